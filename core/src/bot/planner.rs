//! A planner with hand-tuned weights: the levels `normal` and `planner`, and the preselection of plans for the stronger ones.

use std::cmp::Reverse;

use crate::moves::Move;
use crate::view::SeatView;

use super::plan::{PlanEnd, PlanOutcome, PlanSearch};
use super::player::Bot;
use super::rank_view::RankView;
use super::weights::Weights;

/// Plays the plan with the highest heuristic score.
#[derive(Debug)]
pub(super) struct Planner {
    weights: Weights,
    plans: PlanSearch,
    moves: Vec<Move>,
    found: Vec<(i32, PlanOutcome)>,
}

impl Default for Planner {
    fn default() -> Planner {
        Planner::with(Weights::TUNED)
    }
}

impl Planner {
    /// A planner that scores plans by these weights.
    pub(super) fn with(weights: Weights) -> Planner {
        Planner { weights, plans: PlanSearch::new(), moves: Vec::new(), found: Vec::new() }
    }

    /// A planner that overlooks some plans, in a fraction of the time where there are many.
    pub(super) fn quick(weights: Weights) -> Planner {
        Planner { plans: PlanSearch::quick(), ..Planner::with(weights) }
    }

    /// The same planner with other weights besides its own.
    pub(super) fn and(self, weights: Weights) -> Planner {
        Planner { weights: self.weights.and(weights), ..self }
    }

    /// The best plans with their scores, best first: at most a number in all, and at most a number of discards per state.
    pub(super) fn find(
        &mut self,
        rank_view: &RankView<'_>,
        most: usize,
        discards: usize,
    ) -> &[(i32, PlanOutcome)] {
        let weights = &self.weights;
        self.plans.find(rank_view);
        self.found.clear();
        for plan in self.plans.revealing_plans() {
            let state = self.plans.at(*plan);
            let score = weights.state_score(rank_view, state) + weights.reveal_score(rank_view, plan.end);
            self.found.push((score, *plan));
        }
        // States whose best discard can't be among the best plans aren't looked at any closer.
        let max_discard = weights.max_discard_score();
        let mut least = keep_best(&mut self.found, most);
        for (at, state) in self.plans.stopping_states(rank_view) {
            let score = weights.state_score(rank_view, state);
            if state.hand.is_empty() {
                self.found.push((score, PlanOutcome { state: at, end: PlanEnd::Pass }));
                continue;
            }
            if score + max_discard < least {
                continue;
            }
            let mut best = TopDiscards::new(discards);
            weights.for_each_discard(rank_view, state, |worth, end| best.add(score + worth, end));
            self.found.extend(best.iter().map(|(worth, end)| (worth, PlanOutcome { state: at, end })));
            if self.found.len() / 2 >= most {
                least = keep_best(&mut self.found, most);
            }
        }
        keep_best(&mut self.found, most);
        self.found.sort_unstable_by_key(plan_order);
        &self.found
    }

    /// The score that other weights give to one of the plans found last.
    pub(super) fn score(&self, rank_view: &RankView<'_>, plan: PlanOutcome, weights: &Weights) -> i32 {
        let state = self.plans.at(plan);
        let end = match plan.end {
            PlanEnd::Discard(code, column) => weights.discard_score(rank_view, state, code, column),
            end => weights.reveal_score(rank_view, end),
        };
        weights.state_score(rank_view, state) + end
    }

    /// The moves of one of the plans found last.
    pub(super) fn moves(
        &mut self,
        rank_view: &RankView<'_>,
        view: &SeatView<'_>,
        plan: PlanOutcome,
    ) -> &[Move] {
        self.plans.moves(rank_view, view, plan, &mut self.moves);
        &self.moves
    }

    /// The search behind the plans found last.
    pub(super) fn plans(&self) -> &PlanSearch {
        &self.plans
    }
}

/// How plans are ordered: by score, ties by what was found first.
fn plan_order((score, plan): &(i32, PlanOutcome)) -> (Reverse<i32>, PlanOutcome) {
    (Reverse(*score), *plan)
}

