//! The list of played rounds, the newest first, for replay, review and export.

mod view;

use std::path::PathBuf;

use jiff::tz::TimeZone;
use skipstone_core::Seat;
use skipstone_core::record::Record;

use super::{Action, Context};
use crate::files::export::{self, ExportError};
use crate::files::open_file::EXTENSION;
use crate::paper::print::{PdfJob, PdfTarget};
use crate::store::{PlayedRound, RoundKey, Store, StoreError};
use crate::tr;

/// Rounds per page. There may be thousands; only one page is laid out.
const PAGE_SIZE: usize = 25;

/// The rounds as read when the screen was opened.
#[derive(Debug)]
pub struct State {
    /// The newest first.
    rounds: Vec<PlayedRound>,
    /// The page that is shown, from 0.
    page: usize,
    /// The result of the last export or replay, shown above the list.
    feedback: Option<Feedback>,
}

/// The result of an action of the player.
#[derive(Debug)]
enum Feedback {
    /// A record was written to a file, or couldn't be.
    Saved(Result<PathBuf, ExportError>),
    /// The record is no longer in the store.
    Gone,
    /// The store couldn't be read.
    Store(StoreError),
}

/// Input on the screen.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// Shows a page, counted from 0.
    Page(usize),
    /// Replays a round.
    Replay(RoundKey),
    /// Replays a round with its review open.
    Review(RoundKey),
    /// Writes a round's record to a file.
    Save(RoundKey),
    /// Opens a round's sheet to be printed.
    Print(RoundKey),
    /// Makes a challenge of a round's deal.
    Challenge(RoundKey),
    /// Asks for a record file and opens it.
    OpenFile,
    /// Leaves the screen.
    Back,
}

impl State {
    /// Reads the rounds of a store.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn new(store: &Store) -> Result<State, StoreError> {
        let mut rounds = store.rounds()?;
        rounds.reverse();
        Ok(State { rounds, page: 0, feedback: None })
    }

    /// Handles one message.
    pub fn update(&mut self, message: Message, store: &Store, context: Context<'_>) -> Action {
        self.feedback = None;
        match message {
            Message::Page(page) => self.page = page.min(self.last_page()),
            Message::Replay(key) => return self.replay(key, false, store),
            Message::Review(key) => return self.replay(key, true, store),
            Message::Save(key) => {
                if let Some((round, record)) = self.recorded(key, store) {
                    self.feedback = Some(Feedback::Saved(save(&round, &record, context)));
                }
            }
            Message::Print(key) => {
                if let Some((round, record)) = self.recorded(key, store) {
                    let (finished, me, target) = (round.finished, round.own_seat(), PdfTarget::Viewer);
                    let job = PdfJob::round(&record, Some(finished), me, target, context.locale);
                    return Action::Pdf(Box::new(job));
                }
            }
            Message::Challenge(key) => {
                if let Some((round, record)) = self.recorded(key, store) {
                    return Action::Challenge(Box::new(record), round.own_seat().unwrap_or(Seat::ONE));
                }
            }
            Message::OpenFile => return Action::OpenFile(tr!(context, "rounds-file-type")),
            Message::Back => return Action::Leave,
        }
        Action::None
    }

    fn replay(&mut self, key: RoundKey, review: bool, store: &Store) -> Action {
        let Some((round, record)) = self.recorded(key, store) else { return Action::None };
        let (me, finished) = (round.own_seat(), round.finished);
        Action::Replay { record: Box::new(record), me, finished, stones: round.stones, review }
    }

    /// A round of the list with its record; `None`, with feedback shown, if that can't be read.
    fn recorded(&mut self, key: RoundKey, store: &Store) -> Option<(PlayedRound, Record)> {
        let round = self.rounds.iter().find(|round| round.key == key)?.clone();
        match store.record(key) {
            Ok(Some(record)) => return Some((round, record)),
            Ok(None) => self.feedback = Some(Feedback::Gone),
            Err(error) => self.feedback = Some(Feedback::Store(error)),
        }
        None
    }

    fn last_page(&self) -> usize {
        self.rounds.len().saturating_sub(1) / PAGE_SIZE
    }
}

/// Writes the record into the player's documents folder, under a new name.
fn save(round: &PlayedRound, record: &Record, context: Context<'_>) -> Result<PathBuf, ExportError> {
    let date = TimeZone::system().to_datetime(round.finished).strftime("%Y-%m-%d %H.%M").to_string();
    let name = tr!(context, "rounds-file", date = date, round = round.key.number);
    export::to_documents(&name, EXTENSION, |file| write!(file, "{record}"))
}
