//! A fast random number generator for training, where quality matters little: SplitMix64 (Steele, Lea, Flood 2014).

/// The generator with its state.
pub(super) struct SplitMix64(pub(super) u64);

/// What a state differs by from the next one, and what its bits are first multiplied by.
const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

impl SplitMix64 {
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GAMMA);
        // One multiplication more than the original has: the networks of the game were trained with these numbers.
        let mut bits = self.0.wrapping_mul(GAMMA);
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    /// A number from 0 to 1, without 1.
    pub(super) fn fraction(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// A number below a bound.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        (((self.next() >> 32) * bound as u64) >> 32) as usize
    }
}
