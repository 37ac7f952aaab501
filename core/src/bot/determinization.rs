//! Determinizations: complete rounds that agree with a seat's view. Other hands are drawn by what is believed of them, all other
//! hidden cards at random.

use crate::card::Card;
use crate::hands::Hands;
use crate::pile::Pile;
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
        for card in view.open_cards().chain(view.hand().iter()) {
            seen[usize::from(card.id())] = true;
        }
        let unseen = setup.rules().deck.cards().iter().copied().filter(|card| !seen[usize::from(card.id())]);
        let mut hands = Hands::new();
        for (slot, card) in view.hand().iter().enumerate() {
            hands.push(view.seat(), slot, card);
        }
        // Completed piles have no particular order, so the result must not depend on it.
        let mut public = view.public.clone();
        public.sort_completed();
        let odds = setup.seats().map(|seat| belief::hand_odds(view, seat)).collect();
        Determinizations { public, hands, seat: view.seat(), unseen: unseen.collect(), odds, seed }
    }

    /// The determinization with this number; the same number gives the same round.
    pub(super) fn sample(&self, number: u64) -> Round {
        let mut rng = self.seed.stream(number);
        let mut cards = self.unseen.clone();
        let mut hands = self.hands.clone();
        self.deal_hands(&mut cards, &mut hands, &mut rng);
        // Only now: the hands took the first cards of their ranks.
        rng.shuffle(&mut cards);
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
                for pile in Pile::ALL {
                    let under = take(usize::from(public.depths[seat][pile]).saturating_sub(1));
                    public.bury(seat, pile, under);
                }
            }
        }
        let draw = take(usize::from(public.draw_left));
        Round::from_parts(public, hands, &stocks, draw, rng)
    }

    /// Moves cards into the other hands, by their odds.
    fn deal_hands(&self, cards: &mut Vec<Card>, hands: &mut Hands, rng: &mut RandomStream) {
        let mut counts = [0u8; Card::CODES];
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
fn draw_rank(counts: &[u8; Card::CODES], odds: &HandOdds, rng: &mut RandomStream) -> RankCode {
    /// How many values a random number has.
    const RESOLUTION: u32 = 1 << 24;
    let weight = |code: usize| f32::from(counts[code]) * odds[code];
    let mut left =
        rng.below(RESOLUTION) as f32 / RESOLUTION as f32 * (0..Card::CODES).map(weight).sum::<f32>();
    let mut drawn = NO_CARD;
    for code in (0..Card::CODES).filter(|code| counts[*code] > 0) {
        drawn = code as RankCode;
        left -= weight(code);
        if left < 0.0 {
            break;
        }
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{Bot, Greedy};
    use crate::deal::{self, NO_AGES};
    use crate::position::{CardSpec, Location, Position};
    use crate::rules::Rules;
    use crate::setup::Setup;

    /// Whatever ranks the hands hold, no hidden pile has more or less of them than another one.
    #[test]
    fn ranks_of_the_hands_are_spread_over_all_hidden_piles() {
        let setup = Setup::new(Rules::default(), 2, 2).expect("a table");
        let mut round =
            deal::deal(setup, Seed::from_number(1), Seat::ONE, &NO_AGES, &mut ()).expect("a deal");
        while round.turns() < 8 {
            let mv = Greedy.choose(&round.view(round.turn()));
            round.play_legal(mv, &mut ());
        }
        let determinizations = Determinizations::of(&round.view(round.turn()), Seed::from_number(2));
        let [mut bottom, mut top] = [0, 0];
        for number in 0..1000 {
            let position = Position::of(&determinizations.sample(number));
            let cards = |place| {
                position.piles[&place].cards.iter().map(|card| match card {
                    CardSpec::Exact(card) => card.code(),
                    _ => unreachable!("every card is named"),
                })
            };
            let other = round.turn().left(2);
            let held: Vec<_> = cards(Location::Hand(other)).collect();
            let held_in = |pile: &[_]| pile.iter().filter(|code| held.contains(code)).count();
            let draw: Vec<_> = cards(Location::Draw).collect();
            let stock: Vec<_> = cards(Location::Stock(Seat::ONE)).collect();
            bottom += held_in(&stock[..20]);
            top += held_in(&draw[draw.len() - 20..]);
        }
        let apart = bottom as f32 / top as f32;
        assert!((0.95..1.05).contains(&apart), "{bottom} in the first pile, {top} in the last");
    }
}
