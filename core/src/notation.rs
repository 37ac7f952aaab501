//! The text form of cards and moves, and which serde form they have where.
//!
//! A card is `rank.id`: `7.83`, a wild `W.150`. A move is a source, `>` and a target: sources are `h1…` (hand slot), `s`
//! (stock), `d1`–`d4` (discard pile), a partner's with `@seat`: `s@3`, `d2@3`; targets are `b1`–`b4` (build pile) and
//! `d1`–`d4`, with `@seat` where a team shares piles. `pass` and `draw` stand alone. Everything counts from 1.
//!
//! ```
//! use skipstone_core::{Card, Move, Pile, Source, Target};
//!
//! let card: Card = "7.83".parse()?;
//! assert_eq!(card.rank().unwrap().number(), 7);
//! assert_eq!("h3>b1".parse::<Move>()?, Move::Put(Source::Hand(2), Target::Build(Pile::One)));
//! assert_eq!("s@3>b4".parse::<Move>()?.to_string(), "s@3>b4");
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

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Put(source, target) => write!(f, "{source}>{target}"),
            Move::Pass => f.write_str("pass"),
            Move::Draw => f.write_str("draw"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        match text {
            "pass" => return Ok(Move::Pass),
            "draw" => return Ok(Move::Draw),
            _ => {}
        }
        let (source, target) = text.split_once('>').ok_or_else(|| ParseError::Move(text.to_owned()))?;
        Ok(Move::Put(source.parse()?, target.parse()?))
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Hand(slot) => write!(f, "h{}", u16::from(*slot) + 1),
            Source::Stock(seat) => write!(f, "s{}", At(*seat)),
            Source::Discard(pile, seat) => write!(f, "d{pile}{}", At(*seat)),
        }
    }
}

impl FromStr for Source {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Source, ParseError> {
        let source = || {
            let (place, seat) = at(text)?;
            match place.split_at_checked(1)? {
                ("h", slot) if seat.is_none() => match number(slot)? {
                    0 => None,
                    slot => Some(Source::Hand(slot - 1)),
                },
                ("s", "") => Some(Source::Stock(seat)),
                ("d", pile) => Some(Source::Discard(pile_of(pile)?, seat)),
                _ => None,
            }
        };
        source().ok_or_else(|| ParseError::Source(text.to_owned()))
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Build(pile) => write!(f, "b{pile}"),
            Target::Discard(pile, seat) => write!(f, "d{pile}{}", At(*seat)),
        }
    }
}

impl FromStr for Target {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Target, ParseError> {
        let target = || {
            let (place, seat) = at(text)?;
            match place.split_at_checked(1)? {
                ("b", pile) if seat.is_none() => Some(Target::Build(pile_of(pile)?)),
                ("d", pile) => Some(Target::Discard(pile_of(pile)?, seat)),
                _ => None,
            }
        };
        target().ok_or_else(|| ParseError::Target(text.to_owned()))
    }
}

/// Prints `@seat`, or nothing for the own piles.
struct At(Option<Seat>);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |seat| write!(f, "@{seat}"))
    }
}

/// Splits `d2@3` into `d2` and seat 3.
fn at(text: &str) -> Option<(&str, Option<Seat>)> {
    match text.split_once('@') {
        Some((place, seat)) => Some((place, Some(Seat::new(number(seat)?)?))),
        None => Some((text, None)),
    }
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
macro_rules! text_or_compact {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_str(self)
                } else {
                    <$type>::serialize(self, serializer)
                }
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if !deserializer.is_human_readable() {
                    return <$type>::deserialize(deserializer);
                }
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    )*};
}

text_or_compact!(Card, Move, Source, Target);

const _: () = assert!(MAX_SEATS < 100 && size_of::<Move>() <= 8);
