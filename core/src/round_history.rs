//! A round with its moves and events, for undo and saving.

use crate::check::IllegalMove;
use crate::deal::{self, Ages, MissingAgeError};
use crate::event::Event;
use crate::event::RoundResult;
use crate::moves::Source;
use crate::player_action::PlayerAction;
use crate::round::Round;
use crate::seat::Seat;
use crate::seed::Seed;
use crate::setup::Setup;
use crate::visible_event::VisibleEvent;

/// The initial deal, the actions, and the round and events derived from them.
#[derive(Debug, Clone)]
pub struct RoundHistory {
    /// Its number in the series, from 1.
    number: usize,
    seed: Seed,
    initial: Round,
    /// The events of the deal and the first turn.
    opening_events: Vec<Event>,
    actions: Vec<PlayerAction>,
    round: Round,
    /// The events of all actions.
    events: Vec<Event>,
    /// What was taken back since the last action of another kind; the next one is last.
    undone: Vec<PlayerAction>,
}

impl RoundHistory {
    /// Deals a round; `number` is its number in the series, from 1.
    ///
    /// # Errors
    /// If the first player goes by age, and an age is missing.
    pub fn deal(
        number: usize,
        setup: Setup,
        seed: Seed,
        dealer: Seat,
        ages: &Ages,
    ) -> Result<RoundHistory, MissingAgeError> {
        let mut opening_events = Vec::new();
        let dealt = deal::deal(setup, seed, dealer, ages, &mut opening_events)?;
        Ok(RoundHistory::of_dealt(number, seed, dealt, opening_events))
    }

    /// A round that was dealt otherwise than from its seed.
    pub(crate) fn of_dealt(
        number: usize,
        seed: Seed,
        dealt: Round,
        opening_events: Vec<Event>,
    ) -> RoundHistory {
        let round = dealt.clone();
        let (actions, events, undone) = (Vec::new(), Vec::new(), Vec::new());
        RoundHistory { number, seed, initial: dealt, opening_events, actions, round, events, undone }
    }

    /// The round's number in its series, from 1.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The seed of the deal and of every later shuffle.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The round as it stands.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// The actions, in order.
    pub fn actions(&self) -> &[PlayerAction] {
        &self.actions
    }

    /// The round's result. `None` while it goes on.
    pub fn result(&self) -> Option<RoundResult> {
        self.events.last()?.round_result().cloned()
    }

    /// Applies an action and returns its events.
    ///
    /// # Errors
    /// If it is illegal; nothing changes then.
    pub fn apply(&mut self, act: PlayerAction) -> Result<&[Event], IllegalMove> {
        let before = self.events.len();
        self.round.apply(act, &mut self.events)?;
        self.actions.push(act);
        // Who plays something else has decided otherwise.
        if self.undone.pop_if(|next| *next == act).is_none() {
            self.undone.clear();
        }
        Ok(&self.events[before..])
    }

    /// The index of a seat's last move among the actions, from 0. `None` if it made none.
    pub fn last_move(&self, seat: Seat) -> Option<usize> {
        let mut round = self.initial.clone();
        let mut last = None;
        for (at, act) in self.actions.iter().enumerate() {
            let moved = act.as_move(round.turn()).is_some_and(|(mover, _)| mover == seat);
            last = if moved { Some(at) } else { last };
            round.apply_legal(*act, &mut ());
        }
        last
    }

    /// Whether the actions from this index on revealed a face-down card, so that they have to stand.
    ///
    /// What the next player has drawn after the last discard doesn't count: nobody else has seen it, nothing was done with it, and
    /// it goes back to where it is drawn next. So the commonest mistake, a wrong discard, can be taken back.
    pub fn has_revealed(&self, since: usize) -> bool {
        let mut round = self.initial.clone();
        let mut events = Vec::new();
        self.actions.iter().take(since).for_each(|act| round.apply_legal(*act, &mut ()));
        let mover = self.actions.get(since).and_then(|act| act.as_move(round.turn())).map(|(mover, _)| mover);
        let is_last = self.actions.len() == since + 1;
        self.actions.iter().skip(since).for_each(|act| round.apply_legal(*act, &mut events));
        events.iter().any(|event| match event {
            Event::Draw { seat, .. } => !is_last || mover.is_none_or(|mover| mover == *seat),
            Event::Replenish { .. } | Event::End(_) => true,
            Event::Play { mv, .. } => matches!(mv.source(), Some(Source::Stock(_))),
            Event::Deal { .. }
            | Event::Turn(_)
            | Event::Announce { .. }
            | Event::Complete(_)
            | Event::Discard(_)
            | Event::Pass(_)
            | Event::Out(_)
            | Event::Catch(_)
            | Event::Call(_)
            | Event::Penalty { .. } => false,
        })
    }

    /// Takes back the actions from this index on, and rebuilds the round.
    pub fn take_back(&mut self, to: usize) {
        self.undone.extend(self.actions.drain(to.min(self.actions.len())..).rev());
        self.events.clear();
        self.round = self.initial.clone();
        for act in &self.actions {
            self.round.apply_legal(*act, &mut self.events);
        }
    }

    /// The action that was taken back and can be applied again next, with the seat whose move it is, if it is one.
    pub fn next_undone(&self) -> Option<(PlayerAction, Option<Seat>)> {
        let act = *self.undone.last()?;
        Some((act, act.as_move(self.round.turn()).map(|(mover, _)| mover)))
    }

    /// All events, from the deal on.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.opening_events.iter().chain(&self.events)
    }

    /// All events as a seat saw them, or a spectator (`None`).
    pub fn visible_events(&self, viewer: Option<Seat>) -> Vec<VisibleEvent> {
        let mut round = self.initial.clone();
        let mut seen: Vec<VisibleEvent> =
            self.opening_events.iter().map(|event| VisibleEvent::of(event, viewer, &round)).collect();
        let mut events = Vec::new();
        for act in &self.actions {
            round.apply_legal(*act, &mut events);
            seen.extend(events.drain(..).map(|event| VisibleEvent::of(&event, viewer, &round)));
        }
        seen
    }
}
