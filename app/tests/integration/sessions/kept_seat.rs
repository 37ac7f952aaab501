//! The way back to a table where the player's seat is kept.

use std::net::SocketAddr;
use std::time::Duration;

use skipstone::screen::join::JoinTarget;
use skipstone::store::{self, KeptSeat, Profile, Store};
use skipstone_core::Seat;
use skipstone_net::client::{ClientEvent, ConnectionState, JoinError};
use skipstone_net::protocol::{
    Audience, ChatLine, CloseReason, Lobby, Name, NextPlayer, Occupant, Refusal, Speaker, Spectator, TableId,
};

use iced::keyboard::key::Named;
use iced_test::simulator::press_key;
use skipstone::app::Message;
use skipstone_core::Stone;
use skipstone_net::Fingerprint;
use skipstone_net::discovery::BrowseEvent;
use skipstone_net::quic::DisconnectReason;

use super::{ADDRESS, TABLE, Window, announced, announcement, bot, key, lobby, person, target, way_to};
use crate::english::way_back;
use crate::seen::Seen;
use crate::store::saved_game::SavedGame;

/// A person with this key, who is ready.
pub(super) fn named(name: &str, key: Fingerprint) -> Occupant {
    Occupant::Person { name: Name::new(name), key, stone: Stone::Jade, pebble: Default::default() }
}

/// A seat in a series is kept until the table closes or refuses it; one in the lobby isn't.
#[test]
fn a_kept_seat_leads_back_to_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    let own = profile.identity().expect("a key").identity.fingerprint();
    let (ada, back) = (key(), english!("home-return", table = "Ada's table"));
    let ben = named("Ben", own);
    let lobby = |begun| Box::new(Lobby { begun, ..lobby([person("Ada"), ben.clone(), bot(), bot()]) });
    let address: SocketAddr = ADDRESS.parse().expect("an address");
    let kept = || way_to("Ada's table", ada, address);

    let mut window = Window::of_profile(&profile);
    let _room = window.call();
    window.come_in(ada);
    window.news(ClientEvent::Lobby(lobby(false)));
    window.click(&way_back("lobby-leave"));
    assert!(!window.shows(&back), "nobody keeps a seat in the lobby");
    let _room = window.call();
    window.come_in(ada);
    window.news(ClientEvent::Lobby(lobby(true)));
    window.click(&english!("table-menu"));
    window.click(&english!("menu-leave"));
    window.click(&english!("menu-leave"));
    assert!(window.shows(&back));

    // The list of tables says so too, after a restart as well.
    drop(window);
    let mut window = Window::of_profile(&profile);
    window.choose("home-join");
    window.tell(announced("Ada's table", ada, address));
    window.tell(announced("Another one", key(), address));
    assert!(window.shows(&english!("join-kept")));
    assert!(window.shows(&english!("join-free", free = 2, seats = 4)));
    window.click("Ada's table");
    assert!(window.shows(&english!("join-calling", table = "Ada's table")));
    window.click(&english!("join-cancel"));
    window.click(&way_back("back"));
    window.click(&back);
    assert!(window.shows(&english!("join-calling", table = "Ada's table")));
    let _room = window.dial(kept());
    window.news(ClientEvent::ConnectionState(ConnectionState::Failed(JoinError::NothingAnswers(address))));
    window.click(&english!("join-again"));
    let _room = window.dial(kept());
    window.come_in(ada);
    window.news(ClientEvent::Lobby(lobby(true)));
    window.news(ClientEvent::ConnectionState(ConnectionState::Ended(Some(CloseReason::JoinedElsewhere))));
    window.click(&english!("join-choose"));
    window.click(&way_back("back"));
    assert!(window.shows(&back), "it is still the player's");

    for refused in [true, false] {
        window.click(&back);
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
        if refused {
            window.click(&english!("join-choose"));
            window.click(&way_back("back"));
        } else {
            assert!(window.shows(&english!("closed-for-good", name = english!("the-host"))));
            window.click(&english!("menu-leave"));
        }
        assert!(!window.shows(&back), "refused: {refused}");
        let _room = window.call();
        window.come_in(ada);
        window.news(ClientEvent::Lobby(lobby(true)));
        window.click(&english!("table-menu"));
        window.click(&english!("menu-leave"));
        window.click(&english!("menu-leave"));
    }
}

