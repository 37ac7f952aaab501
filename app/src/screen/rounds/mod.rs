//! The rounds that were played, the newest first: each can be seen again, or saved as a file.

mod view;

use jiff::tz::TimeZone;
use skipstone_core::record::Record;

use super::Context;
use crate::store::{PlayedRound, RoundId, Store, Trouble};
use crate::{export, tr};

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
}

/// What happens on the screen.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// Another page.
    Page(usize),
    /// A round is to be seen again.
    Replay(RoundId),
    /// A round's record is to be saved as a file.
    Export(RoundId),
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
    Replay(Box<Record>),
    /// Tell the player something.
    Say(String),
    /// Tell the player what is wrong with the store.
    Trouble(Trouble),
    /// Ask for a file and open it.
    OpenFile,
    /// Leave the screen.
    Leave,
}

impl State {
    /// The newest rounds of a store.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn new(store: &Store) -> Result<State, Trouble> {
        let mut rounds = store.rounds()?;
        rounds.reverse();
        Ok(State { rounds, page: 0 })
    }

    /// Does what a message asks for.
    pub fn update(&mut self, message: Message, store: &Store, context: Context<'_>) -> Action {
        match message {
            Message::Page(page) => {
                self.page = page.min(self.last_page());
                Action::None
            }
            Message::Replay(id) => with_record(store, id, context, |record| Action::Replay(Box::new(record))),
            Message::Export(id) => match self.rounds.iter().find(|round| round.id == id) {
                Some(round) => {
                    with_record(store, id, context, |record| Action::Say(save(round, &record, context)))
                }
                None => Action::None,
            },
            Message::OpenFile => Action::OpenFile,
            Message::Back => Action::Leave,
        }
    }

    fn last_page(&self) -> usize {
        self.rounds.len().saturating_sub(1) / PAGE
    }
}

/// Does something with the record of a round, if it is there.
fn with_record(
    store: &Store,
    id: RoundId,
    context: Context<'_>,
    then: impl FnOnce(Record) -> Action,
) -> Action {
    match store.record(id) {
        Ok(Some(record)) => then(record),
        Ok(None) => Action::Say(tr!(context.locale, "rounds-no-record")),
        Err(trouble) => Action::Trouble(trouble),
    }
}

/// Saves a record where the player keeps documents; what is to be said of that.
fn save(round: &PlayedRound, record: &Record, context: Context<'_>) -> String {
    let locale = context.locale;
    let date = TimeZone::system().to_datetime(round.finished).strftime("%Y-%m-%d %H.%M").to_string();
    let name = tr!(locale, "rounds-file", date = date, round = round.id.number);
    match export::to_documents(&name, EXTENSION, |file| write!(file, "{record}")) {
        Ok(path) => tr!(locale, "rounds-exported", path = path.display().to_string()),
        Err(failed) => locale.not_exported(&failed),
    }
}
