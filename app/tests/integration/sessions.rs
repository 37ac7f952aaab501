//! Joining and hosting in the window: the join screen, the lobby and the player's own table. The test sends the network's events.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use iced::futures::stream::{SelectAll, StreamExt as _};
use iced::keyboard::{self, Modifiers, key::Named};
use iced::{Event, Rectangle, Size};
use iced_test::Simulator;
use iced_test::runtime::{self, Action};
use iced_test::selector::id;
use iced_test::simulator::press_key;
use skipstone::app::{App, Message};
use skipstone::dialog::PickedFile;
use skipstone::locale::{Language, Locale};
use skipstone::screen::join::{self, JoinRoute, JoinTarget};
use skipstone::session::{Destination, PRESS_GRACE, SessionEvent, SessionHandles};
use skipstone::settings::Settings;
use skipstone::store::{self, KeptSeat, Profile, Store};
use skipstone::theme::Theme;
use skipstone_core::{Preset, Seat};
use skipstone_net::client::{
    ClientEvent, ConnectionState, JoinError, NoEvidenceStore, ProtocolViolation, RoomRequest,
};
use skipstone_net::discovery::{BrowseEvent, DiscoveredTable, Interfaces, TableInfo};
use skipstone_net::host::{self, HostEvent};
use skipstone_net::protocol::{
    Audience, ChatLine, CloseReason, Denial, EntryPolicy, Lobby, LobbyRequest, LobbySeat, Name, Occupant,
    Refusal, SeriesId, ShortText, Speaker, TableId, TableOptions, Versions,
};
use skipstone_net::quic::{BindError, DisconnectReason};
use skipstone_net::testing::{self, MockRoom};
use skipstone_net::trust::{HostKeyStatus, PlayerKeyStatus};
use skipstone_net::{Fingerprint, Identity};

use crate::store::saved_game::SavedGame;

const ADDRESS: &str = "127.0.0.1:7462";

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
    now: Instant,
}

impl Window {
    fn open() -> Window {
        let settings = Settings {
            language: Language::English,
            name: Name::new("Ben"),
            interfaces: Interfaces::None,
            ..Settings::default()
        };
        let store = Store::in_memory();
        let app = App::new(settings, store.clone(), Size::new(1280.0, 800.0));
        Window { app, store, sessions: 0, now: Instant::now() }
    }

    /// The window of a profile, with what it has stored.
    fn of_profile(profile: &Profile) -> Window {
        let (app, _) = App::open(Some(profile.clone()), Size::new(1280.0, 800.0));
        Window { app, store: Store::in_memory(), sessions: 0, now: Instant::now() }
    }

    fn seen(&self) -> Simulator<'_, Message, Theme> {
        Simulator::with_size(iced::Settings::default(), Size::new(960.0, 600.0), self.app.view())
    }

    fn shows(&self, words: &str) -> bool {
        self.seen().find(words).is_ok()
    }

    fn click(&mut self, words: &str) {
        let mut seen = self.seen();
        seen.click(words).unwrap_or_else(|_| panic!("{words} is nowhere to be seen"));
        let messages: Vec<Message> = seen.into_messages().collect();
        messages.into_iter().for_each(|message| self.tell(message));
    }

    /// Waits until no button is new any more.
    fn wait(&mut self) {
        self.now += PRESS_GRACE;
    }

    fn press(&mut self, keys: impl IntoIterator<Item = Event>) {
        let mut seen = self.seen();
        let _ = seen.simulate(keys);
        let messages: Vec<Message> = seen.into_messages().collect();
        messages.into_iter().for_each(|message| self.tell(message));
    }

    /// Where these words are.
    fn bounds(&self, words: &str) -> Rectangle {
        let found = self.seen().find(words).unwrap_or_else(|_| panic!("{words} is nowhere to be seen"));
        found.visible_bounds().unwrap_or_else(|| panic!("{words} isn't visible"))
    }

    /// Hosts a table, in the lobby or in a round.
    fn host(&mut self, lobby: Lobby) -> MockRoom {
        self.click("Host a table");
        let room = self.begin();
        self.come_in(key());
        self.news(ClientEvent::Lobby(Box::new(lobby)));
        room
    }

    fn knock(&mut self, name: &str) {
        let (who, name) = (key(), Name::new(name));
        self.hear(SessionEvent::Host(HostEvent::Knock { who, name, status: PlayerKeyStatus::New }));
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
        self.click("Join a table");
        let target = target();
        self.tell(Message::Join(join::Message::Typed(ADDRESS.to_owned())));
        assert!(self.shows("127.0.0.1, port 7462"));
        self.click("Join");
        assert!(self.shows("Connecting to 127.0.0.1:7462 …"));
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

    fn come_in(&mut self, host: Fingerprint) {
        let address = ADDRESS.parse().expect("an address");
        self.news(ClientEvent::ConnectionState(ConnectionState::Joined {
            host,
            table: TableId([1; 16]),
            address,
        }));
    }
}

