//! What a player has reached for the first time, by the rounds that were played. A round whose end was taken back reaches nothing.

use jiff::Timestamp;
use skipstone_core::bot::Level;
use skipstone_core::bot::review::Mistake;

use super::coach::by_round;
use super::player_round::PlayerRound;
use super::series::SeriesWon;
use super::streak::Streaks;
use super::{CountedPlayer, Opponents, RoundOutcome};
use crate::store::{PlayedRound, RoundReview};

/// Something that can be reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Milestone {
    /// A round was won against computer players of this level.
    Beat(Level),
    /// A round was won against at least one person.
    BeatPeople,
    /// A round was won with a partner.
    WonTogether,
    /// A series was won.
    WonSeries,
    /// [`IN_A_ROW`] rounds were won in a row.
    InARow,
    /// A round was won after [`BEHIND`] stock cards behind.
    Comeback,
    /// [`LONG_TURN`] cards were played in one turn.
    LongTurn,
    /// A round of at least [`REVIEWED_TURNS`] turns was played in which, by its review, no wild was spent too early.
    NoWildWasted,
    /// A round of as many turns was played that, by its review, gave nothing away.
    Flawless,
    /// [`MANY_ROUNDS`] rounds were played.
    ManyRounds,
}

/// The rounds in a row of [`Milestone::InARow`].
pub const IN_A_ROW: u64 = 5;
/// The stock cards of [`Milestone::Comeback`].
pub const BEHIND: u32 = 10;
/// The cards of [`Milestone::LongTurn`].
pub const LONG_TURN: u16 = 15;
/// The turns of [`Milestone::NoWildWasted`] and [`Milestone::Flawless`].
pub const REVIEWED_TURNS: u32 = 10;
/// The rounds of [`Milestone::ManyRounds`].
pub const MANY_ROUNDS: usize = 100;

impl Milestone {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Milestone; 13] = [
        Milestone::Beat(Level::Easy),
        Milestone::Beat(Level::Normal),
        Milestone::Beat(Level::Hard),
        Milestone::Beat(Level::Expert),
        Milestone::BeatPeople,
        Milestone::WonTogether,
        Milestone::WonSeries,
        Milestone::InARow,
        Milestone::Comeback,
        Milestone::LongTurn,
        Milestone::NoWildWasted,
        Milestone::Flawless,
        Milestone::ManyRounds,
    ];
}

/// When each milestone was reached; `None` of one that wasn't. `rounds` are sorted, the oldest first.
pub fn milestones(
    rounds: &[PlayedRound],
    reviews: &[RoundReview],
    player: &CountedPlayer,
) -> [(Milestone, Option<Timestamp>); Milestone::ALL.len()] {
    let mut reached = Milestone::ALL.map(|milestone| (milestone, None));
    let reviews = by_round(reviews);
    let (mut streaks, mut series) = (Streaks::default(), SeriesWon::default());
    let own_rounds = rounds.iter().filter_map(|round| PlayerRound::of(round, player.seat_in(round)?));
    for (nth, own) in own_rounds.filter(|own| !own.round.taken_back).enumerate() {
        streaks.count(own.outcome());
        series.count(&own, true);
        let has_won = own.outcome() == RoundOutcome::Won;
        let review = reviews.get(&(own.round.key, own.me)).copied();
        let long_review = review.filter(|review| review.turns >= REVIEWED_TURNS);
        for (milestone, at) in reached.iter_mut().filter(|(_, at)| at.is_none()) {
            let is_reached = match *milestone {
                Milestone::Beat(level) => has_won && own.opponents() == Opponents::Level(level),
                Milestone::BeatPeople => has_won && own.opponents() == Opponents::People,
                Milestone::WonTogether => has_won && own.partners().next().is_some(),
                Milestone::WonSeries => series.is_won(own.round.key.series),
                Milestone::InARow => streaks.longest_won >= IN_A_ROW,
                Milestone::Comeback => has_won && review.is_some_and(|review| review.most_behind >= BEHIND),
                Milestone::LongTurn => own.tally().longest_turn >= LONG_TURN,
                Milestone::NoWildWasted => long_review.is_some_and(|review| {
                    review.costly.iter().all(|costly| costly.mistake != Mistake::WildSpent)
                }),
                Milestone::Flawless => long_review.is_some_and(|review| review.costly.is_empty()),
                Milestone::ManyRounds => nth + 1 >= MANY_ROUNDS,
            };
            *at = is_reached.then_some(own.round.finished);
        }
    }
    reached
}
