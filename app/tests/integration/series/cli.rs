//! `skipstone series` on the command line.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use skipstone::files::series_file;
use skipstone::store::{Profile, RoundKey, SavedSeries, Store};
use tempfile::TempDir;

use super::file;

/// A player with their own home folder.
struct Player(TempDir);

/// The output of a command.
struct CommandResult {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Player {
    fn new() -> Player {
        Player(tempfile::tempdir().expect("a folder"))
    }

    fn home(&self) -> &Path {
        self.0.path()
    }

    /// The path of a file in the home folder.
    fn path(&self, name: &str) -> String {
        self.home().join(name).to_str().expect("a UTF-8 path").to_owned()
    }

    fn file(&self, name: &str, text: &str) -> String {
        fs::write(self.home().join(name), text).expect("a file");
        self.path(name)
    }

    fn series(&self, args: &[&str]) -> CommandResult {
        let mut command = Command::new(env!("CARGO_BIN_EXE_skipstone"));
        command.arg("series").args(args);
        for variable in ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA", "LOCALAPPDATA", "USERPROFILE"]
        {
            command.env(variable, self.home());
        }
        let output = command.env("TZ", "UTC").output().expect("the program starts");
        let text = |bytes| String::from_utf8(bytes).expect("it speaks UTF-8");
        CommandResult { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }

    fn done(&self, args: &[&str]) -> String {
        let result = self.series(args);
        assert_eq!((result.code, result.err.as_str()), (Some(0), ""), "{args:?}");
        result.out
    }

    fn store(&self) -> Store {
        let (store, error) = Store::open(&Profile::in_folder(&self.home().join("skipstone")));
        assert_eq!(error, None);
        store
    }
}

#[test]
fn series_are_exported_and_imported_on_another_computer() {
    let (ada, bo) = (Player::new(), Player::new());
    assert_eq!(ada.done(&["list"]), "There are no games yet.\n");
    let golden = ada.file("golden.json", file::GOLDEN);
    let taken = ada.done(&["import", &golden]);
    let line = "00000000000000030000000000000007  Ada, Bo: taken in\n";
    assert!(taken.contains(line) && taken.contains("Sunday evening: taken in\n"), "{taken}");
    let listed = ada.done(&["list"]);
    let line =
        "00000000000000030000000000000007  21 Nov 2026, 22:30  Ada, Bo: Ada 100, Bo 40, to 200 points\n";
    assert!(
        listed.contains(line) && listed.contains("Sunday evening: Ada and Cleo 0, Bo and Dan 5, over\n"),
        "{listed}"
    );

    let carried = bo.path("carried.json");
    ada.done(&["export", "--output", &carried]);
    bo.done(&["import", &carried]);
    assert_eq!(bo.done(&["list"]), listed);
    let text = bo.done(&["export", "0000000000000003", "Sunday evening"]);
    let mut series = series_file::read(&text).expect("what is exported can be read");
    series.sort_by_key(|bundle| bundle.series.id);
    let mut golden = file::golden();
    golden.sort_by_key(|bundle| bundle.series.id);
    assert_eq!(series, golden);
    let record = bo.store().record(RoundKey { series: golden[0].series.id, number: 3 });
    assert_eq!(record.expect("a store"), golden[0].records[2]);
}

#[test]
fn an_import_never_changes_existing_series() {
    let ada = Player::new();
    let golden = ada.file("golden.json", file::GOLDEN);
    ada.done(&["import", &golden]);
    let before = ada.done(&["list", "--json"]);
    let again = ada.done(&["import", &golden]);
    assert_eq!(again.matches("is there already, nothing has changed").count(), 2, "{again}");
    assert_eq!(ada.done(&["list", "--json"]), before);

    let other = ada.file("other.json", &file::GOLDEN.replace("Sunday evening", "Monday evening"));
    for _ in 0..2 {
        let taken = ada.done(&["import", &other]);
        assert_eq!(
            taken.matches("nothing has changed").count(),
            if taken.contains("Monday evening: was there") { 1 } else { 2 }
        );
    }
    let listed: Value = serde_json::from_str(&ada.done(&["list", "--json"])).expect("JSON");
    let names: Vec<_> =
        listed["series"].as_array().expect("a list").iter().map(|series| &series["name"]).collect();
    assert_eq!(names.len(), 3, "{names:?}");
    let points =
        &listed["series"].as_array().expect("a list").iter().find(|series| series["name"] == "").expect("it");
    assert_eq!(
        (&points["scores"], &points["running"]),
        (&Value::from([100, 40].to_vec()), &Value::from(true))
    );
    assert_eq!((&points["rules"]["target"], &points["over"]), (&Value::from(200), &Value::from(false)));
}

#[test]
fn impossible_commands_are_reported() {
    let ada = Player::new();
    let golden = ada.file("golden.json", file::GOLDEN);
    ada.done(&["import", &golden]);
    let refused = |args: &[&str], what: &str| {
        let result = ada.series(args);
        assert_eq!((result.code, result.out.as_str()), (Some(2), ""), "{args:?}");
        assert!(
            result.err.starts_with("skipstone: ") && result.err.contains(what),
            "{args:?}: {}",
            result.err
        );
    };
    refused(&["export", "Tuesday"], "there is no series \"Tuesday\"");
    refused(&["export", "0000"], "name one by its id:\n  0000000000000003");
    refused(&["export", "--output", &golden], "golden.json can't be written: ");
    refused(&["import", "nowhere.json"], "nowhere.json: it can't be read: ");
    let record = ada.file("round.jsonl", "{\"skipstone\":\"record\",\"version\":1}\n");
    refused(&["import", &record], "it is not a series file");
    let cheated = ada.file(
        "cheated.json",
        &file::GOLDEN.replace("\"points\": [\n            50", "\"points\": [\n            500"),
    );
    refused(
        &["import", &cheated],
        "round 2: points: [500, 0], but with these stock cards left they are [50, 0]",
    );
    refused(&["list", "--profile", "../ada"], "invalid profile name");
    assert_eq!(ada.store().series().expect("a store").len(), 2, "nothing was taken in");
    let held = ada.store();
    held.put(&file::golden()[0].series);
    refused(&["list"], "is in use by another Skipstone");
}

/// A copy's rounds aren't counted again, whoever has moved in them: the file doesn't say.
#[test]
fn rounds_in_which_computer_players_stood_in_arent_counted_again() {
    let ada = Player::new();
    let golden = ada.file("golden.json", file::GOLDEN);
    ada.done(&["import", &golden]);
    let bundle = &file::golden()[0];
    let record = bundle.records[2].as_ref().expect("a record");
    let key = RoundKey { series: bundle.series.id, number: 3 };
    let store = ada.store();
    store.note_stand_ins(key, record, &[1].into()).expect("a store");
    let noted = store.round(key).expect("a store").expect("the round");
    assert_eq!(noted.stand_in_turns, [1].into());
    assert_eq!(noted.own_seats, noted.table.people().collect::<Vec<_>>());
    let renamed = SavedSeries { name: "Another name".to_owned(), ..bundle.series.clone() };
    store.put(&renamed);
    drop(store);
    ada.done(&["import", &golden]);
    let rounds = ada.store().rounds().expect("a store");
    let mut copies = rounds
        .iter()
        .filter(|round| (round.key.number, round.finished) == (3, noted.finished) && round.key != noted.key);
    assert!(copies.next().is_some_and(|copy| copy.own_seats.is_empty()) && copies.next().is_none());
}
