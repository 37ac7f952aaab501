//! The distance of a build pile from a stock card. Ranks are bits, so that whole paths are compared at once.

use crate::pile::{ByPile, Pile};

use super::ranks::{self, NO_CARD, RankCode, RankSet, WILD};

/// The ranks on the shortest path over the four build piles before `stock` can be played; none if that is no card.
#[inline]
pub(super) fn shortest_path(needs: ByPile<RankCode>, stock: RankCode) -> RankSet {
    if stock == NO_CARD { 0 } else { ranks_before(stock, min_cards_before(needs, stock)) }
}

/// So many ranks before a card.
#[inline]
fn ranks_before(code: RankCode, count: u32) -> RankSet {
    // The circle of ranks twice, so that a path past the 12 is one row of bits.
    let twice = ((1u32 << count) - 1) << (u32::from(code) + 12 - count);
    (twice | twice >> 12) as RankSet & ALL
}

/// How many cards the path has.
#[inline]
pub(super) fn cards_between(need: RankCode, stock: RankCode) -> u32 {
    match (stock, stock >= need) {
        (WILD, _) => 0,
        (_, true) => u32::from(stock - need),
        (_, false) => u32::from(stock + 12 - need),
    }
}

/// How many cards the nearest build pile lacks before it takes a card.
#[inline]
pub(super) fn min_cards_before(needs: ByPile<RankCode>, code: RankCode) -> u32 {
    if code == WILD {
        return 0;
    }
    // The circle of ranks twice: the nearest build pile is the highest bit not above the card.
    let card = u32::from(code) + 12;
    let twice = needs.iter().fold(0u32, |ranks, need| ranks | 0x1001 << need);
    card - (twice & ((2 << card) - 1)).ilog2()
}

/// All twelve ranks.
pub(super) const ALL: RankSet = 0x1ffe;

/// The ranks that a discard pile gives in playing order from its top, and their number.
#[inline]
pub(super) fn run(codes: &[RankCode]) -> (RankSet, u8) {
    let mut ranks = 0;
    let mut length = 0;
    let mut next = NO_CARD;
    for code in codes {
        if length > 0 && *code != next {
            break;
        }
        ranks |= 1 << code;
        length += 1;
        // The rank after a wild depends on the rank it is played as.
        next = if *code == WILD { NO_CARD } else { ranks::next(*code) };
    }
    (ranks, length)
}

/// The fewest missing cards over the four build piles for a seat that has these ranks at hand, and the length of that path: the
/// shortest, which is part of all others.
#[inline]
pub(super) fn fewest_missing(needs: ByPile<RankCode>, stock: RankCode, at_hand: RankSet) -> (u32, u32) {
    let length = min_cards_before(needs, stock);
    ((ranks_before(stock, length) & !at_hand).count_ones(), length)
}

/// A path to a stock card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct StockPath {
    /// How many of its cards are missing, wilds aside.
    pub(super) missing: u32,
    /// How many cards it has.
    pub(super) length: u32,
    /// Which ones are missing.
    pub(super) ranks: RankSet,
}

/// The paths over the four build piles, the shortest one first, for a seat that has these ranks at hand. Each is part of the next,
/// so none lacks fewer cards than the one before.
#[inline]
pub(super) fn stock_paths(
    needs: ByPile<RankCode>,
    stock: RankCode,
    at_hand: RankSet,
) -> [StockPath; Pile::COUNT] {
    let mut lengths = needs.0.map(|need| cards_between(need, stock));
    // Four are sorted by five comparisons.
    for (one, other) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
        (lengths[one], lengths[other]) = (lengths[one].min(lengths[other]), lengths[one].max(lengths[other]));
    }
    lengths.map(|length| {
        let ranks = ranks_before(stock, length) & !at_hand;
        StockPath { missing: ranks.count_ones(), length, ranks }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ranks that a build pile needing `need` takes before it takes `stock`: none if it takes that at once.
    fn ranks_between(need: RankCode, stock: RankCode) -> RankSet {
        ranks_before(stock, cards_between(need, stock))
    }

    #[test]
    fn a_path_consists_of_the_ranks_in_between() {
        for need in 1..=12 {
            for stock in 0..=12 {
                let mut ranks = 0;
                let mut next = need;
                while stock != 0 && next != stock {
                    ranks |= 1 << next;
                    next = ranks::next(next);
                }
                assert_eq!(ranks_between(need, stock), ranks, "{need} to {stock}");
                assert_eq!(cards_between(need, stock), ranks.count_ones());
            }
        }
    }

    #[test]
    fn the_shortest_path_lacks_the_fewest_cards() {
        for number in 0..20_000u32 {
            let needs =
                ByPile([1, 5, 9, 13]).map(|shift| (number.wrapping_mul(0x9e37_79b9) >> shift) as u8 % 12 + 1);
            let (stock, at_hand) = (number as u8 % 13, (number >> 3) as RankSet);
            let by_build = needs.0.map(|need| (ranks_between(need, stock), cards_between(need, stock)));
            let missing = |ranks: RankSet| (ranks & !at_hand).count_ones();
            let fewest = by_build.map(|(ranks, length)| (missing(ranks), length)).into_iter().min();
            let mut paths = by_build.map(|(ranks, length)| StockPath {
                missing: missing(ranks),
                length,
                ranks: ranks & !at_hand,
            });
            paths.sort_unstable();

            assert_eq!(
                Some(min_cards_before(needs, stock)),
                by_build.iter().map(|(_, length)| *length).min()
            );
            let shortest = by_build.into_iter().min_by_key(|(_, length)| *length).map(|(ranks, _)| ranks);
            assert_eq!(Some(shortest_path(needs, stock)), shortest, "{needs:?} to {stock}");
            assert_eq!(Some(fewest_missing(needs, stock, at_hand)), fewest, "{needs:?} to {stock}");
            assert_eq!(stock_paths(needs, stock, at_hand), paths, "{needs:?} to {stock}");
        }
    }
}
