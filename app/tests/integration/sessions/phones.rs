//! The host's switch that lets phones in.

use skipstone::screen::lobby::Message as LobbyMessage;
use skipstone::session::PhoneEvent;
use skipstone_core::SharedError;

use super::*;
use crate::seen::Seen;

/// The host's table with Ben in the first seat, reached at an address with a code.
fn reached() -> (Window, MockRoom) {
    let mut window = Window::open();
    let room = window.host(lobby([person("Ben"), Occupant::Nobody, Occupant::Nobody, bot()]));
    let addresses = vec!["192.168.1.20:7462".parse().expect("an address")];
    let code = "11ZG0-0013M-K23B7-NBFCZ-XE1X8-GQ06E".parse().expect("a code");
    window.hear(SessionEvent::Host(HostEvent::Invite { code, addresses }));
    window.hear(SessionEvent::Host(codes("K7M-4RX", false)));
    (window, room)
}

/// A table's code for programs is in no page's address.
fn codes(for_phones: &str, after_wrong_tries: bool) -> HostEvent {
    let [code, for_phones] = ["J9W-Q2T", for_phones].map(|code| code.parse().expect("a code"));
    HostEvent::ShortCode { code, for_phones, after_wrong_tries }
}

fn allow(window: &mut Window, allowed: bool) {
    window.tell(Message::Lobby(LobbyMessage::AllowPhones(allowed)));
}

#[test]
fn a_switch_in_the_lobby_shows_the_address_of_the_page_until_it_is_off_again() {
    let (mut window, _room) = reached();
    assert!(window.shows(&english!("phones-about")));
    allow(&mut window, true);
    window.hear(SessionEvent::Phones(PhoneEvent::Open("0.0.0.0:7463".parse().expect("an address"))));
    assert!(window.shows(&english!("phones-scan")) && window.shows(&english!("phones-unsafe")));
    assert!(window.shows("192.168.1.20:7463/K7M-4RX"));
    assert!(window.shows("11ZG0-0013M-K23B7-NBFCZ-XE1X8-GQ06E"), "programs still come by the invite code");

    // With another code the address is another.
    window.hear(SessionEvent::Host(codes("222-333", true)));
    assert!(window.shows("192.168.1.20:7463/222-333"));

    allow(&mut window, false);
    assert!(window.shows(&english!("phones-about")) && !window.shows("192.168.1.20:7463/222-333"));
}

#[test]
fn a_page_that_cant_be_served_is_told_of() {
    let (mut window, _room) = reached();
    allow(&mut window, true);
    window.hear(SessionEvent::Phones(PhoneEvent::Failed(SharedError::new("taken"))));
    assert!(window.shows(&english!("phones-failed")));
}

#[test]
fn who_has_only_a_phone_is_marked_in_the_lobby() {
    let (mut window, _room) = reached();
    let ada = person("Ada");
    let Occupant::Person { key, .. } = ada else { unreachable!("a person") };
    let seats = [person("Ben"), ada, Occupant::Nobody, bot()];
    window.news(ClientEvent::Lobby(Box::new(lobby(seats.clone()))));
    assert!(!window.shows(&english!("phone-badge")));
    window.news(ClientEvent::Lobby(Box::new(Lobby { phones: vec![key], ..lobby(seats) })));
    assert!(window.shows(&english!("phone-badge")));
}

/// The switch is remembered, so that phones come back to a table that is hosted again.
#[test]
fn the_switch_is_as_it_was_left() {
    let (mut window, _room) = reached();
    allow(&mut window, true);
    window.click(&way_back("lobby-leave"));
    window.hear(SessionEvent::Ended);
    window.host(lobby([person("Ben"), Occupant::Nobody, Occupant::Nobody, bot()]));
    window.hear(SessionEvent::Phones(PhoneEvent::Open("127.0.0.1:7463".parse().expect("an address"))));
    assert!(window.shows(&english!("phones-scan")) || !window.shows(&english!("phones-about")));
}