/// A table that was announced with a host's key, at an address.
fn announced(title: &str, host: Fingerprint, address: SocketAddr) -> Message {
    let table = TableInfo { name: Name::new(title), host, version: 1, seats: 4, free: 2 };
    let found = DiscoveredTable { table, addresses: vec![address] };
    Message::Join(join::Message::Discovery(Ok(BrowseEvent::Found(found))))
}

fn target() -> JoinTarget {
    let destination = Destination::parse(ADDRESS).expect("an address");
    JoinTarget { label: destination.label(), route: JoinRoute::Typed(destination), watch: false }
}

/// Ada's table of four, with others on some of its seats.
fn lobby(seats: [Occupant; 4]) -> Lobby {
    Lobby {
        title: Name::new("Ada's table"),
        series: SeriesId([2; 16]),
        rules: Preset::Family.rules(),
        teams: 2,
        seats: seats.map(|occupant| LobbySeat { occupant, age: None }).into(),
        watchers: Vec::new(),
        options: TableOptions {
            entry: EntryPolicy::Knock,
            watching: true,
            turn_seconds: Some(60),
            grace_seconds: 60,
        },
        begun: false,
    }
}

fn person(name: &str, ready: bool) -> Occupant {
    Occupant::Person { name: Name::new(name), key: key(), ready }
}

fn bot() -> Occupant {
    Occupant::Bot { name: Name::new("Pebble"), player: Name::new("bot:greedy") }
}

#[test]
fn a_guest_waits_takes_a_seat_talks_and_plays() {
    let mut window = Window::open();
    let mut room = window.call();
    window.news(ClientEvent::ConnectionState(ConnectionState::AwaitingHost));
    assert!(window.shows("You knocked at 127.0.0.1:7462."));
    let host = key();
    window.come_in(host);
    let seats = [person("Ada", true), bot(), Occupant::Nobody, Occupant::Nobody];
    window.news(ClientEvent::Lobby(Box::new(lobby(seats.clone()))));
    assert!(window.shows("Ada's table") && window.shows("Rules: Family"));
    assert!(window.shows("60 seconds for each turn"));
    let hosts = window.store.hosts().expect("they can be read");
    assert_eq!(hosts.check_key(ADDRESS, host), HostKeyStatus::Known, "the host is remembered");

    window.click("Sit here");
    assert_eq!(room.room_requests(), [RoomRequest::Lobby(LobbyRequest::Seat(Some(Seat::from_index(2))))]);
    window.news(ClientEvent::Denied(Denial::SeatTaken));
    assert!(window.shows("This seat is taken."));
    window.news(ClientEvent::Chat {
        by: Speaker::Seat(Seat::ONE),
        to: Audience::Everyone,
        text: ChatLine::new("Welcome!"),
    });
    assert!(window.shows("Welcome!"));

    // A round begins, and a rematch follows the series.
    window.news(ClientEvent::Lobby(Box::new(Lobby { begun: true, ..lobby(seats.clone()) })));
    assert!(window.shows("Menu") && !window.shows("Sit here"));
    assert!(window.shows("Chat"), "the line that was read in the lobby isn't unread at the table");
    window.news(ClientEvent::Lobby(Box::new(lobby(seats))));
    assert!(window.shows("Sit here") && window.shows("Welcome!"), "what was said goes along");

    window.click("‹  Leave");
    assert_eq!(room.room_requests(), [RoomRequest::Leave]);
    assert!(window.shows("Quit"));
}

