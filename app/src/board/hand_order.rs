//! In which order the own hand is shown.
//!
//! Slots are indices in the hand as the rules count them, in the order of drawing. Only where a card is shown, spoken or asked
//! for by number does its place count: from the left, as the player sees the hand.

use skipstone_core::{Card, Move, SeatView, Source};

use crate::keyed::keyed;

keyed! {
    /// In which order the own hand is shown.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum HandOrder {
        /// As the cards were drawn.
        #[default]
        Drawn = "drawn",
        /// By number, wilds last; cards alike as they were drawn.
        Sorted = "sorted",
    }
}

impl HandOrder {
    /// The slots of the view's own hand, as they are shown from left to right.
    pub fn slots(self, view: &SeatView<'_>) -> Vec<u8> {
        let hand: Vec<Option<Card>> =
            (0..view.hand_size(view.seat())).map(|slot| view.hand().get(slot)).collect();
        self.slots_of(&hand)
    }

    /// The slots of a hand with these cards, as they are shown from left to right; `None` is a hidden card.
    pub fn slots_of(self, hand: &[Option<Card>]) -> Vec<u8> {
        let mut slots: Vec<u8> = (0..hand.len() as u8).collect();
        if self == HandOrder::Sorted {
            // A hidden hand has no cards to sort by, and stays as it is.
            slots.sort_by_key(|slot| hand[usize::from(*slot)].map(|card| (card.is_wild(), card.rank())));
        }
        slots
    }

    /// The slot at a place, from 0 at the left. Beyond the hand both are the same.
    pub fn slot(self, view: &SeatView<'_>, place: u8) -> u8 {
        self.slots(view).get(usize::from(place)).copied().unwrap_or(place)
    }

    /// The place of a slot, from 0 at the left. Beyond the hand both are the same.
    pub fn place(self, view: &SeatView<'_>, slot: u8) -> u8 {
        let place = self.slots(view).iter().position(|shown| *shown == slot);
        place.map_or(slot, |place| place as u8)
    }

    /// A move that counts places in the hand, as the player types it, as one that counts slots.
    pub fn typed(self, view: &SeatView<'_>, mv: Move) -> Move {
        match mv {
            Move::Put(Source::Hand(place), target) => Move::Put(Source::Hand(self.slot(view, place)), target),
            mv => mv,
        }
    }
}

#[cfg(test)]
mod tests {
    use skipstone_core::{Position, Round};

    use super::*;

    fn round(hand: &str) -> Round {
        let position: Position = format!("h@1: {hand}\ns@1: 9?\ns@2: 9?").parse().expect("a position");
        position.round().expect("a round")
    }

    #[test]
    fn every_hand_is_shown_as_a_permutation_in_its_order() {
        let ranks = ["1", "2", "7", "12", "W"];
        for nth in 0..ranks.len().pow(5) {
            let hand: Vec<&str> = (0..5).map(|at| ranks[nth / ranks.len().pow(at) % ranks.len()]).collect();
            let round = round(&hand.join(" "));
            let view = round.view(round.turn());
            assert_eq!(HandOrder::Drawn.slots(&view), [0, 1, 2, 3, 4]);
            let slots = HandOrder::Sorted.slots(&view);
            let card = |slot: &u8| view.hand().get((*slot).into()).expect("a card");
            let value = |card: Card| card.rank().map_or(13, |rank| rank.number());
            for pair in slots.windows(2) {
                // Cards alike stay as they were drawn.
                assert!((value(card(&pair[0])), pair[0]) < (value(card(&pair[1])), pair[1]), "{hand:?}");
            }
            for order in HandOrder::ALL {
                for place in 0..8 {
                    assert_eq!(order.place(&view, order.slot(&view, place)), place, "{order:?} {hand:?}");
                }
            }
        }
    }

    #[test]
    fn a_typed_move_counts_places() {
        let round = round("9 W 3");
        let view = round.view(round.turn());
        let typed = |mv: &str| {
            let mv = Move::parse(mv, view.seat()).expect("a move");
            HandOrder::Sorted.typed(&view, mv).written_by(view.seat()).to_string()
        };
        let moves = ["h1>b2", "h2>d1", "h3>b1", "h4>b1", "s>b1", "pass"];
        assert_eq!(moves.map(typed), ["h3>b2", "h1>d1", "h2>b1", "h4>b1", "s>b1", "pass"]);
    }
}
