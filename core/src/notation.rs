//! The text form of cards and moves, and which serde form they have where.
//!
//! A card is `rank.id`: `7.83`, a wild `W.150`. A move is a source, `>` and a target: sources are `h1…` (hand slot), `s`
//! (stock), `d1`–`d4` (discard pile), a partner's with `@seat`: `s@3`, `d2@3`; targets are `b1`–`b4` (build pile) and
//! `d1`–`d4`, with `@seat` where a team shares piles. `pass` and `draw` stand alone. Everything counts from 1.
//!
//! The piles of the seat that moves are written without it, so a move's text has a meaning only with that seat. Where the text names
//! it all the same, it is read.
//!
//! ```
//! use skipstone_core::{Card, Move, Pile, Seat, Source, Target};
//!
//! let card: Card = "7.83".parse()?;
//! assert_eq!(card.rank().unwrap().number(), 7);
//! assert_eq!(Move::parse("h3>b1", Seat::One)?, Move::Put(Source::Hand(2), Target::Build(Pile::One)));
//! let own = Move::parse("s>b4", Seat::Three)?;
//! assert_eq!(own, Move::Put(Source::Stock(Seat::Three), Target::Build(Pile::Four)));
//! assert_eq!(own.written_by(Seat::One).to_string(), "s@3>b4");
//! # Ok::<(), skipstone_core::notation::ParseError>(())
//! ```

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, Rank};
use crate::moves::{Move, Source, Target};
use crate::pile::Pile;
use crate::seat::{MAX_SEATS, Seat};

/// A text that is no card or no move. Says what stood there and what is allowed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseError {
    /// Not `rank.id`.
    #[error("{0:?} is not a card: cards are written rank.id, like 7.83, or W.150 for a wild (ids below {ids})", ids = Card::IDS)]
    Card(String),
    /// Neither `source>target` nor `pass` nor `draw`.
    #[error("{0:?} is not a move: moves are written source>target, like h3>b1 or s>b2, or pass, or draw")]
    Move(String),
    /// What stands before the `>` isn't a source.
    #[error(
        "{0:?} is not a place to take a card from: h1, h2 … (hand), s (stock), d1 to d4 (discard pile), s@3 or d2@3 (seat 3's)"
    )]
    Source(String),
    /// What stands behind the `>` isn't a target.
    #[error(
        "{0:?} is not a place to put a card on: b1 to b4 (build pile), d1 to d4 (discard pile), d2@3 (seat 3's)"
    )]
    Target(String),
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rank() {
            Some(rank) => write!(f, "{rank}.{}", self.id()),
            None => write!(f, "W.{}", self.id()),
        }
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        let card = || {
            let (rank, id) = text.split_once('.')?;
            let rank = if rank == "W" { None } else { Some(Rank::new(number(rank)?)?) };
            Card::new(rank, number(id)?)
        };
        card().ok_or_else(|| ParseError::Card(text.to_owned()))
    }
}

/// A move, source or target as the seat that makes the move writes it: prints its text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Written<T> {
    what: T,
    by: Seat,
}

impl Move {
    /// Reads the text of a seat's move.
    ///
    /// # Errors
    /// If the text is none, with what is allowed.
    pub fn parse(text: &str, by: Seat) -> Result<Move, ParseError> {
        match text {
            "pass" => return Ok(Move::Pass),
            "draw" => return Ok(Move::Draw),
            _ => {}
        }
        let (source, target) = text.split_once('>').ok_or_else(|| ParseError::Move(text.to_owned()))?;
        Ok(Move::Put(Source::parse(source, by)?, Target::parse(target, by)?))
    }

    /// The move as the seat that makes it writes it.
    pub const fn written_by(self, by: Seat) -> Written<Move> {
        Written { what: self, by }
    }
}

impl fmt::Display for Written<Move> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.what {
            Move::Put(source, target) => {
                write!(f, "{}>{}", source.written_by(self.by), target.written_by(self.by))
            }
            Move::Pass => f.write_str("pass"),
            Move::Draw => f.write_str("draw"),
        }
    }
}

impl Source {
    /// Reads the text of the source of a seat's move.
    ///
    /// # Errors
    /// If the text is none, with what is allowed.
    pub fn parse(text: &str, by: Seat) -> Result<Source, ParseError> {
        let source = || match text.split_at_checked(1)? {
            ("h", slot) => number(slot)?.checked_sub(1).map(Source::Hand),
            ("s", at) => Some(Source::Stock(owner(at, by)?)),
            ("d", place) => discard_pile(place, by).map(|(pile, owner)| Source::Discard(pile, owner)),
            _ => None,
        };
        source().ok_or_else(|| ParseError::Source(text.to_owned()))
    }

    /// The source as the seat that moves writes it.
    pub const fn written_by(self, by: Seat) -> Written<Source> {
        Written { what: self, by }
    }
}

impl fmt::Display for Written<Source> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.what {
            Source::Hand(slot) => write!(f, "h{}", u16::from(slot) + 1),
            Source::Stock(owner) => write!(f, "s{}", At(owner, self.by)),
            Source::Discard(pile, owner) => write!(f, "d{pile}{}", At(owner, self.by)),
        }
    }
}

impl Target {
    /// Reads the text of the target of a seat's move.
    ///
    /// # Errors
    /// If the text is none, with what is allowed.
    pub fn parse(text: &str, by: Seat) -> Result<Target, ParseError> {
        let target = || match text.split_at_checked(1)? {
            ("b", pile) => pile_of(pile).map(Target::Build),
            ("d", place) => discard_pile(place, by).map(|(pile, owner)| Target::Discard(pile, owner)),
            _ => None,
        };
        target().ok_or_else(|| ParseError::Target(text.to_owned()))
    }

    /// The target as the seat that moves writes it.
    pub const fn written_by(self, by: Seat) -> Written<Target> {
        Written { what: self, by }
    }
}

impl fmt::Display for Written<Target> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.what {
            Target::Build(pile) => write!(f, "b{pile}"),
            Target::Discard(pile, owner) => write!(f, "d{pile}{}", At(owner, self.by)),
        }
    }
}

/// Prints the `@seat` of an owner, or nothing for the seat that moves.
struct At(Seat, Seat);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let At(owner, by) = self;
        if owner == by { Ok(()) } else { write!(f, "@{owner}") }
    }
}

/// Reads `@seat`, or nothing for the seat that moves.
fn owner(text: &str, by: Seat) -> Option<Seat> {
    if text.is_empty() {
        return Some(by);
    }
    Seat::new(number(text.strip_prefix('@')?)?)
}

/// Reads a discard pile behind its `d`: `2` or `2@3`.
fn discard_pile(text: &str, by: Seat) -> Option<(Pile, Seat)> {
    let (pile, at) = text.split_at_checked(1)?;
    Some((pile_of(pile)?, owner(at, by)?))
}

/// A number without sign or leading zeros, so that every text has one meaning and every meaning one text.
fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    plain.then(|| text.parse().ok())?
}

fn pile_of(text: &str) -> Option<Pile> {
    Pile::new(number(text)?)
}

/// Serde: text in formats that people read, such as JSON; else the compact form that is derived on the type.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            Card::serialize(self, serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        if !deserializer.is_human_readable() {
            return Card::deserialize(deserializer);
        }
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

const _: () = assert!(MAX_SEATS < 100 && size_of::<Move>() <= 8);
