//! The statistics screen: figures and charts of all rounds, or of those the filters select.

mod choices;
mod figures;
mod luck;
mod milestones;
mod panels;
mod rating;
mod reset;

use std::io::Write;
use std::path::PathBuf;

use iced::widget::{center, column, row};
use iced::{Alignment, Fill};
use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::{Action, Context};
use crate::files::export::{self, ExportError};
use crate::locale::{Language, system_has_decimal_comma};
use crate::settings::Settings;
use crate::statistics::{
    CountedPlayer, CsvFormat, Filter, LuckByRound, LuckTotals, MilestoneStatus, Opponents, Played, Rating,
    Statistics, TableFilter, luck_by_round, sharing_names, write_csv,
};
use crate::store::{RoundLuck, Store, StoreError};
use crate::theme::text::{accent, danger};
use crate::widget::page::{page, scrolled_sheet, sheet};
use crate::widget::{button, text};
use crate::{Element, tr};

pub use choices::TimeSpan;

/// The rounds, the filters, and the statistics made from them.
#[derive(Debug)]
pub struct State {
    played: Played,
    /// What the cards of the rounds were worth.
    weighed: LuckByRound,
    /// The names of people who have shared this computer; each can be chosen.
    names: Vec<String>,
    /// Whose rounds are counted.
    player: CountedPlayer,
    /// What that player has reached when.
    milestones: Vec<MilestoneStatus>,
    /// The statistics of all of that player's rounds; the filters offer what occurs in them.
    all: Statistics,
    /// The statistics of the selected rounds.
    chosen: Statistics,
    /// The luck of the selected rounds.
    luck: LuckTotals,
    /// How good the player is, by all of their rounds.
    rating: Rating,
    filter: Filter,
    span: TimeSpan,
    /// When the screen was opened; time spans end then.
    opened: Timestamp,
    /// Whether the player is asked to confirm deleting all rounds.
    confirming_reset: bool,
    /// The result of the last export.
    exported: Option<Result<PathBuf, ExportError>>,
}

/// Input on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Counts the rounds of another player.
    Player(CountedPlayer),
    /// Filters by the size of the table.
    Tables(TableFilter),
    /// Filters by opponents; `None` selects all.
    Opponents(Option<Opponents>),
    /// Filters by time.
    Span(TimeSpan),
    /// Removes all filters.
    ClearFilter,
    /// Opens the coach.
    Coach,
    /// Shows the milestones, or hides them.
    ShowMilestones(bool),
    /// Shows how good the player is, or doesn't rate it.
    ShowRating(bool),
    /// Exports the rounds to a file.
    Export,
    /// Opens or closes the confirmation for deleting all rounds.
    AskReset(bool),
    /// Deletes all rounds.
    Reset,
    /// Starts a new game.
    NewGame,
    /// Leaves the screen.
    Leave,
}

