//! All legal moves of a position, as a set of bits.
//!
//! [`crate::check`] says of one move whether and why not it is legal; this generates them all at once, fast enough to
//! play out millions a second. A property test holds the two together.

use crate::card::Card;
use crate::check;
use crate::hands::FULL;
use crate::lead;
use crate::moves::{Move, Source, Target};
use crate::seat::Seat;
use crate::view::SeatView;

/// The legal moves of a seat, in a fixed order; without those that only manners forbid: drawing one too many, playing out of
/// turn (RULES 9).
///
/// Bits come in groups of twenty, five places by four piles each.
#[derive(Debug, Clone)]
pub struct LegalMoves {
    /// Discards of the hand's first five cards, their plays, plays from the own stock and discard piles; the pass; the draw.
    own: u64,
    rare: Option<Box<Rare>>,
}

/// The moves that only partners or a fixed draw bring.
#[derive(Debug, Clone, Default)]
struct Rare {
    /// First, plays from three partners' stock and discard piles; then those of two more partners, or where a team shares
    /// piles, discards onto the other seats' piles.
    shared: [u64; 2],
    partners: [Option<Seat>; 5],
    shares: bool,
    /// Moves of cards beyond the fifth.
    more: Vec<Move>,
}

const GROUP: u32 = 20;
const PASS: u64 = 1 << 60;
const DRAW_BIT: u32 = 61;

impl LegalMoves {
    /// The legal moves of a view's seat; none if it isn't its turn.
    #[inline]
    pub(crate) fn of(view: &SeatView<'_>) -> LegalMoves {
        let (open, seat) = (view.open, view.seat);
        if open.turn != seat || open.end.is_some() {
            return LegalMoves { own: 0, rare: None };
        }
        let own = own(view);
        if open.setup.is_plain() && usize::from(open.hand_sizes[seat]) <= FULL {
            return LegalMoves { own: if own == 0 { pass(view) } else { own }, rare: None };
        }
        LegalMoves::with_rare(own, view)
    }

    /// What few tables have: partners, long hands, restricted plays.
    #[cold]
    #[inline(never)]
    fn with_rare(own: u64, view: &SeatView<'_>) -> LegalMoves {
        let open = view.open;
        // Who draws by hand draws first, and not one card too many (RULES 9).
        if open.to_draw() > 0 {
            return LegalMoves { own: 1 << DRAW_BIT, rare: None };
        }
        let mut moves = LegalMoves::unrestricted(own, view);
        if open.setup.is_restricted() {
            let promise = lead::promise(view);
            moves.retain(|mv| check::restrictions(view, mv, promise).is_ok());
        }
        moves.or_pass(view)
    }

    /// Those of the listed moves that the cards allow, whatever the 1980 rules say of them.
    pub(crate) fn listed(view: &SeatView<'_>, listed: &[Move]) -> LegalMoves {
        if view.open.turn != view.seat || view.open.to_draw() > 0 {
            return LegalMoves::of(view);
        }
        let mut moves = LegalMoves::unrestricted(own(view), view);
        moves.retain(|mv| listed.contains(&mv));
        if view.open.hand_sizes[view.seat] > 0 { moves } else { moves.or_pass(view) }
    }

    /// Everything that the build piles take, and every discard.
    fn unrestricted(mut own: u64, view: &SeatView<'_>) -> LegalMoves {
        let mut rare = Rare::default();
        if view.open.setup.has_partners() {
            rare.add_partners(view);
            if !view.open.setup.has_piles(view.seat) {
                own &= !discards(FULL);
            }
        }
        rare.add_long_hand(view);
        LegalMoves { own, rare: Some(Box::new(rare)) }
    }

    fn retain(&mut self, keep: impl Fn(Move) -> bool) {
        let kept = bits(self.own).filter(|bit| keep(decode_own(*bit)));
        self.own = kept.fold(0, |kept, bit| kept | 1 << bit);
        if let Some(rare) = &mut self.rare {
            rare.retain(keep);
        }
    }

