//! What is told at the end of a series, put together from the store.

use std::collections::BTreeSet;

use iced::Task;

use super::notices::Notice;
use super::{App, Message, Screen};
use crate::board::rating::RecordedRound;
use crate::board::summary::{SeriesSummary, Standing};
use crate::store::{RoundKey, standing};

impl App {
    /// Gives the table what is stored of its series, if it shows the end of one.
    pub(super) fn summarize_series(&mut self) -> Task<Message> {
        let Screen::Table(table) = &self.screen else { return Task::none() };
        let Some((rounds, teams)) = table.finished_series() else { return Task::none() };
        let recorded: Vec<RecordedRound> =
            (1..=rounds).filter_map(|round| self.recorded_at_table(round as u32)).collect();
        let standing = self.standing();
        let mut summary = SeriesSummary { standing, ..SeriesSummary::of(&recorded, rounds, teams) };
        if let Some(session) = self.session() {
            let is_there = |name: &str| session.is_name_of_player(name);
            summary.players.others.retain(|other| other.seat.is_some() || !is_there(&other.name));
        }
        let Screen::Table(table) = &mut self.screen else { return Task::none() };
        let task = table.use_summary(summary, recorded);
        self.of_table(task)
    }

    /// The record of a round of the series on the table, with who stood in. `None` if it was undone, or isn't stored yet.
    pub(super) fn recorded_at_table(&mut self, number: u32) -> Option<RecordedRound> {
        let record = self.record_at_table(number)?;
        let key = RoundKey { series: self.series_at_table()?, number };
        let stand_in_turns = match self.store.round(key) {
            Ok(round) => round.map(|round| round.stand_in_turns).unwrap_or_default(),
            Err(error) => {
                self.notices.push(Notice::Store(error));
                BTreeSet::new()
            }
        };
        Some(RecordedRound { record, stand_in_turns })
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
