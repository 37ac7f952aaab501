//! Opens tables in this process: new ones, those of saved series, and those that aren't stored.

use iced::Task;
use skipstone_core::table::{Table, TableConfig};

use super::notices::Notice;
use super::{App, Message};
use crate::screen::draft::Draft;
use crate::screen::table::{self, PracticeOrigin};
use crate::store::{ContinueError, SeriesKind, StoredSeriesId, TableSaver, random_seed};

/// The finished rounds from which on a player knows what the piles are.
const ROUNDS_OF_A_BEGINNER: usize = 3;

impl App {
    /// Opens a table in this process. The draft screen has already refused setups that can't be dealt.
    pub(super) fn start_local_table(&mut self, config: TableConfig) -> Task<Message> {
        match self.store.new_series(StoredSeriesId::random(), config, random_seed()) {
            Ok((table, saver)) => self.show_local_table(table, saver),
            Err(error) => {
                tracing::error!(%error, "a table can't be opened");
                Task::none()
            }
        }
    }

    /// Starts the game that the title screen recommends.
    pub(super) fn play_recommended(&mut self) -> Task<Message> {
        let Some(home) = self.screens.home() else { return Task::none() };
        let config = home.recommended().clone();
        self.start_local_table(config)
    }

    /// Starts a game at the table of the current series.
    pub(super) fn play_again(&mut self) -> Task<Message> {
        let Some(id) = self.series_at_table() else { return Task::none() };
        match self.store.find(id) {
            Ok(Some(series)) => self.start_local_table(Draft::from_table(series.table).table().clone()),
            Ok(None) => self.cannot_continue(ContinueError::NotFound(id)),
            Err(error) => self.cannot_continue(error.into()),
        }
    }

    /// Opens the table of a saved series, on the card where it was left.
    pub(super) fn continue_series(&mut self, id: StoredSeriesId) -> Task<Message> {
        self.resume(id).unwrap_or_else(|error| self.cannot_continue(error))
    }

    fn resume(&mut self, id: StoredSeriesId) -> Result<Task<Message>, ContinueError> {
        let mut resumed = self.store.continue_series(id, random_seed())?;
        resumed.error.take().into_iter().for_each(|error| self.notices.push(Notice::Store(error)));
        Ok(match &resumed.saver.series().kind {
            SeriesKind::Local => self.show_local_table(resumed.table, resumed.saver),
            SeriesKind::Challenge(challenge) => {
                let day = self.store.accepted_challenge(challenge)?.and_then(|accepted| accepted.day);
                self.show_counted_table(resumed.table, resumed.saver, day)
            }
            SeriesKind::Hosted => {
                let room = self.store.hosted_table(id)?.ok_or(ContinueError::NotFound(id))?;
                self.resume_hosted_table(room, resumed)
            }
            // The store continues none.
            SeriesKind::Remote { .. } => return Err(ContinueError::Remote(id)),
        })
    }

    /// Opens the deal on the table beside its series, which waits in the store. It isn't stored itself.
    pub(super) fn practise(&mut self) -> Task<Message> {
        let Some(waiting) = self.series_at_table() else { return Task::none() };
        match self.store.practice_table(waiting) {
            Ok(table) => {
                let context = self.env.context();
                let opened = table::State::practice(table, PracticeOrigin::Series(waiting), context);
                self.show_table(opened, None)
            }
            Err(error) => self.cannot_continue(error),
        }
    }

    /// Opens the guided round. It belongs to no series and isn't stored.
    pub(super) fn show_guided_round(&mut self) -> Task<Message> {
        let context = self.env.context();
        let Some((state, task)) = table::State::guided(context) else { return Task::none() };
        self.enter_table(state, task, None)
    }

    fn show_local_table(&mut self, table: Table, mut saver: TableSaver) -> Task<Message> {
        let series = saver.series().id;
        let context = self.env.context();
        let opened = table::State::new(table, Box::new(move |table| saver.save(table)), context);
        self.show_table(opened, Some(series))
    }

    /// Shows a table of the stored series that is played there, if any.
    pub(super) fn show_table(
        &mut self,
        (mut state, task): (table::State, Task<table::Message>),
        series: Option<StoredSeriesId>,
    ) -> Task<Message> {
        self.explain(&mut state);
        self.enter_table(state, task, series)
    }

    /// Has a table explain itself to a beginner.
    fn explain(&self, table: &mut table::State) {
        let is_beginner = self.is_beginner();
        table.name_piles(is_beginner);
        table.give_tips(is_beginner);
    }

    /// Shows a table, with the task that tells it what happens there.
    pub(super) fn enter_table(
        &mut self,
        state: table::State,
        task: Task<table::Message>,
        series: Option<StoredSeriesId>,
    ) -> Task<Message> {
        let table = self.screens.number_table(state, series);
        self.screens.go_to(table);
        self.of_table(task)
    }

    /// Shows a table over the shown screen, to which its end leads back. Nothing of it is stored.
    pub(super) fn open_table_over(
        &mut self,
        (mut state, task): (table::State, Task<table::Message>),
    ) -> Task<Message> {
        self.explain(&mut state);
        let table = self.screens.number_table(state, None);
        self.screens.open(table);
        self.of_table(task)
    }

    /// A task of the highest table. What it tells while another one is above is no longer heard: the window's queue may be long.
    pub(super) fn of_table(&self, task: Task<table::Message>) -> Task<Message> {
        let number = self.screens.table_number();
        task.map(move |message| Message::OfTable(number, message))
    }

    pub(super) fn cannot_continue(&mut self, error: ContinueError) -> Task<Message> {
        self.notices.push(Notice::CannotContinue(error));
        Task::none()
    }

    /// Whether this player has finished few rounds so far.
    pub(super) fn is_beginner(&self) -> bool {
        // Who has played rounds that can't be read needs no explanation.
        self.store.round_count().is_ok_and(|rounds| rounds < ROUNDS_OF_A_BEGINNER)
    }
}
