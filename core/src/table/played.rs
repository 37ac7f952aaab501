//! A round on the table, with how it came to be.

use crate::bot::Bot;
use crate::check::Rejected;
use crate::event::Event;
use crate::moves::Move;
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
    pub(super) bots: Vec<Option<Box<dyn Bot>>>,
}

impl Played {
    pub(super) fn new(
        number: usize,
        seed: Seed,
        dealt: Round,
        opening: Vec<Event>,
        bots: Vec<Option<Box<dyn Bot>>>,
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

    /// Takes back a seat's last move and all that followed; whether there was one.
    pub(super) fn undo(&mut self, seat: Seat) -> bool {
        let mut round = self.dealt.clone();
        let mut last = None;
        for (at, mv) in self.moves.iter().enumerate() {
            last = if round.turn() == seat { Some(at) } else { last };
            round.play_legal(*mv, &mut ());
        }
        let Some(last) = last else { return false };
        self.moves.truncate(last);
        self.events.clear();
        self.round = self.dealt.clone();
        for mv in &self.moves {
            self.round.play_legal(*mv, &mut self.events);
        }
        true
    }

    /// Everything that happened, from the deal on.
    pub(super) fn events(&self) -> impl Iterator<Item = &Event> {
        self.opening.iter().chain(&self.events)
    }

    /// Everything that happened, as a seat saw it.
    pub(super) fn seen(&self, seat: Seat) -> Vec<Seen> {
        let mut round = self.dealt.clone();
        let mut seen: Vec<Seen> =
            self.opening.iter().map(|event| Seen::of(event, Some(seat), &round)).collect();
        let mut events = Vec::new();
        for mv in &self.moves {
            round.play_legal(*mv, &mut events);
            seen.extend(events.drain(..).map(|event| Seen::of(&event, Some(seat), &round)));
        }
        seen
    }
}
