//! A set of legal moves as bits, and its iteration. `legal` makes them.

use crate::bits::bits;
use crate::moves::{Move, Source, Target};
use crate::pile::Pile;
use crate::seat::Seat;

/// The legal moves of a seat, in a fixed order; without those that only manners forbid: drawing one too many, playing out of
/// turn (RULES 9).
///
/// Bits come in groups of twenty, five places by four piles each.
#[derive(Debug, Clone)]
pub struct LegalMoves {
    /// Discards of the hand's first five cards, their plays, plays from the own stock and discard piles; the pass; the draw.
    pub(crate) own: u64,
    pub(crate) seat: Seat,
    pub(crate) rare: Option<Box<ExtraMoves>>,
}

/// The moves that only partners or a fixed draw bring.
#[derive(Debug, Clone)]
pub(crate) struct ExtraMoves {
    /// First, plays from three partners' stock and discard piles; then those of two more partners, or where a team shares
    /// piles, discards onto the other seats' piles.
    pub(crate) shared: [u64; 2],
    /// Places beyond the partners there are hold any seat.
    pub(crate) partners: [Seat; 5],
    pub(crate) shares: bool,
    /// Moves of cards beyond the fifth.
    pub(crate) more: Vec<Move>,
}

/// The number of bits of a group: five places by four piles.
pub(crate) const GROUP: u32 = 20;
/// The pass.
pub(crate) const PASS: u64 = 1 << 60;
/// The bit of a draw by hand.
pub(crate) const DRAW_BIT: u32 = 61;

impl LegalMoves {
    /// The number of moves.
    #[inline]
    pub fn len(&self) -> usize {
        self.own.count_ones() as usize + self.rare.as_ref().map_or(0, |rare| rare.len())
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The move at an index.
    #[inline]
    pub fn get(&self, index: usize) -> Option<Move> {
        // Discards fill the lowest bits without a gap: most moves are found without a search.
        let gapless = self.own.trailing_ones() as usize;
        if index < gapless {
            return Some(self.decode_own(index as u32));
        }
        let mut left = self.own >> gapless << gapless;
        for _ in gapless..index {
            if left == 0 {
                break;
            }
            left &= left - 1;
        }
        match left {
            0 => self.rare.as_ref()?.iter().nth(index - self.own.count_ones() as usize),
            _ => Some(self.decode_own(left.trailing_zeros())),
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        bits(self.own).map(|bit| self.decode_own(bit)).chain(self.rare.iter().flat_map(|rare| rare.iter()))
    }

    /// Keeps only the moves for which a predicate holds.
    pub(crate) fn retain(&mut self, keep: impl Fn(Move) -> bool) {
        let kept = bits(self.own).filter(|bit| keep(self.decode_own(*bit)));
        self.own = kept.fold(0, |kept, bit| kept | 1 << bit);
        if let Some(rare) = &mut self.rare {
            rare.retain(keep);
        }
    }

    #[inline]
    fn decode_own(&self, bit: u32) -> Move {
        let (place, pile) = (bit / 4, pile_of(bit));
        let (source, target) = match place {
            0..5 => (Source::Hand(place as u8), Target::Discard(pile, self.seat)),
            5..10 => (Source::Hand(place as u8 - 5), Target::Build(pile)),
            10..15 => (pile_source(place - 10, self.seat), Target::Build(pile)),
            _ => return if bit == DRAW_BIT { Move::Draw } else { Move::Pass },
        };
        Move::Put(source, target)
    }
}

impl ExtraMoves {
    fn retain(&mut self, keep: impl Fn(Move) -> bool) {
        for word in 0..2 {
            let kept = bits(self.shared[word]).filter(|bit| keep(self.decode(word, *bit)));
            self.shared[word] = kept.fold(0, |kept, bit| kept | 1 << bit);
        }
        self.more.retain(|mv| keep(*mv));
    }

    fn len(&self) -> usize {
        self.shared.iter().map(|word| word.count_ones() as usize).sum::<usize>() + self.more.len()
    }

    fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        let in_word = move |word: usize| bits(self.shared[word]).map(move |bit| self.decode(word, bit));
        (0..2).flat_map(in_word).chain(self.more.iter().copied())
    }

    fn decode(&self, word: usize, bit: u32) -> Move {
        let (group, place, pile) = ((bit / GROUP) as usize, bit % GROUP / 4, pile_of(bit));
        if word == 1 && self.shares {
            return Move::Put(Source::Hand(place as u8), Target::Discard(pile, self.partners[group]));
        }
        Move::Put(pile_source(place, self.partners[word * 3 + group]), Target::Build(pile))
    }
}

/// The stock pile, or one of the discard piles behind it.
#[inline]
fn pile_source(place: u32, owner: Seat) -> Source {
    if place == 0 { Source::Stock(owner) } else { Source::Discard(pile_of(place - 1), owner) }
}

/// The pile of a bit: those of a place follow each other.
#[inline]
fn pile_of(bit: u32) -> Pile {
    Pile::from_index(bit as usize % Pile::COUNT)
}
