//! The puzzles: which one is next, and what became of those that were tried.

mod view;

use skipstone_core::pasted;
use skipstone_core::puzzle::{Puzzle, PuzzleKind, PuzzleTextError, Theme};

use crate::puzzles::{self, Progress, Wanted};
use crate::store::{Store, StoreError, TriedPuzzle};

/// The state of the screen.
#[derive(Debug)]
pub struct State {
    wanted: Wanted,
    /// What was tried, in the order of the first tries.
    tried: Vec<TriedPuzzle>,
    progress: Progress,
    /// The puzzle that is next of those that are wanted; `None` if all are solved.
    next: Option<&'static Puzzle>,
    /// Why what was pasted last is no puzzle; `None` if nothing was, and of an empty clipboard.
    refused: Option<Option<PuzzleTextError>>,
}

/// Input on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// Wants only puzzles of a kind, or all.
    Kind(Option<PuzzleKind>),
    /// Wants only puzzles about a theme, or all.
    About(Option<Theme>),
    /// Opens the next puzzle.
    Next,
    /// Opens the puzzle with this short name.
    Open(String),
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
    pub fn new(store: &Store, wanted: Wanted) -> Result<State, StoreError> {
        let tried = store.tried_puzzles()?;
        let (progress, next) = (Progress::of(&tried), wanted.next(&tried));
        Ok(State { wanted, tried, progress, next, refused: None })
    }

    /// Which puzzles are wanted.
    pub fn wanted(&self) -> Wanted {
        self.wanted
    }

    /// Handles one message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Kind(kind) => self.want(Wanted { kind, ..self.wanted }),
            Message::About(theme) => self.want(Wanted { theme, ..self.wanted }),
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
        (self.wanted, self.next) = (wanted, wanted.next(&self.tried));
    }
}
