//! The saved state of a hosted table, to resume it with the same people.

use skipstone_core::table::Table;

use crate::fair_deal::{DealSecret, FailedAttempt, ShareCommitments, Shares};
use crate::fingerprint::Fingerprint;
use crate::invite;
use crate::protocol::{Name, SeriesId, TableId, TableOptions};

/// The state of a hosted table that is saved beside its [`Table`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedRoom {
    /// The table's identity, by which guests return after a restart of the host.
    pub id: TableId,
    /// The identity of the current series.
    pub series: SeriesId,
    /// The table's name.
    pub title: Name,
    /// Admission policy, watching and time limits.
    pub options: TableOptions,
    /// The port that the host listened on. Guests reconnect to it.
    pub port: u16,
    /// The secret in the invite code.
    pub secret: invite::InviteSecret,
    /// The key of each seat's person, by seat. `None` for a computer player.
    pub owners: Vec<Option<Fingerprint>>,
    /// The number of takebacks in the current round.
    pub takebacks: u32,
    /// The inputs of the current round's deal. `None` before the first.
    pub deal: Option<DealInputs>,
    /// The deal that is being prepared. `None` if none is.
    pub pending_deal: Option<SavedDeal>,
}

/// The inputs of a fair deal, which determine the round's seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealInputs {
    /// The round's number, from 1 within the series.
    pub round: u32,
    /// The secret that the host committed to, revealed after the round.
    pub secret: DealSecret,
    /// The shares of the people at other machines, by seat.
    pub shares: Shares,
    /// The attempts to deal the round that failed before, oldest first.
    pub failed: Vec<FailedAttempt>,
}

/// A deal that is being prepared: a restarted host goes on with the secret that it committed to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedDeal {
    /// The round's number, from 1 within the series.
    pub round: u32,
    /// The secret that the host committed to.
    pub secret: DealSecret,
    /// The hashes of all shares. `None` while they are awaited.
    pub list: Option<ShareCommitments>,
    /// The attempts to deal the round that failed before, oldest first. The current one is the next.
    pub failed: Vec<FailedAttempt>,
}

/// Saves a table. The host's task calls it after each change of the game, before any guest is told of it; never in the lobby.
pub type SaveRoomFn = Box<dyn FnMut(&Table, &SavedRoom) + Send>;
