//! The way back to a table whose host is out of reach, or has another address by now.

use std::net::SocketAddr;

use skipstone::store::{KeptSeat, Profile, Store};
use skipstone_net::client::{ClientEvent, ConnectionState, JoinError};
use skipstone_net::protocol::{Lobby, Name, TableId};

use super::kept_seat::named;
use super::{ADDRESS, TABLE, Window, announcement, bot, key, lobby, way_to};
use crate::english::way_back;
use crate::seen::Seen;

/// The way back leads to a table that isn't open yet: whoever waits there comes in once it is, wherever its host is by then.
#[test]
fn who_comes_back_too_early_comes_in_when_the_table_is_open() {
    let (ada, back) = (key(), english!("home-return", table = "Ada's table"));
    let address: SocketAddr = ADDRESS.parse().expect("an address");
    let moved: SocketAddr = "127.0.0.1:7500".parse().expect("an address");
    let mut window = Window::open();
    let title = Name::new("Ada's table");
    let kept = KeptSeat { title, host: ada, table: TABLE, addresses: vec![address] };
    window.store.put_kept_seat(Some(&kept));
    window.choose("home-about");
    window.click(&way_back("back"));
    window.click(&english!("back"));
    window.click(&back);
    let _room = window.dial(way_to("Ada's table", ada, address));
    window.news(ClientEvent::ConnectionState(ConnectionState::Failed(JoinError::NothingAnswers(address))));
    assert!(window.shows(&english!("join-kept-not-open", table = "Ada's table")));
    let seen = |id, host| {
        let mut found = announcement("Ada's table", host, moved);
        found.table.id = id;
        super::found(found)
    };
    window.tell(seen(TABLE, key()));
    assert!(window.shows(&english!("join-again")), "that is another host");
    window.tell(seen(TableId([9; 16]), ada));
    assert!(window.shows(&english!("closed-new-table-title")) && window.shows(&english!("closed-join-new")));
    window.tell(seen(TABLE, ada));
    assert!(window.shows(&english!("join-calling", table = "Ada's table")));
    let _room = window.dial(way_to("Ada's table", ada, moved));

    // Nobody is led in circles by an announcement that leads nowhere.
    window.news(ClientEvent::ConnectionState(ConnectionState::Failed(JoinError::NothingAnswers(moved))));
    window.tell(seen(TABLE, ada));
    assert!(window.shows(&english!("closed-open-again-title")) && !window.shows(&english!("join-again")));
    window.click(&english!("closed-come-back"));
    let _room = window.dial(way_to("Ada's table", ada, moved));
}

/// Where nobody is met, the page about the network tries the same address.
#[test]
fn an_address_where_nobody_is_met_can_be_looked_at() {
    let address: SocketAddr = ADDRESS.parse().expect("an address");
    for (error, is_met) in [(JoinError::NothingAnswers(address), false), (JoinError::Busy, true)] {
        let mut window = Window::open();
        let _room = window.call();
        window.news(ClientEvent::ConnectionState(ConnectionState::Failed(error)));
        assert_eq!(window.shows(&english!("network-title")), !is_met);
        if !is_met {
            window.click(&english!("network-title"));
            assert!(window.shows(&english!("network-looking")));
            window.click(&way_back("back"));
            assert!(window.shows(&english!("join-again")));
        }
    }
}

/// Somebody else may have the host's former address by now, or none may lead there any more.
#[test]
fn a_former_address_of_the_host_says_no_more_than_that_the_table_isnt_found() {
    let (ada, back) = (key(), english!("home-return", table = "Ada's table"));
    let address: SocketAddr = ADDRESS.parse().expect("an address");
    for error in [
        JoinError::OtherNetwork(address),
        JoinError::UnexpectedKey { expected: ada, shown: key() },
        JoinError::NoAddress,
    ] {
        let mut window = Window::open();
        let title = Name::new("Ada's table");
        window.store.put_kept_seat(Some(&KeptSeat {
            title,
            host: ada,
            table: TABLE,
            addresses: vec![address],
        }));
        window.choose("home-about");
        window.click(&way_back("back"));
        window.click(&english!("back"));
        window.click(&back);
        let _room = window.dial(way_to("Ada's table", ada, address));
        window.news(ClientEvent::ConnectionState(ConnectionState::Failed(error)));
        assert!(window.shows(&english!("join-kept-not-open", table = "Ada's table")));
    }
}

/// The one that worked last is tried first.
#[test]
fn every_address_that_worked_is_kept_with_the_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    let own = profile.identity().expect("a key").identity.fingerprint();
    let ada = key();
    let at = |port: u16| SocketAddr::from(([127, 0, 0, 1], port));
    let kept_after = |ports: Vec<u16>| {
        let mut window = Window::of_profile(&profile);
        let _room = window.call();
        for address in ports.into_iter().map(at) {
            let joined = ConnectionState::Joined { host: ada, table: TABLE, address };
            window.news(ClientEvent::ConnectionState(joined));
            let seats = [named("Ada", ada), named("Ben", own), bot(), bot()];
            window.news(ClientEvent::Lobby(Box::new(Lobby { begun: true, ..lobby(seats) })));
        }
        drop(window);
        let (store, _) = Store::open(&profile);
        store.kept_seat().expect("it can be read").expect("a seat").addresses
    };
    assert_eq!(kept_after(vec![7500, 7501])[..2], [at(7501), at(7500)]);
    assert_eq!(kept_after(vec![7500])[..2], [at(7500), at(7501)]);
    let many = kept_after((8000..8100).collect());
    assert!(many.len() < 20 && many[..2] == [at(8099), at(8098)]);
}
