//! Challenges: a code of somebody's deal to take up, and what was made of those that were.

mod view;

use iced::widget::image;
use skipstone_core::challenge::{Attempt, AttemptError, Challenge, ChallengeCodeError};
use skipstone_core::record::Record;

use crate::days::TakenRound;
use crate::store::{RoundKey, SeriesId, Store, StoreError, TakenChallenge};
use crate::widget::qr_code::Squares;

/// The state of the screen.
#[derive(Debug)]
pub struct State {
    typed: String,
    /// What was typed, read as a code; `None` while nothing is typed.
    entered: Option<Result<Entered, ChallengeCodeError>>,
    /// What was taken up here, the newest first.
    taken: Vec<Taken>,
    /// Why the file that was opened last proves nothing.
    refused: Option<AttemptError>,
    /// The challenge whose code was copied last.
    copied: Option<String>,
}

/// A challenge whose code was entered.
#[derive(Debug)]
struct Entered {
    challenge: Challenge,
    /// The code to be scanned.
    picture: Option<image::Handle>,
}

/// A challenge that was taken up.
#[derive(Debug)]
struct Taken {
    challenge: TakenChallenge,
    round: TakenRound,
    /// What others made of it, by the records that were opened; with it the own one.
    attempts: Vec<Attempt>,
}

/// Input on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Changes what is typed.
    Typed(String),
    /// Takes up the entered challenge.
    TakeUp,
    /// Continues the round of a challenge.
    Continue(SeriesId),
    /// Copies the code of a challenge.
    Copy(String),
    /// Asks for the record of somebody's round.
    OpenFile,
    /// What the records of somebody's round and the own one prove of the challenge of a series.
    Compared(SeriesId, Box<Result<Vec<Attempt>, AttemptError>>),
    /// Leaves the screen.
    Leave,
}

/// What the root does for the screen.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing to do.
    None,
    /// Take up a challenge, or go on with it.
    TakeUp(Box<Challenge>),
    /// Continue a series.
    Continue(SeriesId),
    /// Put a text into the clipboard.
    Copy(String),
    /// Ask for a record and open it.
    OpenFile,
    /// Open the title screen.
    Leave,
}

/// Records to be compared, which takes a while: the computer players of both are asked again.
#[derive(Debug, Clone)]
pub struct Comparison {
    challenge: Challenge,
    series: SeriesId,
    records: Vec<Record>,
}

impl Comparison {
    /// What the records prove.
    pub fn run(self) -> Message {
        let attempts = self.records.iter().map(|record| self.challenge.check(record)).collect();
        Message::Compared(self.series, Box::new(attempts))
    }
}

impl State {
    /// Reads what was taken up from the profile's store, with a code in the field.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn new(store: &Store, entered: Option<&Challenge>) -> Result<State, StoreError> {
        let mut taken = Vec::new();
        for challenge in store.taken_challenges()? {
            let round = TakenRound::read(store, challenge.series, challenge.challenge.seat())?;
            taken.push(Taken { challenge, round, attempts: Vec::new() });
        }
        taken.sort_by_key(|taken| std::cmp::Reverse(taken.challenge.begun));
        let mut state = State { typed: String::new(), entered: None, taken, refused: None, copied: None };
        if let Some(challenge) = entered {
            state.enter(challenge.to_string());
        }
        Ok(state)
    }

    /// Handles one message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Typed(typed) => self.enter(typed),
            Message::TakeUp => {
                if let Some(Ok(Entered { challenge, .. })) = &self.entered {
                    return Action::TakeUp(Box::new(challenge.clone()));
                }
            }
            Message::Continue(series) => return Action::Continue(series),
            Message::Copy(code) => {
                self.copied = Some(code.clone());
                return Action::Copy(code);
            }
            Message::OpenFile => return Action::OpenFile,
            Message::Compared(series, compared) => self.show_comparison(series, *compared),
            Message::Leave => return Action::Leave,
        }
        Action::None
    }

    /// The comparison of a record with the own round; `None` if no challenge that was played here has its deal.
    pub fn compare(&self, record: &Record, store: &Store) -> Option<Comparison> {
        let is_same =
            |taken: &&Taken| taken.round.outcome.is_some() && taken.challenge.challenge.is_dealt_in(record);
        let Taken { challenge: TakenChallenge { challenge, series, .. }, .. } =
            self.taken.iter().find(is_same)?;
        let own = store.record(RoundKey { series: *series, number: 1 }).ok().flatten();
        let records = own.into_iter().chain([record.clone()]).collect();
        Some(Comparison { challenge: challenge.clone(), series: *series, records })
    }

    fn enter(&mut self, typed: String) {
        let read = (!typed.trim().is_empty()).then(|| typed.parse::<Challenge>());
        let entered = |challenge: Challenge| {
            let picture = Squares::of(&challenge.to_string()).map(|squares| squares.picture());
            Entered { challenge, picture }
        };
        self.entered = read.map(|read| read.map(entered));
        self.typed = typed;
    }

    fn show_comparison(&mut self, series: SeriesId, compared: Result<Vec<Attempt>, AttemptError>) {
        let Some(taken) = self.taken.iter_mut().find(|taken| taken.challenge.series == series) else {
            return;
        };
        match compared {
            Ok(attempts) => {
                for attempt in attempts {
                    if !taken.attempts.contains(&attempt) {
                        taken.attempts.push(attempt);
                    }
                }
                taken.attempts.sort_by_key(Attempt::rank);
                self.refused = None;
            }
            Err(error) => self.refused = Some(error),
        }
    }
}
