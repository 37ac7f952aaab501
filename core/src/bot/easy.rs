//! The beginner level: plays what it notices, without planning and without watching opponents.

use super::character::Character;
use super::distance;
use super::player::Bot;
use super::random::splitmix64;
use super::rank_view::RankView;
use super::weights::Weights;
use crate::card::{Card, Rank};
use crate::moves::{Move, Source, Target};
use crate::pile::Pile;
use crate::seat::Seat;
use crate::view::SeatView;

/// How often a beginner overlooks something for a whole turn, in percent: a rank in its hand, the top of a discard pile, a wild
/// that would bring the stock card, a partner's stock card. It never overlooks its own stock card.
const OVERLOOKS_HAND: i32 = 1;
const OVERLOOKS_DISCARD: i32 = 2;
const OVERLOOKS_WILD: i32 = 2;
const OVERLOOKS_PARTNER: i32 = 5;

/// The preference for discarding onto an equal, onto the next higher one, and onto an empty pile, and for each step that a card is
/// away from being needed; a random part is added.
const LIKES_EQUAL: i32 = 60;
const LIKES_HIGHER: i32 = 20;
const LIKES_FREE: i32 = 30;
const LIKES_LATE: i32 = 6;
const JITTER: u64 = 40;

/// How many times a character's weights count for discards, against the random part.
const STRESS: i32 = 2;

/// The offset of discards in the jitter's place numbers, apart from those of plays.
const DISCARDS: u64 = 8;

/// Always notices its stock card, and nearly always its hand and its discard piles; plays whatever it notices, and discards
/// without a plan. What it overlooks derives from its seed and the turn, so it stays the same within a turn.
#[derive(Debug, Clone, Copy)]
pub struct Easy {
    seed: u64,
    /// The weights of its character. For every four that a play is worth to it, it is overlooked by a percent less.
    weights: Weights,
}

impl Bot for Easy {
    fn choose(&mut self, view: &SeatView<'_>) -> Move {
        let moves = view.legal_moves();
        let best = |appeal: &dyn Fn(Move) -> Option<i32>| {
            let appealing = moves.iter().filter_map(|mv| Some((appeal(mv)?, mv)));
            appealing.max_by_key(|(worth, mv)| (*worth, own_first(view.seat(), *mv))).map(|(_, mv)| mv)
        };
        best(&|mv| self.seen_play(view, mv))
            .or_else(|| {
                let ranks = RankView::of(view);
                best(&|mv| self.discard(view, &ranks, mv))
            })
            // With neither, it has no choice but to look closer, and wilds go last.
            .or_else(|| moves.iter().min_by_key(|mv| moved(view, *mv).is_some_and(Card::is_wild)))
            .unwrap_or(Move::Pass)
    }
}

impl Easy {
    /// A player whose randomness comes from a seed.
    pub const fn new(seed: u64) -> Easy {
        Easy { seed, weights: Weights::NONE }
    }

    /// The same player in a character.
    pub(super) const fn in_character(self, character: Option<Character>) -> Easy {
        match character {
            Some(character) => Easy { weights: character.weights(), ..self },
            None => self,
        }
    }

    /// The score of a play; `None` if it isn't one, is overlooked, or wastes a card.
    fn seen_play(&self, view: &SeatView<'_>, mv: Move) -> Option<i32> {
        let Move::Put(source, Target::Build(pile)) = mv else { return None };
        let card = moved(view, mv)?;
        let (place, overlooks) = match source {
            Source::Stock(owner) if owner == view.seat() => return Some(i32::MAX),
            Source::Stock(_) => (3, OVERLOOKS_PARTNER),
            _ if card.is_wild() && !wild_helps(view, pile, self.weights.wild > 0) => return None,
            _ if card.is_wild() => (0, OVERLOOKS_WILD),
            Source::Hand(_) => (2, OVERLOOKS_HAND),
            Source::Discard(..) => (1, OVERLOOKS_DISCARD),
        };
        let bonus = self.bonus(view, source, card, pile);
        let sees = self.jitter(view, place, card, 100) as i32 >= overlooks - bonus / 4;
        sees.then_some(20 * place as i32 + bonus)
    }

