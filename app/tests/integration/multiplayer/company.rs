//! What goes on between people: talk, reactions, nudges, who comes and goes, and the end of the table.

use skipstone::screen::table::MenuPage;
use skipstone::session::SeatPresence;
use skipstone::session::talk::Said;
use skipstone_net::protocol::{CloseReason, LobbyRequest, NextPlayer, Reaction};

use super::takebacks::asks;
use super::*;
use crate::seen::Seen;

pub(super) fn presses(game: &mut HostedGame, key: Named) {
    game.with(|seen| {
        let events: [Event; 2] = [press_key(key, None), release_key(key)];
        seen.simulate(events);
    });
}

#[test]
fn a_reaction_is_sent_by_key_and_shown_for_a_while() {
    let mut game = HostedGame::begin(Some(ADA), false);
    presses(&mut game, Named::F6);
    presses(&mut game, Named::F10);
    let sent = [Reaction::Nice, Reaction::Sleepy].map(RoomRequest::React);
    assert_eq!(game.room.room_requests(), sent);
    game.hears(ClientEvent::Reaction { by: Speaker::Seat(BEA), reaction: Reaction::OhNo });
    assert_eq!(game.session.conversation.talk.at(BEA), Some(&Said::Reaction(Reaction::OhNo)));
    game.waits(6);
    assert_eq!(game.session.conversation.talk.at(BEA), None);
    // Somebody who watches has no stone at the table.
    game.hears(ClientEvent::Reaction { by: Speaker::Spectator(Name::new("Kim")), reaction: Reaction::Nice });
    game.clicks(&english!("table-chat"));
    let kim = english!("chat-spectator", name = "Kim");
    assert!(game.shows(&english!("reaction-by", name = kim, words = english!("reaction-nice"))));

    let mut spectator = HostedGame::begin(None, false);
    presses(&mut spectator, Named::F6);
    assert_eq!(spectator.room.room_requests(), []);
}

/// A line of chat that was said just now.
pub(super) fn said(number: u32, by: Speaker, text: &str) -> ClientEvent {
    ClientEvent::Chat { number, is_new: true, by, to: Audience::Everyone, text: ChatLine::new(text) }
}

#[test]
fn what_no_bubble_has_room_for_is_told_beside_the_build_piles() {
    let mut game = HostedGame::begin(Some(ADA), false);
    let long =
        "Well played! I had that card all the time and nowhere to put it, would you believe it? ".repeat(3);
    let long = ChatLine::new(&long).to_string();
    game.hears(said(1, Speaker::Seat(BEA), "Hi"));
    assert!(!game.shows(&english!("reaction-by", name = "Bea", words = "Hi")), "the bubble says it");
    game.hears(said(2, Speaker::Seat(BEA), &long));
    game.hears(said(3, Speaker::Spectator(Name::new("Kim")), "May I join in?"));
    game.hears(ClientEvent::Kicked(key(0)));
    let mut lobby = game.session.lobby.clone().expect("a lobby");
    lobby.spectators.clear();
    game.hears(ClientEvent::Lobby(lobby));
    let kim = english!("chat-spectator", name = "Kim");
    let told = [
        english!("reaction-by", name = "Bea", words = long.as_str()),
        english!("reaction-by", name = kim, words = "May I join in?"),
        english!("news-kicked", name = "Kim"),
    ];
    let pressed = ["build-1", "build-4", "stock@1", "discard-4@1", "hand-1", "hand-5"];
    let pressed = pressed.map(|slot| {
        let found = game.seen().find(iced_test::selector::id(slot)).expect("it is on the board");
        found.visible_bounds().expect("it is visible")
    });
    for words in &told {
        let bounds = game.bounds(words);
        assert!(!pressed.iter().any(|slot| slot.intersects(&bounds)), "{words} in {bounds:?}");
    }
    game.clicks(&english!("table-chat-unread", count = 3));
    assert!(!game.shows(&told[0]) && game.shows(&long), "the chat tells it there");
}

