//! What the strongest player would do now, and why.

use crate::card::{Card, Rank};
use crate::moves::{Move, Target};
use crate::seat::Seat;
use crate::seed::Seed;
use crate::view::SeatView;

use super::reasons;
use super::scene::Scene;
use super::search::{Effort, Search};
use super::world::Worlds;

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

/// What the strongest player would do for a view's seat; nothing if it isn't its turn. Takes some tenths of a second at most.
pub fn advise(view: &SeatView<'_>, seed: &Seed) -> Option<Advice> {
    compare(view, &[], seed).map(|(advice, _)| advice)
}

/// The advice, and the win chance that these moves give away against it.
pub(super) fn compare(view: &SeatView<'_>, played: &[Move], seed: &Seed) -> Option<(Advice, f32)> {
    if view.turn() != view.seat() || view.ending().is_some() {
        return None;
    }
    let mut search = Search::new(seed.short());
    let weighed = search.weigh(view, &Effort::ADVICE, played);
    let Some(best) = weighed.first() else {
        // What no plan begins with: drawing by hand, or the one move that the 1980 rules leave.
        let mv = view.legal_moves().get(0)?;
        let advice = Advice { line: vec![Step::of(view, mv)], reasons: vec![Reason::OnlyWay], chance: 0.5 };
        return Some((advice, 0.0));
    };
    let own = weighed.iter().find(|other| other.played);
    let given = own.map_or(0.0, |own| best.chance - own.chance);
    let mut reasons = reasons::of(&Scene::of(view), search.plans(), best.plan);
    if weighed.len() == 1 && reasons.is_empty() {
        reasons.push(Reason::OnlyWay);
    }
    let advice = Advice { line: line(view, &best.moves), reasons, chance: best.chance };
    Some((advice, given))
}

/// Moves with the cards that they move.
fn line(view: &SeatView<'_>, moves: &[Move]) -> Vec<Step> {
    // In any world that could be: a line ends before it depends on a card that nobody sees.
    let mut world = Worlds::of(view, Seed::from_number(0)).world(0);
    let mut line = Vec::new();
    for mv in moves {
        line.push(Step::of(&world.view(view.seat()), *mv));
        if world.play_into(world.turn(), *mv, &mut ()).is_err() {
            break;
        }
    }
    line
}
