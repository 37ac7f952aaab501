//! Hosting in the window: who knocks, and the start.

use iced::Event;
use iced::keyboard::{self, Modifiers, key::Named};
use iced_test::selector::id;
use iced_test::simulator::press_key;
use skipstone::app::Message;
use skipstone::files::dialog::PickedFile;
use skipstone::session::SessionEvent;
use skipstone_net::client::ClientEvent;
use skipstone_net::host::HostEvent;
use skipstone_net::protocol::{Denial, Lobby, Name, Occupant};
use skipstone_net::trust::PlayerKeyStatus;

use super::{Window, bot, key, lobby, person};

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
