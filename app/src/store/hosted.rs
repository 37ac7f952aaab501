//! Hosted tables: saved with their room state, so that they can be opened again for the same guests.

use skipstone_core::table::Table;
use skipstone_net::host::{SaveRoomFn, SavedRoom};
use skipstone_net::{Fingerprint, SaveReceipt};

use super::database::{RowKind, Rows};
use super::error::StoreError;
use super::handle::Store;
use super::saved::{SavedSeries, StoredSeriesId};
use super::series_kind::SeriesKind;
use super::table_saver::TableSaver;
use super::value::{PlainValue, StoredValue};

impl PlainValue for SavedRoom {
    const VERSION: u16 = 1;
}

impl Store {
    /// The function that saves a table hosted by the player with this key. `saver` is that of a table that is continued.
    pub fn hosted_saver(&self, own: Fingerprint, saver: Option<TableSaver>) -> SaveRoomFn {
        let store = self.clone();
        let mut saver = saver;
        Box::new(move |table, kept| store.save_hosted(own, &mut saver, table, kept))
    }

    fn save_hosted(
        &self,
        own: Fingerprint,
        saver: &mut Option<TableSaver>,
        table: &Table,
        kept: &SavedRoom,
    ) -> SaveReceipt {
        let id = StoredSeriesId::of_own_table(kept.series);
        let known = saver.take().filter(|saver| saver.series().id == id);
        let saver = saver
            .insert(known.unwrap_or_else(|| TableSaver::of(self.clone(), id, SeriesKind::Hosted, table)));
        saver.own_seats = kept.seat_of(own).into_iter().collect();
        saver.stones = kept.stones();
        let hosted = ((RowKind::Hosted, id.key()), Some(kept.to_bytes()));
        saver.save_with(table, Rows::from([hosted]))
    }

    /// The room state to host the table of a series again; `None` if the player didn't host it.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn hosted_table(&self, id: StoredSeriesId) -> Result<Option<SavedRoom>, StoreError> {
        self.get(&(RowKind::Hosted, id.key()))
    }

    /// A series with the names of those who have its seats now: the table that the player hosted keeps the name of somebody who was
    /// kicked up to the next round.
    pub fn with_current_names(&self, mut series: SavedSeries) -> SavedSeries {
        // A table that can't be read is reported when it is opened.
        if let Ok(Some(room)) = self.hosted_table(series.id) {
            let names = room.names(&series.table);
            for (seat, name) in series.table.seats.iter_mut().zip(names) {
                seat.name = name.to_string();
            }
        }
        series
    }
}