#[test]
fn closing_the_window_asks_first_and_says_goodbye() {
    let mut window = Window::open();
    let mut room = window.call();
    window.come_in(key());
    let seats = [person("Ada", true), bot(), bot(), person("Cem", true)];
    window.news(ClientEvent::Lobby(Box::new(Lobby { begun: true, ..lobby(seats) })));
    window.tell(Message::Close);
    assert!(window.shows("Leave the table?"));
    assert_eq!(room.room_requests(), []);
    window.tell(Message::Close);
    assert_eq!(room.room_requests(), [RoomRequest::Leave]);
}

#[test]
fn a_changed_key_is_trusted_only_after_confirmation() {
    let mut window = Window::open();
    let _room = window.call();
    let (known, shown) = (key(), key());
    window
        .news(ClientEvent::ConnectionState(ConnectionState::Failed(JoinError::KeyChanged { known, shown })));
    window.hear(SessionEvent::Ended);
    for words in ["This isn’t the host you know", &format!("{known:#}"), &format!("{shown:#}")] {
        assert!(window.shows(words), "{words}");
    }
    window.click("Don’t join");
    assert!(window.shows("Tables on this network"));
    assert_eq!(window.store.hosts().expect("they can be read").check_key(ADDRESS, shown), HostKeyStatus::New);

    window.click("Join");
    let _room = window.dial(target());
    window
        .news(ClientEvent::ConnectionState(ConnectionState::Failed(JoinError::KeyChanged { known, shown })));
    window.click("Join anyway");
    assert!(window.shows("Connecting to 127.0.0.1:7462 …"));
    assert_eq!(
        window.store.hosts().expect("they can be read").check_key(ADDRESS, shown),
        HostKeyStatus::Known
    );
}

#[test]
fn a_discovered_host_is_known_by_its_key_whatever_its_table_is_called() {
    let mut window = Window::open();
    let address = ADDRESS.parse().expect("an address");
    let (ada, eve) = (key(), key());
    window.click("Join a table");
    window.tell(announced("Ada's table", ada, address));
    assert!(window.shows("Ada's table") && !window.shows("known"));
    window.click("Ada's table");
    let route = JoinRoute::DiscoveredTable { host: ada, addresses: vec![address] };
    let _room = window.dial(JoinTarget { label: "Ada's table".to_owned(), route, watch: false });
    window.come_in(ada);
    let seats = [person("Ada", true), bot(), Occupant::Nobody, Occupant::Nobody];
    window.news(ClientEvent::Lobby(Box::new(lobby(seats))));
    window.click("‹  Leave");

    window.click("Join a table");
    window.tell(announced("Ada's table", eve, address));
    assert!(window.shows("Ada's table") && !window.shows("known"), "another host with this title is new");
    window.tell(Message::Join(join::Message::Discovery(Ok(BrowseEvent::Removed(eve)))));
    window.tell(announced("Kitchen", ada, address));
    assert!(window.shows("Kitchen") && window.shows("known"), "the same host with another title is known");
}