/// A spectator who plays from the next round on has a way back too, for as long as that is so.
#[test]
fn a_promised_seat_leads_back_to_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    let own = profile.identity().expect("a key").identity.fingerprint();
    let back = english!("home-return", table = "Ada's table");
    for is_promised in [true, false] {
        let mut window = Window::of_profile(&profile);
        let _room = window.call();
        window.come_in(key());
        let mut lobby = Lobby { begun: true, ..lobby([person("Ada"), bot(), bot(), bot()]) };
        lobby.spectators = vec![Spectator { name: Name::new("Ben"), key: own, stone: Stone::Jade }];
        lobby.seats[1].next = Some(NextPlayer::Spectator(own));
        window.news(ClientEvent::Lobby(Box::new(lobby.clone())));
        if !is_promised {
            lobby.seats[1].next = None;
            window.news(ClientEvent::Lobby(Box::new(lobby)));
        }
        drop(window);
        assert_eq!(Window::of_profile(&profile).shows(&back), is_promised);
    }
}

/// At the table or away from it: nobody who was kicked is led back to a seat.
#[test]
fn who_was_kicked_reads_so_and_knocks_to_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    let own = profile.identity().expect("a key").identity.fingerprint();
    let (ada, back) = (key(), english!("home-return", table = "Ada's table"));
    let lobby = |begun| {
        let seats = [named("Ada", ada), named("Ben", own), bot(), bot()];
        ClientEvent::Lobby(Box::new(Lobby { begun, ..lobby(seats) }))
    };
    let kicked = || ClientEvent::ConnectionState(ConnectionState::Ended(Some(CloseReason::Kicked)));
    let lost = || ConnectionState::Reconnecting {
        why: DisconnectReason::TimedOut,
        said: None,
        retry_in: Duration::from_secs(1),
    };
    let told = |host: &str| english!("farewell-kicked", name = host);
    let mut window = Window::of_profile(&profile);
    for (begun, is_away) in [(false, false), (true, false), (true, true)] {
        let _room = window.call();
        window.come_in(ada);
        window.news(lobby(begun));
        if is_away {
            window.news(ClientEvent::ConnectionState(lost()));
        }
        window.news(kicked());
        assert!(window.shows(&told("Ada")) && window.shows(&english!("farewell-kicked-next")));
        window.click(&english!("join-knock"));
        // A lobby may have a seat; a series lets watch.
        let _room = window.dial(JoinTarget { watch: begun, ..target() });
        window.news(ClientEvent::ConnectionState(ConnectionState::AwaitingHost));
        assert!(!window.shows(&english!("join-knocked-once")), "this is the second time");
        window.click(&english!("join-cancel"));
        window.click(&way_back("back"));
        assert!(!window.shows(&back), "begun: {begun}, away: {is_away}");
    }

    // The program was closed meanwhile, and the host knows the seat no more.
    let _room = window.call();
    window.come_in(ada);
    window.news(lobby(true));
    window.click(&english!("table-menu"));
    window.click(&english!("menu-leave"));
    window.click(&english!("menu-leave"));
    window.click(&back);
    let address: SocketAddr = ADDRESS.parse().expect("an address");
    window.tell(announced("Ada's table", ada, address));
    let kept = way_to("Ada's table", ada, address);
    let _room = window.dial(kept.clone());
    window.news(kicked());
    assert!(window.shows(&told(&english!("the-host"))));
    window.click(&english!("join-choose"));
    assert!(window.shows("Ada's table"));
    assert!(!window.shows(&english!("join-kept")) && !window.shows(&english!("join-kept-claimed")));
}

/// The host's program ended without a word, and another table of its host answers where the player's one was.
#[test]
fn a_seat_stays_kept_until_the_player_tries_it_where_the_way_back_ends_at_another_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    let own = profile.identity().expect("a key").identity.fingerprint();
    let (ada, back) = (key(), english!("home-return", table = "Ada's table"));
    let ben = named("Ben", own);
    let mut window = Window::of_profile(&profile);
    let _room = window.call();
    window.come_in(ada);
    let begun = Lobby { begun: true, ..lobby([person("Ada"), ben, bot(), bot()]) };
    window.news(ClientEvent::Lobby(Box::new(begun)));
    let refused =
        || ClientEvent::ConnectionState(ConnectionState::Failed(JoinError::Refused(Refusal::NoSeat)));
    window.news(refused());
    assert!(window.shows(&english!("join-no-seat")) && window.shows(&english!("closed-join-new")));
    assert!(!window.shows(&english!("join-again")), "it is another table than the one that was tried");
    window.click(&english!("join-choose"));
    window.click(&way_back("back"));
    window.click(&back);
    let address: SocketAddr = ADDRESS.parse().expect("an address");
    let _room = window.dial(way_to("Ada's table", ada, address));
    window.news(refused());
    window.click(&english!("join-choose"));
    window.click(&way_back("back"));
    assert!(!window.shows(&back));
}

