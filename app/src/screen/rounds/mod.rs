//! The rounds that were played, the newest first: each can be seen again, or saved as a file.

mod view;

use std::path::PathBuf;

use jiff::tz::TimeZone;
use skipstone_core::Seat;
use skipstone_core::record::Record;

use super::Context;
use crate::export::{self, Failed};
use crate::store::{PlayedRound, RoundId, Store, Trouble};
use crate::tr;

/// How many rounds stand on a page. Thousands may have been played: the others aren't laid out.
const PAGE: usize = 25;

/// What desktops know records by.
const EXTENSION: &str = "skipstone.jsonl";

/// The rounds of a store.
#[derive(Debug)]
pub struct State {
    /// The newest first.
    rounds: Vec<PlayedRound>,
    /// The page that is shown, from 0.
    page: usize,
    /// What came of something the player did.
    told: Option<Told>,
}

/// What came of something the player did.
#[derive(Debug)]
enum Told {
    /// A record was saved.
    Saved(PathBuf),
    /// A record can't be saved.
    NotSaved(Failed),
    /// A record isn't there any more.
    Gone,
    /// The store can't be read.
    Trouble(Trouble),
}

/// What happens on the screen.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// Another page.
    Page(usize),
    /// A round is to be seen again.
    Replay(RoundId),
    /// A round is to be seen again, with a review of how it was played.
    Review(RoundId),
    /// A round's record is to be saved as a file.
    Save(RoundId),
    /// A record from elsewhere is to be opened.
    OpenFile,
    /// The player is done.
    Back,
}

/// What the screen wants of the rest.
#[derive(Debug)]
pub enum Action {
    /// Nothing.
    None,
    /// Play back a round.
    Replay(Box<Again>),
    /// Ask for a file and open it.
    OpenFile,
    /// Leave the screen.
    Leave,
}

/// A round to be seen again.
#[derive(Debug)]
pub struct Again {
    /// What happened in it.
    pub record: Record,
    /// Where the player sat.
    pub me: Option<Seat>,
    /// Whether it is to be reviewed.
    pub reviews: bool,
}

impl State {
    /// The newest rounds of a store.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn new(store: &Store) -> Result<State, Trouble> {
        let mut rounds = store.rounds()?;
        rounds.reverse();
        Ok(State { rounds, page: 0, told: None })
    }

    /// Does what a message asks for.
    pub fn update(&mut self, message: Message, store: &Store, context: Context<'_>) -> Action {
        self.told = None;
        match message {
            Message::Page(page) => self.page = page.min(self.last_page()),
            Message::Replay(id) => return self.again(id, false, store),
            Message::Review(id) => return self.again(id, true, store),
            Message::Save(id) => {
                if let Some(record) = self.record(id, store) {
                    self.save(id, &record, context);
                }
            }
            Message::OpenFile => return Action::OpenFile,
            Message::Back => return Action::Leave,
        }
        Action::None
    }

    fn again(&mut self, id: RoundId, reviews: bool, store: &Store) -> Action {
        let Some(record) = self.record(id, store) else { return Action::None };
        let me = self.rounds.iter().find(|round| round.id == id).and_then(|round| round.me);
        Action::Replay(Box::new(Again { record, me, reviews }))
    }

    /// The record of a round, or why there is none.
    fn record(&mut self, id: RoundId, store: &Store) -> Option<Record> {
        match store.record(id) {
            Ok(Some(record)) => return Some(record),
            Ok(None) => self.told = Some(Told::Gone),
            Err(trouble) => self.told = Some(Told::Trouble(trouble)),
        }
        None
    }

    /// Saves the record of a round where the player keeps documents.
    fn save(&mut self, id: RoundId, record: &Record, context: Context<'_>) {
        let Some(round) = self.rounds.iter().find(|round| round.id == id) else { return };
        let date = TimeZone::system().to_datetime(round.finished).strftime("%Y-%m-%d %H.%M").to_string();
        let name = tr!(context.locale, "rounds-file", date = date, round = id.number);
        let saved = export::to_documents(&name, EXTENSION, |file| write!(file, "{record}"));
        self.told = Some(saved.map_or_else(Told::NotSaved, Told::Saved));
    }

    fn last_page(&self) -> usize {
        self.rounds.len().saturating_sub(1) / PAGE
    }
}
