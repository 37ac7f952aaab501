//! Putting a table together: who plays, and by which rules.

mod draft;
mod house_rules;
mod presets;
mod seats;

use iced::widget::{column, container, row, text as plain};
use iced::{Center, Fill};
use skipstone_core::bot::Level;
use skipstone_core::table::TableConfig;
use skipstone_core::{Key, Preset, Seat, Value};

use super::Context;
use crate::store::{SavedSeries, SeriesId, Store};
use crate::theme::container::warning;
use crate::theme::text::accent;
use crate::widget::page::{page, scrolled_sheet, sheet};
use crate::widget::{button, text};
use crate::{Element, tr};

pub use draft::{Draft, Sides};

/// The table being put together, and what of it is open.
#[derive(Debug, Clone, Default)]
pub struct State {
    draft: Draft,
    /// Whether the house rules are shown.
    unfolded: bool,
    /// What stands in a rule's field while it is no value of that rule.
    typed: Option<(&'static Key, String)>,
    /// The series that aren't over: the same people may rather go on with theirs.
    open: Vec<SavedSeries>,
}

/// What happens on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// The table is divided otherwise.
    Divided(Sides),
    /// So many seats are wanted.
    Seats(usize),
    /// A player is called otherwise.
    Named(Seat, String),
    /// Another computer player is to sit there.
    Level(Seat, Level),
    /// A player is so old.
    Aged(Seat, String),
    /// A preset was chosen.
    Preset(Preset),
    /// The house rules are to be shown, or hidden.
    Unfolded(bool),
    /// A rule was changed.
    Rule(&'static Key, Value),
    /// Something that is no value was typed for a rule.
    Typed(&'static Key, String),
    /// The table is ready.
    Start,
    /// These people rather go on with their series.
    GoOn(SeriesId),
    /// The player wants no new game.
    Back,
}

/// What the screen wants of the rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Play at this table.
    Play(TableConfig),
    /// Go on with a series.
    GoOn(SeriesId),
    /// Leave the screen.
    Leave,
}

impl State {
    /// Begins with the table that was played at last.
    pub fn new(store: &Store) -> State {
        let last = store.series().unwrap_or_default().into_iter().next();
        let draft = last.map_or_else(Draft::new, |last| Draft::like(last.table));
        State { draft, ..State::default() }
    }

    /// Looks which series could be gone on with; whenever the screen is shown, as that changes.
    pub fn look_up(&mut self, store: &Store) {
        let series = store.series().unwrap_or_default();
        self.open =
            series.into_iter().filter(|series| series.is_open() && !series.rounds.is_empty()).collect();
    }

    /// Does what a message asks for.
    pub fn update(&mut self, message: Message, context: Context<'_>) -> Action {
        self.typed = None;
        match message {
            Message::Divided(sides) => self.draft.divide(sides),
            Message::Seats(seats) => self.draft.seat(seats),
            Message::Named(seat, name) => self.draft.name(seat, name),
            Message::Level(seat, level) => self.draft.level(seat, level),
            Message::Aged(seat, age) => self.draft.age(seat, age.trim().parse().ok()),
            Message::Preset(preset) => self.draft.preset(preset),
            Message::Unfolded(unfolded) => self.unfolded = unfolded,
            Message::Rule(key, value) => {
                if self.draft.rule(key, &value).is_err() {
                    self.typed = Some((key, value.to_string()));
                }
            }
            Message::Typed(key, text) => self.typed = Some((key, text)),
            Message::Start if self.draft.problem().is_none() => return Action::Play(self.table(context)),
            Message::Start => {}
            Message::GoOn(id) => return Action::GoOn(id),
            Message::Back => return Action::Leave,
        }
        Action::None
    }

    /// The table, with a name for everyone.
    fn table(&self, context: Context<'_>) -> TableConfig {
        let mut table = self.draft.table().clone();
        for (index, seat) in table.seats.iter_mut().enumerate() {
            seat.name = seats::name(context.locale, &self.draft, Seat::at(index));
        }
        table
    }

    /// Draws the screen.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let rules = column![
            presets::view(&self.draft, context),
            house_rules::view(&self.draft, self.unfolded, self.typed.as_ref(), context),
        ]
        .spacing(20);
        let halves = row![
            container(sheet(seats::view(&self.draft, context))).width(384),
            scrolled_sheet(rules).height(Fill),
        ]
        .spacing(16)
        .height(Fill);
        let content = column![halves, self.foot(context)].spacing(14);
        page(tr!(locale, "new-game-title"), tr!(locale, "back"), Message::Back, content)
    }

    /// What kind of table it is and the way to it, or why there is none and what would help.
    fn foot(&self, context: Context<'_>) -> Element<'_, Message> {
        let locale = context.locale;
        let problem = self.draft.problem();
        let start =
            button::primary(tr!(locale, "new-game-start"), problem.is_none().then_some(Message::Start));
        let Some(problem) = problem else {
            let differences = presets::differences(&self.draft, context);
            let reset = differences.is_some().then(|| {
                let preset = Message::Preset(self.draft.rules().preset);
                Element::from(button::secondary(tr!(locale, "new-game-reset"), Some(preset)))
            });
            // What differs takes no room from the rules above: they would move away under the pointer that changes them.
            let differences = differences.map(|differences| text::caption(differences).style(accent));
            let summary =
                column![text::body(presets::summary(&self.draft, context))].push(differences).spacing(2);
            let table = self.table(context);
            let go_on = self.open.iter().find(|series| series.is_of(&table)).map(|series| {
                let label = tr!(locale, "new-game-go-on", rounds = series.rounds.len());
                Element::from(button::secondary(label, Some(Message::GoOn(series.id))))
            });
            let foot = row![summary.width(Fill)].push(reset).push(go_on).push(Element::from(start));
            return foot.spacing(14).align_y(Center).into();
        };
        let why = locale.table_error(&problem);
        let why = container(plain(why).size(15)).padding([9, 14]).style(warning).width(Fill);
        let remedy = Draft::remedy(&problem).map(|(key, value)| {
            let label = match &value {
                Value::Number(stock) => tr!(locale, "new-game-use-stock", stock = *stock),
                _ => tr!(locale, "new-game-use-usual"),
            };
            Element::from(button::secondary(label, Some(Message::Rule(key, value))))
        });
        let foot = row![why].push(remedy).push(Element::from(start));
        foot.spacing(14).align_y(Center).into()
    }
}
