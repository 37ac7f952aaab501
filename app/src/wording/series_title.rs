//! The title of a series in the player's language.

use crate::locale::Locale;
use crate::store::SavedSeries;

impl Locale {
    /// The name of a series, or its players' names if it has none.
    pub fn series_title(&self, saved: &SavedSeries) -> String {
        match saved.name.is_empty() {
            true => self.player_names(&saved.table.seats, saved.own_seat()),
            false => saved.name.clone(),
        }
    }
}
