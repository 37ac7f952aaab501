//! `skipstone series`: lists, exports and imports the series of a profile.

mod export;
mod import;
mod list;

use clap::Subcommand;
use skipstone_core::ErrorChain;

use super::error::FindSeriesError;
use super::output::Output;
use super::{CommandError, CommandOutcome, examples, open_store, warn};
use crate::store::{Profile, SavedSeries, StoredSeriesId};

/// List the point series and single rounds that were played, and carry them from one computer to another
#[derive(Debug, clap::Args)]
#[command(after_help = examples::SERIES)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    List(list::Args),
    Export(export::Args),
    Import(import::Args),
}

pub(super) fn run(
    args: &Args,
    profile: Option<&str>,
    out: &mut Output,
) -> Result<CommandOutcome, CommandError> {
    let store = open_store(&Profile::named(profile)?)?;
    let error = store.watch_error();
    let outcome = match &args.command {
        Command::List(args) => list::run(args, &store, out),
        Command::Export(args) => export::run(args, &store, out),
        Command::Import(args) => import::run(args, &store, out),
    }?;
    // A series that can't be read was left out of the list or the export.
    match &*error.borrow() {
        Some(error) => {
            warn(&ErrorChain(error));
            Ok(CommandOutcome::Unreadable)
        }
        None => Ok(outcome),
    }
}

/// Finds a series by its id, the beginning of its id, or its name.
pub(in crate::cli) fn find(all: &[SavedSeries], name: &str) -> Result<SavedSeries, FindSeriesError> {
    let exact = name.parse::<StoredSeriesId>().ok();
    let named = |series: &&SavedSeries| Some(series.id) == exact || series.title() == name;
    let begins = |series: &&SavedSeries| {
        !name.is_empty() && series.id.to_string().starts_with(&name.to_ascii_lowercase())
    };
    let mut found: Vec<_> = all.iter().filter(named).cloned().collect();
    if found.is_empty() {
        found = all.iter().filter(begins).cloned().collect();
    }
    match found.len() {
        0 => Err(FindSeriesError::Unknown(name.to_owned())),
        1 => Ok(found.swap_remove(0)),
        _ => Err(FindSeriesError::Ambiguous { name: name.to_owned(), series: found }),
    }
}
