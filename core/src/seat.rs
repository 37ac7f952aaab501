//! Seats and teams.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The most seats a table may have (RULES 3).
pub const MAX_SEATS: usize = 12;

/// A place at the table. Seats count from 1, clockwise: the next one sits to the left.
// An enum, so that the compiler knows the range: indexing by seat needs no bounds check, and `Option<Seat>` is one byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Seat {
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Eleven,
    Twelve,
}

impl Seat {
    /// Every seat.
    const ALL: [Seat; MAX_SEATS] = [
        Seat::One,
        Seat::Two,
        Seat::Three,
        Seat::Four,
        Seat::Five,
        Seat::Six,
        Seat::Seven,
        Seat::Eight,
        Seat::Nine,
        Seat::Ten,
        Seat::Eleven,
        Seat::Twelve,
    ];

    /// The first seat.
    pub const ONE: Seat = Seat::One;

    /// The seat of that number; `None` outside 1 to 12.
    pub const fn new(number: u8) -> Option<Seat> {
        if number == 0 || number as usize > MAX_SEATS {
            None
        } else {
            Some(Seat::from_index(number as usize - 1))
        }
    }

    /// The seat at an index that counts from 0.
    ///
    /// # Panics
    /// If it is 12 or more.
    #[inline]
    pub const fn from_index(index: usize) -> Seat {
        Seat::ALL[index]
    }

    /// The first seats of a table, in order.
    pub fn first_n(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats).map(Seat::from_index)
    }

    /// 1 to 12.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// 0 to 11.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat to its left at a table of this many seats.
    #[inline]
    pub const fn left(self, seats: usize) -> Seat {
        let next = self.index() + 1;
        if next >= seats { Seat::ONE } else { Seat::from_index(next) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Seat, String> {
        Seat::new(number).ok_or_else(|| format!("seat {number}: seats are 1 to {MAX_SEATS}"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

/// A partnership. Teams count from 1; without partners every seat is its own team (RULES 7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Team(Seat);

impl Team {
    /// The team at an index that counts from 0.
    ///
    /// # Panics
    /// If it is 12 or more.
    pub const fn from_index(index: usize) -> Team {
        Team(Seat::from_index(index))
    }

    /// 1 to 12.
    pub const fn number(self) -> u8 {
        self.0.number()
    }

    /// 0 to 11.
    pub const fn index(self) -> usize {
        self.0.index()
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for Team {
    type Error = String;

    fn try_from(number: u8) -> Result<Team, String> {
        Seat::new(number).map(Team).ok_or_else(|| format!("team {number}: teams are 1 to {MAX_SEATS}"))
    }
}

impl From<Team> for u8 {
    fn from(team: Team) -> u8 {
        team.number()
    }
}

/// One of something for each seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
