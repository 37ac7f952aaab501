//! The upgrade of an older file, with a step that only these tests have, interrupted after every event.

use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _, stdout};
use std::path::{Path, PathBuf};
use std::process::{Stdio, abort};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::sleep;
use std::time::Duration;

use redb::{ReadableTable as _, WriteTransaction};
use skipstone_tests::other_process;
use tempfile::{TempDir, tempdir};
use tracing::{Event, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::{Context, SubscriberExt as _};

use super::upgrade::{UpgradeStep, backup_path};
use super::{AccessError, Database, OpenDatabaseError, RowKind};

/// The file of format 1, shared with the store's golden test.
const GOLDEN: &[u8] = include_bytes!("../../../tests/integration/store/format-1.redb");

const KINDS: [RowKind; 11] = [
    RowKind::Series,
    RowKind::Running,
    RowKind::Hosted,
    RowKind::Evidence,
    RowKind::UnfinishedDeals,
    RowKind::Rounds,
    RowKind::Records,
    RowKind::Trust,
    RowKind::Quarantine,
    RowKind::PlayOrder,
    RowKind::KeptSeat,
];

/// Format 2 of these tests appends a byte to every value.
const TO_FORMAT_2: &[UpgradeStep] = &[append_a_byte];

fn append_a_byte(write: &WriteTransaction) -> Result<(), AccessError> {
    for kind in KINDS {
        let mut table = write.open_table(kind.table())?;
        let mut rows = Vec::new();
        for row in table.iter()? {
            let (key, value) = row?;
            rows.push((key.value().to_vec(), [value.value(), &[2]].concat()));
        }
        for (key, value) in rows {
            table.insert(key.as_slice(), value.as_slice())?;
        }
        tracing::info!(table = kind.name(), "a table is rewritten");
    }
    Ok(())
}

/// A folder with a file of format 1.
fn folder() -> (TempDir, PathBuf) {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("skipstone.redb");
    fs::write(&path, GOLDEN).expect("it can be written");
    (folder, path)
}

/// Every value of a file, by kind and key.
fn values(database: &Database) -> Vec<Vec<(Vec<u8>, Vec<u8>)>> {
    KINDS.map(|kind| database.all(kind).expect("a table").into_iter().collect()).into()
}

/// The values of the golden file, upgraded to a format.
fn expected(format: u64) -> Vec<Vec<(Vec<u8>, Vec<u8>)>> {
    let (_folder, path) = folder();
    let mut values = values(&Database::open_with(&path, &[]).expect("the golden file"));
    if format == 2 {
        values.iter_mut().flatten().for_each(|(_, value)| value.push(2));
    }
    values
}

#[test]
fn an_older_file_is_upgraded_and_kept_until_the_new_one_was_opened() {
    let (_folder, path) = folder();
    let backup = backup_path(&path, 1);
    let upgraded = Database::open_with(&path, TO_FORMAT_2).expect("it is upgraded");
    assert_eq!(values(&upgraded), expected(2));
    assert!(expected(2).iter().flatten().count() > 10, "something was upgraded");
    drop(upgraded);
    #[cfg(unix)]
    for file in [&path, &backup] {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(file).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
    assert_eq!(values(&Database::open_with(&backup, &[]).expect("the backup")), expected(1));

    let new = fs::read(&path).expect("it is there");
    assert!(matches!(Database::open_with(&path, &[]), Err(OpenDatabaseError::Newer)));
    assert!(fs::read(&path).expect("it is there") == new, "an older program leaves it alone");
    assert!(backup.exists());

    assert_eq!(values(&Database::open_with(&path, TO_FORMAT_2).expect("it is new")), expected(2));
    assert!(!backup.exists(), "the new file has been opened once");
}

/// A failed upgrade leaves the file unchanged.
#[test]
fn a_failed_step_changes_nothing() {
    fn fails(_: &WriteTransaction) -> Result<(), AccessError> {
        Err(AccessError::Unusable(crate::store::Cause::Full))
    }
    let (_folder, path) = folder();
    let failed = Database::open_with(&path, &[append_a_byte, fails]);
    assert!(matches!(failed, Err(OpenDatabaseError::Unusable(crate::store::Cause::Full))));
    assert_eq!(values(&Database::open_with(&path, &[]).expect("it is old")), expected(1));
}

const FOLDER: &str = "SKIPSTONE_TEST_FOLDER";
/// The environment variable that tells the child process after how many events of the upgrade to abort.
const STEPS: &str = "SKIPSTONE_TEST_STEPS";

/// Aborts the process, as a kill would, after that many events.
struct AbortAfter(usize, AtomicUsize);

impl<S: Subscriber> Layer<S> for AbortAfter {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let is_ours = event.metadata().target().starts_with(module_path!().trim_end_matches("::tests"));
        if is_ours && self.1.fetch_add(1, Ordering::Relaxed) == self.0 {
            abort();
        }
    }
}

#[test]
#[ignore = "it is the process that is killed"]
fn upgrades_a_file_in_this_process() {
    let path = PathBuf::from(env::var_os(FOLDER).expect("only another test runs this one"));
    let steps = env::var(STEPS).map_or(usize::MAX, |steps| steps.parse().expect("a number"));
    let subscriber = tracing_subscriber::registry().with(AbortAfter(steps, AtomicUsize::new(0)));
    tracing::subscriber::set_global_default(subscriber).expect("the only one of this process");
    writeln!(stdout(), "upgrading").and_then(|()| stdout().flush()).expect("somebody listens");
    let database = Database::open_with(&path.join("skipstone.redb"), TO_FORMAT_2).expect("it is upgraded");
    assert_eq!(values(&database), expected(2));
}

/// Asserts that the file is whole in the old or the new format, and that the next opening upgrades it. Returns whether it
/// already had the new format.
fn is_whole(path: &Path, moment: &str) -> bool {
    let is_new = match Database::open_with(path, &[]) {
        Ok(old) => {
            assert_eq!(values(&old), expected(1), "{moment}");
            false
        }
        Err(OpenDatabaseError::Newer) => {
            let backup = Database::open_with(&backup_path(path, 1), &[]).expect("the backup is kept");
            assert_eq!(values(&backup), expected(1), "{moment}");
            true
        }
        Err(error) => panic!("{moment}: {error:?}"),
    };
    let upgraded =
        Database::open_with(path, TO_FORMAT_2).unwrap_or_else(|error| panic!("{moment}: {error:?}"));
    assert_eq!(values(&upgraded), expected(2), "{moment}");
    is_new
}

#[test]
fn an_upgrade_aborted_at_any_step_loses_nothing() {
    let mut new = Vec::new();
    for steps in 0.. {
        let (folder, path) = folder();
        let mut other = other_process("store::database::tests::upgrades_a_file_in_this_process");
        let output = other.env(FOLDER, folder.path()).env(STEPS, steps.to_string()).output();
        let succeeded = output.expect("this program can be run again").status.success();
        new.push(is_whole(&path, &format!("after {steps} steps")));
        if succeeded {
            break;
        }
    }
    assert!(new.len() > KINDS.len() + 4, "there are steps before, within and after the transaction");
    assert!(new.is_sorted() && !new[0] && new[new.len() - 1]);
}

#[test]
fn an_upgrade_killed_at_any_moment_loses_nothing() {
    let mut new = 0;
    for kill in 0..50 {
        let (folder, path) = folder();
        let mut other = other_process("store::database::tests::upgrades_a_file_in_this_process")
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("this program can be run again");
        let mut lines = BufReader::new(other.stdout.take().expect("it is piped")).lines();
        assert!(lines.by_ref().map_while(Result::ok).any(|line| line.ends_with("upgrading")), "it begins");
        sleep(Duration::from_micros(kill * 7919 % 20_000));
        other.kill().expect("it can be killed");
        other.wait().expect("it was killed");
        new += usize::from(is_whole(&path, &format!("kill {kill}")));
    }
    assert!(new < 50, "at least some are killed before the end");
}
