//! The saved state of a hosted table, to resume it with the same people.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use skipstone_core::bot::Level;
use skipstone_core::table::{PausedBy, Player, SeatConfig, Table, TableConfig};
use skipstone_core::{MAX_SEATS, Seat, Stone, UpTo};

use super::person::Person;
use crate::digest::Digest;
use crate::fair_deal::DealSecret;
use crate::fingerprint::Fingerprint;
use crate::invite::{self, AttemptLimiter, ShortCode};
use crate::limits;
use crate::protocol::{ChatLine, Name, SeriesKey, Speaker, TableId, TableOptions, TableSeriesId};
use crate::round_log::LogEntry;
use crate::save_receipt::SaveReceipt;

/// The state of a hosted table that is saved beside its [`Table`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedRoom {
    /// The table's identity, by which guests return after a restart of the host.
    pub id: TableId,
    /// The identity of the current series.
    pub series: TableSeriesId,
    /// The table's name.
    pub title: Name,
    /// Admission policy, watching and time limits.
    pub options: TableOptions,
    /// The port that the host listened on. Guests reconnect to it.
    pub port: u16,
    /// The secret in the invite code.
    pub secret: invite::InviteSecret,
    /// The short code.
    pub short_code: SavedShortCode,
    /// What the series goes on from. `None` of one that began here.
    pub continues: Option<RoundBefore>,
    /// Whose the seats are.
    #[serde(with = "UpTo::<MAX_SEATS>")]
    pub seats: Vec<SavedSeat>,
    /// Everybody whom the table knows, by key: those who have a part in it, who were kicked, and
    /// [`SPECTATORS`](limits::SPECTATORS) of those who may return, at most.
    pub people: BTreeMap<Fingerprint, Person>,
    /// The log of the current round, or of the last one. `None` before the first.
    pub log: Option<SavedLog>,
    /// Who paused the game. `None` while it ran.
    pub paused: Option<PausedBy>,
    /// The latest lines of chat.
    pub chat: SavedChat,
}

/// The round of another host's series from which a series goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundBefore {
    /// That series.
    pub series: SeriesKey,
    /// The number of the round there, from 1.
    pub round: u32,
    /// The last head of its log.
    pub head: Digest,
}

/// A seat of a saved table.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSeat {
    /// The key of its person. `None` for a computer player.
    pub person: Option<Fingerprint>,
    /// The computer player that plays in it, or waits behind its person, where that was chosen during the series.
    pub bot: Option<SavedBot>,
    /// The stone of a computer player that plays in it.
    pub bot_stone: Stone,
    /// Who was kicked in the round that a computer player plays here to its end.
    pub stands_in_for: Option<Fingerprint>,
}

/// A computer player of a saved table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedBot {
    /// The name.
    pub name: Name,
    /// The level as records write it: `bot:greedy`.
    player: Name,
}

impl SavedBot {
    /// A computer player of a level.
    pub fn new(name: Name, level: Level) -> SavedBot {
        SavedBot { name, player: Name::new(&Player::Bot(level).to_string()) }
    }

    /// The level; the strongest one if this program doesn't know it.
    pub(super) fn level(&self) -> Level {
        match self.player.parse() {
            Ok(Player::Bot(level)) => level,
            _ => Level::STRONGEST,
        }
    }
}

impl SavedRoom {
    /// The names of those who have the seats of its table now, by seat. The round of somebody who was kicked keeps theirs to its end.
    pub fn names(&self, table: &TableConfig) -> Vec<Name> {
        let name = |(config, seat): (&SeatConfig, &SavedSeat)| {
            let person = seat.person.and_then(|key| self.people.get(&key));
            let bot = seat.bot.as_ref().filter(|_| seat.person.is_none());
            let now = person.map(|person| &person.name).or_else(|| bot.map(|bot| &bot.name));
            now.cloned().unwrap_or_else(|| Name::new(&config.name))
        };
        table.seats.iter().zip(&self.seats).map(name).collect()
    }

    /// The seat of the person with this key. `None` without one.
    pub fn seat_of(&self, key: Fingerprint) -> Option<Seat> {
        self.seats.iter().position(|seat| seat.person == Some(key)).map(Seat::from_index)
    }

    /// The stones of those who have the seats of its table, by seat.
    pub fn stones(&self) -> Vec<Stone> {
        let of_person = |key: Fingerprint| self.people.get(&key).and_then(|person| person.stone);
        let stone = |seat: &SavedSeat| match seat.person {
            Some(key) => of_person(key).unwrap_or_default(),
            None => seat.bot_stone,
        };
        self.seats.iter().map(stone).collect()
    }
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
