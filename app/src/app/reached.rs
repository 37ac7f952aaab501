//! What the end of a round has reached, put together from the store.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::notices::Notice;
use super::{App, Screen};
use crate::screen::table::{Reached, ReachedDay};
use crate::statistics::Played;
use crate::store::{DayDeal, RoundKey, StoreError};

impl App {
    /// Tells the table what the round with that number in its series has reached, once it is stored, and again once it is reviewed.
    pub(super) fn tell_reached(&mut self, number: u32) {
        let Some(series) = self.series_at_table() else { return };
        let Screen::Table(table) = &self.screen else { return };
        let day = table.day();
        if day.is_none() && !self.settings.milestones {
            return;
        }
        match self.reached(RoundKey { series, number }, day) {
            Ok(reached) => {
                if let Screen::Table(table) = &mut self.screen {
                    table.use_reached(reached);
                }
            }
            Err(error) => self.notices.push(Notice::Store(error)),
        }
    }

    fn reached(&self, round: RoundKey, day: Option<DayDeal>) -> Result<Reached, StoreError> {
        let (now, zone) = (Timestamp::now(), TimeZone::system());
        let played = Played::read(&self.store)?;
        let milestones = played.reached_with(round, now, &zone);
        let day = match day {
            None => None,
            Some(DayDeal { date, .. }) => {
                let days_in_row = played.days.streak(now, &zone).current;
                let results = played.days.results(&self.store, date)?;
                Some(ReachedDay {
                    days_in_row,
                    results: self.locale.day_results(date, &results, days_in_row),
                })
            }
        };
        Ok(Reached { milestones, day })
    }
}
