//! Deals with guests who withhold, invent or never send their shares, and a host that restarts.

use super::rounds::{GuestReplica, play, three_and_a_bot};
use super::*;
use crate::fair_deal::FailedAttempt;
use crate::protocol::{DealStep, NumberedRequest, TableRequest};

const FIRST: DealAttempt = DealAttempt { round: 1, attempt: 1 };
const SECOND: DealAttempt = DealAttempt { round: 1, attempt: 2 };
const FIVE_SECONDS: Duration = Duration::from_secs(5);

fn share(seat: Seat) -> Share {
    Share::from_bytes([seat.number(); 32])
}

/// What a guest sends for an attempt.
fn commit(harness: &mut TestRoom, guest: u64, attempt: DealAttempt) {
    let seat = harness.room.seat_of(GuestId(guest)).expect("a seat");
    let hash = harness.deal_context(attempt).commit_share(seat, &share(seat));
    harness.send(guest, ToHost::Deal { attempt, given: DealContribution::Commitment(hash) });
}

fn reveal(harness: &mut TestRoom, guest: u64, attempt: DealAttempt) {
    let seat = harness.room.seat_of(GuestId(guest)).expect("a seat");
    harness.send(guest, ToHost::Deal { attempt, given: DealContribution::Share(share(seat)) });
}

/// The steps that a guest was sent since it was asked last, with the attempts' numbers.
fn steps(harness: &mut TestRoom, guest: u64) -> Vec<(u32, DealStep)> {
    let step = |message| match message {
        ToGuest::Deal { attempt, step } => Some((attempt.attempt, step)),
        _ => None,
    };
    harness.take_messages(guest).into_iter().filter_map(step).collect()
}

fn tick(harness: &mut TestRoom, after: Duration) {
    harness.now += after;
    harness.handle(RoomInput::Tick);
}

fn is_dealt(harness: &TestRoom) -> bool {
    harness.room.game.as_ref().is_some_and(|game| game.table.round().is_some())
}

fn seat(harness: &TestRoom, guest: u64) -> Seat {
    harness.room.seat_of(GuestId(guest)).expect("a seat")
}

#[test]
fn a_withheld_share_is_named_and_the_deal_repeated_without_it() {
    let (mut harness, _) = three_and_a_bot();
    harness.command(HostCommand::StartRound);
    let [(1, DealStep::Begun(first))] = steps(&mut harness, 1)[..] else { panic!("a commitment") };
    commit(&mut harness, 1, FIRST);
    commit(&mut harness, 2, FIRST);
    let [(1, DealStep::Committed(list))] = &steps(&mut harness, 1)[..] else { panic!("a list") };
    assert!(list.keys().copied().eq([seat(&harness, 1), seat(&harness, 2)]), "nobody at the host's machine");
    reveal(&mut harness, 1, FIRST);
    tick(&mut harness, FIVE_SECONDS - Duration::from_millis(1));
    assert_eq!(steps(&mut harness, 1), []);
    tick(&mut harness, Duration::from_millis(1));
    let missing: FailedAttempt = vec![seat(&harness, 2)];
    let [(1, DealStep::Failed(failed)), (2, DealStep::Begun(second))] = &steps(&mut harness, 1)[..] else {
        panic!("another attempt")
    };
    assert_eq!(*failed, missing);
    assert_ne!(*second, first, "another secret");
    // Whoever withheld takes no part; an old share counts for nothing.
    commit(&mut harness, 2, SECOND);
    reveal(&mut harness, 2, FIRST);
    commit(&mut harness, 1, SECOND);
    reveal(&mut harness, 1, SECOND);
    let [(2, DealStep::Committed(list)), (2, DealStep::Revealed(shares))] = &steps(&mut harness, 1)[..]
    else {
        panic!("the deal")
    };
    assert!(list.keys().eq([&seat(&harness, 1)]) && shares.keys().eq([&seat(&harness, 1)]));
    assert!(is_dealt(&harness));

    // Whoever comes later is told the same.
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    let [(1, DealStep::Failed(failed)), (2, DealStep::Revealed(_))] = &steps(&mut harness, 9)[..] else {
        panic!("how the round was dealt")
    };
    assert_eq!(*failed, missing);
}

