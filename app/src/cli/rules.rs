//! `skipstone rules`: a table's rules as TOML, to start one's own from.

use std::fs;
use std::path::{Path, PathBuf};

use skipstone_core::{FirstPlayer, Key, Preset, Rules};

use super::Outcome;
use super::file_error::FileError;
use super::output::{Output, OutputError};

/// Print a preset's rules as TOML, or list the presets
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// A preset, or a TOML file whose rules are checked and printed in full
    #[arg(value_name = "NAME|FILE.toml")]
    rules: Option<String>,
}

/// Why rules can't be printed.
#[derive(Debug, thiserror::Error)]
pub(super) enum RulesError {
    /// The output can't be written.
    #[error(transparent)]
    Output(#[from] OutputError),
    /// There are no such rules.
    #[error(transparent)]
    Load(#[from] LoadError),
}

/// Why a name leads to no rules.
#[derive(Debug, thiserror::Error)]
pub(super) enum LoadError {
    /// Neither a preset nor a file.
    #[error("there are no rules {0:?}: the presets are {names}; anything else must be a file's name", names = presets())]
    Unknown(String),
    /// The file can't be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file holds no rules.
    #[error("{}", each_problem(path, error))]
    Invalid {
        /// Which.
        path: PathBuf,
        /// Every problem of it.
        #[source]
        error: skipstone_core::RulesError,
    },
}

/// The rules ask for ages.
#[derive(Debug, thiserror::Error)]
#[error(
    "computer players have no age: first_player must be \"left-of-dealer\", \"random\" or a seat's number"
)]
pub(super) struct AgeNeeded;

pub(super) fn run(args: &Args, out: &mut Output) -> Result<Outcome, RulesError> {
    match &args.rules {
        Some(name) => write!(out, "{}", load(name)?.to_toml())?,
        None => {
            for preset in Preset::ALL {
                writeln!(out, "{:<18}{}", preset.name(), differences(&preset.rules()))?;
            }
        }
    }
    Ok(Outcome::Done)
}

/// The rules of a preset's or a file's name.
pub(super) fn load(name: &str) -> Result<Rules, LoadError> {
    if let Some(preset) = Preset::named(name) {
        return Ok(preset.rules());
    }
    let path = Path::new(name);
    if path.extension().is_none() && !path.exists() {
        return Err(LoadError::Unknown(name.to_owned()));
    }
    let text = fs::read_to_string(path).map_err(FileError::read(path))?;
    Rules::from_toml(&text).map_err(|error| LoadError::Invalid { path: path.to_owned(), error })
}

/// Checks that computer players can play by the rules, who have no age.
pub(super) fn without_ages(rules: &Rules) -> Result<(), AgeNeeded> {
    match rules.first_player {
        FirstPlayer::Youngest | FirstPlayer::MiddleAge => Err(AgeNeeded),
        FirstPlayer::LeftOfDealer | FirstPlayer::Random | FirstPlayer::Chosen(_) => Ok(()),
    }
}

/// A line for each, with the file's name.
fn each_problem(path: &Path, error: &skipstone_core::RulesError) -> String {
    let line = |problem| format!("{}: {problem}", path.display());
    error.problems.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn presets() -> String {
    Preset::ALL.iter().map(|preset| preset.name()).collect::<Vec<_>>().join(", ")
}

/// How rules differ from the standard ones.
fn differences(rules: &Rules) -> String {
    let standard = Rules { preset: rules.preset, ..Rules::default() };
    let differing = Key::ALL.iter().filter(|key| (key.get)(rules) != (key.get)(&standard));
    let differing: Vec<_> = differing.map(|key| format!("{} = {}", key.name, (key.get)(rules))).collect();
    if differing.is_empty() { "the rules the others start from".to_owned() } else { differing.join(", ") }
}