/// The announced key is a claim that anyone can make.
#[tokio::test]
async fn a_host_without_the_announced_key_isnt_joined() {
    let config = testing::host_config(Preset::Quick.rules(), 2, 2);
    let (spoofer, _session) =
        host::open(config, Box::new(|_, _| {}), Box::new(NoEvidenceStore)).expect("a table on loopback");
    let mut window = Window::open();
    window.click("Join a table");
    let ada = key();
    window.tell(announced("Ada's table", ada, spoofer.address));
    let join = Message::Join(join::Message::JoinFound(ada));
    window.run_until_shown(join, "The computer that answered isn’t the host in the list.").await;
    assert!(!window.store.hosts().expect("they can be read").is_known(ada));
}

#[test]
fn a_session_that_ends_shows_why_and_leads_back() {
    let mut window = Window::open();
    let _room = window.call();
    window.come_in(key());
    window.news(ClientEvent::Lobby(Box::new(lobby([person("Ada", true), bot(), bot(), bot()]))));
    window.news(ClientEvent::ConnectionState(ConnectionState::Ended(Some(CloseReason::Kicked))));
    assert!(
        window.shows("You’re no longer at 127.0.0.1:7462")
            && window.shows("The host kicked you from the table.")
    );
    window.click("Other table");
    assert!(window.shows("Tables on this network"));

    window.click("‹  Back");
    let _room = window.call();
    window.news(ClientEvent::ConnectionState(ConnectionState::Failed(JoinError::Refused(Refusal::Full))));
    assert!(window.shows("Every seat is taken."));
    window.click("Watch instead");
    assert!(window.shows("Connecting to 127.0.0.1:7462 …"));
    // A lookup that ends after a cancel has no effect.
    window.click("Cancel");
    window.tell(Message::Resolved(target(), Ok(vec![ADDRESS.parse().expect("an address")])));
    assert!(window.shows("Tables on this network"));
}

#[test]
fn the_host_sees_who_knocks() {
    let mut window = Window::open();
    window.click("Host a table");
    let _room = window.begin();
    window.come_in(key());
    window.news(ClientEvent::Lobby(Box::new(lobby([person("Ada", true), bot(), bot(), Occupant::Nobody]))));
    let (eve, ada) = (key(), key());
    let status = PlayerKeyStatus::Namesake { known: ada };
    window.hear(SessionEvent::Host(HostEvent::Knock { who: eve, name: Name::new("Ada"), status }));
    let warning = format!(
        "Careful: you know a different Ada. This one’s key is {eve:#}, the one you know has {ada:#}."
    );
    assert!(window.shows("Ada would like to come in.") && window.shows(&warning));
    window.wait();
    window.click("Refuse");
    assert!(!window.shows("Ada would like to come in."));

    window.hear(SessionEvent::Host(HostEvent::Admitted { who: eve, name: Name::new("Eve") }));
    assert_eq!(
        window.store.players().expect("they can be read").check_key("Eve", eve),
        PlayerKeyStatus::Known
    );
    window.hear(SessionEvent::Host(HostEvent::Banned(eve)));
    assert_eq!(
        window.store.players().expect("they can be read").check_key("Eve", eve),
        PlayerKeyStatus::Banned
    );
    // A refused command of the host is shown at the table too, and only once.
    let seats = [person("Ada", true), bot(), bot(), bot()];
    window.news(ClientEvent::Lobby(Box::new(Lobby { begun: true, ..lobby(seats.clone()) })));
    window.hear(SessionEvent::Host(HostEvent::Denied(Denial::SeatTaken)));
    assert!(window.shows("This seat is taken."));
    window.news(ClientEvent::Lobby(Box::new(lobby(seats))));
    assert!(!window.shows("This seat is taken."));
    // The rules can be changed before the first deal.
    window.click("Change …");
    assert!(window.shows("Use these") && window.shows("Others may watch"));
    window.click("+  House rules");
    assert!(window.shows("Calling out talkers"), "people at a network table may want table manners");
}

