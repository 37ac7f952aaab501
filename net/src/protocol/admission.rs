//! Admission: the handshake messages, version negotiation, and refusals.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::play::LogPosition;
use crate::ids::TableId;
use crate::invite::{ExchangeMessage, Proof};
use crate::text::{Name, ShortText};

/// The protocol versions that this program speaks.
pub const VERSIONS: Versions = Versions { min: 1, max: 1 };

/// An inclusive range of protocol versions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Versions {
    /// The oldest version spoken.
    pub min: u16,
    /// The newest version spoken.
    pub max: u16,
}

/// Which side's program must be updated when no common version exists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MustUpdate {
    /// The host speaks only versions older than the guest's.
    Host,
    /// The guest speaks only versions older than the host's.
    Guest,
}

impl Versions {
    /// The newest version that a host with these versions and a guest both speak.
    ///
    /// # Errors
    /// With the side that is too old, if there is none.
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

/// The first message of a connection. Its form never changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The protocol versions of the guest's program.
    pub versions: Versions,
    /// The version of the guest's program, for display only.
    pub app: ShortText,
    /// The name that the guest asks for.
    pub name: Name,
    /// Whether the guest wants to play, watch or return.
    pub mode: JoinMode,
    /// Proves knowledge of the invite code's secret. [`Proof::EXCHANGE_FOLLOWS`] announces a
    /// [`ToHost::CodeExchange`](super::ToHost::CodeExchange) instead. `None` without a code.
    pub proof: Option<Proof>,
}

/// The host's part in an exchange about a short code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CodeAnswer {
    /// The host's message of the exchange.
    pub message: ExchangeMessage,
    /// The host's confirmation, which is right if the guest's code is.
    pub confirmation: Proof,
    /// The attempts left for the guest's IP address if it isn't, as in [`Refusal::WrongCode`].
    pub tries_left: u32,
}

/// What a guest asks for when joining.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum JoinMode {
    /// Any free seat.
    Seat,
    /// A place as a spectator.
    Watch,
    /// To be what the guest was before, after the connection was lost: in its own seat, or a spectator.
    Return {
        /// The table that the guest was at.
        table: TableId,
        /// The guest's last position; the host sends what came after it.
        seen: LogPosition,
    },
}

/// The host's answer to an admitted guest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// The protocol version used from here on.
    pub version: u16,
    /// The version of the host's program, for display only.
    pub app: ShortText,
    /// The table's identity, for [`JoinMode::Return`].
    pub table: TableId,
    /// Proves that the host knows the invite code's secret. `None` if the guest sent no proof.
    pub proof: Option<Proof>,
}

/// Why a guest is refused. Its wire form never changes: later reasons are [`Refusal::Other`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Refusal {
    /// The two programs have no protocol version in common.
    #[error("the host's program has version {app}, and {}", UpdateHint(*.versions))]
    Version {
        /// The protocol versions of the host's program.
        versions: Versions,
        /// The version of the host's program, for display only.
        app: ShortText,
    },
    /// Every seat is taken; watching may be possible.
    #[error("every seat is taken")]
    Full,
    /// Spectators aren't allowed, or their number is at its limit.
    #[error("nobody else can watch this table")]
    NoWatching,
    /// The host's player declined, or didn't answer in time.
    #[error("the host didn't open")]
    NotAdmitted,
    /// This table requires an invite code.
    #[error("this table needs an invite code")]
    CodeNeeded,
    /// The invite code is another table's, or was replaced by a new one.
    #[error("the invite code is wrong (tries left: {tries_left})")]
    WrongCode {
        /// The attempts left for the guest's IP address; 0 blocks it until a new code.
        tries_left: u32,
    },
    /// The host banned this player's key.
    #[error("the host doesn't let you in")]
    Banned,
    /// Somebody at the table has the requested name.
    #[error("somebody at this table has this name already")]
    NameTaken,
    /// [`JoinMode::Return`] named another table, or the guest wasn't let in at this one.
    #[error("you have no seat at this table any more")]
    NoSeat,
    /// Another reason, worded by the host's program.
    #[error("{0}")]
    Other(ShortText),
}

/// Displays which side must be updated.
struct UpdateHint(Versions);

impl fmt::Display for UpdateHint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0.with_guest(VERSIONS) {
            Err(MustUpdate::Host) => "must be updated",
            Err(MustUpdate::Guest) | Ok(_) => "yours must be updated",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_common_version_is_used_or_the_older_side_must_update() {
        let host = Versions { min: 3, max: 5 };
        let guest = |min, max| host.with_guest(Versions { min, max });
        assert_eq!((guest(1, 3), guest(4, 4), guest(5, 9)), (Ok(3), Ok(4), Ok(5)));
        assert_eq!((guest(1, 2), guest(6, 9)), (Err(MustUpdate::Guest), Err(MustUpdate::Host)));
        assert_eq!(guest(9, 1), Err(MustUpdate::Guest), "nonsense is refused too");

        let refusal = |min, max| {
            Refusal::Version { versions: Versions { min, max }, app: ShortText::new("9.0") }.to_string()
        };
        assert_eq!(refusal(7, 9), "the host's program has version 9.0, and yours must be updated");
        assert_eq!(refusal(0, 0), "the host's program has version 9.0, and must be updated");
    }
}
