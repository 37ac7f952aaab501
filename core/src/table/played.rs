//! A round on the table, with how it came to be.

use crate::act::Act;
use crate::bot::Bot;
use crate::check::Rejected;
use crate::event::Event;
use crate::moves::Source;
use crate::round::Round;
use crate::seat::Seat;
use crate::seed::Seed;
use crate::seen::Seen;
use crate::series::RoundResult;

/// The deal, what was done and what came of it. Everything else follows from the deal and what was done.
pub(super) struct Played {
    /// Its number in the series, from 1.
    pub(super) number: usize,
    pub(super) seed: Seed,
    dealt: Round,
    /// The deal and the first turn.
    opening: Vec<Event>,
    acts: Vec<Act>,
    pub(super) round: Round,
    /// What came of that.
    events: Vec<Event>,
    /// A computer player for every seat: its own, or the one that takes over.
    pub(super) bots: Vec<Box<dyn Bot>>,
}

impl Played {
    pub(super) fn new(
        number: usize,
        seed: Seed,
        dealt: Round,
        opening: Vec<Event>,
        bots: Vec<Box<dyn Bot>>,
    ) -> Played {
        let (acts, events) = (Vec::new(), Vec::new());
        Played { number, seed, round: dealt.clone(), dealt, opening, acts, events, bots }
    }

    /// What was done, one after the other.
    pub(super) fn acts(&self) -> &[Act] {
        &self.acts
    }

    /// How the round ended, if it did.
    pub(super) fn result(&self) -> Option<RoundResult> {
        RoundResult::of(self.events.last()?)
    }

    /// Does something; what came of it.
    pub(super) fn act(&mut self, act: Act) -> Result<&[Event], Rejected> {
        let before = self.events.len();
        self.round.act(act, &mut self.events)?;
        self.acts.push(act);
        Ok(&self.events[before..])
    }

    /// The index of a seat's last move, if it made one.
    pub(super) fn last_move(&self, seat: Seat) -> Option<usize> {
        let mut round = self.dealt.clone();
        let mut last = None;
        for (at, act) in self.acts.iter().enumerate() {
            let moved = act.moved(round.turn()).is_some_and(|(mover, _)| mover == seat);
            last = if moved { Some(at) } else { last };
            round.act_allowed(*act, &mut ());
        }
        last
    }

    /// Whether a move or what followed it let anybody see a card that lay face down.
    pub(super) fn has_revealed(&self, since: usize) -> bool {
        let mut round = self.dealt.clone();
        let mut events = Vec::new();
        self.acts.iter().take(since).for_each(|act| round.act_allowed(*act, &mut ()));
        self.acts.iter().skip(since).for_each(|act| round.act_allowed(*act, &mut events));
        events.iter().any(|event| match event {
            Event::Draw { .. } | Event::Replenish { .. } | Event::End { .. } => true,
            Event::Play { mv, .. } => matches!(mv.source(), Some(Source::Stock(_))),
            _ => false,
        })
    }

    /// Takes back a move and all that followed.
    pub(super) fn take_back(&mut self, to: usize) {
        self.acts.truncate(to);
        self.events.clear();
        self.round = self.dealt.clone();
        for act in &self.acts {
            self.round.act_allowed(*act, &mut self.events);
        }
    }

    /// Everything that happened, from the deal on.
    pub(super) fn events(&self) -> impl Iterator<Item = &Event> {
        self.opening.iter().chain(&self.events)
    }

    /// Everything that happened, as a seat saw it, or somebody who watches.
    pub(super) fn seen(&self, viewer: Option<Seat>) -> Vec<Seen> {
        let mut round = self.dealt.clone();
        let mut seen: Vec<Seen> = self.opening.iter().map(|event| Seen::of(event, viewer, &round)).collect();
        let mut events = Vec::new();
        for act in &self.acts {
            round.act_allowed(*act, &mut events);
            seen.extend(events.drain(..).map(|event| Seen::of(&event, viewer, &round)));
        }
        seen
    }
}
