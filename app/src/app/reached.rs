//! What the end of a round has reached, put together from the store.

use iced::Task;
use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::background::run_blocking;
use super::{App, Message};
use crate::screen::table::{self, Reached, ReachedDay};
use crate::statistics::Played;
use crate::store::{DayDeal, RoundKey, RoundReview, StoreError};

impl App {
    /// Finds out what the round with that number in its series has reached, once it is stored. All that was played is read for that
    /// on a background thread, as it takes long after many rounds.
    pub(super) fn find_reached(&mut self, number: u32) -> Task<Message> {
        let Some(series) = self.series_at_table() else { return Task::none() };
        let Some(table) = self.screens.table_mut() else { return Task::none() };
        if table.day().is_none() && !self.env.settings.milestones {
            return Task::none();
        }
        let (round, store) = (RoundKey { series, number }, self.store.clone());
        let read = run_blocking(move || Played::read(&store).map(Box::new));
        let (task, reading) = read.map(move |played| Message::PlayedRead(round, played)).abortable();
        table.await_played(reading);
        task
    }

    /// Tells the table what a round has reached, unless the next one has begun.
    pub(super) fn on_played_read(&mut self, round: RoundKey, played: Result<Box<Played>, StoreError>) {
        if !self.screens.table().is_some_and(table::State::awaits_played) {
            return;
        }
        let played = self.tell_of(round, played);
        if let (Some(table), Some(played)) = (self.screens.table_mut(), played) {
            table.keep_played(played);
        }
    }

    /// Tells it again with the round's review. What was read at the round's end is read no second time.
    pub(super) fn tell_reached_with(&mut self, review: RoundReview) -> Task<Message> {
        let Some(table) = self.screens.table_mut() else { return Task::none() };
        let round = review.round;
        let Some(mut played) = table.take_played() else { return self.find_reached(round.number) };
        let added = played.add_review(review, &self.store);
        self.tell_of(round, added.map(|()| played));
        Task::none()
    }

    /// Tells the table what a round has reached among all that was played, and returns that.
    fn tell_of(&mut self, round: RoundKey, played: Result<Box<Played>, StoreError>) -> Option<Box<Played>> {
        let table = self.screens.table()?;
        let day = table.day();
        let told = played.and_then(|played| Ok((self.reached(&played, round, day)?, played)));
        let (reached, played) = self.notices.ok_or_notify(told)?;
        self.screens.table_mut()?.use_reached(reached);
        Some(played)
    }

    fn reached(&self, played: &Played, round: RoundKey, day: Option<DayDeal>) -> Result<Reached, StoreError> {
        let (now, zone) = (Timestamp::now(), TimeZone::system());
        let milestones = played.reached_with(round, now, &zone);
        let day = match day {
            None => None,
            Some(DayDeal { date, length }) => {
                let days_in_row = played.days.streak(now, &zone).current;
                let results = played.days.results(&self.store, date)?;
                let (locale, stone) = (&self.env.locale, self.env.settings.stone);
                let result = results.iter().find(|result| result.length == length);
                result.map(|result| ReachedDay {
                    days_in_row,
                    results: locale.day_results(date, &results, days_in_row),
                    picture: locale.day_picture(date, result, days_in_row, stone),
                })
            }
        };
        Ok(Reached { milestones, day })
    }
}
