//! Parsing and printing of puzzles.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::bot::Level;
use crate::check::IllegalMove;
use crate::moves::Move;
use crate::notation::Written;
use crate::position::{Position, PositionError, PositionTextError};
use crate::seat::Seat;

use super::answer::{Answer, CHANCES, Percent};
use super::{MAX_RATING, Puzzle, PuzzleKind, Theme};

/// The line between two puzzles.
const SEPARATOR: &str = "---";

/// The keys of a puzzle, before those of its position.
const KEYS: [&str; 8] = ["kind", "stock_cards", "percent", "line", "next_best", "rating", "themes", "level"];

/// The problem of a puzzle's text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleTextError {
    /// The position's lines are invalid.
    #[error(transparent)]
    Text(#[from] PositionTextError),
    /// The position is impossible.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A key of the puzzle is missing or wrong.
    #[error("{}{key}: {fault}", .line.map(|line| format!("line {line}: ")).unwrap_or_default())]
    Key {
        /// The line, from 1; `None` for a missing key.
        line: Option<usize>,
        /// The key.
        key: &'static str,
        /// The problem.
        fault: PuzzleProblem,
    },
}

/// The problem of a key of a puzzle.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleProblem {
    /// The key is needed.
    #[error("a puzzle of this kind needs it")]
    Missing,
    /// The other kind of puzzle has this key.
    #[error("a puzzle of this kind has none")]
    OtherKind,
    /// The key is in an earlier line too.
    #[error("it stands in line {0} already")]
    Duplicate(usize),
    /// The value isn't allowed.
    #[error("{value:?} is not allowed: it is {allowed}")]
    Value {
        /// The value in the text.
        value: String,
        /// The allowed values, for display.
        allowed: &'static str,
    },
    /// The round of the position is over.
    #[error("the round is over, so there is nothing to play")]
    Over,
    /// A move isn't legal.
    #[error("{mv} can't be played")]
    Illegal {
        /// The move.
        mv: Written<Move>,
        /// Why not.
        #[source]
        reason: IllegalMove,
    },
    /// Moves follow the end of the turn, or the first new card.
    #[error("{0} is behind the end of the turn")]
    Later(Written<Move>),
    /// Not as many stock cards are played as are said to be possible.
    #[error("it plays {0} stock cards")]
    OtherNumber(u8),
    /// The moves are no turn that is told from others.
    #[error("these moves are no turn up to its end or to a new card")]
    NoTurn,
}

/// The problem of a text of several puzzles.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("puzzle {number}, from line {line} on")]
pub struct PuzzlesError {
    /// Which puzzle of the text, from 1.
    pub number: usize,
    /// The line of the text on which it begins, from 1.
    pub line: usize,
    /// Its problem; lines in it are counted from there.
    #[source]
    pub error: PuzzleTextError,
}

/// Parses puzzles that are separated by lines `---`.
///
/// # Errors
/// If one is invalid.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, PuzzlesError> {
    let mut parts = vec![(1, String::new())];
    for (line, words) in (1..).zip(text.lines()) {
        if words.trim() == SEPARATOR {
            parts.push((line + 1, String::new()));
        } else if let Some((_, part)) = parts.last_mut() {
            part.push_str(words);
            part.push('\n');
        }
    }
    let parsed = (1..)
        .zip(parts)
        .map(|(number, (line, part))| part.parse().map_err(|error| PuzzlesError { number, line, error }));
    parsed.collect()
}

/// The text of several puzzles.
pub fn write_puzzles<'a>(puzzles: impl IntoIterator<Item = &'a Puzzle>) -> String {
    let texts: Vec<String> = puzzles.into_iter().map(Puzzle::to_string).collect();
    texts.join(&format!("{SEPARATOR}\n"))
}

/// The text of a position without the lines that name nothing.
pub(super) fn compact(position: &Position) -> String {
    let chance = |position: &Position| {
        let text = position.to_string();
        text.lines().find(|line| line.starts_with("chance:")).map(str::to_owned)
    };
    let default = chance(&Position::default());
    let text = position.to_string();
    let says_something = |line: &&str| !line.ends_with(": -") && Some(*line) != default.as_deref();
    text.lines().filter(says_something).map(|line| format!("{line}\n")).collect()
}

