//! Tests of the seats that spectators are promised: a key has one at most, so that no contract names it twice.

use skipstone_core::table::Intent;

use super::readiness::after_a_round;
use super::rounds::{GuestReplica, play, three_people_and_bots_at};
use super::seat_changes::{BOT_SEAT, returns};
use super::*;
use crate::client::Verdict;
use crate::protocol::{Denial, NextPlayer};

/// The seats that spectators who are here have from the next round on.
fn promised(harness: &TestRoom) -> Vec<Seat> {
    let lobby = harness.room.lobby();
    let promised = lobby.by_seat().filter(|(_, place)| matches!(place.next, Some(NextPlayer::Spectator(_))));
    promised.map(|(seat, _)| seat).collect()
}

fn wish(harness: &mut TestRoom, seat: Option<Seat>) {
    harness.send(9, ToHost::LobbyRequest(LobbyRequest::Seat(seat)));
}

fn comes(harness: &mut TestRoom) {
    harness.take_messages(9);
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
}

/// Zoë, who watches, has changed what is proposed as often as she may, so that the seat that was kept for her while she was lost isn't
/// given back yet, and wishes for another one while the next round is dealt.
fn after_two_wishes() -> (TestRoom, Vec<GuestReplica>) {
    let (mut harness, mut replicas) = three_people_and_bots_at(config(5, EntryPolicy::Open));
    harness.start_round();
    play(&mut harness, &mut replicas, |_| false);
    comes(&mut harness);
    for seat in [Some(Seat::Four), None, Some(Seat::Four), None, Some(Seat::Four)] {
        wish(&mut harness, seat);
    }
    for _ in 0..2 {
        harness.handle(RoomInput::Disconnected(GuestId(9)));
        comes(&mut harness);
    }
    replicas.iter_mut().for_each(|replica| replica.intend(&mut harness, Intent::NextRound));
    assert!(harness.room.game.as_ref().is_some_and(|game| game.dealing.is_some()), "a deal under way");
    wish(&mut harness, Some(Seat::Five));
    play(&mut harness, &mut replicas, |replicas| !replicas[0].over);
    play(&mut harness, &mut replicas, |_| false);
    (harness, replicas)
}

/// The next round is dealt with her in the last of them, and verified.
#[test]
fn a_spectator_has_one_promised_seat_however_she_has_come_to_it() {
    let (mut harness, mut replicas) = after_two_wishes();
    assert_eq!(promised(&harness), [Seat::Five]);
    replicas.push(GuestReplica::in_seat(&harness, 9, Seat::Five));
    replicas.iter_mut().for_each(|replica| replica.intend(&mut harness, Intent::NextRound));
    play(&mut harness, &mut replicas, |replicas| !replicas[0].over);
    play(&mut harness, &mut replicas, |_| false);
    assert_eq!(
        harness.log().log().contract().and_then(|contract| contract.seat_of(key(9))),
        Some(Seat::Five)
    );
    for replica in &replicas {
        assert!(matches!(replica.verdicts[..], [.., Verdict::Verified(_)]), "{:?}", replica.verdicts);
    }
}

/// A round is dealt while Zoë is lost.
#[test]
fn a_promised_seat_is_kept_for_who_is_away_also_when_rounds_are_dealt() {
    let (mut harness, mut replicas) = after_a_round();
    comes(&mut harness);
    wish(&mut harness, Some(BOT_SEAT));
    harness.handle(RoomInput::Disconnected(GuestId(9)));
    replicas.iter_mut().for_each(|replica| replica.intend(&mut harness, Intent::NextRound));
    play(&mut harness, &mut replicas, |replicas| !replicas[0].over);
    play(&mut harness, &mut replicas, |_| false);
    assert_eq!(promised(&harness), []);
    returns(&mut harness, 9, "Zoë");
    assert_eq!(promised(&harness), [BOT_SEAT]);
}

/// Whatever has led to it.
#[test]
fn a_round_in_which_a_key_has_two_seats_is_neither_proposed_nor_dealt() {
    let (mut harness, _) = after_a_round();
    let ben = harness.room.seating.seat_of(key(2)).expect("a seat");
    let twice = harness.room.seating.person(ben).expect("Ben");
    harness.room.seating.sit_down(BOT_SEAT, twice, None);
    harness.handle(RoomInput::Tick);
    let before = harness.log().position();
    harness.host_events.clear();
    harness.begin_round();
    assert_eq!((harness.log().position(), harness.room.proposed_digest()), (before, None));
    assert!(
        matches!(harness.host_events[..], [HostEvent::Denied(Denial::NotNow)]),
        "{:?}",
        harness.host_events
    );
}
