//! Dates and times in the format of a language.

use std::time::Duration;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::Locale;
use crate::tr;

impl Locale {
    /// The date in a time zone.
    pub fn date(&self, time: Timestamp, zone: &TimeZone) -> String {
        self.civil_date(zone.to_datetime(time).date())
    }

    /// A date of the calendar.
    pub fn civil_date(&self, date: Date) -> String {
        tr!(self, "date", day = date.day(), month = date.month(), year = date.year().to_string())
    }

    /// The month of a date, with its year.
    pub fn month(&self, date: Date) -> String {
        tr!(self, "month", month = date.month(), year = date.year().to_string())
    }

    /// The day in a time zone: today, yesterday or its date.
    pub fn day(&self, time: Timestamp, now: Timestamp, zone: &TimeZone) -> String {
        let (day, today) = (zone.to_datetime(time).date(), zone.to_datetime(now).date());
        match today {
            today if today == day => tr!(self, "date-today"),
            today if today.yesterday().is_ok_and(|yesterday| yesterday == day) => tr!(self, "date-yesterday"),
            _ => self.date(time, zone),
        }
    }

    /// On which day it was: "yesterday", in the last week "on Friday", before that "on 27 Feb 2026".
    pub fn on_day(&self, time: Timestamp, now: Timestamp, zone: &TimeZone) -> String {
        let (day, today) = (zone.to_datetime(time).date(), zone.to_datetime(now).date());
        match today.duration_since(day).as_hours() / 24 {
            0 | 1 => self.day(time, now, zone),
            2..=6 => tr!(self, "date-on-weekday", weekday = day.weekday().to_monday_one_offset()),
            _ => tr!(self, "date-on", date = self.date(time, zone)),
        }
    }

    /// The day and the time of day in a time zone.
    pub fn day_and_time(&self, time: Timestamp, now: Timestamp, zone: &TimeZone) -> String {
        tr!(self, "date-and-time", date = self.day(time, now, zone), time = clock(time, zone))
    }

    /// The date and the time of day in a time zone.
    pub fn date_and_time(&self, time: Timestamp, zone: &TimeZone) -> String {
        tr!(self, "date-and-time", date = self.date(time, zone), time = clock(time, zone))
    }
}

/// The time of day in a time zone: `18:05`.
fn clock(time: Timestamp, zone: &TimeZone) -> String {
    zone.to_datetime(time).strftime("%H:%M").to_string()
}

/// A remaining time as minutes and seconds: `0:43`.
pub fn minutes_and_seconds(left: Duration) -> String {
    let seconds = left.as_secs_f32().ceil() as u64;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    #[test]
    fn recent_days_are_named() {
        let locale = Locale::new(Language::ENGLISH);
        let zone = TimeZone::fixed(jiff::tz::offset(2));
        let time = |text: &str| text.parse::<Timestamp>().expect("a time");
        let now = time("2026-03-01T08:00:00Z");
        let day = |text: &str| locale.day(time(text), now, &zone);
        assert_eq!(day("2026-02-28T22:30:00Z"), tr!(locale, "date-today"), "half past midnight there");
        assert_eq!(day("2026-02-28T21:30:00Z"), tr!(locale, "date-yesterday"));
        assert_eq!(day("2026-02-27T21:30:00Z"), "27 Feb 2026");
        assert_eq!(day("2026-03-02T08:00:00Z"), "2 Mar 2026", "the clock may have been set back");
    }

    #[test]
    fn a_day_of_the_last_week_is_named_by_its_weekday() {
        let zone = TimeZone::fixed(jiff::tz::offset(2));
        let time = |text: &str| text.parse::<Timestamp>().expect("a time");
        for (language, days) in [
            (Language::ENGLISH, ["yesterday", "on Friday", "on Monday", "on 22 Feb 2026", "on 2 Mar 2026"]),
            (Language::GERMAN, ["gestern", "am Freitag", "am Montag", "am 22. Feb. 2026", "am 2. März 2026"]),
        ] {
            let locale = Locale::new(language);
            let day = |day: &str| locale.on_day(time(day), time("2026-03-01T08:00:00Z"), &zone);
            let times = ["2026-02-28", "2026-02-27", "2026-02-23", "2026-02-22", "2026-03-02"];
            assert_eq!(times.map(|at| day(&format!("{at}T08:00:00Z"))), days);
        }
    }
}
