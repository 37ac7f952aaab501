//! What holds for one connection to the host: the next one begins with none of it.

use std::collections::VecDeque;

use skipstone_core::table::PausedBy;

use crate::digest::Digest;
use crate::protocol::{LogPosition, TableSeriesId};
use crate::round_log::{Phase, RunId};
use crate::signature::Signature;

/// The series at a table that were left last, and don't come back over this connection. An honest host's follow each other, so that
/// nothing of an older one is on its way.
///
/// A host that goes back to an older one gains nothing by it: over another connection, which it can bring about, it may go back to any.
/// What it goes on with then is what is on disk, with its runs, doubts and newest log, and time without a connection or behind another
/// series is no time that its player has let go by. Where nothing is on disk any more, it is a new series, whose contract the player
/// has to agree to; and whatever deals it has left open are so by their heads, in whatever series ([`UnfinishedDeals`]).
///
/// [`UnfinishedDeals`]: super::unfinished_deals::UnfinishedDeals
const MAX_LEFT_SERIES: usize = 32;

/// What was said and done over one connection.
#[derive(Debug, Default)]
pub(super) struct CurrentConnection {
    /// Whether all has come that was missed, as the host says: what is told from then on is news. No verdict depends on it.
    pub(super) has_caught_up: bool,
    /// The run of the host's program that signs: a program that is started again has lost its connections. `None` before the first log.
    pub(super) run: Option<RunId>,
    /// What was contributed to the current deal.
    pub(super) contributed: Option<Contributed>,
    /// What was sent of what is signed at the current position of the game, with the number of the request.
    pub(super) sent_act: Option<(u32, Signature)>,
    /// The unanswered request for a log.
    pub(super) log_request: Option<LogRequest>,
    /// Who has paused the game, as the screen knows.
    pub(super) told_pause: Option<PausedBy>,
    /// The series at this table that have given way to others: their logs don't come any more.
    left_series: VecDeque<TableSeriesId>,
}

/// A request for a whole log.
#[derive(Debug, Clone, Copy)]
pub(super) struct LogRequest {
    /// The number of the table request.
    pub(super) request: u32,
    /// The log.
    pub(super) of: LogPosition,
    /// The number of entries that have been answered.
    pub(super) answered: u32,
}

/// What this client has contributed to an attempt to deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Contributed {
    /// The head after the attempt's beginning.
    pub(super) begun: Digest,
    pub(super) phase: Phase,
}

impl CurrentConnection {
    /// Notes that the table goes on with another series than this one.
    pub(super) fn leave(&mut self, series: TableSeriesId) {
        self.left_series.push_back(series);
        if self.left_series.len() > MAX_LEFT_SERIES {
            self.left_series.pop_front();
        }
    }

    /// Whether logs of this series, signed by this run of the host's program, can come.
    pub(super) fn may_follow(&self, series: TableSeriesId, run: RunId) -> bool {
        self.run.is_none_or(|known| known == run) && !self.left_series.contains(&series)
    }
}
