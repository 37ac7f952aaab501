//! Players whose connection is lost: what the others read of it, and what they can do.

use skipstone::session::CarriedOnAt;
use skipstone::widget::board::BoardEvent;
use skipstone_core::event::{EndReason, RoundResult};
use skipstone_core::table::RoundEnd;

use super::*;
use crate::seen::Seen;

#[test]
fn an_absent_player_can_be_replaced_after_the_grace_period() {
    let mut game = HostedGame::begin(Some(ADA), false);
    let is_away = english!("away-asks", name = "Bea");
    game.hears(ClientEvent::Presence(PresenceEvent::Away { seat: BEA, grace: 43_000 }));
    assert!(!game.shows(&is_away));
    game.waits(44);
    assert!(game.shows(&is_away));
    game.clicks(&english!("away-wait"));
    assert!(!game.shows(&is_away));
    game.waits(61);
    game.clicks(&english!("away-replace", level = game.locale.level(Level::STRONGEST)));
    assert_eq!(game.room.intents(), [Intent::Replace(BEA)]);
    game.hears(ClientEvent::Presence(PresenceEvent::Replaced(BEA)));
    assert!(!game.shows(&is_away));
}

/// Where the others would rather have a computer player take over, the host's word counts, and they are told.
#[test]
fn the_host_waits_for_an_absent_player_on_behalf_of_everyone() {
    let away = || ClientEvent::Presence(PresenceEvent::Away { seat: BEA, grace: 60_000 });
    let is_away = english!("away-asks", name = "Bea");
    let waits = english!("news-waits", name = "Bea", count = 1);
    for hosts in [true, false] {
        let mut game = HostedGame::begin(Some(ADA), hosts);
        game.hears(away());
        game.waits(61);
        assert!(game.shows(&is_away));
        if hosts {
            game.clicks(&english!("away-wait"));
            assert_eq!(game.commands.try_recv(), Ok(HostCommand::KeepWaiting(BEA)));
        }
        game.hears(away());
        assert!(!game.shows(&is_away));
        game.clicks(&english!("table-chat"));
        assert_eq!(game.shows(&waits), !hosts);
    }
}

/// The host of a table for the television has no seat.
#[test]
fn the_host_waits_for_an_absent_player_with_and_without_a_seat_in_a_round_and_after_it() {
    let away = || ClientEvent::Presence(PresenceEvent::Away { seat: BEA, grace: 60_000 });
    for (me, hosts) in [(Some(ADA), true), (None, true), (None, false)] {
        let mut game = HostedGame::begin(me, hosts);
        let waits = english!("away-wait");
        game.hears(away());
        assert!(!game.shows(&waits));
        game.waits(61);
        assert_eq!(game.shows(&waits), hosts);
        if hosts {
            game.clicks(&waits);
            assert_eq!(game.commands.try_recv(), Ok(HostCommand::KeepWaiting(BEA)));
        }
        game.hears(away());
        game.plays_on();
        let waits = english!("result-wait-for", name = "Bea");
        assert!(!game.shows(&waits));
        game.waits(61);
        assert_eq!(game.shows(&waits), hosts);
        if hosts {
            game.clicks(&waits);
            assert_eq!(game.commands.try_recv(), Ok(HostCommand::KeepWaiting(BEA)));
        }
    }
}

/// Whoever is missing when the player comes in, also at a table that its host has just opened again, wasn't lost before their eyes.
#[test]
fn a_loss_is_told_only_if_it_was_seen() {
    let mut game = HostedGame::begin(Some(ADA), false);
    game.hears(joined());
    let cem = Seat::Three;
    let away = |seat| ClientEvent::Presence(PresenceEvent::Away { seat, grace: 60_000 });
    let here = |seat| ClientEvent::Presence(PresenceEvent::Here(seat));
    [away(BEA), here(cem), away(cem)].into_iter().for_each(|event| game.hears(event));
    game.clicks(&english!("table-chat"));
    assert!(game.shows(&english!("news-not-back", name = "Bea", count = 1)));
    assert!(!game.shows(&english!("news-away", name = "Bea", count = 1)));
    assert!(game.shows(&english!("news-away", name = "Cem", count = 1)));
    [here(BEA), away(BEA)].into_iter().for_each(|event| game.hears(event));
    assert!(game.shows(&english!("news-back", name = "Bea", count = 1)));
    assert!(game.shows(&english!("news-away", name = "Bea", count = 1)));
}

#[test]
fn the_status_says_that_the_table_waits_for_who_has_lost_the_connection() {
    let mut game = HostedGame::begin(Some(ADA), false);
    game.plays_until(BEA);
    let turn = english!("table-status-other", name = "Bea");
    assert!(game.shows(&turn));
    game.hears(ClientEvent::Presence(PresenceEvent::Quiet(BEA)));
    assert!(game.shows(&english!("table-status-quiet", name = "Bea")) && !game.shows(&turn));
    game.hears(ClientEvent::Presence(PresenceEvent::Away { seat: BEA, grace: 60_000 }));
    assert!(game.shows(&english!("table-status-away", name = "Bea")));
    game.hears(ClientEvent::Presence(PresenceEvent::Here(BEA)));
    assert!(game.shows(&turn));
}

/// On a television the board's headline goes on saying whose turn it is.
#[test]
fn a_host_who_watches_is_asked_in_one_place() {
    let mut game = HostedGame::begin(None, true);
    game.hears(ClientEvent::Presence(PresenceEvent::Away { seat: BEA, grace: 0 }));
    let asked = english!("away-asks", name = "Bea");
    assert_eq!(game.texts().iter().filter(|text| **text == asked).count(), 1);
}

