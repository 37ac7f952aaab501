//! The client's replica of the current round.

use skipstone_core::deal::DealerDraw;
use skipstone_core::event::RoundResult;
use skipstone_core::table::{RoundEnd, Update};
use skipstone_core::{Replica, Seat, Setup, Team, VisibleEvent};

use super::error::ProtocolViolation;
use super::evidence::SeenRound;
use crate::limits;
use crate::protocol::{Name, Revision, Snapshot};

/// Everything that the client was shown of one round, from its deal on.
#[derive(Debug)]
pub(super) struct RoundReplica {
    /// The round and its takeback count; `events` is the snapshot's and not kept up to date.
    base: Revision,
    pub(super) setup: Setup,
    pub(super) dealer: Seat,
    draws: Vec<DealerDraw>,
    scores: Vec<u32>,
    replica: Replica,
    pub(super) seen: Vec<VisibleEvent>,
    pub(super) ended: Option<RoundEnd>,
    /// The seats with computer players when the round began, with their levels.
    pub(super) bots: Vec<(Seat, Name)>,
    /// Whether the host has changed what was shown before, without this player's consent.
    pub(super) was_rewritten: bool,
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
            base: *at,
            setup,
            dealer: *dealer,
            draws: draws.clone(),
            scores: scores.clone(),
            replica: Replica::new(setup, viewer),
            seen: Vec::new(),
            ended: None,
            bots: Vec::new(),
            was_rewritten: false,
        })
    }

    /// The revision after the last applied event.
    pub(super) fn revision(&self) -> Revision {
        Revision { events: self.seen.len() as u32, ..self.base }
    }

    /// The seat whose view this is. `None` for a spectator.
    pub(super) fn viewer(&self) -> Option<Seat> {
        self.replica.viewer()
    }

    /// Applies the next events: all of them, or none on error.
    pub(super) fn apply(&mut self, events: &[VisibleEvent]) -> Result<(), ProtocolViolation> {
        if self.seen.len() + events.len() > limits::ROUND_EVENTS {
            return Err(ProtocolViolation::Snapshot);
        }
        let mut replica = self.replica.clone();
        for (event, seen) in (self.seen.len()..).zip(events) {
            let untrue = |why| ProtocolViolation::Event { round: self.base.round, event, why };
            replica.try_apply(seen).map_err(untrue)?;
        }
        self.replica = replica;
        self.seen.extend_from_slice(events);
        Ok(())
    }

    /// Whether these events, the first of which follows revision `from`, were applied already.
    pub(super) fn contains(&self, from: Revision, events: &[VisibleEvent]) -> bool {
        let from_here = self.seen.get(from.events as usize..).unwrap_or_default();
        Revision { events: 0, ..from } == Revision { events: 0, ..self.base } && from_here.starts_with(events)
    }

    /// Whether the round's `End` event was applied.
    pub(super) fn has_ended(&self) -> bool {
        matches!(self.seen.last(), Some(VisibleEvent::End(_)))
    }

    /// Records the round's result and scores, after checking them against the `End` event.
    pub(super) fn end(
        &mut self,
        result: RoundResult,
        scores: Vec<u32>,
        winners: Vec<Team>,
    ) -> Result<&RoundEnd, ProtocolViolation> {
        let happened = matches!(self.seen.last(), Some(VisibleEvent::End(ended)) if *ended == result);
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
        let number = self.base.round as usize;
        let (scores, events) = (self.scores.clone(), self.seen.clone());
        if is_new && self.replica.view().moves() == 0 {
            Update::RoundBegan { number, dealer: self.dealer, draws: self.draws.clone(), scores, events }
        } else {
            Update::Snapshot { number, scores, events, ended: self.ended.clone() }
        }
    }

    /// What was seen so far.
    pub(super) fn to_seen(&self) -> SeenRound {
        SeenRound {
            at: self.revision(),
            dealer: self.dealer,
            draws: self.draws.clone(),
            viewer: self.viewer(),
            events: self.seen.clone(),
            bots: self.bots.clone(),
            was_rewritten: self.was_rewritten,
        }
    }

    /// The scores by team, for [`Update::RoundEnded`].
    pub(super) fn scores(&self) -> Vec<u32> {
        self.scores.clone()
    }
}
