//! The inputs and outputs of a room.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use skipstone_core::Stone;

use crate::fingerprint::Fingerprint;
use crate::host::commands::HostCommand;
use crate::host::event::HostEvent;
use crate::invite::{self, ChannelBinding};
use crate::protocol::{CloseReason, Hello, ToGuest, ToHost};
use crate::round_log::PauseAuthority;
use crate::signature::Signature;

/// The number of a guest's connection. A guest who reconnects gets a new one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in crate::host) struct GuestId(pub(in crate::host) u64);

impl GuestId {
    /// The host's own player, which has no network connection.
    pub(in crate::host) const HOST: GuestId = GuestId(0);

    /// Advances to the next number and returns it.
    pub(in crate::host) fn next(&mut self) -> GuestId {
        self.0 += 1;
        *self
    }
}

/// An input of [`Room::handle`](super::Room::handle).
#[derive(Debug)]
pub(in crate::host) enum RoomInput {
    /// A new connection sent its `Hello`.
    JoinRequested(Box<JoinRequest>),
    /// A connection sent another message.
    Message(GuestId, ToHost),
    /// Nothing comes from a guest any more, or something again.
    Quiet(GuestId, bool),
    /// A connection was lost or closed by the guest.
    Disconnected(GuestId),
    /// A command of the host.
    Command(HostCommand),
    /// The time of [`Room::wake_at`](super::Room::wake_at) has come.
    Tick,
}

/// A new connection with its `Hello`, before the decision on its admission.
#[derive(Debug)]
pub(in crate::host) struct JoinRequest {
    pub(in crate::host) guest: GuestId,
    pub(in crate::host) key: Fingerprint,
    pub(in crate::host) address: IpAddr,
    /// The channel binding of this connection, which a proof of the invite code includes.
    pub(in crate::host) binding: ChannelBinding,
    pub(in crate::host) hello: Hello,
    /// The stone that the guest has wished for while it knocks. `None` before that.
    pub(in crate::host) stone: Option<Stone>,
    /// Whether this process plays the guest's part, who has only a phone.
    pub(in crate::host) is_phone: bool,
}

/// An output of the room, for the host's task to carry out.
#[derive(Debug)]
pub(in crate::host) enum RoomOutput {
    /// Sends a message to these guests.
    Send(Vec<GuestId>, ToGuest),
    /// Sends a guest several messages at once, which may be long together: a log.
    SendAnswer(GuestId, Vec<ToGuest>),
    /// Sends a guest the record of the round with this number, in parts.
    SendRecord(GuestId, u32, Arc<str>),
    /// Sends a last message, if there is one, and closes the connection.
    Disconnect(GuestId, Option<ToGuest>),
    /// Reports an event to the host.
    HostEvent(HostEvent),
    /// The invite code has this new secret. The task makes the code and reports it to the host.
    InviteChanged(invite::InviteSecret),
    /// Closes the table, and all connections with this reason.
    Close(CloseReason),
}

/// What an input of the table comes from.
#[derive(Debug, Clone, Copy)]
pub(super) struct Requester {
    pub(super) guest: GuestId,
    /// The guest's number of the request.
    pub(super) number: u32,
    /// Whether the request has been taken from the guest's rate limit.
    pub(super) is_charged: bool,
    /// The guest's signature of an action.
    pub(super) signature: Option<Signature>,
    /// The guest's signature of a pause, or of its end.
    pub(super) pause: Option<PauseAuthority>,
}

/// Whole milliseconds, at most [`u32::MAX`] (49 days).
pub(super) fn millis(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}
