//! Sentences for errors of importing files. Details of the file's contents stay English, as on the command line.

use skipstone_core::ErrorChain;

use crate::files::import_export::ImportError;
use crate::files::series_file::{Part, SeriesFileError, SeriesFileProblem, SeriesFileProblemKind};
use crate::locale::Locale;
use crate::tr;

impl Locale {
    /// Why the series of a file can't be imported.
    pub fn import_error(&self, error: &ImportError) -> String {
        match error {
            ImportError::Read(problem) => self.read_problem(problem),
            ImportError::Store(error) => self.store_error(error),
            ImportError::File(error) => self.file_error(error),
        }
    }

    fn file_error(&self, error: &SeriesFileError) -> String {
        match error {
            SeriesFileError::NotSeries => tr!(self, "import-not-series"),
            SeriesFileError::Newer(_) => tr!(self, "import-newer"),
            SeriesFileError::Json(why) | SeriesFileError::Malformed(why) => {
                tr!(self, "import-broken", why = ErrorChain(why).to_string())
            }
            SeriesFileError::Version(_) => tr!(self, "import-broken", why = error.to_string()),
            SeriesFileError::Problems(problems) => {
                let first = problems.first().map_or_else(String::new, |problem| self.series_problem(problem));
                match problems.len() {
                    0 | 1 => first,
                    many => tr!(self, "import-more", first = first, count = many - 1),
                }
            }
        }
    }

    /// A problem of a series and the part it is in.
    fn series_problem(&self, SeriesFileProblem { number, title, part, what }: &SeriesFileProblem) -> String {
        let title = if title.is_empty() { number.to_string() } else { format!("{number} ({title})") };
        let what = match what {
            SeriesFileProblemKind::Winner { .. }
            | SeriesFileProblemKind::Points { .. }
            | SeriesFileProblemKind::Impossible(_) => {
                tr!(self, "import-score", why = what.to_string())
            }
            SeriesFileProblemKind::SeriesOver(_)
            | SeriesFileProblemKind::RunningOver
            | SeriesFileProblemKind::EndedEarly => {
                tr!(self, "import-over")
            }
            SeriesFileProblemKind::Differs(difference) => {
                tr!(self, "import-differs", why = difference.to_string())
            }
            SeriesFileProblemKind::OtherRules
            | SeriesFileProblemKind::OtherSeats
            | SeriesFileProblemKind::OtherDealer { .. }
            | SeriesFileProblemKind::OtherRound(_) => {
                tr!(self, "import-other", why = what.to_string())
            }
            _ => tr!(self, "import-broken", why = what.to_string()),
        };
        match part {
            Part::Series => tr!(self, "import-series", series = title, what = what),
            Part::Round(round) => tr!(self, "import-round", series = title, round = *round, what = what),
            Part::Running => tr!(self, "import-running", series = title, what = what),
        }
    }
}