/// On a television, too: what has no room beside them is left to the chat.
#[test]
fn what_is_told_covers_no_build_pile_of_who_watches() {
    let mut game = HostedGame::begin(None, false);
    let long = ChatLine::new(&"Would you believe it? ".repeat(20)).to_string();
    game.hears(ClientEvent::Presence(PresenceEvent::Replaced(BEA)));
    game.hears(said(1, Speaker::Spectator(Name::new("Kim")), &long));
    let gone = english!("news-replaced", name = "Bea", count = 1);
    let line = english!("reaction-by", name = english!("chat-spectator", name = "Kim"), words = long);
    let told: Vec<String> = [gone, line].into_iter().filter(|words| game.shows(words)).collect();
    let builds = ["build-1", "build-2", "build-3", "build-4"].map(|slot| {
        let found = game.seen().find(iced_test::selector::id(slot)).expect("it is on the board");
        found.visible_bounds().expect("it is visible")
    });
    for words in &told {
        let bounds = game.bounds(words);
        assert!(!builds.iter().any(|pile| pile.intersects(&bounds)), "{words} in {bounds:?}");
    }
}

#[test]
fn the_menu_of_who_watches_opens_below_its_button_and_lets_them_go_on_watching() {
    let mut game = HostedGame::begin(None, false);
    let button = game.bounds(&english!("table-menu"));
    game.clicks(&english!("table-menu"));
    let stay = game.bounds(&english!("menu-stay-watching"));
    assert!(!game.shows(&english!("menu-stay")));
    assert!(stay.x <= button.x + button.width && button.x <= stay.x + stay.width, "{button:?} {stay:?}");
}

#[test]
fn who_is_muted_says_nothing() {
    let mut game = HostedGame::begin(Some(ADA), false);
    game.does(MultiplayerMessage::Mute(seat_key(BEA), true).into());
    let line = said(1, Speaker::Seat(BEA), "Hurry up");
    game.hears(line.clone());
    game.hears(ClientEvent::Reaction { by: Speaker::Seat(BEA), reaction: Reaction::Sleepy });
    assert!(game.session.conversation.talk.at(BEA).is_none() && game.session.conversation.chat.unread() == 0);
    game.does(MultiplayerMessage::Mute(seat_key(BEA), false).into());
    game.hears(line);
    assert!(game.session.conversation.talk.at(BEA).is_some() && game.session.conversation.chat.unread() == 1);
}

#[test]
fn own_lines_are_never_unread() {
    let former = Speaker::Former { key: seat_key(ADA), name: Name::new("Ada"), stone: Stone::Coral };
    let kim = Speaker::Spectator(Name::new("Kim"));
    for (me, own) in [(Some(ADA), Speaker::Seat(ADA)), (None, kim), (Some(ADA), former)] {
        let mut game = HostedGame::begin(me, false);
        game.clicks(&english!("table-chat"));
        game.clicks(&english!("table-log-show"));
        game.hears(said(1, own.clone(), "Hello"));
        assert!(game.shows(&english!("table-chat")));
        game.hears(said(2, Speaker::Seat(BEA), "Hello"));
        game.hears(said(3, own, "Hello"));
        assert!(game.shows(&english!("table-chat-unread", count = 1)));
    }
}

#[test]
fn a_line_of_somebody_who_has_left_keeps_its_name_and_can_be_muted() {
    let mut game = HostedGame::begin(Some(ADA), false);
    let line = |number, text: &str| ClientEvent::Chat {
        number,
        is_new: false,
        by: Speaker::Former { key: key(9), name: Name::new("Zoë"), stone: Stone::Coral },
        to: Audience::Everyone,
        text: ChatLine::new(text),
    };
    game.hears(line(1, "Good luck"));
    game.does(MultiplayerMessage::Mute(key(9), true).into());
    game.hears(line(2, "Hurry up"));
    game.clicks(&english!("table-chat-unread", count = 1));
    assert!(game.shows("Zoë") && game.shows("Good luck") && !game.shows("Hurry up"));
}

