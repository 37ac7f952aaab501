//! Verifies finished rounds: the deal against commitments and shares, the record against the rules and the events shown.

use std::mem;

use skipstone_core::bot::{Level, first_deviation};
use skipstone_core::deal::draw_for_dealer;
use skipstone_core::record::Record;
use skipstone_core::replay::replay_with_observer;
use skipstone_core::table::Player;
use skipstone_core::{Seat, Setup, VisibleEvent};

use super::deal::{RoundDeal, SeatedBot};
use super::event::{ClientEvent, Verdict, VerificationError};
use super::evidence::SeenRound;
use crate::fair_deal::{DealSecret, UnfairDeal};
use crate::limits;
use crate::protocol::{Name, Revision, SeriesId};

/// The most records awaited at once, as many as a host keeps; one more drops the oldest.
const MAX_PENDING: usize = 8;

/// The records awaited for verification.
#[derive(Debug, Default)]
pub(super) struct RoundVerifier {
    /// The final revision of the last round of which the verification was begun.
    concluded: Option<Revision>,
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
    evidence: Option<FinishedRound>,
}

/// What the client knows of a finished round.
#[derive(Debug)]
pub(super) struct FinishedRound {
    /// The host's secret. `None` if the host didn't reveal it.
    pub(super) secret: Option<DealSecret>,
    pub(super) deal: Option<RoundDeal>,
    pub(super) setup: Setup,
    pub(super) seen: SeenRound,
}

/// A complete record, to be checked away from the network: it can take seconds.
#[derive(Debug)]
pub(crate) struct RecordCheck(PendingRecord);

impl RoundVerifier {
    /// Whether the verification of a round, as it ended, has yet to begin; from now on it has.
    pub(super) fn conclude(&mut self, at: Revision) -> bool {
        self.concluded.replace(at) != Some(at)
    }

    /// Whether the verification of this round was the last one begun.
    pub(super) fn has_concluded(&self, round: u32) -> bool {
        self.concluded.is_some_and(|at| at.round == round)
    }

    /// Registers a record request with its request number.
    pub(super) fn await_record(
        &mut self,
        series: SeriesId,
        round: u32,
        ask: u32,
        evidence: Option<FinishedRound>,
    ) {
        if self.pending.len() >= MAX_PENDING {
            self.pending.remove(0);
        }
        self.pending.push(PendingRecord { series, round, ask, text: String::new(), evidence });
    }

    /// Forgets the current deal for a new series. Records of the series before stay awaited.
    pub(super) fn next_series(&mut self) {
        *self = RoundVerifier { pending: mem::take(&mut self.pending), ..RoundVerifier::default() };
    }

    /// Restarts all record requests after a reconnect: pairs of new request number and round.
    pub(super) fn restart_requests(&mut self, mut number: impl FnMut() -> u32) -> Vec<(u32, u32)> {
        let again = |wanted: &mut PendingRecord| {
            wanted.text.clear();
            wanted.ask = number();
            (wanted.ask, wanted.round)
        };
        self.pending.iter_mut().map(again).collect()
    }

    /// Appends a part of a record. After the last part the record to check; the longest one, without its text, if all awaited
    /// records together are too long.
    pub(super) fn handle_record_part(&mut self, round: u32, text: &str, last: bool) -> Option<RecordCheck> {
        let at = self.pending.iter().position(|wanted| wanted.round == round)?;
        self.pending[at].text += text;
        // All together may be as long as one: whoever sends more isn't honest.
        let received: usize = self.pending.iter().map(|wanted| wanted.text.len()).sum();
        if received > limits::RECORD {
            let longest = (0..self.pending.len()).max_by_key(|index| self.pending[*index].text.len())?;
            let mut given_up = self.pending.remove(longest);
            given_up.text = String::new();
            return Some(RecordCheck(given_up));
        }
        last.then(|| RecordCheck(self.pending.remove(at)))
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

impl RecordCheck {
    /// Checks the record; the event with the verdict. Replays the decisions of computer players, which can take seconds.
    pub(crate) fn run(self) -> ClientEvent {
        let PendingRecord { series, round, text, evidence, .. } = self.0;
        let (record, verdict) = if text.is_empty() {
            (None, Err(VerificationError::NoRecord))
        } else {
            match text.parse::<Record>() {
                Ok(record) => (Some(text), check_record(&record, round, evidence)),
                Err(error) => (None, Err(VerificationError::Unreadable(error))),
            }
        };
        ClientEvent::RoundChecked { series, round, record, verdict }
    }
}

fn check_record(record: &Record, round: u32, evidence: Option<FinishedRound>) -> Verdict {
    let header = &record.header;
    if header.round != round {
        return Err(VerificationError::WrongRound);
    }
    let mut shown = Vec::new();
    let viewer = evidence.as_ref().and_then(|evidence| evidence.seen.viewer);
    let replayed = replay_with_observer(record, |events, after| {
        shown.extend(events.iter().map(|event| VisibleEvent::of(event, viewer, after)));
    });
    let replayed = replayed.map_err(VerificationError::RuleViolation)?;
    if !replayed.finished {
        return Err(VerificationError::Unfinished);
    }
    let FinishedRound { secret, deal, setup, seen } = evidence.ok_or(VerificationError::NotPresent)?;
    // The record goes on calling a seat human whose person was kicked; the computer player there is checked all the same.
    let human = Player::Human.to_string();
    let is_named = |bot: &SeatedBot| {
        let seated = header.seats.get(bot.seat.index());
        seated.is_some_and(|seated| {
            Name::new(&seated.name) == bot.name && (*seated.player == *bot.player || seated.player == human)
        })
    };
    let bots = deal.as_ref().map_or(&[][..], |deal| &deal.bots);
    if (header.setup, header.dealer) != (setup, seen.dealer) || !bots.iter().all(is_named) {
        return Err(VerificationError::WrongRound);
    }
    if shown != seen.events {
        let same = shown.iter().zip(&seen.events).take_while(|(record, shown)| record == shown);
        return Err(VerificationError::EventMismatch(same.count()));
    }
    if seen.was_rewritten {
        return Err(VerificationError::Rewritten);
    }
    let levels: Vec<(Seat, Level)> = bots.iter().filter_map(|bot| Some((bot.seat, bot.level()?))).collect();
    let summary = deal.ok_or(VerificationError::NotPresent)?.verify(secret, &header.seed, viewer)?;
    if !replayed.from_seed {
        return Err(UnfairDeal::Seed.into());
    }
    let (drawn, draws) = draw_for_dealer(&setup, &header.seed);
    if round == 1 && (header.dealer != drawn || !(seen.draws.is_empty() || seen.draws == draws)) {
        return Err(UnfairDeal::Dealer.into());
    }
    match first_deviation(record, levels).map_err(VerificationError::RuleViolation)? {
        Some(event) => Err(VerificationError::BotDecision(event)),
        None => Ok(summary),
    }
}
