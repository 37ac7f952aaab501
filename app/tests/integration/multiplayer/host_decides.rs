//! What the host decides about the table: rules, seats, names and pauses, and how the others are told.

use skipstone::screen::table::MenuPage;
use skipstone::session::talk::Said;
use skipstone_core::event::{EndReason, RoundResult};
use skipstone_core::table::RoundEnd;
use skipstone_net::protocol::LobbyRequest;

use super::company::presses;
use super::*;
use crate::seen::Seen;

#[test]
fn what_the_host_changes_of_seats_teams_and_computer_players_is_told() {
    let mut game = HostedGame::begin(Some(ADA), false);
    // No lobby is open while cards are on the table.
    let result =
        RoundResult { reason: EndReason::Stalled, winner: None, left: [0; 4].into(), points: [0; 2].into() };
    let ended = RoundEnd { result, series_winners: Some(Vec::new()) };
    let over = ClientEvent::Table(Update::RoundEnded { ended, scores: vec![0; 2] });
    game.session.apply(&SessionEvent::Client(over), game.now, &game.locale);
    let mut lobby = game.session.lobby.clone().expect("a lobby");
    lobby.begun = false;
    game.hears(ClientEvent::Lobby(lobby.clone()));
    let bot = lobby.seats[3].clone();
    lobby.seats[3].occupant = Occupant::Nobody;
    game.hears(ClientEvent::Lobby(lobby.clone()));
    lobby.seats[3] = bot;
    game.hears(ClientEvent::Lobby(lobby.clone()));
    let free = LobbySeat { occupant: Occupant::Nobody, age: None, next: None };
    lobby.seats.push(free);
    lobby.teams = 5;
    game.hears(ClientEvent::Lobby(lobby.clone()));
    game.clicks(&english!("table-chat"));
    assert!(game.shows(&english!("news-computer-left", name = "Pebble")));
    assert!(game.mentions("Pebble ("), "with the level");
    assert!(game.shows(&english!("news-seats", seats = 5)) && game.shows(&english!("news-no-teams")));

    lobby.options.turn_seconds = Some(45);
    game.hears(ClientEvent::Lobby(lobby.clone()));
    assert!(game.shows(&english!("news-turn-limit", seconds = 45)));
    lobby.teams = 1;
    game.hears(ClientEvent::Lobby(lobby.clone()));
    assert!(game.shows(&english!("news-teams", teams = 1)));

    // A preset says itself what it changes, except for the house rules beside it.
    let buried = format!("{} ({})", english!("rule-hide_buried"), english!("rule-on"));
    lobby.rules = Rules { hide_buried: true, ..Preset::Quick.rules() };
    game.hears(ClientEvent::Lobby(lobby.clone()));
    assert!(game.shows(&english!("news-preset", preset = english!("preset-quick"))));
    assert!(game.shows(&english!("news-rules", count = 1, rules = buried)));
    lobby.rules = Rules { target: 300, stock: StockSize::Standard, ..lobby.rules };
    game.hears(ClientEvent::Lobby(lobby));
    let stock = format!("{} ({})", english!("rule-stock"), english!("rule-stock-standard"));
    let target = format!("{} (300)", english!("rule-target"));
    let both = game.locale.list(&[stock, target]);
    assert!(game.shows(&english!("news-rules", count = 2, rules = both)));
}

#[test]
fn the_host_decides_who_plays_and_what_they_are_called() {
    let mut game = HostedGame::begin(Some(ADA), true);
    game.does(Message::MenuPage(MenuPage::People));
    game.clicks(&english!("people-rename"));
    game.does(MultiplayerMessage::Rename(seat_key(ADA), Name::new("Augusta")).into());
    assert_eq!(game.room.room_requests(), [RoomRequest::Lobby(LobbyRequest::Name(Name::new("Augusta")))]);
    game.clicks(&english!("people-watch"));
    assert_eq!(game.room.room_requests(), [RoomRequest::Lobby(LobbyRequest::Seat(None))]);
}

#[test]
fn kicking_somebody_who_only_watches_speaks_of_no_computer_player() {
    let mut game = HostedGame::begin(Some(ADA), true);
    game.does(Message::MenuPage(MenuPage::People));
    game.clicks(&english!("lobby-away"));
    assert!(game.shows(&english!("people-kick-about")), "Bea plays");
    game.clicks(&english!("lobby-away-not"));
    let mut lobby = game.session.lobby.clone().expect("a lobby");
    let computer = lobby.seats[3].occupant.clone();
    [BEA, CEM].iter().for_each(|seat| lobby.seats[seat.index()].occupant = computer.clone());
    game.hears(ClientEvent::Lobby(lobby));
    game.clicks(&english!("lobby-away"));
    assert!(game.shows(&english!("people-kick-about-watching")), "Kim watches");
    assert!(!game.shows(&english!("people-kick-about")));
}

