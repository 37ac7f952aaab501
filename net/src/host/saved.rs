//! The saved state of a hosted table, to resume it with the same people.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use skipstone_core::table::{PausedBy, Table};
use skipstone_core::{Seat, Stone, UpTo};

use crate::fair_deal::DealSecret;
use crate::fingerprint::Fingerprint;
use crate::invite::{self, AttemptLimiter, ShortCode};
use crate::limits;
use crate::protocol::{ChatLine, Name, NextPlayer, SeriesId, Speaker, TableId, TableOptions};
use crate::round_log::LogEntry;
use crate::save_receipt::SaveReceipt;

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
    /// The stone of each seat's player, by seat.
    pub stones: Vec<Stone>,
    /// The stones of those who watch or may return, and have no seat, by their keys.
    pub spectator_stones: BTreeMap<Fingerprint, Stone>,
    /// Who plays in a seat from the next round on, where that changes.
    pub next_players: BTreeMap<Seat, NextPlayer>,
    /// The log of the current round, or of the last one. `None` before the first.
    pub log: Option<SavedLog>,
    /// The latest lines of chat.
    pub chat: SavedChat,
    /// Who else belongs to the table.
    pub guests: SavedGuests,
    /// The short code.
    pub short_code: SavedShortCode,
    /// Who paused the game. `None` while it ran.
    pub paused: Option<PausedBy>,
    /// The keys of those who have come from phones.
    pub phones: BTreeSet<Fingerprint>,
}

/// What is known of a table's people, beside who owns the seats.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGuests {
    /// The names of those who were let in and have no seat, by their keys. They come back without knocking. At most
    /// [`SPECTATORS`](limits::SPECTATORS), of whom those who were there come first.
    pub admitted: BTreeMap<Fingerprint, Name>,
    /// Who was kicked and not let in since: they knock, with the code too.
    pub kicked: BTreeSet<Fingerprint>,
    /// Who was kicked in the round, by the seat in which a computer player plays it to its end.
    pub stand_ins: BTreeMap<Seat, Fingerprint>,
    /// What people with a seat are called from the next round on, where that changes.
    pub next_names: BTreeMap<Fingerprint, Name>,
}

/// A table's short code with its wrong tries, so that a restart grants no further ones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedShortCode {
    /// The code.
    pub code: ShortCode,
    /// The tries of this code by address.
    pub tries: AttemptLimiter,
    /// The tries of this code from all addresses, but for the right ones.
    pub wrong: u32,
}

/// The latest lines of a table's chat.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedChat {
    /// The number of the last line. Later lines that weren't saved any more may have been told.
    pub said: u32,
    /// The lines, the oldest first.
    #[serde(with = "UpTo::<{ limits::CHAT_HISTORY }>")]
    pub lines: Vec<SavedLine>,
}

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedLine {
    /// Its number, from 1.
    pub number: u32,
    /// Who said it: [`Speaker::Former`] from a seat, whether the person still has it or not.
    pub by: Speaker,
    /// The people who may read it: the team that it was said to, as it was then. `None` for everyone.
    pub readers: Option<Vec<Fingerprint>>,
    /// The text.
    pub text: ChatLine,
}

/// A round's log as it is saved: what happened follows from the entries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedLog {
    /// The round's number, from 1 within the series.
    pub round: u32,
    /// The number of its contract, from 1.
    pub proposal: u32,
    /// The secret that the host committed to for the last attempt to deal. `None` before the first attempt, and of a deal that was declined.
    pub secret: Option<DealSecret>,
    /// The entries, without their events.
    #[serde(with = "UpTo::<{ limits::LOG_ENTRIES }>")]
    pub entries: Vec<LogEntry>,
}

/// Begins to save a table, without waiting for a disk. The host's task calls it after each change of the game, never in the lobby,
/// and tells nobody of the change before the receipt is acknowledged.
pub type SaveRoomFn = Box<dyn FnMut(&Table, &SavedRoom) -> SaveReceipt + Send>;
