//! The plans of a view as a network sees them, for whoever trains one.

use crate::moves::Move;
use crate::view::SeatView;

use super::super::plan::PlanOutcome;
use super::super::planner::Planner;
use super::super::rank_view::RankView;
use super::{NetKind, PlanEvaluator, ValueNet};

/// Finds the plans of one view after the other. Kept from one to the next, so that its buffers are allocated once.
#[derive(Debug, Default)]
pub struct PlanFinder(Planner);

/// The plans of a view, numbered from 0: those that the planner likes best, best first.
pub struct ViewPlans<'a> {
    planner: &'a mut Planner,
    view: SeatView<'a>,
    rank_view: RankView<'a>,
    plans: Vec<PlanOutcome>,
    evaluator: PlanEvaluator<'a>,
}

/// The position right after a plan, as a network sees it.
#[derive(Debug, Clone, Copy)]
pub struct Evaluation<'a> {
    /// The network's inputs, as many as [`NetKind::inputs`] says.
    pub features: &'a [f32],
    /// The network's output: the log-odds to win.
    pub log_odds: f32,
}

impl PlanFinder {
    /// The plans of a view whose seat is on turn, to be evaluated by a network of its kind of table: at most `most`, among them at
    /// most `discards` that differ in the discard only. There is at least one.
    pub fn find<'a>(
        &'a mut self,
        view: &SeatView<'a>,
        net: &'a ValueNet,
        most: usize,
        discards: usize,
    ) -> ViewPlans<'a> {
        let rank_view = RankView::of(view);
        let plans = self.0.find(&rank_view, most, discards).iter().map(|(_, plan)| *plan).collect();
        let evaluator = PlanEvaluator::with(net, &rank_view);
        ViewPlans { planner: &mut self.0, view: *view, rank_view, plans, evaluator }
    }
}

impl ViewPlans<'_> {
    /// The number of plans.
    pub fn count(&self) -> usize {
        self.plans.len()
    }

    /// Evaluates a plan. The sums of the plan evaluated first are what all others are computed from, so the last bits of an
    /// evaluation depend on which one that is.
    ///
    /// # Panics
    /// If there is no plan of this number.
    pub fn evaluate(&mut self, plan: usize) -> Evaluation<'_> {
        let log_odds = self.evaluator.evaluate(&self.rank_view, self.planner.plans(), self.plans[plan]);
        let inputs = NetKind::of(self.rank_view.setup).inputs();
        Evaluation { features: &self.evaluator.features[..inputs], log_odds }
    }

    /// The moves of a plan, in their order.
    ///
    /// # Panics
    /// If there is no plan of this number.
    pub fn moves(&mut self, plan: usize) -> &[Move] {
        self.planner.moves(&self.rank_view, &self.view, self.plans[plan])
    }
}
