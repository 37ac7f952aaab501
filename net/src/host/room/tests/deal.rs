//! Deals with guests who withhold, invent or never send their shares, who decline, and a host that restarts.

use skipstone_core::table::IntentError;

use super::rounds::{GuestReplica, play, three_and_a_bot};
use super::*;
use crate::protocol::Denial;
use crate::round_log::Phase;

const FIVE_SECONDS: Duration = Duration::from_secs(5);

/// A guest commits to its share in the current attempt.
fn commit(harness: &mut TestRoom, guest: u64) {
    let (at, given) = (harness.log().position(), harness.commitment(guest));
    harness.send(guest, ToHost::Deal { at, given });
}

/// A guest reveals its share.
fn reveal(harness: &mut TestRoom, guest: u64) {
    let at = harness.log().position();
    let given = DealContribution::Share(share(seat(harness, guest)));
    harness.send(guest, ToHost::Deal { at, given });
}

/// The steps of the deal that a guest was sent since it was asked last.
fn steps(harness: &mut TestRoom, guest: u64) -> Vec<LogEntry> {
    let entries = |message| match message {
        ToGuest::Log(update) => update.entries,
        _ => Vec::new(),
    };
    let is_step = |entry: &LogEntry| {
        matches!(
            entry,
            LogEntry::Begun(_) | LogEntry::Committed(_) | LogEntry::Failed(_) | LogEntry::Revealed(_)
        )
    };
    harness.take_messages(guest).into_iter().flat_map(entries).filter(is_step).collect()
}

fn tick(harness: &mut TestRoom, after: Duration) {
    harness.now += after;
    harness.handle(RoomInput::Tick);
}

fn is_dealt(harness: &TestRoom) -> bool {
    harness.room.game.as_ref().is_some_and(|game| game.is_round_running())
}

fn seat(harness: &TestRoom, guest: u64) -> Seat {
    harness.room.seating.seat_of(key(guest)).expect("a seat")
}

#[test]
fn a_withheld_share_is_named_and_the_deal_repeated_without_it() {
    let (mut harness, _) = three_and_a_bot();
    harness.start_round();
    let [LogEntry::Begun(first)] = steps(&mut harness, 1)[..] else { panic!("a commitment") };
    commit(&mut harness, 1);
    commit(&mut harness, 2);
    let [LogEntry::Committed(list)] = &steps(&mut harness, 1)[..] else { panic!("a list") };
    assert!(list.keys().copied().eq([seat(&harness, 1), seat(&harness, 2)]), "nobody at the host's machine");
    reveal(&mut harness, 1);
    tick(&mut harness, FIVE_SECONDS - Duration::from_millis(1));
    assert_eq!(steps(&mut harness, 1), []);
    tick(&mut harness, Duration::from_millis(1));
    let missing = vec![seat(&harness, 2)];
    let [LogEntry::Failed(failed), LogEntry::Begun(second)] = &steps(&mut harness, 1)[..] else {
        panic!("another attempt")
    };
    assert_eq!(*failed, missing);
    assert_ne!(*second, first, "another secret");
    // Whoever withheld takes no part.
    commit(&mut harness, 2);
    commit(&mut harness, 1);
    reveal(&mut harness, 1);
    let [LogEntry::Committed(list), LogEntry::Revealed(shares)] = &steps(&mut harness, 1)[..] else {
        panic!("the deal")
    };
    assert!(list.keys().eq([&seat(&harness, 1)]) && shares.keys().eq([&seat(&harness, 1)]));
    assert!(is_dealt(&harness));

    // Whoever comes later is told the same.
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    let told = steps(&mut harness, 9);
    assert!(
        matches!(&told[..], [.., LogEntry::Failed(failed), LogEntry::Begun(_), LogEntry::Committed(_), LogEntry::Revealed(_)] if *failed == missing)
    );
}

