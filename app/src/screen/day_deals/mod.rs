//! The deals of the day: today's to play, and a calendar with those of other days.

mod calendar;
mod view;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};
use skipstone_core::challenge::DayLength;

use crate::days::{DayPlays, DayStreak};
use crate::paper::day_picture::DayPicture;
use crate::screen::Context;
use crate::store::{DayDeal, Store, StoreError, StoredSeriesId};

/// The state of the screen.
#[derive(Debug)]
pub struct State {
    today: Date,
    /// The day whose deals are shown: today, or an earlier one.
    shown: Date,
    plays: DayPlays,
    streak: DayStreak,
    /// The first day of the shown month.
    month: Date,
    /// Whether the results of the shown day were copied.
    copied: bool,
    /// Whether the day began while the screen was shown.
    is_new_day: bool,
}

/// Input on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// Accepts a deal of today.
    Play(DayLength),
    /// Plays a deal of the shown day as practice: one that was played before, or of a day that is over.
    PlayAgain(DayLength),
    /// Continues the round of a deal.
    Continue(StoredSeriesId),
    /// Shows the deals of another day.
    Day(Date),
    /// Shows another month, so many later.
    Month(i8),
    /// Copies the results of the shown day.
    Copy,
    /// Saves a picture of one of them.
    SavePicture,
    /// Leaves the screen.
    Leave,
}

/// What the root does for the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing to do.
    None,
    /// Accept a day's deal.
    Accept(DayDeal),
    /// Open a table with a day's deal, as practice.
    PlayAgain(DayDeal),
    /// Continue a series.
    Continue(StoredSeriesId),
    /// Put a text into the clipboard.
    Copy(String),
    /// Save this picture.
    SavePicture(Box<DayPicture>),
    /// Tell that the store can't be read.
    StoreFailed(StoreError),
    /// Open the title screen.
    Leave,
}

impl State {
    /// Reads what was played from the profile's store.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn new(store: &Store, now: Timestamp, zone: &TimeZone) -> Result<State, StoreError> {
        let plays = DayPlays::read(store)?;
        let today = zone.to_datetime(now).date();
        let streak = plays.streak(now, zone);
        let month = today.first_of_month();
        Ok(State { today, shown: today, streak, plays, month, copied: false, is_new_day: false })
    }

    /// The day whose deals count.
    pub fn today(&self) -> Date {
        self.today
    }

    /// Shows the deals of the day that it is now, if another one has begun; whether one has.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn turn_to(&mut self, now: Timestamp, zone: &TimeZone, store: &Store) -> Result<bool, StoreError> {
        let has_begun = zone.to_datetime(now).date() != self.today;
        if has_begun {
            *self = State { is_new_day: true, ..State::new(store, now, zone)? };
        }
        Ok(has_begun)
    }

    /// Handles one message, at a time and in a time zone.
    pub fn update(
        &mut self,
        message: Message,
        (now, zone): (Timestamp, &TimeZone),
        store: &Store,
        context: Context<'_>,
    ) -> Action {
        // A press that was meant for the day before doesn't begin the first try of one of today's deals.
        if let Message::Play(_) = message {
            match self.turn_to(now, zone, store) {
                Ok(false) => {}
                Ok(true) => return Action::None,
                Err(error) => return Action::StoreFailed(error),
            }
        }
        match message {
            Message::Play(length) => return Action::Accept(self.deal(length)),
            Message::PlayAgain(length) => return Action::PlayAgain(self.deal(length)),
            Message::Continue(series) => return Action::Continue(series),
            Message::Day(date) => {
                (self.shown, self.copied) = (date.min(self.today), false);
                self.month = self.shown.first_of_month();
            }
            Message::Month(later) => self.month = self.month_later(later).unwrap_or(self.month),
            Message::Copy | Message::SavePicture => {
                let results = match self.plays.results(store, self.shown) {
                    Ok(results) => results,
                    Err(error) => return Action::StoreFailed(error),
                };
                let (locale, stone) = (context.locale, context.settings.stone);
                let days_in_row = if self.is_today() { self.streak.current } else { 0 };
                if matches!(message, Message::Copy) {
                    self.copied = true;
                    return Action::Copy(locale.day_results(self.shown, &results, days_in_row));
                }
                // The longest of the day's deals that was played.
                let longest = results.last();
                return longest.map_or(Action::None, |result| {
                    let picture = locale.day_picture(self.shown, result, days_in_row, stone);
                    Action::SavePicture(Box::new(picture))
                });
            }
            Message::Leave => return Action::Leave,
        }
        Action::None
    }

    /// A deal of the shown day.
    fn deal(&self, length: DayLength) -> DayDeal {
        DayDeal { date: self.shown, length }
    }

    fn is_today(&self) -> bool {
        self.shown == self.today
    }

    /// The first day of a month so many after the shown one; `None` after this month.
    fn month_later(&self, later: i8) -> Option<Date> {
        let month = self.month.checked_add(i32::from(later).months()).ok()?;
        (month <= self.today).then_some(month)
    }
}
