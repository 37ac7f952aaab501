//! A table with others, as the window has it whichever screen is shown: the ways to it, who is there, and who wants to come in.

mod destination;
mod knocks;
mod session;

use std::net::SocketAddr;

use iced::task;
use skipstone_core::Seat;
use skipstone_core::table::TableError;
use skipstone_net::Fingerprint;
use skipstone_net::discovery::DiscoveryError;
use skipstone_net::host::{HostNews, Order};
use skipstone_net::invite::Invite;
use skipstone_net::protocol::{Audience, ChatLine, Denial, Lobby, Name, Occupant, Speaker, Wish};
use skipstone_net::trust::PlayerKey;
use skipstone_net::visit::{Connection, News};

use crate::chat::{self, Chat};
use crate::locale::Locale;
use crate::screen::table::Sitting;
use crate::tr;

pub use destination::{Destination, NoDestination};
pub use knocks::Answer;
pub use session::{Heard, Seen, Ways, join, look, open, resume};

/// A table with others.
#[derive(Debug)]
pub struct Together {
    /// The own key: the seat with it is the player's.
    pub me: Fingerprint,
    /// Whether the host's key was remembered.
    pub known: bool,
    /// How the connection is.
    pub connection: Connection,
    /// Who sits where, and by which rules, once that is known.
    pub lobby: Option<Box<Lobby>>,
    /// What people say, as long as no other screen has it.
    pub chat: Chat,
    /// What only the host has.
    pub hosting: Option<Hosting>,
    /// What was asked for last and can't be.
    pub denied: Option<Denied>,
    ways: Option<Ways>,
    /// Listens to the table.
    _listens: task::Handle,
}

/// What only the host of a table has.
#[derive(Debug, Default)]
pub struct Hosting {
    /// Who has knocked, the first who did first.
    pub knocks: Vec<Knock>,
    /// The invite code, and where the table is reached.
    pub invite: Option<(Invite, Vec<SocketAddr>)>,
    /// Why the table isn't found by itself.
    pub unannounced: Option<DiscoveryError>,
}

/// Somebody who wants to come in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Knock {
    /// Who.
    pub who: Fingerprint,
    /// As they call themselves.
    pub name: Name,
    /// What is known of them.
    pub known: PlayerKey,
}

/// Why something that was asked for can't be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Denied {
    /// The table's answer.
    By(Denial),
    /// Rules, seats and ages don't fit together.
    Impossible(TableError),
}

impl Together {
    /// A table that is being called, or opened.
    pub fn new(me: Fingerprint, hosts: bool, listens: task::Handle) -> Together {
        Together {
            me,
            known: false,
            connection: Connection::Calling,
            lobby: None,
            chat: Chat::default(),
            hosting: hosts.then(Hosting::default),
            denied: None,
            ways: None,
            _listens: listens.abort_on_drop(),
        }
    }

    /// The own seat at the table, if there is one.
    pub fn seat(&self) -> Option<Seat> {
        self.lobby.as_ref()?.seat_of(self.me)
    }

    /// Takes in what is heard of the table, as far as no screen alone has it.
    pub fn hear(&mut self, heard: &Heard) {
        match heard {
            Heard::Begun(ways) => self.ways = Some(ways.clone()),
            Heard::News(News::Connection(connection)) => self.connection = connection.clone(),
            Heard::News(News::Lobby(lobby)) => {
                self.lobby = Some(lobby.clone());
                self.denied = None;
            }
            Heard::News(News::Denied(why)) => self.denied = Some(Denied::By(why.clone())),
            Heard::Host(news) => self.hear_as_host(news),
            Heard::News(_) | Heard::NotOpened(_) | Heard::End => {}
        }
    }

