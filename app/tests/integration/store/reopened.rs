//! A reopened store has everything that was saved.

use std::collections::BTreeSet;

use skipstone::store::{Profile, RoundKey, SavedSeries, Store, StoreError, StoredSeriesId};
use skipstone_core::Seat;
use skipstone_core::replay::replay;
use skipstone_core::table::Intent;
use tempfile::tempdir;

use super::saved_game::SavedGame;

const ID: StoredSeriesId = StoredSeriesId(7);

fn open(folder: &tempfile::TempDir) -> Store {
    let (store, error) = Store::open(&Profile::in_folder(folder.path()));
    assert_eq!(error, None);
    store
}

/// A game whose store is reopened every few moves, with undo across that, ends the same.
#[test]
fn a_series_is_continued_across_restarts() {
    let folder = tempdir().expect("a folder");
    let mut game = SavedGame::begin(&open(&folder), ID);
    for step in 0..400 {
        game.step();
        if step % 23 == 22 {
            let kept = game.table.to_saved();
            drop(game);
            game = SavedGame::continue_series(&open(&folder), ID);
            assert_eq!(game.table.to_saved(), kept, "after step {step}");
        }
        if step % 50 == 49 {
            while game.table.round().is_none_or(|round| round.turn() != Seat::ONE) {
                game.step();
            }
            let before = game.table.to_saved();
            game.step();
            drop(game);
            game = SavedGame::continue_series(&open(&folder), ID);
            game.ask(Intent::Undo);
            assert_eq!(game.table.to_saved(), before, "a move is taken back after a pause too");
        }
    }
    let rounds = game.table.series().rounds().to_vec();
    assert!(rounds.len() > 2, "several rounds were played");
    drop(game);

    let store = open(&folder);
    let series = store.find(ID).expect("the file is sound").expect("the series is there");
    assert_eq!(series.title(), "Ada, Pebble, Flint");
    assert!(series.rounds.iter().map(|round| &round.result).eq(&rounds));
    let played = store.rounds().expect("the file is sound");
    assert!(
        played.iter().map(|round| &round.result).eq(&rounds),
        "each round once, however often it was undone"
    );
    for round in played {
        let record = store.record(round.key).expect("the file is sound").expect("its record");
        let replayed = replay(&record).expect("it follows the rules");
        assert!(replayed.finished && replayed.from_seed);
    }
}

/// Taking back the last move of a round removes the saved round completely.
#[test]
fn a_round_that_was_taken_back_is_removed() {
    let folder = tempdir().expect("a folder");
    let mut game = SavedGame::begin(&open(&folder), ID);
    game.play_rounds(2);
    drop(game);

    let store = open(&folder);
    let key = RoundKey { series: ID, number: 2 };
    assert!(store.record(key).expect("the file is sound").is_some());
    SavedGame::continue_series(&store, ID).ask(Intent::Undo);
    assert_eq!(store.record(key), Ok(None));
    assert_eq!(store.rounds().map(|rounds| rounds.len()), Ok(1));
    assert_eq!(store.find(ID).map(|series| series.map_or(0, |series| series.rounds.len())), Ok(1));
}

#[test]
fn a_removed_series_can_be_put_back() {
    let folder = tempdir().expect("a folder");
    let store = open(&folder);
    let mut game = SavedGame::begin(&store, ID);
    game.play_rounds(1);
    game.step();
    game.step();
    let kept = game.table.to_saved();
    let removed = store.remove(ID).expect("the file is sound");
    assert_eq!(store.series(), Ok(Vec::new()));
    assert_eq!(store.rounds().map(|rounds| rounds.len()), Ok(1), "played rounds stay");
    store.restore(removed);
    assert_eq!(SavedGame::continue_series(&store, ID).table.to_saved(), kept);
}

/// The second window on a profile gets an error and stays in memory until the first is closed.
#[test]
fn only_one_window_can_open_the_file() {
    let folder = tempdir().expect("a folder");
    let first = open(&folder);
    SavedGame::begin(&first, ID).play_rounds(1);

    let (second, error) = Store::open(&Profile::in_folder(folder.path()));
    assert!(matches!(error, Some(StoreError::InUse(_))), "{error:?}");
    assert_eq!(*second.watch_error().borrow(), error);
    let other = StoredSeriesId(8);
    SavedGame::begin(&second, other).play_rounds(1);
    assert_eq!(second.series().map(|series| series.len()), Ok(1), "it finds its own");

    drop(first);
    SavedGame::continue_series(&second, other).play_rounds(1);
    assert_eq!(*second.watch_error().borrow(), None);
    drop(second);
    assert_eq!(open(&folder).series().map(|series| series.len()), Ok(2), "now both are kept");
}

/// A series without played rounds, like the copy of another one, draws its own first dealer.
#[test]
fn a_copied_series_draws_its_own_first_dealer() {
    let store = Store::in_memory();
    let mut game = SavedGame::begin(&store, ID);
    game.play_rounds(1);
    let series = store.find(ID).expect("it can be read").expect("the series is there");
    let mut dealers = BTreeSet::new();
    for copy in 100..120 {
        let id = StoredSeriesId(copy);
        store.put(&SavedSeries { id, rounds: Vec::new(), ..series.clone() });
        let mut game = SavedGame::continue_series(&store, id);
        game.play_rounds(1);
        let dealt = store.find(id).expect("it can be read").expect("the series is there").first_dealer;
        assert_eq!(dealt, game.table.to_saved().first_dealer);
        dealers.insert(dealt);
    }
    assert!(dealers.len() > 1, "not always the one of the first series");
}
