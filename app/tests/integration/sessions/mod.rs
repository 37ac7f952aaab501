//! Joining and hosting in the window: the join screen, the lobby and the player's own table. The test sends the network's events.

mod hostile_host;
mod hosting;
mod kept_seat;
mod lobby_talk;
mod names;
mod out_of_reach;
mod phones;
mod proposals;
mod series_end;
mod short_code;
mod trust;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use iced::futures::stream::{SelectAll, StreamExt as _};
use iced::keyboard::key::Named;
use iced::{Event, Size};
use iced_test::runtime::{self, Action};
use iced_test::simulator::press_key;
use skipstone::Element;
use skipstone::app::{App, Message};
use skipstone::locale::{Language, Locale};
use skipstone::screen::join::{self, JoinRoute, JoinTarget};
use skipstone::screen::lobby as lobby_screen;
use skipstone::session::{JoinAddress, PRESS_GRACE, SessionEvent, SessionHandles};
use skipstone::settings::Settings;
use skipstone::store::{Profile, Store, WindowPlacement};
use skipstone_core::bot::Character;
use skipstone_core::{Preset, Seat, Stone};
use skipstone_net::client::{
    ClientEvent, ConnectionState, JoinError, NoEvidenceStore, ProtocolViolation, RoomRequest,
};
use skipstone_net::discovery::{AnnouncedTable, BrowseEvent, DiscoveredTable, Interfaces};
use skipstone_net::host::{self, HostEvent};
use skipstone_net::protocol::{
    Audience, ChatLine, CloseReason, Denial, EntryPolicy, Lobby, LobbyRequest, LobbySeat, Name, Occupant,
    Refusal, ShortText, Speaker, Spectator, TableId, TableOptions, TableSeriesId, Versions,
};
use skipstone_net::quic::{BindError, DisconnectReason};
use skipstone_net::testing::{self, MockRoom};
use skipstone_net::trust::{HostKeyStatus, PlayerKeyStatus};
use skipstone_net::{Fingerprint, Identity, SaveReceipt};

use crate::english::way_back;
use crate::seen::{SMALLEST, Seen};

const ADDRESS: &str = "127.0.0.1:7462";

/// The table that is joined and announced where a test doesn't say otherwise.
const TABLE: TableId = TableId([1; 16]);

/// The timeout of a wait; not a measure of speed.
const LONG: Duration = Duration::from_secs(20);

fn key() -> Fingerprint {
    Identity::generate().expect("random bytes").fingerprint()
}

/// The window of a player called Ben.
struct Window {
    app: App,
    store: Store,
    /// The number of joined tables.
    sessions: u64,
    /// The host of the last one.
    host: Option<Fingerprint>,
    now: Instant,
}

fn settings() -> Settings {
    Settings {
        language: Language::ENGLISH,
        name: Name::new("Ben"),
        interfaces: Interfaces::None,
        ..Settings::default()
    }
}

impl Seen for Window {
    type Message = Message;
    const SIZE: Size = SMALLEST;

    fn view(&self) -> Element<'_, Message> {
        self.app.view()
    }
}

impl Window {
    fn open() -> Window {
        Window::of_store(Store::in_memory())
    }

    /// The window of a player who has no name yet.
    fn nameless() -> Window {
        let settings = Settings { name: Name::new(""), ..settings() };
        Window::with_settings(settings, Store::in_memory())
    }

    fn of_store(store: Store) -> Window {
        Window::with_settings(settings(), store)
    }

    fn with_settings(settings: Settings, store: Store) -> Window {
        let app = App::new(settings, store.clone(), Size::new(1280.0, 800.0));
        Window { app, store, sessions: 0, host: None, now: Instant::now() }
    }

    /// The window of a profile, with what it has stored. Its player is called Ben.
    fn of_profile(profile: &Profile) -> Window {
        let placement =
            WindowPlacement { width: 1280.0, height: 800.0, scale: 1.0, position: None, maximized: false };
        std::fs::write(profile.settings_path(), "name = \"Ben\"\n").expect("it can be written");
        let (app, _) = App::open(Some(profile.clone()), placement);
        Window { app, store: Store::in_memory(), sessions: 0, host: None, now: Instant::now() }
    }