/// Keeps the best plans, in any order. Returns the least score that another one needs to be among them.
fn keep_best(found: &mut Vec<(i32, PlanOutcome)>, most: usize) -> i32 {
    if found.len() < most {
        return i32::MIN;
    }
    let (_, last, _) = found.select_nth_unstable_by_key(most - 1, plan_order);
    let least = last.0;
    found.truncate(most);
    least
}

/// The best few discards of a state, best first.
struct TopDiscards {
    ends: [(i32, PlanEnd); TopDiscards::MOST],
    count: usize,
    most: usize,
}

impl TopDiscards {
    /// All of five cards and four piles.
    const MOST: usize = 20;

    fn new(most: usize) -> TopDiscards {
        TopDiscards {
            ends: [(i32::MIN, PlanEnd::Pass); TopDiscards::MOST],
            count: 0,
            most: most.min(TopDiscards::MOST),
        }
    }

    #[inline]
    fn add(&mut self, worth: i32, end: PlanEnd) {
        if self.count == self.most && worth <= self.ends[self.most - 1].0 {
            return;
        }
        self.count = self.most.min(self.count + 1);
        let mut at = self.count - 1;
        while at > 0 && self.ends[at - 1].0 < worth {
            self.ends[at] = self.ends[at - 1];
            at -= 1;
        }
        self.ends[at] = (worth, end);
    }

    fn iter(&self) -> impl Iterator<Item = (i32, PlanEnd)> + '_ {
        self.ends[..self.count].iter().copied()
    }
}

impl Bot for Planner {
    fn choose(&mut self, view: &SeatView<'_>) -> Move {
        let rank_view = RankView::of(view);
        let best = self.find(&rank_view, 1, 1).first().map(|(_, plan)| *plan);
        let first = best.and_then(|plan| self.moves(&rank_view, view, plan).first().copied());
        if let Some(mv) = first.filter(|mv| view.check(*mv).is_ok()) {
            return mv;
        }
        let found = self.find(&rank_view, usize::MAX, TopDiscards::MOST).to_vec();
        first_legal(view, found.iter().map(|(_, plan)| *plan), |plan| {
            self.moves(&rank_view, view, plan).first().copied()
        })
    }
}

/// The first legal first move of the plans: the 1980 rules can forbid what plans don't foresee (RULES 8). If there is none, any
/// other legal move.
pub(super) fn first_legal(
    view: &SeatView<'_>,
    plans: impl IntoIterator<Item = PlanOutcome>,
    mut first_move: impl FnMut(PlanOutcome) -> Option<Move>,
) -> Move {
    let legal = |mv: &Move| view.check(*mv).is_ok();
    let mut firsts = plans.into_iter().filter_map(|plan| first_move(plan).filter(legal));
    firsts.next().or_else(|| view.legal_moves().get(0)).unwrap_or(Move::Pass)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Character;
    use crate::deal;
    use crate::rules::Rules;
    use crate::seat::Seat;
    use crate::seed::Seed;
    use crate::setup::Setup;

    #[test]
    fn the_best_plans_are_the_first_of_all() {
        for (seats, teams) in [(2, 2), (4, 2)] {
            let setup = Setup::new(Rules::default(), seats, teams).expect("so many can play");
            let round = deal::deal(setup, Seed::from_number(7), Seat::ONE, &deal::NO_AGES, &mut ());
            let mut round = round.expect("no age is asked for");
            let mut players = Character::ALL.map(|one| Planner::default().and(one.weights()));
            for number in 0..110 {
                let view = round.view(round.turn());
                let rank_view = RankView::of(&view);
                let player = &mut players[number % 11];
                for discards in [1, TopDiscards::MOST] {
                    let all = player.find(&rank_view, usize::MAX, discards).to_vec();
                    for most in [1, 4, 24] {
                        let best = player.find(&rank_view, most, discards);
                        assert_eq!(best, &all[..most.min(all.len())], "{discards} a state");
                    }
                }
                let mv = player.choose(&view);
                round.play_legal(mv, &mut ());
            }
        }
    }
}
