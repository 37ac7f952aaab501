//! What happened: facts, in the order they took place, with nothing hidden. A record is made of them.
//!
//! Asking and happening are two things: a [`Move`] is what a player wants, events are what came of it. Events for one
//! seat's eyes are [`crate::seen::Seen`].

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::act::Act;
use crate::card::{Card, Rank};
use crate::moves::Move;
use crate::seat::{Seat, Team};
use crate::seed::Chance;

/// One thing that took place. Its serde form is the record's line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The cards were dealt; each pile bottom to top.
    Deal {
        /// A stock pile for every seat, empty where none lies.
        stocks: Vec<Vec<Card>>,
        /// The draw pile.
        draw: Vec<Card>,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// Cards went from the draw pile to the end of a hand.
    Draw {
        /// Whose hand.
        seat: Seat,
        /// In the order drawn, at least one.
        cards: Vec<Card>,
    },
    /// A play was announced (RULES 8).
    Announce {
        /// By whom.
        seat: Seat,
        /// What for.
        #[serde(flatten)]
        what: Announcement,
    },
    /// A card went onto a build pile.
    Play {
        /// Who played it.
        seat: Seat,
        /// From where to where.
        #[serde(rename = "move")]
        mv: Move,
        /// The card.
        card: Card,
        /// The rank it is played as.
        #[serde(rename = "as")]
        rank: Rank,
    },
    /// A build pile reached 12 and left the table.
    Complete {
        /// Its number, from 1.
        pile: PileNumber,
    },
    /// The draw pile was made anew.
    Replenish {
        /// What went into it.
        from: ReplenishedFrom,
        /// The new draw pile, bottom to top.
        draw: Vec<Card>,
    },
    /// A hand card went onto a discard pile and ended the turn.
    Discard {
        /// Who discarded.
        seat: Seat,
        /// From where to where.
        #[serde(rename = "move")]
        mv: Move,
        /// The card.
        card: Card,
    },
    /// A turn ended without a discard (RULES 4.6).
    Pass {
        /// Whose.
        seat: Seat,
    },
    /// A seat's last stock card was played.
    Out {
        /// Whose stock pile.
        seat: Seat,
    },
    /// A seat caught another: all is again as it was before that one played out of turn (RULES 9).
    Catch {
        /// Who caught.
        seat: Seat,
        /// Who was caught.
        caught: Seat,
    },
    /// A seat called another for talking to its partners (RULES 9).
    Call {
        /// Who called.
        seat: Seat,
        /// Who had talked.
        talker: Seat,
    },
    /// Cards went into a stock pile (RULES 9).
    Penalty {
        /// For whose misdeed.
        seat: Seat,
        /// What it was.
        #[serde(rename = "for")]
        misdeed: Misdeed,
        /// The cards: the last of the hand, or those from the top of the draw pile.
        cards: Vec<Card>,
        /// Whose stock pile it is: the own one, or where that has no card left, a partner's.
        into: Seat,
        /// The stock pile, bottom to top.
        stock: Vec<Card>,
    },
    /// The round ended.
    End {
        /// Why.
        reason: EndReason,
        /// The team that won; `None` in a tie.
        // Named, so that a line without it is broken rather than a tie.
        #[serde(deserialize_with = "Option::deserialize")]
        winner: Option<Team>,
        /// The stock cards left, by seat.
        left: Vec<u8>,
        /// What the round adds to the scores, by team.
        points: Vec<u32>,
    },
}

impl Event {
    /// What was done, if that is what the event tells; `turn` is the seat on turn. Drawing is something done only where
    /// players draw by hand.
    pub(crate) fn act(&self, turn: Seat, by_hand: bool) -> Option<Act> {
        match *self {
            Event::Play { seat, mv, .. } | Event::Discard { seat, mv, .. } => Some(Act::of(seat, mv, turn)),
            Event::Pass { seat } => Some(Act::of(seat, Move::Pass, turn)),
            Event::Draw { seat, .. } if by_hand => Some(Act::of(seat, Move::Draw, turn)),
            Event::Catch { seat, .. } => Some(Act::Catch(seat)),
            Event::Call { seat, talker } => Some(Act::CallTalking { by: seat, talker }),
            _ => None,
        }
    }
}