/// A connection that is lost is back sooner than the others stop waiting.
#[test]
fn a_guest_who_comes_back_in_time_takes_part_in_the_deal() {
    let (mut harness, _) = three_and_a_bot();
    harness.command(HostCommand::StartRound);
    commit(&mut harness, 2, FIRST);
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    tick(&mut harness, FIVE_SECONDS - Duration::from_millis(1));
    assert!(matches!(steps(&mut harness, 2)[..], [(1, DealStep::Begun(_))]), "Ada is waited for");
    let seen = Revision::default();
    let request = harness.hello(8, "Ada", JoinMode::Return { table: harness.room.id, seen });
    harness.join(JoinRequest { key: key(1), ..request });
    assert!(matches!(steps(&mut harness, 8)[..], [(1, DealStep::Begun(_))]), "she is asked again");
    commit(&mut harness, 8, FIRST);
    reveal(&mut harness, 2, FIRST);
    reveal(&mut harness, 8, FIRST);
    assert!(is_dealt(&harness));
}

#[test]
fn an_invented_share_counts_as_withheld_and_contributions_of_others_as_nothing() {
    let (mut harness, _) = three_and_a_bot();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.command(HostCommand::StartRound);
    let hash = harness.deal_context(FIRST).commit_share(Seat::One, &share(Seat::One));
    for guest in [0, 9] {
        harness.send(guest, ToHost::Deal { attempt: FIRST, given: DealContribution::Commitment(hash) });
    }
    commit(&mut harness, 1, SECOND);
    assert!(matches!(steps(&mut harness, 9)[..], [(1, DealStep::Begun(_))]), "nobody has committed yet");
    commit(&mut harness, 1, FIRST);
    commit(&mut harness, 2, FIRST);
    reveal(&mut harness, 1, FIRST);
    let invented = DealContribution::Share(Share::from_bytes([9; 32]));
    harness.send(2, ToHost::Deal { attempt: FIRST, given: invented });
    tick(&mut harness, FIVE_SECONDS);
    let missing = vec![seat(&harness, 2)];
    assert!(steps(&mut harness, 9).contains(&(1, DealStep::Failed(missing))));
}

#[test]
fn a_silent_guest_delays_one_deal_and_one_that_leaves_none() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.command(HostCommand::StartRound);
    commit(&mut harness, 1, FIRST);
    reveal(&mut harness, 1, FIRST);
    assert_eq!(harness.room.wake_at(), Some(FIVE_SECONDS));
    tick(&mut harness, FIVE_SECONDS);
    reveal(&mut harness, 1, FIRST);
    assert!(is_dealt(&harness));
    // Ben's program answers nothing, in this round and the next.
    let mut ben = replicas.pop().expect("three guests");
    harness.take_messages(2);
    ben.verified = true;
    let end = |harness: &mut TestRoom| {
        harness.command(HostCommand::StartRound);
        harness.room.game.as_ref().is_some_and(|game| game.dealing.is_some())
    };
    finish_round(&mut harness);
    assert!(end(&mut harness));
    let second = DealAttempt { round: 2, attempt: 1 };
    commit(&mut harness, 1, second);
    let list = steps(&mut harness, 1).pop();
    assert!(matches!(list, Some((1, DealStep::Committed(list))) if !list.contains_key(&ben.seat)));
    reveal(&mut harness, 1, second);
    // As soon as it says something it is waited for again.
    harness.send(2, ToHost::TableRequest(NumberedRequest { number: 1, request: TableRequest::Snapshot }));
    finish_round(&mut harness);
    assert!(end(&mut harness));
    let third = DealAttempt { round: 3, attempt: 1 };
    commit(&mut harness, 1, third);
    assert!(!matches!(steps(&mut harness, 1).pop(), Some((_, DealStep::Committed(_)))));
    // One who leaves isn't waited for: not for its hash, and not for its share.
    commit(&mut harness, 2, third);
    reveal(&mut harness, 1, third);
    let now = harness.now;
    harness.send(2, ToHost::Goodbye);
    let missing = vec![ben.seat];
    assert!(steps(&mut harness, 1).contains(&(1, DealStep::Failed(missing))));
    let fourth = DealAttempt { round: 3, attempt: 2 };
    commit(&mut harness, 1, fourth);
    reveal(&mut harness, 1, fourth);
    assert!(harness.room.game.as_ref().is_some_and(|game| game.is_round_running()) && harness.now == now);
}

