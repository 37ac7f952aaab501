//! Training by temporal differences on rounds of self-play (after Tesauro's TD-Gammon).
//!
//! It is deterministic from a seed, with any number of threads: all rounds of a batch are played with the same weights
//! ([`Training::play`]), then they update the weights in order ([`Training::learn`]).

mod self_play;
mod split_mix;
mod tables;
mod td_update;

use skipstone_core::Seed;
use skipstone_core::bot::learned::{HIDDEN, NetKind, ValueNet, WeightsMut};

pub use self_play::SelfPlayRound;
use split_mix::SplitMix64;
use td_update::Adam;

/// The rounds played with the same weights before each update.
pub const ROUNDS_PER_BATCH: u64 = 200;

/// A network in training, with its optimizer state.
#[derive(Debug, Clone)]
pub struct Training {
    kind: NetKind,
    seed: Seed,
    net: ValueNet,
    adam: Adam,
    /// The number of rounds learned from.
    rounds: u64,
}

impl Training {
    /// Starts a training from random weights.
    pub fn new(kind: NetKind, seed: Seed) -> Training {
        let mut net = ValueNet::zero(kind.inputs());
        let mut rng = SplitMix64(seed.short());
        // Small and different: equal units would learn the same.
        let WeightsMut { hidden, output, .. } = net.weights_mut();
        for row in hidden {
            row.fill_with(|| (rng.fraction() - 0.5) * 0.3);
        }
        for _ in 0..(tables::reserved_inputs(kind) - kind.inputs()) * HIDDEN {
            rng.next();
        }
        output.fill_with(|| (rng.fraction() - 0.5) * 0.2);
        let adam = Adam::new(net.inputs());
        Training { kind, seed, net, adam, rounds: 0 }
    }

    /// The number of rounds learned from.
    pub fn rounds(&self) -> u64 {
        self.rounds
    }

    /// Plays one round of self-play.
    pub fn play(&self, number: u64) -> SelfPlayRound {
        self_play::play(&self.net, self.kind, &self.seed.child(number), number)
    }

    /// Updates the weights from rounds. The learning rate follows the progress of the training, from 0 to 1. Returns the mean square
    /// error of the predicted win probabilities.
    pub fn learn(&mut self, rounds: &[SelfPlayRound], progress: f32) -> f32 {
        self.rounds += rounds.len() as u64;
        let seed = self.seed.child(self.rounds).short();
        td_update::learn(&mut self.net, &mut self.adam, rounds, seed, progress)
    }

    /// The weights in the file format of `assets/bots`.
    pub fn weights(&self) -> Vec<u8> {
        self.net.to_bytes()
    }

    /// The whole state of the training, for [`Training::load`].
    pub fn save(&self) -> Vec<u8> {
        let mut bytes = self.rounds.to_le_bytes().to_vec();
        let mut put = |weight: f32| bytes.extend(weight.to_le_bytes());
        for net in [&self.net, &self.adam.mean, &self.adam.square] {
            let weights = net.hidden().iter().flatten().chain(net.direct()).chain(net.output());
            weights.for_each(|weight| put(*weight));
        }
        self.adam.beta_powers.iter().for_each(|number| put(*number));
        bytes
    }

    /// Resumes a saved training; `None` if the bytes are of another kind of table.
    pub fn load(kind: NetKind, seed: Seed, bytes: &[u8]) -> Option<Training> {
        let mut training = Training::new(kind, seed);
        let (rounds, numbers) = bytes.split_first_chunk::<8>()?;
        training.rounds = u64::from_le_bytes(*rounds);
        let expected = 3 * (kind.inputs() * (HIDDEN + 1) + HIDDEN) + 2;
        let (numbers, rest) = numbers.as_chunks::<4>();
        if numbers.len() != expected || !rest.is_empty() {
            return None;
        }
        let mut numbers = numbers.iter().map(|number| f32::from_le_bytes(*number));
        for net in [&mut training.net, &mut training.adam.mean, &mut training.adam.square] {
            let WeightsMut { hidden, direct, output } = net.weights_mut();
            for weight in hidden.iter_mut().flatten().chain(direct).chain(output) {
                *weight = numbers.next()?;
            }
        }
        for fresh in &mut training.adam.beta_powers {
            *fresh = numbers.next()?;
        }
        Some(training)
    }
}
