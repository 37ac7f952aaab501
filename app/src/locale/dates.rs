//! Days and times as a language writes them, where the player lives.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::Locale;
use crate::tr;

impl Locale {
    /// A day.
    pub fn date(&self, time: Timestamp, zone: &TimeZone) -> String {
        let date = zone.to_datetime(time).date();
        tr!(self, "date", day = date.day(), month = date.month(), year = date.year().to_string())
    }

    /// A day and the time of day.
    pub fn date_and_time(&self, time: Timestamp, zone: &TimeZone) -> String {
        let clock = zone.to_datetime(time).strftime("%H:%M").to_string();
        tr!(self, "date-and-time", date = self.date(time, zone), time = clock)
    }
}
