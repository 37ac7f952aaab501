//! Build piles and discard piles: four places for each (RULES 1).

use std::ops::{Index, IndexMut};
use std::{array, fmt};

use serde::{Deserialize, Serialize};

/// One of the four build piles, or of a seat's four discard piles. Piles count from 1.
// An enum, so that the compiler knows the range: indexing by pile needs no bounds check, and `Option<Pile>` is one byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Pile {
    One,
    Two,
    Three,
    Four,
}

impl Pile {
    /// The number of build piles of a table, and of discard piles of a seat.
    pub const COUNT: usize = 4;

    /// Every pile, in order.
    pub const ALL: [Pile; Pile::COUNT] = [Pile::One, Pile::Two, Pile::Three, Pile::Four];

    /// The pile of that number; `None` outside 1 to 4.
    pub const fn new(number: u8) -> Option<Pile> {
        if number == 0 || number as usize > Pile::COUNT {
            None
        } else {
            Some(Pile::from_index(number as usize - 1))
        }
    }

    /// The pile at an index that counts from 0.
    ///
    /// # Panics
    /// If it is 4 or more.
    #[inline]
    pub const fn from_index(index: usize) -> Pile {
        match index {
            0 => Pile::One,
            1 => Pile::Two,
            2 => Pile::Three,
            3 => Pile::Four,
            _ => panic!("piles are 0 to 3"),
        }
    }

    /// 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// 0 to 3.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl TryFrom<u8> for Pile {
    type Error = String;

    fn try_from(number: u8) -> Result<Pile, String> {
        Pile::new(number).ok_or_else(|| format!("pile {number}: build piles are 1 to 4, discard piles too"))
    }
}

impl From<Pile> for u8 {
    fn from(pile: Pile) -> u8 {
        pile.number()
    }
}

/// One of something for each pile. Its serde form is the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByPile<T>(pub [T; Pile::COUNT]);

impl<T> ByPile<T> {
    /// What a function gives for each pile.
    #[inline]
    pub fn from_fn(mut of: impl FnMut(Pile) -> T) -> ByPile<T> {
        ByPile(array::from_fn(|index| of(Pile::from_index(index))))
    }

    /// What a function makes of each value.
    #[inline]
    pub fn map<U>(self, of: impl FnMut(T) -> U) -> ByPile<U> {
        ByPile(self.0.map(of))
    }

    /// The values, in the order of the piles.
    #[inline]
    pub fn iter(&self) -> array::IntoIter<&T, { Pile::COUNT }> {
        self.0.each_ref().into_iter()
    }
}

impl<T> Index<Pile> for ByPile<T> {
    type Output = T;

    #[inline]
    fn index(&self, pile: Pile) -> &T {
        &self.0[pile.index()]
    }
}

impl<T> IndexMut<Pile> for ByPile<T> {
    #[inline]
    fn index_mut(&mut self, pile: Pile) -> &mut T {
        &mut self.0[pile.index()]
    }
}

/// A set of piles, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct PileSet(u8);

impl PileSet {
    pub(crate) const NONE: PileSet = PileSet(0);
    pub(crate) const ALL: PileSet = PileSet((1 << Pile::COUNT) - 1);

    #[inline]
    pub(crate) const fn contains(self, pile: Pile) -> bool {
        self.0 >> pile.index() & 1 == 1
    }

    /// Adds a pile, or takes it out.
    #[inline]
    pub(crate) fn set(&mut self, pile: Pile, contained: bool) {
        self.0 = self.0 & !(1 << pile.index()) | u8::from(contained) << pile.index();
    }

    /// The piles, in order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Pile> {
        Pile::ALL.into_iter().filter(move |pile| self.contains(*pile))
    }

    /// One bit for each pile, lowest first.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0 as u64
    }
}
