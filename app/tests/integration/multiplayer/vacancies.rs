//! Seats of who has left or was kicked: offered at once to those who watch, and to the host for them.

use skipstone_net::protocol::{LobbyRequest, NextPlayer};

use super::*;

/// The table after Bea has left, or was kicked.
fn without_bea(game: &HostedGame, is_kicked: bool) -> ClientEvent {
    let mut lobby = game.session.lobby.clone().expect("it is there");
    let place = &mut lobby.seats[BEA.index()];
    match is_kicked {
        true => {
            let (name, player) = (Name::new("Flint"), Name::new("bot:greedy"));
            place.occupant = Occupant::Bot { name, player, stone: Stone::Obsidian };
        }
        false => place.next = Some(NextPlayer::Leaver),
    }
    ClientEvent::Lobby(lobby)
}

#[test]
fn who_watches_takes_the_seat_by_one_press() {
    for is_kicked in [false, true] {
        let mut game = HostedGame::begin(None, false);
        let offered = english!("seat-vacant", name = "Bea");
        assert!(!game.shows(&offered));
        game.hears(without_bea(&game, is_kicked));
        assert!(game.shows(&offered), "kicked: {is_kicked}");
        game.clicks(&english!("seat-take", name = "Bea"));
        assert_eq!(game.room.room_requests(), [RoomRequest::Lobby(LobbyRequest::Seat(Some(BEA)))]);
        game.clicks(&english!("seat-given-watch"));
        assert!(!game.shows(&offered));
    }
}

#[test]
fn the_host_gives_it_to_who_watches_by_one_press() {
    for is_kicked in [false, true] {
        let mut game = HostedGame::begin(Some(ADA), true);
        game.hears(without_bea(&game, is_kicked));
        assert!(game.shows(&english!("seat-vacant-host", name = "Bea")), "kicked: {is_kicked}");
        game.clicks(&english!("seat-give-to", name = "Kim"));
        let given = HostCommand::SetNextPlayer(BEA, Some(NextPlayer::Spectator(key(0))));
        assert_eq!(game.commands.try_recv(), Ok(given));
        game.clicks(&english!("seat-give-to-computer"));
        assert!(!game.shows(&english!("seat-vacant-host", name = "Bea")));
    }
}

/// That somebody has gone is told when they go, and not once more when somebody has their seat.
#[test]
fn who_is_gone_is_told_of_once() {
    let mut game = HostedGame::begin(Some(ADA), false);
    game.hears(ClientEvent::Presence(PresenceEvent::Replaced(BEA)));
    game.hears(without_bea(&game, false));
    let mut lobby = game.session.lobby.clone().expect("it is there");
    let Occupant::Person { key, name, stone, .. } = &mut lobby.seats[BEA.index()].occupant else {
        panic!("it is hers")
    };
    let kim = lobby.spectators.pop().expect("Kim watches");
    (*key, *name, *stone) = (kim.key, kim.name, kim.stone);
    lobby.seats[BEA.index()].next = None;
    game.hears(ClientEvent::Lobby(lobby));
    game.clicks(&english!("table-chat"));
    assert!(game.shows(&english!("news-replaced", name = "Bea", count = 1)));
    assert!(game.shows(&english!("news-sat-down", name = "Kim")));
    assert!(!game.shows(&english!("news-left", name = "Bea")));
}
