//! The expert level: a look-ahead search with the value network.

use crate::moves::Move;
use crate::view::SeatView;

use super::character::Character;
use super::planner;
use super::player::Bot;
use super::search::{LookaheadSearch, SearchBudget};

/// Plays the plan with the best result over determinizations.
#[derive(Debug)]
pub(super) struct Expert {
    search: LookaheadSearch,
}

impl Expert {
    /// A player whose determinizations come from a seed.
    pub(super) fn new(seed: u64, character: Option<Character>) -> Expert {
        Expert { search: LookaheadSearch::new(seed).in_character(character) }
    }
}

impl Bot for Expert {
    fn choose(&mut self, view: &SeatView<'_>) -> Move {
        let ranking = self.search.rank_plans(view, &SearchBudget::MOVE);
        // No plan begins with drawing by hand, and the 1980 rules may forbid all that begin otherwise.
        ranking
            .candidates
            .first()
            .map_or_else(|| planner::first_legal(view, [], |_| None), |best| best.moves[0])
    }
}