/// What an announced play is for (RULES 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", try_from = "AnnouncementFields")]
pub enum Announcement {
    /// "Building to x": the stock top that discard-pile cards are played to reach.
    BuildingTo(Aim),
    /// "Blocking Mary's move".
    Blocking(Seat),
}

/// An announcement as it is written, one key or the other.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnnouncementFields {
    building_to: Option<Aim>,
    blocking: Option<Seat>,
}

impl TryFrom<AnnouncementFields> for Announcement {
    type Error = &'static str;

    fn try_from(fields: AnnouncementFields) -> Result<Announcement, &'static str> {
        match (fields.building_to, fields.blocking) {
            (Some(aim), None) => Ok(Announcement::BuildingTo(aim)),
            (None, Some(seat)) => Ok(Announcement::Blocking(seat)),
            _ => Err("an announcement is either building_to or blocking"),
        }
    }
}

/// What is built to: a rank, or `"W"` for a wild on the stock pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aim(pub Option<Rank>);

impl Serialize for Aim {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Some(rank) => rank.serialize(serializer),
            None => serializer.serialize_str("W"),
        }
    }
}

impl<'de> Deserialize<'de> for Aim {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Aim, D::Error> {
        match serde_json::Value::deserialize(deserializer)? {
            serde_json::Value::String(text) if text == "W" => Ok(Aim(None)),
            value => match value.as_u64().and_then(|number| Rank::new(u8::try_from(number).ok()?)) {
                Some(rank) => Ok(Aim(Some(rank))),
                None => Err(D::Error::custom(format!("building_to {value}: it is 1 to 12, or \"W\""))),
            },
        }
    }
}

/// The number of a build pile, 1 to 4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct PileNumber(u8);

impl PileNumber {
    /// The number of the pile at an index from 0.
    pub(crate) fn at(index: u8) -> PileNumber {
        PileNumber(index + 1)
    }

    /// 0 to 3.
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl TryFrom<u8> for PileNumber {
    type Error = String;

    fn try_from(number: u8) -> Result<PileNumber, String> {
        let known = (1..=4).contains(&number);
        known.then_some(PileNumber(number)).ok_or_else(|| format!("pile {number}: build piles are 1 to 4"))
    }
}

impl From<PileNumber> for u8 {
    fn from(pile: PileNumber) -> u8 {
        pile.0
    }
}

/// What a new draw pile was made of (RULES 5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReplenishedFrom {
    /// The completed piles (and what was left of the draw pile).
    Completed,
    /// The cards under the tops of the build piles.
    UnderBuilds,
}

/// What a penalty is for (RULES 9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Misdeed {
    /// Drawing one card too many.
    Drawing,
    /// Talking to partners during their turns or the own.
    Talking,
}

/// Why a round ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// A seat's, or a team's, last stock card was played.
    StockEmpty,
    /// A full circle of passes (RULES 5).
    Blocked,
    /// Too many full circles in which no stock card was played (RULES 5).
    Stalled,
}

/// Where a round's events go, and who may arrange its shuffles. `()` drops the events, a `Vec` keeps them.
pub trait Sink {
    /// Takes an event; it is made only if it is wanted.
    fn event(&mut self, event: impl FnOnce() -> Event);

    /// Shuffles the cards of a new draw pile. Replay puts a record's order here.
    fn shuffle(&mut self, chance: &mut Chance, cards: &mut [Card]) {
        chance.shuffle(cards);
    }
}

impl Sink for () {
    #[inline]
    fn event(&mut self, _: impl FnOnce() -> Event) {}
}

impl Sink for Vec<Event> {
    fn event(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
