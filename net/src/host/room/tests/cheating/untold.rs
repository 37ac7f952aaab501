//! What a host may do so that a verdict isn't told, or a milder one is.

use super::drop_ways::drop_deal;
use super::play_ways::{let_the_turn_run_out, play_any_move};
use super::table_ways::{agree_to_turns_of, intend};
use super::*;
use crate::protocol::Denial;

/// Waits until the log has so many entries.
fn run_out(table: &mut CheatingTable, entries: usize) {
    for _ in 0..100 {
        if table.harness.entries().len() >= entries {
            return;
        }
        let at = table.harness.room.wake_at().expect("the clock of the turn");
        table.harness.now = table.harness.now.max(at);
        table.harness.handle(RoomInput::Tick);
    }
    panic!("nothing happens: {:?} {:?}", table.harness.now, table.harness.room.wake_at());
}

/// All that Ada is told when the sessions have ended, and after the next start of her program.
pub(super) fn told_in_the_end(table: &mut CheatingTable) -> Vec<(u32, Verdict)> {
    for program in &mut table.programs {
        program.state.close();
        program.judge();
    }
    let store = table.program(1).store.clone();
    let mut again = Program::new(&table.harness, 1, store);
    again.judge();
    table.program(1).verdicts.iter().cloned().chain(again.verdicts).collect()
}

pub(super) fn assert_unverified(table: &mut CheatingTable, guests: &[u64], round: u32) {
    for guest in guests {
        let verdicts = &table.program(*guest).verdicts;
        let is_bad = |(of, verdict): &(u32, Verdict)| *of == round && matches!(verdict, Verdict::Verified(_));
        assert!(!verdicts.iter().any(is_bad), "{guest}: {verdicts:?}");
    }
}

/// A turn is cut short; before the verdict is there, the host says that it was started again and has lost the round's end, and goes on
/// with another series.
#[test]
fn a_doubt_is_told_though_the_host_has_lost_the_end_of_the_log() {
    let mut table = CheatingTable::new(6);
    agree_to_turns_of(&mut table, 20);
    table.start();
    table.play_until_second_turn_of_ada();
    assert!(table.is_running());
    table.invented_time += Duration::from_secs(15);
    let_the_turn_run_out(&mut table);
    table.play_to_the_end();
    assert_eq!(table.program(1).state.outputs.checks.len(), 1);
    let log = table.log();
    // No more than the contract, so that no deal is opened again.
    let cut = log.prefix(1);
    table.harness.room.signer.run = RunId::generate().expect("random bytes");
    let told = update(&cut, 0, table.sign(&cut));
    let now = table.harness.now - table.invented_time;
    for program in &mut table.programs {
        program.state.tell_time(now);
        program.state.disconnected();
        program.state.reconnected();
        if program.guest != 0 {
            program.has_left |= program.state.handle_message(told.clone()).is_err();
        }
    }
    table.programs.iter_mut().for_each(Program::judge);
    drop_deal(&mut table, true);
    table.finish();
    let verdicts = told_in_the_end(&mut table);
    let is_told =
        |(_, verdict): &(u32, Verdict)| matches!(verdict, Verdict::NotProven(Doubt::TurnCutShort { .. }));
    assert!(verdicts.iter().any(is_told), "{verdicts:?}");
}

/// The host makes a move for Ada, for all to see, never shows its secret, and goes on with another series.
#[test]
fn a_forged_move_is_told_though_the_host_goes_on_with_another_series() {
    let mut untold = Vec::new();
    for is_ended in [false, true] {
        let mut table = CheatingTable::new(8);
        table.start();
        table.play_until_turn_of(1);
        table.harness.room.cheat = Some(without(|entry| matches!(entry, LogEntry::TakenOver { .. })));
        play_any_move(&mut table);
        table.harness.room.cheat = Some(without(|entry| matches!(entry, LogEntry::Secret(_))));
        if is_ended {
            table.play_to_the_end();
        }
        table.harness.room.cheat = None;
        table.programs.iter_mut().for_each(Program::judge);
        drop_deal(&mut table, true);
        table.finish();
        let verdicts = told_in_the_end(&mut table);
        let is_told = |(_, verdict): &(u32, Verdict)| matches!(verdict, Verdict::Broken(_));
        untold.extend((!verdicts.iter().any(is_told)).then_some(is_ended));
    }
    assert!(untold.is_empty(), "not told, after the end: {untold:?}");
}

