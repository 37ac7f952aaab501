//! Getting together: the way to somebody's table, its lobby, and the player's own, as the window shows them. What the network
//! would tell is told by the test.

use std::net::SocketAddr;
use std::time::Instant;

use iced::Size;
use iced_test::Simulator;
use skipstone::app::{App, Message};
use skipstone::locale::{Language, Locale};
use skipstone::screen::join::{Target, Way};
use skipstone::settings::Settings;
use skipstone::store::Store;
use skipstone::theme::Theme;
use skipstone::together::{Destination, Heard, Ways};
use skipstone_core::{Preset, Seat};
use skipstone_net::discovery::Interfaces;
use skipstone_net::host::HostNews;
use skipstone_net::protocol::{
    Audience, ChatLine, Denial, Entry, Farewell, Lobby, LobbySeat, Name, Occupant, Refusal, SeriesId,
    Speaker, TableId, TableOptions, Text, Versions, Wish,
};
use skipstone_net::quic::{BindError, Lost};
use skipstone_net::testing::{self, Stage};
use skipstone_net::trust::{HostKey, PlayerKey};
use skipstone_net::visit::{Connection, JoinError, News, Untrue, Want};
use skipstone_net::{Fingerprint, Identity};

const ADDRESS: &str = "127.0.0.1:7462";

fn key() -> Fingerprint {
    Identity::generate().expect("random bytes").fingerprint()
}

/// The window with a player called Ben in front of it.
struct Window {
    app: App,
    store: Store,
    /// How many tables were visited.
    visits: u64,
}

