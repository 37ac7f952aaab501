//! The channel for everything at a hosted table but the game itself.

use tokio::sync::mpsc;

use crate::link::LinkError;
use crate::protocol::{Audience, ChatLine, LobbyRequest, Reaction};

/// Sends lobby requests, chat and record requests to the host. Cheap to clone; all clones feed the same session.
#[derive(Debug, Clone)]
pub struct RoomLink {
    tx: mpsc::Sender<RoomRequest>,
}

/// A request of the screen that isn't an intent of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RoomRequest {
    /// A change of the player's own seat, team, name, age or stone.
    Lobby(LobbyRequest),
    /// The player isn't ready for the proposed round after all: takes back
    /// [`Intent::NextRound`](skipstone_core::table::Intent::NextRound).
    NotReady,
    /// The player has seen what is proposed for them unlike their wishes ([`Surprise`](super::Surprise)), and takes it.
    ConfirmProposal,
    /// A chat line, and who receives it.
    Chat(Audience, ChatLine),
    /// A reaction, to everyone.
    React(Reaction),
    /// A reminder for the person on turn.
    Nudge,
    /// Whether the player has put the table aside.
    Inactive(bool),
    /// The record of the finished round with this number, from 1.
    Record(u32),
    /// Leaving the table for good.
    Leave,
}

impl RoomLink {
    /// The capacity of the request channel.
    const QUEUE: usize = 32;

    pub(crate) fn new() -> (RoomLink, mpsc::Receiver<RoomRequest>) {
        let (tx, wanted) = mpsc::channel(RoomLink::QUEUE);
        (RoomLink { tx }, wanted)
    }

    /// Asks for another seat, team, name, age or stone. A denial arrives as
    /// [`ClientEvent::Denied`](super::ClientEvent::Denied).
    ///
    /// # Errors
    /// If the session has ended, or 32 requests are waiting already.
    pub fn send_lobby_request(&self, request: LobbyRequest) -> Result<(), LinkError> {
        self.send(RoomRequest::Lobby(request))
    }

    /// Says that the player isn't ready for the proposed round after all.
    ///
    /// # Errors
    /// As with [`RoomLink::send_lobby_request`].
    pub fn send_not_ready(&self) -> Result<(), LinkError> {
        self.send(RoomRequest::NotReady)
    }

    /// Confirms what is proposed for the player unlike their wishes.
    ///
    /// # Errors
    /// As with [`RoomLink::send_lobby_request`].
    pub fn confirm_proposal(&self) -> Result<(), LinkError> {
        self.send(RoomRequest::ConfirmProposal)
    }

    /// Sends a chat line.
    ///
    /// # Errors
    /// As with [`RoomLink::send_lobby_request`].
    pub fn send_chat(&self, to: Audience, text: ChatLine) -> Result<(), LinkError> {
        self.send(RoomRequest::Chat(to, text))
    }

    /// Shows a reaction to everyone.
    ///
    /// # Errors
    /// As with [`RoomLink::send_lobby_request`].
    pub fn send_reaction(&self, reaction: Reaction) -> Result<(), LinkError> {
        self.send(RoomRequest::React(reaction))
    }

    /// Reminds the person on turn that everyone waits. Denied before [`NUDGE_AFTER`](crate::limits::NUDGE_AFTER).
    ///
    /// # Errors
    /// As with [`RoomLink::send_lobby_request`].
    pub fn send_nudge(&self) -> Result<(), LinkError> {
        self.send(RoomRequest::Nudge)
    }

    /// Says whether the player has put the table aside, as a phone's page that is hidden. The others see them as quiet meanwhile.
    ///
    /// # Errors
    /// As with [`RoomLink::send_lobby_request`].
    pub fn send_inactive(&self, is_inactive: bool) -> Result<(), LinkError> {
        self.send(RoomRequest::Inactive(is_inactive))
    }

    /// Requests the record of a finished round that the player missed. The records of rounds played are requested automatically.
    ///
    /// # Errors
    /// As with [`RoomLink::send_lobby_request`].
    pub fn request_record(&self, round: u32) -> Result<(), LinkError> {
        self.send(RoomRequest::Record(round))
    }

    /// Leaves for good. The seat becomes free in a lobby; during a game a computer player takes it over.
    ///
    /// # Errors
    /// As with [`RoomLink::send_lobby_request`].
    pub fn leave(&self) -> Result<(), LinkError> {
        self.send(RoomRequest::Leave)
    }

    fn send(&self, request: RoomRequest) -> Result<(), LinkError> {
        self.tx.try_send(request).map_err(LinkError::from)
    }
}
