//! Stock cards in a row: how many a player has played in this turn.

use skipstone_core::{Card, Move, Pile, Seat, Source, Target, VisibleEvent};

/// From this number on a chain is counted where all can see it.
pub const COUNTED: usize = 3;
/// From this number on the longest chain of a round so far is an event.
const LONG: usize = 4;

/// The stock cards that the player on turn has played in this turn, and how long the round's longest chain was before.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chain {
    seat: Option<Seat>,
    cards: Vec<Card>,
    pile: Option<Pile>,
    longest_before: usize,
    /// The stock cards that were played in the round so far, each by whom.
    played: Vec<(Seat, Card)>,
}

impl Chain {
    /// Whose chain it is; `None` before the first.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The cards, in the order in which they were played.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The build pile on which the last of them lies, or has lain.
    pub fn pile(&self) -> Option<Pile> {
        self.pile
    }

    /// The last stock cards that a player has played in the round, in their order: those of the chain, or so many.
    pub fn last_stock_cards(&self, seat: Seat, least: usize) -> Vec<Card> {
        let own: Vec<Card> =
            self.played.iter().filter(|(by, _)| *by == seat).map(|(_, card)| *card).collect();
        let chain = if self.seat == Some(seat) { self.cards.len() } else { 0 };
        own[own.len().saturating_sub(chain.max(least))..].to_vec()
    }

    /// Whether it is long, and longer than any before it in this round.
    pub fn is_longest(&self) -> bool {
        self.is_longest_with(self.cards.len())
    }

    /// Whether it was so with that many cards.
    pub fn is_longest_with(&self, cards: usize) -> bool {
        cards >= LONG.max(self.longest_before + 1)
    }

    /// Whether it has just become so.
    pub fn becomes_longest(&self) -> bool {
        self.cards.len() == LONG.max(self.longest_before + 1)
    }

    /// Takes in the next event of a round. A partner's stock card counts for who plays it, a card out of turn for nobody.
    pub fn apply(&mut self, event: &VisibleEvent) {
        match *event {
            VisibleEvent::Deal { .. } => *self = Chain::default(),
            VisibleEvent::Turn(turn) => {
                let longest_before = self.longest_before.max(self.cards.len());
                let played = std::mem::take(&mut self.played);
                *self = Chain { seat: Some(turn.seat), longest_before, played, ..Chain::default() };
            }
            // A round that begins in a position begins in the middle of a turn.
            VisibleEvent::Play {
                seat, mv: Move::Put(Source::Stock(_), Target::Build(pile)), card, ..
            } if *self.seat.get_or_insert(seat) == seat => {
                self.cards.push(card);
                self.played.push((seat, card));
                self.pile = Some(pile);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use skipstone_core::{Rank, event};

    use super::*;

    #[test]
    fn only_a_long_chain_that_beats_all_before_it_is_an_event() {
        let [one, two] = [Seat::ONE, Seat::from_index(1)];
        let turn = |seat| VisibleEvent::Turn(event::Turn { seat });
        let play = |seat, source| VisibleEvent::Play {
            seat,
            mv: Move::Put(source, Target::Build(Pile::One)),
            card: Card::new(None, 3).expect("a card"),
            rank: Rank::ONE,
            turned: None,
        };
        let mut chain = Chain::default();
        let mut longest = |seat: Seat, stock_cards: usize| {
            chain.apply(&turn(seat));
            chain.apply(&play(seat, Source::Hand(0)));
            let cards = (0..stock_cards).map(|_| {
                chain.apply(&play(seat, Source::Stock(two)));
                // Out of turn.
                chain.apply(&play(Seat::from_index(2), Source::Stock(one)));
                chain.is_longest()
            });
            let marks: Vec<bool> = cards.collect();
            assert_eq!((chain.seat(), chain.cards().len()), (Some(seat), stock_cards));
            marks.iter().filter(|mark| **mark).count()
        };
        assert_eq!([longest(one, 3), longest(one, 4), longest(two, 4), longest(one, 6)], [0, 1, 0, 2]);
        assert_eq!(
            [(one, 3), (one, 8), (two, 3)].map(|(seat, least)| chain.last_stock_cards(seat, least).len()),
            [6, 8, 3]
        );
        chain.apply(&VisibleEvent::Deal { stocks: Vec::new(), draw: 0 });
        assert_eq!(chain, Chain::default(), "the next round begins anew");
    }
}
