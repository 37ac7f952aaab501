//! Who won a round, and what it is worth (RULES 5, 6).

use crate::event::EndReason;
use crate::rules::Scoring;
use crate::seat::Team;
use crate::setup::Setup;

/// For winning a round by playing out (RULES 6).
pub const WIN: u32 = 25;

/// For each card left in an opponent's stock pile (RULES 6).
pub const PER_CARD: u32 = 5;

/// A team's stock cards left, added up.
pub fn left_of(setup: &Setup, team: Team, left: &[u8]) -> u32 {
    setup.members(team).filter_map(|seat| left.get(seat.index())).map(|left| u32::from(*left)).sum()
}

/// The team with the fewest stock cards left; nobody in a tie. One that played out has none left.
pub(crate) fn winner(setup: &Setup, left: &[u8]) -> Option<Team> {
    let fewest = setup.teams().map(|team| left_of(setup, team, left)).min();
    let mut first = setup.teams().filter(|team| Some(left_of(setup, *team, left)) == fewest);
    first.next().filter(|_| first.next().is_none())
}

/// What a round adds to each team's score: points; wins where wins count; cards left where these count.
pub(crate) fn points(setup: &Setup, reason: EndReason, winner: Option<Team>, left: &[u8]) -> Vec<u32> {
    let of = |team| left_of(setup, team, left);
    let all: u32 = setup.teams().map(of).sum();
    let points = |team| match setup.rules().scoring {
        Scoring::LowestLeft => of(team),
        _ if winner != Some(team) => 0,
        Scoring::Wins | Scoring::Single => 1,
        Scoring::Points => {
            let win = if reason == EndReason::StockEmpty { WIN } else { 0 };
            win + PER_CARD * (all - of(team))
        }
    };
    setup.teams().map(points).collect()
}
