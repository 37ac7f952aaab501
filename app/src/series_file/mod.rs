//! Series as files: JSON, a public format, version 1, described in `docs/series-format.md`.
//!
//! What a file says is checked through the rules before any of it is believed, and all its problems are told at once.

mod form;
mod problem;
mod read;

use skipstone_core::SetupError;
use skipstone_core::record::Record;

use crate::store::SavedSeries;

pub use problem::{FileError, Part, Problem, What};
pub use read::read;

/// The version of the format that is written and read here.
pub const VERSION: u64 = 1;

/// The largest file that is read, in bytes: more than the rounds of a lifetime.
pub const LARGEST: u64 = 1 << 30;

/// The longest name of a series or a player, in characters.
pub const LONGEST_NAME: usize = 1000;

/// What makes a file one of series: the value of its first key.
const SERIES: &str = "series";

/// A series with everything that belongs to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WholeSeries {
    /// Who plays, by which rules, and how the rounds ended.
    pub series: SavedSeries,
    /// The records of the rounds, one for each; some may be missing.
    pub records: Vec<Option<Record>>,
    /// The round on the table, if one was begun.
    pub running: Option<Record>,
}

/// The text of a file with these series.
///
/// # Errors
/// If the rules and seats of one don't fit together; what was kept always does.
pub fn write(series: &[WholeSeries]) -> Result<String, SetupError> {
    let file = form::File {
        skipstone: SERIES.to_owned(),
        version: VERSION,
        app: env!("CARGO_PKG_VERSION").to_owned(),
        series: series.iter().map(form::Series::of).collect::<Result<Vec<_>, _>>()?,
    };
    // Keys are texts and numbers are whole: nothing of it can fail to be JSON.
    let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
    text.push('\n');
    Ok(text)
}
