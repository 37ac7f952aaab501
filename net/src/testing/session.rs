//! A client session for tests of screens: the test emits the events and reads the screen's requests.

use std::time::Duration;

use skipstone_core::table::Intent;
use tokio::sync::mpsc;

use crate::client::{ClientEvent, ClientSession, RoomLink, RoomRequest, ShownProposal, TIME_TO_READ};
use crate::door::Door;
use crate::fingerprint::Fingerprint;
use crate::host::{HostCommand, HostCommandSender};
use crate::link::Link;
use crate::protocol::TableId;

/// The capacity of the event channel.
const EVENT_QUEUE: usize = 256;

/// The far end of a test's client session.
#[derive(Debug)]
pub struct MockRoom {
    events: mpsc::Sender<ClientEvent>,
    intents: mpsc::Receiver<Intent>,
    room_requests: mpsc::Receiver<RoomRequest>,
}

/// What a host's screen sends commands with, and where they arrive. Phones that come through its door wait forever.
pub fn host_commands() -> (HostCommandSender, mpsc::Receiver<HostCommand>) {
    let (door, _) = Door::new(Fingerprint::of(b"host"), TableId([0; 16]), ([127, 0, 0, 1], 0).into());
    HostCommandSender::new(door)
}

/// Has a player be ready for a proposal that they have to agree to, once it was there for long enough to be read. Needs a runtime.
pub fn agree(link: &Link, proposal: Option<&ShownProposal>) {
    if proposal.is_some_and(|shown| shown.must_be_agreed) {
        let link = link.clone();
        tokio::spawn(async move {
            tokio::time::sleep(TIME_TO_READ + Duration::from_millis(100)).await;
            // The session may have ended already.
            let _ = link.send(Intent::NextRound);
        });
    }
}

/// A client session and its far end. Needs no runtime.
pub fn client_session() -> (ClientSession, MockRoom) {
    let (link, intents) = Link::new();
    let (room, room_requests) = RoomLink::new();
    let (sender, events) = mpsc::channel(EVENT_QUEUE);
    (ClientSession { link, room, events }, MockRoom { events: sender, intents, room_requests })
}

impl MockRoom {
    /// Sends an event to the screen.
    ///
    /// # Panics
    /// If the screen dropped its receiver, or 256 events are waiting.
    pub fn emit(&self, event: ClientEvent) {
        self.events.try_send(event).expect("the screen takes its news");
    }

    /// Takes the intents sent since the last call.
    pub fn intents(&mut self) -> Vec<Intent> {
        std::iter::from_fn(|| self.intents.try_recv().ok()).collect()
    }

    /// Takes the room requests sent since the last call.
    pub fn room_requests(&mut self) -> Vec<RoomRequest> {
        std::iter::from_fn(|| self.room_requests.try_recv().ok()).collect()
    }
}
