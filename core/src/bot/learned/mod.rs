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