#[test]
fn another_person_who_thinks_for_long_can_be_nudged() {
    let mut game = HostedGame::begin(Some(ADA), false);
    game.plays_until(BEA);
    let nudge = english!("nudge", name = "Bea");
    game.waits(29);
    assert!(!game.shows(&nudge));
    game.waits(1);
    game.clicks(&nudge);
    assert_eq!(game.room.room_requests(), [RoomRequest::Nudge]);
    assert!(!game.shows(&nudge), "not again at once");
    game.hears(ClientEvent::Nudged { by: ADA, seat: BEA });
    let nudge_said = Said::Nudge { by: ADA, name: "Ada".to_owned() };
    assert_eq!(game.session.conversation.talk.at(BEA), Some(&nudge_said));
    assert_eq!(game.session.conversation.talk.at(ADA), None, "it isn't Ada's turn");
    assert_eq!(nudge_said.words(&game.locale), "Ada: Your turn!");
    // Whoever waits for the player's answer isn't waited for.
    game.waits(31);
    assert!(game.shows(&nudge));
    game.hears(asks(BEA, &[ADA]));
    assert!(game.shows(&english!("takeback-asked", name = "Bea")) && !game.shows(&nudge));
    game.waits(31);
    assert!(!game.shows(&nudge));
    game.clicks(&english!("takeback-agree"));
    assert!(!game.shows(&nudge), "the wait begins anew");
    game.hears(ClientEvent::Table(Update::TakebackOver { by: Some(BEA) }));
    game.plays_until(Seat::Four);
    game.waits(31);
    assert!(!game.mentions(&english!("nudge", name = "")), "a computer player has no need of it");
    game.plays_until(ADA);
    let called = game.does(MultiplayerMessage::Event(ClientEvent::Nudged { by: BEA, seat: ADA }).into());
    assert!(called.iter().any(|action| matches!(action, Action::Run(_))), "the window calls its player");
}

#[test]
fn what_happens_to_the_people_is_told_in_chat_and_log() {
    let mut game = HostedGame::begin(Some(ADA), false);
    let mut lobby = game.session.lobby.clone().expect("a lobby");
    lobby.spectators.push(Spectator { name: Name::new("Zoë"), key: key(9), stone: Stone::Coral });
    game.hears(ClientEvent::Lobby(lobby.clone()));
    lobby.spectators.clear();
    game.hears(ClientEvent::Kicked(key(9)));
    game.hears(ClientEvent::Lobby(lobby));
    game.hears(ClientEvent::Presence(PresenceEvent::Away { seat: BEA, grace: 60_000 }));
    game.hears(ClientEvent::Presence(PresenceEvent::Here(BEA)));
    // The host says again after a reconnect what was known.
    game.hears(ClientEvent::Presence(PresenceEvent::Here(BEA)));
    let news = [("news-watches", "Zoë"), ("news-kicked", "Zoë"), ("news-left", "Kim")];
    let news = news.into_iter().chain([("news-back", "Bea")]);
    game.clicks(&english!("table-chat"));
    for tab in ["table-chat", "table-log-show"] {
        game.clicks(&english!(tab));
        for (words, name) in news.clone() {
            assert!(game.shows(&english!(words, name = name, count = 1)), "{words} of {name}");
        }
        // The chat tells the last of it, and the log all.
        let is_lost = game.shows(&english!("news-away", name = "Bea", count = 1));
        assert_eq!(is_lost, tab == "table-log-show");
    }
}

