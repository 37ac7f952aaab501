//! Opens the deals of the day, and the tables on which they are played.

use iced::{Task, clipboard};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use skipstone_core::table::Table;

use super::notices::Notice;
use super::{App, Message, Screen, context};
use crate::screen::{day_deals, table};
use crate::store::{ContinueError, DayDeal, TableSaver, TakeUpError};

impl App {
    /// Shows what there is to play today, and what was played.
    pub(super) fn show_day_deals(&mut self) {
        match day_deals::State::new(&self.store, Timestamp::now(), &TimeZone::system()) {
            Ok(state) => self.screen = Screen::DayDeals(Box::new(state)),
            Err(error) => self.notices.push(Notice::Store(error)),
        }
    }

    pub(super) fn on_day_deals(&mut self, message: day_deals::Message) -> Task<Message> {
        let context = context(&self.locale, &self.settings, self.room());
        let Screen::DayDeals(state) = &mut self.screen else { return Task::none() };
        match state.update(message, context) {
            day_deals::Action::None => {}
            day_deals::Action::Leave => self.go_back(),
            day_deals::Action::Copy(text) => return clipboard::write(text),
            day_deals::Action::Continue(series) => return self.continue_series(series),
            day_deals::Action::TakeUp(day) => return self.take_up(day),
            day_deals::Action::PlayAgain(day) => return self.play_day_again(day),
        }
        Task::none()
    }

    /// Opens a day's deal for the round that counts, or goes on with it.
    fn take_up(&mut self, day: DayDeal) -> Task<Message> {
        match self.store.take_up(day.challenge(), Some(day), Timestamp::now(), &TimeZone::system()) {
            Ok((table, saver)) => self.show_day_table(table, saver, day),
            Err(TakeUpError::TakenBefore(series)) => self.continue_series(series),
            Err(TakeUpError::Store(error)) => self.cannot_continue(error.into()),
            Err(TakeUpError::Table(error)) => self.cannot_continue(error.into()),
        }
    }

    /// Opens a day's deal as any other single round.
    fn play_day_again(&mut self, day: DayDeal) -> Task<Message> {
        match day.challenge().table("") {
            Ok(table) => {
                let saver = self.store.new_saver(&table);
                self.show_local_table(table, saver)
            }
            Err(error) => self.cannot_continue(ContinueError::Table(error)),
        }
    }

    /// Shows the table of the round that counts for a day's deal. Nobody is told there what to play.
    pub(super) fn show_day_table(
        &mut self,
        table: Table,
        mut saver: TableSaver,
        day: DayDeal,
    ) -> Task<Message> {
        self.series = Some(saver.series().id);
        let context = context(&self.locale, &self.settings, self.room());
        let save = Box::new(move |table: &Table| saver.save(table));
        let (mut state, task) = table::State::day(table, save, day, context);
        state.name_piles(self.is_beginner());
        self.enter_table(state, task)
    }
}
