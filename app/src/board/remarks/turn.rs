//! What the seat on turn has done, as the characters see it.

use skipstone_core::bot::Character;
use skipstone_core::event::Discard;
use skipstone_core::{Card, Pile, Rank, Seat, SeatView, Source, VisibleEvent};

/// What the seat on turn has played.
#[derive(Debug, Clone, Default)]
pub(super) struct Turn {
    pub(super) seat: Option<Seat>,
    pub(super) ranks: Vec<Rank>,
    pub(super) wilds: usize,
    pub(super) stock_cards: usize,
    pub(super) partners_stock_cards: usize,
    pub(super) from_discards: usize,
    pub(super) completed: usize,
    pub(super) new_hands: usize,
}

impl Turn {
    /// Adds a card that was played onto a build pile.
    pub(super) fn add(&mut self, source: Option<Source>, card: Card, rank: Rank) {
        self.ranks.push(rank);
        self.wilds += usize::from(card.is_wild());
        match source {
            Some(Source::Stock(owner)) if self.seat == Some(owner) => self.stock_cards += 1,
            Some(Source::Stock(_)) => self.partners_stock_cards += 1,
            Some(Source::Discard(..)) => self.from_discards += 1,
            Some(Source::Hand(_)) | None => {}
        }
    }

    /// Whether the turn that this event has ended shows what a character likes.
    pub(super) fn is_liked_by(
        &self,
        character: Character,
        seat: Seat,
        event: &VisibleEvent,
        covered: Option<Card>,
        view: &SeatView<'_>,
    ) -> bool {
        let discarded = match *event {
            VisibleEvent::Discard(Discard { card, .. }) => Some(card),
            _ => None,
        };
        let rank = discarded.and_then(Card::rank);
        let onto = |wanted: &dyn Fn(Rank) -> Rank| {
            rank.is_some() && rank.map(wanted) == covered.and_then(Card::rank)
        };
        match character {
            Character::Pebble => onto(&|rank| rank),
            Character::Flint => self.new_hands > 0,
            Character::Slate => onto(&Rank::next),
            Character::Basalt => view.setup().seats().any(|other| {
                let wanted = view.stock_top(other).and_then(Card::rank);
                view.team(other) != view.team(seat)
                    && wanted.is_some_and(|wanted| self.ranks.contains(&wanted))
                    && Pile::ALL.into_iter().all(|pile| Some(view.build_next(pile)) != wanted)
            }),
            Character::Marble => self.wilds == 0 && self.stock_cards == 0,
            Character::Onyx => {
                rank.is_some() && view.open_cards().filter(|other| other.rank() == rank).count() <= 4
            }
            Character::Agate => self.wilds > 0,
            Character::Granite => self.ranks.is_empty(),
            Character::Jasper => self.completed > 0,
            Character::Quartz => discarded.is_some() && covered.is_none(),
            Character::Opal => self.partners_stock_cards > 0 || self.from_discards >= 2,
        }
    }
}
