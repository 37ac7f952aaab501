//! What a table and a bot say to each other, a line each (docs/bot-protocol.md).

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};
use skipstone_core::series::RoundResult;
use skipstone_core::{Move, Rules, Seat, SeatView, WrittenView};

/// The version of the protocol that is spoken here.
pub(in crate::cli) const PROTOCOL: u64 = 1;

/// From the table to a bot.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(in crate::cli) enum ToBot<'a> {
    /// A round begins; answered by [`Answer::Ready`].
    Hello {
        protocol: u64,
        seat: Seat,
        seats: usize,
        teams: usize,
        rules: &'a Rules,
        /// What the bot's own chance may come from. It tells nothing of the cards.
        seed: u64,
        /// How long each answer may take.
        move_seconds: f64,
    },
    /// The bot's seat is on turn; answered by [`Answer::Move`].
    Choose { view: SeatView<'a>, moves: Vec<Move> },
    /// The round is over. It has no answer.
    End(&'a RoundResult),
}

impl fmt::Display for ToBot<'_> {
    /// The line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

/// From a bot to the table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(in crate::cli) enum Answer {
    /// It plays the round.
    Ready {
        /// What it is called.
        #[serde(default)]
        name: String,
    },
    /// Its move.
    Move {
        #[serde(rename = "move")]
        mv: Move,
    },
}

/// From the table, as a bot reads it. What it doesn't know it leaves alone.
#[derive(Debug)]
pub(super) enum FromTable {
    Hello(Hello),
    Choose(Box<Choose>),
    End,
}

#[derive(Debug, Deserialize)]
pub(super) struct Hello {
    pub(super) protocol: u64,
    pub(super) seat: Seat,
    pub(super) rules: Rules,
    pub(super) seed: Option<u64>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Choose {
    pub(super) view: WrittenView,
    pub(super) moves: Vec<Move>,
}

/// What is read of a line before its kind is known.
#[derive(Deserialize)]
struct Kind<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
}

/// Why a line of a table isn't understood.
#[derive(Debug, thiserror::Error)]
pub(in crate::cli) enum Unread {
    /// Not JSON, a missing field, a value that isn't allowed.
    #[error("{}", located(.0))]
    Json(#[from] serde_json::Error),
    /// No such message.
    #[error("there is no message of type {0:?}: there are \"hello\", \"choose\" and \"end\"")]
    Kind(String),
}

impl FromTable {
    pub(super) fn read(line: &str) -> Result<FromTable, Unread> {
        let Kind { kind } = serde_json::from_str(line)?;
        match &*kind {
            "hello" => Ok(FromTable::Hello(serde_json::from_str(line)?)),
            "choose" => Ok(FromTable::Choose(serde_json::from_str(line)?)),
            "end" => Ok(FromTable::End),
            other => Err(Unread::Kind(other.to_owned())),
        }
    }
}

/// What is wrong with a line's JSON, and where in it.
pub(in crate::cli) fn located(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let what = text.rsplit_once(" at line ").map_or(text.as_str(), |(what, _)| what);
    let kind = if error.is_data() { "" } else { "not JSON: " };
    match error.column() {
        0 => format!("{kind}{what}"),
        column => format!("{kind}{what}, at column {column}"),
    }
}
