//! Uniform over the legal moves: a yardstick, and what drives the tests.

use super::player::Bot;
use crate::moves::Move;
use crate::view::SeatView;

/// Chooses uniformly among the legal moves.
#[derive(Debug, Clone, Copy)]
pub struct Random {
    seed: u64,
}

impl Random {
    /// A player whose choices derive from a seed and the number of the move.
    pub const fn new(seed: u64) -> Random {
        Random { seed }
    }
}

impl Bot for Random {
    #[inline]
    fn choose(&mut self, view: &SeatView<'_>) -> Move {
        let moves = view.legal_moves();
        let lot = splitmix64(self.seed ^ u64::from(view.moves())) >> 32;
        let index = ((lot * moves.len() as u64) >> 32) as usize;
        moves.get(index).unwrap_or(Move::Pass)
    }
}

/// The mixing function of SplitMix64 (Steele, Lea, Flood 2014): a number's bits, scattered.
#[inline]
pub(super) fn splitmix64(number: u64) -> u64 {
    let mut bits = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
