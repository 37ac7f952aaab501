//! Verifies finished rounds: the deal against its commitment and shares, the record against the rules and the events shown.

use std::mem;

use skipstone_core::record::Record;
use skipstone_core::replay::replay_with_observer;
use skipstone_core::{Seat, Setup, VisibleEvent};

use super::event::{ClientEvent, Verdict, VerificationError};
use super::round::RoundReplica;
use crate::fair_deal::{Commitment, DealSecret, DealTranscript, Share, Shares, UnfairDeal};
use crate::limits;
use crate::protocol::{Revision, SeriesId};

/// The most records awaited at once; one more drops the oldest.
const MAX_PENDING: usize = 16;

/// The deal transcript of the current or next round, and the records awaited for verification.
#[derive(Debug, Default)]
pub(super) struct RoundVerifier {
    /// The transcript of the current round's deal, or of the next one's.
    promise: Option<DealTranscript>,
    /// Whether the transcript holds everyone's shares.
    has_shares: bool,
    /// Whether the host may have sent the shares while the connection was lost.
    may_have_missed_shares: bool,
    /// The final revision of the last round whose secret was revealed.
    revealed: Option<Revision>,
    /// Requested records, oldest first.
    pending: Vec<PendingRecord>,
}

/// A requested record, received in parts.
#[derive(Debug)]
struct PendingRecord {
    series: SeriesId,
    round: u32,
    /// The number of the table request.
    ask: u32,
    /// The text received so far.
    text: String,
    /// What to check the record against. `None` if the guest missed the round or its end.
    trial: Option<Evidence>,
}

/// What the client saw of a finished round.
#[derive(Debug)]
pub(super) struct Evidence {
    secret: DealSecret,
    promise: Option<DealTranscript>,
    setup: Setup,
    dealer: Seat,
    viewer: Option<Seat>,
    seen: Vec<VisibleEvent>,
}

impl RoundVerifier {
    /// Stores the host's commitment for a round and returns the share to send. `None` for a spectator. A repeated commitment
    /// gets the same share.
    pub(super) fn handle_commitment(
        &mut self,
        round: u32,
        commitment: Commitment,
        seat: Option<Seat>,
    ) -> Option<Share> {
        let repeated = (self.promise.take()).filter(|promise| {
            let own = promise.own.map(|(seat, _)| seat);
            (promise.round, promise.commitment, own) == (round, commitment, seat)
        });
        let promise = repeated.unwrap_or_else(|| {
            (self.has_shares, self.may_have_missed_shares) = (false, false);
            // Without random bytes no share is sent, and the round is checked without it.
            let own = seat.and_then(|seat| Some((seat, Share::generate().ok()?)));
            DealTranscript { round, commitment, own, shares: Shares::new() }
        });
        let share = promise.own.map(|(_, share)| share);
        self.promise = Some(promise);
        share
    }

    /// Stores everyone's shares. Only the first message of a round counts.
    pub(super) fn handle_shares(&mut self, round: u32, shares: Shares) {
        if let Some(promise) = self.promise.as_mut().filter(|promise| promise.round == round)
            && !self.has_shares
        {
            promise.shares = shares;
            self.has_shares = true;
        }
    }

    /// The evidence to check a finished round's record against. `None` if its secret was revealed before.
    pub(super) fn handle_reveal(&mut self, copy: &RoundReplica, secret: DealSecret) -> Option<Evidence> {
        // Without the shares nobody can tell whether the own one was used.
        let heard_all = self.has_shares || !self.may_have_missed_shares;
        let of_this_round = |promise: &&DealTranscript| promise.round == copy.revision().round && heard_all;
        (self.revealed.replace(copy.revision()) != Some(copy.revision())).then(|| Evidence {
            secret,
            promise: self.promise.as_ref().filter(of_this_round).cloned(),
            setup: copy.setup,
            dealer: copy.dealer,
            viewer: copy.viewer(),
            seen: copy.seen.clone(),
        })
    }

