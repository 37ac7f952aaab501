//! Hosting in the window: who knocks, and the start.

use iced::keyboard::{self, Modifiers, key::Named};
use iced::{Event, Rectangle};
use iced_test::selector::{Candidate, id};
use iced_test::simulator::press_key;
use skipstone::app::Message;
use skipstone::players::names::bot_name;
use skipstone::screen::join;
use skipstone::session::SessionEvent;
use skipstone_core::{Seat, Stone};
use skipstone_net::client::ClientEvent;
use skipstone_net::discovery::DiscoveryError;
use skipstone_net::host::HostEvent;
use skipstone_net::protocol::{Denial, Lobby, Name, Occupant};
use skipstone_net::trust::PlayerKeyStatus;

use super::proposals::proposed;
use super::{Window, bot, key, lobby, person};
use crate::english::way_back;
use crate::seen::{ROOM, Seen};

fn knock(name: &str) -> String {
    english!("knock", name = name)
}

/// What keeps the table from being found is told in the lobby, and what helps is one press away.
#[test]
fn a_table_that_nobody_finds_is_told_to_its_host() {
    let mut window = Window::open();
    let _room = window.host(lobby([person("Ada"), bot(), bot(), Occupant::Nobody]));
    assert!(!window.shows(&english!("lobby-port-held")));
    window.hear(SessionEvent::Host(HostEvent::AnnouncementFailed(DiscoveryError::PortHeld)));
    assert!(window.shows(&english!("lobby-port-held")));
    window.click(&english!("network-title"));
    assert!(window.shows(&english!("network-looking")));
    window.click(&way_back("back"));
    assert!(window.shows(&english!("lobby-port-held")));
}

/// Whoever looks for tables is told that another program keeps the port.
#[test]
fn a_search_without_a_port_is_told() {
    let mut window = Window::open();
    window.choose("home-join");
    window.tell(Message::Join(join::Message::Discovery(Err(DiscoveryError::PortHeld))));
    assert!(window.shows(&english!("join-looking-port-held")));
}

#[test]
fn the_host_sees_who_knocks() {
    let mut window = Window::open();
    window.choose("home-host");
    let _room = window.begin();
    window.come_in(key());
    window.news(ClientEvent::Lobby(Box::new(lobby([person("Ada"), bot(), bot(), Occupant::Nobody]))));
    let (eve, ada) = (key(), key());
    let status = PlayerKeyStatus::Namesake { known: ada };
    window.hear(SessionEvent::Host(HostEvent::Knock {
        who: eve,
        name: Name::new("Ada"),
        status,
        watches: false,
    }));
    let warning = english!("knock-namesake", name = "Ada");
    assert!(window.shows(&knock("Ada")) && window.shows(&warning));
    window.wait();
    window.click(&english!("knock-refuse"));
    assert!(!window.shows(&knock("Ada")));
    let watcher = HostEvent::Knock { who: eve, name: Name::new("Eve"), status, watches: true };
    window.hear(SessionEvent::Host(watcher));
    assert!(window.shows(&english!("knock-to-watch", name = "Eve")));
    window.wait();
    window.click(&english!("knock-refuse"));

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
    let seats = [person("Ada"), bot(), bot(), bot()];
    window.news(ClientEvent::Lobby(Box::new(Lobby { begun: true, ..lobby(seats.clone()) })));
    window.hear(SessionEvent::Host(HostEvent::Denied(Denial::SeatTaken)));
    assert!(window.shows(&english!("denied-seat-taken")));
    window.news(ClientEvent::Lobby(Box::new(lobby(seats))));
    assert!(!window.shows(&english!("denied-seat-taken")));
    // The rules can be changed before the first deal.
    window.click(&english!("lobby-change"));
    assert!(window.shows(&english!("lobby-use")) && window.shows(&english!("lobby-watching")));
    window.click(&format!("+  {}", english!("new-game-house-rules")));
    assert!(window.shows(&english!("rule-call_talking")), "people at a network table may want table manners");
    // Nothing that was changed is lost with a key.
    window.press([press_key(Named::Escape, None)]);
    assert!(!window.shows(&english!("lobby-use")), "nothing was changed");
    window.click(&english!("lobby-change"));
    window.click(&english!("preset-quick-about"));
    window.press([press_key(Named::Escape, None)]);
    assert!(window.shows(&english!("lobby-unused")));
    window.press([press_key(Named::Escape, None)]);
    assert!(window.shows(&english!("lobby-use")) && !window.shows(&english!("lobby-unused")));
    window.click(&way_back("back"));
    window.click(&english!("lobby-unused-drop"));
    assert!(window.shows(&english!("lobby-rules", preset = english!("preset-family"))));
}

