//! Between rounds and after a series: who is ready, and how the table goes on.

use skipstone::board::summary::{RatingProgress, SeriesSummary};
use skipstone::screen::table::MenuPage;
use skipstone::session::Answer;
use skipstone_core::record::Record;
use skipstone_net::client::ShownProposal;
use skipstone_net::protocol::{LobbyRequest, NextPlayer};
use skipstone_net::round_log::Proposal;

use super::*;
use crate::seen::{Seen, Ui, see_in};

#[test]
fn who_is_ready_is_shown_and_the_host_may_begin_without_the_others() {
    let mut game = HostedGame::begin(Some(ADA), true);
    game.plays_on();
    assert!(game.shows(&english!("ready-count", ready = 0, people = 3)));
    let buttons = ["result-ready", "menu-leave", "result-begin-anyway"];
    let places = |game: &HostedGame| buttons.map(|words| game.bounds(&english!(words)));
    let before = places(&game);
    game.hears(ClientEvent::Ready { seats: vec![BEA], begins_in: None });
    assert!(game.shows(&english!("ready-count", ready = 1, people = 3)));
    assert!(game.shows(&english!("ready-begins-once")));
    assert!(game.shows(&english!("ready-yes")) && game.shows(&english!("ready-reads")));
    game.clicks(&english!("result-ready"));
    assert_eq!(game.room.intents(), [Intent::NextRound]);
    game.hears(ClientEvent::Ready { seats: vec![ADA, BEA], begins_in: None });
    assert!(
        game.shows(&english!("ready-waits", names = "Cem")) && !game.shows(&english!("ready-begins-once"))
    );
    game.clicks(&english!("result-ready"));
    assert_eq!(game.room.intents(), [], "once is enough");
    assert_eq!(places(&game), before);
    game.clicks(&english!("result-not-ready"));
    assert_eq!(game.room.room_requests(), [RoomRequest::NotReady]);
    game.hears(ClientEvent::Ready { seats: vec![BEA], begins_in: None });
    assert!(!game.shows(&english!("result-not-ready")));
    game.hears(ClientEvent::Ready { seats: vec![ADA, BEA], begins_in: None });
    let begins_in = Some(Duration::from_secs(10));
    game.hears(ClientEvent::Ready { seats: vec![ADA, BEA], begins_in });
    game.clicks(&english!("result-begin-anyway"));
    assert!(game.commands.try_recv().is_err(), "it begins already");
    assert_eq!(places(&game), before);
    game.waits(4);
    assert!(game.shows(&english!("ready-begins-in", left = "0:06")));
    game.plays(BEA, Intent::NextRound);
    assert!(!game.session.next_round.readiness.is_ready(ADA), "that was for this round");
}

/// Whoever reads something else between two rounds is told that the others wait, and can say that they are ready.
#[test]
fn how_the_table_goes_on_is_told_where_the_result_is_covered() {
    let mut game = HostedGame::begin(Some(ADA), false);
    let context = Context::new(&game.locale, &game.settings);
    assert!(game.state.next_round(&game.session, context).is_none(), "the round goes on");
    game.plays_on();
    let others = english!("table-pair", first = "Bea", last = "Cem");
    let told = |game: &HostedGame, words: &str| {
        let context = Context::new(&game.locale, &game.settings);
        let next = game.state.next_round(&game.session, context).expect("the next round");
        let mut seen = Ui::<Message>::new(next.line);
        assert!(seen.find(words).is_ok(), "{words}");
        next.ready.is_some()
    };
    assert!(told(&game, &english!("ready-begins-once")));
    game.hears(ClientEvent::Ready { seats: vec![BEA, Seat::Three], begins_in: None });
    let waits = english!("ready-waits-own", names = others, count = 2);
    assert!(told(&game, &waits) && game.shows(&waits), "as in the result");
    let begins_in = Some(Duration::from_secs(10));
    game.hears(ClientEvent::Ready { seats: vec![BEA, Seat::Three], begins_in });
    game.waits(4);
    assert!(told(&game, &english!("ready-begins-in", left = "0:06")));
    game.hears(ClientEvent::Ready { seats: vec![ADA, BEA], begins_in: None });
    assert!(!told(&game, &english!("ready-waits", names = "Cem")), "once is enough");
}

