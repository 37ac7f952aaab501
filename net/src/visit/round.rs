//! A guest's own copy of the round on the table.

use skipstone_core::deal::DealerDraw;
use skipstone_core::series::RoundResult;
use skipstone_core::table::{Ended, Update};
use skipstone_core::{Mirror, Seat, Seen, Setup, Team};

use super::error::Untrue;
use crate::limits;
use crate::protocol::{Moment, Standing};

/// What a guest was shown of one round, from its deal on.
#[derive(Debug)]
pub(super) struct RoundCopy {
    /// Which round it is, and how often moves of it were taken back.
    of: Moment,
    pub(super) setup: Setup,
    pub(super) dealer: Seat,
    draws: Vec<DealerDraw>,
    scores: Vec<u32>,
    mirror: Mirror,
    pub(super) seen: Vec<Seen>,
    pub(super) ended: Option<Ended>,
}

impl RoundCopy {
    /// An empty one, for what the host is about to tell.
    pub(super) fn new(standing: &Standing, setup: Setup, viewer: Option<Seat>) -> Result<RoundCopy, Untrue> {
        let Standing { at, dealer, draws, scores } = standing;
        let at_table = |seat: Seat| seat.index() < setup.seat_count();
        let can_be = at.round > 0
            && at.events as usize <= limits::ROUND_EVENTS
            && at_table(*dealer)
            && draws.iter().all(|draw| at_table(draw.seat))
            && scores.len() == setup.team_count();
        if !can_be {
            return Err(Untrue::Standing);
        }
        Ok(RoundCopy {
            of: *at,
            setup,
            dealer: *dealer,
            draws: draws.clone(),
            scores: scores.clone(),
            mirror: Mirror::new(setup, viewer),
            seen: Vec::new(),
            ended: None,
        })
    }

    /// Up to when it goes.
    pub(super) fn at(&self) -> Moment {
        Moment { events: self.seen.len() as u32, ..self.of }
    }

    /// Whose eyes it was made for.
    pub(super) fn viewer(&self) -> Option<Seat> {
        self.mirror.viewer()
    }

    /// Takes in what happened next: all of it, or nothing.
    pub(super) fn take(&mut self, events: &[Seen]) -> Result<(), Untrue> {
        if self.seen.len() + events.len() > limits::ROUND_EVENTS {
            return Err(Untrue::Standing);
        }
        let mut mirror = self.mirror.clone();
        for (event, seen) in (self.seen.len()..).zip(events) {
            let untrue = |why| Untrue::Event { round: self.of.round, event, why };
            mirror.try_apply(seen).map_err(untrue)?;
        }
        self.mirror = mirror;
        self.seen.extend_from_slice(events);
        Ok(())
    }

    /// Whether these events, that are said to begin at a moment, are known.
    pub(super) fn knows(&self, from: Moment, events: &[Seen]) -> bool {
        let from_here = self.seen.get(from.events as usize..).unwrap_or_default();
        Moment { events: 0, ..from } == Moment { events: 0, ..self.of } && from_here.starts_with(events)
    }

    /// Whether its last event has happened.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.seen.last(), Some(Seen::End { .. }))
    }

    /// Takes in what came of its end.
    pub(super) fn end(
        &mut self,
        result: RoundResult,
        scores: Vec<u32>,
        winners: Vec<Team>,
    ) -> Result<&Ended, Untrue> {
        let happened = match self.seen.last().cloned() {
            Some(Seen::End { reason, winner, left, points }) => {
                result == RoundResult { reason, winner, left, points }
            }
            _ => false,
        };
        let teams = self.setup.team_count();
        let at_table = scores.len() == teams && winners.iter().all(|team| team.index() < teams);
        if !happened || !at_table {
            return Err(Untrue::End);
        }
        self.scores = scores;
        Ok(self.ended.insert(Ended { result, over: (!winners.is_empty()).then_some(winners) }))
    }

    /// The round as one is told of it: as begun, where nobody has moved in it, if that is news; else as it stands.
    pub(super) fn update(&self, is_new: bool) -> Update {
        let number = self.of.round as usize;
        let (scores, events) = (self.scores.clone(), self.seen.clone());
        if is_new && self.mirror.view().moves() == 0 {
            Update::RoundBegan { number, dealer: self.dealer, draws: self.draws.clone(), scores, events }
        } else {
            Update::Standing { number, scores, events, ended: self.ended.clone() }
        }
    }

    /// As [`Update::RoundEnded`] tells it.
    pub(super) fn scores(&self) -> Vec<u32> {
        self.scores.clone()
    }
}
