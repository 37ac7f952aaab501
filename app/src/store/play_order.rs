//! The order in which series were played. It is stored, because the clock that dates them may be set back.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use jiff::Timestamp;

use super::database::{RowKey, RowKind, Rows};
use super::handle::Store;
use super::saved::{SavedSeries, StoredSeriesId};
use super::value::{PlainValue, StoredValue};
use serde::{Deserialize, Serialize};

/// Series, the one played last at the end. Those that were imported or removed since may be missing or too many.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct PlayOrder(pub(super) Vec<StoredSeriesId>);

impl PlainValue for PlayOrder {
    const VERSION: u16 = 1;
}

impl Store {
    /// The changes that make a series the one played last; none if it is that already, or if the order can't be read.
    pub(super) fn mark_played(&self, id: StoredSeriesId) -> Rows {
        match self.get::<PlayOrder>(&key()) {
            Ok(Some(order)) if order.0.last() == Some(&id) => return Rows::new(),
            Ok(_) => {}
            Err(error) => {
                self.writer.report(error);
                return Rows::new();
            }
        }
        let Ok(series) = self.series() else { return Rows::new() };
        let others = series.iter().rev().map(|series| series.id).filter(|other| *other != id);
        let order = PlayOrder(others.chain([id]).collect());
        Rows::from([(key(), Some(order.to_bytes()))])
    }

    /// Sorts series, the one played last first. One that isn't in the stored order has its place by its time.
    pub(super) fn sort_by_play_order(&self, series: &mut [SavedSeries]) {
        let order: PlayOrder = self
            .get(&key())
            .unwrap_or_else(|error| {
                self.writer.report(error);
                None
            })
            .unwrap_or_default();
        let played: BTreeMap<StoredSeriesId, Timestamp> =
            series.iter().map(|series| (series.id, series.played)).collect();
        let mut places = BTreeMap::new();
        let mut latest = Timestamp::MIN;
        for (place, id) in (1_usize..).zip(order.0) {
            // A series counts as played no earlier than those before it.
            latest = played.get(&id).map_or(latest, |played| latest.max(*played));
            places.insert(id, (latest, place));
        }
        series.sort_by_key(|series| {
            let place = places.get(&series.id).copied().unwrap_or((series.played, 0));
            Reverse((place, series.id))
        });
    }
}

fn key() -> RowKey {
    (RowKind::PlayOrder, b"series".to_vec())
}
