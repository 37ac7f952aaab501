//! Challenges: a code of somebody's deal to accept, those that came as files, and what was made of those that were accepted.

mod comparison;
mod view;

use std::iter;
use std::path::PathBuf;

use iced::widget::image;
use skipstone_core::bot::Level;
use skipstone_core::challenge::{
    AttemptError, Challenge, ChallengeAttempt, ChallengeCodeError, ChallengeFile,
};
use skipstone_core::record::{Record, SeatRecord};
use skipstone_core::table::Player;

use crate::days::AcceptedRound;
use crate::files::export::ExportError;
use crate::link::LinkKind;
use crate::screen::Context;
use crate::store::{AcceptedChallenge, RoundKey, Store, StoreError, StoredSeriesId};
use crate::tr;
use crate::widget::picture_cache::PictureCache;
use crate::widget::qr_code::Squares;

/// The state of the screen.
#[derive(Debug)]
pub struct State {
    typed: String,
    /// What was typed, read as a code; `None` while nothing is typed.
    entered: Option<Result<Entered, ChallengeCodeError>>,
    /// Those that came as files and weren't accepted.
    waiting: Vec<Waiting>,
    /// Those that came as files and are deals of rounds that were played here before.
    known: Vec<Known>,
    /// What was accepted here, the newest first.
    accepted: Vec<Accepted>,
    /// Whether the records of a file are being checked.
    is_checking: bool,
    /// The records of the last file that prove nothing.
    refused: Vec<RefusedRecord>,
    /// What became of the last challenge that was saved.
    saved: Option<Result<PathBuf, ExportError>>,
    /// Which button has copied something last.
    copied: Option<CopyButton>,
    pictures: PictureCache,
}

/// A challenge whose code was entered.
#[derive(Debug)]
struct Entered {
    challenge: Challenge,
    /// The code to be scanned.
    picture: Option<image::Handle>,
    /// What was made of it, the best first, if it is the deal of a round that was played here before; else empty.
    made: Vec<Made>,
}

/// A button that copies a code or a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CopyButton {
    /// That of the challenge whose code was entered.
    Entered,
    /// That of its link.
    EnteredLink,
    /// That of the challenge that was accepted for this series.
    Accepted(StoredSeriesId),
}

/// A challenge that came as a file.
#[derive(Debug)]
struct Waiting {
    challenge: Challenge,
    /// Who has played it.
    rivals: Vec<String>,
}

/// The deal of a round that was played here before, which others have played as a challenge.
#[derive(Debug)]
struct Known {
    challenge: Challenge,
    /// What was made of it, the best first, the own round among it.
    made: Vec<Made>,
}

/// A challenge that was accepted.
#[derive(Debug)]
struct Accepted {
    challenge: AcceptedChallenge,
    round: AcceptedRound,
    /// Who else has played it.
    rivals: Vec<String>,
    /// What was made of it, the best first, the own round among it. Empty before the own round's end: nothing of what others did is
    /// shown until then.
    made: Vec<Made>,
}

/// What somebody made of a challenge.
#[derive(Debug)]
struct Made {
    attempt: ChallengeAttempt,
    /// Whether it is the own round.
    mine: bool,
}

impl Made {
    /// Who played it.
    fn player(&self, context: Context<'_>) -> String {
        if self.mine { tr!(context, "player-you") } else { player(&self.attempt.name, context) }
    }
}

/// A record that proves nothing of a challenge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedRecord {
    /// Who played it, by the record.
    name: String,
    why: AttemptError,
}

/// Input on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Changes what is typed.
    Typed(String),
    /// Accepts a challenge.
    Accept(Box<Challenge>),
    /// Continues the round of a challenge.
    Continue(StoredSeriesId),
    /// Plays a challenge once more, which doesn't count.
    PlayAgain(Box<Challenge>),
    /// Copies the code of a challenge, or its link.
    Copy(CopyButton, String),
    /// Saves a challenge with what was played of it here.
    Save(Box<Challenge>),
    /// Forgets a challenge that came as a file.
    Remove(Box<Challenge>),
    /// Asks for a challenge, or the record of somebody's round.
    OpenFile,
    /// Leaves the screen.
    Leave,
}

/// What the root does for the screen.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing to do.
    None,
    /// Accept a challenge, or go on with it.
    Accept(Box<Challenge>),
    /// Continue a series.
    Continue(StoredSeriesId),
    /// Open a table with a challenge, for a round that doesn't count.
    PlayAgain(Box<Challenge>),
    /// Put a text into the clipboard.
    Copy(String),
    /// Write a challenge into a file, and [show](State::show_saved) what became of it.
    Save(Box<Challenge>),
    /// Forget a challenge that came as a file.
    Remove(Box<Challenge>),
    /// Ask for a file and open it.
    OpenFile,
    /// Tell that the store can't be read.
    StoreFailed(StoreError),
    /// Go back to the screen below.
    Leave,
}