/// Nobody is ready for what they can't have read: another limit, a player, a name.
#[test]
fn what_is_new_in_the_next_round_stands_at_the_result_before_anybody_is_ready() {
    let mut game = HostedGame::begin(Some(ADA), false);
    game.waits(10);
    game.plays_on();
    let mut contract = contract_of(game.session.lobby.as_ref().expect("there is one"));
    contract.limits.turn_seconds = Some(30);
    contract.seats[BEA.index()].name = Name::new("Bella");
    let proposal = Proposal { series: TableSeriesId([7; 16]), round: 2, contract };
    let shown = ShownProposal { proposal, must_be_agreed: true, surprises: Vec::new() };
    game.hears(ClientEvent::Proposal(Some(Box::new(shown))));
    assert!(game.shows(&english!("proposal-changes")));
    assert!(game.shows(&english!("news-turn-limit", seconds = 30)));
    assert!(game.shows(&english!("change-renamed", name = "Bea", now = "Bella")));
    assert!(game.mentions("Bea"), "the round was hers under her name");
    game.clicks_at_once(&english!("result-ready"));
    assert_eq!(game.room.intents(), []);
    game.waits(1);
    game.clicks(&english!("result-ready"));
    assert_eq!(game.room.intents(), [Intent::NextRound]);
}

/// A series keeps the rules that everybody has agreed to. The host looks for other ones where they are told.
#[test]
fn the_host_leads_to_other_rules_between_two_rounds_and_is_asked_first() {
    let mut guest = HostedGame::begin(Some(ADA), false);
    let mut game = HostedGame::begin(Some(ADA), true);
    for game in [&mut guest, &mut game] {
        game.does(Message::Menu(true));
        game.does(Message::MenuPage(MenuPage::Rules));
    }
    let new_series = english!("menu-new-series");
    assert!(guest.shows(&english!("menu-rules-kept")) && !guest.shows(&new_series));
    assert!(game.shows(&english!("menu-rules-kept-host")) && game.shows(&english!("menu-new-series-later")));
    let asks = english!("menu-new-series-asks");
    game.clicks(&new_series);
    assert!(!game.shows(&asks), "the round goes on");
    game.does(Message::Menu(false));
    game.plays_on();
    game.clicks(&english!("table-menu"));
    game.clicks(&english!("menu-page-rules"));
    game.clicks(&new_series);
    assert!(game.shows(&asks) && game.commands.try_recv().is_err());
    game.clicks(&english!("menu-series-stay"));
    assert!(!game.shows(&asks));
    game.clicks(&new_series);
    game.clicks(&new_series);
    assert_eq!(game.commands.try_recv(), Ok(HostCommand::Rematch));
}

/// The end of a series of one round, with a target that any winner reaches.
fn series_end(hosts: bool) -> HostedGame {
    let mut game = HostedGame::by(Rules { target: 1, ..short() }, Some(ADA), hosts);
    game.session.connection.host = Some(seat_key(BEA)).filter(|_| !hosts);
    game.plays_on();
    game
}

