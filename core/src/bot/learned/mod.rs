//! What was learned about positions: the chance to win after a plan.

mod features;
mod net;
mod shape;
pub mod training;
mod weights;

use super::plan::{Plan, Plans};
use super::scene::Scene;

use features::{MOST, Outlook};
use net::{Net, Sums};

pub(super) use net::chance;
pub use shape::Shape;

/// A plan and the log-odds to win with it.
pub(super) type Judged = (f32, Plan);

/// Judges plans.
#[derive(Debug)]
pub(super) struct Judge<'a> {
    net: &'a Net,
    outlook: Outlook,
    numbers: [f32; MOST],
    /// The first judged plan's sums: the others differ little.
    sums: Option<Sums>,
}

impl Judge<'_> {
    /// A judge of a scene's plans.
    pub(super) fn of(scene: &Scene<'_>) -> Judge<'static> {
        Judge::with(weights::net(Shape::of(scene.setup)), scene)
    }

    fn with<'a>(net: &'a Net, scene: &Scene<'_>) -> Judge<'a> {
        Judge { net, outlook: Outlook::of(scene), numbers: [0.0; MOST], sums: None }
    }

    /// The log-odds to win with a plan.
    pub(super) fn judge(&mut self, scene: &Scene<'_>, plans: &Plans, plan: Plan) -> f32 {
        let situation = plans.at(plan);
        let count = self.outlook.tell(scene, situation, plan.end, &mut self.numbers);
        let numbers = &self.numbers[..count];
        let sums = self.sums.get_or_insert_with(|| self.net.sums(numbers));
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
        let round = deal::deal(setup, Seed::from_number(5), Seat::ONE, &deal::AGELESS, &mut ());
        let mut round = round.expect("no age is asked for");
        let mut player = Planner::default();
        for _ in 0..60 {
            let mv = player.choose(&round.view(round.turn()));
            round.play_legal(mv, &mut ());
        }
        let scene = Scene::of(&round.view(round.turn()));
        let mut planner = Planner::default();
        let plans: Vec<Plan> = planner.find(&scene, 4, 4).iter().map(|(_, plan)| *plan).collect();
        let mut judge = Judge::of(&scene);
        plans.into_iter().map(|plan| judge.judge(&scene, planner.plans(), plan).to_bits()).collect()
    }

    #[test]
    fn judgements_are_fixed_numbers() {
        let told = Shape::ALL.map(|shape| {
            let (seats, teams) = shape.tables()[0];
            format!("{}: {:08x?}", shape.name(), judged(seats, teams))
        });
        assert_eq!(told.join("\n"), include_str!("judgements.txt").trim_end());
    }
}
