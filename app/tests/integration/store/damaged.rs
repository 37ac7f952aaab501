//! Damaged and foreign files are quarantined unchanged and reported, and the game goes on.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use redb::{ReadableDatabase, TableDefinition};
use skipstone::store::random_seed;
use skipstone::store::{
    ContinueError, Profile, QuarantineReason, SavedSeries, Store, StoreError, StoredSeriesId,
};
use tempfile::{TempDir, tempdir};

use super::saved_game::SavedGame;

const ID: StoredSeriesId = StoredSeriesId(5);

/// The file of a store with a series, and the series.
fn sound() -> (Vec<u8>, Vec<SavedSeries>) {
    let folder = tempdir().expect("a folder");
    let (store, _) = Store::open(&Profile::in_folder(folder.path()));
    SavedGame::begin(&store, ID).play_rounds(3);
    let series = store.series().expect("the file is sound");
    drop(store);
    (fs::read(Profile::in_folder(folder.path()).database_path()).expect("it is there"), series)
}

/// Opens a store on a file with these bytes.
fn open(bytes: &[u8]) -> (TempDir, Store, Option<StoreError>) {
    let folder = tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    fs::write(profile.database_path(), bytes).expect("it can be written");
    let (store, error) = Store::open(&profile);
    (folder, store, error)
}

/// Asserts that the bytes are kept under another name and a new game is saved in a new file.
fn is_set_aside(bytes: &[u8], folder: &Path, store: Store, error: &StoreError, what: &str) {
    let StoreError::Quarantined { path, now, .. } = error else { panic!("{what}: {error}") };
    assert!(error.to_string().contains(&path.display().to_string()), "{what}");
    assert!(fs::read(now).expect("it is there") == bytes, "{what}: not a byte is changed");
    assert_eq!(store.series(), Ok(Vec::new()), "{what}");
    let other = StoredSeriesId(6);
    SavedGame::begin(&store, other).play_rounds(1);
    drop(store);
    let (store, error) = Store::open(&Profile::in_folder(folder));
    assert_eq!(error, None, "{what}");
    assert_eq!(SavedGame::continue_series(&store, other).table.series().rounds().len(), 1, "{what}");
}

/// Runs `skipstone series list` with a home folder.
fn list_series(home: &Path) -> Output {
    let mut list = Command::new(env!("CARGO_BIN_EXE_skipstone"));
    for variable in ["HOME", "XDG_DATA_HOME", "APPDATA", "LOCALAPPDATA"] {
        list.env(variable, home);
    }
    list.args(["series", "list"]).output().expect("the program starts")
}

/// A database with a single number.
fn other(table: &str, key: &str, value: u64) -> Vec<u8> {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("other.redb");
    let other = redb::Database::create(&path).expect("a database");
    let write = other.begin_write().expect("it can be written");
    let table = TableDefinition::<&str, u64>::new(table);
    write.open_table(table).expect("a new table").insert(key, value).expect("a value");
    write.commit().expect("it can be written");
    drop(other);
    fs::read(path).expect("it is there")
}

#[test]
fn a_foreign_file_is_quarantined() {
    // The first byte of each of the two headers is the format of the library, of which 3 is the one in use.
    let mut old = other("store", "format", 1);
    (old[64], old[192]) = (2, 2);
    let files = [
        ("text", b"dear diary, today I wrote a file".to_vec(), None),
        ("zeros", vec![0; 100_000], None),
        ("another program's", other("recipes", "soup", 1), Some(QuarantineReason::Foreign)),
        ("one without a format", other("store", "format", 0), Some(QuarantineReason::Foreign)),
        ("one from before the first release", other("meta", "format", 9), Some(QuarantineReason::Unreleased)),
        ("one of an old library", old, Some(QuarantineReason::LibraryFormat(2))),
    ];
    for (what, bytes, expected) in files {
        let (folder, store, error) = open(&bytes);
        let error = error.unwrap_or_else(|| panic!("{what} is reported"));
        let StoreError::Quarantined { why, .. } = &error else { panic!("{what}: {error}") };
        match expected {
            Some(expected) => assert_eq!(*why, expected, "{what}"),
            None => assert!(matches!(why, QuarantineReason::Damaged(_)), "{what}: {error}"),
        }
        is_set_aside(&bytes, folder.path(), store, &error, what);
    }
}

/// A newer program's file is left unchanged; new games stay in memory.
#[test]
fn a_newer_file_is_left_alone() {
    let bytes = other("store", "format", 99);
    let (folder, store, error) = open(&bytes);
    let profile = Profile::in_folder(folder.path());
    assert_eq!(error, Some(StoreError::Newer(profile.database_path())));
    let other = StoredSeriesId(6);
    SavedGame::begin(&store, other).play_rounds(1);
    assert_eq!(*store.watch_error().borrow(), error, "it stays reported");
    assert_eq!(SavedGame::continue_series(&store, other).table.series().rounds().len(), 1);
    drop(store);
    assert!(fs::read(profile.database_path()).expect("it is there") == bytes, "not a byte is changed");
    assert_eq!(folder.path().read_dir().expect("a folder").count(), 1, "and nothing is beside it");
}

