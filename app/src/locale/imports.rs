//! Why a file isn't taken in, in the player's language. What is wrong deep inside of it is told as the command line tells it.

use super::Locale;
use crate::exchange::ImportError;
use crate::series_file::{FileError, Part, Problem, What};
use crate::tr;

impl Locale {
    /// Why the series of a file aren't taken in.
    pub fn import_error(&self, error: &ImportError) -> String {
        match error {
            ImportError::Read(error) => tr!(self, "import-unreadable", why = error.to_string()),
            ImportError::Store(trouble) => self.trouble(trouble),
            ImportError::File(error) => self.file_error(error),
        }
    }

    fn file_error(&self, error: &FileError) -> String {
        match error {
            FileError::TooLarge => tr!(self, "import-too-large"),
            FileError::NotSeries => tr!(self, "import-not-series"),
            FileError::Newer(_) => tr!(self, "import-newer"),
            FileError::Json(why) | FileError::Form(why) => tr!(self, "import-broken", why = why.as_str()),
            FileError::Version(_) => tr!(self, "import-broken", why = error.to_string()),
            FileError::Problems(problems) => {
                let first = problems.first().map_or_else(String::new, |problem| self.series_problem(problem));
                match problems.len() {
                    0 | 1 => first,
                    many => tr!(self, "import-more", first = first, count = many - 1),
                }
            }
        }
    }

    /// What is wrong, and where.
    fn series_problem(&self, Problem { number, title, part, what }: &Problem) -> String {
        let title = if title.is_empty() { number.to_string() } else { format!("{number} ({title})") };
        let what = match what {
            What::Winner { .. } | What::Points { .. } | What::Impossible(_) => {
                tr!(self, "import-score", why = what.to_string())
            }
            What::Over(_) | What::RunningOver | What::EndedEarly => tr!(self, "import-over"),
            What::Differs(difference) => tr!(self, "import-differs", why = difference.to_string()),
            What::OtherRules | What::OtherSeats | What::OtherDealer { .. } | What::OtherRound(_) => {
                tr!(self, "import-other", why = what.to_string())
            }
            _ => tr!(self, "import-broken", why = what.to_string()),
        };
        match part {
            Part::Whole => tr!(self, "import-series", series = title, what = what),
            Part::Round(round) => tr!(self, "import-round", series = title, round = *round, what = what),
            Part::Running => tr!(self, "import-running", series = title, what = what),
        }
    }
}