#[test]
fn after_a_series_everybody_may_play_again() {
    let mut game = series_end(true);
    assert!(game.shows(&english!("closing-save")), "the closing page");
    assert!(game.shows(&english!("again-count", ready = 0, people = 3)));
    assert!(!game.shows(&english!("result-begin-anyway")), "nobody begins it for others");
    game.clicks(&english!("result-rematch"));
    assert_eq!(game.room.intents(), [Intent::NextRound]);
    game.hears(ClientEvent::Ready { seats: vec![ADA], begins_in: None });
    assert!(game.shows(&english!("again-yes")) && game.shows(&english!("result-waits", what = "series")));
    let others = english!("table-pair", first = "Bea", last = "Cem");
    assert!(game.shows(&english!("ready-waits", names = others)));
    game.clicks(&english!("result-rematch"));
    assert_eq!(game.room.intents(), [], "once is enough");
    assert!(game.shows(&english!("result-to-lobby")), "the host may change the table");
    // Partners stand on one pedestal, and the picture has their names.
    let saved = game.does(Message::SavePicture);
    let picture = saved.into_iter().find_map(|action| match action {
        Action::SavePicture(picture) => Some(picture),
        _ => None,
    });
    let picture = picture.expect("a picture");
    assert_eq!(picture.sides.iter().map(|side| side.stones.len()).collect::<Vec<_>>(), [2, 2]);
    assert!(picture.sides.iter().any(|side| side.name.contains("Ada")));

    let mut lobby = game.session.lobby.clone().expect("a lobby");
    lobby.series = TableSeriesId([8; 16]);
    game.hears(ClientEvent::Lobby(lobby));
    let seats = game.table.seats().to_vec();
    let config = TableConfig { rules: *game.table.setup().rules(), teams: 2, seats };
    game.table = Table::new(config, Seed::from_number(8)).expect("four can play");
    game.plays(ADA, Intent::NextRound);
    game.does(Message::EndDraws);
    assert!(!game.shows(&english!("closing-save")), "another series is on the table");
}

/// In the last round of a series nobody knows that no other one comes.
#[test]
fn who_wished_to_watch_the_next_round_may_play_again_after_the_last_one() {
    for (next, plays_again) in [(NextPlayer::Computer, true), (NextPlayer::Spectator(key(0)), false)] {
        let mut game = HostedGame::by(Rules { target: 1, ..short() }, Some(ADA), false);
        let mut lobby = game.session.lobby.clone().expect("a lobby");
        lobby.seats[ADA.index()].next = Some(next);
        game.hears(ClientEvent::Lobby(lobby.clone()));
        game.plays_on();
        assert!(game.shows(&english!("closing-save")));
        assert_eq!(game.shows(&english!("result-rematch")), plays_again, "{next:?}");
        if plays_again {
            game.clicks(&english!("result-rematch"));
            assert_eq!(game.room.intents(), [Intent::NextRound]);
            lobby.seats[ADA.index()].next = None;
            game.hears(ClientEvent::Lobby(lobby));
            game.hears(ClientEvent::Ready { seats: vec![ADA], begins_in: None });
            assert!(game.shows(&english!("result-not-ready")));
        }
    }
}

#[test]
fn the_closing_page_keeps_clear_of_the_chat_over_it() {
    let game = series_end(true);
    for (size, chat) in [(Size::new(1280.0, 800.0), 364.0), (Size::new(960.0, 600.0), 294.0)] {
        let context = Context::new(&game.locale, &game.settings);
        let mut seen = see_in(size, game.state.view_beside(chat, Some(&game.session), context));
        for words in ["closing-last-round", "closing-save", "result-rematch", "result-to-lobby", "menu-leave"]
        {
            let found = seen.find(english!(words).as_str()).unwrap_or_else(|_| panic!("{words} isn’t there"));
            // In the small window the page scrolls.
            let is_clear = found.visible_bounds().map(|bounds| bounds.x + bounds.width <= size.width - chat);
            assert!(is_clear.unwrap_or(size.height < 700.0), "{words} in {size:?}");
        }
    }
}

/// A record or a verdict that comes late has the series rated anew, while progress of the rating before may wait in the queue.
#[test]
fn late_progress_of_an_earlier_rating_is_not_taken_for_the_series() {
    let mut game = series_end(true);
    let record: Record =
        include_str!("../../../../core/tests/records/version-1.jsonl").parse().expect("a record");
    let _ratings =
        [(); 2].map(|()| game.state.use_summary(SeriesSummary::default(), vec![record.clone().into()]));
    let rated = |rated| RatingProgress { rated, total: 9, costliest: None };
    game.does(Message::SeriesRated(1, rated(9)));
    assert!(game.shows(&english!("closing-rates-soon")));
    game.does(Message::SeriesRated(2, rated(1)));
    assert!(game.shows(&english!("closing-rates", turn = 1, turns = 9)));
    game.does(Message::SeriesRated(2, rated(9)));
    assert!(game.shows(&english!("closing-no-cost")));
}

