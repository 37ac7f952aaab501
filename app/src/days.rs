//! The deals of days: what became of those that were played, by date, and for how many days in a row.

use std::collections::BTreeMap;
use std::iter;

use jiff::civil::Date;
use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, Unit};
use skipstone_core::Seat;
use skipstone_core::challenge::{ChallengeAttempt, DayLength};

use crate::store::{AcceptedChallenge, DayDeal, PlayedRound, RoundKey, Store, StoreError, StoredSeriesId};

/// What became of a day's deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DayPlay {
    /// The series of its round.
    pub series: StoredSeriesId,
    /// How it ended; `None` while it goes on.
    pub outcome: Option<ChallengeOutcome>,
    /// Whether its round can still be continued.
    pub waits: bool,
    begun: Timestamp,
    offset: Offset,
}

/// What became of a challenge that was accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AcceptedRound {
    /// How its round ended; `None` while it goes on.
    pub outcome: Option<ChallengeOutcome>,
    /// Whether its round can still be continued.
    pub waits: bool,
}

/// How the round of a challenge ended for who accepted it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChallengeOutcome {
    /// Whether the player won.
    pub won: bool,
    /// The player's turns.
    pub turns: u16,
    /// The cards that were left on the player's stock pile.
    pub left: u8,
}

/// How a deal of a day ended, and how it went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayResult {
    /// Which of the day's deals.
    pub length: DayLength,
    /// How it ended.
    pub outcome: ChallengeOutcome,
    /// The cards left on the own stock pile: as dealt, and after each own turn.
    pub course: Vec<u8>,
}

/// The deals of days that were accepted in a profile.
#[derive(Debug, Clone, Default)]
pub struct DayPlays(BTreeMap<DayDeal, DayPlay>);

/// Days in a row on which a day's deal was played to its end.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct DayStreak {
    /// Up to today; or up to yesterday, while today's can still be played.
    pub current: u32,
    /// The longest ever.
    pub longest: u32,
}

/// A day on which a deal was played to its end.
struct PlayedDay<'a> {
    date: Date,
    /// The first of its deals.
    play: &'a DayPlay,
    /// The days in a row up to it, at least 1.
    in_row: u32,
}

impl DayPlays {
    /// Reads them from the profile's store.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn read(store: &Store) -> Result<DayPlays, StoreError> {
        let mut plays = BTreeMap::new();
        for AcceptedChallenge { challenge, day, series, begun, offset } in store.accepted_challenges()? {
            let Some(day) = day else { continue };
            let AcceptedRound { outcome, waits } = AcceptedRound::read(store, series, challenge.seat())?;
            plays.insert(day, DayPlay { series, outcome, waits, begun, offset });
        }
        Ok(DayPlays(plays))
    }

    /// What became of a deal; `None` if it wasn't accepted.
    pub fn of(&self, deal: DayDeal) -> Option<&DayPlay> {
        self.0.get(&deal)
    }

    /// The deal whose round is that of a series; `None` for all other series.
    pub fn day_of(&self, series: StoredSeriesId) -> Option<DayDeal> {
        self.0.iter().find(|(_, play)| play.series == series).map(|(deal, _)| *deal)
    }

    /// How the deals of a date ended, as far as they were played to their end.
    pub fn outcomes(&self, date: Date) -> impl Iterator<Item = (DayLength, ChallengeOutcome)> {
        let deals = DayLength::ALL.into_iter().map(move |length| DayDeal { date, length });
        deals.filter_map(|deal| Some((deal.length, self.of(deal)?.outcome?)))
    }

    /// How the deals of a date ended and went, as far as they were played to their end.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn results(&self, store: &Store, date: Date) -> Result<Vec<DayResult>, StoreError> {
        let result = |(length, outcome)| {
            let deal = DayDeal { date, length };
            let challenge = deal.challenge();
            let series = self.of(deal).map(|play| RoundKey { series: play.series, number: 1 });
            let record = series.map_or(Ok(None), |key| store.record(key))?;
            let attempt = record.and_then(|record| challenge.replay(&record).ok());
            let dealt = challenge.setup().map_or(0, |setup| setup.stock(challenge.seat()));
            let turns = attempt.into_iter().flat_map(|attempt| attempt.turns);
            let course = iter::once(dealt).chain(turns.map(|turn| turn.stock_left)).collect();
            Ok(DayResult { length, outcome, course })
        };
        self.outcomes(date).map(result).collect()
    }

    /// The days in a row, as they are now.
    pub fn streak(&self, now: Timestamp, zone: &TimeZone) -> DayStreak {
        let days = self.days_in_row();
        let longest = days.iter().map(|day| day.in_row).max().unwrap_or_default();
        let offset = zone.to_offset(now);
        let today = offset.to_datetime(now).date();
        let last = days.last().filter(|last| follows((last.date, last.play), today, now, offset));
        DayStreak { current: last.map_or(0, |last| last.in_row), longest }
    }

    /// The deal that made it so many days in a row for the first time; `None` if it never were as many.
    pub fn reached_by(&self, days: u32) -> Option<&DayPlay> {
        self.days_in_row().into_iter().find(|day| day.in_row >= days).map(|day| day.play)
    }

    /// When that deal was begun.
    pub fn reached(&self, days: u32) -> Option<Timestamp> {
        self.reached_by(days).map(DayPlay::begun)
    }

    /// Each day on which a deal was played to its end, in order.
    fn days_in_row(&self) -> Vec<PlayedDay<'_>> {
        let mut days: BTreeMap<Date, &DayPlay> = BTreeMap::new();
        for (deal, play) in self.0.iter().filter(|(_, play)| play.outcome.is_some()) {
            days.entry(deal.date).or_insert(play);
        }
        let mut played: Vec<PlayedDay<'_>> = Vec::with_capacity(days.len());
        for (date, play) in days {
            let before = played.last();
            let before = before.filter(|last| follows((last.date, last.play), date, play.begun, play.offset));
            let in_row = before.map_or(0, |before| before.in_row) + 1;
            played.push(PlayedDay { date, play, in_row });
        }
        played
    }
}

