//! Which series the player won.

use std::collections::HashMap;

use skipstone_core::Seat;
use skipstone_core::series::Series;

use super::Share;
use super::own::Own;
use crate::store::SeriesId;

/// The rounds of each series, until all are known. Nothing else tells how a series went: it may have been deleted since.
#[derive(Default)]
pub(super) struct SeriesWon<'a>(HashMap<SeriesId, Rounds<'a>>);

struct Rounds<'a> {
    rounds: Vec<Own<'a>>,
    /// Whether the last of them is asked for: a series counts where it was decided.
    taken: bool,
}

impl<'a> SeriesWon<'a> {
    pub(super) fn count(&mut self, own: &Own<'a>, taken: bool) {
        let series = self.0.entry(own.round.id.series);
        let series = series.or_insert_with(|| Rounds { rounds: Vec::new(), taken });
        series.rounds.push(*own);
        series.taken = taken;
    }

    /// The series won, of those that were played to their target.
    pub(super) fn share(&self) -> Share {
        let decided = self.0.values().filter(|series| series.taken).filter_map(Rounds::won);
        decided.fold(Share::default(), |Share { part, of }, won| Share::new(part + u64::from(won), of + 1))
    }
}

impl Rounds<'_> {
    /// Whether the player won the series; nothing while it goes on, or if its first rounds are no longer known.
    fn won(&self) -> Option<bool> {
        let last = self.rounds.last().filter(|last| last.round.id.number as usize == self.rounds.len())?;
        let results = self.rounds.iter().map(|own| own.round.result.clone()).collect();
        let series = Series::resume(last.setup, Seat::ONE, results, false);
        series.reached_target().then(|| series.leaders().contains(&last.team()))
    }
}
