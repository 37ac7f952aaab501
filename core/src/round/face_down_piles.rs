//! The face-down piles of a round: stock piles and draw pile.

use crate::card::Card;
use crate::public_state::PublicState;
use crate::seat::{BySeat, Seat};

/// The face-down cards. Stock piles lie one behind the other in one array, the draw pile behind them; each pile's last card
/// is its top.
#[derive(Debug, Clone)]
pub(crate) struct FaceDownPiles {
    pub(super) cards: [Card; Card::IDS],
    pub(super) stock_at: BySeat<u8>,
    pub(super) draw_at: u8,
}

impl FaceDownPiles {
    /// A stock pile, bottom to top; the last card is the open one.
    pub(crate) fn stock(&self, public: &PublicState, seat: Seat) -> &[Card] {
        let at = usize::from(self.stock_at[seat]);
        &self.cards[at..at + usize::from(public.stock_left[seat])]
    }

    /// The card under the top of a stock pile; [`Card::NONE`] where none lies.
    pub(super) fn under_stock_top(&self, public: &PublicState, seat: Seat) -> Card {
        if let [.., under, _] = self.stock(public, seat) { *under } else { Card::NONE }
    }

    /// The draw pile, bottom to top.
    pub(crate) fn draw(&self, public: &PublicState) -> &[Card] {
        let at = usize::from(self.draw_at);
        &self.cards[at..at + usize::from(public.draw_left)]
    }

    /// Makes room behind the draw pile for a number of cards: moves all piles together over the places of played stock cards.
    pub(super) fn make_room(&mut self, public: &PublicState, cards: u8) {
        let end = [self.draw_at, public.draw_left, cards].map(usize::from).iter().sum::<usize>();
        if end <= self.cards.len() {
            return;
        }
        let mut end = 0;
        let mut close = |at: &mut u8, size: u8| {
            self.cards.copy_within(usize::from(*at)..usize::from(*at + size), end);
            *at = end as u8;
            end += usize::from(size);
        };
        for seat in public.setup.pile_seats() {
            close(&mut self.stock_at[seat], public.stock_left[seat]);
        }
        close(&mut self.draw_at, public.draw_left);
    }
}
