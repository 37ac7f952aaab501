//! Nobody holds the table up by requests that change nothing, or by leaving and coming back.

use super::rounds::{play, three_and_a_bot, three_people_and_bots_at};
use super::*;

/// Ada, who has a seat, asks ten times a second to resume a game that isn't paused: it is granted each time, and changes nothing.
#[test]
fn nobody_keeps_computer_players_from_moving_by_requests_that_change_nothing() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    let is_bots_turn = |harness: &TestRoom| {
        let game = harness.room.game.as_ref().expect("a game");
        game.turn() == Some(Seat::Four)
    };
    // Until the computer player is on turn.
    while !is_bots_turn(&harness) {
        let before = harness.log().position();
        let seen = before.entries;
        play(&mut harness, &mut replicas, |replicas| replicas[0].state.position().entries > seen);
        assert!(!replicas[0].over, "another deal");
    }
    let before = harness.log().position();
    let began = harness.now;
    let mut number = 1000;
    // Five minutes.
    while harness.now < began + Duration::from_secs(300) && harness.log().position() == before {
        number += 1;
        harness.pause(1, number, false);
        // The host's task wakes up whenever the room wants it to.
        let next = harness.now + Duration::from_millis(101);
        while let Some(at) = harness.room.wake_at().filter(|at| *at <= next) {
            harness.now = harness.now.max(at);
            harness.handle(RoomInput::Tick);
            if harness.log().position() != before {
                break;
            }
        }
        harness.now = harness.now.max(next);
    }
    assert!(harness.log().position() != before, "the computer player has moved within five minutes");
}

/// The host's task wakes up whenever the room wants it to.
fn wait(harness: &mut TestRoom, time: u64) {
    let until = harness.now + Duration::from_millis(time);
    while let Some(at) = harness.room.wake_at().filter(|at| *at <= until) {
        harness.now = harness.now.max(at);
        harness.handle(RoomInput::Tick);
    }
    harness.now = until;
}

/// How long Ada's turn of ten seconds lasts when she leaves and comes back again and again, and what happens while she is away. `longest`
/// is when to give up.
fn turn_of_who_comes_and_goes(longest: Duration, mut meanwhile: impl FnMut(&mut TestRoom)) -> Duration {
    let mut config = config(4, EntryPolicy::Open);
    config.options.turn_seconds = Some(10);
    let (mut harness, mut replicas) = three_people_and_bots_at(config);
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[1].first_move().is_some());
    assert!(!replicas[0].over, "another deal");
    let turns = |harness: &TestRoom| {
        harness.room.game.as_ref().and_then(|game| game.table.round()).map(|round| round.turns())
    };
    let (began, turn) = (harness.now, turns(&harness));
    let mut connection = 1;
    for next in 10_000.. {
        if harness.now >= began + longest || turns(&harness) != turn {
            break;
        }
        harness.say_goodbye(connection, 1);
        meanwhile(&mut harness);
        connection = next;
        let mode = JoinMode::Return { table: harness.room.id, seen: harness.log().position() };
        let hello = harness.hello(1, "Ada", mode);
        harness.join(JoinRequest { guest: GuestId(connection), ..hello });
        // A message takes a moment.
        wait(&mut harness, 5);
        harness.inboxes.clear();
    }
    harness.now - began
}

/// Ada, whose turn it is, leaves and comes back again and again, each time before the computer player that has taken over moves.
#[test]
fn nobody_holds_the_own_turn_longer_than_its_time_by_leaving_and_coming_back() {
    let lasted = turn_of_who_comes_and_goes(Duration::from_secs(600), |harness| wait(harness, 600));
    assert!(lasted < Duration::from_secs(60), "Ada holds her turn for {lasted:?}");
}

/// The same with a second guest, who asks ten times a second to resume a game that isn't paused while the computer player has the turn.
#[test]
fn two_guests_hold_a_turn_no_longer_than_one() {
    let mut number = 100;
    let lasted = turn_of_who_comes_and_goes(Duration::from_secs(3600), |harness| {
        for _ in 0..45 {
            wait(harness, 101);
            number += 1;
            harness.pause(2, number, false);
        }
    });
    assert!(lasted < Duration::from_secs(60), "a turn of 10 s lasts {lasted:?}");
}
