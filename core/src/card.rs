//! Cards: a rank or a wild, and an identity.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The rank of a number card, 1 to 12 (RULES 1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Rank(u8);

impl Rank {
    /// The rank that starts a build pile.
    pub const ONE: Rank = Rank(1);
    /// The rank that completes a build pile.
    pub const TWELVE: Rank = Rank(12);

    /// The rank of that number; `None` outside 1 to 12.
    pub const fn new(number: u8) -> Option<Rank> {
        if number >= 1 && number <= 12 { Some(Rank(number)) } else { None }
    }

    /// Every rank, lowest first.
    pub fn all() -> impl Iterator<Item = Rank> {
        (1..=12).map(Rank)
    }

    /// 1 to 12.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The rank a build pile takes after this one: after 12 the pile is gone and its place takes a 1.
    pub const fn next(self) -> Rank {
        if self.0 == 12 { Rank(1) } else { Rank(self.0 + 1) }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for Rank {
    type Error = String;

    fn try_from(number: u8) -> Result<Rank, String> {
        Rank::new(number).ok_or_else(|| format!("rank {number}: ranks are 1 to 12"))
    }
}

impl From<Rank> for u8 {
    fn from(rank: Rank) -> u8 {
        rank.0
    }
}

/// One card of a deck: a rank or a wild, and an identity of its own, so that a suit can be drawn and a replay shows
/// the same card. Two cards of one rank are equal to the rules (RULES 2), but not to `==`.
///
/// Its text is `rank.id`: `7.83`, a wild `W.150`. Its compact serde form is two bytes: the rank, 0 for a wild, and the identity.
// The upper byte is the rank (0 = wild, 15 = no card), the lower one the identity: what a build pile asks of a card
// is one shift away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Card(u16);

impl Card {
    /// Identities run from 0 to this number − 1: room for the largest deck, however its maker numbers it.
    pub const IDS: usize = 176;

    /// The [code](Card::code) of a wild: the index in front of the ranks' numbers wherever cards are counted by code.
    pub(crate) const WILD: u8 = 0;

    /// The number of codes: the wild's, and the ranks' numbers.
    pub(crate) const CODES: usize = 13;

    /// The place of a card that isn't there. No build pile takes it.
    pub(crate) const NONE: Card = Card(15 << 8 | 0xff);

    /// The card of that rank (`None` = wild) and identity; `None` if the identity is [`Card::IDS`] or more.
    pub const fn new(rank: Option<Rank>, id: u8) -> Option<Card> {
        if (id as usize) < Card::IDS {
            let rank = match rank {
                Some(rank) => rank.0,
                None => Card::WILD,
            };
            Some(Card((rank as u16) << 8 | id as u16))
        } else {
            None
        }
    }

    /// Its rank; `None` for a wild.
    #[inline]
    pub const fn rank(self) -> Option<Rank> {
        Rank::new(self.code())
    }

    /// Whether it is a wild.
    #[inline]
    pub const fn is_wild(self) -> bool {
        self.code() == Card::WILD
    }

    /// Its identity within the deck.
    #[inline]
    pub const fn id(self) -> u8 {
        self.0 as u8
    }

    /// [`Card::WILD`], or the rank's number; 15 for [`Card::NONE`].
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        (self.0 >> 8) as u8
    }

    #[inline]
    pub(crate) const fn is_none(self) -> bool {
        self.0 == Card::NONE.0
    }

    /// The card; `None` for [`Card::NONE`].
    #[inline]
    pub(crate) fn some(self) -> Option<Card> {
        (!self.is_none()).then_some(self)
    }
}

impl TryFrom<(u8, u8)> for Card {
    type Error = String;

    /// The card of a rank, 0 for a wild, and an identity.
    fn try_from((rank, id): (u8, u8)) -> Result<Card, String> {
        let known = if rank == Card::WILD { Some(None) } else { Rank::new(rank).map(Some) };
        known.and_then(|rank| Card::new(rank, id)).ok_or_else(|| format!("there is no card {rank}.{id}"))
    }
}

impl From<Card> for (u8, u8) {
    fn from(card: Card) -> (u8, u8) {
        (card.code(), card.id())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() { f.write_str("-") } else { fmt::Display::fmt(self, f) }
    }
}
