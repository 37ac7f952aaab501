//! What a player has reached for the first time, by rounds, days and puzzles that were played. A round whose end was taken back reaches nothing.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use skipstone_core::bot::Level;

use super::coach::by_round;
use super::series::SeriesWon;
use super::streak::Streaks;
use super::{CountedPlayer, Opponents, RoundOutcome};
use crate::days::{DayPlay, DayPlays};
use crate::store::{PlayedRound, RoundKey, RoundReview, Store, StoreError, TriedPuzzle};

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
    /// A day's deal was played on so many days in a row.
    Days(u32),
    /// So many puzzles were solved.
    Puzzles(u32),
    /// [`PUZZLES_IN_A_ROW`] puzzles in a row were solved at once.
    PuzzlesInARow,
}

/// The rounds in a row of [`Milestone::InARow`].
pub const IN_A_ROW: u32 = 5;
/// The stock cards of [`Milestone::Comeback`].
pub const BEHIND: u32 = 10;
/// The cards of [`Milestone::LongTurn`].
pub const LONG_TURN: u16 = 15;
/// The turns of [`Milestone::NoWildWasted`] and [`Milestone::Flawless`].
pub const REVIEWED_TURNS: u32 = 10;
/// The rounds of [`Milestone::ManyRounds`].
pub const MANY_ROUNDS: u32 = 100;
/// The puzzles of [`Milestone::PuzzlesInARow`].
pub const PUZZLES_IN_A_ROW: u32 = 10;

impl Milestone {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Milestone; 19] = [
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
        Milestone::Days(7),
        Milestone::Days(30),
        Milestone::Puzzles(10),
        Milestone::Puzzles(100),
        Milestone::Puzzles(300),
        Milestone::PuzzlesInARow,
    ];

    /// What it takes, where that is counted.
    pub fn wanted(self) -> Option<u32> {
        match self {
            Milestone::InARow => Some(IN_A_ROW),
            Milestone::ManyRounds => Some(MANY_ROUNDS),
            Milestone::Days(count) | Milestone::Puzzles(count) => Some(count),
            Milestone::PuzzlesInARow => Some(PUZZLES_IN_A_ROW),
            _ => None,
        }
    }

    /// Whether it is reached by rounds alone.
    fn is_of_rounds(self) -> bool {
        !matches!(self, Milestone::Days(_) | Milestone::Puzzles(_) | Milestone::PuzzlesInARow)
    }
}

/// What was played in a profile, as far as milestones are found in it.
#[derive(Debug, Clone, Default)]
pub struct Played {
    /// The rounds, the oldest first.
    pub rounds: Vec<PlayedRound>,
    /// Their reviews.
    pub reviews: Vec<RoundReview>,
    /// The deals of days.
    pub days: DayPlays,
    /// The puzzles, in the order of the first tries.
    pub puzzles: Vec<TriedPuzzle>,
}

/// Whether a milestone was reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MilestoneStatus {
    /// The milestone.
    pub milestone: Milestone,
    /// When it was reached; `None` if it wasn't.
    pub reached: Option<Timestamp>,
    /// How much of what it takes is done, where that is counted.
    pub done: Option<u32>,
}