    fn click(&mut self, words: &str) {
        self.messages_of_click(words).into_iter().for_each(|message| self.tell(message));
    }

    /// Presses a button of the title screen, which may be behind one more step.
    fn choose(&mut self, button: &str) {
        if !self.shows(&english!(button)) {
            self.click(&english!("home-more"));
        }
        self.click(&english!(button));
    }

    /// Waits until no button is new any more.
    fn wait(&mut self) {
        self.now += PRESS_GRACE;
    }

    /// Has the clock of the lobby go on.
    fn wait_for(&mut self, seconds: u64) {
        self.now += Duration::from_secs(seconds);
        self.tell(Message::Lobby(lobby_screen::Message::Tick(self.now)));
    }

    fn press(&mut self, keys: impl IntoIterator<Item = Event>) {
        self.messages_of(|seen| drop(seen.simulate(keys))).into_iter().for_each(|message| self.tell(message));
    }

    /// Where these words are.
    /// Hosts a table, in the lobby or in a round.
    fn host(&mut self, lobby: Lobby) -> MockRoom {
        self.choose("home-host");
        let room = self.begin();
        self.come_in(key());
        self.news(ClientEvent::Lobby(Box::new(lobby)));
        room
    }

    fn knock(&mut self, name: &str) {
        let (who, name) = (key(), Name::new(name));
        let (status, watches) = (PlayerKeyStatus::New, false);
        self.hear(SessionEvent::Host(HostEvent::Knock { who, name, status, watches }));
    }

    fn tell(&mut self, message: Message) {
        drop(self.app.update(message, self.now));
    }

    /// Runs a message's task, and the tasks that follow, until the window shows these words.
    async fn run_until_shown(&mut self, message: Message, words: &str) {
        let mut tasks = SelectAll::new();
        tasks.extend(runtime::task::into_stream(self.app.update(message, self.now)));
        while !self.shows(words) {
            let action = tokio::time::timeout(LONG, tasks.next()).await;
            if let Action::Output(message) = action.expect("it takes no longer").expect("it goes on") {
                tasks.extend(runtime::task::into_stream(self.app.update(message, self.now)));
            }
        }
    }

    fn hear(&mut self, event: SessionEvent) {
        self.tell(Message::Session(self.sessions, event));
    }

    fn news(&mut self, event: ClientEvent) {
        self.hear(SessionEvent::Client(event));
    }

    /// Joins the table at an address. Returns the far end of the session.
    fn call(&mut self) -> MockRoom {
        self.choose("home-join");
        let target = target();
        self.tell(Message::Join(join::Message::Typed(ADDRESS.to_owned())));
        assert!(self.shows(&english!("join-is-computer", host = "127.0.0.1", port = "7462")));
        self.click(&english!("join-go"));
        assert!(self.shows(&english!("join-calling", table = ADDRESS)));
        self.dial(target)
    }

    fn dial(&mut self, target: JoinTarget) -> MockRoom {
        let address: SocketAddr = ADDRESS.parse().expect("an address");
        self.tell(Message::Resolved(target, Ok(vec![address])));
        self.begin()
    }

    fn begin(&mut self) -> MockRoom {
        self.sessions += 1;
        let (session, room) = testing::client_session();
        self.hear(SessionEvent::Started(SessionHandles {
            link: session.link,
            client: session.room,
            commands: None,
        }));
        room
    }

    /// The id that the store has for a series of the host that was joined last.
    fn stored_series(&self, series: TableSeriesId) -> skipstone::store::StoredSeriesId {
        let host = self.host.expect("a table was joined");
        skipstone::store::StoredSeriesId::of_host(host, series)
    }

    fn come_in(&mut self, host: Fingerprint) {
        self.host = Some(host);
        let address = ADDRESS.parse().expect("an address");
        self.news(ClientEvent::ConnectionState(ConnectionState::Joined { host, table: TABLE, address }));
    }
}

/// A table that was announced with a host's key, at an address.
fn announced(title: &str, host: Fingerprint, address: SocketAddr) -> Message {
    found(announcement(title, host, address))
}

