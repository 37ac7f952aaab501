//! The command line: output, files and exit codes.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;
use skipstone_core::text::is_plain;
use skipstone_core::{Preset, Rules};
use tempfile::TempDir;

use crate::host::send_signal;

/// A record of version 1: three players under the 1980 rules.
pub(crate) const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../core/tests/records/version-1.jsonl");

/// The output of a command.
pub(crate) struct CommandResult {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

pub(crate) fn skipstone<S: AsRef<std::ffi::OsStr>>(args: impl IntoIterator<Item = S>) -> CommandResult {
    result(command().args(args))
}

/// Runs the program where no window can be opened.
#[cfg(target_os = "linux")]
pub(crate) fn without_display(args: &[&str]) -> CommandResult {
    let mut command = command();
    for display in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(display);
    }
    result(command.args(args))
}

fn result(command: &mut Command) -> CommandResult {
    let output = command.output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("it speaks UTF-8");
    CommandResult { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

fn command() -> Command {
    Command::new(env!("CARGO_BIN_EXE_skipstone"))
}

/// Runs a command line split at blanks.
pub(crate) fn words(line: &str) -> CommandResult {
    skipstone(line.split_whitespace())
}

pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for a test")
}

pub(crate) fn write(folder: &TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    fs::write(&path, text).expect("a file in the test's folder");
    path.to_str().expect("a UTF-8 path").to_owned()
}

fn json(result: &CommandResult) -> Value {
    assert_eq!((result.code, result.err.as_str()), (Some(0), ""));
    serde_json::from_str(&result.out).expect("one JSON object")
}

#[test]
fn a_simulation_reports_the_same_on_any_number_of_threads() {
    let run = |more: &str| {
        json(&words(&format!("simulate --json --seats greedy,random,greedy --games 300 {more}")))
    };
    let report = run("--seed 7 --threads 1");
    let keys: Vec<_> = report.as_object().expect("an object").keys().map(String::as_str).collect();
    let mut expected =
        ["games", "seconds", "games_per_s", "moves_per_s", "wins", "turns_per_game", "ended", "decision_us"];
    expected.sort_unstable();
    assert_eq!(keys, expected);
    assert_eq!(report["games"], 300);
    let ended: Vec<_> =
        ["stock_empty", "blocked", "stalled"].map(|reason| report["ended"][reason].as_u64()).to_vec();
    assert_eq!(ended.into_iter().sum::<Option<u64>>(), Some(300));
    let wins: Vec<u64> = serde_json::from_value(report["wins"].clone()).expect("numbers");
    assert!(wins[0] > 50 && wins[1] < 50 && wins[2] > 50 && wins.iter().sum::<u64>() <= 300, "{wins:?}");
    for decision in report["decision_us"].as_array().expect("a list") {
        let (mean, max) = (decision["mean"].as_f64(), decision["max"].as_f64());
        assert!(mean > Some(0.0) && max >= mean, "{decision}");
    }

    let results = |report: Value| ["wins", "turns_per_game", "ended"].map(|key| report[key].clone());
    assert_eq!(results(run("--seed 7 --threads 5")), results(report.clone()));
    assert_ne!(results(run("--seed 8")), results(report));
}

#[test]
fn wins_count_for_the_whole_team_and_deals_are_rotated() {
    let result =
        words("simulate --json --seats greedy,random,greedy,random --teams 2 --games 41 --rules quick");
    assert_eq!(
        result.err,
        "skipstone: each deal is played from all 4 rotations of the seats: 44 rounds, not 41\n"
    );
    let report: Value = serde_json::from_str(&result.out).expect("one JSON object");
    assert_eq!(report["games"], 44);
    assert_eq!((&report["wins"][0], &report["wins"][1]), (&report["wins"][2], &report["wins"][3]));

    let table = words("simulate --seats greedy,random --games 100 --rules quick").out;
    assert!(
        table.contains("100 rounds of ") && table.contains(" 1 greedy ") && table.contains(" 2 random "),
        "{table}"
    );
}

#[test]
fn strength_is_a_ladder_of_players() {
    let report = json(&words("simulate --strength --json --seats random,greedy,planner --games 40 --seed 3"));
    let ladder = report["ladder"].as_array().expect("a list");
    let players: Vec<_> = ladder.iter().map(|rung| rung["player"].as_str().expect("a name")).collect();
    assert_eq!(players, ["random", "greedy", "planner"]);
    let elo: Vec<f64> = ladder.iter().map(|rung| rung["elo"].as_f64().expect("a number")).collect();
    assert!(elo[0] == 0.0 && elo[1] > 200.0 && elo[2] > elo[1], "{elo:?}");
    assert_eq!((&ladder[0]["games"], &ladder[2]["games"]), (&Value::Null, &Value::from(40)));
}

#[test]
fn recorded_rounds_pass_the_check_and_changed_ones_fail() {
    let folder = folder();
    let rounds = folder.path().join("rounds");
    let simulate = ["simulate", "--json", "--seats", "greedy,random", "--games", "20", "--record"];
    let simulated = skipstone(simulate.iter().map(Path::new).chain([rounds.as_path()]));
    assert_eq!(json(&simulated)["games"], 20);
    let mut paths: Vec<PathBuf> = fs::read_dir(&rounds)
        .expect("the folder is there")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    assert_eq!(paths.len(), 20);
    assert!(paths[0].ends_with("round-01.jsonl"), "{paths:?}");

    // As the window names what it saves.
    let saved = paths[7].with_extension("skipstone");
    fs::rename(&paths[7], saved).expect("another name");
    let check = |path: &Path| skipstone([Path::new("replay"), Path::new("--check"), path]);
    let whole = check(&rounds);
    let all = "20 records: 20 follow the rules (0 of them unfinished, 0 not shuffled from their seed), 0 differ, 0 can't be read\n";
    assert_eq!((whole.code, whole.out.as_str(), whole.err.as_str()), (Some(0), all, ""));
    let one = check(&paths[3]);
    assert!(one.code == Some(0) && one.out.contains("follows the rules to its end, after "), "{}", one.out);

    let text = fs::read_to_string(&paths[3]).expect("a record");
    let points = text.replace("\"points\":[", "\"points\":[9");
    assert_ne!(points, text);
    fs::write(&paths[3], &points).expect("a changed record");
    let changed = check(&paths[3]);
    let last = format!("line {}: the record says {{\"event\":\"end\"", text.lines().count());
    assert!(changed.code == Some(1) && changed.out.contains(&last), "{}", changed.out);

    let unfinished = text.split_inclusive('\n').take(9).collect::<String>();
    fs::write(&paths[4], unfinished).expect("a shorter record");
    assert!(check(&paths[4]).out.contains("follows the rules as far as it goes"));

    fs::write(&paths[5], "{}").expect("a broken record");
    let broken = check(&rounds);
    assert_eq!(broken.code, Some(2));
    assert!(broken.out.ends_with(
        "20 records: 18 follow the rules (1 of them unfinished, 0 not shuffled from their seed), 1 differ, 1 can't be read\n"
    ));
    assert!(broken.err.contains("round-06.jsonl: line 1: not a record: "), "{}", broken.err);

    let again = skipstone(simulate.iter().map(Path::new).chain([rounds.as_path()]));
    assert_eq!((again.code, again.out.as_str()), (Some(2), ""));
    assert!(
        again.err.contains("is not empty: name a new folder for these records, or empty it first"),
        "{}",
        again.err
    );
}

#[test]
fn a_round_is_narrated_in_sentences() {
    let reported = skipstone(["replay", GOLDEN]);
    assert_eq!((reported.code, reported.err.as_str()), (Some(0), ""));
    let sentences = [
        "Round 1, recorded by Skipstone 0.1.0\nclassic-1980 rules with stock = 5, replenish = 50, blocking = 30; stock piles of 5\n",
        "seat 2: Pebble (bot:random)\n",
        "Ada deals\nstock cards: Ada ",
        "\n\nTurn 1: Pebble\n  draws ",
        " onto discard pile ",
        "  announces: building to ",
        "  announces: blocking ",
        " from stock onto build pile ",
        " left, the next is ",
        "  plays wild as ",
        "  build pile 1 is complete and leaves the table\n",
        "  the completed piles are shuffled into the draw pile: ",
        "  passes\n",
        "'s stock pile is empty\n",
        "\n\nThe round is over: all stock cards of one side are played; ",
        "\nstock cards left: Ada ",
        "\npoints: Ada ",
    ];
    for sentence in sentences {
        assert!(reported.out.contains(sentence), "{sentence:?} is missing in\n{}", reported.out);
    }
}

/// Control characters in a file could write anywhere on a terminal, line ends forge lines, and others turn text around.
#[test]
fn control_characters_of_a_record_are_not_printed() {
    let folder = folder();
    let golden = fs::read_to_string(GOLDEN).expect("the golden file");
    let named =
        write(&folder, "named.jsonl", &golden.replace("\"Ada\"", r#""\u001b[2JA\nda\u009b\r\u202e""#));
    let told = skipstone(["replay", &named]).out;
    assert!(told.contains("\n[2JAda deals\n"), "{told}");
    let broken = golden.replacen("{\"event\":\"turn\"", r#"{"event":"\u001b[2J\n\u202e""#, 1);
    let broken = skipstone(["replay", &write(&folder, "broken.jsonl", &broken)]);
    assert!(broken.err.contains(r"unknown variant `\u001b[2J\u000a\u202e`"), "{}", broken.err);
    for text in [told, broken.err] {
        assert!(!text.contains(|letter: char| !is_plain(letter) && letter != '\n'), "{text:?}");
    }
}

#[test]
fn presets_are_listed_and_printed() {
    let listed = words("rules").out;
    for preset in Preset::ALL {
        assert!(listed.lines().any(|line| line.split(' ').next() == Some(preset.name())), "{listed}");
        let printed = words(&format!("rules {}", preset.name())).out;
        assert_eq!(Rules::from_toml(&printed), Ok(preset.rules()));
    }
    let folder = folder();
    let file = write(&folder, "house.toml", "preset = 'quick'\ndraw = 3");
    let printed = skipstone(["rules", &file]).out;
    assert_eq!(Rules::from_toml(&printed), Rules::from_toml("preset = 'quick'\ndraw = 3"));
}

#[test]
fn invalid_input_is_reported_with_its_place_and_the_allowed_values() {
    let folder = folder();
    let rules = write(&folder, "rules.toml", "stcok = 3\ndraw = 9");
    let no_toml = write(&folder, "no.toml", "draw = = 3");
    let ages = write(&folder, "ages.toml", "first_player = 'youngest'");
    let stock = write(&folder, "stock.toml", "stock = 30");
    let broken = write(&folder, "broken.jsonl", "{\"skipstone\":\"record\",\"version\":9}");
    let empty = folder.path().join("empty");
    fs::create_dir(&empty).expect("a folder in the test's folder");
    let empty = empty.to_str().expect("a UTF-8 path").to_owned();
    let latin = folder.path().join("latin.jsonl");
    fs::write(&latin, b"Zo\xeb").expect("a file in the test's folder");
    let latin = latin.to_str().expect("a UTF-8 path").to_owned();

    let cases: &[(&str, &str)] = &[
        ("fly", "neither a command nor a file \"fly\""),
        ("simulate", "--seats <PLAYER,PLAYER,…>"),
        (
            "simulate --seats greedy,gredy",
            "\"gredy\" is not a computer player: there are random, easy, greedy",
        ),
        ("simulate --seats greedy", "1 seat can't play each for themselves: 2 to 6 can"),
        ("simulate --strength --seats greedy", "1 seat can't play each for themselves: 2 to 6 can"),
        ("simulate --seats greedy,greedy --teams 3", "2 seats can't make 3 teams: 4, 6, 8, 10 or 12 seats"),
        ("simulate --seats greedy,greedy --games 0", "0 is not in 1.."),
        ("simulate --seats greedy,greedy --games many", "invalid value 'many' for '--games <N>'"),
        ("simulate --seats greedy,greedy --threads 0", "0 is not in 1..=1024"),
        ("simulate --seats greedy,greedy --seed -1", "unexpected argument '-1' found"),
        (
            "simulate --seats greedy,greedy --rules slow",
            "there are no rules \"slow\": the presets are standard, quick, ",
        ),
        ("simulate --seats greedy,greedy --rules nowhere.toml", "nowhere.toml can't be read: "),
        (
            &format!("simulate --seats greedy,greedy --rules {rules}"),
            "rules.toml: unknown key \"stcok\" (with value 3); the keys are ",
        ),
        (
            &format!("rules {rules}"),
            "draw = 9 is not allowed: draw is \"refill\" or a whole number from 1 to 7",
        ),
        (&format!("rules {no_toml}"), "no.toml: not TOML: TOML parse error at line 1, column 8"),
        (
            &format!("simulate --seats greedy,greedy --rules {ages}"),
            "computer players have no age: first_player must be ",
        ),
        (
            &format!("simulate --seats greedy,greedy,greedy,greedy,greedy --rules {stock}"),
            "the largest that fits is 27",
        ),
        (&format!("simulate --seats greedy,greedy --record {rules}"), "rules.toml can't be written: "),
        ("replay", "<FILE>..."),
        ("replay nowhere.jsonl", "nowhere.jsonl can't be read: "),
        ("replay --check nowhere.jsonl", "nowhere.jsonl can't be read: "),
        (
            &format!("replay {broken}"),
            "broken.jsonl: line 1: this record has version 9, made by a newer Skipstone",
        ),
        (
            &format!("replay --check {broken}"),
            "broken.jsonl: line 1: this record has version 9, made by a newer Skipstone",
        ),
        (&format!("replay {latin}"), "latin.jsonl can't be read: line 1 is not in UTF-8"),
        (&format!("replay {empty}"), "empty is a folder: name a record in it, or ask for --check"),
        (&format!("replay --check {empty}"), "empty holds no records (*.skipstone, *.jsonl)"),
        ("nowhere.jsonl", "nowhere.jsonl can't be read: "),
        (&broken, "broken.jsonl: line 1: this record has version 9, made by a newer Skipstone"),
        ("--software simulate --seats greedy,greedy", "are for the window"),
    ];
    for (line, message) in cases {
        let result = words(line);
        assert_eq!((result.code, result.out.as_str()), (Some(2), ""), "{line}");
        assert!(result.err.contains(message), "{line}: {message:?} is missing in\n{}", result.err);
        assert!(!result.err.contains("panicked"), "{line}: {}", result.err);
    }
}

#[test]
fn a_closed_output_is_no_error() {
    let mut running = command()
        .args(["replay", GOLDEN, GOLDEN, GOLDEN, GOLDEN, GOLDEN, GOLDEN, GOLDEN, GOLDEN])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(running.stdout.take());
    let mut err = String::new();
    running.stderr.take().expect("it was asked for").read_to_string(&mut err).expect("it speaks UTF-8");
    assert_eq!((running.wait().expect("it ends").code(), err.as_str()), (Some(0), ""));
}

/// Linux has a file that takes nothing.
#[cfg(target_os = "linux")]
#[test]
fn an_output_that_takes_nothing_is_an_error() {
    for args in [&["help"][..], &["host", "--help"], &["--version"], &["rules"]] {
        let full = fs::File::options().write(true).open("/dev/full").expect("a device of Linux");
        let output = command().args(args).stdout(full).output().expect("the program starts");
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {err}");
        assert!(err.starts_with("skipstone: the output can't be written"), "{args:?}: {err}");
    }
}

#[test]
fn the_options_of_all_commands_stand_together_in_every_help() {
    let mut all = skipstone::cli::command();
    all.build();
    for command in all.get_subcommands_mut() {
        let help = command.render_long_help().to_string();
        let options = help.lines().map(str::trim_start).filter(|line| line.starts_with('-'));
        let options: Vec<&str> = options.map(|line| line.split(' ').next().unwrap_or_default()).collect();
        let last = options.iter().rev().take(3).rev().copied().collect::<Vec<_>>();
        let is_about_all = command.get_name() != "help";
        assert!(
            !is_about_all || last == ["--profile", "--log", "-h,"],
            "{}: {options:?}",
            command.get_name()
        );
    }
}

/// Records of whole rounds only, and none for the round that the disk had no room for.
#[test]
fn a_full_disk_cuts_no_record() {
    let folder = folder();
    let Some(mut command) = skipstone_tests::in_namespaces(&["--mount"]) else { return };
    let records = folder.path().join("rounds");
    let output = command
        .args(["sh", "-c", "mount -t tmpfs -o size=256k none \"$0\"; \"$@\"; code=$?; cat \"$0\"/rounds/* | tail -n 1; exit $code"])
        .arg(folder.path())
        .args([env!("CARGO_BIN_EXE_skipstone"), "simulate", "--seats", "random,random", "--games", "1000", "--record"])
        .arg(&records)
        .output()
        .expect("a command that was tried before");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(2), "{out}{err}");
    assert!(err.contains("can't be written") && err.contains("No space left"), "{err}");
    assert!(out.starts_with("{\"event\":\"end\""), "the last record is whole: {out}");
}

/// What was played until Ctrl-C is told, and only whole deals of it.
#[test]
#[cfg_attr(not(unix), ignore = "it interrupts a program by a Unix signal")]
fn a_stopped_simulation_tells_what_it_has() {
    for signal in ["INT", "TERM"] {
        let folder = folder();
        let records = folder.path().join("rounds");
        let mut running = command()
            .args([
                "simulate",
                "--json",
                "--seats",
                "greedy,random",
                "--threads",
                "1",
                "--games",
                "100000000",
            ])
            .arg("--record")
            .arg(&records)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        // As many as make some whole deals.
        while fs::read_dir(&records).map_or(0, Iterator::count) < 8 {
            assert!(running.try_wait().expect("it is ours").is_none(), "it has ended by itself");
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        send_signal(&running, signal);
        let output = running.wait_with_output().expect("it ends");
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{err}");
        let report: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
        let games = report["games"].as_u64().expect("a number");
        assert!(games >= 6 && games.is_multiple_of(2), "{report}");
        assert!(err.contains(&format!("stopped after {games} of 100000000 rounds")), "{err}");
    }
}

/// Without a command the window opens, which fails without a display.
#[cfg(target_os = "linux")]
#[test]
fn without_a_display_the_error_names_what_works() {
    for file in [&[][..], &[GOLDEN]] {
        let CommandResult { code, err, .. } = without_display(file);
        assert_eq!(code, Some(2), "{err}");
        assert!(err.contains("there is no display") && err.contains("skipstone simulate"), "{err}");
        assert_eq!(err.lines().count(), 1, "{err}");
    }
}

/// A display that doesn't answer isn't called a missing one. X11 and Wayland know no such names.
#[cfg(target_os = "linux")]
#[test]
fn a_dead_display_is_named() {
    for (wayland, x11) in [(None, ":nowhere"), (Some("nowhere"), ":nowhere")] {
        let mut command = command();
        command.env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET").env("DISPLAY", x11);
        command.envs(wayland.map(|name| ("WAYLAND_DISPLAY", name)));
        let output = command.arg("--software").output().expect("the program starts");
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{err}");
        // On a computer without the libraries, that is the reason.
        let names_it = err.contains("the display DISPLAY=:nowhere doesn't answer");
        assert!(names_it || err.contains("the window needs libraries"), "{err}");
        assert_eq!(err.lines().count(), 1, "{err}");
    }
}
