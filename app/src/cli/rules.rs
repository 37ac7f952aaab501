//! `skipstone rules`: a table's rules as TOML, to start one's own from.

use std::fs;
use std::io::Write;
use std::path::Path;

use skipstone_core::{Key, Preset, Rules};

use super::Outcome;
use super::failure::Failure;

/// Print a preset's rules as TOML, or list the presets
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// A preset, or a TOML file whose rules are checked and printed in full
    #[arg(value_name = "NAME|FILE.toml")]
    rules: Option<String>,
}

pub(super) fn run(args: &Args, out: &mut impl Write) -> Result<Outcome, Failure> {
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
pub(super) fn load(name: &str) -> Result<Rules, Failure> {
    if let Some(preset) = Preset::named(name) {
        return Ok(preset.rules());
    }
    let path = Path::new(name);
    if path.extension().is_none() && !path.exists() {
        return Err(Failure::UnknownRules(name.to_owned()));
    }
    let text = fs::read_to_string(path).map_err(|error| Failure::Read { path: path.to_owned(), error })?;
    Rules::from_toml(&text).map_err(|error| Failure::Rules { path: path.to_owned(), error })
}

/// How rules differ from the standard ones.
fn differences(rules: &Rules) -> String {
    let standard = Rules { preset: rules.preset, ..Rules::default() };
    let differing = Key::ALL.iter().filter(|key| (key.get)(rules) != (key.get)(&standard));
    let differing: Vec<_> = differing.map(|key| format!("{} = {}", key.name, (key.get)(rules))).collect();
    if differing.is_empty() { "the rules the others start from".to_owned() } else { differing.join(", ") }
}