    /// What a play is worth to its character.
    fn bonus(&self, view: &SeatView<'_>, source: Source, card: Card, pile: Pile) -> i32 {
        let weights = &self.weights;
        let from = match source {
            Source::Stock(_) => weights.partners_stock,
            Source::Hand(_) => 0,
            Source::Discard(..) => weights.from_discards,
        };
        let wild = if card.is_wild() { weights.wild } else { 0 };
        let next = view.build_next(pile);
        let completed = if next == Rank::TWELVE { weights.completed } else { 0 };
        let setup = view.setup();
        let follows =
            |seat| setup.team(seat) != setup.team(view.seat()) && stock_follows(view, seat, next.next());
        let threat = if setup.seats().any(follows) { weights.threats[0] } else { 0 };
        weights.played + from + wild + completed + threat
    }

    /// The score of a discard; `None` if it isn't one, or wastes a wild.
    fn discard(&self, view: &SeatView<'_>, ranks: &RankView<'_>, mv: Move) -> Option<i32> {
        let Move::Put(Source::Hand(_), Target::Discard(pile, owner)) = mv else { return None };
        let card = moved(view, mv).filter(|card| !card.is_wild() || only_wilds(view))?;
        let weights = &self.weights;
        let look = match view.discard_pile(owner, pile).next() {
            Some(top) if top.rank() == card.rank() => LIKES_EQUAL + STRESS * weights.onto_equal,
            Some(top) if top.rank() == card.rank().map(Rank::next) => {
                LIKES_HIGHER + STRESS * weights.onto_higher
            }
            Some(_) => STRESS * weights.bury,
            None => LIKES_FREE + STRESS * weights.onto_free,
        };
        let code = card.code();
        let late = LIKES_LATE + STRESS * weights.late;
        let given = late * distance::min_cards_before(ranks.needs, code) as i32
            + STRESS
                * (weights.unseen * i32::from(ranks.unseen.count(code)) + weights.high * i32::from(code));
        Some(look + given + self.jitter(view, DISCARDS + pile.index() as u64, card, JITTER) as i32)
    }

    /// A random number below `bound`, constant per rank and place within a turn.
    fn jitter(&self, view: &SeatView<'_>, place: u64, card: Card, bound: u64) -> u64 {
        let rank = card.rank().map_or(0, Rank::number);
        let place_in_round = u64::from(view.turns()) << 16 | place << 8 | u64::from(rank);
        let lot = splitmix64(self.seed ^ splitmix64(place_in_round)) >> 32;
        (lot * bound) >> 32
    }
}

/// The order of moves that are worth the same, of which the last is chosen: by source, then by target, own piles first.
fn own_first(seat: Seat, mv: Move) -> impl Ord {
    let place =
        |kind: u8, place: usize, owner: Option<Seat>| (kind, place, owner.filter(|owner| *owner != seat));
    let source = mv.source().map(|source| match source {
        Source::Hand(slot) => place(0, slot.into(), None),
        Source::Stock(owner) => place(1, 0, Some(owner)),
        Source::Discard(pile, owner) => place(2, pile.index(), Some(owner)),
    });
    let target = mv.target().map(|target| match target {
        Target::Build(pile) => place(0, pile.index(), None),
        Target::Discard(pile, owner) => place(1, pile.index(), Some(owner)),
    });
    (source, target)
}

/// The card of a play or discard. `None` for other moves.
fn moved(view: &SeatView<'_>, mv: Move) -> Option<Card> {
    view.source_card(mv.source()?).ok()
}

fn only_wilds(view: &SeatView<'_>) -> bool {
    view.hand().iter().all(Card::is_wild)
}

/// Whether a seat's stock card is of this rank.
fn stock_follows(view: &SeatView<'_>, seat: Seat, rank: Rank) -> bool {
    view.stock_top(seat).and_then(Card::rank) == Some(rank)
}

/// Whether even a beginner would play a wild onto a build pile: a stock card can follow at once, or there is nothing else in
/// hand; for who likes to play wilds, also if a hand card can follow.
fn wild_helps(view: &SeatView<'_>, pile: Pile, likes_wilds: bool) -> bool {
    let after = view.build_next(pile).next();
    if likes_wilds && view.hand().iter().any(|card| card.rank() == Some(after)) {
        return true;
    }
    let follows = |seat| stock_follows(view, seat, after);
    follows(view.seat())
        || view.open_partners().any(follows)
        || view.hand_size(view.seat()) > 0 && only_wilds(view)
}