/// Has guests answer all messages until there are no more.
fn exchange(harness: &mut TestRoom, replicas: &mut [GuestReplica]) {
    play(harness, replicas, |_| true);
}

/// Has computer players finish the round.
fn finish_round(harness: &mut TestRoom) {
    while harness.room.game.as_ref().is_some_and(|game| game.is_round_running()) {
        let game = harness.room.game.as_mut().expect("a game");
        let round = game.table.round().expect("a round");
        let (seat, mv) = (round.turn(), round.legal_moves().get(0).expect("a move"));
        harness.room.apply_to_table(table::TableInput::Intent(seat, table::Intent::Move(mv)), None);
        let outputs = harness.room.take_outputs();
        drop(outputs);
    }
}

/// A restarted host goes on with the secret that it committed to: it can't look for a better one.
#[test]
fn a_restart_changes_no_commitment() {
    for committed in [false, true] {
        let config = config(4, EntryPolicy::Open);
        let mut harness = TestRoom::new(config.clone());
        harness.join(harness.hello(1, "Ada", JoinMode::Seat));
        harness.fill_with_bots();
        harness.command(HostCommand::StartRound);
        let before = steps(&mut harness, 1);
        if committed {
            commit(&mut harness, 1, FIRST);
            reveal(&mut harness, 1, SECOND);
        }
        let list = steps(&mut harness, 1);
        let (table, saved) = harness.saved.take().expect("the commitment is saved before it is sent");
        let table = Table::resume(table).expect("it was just saved");
        let mut harness = TestRoom::from_room(Room::resume(config, saved, table).expect("random bytes"));
        let mode = JoinMode::Return { table: harness.room.id, seen: Revision::default() };
        harness.join(harness.hello(1, "Ada", mode));
        assert_eq!(steps(&mut harness, 1), [before, list].concat(), "committed: {committed}");
        if !committed {
            commit(&mut harness, 1, FIRST);
        }
        reveal(&mut harness, 1, FIRST);
        assert!(is_dealt(&harness));
    }
}

/// A guest who is thrown out for a flood of requests in the middle of a deal changes nothing for the others.
#[test]
fn a_flood_of_takeback_requests_during_a_deal_harms_nobody_else() {
    for holds_back in [false, true] {
        let (mut harness, mut replicas) = three_and_a_bot();
        harness.command(HostCommand::StartRound);
        if holds_back {
            commit(&mut harness, 2, FIRST);
        }
        let ben = replicas.pop().expect("three guests");
        exchange(&mut harness, &mut replicas);
        let at = harness.room.game.as_ref().expect("a game").revision;
        for number in 0..260 {
            let request = TableRequest::TakeBack { at };
            harness.send(2, ToHost::TableRequest(NumberedRequest { number, request }));
        }
        assert_eq!(
            harness.last_messages.get(&GuestId(2)),
            Some(&ToGuest::Goodbye(CloseReason::ProtocolError))
        );
        exchange(&mut harness, &mut replicas);
        // Its connection may come back to reveal: it is waited for until the deadline.
        tick(&mut harness, FIVE_SECONDS);
        exchange(&mut harness, &mut replicas);
        harness.now += Duration::from_secs(61);
        replicas[0].ask(&mut harness, TableRequest::Replace(ben.seat));
        play(&mut harness, &mut replicas, |_| false);
        assert!(replicas.iter().all(|replica: &GuestReplica| replica.over && replica.verified));
    }
}
