//! All legal moves of a position, as a set of bits.
//!
//! [`crate::check`] says of one move whether and why not it is legal; this generates them all at once, fast enough to
//! play out millions a second. A property test holds the two together.

use crate::card::Card;
use crate::check;
use crate::hands::FULL;
use crate::moves::{Move, Source, Target};
use crate::seat::Seat;
use crate::view::SeatView;

/// The legal moves of a seat, in a fixed order.
///
/// The three words hold groups of twenty bits, five places by four piles each:
/// - word 0: discards of the hand's first five cards, their plays, plays from the own stock and discard piles; the pass;
/// - word 1: plays from the first three partners' stock and discard piles;
/// - word 2: those of two more partners, or where a team shares piles, discards onto the other seats' piles.
#[derive(Debug, Clone)]
pub struct LegalMoves {
    words: [u64; 3],
    /// Moves of cards beyond the fifth, which only a fixed draw brings.
    more: Vec<Move>,
    partners: [Option<Seat>; 5],
    shares: bool,
}

const GROUP: u32 = 20;
const PASS: u64 = 1 << 60;

impl LegalMoves {
    /// The legal moves of a view's seat; none if it isn't its turn.
    #[inline]
    pub(crate) fn of(view: &SeatView<'_>) -> LegalMoves {
        let mut moves = LegalMoves { words: [0; 3], more: Vec::new(), partners: [None; 5], shares: false };
        let (open, seat) = (view.open, view.seat);
        if open.turn != seat || open.end.is_some() {
            return moves;
        }
        let size = usize::from(open.hand_sizes[seat]);
        let discards = (1 << (4 * size.min(FULL))) - 1;
        let hand = view.hand.first;
        let mut plays = 0;
        for (slot, card) in hand.iter().enumerate() {
            plays |= open.takers(*card) << (4 * slot);
        }
        moves.words[0] = discards | plays << GROUP | moves.piles(view, seat) << (2 * GROUP);
        if open.setup.has_partners() {
            moves.add_partners(view, discards);
        }
        if size > FULL {
            moves.add_rest(view);
        }
        if open.setup.restricted {
            moves.retain(|mv| check::restrictions(view, mv).is_ok());
        }
        // Only an empty hand that couldn't be refilled holds nothing to discard (RULES 4.6).
        if moves.words == [0; 3] {
            moves.words[0] = PASS;
        }
        moves
    }

    /// Plays from a seat's stock and discard piles.
    #[inline]
    fn piles(&self, view: &SeatView<'_>, seat: Seat) -> u64 {
        let open = view.open;
        let mut plays = open.takers(open.stock_tops[seat]);
        for (pile, card) in open.discards[seat].iter().enumerate() {
            plays |= open.takers(*card) << (4 * (pile + 1));
        }
        plays
    }

    fn add_partners(&mut self, view: &SeatView<'_>, discards: u64) {
        let setup = &view.open.setup;
        self.shares = setup.shares_piles();
        if !setup.has_piles(view.seat) {
            self.words[0] &= !((1 << GROUP) - 1);
        }
        for (at, partner) in setup.partners(view.seat).enumerate() {
            self.partners[at] = Some(partner);
            let at = at as u32;
            if view.open.partners_open(view.seat) {
                self.words[1 + at as usize / 3] |= self.piles(view, partner) << (at % 3 * GROUP);
            }
            if self.shares {
                self.words[2] |= discards << (at * GROUP);
            }
        }
    }

    fn add_rest(&mut self, view: &SeatView<'_>) {
        let open = view.open;
        for (slot, card) in (FULL..).zip(view.hand.rest) {
            let source = Source::Hand(slot as u8);
            let builds = bits(open.takers(*card)).map(|pile| Target::Build(pile as u8));
            let own = open.setup.has_piles(view.seat).then_some(None);
            let shared = self.partners.iter().filter(|_| self.shares).flatten().map(|seat| Some(*seat));
            let discards = own
                .into_iter()
                .chain(shared)
                .flat_map(|seat| (0..4).map(move |pile| Target::Discard(pile, seat)));
            self.more.extend(builds.chain(discards).map(|target| Move::Put(source, target)));
        }
    }

    fn retain(&mut self, keep: impl Fn(Move) -> bool) {
        for word in 0..3 {
            for bit in bits(self.words[word]) {
                if !keep(self.decode(word, bit)) {
                    self.words[word] &= !(1 << bit);
                }
            }
        }
        self.more.retain(|mv| keep(*mv));
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        let ones: u32 = self.words.iter().map(|word| word.count_ones()).sum();
        ones as usize + self.more.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The move at an index.
    #[inline]
    pub fn get(&self, index: usize) -> Option<Move> {
        let mut index = index as u32;
        // Discards fill the lowest bits without a gap: most moves are found without a search.
        if index < self.words[0].trailing_ones() {
            return Some(self.decode(0, index));
        }
        for word in 0..3 {
            let mut left = self.words[word];
            let ones = left.count_ones();
            if index < ones {
                for _ in 0..index {
                    left &= left - 1;
                }
                return Some(self.decode(word, left.trailing_zeros()));
            }
            index -= ones;
        }
        self.more.get(index as usize).copied()
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        let in_word = move |word: usize| bits(self.words[word]).map(move |bit| self.decode(word, bit));
        (0..3).flat_map(in_word).chain(self.more.iter().copied())
    }

    #[inline]
    fn decode(&self, word: usize, bit: u32) -> Move {
        let (group, place, pile) = (bit / GROUP, (bit % GROUP / 4) as u8, (bit % 4) as u8);
        let partner = |at: u32| self.partners[at as usize];
        let from_piles = |owner| {
            if place == 0 { Source::Stock(owner) } else { Source::Discard(place - 1, owner) }
        };
        let (source, target) = match (word, group) {
            (0, 0) => (Source::Hand(place), Target::Discard(pile, None)),
            (0, 1) => (Source::Hand(place), Target::Build(pile)),
            (0, 2) => (from_piles(None), Target::Build(pile)),
            (0, _) => return Move::Pass,
            (2, _) if self.shares => (Source::Hand(place), Target::Discard(pile, partner(group))),
            _ => (from_piles(partner((word as u32 - 1) * 3 + group)), Target::Build(pile)),
        };
        Move::Put(source, target)
    }
}

/// The set bits of a word, lowest first.
pub(crate) fn bits(mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = word.checked_ilog2().map(|_| word.trailing_zeros());
        word &= word.wrapping_sub(1);
        bit
    })
}

const _: () = assert!(size_of::<Card>() == 2);