#[test]
fn the_clock_of_a_turn_is_shown_once_its_first_cards_lie() {
    let mut game = HostedGame::begin(Some(ADA), false);
    game.plays_until(BEA);
    game.settings.speed = Speed::Normal;
    game.plays_until(CEM);
    let left = |game: &HostedGame, minutes: &str| game.mentions(minutes);
    game.hears(ClientEvent::Presence(PresenceEvent::Thinking { seat: CEM, left: Some(600_000) }));
    assert!(!left(&game, "10:00"), "Bea's cards are on their way");
    for _ in 0..60 {
        game.now += Duration::from_secs(1);
        game.does(Message::Board(BoardEvent::AnimationDue(game.now)));
    }
    game.waits(0);
    assert!(left(&game, "9:00"));
    // The cards of the turn itself don't hide it again.
    game.makes_a_move();
    assert!(left(&game, "9:00"));
}

/// The result names those who have played the round, also where the connection was lost meanwhile.
#[test]
fn a_reconnect_at_the_result_keeps_the_names_of_who_has_played() {
    let mut game = HostedGame::begin(Some(ADA), false);
    game.plays_on();
    let mut lobby = game.session.lobby.clone().expect("a lobby");
    let (name, player) = (Name::new("Flint"), Name::new("bot:clever"));
    lobby.seats[BEA.index()].occupant = Occupant::Bot { name, player, stone: Stone::Coral };
    let names_bea = |game: &HostedGame| game.mentions("Bea") && !game.mentions("Flint");
    game.hears(ClientEvent::Lobby(lobby.clone()));
    assert!(names_bea(&game));
    game.hears(joined());
    game.hears(ClientEvent::Lobby(lobby));
    let snapshot = game.table.snapshot(Recipient::Seat(ADA)).into_iter().map(|output| output.update);
    snapshot.for_each(|update| game.hears(ClientEvent::Table(update)));
    assert!(names_bea(&game));
    game.plays(ADA, Intent::NextRound);
    game.plays(BEA, Intent::NextRound);
    game.plays(Seat::Three, Intent::NextRound);
    game.does(Message::EndDraws);
    assert!(game.mentions("Flint") && !game.mentions("Bea"), "the next round is played by others");
}

fn lost() -> ClientEvent {
    ClientEvent::ConnectionState(ConnectionState::Reconnecting {
        why: DisconnectReason::TimedOut,
        said: None,
        retry_in: Duration::from_secs(3),
    })
}

fn ends_a_round(game: &mut HostedGame) {
    let result =
        RoundResult { reason: EndReason::Stalled, winner: None, left: [0; 4].into(), points: [0; 2].into() };
    let ended = RoundEnd { result, series_winners: None };
    game.hears(ClientEvent::Table(Update::RoundEnded { ended, scores: vec![0; 2] }));
}

/// Whoever waits for a host that is gone can carry the series on, once a round of it was played to its end.
#[test]
fn a_series_can_be_carried_on_while_its_host_is_out_of_reach() {
    let mut game = HostedGame::begin(Some(ADA), false);
    let carry_on = english!("series-carry-on");
    game.hears(lost());
    assert!(game.shows(&english!("lost-title")) && !game.shows(&carry_on), "nothing of it is finished");
    game.hears(joined());
    ends_a_round(&mut game);
    game.hears(lost());
    game.now += PRESS_GRACE;
    assert!(game.shows(&carry_on), "{:?}", game.texts());
    let actions = game.actions_of_click(&carry_on);
    assert!(matches!(actions.last(), Some(Action::CarryOn)), "{actions:?}");
}

/// The others have opened tables for it by now.
#[test]
fn whoever_waits_for_a_lost_host_is_led_to_where_the_series_goes_on() {
    let elsewhere = |name, host| CarriedOnAt {
        host,
        name: Name::new(name),
        title: Name::new(name),
        addresses: Vec::new(),
    };
    let follows = |actions: Vec<Action>, to: Fingerprint| {
        assert!(matches!(actions[..], [.., Action::FollowSeries(host)] if host == to), "{actions:?}");
    };
    let (bea, cem) = (seat_key(BEA), seat_key(CEM));
    let [join_bea, join_cem] = ["Bea", "Cem"].map(|name| english!("carried-on-join", name = name));
    let mut game = HostedGame::begin(Some(ADA), false);
    ends_a_round(&mut game);
    game.hears(lost());
    game.now += PRESS_GRACE;
    game.session.way_back.note_elsewhere(elsewhere("Bea", bea));
    assert!(game.mentions(&english!("carried-on-elsewhere", names = "Bea", count = 1)));
    assert!(!game.shows(&english!("series-carry-on")), "nobody needs a second table");
    follows(game.actions_of_click(&join_bea), bea);
    let press: [Event; 2] = [press_key(Named::Enter, None), release_key(Named::Enter)];
    let messages = game.messages_of(|seen| drop(seen.simulate(press)));
    follows(messages.into_iter().flat_map(|message| game.does(message)).collect(), bea);

    // Whoever has the choice makes it. A table that is found again is no further one.
    for _ in 0..2 {
        game.session.way_back.note_elsewhere(elsewhere("Cem", cem));
    }
    assert!(game.mentions(&english!("carried-on-elsewhere", names = "Bea and Cem", count = 2)));
    follows(game.actions_of_click(&join_cem), cem);

    // The host is back.
    game.hears(joined());
    game.hears(lost());
    game.now += PRESS_GRACE;
    assert!(!game.shows(&join_cem) && game.shows(&english!("series-carry-on")));
}
