//! The seats' hands: five cards each, and more only where a fixed number is drawn (RULES 4.1).

use crate::card::Card;
use crate::seat::{BySeat, MAX_SEATS, Seat};

/// How many cards a hand is refilled to.
pub(crate) const FULL: usize = 5;

/// All hands. Which places hold a card is known from the hand's size; the others hold [`Card::NONE`].
#[derive(Debug, Clone)]
pub(crate) struct Hands {
    first: BySeat<[Card; FULL]>,
    /// The sixth card and on, where a fixed draw lets hands grow.
    rest: Option<Box<[Vec<Card>; MAX_SEATS]>>,
}

/// One seat's hand.
#[derive(Debug, Clone, Copy)]
pub struct Hand<'a> {
    pub(crate) first: &'a [Card; FULL],
    pub(crate) rest: &'a [Card],
}

impl Hands {
    pub(crate) fn new() -> Hands {
        Hands { first: BySeat([[Card::NONE; FULL]; _]), rest: None }
    }

    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> Hand<'_> {
        let rest = self.rest.as_ref().map_or(&[][..], |rest| &rest[seat.index()]);
        Hand { first: &self.first[seat], rest }
    }

    /// Puts a card at the end of a hand that holds `size` cards.
    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, size: usize, card: Card) {
        match self.first[seat].get_mut(size) {
            Some(place) => *place = card,
            None => self.rest.get_or_insert_default()[seat.index()].push(card),
        }
    }

    /// Takes a card out; the ones behind it close the gap.
    #[inline]
    pub(crate) fn remove(&mut self, seat: Seat, slot: usize) -> Card {
        let first = &mut self.first[seat];
        let mut last = Card::NONE;
        if let Some(rest) = &mut self.rest {
            let rest = &mut rest[seat.index()];
            if slot >= FULL {
                return rest.remove(slot - FULL);
            }
            if !rest.is_empty() {
                last = rest.remove(0);
            }
        }
        let card = first[slot];
        let all = [first[0], first[1], first[2], first[3], first[4], last];
        // Every place is written, whatever the slot: cheaper than a loop whose length can't be foreseen.
        for place in 0..FULL {
            first[place] = all[place + usize::from(place >= slot)];
        }
        card
    }
}

impl Hand<'_> {
    /// The card in a slot, from 0.
    pub fn get(&self, slot: usize) -> Option<Card> {
        let card = if slot < FULL { self.first.get(slot) } else { self.rest.get(slot - FULL) };
        card.and_then(|card| card.some())
    }

    /// The cards, slot by slot.
    pub fn iter(&self) -> impl Iterator<Item = Card> + Clone {
        self.first.iter().chain(self.rest).copied().filter(|card| !card.is_none())
    }
}
