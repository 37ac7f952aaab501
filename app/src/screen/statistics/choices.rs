//! The filters of the statistics. Only values that occur in the played rounds are offered.

use iced::Alignment;
use iced::widget::{row, space};
use jiff::{SignedDuration, Timestamp};

use super::{Message, State};
use crate::locale::Locale;
use crate::screen::Context;
use crate::statistics::{CountedPlayer, Opponents, TableFilter, TableSize};
use crate::widget::button;
use crate::widget::choice::{Choice, list, segments};
use crate::{Element, tr};

/// The time span that statistics cover.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TimeSpan {
    /// All rounds.
    #[default]
    All,
    /// 365 days.
    Year,
    /// 30 days.
    Month,
}

impl TimeSpan {
    const ALL: [TimeSpan; 3] = [TimeSpan::All, TimeSpan::Year, TimeSpan::Month];

    /// The start of the span; `None` for all rounds.
    pub(super) fn since(self, now: Timestamp) -> Option<Timestamp> {
        let days = match self {
            TimeSpan::All => return None,
            TimeSpan::Year => 365,
            TimeSpan::Month => 30,
        };
        now.checked_sub(SignedDuration::from_hours(24 * days)).ok()
    }
}

impl State {
    /// The player, and the filters for table size, opponents and time.
    pub(super) fn choices<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let sizes = || self.all.by_size.keys();
        let mut tables = vec![Choice::new(TableFilter::All, tr!(locale, "statistics-tables-all"))];
        let (alone, teams) =
            (sizes().any(|size| size.teams.is_none()), sizes().any(|size| size.teams.is_some()));
        if alone && teams {
            tables.push(Choice::new(TableFilter::Alone, tr!(locale, "statistics-tables-alone")));
            tables.push(Choice::new(TableFilter::Teams, tr!(locale, "statistics-tables-teams")));
        }
        tables.extend(sizes().map(|size| Choice::new(TableFilter::Size(*size), locale.table_size(*size))));

        let mut opponents = vec![Choice::new(None, tr!(locale, "statistics-opponents-all"))];
        let met = self.all.by_opponents.keys();
        opponents.extend(met.map(|met| Choice::new(Some(*met), locale.opponents(*met))));

        let span = |span| match span {
            TimeSpan::All => tr!(locale, "statistics-span-all"),
            TimeSpan::Year => tr!(locale, "statistics-span-year"),
            TimeSpan::Month => tr!(locale, "statistics-span-month"),
        };
        let spans = TimeSpan::ALL.map(|value| Choice::new(value, span(value))).to_vec();
        let players = (!self.names.is_empty()).then(|| {
            let mut players = vec![Choice::new(CountedPlayer::Alone, tr!(locale, "statistics-player-alone"))];
            let named = |name: &String| Choice::new(CountedPlayer::Named(name.clone()), name.as_str());
            players.extend(self.names.iter().map(named));
            list(tr!(locale, "statistics-player"), players, &self.player, Message::Player, 150)
        });
        row![
            players,
            list(tr!(locale, "statistics-tables"), tables, &self.filter.tables, Message::Tables, 210),
            list(
                tr!(locale, "statistics-opponents"),
                opponents,
                &self.filter.opponents,
                Message::Opponents,
                210
            ),
            segments(tr!(locale, "statistics-span"), spans, &self.span, Message::Span),
            space::horizontal(),
            Element::from(button::secondary(tr!(locale, "coach-title"), Some(Message::Coach))),
        ]
        .spacing(12)
        .align_y(Alignment::Center)
        .into()
    }
}

impl Locale {
    /// The name of a table size.
    pub(super) fn table_size(&self, size: TableSize) -> String {
        match size.teams {
            None => tr!(self, "statistics-size-alone", seats = size.seats),
            Some(teams) => tr!(self, "statistics-size-teams", seats = size.seats, teams = teams),
        }
    }

    /// The name of a kind of opponents.
    pub(super) fn opponents(&self, opponents: Opponents) -> String {
        match opponents {
            Opponents::People => tr!(self, "statistics-opponents-people"),
            Opponents::Level(level) => tr!(self, format!("level-{level}")),
            Opponents::MixedLevels => tr!(self, "statistics-opponents-levels"),
        }
    }
}
