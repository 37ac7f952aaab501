//! What comes into a room and what comes out, and whom it concerns.

use std::net::IpAddr;
use std::sync::Arc;

use crate::fingerprint::Fingerprint;
use crate::host::commands::HostCommand;
use crate::host::event::HostEvent;
use crate::invite::{self, ChannelBinding};
use crate::protocol::{CloseReason, Hello, ToGuest, ToHost};

/// One connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in crate::host) struct GuestId(pub(in crate::host) u64);

impl GuestId {
    /// The host's own player.
    pub(in crate::host) const HOST: GuestId = GuestId(0);

    /// Connections are counted from 1; 0 is the host's own.
    pub(in crate::host) fn next(&mut self) -> GuestId {
        self.0 += 1;
        *self
    }
}

/// What comes in.
#[derive(Debug)]
pub(in crate::host) enum RoomInput {
    /// Somebody has said hello.
    JoinRequested(Box<JoinRequest>),
    /// Somebody says something more.
    Message(GuestId, ToHost),
    /// A connection is gone.
    Disconnected(GuestId),
    /// The host has decided.
    Command(HostCommand),
    /// Time has passed.
    Tick,
}

/// Somebody who has said hello.
#[derive(Debug)]
pub(in crate::host) struct JoinRequest {
    pub(in crate::host) guest: GuestId,
    pub(in crate::host) key: Fingerprint,
    pub(in crate::host) address: IpAddr,
    /// What a proof for the connection is bound to.
    pub(in crate::host) binding: ChannelBinding,
    pub(in crate::host) hello: Hello,
}

/// What comes out.
#[derive(Debug)]
pub(in crate::host) enum RoomOutput {
    /// Several are told the same.
    Send(Vec<GuestId>, ToGuest),
    /// A longer text for one.
    SendRecord(GuestId, u32, Arc<str>),
    /// A last word; then the connection is closed.
    Disconnect(GuestId, ToGuest),
    /// The host alone is told.
    HostEvent(HostEvent),
    /// There is another invite code.
    InviteChanged(invite::InviteSecret),
    /// The table ends: everyone is told why.
    Close(CloseReason),
}
