//! What earlier rounds have shown counts on, whatever series, run or session follows.

use super::deal_ways::deal_chosen_cards;
use super::restart_ways::{Save, go_back};
use super::*;
use crate::round_log::Breach;

/// Cards were chosen in the first round. Before there is a verdict on it the second one is played, and another series is shown.
#[test]
fn scores_after_a_broken_round_are_the_hosts_word_whatever_series_is_shown() {
    let mut table = CheatingTable::new(8);
    deal_chosen_cards(&mut table);
    table.harness.room.cheat = None;
    table.play_to_the_end();
    let first = table.log().entries()[0].clone();
    table.start();
    table.play_to_the_end();
    let log = table.log();
    assert_eq!(log.id().round, 2);
    let mut other =
        RoundLog::new(LogId { series: TableSeriesId([66; 16]), round: 1, proposal: 1, ..log.id() });
    other.push(first).expect("a contract");
    let told = update(&other, 0, table.sign(&other));
    table.tell(1, told);
    let ada = table.program(1);
    ada.show_events();
    let mut verdicts = Vec::new();
    for check in ada.state.outputs.checks.drain(..).collect::<Vec<_>>() {
        ada.state.finish_check(check.run());
    }
    for event in &ada.state.outputs.events {
        if let ClientEvent::RoundChecked { round, verdict, series, .. } = event {
            verdicts.push((*series == log.id().series, *round, verdict.clone()));
        }
    }
    assert!(verdicts.iter().any(|(_, round, verdict)| *round == 1 && matches!(verdict, Verdict::Broken(_))));
    let is_unmarked = |(_, round, verdict): &(bool, u32, Verdict)| {
        *round == 2 && matches!(verdict, Verdict::Verified(deal) if !deal.are_scores_told)
    };
    assert!(!verdicts.iter().any(is_unmarked), "{verdicts:?}");
}

/// Two stories of the first round, signed in one run: it is broken. Ada's program is started again, and once more; the host goes on.
#[test]
fn scores_after_a_round_with_two_stories_are_the_hosts_word_after_restarts_too() {
    let mut table = CheatingTable::new(8);
    table.start();
    table.play_until_second_turn_of_ada();
    assert!(table.is_running());
    let log = table.log();
    let mut story = log.prefix(log.len() - 1);
    story.push(LogEntry::LimitsChanged(log.contract().expect("a contract").limits)).expect("an entry");
    let told = update(&story, story.len() - 1, table.sign(&story));
    table.tell(1, told);
    let ada = table.program(1);
    assert!(ada.has_left, "two stories");
    // The session ends: what has to be told is left to be told once more.
    ada.state.close();
    for check in ada.state.outputs.checks.drain(..).collect::<Vec<_>>() {
        ada.state.finish_check(check.run());
    }
    ada.state.tell_again();
    ada.show_events();
    ada.state.settle();
    ada.state.save_changes();
    assert!(matches!(ada.verdicts[..], [(1, Verdict::Broken(Breach::Fork(_)))]));
    // The second one tells it, and ends.
    table.harness.now += Duration::from_secs(10);
    let store = table.program(1).store.clone();
    let mut second = Program::new(&table.harness, 1, store);
    second.judge();
    second.state.close();
    second.judge();
    *table.program(1) = second;
    table.harness.now += Duration::from_secs(10);
    // The third one plays on.
    table.start_again(1);
    table.program(1).judge();
    table.finish();
    table.start();
    table.finish();
    let verdicts = table.program(1).verdicts.clone();
    let is_unmarked = |(round, verdict): &(u32, Verdict)| {
        *round == 2 && matches!(verdict, Verdict::Verified(deal) if !deal.are_scores_told)
    };
    assert!(!verdicts.iter().any(is_unmarked), "{verdicts:?}");
}

