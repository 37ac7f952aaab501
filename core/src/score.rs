//! The winner and the points of a round (RULES 5, 6).

use crate::event::EndReason;
use crate::event::RoundResult;
use crate::rules::Scoring;
use crate::seat::{Seat, Team};
use crate::setup::Setup;

/// For winning a round by playing out (RULES 6).
pub const WIN_POINTS: u32 = 25;

/// For each card left in an opponent's stock pile (RULES 6).
pub const POINTS_PER_CARD: u32 = 5;

/// Why a round can't have this result.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RoundResultError {
    /// The list doesn't have one entry per seat.
    #[error("the stock cards left are told for {found} seats: the table has {seats}")]
    Seats {
        /// The number of entries.
        found: usize,
        /// The number of seats.
        seats: usize,
    },
    /// More cards are left than the pile can have.
    #[error("seat {seat} can't have {left} stock cards left: it can have {most} at most")]
    Left {
        /// The owner of the stock pile.
        seat: Seat,
        /// The number given.
        left: u8,
        /// The most that its stock pile can have: as many as were dealt, or any card of the deck where penalties go into it.
        most: u8,
    },
    /// The round ended with an empty stock, but no team, or more than one, has one.
    #[error("a round that ends with an empty stock has one team without stock cards, not {0}")]
    Out(usize),
    /// The round ended otherwise, but a team has an empty stock.
    #[error("team {0} has no stock cards left: that ends a round with an empty stock, and not otherwise")]
    NotOut(Team),
}

/// Winner and points of a round, from its end condition and the remaining stock cards by seat.
///
/// # Errors
/// If no round can have this result.
pub fn round_result(
    setup: &Setup,
    reason: EndReason,
    left: Box<[u8]>,
) -> Result<RoundResult, RoundResultError> {
    if left.len() != setup.seat_count() {
        return Err(RoundResultError::Seats { found: left.len(), seats: setup.seat_count() });
    }
    for (seat, &left) in setup.seats().zip(left.iter()) {
        let most = setup.max_stock(seat);
        if left > most {
            return Err(RoundResultError::Left { seat, left, most });
        }
    }
    let mut out = setup.teams().filter(|team| team_stock_left(setup, *team, &left) == 0);
    match (reason, out.next(), out.count()) {
        (EndReason::StockEmpty, Some(_), 0) | (EndReason::Blocked | EndReason::Stalled, None, _) => {}
        (EndReason::StockEmpty, first, others) => {
            return Err(RoundResultError::Out(others + usize::from(first.is_some())));
        }
        (_, Some(team), _) => return Err(RoundResultError::NotOut(team)),
    }
    let winner = winner(setup, reason, &left);
    Ok(RoundResult { reason, winner, points: points(setup, reason, winner, &left), left })
}

/// A team's stock cards left, added up.
pub fn team_stock_left(setup: &Setup, team: Team, left: &[u8]) -> u32 {
    setup.members(team).filter_map(|seat| left.get(seat.index())).map(|left| u32::from(*left)).sum()
}

/// Whether a round that ended so is won and scored.
fn counts(setup: &Setup, reason: EndReason) -> bool {
    reason == EndReason::StockEmpty || setup.rules().stalled_scores
}

/// The team with the fewest stock cards left; nobody in a tie, or where such a round doesn't count. One that played out has none left.
pub(crate) fn winner(setup: &Setup, reason: EndReason, left: &[u8]) -> Option<Team> {
    if !counts(setup, reason) {
        return None;
    }
    let fewest = setup.teams().map(|team| team_stock_left(setup, team, left)).min();
    let mut first = setup.teams().filter(|team| Some(team_stock_left(setup, *team, left)) == fewest);
    first.next().filter(|_| first.next().is_none())
}

/// What a round adds to each team's score: points; wins where wins count; cards left where these count.
pub(crate) fn points(setup: &Setup, reason: EndReason, winner: Option<Team>, left: &[u8]) -> Box<[u32]> {
    let of = |team| team_stock_left(setup, team, left);
    let all: u32 = setup.teams().map(of).sum();
    let points = |team| match setup.rules().scoring {
        _ if !counts(setup, reason) => 0,
        Scoring::LowestLeft => of(team),
        _ if winner != Some(team) => 0,
        Scoring::Wins | Scoring::Single => 1,
        Scoring::Points => {
            let win = if reason == EndReason::StockEmpty { WIN_POINTS } else { 0 };
            win + POINTS_PER_CARD * (all - of(team))
        }
    };
    setup.teams().map(points).collect()
}
