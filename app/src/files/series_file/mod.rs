//! Series as files: JSON, a public format, version 1, described in `docs/series-format.md`.
//!
//! A file is checked against the rules before anything is imported, and all its problems are reported at once.

mod form;
mod problem;
mod read;

use skipstone_core::SetupError;
use skipstone_core::record::Record;

use crate::store::SavedSeries;

pub use problem::{Part, SeriesFileError, SeriesFileProblem, SeriesFileProblemKind};
pub use read::read;

/// The only version of the format that is written and read.
pub const VERSION: u64 = 1;

/// The longest name of a series or a player, in characters.
pub const MAX_NAME_CHARS: usize = 1000;

/// The value of the first key, which identifies a series file.
const SERIES: &str = "series";

/// A series with its records and its running game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesBundle {
    /// The series with its results.
    pub series: SavedSeries,
    /// One entry for each finished round; `None` if its record is missing.
    pub records: Vec<Option<Record>>,
    /// The record of the running game; `None` if no round is in progress.
    pub running: Option<Record>,
}

/// Writes a series file as text.
///
/// # Errors
/// If rules and seats of a series don't fit together, which never holds for a stored series.
pub fn write(series: &[SeriesBundle]) -> Result<String, SetupError> {
    let file = form::File {
        skipstone: SERIES.to_owned(),
        version: VERSION,
        app: crate::VERSION.to_owned(),
        series: series.iter().map(form::Series::of).collect::<Result<Vec<_>, _>>()?,
    };
    // Keys are strings and numbers are integers, so serialization can't fail.
    let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
    text.push('\n');
    Ok(text)
}
