//! The session at a network table: its links, lobby, chat, presence and knocks.
//!
//! The root owns it whichever screen is shown; screens borrow it. [`NetworkSession::apply`] is the only place where events
//! change it.

mod asked;
pub mod chat;
mod connection;
mod contract;
mod conversation;
mod hosting;
mod join_address;
mod knocks;
mod network_look;
mod news;
mod next_round;
mod own_place;
mod people;
mod phone_access;
mod presence;
mod proposal;
mod readiness;
mod requests;
mod seats;
mod streams;
mod swaps;
pub mod talk;
mod vacancy;
mod verdicts;
mod way_back;

use std::time::{Duration, Instant};

use iced::task;
use skipstone_core::milestone::Pebble;
use skipstone_core::table::TableError;
use skipstone_core::{Seat, Stone};
use skipstone_net::Fingerprint;
use skipstone_net::client::{ClientEvent, ConnectionState};
use skipstone_net::host::{HostCommand, HostEvent};
use skipstone_net::link::Link;
use skipstone_net::protocol::{CloseReason, Denial, Lobby, SeriesKey, Speaker, TableSeriesId};

use crate::locale::Locale;
use crate::store::StoredSeriesId;
use crate::tr;
use crate::widget::picture_cache::PictureCache;
use connection::Connection;
use contract::RoundOnTable;
use conversation::Conversation;
use next_round::NextRound;
use people::KnownPeople;
use seats::described;
use talk::Said;
use verdicts::Verdicts;
use way_back::WayBack;

pub use asked::{Answer, Asked, Prompt, TakebackOutcome};
pub use hosting::{HostControls, HostPlan, Knock};
pub use join_address::{JoinAddress, JoinAddressError, NoAddressError};
pub use knocks::{KnockAnswer, PRESS_GRACE};
pub use network_look::look_at_network;
pub use phone_access::{PageAddress, PhoneAccess, PhoneEvent, PhonePage, listen_addresses};
pub use presence::{Presence, SeatPresence};
pub use proposal::{Change, Proposed, Terms, changes};
pub use readiness::Readiness;
pub use streams::{DiscoveryEvent, SessionEvent, SessionHandles, discover_tables, join, open};
pub use way_back::{CarriedOnAt, ReopenedTable};

/// The window's state of a session at a network table.
#[derive(Debug)]
pub struct NetworkSession {
    /// The player's own key; the seat with it is the player's.
    pub own_key: Fingerprint,
    pub connection: Connection,
    /// The last lobby received; `None` before the first.
    pub lobby: Option<Box<Lobby>>,
    pub conversation: Conversation,
    /// The stones beside names.
    pub pictures: PictureCache,
    /// Who is present, and time limits.
    pub presence: Presence,
    pub next_round: NextRound,
    /// The round on the table, which decides over the lobby.
    on_table: RoundOnTable,
    /// Whom the session remembers.
    known: KnownPeople,
    /// The player's own table; `None` for guests.
    pub hosting: Option<HostControls>,
    /// The last refused request, shown until the next one or until the lobby changes.
    pub denied: Option<RefusedRequest>,
    pub way_back: WayBack,
    /// What was said of the rounds that were played here.
    verdicts: Verdicts,
    links: Links,
}

/// How the session sends, and what brings it events.
#[derive(Debug, Default)]
struct Links {
    /// `None` before the session has started.
    handles: Option<SessionHandles>,
    /// The task that reads the session's events; aborted on drop. `None` where something else applies them.
    _listener: Option<task::Handle>,
}

/// Why a request to the table was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RefusedRequest {
    /// Refused by the host's table.
    By(Denial),
    /// Refused before it was sent: rules, seats and ages don't fit together.
    Impossible(TableError),
}

impl NetworkSession {
    /// A session that is being connected, or opened if there is a table to host.
    pub fn new(
        own_key: Fingerprint,
        hosting: Option<HostControls>,
        listener: task::Handle,
        now: Instant,
    ) -> NetworkSession {
        let links = Links { handles: None, _listener: Some(listener.abort_on_drop()) };
        NetworkSession { hosting, links, ..NetworkSession::detached(own_key, now) }
    }

