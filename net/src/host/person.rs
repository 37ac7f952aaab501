//! A person whom a hosted table knows.

use serde::{Deserialize, Serialize};
use skipstone_core::milestone::Pebble;
use skipstone_core::{Seat, Stone};

use crate::protocol::Name;

/// What a table knows of a person, under their key. Seats, connections and lines of chat hold keys.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The name.
    pub name: Name,
    /// The name from the next round on. `None` if it stays.
    pub next_name: Option<Name>,
    /// The stone that the person was last shown as. `None` if it isn't kept for them.
    pub stone: Option<Stone>,
    /// Whether the person comes from a phone: this computer has made the key, and plays their part.
    pub is_phone: bool,
    /// How the person may come in.
    pub standing: Standing,
    /// What the person does from the next round on. `None` if they go on as they are.
    pub plan: Option<Plan>,
    /// The stone that the person wished for last. `None` before the first wish since the host was started.
    #[serde(skip)]
    pub(super) wish: Option<Stone>,
    /// The pebble beside the stone, as the person's program has told since they came in.
    #[serde(skip)]
    pub(super) pebble: Pebble,
    /// Whether the person is ready for what is proposed.
    #[serde(skip)]
    pub(super) is_ready: bool,
    /// Whether the person has said goodbye in this series, at this start of the host's program, and isn't back: a spectator may take their seat.
    #[serde(skip)]
    pub(super) has_left: bool,
    /// How often the person has changed what is proposed since the last deal.
    #[serde(skip)]
    pub(super) changes: u32,
}

/// How a person may come in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standing {
    /// They return to play, without a knock.
    Plays,
    /// They return to watch, without a knock.
    Watches,
    /// They were kicked and not let in since: they knock, with the code too.
    Kicked,
}

/// What a person does from the next round on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Plan {
    /// Gives the seat up, to watch.
    Watch,
    /// Takes a seat.
    Play {
        /// The seat.
        seat: Seat,
        /// Whether it is kept for later, because the connection is lost: nobody waits for them, and a computer player has the seat until
        /// they are back.
        is_kept: bool,
    },
}

impl Person {
    /// Somebody who has just come in.
    pub fn new(name: Name, standing: Standing) -> Person {
        Person {
            name,
            next_name: None,
            stone: None,
            is_phone: false,
            standing,
            plan: None,
            wish: None,
            pebble: Pebble::default(),
            is_ready: false,
            has_left: false,
            changes: 0,
        }
    }

    /// Whether the person has to be known, here or away.
    pub(super) fn has_to_be_known(&self) -> bool {
        self.standing == Standing::Kicked || self.plan.is_some()
    }
}
