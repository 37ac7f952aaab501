//! Opens the deals of the day and the challenges, and the tables on which they are played.

use iced::{Task, clipboard};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use skipstone_core::Seat;
use skipstone_core::bot::Level;
use skipstone_core::challenge::Challenge;
use skipstone_core::record::Record;
use skipstone_core::table::Table;

use super::notices::Notice;
use super::routes::pick;
use super::{App, Message, Screen, context};
use crate::screen::{challenges, day_deals, table};
use crate::store::{ContinueError, DayDeal, TableSaver, TakeUpError};
use crate::tr;

impl App {
    /// Shows what there is to play today, and what was played.
    pub(super) fn show_day_deals(&mut self) {
        match day_deals::State::new(&self.store, Timestamp::now(), &TimeZone::system()) {
            Ok(state) => self.show_over(Screen::DayDeals(Box::new(state))),
            Err(error) => self.notices.push(Notice::Store(error)),
        }
    }

    /// Shows the challenges, with the code of one.
    pub(super) fn show_challenges(&mut self, entered: Option<&Challenge>) {
        match challenges::State::new(&self.store, entered) {
            Ok(state) => self.show_over(Screen::Challenges(Box::new(state))),
            Err(error) => self.notices.push(Notice::Store(error)),
        }
    }

    /// Shows the deal of a record as a challenge, to be played from a seat.
    pub(super) fn challenge_with(&mut self, record: &Record, seat: Seat) {
        match Challenge::of_record(record, seat, Level::Hard) {
            Ok(challenge) => self.show_challenges(Some(&challenge)),
            Err(_) => self.notices.push(Notice::NoChallenge),
        }
    }

    pub(super) fn on_day_deals(&mut self, message: day_deals::Message) -> Task<Message> {
        let context = context(&self.locale, &self.settings, self.desktop, self.room());
        let Screen::DayDeals(state) = &mut self.screen else { return Task::none() };
        match state.update(message, context) {
            day_deals::Action::None => {}
            day_deals::Action::Leave => self.go_back(),
            day_deals::Action::Copy(text) => return clipboard::write(text),
            day_deals::Action::Continue(series) => return self.continue_series(series),
            day_deals::Action::TakeUp(day) => return self.take_up(day.challenge(), Some(day)),
            day_deals::Action::PlayAgain(day) => return self.play_day_again(day),
        }
        Task::none()
    }

    pub(super) fn on_challenges(&mut self, message: challenges::Message) -> Task<Message> {
        let Screen::Challenges(state) = &mut self.screen else { return Task::none() };
        match state.update(message) {
            challenges::Action::None => {}
            challenges::Action::Leave => self.go_back(),
            challenges::Action::Copy(text) => return clipboard::write(text),
            challenges::Action::Continue(series) => return self.continue_series(series),
            challenges::Action::TakeUp(challenge) => return self.take_up(*challenge, None),
            challenges::Action::OpenFile => return pick(tr!(self.locale, "rounds-file-type")),
        }
        Task::none()
    }

    /// Compares a record that was opened over the challenges. `None` if it is of none that was played here.
    pub(super) fn compare(&self, record: &Record) -> Option<Task<Message>> {
        let Screen::Challenges(state) = &self.screen else { return None };
        let comparison = state.compare(record, &self.store)?;
        Some(Task::perform(async move { comparison.run() }, Message::Challenges))
    }

    /// Opens a deal for the round that counts, or goes on with it.
    fn take_up(&mut self, challenge: Challenge, day: Option<DayDeal>) -> Task<Message> {
        let (now, zone) = (Timestamp::now(), TimeZone::system());
        match self.store.take_up(challenge, day, &self.settings.name, now, &zone) {
            Ok((table, saver)) => self.show_counted_table(table, saver, day),
            Err(TakeUpError::TakenBefore(series)) => self.continue_series(series),
            Err(TakeUpError::Store(error)) => self.cannot_continue(error.into()),
            Err(TakeUpError::Table(error)) => self.cannot_continue(error.into()),
        }
    }

    /// Opens a day's deal as any other single round.
    fn play_day_again(&mut self, day: DayDeal) -> Task<Message> {
        match day.challenge().table(&self.settings.name) {
            Ok(table) => {
                let saver = self.store.new_saver(&table);
                self.show_local_table(table, saver)
            }
            Err(error) => self.cannot_continue(ContinueError::Table(error)),
        }
    }

    /// Shows the table of the round that counts for a challenge. Nobody is told there what to play.
    pub(super) fn show_counted_table(
        &mut self,
        table: Table,
        mut saver: TableSaver,
        day: Option<DayDeal>,
    ) -> Task<Message> {
        self.series = Some(saver.series().id);
        let context = context(&self.locale, &self.settings, self.desktop, self.room());
        let save = Box::new(move |table: &Table| saver.save(table));
        let (mut state, task) = table::State::counted(table, save, day, context);
        state.name_piles(self.is_beginner());
        self.enter_table(state, task)
    }
}
