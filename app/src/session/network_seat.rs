//! What a table screen is opened with at a network table.

use skipstone_core::Seat;
use skipstone_net::client::RoomLink;
use skipstone_net::link::Link;
use skipstone_net::protocol::Lobby;

use crate::chat::Chat;

/// A seat or a spectator's place at a network table, handed to the table screen when a round begins.
#[derive(Debug)]
pub struct NetworkSeat {
    /// The player's own seat; `None` for a spectator.
    pub me: Option<Seat>,
    /// The lobby as of the start of the round: seats, teams and rules.
    pub lobby: Lobby,
    /// Sends intents and receives updates.
    pub link: Link,
    /// Sends chat and lobby requests.
    pub client: RoomLink,
    /// The chat so far.
    pub chat: Chat,
    /// Whether the player is the host.
    pub hosts: bool,
}
