//! Puzzles: positions with one proven answer.
//!
//! *Play it out* lays open what comes: the next stock cards and, where the hand is played empty, the next hand. As many stock cards
//! as possible are to be played in this turn; the answer is found by trying everything. *What now?* is a position with its cards
//! hidden, in which one turn is better than every other one by far; a turn is what is done up to the next new card, or to its end.
//!
//! A puzzle's text is that of its [`Position`] with these lines before it:
//!
//! | key | value |
//! | --- | --- |
//! | `kind` | `play-it-out` or `what-now` |
//! | `stock` | *Play it out*: the most stock cards that the turn can play |
//! | `percent` | *What now?*: the chances to win with the best turn and with the next best one, like `63.66 47.20` |
//! | `line` | the moves of an answer |
//! | `next` | *What now?*: the moves of the next best turn |
//! | `rating` | how hard it is, as a number like a player's rating |
//! | `themes` | what it is about, or `-` |
//! | `level` | the weakest computer player that finds an answer, or `-` |
//!
//! The cards of the stock pile and of the draw pile that are named (not `?`) lie open. Several puzzles are separated by a line `---`.
//!
//! ```
//! use skipstone_core::puzzle::{Puzzle, PuzzleKind};
//! use skipstone_core::{Move, Seat};
//!
//! let puzzle: Puzzle = "kind: play-it-out\n stock_cards: 2\n line: h1>b1 s>b1 s>b2\n rating: 900\n themes: wilds\n level: easy\n \
//!     b2: 1 2\n s@1: 4? 3 2\n h@1: W 9\n s@2: 9? 12".parse()?;
//! assert_eq!(puzzle.kind(), PuzzleKind::PlayItOut);
//! assert_eq!(puzzle.open_stock_cards(), 2);
//! let line = ["h1>b1", "s>b1", "s>b2"].map(|mv| Move::parse(mv, Seat::ONE).expect("a move"));
//! assert!(puzzle.is_solved_by(&line));
//! assert_eq!(puzzle.to_string().parse::<Puzzle>()?.id(), puzzle.id());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod attempt;
mod open;
mod solve;
mod text;
mod themes;

use std::fmt;

use crate::bot::advice::AdvisedMove;
use crate::bot::{self, Level};
use crate::card::Rank;
use crate::moves::Move;
use crate::position::{CardSpec, Location, PileSpec, Position, PositionError};
use crate::round::Round;
use crate::seed::Seed;

pub use crate::bot::Block;
pub use crate::bot::advice::Reason;
pub use crate::bot::review::Mistake;
pub use answer::{Answer, Percent};
pub use attempt::PuzzleAttempt;
pub use open::{NamedCards, shown};
pub use solve::{Solution, Unsolvable, solve};
pub use text::{PuzzleProblem, PuzzleTextError, PuzzlesError, read_puzzles, write_puzzles};

/// A position with a proven answer. It was checked: its position is possible, and the moves of its answer are legal.
#[derive(Debug, Clone)]
pub struct Puzzle {
    position: Position,
    round: Round,
    answer: Answer,
    rating: u16,
    themes: Vec<Theme>,
    found_by: Option<Level>,
}

/// Why a round and an answer make no puzzle.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// No position shows the round.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The answer is none.
    #[error("{key}: {fault}")]
    Answer {
        /// The key that it has in the puzzle's text.
        key: &'static str,
        /// The problem.
        fault: PuzzleProblem,
    },
}

/// The highest rating of a puzzle.
const MAX_RATING: u16 = 9_999;

/// The kind of a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PuzzleKind {
    /// As many stock cards as possible, with the coming cards open.
    PlayItOut,
    /// The best turn, with hidden cards.
    WhatNow,
}

/// What a puzzle is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// Wilds: where to play them, or to keep them.
    Wilds,
    /// Discards are dug out.
    Digging,
    /// A build pile is completed first.
    Completing,
    /// The hand is played empty.
    HandOut,
    /// It leaves an opponent less than the next best turn does (see [`Puzzle::block`]).
    Blocking,
    /// A partner's piles matter.
    Partner,
}

impl PuzzleKind {
    /// Both kinds.
    pub const ALL: [PuzzleKind; 2] = [PuzzleKind::PlayItOut, PuzzleKind::WhatNow];

