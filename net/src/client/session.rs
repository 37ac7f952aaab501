//! What a screen holds of a hosted table.

use tokio::sync::mpsc;

use super::event::ClientEvent;
use super::room_link::RoomLink;
use crate::link::Link;

/// A connection of a screen to a hosted table. Dropping the [`Link`] and the [`RoomLink`] without [`RoomLink::leave`] looks to the
/// host like a lost connection.
#[derive(Debug)]
pub struct ClientSession {
    /// Sends the player's intents.
    pub link: Link,
    /// Sends lobby requests and chat.
    pub room: RoomLink,
    /// The session's events, in order. The channel closes after [`ConnectionState::Failed`](super::ConnectionState::Failed) or
    /// [`ConnectionState::Ended`](super::ConnectionState::Ended).
    pub events: mpsc::Receiver<ClientEvent>,
}