/// A host shows many series, each with four rounds that it leaves open. What the program has to do when it is started again.
#[test]
fn few_rounds_wait_for_their_check_after_a_restart() {
    let mut table = CheatingTable::new(3);
    table.start();
    let log = table.log();
    let signature = table.harness.room.signer.identity.sign(&Digest::default());
    let signatures: BTreeMap<Seat, Signature> = Seat::first_n(6).map(|seat| (seat, signature)).collect();
    let shown = |series: u8, round: u32| {
        let id = LogId { series: TableSeriesId([series + 100; 16]), round, proposal: 1, ..log.id() };
        let mut shown = RoundLog::new(id);
        for entry in log.entries() {
            let entry = match entry.clone() {
                LogEntry::Committed(_) => LogEntry::Committed(Default::default()),
                LogEntry::Revealed(_) => LogEntry::Revealed(Default::default()),
                entry => entry,
            };
            if matches!(entry, LogEntry::Action { .. }) {
                break;
            }
            shown.push(entry).expect("the beginning of a round");
        }
        for _ in 0..50 {
            let back = LogEntry::TakenBack { asker: Seat::One, to: 0, signatures: signatures.clone() };
            shown.push(back).expect("a takeback");
        }
        shown
    };
    let store = MemoryEvidenceStore::default();
    let mut zoe = Program::new(&table.harness, 9, store.clone());
    zoe.state.handle_message(ToGuest::Lobby(Box::new(table.harness.room.lobby()))).expect("a lobby");
    let mut now = table.harness.now;
    for series in 0..33 {
        for round in 1..=4 {
            let log = shown(series, round);
            now += Duration::from_secs(2);
            zoe.state.tell_time(now);
            zoe.state.handle_message(update(&log, 0, table.sign(&log))).expect("a log");
        }
        zoe.state.outputs.checks.clear();
        zoe.state.outputs.events.clear();
        zoe.state.outputs.messages.clear();
    }
    zoe.state.close();
    let again = Program::new(&table.harness, 9, store);
    assert!(again.state.outputs.checks.len() <= 8, "MAX_CHECKS: the most rounds that wait for their check");
}

fn save_now(table: &mut CheatingTable) -> Save {
    let room = &mut table.harness.room;
    room.saves.save_now();
    let saved = room.take_unsaved(7462).map(|(table, room)| (table.to_saved(), room));
    room.saves.save_now();
    let save = Save::default();
    *save.lock().expect("no panic") = saved;
    save
}

/// Two rounds are played. The host says that it has lost the second one altogether, shows the first one once more, and plays the
/// second one again, with another deal.
#[test]
fn a_round_that_is_played_again_isnt_verified() {
    let mut table = CheatingTable::new(3);
    table.start();
    table.finish();
    let save = save_now(&mut table);
    table.start();
    table.finish();
    let second = table.log();
    for _guest in [1, 2] {}
    for program in &mut table.programs {
        program.verdicts.clear();
    }
    for program in table.programs.iter_mut().filter(|program| program.guest != 0) {
        program.state.disconnected();
    }
    go_back(&mut table, &save);
    table.programs.iter_mut().for_each(Program::judge);
    table.start();
    table.finish();
    let again = table.log();
    assert_eq!((second.id().round, again.id().round), (2, 2));
    assert_ne!(second.head(), again.head(), "another deal");
    for _guest in [1, 2] {}
    for guest in [1, 2] {
        let verdicts = &table.program(guest).verdicts;
        let is_bad =
            |(round, verdict): &(u32, Verdict)| *round == 2 && matches!(verdict, Verdict::Verified(_));
        assert!(!verdicts.iter().any(is_bad), "{guest}: {verdicts:?}");
    }
}

/// Nobody cheats but Ben. The host's disk is broken from the second round's deal on; after that round it crashes, and goes on from its
/// last save, with the same contract and secret. Ben declines, so that the honest host proposes the round once more.
#[test]
fn an_honest_host_that_has_lost_a_round_isnt_accused_though_somebody_declines() {
    let mut table = CheatingTable::new(3);
    table.start();
    table.finish();
    let save = restart_ways::save_before(&mut table, |entry| matches!(entry, LogEntry::Committed(_)));
    table.start();
    table.finish();
    table.harness.room.cheat = None;
    for program in &mut table.programs {
        program.verdicts.clear();
    }
    for program in table.programs.iter_mut().filter(|program| program.guest != 0) {
        program.state.disconnected();
    }
    let (saved_table, saved) = save.lock().expect("no panic").take().expect("the moment has come");
    let run = table.harness.room.signer.run;
    restart_ways::restart(&mut table, saved_table, saved, restart_ways::Excuse::Restart, run);
    assert_ne!(table.harness.room.signer.run, run);
    table.harness.decline(2);
    table.exchange();
    table.programs.iter_mut().for_each(Program::judge);
    table.start();
    table.wait();
    table.finish();
    let is_accused = |(_, verdict): &(u32, Verdict)| matches!(verdict, Verdict::Broken(_));
    assert!(!table.program(1).verdicts.iter().any(is_accused), "{:?}", table.program(1).verdicts);
}
