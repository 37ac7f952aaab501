//! `skipstone rules`: prints rules as TOML, as a start for house rules.

use std::fs;
use std::path::{Path, PathBuf};

use skipstone_core::{FirstPlayer, Preset, RuleKey, Rules};

use super::error::PathError;
use super::output::Output;
use super::{CommandError, CommandOutcome, examples};

/// Print a preset's rules as TOML, or list the presets
#[derive(Debug, clap::Args)]
#[command(after_help = examples::RULES)]
pub(super) struct Args {
    /// A preset, or a TOML file whose rules are checked and printed in full
    #[arg(value_name = "NAME|FILE.toml")]
    rules: Option<String>,
}

/// Why rules can't be loaded by a name.
#[derive(Debug, thiserror::Error)]
pub(super) enum LoadError {
    /// Neither a preset nor a file.
    #[error("there are no rules {0:?}: the presets are {names}; anything else must be a file's name", names = presets())]
    Unknown(String),
    /// The file can't be read.
    #[error(transparent)]
    File(#[from] PathError),
    /// The file's rules are invalid.
    #[error("{}", each_problem(path, error))]
    Invalid {
        /// The path of the file.
        path: PathBuf,
        /// Every problem in it.
        error: skipstone_core::RulesError,
    },
}

/// The rules need the ages of players.
#[derive(Debug, thiserror::Error)]
#[error(
    "computer players have no age: first_player must be \"left-of-dealer\", \"random\" or a seat's number"
)]
pub(super) struct AgesRequired;

pub(super) fn run(args: &Args, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    match &args.rules {
        Some(name) => write!(out, "{}", load(name)?.to_toml())?,
        None => {
            for preset in Preset::ALL {
                writeln!(out, "{:<18}{}", preset.name(), differences(&preset.rules()))?;
            }
        }
    }
    Ok(CommandOutcome::Done)
}

/// Loads rules by the name of a preset or of a file.
pub(super) fn load(name: &str) -> Result<Rules, LoadError> {
    if let Some(preset) = Preset::from_name(name) {
        return Ok(preset.rules());
    }
    let path = Path::new(name);
    if path.extension().is_none() && !path.exists() {
        return Err(LoadError::Unknown(name.to_owned()));
    }
    let text = fs::read_to_string(path).map_err(PathError::read(path))?;
    Rules::from_toml(&text).map_err(|error| LoadError::Invalid { path: path.to_owned(), error })
}

/// Fails if the rules need ages, which computer players don't have.
pub(super) fn without_ages(rules: &Rules) -> Result<(), AgesRequired> {
    match rules.first_player {
        FirstPlayer::Youngest | FirstPlayer::MiddleAge => Err(AgesRequired),
        FirstPlayer::LeftOfDealer | FirstPlayer::Random | FirstPlayer::Chosen(_) => Ok(()),
    }
}

/// One line for each problem, with the file's name.
fn each_problem(path: &Path, error: &skipstone_core::RulesError) -> String {
    let line = |problem| format!("{}: {problem}", path.display());
    error.problems.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn presets() -> String {
    Preset::ALL.iter().map(|preset| preset.name()).collect::<Vec<_>>().join(", ")
}

/// The differences of rules from the standard ones, for the list of presets.
fn differences(rules: &Rules) -> String {
    let standard = Rules { preset: rules.preset, ..Rules::default() };
    let differing = RuleKey::ALL.iter().filter(|key| (key.get)(rules) != (key.get)(&standard));
    let differing: Vec<_> = differing.map(|key| format!("{} = {}", key.name, (key.get)(rules))).collect();
    if differing.is_empty() { "the rules the others start from".to_owned() } else { differing.join(", ") }
}