    /// Whether the secret of this round was the last one revealed.
    pub(super) fn was_revealed(&self, round: u32) -> bool {
        self.revealed.is_some_and(|at| at.round == round)
    }

    /// Registers a record request with its request number.
    pub(super) fn await_record(&mut self, series: SeriesId, round: u32, ask: u32, trial: Option<Evidence>) {
        if self.pending.len() >= MAX_PENDING {
            self.pending.remove(0);
        }
        self.pending.push(PendingRecord { series, round, ask, text: String::new(), trial });
    }

    /// Forgets the current deal for a new series. Records of the series before stay awaited.
    pub(super) fn next_series(&mut self) {
        *self = RoundVerifier { pending: mem::take(&mut self.pending), ..RoundVerifier::default() };
    }

    /// Restarts all record requests after a reconnect: pairs of new request number and round.
    pub(super) fn restart_requests(&mut self, mut number: impl FnMut() -> u32) -> Vec<(u32, u32)> {
        self.may_have_missed_shares = true;
        let again = |wanted: &mut PendingRecord| {
            wanted.text.clear();
            wanted.ask = number();
            (wanted.ask, wanted.round)
        };
        self.pending.iter_mut().map(again).collect()
    }

    /// Appends a part of a record. `Some` with the verdict after the last part, or once the record is too long.
    pub(super) fn handle_record_part(&mut self, round: u32, text: &str, last: bool) -> Option<ClientEvent> {
        let at = self.pending.iter().position(|wanted| wanted.round == round)?;
        let wanted = &mut self.pending[at];
        wanted.text += text;
        if wanted.text.len() > limits::RECORD {
            return Some(self.give_up(at));
        }
        last.then(|| {
            let wanted = self.pending.remove(at);
            let series = wanted.series;
            let (record, verdict) = wanted.check();
            ClientEvent::RoundChecked { series, round, record, verdict }
        })
    }

    /// Ends the request with this number. `None` if it was no record request.
    pub(super) fn handle_denial(&mut self, ask: u32) -> Option<ClientEvent> {
        let at = self.pending.iter().position(|wanted| wanted.ask == ask)?;
        Some(self.give_up(at))
    }

    fn give_up(&mut self, at: usize) -> ClientEvent {
        let PendingRecord { series, round, .. } = self.pending.remove(at);
        ClientEvent::RoundChecked { series, round, record: None, verdict: Err(VerificationError::NoRecord) }
    }
}

impl PendingRecord {
    /// The record's text if it can be parsed, and the verdict.
    fn check(mut self) -> (Option<String>, Verdict) {
        let text = mem::take(&mut self.text);
        match text.parse::<Record>() {
            Ok(record) => (Some(text), self.check_record(&record)),
            Err(error) => (None, Err(VerificationError::Unreadable(error))),
        }
    }

    fn check_record(&self, record: &Record) -> Verdict {
        let header = &record.header;
        if header.round != self.round {
            return Err(VerificationError::WrongRound);
        }
        let mut shown = Vec::new();
        let viewer = self.trial.as_ref().and_then(|trial| trial.viewer);
        let replayed = replay_with_observer(record, |events, after| {
            shown.extend(events.iter().map(|event| VisibleEvent::of(event, viewer, after)));
        });
        let replayed = replayed.map_err(VerificationError::RuleViolation)?;
        if !replayed.finished {
            return Err(VerificationError::Unfinished);
        }
        let Some(trial) = &self.trial else { return Err(VerificationError::NotPresent) };
        if (header.setup, header.dealer) != (trial.setup, trial.dealer) {
            return Err(VerificationError::WrongRound);
        }
        if shown != trial.seen {
            let same = shown.iter().zip(&trial.seen).take_while(|(record, shown)| record == shown);
            return Err(VerificationError::EventMismatch(same.count()));
        }
        let promise = trial.promise.as_ref().ok_or(VerificationError::NotPresent)?;
        promise.check(&trial.secret, &header.seed)?;
        if replayed.from_seed { Ok(()) } else { Err(UnfairDeal::Seed.into()) }
    }
}
