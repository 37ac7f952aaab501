//! What the player's rounds add up to: figures and charts, of all rounds or of some.

mod choices;
mod figures;
mod panels;
mod reset;

use std::io::Write;
use std::path::PathBuf;

use iced::widget::{center, column, row};
use iced::{Alignment, Fill};
use jiff::Timestamp;

use super::Context;
use crate::export;
use crate::statistics::{Filter, Opponents, Statistics, Tables, write_csv};
use crate::store::{PlayedRound, Store, Trouble};
use crate::theme::text::{accent, danger};
use crate::widget::page::{page, scrolled_sheet, sheet};
use crate::widget::{button, text};
use crate::{Element, tr};

pub use choices::Span;

/// The statistics.
#[derive(Debug)]
pub struct State {
    /// The oldest first.
    rounds: Vec<PlayedRound>,
    /// What all of them add up to: what can be chosen from.
    all: Statistics,
    /// What those add up to that were chosen.
    chosen: Statistics,
    filter: Filter,
    span: Span,
    /// When the screen was opened: time spans reach back from here.
    opened: Timestamp,
    /// Whether the player is being asked whether to forget everything.
    asking: bool,
    told: Option<Told>,
}

/// What came of something the player did.
#[derive(Debug)]
enum Told {
    Exported(PathBuf),
    /// Why it couldn't be done.
    Failed(export::Failed),
}

/// What happens on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Only rounds at these tables.
    Tables(Tables),
    /// Only rounds against these opponents.
    Opponents(Option<Opponents>),
    /// Only rounds of this time.
    Span(Span),
    /// All rounds again.
    Everything,
    /// Writing the rounds into a file.
    Export,
    /// Asking whether to forget all rounds, or not to.
    Ask(bool),
    /// Forgetting all rounds.
    Forget,
    /// Playing.
    NewGame,
    /// The player is done.
    Leave,
}

/// What the screen wants of the rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// The player is told that something went wrong with the store.
    Trouble(Trouble),
    /// A new game.
    NewGame,
    /// The title screen.
    Leave,
}

impl State {
    /// The statistics of rounds, of which the oldest is the first, seen at a time.
    pub fn new(rounds: Vec<PlayedRound>, opened: Timestamp) -> State {
        let all = Statistics::of(&rounds, &Filter::default());
        State {
            rounds,
            chosen: all.clone(),
            all,
            filter: Filter::default(),
            span: Span::default(),
            opened,
            asking: false,
            told: None,
        }
    }

    /// Does what a message asks for.
    pub fn update(&mut self, message: Message, store: &Store) -> Action {
        match message {
            Message::Tables(tables) => self.choose(Filter { tables, ..self.filter }),
            Message::Opponents(opponents) => self.choose(Filter { opponents, ..self.filter }),
            Message::Span(span) => {
                self.span = span;
                self.choose(Filter { since: span.since(self.opened), ..self.filter });
            }
            Message::Everything => {
                self.span = Span::default();
                self.choose(Filter::default());
            }
            Message::Export => self.export(),
            Message::Ask(asking) => self.asking = asking,
            Message::Forget => return self.forget(store),
            Message::NewGame => return Action::NewGame,
            Message::Leave => return Action::Leave,
        }
        Action::None
    }

    fn choose(&mut self, filter: Filter) {
        self.filter = filter;
        self.chosen = Statistics::of(&self.rounds, &filter);
        self.told = None;
    }

    fn export(&mut self) {
        let write = |file: &mut dyn Write| write_csv(&self.rounds, file);
        self.told = Some(match export::to_documents("skipstone-rounds", "csv", write) {
            Ok(path) => Told::Exported(path),
            Err(failed) => Told::Failed(failed),
        });
    }

    /// Forgets all rounds, and shows what the store has then: all of them still, if it couldn't.
    fn forget(&mut self, store: &Store) -> Action {
        let trouble = store.clear_rounds().err();
        if let Ok(rounds) = store.rounds() {
            *self = State::new(rounds, self.opened);
        }
        trouble.map_or(Action::None, Action::Trouble)
    }

    /// Draws the screen.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let leave = if self.asking { Message::Ask(false) } else { Message::Leave };
        let content = if self.asking {
            self.question(context)
        } else if self.all.won.of == 0 {
            invitation(tr!(locale, "statistics-none"), tr!(locale, "home-new-game"), Message::NewGame)
        } else {
            let shown = if self.chosen.won.of == 0 {
                let everything = tr!(locale, "statistics-everything");
                invitation(tr!(locale, "statistics-nothing"), everything, Message::Everything)
            } else {
                scrolled_sheet(self.sheet(context)).into()
            };
            column![self.choices(context), shown].spacing(14).into()
        };
        page(tr!(locale, "statistics-title"), tr!(locale, "back"), leave, content)
    }

    /// Figures, charts, and what can be done with all of them.
    fn sheet<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let done = row![
            Element::from(button::secondary(tr!(locale, "statistics-export"), Some(Message::Export))),
            Element::from(button::quiet(tr!(locale, "statistics-reset"), Some(Message::Ask(true)))),
        ]
        .push(self.told(context));
        column![self.figures(context), self.panels(context), done.spacing(10).align_y(Alignment::Center)]
            .spacing(14)
            .width(Fill)
            .into()
    }

    /// What came of the last export.
    fn told<'a>(&'a self, context: Context<'a>) -> Option<Element<'a, Message>> {
        Some(match self.told.as_ref()? {
            Told::Exported(path) => {
                let path = path.display().to_string();
                text::body(tr!(context.locale, "exported", path = path)).style(accent).into()
            }
            Told::Failed(failed) => text::body(context.locale.not_exported(failed)).style(danger).into(),
        })
    }
}

/// What is there to be done where nothing is to be seen.
fn invitation<'a>(words: String, label: String, message: Message) -> Element<'a, Message> {
    let button = button::primary(label, Some(message));
    let content = column![text::body(words), Element::from(button)].spacing(20).max_width(460);
    center(sheet(content.align_x(Alignment::Center))).into()
}
