//! `skipstone series export`: writes series into a file.

use std::collections::BTreeSet;
use std::path::PathBuf;

use skipstone_core::PathError;

use super::find;
use crate::cli::output::Output;
use crate::cli::{CommandError, CommandOutcome, examples};
use crate::files::import_export;
use crate::files::series_file;
use crate::store::{Store, atomic_file};

/// Write series into a file that `skipstone series import` takes in: exit code 2 if one of them can't be read
#[derive(Debug, clap::Args)]
#[command(after_help = examples::SERIES_EXPORT)]
pub(super) struct Args {
    /// Each by its id, the beginning of its id, or its name; all if none is named
    #[arg(value_name = "SERIES")]
    series: Vec<String>,
    /// Write into a new file instead of printing it
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(args: &Args, store: &Store, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    let mut series = store.series()?;
    if !args.series.is_empty() {
        let wanted = args.series.iter().map(|name| Ok(find(&series, name)?.id));
        let wanted: BTreeSet<_> = wanted.collect::<Result<_, CommandError>>()?;
        series.retain(|series| wanted.contains(&series.id));
    }
    let bundle = series.into_iter().map(|series| import_export::load_bundle(store, series));
    let text = series_file::write(&bundle.collect::<Result<Vec<_>, _>>()?)?;
    match &args.output {
        None => write!(out, "{text}")?,
        Some(path) => {
            let written = atomic_file::create(path, |file| file.write_all(text.as_bytes()));
            written.map_err(PathError::write(path))?;
        }
    }
    Ok(CommandOutcome::Done)
}