    /// A session without a stream of events: its owner applies them.
    pub fn detached(own_key: Fingerprint, now: Instant) -> NetworkSession {
        NetworkSession {
            own_key,
            connection: Connection::new(),
            lobby: None,
            conversation: Conversation::new(),
            pictures: PictureCache::default(),
            presence: Presence::new(now),
            next_round: NextRound::default(),
            on_table: RoundOnTable::default(),
            known: KnownPeople::default(),
            hosting: None,
            denied: None,
            way_back: WayBack::default(),
            verdicts: Verdicts::default(),
            links: Links::default(),
        }
    }

    /// The current series, with its host. `None` before both are known.
    pub fn series_key(&self) -> Option<SeriesKey> {
        Some(SeriesKey { host: self.connection.host?, series: self.lobby.as_ref()?.series })
    }

    /// The id that the store has for a series of this table. `None` before the host's key is known.
    pub fn stored_series(&self, series: TableSeriesId) -> Option<StoredSeriesId> {
        match &self.hosting {
            Some(_) => Some(StoredSeriesId::of_own_table(series)),
            None => self.connection.host.map(|host| StoredSeriesId::of_host(host, series)),
        }
    }

    /// Applies an event of the session's stream. `locale` words the author of a chat line.
    pub fn apply(&mut self, event: &SessionEvent, now: Instant, locale: &Locale) {
        match event {
            SessionEvent::Started(handles) => {
                let mut handles = handles.clone();
                if let (Some(hosting), Some(commands)) = (&mut self.hosting, handles.commands.take()) {
                    hosting.start(commands);
                }
                self.links.handles = Some(handles);
            }
            SessionEvent::Client(event) => {
                self.follow(event, now, locale);
                self.save_news();
            }
            SessionEvent::Host(event) => self.apply_host_event(event, now, locale),
            SessionEvent::Phones(event) => {
                self.hosting.iter_mut().for_each(|hosting| hosting.apply_phone_event(event));
            }
            SessionEvent::OpenFailed(_) | SessionEvent::Ended => {}
        }
    }

