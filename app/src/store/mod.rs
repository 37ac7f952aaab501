//! What is kept on disk: series, running games, records, keys and settings.
//!
//! All but the settings, the key and the window's place lies in one database file. A thread of the store's own writes all but the
//! key: nobody waits for the disk but who awaits the receipt of a save, or flushes the store. Reads find a change at once. One
//! that can't be written stays in memory and is written with the next change: a full disk doesn't stop a game.
//!
//! Invariant: a version of a stored value never changes once released; a new one gets a new type, and the old reader stays
//! (`value`, `database`).

mod accepted;
mod as_text;
pub(crate) mod atomic_file;
mod carry_on;
mod database;
mod error;
mod evidence;
mod favourite_puzzles;
#[cfg(test)]
mod formats;
#[cfg(test)]
mod golden;
mod handle;
mod hosted;
mod identity;
mod kept_seat;
mod outcomes;
mod pending_writes;
mod play_order;
mod profile;
mod quarantine;
mod random_seed;
mod remote_rounds;
mod reviews;
mod rivals;
mod round_luck;
mod rounds;
mod saved;
mod series;
mod series_kind;
mod settings_file;
mod system_messages;
mod table_saver;
mod timed_sets;
mod tried_puzzles;
mod trust;
mod unsaved;
mod value;
mod window_file;
mod writer;

pub(crate) use database::is_guarded;

pub use accepted::{AcceptError, AcceptedChallenge, DayDeal};
pub use carry_on::{CarriedOn, NewHost, SeriesWithOthers};
pub use error::{Cause, QuarantineReason, StoreError};
pub use favourite_puzzles::FavouritePuzzles;
pub use handle::Store;
pub use identity::LoadedIdentity;
pub use kept_seat::KeptSeat;
pub use outcomes::{SeriesOutcome, standing};
pub use profile::{Profile, ProfileError};
pub use random_seed::random_seed;
pub use remote_rounds::{OwnPart, RemoteRoundError};
pub use reviews::{CostlyTurn, RoundReview};
pub use round_luck::RoundLuck;
pub use saved::{
    PlayedRound, RoundKey, SavedResult, SavedSeries, StoredSeriesId, StoredSeriesIdError, player_names,
    running_scores,
};
pub use series::RemovedSeries;
pub use series_kind::SeriesKind;
pub use settings_file::{InvalidSetting, LoadedSettings, SettingsFile};
pub use system_messages::{SystemMessage, SystemMessages};
pub use table_saver::{ContinueError, ResumedSeries, TableSaver};
pub use timed_sets::BestTimedSet;
pub use tried_puzzles::TriedPuzzle;
pub use trust::{MutedPlayers, Visits};
pub use unsaved::Unsaved;
pub use value::StoredValueError;
pub use window_file::WindowPlacement;
