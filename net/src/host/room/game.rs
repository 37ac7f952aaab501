//! The series at the table, the log of its round, and what guests are sent of both.
//!
//! `Stage` says where the table is between its lobby and the end of a series.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::table::Table;

use super::log::HostLog;
use super::pending_deal::PendingDeal;
use crate::digest::Digest;
use crate::fingerprint::Fingerprint;
use crate::protocol::TableSeriesId;
use crate::round_log::{ProposalId, RoundContract};
use crate::signature::Signature;

/// A series, from its start until a rematch.
pub(super) struct Game {
    pub(super) table: Table,
    /// The log of the current round, of its deal, or of the last round. `None` before the first deal.
    pub(super) log: Option<HostLog>,
    /// The logs of earlier rounds.
    pub(super) finished: FinishedLogs,
    /// The deal that waits for shares. `None` during a round.
    pub(super) dealing: Option<PendingDeal>,
    /// Who has signed the open takeback request.
    pub(super) takeback_signatures: BTreeMap<Seat, Signature>,
    /// The turn that everybody was told of last: round number, seat, turns begun in the round.
    pub(super) announced_turn: Option<(u32, Seat, u32)>,
    /// Whether everybody knows of a clock that runs in it.
    pub(super) is_clock_announced: bool,
    /// When the turn began, or its player was nudged last.
    pub(super) waiting_since: Duration,
    /// When the next round begins without those who aren't ready, as time since the room was created. `None` unless the host has said
    /// so.
    pub(super) begins_at: Option<Duration>,
    /// The series that is proposed after this one. `None` before its end.
    pub(super) next_series: Option<TableSeriesId>,
    /// Whether what an input did to the table is being logged. What another input did meanwhile would come into the log before the
    /// rest of it.
    pub(super) is_applying: bool,
}

/// Where a table is between its lobby and the end of a series.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// No series is set up: seats, rules and names change freely.
    Lobby,
    /// The first round of a series is proposed: what the lobby shows stands until the host leads back to it.
    FirstRound,
    /// The next round is being dealt.
    Dealing,
    /// A round is being played.
    Playing,
    /// The next round of the series is proposed.
    BetweenRounds,
    /// The first round of another series is proposed.
    SeriesOver,
}

impl Stage {
    /// Whether a round can be proposed, and people say whether they are ready for it.
    pub(super) fn is_proposing(self) -> bool {
        matches!(self, Stage::FirstRound | Stage::BetweenRounds | Stage::SeriesOver)
    }
}

/// The logs of the last finished rounds, for guests who missed the end of one.
#[derive(Debug, Default)]
pub(super) struct FinishedLogs(VecDeque<HostLog>);

impl FinishedLogs {
    /// The most logs to keep.
    const CAPACITY: usize = 4;

    /// Adds the log of a round, and drops the oldest if there are too many.
    pub(super) fn add(&mut self, log: HostLog) {
        self.0.push_back(log);
        if self.0.len() > FinishedLogs::CAPACITY {
            self.0.pop_front();
        }
    }

    pub(super) fn find(&self, proposal: ProposalId) -> Option<&HostLog> {
        self.0.iter().find(|log| log.log().id().proposal() == proposal)
    }
}

impl Game {
    /// A series at this table, with the log of its round if it is resumed.
    pub(super) fn new(table: Table, log: Option<HostLog>, now: Duration) -> Game {
        Game {
            table,
            log,
            finished: FinishedLogs::default(),
            dealing: None,
            takeback_signatures: BTreeMap::new(),
            announced_turn: None,
            is_clock_announced: false,
            waiting_since: now,
            begins_at: None,
            next_series: None,
            is_applying: false,
        }
    }

    /// Where the series is.
    pub(super) fn stage(&self) -> Stage {
        if self.dealing.is_some() {
            Stage::Dealing
        } else if self.is_round_running() {
            Stage::Playing
        } else if self.table.series().is_over() {
            Stage::SeriesOver
        } else if self.log.is_none() && self.table.series().rounds().is_empty() {
            Stage::FirstRound
        } else {
            Stage::BetweenRounds
        }
    }

    /// When the next timer runs out, of the table or the pending deal, as time since the room was created.
    pub(super) fn wake_at(&self) -> Option<Duration> {
        let deal_deadline = self.dealing.as_ref().map(|dealing| dealing.deadline);
        [self.table.wake_at(), deal_deadline].into_iter().flatten().min()
    }

    /// The last head of a finished round, if its log is kept, or the contract of a declined deal of the next one.
    pub(super) fn last_head(&self, round: u32) -> Option<Digest> {
        let mut logs = self.log.iter().chain(&self.finished.0).map(HostLog::log);
        logs.find_map(|log| match log.id().round {
            number if number == round => Some(log.head()),
            number if number == round + 1 => log.contract().map(|contract| contract.previous),
            _ => None,
        })
    }

    /// The contract of a finished round with the limits that held at its end, if its log is kept.
    pub(super) fn contract_at_end(&self, round: u32) -> Option<RoundContract> {
        let mut logs = self.log.iter().chain(&self.finished.0).map(HostLog::log);
        let log = logs.find(|log| log.id().round == round)?;
        let limits = log.limits_at(log.len())?;
        Some(RoundContract { limits, ..log.contract()?.clone() })
    }

    /// Whether a person has a part in the current round, or in the last one.
    pub(super) fn has_part(&self, key: Fingerprint) -> bool {
        let contract = self.log.as_ref().and_then(|log| log.log().contract());
        contract.is_some_and(|contract| contract.seat_of(key).is_some())
    }

    /// The log of a round, if it is kept.
    pub(super) fn find_log(&self, proposal: ProposalId) -> Option<&HostLog> {
        let current = self.log.as_ref().filter(|log| log.log().id().proposal() == proposal);
        current.or_else(|| self.finished.find(proposal))
    }

    pub(super) fn is_round_running(&self) -> bool {
        self.turn().is_some()
    }

    /// Whether the latest round has ended. `false` before the first.
    pub(super) fn is_round_over(&self) -> bool {
        self.table.round().is_some_and(|round| round.ending().is_some())
    }

    /// The seat on turn. `None` between rounds.
    pub(super) fn turn(&self) -> Option<Seat> {
        self.table.round().filter(|round| round.ending().is_none()).map(skipstone_core::Round::turn)
    }
}
