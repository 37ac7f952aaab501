//! `skipstone series import`: imports series files.

use std::path::PathBuf;

use skipstone_core::ErrorChain;
use skipstone_core::text::Escaped;

use crate::cli::output::Output;
use crate::cli::{CommandError, CommandOutcome, examples, warn};
use crate::files::import_export::{self, ImportError, ImportedSeries};
use crate::store::Store;

/// Take in the series of files: exit code 2 if one of the files can't be read or believed
#[derive(Debug, clap::Args)]
#[command(after_help = examples::SERIES_IMPORT)]
pub(super) struct Args {
    /// Files that `skipstone series export` or the window wrote
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(super) fn run(args: &Args, store: &Store, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    let mut outcome = CommandOutcome::Done;
    for path in &args.files {
        let taken = match import_export::import(store, path) {
            Ok(taken) => {
                store.flush()?;
                taken
            }
            Err(ImportError::Store(error)) => return Err(error.into()),
            Err(error) => {
                // The other files are still imported.
                outcome = CommandOutcome::Unreadable;
                ErrorChain(&error)
                    .to_string()
                    .lines()
                    .for_each(|line| warn(&format!("{}: {line}", Escaped(path.display()))));
                continue;
            }
        };
        for taken in taken {
            let (id, title) = (taken.series().id, Escaped(taken.series().title()));
            match taken {
                ImportedSeries::New(_) => writeln!(out, "{id}  {title}: taken in")?,
                ImportedSeries::Unchanged(_) => {
                    writeln!(out, "{id}  {title}: is there already, nothing has changed")?
                }
                ImportedSeries::Copy(_) => {
                    writeln!(
                        out,
                        "{id}  {title}: was there, but played otherwise: kept beside it by this new id"
                    )?;
                }
            }
        }
    }
    Ok(outcome)
}
