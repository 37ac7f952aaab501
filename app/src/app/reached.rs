//! What the end of a round has reached, put together from the store.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::notices::Notice;
use super::{App, Screen};
use crate::screen::table::{Reached, ReachedDay};
use crate::statistics::Played;
use crate::store::{DayDeal, RoundKey, RoundReview, StoreError};

impl App {
    /// Tells the table what the round with that number in its series has reached, once it is stored.
    pub(super) fn tell_reached(&mut self, number: u32) {
        let Some(series) = self.series_at_table() else { return };
        let Screen::Table(table) = &self.screen else { return };
        if table.day().is_none() && !self.settings.milestones {
            return;
        }
        let played = self.tell_of(RoundKey { series, number }, Played::read(&self.store));
        if let (Screen::Table(table), Some(played)) = (&mut self.screen, played) {
            table.keep_played(played);
        }
    }

    /// Tells it again with the round's review. What was read at the round's end is read no second time, as that takes long after
    /// many rounds.
    pub(super) fn tell_reached_with(&mut self, review: RoundReview) {
        let Screen::Table(table) = &mut self.screen else { return };
        let round = review.round;
        match table.take_played() {
            Some(mut played) => {
                let added = played.add_review(review, &self.store);
                self.tell_of(round, added.map(|()| played));
            }
            None => self.tell_reached(round.number),
        }
    }

    /// Tells the table what a round has reached among all that was played, and returns that.
    fn tell_of(&mut self, round: RoundKey, played: Result<Played, StoreError>) -> Option<Played> {
        let Screen::Table(table) = &self.screen else { return None };
        let day = table.day();
        match played.and_then(|played| Ok((self.reached(&played, round, day)?, played))) {
            Ok((reached, played)) => {
                if let Screen::Table(table) = &mut self.screen {
                    table.use_reached(reached);
                }
                Some(played)
            }
            Err(error) => {
                self.notices.push(Notice::Store(error));
                None
            }
        }
    }

    fn reached(&self, played: &Played, round: RoundKey, day: Option<DayDeal>) -> Result<Reached, StoreError> {
        let (now, zone) = (Timestamp::now(), TimeZone::system());
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