/// Whether no day was left out between a deal that was played and another date. A day that a journey made shorter isn't left out:
/// it is enough if none lies between them by the clock of either place.
fn follows((before, play): (Date, &DayPlay), date: Date, at: Timestamp, offset: Offset) -> bool {
    let days = |from: Date, to: Date| from.until((Unit::Day, to)).map_or(i32::MAX, |span| span.get_days());
    let by_both = days(before, date);
    let there = days(before, play.offset.to_datetime(at).date());
    let here = days(offset.to_datetime(play.begun).date(), date);
    by_both.min(there).min(here) <= 1
}

impl DayPlay {
    /// When it was dealt.
    pub fn begun(&self) -> Timestamp {
        self.begun
    }
}

impl AcceptedRound {
    /// Reads it from the profile's store: the one round of a series, played from a seat.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn read(store: &Store, series: StoredSeriesId, seat: Seat) -> Result<AcceptedRound, StoreError> {
        let played = store.round(RoundKey { series, number: 1 })?;
        let outcome = played.and_then(|round| ChallengeOutcome::of(&round, seat));
        let waits = outcome.is_none() && store.find(series)?.is_some();
        Ok(AcceptedRound { outcome, waits })
    }
}

impl ChallengeOutcome {
    /// The outcome of what a record proves.
    pub fn of_attempt(attempt: &ChallengeAttempt) -> ChallengeOutcome {
        let turns = attempt.turns.len().try_into().unwrap_or(u16::MAX);
        ChallengeOutcome { won: attempt.won, turns, left: attempt.left() }
    }

