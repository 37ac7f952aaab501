//! What others have taken from the reader's own piles.

use skipstone_core::{Seat, SeatView};

use super::TableWording;
use crate::board::Slot;
use crate::board::changes::TakenCard;
use crate::tr;

impl TableWording<'_> {
    /// Who has played which cards of the own piles, a sentence for each player and kind of pile.
    pub fn taken(&self, taken: &[TakenCard]) -> String {
        let mut players: Vec<Seat> = Vec::new();
        for card in taken {
            if !players.contains(&card.by) {
                players.push(card.by);
            }
        }
        let kinds = players.into_iter().flat_map(|by| [(by, true), (by, false)]);
        let sentences = kinds.filter_map(|(by, is_stock)| {
            let cards = taken.iter().filter(|card| card.by == by && is_of_stock(card) == is_stock);
            let cards: Vec<String> = cards.map(|card| self.taken_card(card)).collect();
            let words = if is_stock { "recap-stock" } else { "recap-discards" };
            let (name, count) = (self.name(by), cards.len());
            (count > 0).then(|| {
                tr!(self.locale, words, name = name, cards = self.locale.list(&cards), count = count)
            })
        });
        sentences.collect::<Vec<_>>().join(" ")
    }

    /// How many cards the own stock pile had before these were taken, and has now; `None` if it is the same.
    pub fn stock_taken(&self, taken: &[TakenCard], view: &SeatView<'_>) -> Option<String> {
        let (left, count) =
            (view.stock_left(view.seat()), taken.iter().filter(|card| is_of_stock(card)).count());
        (count > 0).then(|| tr!(self.locale, "recap-stock-left", before = left + count, left = left))
    }

    fn taken_card(&self, taken: &TakenCard) -> String {
        match taken.card.is_wild() {
            true => tr!(self.locale, "table-last-wild", rank = self.locale.rank(taken.rank.number())),
            false => self.locale.rank_text(taken.rank),
        }
    }
}

fn is_of_stock(taken: &TakenCard) -> bool {
    matches!(taken.from, Slot::Stock(_))
}
