//! Hosted tables: saved with their room state, so that they can be opened again for the same guests.

use skipstone_core::Seat;
use skipstone_core::table::Table;
use skipstone_net::host::{SaveRoomFn, SavedRoom};
use skipstone_net::{Fingerprint, SaveReceipt};

use super::database::{RowKind, Rows};
use super::value::StoredValue;
use super::{SavedSeries, SeriesId, Store, StoreError, TableSaver};

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
        let id = SeriesId::from(kept.series);
        let known = saver.take().filter(|saver| saver.series().id == id);
        let saver = saver.insert(known.unwrap_or_else(|| TableSaver::of(self.clone(), id, table)));
        let own_seat = kept.owners.iter().position(|owner| *owner == Some(own)).map(Seat::from_index);
        saver.own_seats = own_seat.into_iter().collect();
        saver.stones = kept.stones.clone();
        let hosted = ((RowKind::Hosted, id.key()), Some(kept.to_bytes()));
        saver.save_with(table, Rows::from([hosted]))
    }

    /// The room state to host the table of a series again; `None` if the player didn't host it.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn hosted_table(&self, id: SeriesId) -> Result<Option<SavedRoom>, StoreError> {
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

    /// Whether a series can be continued here: it isn't over, and its table is kept in this store.
    pub fn can_continue(&self, series: &SavedSeries) -> bool {
        series.is_unfinished() && (self.is_local(series) || self.is_hosted(series.id))
    }

    /// Whether the table of a series is at this computer alone: one person plays, or several share the screen.
    pub fn is_local(&self, series: &SavedSeries) -> bool {
        if !series.is_multiplayer() {
            return true;
        }
        // The store has no table of a series that is played at somebody else's.
        let has_table = matches!(self.get_bytes(&(RowKind::Running, series.id.key())), Ok(Some(_)));
        has_table && !self.is_hosted(series.id)
    }

    /// Whether the player hosted the table of a series.
    pub fn is_hosted(&self, id: SeriesId) -> bool {
        matches!(self.hosted_table(id), Ok(Some(_)))
    }
}
