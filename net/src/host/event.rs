//! What only the host is told.

use std::net::SocketAddr;

use skipstone_core::table::TableError;

use crate::discovery::DiscoveryError;
use crate::fingerprint::Fingerprint;
use crate::invite::Invite;
use crate::protocol::{Denial, Name};
use crate::trust::PlayerKeyStatus;

/// What only the host is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HostEvent {
    /// Somebody has knocked: to be answered with [`HostCommand::AnswerKnock`](super::HostCommand::AnswerKnock).
    Knock {
        /// Who.
        who: Fingerprint,
        /// As they call themselves.
        name: Name,
        /// What is known of them.
        status: PlayerKeyStatus,
    },
    /// Whoever knocked has gone again.
    KnockWithdrawn(Fingerprint),
    /// Somebody was let in: to be remembered.
    Admitted {
        /// Who.
        who: Fingerprint,
        /// As they call themselves.
        name: Name,
    },
    /// Somebody was sent away for good: to be remembered.
    Banned(Fingerprint),
    /// The invite code, and where the table is reached.
    Invite {
        /// The code.
        code: Invite,
        /// Every address of this computer that others may reach, with the port.
        addresses: Vec<SocketAddr>,
    },
    /// The table can't be found on the network by itself.
    AnnouncementFailed(DiscoveryError),
    /// What was ordered can't be.
    Denied(Denial),
    /// Rules, seats and ages don't fit together like this: nothing was changed.
    InvalidSetup(TableError),
}
