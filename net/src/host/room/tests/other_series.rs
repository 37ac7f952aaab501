//! Guests who come back to another series than that in which their connection was lost.

use super::rounds::{play, three_and_a_bot};
use super::*;
use crate::client::RoomRequest;

/// Ada's connection is lost in the first deal, which Ben (who may) declines. The host begins again, and plays without her. Then she comes
/// back, as her program does by itself.
#[test]
fn who_comes_back_to_another_series_is_shown_its_round() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.command(HostCommand::StartRound);
    replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
    // Everybody is ready, and the deal begins: Ada is shown the contract.
    assert_eq!(harness.log().position().entries, 2);
    replicas[1].receive(&mut harness);
    assert_eq!(replicas[1].state.position().entries, 2);
    // Her connection is lost.
    let mut ada = replicas.remove(1);
    ada.state.tell_time(harness.now);
    ada.state.disconnected();
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    // Ben declines.
    harness.decline(2);
    assert!(harness.room.game.is_none(), "all are in the lobby");
    replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
    // The host begins again, and doesn't wait for Ada.
    harness.now += Duration::from_secs(10);
    harness.handle(RoomInput::Tick);
    harness.command(HostCommand::StartRound);
    replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
    harness.now += Duration::from_secs(61);
    harness.begin_round();
    play(&mut harness, &mut replicas, |replicas| replicas[0].seen > 8);
    // Ada comes back.
    harness.take_messages(1);
    let mode = JoinMode::Return { table: harness.room.id, seen: ada.state.position() };
    harness.join(harness.hello(1, "Ada", mode));
    ada.state.tell_time(harness.now);
    ada.state.reconnected();
    for message in harness.take_messages(1) {
        if let Err(why) = ada.state.handle_message(message) {
            panic!(
                "Ada's program leaves, and tells her: {}: {why:?}",
                crate::client::JoinError::from(why.clone())
            );
        }
    }
    // Her program has asked for the whole log, and shows its round.
    ada.answer(&mut harness);
    ada.receive(&mut harness);
    assert_eq!(ada.state.position(), harness.log().position());
    replicas.insert(1, ada);
    play(&mut harness, &mut replicas, |_| false);
}

/// Ben declines the first deal of a series twice, as his program does that has lost its connection in between. The second time comes when
/// that of the next series is under way.
#[test]
fn a_late_decline_drops_no_deal_of_the_next_series() {
    let (mut harness, mut replicas) = three_and_a_bot();
    let mut deal = |harness: &mut TestRoom| {
        harness.command(HostCommand::StartRound);
        replicas.iter_mut().for_each(|replica| replica.receive(harness));
        assert!(harness.room.stage() == Stage::Dealing);
    };
    deal(&mut harness);
    let late = harness.declining();
    harness.decline(2);
    assert!(harness.room.game.is_none(), "all are in the lobby");
    harness.now += Duration::from_secs(10);
    deal(&mut harness);
    harness.send(2, late);
    assert_eq!(harness.room.stage(), Stage::Dealing);
}

/// Ada's connection is lost in the first round. The others play it to its end, the host leads back to the lobby and begins another series.
#[test]
fn who_comes_back_after_a_rematch_is_shown_its_round() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[0].seen > 8);
    let mut ada = replicas.remove(1);
    ada.state.tell_time(harness.now);
    ada.state.disconnected();
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    harness.now += Duration::from_secs(61);
    replicas[0].intend(&mut harness, Intent::Replace(ada.seat));
    play(&mut harness, &mut replicas, |_| false);
    harness.command(HostCommand::Rematch);
    harness.fill_with_bots();
    replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
    harness.now += Duration::from_secs(1);
    harness.handle(RoomInput::Tick);
    harness.start_round();
    replicas[0].over = false;
    // More than she has seen of the first series' first round.
    play(&mut harness, &mut replicas, |replicas| {
        replicas[0].state.position().entries > ada.state.position().entries + 2
    });
    harness.take_messages(1);
    let mode = JoinMode::Return { table: harness.room.id, seen: ada.state.position() };
    harness.join(harness.hello(1, "Ada", mode));
    assert_eq!(harness.refused(1), None);
    ada.state.tell_time(harness.now);
    ada.state.reconnected();
    let mut told = |harness: &mut TestRoom| {
        for message in harness.take_messages(1) {
            if let Err(why) = ada.state.handle_message(message) {
                panic!("Ada's program leaves, and tells her: {}", crate::client::JoinError::from(why));
            }
        }
    };
    told(&mut harness);
    // Somebody moves before the host has read her program's request for the whole log.
    let before = harness.log().position().entries;
    play(&mut harness, &mut replicas, |replicas| replicas[0].state.position().entries > before);
    told(&mut harness);
}

/// Ada asks for the record of the first round and loses her connection before the answer. Until she is back another series has begun.
#[test]
fn a_record_of_another_series_isnt_taken_for_that_of_this_one() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    play(&mut harness, &mut replicas, |_| false);
    let first_series = harness.room.series;
    let first = harness.room.records.get(1).expect("a record");
    let mut ada = replicas.remove(1);
    ada.state.tell_time(harness.now);
    ada.state.handle_room_request(RoomRequest::Record(1));
    ada.state.outputs.messages.clear();
    ada.state.disconnected();
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    harness.command(HostCommand::Rematch);
    harness.fill_with_bots();
    replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
    harness.now += Duration::from_secs(1);
    harness.handle(RoomInput::Tick);
    harness.start_round();
    replicas.iter_mut().for_each(|replica| replica.over = false);
    play(&mut harness, &mut replicas, |_| false);
    let second = harness.room.records.get(1).expect("a record");
    assert!(first != second && harness.room.series != first_series);
    // Ada comes back, and asks again.
    harness.take_messages(1);
    let mode = JoinMode::Return { table: harness.room.id, seen: ada.state.position() };
    harness.join(harness.hello(1, "Ada", mode));
    assert_eq!(harness.refused(1), None);
    ada.state.tell_time(harness.now);
    ada.state.reconnected();
    for message in harness.take_messages(1) {
        ada.state.handle_message(message).expect("an honest host");
    }
    for message in ada.state.outputs.messages.drain(..).collect::<Vec<_>>() {
        harness.send(1, message);
    }
    for (_, round, text) in harness.records.drain(..).filter(|(guest, _, _)| *guest == GuestId(1)) {
        for part in ToGuest::record(round, &text) {
            ada.state.handle_message(part).expect("an honest host");
        }
    }
    let told = ada.state.outputs.events.drain(..).find_map(|event| match event {
        ClientEvent::RoundChecked { series, round, record, .. } => Some((series, round, record)),
        _ => None,
    });
    let (series, round, record) = told.expect("an answer");
    assert_eq!((series, round, record), (first_series, 1, None));
}