    /// The name in texts and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            PuzzleKind::PlayItOut => "play-it-out",
            PuzzleKind::WhatNow => "what-now",
        }
    }
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 6] =
        [Theme::Wilds, Theme::Digging, Theme::Completing, Theme::HandOut, Theme::Blocking, Theme::Partner];

    /// The name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Wilds => "wilds",
            Theme::Digging => "digging",
            Theme::Completing => "completing",
            Theme::HandOut => "hand-out",
            Theme::Blocking => "blocking",
            Theme::Partner => "partner",
        }
    }
}

impl fmt::Display for PuzzleKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Puzzle {
    /// The puzzle of the seat on turn in a round, with the themes that its answer has. It isn't rated: its rating is 0, and no
    /// computer player is said to find an answer.
    ///
    /// ```
    /// use skipstone_core::Position;
    /// use skipstone_core::bot::Level;
    /// use skipstone_core::puzzle::{Answer, NamedCards, Puzzle, solve};
    ///
    /// let round = "b2: 1 2\n s@1: 4? 3 2\n h@1: W 9\n s@2: 9? 12".parse::<Position>()?.round()?;
    /// let solution = solve(&round)?;
    /// let named = NamedCards { stock: 3, draw: solution.drawn.into() };
    /// let answer = Answer::PlayItOut { stock_cards: solution.stock_cards, line: solution.line };
    /// let puzzle = Puzzle::new(&round, named, answer)?;
    /// assert_eq!(puzzle.open_stock_cards(), 3);
    /// assert!(puzzle.is_found_by(Level::Easy, 1));
    /// assert_eq!(puzzle.rated(900, Some(Level::Easy)).rating(), 900);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the moves of the answer aren't legal, or don't play what it says.
    pub fn new(round: &Round, named: NamedCards, answer: Answer) -> Result<Puzzle, PuzzleError> {
        let position = open::position(round, named);
        let round = position.round()?;
        answer.check(&round).map_err(|(key, fault)| PuzzleError::Answer { key, fault })?;
        let themes = themes::of(&round, &answer);
        Ok(Puzzle { position, round, answer, rating: 0, themes, found_by: None })
    }

    /// The same puzzle with a rating, at most 9,999, and the weakest of the [opponents](Level::OPPONENTS) that finds an answer.
    pub fn rated(self, rating: u16, found_by: Option<Level>) -> Puzzle {
        Puzzle { rating: rating.min(MAX_RATING), found_by, ..self }
    }

    /// The kind.
    pub fn kind(&self) -> PuzzleKind {
        self.answer.kind()
    }

    /// The position, as its text names the cards.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The round to be played on: its seat on turn is the puzzle's player.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// The answer.
    pub fn answer(&self) -> &Answer {
        &self.answer
    }

    /// How hard it is, as a number like a player's rating: who has the same solves every second one.
    pub fn rating(&self) -> u16 {
        self.rating
    }

    /// What it is about, without repetition.
    pub fn themes(&self) -> &[Theme] {
        &self.themes
    }

    /// The weakest of the [opponents](Level::OPPONENTS) that finds an answer; `None` if none does.
    pub fn found_by(&self) -> Option<Level> {
        self.found_by
    }