impl Played {
    /// Reads it from the profile's store.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn read(store: &Store) -> Result<Played, StoreError> {
        Ok(Played {
            rounds: store.rounds()?,
            reviews: store.reviews()?,
            days: DayPlays::read(store)?,
            puzzles: store.tried_puzzles()?,
        })
    }

    /// Adds the review of a round, which is read again: it may have been stored or judged only meanwhile.
    ///
    /// # Errors
    /// If the round can't be read.
    pub fn add_review(&mut self, review: RoundReview, store: &Store) -> Result<(), StoreError> {
        let key = review.round;
        self.rounds.retain(|round| round.key != key);
        if let Some(round) = store.round(key)? {
            let is_before = |other: &PlayedRound| (other.finished, other.key) < (round.finished, key);
            self.rounds.insert(self.rounds.partition_point(is_before), round);
        }
        self.reviews.retain(|other| (other.round, other.seat) != (key, review.seat));
        self.reviews.push(review);
        Ok(())
    }

    /// Each milestone of a player, as it is now. Days and puzzles belong to whoever plays here alone.
    pub fn milestones(
        &self,
        player: &CountedPlayer,
        now: Timestamp,
        zone: &TimeZone,
    ) -> Vec<MilestoneStatus> {
        let days_in_row = self.days.streak(now, zone).current;
        let is_alone = *player == CountedPlayer::Alone;
        let shown = Milestone::ALL.into_iter().filter(|milestone| is_alone || milestone.is_of_rounds());
        let mut found: Vec<MilestoneStatus> = shown
            .map(|milestone| MilestoneStatus {
                milestone,
                reached: self.reached_beside_rounds(milestone),
                done: self.done_beside_rounds(milestone, days_in_row),
            })
            .collect();
        self.find_in_rounds(&mut found, player);
        found
    }

    /// The milestones that whoever plays here alone has reached with the end of a round.
    pub fn reached_with(&self, round: RoundKey, now: Timestamp, zone: &TimeZone) -> Vec<Milestone> {
        let ended = self.rounds.iter().find(|played| played.key == round);
        let Some(ended) = ended.filter(|ended| ended.own_seat().is_some()) else { return Vec::new() };
        // Of a day's deals, only the first one that is played to its end makes it a day.
        let day = self.days.day_of(round.series);
        let day = day.filter(|day| self.days.outcomes(day.date).count() == 1);
        let begun = day.and_then(|day| self.days.of(day)).map(DayPlay::begun);
        let is_new = |status: &MilestoneStatus| match status.milestone {
            Milestone::Days(_) => begun.is_some() && status.reached == begun,
            milestone => milestone.is_of_rounds() && status.reached == Some(ended.finished),
        };
        let all = self.milestones(&CountedPlayer::Alone, now, zone);
        all.into_iter().filter(is_new).map(|status| status.milestone).collect()
    }

    fn find_in_rounds(&self, found: &mut [MilestoneStatus], player: &CountedPlayer) {
        let reviews = by_round(&self.reviews);
        let (mut streaks, mut series) = (Streaks::default(), SeriesWon::default());
        let mut played = 0;
        for own in player.rounds(&self.rounds).filter(|own| !own.round.taken_back) {
            played += 1;
            streaks.count(own.outcome());
            series.count(&own, true);
            let has_won = own.outcome() == RoundOutcome::Won;
            let review = reviews.get(&(own.round.key, own.me)).copied();
            // What couldn't be rated is no merit.
            let is_whole = |review: &&RoundReview| review.turns >= REVIEWED_TURNS && review.unrated == 0;
            let long_review = review.filter(is_whole);
            for status in found.iter_mut().filter(|status| status.reached.is_none()) {
                let is_reached = match status.milestone {
                    Milestone::Beat(level) => has_won && own.opponents() == Opponents::Level(level),
                    Milestone::BeatPeople => has_won && own.opponents() == Opponents::People,
                    Milestone::WonTogether => has_won && own.partners().next().is_some(),
                    Milestone::WonSeries => series.is_won(own.round.key.series),
                    Milestone::InARow => streaks.longest_won >= u64::from(IN_A_ROW),
                    Milestone::Comeback => {
                        has_won && review.is_some_and(|review| review.most_behind >= BEHIND)
                    }
                    Milestone::LongTurn => own.tally().longest_turn >= LONG_TURN,
                    Milestone::NoWildWasted => long_review
                        .is_some_and(|review| review.costly.iter().all(|costly| !costly.spends_wild)),
                    Milestone::Flawless => long_review.is_some_and(|review| review.costly.is_empty()),
                    Milestone::ManyRounds => played >= MANY_ROUNDS,
                    Milestone::Days(_) | Milestone::Puzzles(_) | Milestone::PuzzlesInARow => false,
                };
                status.reached = is_reached.then_some(own.round.finished);
            }
        }
        for status in found {
            match status.milestone {
                Milestone::InARow => status.done = Some(streaks.current_won().try_into().unwrap_or(u32::MAX)),
                Milestone::ManyRounds => status.done = Some(played),
                _ => {}
            }
        }
    }

    /// When a milestone of days or puzzles was reached.
    fn reached_beside_rounds(&self, milestone: Milestone) -> Option<Timestamp> {
        match milestone {
            Milestone::Days(days) => self.days.reached(days),
            milestone => reached_by_puzzles(milestone, &self.puzzles),
        }
    }

    fn done_beside_rounds(&self, milestone: Milestone, days_in_row: u32) -> Option<u32> {
        let solved = || self.puzzles.iter().filter(|tried| tried.solved).count() as u32;
        match milestone {
            Milestone::Days(_) => Some(days_in_row),
            Milestone::Puzzles(_) => Some(solved()),
            Milestone::PuzzlesInARow => {
                let in_row = self.puzzles.iter().rev().take_while(|tried| tried.is_solved_at_once());
                Some(in_row.count() as u32)
            }
            _ => None,
        }
    }
}

/// The milestones of puzzles that were reached since what was tried was `before`.
pub fn reached_since(before: &[TriedPuzzle], now: &[TriedPuzzle]) -> Vec<Milestone> {
    let reached = |milestone, tried| reached_by_puzzles(milestone, tried).is_some();
    let is_new = |milestone: &Milestone| reached(*milestone, now) && !reached(*milestone, before);
    Milestone::ALL.into_iter().filter(is_new).collect()
}

/// When a milestone of puzzles was reached; `None` of all others. A puzzle that was solved later counts as of its first try.
fn reached_by_puzzles(milestone: Milestone, puzzles: &[TriedPuzzle]) -> Option<Timestamp> {
    match milestone {
        Milestone::Puzzles(count) => {
            let mut solved = puzzles.iter().filter(|tried| tried.solved);
            solved.nth(count.saturating_sub(1) as usize).map(|tried| tried.tried)
        }
        Milestone::PuzzlesInARow => {
            let mut in_row = 0;
            let last = puzzles.iter().find(|tried| {
                in_row = if tried.is_solved_at_once() { in_row + 1 } else { 0 };
                in_row >= PUZZLES_IN_A_ROW
            });
            last.map(|tried| tried.tried)
        }
        _ => None,
    }
}