    /// `None` if the seat isn't in the round.
    fn of(round: &PlayedRound, seat: Seat) -> Option<ChallengeOutcome> {
        let setup = round.table.setup().ok()?;
        Some(ChallengeOutcome {
            won: round.result.winner == Some(setup.team(seat)),
            turns: round.tallies.get(seat.index())?.turns,
            left: *round.result.left.get(seat.index())?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{AcceptError, SeriesKind};

    /// A day's deal that was begun at a time of the place's clock, so many hours ahead of UTC.
    fn played(plays: &mut DayPlays, local: &str, ahead: i8) {
        let offset = jiff::tz::offset(ahead);
        let local: jiff::civil::DateTime = local.parse().expect("a time");
        let begun = offset.to_timestamp(local).expect("a time");
        let outcome = Some(ChallengeOutcome { won: true, turns: 12, left: 0 });
        let play = DayPlay { series: StoredSeriesId(1), outcome, waits: false, begun, offset };
        plays.0.insert(DayDeal { date: local.date(), length: DayLength::Short }, play);
    }

    fn streak(plays: &DayPlays, local: &str, ahead: i8) -> u32 {
        let offset = jiff::tz::offset(ahead);
        let local: jiff::civil::DateTime = local.parse().expect("a time");
        plays.streak(offset.to_timestamp(local).expect("a time"), &TimeZone::fixed(offset)).current
    }

    #[test]
    fn days_in_a_row_count_until_one_is_left_out() {
        let mut plays = DayPlays::default();
        assert_eq!(streak(&plays, "2028-02-28T12:00", 1), 0);
        for day in ["2028-02-27T23:50", "2028-02-28T00:10", "2028-02-29T20:00", "2028-03-01T09:00"] {
            played(&mut plays, day, 1);
        }
        assert_eq!(streak(&plays, "2028-03-01T23:59", 1), 4, "a leap day is a day");
        assert_eq!(streak(&plays, "2028-03-02T23:59", 1), 4, "today's can still be played");
        assert_eq!(streak(&plays, "2028-03-03T00:01", 1), 0, "yesterday's was left out");
        played(&mut plays, "2028-03-04T12:00", 1);
        let zone = TimeZone::fixed(jiff::tz::offset(1));
        let now = "2028-03-04T13:00:00Z".parse().expect("a time");
        assert_eq!(plays.streak(now, &zone), DayStreak { current: 1, longest: 4 });
        let third = "2028-02-29T19:00:00Z".parse().ok();
        assert_eq!([plays.reached(3), plays.reached(5)], [third, None]);
    }

    #[test]
    fn a_journey_breaks_no_row() {
        // From Los Angeles to Tokyo: a Tuesday evening there, and a Thursday morning here after eleven hours.
        let mut plays = DayPlays::default();
        played(&mut plays, "2026-11-24T21:00", -8);
        assert_eq!(streak(&plays, "2026-11-26T03:00", 9), 1);
        played(&mut plays, "2026-11-26T08:00", 9);
        assert_eq!(streak(&plays, "2026-11-26T09:00", 9), 2);
        // Back over the date line: the same date again, which counts once.
        played(&mut plays, "2026-11-27T23:00", 9);
        assert_eq!(streak(&plays, "2026-11-27T07:00", -8), 3);
        played(&mut plays, "2026-11-28T22:00", -8);
        assert_eq!(streak(&plays, "2026-11-28T23:00", -8), 4);
        // From the farthest west to the farthest east.
        let mut plays = DayPlays::default();
        played(&mut plays, "2026-11-24T10:00", -12);
        assert_eq!(streak(&plays, "2026-11-26T12:30", 14), 1);
        assert_eq!(streak(&plays, "2026-11-27T12:30", 14), 0, "a whole day was left out by either clock");
    }

    #[test]
    fn the_same_date_is_the_same_deal_everywhere_and_counts_once() {
        let now: Timestamp = "2026-11-26T10:30:00Z".parse().expect("a time");
        let deal = |ahead: i8| {
            let zone = TimeZone::fixed(jiff::tz::offset(ahead));
            DayDeal { date: zone.to_datetime(now).date(), length: DayLength::Short }
        };
        assert_eq!(deal(-10).challenge(), deal(2).challenge());
        assert_ne!(deal(14).challenge(), deal(2).challenge(), "it is tomorrow there");

        let store = Store::in_memory();
        let zone = TimeZone::UTC;
        let today = deal(0);
        let (table, _) =
            store.accept(today.challenge(), Some(today), "", now, &zone).expect("the first time");
        let Err(AcceptError::AlreadyAccepted(series)) = store.accept(
            today.challenge(),
            Some(today),
            "",
            now - jiff::SignedDuration::from_hours(48),
            &zone,
        ) else {
            panic!("a clock set back gives no second try")
        };
        let plays = DayPlays::read(&store).expect("a store");
        let play = plays.of(today).expect("it was accepted");
        assert_eq!((play.series, play.outcome, play.waits), (series, None, true));
        let resumed = store.continue_series(series, skipstone_core::Seed::from_number(1)).expect("it waits");
        assert_eq!(resumed.table.to_saved(), table.to_saved(), "on the same cards");
        assert_eq!(resumed.saver.series().kind, SeriesKind::Challenge(today.challenge()));
        let accepted = store.accepted_challenge(&today.challenge());
        assert_eq!(accepted.map(|accepted| accepted.and_then(|accepted| accepted.day)), Ok(Some(today)));
    }
}