impl State {
    /// Reads what was played from the profile's store.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn read(store: &Store, opened: Timestamp) -> Result<State, StoreError> {
        Ok(State::new(Played::read(store)?, store.luck()?, opened))
    }

    /// The statistics of what was played, with time spans that end at `opened`.
    pub fn new(played: Played, luck: Vec<RoundLuck>, opened: Timestamp) -> State {
        let names = sharing_names(&played.rounds);
        // Who has never played alone finds their rounds, too.
        let is_alone = played.rounds.iter().any(|round| round.own_seat().is_some());
        let sharing = names.first().filter(|_| !is_alone);
        let player = sharing.map_or(CountedPlayer::Alone, |name| CountedPlayer::Named(name.clone()));
        let filter = Filter::default();
        let all = Statistics::of(&played.rounds, &player, &filter);
        let weighed = luck_by_round(luck);
        State {
            milestones: played.milestones(&player, opened, &TimeZone::system()),
            luck: LuckTotals::of(&played.rounds, &weighed, &player, &filter),
            rating: Rating::of(&played.rounds, &weighed, &player),
            played,
            weighed,
            names,
            player,
            chosen: all.clone(),
            all,
            filter,
            span: TimeSpan::default(),
            opened,
            confirming_reset: false,
            exported: None,
        }
    }

    /// Handles one message.
    pub fn update(&mut self, message: Message, store: &Store, settings: &Settings) -> Action {
        match message {
            Message::Player(player) => self.count(player),
            Message::Tables(tables) => self.choose(Filter { tables, ..self.filter }),
            Message::Opponents(opponents) => self.choose(Filter { opponents, ..self.filter }),
            Message::Span(span) => {
                self.span = span;
                self.choose(Filter { since: span.since(self.opened), ..self.filter });
            }
            Message::ClearFilter => {
                self.span = TimeSpan::default();
                self.choose(Filter::default());
            }
            Message::ShowMilestones(milestones) => {
                return Action::SaveSettings(Box::new(Settings { milestones, ..settings.clone() }));
            }
            Message::ShowRating(rating) => {
                return Action::SaveSettings(Box::new(Settings { rating, ..settings.clone() }));
            }
            Message::Coach => return Action::Coach(self.player.clone()),
            Message::Export => self.export(settings.language),
            Message::AskReset(confirming_reset) => self.confirming_reset = confirming_reset,
            Message::Reset => return self.reset(store),
            Message::NewGame => return Action::NewGame,
            Message::Leave => return Action::Leave,
        }
        Action::None
    }

    /// Counts a player's rounds, all of them: what the filters offer depends on the player.
    fn count(&mut self, player: CountedPlayer) {
        self.all = Statistics::of(&self.played.rounds, &player, &Filter::default());
        self.milestones = self.played.milestones(&player, self.opened, &TimeZone::system());
        self.rating = Rating::of(&self.played.rounds, &self.weighed, &player);
        self.player = player;
        self.span = TimeSpan::default();
        self.choose(Filter::default());
    }

    fn choose(&mut self, filter: Filter) {
        self.filter = filter;
        self.chosen = Statistics::of(&self.played.rounds, &self.player, &filter);
        self.luck = LuckTotals::of(&self.played.rounds, &self.weighed, &self.player, &filter);
        self.exported = None;
    }

    /// Writes the rounds for a spreadsheet, which goes by the language of the desktop.
    fn export(&mut self, language: Language) {
        let format = CsvFormat::for_spreadsheet(language.has_decimal_comma() || system_has_decimal_comma());
        let write = |file: &mut dyn Write| write_csv(&self.played.rounds, format, file);
        self.exported = Some(export::to_documents("skipstone-rounds", "csv", write));
    }

    /// Deletes all rounds and reads the store again; if that failed, the rounds stay on screen.
    fn reset(&mut self, store: &Store) -> Action {
        let error = store.clear_rounds().err();
        if let Ok(state) = State::read(store, self.opened) {
            *self = state;
        }
        error.map_or(Action::None, Action::StoreFailed)
    }

    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let leave = if self.confirming_reset { Message::AskReset(false) } else { Message::Leave };
        let content = if self.confirming_reset {
            self.question(context)
        } else if self.all.won.of == 0 {
            empty_state(tr!(context, "statistics-none"), tr!(context, "home-new-game"), Message::NewGame)
        } else {
            let shown = if self.chosen.won.of == 0 {
                let everything = tr!(context, "statistics-everything");
                empty_state(tr!(context, "statistics-nothing"), everything, Message::ClearFilter)
            } else {
                scrolled_sheet(self.sheet(context)).into()
            };
            column![self.choices(context), shown].spacing(14).into()
        };
        page(tr!(context, "statistics-title"), tr!(context, "back"), leave, content)
    }

    /// Figures, charts and the buttons for export and reset.
    fn sheet<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let done = row![
            Element::from(button::secondary(tr!(context, "statistics-export"), Some(Message::Export))),
            Element::from(button::quiet(tr!(context, "statistics-reset"), Some(Message::AskReset(true)))),
        ]
        .push(self.feedback(context));
        let done = done.spacing(10).align_y(Alignment::Center);
        column![self.figures(context), self.panels(context), self.milestones(context), done]
            .spacing(14)
            .width(Fill)
            .into()
    }

    /// What became of the last export.
    fn feedback<'a>(&'a self, context: Context<'a>) -> Option<Element<'a, Message>> {
        let exported = self.exported.as_ref()?;
        let style = if exported.is_ok() { accent } else { danger };
        Some(text::notice(context.locale.exported(exported)).style(style).into())
    }
}

/// Shown where there are no rounds: a sentence and a button.
fn empty_state<'a>(words: String, label: String, message: Message) -> Element<'a, Message> {
    let button = button::primary(label, Some(message));
    let content = column![text::body(words), Element::from(button)].spacing(20).max_width(460);
    center(sheet(content.align_x(Alignment::Center))).into()
}
