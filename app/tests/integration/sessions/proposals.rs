//! What the host proposes: shown as a whole, with each difference, before anybody is ready for it.

use std::time::Duration;

use skipstone::app::Message;
use skipstone::screen::table;
use skipstone::store::Profile;
use skipstone_core::table::Intent;
use skipstone_core::{Seat, Stone};
use skipstone_net::Fingerprint;
use skipstone_net::client::{ClientEvent, RoomRequest, ShownProposal, Surprise};
use skipstone_net::protocol::{Lobby, Name, Occupant};
use skipstone_net::round_log::Proposal;
use tempfile::TempDir;

use super::{Window, bot as computer, key, lobby, person};
use crate::contract::contract_of;
use crate::seen::Seen;

/// What the host of a lobby proposes.
pub(super) fn proposed(lobby: &Lobby, must_be_agreed: bool) -> ClientEvent {
    let contract = contract_of(lobby);
    let proposal = Proposal { series: lobby.series, round: 1, contract };
    ClientEvent::Proposal(Some(Box::new(ShownProposal { proposal, must_be_agreed, surprises: Vec::new() })))
}

/// The window of a guest, with the guest's key and the folder that holds it.
fn guest() -> (Window, Fingerprint, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    let own = profile.identity().expect("a key").identity.fingerprint();
    (Window::of_profile(&profile), own, folder)
}

/// The lobby shows what is proposed, and each difference from what was there before.
#[test]
fn a_guest_reads_what_is_new_and_says_that_they_are_ready() {
    let (mut window, own, _folder) = guest();
    let mut room = window.call();
    window.come_in(key());
    let me = Occupant::Person {
        name: Name::new("Kim"),
        key: own,
        stone: Stone::River,
        pebble: Default::default(),
    };
    let shown = lobby([person("Ada"), me.clone(), computer(), computer()]);
    window.news(ClientEvent::Lobby(Box::new(shown.clone())));
    assert!(window.shows(&english!("lobby-waits")) && !window.shows(&english!("lobby-ready")));
    window.wait_for(2);
    let mut other = lobby([person("Ada"), me, computer(), person("Cem")]);
    other.options.turn_seconds = Some(5);
    window.news(proposed(&other, true));
    assert!(window.shows(&english!("proposal-changes")));
    assert!(window.shows(&english!("news-turn-limit", seconds = 5)));
    assert!(window.shows(&english!("change-replaces", seat = 4, name = "Cem", before = "Pebble")));
    assert!(window.shows("Cem"), "the seats are those of the proposal");
    assert!(!window.shows(&english!("lobby-stand-up")), "wishes wait");
    window.click(&english!("lobby-ready"));
    assert_eq!(room.intents(), [], "nobody can have read it yet");
    window.wait_for(2);
    window.click(&english!("lobby-ready"));
    assert_eq!(room.intents(), [Intent::NextRound]);
    window.news(ClientEvent::Ready { seats: vec![Seat::Two], begins_in: None });
    window.click(&english!("lobby-not-ready"));
    assert_eq!(room.room_requests(), [RoomRequest::NotReady]);
}

/// What is unlike the own wishes has to be confirmed first, by a button of its own.
#[test]
fn what_isnt_as_the_player_wished_is_confirmed_first() {
    let (mut window, own, _folder) = guest();
    let mut room = window.call();
    window.come_in(key());
    let me = Occupant::Person {
        name: Name::new("Kim 2"),
        key: own,
        stone: Stone::River,
        pebble: Default::default(),
    };
    let table = lobby([person("Ada"), me, computer(), computer()]);
    window.news(ClientEvent::Lobby(Box::new(table.clone())));
    let ClientEvent::Proposal(Some(mut shown)) = proposed(&table, true) else { unreachable!("it is one") };
    shown.surprises = vec![Surprise::Name { wished: Name::new("Kim") }];
    window.news(ClientEvent::Proposal(Some(shown)));
    window.wait_for(2);
    assert!(window.shows(&english!("surprise-name", name = "Kim 2", wished = "Kim")));
    window.click(&english!("lobby-ready"));
    assert_eq!(room.intents(), []);
    window.click(&english!("proposal-confirm"));
    assert_eq!(room.room_requests(), [RoomRequest::ConfirmProposal]);
    window.click(&english!("lobby-ready"));
    assert_eq!(room.intents(), [Intent::NextRound]);
}

/// Whoever comes to a series that was begun at another computer has seen no round at this table, and is asked for the next one.
#[test]
fn a_series_that_was_begun_elsewhere_goes_on_once_everybody_is_ready() {
    let (mut window, own, _folder) = guest();
    let mut room = window.call();
    window.come_in(key());
    let me = Occupant::Person {
        name: Name::new("Kim"),
        key: own,
        stone: Stone::River,
        pebble: Default::default(),
    };
    let begun = Lobby { begun: true, ..lobby([person("Ada"), me, computer(), computer()]) };
    window.news(ClientEvent::Lobby(Box::new(begun.clone())));
    assert!(!window.shows(&english!("between-title")), "nothing is proposed yet");
    let ClientEvent::Proposal(Some(mut shown)) = proposed(&begun, true) else { unreachable!("it is one") };
    shown.surprises = vec![Surprise::UnknownSeries];
    window.news(ClientEvent::Proposal(Some(shown)));
    window.now += Duration::from_secs(2);
    let tick = table::MultiplayerMessage::Tick(window.now);
    window.tell(Message::Table(tick.into()));
    assert!(window.shows(&english!("between-title")));
    window.click(&english!("result-ready"));
    assert_eq!(room.intents(), []);
    window.click(&english!("proposal-confirm"));
    assert_eq!(room.room_requests(), [RoomRequest::ConfirmProposal]);
    window.click(&english!("result-ready"));
    assert_eq!(room.intents(), [Intent::NextRound]);
    window.news(ClientEvent::Proposal(None));
    assert!(!window.shows(&english!("between-title")), "the round is dealt");
}