    /// Applies an event that host and guests receive. Returns what it says of people, pauses and what is agreed to, in words.
    pub fn follow(&mut self, event: &ClientEvent, now: Instant, locale: &Locale) -> Vec<String> {
        let news = self.tell_news(event, now, locale);
        self.next_round.readiness.apply(event, self.next_round.proposed.proposal().is_some(), now);
        self.presence.apply(event, self.on_table.is_running(), now);
        self.on_table.apply(event);
        self.next_round.swaps.apply(event);
        match event {
            ClientEvent::ConnectionState(connection) => {
                self.connection.apply(connection, self.hosting.is_some());
                if matches!(connection, ConnectionState::Joined { .. }) {
                    self.way_back = WayBack::default();
                }
            }
            ClientEvent::Lobby(lobby) => {
                tracing::debug!(people = described(lobby), "the table has changed");
                if self.lobby.as_ref().is_some_and(|before| before.series != lobby.series) {
                    self.conversation.chat.save_news_again();
                }
                self.known.note_lobby(lobby);
                let is_first = self.lobby.replace(lobby.clone()).is_none();
                self.denied = None;
                let mut own_place = std::mem::take(&mut self.next_round.own_place);
                own_place.follow(is_first, self.will_watch(), |seat| self.is_vacant(seat));
                self.next_round.own_place = own_place;
            }
            ClientEvent::Chat { by, .. } | ClientEvent::Reaction { by, .. } if self.is_muted(by) => {}
            ClientEvent::Chat { number, by, to, text, is_new } => {
                let speaker = self.speaker(by, locale);
                match by {
                    _ if !is_new => {}
                    Speaker::Seat(seat) => self.conversation.talk.say(*seat, Said::Line(text.clone()), now),
                    Speaker::Spectator(_) | Speaker::Former { .. } => {
                        self.conversation.talk.show_beside(
                            talk::attributed(&speaker.name, text, locale),
                            !speaker.is_own,
                            now,
                        );
                    }
                }
                self.conversation.chat.push_message(
                    *number,
                    speaker.name,
                    speaker.stone,
                    *to,
                    text,
                    speaker.is_own,
                );
            }
            // During a series these can only mean a line of chat.
            ClientEvent::Denied(why @ (Denial::PartnersSilent | Denial::RateLimited)) if self.has_begun() => {
                self.conversation.chat.return_refused();
                self.conversation.chat.push_notice(locale.denied(why, |seat| self.shown_name(seat, locale)));
            }
            // It isn't asked for on the screen that is shown, and the lobby changes at once.
            ClientEvent::Denied(why @ Denial::StoneTaken) => {
                self.conversation.chat.push_notice(locale.denied(why, |seat| self.shown_name(seat, locale)));
            }
            ClientEvent::Reaction { by: Speaker::Seat(seat), reaction } => {
                self.conversation.talk.say(*seat, Said::Reaction(*reaction), now);
            }
            ClientEvent::Reaction { by, reaction } => {
                let words = talk::reaction_words(*reaction, locale);
                let speaker = self.speaker(by, locale);
                let line = talk::attributed(&speaker.name, &words, locale);
                self.conversation.talk.show_beside(line.clone(), !speaker.is_own, now);
                self.conversation.chat.push_news(line);
            }
            ClientEvent::Kicked(who) => self.note_kicked(*who),
            ClientEvent::Nudged { by, seat } => {
                let said = Said::Nudge { by: *by, name: self.shown_name(*by, locale) };
                self.conversation.talk.say(*seat, said, now);
            }
            ClientEvent::Denied(why) => self.denied = Some(RefusedRequest::By(why.clone())),
            ClientEvent::DealRepeated { failed, .. } => {
                let notice = locale.redealt(failed, |seat| self.shown_name(seat, locale));
                notice.into_iter().for_each(|notice| self.conversation.chat.push_notice(notice));
            }
            ClientEvent::DealDeclined => self.conversation.chat.push_notice(tr!(locale, "deal-declined-own")),
            ClientEvent::MoveStands(_) => self.conversation.chat.push_notice(tr!(locale, "move-stands")),
            // The verdict on a round names its witnesses.
            ClientEvent::Seated { .. }
            | ClientEvent::Table(_)
            | ClientEvent::Presence(_)
            | ClientEvent::OutOfTime(_)
            | ClientEvent::TakebackLapsed
            | ClientEvent::Ready { .. }
            | ClientEvent::Swap { .. }
            | ClientEvent::Proposal(_)
            | ClientEvent::Contract(..)
            | ClientEvent::SafetyNumber { .. }
            | ClientEvent::LimitsChanged(_)
            | ClientEvent::RoundChecked { .. }
            | ClientEvent::Witnessed { .. } => {}
        }
        self.note_verdict(event, locale);
        let is_on_table = self.on_table.contract().is_some();
        self.next_round.proposed.apply(event, self.lobby.as_deref(), is_on_table, now);
        news
    }

    /// Moves countdowns on, and takes away what has been said for long enough. Called once a second while it
    /// [is needed](Self::needs_ticks).
    pub fn tick(&mut self, now: Instant) {
        self.presence.tick(now);
        self.next_round.tick(now);
        self.conversation.talk.tick(now);
    }

    /// Whether a countdown runs, or something is shown for a while.
    pub fn needs_ticks(&self) -> bool {
        self.presence.needs_ticks() || self.next_round.needs_ticks() || self.conversation.talk.needs_ticks()
    }

    fn apply_host_event(&mut self, event: &HostEvent, now: Instant, locale: &Locale) {
        let Some(hosting) = &mut self.hosting else { return };
        hosting.apply(event, now);
        match event {
            HostEvent::DealDeclined { seat, .. } => {
                let name = self.shown_name(*seat, locale);
                self.conversation.chat.push_notice(tr!(locale, "deal-declined", name = name));
            }
            HostEvent::ShortCode { code, after_wrong_tries: true, .. } => {
                self.conversation.chat.push_notice(tr!(
                    locale,
                    "lobby-code-redrawn",
                    code = code.to_string()
                ));
            }
            HostEvent::Denied(why) => self.denied = Some(RefusedRequest::By(why.clone())),
            HostEvent::InvalidSetup(why) => self.denied = Some(RefusedRequest::Impossible(why.clone())),
            _ => {}
        }
    }

    /// Why the host has closed the table while the player was there; `None` while it is open.
    pub fn closed(&self) -> Option<CloseReason> {
        match self.connection.state {
            ConnectionState::Ended(Some(
                why @ (CloseReason::TableClosed | CloseReason::BackLater | CloseReason::HandedOver(_)),
            )) => Some(why),
            _ => None,
        }
    }

