//! What guests can do by coming and going, again and again.

use super::readiness::after_a_round;
use super::rounds::{play, three_and_a_bot};
use super::seat_changes::{BOT_SEAT, returns};
use super::*;
use crate::protocol::{Denial, NextPlayer, PresenceEvent};

#[test]
fn what_one_guest_adds_by_coming_and_going_is_limited_as_requests_are() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[0].seen > 8);
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    let before = harness.entries().len();
    let began = harness.now;
    for connection in 10_000..10_500 {
        let mode = JoinMode::Return { table: harness.room.id, seen: harness.log().position() };
        let hello = harness.hello(1, "Ada", mode);
        let join = RoomInput::JoinRequested(Box::new(JoinRequest { guest: GuestId(connection), ..hello }));
        harness.handle(join);
        harness.say_goodbye(connection, 1);
        harness.now += Duration::from_millis(20);
    }
    let (seconds, entries) = ((harness.now - began).as_secs(), harness.entries().len() - before);
    assert!(entries as u64 <= 40 + 10 * seconds, "{entries} entries in {seconds} s");
}

/// Once somebody has filled the log by coming and going, Ben's connection is lost for good. Nobody can have a computer player take over.
#[test]
fn a_player_who_is_lost_can_be_replaced_however_often_others_have_come_and_gone() {
    let mut harness = long_log();
    harness.handle(RoomInput::Disconnected(GuestId(2)));
    let seat = harness.room.seating.seat_of(key(2)).expect("a seat");
    harness.now += Duration::from_secs(61);
    harness.take_messages(0);
    let (at, signature) = harness.signed(0, |head| Statement::Replace { head, seat });
    harness.request(0, 7, TableRequest::Replace { seat, at, signature });
    let told: Vec<String> = harness
        .take_messages(0)
        .iter()
        .map(|message| format!("{message:?}"))
        .filter(|text| text.contains("Denied"))
        .collect();
    assert!(
        told.is_empty(),
        "after the grace period anybody with a seat may have a computer player take over: {told:?}"
    );
}

/// Ada leaves and comes back as long as that becomes entries of the log.
fn long_log() -> TestRoom {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[0].seen > 8);
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    for connection in 10_000.. {
        let before = harness.log().log().len();
        let mode = JoinMode::Return { table: harness.room.id, seen: harness.log().position() };
        let hello = harness.hello(1, "Ada", mode);
        harness.join(JoinRequest { guest: GuestId(connection), ..hello });
        harness.say_goodbye(connection, 1);
        harness.inboxes.clear();
        harness.now += Duration::from_millis(200);
        if harness.log().log().len() < before + 2 {
            break;
        }
    }
    harness
}

/// Zoë, who watches, has a seat from the next round on, and loses her connection. Meanwhile somebody comes and goes under new keys.
#[test]
fn who_has_a_promised_seat_comes_back_to_it_however_many_others_come_and_go() {
    let (mut harness, _) = after_a_round();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.join(harness.hello(8, "Eve", JoinMode::Watch));
    harness.send(9, ToHost::LobbyRequest(LobbyRequest::Seat(Some(BOT_SEAT))));
    let is_promised = |harness: &TestRoom| {
        let lobby = harness.room.lobby();
        lobby.by_seat().any(|(_, place)| place.next == Some(NextPlayer::Spectator(key(9))))
    };
    assert!(is_promised(&harness));
    harness.handle(RoomInput::Disconnected(GuestId(9)));
    for guest in 100..1150 {
        harness.now += Duration::from_millis(10);
        harness.join(harness.hello(guest, &format!("Guest {guest}"), JoinMode::Watch));
        assert_eq!(harness.refused(guest), None);
        harness.send(guest, ToHost::Goodbye(None));
        harness.inboxes.clear();
    }
    harness.take_messages(8);
    harness.send(8, ToHost::LobbyRequest(LobbyRequest::Name(Name::new("Zoë"))));
    let is_name_refused =
        harness.take_messages(8).contains(&ToGuest::Denied { request: 0, why: Denial::NameTaken });
    // Her program comes back by itself.
    let mode = JoinMode::Return { table: harness.room.id, seen: harness.log().position() };
    harness.join(harness.hello(9, "Zoë", mode));
    assert_eq!(harness.refused(9), None, "her seat is kept while her connection is lost");
    assert!(is_promised(&harness) && is_name_refused);
}

