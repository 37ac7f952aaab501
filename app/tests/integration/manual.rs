//! The manual pages and shell completions in `packaging/linux` are those of the command line.
//!
//! `just manual` writes them anew.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::Path;
use std::{env, fs};

use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};
use skipstone::cli;
use tempfile::tempdir;

const PACKAGING: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../packaging/linux");

/// The files of a folder, by name.
fn files(folder: &Path) -> BTreeMap<OsString, String> {
    let entries = fs::read_dir(folder).expect("a folder");
    entries
        .map(|entry| {
            let entry = entry.expect("an entry of a folder");
            (entry.file_name(), fs::read_to_string(entry.path()).expect("a text"))
        })
        .collect()
}

/// Compares the folder in `packaging/linux` with what `generate` writes, or replaces it by that.
fn check(name: &str, generate: impl Fn(&Path)) {
    let generated = tempdir().expect("a folder for a test");
    generate(generated.path());
    let expected = files(generated.path());
    let folder = Path::new(PACKAGING).join(name);
    if env::var_os("SKIPSTONE_WRITE_GOLDEN").is_some() {
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        for (file, text) in &expected {
            fs::write(folder.join(file), text).expect("the file can be written");
        }
    }
    assert!(files(&folder) == expected, "{} is out of date: run `just manual`", folder.display());
}

/// The end of a command's help as sections of its page, with the examples as they stand.
fn examples(command: &clap::Command) -> Roff {
    let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let mut roff = Roff::new();
    for paragraph in help.split("\n\n") {
        if let Some(lines) = paragraph.strip_prefix("Examples:\n") {
            roff.control("SH", ["EXAMPLES"]).control("nf", []);
            roff.text([roman(lines)]).control("fi", []);
        } else if let Some(codes) = paragraph.strip_prefix("Exit codes: ") {
            roff.control("SH", ["EXIT STATUS"]).text([roman(codes)]);
        } else {
            roff.control("SH", ["NOTES"]).text([roman(paragraph)]);
        }
    }
    roff
}

/// Writes the pages of a command and of those below it.
fn write_pages(command: &clap::Command, folder: &Path) {
    let page = Man::new(command.clone().after_help(None::<&str>))
        .source(concat!("skipstone ", env!("CARGO_PKG_VERSION")));
    let mut text = Vec::new();
    page.render(&mut text).expect("memory takes it");
    examples(command).to_writer(&mut text).expect("memory takes it");
    fs::write(folder.join(page.get_filename()), text).expect("the page can be written");
    command.get_subcommands().for_each(|command| write_pages(command, folder));
}

#[test]
fn manual_pages_tell_the_command_line() {
    let mut command = cli::command().disable_help_subcommand(true);
    command.build();
    check("man", |folder| write_pages(&command, folder));
}

#[test]
fn completions_know_the_command_line() {
    check("completions", |folder| {
        for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
            clap_complete::generate_to(shell, &mut cli::command(), "skipstone", folder).expect("a script");
        }
    });
}