impl Window {
    fn open() -> Window {
        let settings = Settings {
            language: Language::English,
            name: Name::new("Ben"),
            interfaces: Interfaces::None,
            ..Settings::default()
        };
        let store = Store::nowhere();
        let app = App::new(settings, store.clone(), Size::new(1280.0, 800.0));
        Window { app, store, visits: 0 }
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

    fn tell(&mut self, message: Message) {
        drop(self.app.update(message, Instant::now()));
    }

    fn hear(&mut self, heard: Heard) {
        self.tell(Message::Heard(self.visits, heard));
    }

    fn news(&mut self, news: News) {
        self.hear(Heard::News(news));
    }

    /// Goes to the table at an address; the other end of the visit.
    fn call(&mut self) -> Stage {
        self.click("Join a table");
        let target = target();
        self.tell(Message::Join(skipstone::screen::join::Message::Typed(ADDRESS.to_owned())));
        assert!(self.shows("127.0.0.1, port 7462"));
        self.click("Join");
        assert!(self.shows("Connecting to 127.0.0.1:7462 …"));
        self.dial(target)
    }

    fn dial(&mut self, target: Target) -> Stage {
        let address: SocketAddr = ADDRESS.parse().expect("an address");
        self.tell(Message::LookedUp(target, Ok(vec![address])));
        self.begin()
    }

    fn begin(&mut self) -> Stage {
        self.visits += 1;
        let (visit, stage) = testing::visit();
        self.hear(Heard::Begun(Ways { link: visit.link, company: visit.company, orders: None }));
        stage
    }

    fn come_in(&mut self, host: Fingerprint) {
        let address = ADDRESS.parse().expect("an address");
        self.news(News::Connection(Connection::In { host, table: TableId([1; 16]), address }));
    }
}

fn target() -> Target {
    let destination = Destination::read(ADDRESS).expect("an address");
    Target { place: destination.place(), way: Way::Typed(destination), watch: false }
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
            entry: Entry::Knock,
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
    let mut stage = window.call();
    window.news(News::Connection(Connection::Knocked));
    assert!(window.shows("You knocked at 127.0.0.1:7462."));
    let host = key();
    window.come_in(host);
    let seats = [person("Ada", true), bot(), Occupant::Nobody, Occupant::Nobody];
    window.news(News::Lobby(Box::new(lobby(seats.clone()))));
    assert!(window.shows("Ada's table") && window.shows("Rules: Family"));
    assert!(window.shows("60 seconds for each turn"));
    let hosts = window.store.hosts().expect("they can be read");
    assert_eq!(hosts.judge(ADDRESS, host), HostKey::Known, "the host is remembered");

    window.click("Sit here");
    assert_eq!(stage.wants(), [Want::Wish(Wish::Seat(Some(Seat::at(2))))]);
    window.news(News::Denied(Denial::SeatTaken));
    assert!(window.shows("This seat is taken."));
    window.news(News::Said {
        by: Speaker::Seat(Seat::ONE),
        to: Audience::Everyone,
        text: ChatLine::new("Welcome!"),
    });
    assert!(window.shows("Welcome!"));

    // A round is begun, and after the series there is another one.
    window.news(News::Lobby(Box::new(Lobby { begun: true, ..lobby(seats.clone()) })));
    assert!(window.shows("Menu") && !window.shows("Sit here"));
    window.news(News::Lobby(Box::new(lobby(seats))));
    assert!(window.shows("Sit here") && window.shows("Welcome!"), "what was said goes along");

    window.click("‹  Leave");
    assert_eq!(stage.wants(), [Want::Leave]);
    assert!(window.shows("Quit"));
}

#[test]
fn closing_the_window_asks_first_and_says_goodbye() {
    let mut window = Window::open();
    let mut stage = window.call();
    window.come_in(key());
    let seats = [person("Ada", true), bot(), bot(), person("Cem", true)];
    window.news(News::Lobby(Box::new(Lobby { begun: true, ..lobby(seats) })));
    window.tell(Message::Close);
    assert!(window.shows("Leave the table?"));
    assert_eq!(stage.wants(), []);
    window.tell(Message::Close);
    assert_eq!(stage.wants(), [Want::Leave]);
}

#[test]
fn a_changed_key_is_believed_only_when_the_player_says_so() {
    let mut window = Window::open();
    let _stage = window.call();
    let (known, shown) = (key(), key());
    window.news(News::Connection(Connection::Failed(JoinError::KeyChanged { known, shown })));
    window.hear(Heard::End);
    for words in ["This isn’t the host you know", &format!("{known:#}"), &format!("{shown:#}")] {
        assert!(window.shows(words), "{words}");
    }
    window.click("Don’t join");
    assert!(window.shows("Tables on this network"));
    assert_eq!(window.store.hosts().expect("they can be read").judge(ADDRESS, shown), HostKey::New);

    window.click("Join");
    let _stage = window.dial(target());
    window.news(News::Connection(Connection::Failed(JoinError::KeyChanged { known, shown })));
    window.click("Join anyway");
    assert!(window.shows("Connecting to 127.0.0.1:7462 …"));
    assert_eq!(window.store.hosts().expect("they can be read").judge(ADDRESS, shown), HostKey::Known);
}

#[test]
fn a_visit_that_ends_tells_why_and_leads_back() {
    let mut window = Window::open();
    let _stage = window.call();
    window.come_in(key());
    window.news(News::Lobby(Box::new(lobby([person("Ada", true), bot(), bot(), bot()]))));
    window.news(News::Connection(Connection::Over(Some(Farewell::SentAway))));
    assert!(
        window.shows("You’re no longer at 127.0.0.1:7462")
            && window.shows("The host kicked you from the table.")
    );
    window.click("Other table");
    assert!(window.shows("Tables on this network"));

    window.click("‹  Back");
    let _stage = window.call();
    window.news(News::Connection(Connection::Failed(JoinError::Refused(Refusal::Full))));
    assert!(window.shows("Every seat is taken."));
    window.click("Watch instead");
    assert!(window.shows("Connecting to 127.0.0.1:7462 …"));
    // Who cancels while the name is looked up isn't called back.
    window.click("Cancel");
    window.tell(Message::LookedUp(target(), Ok(vec![ADDRESS.parse().expect("an address")])));
    assert!(window.shows("Tables on this network"));
}

#[test]
fn the_host_is_told_who_is_at_the_door() {
    let mut window = Window::open();
    window.click("Host a table");
    let _stage = window.begin();
    window.come_in(key());
    window.news(News::Lobby(Box::new(lobby([person("Ada", true), bot(), bot(), Occupant::Nobody]))));
    let (eve, ada) = (key(), key());
    let known = PlayerKey::Namesake { known: ada };
    window.hear(Heard::Host(HostNews::Knock { who: eve, name: Name::new("Ada"), known }));
    let warning = format!(
        "Careful: you know a different Ada. This one’s key is {eve:#}, the one you know has {ada:#}."
    );
    assert!(window.shows("Ada would like to come in.") && window.shows(&warning));
    window.click("Refuse");
    assert!(!window.shows("Ada would like to come in."));

    window.hear(Heard::Host(HostNews::LetIn { who: eve, name: Name::new("Eve") }));
    assert_eq!(window.store.players().expect("they can be read").judge("Eve", eve), PlayerKey::Known);
    window.hear(Heard::Host(HostNews::Banned(eve)));
    assert_eq!(window.store.players().expect("they can be read").judge("Eve", eve), PlayerKey::Banned);
    // The rules can be changed, as long as nothing is dealt.
    window.click("Change …");
    assert!(window.shows("Use these") && window.shows("Others may watch"));
    window.click("+  House rules");
    assert!(window.shows("Calling out talkers"), "people at a network table may want table manners");
}

/// Each way a join can fail has its own sentence, in every language.
#[test]
fn no_two_failures_are_told_alike() {
    let at: SocketAddr = ADDRESS.parse().expect("an address");
    let refused = JoinError::Refused;
    let version = |min, max| Refusal::Version { versions: Versions { min, max }, app: Text::new("9.0") };
    let failures = [
        JoinError::NoNetwork(BindError::NotAllowed(80)),
        JoinError::NoNetwork(BindError::InUse(80)),
        JoinError::NothingAnswers(at),
        JoinError::OtherNetwork(at),
        JoinError::Unreachable(at),
        JoinError::NoAddress,
        JoinError::OtherProtocol(at),
        JoinError::Busy,
        JoinError::NotTheTable,
        JoinError::Lost(Lost::Silent),
        JoinError::Lost(Lost::Restarted),
        JoinError::Untrue(Untrue::Table),
        refused(version(7, 9)),
        refused(version(0, 0)),
        refused(Refusal::Full),
        refused(Refusal::NoWatching),
        refused(Refusal::NotLetIn),
        refused(Refusal::CodeNeeded),
        refused(Refusal::WrongCode { tries_left: 2 }),
        refused(Refusal::Banned),
        refused(Refusal::NameTaken),
        refused(Refusal::NoSeat),
    ];
    for language in Language::ALL {
        let locale = Locale::new(language);
        let mut told: Vec<_> = failures.iter().map(|failure| locale.join_error(failure)).collect();
        assert!(told.iter().all(|advice| !advice.what.is_empty() && !advice.next.is_empty()));
        told.sort_by(|one, other| (&one.what, &one.next).cmp(&(&other.what, &other.next)));
        told.dedup();
        assert_eq!(told.len(), failures.len(), "{language}");
    }
}
