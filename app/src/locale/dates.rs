//! Dates and times in the format of a language.

use std::time::Duration;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::Locale;
use crate::tr;

impl Locale {
    /// The date in a time zone.
    pub fn date(&self, time: Timestamp, zone: &TimeZone) -> String {
        let date = zone.to_datetime(time).date();
        tr!(self, "date", day = date.day(), month = date.month(), year = date.year().to_string())
    }

    /// The date and the time of day in a time zone.
    pub fn date_and_time(&self, time: Timestamp, zone: &TimeZone) -> String {
        let clock = zone.to_datetime(time).strftime("%H:%M").to_string();
        tr!(self, "date-and-time", date = self.date(time, zone), time = clock)
    }
}

/// A remaining time as minutes and seconds: `0:43`.
pub fn minutes_and_seconds(left: Duration) -> String {
    let seconds = left.as_secs_f32().ceil() as u64;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
