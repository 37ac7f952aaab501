//! The messages of the bot protocol, one line of JSON each (docs/bot-protocol.md).

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};
use skipstone_core::event::RoundResult;
use skipstone_core::{JsonView, Rules, Seat, SeatView};

/// The only supported version of the bot protocol.
pub(in crate::cli) const PROTOCOL: u64 = 1;

/// A message from the table to a bot.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(in crate::cli) enum ToBot<'a> {
    /// A round begins; answered by [`FromBot::Ready`].
    Hello {
        protocol: u64,
        seat: Seat,
        seats: usize,
        teams: usize,
        rules: &'a Rules,
        /// A seed for the bot's random numbers. It reveals nothing about the cards.
        seed: u64,
        /// The time limit of each answer, in seconds.
        move_seconds: f64,
    },
    /// The bot's seat is on turn; answered by [`FromBot::Move`].
    Choose { view: SeatView<'a>, moves: Vec<String> },
    /// The round is over. It has no answer.
    End(&'a RoundResult),
}

impl fmt::Display for ToBot<'_> {
    /// The message as a line of JSON, without a line break.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

/// A message from a bot to the table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(in crate::cli) enum FromBot {
    /// The bot is ready to play the round.
    Ready {
        /// Its name for tables and records.
        #[serde(default)]
        name: String,
    },
    /// The move it chooses.
    Move {
        #[serde(rename = "move")]
        mv: String,
    },
}

/// A message from the table as a bot parses it; unknown fields are ignored.
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
    pub(super) view: JsonView,
    pub(super) moves: Vec<String>,
}

/// The head of a message, parsed before its type is known.
#[derive(Deserialize)]
struct Kind<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
}

/// Why a line from the table can't be parsed.
#[derive(Debug, thiserror::Error)]
pub(in crate::cli) enum MessageError {
    /// It isn't JSON, or a field is missing or invalid.
    #[error("{}", describe_json_error(.0))]
    Json(serde_json::Error),
    /// The message type is unknown.
    #[error("there is no message of type {0:?}: there are \"hello\", \"choose\" and \"end\"")]
    Kind(String),
}

impl FromTable {
    pub(super) fn read(line: &str) -> Result<FromTable, MessageError> {
        let Kind { kind } = serde_json::from_str(line).map_err(MessageError::Json)?;
        match &*kind {
            "hello" => serde_json::from_str(line).map(FromTable::Hello).map_err(MessageError::Json),
            "choose" => serde_json::from_str(line).map(FromTable::Choose).map_err(MessageError::Json),
            "end" => Ok(FromTable::End),
            other => Err(MessageError::Kind(other.to_owned())),
        }
    }
}

/// Describes a JSON error with its column.
pub(in crate::cli) fn describe_json_error(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let what = text.rsplit_once(" at line ").map_or(text.as_str(), |(what, _)| what);
    let kind = if error.is_data() { "" } else { "not JSON: " };
    match error.column() {
        0 => format!("{kind}{what}"),
        column => format!("{kind}{what}, at column {column}"),
    }
}