/// The names of a round are fixed: what holds for the next one stands in the list, and everybody is told.
#[test]
fn a_name_for_the_next_round_is_told_and_shown_where_it_was_chosen() {
    let mut game = HostedGame::begin(Some(ADA), true);
    let mut lobby = game.session.lobby.clone().expect("a lobby");
    lobby.next_names = vec![(seat_key(BEA), Name::new("Beatrix")), (seat_key(ADA), Name::new("Augusta"))];
    game.hears(ClientEvent::Lobby(lobby.clone()));
    game.does(Message::MenuPage(MenuPage::People));
    assert!(game.shows("Bea") && game.shows(&english!("people-renamed-next", now = "Beatrix")));
    game.clicks(&english!("people-rename"));
    game.with(|seen| {
        seen.click(iced_test::selector::id("person-name")).expect("a field for the name");
        let events: [Event; 2] = [press_key(Named::Enter, None), release_key(Named::Enter)];
        seen.simulate(events);
    });
    let renames = RoomRequest::Lobby(LobbyRequest::Name(Name::new("Augusta")));
    assert_eq!(game.room.room_requests(), [renames], "the field begins with the new name");
    game.does(Message::Menu(false));
    game.clicks(&english!("table-chat"));
    let told = english!("news-renamed-next", name = "Bea", now = "Beatrix");
    assert!(game.shows(&told) && game.shows(&english!("news-renamed-next-own", now = "Augusta")));

    lobby.next_names.pop();
    game.hears(ClientEvent::Lobby(lobby.clone()));
    assert!(game.shows(&english!("news-keeps-name-own", name = "Ada")));
    lobby.next_names.clear();
    if let Occupant::Person { name, .. } = &mut lobby.seats[BEA.index()].occupant {
        *name = Name::new("Beatrix");
    }
    game.hears(ClientEvent::Lobby(lobby));
    let again = ["news-renamed", "news-keeps-name"];
    assert!(!again.iter().any(|words| game.shows(&english!(words, name = "Bea", now = "Beatrix"))));
}

/// The host of a table for the television has no seat.
#[test]
fn a_host_who_watches_pauses_the_game_and_resumes_it() {
    let mut game = HostedGame::begin(None, true);
    let (title, resume) = ("paused-title", english!("paused-go-on"));
    game.clicks(&english!("table-pause"));
    assert_eq!(game.commands.try_recv(), Ok(HostCommand::Pause(true)));
    game.does(Message::MenuPage(MenuPage::People));
    assert!(game.shows(&english!("table-pause")), "beside the other things that only the host decides");
    game.hears(ClientEvent::Table(Update::Paused(PausedBy::Host)));
    assert!(game.shows(&resume));
    game.does(Message::Menu(false));
    assert!(game.shows(&english!(title, who = "you", name = "")));
    game.clicks(&resume);
    assert_eq!(game.commands.try_recv(), Ok(HostCommand::Pause(false)));
    presses(&mut game, Named::Enter);
    assert_eq!(game.commands.try_recv(), Ok(HostCommand::Pause(false)));
    assert_eq!(game.room.intents(), []);

    // Others read who it was, also in the log, which is spoken; whoever plays resumes it.
    for me in [Some(ADA), None] {
        let mut game = HostedGame::begin(me, false);
        game.hears(ClientEvent::Table(Update::Paused(PausedBy::Host)));
        assert!(game.shows(&english!(title, who = "host", name = "")));
        assert_eq!(game.shows(&resume), me.is_some());
        presses(&mut game, Named::Enter);
        assert_eq!(game.room.intents(), me.map(|_| Intent::Pause(false)).as_slice());
        game.hears(ClientEvent::Table(Update::Resumed(Some(PausedBy::Seat(BEA)))));
        let resumed = english!("news-resumed", who = "other", name = "Bea");
        assert_eq!(game.session.conversation.talk.at(BEA), Some(&Said::News(resumed.clone())));
        game.does(Message::Menu(false));
        game.clicks(&english!("table-chat"));
        game.clicks(&english!("table-log-show"));
        assert!(game.shows(&english!("news-paused", who = "host", name = "")));
        assert!(game.shows(&resumed));
    }
}

/// Whoever resumes the game reads that it goes on, and so does everybody where nobody has resumed it.
#[test]
fn the_game_goes_on_by_the_host_by_nobody_and_by_oneself() {
    let by_host = english!("news-resumed", who = "host", name = "");
    let goes_on = english!("news-goes-on");
    let own = Some(PausedBy::Seat(ADA));
    for (by, words) in [(Some(PausedBy::Host), by_host), (None, goes_on.clone()), (own, goes_on)] {
        let mut game = HostedGame::begin(Some(ADA), false);
        game.hears(ClientEvent::Table(Update::Resumed(by)));
        game.clicks(&english!("table-chat"));
        assert!(!game.shows(&words), "it wasn't paused");
        game.hears(ClientEvent::Table(Update::Paused(PausedBy::Seat(BEA))));
        game.hears(ClientEvent::Table(Update::Resumed(by)));
        assert!(game.shows(&words), "{words}");
    }
}
