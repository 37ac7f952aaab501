//! The host's side of a fair deal: host and guests commit, then reveal, and the round is dealt from all of it.

use std::collections::BTreeSet;
use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::table::{self, IntentError};

use super::messages::GuestId;
use super::{Departure, Room};
use crate::fair_deal::{DealContext, DealSecret, FailedAttempt, ShareCommitments, Shares};
use crate::host::saved::{DealInputs, SavedDeal};
use crate::protocol::{DealAttempt, DealContribution, DealStep, Denial, ToGuest};

/// The timeout of each phase. Programs answer by themselves, over the worst network too.
const PHASE_TIMEOUT: Duration = Duration::from_secs(5);

/// A deal that is being prepared.
#[derive(Debug)]
pub(super) struct PendingDeal {
    context: DealContext,
    secret: DealSecret,
    /// The attempts to deal this round that failed, oldest first. Their seats take no part in later ones.
    failed: Vec<FailedAttempt>,
    phase: Phase,
    pub(super) deadline: Duration,
}

#[derive(Debug)]
enum Phase {
    /// Guests send the hashes of their shares.
    Committing {
        hashes: ShareCommitments,
        /// The seats that are waited for.
        waiting: BTreeSet<Seat>,
    },
    /// Guests send the shares whose hashes are in the list.
    Revealing {
        list: ShareCommitments,
        shares: Shares,
        /// Seats of the list whose person has left for good.
        left: BTreeSet<Seat>,
    },
}

/// What an attempt came to.
enum Outcome {
    Dealt(DealInputs),
    Failed(FailedAttempt),
}

impl PendingDeal {
    pub(super) fn attempt(&self) -> DealAttempt {
        DealAttempt { round: self.context.round, attempt: self.context.attempt }
    }

    fn message(&self, step: DealStep) -> ToGuest {
        ToGuest::Deal { attempt: self.attempt(), step }
    }

    /// The message that begins the attempt.
    fn begun_message(&self) -> ToGuest {
        self.message(DealStep::Begun(self.context.commit_secret(&self.secret)))
    }

    /// The messages that a guest needs who joins or returns during the deal.
    pub(super) fn messages(&self) -> Vec<ToGuest> {
        let mut messages = failure_messages(self.context.round, &self.failed);
        messages.push(self.begun_message());
        if let Phase::Revealing { list, .. } = &self.phase {
            messages.push(self.message(DealStep::Committed(list.clone())));
        }
        messages
    }

    /// What has to be saved before the next message is sent.
    pub(super) fn to_saved(&self) -> SavedDeal {
        let list = match &self.phase {
            Phase::Committing { .. } => None,
            Phase::Revealing { list, .. } => Some(list.clone()),
        };
        SavedDeal { round: self.context.round, secret: self.secret, list, failed: self.failed.clone() }
    }

    /// Stores a guest's contribution. The first one of each kind counts.
    fn add(&mut self, seat: Seat, given: DealContribution) {
        match (&mut self.phase, given) {
            (Phase::Committing { hashes, waiting }, DealContribution::Commitment(hash)) => {
                hashes.entry(seat).or_insert(hash);
                waiting.remove(&seat);
            }
            // A share that doesn't match its hash counts as withheld.
            (Phase::Revealing { list, shares, .. }, DealContribution::Share(share))
                if list.get(&seat) == Some(&self.context.commit_share(seat, &share)) =>
            {
                shares.insert(seat, share);
            }
            _ => {}
        }
    }

    /// Stops waiting for a seat whose connection is lost (it may come back to reveal) or whose person has left for good.
    fn stop_waiting(&mut self, seat: Seat, departure: Departure) {
        match &mut self.phase {
            // A guest that was lost may come back within the time of the phase.
            _ if departure == Departure::Lost => {}
            Phase::Committing { waiting, .. } => drop(waiting.remove(&seat)),
            Phase::Revealing { left, .. } => drop(left.insert(seat)),
        }
    }

