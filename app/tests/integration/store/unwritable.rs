//! The game goes on without a writable disk, and is saved once there is room again.
//!
//! With real file systems, in a mount namespace that ends with the process: a small full one, and a read-only one.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;

use skipstone::store::{Cause, Profile, Store, StoreError, StoredSeriesId};
use skipstone_tests::in_namespaces;
use tempfile::tempdir;

use super::saved_game::SavedGame;
use super::{FOLDER, folder, other_process};

const ID: StoredSeriesId = StoredSeriesId(4);

/// Runs an ignored test after a shell command in its own mount namespace. Returns `false` if the system doesn't allow that.
fn run_after(shell: &str, test: &str, folder: &Path) -> bool {
    let Some(mut command) = in_namespaces(&["--mount"]) else { return false };
    let inner = other_process(test, folder);
    let output = command
        .args(["sh", "-c", &format!("{shell} && exec \"$@\""), "sh"])
        .arg(inner.get_program())
        .args(inner.get_args())
        .env(FOLDER, folder)
        .output()
        .expect("a command that was tried before");
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
    true
}

#[test]
fn the_game_goes_on_with_a_full_disk() {
    let folder = tempdir().expect("a folder");
    let mount = format!("mount -t tmpfs -o size=3m none \"${FOLDER}\"");
    run_after(&mount, "unwritable::in_namespace_plays_on_a_full_disk", folder.path());
}

#[test]
#[ignore = "it needs a small disk"]
fn in_namespace_plays_on_a_full_disk() {
    let folder = folder();
    let profile = Profile::in_folder(&folder);
    let (store, _) = Store::open(&profile);
    let mut game = SavedGame::begin(&store, ID);
    game.play_rounds(1);

    let filler = folder.join("filler");
    let mut file = File::create(&filler).expect("a file");
    while file.write_all(&[1; 4096]).is_ok() {}
    drop(file);
    let full = |store: &Store| {
        matches!(*store.watch_error().borrow(), Some(StoreError::Unusable { why: Cause::Full, .. }))
    };
    for step in 0.. {
        game.step();
        if full(&store) {
            break;
        }
        assert!(step < 20_000, "the disk is full, and nobody says so");
    }
    game.play_rounds(2);
    assert!(full(&store), "{:?}", *store.watch_error().borrow());
    let rounds = game.table.series().rounds().len();
    assert_eq!(store.rounds().map(|rounds| rounds.len()), Ok(rounds));

    fs::remove_file(filler).expect("it was there");
    game.step();
    assert_eq!(*store.watch_error().borrow(), None, "there is room again");
    let kept = game.table.to_saved();
    drop((game, store));
    let (store, error) = Store::open(&profile);
    assert_eq!(error, None);
    assert_eq!(SavedGame::continue_series(&store, ID).table.to_saved(), kept);
    assert_eq!(store.rounds().map(|found| found.len()), Ok(rounds), "the rounds played meanwhile too");
}

#[test]
fn the_game_goes_on_with_a_read_only_folder() {
    let folder = tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    let (store, _) = Store::open(&profile);
    SavedGame::begin(&store, ID).play_rounds(1);
    drop(store);
    let before = fs::read(profile.database_path()).expect("it is there");
    let read_only =
        format!("mount --bind \"${FOLDER}\" \"${FOLDER}\" && mount -o remount,bind,ro \"${FOLDER}\"");
    let test = "unwritable::in_namespace_plays_in_a_read_only_folder";
    if !run_after(&read_only, test, folder.path()) {
        return;
    }
    assert_eq!(fs::read(profile.database_path()).expect("it is there"), before);

    let empty = tempdir().expect("a folder");
    run_after(&read_only, test, empty.path());
    assert_eq!(fs::read_dir(empty.path()).expect("a folder").count(), 0);
}

#[test]
#[ignore = "it needs a read-only folder"]
fn in_namespace_plays_in_a_read_only_folder() {
    let profile = Profile::in_folder(&folder());
    let exists = profile.database_path().exists();
    let (store, error) = Store::open(&profile);
    let read_only =
        |error: &Option<StoreError>| matches!(error, Some(StoreError::Unusable { why: Cause::ReadOnly, .. }));
    assert_eq!(read_only(&error), exists, "{error:?}");
    let other = StoredSeriesId(9);
    let mut game = SavedGame::begin(&store, other);
    game.play_rounds(2);
    assert!(read_only(&store.watch_error().borrow()), "{:?}", *store.watch_error().borrow());
    let kept = game.table.to_saved();
    drop(game);
    assert_eq!(
        SavedGame::continue_series(&store, other).table.to_saved(),
        kept,
        "as long as the program runs, nothing is lost"
    );
}
