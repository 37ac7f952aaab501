//! The round as the screen shows it: a replica, fed by the entries of the log.

use skipstone_core::deal::DealerDraw;
use skipstone_core::table::{RoundEnd, Update};
use skipstone_core::{IllegalMove, PlayerAction, Replica, Seat, Setup, VisibleEvent};

use super::error::ProtocolViolation;
use super::event::ClientEvent;
use super::seen_round::SeenRound;
use crate::round_log::{LogEntry, LogId};

/// The round on the table as one seat may see it.
#[derive(Debug)]
pub(super) struct ShownRound {
    log: LogId,
    setup: Setup,
    viewer: Option<Seat>,
    dealer: Seat,
    draws: Vec<DealerDraw>,
    /// The opening events, then those of each action that wasn't taken back.
    events: Vec<Vec<VisibleEvent>>,
    replica: Replica,
    scores: Vec<u32>,
    pub(super) ended: Option<RoundEnd>,
    /// Whether more entries were to follow at once when the screen was told of it last.
    is_behind: bool,
}

/// What an entry changes on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Change {
    Nothing,
    /// The round goes on by the last events.
    Events,
    /// The round is another one, or was rewound.
    Everything,
}

impl ShownRound {
    /// Begins a round that was just dealt.
    fn begin(
        seen: &SeenRound,
        viewer: Option<Seat>,
        dealer: Seat,
        draws: &[DealerDraw],
    ) -> Result<ShownRound, ProtocolViolation> {
        let contract = seen.log.contract().ok_or(ProtocolViolation::Log)?;
        let setup = contract.setup()?;
        let is_seated = |seat: Seat| seat.index() < setup.seat_count();
        if !is_seated(dealer) || !draws.iter().all(|draw| is_seated(draw.seat)) {
            return Err(ProtocolViolation::Log);
        }
        Ok(ShownRound {
            log: seen.log.id(),
            setup,
            viewer,
            dealer,
            draws: draws.to_vec(),
            events: Vec::new(),
            replica: Replica::new(setup, viewer),
            scores: contract.scores.clone(),
            ended: None,
            is_behind: false,
        })
    }

    /// Whether this is the round of a log, in the view of this seat.
    pub(super) fn is_of(&self, seen: &SeenRound, viewer: Option<Seat>) -> bool {
        (self.log, self.viewer) == (seen.log.id(), viewer)
    }

    /// Says to the screen in whose view it is told of which table.
    pub(super) fn seated(&self) -> ClientEvent {
        ClientEvent::Seated { setup: self.setup, seat: self.viewer }
    }

    /// Whether this is the round of this log.
    pub(super) fn is_of_log(&self, id: LogId) -> bool {
        self.log == id
    }

    /// The seat whose view this is. `None` for a spectator.
    #[cfg(test)]
    pub(super) fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// The action of a seat that makes this move now.
    pub(super) fn action(&self, seat: Seat, mv: skipstone_core::Move) -> PlayerAction {
        PlayerAction::from_move(seat, mv, self.replica.view().turn())
    }

    /// Whether the rules allow a move now.
    ///
    /// # Errors
    /// With the rule that it breaks.
    pub(super) fn check(&self, mv: skipstone_core::Move) -> Result<(), IllegalMove> {
        self.replica.view().check(mv)
    }

