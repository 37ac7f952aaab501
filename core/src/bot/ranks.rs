//! Cards by rank, for plans and evaluations, which don't tell two cards of one rank apart.

use crate::bits::bits;
use crate::card::Card;

/// A card's rank, 1 to 12, [`WILD`], or [`NO_CARD`]: its [code](Card::code).
pub(super) type RankCode = u8;

/// A wild. It comes first wherever cards are counted by rank code.
pub(super) const WILD: RankCode = Card::WILD;

/// No card.
pub(super) const NO_CARD: RankCode = Card::NONE.code();

/// The rank after one, from 1 to 12: after the 12 comes the 1 of the next pile.
#[inline]
pub(super) fn next(rank: RankCode) -> RankCode {
    rank % 12 + 1
}

/// Ranks as bits 1 to 12, and [`WILDS`].
pub(super) type RankSet = u16;

/// The bit of wilds.
pub(super) const WILDS: RankSet = 1 << WILD;

/// Cards by rank, wilds first: how many of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct RankCounts(u128);

impl RankCounts {
    /// All cards of a deck with so many wilds.
    pub(super) fn deck(wilds: u8) -> RankCounts {
        let numbers = (1..13).fold(0, |numbers, code| numbers | 12 << (8 * code));
        RankCounts(numbers | u128::from(wilds) << (8 * WILD))
    }

    #[inline]
    pub(super) fn count(self, code: RankCode) -> u8 {
        (self.0 >> (8 * u32::from(code))) as u8
    }

    #[inline]
    pub(super) fn has(self, code: RankCode) -> bool {
        self.count(code) > 0
    }

    #[inline]
    pub(super) fn add(&mut self, code: RankCode) {
        self.0 += 1 << (8 * u32::from(code));
    }

    /// Takes one of a card out that is there.
    #[inline]
    pub(super) fn remove(&mut self, code: RankCode) {
        self.0 -= 1 << (8 * u32::from(code));
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards there are.
    #[inline]
    pub(super) fn total(self) -> u32 {
        self.0.to_le_bytes().iter().map(|count| u32::from(*count)).sum()
    }

    /// The ranks there are, wilds first.
    #[inline]
    pub(super) fn codes(self) -> impl Iterator<Item = RankCode> {
        bits(u64::from(self.mask())).map(|code| code as RankCode)
    }

    /// The ranks there are, as bits.
    #[inline]
    pub(super) fn mask(self) -> RankSet {
        // Eight bytes at once: each byte's top bit says whether it is more than 0, a product gathers them.
        let gather = |eight: u64| {
            let some = eight.wrapping_add(0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080;
            (some >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
        };
        (gather(self.0 as u64) | gather((self.0 >> 64) as u64) << 8) as RankSet
    }

    /// Two numbers that identify the multiset.
    #[inline]
    pub(super) fn halves(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> 64) as u64]
    }
}
