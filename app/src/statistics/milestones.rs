//! What a player has reached for the first time, by rounds, days and puzzles that were played. A round whose end was taken back reaches nothing.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use skipstone_core::Seat;
use skipstone_core::highlights::peak_turns;
use skipstone_core::milestone::{
    BEHIND, IN_A_ROW, LARGE_TABLE, LONG_TURN, MANY_ROUNDS, Milestone, PUZZLES_IN_A_ROW, REVIEWED_TURNS,
};
use skipstone_core::record::Record;

use super::coach::by_round;
use super::series::SeriesWon;
use super::streak::Streaks;
use super::{CountedPlayer, Opponents, RoundOutcome};
use crate::days::{DayPlay, DayPlays};
use crate::store::{PlayedRound, RoundKey, RoundReview, Store, StoreError, TriedPuzzle};

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
    /// The round that reached it, and the player's seat there; `None` of puzzles.
    pub round: Option<(RoundKey, Seat)>,
}

/// What a round has brought of milestones.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewMilestones {
    /// Those that were reached with its end.
    pub reached: Vec<Milestone>,
    /// How many are reached now, with these.
    pub found: usize,
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
                round: self.round_of_day(milestone),
            })
            .collect();
        self.find_in_rounds(&mut found, player);
        found
    }

    /// The milestones that whoever plays here alone has reached with the end of a round.
    pub fn reached_with(&self, round: RoundKey, now: Timestamp, zone: &TimeZone) -> NewMilestones {
        let ended = self.rounds.iter().find(|played| played.key == round);
        let Some(ended) = ended.filter(|ended| ended.own_seat().is_some()) else {
            return NewMilestones::default();
        };
        // Of a day's deals, only the first one that is played to its end makes it a day.
        let day = self.days.day_of(round.series);
        let day = day.filter(|day| self.days.outcomes(day.date).count() == 1);
        let begun = day.and_then(|day| self.days.of(day)).map(DayPlay::begun);
        let is_new = |status: &MilestoneStatus| match status.milestone {
            Milestone::Days(_) => begun.is_some() && status.reached == begun,
            milestone => milestone.is_of_rounds() && status.reached == Some(ended.finished),
        };
        let all = self.milestones(&CountedPlayer::Alone, now, zone);
        NewMilestones {
            reached: all.iter().filter(|status| is_new(status)).map(|status| status.milestone).collect(),
            found: all.iter().filter(|status| status.reached.is_some()).count(),
        }
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
                    Milestone::WonLargeTable => has_won && own.size().seats >= LARGE_TABLE,
                    Milestone::WonSeries => series.is_won(own.round.key.series),
                    Milestone::InARow => streaks.longest_won >= u64::from(IN_A_ROW),
                    Milestone::Comeback => {
                        has_won && review.is_some_and(|review| review.most_behind >= BEHIND)
                    }
                    Milestone::StockCards(cards) => own.tally().most_stock >= cards,
                    Milestone::LongTurn => own.tally().longest_turn >= LONG_TURN,
                    Milestone::NoWildWasted => long_review
                        .is_some_and(|review| review.costly.iter().all(|costly| !costly.spends_wild)),
                    Milestone::Flawless => long_review.is_some_and(|review| review.costly.is_empty()),
                    Milestone::ManyRounds => played >= MANY_ROUNDS,
                    Milestone::Days(_) | Milestone::Puzzles(_) | Milestone::PuzzlesInARow => false,
                };
                if is_reached {
                    status.reached = Some(own.round.finished);
                    status.round = Some((own.round.key, own.me));
                }
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

    /// The round of the day's deal that reached a milestone of days.
    fn round_of_day(&self, milestone: Milestone) -> Option<(RoundKey, Seat)> {
        let Milestone::Days(days) = milestone else { return None };
        let key = RoundKey { series: self.days.reached_by(days)?.series, number: 1 };
        Some((key, self.rounds.iter().find(|round| round.key == key)?.own_seat()?))
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

/// Whether one turn of a round reaches a milestone, rather than the round as a whole.
pub const fn has_turn(milestone: Milestone) -> bool {
    let is_of_whole =
        matches!(milestone, Milestone::NoWildWasted | Milestone::Flawless | Milestone::ManyRounds);
    milestone.is_of_rounds() && !is_of_whole
}

/// The turn of a round that reached a milestone, from 1: the last one where the round was won. `None` where no turn did.
pub fn turn_of(milestone: Milestone, record: &Record, seat: Seat, round: &PlayedRound) -> Option<u32> {
    let peaks = || peak_turns(&record.events, seat, &round.stand_in_turns);
    match milestone {
        Milestone::StockCards(_) => peaks().stock,
        Milestone::LongTurn => peaks().cards,
        won if has_turn(won) => record.turns().last().map(|(turn, _)| turn),
        _ => None,
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
