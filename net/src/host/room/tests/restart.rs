//! Tests of what a table remembers of its people and its code over a restart of its host.

use skipstone_core::table::{PausedBy, Update};

use super::super::game::Game;
use super::readiness::after_a_round;
use super::rounds::{GuestReplica, play, three_and_a_bot};
use super::seat_changes::{restart, returns};
use super::*;
use crate::client::ClientEvent;
use crate::protocol::PresenceEvent;
use crate::round_log::{ContractPlayer, replay};

/// A table after a round, which admits nobody without a knock from now on.
fn table_that_knocks() -> TestRoom {
    let (mut harness, _) = after_a_round();
    harness.command(HostCommand::SetOptions(TableOptions {
        entry: EntryPolicy::Knock,
        ..harness.room.settings.options
    }));
    harness
}

fn let_in(harness: &mut TestRoom, guest: u64, name: &str) {
    harness.join(harness.hello(guest, name, JoinMode::Watch));
    harness.command(HostCommand::AnswerKnock { who: key(guest), name: Name::new(name), admit: true });
}

fn watches_as(harness: &TestRoom, guest: u64) -> Option<String> {
    let spectators = harness.room.lobby().spectators;
    spectators.into_iter().find(|spectator| spectator.key == key(guest)).map(|guest| guest.name.to_string())
}

#[test]
fn spectators_come_back_without_knocking_under_their_names() {
    let mut harness = table_that_knocks();
    let_in(&mut harness, 9, "Zoë");
    let_in(&mut harness, 8, "Kim");
    harness.command(HostCommand::Rename(key(9), Name::new("Zoë of Hill")));
    for _ in 0..2 {
        harness = restart(&harness);
        // A phone's page, which knows its key only, and a window.
        returns(&mut harness, 9, "");
        harness.join(harness.hello(8, "Kimberly", JoinMode::Watch));
        assert_eq!(watches_as(&harness, 9).as_deref(), Some("Zoë of Hill"));
        assert_eq!(
            watches_as(&harness, 8).as_deref(),
            Some("Kimberly"),
            "whoever asks for another name gets it"
        );
        harness.join(harness.hello(7, "Eve", JoinMode::Watch));
        assert_eq!(harness.take_messages(7), [ToGuest::Knocked], "a stranger still knocks");
    }

    // Of two who ask for one name, the second keeps its own.
    harness = restart(&harness);
    returns(&mut harness, 9, "");
    harness.join(harness.hello(8, "Zoë of Hill", JoinMode::Watch));
    assert_eq!(watches_as(&harness, 8).as_deref(), Some("Kimberly"));

    harness.command(HostCommand::Kick { who: key(9), ban: false });
    harness = restart(&harness);
    harness.take_messages(9);
    returns(&mut harness, 9, "");
    assert_eq!(harness.last_messages.get(&GuestId(9)), Some(&ToGuest::Goodbye(CloseReason::Kicked)));
    let code = harness.room.short_code();
    assert!(!harness.enter(9, 1, code), "who was kicked knocks with the code too");
}

#[test]
fn who_was_kicked_and_let_in_again_has_the_own_name_and_the_computer_player_another() {
    let mut harness = table_that_knocks();
    harness.command(HostCommand::Kick { who: key(1), ban: false });
    let_in(&mut harness, 1, "Ada");
    assert_eq!(watches_as(&harness, 1).as_deref(), Some("Ada"));
    let stand_in = |harness: &TestRoom| (0..4).map(|seat| harness.name_at(seat)).collect::<Vec<_>>();
    let before = stand_in(&harness);
    assert!(!before.contains(&Some("Ada".to_owned())), "{before:?}");
    for mode in [JoinMode::Watch, JoinMode::Return { table: harness.room.id, seen: LogPosition::default() }] {
        harness = restart(&harness);
        harness.join(harness.hello(3, "Ada", JoinMode::Watch));
        assert_eq!(harness.refused(3), Some(Refusal::NameTaken), "the name is nobody else's");
        harness.join(harness.hello(1, "Ada", mode));
        assert_eq!(watches_as(&harness, 1).as_deref(), Some("Ada"));
        assert_eq!(stand_in(&harness), before);
    }
}

