//! The deals of the day: today's to play, and a calendar of those that were played.

mod calendar;
mod view;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};
use skipstone_core::challenge::DayLength;

use crate::days::{DayPlays, Streak};
use crate::store::{DayDeal, SeriesId, Store, StoreError};

/// The state of the screen.
#[derive(Debug)]
pub struct State {
    today: Date,
    plays: DayPlays,
    streak: Streak,
    /// The first day of the shown month.
    month: Date,
    /// Whether the results of today were copied.
    copied: bool,
}

/// Input on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// Takes up a deal of today.
    Play(DayLength),
    /// Plays a deal of today once more, which doesn't count.
    PlayAgain(DayLength),
    /// Continues the round of a deal.
    Continue(SeriesId),
    /// Shows another month, so many later.
    Month(i8),
    /// Copies the results of today.
    Copy,
    /// Leaves the screen.
    Leave,
}

/// What the root does for the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing to do.
    None,
    /// Take up a day's deal.
    TakeUp(DayDeal),
    /// Open a table with a day's deal, for a round that doesn't count.
    PlayAgain(DayDeal),
    /// Continue a series.
    Continue(SeriesId),
    /// Put a text into the clipboard.
    Copy(String),
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
        Ok(State { today, streak, plays, month: today.first_of_month(), copied: false })
    }

    /// Handles one message.
    pub fn update(&mut self, message: Message, context: crate::screen::Context<'_>) -> Action {
        match message {
            Message::Play(length) => return Action::TakeUp(self.deal(length)),
            Message::PlayAgain(length) => return Action::PlayAgain(self.deal(length)),
            Message::Continue(series) => return Action::Continue(series),
            Message::Month(later) => self.month = self.month_later(later).unwrap_or(self.month),
            Message::Copy => {
                self.copied = true;
                return Action::Copy(self.results(context));
            }
            Message::Leave => return Action::Leave,
        }
        Action::None
    }

    fn deal(&self, length: DayLength) -> DayDeal {
        DayDeal { date: self.today, length }
    }

    /// The first day of a month so many after the shown one; `None` after this month.
    fn month_later(&self, later: i8) -> Option<Date> {
        let month = self.month.checked_add(i32::from(later).months()).ok()?;
        (month <= self.today).then_some(month)
    }
}
