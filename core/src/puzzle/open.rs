//! The position of a puzzle: a round whose cards are named by rank where they matter, and hidden otherwise.

use crate::card::Card;
use crate::position::{CardSpec, Location, PileSpec, Position};
use crate::round::Round;

/// The position of a round for a puzzle of the seat on turn, which names so many cards of its stock pile and of the draw pile. Cards
/// are named by rank, others than those that lie open or are the seat's own aren't.
pub(super) fn position(round: &Round, stock: usize, draw: usize) -> Position {
    let mut position = Position::of(round);
    let default = Position::default();
    (position.rng, position.rest, position.past.moves) = (default.rng, Location::Draw, 0);
    for (place, pile) in &mut position.piles {
        let named = match *place {
            Location::Build(_) | Location::Discard(..) => usize::MAX,
            Location::Stock(seat) if seat == round.turn() => stock,
            Location::Stock(_) => 1,
            Location::Hand(seat) if seat == round.turn() => usize::MAX,
            Location::Hand(_) => 0,
            Location::Draw => draw,
            Location::Completed => {
                pile.cards.sort_by_key(code);
                usize::MAX
            }
        };
        let hidden = pile.cards.len().saturating_sub(named);
        let open = pile.cards.drain(..).skip(hidden).map(by_rank);
        let mut cards = Vec::new();
        // Whatever isn't named lies under the draw pile.
        if hidden > 0 && *place != Location::Draw {
            cards.push(CardSpec::Any(hidden as u8));
        }
        cards.extend(open);
        *pile = PileSpec { gone: pile.gone, cards };
    }
    position
}

fn by_rank(card: CardSpec) -> CardSpec {
    match card {
        CardSpec::Exact(card) => CardSpec::Rank(card.rank()),
        other => other,
    }
}

fn code(card: &CardSpec) -> u8 {
    match card {
        CardSpec::Exact(card) => Card::code(*card),
        _ => 0,
    }
}
