//! What is told at the end of a series, put together from the store.

use iced::Task;
use skipstone_core::record::Record;

use super::notices::Notice;
use super::{App, Message, Screen};
use crate::store::standing;
use crate::table::summary::{SeriesSummary, Standing};

impl App {
    /// Gives the table what is stored of its series, if it shows the end of one.
    pub(super) fn summarize_series(&mut self) -> Task<Message> {
        let Screen::Table(table) = &self.screen else { return Task::none() };
        let Some((rounds, teams)) = table.finished_series() else { return Task::none() };
        let records: Vec<Record> =
            (1..=rounds).filter_map(|round| self.record_at_table(round as u32)).collect();
        let standing = self.standing();
        let summary = SeriesSummary { standing, ..SeriesSummary::of(&records, rounds, teams) };
        let Screen::Table(table) = &mut self.screen else { return Task::none() };
        let task = table.use_summary(summary, records);
        self.of_table(task)
    }

    /// Shows how the people stand, once the series is counted: the verdict may come after all else is known.
    pub(super) fn update_standing(&mut self) {
        if let Some(standing) = self.standing()
            && let Screen::Table(table) = &mut self.screen
        {
            table.use_standing(standing);
        }
    }

    /// How the people at the network table stand. `None` at another one, and as long as its series isn't counted.
    fn standing(&mut self) -> Option<Standing> {
        let active = self.sessions.current.as_ref()?;
        let series = active.series?;
        let people = active.session.standees();
        match self.store.outcomes() {
            Ok(outcomes) => {
                let is_counted = outcomes.iter().any(|outcome| outcome.series == series);
                standing(&outcomes, people).filter(|_| is_counted)
            }
            Err(error) => {
                self.notices.push(Notice::Store(error));
                None
            }
        }
    }
}
