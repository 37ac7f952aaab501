//! What was wrong with a turn, in words.

use skipstone_core::bot::review::Mistake;

use crate::locale::Locale;
use crate::tr;

impl Locale {
    /// The name of a mistake.
    pub fn mistake(&self, mistake: Mistake) -> String {
        tr!(self, "review-mistake", mistake = mistake.name())
    }
}