#[test]
fn a_name_that_waits_for_the_next_round_outlasts_a_restart() {
    let mut harness = table_that_knocks();
    harness.send(1, ToHost::LobbyRequest(LobbyRequest::Name(Name::new("Augusta"))));
    let seat = harness.room.seating.seat_of(key(1)).expect("a seat").index();
    let mut harness = restart(&harness);
    assert_eq!(harness.name_at(seat).as_deref(), Some("Ada"), "this round's contract names her so");
    harness.join(harness.hello(3, "Augusta", JoinMode::Watch));
    assert_eq!(harness.refused(3), Some(Refusal::NameTaken));
    harness.room.change_players();
    assert_eq!(harness.name_at(seat).as_deref(), Some("Augusta"));
}

#[test]
fn who_comes_back_is_told_who_is_there_and_who_is_not() {
    let (harness, _) = after_a_round();
    let mut harness = restart(&harness);
    returns(&mut harness, 2, "Ben");
    let presence = |message| match message {
        ToGuest::Presence(event) => Some(event),
        _ => None,
    };
    let told: Vec<PresenceEvent> = harness.take_messages(2).into_iter().filter_map(presence).collect();
    let [hanna, ada] =
        [harness.room.host_key(), key(1)].map(|key| harness.room.seating.seat_of(key).expect("a seat"));
    assert!(told.contains(&PresenceEvent::Here(hanna)), "{told:?}");
    assert!(
        told.iter().any(|event| matches!(event, PresenceEvent::Away { seat, .. } if *seat == ada)),
        "{told:?}"
    );
}

#[test]
fn a_pause_outlasts_a_restart() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[0].first_move().is_some());
    let ben = PausedBy::Seat(harness.room.seating.seat_of(key(2)).expect("a seat"));
    for by in [ben, PausedBy::Host] {
        match by {
            PausedBy::Seat(_) => harness.pause(2, 7, true),
            PausedBy::Host => harness.command(HostCommand::Pause(true)),
        }
        for _ in 0..2 {
            harness = restart(&harness);
            returns(&mut harness, 1, "Ada");
            let mut ada = GuestReplica::new(&harness, 1);
            for message in harness.take_messages(1) {
                ada.state.handle_message(message).expect("the host is honest");
            }
            let paused = ClientEvent::Table(Update::Paused(by));
            assert!(ada.state.outputs.events.contains(&paused), "whoever comes back reads so");
        }
        returns(&mut harness, 2, "Ben");
        harness.pause(2, 7, false);
        harness = restart(&harness);
        let paused = harness.room.game.as_ref().and_then(|game| game.table.paused());
        assert_eq!(paused, None, "a game that was resumed goes on");
        returns(&mut harness, 2, "Ben");
    }
}

/// Who played a round from a phone is asked beside its result, whatever has become of them.
#[test]
fn who_played_from_a_phone_is_known_after_they_left_and_over_a_restart() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[0].first_move().is_some());
    let phones = |harness: &TestRoom| harness.room.lobby().phones;
    assert_eq!(phones(&harness), []);
    harness.join(JoinRequest { is_phone: true, ..harness.hello(1, "Ada", JoinMode::Seat) });
    harness.join(JoinRequest { is_phone: true, ..harness.hello(9, "Tom", JoinMode::Watch) });
    assert_eq!(phones(&harness), [key(1)], "Tom has no part in the deal");
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    assert_eq!(phones(&harness), [key(1)], "who is away has played all the same");
    let mut harness = restart(&harness);
    assert_eq!(phones(&harness), [key(1)]);
    harness.command(HostCommand::Kick { who: key(1), ban: false });
    assert_eq!(harness.room.seating.seat_of(key(1)), None);
    assert_eq!(phones(&harness), [key(1)]);
}

