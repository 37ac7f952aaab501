//! Looks ahead, and advises others.

use crate::moves::Move;
use crate::view::SeatView;

use super::search::{Effort, Search};
use super::{Bot, planner};

/// Takes the plan that leads to the best in worlds that could be.
#[derive(Debug)]
pub(super) struct Expert {
    search: Search,
}

impl Expert {
    /// One whose worlds come from a seed.
    pub(super) fn new(seed: u64) -> Expert {
        Expert { search: Search::new(seed) }
    }
}

impl Bot for Expert {
    fn choose(&mut self, view: &SeatView<'_>) -> Move {
        let weighed = self.search.weigh(view, &Effort::MOVE, &[]);
        // No plan begins with drawing by hand, and the 1980 rules may forbid all that begin otherwise.
        weighed.first().map_or_else(|| planner::first_legal(view, [], |_| None), |best| best.moves[0])
    }
}