/// Records to be checked, which takes a while: the computer players of each are asked again.
#[derive(Debug, Clone)]
pub struct RecordsCheck {
    file: ChallengeFile,
    /// The lines of the file that precede the records.
    lines_before: usize,
}

/// A challenge whose records were checked.
#[derive(Debug, Clone)]
pub struct CheckedChallenge {
    /// The challenge, with the records that prove something.
    pub file: ChallengeFile,
    /// The other records.
    pub refused: Vec<RefusedRecord>,
}

impl RecordsCheck {
    /// The check of a file with a challenge.
    pub fn of_file(file: ChallengeFile) -> RecordsCheck {
        RecordsCheck { file, lines_before: 1 }
    }

    /// The check of a record that was opened; `None` if its deal wasn't played to the end here.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn of_record(record: &Record, store: &Store) -> Result<Option<RecordsCheck>, StoreError> {
        let accepted = store.accepted_challenges()?.into_iter().map(|accepted| accepted.challenge);
        for challenge in accepted.chain(challenge_of(record)) {
            if challenge.is_dealt_in(record) && store.own_record_of(&challenge)?.is_some() {
                let file = ChallengeFile { challenge, records: vec![record.clone()] };
                return Ok(Some(RecordsCheck { file, lines_before: 0 }));
            }
        }
        Ok(None)
    }

    /// Checks the records.
    pub fn run(self) -> CheckedChallenge {
        let RecordsCheck { file, lines_before } = self;
        let challenge = file.challenge.clone();
        let (mut proven, mut refused) = (Vec::new(), Vec::new());
        for (record, checked) in file.checked(lines_before) {
            match checked {
                Ok(_) => proven.push(record),
                Err(why) => {
                    let name = record.header.name(challenge.seat()).to_owned();
                    refused.push(RefusedRecord { name, why });
                }
            }
        }
        CheckedChallenge { file: ChallengeFile { challenge, records: proven }, refused }
    }
}

impl State {
    /// Reads what was accepted, and what waits, from the profile's store, with a code in the field.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn new(store: &Store, entered: Option<&Challenge>) -> Result<State, StoreError> {
        let mut state = State {
            typed: String::new(),
            entered: None,
            waiting: Vec::new(),
            known: Vec::new(),
            accepted: Vec::new(),
            is_checking: false,
            refused: Vec::new(),
            saved: None,
            copied: None,
            pictures: PictureCache::default(),
        };
        state.typed = entered.map(Challenge::to_string).unwrap_or_default();
        state.read(store)?;
        Ok(state)
    }

    /// Reads anew what is stored.
    ///
    /// # Errors
    /// If it can't be read; what is shown stays.
    pub fn read(&mut self, store: &Store) -> Result<(), StoreError> {
        let mut files = store.rivals()?;
        let mut accepted = Vec::new();
        for challenge in store.accepted_challenges()? {
            let at = files.iter().position(|file| file.challenge == challenge.challenge);
            accepted.push(Accepted::read(store, challenge, at.map(|at| files.swap_remove(at)))?);
        }
        accepted.sort_by_key(|accepted| std::cmp::Reverse(accepted.challenge.begun));
        self.accepted = accepted;
        (self.waiting, self.known) = (Vec::new(), Vec::new());
        for file in files {
            match store.own_record_of(&file.challenge)? {
                None => self.waiting.push(Waiting { rivals: names(&file), challenge: file.challenge }),
                Some(own) => {
                    let made = made(&file.challenge, &own, &file.records);
                    self.known.push(Known { challenge: file.challenge, made });
                }
            }
        }
        self.waiting.sort_by_key(|waiting| waiting.challenge.to_string());
        self.known.sort_by_key(|known| known.challenge.to_string());
        self.enter(store)
    }

    /// Handles one message.
    pub fn update(&mut self, message: Message, store: &Store) -> Action {
        match message {
            Message::Typed(typed) => {
                (self.typed, self.copied) = (typed, None);
                self.enter(store).map_or_else(Action::StoreFailed, |()| Action::None)
            }
            Message::Accept(challenge) => Action::Accept(challenge),
            Message::PlayAgain(challenge) => Action::PlayAgain(challenge),
            Message::Continue(series) => Action::Continue(series),
            Message::Copy(button, code) => {
                self.copied = Some(button);
                Action::Copy(code)
            }
            Message::Save(challenge) => Action::Save(challenge),
            Message::Remove(challenge) => Action::Remove(challenge),
            Message::OpenFile => Action::OpenFile,
            Message::Leave => Action::Leave,
        }
    }

    /// Says that the records of a file are being checked.
    pub fn show_checking(&mut self) {
        self.is_checking = true;
    }

    /// Says which records of a file were refused, now that they are checked.
    pub fn show_refused(&mut self, refused: Vec<RefusedRecord>) {
        (self.is_checking, self.refused) = (false, refused);
    }

    /// Says what became of a challenge that was to be saved.
    pub fn show_saved(&mut self, saved: Result<PathBuf, ExportError>) {
        self.saved = Some(saved);
    }

    /// Reads what is typed as a code, or a link.
    fn enter(&mut self, store: &Store) -> Result<(), StoreError> {
        let code = LinkKind::Challenge.code_in(&self.typed);
        self.entered = match code.trim() {
            "" => None,
            code => Some(match code.parse() {
                Ok(challenge) => Ok(Entered::read(store, challenge)?),
                Err(error) => Err(error),
            }),
        };
        Ok(())
    }

    /// The challenge whose code was entered.
    fn entered_challenge(&self) -> Option<&Challenge> {
        self.entered.as_ref()?.as_ref().ok().map(|entered| &entered.challenge)
    }
}