/// A restart neither changes the code nor grants further tries of it.
#[test]
fn the_short_code_and_its_wrong_tries_outlast_a_restart() {
    let mut harness = table_that_knocks();
    let (code, for_phones) = (harness.room.short_code(), harness.room.phone_code());
    let tries: Vec<_> = (20..23).map(|guest| harness.guess(guest, 1)).collect();
    assert_eq!(tries, [Some(4), Some(3), Some(2)]);
    harness = restart(&harness);
    assert!(harness.room.short_code() == code && harness.enter(9, 2, code), "noted yesterday");
    assert!(harness.room.phone_code() == for_phones);
    let tries: Vec<_> = (30..33).map(|guest| harness.guess(guest, 1)).collect();
    assert_eq!(tries, [Some(1), Some(0), None], "five from one address");
    harness = restart(&harness);
    for guest in 40..45 {
        harness.guess(guest, guest as u8);
    }
    assert_eq!(harness.redrawn().len(), 1, "ten altogether");
    let redrawn = harness.room.short_code();
    assert!(redrawn != code);
    harness = restart(&harness);
    assert!(harness.room.short_code() == redrawn && !harness.enter(50, 3, code));
}

/// Whoever takes over is held to the contract, whatever is the strongest level by now.
#[test]
fn who_takes_over_plays_as_the_contract_says_after_a_restart_too() {
    for stand_in in ["bot:easy", "bot:expert"] {
        let mut config = config(4, EntryPolicy::Open);
        config.options.turn_seconds = Some(20);
        let mut harness = TestRoom::new(config);
        harness.join(harness.hello(1, "Ada", JoinMode::Seat));
        harness.fill_with_bots();
        harness.room.cheat = Some(Box::new(move |_, mut entry| {
            if let LogEntry::Contract(contract) = &mut entry {
                for place in &mut contract.seats {
                    if let ContractPlayer::Person(person) = &mut place.player {
                        person.stand_in = Name::new(stand_in);
                    }
                }
            }
            vec![entry]
        }));
        harness.begin_round();
        harness.contribute([1]);
        let ada = harness.room.seating.seat_of(key(1)).expect("a seat");
        let is_running = |harness: &TestRoom| harness.room.game.as_ref().is_some_and(Game::is_round_running);
        // She leaves before the first move; the host's own player is there, but never moves.
        let (at, signature) = harness.signed(1, |head| Statement::Goodbye { head });
        harness.send(1, ToHost::Goodbye(Some(Farewell { at, signature })));
        harness = restart(&harness);
        while is_running(&harness) {
            harness.wait_until_due();
            harness.handle(RoomInput::Tick);
        }
        let replayed = replay(harness.log().log(), "0.1.0").expect("what the contract says");
        let turns = replayed.record.turns().filter(|(_, seat)| *seat == ada).map(|(number, _)| number);
        assert!(replayed.are_bots_checked);
        assert_eq!(replayed.stand_in_turns, turns.collect());
    }
}

#[test]
fn a_declined_deal_is_not_gone_on_with_after_a_restart() {
    let (mut harness, _) = after_a_round();
    harness.begin_round();
    let at = harness.log().position();
    harness.decline(2);
    let mut harness = restart(&harness);
    (1..3).for_each(|guest| returns(&mut harness, guest, "Whoever"));
    harness.now += Duration::from_secs(60);
    harness.handle(RoomInput::Tick);
    assert!(
        harness.room.game.as_ref().is_some_and(|game| game.dealing.is_none() && !game.is_round_running())
    );
    // The round is proposed again, and dealt once everybody is ready for it.
    (0..3).for_each(|guest| harness.ready(guest, 7));
    assert_eq!(harness.log().position().proposal, at.proposal + 1);
    assert!(harness.room.game.as_ref().is_some_and(|game| game.dealing.is_some()));
}
