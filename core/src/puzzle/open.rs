//! The position of a puzzle: a round whose cards are named by rank where they matter, and hidden otherwise.

use crate::card::Card;
use crate::position::{CardSpec, Location, PileSpec, Position, PositionError};
use crate::round::Round;

/// How many of the coming cards a puzzle names. In *Play it out* they lie open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NamedCards {
    /// Of the stock pile of the seat on turn, from its top on.
    pub stock: usize,
    /// Of the draw pile, from the next card on.
    pub draw: usize,
}

/// A round as a puzzle of the seat on turn shows it: cards are named by rank, and others than those that lie open, are the seat's
/// own or are named as coming aren't, and take any place.
///
/// # Errors
/// If no position of these cards is possible.
pub fn shown(round: &Round, named: NamedCards) -> Result<Round, PositionError> {
    position(round, named).round()
}

/// The position of a round as a puzzle shows it.
pub(super) fn position(round: &Round, named: NamedCards) -> Position {
    let NamedCards { stock, draw } = named;
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
