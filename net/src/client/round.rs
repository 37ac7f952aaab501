//! The client's replica of the current round.

use skipstone_core::event::RoundResult;
use skipstone_core::table::{RoundEnd, Update};
use skipstone_core::{Replica, Seat, Setup, Team, VisibleEvent};

use super::error::ProtocolViolation;
use super::evidence::SeenRound;
use crate::limits;
use crate::protocol::{Revision, Snapshot};

/// Everything that the client was shown of one round, from its deal on.
#[derive(Debug)]
pub(super) struct RoundReplica {
    pub(super) setup: Setup,
    /// What is kept of the round to verify it.
    pub(super) seen: SeenRound,
    scores: Vec<u32>,
    replica: Replica,
    pub(super) ended: Option<RoundEnd>,
}

impl RoundReplica {
    /// An empty replica for the events that follow a snapshot. Fails if the snapshot can't be of this setup.
    pub(super) fn new(
        snapshot: &Snapshot,
        setup: Setup,
        viewer: Option<Seat>,
    ) -> Result<RoundReplica, ProtocolViolation> {
        let Snapshot { at, dealer, draws, scores } = snapshot;
        let at_table = |seat: Seat| seat.index() < setup.seat_count();
        let can_be = at.round > 0
            && at.events as usize <= limits::ROUND_EVENTS
            && at_table(*dealer)
            && draws.iter().all(|draw| at_table(draw.seat))
            && scores.len() == setup.team_count();
        if !can_be {
            return Err(ProtocolViolation::Snapshot);
        }
        Ok(RoundReplica {
            setup,
            seen: SeenRound {
                at: Revision { events: 0, ..*at },
                dealer: *dealer,
                draws: draws.clone(),
                viewer,
                events: Vec::new(),
                was_rewritten: false,
            },
            scores: scores.clone(),
            replica: Replica::new(setup, viewer),
            ended: None,
        })
    }

    /// The revision after the last applied event.
    pub(super) fn revision(&self) -> Revision {
        self.seen.at
    }

    /// The seat whose view this is. `None` for a spectator.
    pub(super) fn viewer(&self) -> Option<Seat> {
        self.seen.viewer
    }

    /// Applies the next events: all of them, or none on error.
    pub(super) fn apply(&mut self, events: &[VisibleEvent]) -> Result<(), ProtocolViolation> {
        if self.seen.events.len() + events.len() > limits::ROUND_EVENTS {
            return Err(ProtocolViolation::Snapshot);
        }
        let mut replica = self.replica.clone();
        for (event, seen) in (self.seen.events.len()..).zip(events) {
            let untrue = |why| ProtocolViolation::Event { round: self.seen.at.round, event, why };
            replica.try_apply(seen).map_err(untrue)?;
        }
        self.replica = replica;
        self.seen.events.extend_from_slice(events);
        self.seen.at.events = self.seen.events.len() as u32;
        Ok(())
    }

    /// Whether these events, the first of which follows revision `from`, were applied already.
    pub(super) fn contains(&self, from: Revision, events: &[VisibleEvent]) -> bool {
        let from_here = self.seen.events.get(from.events as usize..).unwrap_or_default();
        Revision { events: 0, ..from } == Revision { events: 0, ..self.seen.at }
            && from_here.starts_with(events)
    }

    /// Whether the round's `End` event was applied.
    pub(super) fn has_ended(&self) -> bool {
        matches!(self.seen.events.last(), Some(VisibleEvent::End(_)))
    }

    /// Records the round's result and scores, after checking them against the `End` event.
    pub(super) fn end(
        &mut self,
        result: RoundResult,
        scores: Vec<u32>,
        winners: Vec<Team>,
    ) -> Result<&RoundEnd, ProtocolViolation> {
        let happened = matches!(self.seen.events.last(), Some(VisibleEvent::End(ended)) if *ended == result);
        let teams = self.setup.team_count();
        let at_table = scores.len() == teams && winners.iter().all(|team| team.index() < teams);
        if !happened || !at_table {
            return Err(ProtocolViolation::Result);
        }
        self.scores = scores;
        Ok(self.ended.insert(RoundEnd { result, series_winners: (!winners.is_empty()).then_some(winners) }))
    }

    /// The round as one update: [`Update::RoundBegan`] for a new round in which nobody has moved yet, else [`Update::Snapshot`].
    pub(super) fn update(&self, is_new: bool) -> Update {
        let number = self.seen.at.round as usize;
        let (scores, events) = (self.scores.clone(), self.seen.events.clone());
        if is_new && self.replica.view().moves() == 0 {
            Update::RoundBegan {
                number,
                dealer: self.seen.dealer,
                draws: self.seen.draws.clone(),
                scores,
                events,
            }
        } else {
            Update::Snapshot { number, scores, events, ended: self.ended.clone() }
        }
    }

    /// The scores by team, for [`Update::RoundEnded`].
    pub(super) fn scores(&self) -> Vec<u32> {
        self.scores.clone()
    }
}