    /// Closes the list of hashes if everyone has committed or the time is over; the message to send.
    fn close_list(&mut self, now: Duration) -> Option<ToGuest> {
        let Phase::Committing { hashes, waiting } = &mut self.phase else { return None };
        if !waiting.is_empty() && now < self.deadline {
            return None;
        }
        let list = std::mem::take(hashes);
        self.phase = Phase::Revealing { list: list.clone(), shares: Shares::new(), left: BTreeSet::new() };
        self.deadline = now + PHASE_TIMEOUT;
        Some(self.message(DealStep::Committed(list)))
    }

    /// What the attempt came to; `None` while shares are awaited.
    fn outcome(&self, now: Duration) -> Option<Outcome> {
        let Phase::Revealing { list, shares, left } = &self.phase else { return None };
        let missing = list.keys().filter(|seat| !shares.contains_key(seat));
        if missing.clone().next().is_none() {
            return Some(Outcome::Dealt(DealInputs {
                round: self.context.round,
                secret: self.secret,
                shares: shares.clone(),
                failed: self.failed.clone(),
            }));
        }
        let is_over = now >= self.deadline || missing.clone().all(|seat| left.contains(seat));
        is_over.then(|| Outcome::Failed(missing.copied().collect()))
    }

    /// The seats that still have to commit.
    fn silent_seats(&self) -> BTreeSet<Seat> {
        match &self.phase {
            Phase::Committing { waiting, .. } => waiting.clone(),
            Phase::Revealing { .. } => BTreeSet::new(),
        }
    }
}

impl DealInputs {
    /// The messages about a deal that is done, for a guest who may have missed them.
    pub(super) fn messages(&self) -> Vec<ToGuest> {
        let mut messages = failure_messages(self.round, &self.failed);
        let attempt = DealAttempt { round: self.round, attempt: self.failed.len() as u32 + 1 };
        messages.push(ToGuest::Deal { attempt, step: DealStep::Revealed(self.shares.clone()) });
        messages
    }
}

/// Whether a seat withheld its share in one of these attempts.
fn is_excluded(failed: &[FailedAttempt], seat: Seat) -> bool {
    failed.iter().any(|missing| missing.contains(&seat))
}

/// The messages about the failed attempts to deal a round.
fn failure_messages(round: u32, failed: &[FailedAttempt]) -> Vec<ToGuest> {
    let message = |(attempt, missing): (u32, &FailedAttempt)| ToGuest::Deal {
        attempt: DealAttempt { round, attempt },
        step: DealStep::Failed(missing.clone()),
    };
    (1..).zip(failed).map(message).collect()
}

impl Room {
    /// Begins to deal the next round.
    pub(super) fn start_deal(&mut self) -> Result<(), Denial> {
        let game = self.game.as_ref().ok_or(Denial::NotNow)?;
        if game.dealing.is_some() {
            return Ok(());
        }
        if let Some(by) = game.table.paused() {
            return Err(Denial::Table(IntentError::Paused(by)));
        }
        if game.is_round_running() {
            return Err(Denial::Table(IntentError::RoundGoesOn));
        }
        if game.table.series().is_over() {
            return Err(Denial::Table(IntentError::SeriesOver));
        }
        let round = game.table.series().rounds().len() as u32 + 1;
        self.start_attempt(round, Vec::new())
    }

    /// Commits to a new secret and asks everyone for the hash of a share.
    fn start_attempt(&mut self, round: u32, failed: Vec<FailedAttempt>) -> Result<(), Denial> {
        let secret = DealSecret::generate().map_err(|_| Denial::NotNow)?;
        let people = self.seating.people_other_than(self.host_key);
        let waiting =
            people.filter(|(seat, key)| !is_excluded(&failed, *seat) && self.guests.is_responsive(*key));
        let waiting = waiting.map(|(seat, _)| seat).collect();
        let deal = PendingDeal {
            context: self.deal_context(round, failed.len() as u32 + 1),
            secret,
            failed,
            phase: Phase::Committing { hashes: ShareCommitments::new(), waiting },
            deadline: self.now + PHASE_TIMEOUT,
        };
        // Guests tell from the lobby who takes part.
        self.flush_lobby();
        let begun = deal.begun_message();
        if let Some(game) = &mut self.game {
            game.dealing = Some(deal);
            self.unsaved = true;
            self.broadcast(begun);
        }
        Ok(())
    }

