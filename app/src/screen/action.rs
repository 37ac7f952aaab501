//! What the simple screens ask of the app. The join screen, the lobby, the table and the replay have actions of their own.

use jiff::Timestamp;
use skipstone_core::record::Record;
use skipstone_core::table::TableConfig;
use skipstone_core::{Seat, Stone};

use super::export_job::ExportJob;
use crate::paper::print::PdfJob;
use crate::settings::Settings;
use crate::statistics::CountedPlayer;
use crate::store::{StoreError, StoredSeriesId};

/// What the app does after the `update` of a screen.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing to do.
    None,
    /// Go back to the screen below.
    Leave,
    /// Open the new game screen.
    NewGame,
    /// Open a new table.
    Play(TableConfig),
    /// Continue a series.
    Continue(StoredSeriesId),
    /// Carry on a series of somebody else's table at this computer.
    CarryOn(StoredSeriesId),
    /// Open the replay of a round.
    Replay {
        /// The record of the round.
        record: Box<Record>,
        /// The player's seat; `None` if it is unknown.
        me: Option<Seat>,
        /// When the round ended.
        finished: Timestamp,
        /// The players' stones, by seat; empty if they are unknown.
        stones: Vec<Stone>,
        /// Whether to open its review.
        review: bool,
    },
    /// Open the coach for a player.
    Coach(CountedPlayer),
    /// Open the challenges with the deal of a record, played from a seat.
    Challenge(Box<Record>, Seat),
    /// Run the job on a background thread, and return its result to the series screen.
    Save(ExportJob),
    /// Run the job on a background thread, and show its result.
    Pdf(Box<PdfJob>),
    /// Ask for a file and open it, or import it; holds the name of such files.
    OpenFile(String),
    /// Focus the field with this id.
    Focus(&'static str),
    /// Apply and save these settings.
    SaveSettings(Box<Settings>),
    /// Notify the player of a failure of the store.
    StoreFailed(StoreError),
}
