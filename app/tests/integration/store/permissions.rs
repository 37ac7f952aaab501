//! Only its owner may read the store: it holds invite secrets and the seeds of running games.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use skipstone::store::{Profile, Store, StoreError, StoredSeriesId};
use tempfile::tempdir;

use super::saved_game::SavedGame;

const ID: StoredSeriesId = StoredSeriesId(6);

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("a file").permissions().mode() & 0o777
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("it is ours");
}

/// Asserts that only the owner may access a folder's files, and returns how many there are.
fn private_files(folder: &Path) -> usize {
    let files: Vec<_> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    for path in &files {
        assert_eq!(mode(path), 0o600, "{}", path.display());
    }
    files.len()
}

#[test]
fn a_new_store_is_private() {
    let folder = tempdir().expect("a folder");
    let (store, _) = Store::open(&Profile::in_folder(folder.path()));
    SavedGame::begin(&store, ID).play_rounds(1);
    assert_eq!(private_files(folder.path()), 1);
}

/// Earlier versions gave the file the permissions that the system gives.
#[test]
fn an_existing_store_and_its_copies_become_private_when_it_is_opened() {
    let folder = tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    SavedGame::begin(&Store::open(&profile).0, ID).play_rounds(1);
    let copies =
        ["skipstone.format-1.redb", "skipstone.damaged-2026-11-01-120000.redb", "skipstone.redb.new"];
    copies.iter().for_each(|copy| fs::write(folder.path().join(copy), b"a copy").expect("it can be written"));
    let others = folder.path().join("others.txt");
    fs::write(&others, b"not the store's").expect("it can be written");
    for path in copies.map(|copy| folder.path().join(copy)).iter().chain([&profile.database_path(), &others])
    {
        set_mode(path, 0o644);
    }
    let (store, error) = Store::open(&profile);
    assert_eq!(error, None);
    assert_eq!(mode(&others), 0o644, "files that aren't the store's are left alone");
    fs::remove_file(others).expect("it is there");
    assert!(private_files(folder.path()) > 1);
    SavedGame::continue_series(&store, ID).play_rounds(1);
    private_files(folder.path());
}

/// Some players keep the file on another disk.
#[test]
fn a_linked_store_becomes_private() {
    let (folder, elsewhere) = (tempdir().expect("a folder"), tempdir().expect("a folder"));
    let (profile, target) = (Profile::in_folder(folder.path()), Profile::in_folder(elsewhere.path()));
    SavedGame::begin(&Store::open(&target).0, ID).play_rounds(1);
    set_mode(&target.database_path(), 0o644);
    std::os::unix::fs::symlink(target.database_path(), profile.database_path()).expect("a link");
    assert_eq!(Store::open(&profile).1, None);
    assert_eq!(private_files(elsewhere.path()), 1);
}

#[test]
fn a_quarantined_store_is_private() {
    let folder = tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    fs::write(profile.database_path(), b"not a database").expect("it can be written");
    set_mode(&profile.database_path(), 0o664);
    let (store, error) = Store::open(&profile);
    assert!(matches!(error, Some(StoreError::Quarantined { .. })), "{error:?}");
    SavedGame::begin(&store, ID).play_rounds(1);
    assert_eq!(private_files(folder.path()), 2, "the quarantined file and the new one");
}
