//! Coming in: who comes, what for, and whether they may.

use std::fmt;

use serde::{Deserialize, Serialize};
use skipstone_core::Seat;

use super::line::{Name, Text};
use super::play::Moment;
use crate::invite::Proof;

/// The versions of the protocol that a program speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Versions {
    /// The oldest.
    pub min: u16,
    /// The newest.
    pub max: u16,
}

/// Whose program is too old for the other one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MustUpdate {
    /// The host's.
    Host,
    /// The guest's.
    Guest,
}

impl Versions {
    /// The newest version that a host with these versions and a guest both speak.
    ///
    /// # Errors
    /// With the one who is too old, if there is none.
    pub fn with_guest(self, guest: Versions) -> Result<u16, MustUpdate> {
        let newest = self.max.min(guest.max);
        if newest >= self.min.max(guest.min) {
            Ok(newest)
        } else if guest.max < self.min {
            Err(MustUpdate::Guest)
        } else {
            Err(MustUpdate::Host)
        }
    }
}

/// One table, from its first lobby to its end, wherever its host runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TableId(pub [u8; 16]);

/// The first message of a connection. Its form never changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// What the guest's program speaks.
    pub versions: Versions,
    /// The version of the guest's program, for people.
    pub app: Text,
    /// What the guest wants to be called.
    pub name: Name,
    /// What the guest comes for.
    pub wanted: Wanted,
    /// Shows that the guest has the table's invite code.
    pub proof: Option<Proof>,
}

/// What a guest comes for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wanted {
    /// To play.
    Seat,
    /// To watch.
    Watch,
    /// To take the own seat again after the connection was lost.
    Return {
        /// At which table.
        table: TableId,
        /// How much the guest knows already; what came later is told.
        seen: Moment,
    },
}

/// The guest is in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// The version of the protocol that is spoken from here on.
    pub version: u16,
    /// The version of the host's program, for people.
    pub app: Text,
    /// Which table this is, for coming back to it.
    pub table: TableId,
    /// The guest's seat, if it has one already.
    pub seat: Option<Seat>,
    /// Shows, where the guest came with an invite code, that this is the table of the code.
    pub proof: Option<Proof>,
}

/// Why a guest isn't let in. Its form never changes: later reasons are [`Refusal::Other`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Refusal {
    /// The programs don't speak a common version.
    #[error("the host's program has version {app}, and {}", Update(*.versions))]
    Version {
        /// What the host speaks.
        versions: Versions,
        /// The version of the host's program.
        app: Text,
    },
    /// Every seat is taken; watching may be possible.
    #[error("every seat is taken")]
    Full,
    /// No more may watch.
    #[error("nobody else can watch this table")]
    NoWatching,
    /// The host was asked and said no, or nobody answered.
    #[error("the host didn't open")]
    NotLetIn,
    /// The table is for those who have its invite code.
    #[error("this table needs an invite code")]
    CodeNeeded,
    /// The invite code isn't this table's, or no longer.
    #[error("the invite code is wrong (tries left: {tries_left})")]
    WrongCode {
        /// How many more tries this guest has.
        tries_left: u32,
    },
    /// The host lets this player in no more.
    #[error("the host doesn't let you in")]
    Banned,
    /// Somebody at the table is called like that.
    #[error("somebody at this table has this name already")]
    NameTaken,
    /// The guest wanted to return to a table that isn't played here any more, or has no seat at it.
    #[error("you have no seat at this table any more")]
    NoSeat,
    /// Something else, in the host's words.
    #[error("{0}")]
    Other(Text),
}

/// What to do about a host that speaks other versions.
struct Update(Versions);

impl fmt::Display for Update {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0.with_guest(super::VERSIONS) {
            Err(MustUpdate::Host) => "must be updated",
            Err(MustUpdate::Guest) | Ok(_) => "yours must be updated",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_common_version_is_spoken_or_the_older_must_update() {
        let host = Versions { min: 3, max: 5 };
        let guest = |min, max| host.with_guest(Versions { min, max });
        assert_eq!((guest(1, 3), guest(4, 4), guest(5, 9)), (Ok(3), Ok(4), Ok(5)));
        assert_eq!((guest(1, 2), guest(6, 9)), (Err(MustUpdate::Guest), Err(MustUpdate::Host)));
        assert_eq!(guest(9, 1), Err(MustUpdate::Guest), "nonsense is refused too");

        let refusal = |min, max| {
            Refusal::Version { versions: Versions { min, max }, app: Text::new("9.0") }.to_string()
        };
        assert_eq!(refusal(7, 9), "the host's program has version 9.0, and yours must be updated");
        assert_eq!(refusal(0, 0), "the host's program has version 9.0, and must be updated");
    }
}