/// It says why a computer player plays on, and whoever plays on for somebody who was kicked is told apart from them.
#[test]
fn why_a_computer_player_plays_on_is_told() {
    let mut game = HostedGame::begin(Some(ADA), false);
    let replaced = || ClientEvent::Presence(PresenceEvent::Replaced(BEA));
    game.hears(replaced());
    game.hears(ClientEvent::Presence(PresenceEvent::Here(BEA)));
    game.hears(ClientEvent::Presence(PresenceEvent::Away { seat: BEA, grace: 0 }));
    game.hears(replaced());
    game.clicks(&english!("table-chat"));
    for words in ["news-replaced", "news-back", "news-replaced-away"] {
        assert!(game.shows(&english!(words, name = "Bea", count = 1)), "{words}");
    }

    let mut game = HostedGame::begin(Some(ADA), false);
    let mut lobby = game.session.lobby.clone().expect("a lobby");
    game.hears(ClientEvent::Kicked(seat_key(BEA)));
    game.hears(replaced());
    let (name, player) = (Name::new("Flint"), Name::new("bot:clever"));
    lobby.seats[BEA.index()].occupant = Occupant::Bot { name, player, stone: Stone::Coral };
    game.hears(ClientEvent::Lobby(lobby));
    assert_eq!(game.session.presence.of(BEA), SeatPresence::Replaced, "the round is hers by its contract");
    assert_eq!(game.session.given_name(BEA), "Bea");
    game.clicks(&english!("table-chat"));
    assert!(!game.shows(&english!("news-replaced", name = "Bea", count = 1)));
    assert!(game.shows(&english!("news-kicked", name = "Bea")));
    assert!(game.shows(&english!("news-plays-on", name = "Bea", computer = "Flint")));
}

#[test]
fn the_host_closes_the_table_and_the_result_stays() {
    let mut game = HostedGame::begin(Some(ADA), false);
    game.session.connection.host = Some(seat_key(BEA));
    let closes = ClientEvent::ConnectionState(ConnectionState::Ended(Some(CloseReason::BackLater)));
    game.plays_on();
    game.hears(closes.clone());
    assert!(game.shows(&english!("closed-saved", name = "Bea")));
    assert!(!game.shows(&english!("result-ready")), "nothing follows here");
    game.now += PRESS_GRACE;
    let actions = game.actions_of_click(&english!("menu-leave"));
    assert!(actions.iter().any(|action| matches!(action, Action::Leave)));

    let mut game = HostedGame::begin(Some(ADA), false);
    game.session.connection.host = Some(seat_key(BEA));
    game.hears(closes);
    assert!(game.shows(&english!("closed-title")) && game.shows(&english!("closed-saved", name = "Bea")));
}

/// Between two rounds. Whoever has it goes on at their own computer, all others are led there.
#[test]
fn a_table_is_handed_over() {
    let handed_over =
        |to| ClientEvent::ConnectionState(ConnectionState::Ended(Some(CloseReason::HandedOver(to))));
    let guest = |to| {
        let mut game = HostedGame::begin(Some(ADA), false);
        game.session.connection.host = Some(seat_key(BEA));
        game.plays_on();
        game.hears(handed_over(to));
        game.now += PRESS_GRACE;
        game
    };
    let carry_on = english!("series-carry-on");
    let mut successor = guest(seat_key(ADA));
    assert!(successor.shows(&english!("closed-handed-to-you", name = "Bea")));
    let actions = successor.actions_of_click(&carry_on);
    assert!(matches!(actions.last(), Some(Action::CarryOn)), "{actions:?}");
    let other = guest(seat_key(CEM));
    let name = other.session.name_of(seat_key(CEM), &other.locale).expect("Cem");
    assert!(other.shows(&english!("closed-handed-over", name = "Bea", other = name)));
    assert!(!other.shows(&carry_on) && !other.shows(&english!("closed-come-back")));

    let mut host = HostedGame::begin(Some(ADA), true);
    host.does(Message::MenuPage(MenuPage::People));
    assert!(!host.shows(&english!("people-hand-over")), "in a round");
    host.does(Message::Menu(false));
    host.plays_on();
    host.now += PRESS_GRACE;
    host.does(Message::Menu(true));
    host.does(Message::MenuPage(MenuPage::People));
    host.clicks(&english!("people-hand-over"));
    host.clicks(&english!("people-hand-over-yes"));
    assert_eq!(host.commands.try_recv(), Ok(HostCommand::HandOver(seat_key(BEA))));
}

