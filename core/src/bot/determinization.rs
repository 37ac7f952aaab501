//! Determinizations: complete rounds that agree with a seat's view. Other hands are drawn by what is believed of them, all other
//! hidden cards at random.

use crate::card::Card;
use crate::hands::Hands;
use crate::public_state::PublicState;
use crate::round::Round;
use crate::seat::{MAX_SEATS, Seat};
use crate::seed::{RandomStream, Seed};
use crate::view::SeatView;

use super::belief::{self, HandOdds};
use super::ranks::{NO_CARD, RankCode};

/// The common part of all determinizations of a view.
#[derive(Debug)]
pub(super) struct Determinizations {
    public: PublicState,
    hands: Hands,
    seat: Seat,
    /// The cards hidden from the seat, ordered by identity so that only view and seed matter.
    unseen: Vec<Card>,
    /// By seat: what is believed of its hand.
    odds: Vec<HandOdds>,
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
        let odds = setup.seats().map(|seat| belief::hand_odds(view, seat)).collect();
        Determinizations { public, hands, seat: view.seat(), unseen: unseen.collect(), odds, seed }
    }

    /// The determinization with this number; the same number gives the same round.
    pub(super) fn sample(&self, number: u64) -> Round {
        let mut rng = self.seed.stream(number);
        let mut cards = self.unseen.clone();
        rng.shuffle(&mut cards);
        let mut hands = self.hands.clone();
        self.deal_hands(&mut cards, &mut hands, &mut rng);
        let mut cards = cards.as_slice();
        let mut take = |count: usize| {
            let (taken, left) = cards.split_at(count.min(cards.len()));
            cards = left;
            taken
        };
        let mut public = self.public.clone();
        let mut stocks = [const { Vec::new() }; MAX_SEATS];
        for seat in public.setup.seats() {
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

    /// Moves cards from shuffled ones into the other hands, by their odds.
    fn deal_hands(&self, cards: &mut Vec<Card>, hands: &mut Hands, rng: &mut RandomStream) {
        let mut counts = [0u8; 13];
        cards.iter().for_each(|card| counts[usize::from(card.code())] += 1);
        for (seat, odds) in self.public.setup.seats().zip(&self.odds).filter(|(seat, _)| *seat != self.seat) {
            for slot in 0..usize::from(self.public.hand_sizes[seat]) {
                let code = draw_rank(&counts, odds, rng);
                let Some(at) = cards.iter().position(|card| card.code() == code) else { return };
                hands.push(seat, slot, cards.swap_remove(at));
                counts[usize::from(code)] -= 1;
            }
        }
    }
}

/// Draws the rank of a card that is one of these, by the odds of its rank.
fn draw_rank(counts: &[u8; 13], odds: &HandOdds, rng: &mut RandomStream) -> RankCode {
    /// The fineness of the lots.
    const LOTS: u32 = 1 << 24;
    let weight = |code: usize| f32::from(counts[code]) * odds[code];
    let mut lot = rng.below(LOTS) as f32 / LOTS as f32 * (0..13).map(weight).sum::<f32>();
    let mut drawn = NO_CARD;
    for code in (0..13).filter(|code| counts[*code] > 0) {
        drawn = code as RankCode;
        lot -= weight(code);
        if lot < 0.0 {
            break;
        }
    }
    drawn
}

/// Replaces the cards under the top of a discard pile.
fn bury(public: &mut PublicState, seat: Seat, pile: usize, under: &[Card]) {
    let Some(top) = public.discards[seat][pile].some() else { return };
    public.discards[seat][pile] = Card::NONE;
    public.depths[seat][pile] = 0;
    under.iter().chain([&top]).for_each(|card| public.push_discard(seat, pile, *card));
}
