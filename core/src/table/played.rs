//! A round on the table, with how it came to be.

use crate::bot::Bot;
use crate::check::Rejected;
use crate::event::Event;
use crate::moves::{Move, Source};
use crate::round::Round;
use crate::seat::Seat;
use crate::seed::Seed;
use crate::seen::Seen;
use crate::series::RoundResult;

/// The deal, the moves made and what came of them. Everything else follows from the deal and the moves.
pub(super) struct Played {
    /// Its number in the series, from 1.
    pub(super) number: usize,
    pub(super) seed: Seed,
    dealt: Round,
    /// The deal and the first turn.
    opening: Vec<Event>,
    moves: Vec<Move>,
    pub(super) round: Round,
    /// What came of the moves.
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
        let (moves, events) = (Vec::new(), Vec::new());
        Played { number, seed, round: dealt.clone(), dealt, opening, moves, events, bots }
    }

    /// The moves made.
    pub(super) fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How the round ended, if it did.
    pub(super) fn result(&self) -> Option<RoundResult> {
        RoundResult::of(self.events.last()?)
    }

    /// Plays a seat's move; what came of it.
    pub(super) fn play(&mut self, seat: Seat, mv: Move) -> Result<&[Event], Rejected> {
        let before = self.events.len();
        self.round.play_into(seat, mv, &mut self.events)?;
        self.moves.push(mv);
        Ok(&self.events[before..])
    }

    /// The index of a seat's last move, if it made one.
    pub(super) fn last_move(&self, seat: Seat) -> Option<usize> {
        let mut round = self.dealt.clone();
        let mut last = None;
        for (at, mv) in self.moves.iter().enumerate() {
            last = if round.turn() == seat { Some(at) } else { last };
            round.play_legal(*mv, &mut ());
        }
        last
    }

    /// Whether a move or what followed it let anybody see a card that lay face down.
    pub(super) fn has_revealed(&self, since: usize) -> bool {
        let mut round = self.dealt.clone();
        let mut events = Vec::new();
        self.moves.iter().take(since).for_each(|mv| round.play_legal(*mv, &mut ()));
        self.moves.iter().skip(since).for_each(|mv| round.play_legal(*mv, &mut events));
        events.iter().any(|event| match event {
            Event::Draw { .. } | Event::Replenish { .. } | Event::End { .. } => true,
            Event::Play { mv, .. } => matches!(mv.source(), Some(Source::Stock(_))),
            _ => false,
        })
    }

    /// Takes back a move and all that followed.
    pub(super) fn take_back(&mut self, to: usize) {
        self.moves.truncate(to);
        self.events.clear();
        self.round = self.dealt.clone();
        for mv in &self.moves {
            self.round.play_legal(*mv, &mut self.events);
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
        for mv in &self.moves {
            round.play_legal(*mv, &mut events);
            seen.extend(events.drain(..).map(|event| Seen::of(&event, viewer, &round)));
        }
        seen
    }
}