/// The lines of a puzzle's own keys, with their numbers.
struct Keys(BTreeMap<&'static str, (usize, String)>);

impl Keys {
    /// The values of a key that it needs, as `read` understands them.
    fn read<T>(
        &self,
        key: &'static str,
        allowed: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, PuzzleTextError> {
        let missing = PuzzleTextError::Key { line: None, key, fault: PuzzleProblem::Missing };
        let (line, value) = self.0.get(key).ok_or(missing)?;
        let fault = PuzzleProblem::Value { value: value.clone(), allowed };
        read(value).ok_or(PuzzleTextError::Key { line: Some(*line), key, fault })
    }

    fn moves(&self, key: &'static str, seat: Seat) -> Result<Vec<Move>, PuzzleTextError> {
        let moves = |text: &str| {
            let moves: Option<Vec<Move>> =
                text.split_whitespace().map(|mv| Move::parse(mv, seat).ok()).collect();
            moves.filter(|moves| !moves.is_empty())
        };
        self.read(key, "moves, like h3>b1 s>b2", moves)
    }

    fn fault(&self, key: &'static str, fault: PuzzleProblem) -> PuzzleTextError {
        PuzzleTextError::Key { line: self.0.get(key).map(|(line, _)| *line), key, fault }
    }

    /// Checks that keys of the other kind are absent.
    fn has_none(&self, keys: &[&'static str]) -> Result<(), PuzzleTextError> {
        match keys.iter().find(|key| self.0.contains_key(*key)) {
            Some(key) => Err(self.fault(key, PuzzleProblem::OtherKind)),
            None => Ok(()),
        }
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleTextError;

    fn from_str(text: &str) -> Result<Puzzle, PuzzleTextError> {
        let mut keys = Keys(BTreeMap::new());
        // The position's lines keep their numbers.
        let mut rest = String::new();
        for (number, line) in (1..).zip(text.lines()) {
            let words = line.split('#').next().unwrap_or_default();
            let entry = words.split_once(':').map(|(key, value)| (key.trim(), value.trim()));
            let own = entry.and_then(|(key, value)| Some((*KEYS.iter().find(|own| **own == key)?, value)));
            match own {
                Some((key, value)) => {
                    if let Some((first, _)) = keys.0.insert(key, (number, value.to_owned())) {
                        return Err(keys.fault(key, PuzzleProblem::Duplicate(first)));
                    }
                }
                None => rest.push_str(line),
            }
            rest.push('\n');
        }
        let kind = keys.read("kind", "play-it-out or what-now", |text| {
            PuzzleKind::ALL.into_iter().find(|kind| kind.name() == text)
        })?;
        let position: Position = rest.parse()?;
        let round = position.round()?;
        if round.ending().is_some() {
            return Err(keys.fault("kind", PuzzleProblem::Over));
        }
        let answer = match kind {
            PuzzleKind::PlayItOut => play_it_out(&keys, round.turn())?,
            PuzzleKind::WhatNow => what_now(&keys, round.turn())?,
        };
        answer.check(&round).map_err(|(key, fault)| keys.fault(key, fault))?;
        let rating = keys.read("rating", "a number below 10000", |text| {
            text.parse().ok().filter(|rating| *rating <= MAX_RATING)
        })?;
        let themes = keys.read("themes", "themes, like wilds digging, each once, or -", read_themes)?;
        let found_by = keys.read("level", "easy, normal, hard, expert or -", |text| match text {
            "-" => Some(None),
            _ => Level::OPPONENTS.into_iter().find(|level| level.name() == text).map(Some),
        })?;
        Ok(Puzzle { position, round, answer, rating, themes, found_by })
    }
}

fn play_it_out(keys: &Keys, seat: Seat) -> Result<Answer, PuzzleTextError> {
    keys.has_none(&["percent", "next_best"])?;
    let number = |text: &str| text.parse().ok().filter(|number| *number > 0);
    let stock_cards = keys.read("stock_cards", "a number of cards from 1 on", number)?;
    Ok(Answer::PlayItOut { stock_cards, line: keys.moves("line", seat)? })
}

fn what_now(keys: &Keys, seat: Seat) -> Result<Answer, PuzzleTextError> {
    keys.has_none(&["stock_cards"])?;
    let percent = |text: &str| {
        let (best, next) = text.split_once(' ')?;
        Some((best.parse::<Percent>().ok()?, next.trim().parse::<Percent>().ok()?))
    };
    let (chance, next_chance) = keys.read("percent", CHANCES, percent)?;
    Ok(Answer::WhatNow {
        line: keys.moves("line", seat)?,
        chance,
        next: keys.moves("next_best", seat)?,
        next_chance,
    })
}

fn read_themes(text: &str) -> Option<Vec<Theme>> {
    if text == "-" {
        return Some(Vec::new());
    }
    let mut themes = Vec::new();
    for word in text.split_whitespace() {
        let theme = Theme::ALL.into_iter().find(|theme| theme.name() == word)?;
        if themes.contains(&theme) {
            return None;
        }
        themes.push(theme);
    }
    (!themes.is_empty()).then_some(themes)
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "kind: {}", self.kind())?;
        let seat = self.round.turn();
        let moves = |moves: &[Move]| words(&moves.iter().map(|mv| mv.written_by(seat)).collect::<Vec<_>>());
        match &self.answer {
            Answer::PlayItOut { stock_cards, line } => {
                writeln!(f, "stock_cards: {stock_cards}\nline: {}", moves(line))?;
            }
            Answer::WhatNow { line, chance, next, next_chance } => {
                writeln!(f, "percent: {chance} {next_chance}")?;
                writeln!(f, "line: {}\nnext_best: {}", moves(line), moves(next))?;
            }
        }
        writeln!(f, "rating: {}", self.rating)?;
        writeln!(f, "themes: {}", words(&self.themes))?;
        writeln!(f, "level: {}", self.found_by.map_or("-", Level::name))?;
        f.write_str(&compact(&self.position))
    }
}

fn words(items: &[impl ToString]) -> String {
    let words: Vec<String> = items.iter().map(ToString::to_string).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}
