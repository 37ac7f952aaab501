//! The examples of the pages in docs: their files and what commands print of them. A fenced block whose first line names a file is
//! that file; a `console` block shows commands and their output.

use std::fs;
use std::process::Command;

use skipstone::files::series_file;
use skipstone::settings::{SettingKey, Settings};

/// A fenced block of a page.
struct Block {
    /// The language that it is highlighted as.
    language: String,
    /// The name of the file that it is; empty if it is none.
    file: String,
    text: String,
}

/// The fenced blocks of a page.
fn blocks(page: &str) -> Vec<Block> {
    let path = format!("{}/../docs/{page}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).expect(page);
    let mut blocks = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let Some(about) = line.strip_prefix("```") else { continue };
        let (language, file) = about.split_once(' ').unwrap_or((about, ""));
        let inside = lines.by_ref().take_while(|line| *line != "```");
        let text = inside.map(|line| format!("{line}\n")).collect();
        blocks.push(Block { language: language.to_owned(), file: file.to_owned(), text });
    }
    blocks
}

/// Runs the commands of a page beside its files, and compares what they print.
fn check_commands(page: &str) {
    let blocks = blocks(page);
    let folder = tempfile::tempdir().expect("a folder for a test");
    for Block { file, text, .. } in blocks.iter().filter(|block| !block.file.is_empty()) {
        fs::write(folder.path().join(file), text).expect("a file in the test's folder");
    }
    let mut commands = 0;
    for block in blocks.iter().filter(|block| block.language == "console") {
        for shown in block.text.split("$ skipstone ").skip(1) {
            let (arguments, shown) = shown.split_once('\n').expect("a command on a line");
            let mut command = Command::new(env!("CARGO_BIN_EXE_skipstone"));
            let output = command.args(arguments.split(' ')).current_dir(folder.path()).output();
            let output = output.expect("the program starts");
            let printed = [output.stdout, output.stderr].concat();
            assert_eq!(String::from_utf8_lossy(&printed), shown, "{page}: skipstone {arguments}");
            commands += 1;
        }
    }
    assert!(commands > 1, "{page} has {commands} commands");
}

#[test]
fn the_record_of_the_page_follows_the_rules() {
    check_commands("record-format.md");
}

#[test]
fn rules_are_printed_and_refused_as_the_page_shows() {
    check_commands("rules.md");
}

#[test]
fn the_series_of_the_page_is_read() {
    let blocks = blocks("series-format.md");
    let block = blocks.iter().find(|block| block.file == "series.json").expect("a series file");
    let series = series_file::read(&block.text).expect("a valid file");
    assert_eq!(series.len(), 1);
    assert_eq!(series[0].series.title(), "Sunday evenings");
    assert_eq!(series[0].series.series().expect("a table").scores(), [80, 0]);
    let written = series_file::write(&series).expect("a table");
    assert_eq!(series_file::read(&written).as_deref(), Ok(&series[..]));
}

/// A setting's name, its values and its default stay as they are written in players' files.
#[test]
fn settings_are_as_the_page_tells() {
    let path = format!("{}/../docs/settings.md", env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(path).expect("the page");
    let rows = page.lines().filter(|line| line.starts_with("| `"));
    let cells = |row: &str| row.split('|').map(|cell| cell.trim().replace('`', "")).collect::<Vec<_>>();
    let told: Vec<_> = rows.map(cells).map(|row| (row[1].clone(), row[3].clone(), row[4].clone())).collect();
    let settings = Settings::default();
    let own = SettingKey::ALL.map(|key| {
        let mut options = key.options();
        // In the order of the settings screen, languages are sorted by their own names.
        options.iter_mut().filter(|_| key.name == "language").for_each(|codes| codes.sort());
        let allowed = options.map_or_else(|| key.allowed(), |options| options.join(", "));
        let default = match key.name {
            "language" => "the desktop’s".to_owned(),
            _ => (key.get)(&settings).to_string(),
        };
        (key.name.to_owned(), allowed, default)
    });
    assert_eq!(told.len(), own.len(), "every setting is there");
    for (told, own) in told.iter().zip(&own) {
        assert_eq!(told, own);
    }
}

/// `docs/json.md` names every key that `--json` prints, and no other.
#[test]
fn json_is_as_the_page_tells() {
    let path = format!("{}/../docs/json.md", env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(path).expect("the page");
    let folder = tempfile::tempdir().expect("a folder for a test");
    let series = format!("{}/tests/integration/series/version-1.json", env!("CARGO_MANIFEST_DIR"));
    let run = |line: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_skipstone"));
        for variable in ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA", "LOCALAPPDATA", "USERPROFILE"]
        {
            command.env(variable, folder.path());
        }
        command.args(line.split_whitespace());
        let output = command.output().expect("the program starts");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    run(&format!("series import {series}"));
    let printed = [
        run("simulate --json --games 4 --seats random,random"),
        run("simulate --strength --json --games 4 --seats random,greedy"),
        run("series list --json"),
        run("--version --json"),
    ];
    let sections: Vec<&str> = page.split("\n## ").skip(1).collect();
    assert_eq!(sections.len(), printed.len());
    for (section, text) in sections.into_iter().zip(printed) {
        let value: serde_json::Value = serde_json::from_str(&text).expect("one JSON object");
        // A list is all there is in some of them; its last object has all keys.
        let object = match value.as_object().filter(|object| object.len() == 1) {
            Some(only) => only.values().next().and_then(|list| list.as_array()?.last()).cloned(),
            None => Some(value),
        };
        let object = object.expect("a list with something in it");
        let mut found: Vec<&str> =
            object.as_object().expect("an object").keys().map(String::as_str).collect();
        let cells = section.lines().filter_map(|line| line.strip_prefix("| `")?.split(" | ").next());
        let mut told: Vec<&str> =
            cells.flat_map(|cell| cell.split(", ")).map(|key| key.trim_matches('`')).collect();
        // Printed where a program takes part.
        told.retain(|key| *key != "forfeits");
        found.sort_unstable();
        told.sort_unstable();
        assert_eq!(found, told, "{section}");
    }
}
