//! Tables that the player hosts: kept with what it takes to open them again for the same people.

use skipstone_core::Seat;
use skipstone_core::table::Table;
use skipstone_net::Fingerprint;
use skipstone_net::host::{Keep, Kept};

use super::database::{Kind, Rows};
use super::value::Value;
use super::{Keeper, SavedSeries, SeriesId, Store, Trouble};

impl Store {
    /// What keeps a table that the player with this key hosts. One that goes on has a keeper already.
    pub fn keep_hosted(&self, own: Fingerprint, keeper: Option<Keeper>) -> Keep {
        let store = self.clone();
        let mut keeper = keeper;
        Box::new(move |table, kept| store.keep_for_host(own, &mut keeper, table, kept))
    }

    fn keep_for_host(&self, own: Fingerprint, keeper: &mut Option<Keeper>, table: &Table, kept: &Kept) {
        let id = SeriesId::from(kept.series);
        let known = keeper.take().filter(|keeper| keeper.series().id == id);
        let keeper = keeper.insert(known.unwrap_or_else(|| Keeper::of(self.clone(), id, table)));
        keeper.me = kept.owners.iter().position(|owner| *owner == Some(own)).map(Seat::at);
        let hosted = ((Kind::Hosted, id.key()), Some(kept.to_bytes()));
        keeper.keep_with(table, Rows::from([hosted]));
    }

    /// What it takes to host the table of a series again, if the player hosted it.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn hosted(&self, id: SeriesId) -> Result<Option<Kept>, Trouble> {
        self.get(&(Kind::Hosted, id.key()))
    }

    /// Whether the player can go on with a series: it isn't over, and nobody else has its table.
    pub fn is_open(&self, series: &SavedSeries) -> bool {
        series.is_open() && (!series.is_shared() || self.is_hosted(series.id))
    }

    /// Whether the player hosted the table of a series.
    pub fn is_hosted(&self, id: SeriesId) -> bool {
        matches!(self.hosted(id), Ok(Some(_)))
    }
}