/// A click meant for what was there before never admits anybody.
#[test]
fn a_knock_at_the_table_moves_nothing_and_ignores_presses_at_first() {
    let mut window = Window::open();
    let seats = [person("Ada", true), bot(), bot(), bot()];
    let _room = window.host(Lobby { begun: true, ..lobby(seats) });
    let places = |window: &Window| {
        ["Menu", "Chat"]
            .map(|words| window.bounds(words))
            .into_iter()
            .chain(window.seen().find(id("table")).expect("the board").visible_bounds())
            .collect::<Vec<_>>()
    };
    let before = places(&window);
    ["Eve", "Flo", "Gus"].iter().for_each(|name| window.knock(name));
    assert_eq!(places(&window), before, "the knock lies over the head line");
    assert!(window.shows("2 others are waiting too."));
    window.click("Let in");
    assert!(window.shows("Eve would like to come in."), "the button has only just appeared");
    window.wait();
    window.click("Let in");
    assert!(window.shows("Flo would like to come in.") && window.shows("Somebody else is waiting too."));
    window.click("Let in");
    assert!(window.shows("Flo would like to come in."), "a double click admits one");
    window.wait();
    window.press([shift_tab(), press_key(Named::Enter, None)]);
    assert!(window.shows("Gus would like to come in."), "the keyboard reaches it");
    window.wait();
    window.press([shift_tab(), shift_tab(), press_key(Named::Space, None)]);
    assert!(!window.shows("Gus would like to come in."));
    assert_eq!(places(&window), before);
}

#[test]
fn a_notice_moves_nothing() {
    let mut window = Window::open();
    let before = window.bounds("Host a table");
    window.tell(Message::Picked(PickedFile::NoDialog));
    assert!(window.shows("Got it"));
    assert_eq!(window.bounds("Host a table"), before);
    window.press([shift_tab(), press_key(Named::Enter, None)]);
    assert!(!window.shows("Got it"), "the keyboard reaches it");
}

fn shift_tab() -> Event {
    let mut pressed = press_key(Named::Tab, None);
    if let Event::Keyboard(keyboard::Event::KeyPressed { modifiers, .. }) = &mut pressed {
        *modifiers = Modifiers::SHIFT;
    }
    pressed
}

#[test]
fn starting_without_those_who_arent_ready_is_asked_first() {
    let mut window = Window::open();
    let mut seats = [person("Ada", true), person("Berta", false), bot(), bot()];
    let room = window.host(lobby(seats.clone()));
    assert!(window.shows("Not ready yet: Berta"));
    window.click("Start");
    assert!(window.shows("Start without waiting") && !window.shows("Start"));
    window.click("Start without waiting");
    assert!(window.shows("Start without waiting"), "a double click doesn't answer the question");
    // The question is about the people who weren't ready then.
    seats[0] = person("Ada", false);
    window.news(ClientEvent::Lobby(Box::new(lobby(seats.clone()))));
    window.wait();
    window.click("Start");
    assert!(window.shows("Start without waiting"));
    window.wait();
    window.click("Start without waiting");
    assert!(window.shows("Start"), "the game begins");
    window.click("Start");
    assert!(window.shows("Start without waiting"), "it is asked each time");
    for seat in &mut seats[..2] {
        let Occupant::Person { ready, .. } = seat else { unreachable!("two people") };
        *ready = true;
    }
    window.news(ClientEvent::Lobby(Box::new(lobby(seats))));
    assert!(window.shows("Start"));
    drop(room);
}