    fn hear_as_host(&mut self, news: &HostNews) {
        let Some(hosting) = &mut self.hosting else { return };
        match news {
            HostNews::Knock { who, name, known } => {
                hosting.knocks.retain(|knock| knock.who != *who);
                hosting.knocks.push(Knock { who: *who, name: name.clone(), known: *known });
            }
            HostNews::KnockOver(who) | HostNews::LetIn { who, .. } | HostNews::Banned(who) => {
                hosting.knocks.retain(|knock| knock.who != *who);
            }
            HostNews::Invite { code, addresses } => {
                hosting.invite = Some((code.clone(), addresses.clone()));
            }
            HostNews::NotAnnounced(why) => hosting.unannounced = Some(why.clone()),
            HostNews::Denied(why) => self.denied = Some(Denied::By(why.clone())),
            HostNews::Impossible(why) => self.denied = Some(Denied::Impossible(why.clone())),
        }
    }

    /// A place at the table once a round is begun. The chat goes along.
    pub fn sitting(&mut self) -> Option<Sitting> {
        let (lobby, ways) = (self.lobby.as_deref()?.clone(), self.ways.clone()?);
        Some(Sitting {
            me: self.seat(),
            lobby,
            link: ways.link,
            people: ways.company,
            chat: std::mem::take(&mut self.chat),
            hosts: self.hosting.is_some(),
        })
    }

    /// Takes in what somebody said.
    pub fn said(&mut self, by: &Speaker, to: Audience, text: &ChatLine, locale: &Locale) {
        let by = match by {
            Speaker::Watcher(name) => tr!(locale, "chat-watcher", name = &**name),
            Speaker::Seat(seat) => self.name(*seat).map_or_else(String::new, str::to_owned),
        };
        self.chat.hear(by, to, text);
    }

    /// Who sits on a seat, if somebody does.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        match &self.lobby.as_ref()?.seats.get(seat.index())?.occupant {
            Occupant::Person { name, .. } | Occupant::Bot { name, .. } => Some(name),
            Occupant::Nobody => None,
        }
    }

    /// Asks for the record of a round that the player wasn't there for.
    pub fn ask_for_record(&self, round: u32) {
        if let Some(ways) = &self.ways
            && ways.company.ask_for_record(round).is_err()
        {
            tracing::warn!(round, "the record of a round can't be asked for");
        }
    }

    /// Answers somebody who knocks.
    pub fn answer(&mut self, who: Fingerprint, welcome: bool) {
        if let Some(hosting) = &mut self.hosting {
            hosting.knocks.retain(|knock| knock.who != who);
        }
        self.order(Order::Answer { who, welcome });
    }

    /// Wishes something about the own place.
    pub fn wish(&mut self, wish: Wish) {
        self.denied = None;
        if let Some(ways) = &self.ways
            && ways.company.wish(wish).is_err()
        {
            tracing::warn!("the table takes no wishes any more");
        }
    }

    /// Does what the player does in the chat.
    pub fn write(&mut self, message: chat::Message) {
        let said = self.chat.update(message);
        if let (Some((to, text)), Some(ways)) = (said, &self.ways)
            && ways.company.say(to, text).is_err()
        {
            tracing::warn!("nothing more can be said at this table");
        }
    }

    /// Decides something as the host.
    pub fn order(&mut self, order: Order) {
        self.denied = None;
        if let Some(orders) = self.ways.as_ref().and_then(|ways| ways.orders.as_ref())
            && orders.give(order).is_err()
        {
            tracing::warn!("the table takes no orders any more");
        }
    }

    /// Says goodbye: for good as a guest; as the host the table may go on later. What is heard then ends; nothing does where the
    /// table was never reached.
    pub fn leave(&self) -> bool {
        let Some(ways) = &self.ways else { return false };
        match &ways.orders {
            Some(orders) => {
                let back_later = self.lobby.as_ref().is_some_and(|lobby| lobby.begun);
                orders.give(Order::Close { back_later }).is_ok()
            }
            None => ways.company.leave().is_ok(),
        }
    }
}
