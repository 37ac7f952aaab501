//! Belief: how likely the cards in other hands are, judged by what their owners left lying when they could have played.
//!
//! The odds were fitted to the hands in 900 rounds of `hard` against itself (docs/bots.md).

use crate::card::{Card, Rank};
use crate::pile::{ByPile, Pile};
use crate::seat::Seat;
use crate::view::SeatView;

use super::distance;
use super::ranks::{self, NO_CARD};

/// By rank code: how much likelier a card of a hand is of that rank than a card that was never in it.
pub(super) type HandOdds = [f32; Card::CODES];

/// By how many cards a rank is away from being played when its owner's turn ended. What could be played at once hardly stayed in the
/// hand, and what is needed late was discarded first.
const BY_DISTANCE: [f32; 12] = [0.2, 1.25, 1.3, 1.2, 1.1, 0.95, 0.8, 0.65, 0.55, 0.45, 0.4, 0.3];

/// A rank that could have been discarded tidily: onto its equal, onto the next higher one.
const ONTO_EQUAL: f32 = 0.6;
const ONTO_HIGHER: f32 = 0.7;

/// A rank on the shortest path to the owner's stock card, which it keeps.
const ON_SHORTEST_PATH: f32 = 1.4;

/// The odds of a seat's hand.
pub(super) fn hand_odds(view: &SeatView<'_>, seat: Seat) -> HandOdds {
    let now = || ByPile::from_fn(|pile| view.build_next(pile));
    let needs = view.left_behind(seat).unwrap_or_else(now).map(Rank::number);
    let stock = view.stock_top(seat).map_or(NO_CARD, Card::code);
    let top = |pile| view.discard_pile(seat, pile).next().map_or(NO_CARD, Card::code);
    let tops = Pile::ALL.map(top);
    let path = distance::shortest_path(needs, stock);
    let mut odds = [1.0; Card::CODES];
    for code in Rank::all().map(Rank::number) {
        let odds = &mut odds[usize::from(code)];
        *odds = BY_DISTANCE[distance::min_cards_before(needs, code) as usize];
        if tops.contains(&code) {
            *odds *= ONTO_EQUAL;
        }
        if tops.contains(&ranks::next(code)) {
            *odds *= ONTO_HIGHER;
        }
        if path >> code & 1 == 1 {
            *odds *= ON_SHORTEST_PATH;
        }
    }
    odds
}