    /// Applies the entry of a round's log with this index. A round that begins takes the place of the one before.
    fn follow(
        shown: &mut Option<ShownRound>,
        seen: &SeenRound,
        index: usize,
        viewer: Option<Seat>,
    ) -> Result<Change, ProtocolViolation> {
        let Some(entry) = seen.log.entries().get(index) else { return Ok(Change::Nothing) };
        // Whoever only watches now may have had a seat, with cards that were shown there.
        let entry = &if viewer.is_none() { entry.clone().into_public() } else { entry.clone() };
        if let LogEntry::Dealt { dealer, draws, .. } = entry {
            let mut begun = ShownRound::begin(seen, viewer, *dealer, draws)?;
            begun.apply(index, entry.events())?;
            *shown = Some(begun);
            return Ok(Change::Everything);
        }
        let Some(shown) = shown.as_mut().filter(|shown| shown.log == seen.log.id()) else {
            return Ok(Change::Nothing);
        };
        match entry {
            LogEntry::Action { events, .. } => {
                shown.apply(index, events)?;
                if let Some(VisibleEvent::End(result)) = events.last()
                    && let Some((scores, series_winners)) = seen.outcome()
                {
                    shown.ended = Some(RoundEnd { result: result.clone(), series_winners });
                    shown.scores = scores;
                }
                Ok(Change::Events)
            }
            LogEntry::TakenBack { to, .. } => {
                // The opening events stay.
                let kept = *to as usize + 1;
                if kept > shown.events.len() {
                    return Err(ProtocolViolation::Log);
                }
                shown.events.truncate(kept);
                shown.replica = Replica::new(shown.setup, shown.viewer);
                for event in shown.events.iter().flatten() {
                    shown.replica.apply(event);
                }
                Ok(Change::Everything)
            }
            _ => Ok(Change::Nothing),
        }
    }

    /// Applies the next events: all of them, or none on error.
    fn apply(&mut self, entry: usize, events: &[VisibleEvent]) -> Result<(), ProtocolViolation> {
        let mut replica = self.replica.clone();
        for event in events {
            let untrue = |why| ProtocolViolation::Event { round: self.log.round, entry, why };
            replica.try_apply(event).map_err(untrue)?;
        }
        self.replica = replica;
        self.events.push(events.to_vec());
        Ok(())
    }

    /// Applies new entries of a round's log; what the screen has to be told. It shows all of them at once: a player moves and speaks at
    /// the position that is on the screen. If `more_follow`, it is shown the round as it stands, and no moves.
    pub(super) fn follow_all(
        shown: &mut Option<ShownRound>,
        seen: &SeenRound,
        indices: std::ops::Range<usize>,
        viewer: Option<Seat>,
        more_follow: bool,
    ) -> Result<Vec<Update>, ProtocolViolation> {
        let mut updates = Vec::new();
        let mut is_new = shown.as_ref().is_none_or(|shown| shown.log != seen.log.id());
        let mut must_show_all = false;
        for index in indices {
            match ShownRound::follow(shown, seen, index, viewer)? {
                Change::Nothing => {}
                Change::Everything => must_show_all = true,
                Change::Events => {
                    updates.extend(
                        shown.as_ref().and_then(|shown| shown.events.last()).cloned().map(Update::Events),
                    );
                    if let Some(shown) = shown.as_ref().filter(|shown| shown.ended.is_some())
                        && let Some(ended) = shown.ended.clone()
                    {
                        updates.push(Update::RoundEnded { ended, scores: shown.scores.clone() });
                    }
                }
            }
        }
        let Some(shown) = shown else { return Ok(Vec::new()) };
        let was_behind = std::mem::replace(&mut shown.is_behind, more_follow);
        if must_show_all || (was_behind || more_follow) && !updates.is_empty() {
            is_new &= shown.replica.view().moves() == 0;
            updates = vec![shown.update(is_new)];
        }
        Ok(updates)
    }

    /// The whole round as one update: [`Update::RoundBegan`] for a new round in which nobody has moved yet, else
    /// [`Update::Snapshot`].
    pub(super) fn update(&self, is_new: bool) -> Update {
        let number = self.log.round as usize;
        let (scores, events) = (self.scores.clone(), self.events.concat());
        if is_new && self.replica.view().moves() == 0 {
            Update::RoundBegan { number, dealer: self.dealer, draws: self.draws.clone(), scores, events }
        } else {
            Update::Snapshot { number, scores, events, ended: self.ended.clone() }
        }
    }
}
