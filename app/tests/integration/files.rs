//! Files from outside, on the command line: whatever a path leads to, and however a text is written.

use std::fs;
use std::path::Path;
use std::process::Command;

use skipstone::store::{Profile, SettingsFile, Store};
use skipstone_core::Preset;
use tempfile::TempDir;

use crate::cli::{CommandResult, GOLDEN, folder, skipstone, write};
use crate::series::file;

/// Each command that reads a file, with a file that it reads.
fn readers(folder: &TempDir) -> Vec<(&'static [&'static str], String)> {
    let record = fs::read_to_string(GOLDEN).expect("the golden file");
    let code = skipstone(["challenge", "make"]).out;
    let challenge = format!("{{\"skipstone\":\"challenge\",\"version\":1,\"code\":\"{}\"}}\n", code.trim());
    let puzzles = concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/puzzles/play-it-out.txt");
    let puzzles = fs::read_to_string(puzzles).expect("the puzzles");
    let puzzle = puzzles.split_inclusive("\n---\n").next().expect("a puzzle").trim_end_matches("---\n");
    let write = |name: &str, text: &str| write(folder, name, text);
    vec![
        (&["replay"], write("round.jsonl", &record)),
        (&["replay", "--check"], write("round.skipstone", &record)),
        (&["rules"], write("rules.toml", &Preset::Quick.rules().to_toml())),
        (&["challenge", "show"], write("challenge.skipstone", &challenge)),
        (&["puzzles", "check"], write("puzzles.txt", puzzle)),
        (&["series", "import"], write("series.json", file::GOLDEN)),
    ]
}

/// Runs a command with a home folder of its own.
fn run(home: &Path, args: &[&str], file: &str) -> CommandResult {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skipstone"));
    for variable in ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA", "LOCALAPPDATA", "USERPROFILE"] {
        command.env(variable, home);
    }
    let output = command.args(args).arg(file).output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("it speaks UTF-8");
    CommandResult { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

#[test]
fn the_encoding_and_the_line_ends_of_a_file_are_accepted_or_named() {
    let folder = folder();
    for (args, path) in readers(&folder) {
        let text = fs::read_to_string(&path).expect("it was written");
        let read = |bytes: Vec<u8>| {
            fs::write(&path, bytes).expect("it can be written");
            run(tempfile::tempdir().expect("a home folder").path(), args, &path)
        };
        let first = read(text.clone().into_bytes());
        assert_eq!((first.code, first.err.as_str()), (Some(0), ""), "{args:?}");
        let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        let utf_16 = windows.encode_utf16().flat_map(u16::to_le_bytes).collect();
        for same in [format!("\u{feff}{text}").into(), text.replace('\n', "\r\n").into(), utf_16] {
            let again = read(same);
            assert_eq!((again.code, again.err.as_str(), &again.out), (Some(0), "", &first.out), "{args:?}");
        }

        let utf_32 = text.chars().flat_map(|letter| u32::from(letter).to_le_bytes()).collect();
        let latin = [text.as_bytes(), b"\xeb"].concat();
        let last = text.lines().count() + 1;
        let refused = [
            (utf_32, "it is encoded in UTF-32, but has to be in UTF-8".to_owned()),
            (latin, format!("line {last} is not in UTF-8, as all of it has to be")),
            (
                text.replace('\n', "\r").into(),
                "line 1 ends with CR alone, but lines have to end with LF or CRLF".to_owned(),
            ),
        ];
        for (bytes, why) in refused {
            let result = read(bytes);
            assert_eq!(result.code, Some(2), "{args:?}: {why}");
            assert!(result.err.ends_with(&format!(" can't be read: {why}\n")), "{args:?}: {}", result.err);
        }
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_or_a_device_is_refused_without_waiting() {
    let folder = folder();
    let mut commands = readers(&folder);
    commands.push((&["verify"], write(&folder, "log.jsonl", "")));
    commands.push((&["challenge", "make", "--record"], write(&folder, "other.jsonl", "")));
    commands.push((&[], write(&folder, "window.jsonl", "")));
    for (args, path) in commands {
        fs::remove_file(&path).expect("it is there");
        let pipe = Command::new("mkfifo").arg(&path).status().expect("mkfifo");
        assert!(pipe.success());
        let refused = || {
            let result = run(folder.path(), args, &path);
            let why = " can't be read: it is a pipe or a device, and only regular files are read\n";
            assert_eq!((result.code, result.err.ends_with(why)), (Some(2), true), "{args:?}: {}", result.err);
        };
        refused();
        fs::remove_file(&path).expect("it is there");
        std::os::unix::fs::symlink("/dev/zero", &path).expect("a link");
        refused();
    }
}

#[cfg(unix)]
#[test]
fn a_profile_of_pipes_is_refused_without_waiting() {
    let folder = folder();
    let profile = Profile::in_folder(folder.path());
    for path in [profile.database_path(), profile.identity_path(), profile.settings_path()] {
        assert!(Command::new("mkfifo").arg(&path).status().expect("mkfifo").success());
    }
    let errors =
        [Store::open(&profile).1, profile.identity().expect("a key").error, SettingsFile::of(&profile).error];
    for error in errors.map(|error| error.expect("it is a pipe").to_string()) {
        assert!(error.ends_with("can't be used"), "{error}");
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 3, "they are left alone");
}

/// The shell's limit for the size of files stands for a full disk, which a test can't have everywhere.
#[cfg(unix)]
#[test]
fn a_file_that_cant_be_written_whole_leaves_nothing_behind() {
    let folder = folder();
    let file = folder.path().join("played.skipstone");
    let code = skipstone(["challenge", "make"]).out;
    let play = |limit: &str| {
        // A write beyond the limit is an error instead of a signal.
        let mut command = Command::new("sh");
        command.args(["-c", &format!("trap '' XFSZ && ulimit -f {limit} && exec \"$@\""), "sh"]);
        command.args([
            env!("CARGO_BIN_EXE_skipstone"),
            "challenge",
            "play",
            code.trim(),
            "--player",
            "random",
        ]);
        let output = command.arg("--output").arg(&file).output().expect("a shell");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let left = || fs::read_dir(folder.path()).expect("a folder").count();
    let (failed, why) = play("1");
    assert!(failed == Some(2) && why.contains("played.skipstone can't be written: "), "{why}");
    assert_eq!(left(), 0);
    assert_eq!(play("unlimited").0, Some(0), "there is room again");
    let written = fs::read(&file).expect("it is there");
    let (failed, why) = play("unlimited");
    assert!(failed == Some(2) && why.contains("played.skipstone can't be written: "), "{why}");
    assert!(fs::read(&file).expect("it is there") == written && left() == 1, "no file is replaced");
}

#[test]
fn names_in_a_file_forge_no_lines_and_reverse_no_text() {
    let folder = folder();
    let text = file::GOLDEN.replace("\"Sunday evening\"", r#""Sunday\n\u001b[31mevening\u202e""#);
    let text = text.replace("\"Bo\"", r#""\u2066B\no""#);
    let path = write(&folder, "series.json", &text);
    let taken = run(folder.path(), &["series", "import"], &path);
    assert_eq!((taken.code, taken.err.as_str()), (Some(0), ""));
    assert!(taken.out.contains("  Ada, Bo: taken in\n"), "{}", taken.out);
    let listed = run(folder.path(), &["series"], "list").out;
    assert!(listed.contains("  Sunday[31mevening: ") && listed.lines().count() == 2, "{listed:?}");
}
