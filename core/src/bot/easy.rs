//! The beginner level: plays what it notices, without planning and without watching opponents.

use super::player::Bot;
use super::random::splitmix64;
use crate::card::{Card, Rank};
use crate::moves::{Move, Source, Target};
use crate::view::SeatView;

/// How often a beginner overlooks something for a whole turn, in percent: a rank in its hand, the top of a discard pile, a wild
/// that would bring the stock card, a partner's stock card. It never overlooks its own stock card.
const OVERLOOKS_HAND: u64 = 2;
const OVERLOOKS_DISCARD: u64 = 6;
const OVERLOOKS_WILD: u64 = 10;
const OVERLOOKS_PARTNER: u64 = 15;

/// The preference for discarding onto an equal, and onto an empty pile; a random part is added.
const LIKES_EQUAL: u64 = 60;
const LIKES_FREE: u64 = 30;
const JITTER: u64 = 60;

/// The offset of discards in the jitter's place numbers, apart from those of plays.
const DISCARDS: u64 = 8;

/// Always notices its stock card, most of its hand and some of its discard piles; plays whatever it notices, and discards almost
/// at random. What it overlooks derives from its seed and the turn, so it stays the same within a turn.
#[derive(Debug, Clone, Copy)]
pub struct Easy {
    seed: u64,
}

impl Bot for Easy {
    fn choose(&mut self, view: &SeatView<'_>) -> Move {
        let moves = view.legal_moves();
        let best = |liking: &dyn Fn(Move) -> Option<u64>| {
            moves.iter().filter_map(|mv| Some((liking(mv)?, mv))).max().map(|(_, mv)| mv)
        };
        best(&|mv| self.seen_play(view, mv))
            .or_else(|| best(&|mv| self.discard(view, mv)))
            // With neither, it has no choice but to look closer, and wilds go last.
            .or_else(|| moves.iter().min_by_key(|mv| moved(view, *mv).is_some_and(Card::is_wild)))
            .unwrap_or(Move::Pass)
    }
}

impl Easy {
    /// A player whose randomness comes from a seed.
    pub const fn new(seed: u64) -> Easy {
        Easy { seed }
    }

    /// The score of a play; `None` if it isn't one, is overlooked, or wastes a card.
    fn seen_play(&self, view: &SeatView<'_>, mv: Move) -> Option<u64> {
        let Move::Put(source, Target::Build(pile)) = mv else { return None };
        let card = moved(view, mv)?;
        let (appeal, overlooks) = match source {
            Source::Stock(None) => (4, 0),
            Source::Stock(Some(_)) => (3, OVERLOOKS_PARTNER),
            _ if card.is_wild() && !wild_helps(view, pile) => return None,
            _ if card.is_wild() => (0, OVERLOOKS_WILD),
            Source::Hand(_) => (2, OVERLOOKS_HAND),
            Source::Discard(..) => (1, OVERLOOKS_DISCARD),
        };
        (self.jitter(view, appeal, card, 100) >= overlooks).then_some(appeal)
    }

    /// The score of a discard; `None` if it isn't one, or wastes a wild.
    fn discard(&self, view: &SeatView<'_>, mv: Move) -> Option<u64> {
        let Move::Put(Source::Hand(_), Target::Discard(pile, owner)) = mv else { return None };
        let card = moved(view, mv).filter(|card| !card.is_wild() || only_wilds(view))?;
        let look = match view.discard_pile(owner.unwrap_or(view.seat()), usize::from(pile)).next() {
            Some(top) if top.rank() == card.rank() => LIKES_EQUAL,
            Some(_) => 0,
            None => LIKES_FREE,
        };
        Some(look + self.jitter(view, DISCARDS + u64::from(pile), card, JITTER))
    }

    /// A random number below `bound`, constant per rank and place within a turn.
    fn jitter(&self, view: &SeatView<'_>, place: u64, card: Card, bound: u64) -> u64 {
        let rank = card.rank().map_or(0, Rank::number);
        let thing = u64::from(view.turns()) << 16 | place << 8 | u64::from(rank);
        let lot = splitmix64(self.seed ^ splitmix64(thing)) >> 32;
        (lot * bound) >> 32
    }
}

/// The card of a play or discard. `None` for other moves.
fn moved(view: &SeatView<'_>, mv: Move) -> Option<Card> {
    view.source_card(mv.source()?).ok()
}

fn only_wilds(view: &SeatView<'_>) -> bool {
    view.hand().iter().all(Card::is_wild)
}

/// Whether even a beginner would play a wild onto a build pile: a stock card can follow at once, or there is nothing else in
/// hand.
fn wild_helps(view: &SeatView<'_>, pile: u8) -> bool {
    let after = view.build_next(usize::from(pile)).next();
    let follows = |seat| view.stock_top(seat).and_then(Card::rank) == Some(after);
    follows(view.seat())
        || view.open_partners().any(follows)
        || view.hand_size(view.seat()) > 0 && only_wilds(view)
}
