//! Players that peek: each keeps a copy of the whole round and looks at a card that its seat can't see.

use skipstone_core::bot::{Bot, Greedy};
use skipstone_core::position::{CardSpec, Location};
use skipstone_core::{Card, Move, Pile, Position, Round, Seat, SeatView};

/// The hidden card that a peeker looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spot {
    /// The first card of its neighbour's hand.
    NeighboursHand,
    /// The card that is drawn next.
    DrawPile,
    /// The card under its own stock top.
    OwnStock,
    /// The card under its neighbour's stock top.
    NeighboursStock,
    /// The card under its neighbour's first discard, which only some house rules hide.
    BuriedDiscard,
    /// The card that is drawn next, with an effect for only one rank of twelve.
    NowAndThen,
}

/// Plays like the greedy player, except for the effect of the hidden card.
#[derive(Debug, Clone)]
pub(crate) struct Peeker {
    round: Round,
    spot: Spot,
}

impl Spot {
    pub(crate) const ALL: [Spot; 6] = [
        Spot::NeighboursHand,
        Spot::DrawPile,
        Spot::OwnStock,
        Spot::NeighboursStock,
        Spot::BuriedDiscard,
        Spot::NowAndThen,
    ];

    /// The least number of detections in 600 decisions: half of the cards dealt anew have another rank.
    pub(crate) fn expected(self) -> usize {
        match self {
            Spot::NeighboursHand | Spot::DrawPile | Spot::OwnStock | Spot::NeighboursStock => 100,
            // Few rules hide it, and few tables have one.
            Spot::BuriedDiscard => 10,
            Spot::NowAndThen => 30,
        }
    }

    fn card(self, round: &Round, seat: Seat) -> Option<Card> {
        let neighbour = round.setup().left_of(seat);
        // The place, and how many cards lie on top of the one that is looked at.
        let (place, above) = match self {
            Spot::NeighboursHand => (Location::Hand(neighbour), 0),
            Spot::DrawPile | Spot::NowAndThen => (Location::Draw, 0),
            Spot::OwnStock => (Location::Stock(seat), 1),
            Spot::NeighboursStock => (Location::Stock(neighbour), 1),
            Spot::BuriedDiscard => (Location::Discard(Pile::One, neighbour), 1),
        };
        let position = Position::of(round);
        match position.piles.get(&place)?.cards.iter().rev().nth(above)? {
            CardSpec::Exact(card) => Some(*card),
            CardSpec::Rank(_) | CardSpec::Any(_) => None,
        }
    }
}

impl Peeker {
    pub(crate) fn new(round: Round, spot: Spot) -> Peeker {
        Peeker { round, spot }
    }
}

impl Bot for Peeker {
    fn choose(&mut self, view: &SeatView<'_>) -> Move {
        let rank =
            self.spot.card(&self.round, view.seat()).and_then(Card::rank).map_or(0, |rank| rank.number());
        let minds = match self.spot {
            Spot::NowAndThen => rank == 7,
            _ => rank > 6,
        };
        let moves = view.legal_moves();
        match minds {
            true => moves.get(moves.len() - 1).expect("a legal move"),
            false => Greedy.choose(view),
        }
    }
}
