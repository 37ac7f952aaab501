//! The sizes of the stock piles (RULES 3).

use crate::seat::{BySeat, MAX_SEATS, Seat};

/// How many cards a stock pile has (RULES 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StockSize {
    /// 30 for two to four seats, 20 for five and more (S0a S3).
    Standard,
    /// This many for every seat, 5 to 30.
    Cards(u8),
    /// A handicap: not the same for every seat.
    PerSeat(StockSizes),
}

/// A stock size, 5 to 30, for each of the seats that own piles: 2 to 12 of them, and not all alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StockSizes(
    /// 0 behind the last one.
    BySeat<u8>,
);

impl StockSizes {
    /// The sizes, from seat 1 on.
    pub fn as_slice(&self) -> &[u8] {
        let count = self.0.0.iter().position(|size| *size == 0).unwrap_or(MAX_SEATS);
        &self.0.0[..count]
    }
}

impl StockSize {
    /// The smallest and the largest stock pile (RULES 3).
    pub const CARDS: std::ops::RangeInclusive<u8> = 5..=30;

    /// A size for each seat that owns piles, from seat 1 on; where all are alike, that one number, so that equal rules are equal values.
    /// `None` for fewer than 2 sizes, more than 12, or a size of 0.
    pub fn from_sizes(sizes: &[u8]) -> Option<StockSize> {
        let alike = sizes.iter().all(|size| Some(size) == sizes.first());
        match sizes {
            [] | [_] => None,
            _ if sizes.len() > MAX_SEATS || sizes.contains(&0) => None,
            [first, ..] if alike => Some(StockSize::Cards(*first)),
            _ => {
                let mut all = BySeat([0; MAX_SEATS]);
                all.0[..sizes.len()].copy_from_slice(sizes);
                Some(StockSize::PerSeat(StockSizes(all)))
            }
        }
    }

    /// The sizes after two players have swapped seats: each takes its own along. Where one of the seats owns no piles, nothing changes.
    #[must_use]
    pub fn swapped(self, one: Seat, other: Seat) -> StockSize {
        self.edited(|sizes| {
            if one.index().max(other.index()) < sizes.len() {
                sizes.swap(one.index(), other.index());
            }
        })
    }

    /// The sizes after everyone has moved this many seats on: each takes their own along.
    #[must_use]
    pub fn rotated(self, seats: usize) -> StockSize {
        self.edited(|sizes| {
            let seats = seats % sizes.len();
            sizes.rotate_right(seats);
        })
    }

    /// The sizes for another number of seats that own piles, 2 to 12. Seats come and go at the end; a new one gets the most common size, of
    /// several the largest, so that nobody comes with an advantage.
    #[must_use]
    pub fn resized(self, piles: usize) -> StockSize {
        self.edited(|sizes| {
            let count = |size: &u8| sizes.iter().filter(|other| *other == size).count();
            let common = sizes.iter().copied().max_by_key(|size| (count(size), *size));
            sizes.resize(piles, common.unwrap_or_default());
        })
    }

    fn edited(self, edit: impl FnOnce(&mut Vec<u8>)) -> StockSize {
        let StockSize::PerSeat(sizes) = self else { return self };
        let mut sizes = sizes.as_slice().to_vec();
        edit(&mut sizes);
        StockSize::from_sizes(&sizes).unwrap_or(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RuleKey;

    fn sizes(sizes: &[u8]) -> StockSize {
        StockSize::from_sizes(sizes).expect("sizes of stock piles")
    }

    #[test]
    fn the_rule_key_allows_the_same_sizes() {
        let key = RuleKey::from_name("stock").expect("a key");
        let (low, high) = (i64::from(*StockSize::CARDS.start()), i64::from(*StockSize::CARDS.end()));
        assert_eq!(key.numbers, Some((low, high)));
    }

    #[test]
    fn equal_sizes_are_one_number_and_no_table_has_fewer_than_two_or_more_than_twelve() {
        assert_eq!(sizes(&[12, 12, 12]), StockSize::Cards(12));
        let StockSize::PerSeat(list) = sizes(&[12, 20, 20]) else { panic!("they differ") };
        assert_eq!(list.as_slice(), [12, 20, 20]);
        let most: Vec<u8> = (5..17).collect();
        let StockSize::PerSeat(list) = sizes(&most) else { panic!("they differ") };
        assert_eq!(list.as_slice(), most);
        for wrong in [&[][..], &[12], &[12, 0], &[5; 13]] {
            assert_eq!(StockSize::from_sizes(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn a_player_takes_the_stock_size_along_to_another_seat() {
        let of = |one, other| sizes(&[12, 20, 25]).swapped(one, other);
        assert_eq!(of(Seat::One, Seat::Three), sizes(&[25, 20, 12]));
        assert_eq!(of(Seat::Two, Seat::Two), sizes(&[12, 20, 25]));
        assert_eq!(of(Seat::One, Seat::Four), sizes(&[12, 20, 25]), "seat 4 has no pile");
        assert_eq!(StockSize::Cards(9).swapped(Seat::One, Seat::Two), StockSize::Cards(9));
    }

    #[test]
    fn everyone_takes_the_stock_size_along_when_all_move_on() {
        assert_eq!(sizes(&[12, 20, 25]).rotated(1), sizes(&[25, 12, 20]));
        assert_eq!(sizes(&[12, 20, 25]).rotated(5), sizes(&[20, 25, 12]));
        assert_eq!(StockSize::Standard.rotated(2), StockSize::Standard);
    }

    #[test]
    fn a_new_seat_has_the_most_common_stock_size_and_a_removed_one_takes_its_own_along() {
        let of = |from: &[u8], piles| sizes(from).resized(piles);
        assert_eq!(of(&[12, 20, 20], 5), sizes(&[12, 20, 20, 20, 20]));
        assert_eq!(of(&[12, 20], 3), sizes(&[12, 20, 20]), "of two as common the larger");
        assert_eq!(of(&[30, 12, 12], 4), sizes(&[30, 12, 12, 12]));
        assert_eq!(of(&[12, 20, 25], 2), sizes(&[12, 20]));
        assert_eq!(of(&[20, 20, 12], 2), StockSize::Cards(20));
        assert_eq!(of(&[12, 20, 25], 3), sizes(&[12, 20, 25]));
        assert_eq!(StockSize::Standard.resized(5), StockSize::Standard);
        assert_eq!(StockSize::Cards(9).resized(5), StockSize::Cards(9));
    }
}
