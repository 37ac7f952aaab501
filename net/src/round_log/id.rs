//! What a log is the log of, and which run of a host's program signs it.

use serde::{Deserialize, Serialize};

use crate::fingerprint::Fingerprint;
use crate::ids::SeriesKey;
use crate::ids::{TableId, TableSeriesId};
use crate::random::{RandomnessError, random};

/// What a log is the log of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LogId {
    /// The table.
    pub table: TableId,
    /// The host's key.
    pub host: Fingerprint,
    /// The series.
    pub series: TableSeriesId,
    /// The round's number, from 1 within the series.
    pub round: u32,
    /// The number of the contract that the host proposed for this round, from 1: a declined one is followed by another.
    pub proposal: u32,
}

/// Which log of a series: the round's number, and that of its contract. Logs that begin later are greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct ProposalId(pub u32, pub u32);

impl LogId {
    /// The series that it belongs to.
    pub fn series_key(&self) -> SeriesKey {
        SeriesKey { host: self.host, series: self.series }
    }

    /// Which log of the series this is.
    pub fn proposal(&self) -> ProposalId {
        ProposalId(self.round, self.proposal)
    }
}

/// One run of a host's program, at random. A host that was killed before its last entries were on disk may write others in their
/// place; within a run that can't happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunId([u8; 16]);

impl RunId {
    /// A new run.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub fn generate() -> Result<RunId, RandomnessError> {
        random().map(RunId)
    }
}
