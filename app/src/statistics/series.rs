//! Counts the series the player won. A single round is none.

use std::collections::HashMap;

use skipstone_core::{Scoring, series};

use super::Proportion;
use super::player_round::PlayerRound;
use crate::store::{RoundKey, StoredSeriesId};

/// Collects the rounds of each series. A series is judged by its rounds alone, because it may have been deleted since.
#[derive(Default)]
pub(super) struct SeriesWon<'a>(HashMap<StoredSeriesId, SeriesRounds<'a>>);

/// The rounds of a series from the first one that was played here: it may go on from one at another table.
struct SeriesRounds<'a> {
    first: u32,
    count: u32,
    last: PlayerRound<'a>,
    /// Whether the filter lets the last round through: a series counts where it was decided.
    taken: bool,
}

impl<'a> SeriesWon<'a> {
    pub(super) fn count(&mut self, own: &PlayerRound<'a>, taken: bool) {
        if own.setup.rules().scoring == Scoring::Single {
            return;
        }
        let RoundKey { series, number } = own.round.key;
        let begun = SeriesRounds { first: number, count: 0, last: *own, taken };
        let series = self.0.entry(series).or_insert(begun);
        *series = SeriesRounds { first: series.first, count: series.count + 1, last: *own, taken };
    }

    /// Whether a series is won with its last round so far.
    pub(super) fn is_won(&self, series: StoredSeriesId) -> bool {
        self.0.get(&series).and_then(SeriesRounds::won) == Some(true)
    }

    /// Series won, of those played to their target.
    pub(super) fn share(&self) -> Proportion {
        let decided = self.0.values().filter(|series| series.taken).filter_map(SeriesRounds::won);
        decided.fold(Proportion::default(), |Proportion { part, of }, won| {
            Proportion::new(part + u64::from(won), of + 1)
        })
    }
}

impl SeriesRounds<'_> {
    /// Whether the player won the series; `None` while it isn't over, or if some of its rounds are missing.
    fn won(&self) -> Option<bool> {
        let SeriesRounds { first, count, last, .. } = self;
        let number = Some(last.round.key.number).filter(|number| first + count == number + 1)?;
        let winners = series::winners(&last.setup, number as usize, &last.round.scores_after()?)?;
        Some(winners.contains(&last.team()))
    }
}