/// As above, in a round without Ada's share: no deal of hers is open then.
#[test]
fn a_forged_move_is_told_in_a_round_without_the_own_share() {
    let mut table = CheatingTable::new(8);
    table.is_ignored = |guest, message| guest == 1 && matches!(message, ToHost::Deal { .. });
    table.start();
    table.wait();
    table.is_ignored = |_, _| false;
    table.play_until_turn_of(1);
    table.harness.room.cheat = Some(without(|entry| matches!(entry, LogEntry::TakenOver { .. })));
    play_any_move(&mut table);
    table.harness.room.cheat = Some(without(|entry| matches!(entry, LogEntry::Secret(_))));
    table.play_to_the_end();
    table.harness.room.cheat = None;
    table.programs.iter_mut().for_each(Program::judge);
    drop_deal(&mut table, true);
    table.wait();
    table.finish();
    let verdicts = &table.program(1).verdicts;
    let is_told = |(_, verdict): &(u32, Verdict)| matches!(verdict, Verdict::Broken(_));
    assert!(verdicts.iter().any(is_told), "{verdicts:?}");
}

/// The host makes a move for Ada, the round ends, and the table is closed without the secret.
#[test]
fn a_forged_move_is_told_though_the_table_is_closed() {
    let mut untold = Vec::new();
    for is_ended in [true, false] {
        let mut table = CheatingTable::new(8);
        table.start();
        table.play_until_turn_of(1);
        assert!(table.is_running());
        table.harness.room.cheat = Some(without(|entry| matches!(entry, LogEntry::TakenOver { .. })));
        play_any_move(&mut table);
        table.harness.room.cheat = Some(without(|entry| matches!(entry, LogEntry::Secret(_))));
        if is_ended {
            table.play_to_the_end();
        }
        assert!(crate::round_log::check_without_secret(&table.log()).is_err(), "the log convicts");
        table.programs.iter_mut().for_each(Program::judge);
        let verdicts = told_in_the_end(&mut table);
        let is_broken = |(_, verdict): &(u32, Verdict)| matches!(verdict, Verdict::Broken(_));
        untold.extend((!verdicts.iter().any(is_broken)).then_some(is_ended));
    }
    assert!(untold.is_empty(), "not told, after the end: {untold:?}");
}

/// Ada's move comes in time. The host holds it back until the time is over, denies it then, says nothing more, and lets the time be over.
#[test]
fn a_move_in_time_that_is_denied_late_was_ignored() {
    let mut table = CheatingTable::new(7);
    agree_to_turns_of(&mut table, 20);
    table.start();
    table.play_until_second_turn_of_ada();
    assert!(table.is_running());
    let mv = table.legal_move().expect("a move");
    table.is_ignored = |guest, message| guest == 1 && matches!(message, ToHost::TableRequest(_));
    table.harness.now += Duration::from_secs(2);
    let now = table.harness.now;
    let ada = table.program(1);
    ada.state.tell_time(now);
    ada.state.handle_intent(Intent::Move(mv));
    let number = ada.state.outputs.messages.iter().find_map(|message| match message {
        ToHost::TableRequest(NumberedRequest { number, request: TableRequest::Act { .. } }) => Some(*number),
        _ => None,
    });
    let request = number.expect("a move");
    table.exchange();
    // All the rest of her time, over a connection that holds.
    table.harness.now += Duration::from_millis(18_200);
    table.tell(1, ToGuest::Denied { request, why: Denial::Stale });
    let log = table.log();
    let nothing_new = update(&log, log.len(), table.sign(&log));
    table.tell(1, nothing_new);
    assert!(!table.program(1).has_left);
    table.exchange();
    let before = table.harness.entries().len();
    run_out(&mut table, before + 1);
    table.exchange();
    table.is_ignored = |_, _| false;
    table.finish();
    assert_unverified(&mut table, &[1], 1);
}

/// As with the denied move, by a cut of a quarter of a second long after the move.
#[test]
fn a_move_long_before_a_cut_was_ignored() {
    let mut table = CheatingTable::new(7);
    agree_to_turns_of(&mut table, 20);
    table.start();
    table.play_until_second_turn_of_ada();
    assert!(table.is_running());
    let mv = table.legal_move().expect("a move");
    table.is_ignored = |guest, message| guest == 1 && matches!(message, ToHost::TableRequest(_));
    table.harness.now += Duration::from_secs(2);
    let now = table.harness.now;
    table.program(1).state.tell_time(now);
    intend(&mut table, 1, Intent::Move(mv));
    table.harness.now += Duration::from_millis(18_100);
    let now = table.harness.now;
    let ada = &mut table.program(1).state;
    ada.tell_time(now);
    ada.disconnected();
    table.harness.now += Duration::from_millis(250);
    let now = table.harness.now;
    let ada = &mut table.program(1).state;
    ada.tell_time(now);
    ada.reconnected();
    let log = table.log();
    let nothing_new = update(&log, log.len(), table.sign(&log));
    table.tell(1, nothing_new);
    table.exchange();
    let before = table.harness.entries().len();
    run_out(&mut table, before + 1);
    table.exchange();
    table.is_ignored = |_, _| false;
    table.finish();
    assert_unverified(&mut table, &[1], 1);
}

