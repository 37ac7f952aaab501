//! Puzzles in words.

use skipstone_core::position::PositionTextError;
use skipstone_core::puzzle::{PuzzleKind, PuzzleTextError, Theme};

use crate::locale::Locale;
use crate::tr;

impl Locale {
    /// The name of a kind of puzzle.
    pub fn puzzle_kind(&self, kind: PuzzleKind) -> String {
        tr!(self, "puzzles-kind", kind = kind.name())
    }

    /// What puzzles of a theme are about.
    pub fn puzzle_theme(&self, theme: Theme) -> String {
        tr!(self, "puzzles-theme", theme = theme.name())
    }

    /// Why a text is no puzzle.
    pub fn puzzle_text_error(&self, error: &PuzzleTextError) -> String {
        let why = match error {
            PuzzleTextError::Text(PositionTextError { errors }) => {
                let line = errors.first().map_or(1, |error| error.line);
                tr!(self, "puzzles-paste-line", line = line)
            }
            PuzzleTextError::Position(_) => tr!(self, "puzzles-paste-position"),
            PuzzleTextError::Key { key, .. } => tr!(self, "puzzles-paste-key", key = *key),
        };
        tr!(self, "puzzles-paste-wrong", why = why)
    }
}
