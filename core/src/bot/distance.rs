//! The distance of a build pile from a stock card. Ranks are bits, so that whole ways are compared at once.

use super::ranks::{self, NO_CARD, RankCode, RankSet};

/// The ranks that a build pile needing `need` takes before it takes `stock`: none if it takes that at once.
#[inline]
pub(super) fn ranks_between(need: RankCode, stock: RankCode) -> RankSet {
    if stock == 0 {
        return 0;
    }
    let below = |code: RankCode| (1u16 << code) - 2;
    if need <= stock { below(stock) & !below(need) } else { (ALL & !below(need)) | below(stock) }
}

/// The ranks on the shortest way over the four build piles before `stock` can be played; none if that is no card.
#[inline]
pub(super) fn shortest_way(needs: [RankCode; 4], stock: RankCode) -> RankSet {
    if stock == NO_CARD {
        return 0;
    }
    let ways = needs.map(|need| ranks_between(need, stock));
    ways.into_iter().min_by_key(|way| way.count_ones()).unwrap_or(0)
}

/// How many cards the way has.
#[inline]
pub(super) fn cards_between(need: RankCode, stock: RankCode) -> u32 {
    match (stock, stock >= need) {
        (0, _) => 0,
        (_, true) => u32::from(stock - need),
        (_, false) => u32::from(stock + 12 - need),
    }
}

/// How many cards the nearest build pile lacks before it takes a card.
#[inline]
pub(super) fn min_cards_before(needs: [RankCode; 4], code: RankCode) -> u32 {
    needs.map(|need| cards_between(need, code)).into_iter().fold(u32::MAX, u32::min)
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
        next = if *code == 0 { NO_CARD } else { ranks::next(*code) };
    }
    (ranks, length)
}

/// The fewest missing cards over the four build piles for a seat that has these ranks at hand, and the length of that way.
#[inline]
pub(super) fn fewest_missing(needs: [RankCode; 4], stock: RankCode, at_hand: RankSet) -> (u32, u32) {
    let each = needs
        .map(|need| (ranks_between(need, stock) & !at_hand).count_ones() << 8 | cards_between(need, stock));
    let least = each.into_iter().fold(u32::MAX, u32::min);
    (least >> 8, least & 0xff)
}

/// A way to a stock card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct StockPath {
    /// How many of its cards are missing, wilds aside.
    pub(super) missing: u32,
    /// How many cards it has.
    pub(super) length: u32,
    /// Which ones are missing.
    pub(super) ranks: RankSet,
}

/// The ways over the four build piles, the one with the fewest missing cards first, for a seat that has these ranks at hand.
#[inline]
pub(super) fn stock_paths(needs: [RankCode; 4], stock: RankCode, at_hand: RankSet) -> [StockPath; 4] {
    let mut ways = needs.map(|need| {
        let ranks = ranks_between(need, stock) & !at_hand;
        StockPath { missing: ranks.count_ones(), length: cards_between(need, stock), ranks }
    });
    // Four are sorted by five comparisons.
    for (one, other) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
        if ways[other] < ways[one] {
            ways.swap(one, other);
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_consists_of_the_ranks_in_between() {
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
}