/// The same over a restart of the host, with fewer others: no more names are saved than a lobby holds spectators.
#[test]
fn the_name_of_who_has_a_promised_seat_outlasts_a_restart_however_many_others_have_come() {
    let (mut harness, _) = after_a_round();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.send(9, ToHost::LobbyRequest(LobbyRequest::Seat(Some(BOT_SEAT))));
    harness.handle(RoomInput::Disconnected(GuestId(9)));
    for guest in 100..500 {
        harness.now += Duration::from_millis(10);
        harness.join(harness.hello(guest, &format!("Guest {guest}"), JoinMode::Watch));
        harness.send(guest, ToHost::Goodbye(None));
        harness.inboxes.clear();
    }
    harness.now += Duration::from_secs(2);
    harness.handle(RoomInput::Tick);
    let mut harness = seat_changes::restart(&harness);
    harness.join(harness.hello(8, "Zoë", JoinMode::Watch));
    let eve = harness.refused(8);
    let mode = JoinMode::Return { table: harness.room.id, seen: LogPosition::default() };
    harness.join(harness.hello(9, "Zoë", mode));
    assert_eq!((eve, harness.refused(9)), (Some(Refusal::NameTaken), None));
}

/// Ada leaves between rounds. Her seat waits for her until Zoë, who watches, has asked for it.
#[test]
fn the_seat_of_who_has_left_can_be_taken_until_they_are_back() {
    let (mut harness, _) = after_a_round();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    let ada = harness.room.seating.seat_of(key(1)).expect("a seat");
    let next = |harness: &TestRoom| harness.room.lobby().seats[ada.index()].next;
    let asks = |harness: &mut TestRoom, seat| {
        harness.take_messages(9);
        harness.send(9, ToHost::LobbyRequest(LobbyRequest::Seat(seat)));
        let is_denied = |message: &ToGuest| matches!(message, ToGuest::Denied { .. });
        harness.take_messages(9).iter().any(is_denied)
    };
    assert!(asks(&mut harness, Some(ada)), "she is there");
    harness.send(1, ToHost::Goodbye(None));
    assert_eq!(next(&harness), Some(NextPlayer::Leaver));
    returns(&mut harness, 1, "Ada");
    assert_eq!(next(&harness), None, "she is back");

    harness.send(1, ToHost::Goodbye(None));
    assert!(!asks(&mut harness, Some(ada)));
    assert_eq!(next(&harness), Some(NextPlayer::Spectator(key(9))));
    assert!(!asks(&mut harness, None));
    assert_eq!(next(&harness), Some(NextPlayer::Leaver), "it waits for her again");
    harness.command(HostCommand::SetNextPlayer(ada, Some(NextPlayer::Spectator(key(9)))));
    assert_eq!(next(&harness), Some(NextPlayer::Spectator(key(9))), "the host gives it away");
    let planned = harness.room.planned_seating();
    assert_eq!(planned.seat_of(key(9)), Some(ada));
    assert_eq!(planned.seat_of(key(1)), None);
}

/// A goodbye between rounds is told as one, and nobody waits for who has said it.
#[test]
fn who_says_goodbye_between_rounds_hasnt_lost_the_connection() {
    let (mut harness, _) = after_a_round();
    let ben = harness.room.seating.seat_of(key(2)).expect("a seat");
    harness.take_messages(1);
    harness.send(2, ToHost::Goodbye(None));
    let is_of_ben = |message: &ToGuest| match message {
        ToGuest::Presence(PresenceEvent::Away { seat, .. } | PresenceEvent::Replaced(seat)) => *seat == ben,
        _ => false,
    };
    let mut told = harness.take_messages(1);
    told.retain(is_of_ben);
    assert_eq!(told, [ToGuest::Presence(PresenceEvent::Replaced(ben))]);
    returns(&mut harness, 2, "Ben");
    assert_eq!(harness.room.seating.seat_of(key(2)), Some(ben));
}

/// Ada puts her phone aside while friends are waited for. A lobby says nothing of that, so it is told again after each.
#[test]
fn who_puts_the_phone_aside_in_the_lobby_is_seen_asleep_until_they_look_again() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Open));
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.broadcast_lobby();
    let ada = harness.room.seating.seat_of(key(1)).expect("a seat");
    let told = |harness: &mut TestRoom, guest| {
        let presence = |message| match message {
            ToGuest::Presence(event) => Some(event),
            ToGuest::Lobby(_) => Some(PresenceEvent::Here(ada)),
            _ => None,
        };
        harness.take_messages(guest).into_iter().rev().find_map(presence)
    };
    harness.send(1, ToHost::Inactive(true));
    assert_eq!(told(&mut harness, 0), Some(PresenceEvent::Quiet(ada)));
    harness.join(harness.hello(2, "Ben", JoinMode::Seat));
    harness.broadcast_lobby();
    for guest in [0, 2] {
        assert_eq!(told(&mut harness, guest), Some(PresenceEvent::Quiet(ada)), "a lobby is another one");
    }
    harness.send(1, ToHost::Inactive(false));
    assert_eq!(told(&mut harness, 2), Some(PresenceEvent::Here(ada)));
}