/// Ada pauses in her own turn, and resumes. The host ignores that until her time is over, and then resumes the game by itself.
#[test]
fn an_end_of_a_pause_that_the_host_left_unanswered_was_ignored() {
    let mut table = CheatingTable::new(7);
    agree_to_turns_of(&mut table, 20);
    table.start();
    table.play_until_second_turn_of_ada();
    assert!(table.is_running());
    let tell_time = |table: &mut CheatingTable| {
        let now = table.harness.now;
        table.program(1).state.tell_time(now);
    };
    table.harness.now += Duration::from_secs(1);
    tell_time(&mut table);
    intend(&mut table, 1, Intent::Pause(true));
    assert!(matches!(table.harness.entries().last(), Some(LogEntry::Paused(_))));
    table.is_ignored = |guest, message| guest == 1 && matches!(message, ToHost::TableRequest(_));
    table.harness.now += Duration::from_secs(1);
    tell_time(&mut table);
    intend(&mut table, 1, Intent::Pause(false));
    table.harness.now += Duration::from_millis(18_200);
    tell_time(&mut table);
    table.cheat(|_, entry| {
        vec![match entry {
            LogEntry::Resumed(_) => LogEntry::Resumed(Some(PauseAuthority::Host)),
            entry => entry,
        }]
    });
    let before = table.harness.entries().len();
    run_out(&mut table, before + 2);
    table.exchange();
    table.harness.room.cheat = None;
    table.is_ignored = |_, _| false;
    table.finish();
    assert_unverified(&mut table, &[1], 1);
}

/// Ada's request to pause takes effect seven seconds after she made it, over a connection that held: a host may have kept it back.
#[test]
fn a_pause_that_comes_long_after_it_was_asked_for_is_told() {
    let mut table = CheatingTable::new(7);
    table.start();
    table.play_until_second_turn_of_ada();
    assert!(table.is_running());
    table.program(1).state.handle_intent(Intent::Pause(true));
    let asked: Vec<ToHost> = table.program(1).state.outputs.messages.drain(..).collect();
    table.harness.now += Duration::from_secs(7);
    let now = table.harness.now;
    table.program(1).state.tell_time(now);
    asked.into_iter().for_each(|message| table.harness.handle(RoomInput::Message(GuestId(1), message)));
    table.exchange();
    assert!(matches!(table.harness.entries().last(), Some(LogEntry::Paused(_))));
    intend(&mut table, 1, Intent::Pause(false));
    table.finish();
    let doubts = table.program(1).verdicts.iter().map(|(_, verdict)| verdict);
    assert_eq!(doubts.collect::<Vec<_>>(), [&Verdict::NotProven(Doubt::PauseLate)]);
}

/// Ada was away for longer than the grace period, and is back. The host takes no notice of her moves for the rest of the round.
#[test]
fn who_is_back_and_kept_out_of_the_seat_is_told() {
    let mut table = CheatingTable::new(12);
    table.start();
    table.play_until_turn_of(1);
    table.step();
    table.play_until_turn_of(2);
    assert!(table.is_running());
    let now = table.harness.now;
    let ada = &mut table.program(1).state;
    ada.tell_time(now);
    ada.disconnected();
    table.harness.handle(RoomInput::Disconnected(GuestId(1)));
    table.harness.take_messages(1);
    table.harness.now += Duration::from_secs(62);
    intend(&mut table, 2, Intent::Replace(Seat::Two));
    let now = table.harness.now;
    let ada = &mut table.program(1).state;
    ada.tell_time(now);
    ada.reconnected();
    // The host's program pretends that it never hears a move of hers.
    table.is_ignored = |guest, message| guest == 1 && matches!(message, ToHost::TableRequest(_));
    let mode = JoinMode::Return { table: table.harness.room.id, seen: LogPosition::default() };
    // It says nothing of her return, and its computer player goes on.
    table.harness.room.cheat =
        Some(without(|entry| matches!(entry, LogEntry::Returned(_) | LogEntry::TakenOver { .. })));
    table.harness.join(table.harness.hello(1, "Whoever", mode));
    table.harness.room.apply_to_table(table::TableInput::Quit(Seat::Two), None);
    table.harness.collect_outputs();
    table.harness.room.cheat = None;
    table.exchange();
    table.harness.now += Duration::from_secs(10);
    for _ in 0..5000 {
        if !table.is_running() {
            break;
        }
        if table.turn() == Some(Seat::Two) {
            let mv = table.legal_move().expect("a move");
            let now = table.harness.now;
            table.program(1).state.tell_time(now);
            table.program(1).state.handle_intent(Intent::Move(mv));
            table.exchange();
            // For eight seconds nothing happens, and then a computer player moves.
            table.harness.now = now + Duration::from_secs(8);
            table.harness.handle(RoomInput::Tick);
            table.exchange();
        } else {
            table.step();
        }
    }
    table.finish();
    assert_unverified(&mut table, &[1], 1);
}
