//! The value network: the win probability after a plan.
//!
//! Public is what training takes: the network with its weights and their file format, and the plans of a view as a network sees them.
//!
//! ```
//! use skipstone_core::bot::learned::{NetKind, PlanFinder, ValueNet, sigmoid};
//! use skipstone_core::{Preset, Seat, Seed, Setup, deal};
//!
//! let setup = Setup::new(Preset::Quick.rules(), 2, 2)?;
//! let round = deal::deal(setup, Seed::from_number(5), Seat::ONE, &deal::NO_AGES, &mut ())?;
//! let kind = NetKind::of(round.setup());
//!
//! // A network that has learned one thing: the first input, which is always 1, makes a win likelier.
//! let mut net = ValueNet::zero(kind.inputs());
//! net.weights_mut().direct[0] = 2.0;
//!
//! let mut finder = PlanFinder::default();
//! let mut plans = finder.find(&round.view(round.turn()), &net, 16, 3);
//! let evaluation = plans.evaluate(0);
//! assert_eq!(evaluation.features.len(), kind.inputs());
//! assert_eq!(sigmoid(evaluation.log_odds), sigmoid(2.0));
//! assert!(!plans.moves(0).is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod features;
mod net_kind;
mod plans;
mod value_net;
mod weights;

use super::plan::{PlanOutcome, PlanSearch};
use super::rank_view::RankView;

use features::{FeatureContext, MAX_FEATURES};
use value_net::Accumulator;

pub use net_kind::NetKind;
pub use plans::{Evaluation, PlanFinder, ViewPlans};
pub use value_net::{HIDDEN, ValueNet, WeightsMut, sigmoid};

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
    fn evaluations(setup: Setup) -> Vec<u32> {
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
        let tables = [(2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (4, 2), (6, 2), (6, 3)];
        let all = tables.map(|(seats, teams)| {
            let rules = Rules { stock: StockSize::Cards(12), ..Rules::default() };
            let setup = Setup::new(rules, seats, teams).expect("so many can play");
            format!("{}: {:08x?}", NetKind::of(&setup).name(), evaluations(setup))
        });
        assert_eq!(all.join("\n"), include_str!("evaluations.txt").trim_end());
    }
}
