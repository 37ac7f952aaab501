//! Worlds that could be: rounds that look to a seat just as the one on the table, with everything it doesn't see drawn by lot.

use crate::card::Card;
use crate::hands::Hands;
use crate::open::Open;
use crate::round::Round;
use crate::seat::{MAX_SEATS, Seat};
use crate::seed::Seed;
use crate::view::SeatView;

/// What all worlds of a view have in common.
#[derive(Debug)]
pub(super) struct Worlds {
    open: Open,
    hands: Hands,
    seat: Seat,
    /// The cards that nobody sees, by identity: only the view and the seed count.
    unseen: Vec<Card>,
    seed: Seed,
}

impl Worlds {
    /// The worlds of a view; their chance comes from a seed.
    pub(super) fn of(view: &SeatView<'_>, seed: Seed) -> Worlds {
        let setup = view.setup();
        let mut seen = [false; Card::IDS];
        let mut look = |card: Card| seen[usize::from(card.id())] = true;
        (0..4).flat_map(|pile| view.build_pile(pile)).for_each(|card| look(*card));
        view.completed().for_each(&mut look);
        view.hand().iter().for_each(&mut look);
        for seat in setup.seats() {
            view.stock_top(seat).into_iter().for_each(&mut look);
            (0..4).flat_map(|pile| view.discard_pile(seat, pile)).for_each(&mut look);
        }
        let unseen = setup.rules().deck.cards().iter().copied().filter(|card| !seen[usize::from(card.id())]);
        let mut hands = Hands::new();
        for (slot, card) in view.hand().iter().enumerate() {
            hands.push(view.seat(), slot, card);
        }
        // The completed piles lie in no particular order: what is drawn of them must not depend on one.
        let mut open = view.open.clone();
        let mut completed: Vec<Card> = open.completed_cards().collect();
        completed.sort_unstable();
        open.clear_completed();
        completed.into_iter().for_each(|card| open.push_completed(card));
        Worlds { open, hands, seat: view.seat(), unseen: unseen.collect(), seed }
    }

    /// One of them.
    pub(super) fn world(&self, number: u64) -> Round {
        let mut chance = self.seed.chance(number);
        let mut cards = self.unseen.clone();
        chance.shuffle(&mut cards);
        let mut cards = cards.as_slice();
        let mut take = |count: usize| {
            let (taken, left) = cards.split_at(count.min(cards.len()));
            cards = left;
            taken
        };
        let mut open = self.open.clone();
        let mut hands = self.hands.clone();
        let mut stocks = [const { Vec::new() }; MAX_SEATS];
        for seat in open.setup.seats() {
            if seat != self.seat {
                for (slot, card) in take(usize::from(open.hand_sizes[seat])).iter().enumerate() {
                    hands.push(seat, slot, *card);
                }
            }
            let stock = &mut stocks[seat.index()];
            stock.extend_from_slice(take(usize::from(open.stock_left[seat]).saturating_sub(1)));
            stock.extend(open.stock_tops[seat].some());
            if open.setup.rules().hide_buried {
                for pile in 0..4 {
                    let under = take(usize::from(open.depths[seat][pile]).saturating_sub(1));
                    bury(&mut open, seat, pile, under);
                }
            }
        }
        let draw = take(usize::from(open.draw_left));
        Round::imagined(open, hands, &stocks, draw, chance)
    }
}

/// Puts other cards under the top of a discard pile.
fn bury(open: &mut Open, seat: Seat, pile: usize, under: &[Card]) {
    let Some(top) = open.discards[seat][pile].some() else { return };
    open.discards[seat][pile] = Card::NONE;
    open.depths[seat][pile] = 0;
    under.iter().chain([&top]).for_each(|card| open.push_discard(seat, pile, *card));
}
