//! How far opponents are from playing their open stock cards after a turn, compared with after another turn.

use crate::moves::Move;
use crate::seat::Seat;
use crate::view::SeatView;

use super::distance;
use super::plan::{PlanEnd, PlanOutcome, PlanSearch};
use super::rank_view::RankView;
use super::ranks::{NO_CARD, WILD};

/// The most missing cards with which a stock card is a threat: more are hardly ever in one hand.
const MAX_THREAT: u8 = 2;

/// An opponent whose stock card is further from being played after a turn than after another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block {
    /// The opponent; of several the first one to play.
    pub opponent: Seat,
    /// How many cards have to be played before the stock card, apart from those on the opponent's discard piles.
    pub missing: u8,
    /// The same after the other turn; less than `missing`.
    pub otherwise: u8,
}

/// The opponent whom a turn blocks, compared with another turn of the view's seat. `None` where the turn is better by what it gains (a
/// stock card, a new hand) or where it leaves any opponent's stock card nearer.
pub(crate) fn block(view: &SeatView<'_>, turn: &[Move], other: &[Move]) -> Option<Block> {
    let rank_view = RankView::of(view);
    let mut plans = PlanSearch::new();
    plans.find(&rank_view);
    let plan_of = |moves| plans.plan_of(&rank_view, view, moves);
    let (turn, other) = (plan_of(turn)?, plan_of(other)?);
    if gain(turn.end) > gain(other.end) {
        return None;
    }
    let missing = |plan: PlanOutcome, seat: Seat| {
        let open = rank_view.piles[seat].iter().fold(0, |ranks, pile| ranks | pile.run);
        distance::fewest_missing(plans.at(plan).needs, rank_view.stock_tops[seat], open).0 as u8
    };
    // A wild is played wherever the build piles are.
    let have_rank =
        rank_view.opponents().filter(|seat| !matches!(rank_view.stock_tops[*seat], NO_CARD | WILD));
    let compared: Vec<Block> = have_rank
        .map(|opponent| Block {
            opponent,
            missing: missing(turn, opponent),
            otherwise: missing(other, opponent),
        })
        .collect();
    let is_blocked = |block: &&Block| block.missing > block.otherwise && block.otherwise <= MAX_THREAT;
    let is_helped = compared.iter().any(|block| block.missing < block.otherwise);
    compared.iter().find(is_blocked).copied().filter(|_| !is_helped)
}

/// What a turn's end gains: the more, the better.
fn gain(end: PlanEnd) -> u8 {
    match end {
        PlanEnd::Stock(_) => 2,
        PlanEnd::NewHand => 1,
        PlanEnd::Discard(..) | PlanEnd::Pass => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Position;

    /// Seat 1's turns, the block of the first compared with the second as opponent and numbers.
    fn blocked(position: &str, [turn, other]: [&str; 2]) -> Option<(u8, u8, u8)> {
        let position: Position = position.parse().expect("a position");
        let round = position.round().expect("a round");
        let read = |mv: &str| Move::parse(mv, round.turn()).expect("a move");
        let moves = |text: &str| text.split(' ').map(read).collect::<Vec<Move>>();
        let block = block(&round.view(round.turn()), &moves(turn), &moves(other))?;
        Some((block.opponent.number(), block.missing, block.otherwise))
    }

    #[test]
    fn a_turn_blocks_whom_it_leaves_less_than_the_other_turn() {
        let two = "b1: 1 2 3\nb2: 1 2\nh@1: 4 3 9 9 12\ns@1: 3? 7\ns@2: 4? 5";
        assert_eq!(blocked(two, ["h3>d1", "h1>b1 h2>d1"]), Some((2, 1, 0)), "it keeps the 4 back");
        assert_eq!(blocked(two, ["h1>b1 h2>d1", "h3>d1"]), None, "it lets the 5 in");
        assert_eq!(blocked(two, ["h3>d1", "h2>b2 h2>d1"]), None, "both leave as much");
        // The 4 lies open on the opponent's discard pile.
        let open = format!("{two}\nd1@2: 4");
        assert_eq!(blocked(&open, ["h3>d1", "h1>b1 h2>d1"]), None);
        let past = "b1: 1 2 3\nb2: 1 2 3\nh@1: 4 9 9 12\ns@1: 3? 4\ns@2: 4? 4\nd1@1: 4";
        assert_eq!(blocked(past, ["h1>b1 s>b2", "s>b2"]), Some((2, 3, 0)), "it takes both piles past the 4");
        assert_eq!(blocked(past, ["h1>b1 s>b2", "h1>b1 h1>d2"]), None, "it gains a stock card");
    }

    #[test]
    fn of_three_opponents_none_may_be_helped() {
        let four = "seats: 4\nb1: 1 2 3\nh@1: 4 9 12\ns@1: 3? 7\ns@2: 9?\ns@3: 4? 5";
        let turns = ["h2>d1", "h1>b1 h1>d1"];
        assert_eq!(blocked(&format!("{four}\ns@4: 4? 6"), turns), Some((3, 1, 0)));
        assert_eq!(blocked(&format!("{four}\ns@4: 4? 4"), turns), None, "seat 4 can play its 4");
        // Partners aren't blocked.
        assert_eq!(blocked(&format!("teams: 2\n{four}\ns@4: 4? 12"), turns), None);
    }
}