/// The announcement of a host.
fn announcement(title: &str, host: Fingerprint, address: SocketAddr) -> DiscoveredTable {
    let table = AnnouncedTable {
        name: Name::new(title),
        host,
        id: TABLE,
        version: 1,
        seats: 4,
        free: 2,
        continues: None,
    };
    DiscoveredTable { instance: host.to_string(), table, addresses: vec![address] }
}

fn found(table: DiscoveredTable) -> Message {
    Message::Join(join::Message::Discovery(Ok(BrowseEvent::Found(table))))
}

fn target() -> JoinTarget {
    let address = JoinAddress::parse(ADDRESS).expect("an address");
    JoinTarget {
        label: address.label(),
        route: JoinRoute::Typed(address),
        watch: false,
        name: None,
        series: None,
    }
}

/// A table that was found or joined before, to play at.
fn way_to(title: &str, host: Fingerprint, address: SocketAddr) -> JoinTarget {
    let route = JoinRoute::DiscoveredTable { host, addresses: vec![address], code: None };
    JoinTarget { label: title.to_owned(), route, watch: false, name: None, series: None }
}

/// Ada's table of four, with others on some of its seats.
fn lobby(seats: [Occupant; 4]) -> Lobby {
    Lobby {
        title: Name::new("Ada's table"),
        series: TableSeriesId([2; 16]),
        rules: Preset::Family.rules(),
        teams: 2,
        seats: seats.map(|occupant| LobbySeat { occupant, age: None, next: None }).into(),
        spectators: Vec::new(),
        phones: Vec::new(),
        next_names: Vec::new(),
        options: TableOptions {
            entry: EntryPolicy::Knock,
            watching: true,
            turn_seconds: Some(60),
            grace_seconds: 60,
        },
        begun: false,
    }
}

fn person(name: &str) -> Occupant {
    Occupant::Person { name: Name::new(name), key: key(), stone: Stone::Jade, pebble: Default::default() }
}

fn bot() -> Occupant {
    Occupant::Bot {
        name: Name::new("Pebble"),
        player: Name::new("bot:greedy"),
        stone: Stone::Bot(Character::Pebble),
    }
}

#[test]
fn a_guest_waits_takes_a_seat_talks_and_plays() {
    let mut window = Window::open();
    let mut room = window.call();
    window.news(ClientEvent::ConnectionState(ConnectionState::AwaitingHost));
    assert!(window.shows(&english!("join-knocked", table = ADDRESS)));
    let host = key();
    window.come_in(host);
    let seats = [person("Ada"), bot(), Occupant::Nobody, Occupant::Nobody];
    window.news(ClientEvent::Lobby(Box::new(lobby(seats.clone()))));
    assert!(window.shows("Ada's table"));
    assert!(window.shows(&english!("lobby-rules", preset = english!("preset-family"))));
    assert!(window.shows(&english!("lobby-turn-told", time = english!("lobby-seconds", seconds = 60))));
    let hosts = window.store.hosts().expect("they can be read");
    assert_eq!(hosts.check_key(ADDRESS, host), HostKeyStatus::Known, "the host is remembered");

    window.click(&english!("lobby-sit"));
    let wish = RoomRequest::Lobby(LobbyRequest::Seat(Some(Seat::Two)));
    assert_eq!(room.room_requests(), [wish], "a computer player's seat too");
    window.news(ClientEvent::Denied(Denial::SeatTaken));
    assert!(window.shows(&english!("denied-seat-taken")));
    window.news(ClientEvent::Chat {
        number: 1,
        is_new: true,
        by: Speaker::Seat(Seat::ONE),
        to: Audience::Everyone,
        text: ChatLine::new("Welcome!"),
    });
    assert!(window.shows("Welcome!"));

    // A round begins, and a rematch follows the series.
    window.news(ClientEvent::Lobby(Box::new(Lobby { begun: true, ..lobby(seats.clone()) })));
    assert!(window.shows(&english!("table-menu")) && !window.shows(&english!("lobby-sit")));
    assert!(
        window.shows(&english!("table-chat")),
        "the line that was read in the lobby isn't unread at the table"
    );
    window.news(ClientEvent::Lobby(Box::new(lobby(seats))));
    assert!(window.shows(&english!("lobby-sit")) && window.shows("Welcome!"), "what was said goes along");

    window.click(&way_back("lobby-leave"));
    assert_eq!(room.room_requests(), [RoomRequest::Leave]);
    assert!(window.shows(&english!("home-more")));
}

