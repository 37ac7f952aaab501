//! What must be kept of a hosted table, besides the table itself, so that it goes on with the same people.

use skipstone_core::table::Table;

use crate::fair_deal;
use crate::fingerprint::Fingerprint;
use crate::invite;
use crate::protocol::{Name, SeriesId, TableId, TableOptions};

/// What belongs to a hosted table beyond its seats and rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedRoom {
    /// Which table it is, wherever its host runs.
    pub id: TableId,
    /// Which series is played at it.
    pub series: SeriesId,
    /// What it is called.
    pub title: Name,
    /// How it is run.
    pub options: TableOptions,
    /// Where it listened: guests come back there.
    pub port: u16,
    /// What its invite code proves.
    pub secret: invite::InviteSecret,
    /// Whose each seat is; nobody's where a computer player sits.
    pub owners: Vec<Option<Fingerprint>>,
    /// How often moves of the round on the table were taken back.
    pub takebacks: u32,
    /// How the round on the table was dealt.
    pub deal: Option<DealInputs>,
}

/// How a round was dealt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealInputs {
    /// The round's number.
    pub round: u32,
    /// What the host committed to, to be revealed after the round.
    pub secret: fair_deal::DealSecret,
    /// What everyone gave.
    pub shares: fair_deal::Shares,
}

/// Keeps a table somewhere safe, before anybody is told of what happened at it. Before the first round there is nothing to keep.
pub type SaveRoomFn = Box<dyn FnMut(&Table, &SavedRoom) + Send>;