#[test]
fn a_closed_table_says_when_it_is_open_again_and_leads_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    let (ada, eve) = (key(), key());
    let address: SocketAddr = ADDRESS.parse().expect("an address");
    let mut window = Window::of_profile(&profile);
    let _room = window.call();
    window.come_in(ada);
    let begun = Lobby { begun: true, ..lobby([person("Ada"), bot(), bot(), bot()]) };
    window.news(ClientEvent::Lobby(Box::new(begun.clone())));
    let kim = Lobby { seats: lobby([person("Ada"), person("Kim"), bot(), bot()]).seats, ..begun };
    window.news(ClientEvent::Lobby(Box::new(kim)));
    let said = || ClientEvent::Chat {
        number: 1,
        is_new: true,
        by: Speaker::Seat(Seat::ONE),
        to: Audience::Everyone,
        text: ChatLine::new("Until later!"),
    };
    window.news(said());
    window.news(ClientEvent::ConnectionState(ConnectionState::Ended(Some(CloseReason::BackLater))));
    assert!(window.shows(&english!("closed-title")) && !window.shows(&english!("closed-come-back")));
    let seen = |host, at| {
        let table = announcement("Ada's table", host, at);
        Message::Discovered(1, Ok(BrowseEvent::Found(table)))
    };
    window.tell(seen(eve, address));
    assert!(window.shows(&english!("closed-title")), "that is another host");
    let moved: SocketAddr = "127.0.0.1:7500".parse().expect("an address");
    window.tell(seen(ada, moved));
    assert!(window.shows(&english!("closed-open-again-title")));
    window.press([press_key(Named::Enter, None)]);
    assert!(window.shows(&english!("join-calling", table = "Ada's table")));
    let _room = window.dial(JoinTarget { watch: true, ..way_to("Ada's table", ada, moved) });
    window.come_in(ada);
    let lobby = lobby([person("Ada"), bot(), bot(), bot()]);
    window.news(ClientEvent::Lobby(Box::new(lobby)));
    assert!(window.shows("Ada's table") && window.shows(&english!("lobby-watching-told")));
    window.news(said());
    assert!(window.shows(&english!("news-came", name = "Kim")), "the chat came along");
    assert!(window.bounds(&english!("news-came", name = "Kim")).y < window.bounds("Until later!").y);
}

/// The host's key is the same at all its tables; what was closed and what is open now are told apart by the tables' identities.
#[test]
fn a_new_table_of_the_same_host_is_offered_as_such_and_the_seat_stays_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    let own = profile.identity().expect("a key").identity.fingerprint();
    let (ada, name) = (key(), "Ada");
    let address: SocketAddr = ADDRESS.parse().expect("an address");
    let mut window = Window::of_profile(&profile);
    let (ben, host) = (|| named("Ben", own), || named(name, ada));
    let begun = Lobby { begun: true, ..lobby([host(), ben(), bot(), bot()]) };
    let _room = window.call();
    window.come_in(ada);
    window.news(ClientEvent::Lobby(Box::new(begun)));
    window.news(ClientEvent::ConnectionState(ConnectionState::Ended(Some(CloseReason::BackLater))));

    let other = TableId([9; 16]);
    let seen = |id| {
        let mut found = announcement("Ada's second table", ada, address);
        found.table.id = id;
        found
    };
    let discovered = |id| Message::Discovered(1, Ok(BrowseEvent::Found(seen(id))));
    window.tell(discovered(other));
    assert!(window.shows(&english!("closed-new-table-title")));
    assert!(window.shows(&english!("closed-new-table-saved", name = name)));
    assert!(!window.shows(&english!("closed-come-back")));
    window.tell(discovered(TABLE));
    assert!(window.shows(&english!("closed-open-again-title")), "the host has changed to the old one");
    window.tell(discovered(other));
    window.click(&english!("closed-join-new"));
    assert!(window.shows(&english!("join-calling", table = "Ada's second table")));
    let _room = window.dial(way_to("Ada's second table", ada, address));
    window.news(ClientEvent::ConnectionState(ConnectionState::Joined { host: ada, table: other, address }));
    window.news(ClientEvent::Lobby(Box::new(lobby([host(), ben(), bot(), bot()]))));
    let told = english!("kept-at-other-table", name = name, table = "Ada's table");
    assert!(window.shows(&told), "the lobby isn't that of the old table");
    window.click(&way_back("lobby-leave"));
    assert!(window.shows(&english!("home-return", table = "Ada's table")), "that seat is still the player's");

    // Neither does the list of tables mix them up, nor does a refusal at the new one give the seat away.
    window.choose("home-join");
    window.tell(super::found(seen(other)));
    assert!(!window.shows(&english!("join-kept-claimed")) && !window.shows(&english!("join-kept")));
    window.click("Ada's second table");
    let target = way_to("Ada's second table", ada, address);
    let _room = window.dial(target);
    window.news(ClientEvent::ConnectionState(ConnectionState::Failed(JoinError::Refused(Refusal::Full))));
    window.click(&english!("join-choose"));
    window.tell(super::found(seen(TABLE)));
    assert!(window.shows(&english!("join-kept")));
}