/// The host's window tells of it, and has it kept for when the table is opened again.
#[test]
fn who_comes_is_kept_with_the_series() {
    let mut window = Window::open();
    let seats = [person("Ada"), bot(), bot(), Occupant::Nobody];
    let _room = window.host(lobby(seats));
    let came = lobby([person("Ada"), person("Ben"), bot(), bot()]);
    let series = skipstone::store::StoredSeriesId::of_own_table(came.series);
    let kept = |window: &Window| window.store.system_messages(series).expect("it can be read").0;
    window.news(ClientEvent::Lobby(Box::new(came.clone())));
    assert_eq!(kept(&window), [], "the lobby isn't kept");
    window.news(ClientEvent::Lobby(Box::new(Lobby { begun: true, ..came })));
    let words: Vec<(u32, String)> = kept(&window).into_iter().map(|line| (line.after, line.words)).collect();
    assert!(words.contains(&(0, english!("news-came", name = "Ben"))), "{words:?}");
}

/// Between the others' cards and the own ones, left of the draw pile.
#[test]
fn a_knock_covers_nothing_at_the_table() {
    let mut window = Window::open();
    let seats = [person("Ada"), bot(), bot(), bot()];
    let _room = window.host(Lobby { begun: true, ..lobby(seats) });
    window.knock("Eve");
    let mut seen = window.seen_in(ROOM);
    let mut shown: Vec<(String, Rectangle)> = Vec::new();
    let collect = |candidate: Candidate<'_>| -> Option<()> {
        if let Candidate::Text { content, visible_bounds: Some(bounds), .. } = candidate {
            shown.push((content.to_owned(), bounds));
        }
        None
    };
    assert!(seen.find(collect).is_err(), "it looks at everything");
    let knock =
        ["knock-let-in", "knock-refuse"].map(|words| english!(words)).into_iter().chain([knock("Eve")]);
    for words in knock {
        let (_, bounds) = shown.iter().find(|(content, _)| *content == words).expect("it is shown");
        let under = shown.iter().filter(|(content, _)| *content != words);
        let covered = under.filter(|(_, other)| other.intersects(bounds)).collect::<Vec<_>>();
        assert!(covered.is_empty(), "{words} at {bounds:?} lies over {covered:?}");
    }
}

#[test]
fn a_knock_moves_nothing_in_the_lobby() {
    let mut window = Window::open();
    let _room = window.host(lobby([person("Ada"), bot(), bot(), Occupant::Nobody]));
    let entry = english!("entry-knock-about");
    let places = |window: &Window| {
        ["lobby-change", "lobby-begin", "lobby-leave"].map(|words| match words {
            "lobby-leave" => window.bounds(&way_back("lobby-leave")),
            words => window.bounds(&english!(words)),
        })
    };
    let (before, codes) = (places(&window), window.bounds(&entry));
    ["Eve", "Flo"].iter().for_each(|name| window.knock(name));
    assert_eq!((places(&window), window.bounds(&entry)), (before, codes));
    let answer = window.bounds(&english!("knock-refuse"));
    assert!(before.iter().all(|pressed| !pressed.intersects(&answer)), "{answer:?} {before:?}");
}

/// A click meant for what was there before never admits anybody.
#[test]
fn a_knock_at_the_table_moves_nothing_and_ignores_presses_at_first() {
    let mut window = Window::open();
    let seats = [person("Ada"), bot(), bot(), bot()];
    let _room = window.host(Lobby { begun: true, ..lobby(seats) });
    let places = |window: &Window| {
        [english!("table-menu"), english!("table-chat")]
            .map(|words| window.bounds(&words))
            .into_iter()
            .chain(window.seen().find(id("table")).expect("the board").visible_bounds())
            .collect::<Vec<_>>()
    };
    let before = places(&window);
    ["Eve", "Flo", "Gus"].iter().for_each(|name| window.knock(name));
    assert_eq!(places(&window), before, "the knock lies over the board");
    assert!(window.shows(&english!("knock-others", count = 2)));
    window.click(&english!("knock-let-in"));
    assert!(window.shows(&knock("Eve")), "the button has only just appeared");
    window.wait();
    window.click(&english!("knock-let-in"));
    assert!(window.shows(&knock("Flo")) && window.shows(&english!("knock-others", count = 1)));
    window.click(&english!("knock-let-in"));
    assert!(window.shows(&knock("Flo")), "a double click admits one");
    window.wait();
    window.press([shift_tab(), press_key(Named::Enter, None)]);
    assert!(window.shows(&knock("Gus")), "the keyboard reaches it");
    window.wait();
    window.press([shift_tab(), shift_tab(), press_key(Named::Space, None)]);
    assert!(!window.shows(&knock("Gus")));
    assert_eq!(places(&window), before);
}

