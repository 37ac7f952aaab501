//! The value network: the win probability after a plan.

mod features;
mod table_kind;
pub mod training;
mod value_net;
mod weights;

use super::plan::{Plan, PlanSearch};
use super::rank_view::RankView;

use features::{FeatureContext, MAX_FEATURES};
use value_net::{Accumulator, ValueNet};

pub use table_kind::TableKind;
pub(super) use value_net::sigmoid;

/// A plan and the log-odds to win with it.
pub(super) type EvaluatedPlan = (f32, Plan);

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
    pub(super) fn of(scene: &RankView<'_>) -> PlanEvaluator<'static> {
        PlanEvaluator::with(weights::trained_net(TableKind::of(scene.setup)), scene)
    }

    fn with<'a>(net: &'a ValueNet, scene: &RankView<'_>) -> PlanEvaluator<'a> {
        PlanEvaluator {
            net,
            context: FeatureContext::of(scene),
            features: [0.0; MAX_FEATURES],
            accumulator: None,
        }
    }

    /// The log-odds to win with a plan.
    pub(super) fn evaluate(&mut self, scene: &RankView<'_>, plans: &PlanSearch, plan: Plan) -> f32 {
        let situation = plans.at(plan);
        let count = self.context.write_features(scene, situation, plan.end, &mut self.features);
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

    /// The judgements of the plans that look best, some turns into a round: to the last bit, on every processor.
    fn judged(seats: usize, teams: usize) -> Vec<u32> {
        let rules = Rules { stock: StockSize::Cards(12), ..Rules::default() };
        let setup = Setup::new(rules, seats, teams).expect("so many can play");
        let round = deal::deal(setup, Seed::from_number(5), Seat::ONE, &deal::NO_AGES, &mut ());
        let mut round = round.expect("no age is asked for");
        let mut player = Planner::default();
        for _ in 0..60 {
            let mv = player.choose(&round.view(round.turn()));
            round.play_legal(mv, &mut ());
        }
        let scene = RankView::of(&round.view(round.turn()));
        let mut planner = Planner::default();
        let plans: Vec<Plan> = planner.find(&scene, 4, 4).iter().map(|(_, plan)| *plan).collect();
        let mut judge = PlanEvaluator::of(&scene);
        plans.into_iter().map(|plan| judge.evaluate(&scene, planner.plans(), plan).to_bits()).collect()
    }

    #[test]
    fn evaluations_are_the_same_on_every_platform() {
        let evaluations = TableKind::ALL.map(|shape| {
            let (seats, teams) = shape.tables()[0];
            format!("{}: {:08x?}", shape.name(), judged(seats, teams))
        });
        assert_eq!(evaluations.join("\n"), include_str!("judgements.txt").trim_end());
    }
}
