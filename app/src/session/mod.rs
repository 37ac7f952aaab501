//! The session at a network table, kept by the root whichever screen is shown: links, lobby, chat and knocks.

mod destination;
mod knocks;
mod network_seat;
mod streams;

use std::net::SocketAddr;

use iced::task;
use skipstone_core::Seat;
use skipstone_core::table::TableError;
use skipstone_net::Fingerprint;
use skipstone_net::client::{ClientEvent, ConnectionState};
use skipstone_net::discovery::DiscoveryError;
use skipstone_net::host::{HostCommand, HostEvent};
use skipstone_net::invite::Invite;
use skipstone_net::protocol::{Audience, ChatLine, Denial, Lobby, LobbyRequest, Name, Occupant, Speaker};
use skipstone_net::trust::PlayerKeyStatus;

use crate::chat::{self, Chat};
use crate::locale::Locale;
use crate::tr;

pub use destination::{Destination, DestinationError};
pub use knocks::KnockAnswer;
pub use network_seat::NetworkSeat;
pub use streams::{DiscoveryEvent, SessionEvent, SessionHandles, discover_tables, join, open, resume};

/// The window's state of a session at a network table.
#[derive(Debug)]
pub struct TableSession {
    /// The player's own key; the seat with it is the player's.
    pub own_key: Fingerprint,
    /// Whether the host's key has been stored in this session.
    pub host_remembered: bool,
    /// The connection's last known state.
    pub connection: ConnectionState,
    /// The last lobby received; `None` before the first.
    pub lobby: Option<Box<Lobby>>,
    /// The chat, unless the table screen has taken it over.
    pub chat: Chat,
    /// `None` for guests.
    pub hosting: Option<HostState>,
    /// The last refused request, shown until the next one.
    pub denied: Option<RefusedRequest>,
    handles: Option<SessionHandles>,
    /// The task that reads the session's events; aborted on drop.
    _listener: task::Handle,
}

/// The host's part of a session.
#[derive(Debug, Default)]
pub struct HostState {
    /// Unanswered knocks, the oldest first.
    pub knocks: Vec<Knock>,
    /// The invite code and the addresses the table listens on; `None` until it is open.
    pub invite: Option<(Invite, Vec<SocketAddr>)>,
    /// Why the table can't be announced on the local network.
    pub announce_error: Option<DiscoveryError>,
}

/// A player who asks to be let in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Knock {
    /// Their key.
    pub who: Fingerprint,
    /// The name they send, not verified.
    pub name: Name,
    /// Whether the key and the name were met before.
    pub status: PlayerKeyStatus,
}

/// Why a request to the table was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RefusedRequest {
    /// Refused by the host's table.
    By(Denial),
    /// Refused before it was sent: rules, seats and ages don't fit together.
    Impossible(TableError),
}

impl TableSession {
    /// A session that is being connected, or opened if `hosts`.
    pub fn new(own_key: Fingerprint, hosts: bool, listener: task::Handle) -> TableSession {
        TableSession {
            own_key,
            host_remembered: false,
            connection: ConnectionState::Connecting,
            lobby: None,
            chat: Chat::default(),
            hosting: hosts.then(HostState::default),
            denied: None,
            handles: None,
            _listener: listener.abort_on_drop(),
        }
    }

    /// The player's own seat; `None` for a spectator, and before the first lobby.
    pub fn seat(&self) -> Option<Seat> {
        self.lobby.as_ref()?.seat_of(self.own_key)
    }

    /// Applies an event to the state that outlives screens.
    pub fn apply(&mut self, event: &SessionEvent) {
        match event {
            SessionEvent::Started(handles) => self.handles = Some(handles.clone()),
            SessionEvent::News(ClientEvent::ConnectionState(connection)) => {
                self.connection = connection.clone()
            }
            SessionEvent::News(ClientEvent::Lobby(lobby)) => {
                self.lobby = Some(lobby.clone());
                self.denied = None;
            }
            SessionEvent::News(ClientEvent::Denied(why)) => {
                self.denied = Some(RefusedRequest::By(why.clone()))
            }
            SessionEvent::Host(event) => self.apply_host_event(event),
            SessionEvent::News(_) | SessionEvent::OpenFailed(_) | SessionEvent::Ended => {}
        }
    }

