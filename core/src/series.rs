//! A series: rounds played to a target (RULES 6).

use crate::event::RoundResult;
use crate::rules::Scoring;
use crate::seat::{Seat, Team};
use crate::setup::Setup;

/// The most rounds of a series (RULES 6), a hundred evenings' worth: whatever is counted by the number of a round from somewhere
/// else stays small.
pub const MAX_ROUNDS: u32 = 10_000;

/// Rounds played to a target by the same seats under the same rules.
///
/// ```
/// use skipstone_core::series::Series;
/// use skipstone_core::{EndReason, Preset, Seat, Setup, score};
///
/// let setup = Setup::new(Preset::Quick.rules(), 2, 2)?;
/// let mut series = Series::new(setup, Seat::ONE);
/// // Seat 1 wins a round while seat 2 has seven stock cards left: 25 points, and 5 for each card.
/// series.add(score::round_result(&setup, EndReason::StockEmpty, Box::new([0, 7]))?);
/// assert_eq!(series.scores(), [60, 0]);
/// assert!(!series.is_over(), "a quick series goes to 100 points");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Series {
    setup: Setup,
    first_dealer: Seat,
    rounds: Vec<RoundResult>,
    /// The points of all rounds by team: adding them up after each round would take too long in a long series.
    scores: Vec<u32>,
    ended_early: bool,
}

impl Series {
    /// A new series whose first round this seat deals.
    pub fn new(setup: Setup, first_dealer: Seat) -> Series {
        Series::resume(setup, first_dealer, Vec::new(), false)
    }

    /// A series with its played rounds, possibly [ended early](Series::end_early).
    pub fn resume(setup: Setup, first_dealer: Seat, rounds: Vec<RoundResult>, ended_early: bool) -> Series {
        let mut series = Series {
            setup,
            first_dealer,
            rounds: Vec::with_capacity(rounds.len()),
            scores: vec![0; setup.team_count()],
            ended_early,
        };
        rounds.into_iter().for_each(|round| series.add(round));
        series
    }

    /// Replaces a new series by a saved one.
    pub(crate) fn restore(&mut self, first_dealer: Seat, rounds: Vec<RoundResult>, ended_early: bool) {
        *self = Series::resume(self.setup, first_dealer, rounds, ended_early);
    }

    /// The dealer of the first round.
    pub fn first_dealer(&self) -> Seat {
        self.first_dealer
    }

    /// The setup, the same for all rounds.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The results of the finished rounds, in order.
    pub fn rounds(&self) -> &[RoundResult] {
        &self.rounds
    }

    /// Adds a round that was played to the end.
    pub fn add(&mut self, round: RoundResult) {
        self.scores.iter_mut().zip(&round.points).for_each(|(score, points)| *score += points);
        self.rounds.push(round);
    }

    /// Takes the last round back: one of its moves was undone.
    pub(crate) fn take_back(&mut self) {
        let Some(round) = self.rounds.pop() else { return };
        self.scores.iter_mut().zip(&round.points).for_each(|(score, points)| *score -= points);
    }

    /// Ends the series before its target; the leaders have won.
    pub fn end_early(&mut self) {
        self.ended_early = true;
    }

    /// Whether it was ended before its target.
    pub fn ended_early(&self) -> bool {
        self.ended_early
    }

    /// The dealer of the next round.
    pub fn dealer(&self) -> Seat {
        self.dealer_of(self.rounds.len() + 1)
    }

    /// The dealer of a round, counted from 1: the deal passes to the left (RULES 3).
    pub fn dealer_of(&self, round: usize) -> Seat {
        let passed = round.saturating_sub(1) % self.setup.seat_count();
        (0..passed).fold(self.first_dealer, |dealer, _| self.setup.left_of(dealer))
    }

    /// The scores, by team: points, wins, or cards left.
    pub fn scores(&self) -> Vec<u32> {
        self.scores.clone()
    }

    /// The teams that lead: the highest score, or the lowest where cards left are counted.
    pub fn leaders(&self) -> Vec<Team> {
        leaders(&self.setup, &self.scores)
    }

    /// Whether it is over: the [leaders](Series::leaders) have won.
    pub fn is_over(&self) -> bool {
        self.ended_early || self.reached_target()
    }

    /// Whether it was played to its target, or to its limit of rounds.
    pub fn reached_target(&self) -> bool {
        winners(&self.setup, self.rounds.len(), &self.scores).is_some()
    }
}

