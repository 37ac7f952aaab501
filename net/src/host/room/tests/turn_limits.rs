//! Tests of limits of turns that the host sets in a round.

use std::collections::{BTreeMap, BTreeSet};

use skipstone_core::record::Record;
use skipstone_core::table::Intent;
use skipstone_core::{Move, PlayerAction, Source, Target, VisibleEvent};

use super::super::game::Game;
use super::rounds::{GuestReplica, be_ready, play, three_people_and_bots_at};
use super::*;
use crate::client::{DealSummary, Verdict};
use crate::protocol::PresenceEvent;
use crate::round_log::{Authority, TakeoverCause, TimeLimits};

/// Asserts that computer players moved for people only in turns of the seats that the verdict names.
pub(super) fn check_stand_ins(record: Option<&str>, verdict: &Verdict, stand_in_turns: &BTreeSet<u32>) {
    let (Some(record), Verdict::Verified(summary)) = (record, verdict) else { return };
    let record: Record = record.parse().expect("a record");
    let seats: BTreeMap<u32, Seat> = record.turns().collect();
    let is_named = |number| seats.get(number).is_some_and(|seat| summary.played_for.contains(seat));
    assert!(stand_in_turns.iter().all(is_named), "{stand_in_turns:?} of {seats:?}, {summary:?}");
}

/// What computer players did for people, by a log without takebacks.
fn done_for_people(harness: &TestRoom) -> Vec<PlayerAction> {
    let contract = harness.log().log().contract().expect("a round");
    let (mut on_turn, mut done) = (Seat::One, Vec::new());
    for entry in harness.entries() {
        if let LogEntry::Action { by: Authority::Computer, action, .. } = entry
            && contract.person(on_turn).is_some()
        {
            done.push(*action);
        }
        let mut turns = entry.events().iter().filter_map(|event| match event {
            VisibleEvent::Turn(turn) => Some(turn.seat),
            _ => None,
        });
        on_turn = turns.next_back().unwrap_or(on_turn);
    }
    done
}

#[test]
fn a_longer_limit_that_is_set_in_a_turn_gives_it_so_much_time_and_leaves_the_round_verified() {
    let ada_moves = |replicas: &[GuestReplica]| replicas[1].first_move().is_some();
    // Ada has made a move of her own, and is on turn again or still. A round that is over by then proves nothing.
    let (mut harness, mut replicas) = loop {
        let mut config = config(4, EntryPolicy::Open);
        config.options.turn_seconds = Some(20);
        let (mut harness, mut replicas) = three_people_and_bots_at(config);
        harness.start_round();
        play(&mut harness, &mut replicas, ada_moves);
        if let Some(mv) = replicas[1].first_move() {
            replicas[1].intend(&mut harness, Intent::Move(mv));
            play(&mut harness, &mut replicas, ada_moves);
        }
        if !replicas[0].over {
            break (harness, replicas);
        }
    };
    let options = TableOptions { turn_seconds: Some(30), ..harness.room.settings.options };
    harness.command(HostCommand::SetOptions(options));
    let seat = replicas[1].seat;
    let thinking = PresenceEvent::Thinking { seat, left: Some(33_000) };
    assert!(harness.inboxes[&GuestId(2)].contains(&ToGuest::Presence(thinking)));
    while harness.room.game.as_ref().and_then(Game::turn) == Some(seat) {
        replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
        harness.wait_until_due();
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
    // All that was done for the player is to end the turn, which stays the player's own.
    let done = done_for_people(&harness);
    assert!(matches!(done[..], [PlayerAction::Move(Move::Put(_, Target::Discard(..)))]), "{done:?}");
    assert!(harness.log().log().absent().is_empty(), "slow, but there");
    assert!(replicas.iter().all(|replica| replica.stand_in_turns.is_empty()));
    be_ready(&mut harness, &mut replicas);
    play(&mut harness, &mut replicas, |replicas| !replicas[0].over);
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified), "{:?}", replicas[1].verdicts);
}

/// Ada is there and lets all her turns of the first round run out.
#[test]
fn who_makes_no_move_in_a_round_blames_nobody_in_the_next_one() {
    let mut config = config(4, EntryPolicy::Open);
    config.options.turn_seconds = Some(20);
    let (mut harness, mut replicas) = three_people_and_bots_at(config);
    harness.start_round();
    let seat = replicas[1].seat;
    loop {
        play(&mut harness, &mut replicas, |replicas| replicas[1].first_move().is_some());
        if replicas[1].over {
            break;
        }
        while harness.room.game.as_ref().and_then(Game::turn) == Some(seat) {
            harness.wait_until_due();
            harness.handle(RoomInput::Tick);
            replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
        }
    }
    let late = LogEntry::TakenOver { seat, cause: TakeoverCause::TurnLimit };
    let is_hers = |entry: &LogEntry| matches!(entry, LogEntry::Action { by: Authority::Person(by), .. } if by.signer() == key(1));
    assert!(harness.entries().contains(&late) && !harness.entries().iter().any(is_hers));
    be_ready(&mut harness, &mut replicas);
    play(&mut harness, &mut replicas, |replicas| !replicas[0].over);
    play(&mut harness, &mut replicas, |_| false);
    assert!(
        matches!(replicas[1].verdicts[..], [Verdict::Verified(_), Verdict::Verified(_)]),
        "{:?}",
        replicas[1].verdicts
    );
}