fn shift_tab() -> Event {
    let mut pressed = press_key(Named::Tab, None);
    if let Event::Keyboard(keyboard::Event::KeyPressed { modifiers, .. }) = &mut pressed {
        *modifiers = Modifiers::SHIFT;
    }
    pressed
}

#[test]
fn the_host_proposes_a_round_and_may_begin_it_without_who_isnt_ready() {
    let mut window = Window::open();
    let seats = [person("Ada"), person("Berta"), bot(), bot()];
    let _room = window.host(lobby(seats.clone()));
    assert!(window.shows(&english!("lobby-begin-about")) && !window.shows(&english!("lobby-begin-anyway")));
    window.click(&english!("lobby-begin"));
    window.news(proposed(&lobby(seats), true));
    assert!(window.shows(&english!("lobby-missing", names = "Ada, Berta")));
    assert!(window.shows(&english!("lobby-reopen")) && !window.shows(&english!("lobby-change")));
    window.news(ClientEvent::Ready { seats: vec![Seat::ONE], begins_in: None });
    assert!(window.shows(&english!("lobby-missing", names = "Berta")));
    window.wait();
    window.click(&english!("lobby-begin-anyway"));
    let begins_in = Some(std::time::Duration::from_secs(10));
    window.news(ClientEvent::Ready { seats: vec![Seat::ONE], begins_in });
    assert!(window.shows(&english!("ready-begins-in", left = "0:10")));
    window.news(ClientEvent::Proposal(None));
    assert!(window.shows(&english!("lobby-begin")), "the host has led back to the lobby");
}

#[test]
fn all_computer_players_that_fill_seats_are_told_before_the_start_and_with_it() {
    let fills = |names| english!("lobby-fills", count = 2, names = names, level = english!("level-normal"));
    let seats = [person("Ada"), bot(), Occupant::Nobody, Occupant::Nobody];
    let mut guest = Window::open();
    let _far = guest.call();
    guest.come_in(key());
    guest.news(ClientEvent::Lobby(Box::new(lobby(seats.clone()))));
    assert!(guest.shows(&english!("lobby-free-about")), "the host's program chooses their names");

    let mut window = Window::open();
    let _room = window.host(lobby(seats.clone()));
    let [third, fourth] = [Seat::Three, Seat::Four].map(bot_name);
    assert!(window.shows(&fills(english!("table-pair", first = third, last = fourth))));
    // They come with the first round, or just before it.
    let came = |name: &str| {
        let (player, stone) = (Name::new("bot:normal"), Stone::Jade);
        Occupant::Bot { name: Name::new(name), player, stone }
    };
    let [one, other, ..] = seats;
    let series = Lobby { begun: true, ..lobby([one, other, came(third), came(fourth)]) };
    let id = skipstone::store::StoredSeriesId::of_own_table(series.series);
    window.news(ClientEvent::Lobby(Box::new(series)));
    let level = english!("level-normal");
    let names = [third, fourth].map(|name| format!("{name} ({level})"));
    let names = english!("table-pair", first = names[0].as_str(), last = names[1].as_str());
    let told = english!("news-computers-came", count = 2, names = names);
    let kept = window.store.system_messages(id).expect("it can be read").0;
    assert!(kept.iter().any(|line| line.words == told), "{kept:?}");
}

#[test]
fn closing_the_table_for_others_is_asked_first() {
    let mut window = Window::open();
    let _room = window.host(lobby([person("Ada"), person("Berta"), bot(), bot()]));
    window.click(&way_back("lobby-leave"));
    assert!(window.shows(&english!("lobby-asks-leave")) && !window.shows(&english!("lobby-begin")));
    window.click(&english!("lobby-stay"));
    assert!(!window.shows(&english!("lobby-asks-leave")) && window.shows(&english!("lobby-begin")));
    window.click(&way_back("lobby-leave"));
    window.click(&english!("lobby-close"));
    assert!(window.shows(&english!("home-more")));
}