/// The host may also go back to an older table, where the player's seat is kept.
#[test]
fn a_closed_table_leads_to_another_one_where_the_seat_is_kept() {
    let (ada, other) = (key(), TableId([9; 16]));
    let address: SocketAddr = ADDRESS.parse().expect("an address");
    let mut window = Window::open();
    let title = Name::new("Ada's first table");
    let kept = KeptSeat { title, host: ada, table: other, addresses: vec![address] };
    window.store.put_kept_seat(Some(&kept));
    let _room = window.call();
    window.come_in(ada);
    let begun = Lobby { begun: true, ..lobby([named("Ada", ada), bot(), bot(), bot()]) };
    window.news(ClientEvent::Lobby(Box::new(begun)));
    window.news(ClientEvent::ConnectionState(ConnectionState::Ended(Some(CloseReason::BackLater))));
    let mut found = announcement("Ada's first table", ada, address);
    found.table.id = other;
    window.tell(Message::Discovered(1, Ok(BrowseEvent::Found(found))));
    assert!(window.shows(&english!("closed-kept-title")));
    assert!(window.shows(&english!("closed-kept", name = "Ada")));
    window.click(&english!("closed-come-back"));
    let _room = window.dial(way_to("Ada's first table", ada, address));
}

/// Nobody who was banned is offered another try.
#[test]
fn who_is_banned_is_led_to_the_title_screen() {
    let banned = [
        ConnectionState::Ended(Some(CloseReason::Banned)),
        ConnectionState::Failed(JoinError::Refused(Refusal::Banned)),
    ];
    for told in banned {
        let mut window = Window::open();
        let _room = window.call();
        window.news(ClientEvent::ConnectionState(told));
        assert!(!window.shows(&english!("join-again")) && window.shows(&english!("join-choose")));
        window.press([press_key(Named::Enter, None)]);
        assert!(window.shows(&english!("home-join")), "Enter leads there too");
    }
}

/// Also with a series to continue, in the smallest window.
#[test]
fn the_title_screen_has_room_for_a_way_back() {
    let mut window = Window::open();
    SavedGame::begin(&window.store, store::StoredSeriesId(1)).play_rounds(1);
    let title = Name::new("The table of somebody with a very long name indeed, and more");
    let addresses = vec![ADDRESS.parse().expect("an address")];
    let kept = KeptSeat { title, host: key(), table: TABLE, addresses };
    window.store.put_kept_seat(Some(&kept));
    window.choose("home-about");
    window.click(&way_back("back"));
    window.click(&english!("back"));
    assert!(window.shows(&english!("home-continue")));
    let last = window.bounds(&english!("home-more"));
    assert!(window.bounds("Skipstone").y >= 20.0 && last.y + last.height <= 570.0, "{last:?}");
}

/// Also after a restart of the program, but at no other table.
#[test]
fn who_is_muted_at_a_table_stays_muted_there() {
    let store = Store::in_memory();
    let ada = key();
    let join = |table| {
        let mut window = Window::of_store(store.clone());
        let room = window.call();
        let address = ADDRESS.parse().expect("an address");
        window.news(ClientEvent::ConnectionState(ConnectionState::Joined { host: ada, table, address }));
        let seats = [named("Ada", ada), bot(), bot(), bot()];
        window.news(ClientEvent::Lobby(Box::new(Lobby { begun: true, ..lobby(seats) })));
        (window, room)
    };
    let hears = |window: &mut Window| {
        window.news(ClientEvent::Chat {
            number: 1,
            is_new: true,
            by: Speaker::Seat(Seat::ONE),
            to: Audience::Everyone,
            text: ChatLine::new("Hurry up"),
        });
        window.shows(&english!("table-chat-unread", count = 1))
    };
    let (mut window, _room) = join(TABLE);
    window.click(&english!("table-menu"));
    window.click(&english!("menu-page-people"));
    window.click(&english!("people-mute"));
    window.click(&english!("people-hear"));
    window.click(&english!("people-mute"));
    drop(window);
    assert!(!hears(&mut join(TABLE).0));
    assert!(hears(&mut join(TableId([9; 16])).0));
}
