//! The current round with its history.

use crate::bot::Bot;
use crate::check::IllegalMove;
use crate::event::Event;
use crate::event::RoundResult;
use crate::moves::Source;
use crate::player_action::PlayerAction;
use crate::round::Round;
use crate::seat::Seat;
use crate::seed::Seed;
use crate::visible_event::VisibleEvent;

/// The initial deal, the actions, and the round and events derived from them.
pub(super) struct RoundHistory {
    /// Its number in the series, from 1.
    pub(super) number: usize,
    pub(super) seed: Seed,
    initial: Round,
    /// The events of the deal and the first turn.
    opening_events: Vec<Event>,
    actions: Vec<PlayerAction>,
    pub(super) round: Round,
    /// The events of all actions.
    events: Vec<Event>,
    /// A computer player for every seat: its own, or the one that takes over for a person.
    pub(super) bots: Vec<Box<dyn Bot>>,
}

impl RoundHistory {
    pub(super) fn new(
        number: usize,
        seed: Seed,
        dealt: Round,
        opening: Vec<Event>,
        bots: Vec<Box<dyn Bot>>,
    ) -> RoundHistory {
        let (actions, events) = (Vec::new(), Vec::new());
        RoundHistory {
            number,
            seed,
            round: dealt.clone(),
            initial: dealt,
            opening_events: opening,
            actions,
            events,
            bots,
        }
    }

    /// The actions, in order.
    pub(super) fn actions(&self) -> &[PlayerAction] {
        &self.actions
    }

    /// The round's result. `None` while it goes on.
    pub(super) fn result(&self) -> Option<RoundResult> {
        self.events.last()?.round_result().cloned()
    }

    /// Applies an action and returns its events.
    pub(super) fn apply(&mut self, act: PlayerAction) -> Result<&[Event], IllegalMove> {
        let before = self.events.len();
        self.round.apply(act, &mut self.events)?;
        self.actions.push(act);
        Ok(&self.events[before..])
    }

    /// The index of a seat's last move among the actions, from 0. `None` if it made none.
    pub(super) fn last_move(&self, seat: Seat) -> Option<usize> {
        let mut round = self.initial.clone();
        let mut last = None;
        for (at, act) in self.actions.iter().enumerate() {
            let moved = act.as_move(round.turn()).is_some_and(|(mover, _)| mover == seat);
            last = if moved { Some(at) } else { last };
            round.apply_legal(*act, &mut ());
        }
        last
    }

    /// Whether the actions from this index on revealed a face-down card to anybody.
    pub(super) fn has_revealed(&self, since: usize) -> bool {
        let mut round = self.initial.clone();
        let mut events = Vec::new();
        self.actions.iter().take(since).for_each(|act| round.apply_legal(*act, &mut ()));
        self.actions.iter().skip(since).for_each(|act| round.apply_legal(*act, &mut events));
        events.iter().any(|event| match event {
            Event::Draw { .. } | Event::Replenish { .. } | Event::End(_) => true,
            Event::Play { mv, .. } => matches!(mv.source(), Some(Source::Stock(_))),
            _ => false,
        })
    }

    /// Takes back the actions from this index on, and rebuilds the round.
    pub(super) fn take_back(&mut self, to: usize) {
        self.actions.truncate(to);
        self.events.clear();
        self.round = self.initial.clone();
        for act in &self.actions {
            self.round.apply_legal(*act, &mut self.events);
        }
    }

    /// All events, from the deal on.
    pub(super) fn events(&self) -> impl Iterator<Item = &Event> {
        self.opening_events.iter().chain(&self.events)
    }

    /// All events as a seat saw them, or a spectator (`None`).
    pub(super) fn visible_events(&self, viewer: Option<Seat>) -> Vec<VisibleEvent> {
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
