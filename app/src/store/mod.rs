//! What a player keeps from one evening to the next: series, running games, records and settings.

mod saved;

pub use saved::{PlayedRound, RoundId, SavedResult, SavedSeries, SeriesId, SeriesIdError, players};
