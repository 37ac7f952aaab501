//! Hosts are known by their keys: a changed one is asked about, and a title is none.

use super::*;

#[test]
fn a_changed_key_is_trusted_only_after_confirmation() {
    let mut window = Window::open();
    let _room = window.call();
    let (known, shown) = (key(), key());
    window
        .news(ClientEvent::ConnectionState(ConnectionState::Failed(JoinError::KeyChanged { known, shown })));
    window.hear(SessionEvent::Ended);
    for words in [english!("join-key-changed"), format!("{known:#}"), format!("{shown:#}")] {
        assert!(window.shows(&words), "{words}");
    }
    window.click(&english!("join-key-stay"));
    assert!(window.shows(&english!("join-found")));
    assert_eq!(window.store.hosts().expect("they can be read").check_key(ADDRESS, shown), HostKeyStatus::New);

    window.click(&english!("join-go"));
    let _room = window.dial(target());
    window
        .news(ClientEvent::ConnectionState(ConnectionState::Failed(JoinError::KeyChanged { known, shown })));
    window.click(&english!("join-key-anyway"));
    assert!(window.shows(&english!("join-calling", table = ADDRESS)));
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
    window.choose("home-join");
    window.tell(announced("Ada's table", ada, address));
    assert!(window.shows("Ada's table") && !window.shows(&english!("join-host-known")));
    window.click("Ada's table");
    let _room = window.dial(way_to("Ada's table", ada, address));
    window.come_in(ada);
    let seats = [person("Ada"), bot(), Occupant::Nobody, Occupant::Nobody];
    window.news(ClientEvent::Lobby(Box::new(lobby(seats))));
    window.click(&way_back("lobby-leave"));

    window.choose("home-join");
    window.tell(announced("Ada's table", eve, address));
    assert!(window.shows("Ada's table"));
    assert!(!window.shows(&english!("join-host-known")), "another host with this title is new");
    let removed = BrowseEvent::Removed(announcement("Ada's table", eve, address).id());
    window.tell(Message::Join(join::Message::Discovery(Ok(removed))));
    window.tell(announced("Kitchen", ada, address));
    assert!(window.shows("Kitchen"));
    assert!(window.shows(&english!("join-host-known")), "the same host with another title is known");

    // A copy of the announcement at another address stands beside it, without its badge.
    let elsewhere = SocketAddr::from(([10, 0, 0, 66], 7462));
    let copy = DiscoveredTable { instance: "copy".to_owned(), ..announcement("Copy", ada, elsewhere) };
    window.tell(found(copy.clone()));
    assert!(window.shows(&english!("join-host-known")) && window.shows(&english!("join-host-claimed")));
    let removed = BrowseEvent::Removed(announcement("Kitchen", ada, address).id());
    window.tell(Message::Join(join::Message::Discovery(Ok(removed))));
    assert!(window.shows("Copy") && !window.shows("Kitchen") && !window.shows(&english!("join-host-known")));
    window.tell(Message::Join(join::Message::Discovery(Ok(BrowseEvent::Removed(copy.id())))));

    // After a restart no connection has proven anything yet.
    window.click(&way_back("back"));
    let mut restarted = Window::of_store(window.store.clone());
    restarted.choose("home-join");
    restarted.tell(announced("Kitchen", ada, address));
    assert!(restarted.shows(&english!("join-host-claimed")));
    assert!(!restarted.shows(&english!("join-host-known")));
}

/// The announced key is a claim that anyone can make.
#[tokio::test]
async fn a_host_without_the_announced_key_isnt_joined() {
    let config = testing::host_config(Preset::Quick.rules(), 2, 2);
    let (spoofer, _session) =
        host::open(config, Box::new(|_, _| SaveReceipt::default()), Box::new(NoEvidenceStore))
            .expect("a table on loopback");
    let mut window = Window::open();
    window.choose("home-join");
    let ada = key();
    window.tell(announced("Ada's table", ada, spoofer.address));
    let join =
        Message::Join(join::Message::JoinFound(announcement("Ada's table", ada, spoofer.address).id()));
    window.run_until_shown(join, &english!("join-unexpected-key")).await;
    assert!(!window.store.hosts().expect("they can be read").is_known(ada));
}
