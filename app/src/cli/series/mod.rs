//! `skipstone series`: lists the series of a profile, writes them into files and takes them in again.

mod export;
mod import;
mod list;

use clap::Subcommand;
use skipstone_core::SetupError;

use super::file_error::FileError;
use super::output::{Output, OutputError};
use super::{Outcome, warn};
use crate::store::{Profile, ProfileError, SavedSeries, SeriesId, Store, Trouble};

/// List the point series that were played, and carry them from one computer to another
#[derive(Debug, clap::Args)]
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

/// Why series can't be listed or carried.
#[derive(Debug, thiserror::Error)]
pub(super) enum SeriesError {
    /// The output can't be written.
    #[error(transparent)]
    Output(#[from] OutputError),
    /// There is no such profile.
    #[error(transparent)]
    Profile(#[from] ProfileError),
    /// The store can't be used.
    #[error(transparent)]
    Store(#[from] Trouble),
    /// A series isn't found.
    #[error(transparent)]
    NoSeries(#[from] NoSeries),
    /// The rules and seats of one don't fit together.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The file can't be written.
    #[error(transparent)]
    File(#[from] FileError),
}

/// Why a series isn't found, or none is.
#[derive(Debug, thiserror::Error)]
pub(super) enum NoSeries {
    /// Nothing is called so.
    #[error("there is no series {0:?}: `skipstone series list` shows all")]
    Unknown(String),
    /// Several are.
    #[error("{name:?} may be each of these series, name one by its id:\n{}", lines(.series))]
    Several {
        /// As it was asked for.
        name: String,
        /// Those it may be.
        series: Vec<SavedSeries>,
    },
}

fn lines(series: &[SavedSeries]) -> String {
    series.iter().map(|series| format!("  {}  {}", series.id, series.title())).collect::<Vec<_>>().join("\n")
}

pub(super) fn run(args: &Args, profile: Option<&str>, out: &mut Output) -> Result<Outcome, SeriesError> {
    let store = open(&Profile::named(profile)?)?;
    let trouble = store.watch();
    let outcome = match &args.command {
        Command::List(args) => list::run(args, &store, out),
        Command::Export(args) => export::run(args, &store, out),
        Command::Import(args) => import::run(args, &store, out),
    }?;
    // A series that can't be read is missing from what was just listed or exported.
    match &*trouble.borrow() {
        Some(trouble) => {
            warn(trouble);
            Ok(Outcome::Unreadable)
        }
        None => Ok(outcome),
    }
}

/// Opens a profile's store. In a window it would go on without one; here there is nothing else to do.
fn open(profile: &Profile) -> Result<Store, Trouble> {
    match Store::open(profile) {
        (_, Some(trouble)) => Err(trouble),
        (store, None) => Ok(store),
    }
}

/// The series of an id, of the beginning of one, or of a name.
fn find(all: &[SavedSeries], name: &str) -> Result<SavedSeries, NoSeries> {
    let exact = name.parse::<SeriesId>().ok();
    let named = |series: &&SavedSeries| Some(series.id) == exact || series.title() == name;
    let begins = |series: &&SavedSeries| {
        !name.is_empty() && series.id.to_string().starts_with(&name.to_ascii_lowercase())
    };
    let mut found: Vec<_> = all.iter().filter(named).cloned().collect();
    if found.is_empty() {
        found = all.iter().filter(begins).cloned().collect();
    }
    match found.len() {
        0 => Err(NoSeries::Unknown(name.to_owned())),
        1 => Ok(found.swap_remove(0)),
        _ => Err(NoSeries::Several { name: name.to_owned(), series: found }),
    }
}