#[test]
fn a_guest_follows_the_host_to_the_lobby_by_a_button() {
    let mut game = series_end(false);
    assert!(!game.shows(&english!("result-to-lobby")), "that is for the host to decide");
    let mut lobby = game.session.lobby.clone().expect("a lobby");
    (lobby.begun, lobby.series) = (false, TableSeriesId([8; 16]));
    game.hears(ClientEvent::Lobby(lobby));
    assert!(game.shows(&english!("closing-save")), "the page stays");
    assert!(game.shows(&english!("result-host-in-lobby", name = "Bea")));
    assert!(!game.shows(&english!("result-rematch")));
    game.now += PRESS_GRACE;
    let actions = game.actions_of_click(&english!("result-to-lobby"));
    assert!(actions.iter().any(|action| matches!(action, Action::ShowLobby)));
}

#[test]
fn who_watches_is_offered_the_seat_that_somebody_gives_up() {
    let mut game = HostedGame::begin(None, false);
    let mut lobby = game.session.lobby.clone().expect("a lobby");
    let offered = english!("seat-offered", name = "Ada");
    assert!(!game.shows(&offered));
    lobby.seats[ADA.index()].next = Some(NextPlayer::Computer);
    game.hears(ClientEvent::Lobby(lobby.clone()));
    assert!(game.shows(&offered));
    game.now += PRESS_GRACE;
    game.does(MultiplayerMessage::Answer(Answer::TakeSeat(ADA)).into());
    assert_eq!(game.room.room_requests(), [RoomRequest::Lobby(LobbyRequest::Seat(Some(ADA)))]);
    game.clicks(&english!("seat-given-watch"));
    assert!(!game.shows(&offered));
    game.hears(ClientEvent::Lobby(lobby.clone()));
    assert!(!game.shows(&offered), "nobody is asked twice");
    for next in [None, Some(NextPlayer::Computer)] {
        lobby.seats[ADA.index()].next = next;
        game.hears(ClientEvent::Lobby(lobby.clone()));
    }
    assert!(game.shows(&offered), "Ada has changed her mind since");
}

#[test]
fn a_seat_is_given_without_a_question_where_there_is_no_choice() {
    let mut game = HostedGame::begin(Some(ADA), true);
    game.does(Message::MenuPage(MenuPage::People));
    let level = game.locale.level(Level::Greedy);
    assert!(game.shows(&format!("{} · {level}", english!("people-computer"))));
    game.clicks(&english!("people-seat"));
    let kim = Some(NextPlayer::Spectator(key(0)));
    assert_eq!(game.commands.try_recv(), Ok(HostCommand::SetNextPlayer(Seat::Four, kim)));
    let mut lobby = game.session.lobby.clone().expect("a lobby");
    lobby.seats[BEA.index()].next = Some(NextPlayer::Computer);
    game.hears(ClientEvent::Lobby(lobby));
    game.clicks(&english!("people-seat"));
    assert!(game.commands.try_recv().is_err() && game.shows(&english!("people-here")));
}

/// The host begins without them, so nobody is told to wait for them; another series needs everybody.
#[test]
fn whoever_has_left_is_not_waited_for_between_rounds() {
    let mut game = HostedGame::begin(Some(ADA), false);
    game.plays_on();
    game.hears(ClientEvent::Presence(PresenceEvent::Replaced(CEM)));
    game.hears(ClientEvent::Ready { seats: vec![ADA], begins_in: None });
    assert!(game.shows(&english!("ready-count", ready = 1, people = 2)));
    assert!(game.shows(&english!("ready-waits", names = "Bea")) && game.shows(&english!("ready-away")));

    let mut game = series_end(false);
    game.hears(ClientEvent::Presence(PresenceEvent::Replaced(CEM)));
    assert!(game.shows(&english!("again-count", ready = 0, people = 3)));
}
