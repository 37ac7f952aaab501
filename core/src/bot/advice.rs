//! What the strongest player would do now, and why.

use crate::card::{Card, Rank};
use crate::moves::{Move, Target};
use crate::seat::Seat;
use crate::seed::Seed;
use crate::view::SeatView;

use super::Level;

/// What the strongest player would do for a seat.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice {
    /// The moves, up to the next one that turns up a new card or ends the turn. Never empty.
    pub line: Vec<Step>,
    /// Why, the most telling first.
    pub reasons: Vec<Reason>,
    /// The chance that the seat (its team) wins the round with this line, 0 to 1.
    pub chance: f32,
}

/// One move of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The move.
    pub mv: Move,
    /// The card that it moves; `None` for a pass or a draw by hand.
    pub card: Option<Card>,
    /// The rank it is played as; `None` for whatever isn't a play.
    pub rank: Option<Rank>,
}

/// Why a line is good. Seats are never the advised one, unless it is said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// Nothing else is legal, or what else is comes to the same.
    OnlyWay,
    /// It plays the last stock card: the round is won.
    Wins,
    /// It plays a stock card, the own one's or a partner's.
    Stock {
        /// Whose stock pile.
        owner: Seat,
    },
    /// It plays the hand empty: five new cards come at once.
    NewHand,
    /// The hand keeps what leads to a stock pile's top: the own one's or a partner's.
    Keeps {
        /// What is kept, by rank; `None` is a wild.
        ranks: Vec<Option<Rank>>,
        /// Whose stock pile.
        owner: Seat,
    },
    /// A build pile is left alone (0 to 3): what it takes next would help an opponent to play a stock card.
    HoldsBack {
        /// The build pile.
        pile: u8,
        /// Who would be helped.
        opponent: Seat,
    },
    /// A build pile (0 to 3) is moved on, past the stock card of an opponent.
    Blocks {
        /// The build pile.
        pile: u8,
        /// Who is blocked.
        opponent: Seat,
    },
    /// The discard lies on its equal: nothing new is buried.
    OntoEqual,
    /// The discard lies on the next higher rank: both can be played in order.
    OntoHigher,
    /// The discard lies on a free place: nothing is buried.
    OntoFree,
    /// The discard buries a card that is needed late, of the tops there are.
    BuriesLeast {
        /// The buried top's rank; `None` is a wild.
        top: Option<Rank>,
    },
    /// The discarded card is needed latest, of those in the hand.
    NeededLate,
}

impl Step {
    /// A move of a view's seat, as it would be made now.
    pub fn of(view: &SeatView<'_>, mv: Move) -> Step {
        let card = mv.source().and_then(|source| view.source_card(source).ok());
        let rank = match mv.target() {
            Some(Target::Build(pile)) => Some(view.build_next(usize::from(pile))),
            _ => None,
        };
        Step { mv, card, rank }
    }
}

/// What the strongest player would do for a view's seat; nothing if it isn't its turn. Takes as long as one of its decisions:
/// some hundredths of a second at most.
pub fn advise(view: &SeatView<'_>, seed: &Seed) -> Option<Advice> {
    compare(view, &[], seed).map(|(advice, _)| advice)
}

/// The advice, and the win chance that these moves give away against it.
pub(super) fn compare(view: &SeatView<'_>, _played: &[Move], seed: &Seed) -> Option<(Advice, f32)> {
    if view.turn() != view.seat() || view.ending().is_some() {
        return None;
    }
    let mv = Level::STRONGEST.player(seed, view.seat()).choose(view);
    Some((Advice { line: vec![Step::of(view, mv)], reasons: Vec::new(), chance: 0.5 }, 0.0))
}
