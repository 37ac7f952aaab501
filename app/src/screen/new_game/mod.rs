//! The new game screen: a table in this process is put together here.

mod seats;

use iced::widget::{column, container, row};
use iced::{Center, Fill};
use skipstone_core::table::{Player, TableConfig, TableError};
use skipstone_core::{RuleKey, Seat};

use super::{Action, Context};
use crate::screen::draft::{Change, Draft, Editor, PlayerProblem, problem_line};
use crate::store::{SavedSeries, SeriesKind, Store, StoredSeriesId};
use crate::widget::focus::Scope;
use crate::widget::page::{page, scrolled_sheet, sheet};
use crate::widget::picture_cache::PictureCache;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The table's draft, and the series that its players could continue.
#[derive(Debug, Default)]
pub struct State {
    editor: Editor,
    /// The series that the draft began with; `None` for none.
    last_played: Option<StoredSeriesId>,
    /// The series that aren't over. One with the same players is offered instead of a new one.
    open_series: Vec<SavedSeries>,
    pictures: PictureCache,
}

/// What keeps a game from beginning.
enum Obstacle {
    /// A number is typed that this rule doesn't allow.
    Rule(&'static RuleKey),
    /// The table can't be dealt.
    Table(TableError),
    /// Its players can't sit there.
    Players(PlayerProblem),
}

/// Input on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Changes the teams, the seats or the rules.
    Changed(Change),
    /// The name of a seat's player changed.
    NameChanged(Seat, String),
    /// Gives a seat a person, or a computer player of a level.
    Player(Seat, Player),
    /// The text of a seat's age field changed.
    AgeChanged(Seat, String),
    /// Opens the table.
    Start,
    /// Continues the series that these players already have.
    Continue(StoredSeriesId),
    /// Leaves the screen.
    Back,
}

impl State {
    /// Begins with the table that was played last at this computer, else with a quick game.
    pub fn new(store: &Store) -> State {
        let mut state = State { editor: Editor::new(Draft::quick_game()), ..State::default() };
        state.begin_with_last(&store.series().unwrap_or_default());
        state
    }

    /// Begins anew with the table that was played last, if that is another one since.
    fn begin_with_last(&mut self, series: &[SavedSeries]) {
        let last = series.iter().find(|series| series.kind == SeriesKind::Local);
        if let Some(last) = last.filter(|last| self.last_played != Some(last.id)) {
            self.last_played = Some(last.id);
            self.editor = Editor::new(Draft::from_table(last.table.clone()));
        }
    }

    /// Reads what was played and what can be continued; called whenever the screen is shown, as that changes.
    pub fn reload(&mut self, store: &Store) {
        let series = store.series().unwrap_or_default();
        self.begin_with_last(&series);
        self.open_series =
            series.into_iter().filter(|series| series.can_continue() && !series.rounds.is_empty()).collect();
    }

    /// Handles one message.
    pub fn update(&mut self, message: Message) -> Action {
        let draft = &mut self.editor.draft;
        match message {
            Message::Changed(change) => self.editor.apply(change),
            Message::NameChanged(seat, name) => draft.set_name(seat, name),
            Message::Player(seat, player) => draft.set_player(seat, player),
            Message::AgeChanged(seat, age) => draft.set_age(seat, age.trim().parse().ok()),
            Message::Start => {
                if self.obstacle().is_none() {
                    return Action::Play(self.table());
                }
            }
            Message::Continue(id) => return Action::Continue(id),
            Message::Back => return Action::Leave,
        }
        Action::None
    }

    /// The table of the draft, with each seat's given name.
    fn table(&self) -> TableConfig {
        let draft = &self.editor.draft;
        let mut table = draft.table().clone();
        for (index, seat) in table.seats.iter_mut().enumerate() {
            seat.name = draft.given_name(Seat::from_index(index));
        }
        table
    }

    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let halves = row![
            container(sheet(seats::view(&self.editor, &self.pictures, context))).width(384),
            scrolled_sheet(self.editor.rules(context).map(Message::Changed)).height(Fill),
        ]
        .spacing(16)
        .height(Fill);
        let content = column![halves, self.foot(context)].spacing(14);
        let page = page(tr!(context, "new-game-title"), tr!(context, "back"), Message::Back, content);
        Scope::new(page).on_enter(Message::Start).into()
    }

    /// What keeps a game from beginning at this table, the first of it.
    fn obstacle(&self) -> Option<Obstacle> {
        let draft = &self.editor.draft;
        let invalid = self.editor.invalid_rule().map(Obstacle::Rule);
        let of_table = || draft.problem().map(Obstacle::Table);
        invalid.or_else(of_table).or_else(|| draft.player_problem().map(Obstacle::Players))
    }

    /// The summary and the start button, or the problem that prevents starting and its remedy.
    fn foot<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let obstacle = self.obstacle();
        let can_start = obstacle.is_none();
        let start = button::primary(tr!(context, "new-game-start"), can_start.then_some(Message::Start));
        let foot = match obstacle {
            Some(Obstacle::Rule(key)) => row![Editor::invalid_line(key, context).map(Message::Changed)],
            Some(Obstacle::Table(problem)) => {
                row![Editor::problem(&problem, context).map(Message::Changed)]
            }
            Some(Obstacle::Players(PlayerProblem::NoPerson)) => {
                row![problem_line(tr!(context, "new-game-no-person"))]
            }
            Some(Obstacle::Players(PlayerProblem::SameName(name))) => {
                row![problem_line(tr!(context, "new-game-same-name", name = name.as_str()))]
            }
            None => {
                let reset = self.editor.is_changed().then(|| {
                    let preset = Change::Preset(self.editor.draft.rules().preset);
                    let reset = Message::Changed(preset);
                    Element::from(button::secondary(tr!(context, "new-game-reset"), Some(reset)))
                });
                let table = self.table();
                let go_on =
                    self.open_series.iter().find(|series| series.matches_table(&table)).map(|series| {
                        let label = tr!(context, "new-game-go-on", rounds = series.rounds.len());
                        Element::from(button::secondary(label, Some(Message::Continue(series.id))))
                    });
                let shared = self.editor.draft.is_shared();
                let shared = shared.then(|| text::caption(tr!(context, "new-game-shared")));
                let summary = column![self.editor.summary(context).map(Message::Changed)].push(shared);
                row![summary.spacing(2).width(Fill)].push(reset).push(go_on)
            }
        };
        foot.push(Element::from(start)).spacing(14).align_y(Center).into()
    }
}
