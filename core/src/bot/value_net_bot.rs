//! A computer player that evaluates plans with the value network.

use crate::moves::Move;
use crate::view::SeatView;

use super::character::Character;
use super::learned::{EvaluatedPlan, PlanEvaluator, sigmoid};
use super::plan::{PlanOutcome, PlanSearch};
use super::planner::{self, Planner};
use super::player::Bot;
use super::rank_view::RankView;
use super::weights::Weights;

/// Plays the plan that the value network rates best among the planner's preselection.
#[derive(Debug)]
pub(super) struct ValueNetBot {
    planner: Planner,
    /// The most plans preselected, and the most discards per state among them.
    max_plans: usize,
    max_discards: usize,
    evaluated: Vec<EvaluatedPlan>,
    /// The weights of its character, beside the chance to win.
    character_weights: Weights,
}

/// What a unit of a character's weights is worth, in log-odds.
const BONUS_PER_WEIGHT: f32 = 0.003;

impl ValueNetBot {
    /// A player that preselects by weights this many plans, with this many discards per state.
    pub(super) fn new(weights: Weights, plans: usize, discards: usize) -> ValueNetBot {
        ValueNetBot {
            planner: Planner::with(weights),
            max_plans: plans,
            max_discards: discards,
            evaluated: Vec::new(),
            character_weights: Weights::NONE,
        }
    }

    /// The same player in a character.
    pub(super) fn in_character(self, character: Option<Character>) -> ValueNetBot {
        let Some(character_weights) = character.map(Character::weights) else { return self };
        ValueNetBot { planner: self.planner.and(character_weights), character_weights, ..self }
    }

    /// What a plan of the view evaluated last is worth to its character, in log-odds.
    pub(super) fn bonus(&self, rank_view: &RankView<'_>, plan: PlanOutcome) -> f32 {
        match self.character_weights == Weights::NONE {
            true => 0.0,
            false => self.planner.score(rank_view, plan, &self.character_weights) as f32 * BONUS_PER_WEIGHT,
        }
    }

    /// A faster player that overlooks some plans.
    pub(super) fn quick(weights: Weights, plans: usize, discards: usize) -> ValueNetBot {
        ValueNetBot { planner: Planner::quick(weights), ..ValueNetBot::new(weights, plans, discards) }
    }

    /// The plans with their evaluations, best first.
    pub(super) fn evaluate_plans(&mut self, rank_view: &RankView<'_>) -> &[EvaluatedPlan] {
        self.evaluated.clear();
        let mut evaluator = PlanEvaluator::of(rank_view);
        let found = self.planner.find(rank_view, self.max_plans, self.max_discards);
        self.evaluated.extend(found.iter().map(|(_, plan)| (0.0, *plan)));
        for (log_odds, plan) in &mut self.evaluated {
            *log_odds = evaluator.evaluate(rank_view, self.planner.plans(), *plan);
        }
        // Of equals the one that looks better at first sight: the sort is stable.
        self.evaluated.sort_by(|one, other| other.0.total_cmp(&one.0));
        &self.evaluated
    }

    /// The evaluation of a plan outside the preselection, in the view evaluated last.
    pub(super) fn evaluate_plan(&self, rank_view: &RankView<'_>, plan: PlanOutcome) -> f32 {
        PlanEvaluator::of(rank_view).evaluate(rank_view, self.planner.plans(), plan)
    }

    /// The plan search of the last evaluation.
    pub(super) fn plans(&self) -> &PlanSearch {
        self.planner.plans()
    }

    /// The moves of one of the plans evaluated last.
    pub(super) fn moves(
        &mut self,
        rank_view: &RankView<'_>,
        view: &SeatView<'_>,
        plan: PlanOutcome,
    ) -> &[Move] {
        self.planner.moves(rank_view, view, plan)
    }

    /// The moves of the best plan.
    pub(super) fn best_moves(&mut self, view: &SeatView<'_>) -> &[Move] {
        let rank_view = RankView::of(view);
        match self.evaluate_plans(&rank_view).first() {
            Some(&(_, plan)) => self.planner.moves(&rank_view, view, plan),
            None => &[],
        }
    }

    /// The win probability with the best plan, 0 to 1.
    pub(super) fn win_probability(&mut self, view: &SeatView<'_>) -> f32 {
        self.evaluate_plans(&RankView::of(view)).first().map_or(0.0, |(log_odds, _)| sigmoid(*log_odds))
    }
}

impl Bot for ValueNetBot {
    fn choose(&mut self, view: &SeatView<'_>) -> Move {
        let rank_view = RankView::of(view);
        self.evaluate_plans(&rank_view);
        let mut evaluated = std::mem::take(&mut self.evaluated);
        for (log_odds, plan) in &mut evaluated {
            *log_odds += self.bonus(&rank_view, *plan);
        }
        evaluated.sort_by(|one, other| other.0.total_cmp(&one.0));
        planner::first_legal(view, evaluated.iter().map(|(_, plan)| *plan), |plan| {
            self.planner.moves(&rank_view, view, plan).first().copied()
        })
    }
}
