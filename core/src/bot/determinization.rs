//! Determinizations: complete rounds that agree with a seat's view, with all hidden cards drawn at random.

use crate::card::Card;
use crate::hands::Hands;
use crate::public_state::PublicState;
use crate::round::Round;
use crate::seat::{MAX_SEATS, Seat};
use crate::seed::Seed;
use crate::view::SeatView;

/// The common part of all determinizations of a view.
#[derive(Debug)]
pub(super) struct Determinizations {
    public: PublicState,
    hands: Hands,
    seat: Seat,
    /// The cards hidden from the seat, ordered by identity so that only view and seed matter.
    unseen: Vec<Card>,
    seed: Seed,
}

impl Determinizations {
    /// The determinizations of a view, drawn from a seed.
    pub(super) fn of(view: &SeatView<'_>, seed: Seed) -> Determinizations {
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
        // Completed piles have no particular order, so the result must not depend on it.
        let mut public = view.public.clone();
        let mut completed: Vec<Card> = public.completed_cards().collect();
        completed.sort_unstable();
        public.clear_completed();
        completed.into_iter().for_each(|card| public.push_completed(card));
        Determinizations { public, hands, seat: view.seat(), unseen: unseen.collect(), seed }
    }

    /// The determinization with this number; the same number gives the same round.
    pub(super) fn sample(&self, number: u64) -> Round {
        let mut rng = self.seed.stream(number);
        let mut cards = self.unseen.clone();
        rng.shuffle(&mut cards);
        let mut cards = cards.as_slice();
        let mut take = |count: usize| {
            let (taken, left) = cards.split_at(count.min(cards.len()));
            cards = left;
            taken
        };
        let mut public = self.public.clone();
        let mut hands = self.hands.clone();
        let mut stocks = [const { Vec::new() }; MAX_SEATS];
        for seat in public.setup.seats() {
            if seat != self.seat {
                for (slot, card) in take(usize::from(public.hand_sizes[seat])).iter().enumerate() {
                    hands.push(seat, slot, *card);
                }
            }
            let stock = &mut stocks[seat.index()];
            stock.extend_from_slice(take(usize::from(public.stock_left[seat]).saturating_sub(1)));
            stock.extend(public.stock_tops[seat].some());
            if public.setup.rules().hide_buried {
                for pile in 0..4 {
                    let under = take(usize::from(public.depths[seat][pile]).saturating_sub(1));
                    bury(&mut public, seat, pile, under);
                }
            }
        }
        let draw = take(usize::from(public.draw_left));
        Round::from_parts(public, hands, &stocks, draw, rng)
    }
}

/// Replaces the cards under the top of a discard pile.
fn bury(public: &mut PublicState, seat: Seat, pile: usize, under: &[Card]) {
    let Some(top) = public.discards[seat][pile].some() else { return };
    public.discards[seat][pile] = Card::NONE;
    public.depths[seat][pile] = 0;
    under.iter().chain([&top]).for_each(|card| public.push_discard(seat, pile, *card));
}