/// As on a phone. Who only watches loses nothing, nor does anybody once the series is over.
#[test]
fn whoever_leaves_others_in_a_series_is_asked_first() {
    let leaves = |game: &mut HostedGame| {
        let actions = game.actions_of_click(&english!("menu-leave"));
        actions.iter().any(|action| matches!(action, Action::Leave))
    };
    for (hosts, kept) in [(false, "menu-goes-on"), (true, "menu-kept-hosted")] {
        let mut game = HostedGame::begin(Some(ADA), hosts);
        let asked = format!("{} {}", english!("menu-leave-sure"), english!(kept));
        game.does(Message::Menu(true));
        assert!(!leaves(&mut game) && game.shows(&asked));
        game.clicks(&english!("lobby-away-not"));
        assert!(!game.shows(&asked));
        assert!(!leaves(&mut game) && game.shows(&asked));
        game.does(Message::Menu(false));
        game.does(Message::Menu(true));
        assert!(!game.shows(&asked), "it is asked anew");
        assert!(!leaves(&mut game) && leaves(&mut game));
    }
    let over = || {
        let mut game = HostedGame::by(Rules { target: 1, ..short() }, Some(ADA), false);
        game.plays_on();
        game
    };
    for mut game in [HostedGame::begin(None, false), over()] {
        game.does(Message::Menu(true));
        assert!(leaves(&mut game));
    }
}

#[test]
fn only_stones_that_nobody_else_has_are_offered_those_of_spectators_neither() {
    let mut game = HostedGame::begin(Some(ADA), false);
    let mut lobby = game.session.lobby.clone().expect("a lobby");
    lobby.spectators.push(Spectator { name: Name::new("Zoë"), key: key(9), stone: Stone::River });
    let own = lobby.stone(ADA).expect("a stone");
    let taken: Vec<Stone> = Seat::first_n(4).filter_map(|seat| lobby.stone(seat)).collect();
    let taken = [taken, lobby.spectators.iter().map(|spectator| spectator.stone).collect()].concat();
    game.hears(ClientEvent::Lobby(lobby));
    let is_offered = |stone: &Stone| *stone == own || !taken.contains(stone);
    let offered: Vec<Stone> = Stone::OF_PEOPLE.into_iter().filter(is_offered).collect();
    assert_eq!(game.session.free_stones(), offered);
}

#[test]
fn a_spectator_gets_a_computer_players_seat_with_the_next_round() {
    let mut game = HostedGame::begin(None, false);
    let wish = || RoomRequest::Lobby(LobbyRequest::Seat(Some(Seat::Four)));
    game.clicks(&english!("table-take-seat"));
    assert_eq!(game.room.room_requests(), [wish()]);
    let watches = game.session.lobby.clone().expect("a lobby");
    let mut plays = watches.clone();
    plays.seats[3].next = Some(NextPlayer::Spectator(key(0)));
    game.hears(ClientEvent::Lobby(plays));
    assert!(!game.shows(&english!("table-take-seat")));
    game.clicks(&english!("table-seat-taken"));
    assert_eq!(game.room.room_requests(), [RoomRequest::Lobby(LobbyRequest::Seat(None))]);
    game.hears(ClientEvent::Lobby(watches));
    game.plays_on();
    assert!(!game.shows(&english!("result-ready")));
    game.clicks(&english!("people-take", name = "Pebble"));
    assert_eq!(game.room.room_requests(), [wish()]);
    let mut lobby = game.session.lobby.clone().expect("a lobby");
    lobby.seats[3].next = Some(NextPlayer::Spectator(key(0)));
    game.hears(ClientEvent::Lobby(lobby.clone()));
    assert!(game.shows(&english!("ready-count", ready = 0, people = 4)), "Kim is waited for too");
    game.clicks(&english!("result-ready"));
    assert_eq!(game.room.intents(), [Intent::NextRound]);

    let name = Name::new("Kim");
    let occupant = Occupant::Person { name, key: key(0), stone: Stone::Obsidian, pebble: Default::default() };
    lobby.seats[3] = LobbySeat { occupant, age: None, next: None };
    lobby.spectators.clear();
    game.hears(ClientEvent::Lobby(lobby));
    assert!(game.mentions("Pebble"), "the result names who has played");
    let kim = SeatConfig { name: "Kim".to_owned(), player: Player::Human, age: None };
    game.table.change_player(Seat::Four, kim).expect("the round is over");
    game.me = Some(Seat::Four);
    game.plays(BEA, Intent::NextRound);
    game.does(Message::EndDraws);
    game.plays_until(Seat::Four);
    assert_eq!(game.state.own_seat(), Some(Seat::Four));
    assert!(game.state.is_own_turn(), "the board is Kim's");
}

