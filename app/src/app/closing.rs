//! What is told at the end of a series, put together from the store.

use iced::Task;

use super::{App, Message};
use crate::board::rating::RecordedRound;
use crate::board::summary::{SeriesSummary, Standing};
use crate::store::{RoundKey, standing};

impl App {
    /// Gives the table what is stored of its series, if it shows the end of one.
    pub(super) fn summarize_series(&mut self) -> Task<Message> {
        let Some(table) = self.screens.table() else { return Task::none() };
        let Some((rounds, teams)) = table.finished_series() else { return Task::none() };
        let recorded: Vec<RecordedRound> =
            (1..=rounds).filter_map(|round| self.recorded_at_table(round as u32)).collect();
        let standing = self.standing();
        let mut summary = SeriesSummary { standing, ..SeriesSummary::of(&recorded, rounds, teams) };
        if let Some(session) = self.session() {
            let is_there = |name: &str| session.is_name_of_player(name);
            summary.players.others.retain(|other| other.seat.is_some() || !is_there(&other.name));
        }
        let Some(table) = self.screens.table_mut() else { return Task::none() };
        let task = table.use_summary(summary, recorded);
        self.of_table(task)
    }

    /// The record of a round of the series on the table, with who stood in. `None` if it was undone, or isn't stored yet.
    pub(super) fn recorded_at_table(&mut self, number: u32) -> Option<RecordedRound> {
        let record = self.record_at_table(number)?;
        let key = RoundKey { series: self.series_at_table()?, number };
        let round = self.notices.ok_or_notify(self.store.round(key)).flatten();
        let stand_in_turns = round.map(|round| round.stand_in_turns).unwrap_or_default();
        Some(RecordedRound { record, stand_in_turns })
    }

    /// Shows how the people stand, once the series is counted: the verdict may come after all else is known.
    pub(super) fn update_standing(&mut self) {
        if let Some(standing) = self.standing()
            && let Some(table) = self.screens.table_mut()
        {
            table.use_standing(standing);
        }
    }

    /// How the people at the network table stand. `None` at another one, and as long as its series isn't counted.
    fn standing(&mut self) -> Option<Standing> {
        let active = self.sessions.current.as_ref()?;
        let series = active.series?;
        let people = active.session.standees();
        let outcomes = self.notices.ok_or_notify(self.store.outcomes())?;
        let is_counted = outcomes.iter().any(|outcome| outcome.series == series);
        standing(&outcomes, people).filter(|_| is_counted)
    }
}