/// The host may set shorter limits at any time: the round that goes on keeps its own, and the next contract has them.
#[test]
fn shorter_limits_wait_for_the_next_round() {
    let mut config = config(4, EntryPolicy::Open);
    config.options.turn_seconds = Some(40);
    let (mut harness, mut replicas) = three_people_and_bots_at(config);
    harness.command(HostCommand::StartRound);
    play(&mut harness, &mut replicas, |replicas| replicas[1].first_move().is_some());
    let contract = |harness: &TestRoom| harness.log().log().contract().expect("a contract").limits;
    let agreed = contract(&harness);
    // A turn is shorter, but who is away has more time to come back.
    let options = TableOptions { turn_seconds: Some(20), grace_seconds: 90, ..harness.room.settings.options };
    harness.command(HostCommand::SetOptions(options));
    let in_force = TimeLimits { grace_seconds: 90, ..agreed };
    assert_eq!(harness.entries().last(), Some(&LogEntry::LimitsChanged(in_force)));
    assert_eq!(harness.room.limits_in_force(), in_force);
    assert_eq!(harness.room.lobby().options, options, "everybody is shown what comes");
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified), "{:?}", replicas[1].verdicts);
    be_ready(&mut harness, &mut replicas);
    assert_eq!(contract(&harness), options.limits());
    assert_eq!(harness.room.limits_in_force(), options.limits());
    play(&mut harness, &mut replicas, |replicas| !replicas[0].over);
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified), "{:?}", replicas[1].verdicts);
}

/// A table with turns of 30 seconds, and a move that Ada can make and take back.
fn before_a_takeback(is_fit: impl Fn(&Move) -> bool) -> (TestRoom, Vec<GuestReplica>, Move) {
    for seed in 1..40 {
        crate::random::fixed::seed(seed);
        let mut config = config(4, EntryPolicy::Open);
        config.options.turn_seconds = Some(30);
        let (mut harness, mut replicas) = three_people_and_bots_at(config);
        harness.start_round();
        play(&mut harness, &mut replicas, |replicas| replicas[1].first_move().is_some());
        let round = harness.room.game.as_ref().and_then(|game| game.table.round()).expect("a round");
        let found = round.legal_moves().iter().find(|mv| is_fit(mv));
        let hand = round.view(round.turn()).hand().iter().count();
        if let Some(mv) = found.filter(|_| !replicas[0].over && hand > 1) {
            return (harness, replicas, mv);
        }
    }
    panic!("no deal fits")
}

/// Ada makes a move and asks to take it back. The others agree after what happens meanwhile, and the time of her turn runs out.
fn takes_back_and_waits(
    (mut harness, mut replicas, mv): (TestRoom, Vec<GuestReplica>, Move),
    meanwhile: impl Fn(&mut TestRoom, &mut GuestReplica),
) -> Vec<Verdict> {
    let tell_all = |harness: &mut TestRoom, replicas: &mut [GuestReplica]| {
        play(harness, replicas, |_| true);
    };
    let seat = replicas[1].seat;
    replicas[1].intend(&mut harness, Intent::Move(mv));
    tell_all(&mut harness, &mut replicas);
    replicas[1].intend(&mut harness, Intent::Undo);
    tell_all(&mut harness, &mut replicas);
    meanwhile(&mut harness, &mut replicas[1]);
    tell_all(&mut harness, &mut replicas);
    for other in [0, 2] {
        replicas[other].intend(&mut harness, Intent::Agree(true));
        tell_all(&mut harness, &mut replicas);
    }
    assert!(matches!(harness.entries().last(), Some(LogEntry::TakenBack { .. })));
    for _ in 0..200 {
        if harness.room.game.as_ref().and_then(Game::turn) != Some(seat) {
            break;
        }
        harness.wait_until_due();
        harness.handle(RoomInput::Tick);
        tell_all(&mut harness, &mut replicas);
    }
    assert_ne!(harness.room.game.as_ref().and_then(Game::turn), Some(seat), "her time runs out");
    play(&mut harness, &mut replicas, |_| false);
    replicas.swap_remove(1).verdicts
}

/// A takeback within a turn gives it no more time, and one of the turn's end gives it all of it, also in the asker's own pause.
#[test]
fn a_turn_after_a_takeback_is_as_long_as_the_host_says() {
    let is_play = |mv: &Move| matches!(mv, Move::Put(Source::Hand(_), Target::Build(_)));
    let within = takes_back_and_waits(before_a_takeback(is_play), |harness, ada| {
        harness.now += Duration::from_secs(20);
        ada.state.tell_time(harness.now);
    });
    assert!(matches!(within[..], [Verdict::Verified(_)]), "{within:?}");
    let is_discard = |mv: &Move| matches!(mv, Move::Put(_, Target::Discard(..)));
    let of_its_end = takes_back_and_waits(before_a_takeback(is_discard), |harness, ada| {
        ada.intend(harness, Intent::Pause(true));
    });
    assert!(matches!(of_its_end[..], [Verdict::Verified(_)]), "{of_its_end:?}");
}
