//! Tests of limits of turns that the host sets in a round.

use super::super::game::Game;
use super::rounds::{GuestReplica, be_ready, play, three_and_a_bot};
use super::*;
use crate::client::{DealSummary, Verdict};
use crate::protocol::PresenceEvent;

#[test]
fn a_limit_that_is_set_in_a_turn_gives_it_so_much_time_and_leaves_the_round_verified() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.command(HostCommand::StartRound);
    let ada_moves = |replicas: &[GuestReplica]| replicas[1].first_move().is_some();
    play(&mut harness, &mut replicas, |replicas| replicas[0].seen > 30 && ada_moves(replicas));
    assert!(!replicas[0].over);
    let options = TableOptions { turn_seconds: Some(30), ..harness.room.options };
    harness.command(HostCommand::SetOptions(options));
    let seat = replicas[1].seat;
    let thinking = PresenceEvent::Thinking { seat, left: Some(33_000) };
    assert!(harness.inboxes[&GuestId(2)].contains(&ToGuest::Presence(thinking)));
    while harness.room.game.as_ref().and_then(Game::turn) == Some(seat) {
        replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
        harness.now = harness.room.wake_at().expect("a clock");
        harness.handle(RoomInput::Tick);
    }
    let options = TableOptions { turn_seconds: None, ..options };
    harness.command(HostCommand::SetOptions(options));
    play(&mut harness, &mut replicas, |_| false);
    let verified = Verdict::Verified(DealSummary {
        played_for: vec![seat],
        witnesses: Vec::new(),
        ..DealSummary::default()
    });
    let told = |replica: &GuestReplica| match replica.verdicts.last() {
        Some(Verdict::Verified(summary)) => {
            Verdict::Verified(DealSummary { witnesses: Vec::new(), ..summary.clone() })
        }
        other => panic!("{other:?}"),
    };
    assert!(replicas.iter().all(|replica| told(replica) == verified));
    be_ready(&mut harness, &mut replicas);
    play(&mut harness, &mut replicas, |replicas| !replicas[0].over);
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified), "{:?}", replicas[1].verdicts);
}