/// The winners of a series that is over by its target, its limit of rounds or [`MAX_ROUNDS`], after so many rounds and with these scores, by team
/// (RULES 6). `None` while it goes on.
pub fn winners(setup: &Setup, rounds: usize, scores: &[u32]) -> Option<Vec<Team>> {
    let rules = setup.rules();
    let is_won = match rules.scoring {
        Scoring::Points | Scoring::Wins => scores.iter().any(|score| *score >= rules.target),
        Scoring::LowestLeft | Scoring::Single => false,
    };
    let most = rules.round_limit().unwrap_or(MAX_ROUNDS).min(MAX_ROUNDS);
    (is_won || rounds >= most as usize).then(|| leaders(setup, scores))
}

/// The teams with their places by these scores, from 1, the best first. Equal scores share a place.
pub fn ranking(setup: &Setup, scores: &[u32]) -> Vec<(usize, Team)> {
    let score = |team: Team| scores.get(team.index()).copied().unwrap_or_default();
    let is_better = |one: Team, other: Team| match setup.rules().scoring {
        Scoring::LowestLeft => score(one) < score(other),
        _ => score(one) > score(other),
    };
    let place = |team: Team| 1 + setup.teams().filter(|other| is_better(*other, team)).count();
    let mut ranked: Vec<(usize, Team)> = setup.teams().map(|team| (place(team), team)).collect();
    ranked.sort_by_key(|(place, _)| *place);
    ranked
}

fn leaders(setup: &Setup, scores: &[u32]) -> Vec<Team> {
    let best = match setup.rules().scoring {
        Scoring::LowestLeft => scores.iter().min(),
        _ => scores.iter().max(),
    };
    setup.teams().filter(|team| scores.get(team.index()) == best).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::EndReason;
    use crate::rules::{Preset, Rules};
    use crate::score;

    #[test]
    fn scores_follow_what_is_added_and_taken_back() {
        let setup = Setup::new(Preset::Quick.rules(), 3, 3).expect("a setup");
        let round = |left: [u8; 3]| {
            score::round_result(&setup, EndReason::StockEmpty, Box::new(left)).expect("a result")
        };
        let mut series = Series::new(setup, Seat::ONE);
        series.add(round([0, 1, 2]));
        let (first, dealer) = (series.clone(), series.dealer());
        series.add(round([3, 0, 1]));
        let resumed = Series::resume(setup, Seat::ONE, series.rounds().to_vec(), false);
        assert_eq!((&resumed, resumed.scores()), (&series, vec![40, 45, 0]));
        series.take_back();
        assert_eq!((series, dealer.index()), (first.clone(), 1));
        assert_eq!([1, 3, 4, 300_000].map(|round| first.dealer_of(round).index()), [0, 2, 0, 2]);
    }

    #[test]
    fn a_series_ends_by_itself_and_a_dealer_is_known_at_once() {
        let rules = Rules { scoring: Scoring::LowestLeft, target: 100_000, ..Preset::Standard.rules() };
        let setup = Setup::new(rules, 3, 3).expect("a setup");
        let rounds = MAX_ROUNDS as usize;
        assert_eq!(winners(&setup, rounds - 1, &[9, 4, 4]), None);
        assert_eq!(winners(&setup, rounds, &[9, 4, 4]).map(|teams| teams.len()), Some(2));
        let series = Series::new(setup, Seat::Two);
        let dealers = [0, 1, 2, 3, 4, 1 << 40].map(|round| series.dealer_of(round).number());
        assert_eq!(dealers, [2, 2, 3, 1, 2, 2]);
    }

    #[test]
    fn equal_scores_share_a_place_and_few_cards_left_are_best() {
        let places = |scoring, scores: &[u32]| {
            let rules = Rules { scoring, ..Preset::Standard.rules() };
            let setup = Setup::new(rules, scores.len(), scores.len()).expect("a setup");
            let ranked = ranking(&setup, scores).into_iter();
            ranked.map(|(place, team)| (place, team.index())).collect::<Vec<_>>()
        };
        assert_eq!(places(Scoring::Points, &[40, 90, 40, 0]), [(1, 1), (2, 0), (2, 2), (4, 3)]);
        assert_eq!(places(Scoring::LowestLeft, &[40, 9, 40]), [(1, 1), (2, 0), (2, 2)]);
    }
}
