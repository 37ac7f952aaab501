//! After a kill at any moment, the store has every finished move.

use std::io::{BufRead, BufReader, Write as _, stdout};
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

use skipstone::store::{Profile, Store, StoredSeriesId};
use tempfile::tempdir;

use super::saved_game::SavedGame;
use super::{folder, other_process};

const ID: StoredSeriesId = StoredSeriesId(3);
const KILLS: u64 = 200;
/// How often and how many times it is looked whether the other process has begun its file.
const BETWEEN_LOOKS: Duration = Duration::from_micros(50);
const MOST_LOOKS: u32 = 1_200_000;
/// The line of the child process after each step, with the number of steps.
const STEP: &str = "step ";

/// Plays on from the stored state and prints the number of steps after each one.
#[test]
#[ignore = "it is the process that is killed"]
fn child_process_plays_on() {
    let (store, error) = Store::open(&Profile::in_folder(&folder()));
    assert_eq!(error, None, "a kill leaves nothing to be repaired by hand");
    let known = store.find(ID).expect("the file is sound").is_some();
    let mut game = if known { SavedGame::continue_series(&store, ID) } else { SavedGame::begin(&store, ID) };
    for step in 1..100_000 {
        game.step();
        writeln!(stdout(), "{STEP}{step}").and_then(|()| stdout().flush()).expect("somebody listens");
    }
}

#[test]
fn every_finished_move_survives_a_kill() {
    let folder = tempdir().expect("a folder");
    // The same game in this process, without kills.
    let mut safe = SavedGame::begin(&Store::in_memory(), ID);
    let mut steps = 0;
    for kill in 0..KILLS {
        let mut other = other_process("killed::child_process_plays_on", folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this program can be run again");
        let mut lines = BufReader::new(other.stdout.take().expect("it is piped")).lines();
        let step = |line: String| line.strip_prefix(STEP).and_then(|step| step.parse::<u64>().ok());
        // Some kills hit the start, most hit playing and saving.
        if kill % 10 != 0 {
            assert!(lines.by_ref().map_while(Result::ok).any(|line| step(line).is_some()), "it plays");
        }
        sleep(Duration::from_micros(kill * 7919 % 30_000));
        other.kill().expect("it can be killed");
        other.wait().expect("it was killed");
        let printed =
            lines.map_while(Result::ok).filter_map(step).last().unwrap_or(u64::from(kill % 10 != 0));

        let (store, error) = Store::open(&Profile::in_folder(folder.path()));
        assert_eq!(error, None);
        let Some(series) = store.find(ID).expect("the file is sound") else {
            // A table is saved with its first move, which follows the deal.
            assert!(steps == 0 && printed <= 1, "after {printed} steps there is nothing");
            continue;
        };
        let found = SavedGame::continue_series(&store, ID).table.to_saved();
        // Every printed step was saved before, and possibly one more.
        (0..printed).for_each(|_| safe.step());
        let mut more = 0;
        while safe.table.to_saved() != found && more < 1 + u64::from(steps == 0) {
            safe.step();
            more += 1;
        }
        assert_eq!(found, safe.table.to_saved(), "kill {kill}, {printed} steps after {steps}");
        steps += printed + more;
        assert!(series.rounds.iter().map(|round| &round.result).eq(safe.table.series().rounds()));
        assert_eq!(store.rounds().map(|rounds| rounds.len()), Ok(series.rounds.len()));
    }
    // The first kills may come before a step, and where the disk is slow the others after a single one.
    assert!(steps >= KILLS * 9 / 10, "{steps} steps were made");
}

/// A kill during the creation of the file doesn't prevent its creation the next time.
#[test]
fn a_half_created_file_is_replaced() {
    for kill in 0..30 {
        let folder = tempdir().expect("a folder");
        let mut other = other_process("killed::child_process_plays_on", folder.path())
            .stdout(Stdio::null())
            .spawn()
            .expect("this program can be run again");
        let file = Profile::in_folder(folder.path()).database_path();
        let is_begun = || file.with_extension("redb.new").exists() || file.exists();
        let has_begun = (0..MOST_LOOKS).any(|_| {
            sleep(BETWEEN_LOOKS);
            is_begun()
        });
        assert!(has_begun, "the other process makes no file within a minute");
        sleep(Duration::from_micros(kill * 100));
        other.kill().expect("it can be killed");
        other.wait().expect("it was killed");
        let (store, error) = Store::open(&Profile::in_folder(folder.path()));
        assert_eq!(error, None, "killed {kill} tenths of a millisecond after the file was made");
        SavedGame::begin(&store, StoredSeriesId(9)).play_rounds(1);
        assert_eq!(*store.watch_error().borrow(), None);
    }
}