    /// Goes on with a deal that was begun before the host restarted: with the same secret, so that it can't choose another one.
    pub(super) fn resume_deal(&mut self, saved: SavedDeal) {
        let SavedDeal { round, secret, list, failed } = saved;
        let phase = match list {
            Some(list) => Phase::Revealing { list, shares: Shares::new(), left: BTreeSet::new() },
            None => Phase::Committing {
                hashes: ShareCommitments::new(),
                waiting: self.seating.people_other_than(self.host_key).map(|(seat, _)| seat).collect(),
            },
        };
        let context = self.deal_context(round, failed.len() as u32 + 1);
        // Guests need a moment to come back.
        let deadline = self.now + crate::limits::RETURN_TIMEOUT;
        if let Some(game) = &mut self.game {
            game.dealing = Some(PendingDeal { context, secret, failed, phase, deadline });
        }
    }

    /// Takes a guest's contribution. Those for other attempts come too late and are ignored.
    pub(super) fn handle_contribution(
        &mut self,
        guest: GuestId,
        attempt: DealAttempt,
        given: DealContribution,
    ) {
        // The host's part is its secret.
        let Some(seat) = self.seat_of(guest).filter(|_| guest != GuestId::HOST) else { return };
        let dealing = self.game.as_mut().and_then(|game| game.dealing.as_mut());
        if let Some(deal) =
            dealing.filter(|deal| deal.attempt() == attempt && !is_excluded(&deal.failed, seat))
        {
            deal.add(seat, given);
        }
    }

    /// A deal under way no longer waits for a seat.
    pub(super) fn stop_waiting_for_share(&mut self, seat: Seat, departure: Departure) {
        if let Some(deal) = self.game.as_mut().and_then(|game| game.dealing.as_mut()) {
            deal.stop_waiting(seat, departure);
        }
    }

    /// Takes the deal as far as it can go: closes the list, deals, or begins another attempt.
    pub(super) fn advance_deal(&mut self) {
        let now = self.now;
        // Each failed attempt excludes at least one seat, so this ends.
        while let Some(deal) = self.game.as_mut().and_then(|game| game.dealing.as_mut()) {
            let silent = deal.silent_seats();
            if let Some(committed) = deal.close_list(now) {
                for key in silent.into_iter().filter_map(|seat| Some(self.seating.person(seat)?.key)) {
                    self.guests.mark_unresponsive(key);
                }
                self.unsaved = true;
                self.broadcast(committed);
                continue;
            }
            match deal.outcome(now) {
                None => return,
                Some(Outcome::Dealt(inputs)) => self.finish_deal(inputs),
                Some(Outcome::Failed(failure)) => {
                    let mut failed = std::mem::take(&mut deal.failed);
                    let (round, message) =
                        (deal.context.round, deal.message(DealStep::Failed(failure.clone())));
                    self.broadcast(message);
                    failed.push(failure);
                    if self.start_attempt(round, failed).is_err() {
                        tracing::error!("no random bytes for another deal");
                        return;
                    }
                }
            }
        }
    }

    /// Deals the round from the host's secret and everyone's shares.
    fn finish_deal(&mut self, inputs: DealInputs) {
        let Some(game) = &mut self.game else { return };
        let Some(deal) = game.dealing.take() else { return };
        let seed = deal.context.seed(&inputs.secret, &inputs.shares);
        let revealed = deal.message(DealStep::Revealed(inputs.shares.clone()));
        game.deal = Some(inputs);
        self.broadcast(revealed);
        self.apply_to_table(table::TableInput::DealFrom(seed), None);
    }

    fn deal_context(&self, round: u32, attempt: u32) -> DealContext {
        DealContext { table: self.id, series: self.series, round, attempt, host: self.host_key }
    }
}
