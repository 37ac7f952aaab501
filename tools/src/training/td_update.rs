//! The temporal-difference update: moves each predicted win probability towards the later ones.

use skipstone_core::bot::learned::{HIDDEN, ValueNet, WeightsMut, sigmoid};

use super::self_play::{SelfPlayRound, Trajectory};
use super::split_mix::SplitMix64;

/// λ of TD(λ): the share of a position's target that comes from later positions.
const LAMBDA: f32 = 0.95;

/// The size of a mini-batch, in positions.
const BATCH_SIZE: usize = 256;

/// The learning rate at the start and at the end of a training.
const LEARNING_RATE: [f32; 2] = [1.5e-3, 5e-5];

/// The Adam optimizer (Kingma, Ba 2014): running averages of the gradient and of its square scale the step of each weight.
#[derive(Debug, Clone)]
pub(super) struct Adam {
    pub(super) mean: ValueNet,
    pub(super) square: ValueNet,
    /// The bias corrections of the two averages, which start at zero.
    pub(super) beta_powers: [f32; 2],
}

impl Adam {
    pub(super) fn new(inputs: usize) -> Adam {
        Adam { mean: ValueNet::zero(inputs), square: ValueNet::zero(inputs), beta_powers: [1.0; 2] }
    }

    fn step(&mut self, net: &mut ValueNet, gradient: &mut ValueNet, rate: f32) {
        self.beta_powers[0] *= 0.9;
        self.beta_powers[1] *= 0.999;
        let rate = rate * (1.0 - self.beta_powers[1]).sqrt() / (1.0 - self.beta_powers[0]);
        let step = |weights: &mut [f32], gradients: &mut [f32], means: &mut [f32], squares: &mut [f32]| {
            let each = weights.iter_mut().zip(gradients).zip(means.iter_mut().zip(squares));
            for ((weight, gradient), (mean, square)) in each {
                *mean += 0.1 * (*gradient - *mean);
                *square += 0.001 * (*gradient * *gradient - *square);
                *weight -= rate * *mean / (square.sqrt() + 1e-8);
                *gradient = 0.0;
            }
        };
        let (net, gradient) = (net.weights_mut(), gradient.weights_mut());
        let (mean, square) = (self.mean.weights_mut(), self.square.weights_mut());
        step(
            net.hidden.as_flattened_mut(),
            gradient.hidden.as_flattened_mut(),
            mean.hidden.as_flattened_mut(),
            square.hidden.as_flattened_mut(),
        );
        step(net.direct, gradient.direct, mean.direct, square.direct);
        step(net.output, gradient.output, mean.output, square.output);
    }
}

/// Updates the weights from all positions of some rounds, in random order. Returns the mean square error of the predictions.
pub(super) fn learn(
    net: &mut ValueNet,
    adam: &mut Adam,
    rounds: &[SelfPlayRound],
    seed: u64,
    progress: f32,
) -> f32 {
    let mut examples: Vec<(&[f32], f32)> = Vec::new();
    for trajectory in rounds.iter().flat_map(|rounds| &rounds.trajectories) {
        let targets = targets(trajectory);
        examples.extend(trajectory.features.chunks_exact(net.inputs()).zip(targets));
    }
    let mut rng = SplitMix64(seed);
    for last in (1..examples.len()).rev() {
        examples.swap(last, rng.below(last + 1));
    }
    let rate = LEARNING_RATE[0] + (LEARNING_RATE[1] - LEARNING_RATE[0]) * progress;
    let mut gradient = ValueNet::zero(net.inputs());
    let mut error = 0.0;
    for batch in examples.chunks(BATCH_SIZE) {
        for (numbers, target) in batch {
            error += add_gradient(net, &mut gradient, numbers, *target, 1.0 / batch.len() as f32);
        }
        adam.step(net, &mut gradient, rate);
    }
    error / examples.len().max(1) as f32
}

/// The TD(λ) targets of a trajectory's positions: the outcome mixed with later predictions.
fn targets(trajectory: &Trajectory) -> Vec<f32> {
    let mut targets = vec![trajectory.outcome; trajectory.predictions.len()];
    for at in (0..targets.len().saturating_sub(1)).rev() {
        targets[at] = LAMBDA * targets[at + 1] + (1.0 - LAMBDA) * trajectory.predictions[at + 1];
    }
    targets
}

/// Adds the gradient of the cross entropy of one example. Returns its square error.
fn add_gradient(net: &ValueNet, gradient: &mut ValueNet, numbers: &[f32], target: f32, share: f32) -> f32 {
    let (mut hidden, mut direct) = ([0.0; HIDDEN], 0.0);
    let nonzero = || (0..).zip(numbers).filter(|(_, number)| **number != 0.0);
    for (at, number) in nonzero() {
        let at: usize = at;
        for (sum, weight) in hidden.iter_mut().zip(&net.hidden()[at]) {
            *sum += number * weight;
        }
        direct += number * net.direct()[at];
    }
    let seen = sigmoid(net.output_of(&hidden, direct));
    let slope = (seen - target) * share;
    let WeightsMut { hidden: rows, direct, output } = gradient.weights_mut();
    let mut hidden_gradient = [0.0; HIDDEN];
    for unit in 0..HIDDEN {
        if hidden[unit] > 0.0 {
            output[unit] += slope * hidden[unit];
            hidden_gradient[unit] = slope * net.output()[unit];
        }
    }
    for (at, number) in nonzero() {
        let at: usize = at;
        for (sum, part) in rows[at].iter_mut().zip(&hidden_gradient) {
            *sum += number * part;
        }
        direct[at] += number * slope;
    }
    (seen - target) * (seen - target)
}