#[test]
fn closing_the_window_asks_first_and_says_goodbye() {
    let mut window = Window::open();
    let mut room = window.call();
    window.come_in(key());
    let seats = [person("Ada"), bot(), bot(), person("Cem")];
    window.news(ClientEvent::Lobby(Box::new(Lobby { begun: true, ..lobby(seats) })));
    window.tell(Message::Close);
    assert!(window.shows(&english!("menu-stay-watching")));
    assert_eq!(room.room_requests(), []);
    window.tell(Message::Close);
    assert_eq!(room.room_requests(), [RoomRequest::Leave]);
}

#[test]
fn a_session_that_ends_shows_why_and_leads_back() {
    let mut window = Window::open();
    let _room = window.call();
    window.come_in(key());
    window.news(ClientEvent::Lobby(Box::new(lobby([person("Ada"), bot(), bot(), bot()]))));
    window.news(ClientEvent::ConnectionState(ConnectionState::Ended(Some(CloseReason::ProtocolError))));
    assert!(window.shows(&english!("join-over", table = ADDRESS)));
    assert!(window.shows(&english!("farewell-misunderstood")));
    window.click(&english!("join-choose"));
    assert!(window.shows(&english!("join-found")));

    window.click(&way_back("back"));
    let _room = window.call();
    window.news(ClientEvent::ConnectionState(ConnectionState::Failed(JoinError::Refused(Refusal::Full))));
    assert!(window.shows(&english!("join-full")));
    assert!(window.shows(&english!("join-watch-instead")));
    window.press([press_key(Named::Enter, None)]);
    assert!(window.shows(&english!("join-calling", table = ADDRESS)), "Enter takes the main way on");
    // A lookup that ends after a cancel has no effect.
    window.click(&english!("join-cancel"));
    window.tell(Message::Resolved(target(), Ok(vec![ADDRESS.parse().expect("an address")])));
    assert!(window.shows(&english!("join-found")));
}

/// Every join error has its own sentence in every language.
#[test]
fn every_failure_has_its_own_words() {
    let at: SocketAddr = ADDRESS.parse().expect("an address");
    let refused = JoinError::Refused;
    let version = |min, max| Refusal::Version { versions: Versions { min, max }, app: ShortText::new("9.0") };
    let failures = [
        JoinError::NoNetwork(BindError::NotAllowed(80)),
        JoinError::NoNetwork(BindError::InUse(80)),
        JoinError::NothingAnswers(at),
        JoinError::OtherNetwork(at),
        JoinError::Unreachable(at),
        JoinError::NoAddress,
        JoinError::OtherProtocol(at),
        JoinError::Busy,
        JoinError::UnexpectedKey { expected: key(), shown: key() },
        JoinError::WrongTable,
        JoinError::Disconnected(DisconnectReason::TimedOut),
        JoinError::Disconnected(DisconnectReason::PeerRestarted),
        JoinError::ProtocolViolation(ProtocolViolation::Log),
        refused(version(7, 9)),
        refused(version(0, 0)),
        refused(Refusal::Full),
        refused(Refusal::NoWatching),
        refused(Refusal::NotAdmitted),
        refused(Refusal::CodeNeeded),
        refused(Refusal::WrongCode { tries_left: 2 }),
        refused(Refusal::Banned),
        refused(Refusal::NameTaken),
        refused(Refusal::NoSeat),
    ];
    for language in Language::all() {
        let locale = Locale::new(language);
        let mut advices: Vec<_> = failures.iter().map(|failure| locale.join_error(failure)).collect();
        assert!(advices.iter().all(|advice| !advice.what.is_empty() && !advice.next.is_empty()));
        advices.sort_by(|one, other| (&one.what, &one.next).cmp(&(&other.what, &other.next)));
        advices.dedup();
        assert_eq!(advices.len(), failures.len(), "{language}");
    }
}
