//! What a player's turns give away where, over all rounds that were reviewed.

use std::collections::{BTreeMap, HashMap};

use jiff::civil::Date;
use jiff::tz::TimeZone;
use skipstone_core::Seat;
use skipstone_core::bot::review::Mistake;

use super::CountedPlayer;
use crate::store::{PlayedRound, RoundKey, RoundReview};

/// What the reviews of a player's rounds say together.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Coach {
    /// All reviewed rounds.
    pub all: Play,
    /// What was given away by which mistakes, the costliest first. Mistakes that weren't made are left out.
    pub mistakes: Vec<MistakeCount>,
    /// The play of each month in which a reviewed round ended, by its first day, the oldest first.
    pub months: BTreeMap<Date, Play>,
}

/// How a number of rounds was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Play {
    /// The rounds.
    pub rounds: u32,
    /// The player's turns in them.
    pub turns: u32,
    /// What these gave away of the chance to win, in percent, added up.
    pub percent: u32,
}

/// The turns that a kind of mistake has cost something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MistakeCount {
    /// The mistake.
    pub mistake: Mistake,
    /// How many turns.
    pub turns: u32,
    /// What they gave away of the chance to win, in percent, added up.
    pub percent: u32,
    /// The costliest of them, the latest of equals.
    pub worst: WorstTurn,
}

/// A turn of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WorstTurn {
    /// The round.
    pub round: RoundKey,
    /// The player's seat in it.
    pub seat: Seat,
    /// Which of the round's turns it was, from 1.
    pub turn: u32,
    /// How much of the chance to win it gave away, in percent.
    pub percent: u8,
}

impl Coach {
    /// Counts the reviews of a player's rounds. `rounds` are sorted, the oldest first; months are those of the time zone.
    pub fn of(
        rounds: &[PlayedRound],
        reviews: &[RoundReview],
        player: &CountedPlayer,
        zone: &TimeZone,
    ) -> Coach {
        let reviews = by_round(reviews);
        let mut coach = Coach::default();
        let mut mistakes: HashMap<Mistake, MistakeCount> = HashMap::new();
        for round in rounds {
            let review = player.seat_in(round).and_then(|seat| reviews.get(&(round.key, seat)));
            let Some(review) = review.filter(|review| review.turns > 0) else { continue };
            let play = Play {
                rounds: 1,
                turns: review.turns,
                percent: review.costly.iter().map(|costly| u32::from(costly.percent)).sum(),
            };
            coach.all.add(play);
            let month = zone.to_datetime(round.finished).date().first_of_month();
            coach.months.entry(month).or_default().add(play);
            for costly in &review.costly {
                let percent = u32::from(costly.percent);
                let worst = WorstTurn {
                    round: review.round,
                    seat: review.seat,
                    turn: costly.turn,
                    percent: costly.percent,
                };
                let count = mistakes.entry(costly.mistake).or_insert(MistakeCount {
                    mistake: costly.mistake,
                    turns: 0,
                    percent: 0,
                    worst,
                });
                count.turns += 1;
                count.percent += percent;
                if worst.percent >= count.worst.percent {
                    count.worst = worst;
                }
            }
        }
        coach.mistakes = mistakes.into_values().collect();
        coach.mistakes.sort_by_key(|count| (std::cmp::Reverse(count.percent), count.mistake));
        coach
    }

    /// The share of a kind of mistake in all that was given away, 0 to 1.
    pub fn share(&self, count: &MistakeCount) -> f64 {
        f64::from(count.percent) / f64::from(self.all.percent.max(1))
    }
}

impl Play {
    /// What a turn gave away on average, in percent.
    pub fn percent_a_turn(self) -> f64 {
        f64::from(self.percent) / f64::from(self.turns.max(1))
    }

    fn add(&mut self, other: Play) {
        self.rounds += other.rounds;
        self.turns += other.turns;
        self.percent += other.percent;
    }
}

/// The rounds of a player that have no review yet, the latest first, and the player's seat in each.
pub fn unreviewed(
    rounds: &[PlayedRound],
    reviews: &[RoundReview],
    player: &CountedPlayer,
) -> Vec<(RoundKey, Seat)> {
    let reviews = by_round(reviews);
    let seats = rounds.iter().rev().filter_map(|round| Some((round.key, player.seat_in(round)?)));
    seats.filter(|own| !reviews.contains_key(own)).collect()
}

/// The reviews by their rounds and seats.
pub(super) fn by_round(reviews: &[RoundReview]) -> HashMap<(RoundKey, Seat), &RoundReview> {
    reviews.iter().map(|review| ((review.round, review.seat), review)).collect()
}
