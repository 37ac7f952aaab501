//! The seats' hands: usually five cards each, and more where a fixed number is drawn or hands are larger (RULES 4.1).

use crate::card::Card;
use crate::seat::{BySeat, MAX_SEATS, Seat};

/// How many cards of a hand come first: those that have bits in the one word of most tables' moves (`move_set`).
pub(crate) const FIRST_CARDS: usize = 5;

/// Places for a hand's first cards: more than [`FIRST_CARDS`], so that taking one out is a step or two of a vector unit.
const INLINE_SLOTS: usize = 8;

/// All hands. The places beyond a hand's size hold [`Card::NONE`].
#[derive(Debug, Clone)]
pub(crate) struct Hands {
    first: BySeat<[Card; INLINE_SLOTS]>,
    /// The sixth card and on; `None` as long as no hand has had one.
    rest: Option<Box<[Vec<Card>; MAX_SEATS]>>,
}

/// One seat's hand.
#[derive(Debug, Clone, Copy)]
pub struct Hand<'a> {
    pub(crate) first: &'a [Card; FIRST_CARDS],
    pub(crate) rest: &'a [Card],
}

impl Hands {
    pub(crate) fn new() -> Hands {
        Hands { first: BySeat([[Card::NONE; INLINE_SLOTS]; _]), rest: None }
    }

    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> Hand<'_> {
        let rest = self.rest.as_ref().map_or(&[][..], |rest| &rest[seat.index()]);
        let (first, _) = self.first[seat].split_first_chunk().unwrap_or((&[Card::NONE; FIRST_CARDS], &[]));
        Hand { first, rest }
    }

    /// Puts a card at the end of a hand that holds `size` cards.
    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, size: usize, card: Card) {
        if size < FIRST_CARDS {
            self.first[seat][size] = card;
        } else {
            self.rest.get_or_insert_default()[seat.index()].push(card);
        }
    }

    /// Takes a card out; the ones behind it close the gap.
    #[inline]
    pub(crate) fn remove(&mut self, seat: Seat, slot: usize) -> Card {
        if self.rest.is_some() {
            return self.remove_from_long(seat, slot);
        }
        remove_at(&mut self.first[seat], slot)
    }

    #[cold]
    fn remove_from_long(&mut self, seat: Seat, slot: usize) -> Card {
        let first = &mut self.first[seat];
        let Some(rest) = self.rest.as_mut().map(|rest| &mut rest[seat.index()]) else { return Card::NONE };
        if slot >= FIRST_CARDS {
            return rest.remove(slot - FIRST_CARDS);
        }
        let card = remove_at(first, slot);
        if !rest.is_empty() {
            first[FIRST_CARDS - 1] = rest.remove(0);
        }
        card
    }
}

/// Takes a card out of its place; the ones behind it close the gap.
#[inline]
fn remove_at(first: &mut [Card; INLINE_SLOTS], slot: usize) -> Card {
    let card = first[slot];
    let all = *first;
    // All places are rewritten, whatever the slot: cheaper than a loop of unpredictable length.
    for place in 0..INLINE_SLOTS - 1 {
        first[place] = if place >= slot { all[place + 1] } else { all[place] };
    }
    card
}

impl Hand<'_> {
    /// The card in a slot, from 0.
    pub fn get(&self, slot: usize) -> Option<Card> {
        let card = if slot < FIRST_CARDS { self.first.get(slot) } else { self.rest.get(slot - FIRST_CARDS) };
        card.and_then(|card| card.some())
    }

    /// The cards, slot by slot.
    pub fn iter(&self) -> impl Iterator<Item = Card> + Clone {
        self.first.iter().chain(self.rest).copied().filter(|card| !card.is_none())
    }
}
