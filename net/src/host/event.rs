//! The events for the host alone.

use std::net::SocketAddr;

use skipstone_core::table::TableError;
use skipstone_core::{Seat, Stone};

use crate::discovery::DiscoveryError;
use crate::fingerprint::Fingerprint;
use crate::invite::{Invite, ShortCode};
use crate::protocol::{Denial, Name, TableSeriesId};
use crate::trust::PlayerKeyStatus;

/// An event for the host's program alone, beside the messages to its own player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HostEvent {
    /// A guest asks for admission, to be answered with [`HostCommand::AnswerKnock`](super::HostCommand::AnswerKnock). Without
    /// an answer the guest is refused after [`KNOCK_TIMEOUT`](super::KNOCK_TIMEOUT).
    Knock {
        /// The guest's key.
        who: Fingerprint,
        /// The name that the guest asks for.
        name: Name,
        /// The result of checking key and name against [`HostConfig::players`](super::HostConfig::players).
        status: PlayerKeyStatus,
        /// Whether the guest asks to watch rather than for a seat.
        watches: bool,
    },
    /// The guest who knocks with this key wishes for a stone.
    KnockStone {
        /// The guest's key.
        who: Fingerprint,
        /// The stone that it would be given now.
        stone: Stone,
    },
    /// The knock of the guest with this key ended without an answer: it disconnected, timed out, entered otherwise, or knocks
    /// again over a newer connection, which another [`HostEvent::Knock`] follows.
    KnockWithdrawn(Fingerprint),
    /// A guest was admitted who is a known player from now on, or has been: let in by an answer to its knock or by a
    /// code, at this table or an earlier one. The host's program stores key and name. Not sent for strangers at a table that is
    /// open to everyone.
    Admitted {
        /// The guest's key.
        who: Fingerprint,
        /// The guest's name at this table.
        name: Name,
    },
    /// A key was banned. The host's program stores the ban.
    Banned(Fingerprint),
    /// A ban was lifted. The host's program forgets it.
    Unbanned(Fingerprint),
    /// The invite code, sent when the table opens, after each [`HostCommand::RenewInvite`](super::HostCommand::RenewInvite), and
    /// with the same secret when the addresses of this computer change.
    Invite {
        /// The code, which contains at most the first three of the addresses.
        code: Invite,
        /// The addresses at which others may reach the table, the likeliest first.
        addresses: Vec<SocketAddr>,
    },
    /// The short code, sent when the table opens, after each [`HostCommand::RenewInvite`](super::HostCommand::RenewInvite), and
    /// when the table has drawn another one.
    ShortCode {
        /// The code. The one before is no longer accepted.
        code: ShortCode,
        /// The code by which phones come in, and nobody else. It changes with the other.
        for_phones: ShortCode,
        /// Whether the table drew it by itself, because too many wrong ones were tried. It accepts none for a minute then.
        after_wrong_tries: bool,
    },
    /// The table can't be announced on the local network. Guests need its address or the invite code.
    AnnouncementFailed(DiscoveryError),
    /// The player of a seat declined to be dealt cards: the rules, limits or seats aren't those that its program had shown.
    DealDeclined {
        /// The seat.
        seat: Seat,
        /// The series that was to begin: everybody is back in the lobby, and another one follows. `None` after the first round.
        dropped: Option<TableSeriesId>,
    },
    /// A command was denied, for a reason other than an invalid setup.
    Denied(Denial),
    /// A command was denied because rules, seats, teams and ages don't fit together. Nothing was changed.
    InvalidSetup(TableError),
}
