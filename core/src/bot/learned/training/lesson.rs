//! What rounds teach: the chance to win in a position should be what it turns out to be a little later.

use super::super::net::{HIDDEN, Net, chance};
use super::Lots;
use super::self_play::{Rounds, Story};

/// How much of a position's target comes from further on: λ of TD(λ).
const FAR: f32 = 0.95;

/// How many positions are learned from at once.
const BATCH: usize = 256;

/// How fast is learned at first, and in the end.
const RATE: [f32; 2] = [1.5e-3, 5e-5];

/// Adam (Kingma, Ba 2014): how fast each weight is changed follows from how its gradient was lately.
#[derive(Debug, Clone)]
pub(super) struct Adam {
    pub(super) mean: Net,
    pub(super) square: Net,
    /// What is left in the two averages of the nothing that they began with.
    pub(super) fresh: [f32; 2],
}

impl Adam {
    pub(super) fn new(inputs: usize) -> Adam {
        Adam { mean: Net::zero(inputs), square: Net::zero(inputs), fresh: [1.0; 2] }
    }

    fn step(&mut self, net: &mut Net, gradient: &mut Net, rate: f32) {
        self.fresh[0] *= 0.9;
        self.fresh[1] *= 0.999;
        let rate = rate * (1.0 - self.fresh[1]).sqrt() / (1.0 - self.fresh[0]);
        let step = |weights: &mut [f32], gradients: &mut [f32], means: &mut [f32], squares: &mut [f32]| {
            let each = weights.iter_mut().zip(gradients).zip(means.iter_mut().zip(squares));
            for ((weight, gradient), (mean, square)) in each {
                *mean += 0.1 * (*gradient - *mean);
                *square += 0.001 * (*gradient * *gradient - *square);
                *weight -= rate * *mean / (square.sqrt() + 1e-8);
                *gradient = 0.0;
            }
        };
        let (mean, square) = (&mut self.mean, &mut self.square);
        step(
            net.hidden.as_flattened_mut(),
            gradient.hidden.as_flattened_mut(),
            mean.hidden.as_flattened_mut(),
            square.hidden.as_flattened_mut(),
        );
        step(&mut net.direct, &mut gradient.direct, &mut mean.direct, &mut square.direct);
        step(&mut net.output, &mut gradient.output, &mut mean.output, &mut square.output);
    }
}

/// Learns from all positions of some rounds, in an order by lot; the mean square error of the chances.
pub(super) fn learn(net: &mut Net, adam: &mut Adam, rounds: &[Rounds], seed: u64, progress: f32) -> f32 {
    let mut examples: Vec<(&[f32], f32)> = Vec::new();
    for story in rounds.iter().flat_map(|rounds| &rounds.stories) {
        let targets = targets(story);
        examples.extend(story.numbers.chunks_exact(net.inputs()).zip(targets));
    }
    let mut lots = Lots(seed);
    for last in (1..examples.len()).rev() {
        examples.swap(last, lots.below(last + 1));
    }
    let rate = RATE[0] + (RATE[1] - RATE[0]) * progress;
    let mut gradient = Net::zero(net.inputs());
    let mut error = 0.0;
    for batch in examples.chunks(BATCH) {
        for (numbers, target) in batch {
            error += add_gradient(net, &mut gradient, numbers, *target, 1.0 / batch.len() as f32);
        }
        adam.step(net, &mut gradient, rate);
    }
    error / examples.len().max(1) as f32
}

/// What each of a story's positions should be seen as: the outcome, mixed with what was seen on the way to it.
fn targets(story: &Story) -> Vec<f32> {
    let mut targets = vec![story.outcome; story.chances.len()];
    for at in (0..targets.len().saturating_sub(1)).rev() {
        targets[at] = FAR * targets[at + 1] + (1.0 - FAR) * story.chances[at + 1];
    }
    targets
}

/// Adds one example's gradient of the cross entropy; its square error.
fn add_gradient(net: &Net, gradient: &mut Net, numbers: &[f32], target: f32, share: f32) -> f32 {
    let (mut hidden, mut direct) = ([0.0; HIDDEN], 0.0);
    let told = || (0..).zip(numbers).filter(|(_, number)| **number != 0.0);
    for (at, number) in told() {
        let at: usize = at;
        for (sum, weight) in hidden.iter_mut().zip(&net.hidden[at]) {
            *sum += number * weight;
        }
        direct += number * net.direct[at];
    }
    let seen = chance(net.output_of(&hidden, direct));
    let slope = (seen - target) * share;
    let mut back = [0.0; HIDDEN];
    for unit in 0..HIDDEN {
        if hidden[unit] > 0.0 {
            gradient.output[unit] += slope * hidden[unit];
            back[unit] = slope * net.output[unit];
        }
    }
    for (at, number) in told() {
        let at: usize = at;
        for (sum, back) in gradient.hidden[at].iter_mut().zip(&back) {
            *sum += number * back;
        }
        gradient.direct[at] += number * slope;
    }
    (seen - target) * (seen - target)
}