    /// A short name that stays the same as long as kind and position do.
    pub fn id(&self) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        const LENGTH: u32 = 7;
        let text = format!("{}\n{}", self.kind(), text::compact(&self.position));
        // FNV-1a, whose lower half is mixed with the upper one.
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let mixed = hash ^ hash >> 35;
        (0..LENGTH).map(|at| char::from(LETTERS[(mixed >> (5 * at)) as usize % 32])).collect()
    }

    /// How many cards of the player's stock pile lie open, the top one included.
    pub fn open_stock_cards(&self) -> usize {
        self.open_cards(Location::Stock(self.round.turn()))
    }

    /// How many cards of the draw pile lie open: the next ones to be drawn.
    pub fn open_draw_cards(&self) -> usize {
        self.open_cards(Location::Draw)
    }

    fn open_cards(&self, pile: Location) -> usize {
        let is_hidden = |card: &CardSpec| matches!(card, CardSpec::Any(_));
        let cards = self.position.piles.get(&pile).map_or(&[][..], |pile: &PileSpec| &pile.cards);
        cards.iter().rev().take_while(|card| !is_hidden(card)).count()
    }

    /// Whether these moves of the player, from the beginning, are an answer: they play as many stock cards as possible, or are the
    /// best turn, in whatever order.
    pub fn is_solved_by(&self, moves: &[Move]) -> bool {
        match &self.answer {
            Answer::PlayItOut { stock_cards, .. } => {
                answer::stock_cards_played(&self.round, moves).is_ok_and(|played| played == *stock_cards)
            }
            Answer::WhatNow { line, .. } => {
                bot::is_same_turn(&self.round.view(self.round.turn()), line, moves)
            }
        }
    }

    /// Why the best turn of *What now?* is good, the most telling first.
    pub fn reasons(&self) -> Vec<Reason> {
        match &self.answer {
            Answer::PlayItOut { .. } => Vec::new(),
            Answer::WhatNow { line, .. } => bot::turn_reasons(&self.round.view(self.round.turn()), line),
        }
    }

    /// Whom the best turn of *What now?* keeps further from playing a stock card than the next best one, which gains as much.
    pub fn block(&self) -> Option<Block> {
        match &self.answer {
            Answer::PlayItOut { .. } => None,
            Answer::WhatNow { line, next, .. } => bot::block(&self.round.view(self.round.turn()), line, next),
        }
    }

    /// The puzzle with the themes that its answer has, whatever its text says.
    pub fn classified(self) -> Puzzle {
        Puzzle { themes: themes::of(&self.round, &self.answer), ..self }
    }

    /// What these moves do wrong, compared with the answer of *What now?*; `None` if they are as good, and of the other kind.
    pub fn mistake(&self, moves: &[Move]) -> Option<Mistake> {
        if self.kind() != PuzzleKind::WhatNow || self.is_solved_by(moves) {
            return None;
        }
        Some(Mistake::of(&self.in_cards(moves), &[], &self.answer_in_cards(), &self.reasons()))
    }

    /// The moves of the answer with their cards, to be told in words.
    pub fn answer_in_cards(&self) -> Vec<AdvisedMove> {
        self.in_cards(self.answer.line())
    }

    /// Moves of the player, from the beginning, with their cards; up to the first that is illegal.
    pub fn in_cards(&self, moves: &[Move]) -> Vec<AdvisedMove> {
        let mut round = self.round.clone();
        let seat = round.turn();
        let mut line = Vec::new();
        for mv in moves {
            line.push(AdvisedMove::of(&round.view(seat), *mv));
            if round.play_into(seat, *mv, &mut ()).is_err() {
                break;
            }
        }
        line
    }

    /// The cards that come, the next one first, as far as they lie open: of the stock pile below its top, and of the draw pile.
    /// In *What now?* none do.
    /// Wilds have no rank.
    pub fn coming(&self) -> (Vec<Option<Rank>>, Vec<Option<Rank>>) {
        if self.kind() == PuzzleKind::WhatNow {
            return (Vec::new(), Vec::new());
        }
        let next = |pile: Location, above: usize, open: usize| {
            let cards = self.position.piles.get(&pile).map_or(&[][..], |pile: &PileSpec| &pile.cards);
            let ranks = cards.iter().rev().take(open).skip(above).map(|card| match card {
                CardSpec::Exact(card) => card.rank(),
                CardSpec::Rank(rank) => *rank,
                CardSpec::Any(_) => None,
            });
            ranks.collect()
        };
        let stock = next(Location::Stock(self.round.turn()), 1, self.open_stock_cards());
        (stock, next(Location::Draw, 0, self.open_draw_cards()))
    }

    /// The chance to win the round after these moves of the player, a whole turn as *What now?* asks for, in determinizations that
    /// come from the seed. Takes up to a second.
    pub fn chance_of(&self, moves: &[Move], seed: &Seed) -> Percent {
        /// A standard error below 1 %, where the best turn leads by 8.
        const SAMPLES: u64 = 2_000;
        let view = self.round.view(self.round.turn());
        Percent::of(bot::chance_of_turn(&view, seed, moves, SAMPLES))
    }

    /// Whether the answer is found again: *Play it out* by trying everything, *What now?* by other determinizations, which come
    /// from the seed. Takes up to some seconds.
    pub fn is_confirmed(&self, seed: &Seed) -> bool {
        match &self.answer {
            Answer::PlayItOut { stock_cards, .. } => {
                solve(&self.round).is_ok_and(|solution| solution.stock_cards == *stock_cards)
            }
            Answer::WhatNow { line, .. } => {
                bot::is_still_best(&self.round.view(self.round.turn()), seed, line)
            }
        }
    }

    /// Whether a computer player finds an answer.
    pub fn is_found_by(&self, level: Level, seed: u64) -> bool {
        let mut player = level.seeded(seed);
        let moves = match self.kind() {
            PuzzleKind::PlayItOut => bot::play_turn(&self.round, &mut *player),
            PuzzleKind::WhatNow => bot::decide(&self.round, &mut *player),
        };
        self.is_solved_by(&moves)
    }
}
