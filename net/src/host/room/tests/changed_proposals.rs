//! Guests who change what is proposed, again and again.

use skipstone_core::table::Intent;

use super::readiness::after_a_round;
use super::seat_changes::{BOT_SEAT, returns};
use super::*;
use crate::protocol::NextPlayer;

/// How somebody changes what is proposed: what it is called, and who sends what in this step.
type Way<'a> = (&'a str, &'a dyn Fn(u32) -> (u64, ToHost));

/// What is proposed changes again and again by a guest's request, each time before the others could have read it; they are ready as soon
/// as they can, and the host begins. Whether the next round is dealt.
fn begins_in_spite_of(mut change: impl FnMut(&mut TestRoom, u32)) -> bool {
    let (mut harness, mut replicas) = after_a_round();
    replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    let round = harness.log().position().round;
    for step in 0..40 {
        change(&mut harness, step);
        harness.start_round();
        for _ in 0..2 {
            for replica in &mut replicas {
                replica.receive(&mut harness);
                replica.state.tell_time(harness.now);
                replica.state.handle_intent(Intent::NextRound);
                replica.answer(&mut harness);
            }
            harness.now += Duration::from_millis(450);
            harness.handle(RoomInput::Tick);
        }
    }
    harness.log().position().round > round
}

#[test]
fn nobody_keeps_a_round_from_beginning_by_changing_what_is_proposed() {
    let name = |guest: u64, step: u32| {
        (guest, ToHost::LobbyRequest(LobbyRequest::Name(Name::new(&format!("Guest {guest} {step}")))))
    };
    let seat = |seat| (9, ToHost::LobbyRequest(LobbyRequest::Seat(seat)));
    let ways: [Way<'_>; 3] = [
        ("a player's names", &|step| name(2, step)),
        ("the names of a spectator who has a promised seat", &|step| match step {
            0 => seat(Some(BOT_SEAT)),
            _ => name(9, step),
        }),
        ("a spectator's wishes", &|step| seat(Some(BOT_SEAT).filter(|_| step.is_multiple_of(2)))),
    ];
    for (what, way) in ways {
        let begins = begins_in_spite_of(|harness, step| {
            let (guest, message) = way(step);
            harness.send(guest, message);
        });
        assert!(begins, "{what}");
    }
    let comes_and_goes = begins_in_spite_of(|harness, step| match step {
        0 => harness.send(9, ToHost::LobbyRequest(LobbyRequest::Seat(Some(BOT_SEAT)))),
        _ if step.is_multiple_of(2) => returns(harness, 9, "Zoë"),
        _ => harness.handle(RoomInput::Disconnected(GuestId(9))),
    });
    assert!(comes_and_goes, "a spectator who has a promised seat, and comes and goes");
    let comes_again = begins_in_spite_of(|harness, step| match step {
        0 => harness.send(9, ToHost::LobbyRequest(LobbyRequest::Seat(Some(BOT_SEAT)))),
        _ => comes_again(harness, step),
    });
    assert!(comes_again, "a spectator who has a promised seat, and comes again under other names");
}

/// Zoë comes over another connection, under another name.
fn comes_again(harness: &mut TestRoom, step: u32) {
    let connection = 100 + u64::from(step);
    let hello = harness.hello(9, &format!("Zoë {step}"), JoinMode::Watch);
    harness.join(JoinRequest { guest: GuestId(connection), ..hello });
    assert_eq!(harness.refused(connection), None);
}

/// Beyond the limit she keeps the name by which she is known, and comes in all the same.
#[test]
fn a_promised_seats_name_changes_no_more_often_than_other_wishes() {
    let (mut harness, _) = after_a_round();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.send(9, ToHost::LobbyRequest(LobbyRequest::Seat(Some(BOT_SEAT))));
    let mut names = BTreeSet::new();
    for step in 0..20 {
        comes_again(&mut harness, step);
        let lobby = harness.room.lobby();
        assert!(lobby.by_seat().any(|(_, place)| place.next == Some(NextPlayer::Spectator(key(9)))));
        names.extend(lobby.name_of(key(9)).map(|name| name.to_string()));
    }
    assert_eq!(names.len(), 5, "the wish for the seat counts too: {names:?}");
}

#[test]
fn wishes_under_new_keys_take_no_memory() {
    let (mut harness, _) = after_a_round();
    for guest in 10..1200 {
        harness.join(harness.hello(guest, &format!("Guest {guest}"), JoinMode::Watch));
        harness.send(guest, ToHost::LobbyRequest(LobbyRequest::Seat(Some(BOT_SEAT))));
        harness.send(guest, ToHost::Goodbye(None));
        harness.inboxes.clear();
    }
    let known = harness.room.people.count();
    assert!(known <= 1025, "{known} known");
}