/// A seat in a series is kept until the table closes or refuses it; one in the lobby isn't.
#[test]
fn a_kept_seat_leads_back_to_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    let own = profile.identity().expect("a key").identity.fingerprint();
    let (ada, back) = (key(), "Back to Ada's table");
    let ben = Occupant::Person { name: Name::new("Ben"), key: own, ready: true };
    let lobby = |begun| Box::new(Lobby { begun, ..lobby([person("Ada", true), ben.clone(), bot(), bot()]) });
    let address: SocketAddr = ADDRESS.parse().expect("an address");
    let kept = || JoinTarget {
        label: "Ada's table".to_owned(),
        route: JoinRoute::DiscoveredTable { host: ada, addresses: vec![address] },
        watch: false,
    };

    let mut window = Window::of_profile(&profile);
    let _room = window.call();
    window.come_in(ada);
    window.news(ClientEvent::Lobby(lobby(false)));
    window.click("‹  Leave");
    assert!(!window.shows(back), "nobody keeps a seat in the lobby");
    let _room = window.call();
    window.come_in(ada);
    window.news(ClientEvent::Lobby(lobby(true)));
    window.click("Menu");
    window.click("Leave");
    assert!(window.shows(back));

    // The list of tables says so too, after a restart as well.
    drop(window);
    let mut window = Window::of_profile(&profile);
    window.click("Join a table");
    window.tell(announced("Ada's table", ada, address));
    window.tell(announced("Another one", key(), address));
    assert!(window.shows("your seat is kept") && window.shows("2 free seats of 4"));
    window.click("Ada's table");
    assert!(window.shows("Connecting to Ada's table …"));
    window.click("Cancel");
    window.click("‹  Back");

    window.click(back);
    assert!(window.shows("Connecting to Ada's table …"));
    let _room = window.dial(kept());
    window.news(ClientEvent::ConnectionState(ConnectionState::Failed(JoinError::NothingAnswers(address))));
    window.click("Try again");
    let _room = window.dial(kept());
    window.come_in(ada);
    window.news(ClientEvent::Lobby(lobby(true)));
    window.news(ClientEvent::ConnectionState(ConnectionState::Ended(Some(CloseReason::JoinedElsewhere))));
    window.click("Other table");
    window.click("‹  Back");
    assert!(window.shows(back), "it is still the player's");

    for refused in [true, false] {
        window.click(back);
        let _room = window.dial(kept());
        let ended = match refused {
            true => ConnectionState::Failed(JoinError::Refused(Refusal::Full)),
            false => ConnectionState::Ended(Some(CloseReason::TableClosed)),
        };
        if !refused {
            window.come_in(ada);
            window.news(ClientEvent::Lobby(lobby(true)));
        }
        window.news(ClientEvent::ConnectionState(ended));
        window.click("Other table");
        window.click("‹  Back");
        assert!(!window.shows(back), "refused: {refused}");
        let _room = window.call();
        window.come_in(ada);
        window.news(ClientEvent::Lobby(lobby(true)));
        window.click("Menu");
        window.click("Leave");
    }
}

/// Also with a series to continue, in the smallest window.
#[test]
fn the_title_screen_has_room_for_a_way_back() {
    let mut window = Window::open();
    SavedGame::begin(&window.store, store::SeriesId(1)).play_rounds(1);
    let title = Name::new("The table of somebody with a very long name indeed, and more");
    let kept = KeptSeat { title, host: key(), addresses: vec![ADDRESS.parse().expect("an address")] };
    window.store.put_kept_seat(Some(&kept)).expect("it is kept");
    window.click("About");
    window.click("‹  Back");
    assert!(window.shows("Continue"));
    let quit = window.bounds("Quit");
    assert!(window.bounds("Skipstone").y >= 20.0 && quit.y + quit.height <= 570.0, "{quit:?}");
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
        JoinError::ProtocolViolation(ProtocolViolation::Setup),
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
    for language in Language::ALL {
        let locale = Locale::new(language);
        let mut advices: Vec<_> = failures.iter().map(|failure| locale.join_error(failure)).collect();
        assert!(advices.iter().all(|advice| !advice.what.is_empty() && !advice.next.is_empty()));
        advices.sort_by(|one, other| (&one.what, &one.next).cmp(&(&other.what, &other.next)));
        advices.dedup();
        assert_eq!(advices.len(), failures.len(), "{language}");
    }
}
