//! Ways to rewind a deal or a game, with or without an excuse.

use std::sync::{Arc, Mutex};

use super::play_ways::play_any_move;
use super::*;

/// Ways that go back to an earlier state of the deal or the game.
pub(super) const RESTART_WAYS: &[Way] = &[
    ("the game is rewound to an earlier move", Expected::BrokenOrLeft, |table| {
        table.start();
        table.play_steps(8);
        rewind(table, Excuse::None);
    }),
    ("the game is rewound while the lobby flickers", Expected::BrokenOrLeft, |table| {
        table.start();
        table.play_steps(8);
        let lobby = table.harness.room.lobby();
        let mut other = lobby.clone();
        other.series = TableSeriesId([8; 16]);
        other.seats[1].occupant = Occupant::Nobody;
        for program in &mut table.programs {
            for lobby in [&other, &lobby] {
                let message = ToGuest::Lobby(Box::new(lobby.clone()));
                program.has_left |= program.state.handle_message(message).is_err();
            }
        }
        rewind(table, Excuse::None);
    }),
    ("the game is rewound after a cut connection", Expected::BrokenOrLeft, |table| {
        table.start();
        table.play_steps(8);
        rewind(table, Excuse::Disconnect);
    }),
    ("the game is rewound, with a restart for an excuse", Expected::NotProven, |table| {
        table.start();
        table.play_steps(8);
        rewind(table, Excuse::Restart);
    }),
    ("a round is rewound after its verdict", Expected::Broken, |table| {
        table.start();
        table.finish();
        let before = table.log();
        let kept = rewind(table, Excuse::None);
        // A computer player that makes its next move once more contradicts nothing that the host has signed. The guests leave
        // at once, with the verdict on the round as it was.
        let is_repeated = table.log().head_at(kept + 1) == before.head_at(kept + 1);
        table.is_moot =
            is_repeated && table.programs.iter().all(|program| program.guest == 0 || program.has_left);
    }),
    ("a round is rewound after its verdict, with a restart for an excuse", Expected::NotProven, |table| {
        table.start();
        table.finish();
        rewind(table, Excuse::Restart);
    }),
    ("a broken round is told anew before its verdict", Expected::Broken, |table| {
        table.start();
        table.play_until_turn_of(1);
        table.harness.room.cheat = Some(without(|entry| matches!(entry, LogEntry::TakenOver { .. })));
        play_any_move(table);
        table.harness.room.cheat = None;
        table.play_to_the_end();
        let log = table.log();
        for proposal in [2, 1] {
            table.harness.room.signer.run = RunId::generate().expect("random bytes");
            let mut anew = RoundLog::new(LogId { proposal, ..log.id() });
            anew.push(log.entries()[0].clone()).expect("a contract");
            let told = update(&anew, 0, table.sign(&anew));
            for program in table.programs.iter_mut().filter(|program| program.guest != 0) {
                program.state.tell_time(table.harness.now);
                program.state.reconnected();
                program.has_left |= program.state.handle_message(told.clone()).is_err();
            }
        }
    }),
    ("a restart for an excuse, and then computer players finish the round", Expected::NotProven, |table| {
        table.start();
        let log = table.log();
        let dealt = log.entries().iter().position(|entry| matches!(entry, LogEntry::Dealt { .. }));
        let cut = log.prefix(dealt.expect("a deal"));
        table.harness.room.signer.run = RunId::generate().expect("random bytes");
        let told = update(&cut, 0, table.sign(&cut));
        for program in &mut table.programs {
            program.state.tell_time(table.harness.now);
            program.state.reconnected();
            if program.guest != 0 {
                program.has_left |= program.state.handle_message(told.clone()).is_err();
            }
        }
        for guest in [1, 2] {
            let seat = table.harness.room.seating.seat_of(key(guest)).expect("a seat");
            table.harness.room.take_over(seat, Some(TakeoverCause::Kicked));
        }
        table.harness.collect_outputs();
        table.exchange();
        drop_ways::finish_and_deal_again(table);
    }),
    ("another secret after a restart", Expected::NotProven, |table| {
        let save = save_before(table, |entry| matches!(entry, LogEntry::Begun(_)));
        table.start();
        go_back(table, &save);
    }),
    ("a list without hashes after a restart", Expected::NotProven, |table| {
        let save = save_before(table, |entry| matches!(entry, LogEntry::Committed(_)));
        table.start();
        table.is_ignored = |_, message| matches!(message, ToHost::Deal { .. });
        go_back(table, &save);
    }),
    ("a share is missing after a restart", Expected::NotProven, |table| {
        let save = save_before(table, |entry| matches!(entry, LogEntry::Revealed(_)));
        table.start();
        table.is_ignored = |guest, message| {
            guest == 1 && matches!(message, ToHost::Deal { given: DealContribution::Share(_), .. })
        };
        go_back(table, &save);
    }),
    ("another contract after a restart", Expected::NotProven, |table| {
        let save = save_before(table, |entry| matches!(entry, LogEntry::Begun(_)));
        table.start();
        if let Some((_, saved)) = save.lock().expect("no panic").as_mut()
            && let Some(log) = &mut saved.log
        {
            log.proposal += 1;
        }
        go_back(table, &save);
    }),
];