    fn or_pass(mut self, view: &SeatView<'_>) -> LegalMoves {
        if self.is_empty() {
            self.own = pass(view);
        }
        self
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.own.count_ones() as usize + self.rare.as_ref().map_or(0, |rare| rare.len())
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The move at an index.
    #[inline]
    pub fn get(&self, index: usize) -> Option<Move> {
        // Discards fill the lowest bits without a gap: most moves are found without a search.
        let gapless = self.own.trailing_ones() as usize;
        if index < gapless {
            return Some(decode_own(index as u32));
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
            _ => Some(decode_own(left.trailing_zeros())),
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        bits(self.own).map(decode_own).chain(self.rare.iter().flat_map(|rare| rare.iter()))
    }
}

impl Rare {
    fn add_partners(&mut self, view: &SeatView<'_>) {
        let setup = &view.open.setup;
        self.shares = setup.shares_piles();
        let discards = discards(usize::from(view.open.hand_sizes[view.seat]));
        for (at, partner) in (0..).zip(setup.partners(view.seat)) {
            self.partners[at as usize] = Some(partner);
            if view.open.partners_open(view.seat) {
                self.shared[at as usize / 3] |= from_piles(view, partner) << (at % 3 * GROUP);
            }
            if self.shares {
                self.shared[1] |= discards << (at * GROUP);
            }
        }
    }

    fn add_long_hand(&mut self, view: &SeatView<'_>) {
        let open = view.open;
        for (slot, card) in (FULL..).zip(view.hand.rest) {
            let source = Source::Hand(slot as u8);
            let builds = bits(open.takers(*card)).map(|pile| Target::Build(pile as u8));
            let own = open.setup.has_piles(view.seat).then_some(None);
            let shared = self.partners.iter().filter(|_| self.shares).flatten().map(|seat| Some(*seat));
            let owners = own.into_iter().chain(shared);
            let discards = owners.flat_map(|owner| (0..4).map(move |pile| Target::Discard(pile, owner)));
            self.more.extend(builds.chain(discards).map(|target| Move::Put(source, target)));
        }
    }

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
        let (group, place, pile) = ((bit / GROUP) as usize, (bit % GROUP / 4) as u8, (bit % 4) as u8);
        if word == 1 && self.shares {
            return Move::Put(Source::Hand(place), Target::Discard(pile, self.partners[group]));
        }
        Move::Put(pile_source(place, self.partners[word * 3 + group]), Target::Build(pile))
    }
}

/// Discards and plays of a hand's first five cards, and plays from the own piles.
#[inline]
fn own(view: &SeatView<'_>) -> u64 {
    let open = view.open;
    let mut plays = 0;
    for (slot, card) in view.hand.first.iter().enumerate() {
        plays |= open.takers(*card) << (4 * slot);
    }
    let discards = discards(usize::from(open.hand_sizes[view.seat]));
    discards | plays << GROUP | from_piles(view, view.seat) << (2 * GROUP)
}

#[inline]
fn decode_own(bit: u32) -> Move {
    let (place, pile) = (bit / 4, (bit % 4) as u8);
    let (source, target) = match place {
        0..5 => (Source::Hand(place as u8), Target::Discard(pile, None)),
        5..10 => (Source::Hand(place as u8 - 5), Target::Build(pile)),
        10..15 => (pile_source(place as u8 - 10, None), Target::Build(pile)),
        _ => return if bit == DRAW_BIT { Move::Draw } else { Move::Pass },
    };
    Move::Put(source, target)
}

/// The stock pile, or one of the discard piles behind it.
#[inline]
fn pile_source(place: u8, owner: Option<Seat>) -> Source {
    if place == 0 { Source::Stock(owner) } else { Source::Discard(place - 1, owner) }
}

/// The pass, where there is nothing else: only an empty hand that couldn't be refilled holds nothing to discard (RULES 4.6),
/// and before the deal nobody moves.
fn pass(view: &SeatView<'_>) -> u64 {
    if view.open.turns > 0 { PASS } else { 0 }
}

/// Every discard of a hand's first five cards.
#[inline]
fn discards(hand_size: usize) -> u64 {
    (1 << (4 * hand_size.min(FULL))) - 1
}

/// Plays from a seat's stock and discard piles.
#[inline]
fn from_piles(view: &SeatView<'_>, seat: Seat) -> u64 {
    let open = view.open;
    let mut plays = open.takers(open.stock_tops[seat]);
    for (pile, card) in open.discards[seat].iter().enumerate() {
        plays |= open.takers(*card) << (4 * (pile + 1));
    }
    plays
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