#[test]
fn a_seat_that_a_computer_player_will_have_can_be_taken_but_not_had_back() {
    let mut game = HostedGame::begin(None, false);
    let mut lobby = game.session.lobby.clone().expect("a lobby");
    lobby.seats[3].next = Some(NextPlayer::Spectator(key(9)));
    game.hears(ClientEvent::Lobby(lobby.clone()));
    assert!(!game.shows(&english!("table-take-seat")), "a player stays, and another spectator was first");
    lobby.seats[ADA.index()].next = Some(NextPlayer::Computer);
    game.hears(ClientEvent::Lobby(lobby.clone()));
    game.clicks(&english!("table-take-seat"));
    assert_eq!(game.room.room_requests(), [RoomRequest::Lobby(LobbyRequest::Seat(Some(ADA)))]);

    let mut game = HostedGame::begin(Some(ADA), false);
    lobby.seats[ADA.index()].next = Some(NextPlayer::Spectator(key(0)));
    game.hears(ClientEvent::Lobby(lobby));
    let watches = english!("news-watches-next-for", name = "Kim");
    assert!(game.shows(&watches) && !game.shows(&english!("seat-given-keep")));
    game.clicks(&english!("seat-given-watch"));
    assert!(!game.shows(&watches));
    game.plays_on();
    assert!(game.shows(&watches));
}

#[test]
fn who_comes_back_is_told_that_the_seat_was_given_away() {
    let mut game = HostedGame::begin(Some(ADA), false);
    let mut lobby = game.session.lobby.take().expect("a lobby");
    lobby.seats[ADA.index()].next = Some(NextPlayer::Computer);
    game.hears(ClientEvent::Lobby(lobby));
    game.clicks(&english!("table-chat"));
    assert!(game.shows(&english!("news-watches-next-own")));
}

#[test]
fn whose_seat_goes_to_a_computer_player_is_asked_at_once_and_may_keep_it() {
    let mut game = HostedGame::begin(Some(ADA), false);
    let mut lobby = game.session.lobby.clone().expect("a lobby");
    let kept = lobby.clone();
    lobby.seats[ADA.index()].next = Some(NextPlayer::Computer);
    game.hears(ClientEvent::Lobby(lobby.clone()));
    assert!(game.shows(&english!("seat-given")));
    game.clicks(&english!("seat-given-keep"));
    let keep = RoomRequest::Lobby(LobbyRequest::Seat(Some(ADA)));
    assert_eq!(game.room.room_requests(), [keep]);
    game.hears(ClientEvent::Lobby(kept));
    assert!(!game.shows(&english!("seat-given")));
    game.hears(ClientEvent::Lobby(lobby));
    game.clicks(&english!("seat-given-watch"));
    assert!(!game.shows(&english!("seat-given")));
    game.plays_on();
    assert!(game.shows(&english!("news-watches-next-own")), "nor is anybody asked to be ready");
}
