//! Of which rounds statistics are shown. What was never played isn't offered.

use iced::Alignment;
use iced::widget::row;
use jiff::{SignedDuration, Timestamp};

use super::{Message, State};
use crate::locale::Locale;
use crate::screen::Context;
use crate::statistics::{Opponents, Size, Tables};
use crate::widget::choice::{Named, list, segments};
use crate::{Element, tr};

/// How far back rounds are asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Span {
    /// From the first on.
    #[default]
    All,
    /// 365 days.
    Year,
    /// 30 days.
    Month,
}

impl Span {
    const ALL: [Span; 3] = [Span::All, Span::Year, Span::Month];

    /// When it began.
    pub(super) fn since(self, now: Timestamp) -> Option<Timestamp> {
        let days = match self {
            Span::All => return None,
            Span::Year => 365,
            Span::Month => 30,
        };
        now.checked_sub(SignedDuration::from_hours(24 * days)).ok()
    }
}

impl State {
    /// Which rounds: at which tables, against whom, since when.
    pub(super) fn choices<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let sizes = || self.all.by_size.keys();
        let mut tables = vec![Named::new(Tables::All, tr!(locale, "statistics-tables-all"))];
        let (alone, teams) =
            (sizes().any(|size| size.teams.is_none()), sizes().any(|size| size.teams.is_some()));
        if alone && teams {
            tables.push(Named::new(Tables::Alone, tr!(locale, "statistics-tables-alone")));
            tables.push(Named::new(Tables::Teams, tr!(locale, "statistics-tables-teams")));
        }
        tables.extend(sizes().map(|size| Named::new(Tables::Size(*size), locale.table_size(*size))));

        let mut opponents = vec![Named::new(None, tr!(locale, "statistics-opponents-all"))];
        let met = self.all.by_opponents.keys();
        opponents.extend(met.map(|met| Named::new(Some(*met), locale.opponents(*met))));

        let span = |span| match span {
            Span::All => tr!(locale, "statistics-span-all"),
            Span::Year => tr!(locale, "statistics-span-year"),
            Span::Month => tr!(locale, "statistics-span-month"),
        };
        let spans = Span::ALL.map(|value| Named::new(value, span(value))).to_vec();
        row![
            list(tables, &self.filter.tables, Message::Tables, 210),
            list(opponents, &self.filter.opponents, Message::Opponents, 210),
            segments(spans, &self.span, Message::Span),
        ]
        .spacing(12)
        .align_y(Alignment::Center)
        .into()
    }
}

impl Locale {
    /// A table by its size.
    pub(super) fn table_size(&self, size: Size) -> String {
        match size.teams {
            None => tr!(self, "statistics-size-alone", seats = size.seats),
            Some(teams) => tr!(self, "statistics-size-teams", seats = size.seats, teams = teams),
        }
    }

    /// Opponents by what they are.
    pub(super) fn opponents(&self, opponents: Opponents) -> String {
        match opponents {
            Opponents::People => tr!(self, "statistics-opponents-people"),
            Opponents::Level(level) => tr!(self, format!("level-{level}")),
            Opponents::Levels => tr!(self, "statistics-opponents-levels"),
        }
    }
}
