//! What the room has yet to send, and when it broadcasts the lobby.

use std::time::Duration;

use super::messages::{GuestId, RoomOutput};
use crate::host::event::HostEvent;
use crate::protocol::ToGuest;

/// The shortest time between two broadcasts of the lobby. A flood of changes would drown guests with slow connections.
pub(super) const LOBBY_INTERVAL: Duration = Duration::from_millis(100);

/// What the host's task has yet to carry out.
#[derive(Debug, Default)]
pub(super) struct PendingOutputs {
    outputs: Vec<RoomOutput>,
    /// Guests to disconnect after the current input, with their last messages.
    disconnecting: Vec<(GuestId, ToGuest)>,
    /// When the lobby was broadcast last. `None` before the first time.
    lobby_sent_at: Option<Duration>,
    /// When a changed lobby is broadcast. `None` if all guests have the latest.
    lobby_due: Option<Duration>,
}

impl PendingOutputs {
    pub(super) fn push(&mut self, output: RoomOutput) {
        self.outputs.push(output);
    }

    pub(super) fn send(&mut self, to: Vec<GuestId>, message: ToGuest) {
        if !to.is_empty() {
            self.outputs.push(RoomOutput::Send(to, message));
        }
    }

    pub(super) fn tell_host(&mut self, event: HostEvent) {
        self.outputs.push(RoomOutput::HostEvent(event));
    }

    /// Closes a connection, with a last message if there is one.
    pub(super) fn close_connection(&mut self, guest: GuestId, last_message: Option<ToGuest>) {
        self.outputs.push(RoomOutput::Disconnect(guest, last_message));
    }

    /// Has a connection closed after the current input, so that no change of the game runs inside another.
    pub(super) fn disconnect_later(&mut self, guest: GuestId, last_message: ToGuest) {
        self.disconnecting.push((guest, last_message));
    }

    pub(super) fn take_disconnecting(&mut self) -> Vec<(GuestId, ToGuest)> {
        std::mem::take(&mut self.disconnecting)
    }

    pub(super) fn take(&mut self) -> Vec<RoomOutput> {
        std::mem::take(&mut self.outputs)
    }

    /// Has a changed lobby broadcast, but at most once in [`LOBBY_INTERVAL`].
    pub(super) fn schedule_lobby(&mut self, now: Duration) {
        let due = self.lobby_sent_at.map_or(now, |sent_at| now.max(sent_at + LOBBY_INTERVAL));
        self.lobby_due.get_or_insert(due);
    }

    /// When a changed lobby is broadcast. `None` if all guests have the latest.
    pub(super) fn lobby_due(&self) -> Option<Duration> {
        self.lobby_due
    }

    /// Whether a changed lobby has to be broadcast; it counts as done then.
    pub(super) fn take_lobby(&mut self, now: Duration) -> bool {
        let is_due = self.lobby_due.take().is_some();
        if is_due {
            self.lobby_sent_at = Some(now);
        }
        is_due
    }
}
