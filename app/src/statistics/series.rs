//! Counts the series the player won. A single round is none.

use std::collections::HashMap;

use skipstone_core::series::Series;
use skipstone_core::{Scoring, Seat};

use super::Proportion;
use super::player_round::PlayerRound;
use crate::store::StoredSeriesId;

/// Collects the rounds of each series. A series is judged by its rounds alone, because it may have been deleted since.
#[derive(Default)]
pub(super) struct SeriesWon<'a>(HashMap<StoredSeriesId, SeriesRounds<'a>>);

struct SeriesRounds<'a> {
    rounds: Vec<PlayerRound<'a>>,
    /// Whether the filter lets the last round through: a series counts where it was decided.
    taken: bool,
}

impl<'a> SeriesWon<'a> {
    pub(super) fn count(&mut self, own: &PlayerRound<'a>, taken: bool) {
        if own.setup.rules().scoring == Scoring::Single {
            return;
        }
        let series = self.0.entry(own.round.key.series);
        let series = series.or_insert_with(|| SeriesRounds { rounds: Vec::new(), taken });
        series.rounds.push(*own);
        series.taken = taken;
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
        let last = self.rounds.last().filter(|last| last.round.key.number as usize == self.rounds.len())?;
        let results = self.rounds.iter().map(|own| own.round.result.clone()).collect();
        let series = Series::resume(last.setup, Seat::ONE, results, false);
        series.reached_target().then(|| series.leaders().contains(&last.team()))
    }
}