/// The host's state at some moment, once that has come.
pub(super) type Save = Arc<Mutex<Option<(table::SavedTable, SavedRoom)>>>;

/// Keeps the host's state as it is before the first entry of this kind.
pub(super) fn save_before(table: &mut CheatingTable, is_moment: fn(&LogEntry) -> bool) -> Save {
    let save = Save::default();
    let kept = Arc::clone(&save);
    table.cheat(move |room, entry| {
        let mut kept = kept.lock().expect("no panic");
        if kept.is_none() && is_moment(&entry) {
            room.saves.save_now();
            *kept = room.take_unsaved(7462).map(|(table, room)| (table.to_saved(), room));
            room.saves.save_now();
        }
        vec![entry]
    });
    save
}

/// The host goes back to an earlier state, with a restart for an excuse, and takes no notice of what doesn't come.
pub(super) fn go_back(table: &mut CheatingTable, save: &Save) {
    let (saved_table, saved) = save.lock().expect("no panic").take().expect("the moment has come");
    let run = table.harness.room.signer.run;
    restart(table, saved_table, saved, Excuse::Restart, run);
    table.exchange();
    table.wait();
    table.wait();
}

/// What a host has to say for it that the game isn't where it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Excuse {
    /// Nothing: the guests notice nothing of what it does.
    None,
    /// The connections were lost.
    Disconnect,
    /// Its program was started again.
    Restart,
}

/// The host goes back to an earlier save and plays on from there. Returns how many entries of its log it has kept.
fn rewind(table: &mut CheatingTable, excuse: Excuse) -> usize {
    let (saved_table, mut saved) = table.harness.saved.clone().expect("a save");
    let mut round = saved_table.round.clone().expect("a round");
    let actions_kept = round.actions.len() / 2;
    round.actions.truncate(actions_kept);
    if let Some(log) = &mut saved.log {
        let mut actions = 0;
        log.entries.retain(|entry| {
            actions += usize::from(matches!(entry, LogEntry::Action { .. }));
            actions <= actions_kept
        });
    }
    let rounds = saved_table.rounds.iter().take(round.number - 1).cloned().collect();
    let saved_table = table::SavedTable { round: Some(round), rounds, ..saved_table };
    let run = table.harness.room.signer.run;
    restart(table, saved_table, saved, excuse, run);
    if excuse == Excuse::None {
        [1, 2, 9].into_iter().for_each(|guest| drop(table.harness.take_messages(guest)));
    }
    // Everybody makes other moves than before.
    table.rng = ChaCha8Rng::seed_from_u64(99);
    let kept = table.harness.entries().len();
    table.exchange();
    for _ in 0..20 {
        if !table.is_running() || table.harness.entries().len() >= kept + 3 {
            break;
        }
        match excuse {
            Excuse::Restart => table.step(),
            Excuse::None | Excuse::Disconnect => play_any_move(table),
        }
    }
    table.exchange();
    kept
}

/// The host's program is started again from what it says it has saved. Its guests come back.
pub(super) fn restart(
    table: &mut CheatingTable,
    saved_table: table::SavedTable,
    saved: SavedRoom,
    excuse: Excuse,
    run: RunId,
) {
    let resumed = Table::resume(saved_table).expect("a valid save");
    let mut room = Room::resume(table.config.clone(), saved, resumed).expect("random bytes");
    if excuse != Excuse::Restart {
        room.signer.run = run;
    }
    table.harness = TestRoom::from_room(room);
    table.programs.retain(|program| program.guest != 0);
    table.programs.push(Program::new(&table.harness, 0, MemoryEvidenceStore::default()));
    for guest in [1, 2, 9] {
        let Some(program) = table.programs.iter_mut().find(|program| program.guest == guest) else {
            continue;
        };
        let seen = program.state.position();
        let mode = match guest {
            9 => JoinMode::Watch,
            _ => JoinMode::Return { table: table.harness.room.id, seen },
        };
        if excuse != Excuse::None {
            program.state.tell_time(table.harness.now);
            program.state.reconnected();
        }
        table.harness.join(table.harness.hello(guest, if guest == 9 { "Zoë" } else { "Whoever" }, mode));
    }
}

/// The host knows the first one, and could choose a secret for it.
#[test]
fn a_share_is_of_use_for_one_attempt_only() {
    let mut table = CheatingTable::new(5);
    let save = save_before(&mut table, |entry| matches!(entry, LogEntry::Begun(_)));
    let shares = |table: &CheatingTable| {
        table.harness.entries().iter().find_map(|entry| match entry {
            LogEntry::Revealed(shares) => Some(shares.clone()),
            _ => None,
        })
    };
    table.start();
    let first = shares(&table).expect("they were revealed");
    go_back(&mut table, &save);
    let second = shares(&table).expect("they were revealed");
    assert!(first.len() == 2 && first.keys().eq(second.keys()));
    assert!(first.iter().all(|(seat, share)| second[seat] != *share));
}
