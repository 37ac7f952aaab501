//! The value network: the win probability after a plan.

mod features;
mod net_kind;
pub mod training;
mod value_net;
mod weights;

use super::plan::{PlanOutcome, PlanSearch};
use super::rank_view::RankView;

use features::{FeatureContext, MAX_FEATURES};
use value_net::{Accumulator, ValueNet};

pub use net_kind::NetKind;
pub(super) use value_net::sigmoid;

/// A plan and the log-odds to win with it.
pub(super) type EvaluatedPlan = (f32, PlanOutcome);

/// Evaluates the plans of one view with the network of its kind of table.
#[derive(Debug)]
pub(super) struct PlanEvaluator<'a> {
    net: &'a ValueNet,
    context: FeatureContext,
    features: [f32; MAX_FEATURES],
    /// The accumulator of the first plan, from which those of the others are updated.
    accumulator: Option<Accumulator>,
}

impl PlanEvaluator<'_> {
    /// An evaluator for the plans of a view.
    pub(super) fn of(rank_view: &RankView<'_>) -> PlanEvaluator<'static> {
        PlanEvaluator::with(weights::trained_net(NetKind::of(rank_view.setup)), rank_view)
    }

    fn with<'a>(net: &'a ValueNet, rank_view: &RankView<'_>) -> PlanEvaluator<'a> {
        PlanEvaluator {
            net,
            context: FeatureContext::of(rank_view),
            features: [0.0; MAX_FEATURES],
            accumulator: None,
        }
    }

    /// The log-odds to win with a plan.
    pub(super) fn evaluate(
        &mut self,
        rank_view: &RankView<'_>,
        plans: &PlanSearch,
        plan: PlanOutcome,
    ) -> f32 {
        let state = plans.at(plan);
        let count = self.context.write_features(rank_view, state, plan.end, &mut self.features);
        let numbers = &self.features[..count];
        let sums = self.accumulator.get_or_insert_with(|| self.net.accumulator(numbers));
        self.net.log_odds(sums, numbers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Bot as _;
    use crate::bot::planner::Planner;
    use crate::deal;
    use crate::rules::{Rules, StockSize};
    use crate::seat::Seat;
    use crate::seed::Seed;
    use crate::setup::Setup;

    /// The evaluations of the plans that look best, some turns into a round: to the last bit, on every processor.
    fn evaluations(seats: usize, teams: usize) -> Vec<u32> {
        let rules = Rules { stock: StockSize::Cards(12), ..Rules::default() };
        let setup = Setup::new(rules, seats, teams).expect("so many can play");
        let round = deal::deal(setup, Seed::from_number(5), Seat::ONE, &deal::NO_AGES, &mut ());
        let mut round = round.expect("no age is asked for");
        let mut player = Planner::default();
        for _ in 0..60 {
            let mv = player.choose(&round.view(round.turn()));
            round.play_legal(mv, &mut ());
        }
        let rank_view = RankView::of(&round.view(round.turn()));
        let mut planner = Planner::default();
        let plans: Vec<PlanOutcome> = planner.find(&rank_view, 4, 4).iter().map(|(_, plan)| *plan).collect();
        let mut evaluator = PlanEvaluator::of(&rank_view);
        plans
            .into_iter()
            .map(|plan| evaluator.evaluate(&rank_view, planner.plans(), plan).to_bits())
            .collect()
    }

    #[test]
    fn evaluations_are_the_same_on_every_platform() {
        let all = NetKind::ALL.map(|kind| {
            let (seats, teams) = kind.tables()[0];
            format!("{}: {:08x?}", kind.name(), evaluations(seats, teams))
        });
        assert_eq!(all.join("\n"), include_str!("evaluations.txt").trim_end());
    }
}
