//! A client session for tests of screens: the test emits the events and reads the screen's requests.

use skipstone_core::table::Intent;
use tokio::sync::mpsc;

use crate::client::{ClientEvent, ClientSession, RoomLink, RoomRequest};
use crate::link::Link;

/// The capacity of the event channel.
const EVENT_QUEUE: usize = 256;

/// The far end of a test's client session.
#[derive(Debug)]
pub struct MockRoom {
    events: mpsc::Sender<ClientEvent>,
    intents: mpsc::Receiver<Intent>,
    room_requests: mpsc::Receiver<RoomRequest>,
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