    fn apply_host_event(&mut self, event: &HostEvent) {
        let Some(hosting) = &mut self.hosting else { return };
        match event {
            HostEvent::Knock { who, name, status } => {
                hosting.knocks.retain(|knock| knock.who != *who);
                hosting.knocks.push(Knock { who: *who, name: name.clone(), status: *status });
            }
            HostEvent::KnockWithdrawn(who) | HostEvent::Admitted { who, .. } | HostEvent::Banned(who) => {
                hosting.knocks.retain(|knock| knock.who != *who);
            }
            HostEvent::Invite { code, addresses } => {
                hosting.invite = Some((code.clone(), addresses.clone()));
            }
            HostEvent::AnnouncementFailed(why) => hosting.announce_error = Some(why.clone()),
            HostEvent::Denied(why) => self.denied = Some(RefusedRequest::By(why.clone())),
            HostEvent::InvalidSetup(why) => self.denied = Some(RefusedRequest::Impossible(why.clone())),
        }
    }

    /// What the table screen is opened with; moves the chat there. `None` before the session has started.
    pub fn take_seat(&mut self) -> Option<NetworkSeat> {
        let (lobby, handles) = (self.lobby.as_deref()?.clone(), self.handles.clone()?);
        Some(NetworkSeat {
            me: self.seat(),
            lobby,
            link: handles.link,
            client: handles.client,
            chat: std::mem::take(&mut self.chat),
            hosts: self.hosting.is_some(),
        })
    }

    /// Appends a received line to the chat.
    pub fn push_chat(&mut self, by: &Speaker, to: Audience, text: &ChatLine, locale: &Locale) {
        let by = match by {
            Speaker::Watcher(name) => tr!(locale, "chat-watcher", name = &**name),
            Speaker::Seat(seat) => self.name(*seat).map_or_else(String::new, str::to_owned),
        };
        self.chat.push_message(by, to, text);
    }

    /// The name at a seat; `None` if it is free.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        match &self.lobby.as_ref()?.seats.get(seat.index())?.occupant {
            Occupant::Person { name, .. } | Occupant::Bot { name, .. } => Some(name),
            Occupant::Nobody => None,
        }
    }

    /// Requests the record of a round that the player missed.
    pub fn request_record(&self, round: u32) {
        if let Some(handles) = &self.handles
            && handles.client.request_record(round).is_err()
        {
            tracing::warn!(round, "the record of a round can't be asked for");
        }
    }

    /// Admits or refuses a knock and removes it from the list.
    pub fn answer_knock(&mut self, who: Fingerprint, admit: bool) {
        if let Some(hosting) = &mut self.hosting {
            hosting.knocks.retain(|knock| knock.who != who);
        }
        self.send_order(HostCommand::AnswerKnock { who, admit });
    }

    /// Sends a lobby request about the player's own place, such as a seat or being ready.
    pub fn send_wish(&mut self, wish: LobbyRequest) {
        self.denied = None;
        if let Some(handles) = &self.handles
            && handles.client.send_lobby_request(wish).is_err()
        {
            tracing::warn!("the table takes no wishes any more");
        }
    }

    /// Updates the chat input and sends lines that are submitted.
    pub fn update_chat(&mut self, message: chat::Message) {
        let said = self.chat.update(message);
        if let (Some((to, text)), Some(handles)) = (said, &self.handles)
            && handles.client.send_chat(to, text).is_err()
        {
            tracing::warn!("nothing more can be said at this table");
        }
    }

    /// Sends a host command; does nothing for guests.
    pub fn send_order(&mut self, order: HostCommand) {
        self.denied = None;
        if let Some(orders) = self.handles.as_ref().and_then(|handles| handles.orders.as_ref())
            && orders.send(order).is_err()
        {
            tracing::warn!("the table takes no orders any more");
        }
    }

    /// Leaves the table: a guest for good, a host so that a game that has begun may go on later. Returns whether the stream of
    /// events will end because of it; `false` if the session never started.
    pub fn leave(&self) -> bool {
        let Some(handles) = &self.handles else { return false };
        match &handles.orders {
            Some(orders) => {
                let back_later = self.lobby.as_ref().is_some_and(|lobby| lobby.begun);
                orders.send(HostCommand::Close { back_later }).is_ok()
            }
            None => handles.client.leave().is_ok(),
        }
    }
}