/// A connection that is lost is back sooner than the others stop waiting.
#[test]
fn a_guest_who_comes_back_in_time_takes_part_in_the_deal() {
    let (mut harness, _) = three_and_a_bot();
    harness.start_round();
    commit(&mut harness, 2);
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    tick(&mut harness, FIVE_SECONDS - Duration::from_millis(1));
    assert!(matches!(steps(&mut harness, 2)[..], [LogEntry::Begun(_)]), "Ada is waited for");
    let seen = LogPosition::default();
    let request = harness.hello(8, "Ada", JoinMode::Return { table: harness.room.id, seen });
    harness.join(JoinRequest { key: key(1), ..request });
    assert!(matches!(steps(&mut harness, 8)[..], [LogEntry::Begun(_)]), "she is asked again");
    let (at, given) = (harness.log().position(), harness.commitment(1));
    harness.send(8, ToHost::Deal { at, given });
    reveal(&mut harness, 2);
    let (at, given) = (harness.log().position(), DealContribution::Share(share(seat(&harness, 1))));
    harness.send(8, ToHost::Deal { at, given });
    assert!(is_dealt(&harness));
}

#[test]
fn an_invented_share_counts_as_withheld_and_contributions_of_others_as_nothing() {
    let (mut harness, _) = three_and_a_bot();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.start_round();
    let (at, of_ada) = (harness.log().position(), harness.commitment(1));
    for guest in [0, 9, 2] {
        harness.send(guest, ToHost::Deal { at, given: of_ada });
    }
    assert!(matches!(steps(&mut harness, 9)[..], [LogEntry::Begun(_)]), "nobody has committed yet");
    commit(&mut harness, 1);
    commit(&mut harness, 2);
    reveal(&mut harness, 1);
    let (at, invented) = (harness.log().position(), DealContribution::Share(Share::from_bytes([9; 32])));
    harness.send(2, ToHost::Deal { at, given: invented });
    tick(&mut harness, FIVE_SECONDS);
    let missing = vec![seat(&harness, 2)];
    assert!(steps(&mut harness, 9).contains(&LogEntry::Failed(missing)));
}

#[test]
fn a_silent_guest_delays_one_deal_and_one_that_leaves_none() {
    let (mut harness, _) = three_and_a_bot();
    harness.start_round();
    let began = harness.now;
    commit(&mut harness, 1);
    assert_eq!(harness.room.wake_at(), Some(began + FIVE_SECONDS));
    tick(&mut harness, FIVE_SECONDS);
    reveal(&mut harness, 1);
    assert!(is_dealt(&harness));
    // Ben's program answers nothing, in this round and the next.
    let ben = seat(&harness, 2);
    finish_round(&mut harness);
    harness.begin_round();
    harness.take_messages(1);
    commit(&mut harness, 1);
    let list = steps(&mut harness, 1).pop();
    assert!(matches!(list, Some(LogEntry::Committed(list)) if !list.contains_key(&ben)));
    reveal(&mut harness, 1);
    // As soon as it says something it is waited for again.
    harness.request(2, 1, TableRequest::Log { round: 1, proposal: 1 });
    finish_round(&mut harness);
    harness.begin_round();
    harness.take_messages(1);
    commit(&mut harness, 1);
    assert!(!matches!(steps(&mut harness, 1).pop(), Some(LogEntry::Committed(_))));
    // One who leaves isn't waited for: not for its hash, and not for its share.
    commit(&mut harness, 2);
    reveal(&mut harness, 1);
    let now = harness.now;
    harness.say_goodbye(2, 2);
    assert!(steps(&mut harness, 1).contains(&LogEntry::Failed(vec![ben])));
    commit(&mut harness, 1);
    reveal(&mut harness, 1);
    assert!(is_dealt(&harness) && harness.now == now);
    assert!(harness.log().is_taken_over(ben), "a computer player plays from the first card on");
}

/// Has guests answer all messages until there are no more.
fn exchange(harness: &mut TestRoom, replicas: &mut [GuestReplica]) {
    play(harness, replicas, |_| true);
}