impl Entered {
    fn read(store: &Store, challenge: Challenge) -> Result<Entered, StoreError> {
        let picture = Squares::of(&challenge.to_string()).map(|squares| squares.picture());
        let made = match store.own_record_of(&challenge)? {
            Some(own) => made(&challenge, &own, &store.rivals_at(&challenge)?),
            None => Vec::new(),
        };
        Ok(Entered { challenge, picture, made })
    }
}

impl Accepted {
    /// `file` is what others played of the challenge.
    fn read(
        store: &Store,
        challenge: AcceptedChallenge,
        file: Option<ChallengeFile>,
    ) -> Result<Accepted, StoreError> {
        let round = AcceptedRound::read(store, challenge.series, challenge.challenge.seat())?;
        let rivals = file.as_ref().map(names).unwrap_or_default();
        let own = match round.outcome {
            Some(_) => store.record(RoundKey { series: challenge.series, number: 1 })?,
            None => None,
        };
        let records = file.map_or_else(Vec::new, |file| file.records);
        let made = own.map_or_else(Vec::new, |own| made(&challenge.challenge, &own, &records));
        Ok(Accepted { challenge, round, rivals, made })
    }
}

/// What was made of a challenge by the own record and those of others, which were checked when they came; the best first.
fn made(challenge: &Challenge, own: &Record, others: &[Record]) -> Vec<Made> {
    let mut made: Vec<Made> = Vec::new();
    let others = others.iter().map(|record| (record, false));
    for (record, mine) in iter::once((own, true)).chain(others) {
        let attempt = challenge.replay(record).ok();
        let attempt = attempt.filter(|attempt| !made.iter().any(|made| made.attempt == *attempt));
        made.extend(attempt.map(|attempt| Made { attempt, mine }));
    }
    made.sort_by_key(|made| made.attempt.rank());
    made
}

/// The challenge that a record is of, if one person played it; it may be of any round.
fn challenge_of(record: &Record) -> Option<Challenge> {
    let header = &record.header;
    let is_person = |seated: &SeatRecord| seated.player == Player::Human.to_string();
    let mut people = header.setup.seats().zip(&header.seats).filter(|(_, seated)| is_person(seated));
    let (seat, None) = (people.next()?.0, people.next()) else { return None };
    Challenge::of_record(record, seat, Level::Hard).ok()
}

/// Who played the rounds of a file.
fn names(file: &ChallengeFile) -> Vec<String> {
    file.names().map(str::to_owned).collect()
}

/// What is saved of a challenge: what was played of it here, and what others played.
///
/// # Errors
/// If the store can't be read.
pub fn file_of(challenge: &Challenge, store: &Store) -> Result<ChallengeFile, StoreError> {
    let own = store.own_record_of(challenge)?;
    let mut records: Vec<Record> = own.into_iter().collect();
    records.extend(store.rivals_at(challenge)?);
    records.truncate(ChallengeFile::MAX_RECORDS);
    Ok(ChallengeFile { challenge: challenge.clone(), records })
}

/// What a player is called.
fn player(name: &str, context: Context<'_>) -> String {
    match name {
        "" => tr!(context, "challenges-nameless"),
        name => name.to_owned(),
    }
}