    /// Whose computer hosts the series from now on, if the host has handed the table over.
    pub fn successor(&self) -> Option<Fingerprint> {
        match self.closed()? {
            CloseReason::HandedOver(to) => Some(to),
            _ => None,
        }
    }

    /// The key of the host's player.
    fn host_key(&self) -> Fingerprint {
        self.connection.host.unwrap_or(self.own_key)
    }

    /// Whether somebody with this key hosts the table.
    pub fn is_host(&self, key: Fingerprint) -> bool {
        key == self.host_key()
    }

    /// The name of the host's player as it is shown; "the host" for one without a seat.
    pub fn host_name(&self, locale: &Locale) -> String {
        self.name_of(self.host_key(), locale).unwrap_or_else(|| tr!(locale, "the-host"))
    }

    /// The name of a person at the table as it is shown.
    pub fn name_of(&self, key: Fingerprint, locale: &Locale) -> Option<String> {
        let mut everybody = self.lobby.iter().flat_map(|lobby| lobby.everybody());
        let person = everybody.find(|person| person.key == key)?;
        Some(match person.seat {
            Some(seat) => self.shown_name(seat, locale),
            None => person.name.to_string(),
        })
    }

    /// Whether a series is being played; `false` before the first lobby.
    pub fn has_begun(&self) -> bool {
        self.lobby.as_ref().is_some_and(|lobby| lobby.begun)
    }

    /// Sends intents to the game; `None` before the session has started.
    pub fn link(&self) -> Option<&Link> {
        Some(&self.links.handles.as_ref()?.link)
    }

    /// The stones by seat; none before the first lobby.
    pub fn stones(&self) -> Vec<Stone> {
        let lobby = self.lobby.as_deref();
        let stones = lobby.iter().flat_map(|lobby| lobby.by_seat().map(|(seat, _)| lobby.stone(seat)));
        stones.map(Option::unwrap_or_default).collect()
    }

    /// The pebbles beside the stones by seat; none before the first lobby.
    pub fn pebbles(&self) -> Vec<Pebble> {
        let lobby = self.lobby.as_deref();
        lobby.iter().flat_map(|lobby| lobby.by_seat().map(|(seat, _)| lobby.pebble(seat))).collect()
    }

    /// The player's own stone as everyone sees it; `None` before the first lobby.
    pub fn own_stone(&self) -> Option<Stone> {
        self.lobby.as_ref()?.stone_of(self.own_key)
    }

    /// The player's own name as everyone sees it; empty before the first lobby.
    pub fn own_name(&self) -> &str {
        if let Some(place) = self.seat().and_then(|seat| self.place(seat)) {
            return &place.name;
        }
        self.lobby.as_ref().and_then(|lobby| lobby.name_of(self.own_key)).map_or("", |name| name)
    }

    /// The stone of the author of a chat line. `None` for a spectator who is no longer there.
    fn stone_of_speaker(&self, by: &Speaker) -> Option<Stone> {
        match by {
            Speaker::Former { stone, .. } => Some(*stone),
            Speaker::Seat(seat) => self.lobby.as_ref()?.stone(*seat),
            Speaker::Spectator(name) => {
                let lobby = self.lobby.as_ref()?;
                lobby.spectators.iter().find(|spectator| spectator.name == *name).map(|one| one.stone)
            }
        }
    }

    /// The name at a seat as it is shown: the given one, else "You" or the seat's number in words.
    fn shown_name(&self, seat: Seat, locale: &Locale) -> String {
        locale.seat_name(seat, self.given_name(seat), Some(seat) == self.seat())
    }

    /// Whether the player is the author of a chat line. Names at a table are unique.
    fn is_own(&self, by: &Speaker) -> bool {
        self.key_of(by) == Some(self.own_key)
    }

    /// Restarts a disconnected player's grace period: for everyone as the host, else on this screen only.
    pub fn keep_waiting(&mut self, seat: Seat) {
        if self.hosting.is_some() {
            return self.send_command(HostCommand::KeepWaiting(seat));
        }
        let seconds = self.limits().map_or(0, |limits| limits.grace_seconds);
        self.presence.keep_waiting(seat, Duration::from_secs(seconds.into()));
    }
}
