//! What helps with problems: the build's identity and `skipstone doctor`.

use std::fs;
use std::process::Command;

use serde_json::Value;
use skipstone::app::App;
use skipstone::store::{Profile, WindowPlacement};
use tempfile::TempDir;

use crate::screens::Window;
use crate::seen::Seen;

const PLACEMENT: WindowPlacement =
    WindowPlacement { width: 960.0, height: 600.0, scale: 1.0, position: None, maximized: false };

/// Nothing is sent to the network of who runs the test.
const DOCTOR: [&str; 3] = ["doctor", "--interfaces", "none"];

/// The program in a home folder of its own, which is also where a report could give a name away.
fn skipstone(home: &TempDir, args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_skipstone"))
        .args(args)
        .env_clear()
        .env("HOME", home.path())
        .output()
        .expect("the program starts");
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn the_version_tells_what_it_was_built_from() {
    let home = tempfile::tempdir().expect("a folder");
    assert_eq!(skipstone(&home, &["--version"]), concat!("skipstone ", env!("CARGO_PKG_VERSION"), "\n"));
    let build: Value = serde_json::from_str(&skipstone(&home, &["--version", "--json"])).expect("JSON");
    assert_eq!(build["version"], env!("CARGO_PKG_VERSION"));
    assert!(build["target"].as_str().is_some_and(|target| target.contains(std::env::consts::ARCH)));
    assert!(build["features"].as_array().is_some_and(|features| features.contains(&"tiny-skia".into())));
    let is_commit = |text: &str| text.len() == 40 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    assert!(build["commit"].is_null() || build["commit"].as_str().is_some_and(is_commit));
}

/// The doctor finds what is wrong, changes nothing and gives nobody's name away.
#[cfg(target_os = "linux")]
#[test]
fn the_doctor_looks_and_leaves_everything_as_it_is() {
    let home = tempfile::Builder::new().prefix("ada-lovelace-").tempdir().expect("a folder");
    let empty = skipstone(&home, &DOCTOR);
    for line in [
        "display: none",
        "sound: there is no PulseAudio server, so nothing is heard",
        "network: lo 127.0.0.1",
        "data: ~/.local/share/skipstone (not made yet)",
        "settings: not written yet",
        "store: nothing was played yet",
        "crash report: none",
    ] {
        assert!(empty.lines().any(|found| found == line), "{line}: {empty}");
    }

    let (data, config) = (home.path().join(".local/share/skipstone"), home.path().join(".config/skipstone"));
    for folder in [&data, &config] {
        fs::create_dir_all(folder).expect("a folder");
    }
    fs::write(data.join("skipstone.redb"), "not a database").expect("a file");
    fs::write(data.join("crash-report.txt"), "…").expect("a file");
    fs::write(config.join("settings.toml"), "theme = \"plaid\"\nname = \"Ada\"\n").expect("a file");
    let found = skipstone(&home, &DOCTOR);
    for line in [
        "data: ~/.local/share/skipstone (can be written)",
        "settings: invalid values, whose defaults are used: theme",
        "crash report: ~/.local/share/skipstone/crash-report.txt",
    ] {
        assert!(found.lines().any(|told| told == line), "{line}: {found}");
    }
    let store = found.lines().find(|line| line.starts_with("store: ")).expect("a line about the store");
    assert!(store.contains("the file"), "{store}");
    assert!(!found.contains("lovelace") && !found.contains("Ada"), "{found}");
    assert_eq!(fs::read_to_string(data.join("skipstone.redb")).expect("it is there"), "not a database");
    let files = fs::read_dir(&data).expect("a folder").count();
    assert_eq!(files, 2, "nothing was moved or left");

    fs::write(config.join("settings.toml"), "theme = \"felt\"\n").expect("a file");
    assert!(skipstone(&home, &DOCTOR).contains("\nsettings: valid\n"));
}

/// A folder that can't be made is told before anything is to be saved in it. Nobody makes folders in the system's own.
#[cfg(target_os = "linux")]
#[test]
fn the_doctor_finds_a_folder_that_cant_be_made() {
    let output = Command::new(env!("CARGO_BIN_EXE_skipstone"))
        .args(DOCTOR)
        .env_clear()
        .envs([("HOME", "/proc/nobody"), ("XDG_DATA_HOME", "/proc/nobody/data")])
        .output()
        .expect("the program starts");
    let found = String::from_utf8_lossy(&output.stdout);
    let data = "data: ~/data/skipstone (not made yet, and can't be made: ";
    assert!(found.lines().any(|line| line.starts_with(data)), "{found}");
}

#[test]
fn the_report_of_a_crash_is_offered_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    fs::write(profile.crash_report_path(), "…").expect("a file");
    for is_offered in [true, false] {
        let (app, _) = App::open(Some(profile.clone()), PLACEMENT);
        assert_eq!(Window(app).shows(&english!("notice-show-report")), is_offered);
    }
}
