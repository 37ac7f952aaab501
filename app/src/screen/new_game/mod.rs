//! Putting a table together: who plays, and by which rules.

mod seats;

use iced::widget::{column, container, row};
use iced::{Center, Fill};
use skipstone_core::Seat;
use skipstone_core::bot::Level;
use skipstone_core::table::TableConfig;

use super::Context;
use crate::draft::{Change, Draft, Editor};
use crate::store::{SavedSeries, SeriesId, Store};
use crate::widget::button;
use crate::widget::page::{page, scrolled_sheet, sheet};
use crate::{Element, tr};

/// The table being put together.
#[derive(Debug, Clone, Default)]
pub struct State {
    editor: Editor,
    /// The series that aren't over: the same people may rather go on with theirs.
    open: Vec<SavedSeries>,
}

/// What happens on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// The division or the rules are changed.
    Changed(Change),
    /// A player is called otherwise.
    Named(Seat, String),
    /// Another computer player is to sit there.
    Level(Seat, Level),
    /// A player is so old.
    Aged(Seat, String),
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
        let mut series = store.series().unwrap_or_default().into_iter();
        let last = series.find(|series| !series.is_shared());
        let draft = last.map_or_else(Draft::new, |last| Draft::like(last.table));
        State { editor: Editor::new(draft), ..State::default() }
    }

    /// Looks which series could be gone on with; whenever the screen is shown, as that changes.
    pub fn look_up(&mut self, store: &Store) {
        let series = store.series().unwrap_or_default();
        self.open =
            series.into_iter().filter(|series| store.is_open(series) && !series.rounds.is_empty()).collect();
    }

    /// Does what a message asks for.
    pub fn update(&mut self, message: Message, _: Context<'_>) -> Action {
        let draft = &mut self.editor.draft;
        match message {
            Message::Changed(change) => self.editor.make(change),
            Message::Named(seat, name) => draft.name(seat, name),
            Message::Level(seat, level) => draft.level(seat, level),
            Message::Aged(seat, age) => draft.age(seat, age.trim().parse().ok()),
            Message::Start if draft.problem().is_none() => return Action::Play(self.table()),
            Message::Start => {}
            Message::GoOn(id) => return Action::GoOn(id),
            Message::Back => return Action::Leave,
        }
        Action::None
    }

    /// The table, with the names as they were entered.
    fn table(&self) -> TableConfig {
        let draft = &self.editor.draft;
        let mut table = draft.table().clone();
        for (index, seat) in table.seats.iter_mut().enumerate() {
            seat.name = draft.given_name(Seat::at(index));
        }
        table
    }

    /// Draws the screen.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let halves = row![
            container(sheet(seats::view(&self.editor, context))).width(384),
            scrolled_sheet(self.editor.rules(context).map(Message::Changed)).height(Fill),
        ]
        .spacing(16)
        .height(Fill);
        let content = column![halves, self.foot(context)].spacing(14);
        page(tr!(locale, "new-game-title"), tr!(locale, "back"), Message::Back, content)
    }

    /// What kind of table it is and the way to it, or why there is none and what would help.
    fn foot<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let problem = self.editor.draft.problem();
        let start =
            button::primary(tr!(locale, "new-game-start"), problem.is_none().then_some(Message::Start));
        let foot = match &problem {
            Some(problem) => {
                let (why, remedy) = Editor::problem(problem, context);
                row![why.map(Message::Changed)].push(remedy.map(|remedy| remedy.map(Message::Changed)))
            }
            None => {
                let reset = self.editor.differences(context).is_some().then(|| {
                    let preset = Change::Preset(self.editor.draft.rules().preset);
                    let reset = Message::Changed(preset);
                    Element::from(button::secondary(tr!(locale, "new-game-reset"), Some(reset)))
                });
                let table = self.table();
                let go_on = self.open.iter().find(|series| series.is_of(&table)).map(|series| {
                    let label = tr!(locale, "new-game-go-on", rounds = series.rounds.len());
                    Element::from(button::secondary(label, Some(Message::GoOn(series.id))))
                });
                let summary = self.editor.summary(context).map(Message::Changed);
                row![container(summary).width(Fill)].push(reset).push(go_on)
            }
        };
        foot.push(Element::from(start)).spacing(14).align_y(Center).into()
    }
}