/// Plays the round to its end, each move signed by whose turn it is, but for Ben's.
fn finish_round(harness: &mut TestRoom) {
    while is_dealt(harness) {
        let game = harness.room.game.as_ref().expect("a game");
        let round = game.table.round().expect("a round");
        let (turn, mv) = (round.turn(), round.legal_moves().get(0).expect("a move"));
        let owner = harness.room.seating.person(turn);
        match (0..3).find(|guest| Some(key(*guest)) == owner) {
            // Ben's program says nothing.
            Some(2) => {
                let input = table::TableInput::Intent(turn, Intent::Move(mv));
                harness.room.apply_to_table(input, None);
                drop(harness.room.take_outputs());
            }
            Some(guest) => {
                let request = harness.act(guest, PlayerAction::Move(mv));
                harness.request(guest, 7, request);
            }
            None => {
                harness.wait_until_due();
                harness.handle(RoomInput::Tick);
            }
        }
    }
    // The next round is proposed also where Ben's move has ended this one.
    harness.handle(RoomInput::Tick);
}

/// A restarted host goes on with the secret that it committed to: it can't look for a better one.
#[test]
fn a_restart_changes_no_commitment() {
    for committed in [false, true] {
        let config = config(4, EntryPolicy::Open);
        let mut harness = TestRoom::new(config.clone());
        harness.join(harness.hello(1, "Ada", JoinMode::Seat));
        harness.fill_with_bots();
        harness.start_round();
        let before = steps(&mut harness, 1);
        if committed {
            commit(&mut harness, 1);
        }
        let list = steps(&mut harness, 1);
        let (table, saved) = harness.saved.take().expect("the commitment is saved before it is sent");
        let table = Table::resume(table).expect("it was just saved");
        let mut harness = TestRoom::from_room(Room::resume(config, saved, table).expect("random bytes"));
        let mode = JoinMode::Return { table: harness.room.id, seen: LogPosition::default() };
        harness.join(harness.hello(1, "Ada", mode));
        assert_eq!(steps(&mut harness, 1), [before, list].concat(), "committed: {committed}");
        if !committed {
            commit(&mut harness, 1);
        }
        reveal(&mut harness, 1);
        assert!(is_dealt(&harness));
    }
}

/// Nobody is dealt cards under another contract than was proposed: everyone is back in the lobby, in another series.
#[test]
fn a_declined_deal_isnt_dealt() {
    let (mut harness, mut replicas) = three_and_a_bot();
    exchange(&mut harness, &mut replicas);
    let series = harness.room.series;
    // Another limit of turns, of which nobody was told, as by a host that cheats.
    harness.room.cheat = Some(Box::new(|_, mut entry| {
        if let LogEntry::Contract(contract) = &mut entry {
            contract.limits.turn_seconds = Some(5);
        }
        vec![entry]
    }));
    harness.start_round();
    exchange(&mut harness, &mut replicas);
    assert!(harness.room.game.is_none() && harness.room.series != series);
    assert!(harness.host_events.iter().any(|event| matches!(event, HostEvent::DealDeclined { .. })));
    harness.room.cheat = None;
    harness.broadcast_lobby();
    exchange(&mut harness, &mut replicas);
    harness.start_round();
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified));
}

/// The host may know all shares by then: a deal that it drops would tell against it.
#[test]
fn a_deal_under_way_isnt_dropped_for_another_series() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    let series = harness.room.series;
    replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
    assert_eq!(harness.log().log().phase(), Phase::Revealing);
    harness.command(HostCommand::Rematch);
    let denied = HostEvent::Denied(Denial::Table(IntentError::RoundGoesOn));
    assert_eq!(harness.host_events.last(), Some(&denied));
    assert_eq!(harness.room.series, series);
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified));
}

/// A guest who is thrown out for a flood of requests in the middle of a deal changes nothing for the others.
#[test]
fn a_flood_of_requests_during_a_deal_harms_nobody_else() {
    for holds_back in [false, true] {
        let (mut harness, mut replicas) = three_and_a_bot();
        harness.start_round();
        if holds_back {
            commit(&mut harness, 2);
        }
        let ben = replicas.pop().expect("three guests");
        exchange(&mut harness, &mut replicas);
        for number in 0..260 {
            harness.pause(2, number, false);
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
        replicas[0].intend(&mut harness, Intent::Replace(ben.seat));
        play(&mut harness, &mut replicas, |_| false);
        assert!(replicas.iter().all(|replica: &GuestReplica| replica.over && replica.verified));
    }
}