#[test]
fn a_truncated_file_is_quarantined() {
    let (bytes, _) = sound();
    for part in [1, 7, 9, 400, 4096, 70_000, bytes.len() / 2, bytes.len() - 1] {
        let bytes = &bytes[..part];
        let (folder, store, error) = open(bytes);
        let what = format!("the first {part} bytes");
        is_set_aside(bytes, folder.path(), store, &error.unwrap_or_else(|| panic!("{what}")), &what);
    }
}

/// Any flipped bit is either detected or has no effect.
#[test]
fn a_flipped_bit_is_detected() {
    let (bytes, series) = sound();
    let used: Vec<usize> = (0..bytes.len()).filter(|at| !matches!(bytes[*at], 0 | 255)).collect();
    let mut noticed = 0;
    for flip in 0..250 {
        let at = used[flip * 7919 % used.len()];
        let mut flipped = bytes.clone();
        flipped[at] ^= 1 << (flip % 8);
        let (folder, store, error) = open(&flipped);
        let what = format!("bit {} of byte {at}", flip % 8);
        match error {
            None => assert_eq!(store.series().as_ref(), Ok(&series), "{what} changed what is read"),
            Some(error) => {
                noticed += 1;
                is_set_aside(&flipped, folder.path(), store, &error, &what);
            }
        }
    }
    assert!(noticed > 10, "{noticed} of 250 flips were noticed");
}

/// The library panics at pages of an unknown kind, which their first byte tells. The player reads a sentence all the same.
#[test]
fn no_panic_is_printed_of_a_damaged_file() {
    const PAGE: usize = 4096;
    let (bytes, _) = sound();
    let pages = (PAGE..bytes.len()).step_by(PAGE).filter(|at| bytes[*at] != 0);
    let mut told = 0;
    for at in pages {
        let mut damaged = bytes.clone();
        damaged[at] = 0x77;
        let home = tempdir().expect("a folder");
        let profile = Profile::in_folder(&home.path().join("skipstone"));
        fs::create_dir(home.path().join("skipstone")).expect("a folder");
        fs::write(profile.database_path(), &damaged).expect("it can be written");
        let list = list_series(home.path());
        let err = String::from_utf8_lossy(&list.stderr);
        assert!(!err.contains("panicked") && err.lines().count() < 2, "page at {at}: {err}");
        told += usize::from(err.contains(" is damaged ("));
    }
    assert!(told > 3, "{told} damaged pages were noticed");
}

/// A flipped bit in the format's number isn't taken for a newer format.
#[test]
fn a_flipped_bit_of_the_format_is_detected() {
    let (bytes, _) = sound();
    let name = bytes.windows(6).position(|part| part == b"format").expect("the format's name");
    let number = name + "format".len();
    for at in number..number + 8 {
        for bit in 0..8 {
            let mut flipped = bytes.clone();
            flipped[at] ^= 1 << bit;
            let (folder, store, error) = open(&flipped);
            let what = format!("bit {bit} of byte {at}");
            is_set_aside(&flipped, folder.path(), store, &error.unwrap_or_else(|| panic!("{what}")), &what);
        }
    }
}

/// A series of an unknown version is reported once; the others are read, and its bytes survive all writes.
#[test]
fn an_unreadable_series_stays_in_the_file() {
    const SERIES: TableDefinition<'_, &[u8], &[u8]> = TableDefinition::new("series");
    let (bytes, sound) = sound();
    let home = tempdir().expect("a folder");
    let profile = Profile::in_folder(&home.path().join("skipstone"));
    fs::create_dir(home.path().join("skipstone")).expect("a folder");
    fs::write(profile.database_path(), bytes).expect("it can be written");
    let (key, unknown) = ([0xEE_u8; 16], [99, 0, 1, 2, 3]);
    let file = redb::Database::open(profile.database_path()).expect("the file is sound");
    let write = file.begin_write().expect("it can be written");
    write.open_table(SERIES).expect("a table").insert(&key[..], &unknown[..]).expect("a value");
    write.commit().expect("it can be written");
    drop(file);

    let list = list_series(home.path());
    let (out, err) = (String::from_utf8_lossy(&list.stdout), String::from_utf8_lossy(&list.stderr));
    assert_eq!(list.status.code(), Some(2), "one is missing");
    assert!(out.contains(&sound[0].title()) && err.contains(&"ee".repeat(16)), "{out}{err}");

    let (store, error) = Store::open(&profile);
    assert_eq!(error, None, "the file as a whole is sound");
    assert_eq!(store.series().as_ref(), Ok(&sound));
    let reported = store.watch_error().borrow().clone().expect("it is reported");
    assert!(matches!(reported, StoreError::Value { what: "series", .. }), "{reported}");
    assert!(reported.to_string().contains(&"ee".repeat(16)), "{reported}");
    assert!(matches!(
        store.continue_series(StoredSeriesId(u128::from_be_bytes(key)), random_seed()),
        Err(ContinueError::Store(_))
    ));

    SavedGame::continue_series(&store, ID).play_rounds(1);
    assert_eq!(*store.watch_error().borrow(), None, "the store can write");
    assert_eq!(store.series().map(|series| series.len()), Ok(1));
    assert_eq!(*store.watch_error().borrow(), None, "once is enough");
    drop(store);
    let file = redb::Database::open(profile.database_path()).expect("the file is sound");
    let table = file.begin_read().expect("it can be read").open_table(SERIES).expect("a table");
    assert_eq!(table.get(&key[..]).expect("it can be read").expect("it is there").value(), unknown);
}
