//! The puzzles: which one is next, which come back, what became of those that were tried, and sets against the clock.

mod list;
mod timed;
mod view;

use std::time::Instant;

use jiff::civil::Date;
use skipstone_core::pasted;
use skipstone_core::puzzle::{Puzzle, PuzzleKind, PuzzleTextError, Theme};

use crate::puzzles::{self, Progress, PuzzleHistory, Wanted};
use crate::session::PRESS_GRACE;
use crate::store::{Store, StoreError};
use crate::widget::picture_cache::PictureCache;

/// The state of the screen.
#[derive(Debug)]
pub struct State {
    wanted: Wanted,
    history: PuzzleHistory,
    progress: Progress,
    /// The day on which it was read.
    today: Date,
    /// The puzzle that is next of those that are wanted; `None` if all are solved.
    next: Option<&'static Puzzle>,
    /// How many puzzles the best set against the clock has solved; `None` before one was solved in a set.
    best_set: Option<u32>,
    /// The set that has just ended.
    ended: Option<EndedSet>,
    /// Why what was pasted last is no puzzle; `None` if nothing was, and of an empty clipboard.
    refused: Option<Option<PuzzleTextError>>,
    pictures: PictureCache,
}

/// How a set against the clock has ended.
#[derive(Debug)]
pub struct EndedSet {
    /// How many puzzles were solved.
    pub solved: u32,
    /// How many were in the best set before it; `None` if there was none.
    pub best_before: Option<u32>,
    /// Those that were missed or left out.
    pub missed: Vec<&'static Puzzle>,
    /// When it is shown first.
    pub shown: Instant,
}

/// Input on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// Wants only puzzles of a kind, or all.
    Kind(Option<PuzzleKind>),
    /// Wants only puzzles about a theme, or all.
    About(Option<Theme>),
    /// Wants only favourites, or all.
    OnlyFavourites(bool),
    /// Opens the next puzzle.
    Next,
    /// Opens the puzzle with this short name.
    Open(String),
    /// Marks the puzzle with this short name as a favourite, or as none.
    Favourite(String, bool),
    /// Begins a set against the clock.
    BeginSet,
    /// Asks for the clipboard.
    Paste,
    /// What the clipboard holds; `None` if that is no text.
    Pasted(Option<String>),
    /// Leaves the screen.
    Leave,
}

/// What the root does for the screen.
#[derive(Debug)]
pub enum Action {
    /// Nothing to do.
    None,
    /// Open a puzzle.
    Open(Box<Puzzle>),
    /// Begin a set against the clock.
    BeginSet,
    /// Keep whether the puzzle with a short name is a favourite.
    Favourite {
        /// The short name.
        id: String,
        /// Whether it is one.
        is_favourite: bool,
    },
    /// Read the clipboard.
    ReadClipboard,
    /// Go back to the screen below.
    Leave,
}

impl State {
    /// Reads what was tried from the profile's store.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn new(store: &Store, wanted: Wanted, today: Date) -> Result<State, StoreError> {
        let mut state = State {
            wanted,
            history: PuzzleHistory::default(),
            progress: Progress::default(),
            today,
            next: None,
            best_set: None,
            ended: None,
            refused: None,
            pictures: PictureCache::default(),
        };
        state.read_again(store, today)?;
        Ok(state)
    }

    /// Reads once more what was tried.
    ///
    /// # Errors
    /// If it can't be read. Nothing has changed then.
    pub fn read_again(&mut self, store: &Store, today: Date) -> Result<(), StoreError> {
        let (history, best) = (PuzzleHistory::read(store)?, store.best_timed_set()?);
        self.progress = Progress::of(&history.tried);
        (self.history, self.best_set, self.today) = (history, best.map(|best| best.solved), today);
        self.want(self.wanted);
        Ok(())
    }

    /// Which puzzles are wanted.
    pub fn wanted(&self) -> Wanted {
        self.wanted
    }

    /// The day on which it was read what has come back.
    pub fn today(&self) -> Date {
        self.today
    }

    /// Shows how a set against the clock has ended.
    pub fn show_ended_set(&mut self, ended: EndedSet) {
        self.ended = Some(ended);
    }

    /// Handles one message. A press right after a set has ended was meant for its board.
    pub fn update(&mut self, message: Message, now: Instant) -> Action {
        let opens = matches!(message, Message::Next | Message::Open(_) | Message::BeginSet | Message::Leave);
        if opens && self.ended.as_ref().is_some_and(|ended| now < ended.shown + PRESS_GRACE) {
            return Action::None;
        }
        match message {
            Message::Kind(kind) => self.want(Wanted { kind, ..self.wanted }),
            Message::About(theme) => self.want(Wanted { theme, ..self.wanted }),
            Message::OnlyFavourites(favourites) => self.want(Wanted { favourites, ..self.wanted }),
            Message::Next => {
                if let Some(next) = self.next {
                    return Action::Open(Box::new(next.clone()));
                }
            }
            Message::Open(id) => {
                if let Some(puzzle) = puzzles::find(&id) {
                    return Action::Open(Box::new(puzzle.clone()));
                }
            }
            Message::Favourite(id, is_favourite) => {
                self.history.favourites.set(&id, is_favourite);
                self.want(self.wanted);
                return Action::Favourite { id, is_favourite };
            }
            Message::BeginSet => {
                self.ended = None;
                return Action::BeginSet;
            }
            Message::Paste => return Action::ReadClipboard,
            Message::Pasted(text) => match text.filter(|text| !text.trim().is_empty()) {
                None => self.refused = Some(None),
                Some(text) => match pasted::strip_marks(&text).parse() {
                    Ok(puzzle) => return Action::Open(Box::new(puzzle)),
                    Err(error) => self.refused = Some(Some(error)),
                },
            },
            Message::Leave => return Action::Leave,
        }
        Action::None
    }

    fn want(&mut self, wanted: Wanted) {
        (self.wanted, self.next) = (wanted, wanted.next(&self.history, self.today));
    }
}
