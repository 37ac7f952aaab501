//! `skipstone rules`: prints rules as TOML, as a start for house rules.

use std::path::Path;

use skipstone_core::{Preset, RuleKey, Rules, Setup, text};

use super::error::{AgesRequiredError, LoadRulesError};
use super::output::Output;
use super::{CommandError, CommandOutcome, examples};
use crate::read_file::{FileKind, read_text};

/// Print a preset's rules as TOML, or list the presets
#[derive(Debug, clap::Args)]
#[command(after_help = examples::RULES)]
pub(super) struct Args {
    /// A preset, or a TOML file whose rules are checked and printed in full
    #[arg(value_name = "NAME|FILE.toml")]
    rules: Option<String>,
}

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
pub(super) fn load(name: &str) -> Result<Rules, LoadRulesError> {
    if let Some(preset) = Preset::from_name(name) {
        return Ok(preset.rules());
    }
    let path = Path::new(name);
    if path.extension().is_none() && !path.exists() {
        return Err(LoadRulesError::Unknown(name.to_owned()));
    }
    let text = read_text(path, FileKind::Rules)?;
    Rules::from_toml(&text).map_err(|error| LoadRulesError::Invalid { path: path.to_owned(), error })
}

/// Fails if the rules need ages, which computer players don't have.
pub(super) fn without_ages(rules: &Rules) -> Result<(), AgesRequiredError> {
    if rules.first_player.goes_by_age() { Err(AgesRequiredError) } else { Ok(()) }
}

/// The sizes of the stock piles: `30`, or `12, 20 and 20` with a handicap.
pub(super) fn stock_sizes(setup: &Setup) -> String {
    match setup.common_stock() {
        Some(stock) => stock.to_string(),
        None => text::listed(setup.stocks()),
    }
}

/// The differences of rules from the standard ones, for the list of presets.
fn differences(rules: &Rules) -> String {
    let standard = Rules { preset: rules.preset, ..Rules::default() };
    let differing = RuleKey::ALL.iter().filter(|key| (key.get)(rules) != (key.get)(&standard));
    let differing: Vec<_> = differing.map(|key| format!("{} = {}", key.name, (key.get)(rules))).collect();
    if differing.is_empty() { "the rules the others start from".to_owned() } else { differing.join(", ") }
}
