//! Descriptions of slots and their contents.

use skipstone_core::{Card, IllegalMove, Pile, Seat, SeatView, Source, Target};

use super::TableWording;
use crate::board::{HandOrder, HighlightedSlot, Slot};
use crate::tr;

impl TableWording<'_> {
    /// A slot and its contents in words, for assistive technology and tests.
    pub fn slot(&self, view: &SeatView<'_>, slot: Slot) -> String {
        let locale = self.locale;
        match slot {
            Slot::Hand(slot) => self.hand_card(view, slot, HandOrder::Drawn),
            Slot::OtherHand(seat) => self.held(view, seat),
            Slot::Stock(seat) => self.stock(view, seat),
            Slot::Discard(seat, pile) => self.discard(view, seat, pile),
            Slot::Build(pile) => {
                let needs = view.build_next(pile).number();
                tr!(locale, "slot-build", pile = pile.number(), needs = locale.rank(needs))
            }
            Slot::Draw => tr!(locale, "slot-draw", count = view.draw_left()),
            Slot::Completed => tr!(locale, "slot-completed", count = view.completed_size()),
        }
    }

    /// A card of the own hand in words, with its place in the order in which the hand is shown.
    pub fn hand_card(&self, view: &SeatView<'_>, slot: u8, order: HandOrder) -> String {
        match view.hand().get(usize::from(slot)) {
            Some(card) => {
                let place = order.place(view, slot) + 1;
                tr!(self.locale, "slot-hand", slot = place, card = self.locale.card(card))
            }
            None => self.held(view, view.seat()),
        }
    }

    /// What a slot is from which the view's seat never plays, and what it is for; `None` for any other slot.
    pub fn explanation(&self, view: &SeatView<'_>, slot: Slot) -> Option<String> {
        let locale = self.locale;
        match slot {
            Slot::Draw => Some(tr!(locale, "explain-draw", count = view.draw_left())),
            Slot::Completed => Some(tr!(locale, "explain-completed", count = view.completed_size())),
            Slot::Stock(owner) if self.is_off_limits(view, slot) => {
                Some(tr!(locale, "explain-stock", name = self.name(owner), count = view.stock_left(owner)))
            }
            Slot::Discard(owner, _) if self.is_off_limits(view, slot) => {
                Some(tr!(locale, "explain-discard", name = self.name(owner)))
            }
            _ => None,
        }
    }

    /// A card that is picked up, and the build piles that it fits; `None` if nothing can be picked up there.
    pub fn picked(&self, view: &SeatView<'_>, source: Source) -> Option<String> {
        let card = self.locale.card(view.source_card(source).ok()?);
        let targets = view.targets(source);
        let builds = targets.iter().filter_map(|target| match target {
            Target::Build(pile) => Some(pile.number().to_string()),
            Target::Discard(..) => None,
        });
        let builds: Vec<String> = builds.collect();
        let (count, piles) = (builds.len(), self.locale.list(&builds));
        Some(tr!(self.locale, "said-picked", card = card, count = count, piles = piles))
    }

    /// Who a player is, with the cards that they have.
    pub fn player(&self, view: &SeatView<'_>, seat: Seat) -> String {
        let (who, name) = (self.who(seat), self.name(seat));
        let (hand, stock) = (view.hand_size(seat), view.stock_left(seat));
        tr!(self.locale, "explain-player", who = who, name = name, hand = hand, stock = stock)
    }

    fn is_off_limits(&self, view: &SeatView<'_>, slot: Slot) -> bool {
        let card = slot.source().map(|source| view.source_card(source));
        matches!(card, Some(Err(IllegalMove::NotYours { .. })))
    }

    /// The numbers of a hint's moves that use a slot, in words.
    pub fn hint_steps(&self, highlighted: &HighlightedSlot) -> String {
        tr!(self.locale, "slot-hint", steps = highlighted.numbers())
    }

    pub(super) fn held(&self, view: &SeatView<'_>, seat: Seat) -> String {
        let (who, name) = (self.who(seat), self.name(seat));
        tr!(self.locale, "slot-held", who = who, name = name, count = view.hand_size(seat))
    }

    /// An open hand's cards in words.
    pub fn open_hand(&self, seat: Seat, cards: &[Card]) -> String {
        let cards = self.cards(cards.iter().copied());
        tr!(self.locale, "slot-held-open", who = self.who(seat), name = self.name(seat), cards = cards)
    }

    pub(super) fn stock(&self, view: &SeatView<'_>, seat: Seat) -> String {
        match view.stock_top(seat) {
            Some(card) => tr!(
                self.locale,
                "slot-stock",
                who = self.who(seat),
                name = self.name(seat),
                card = self.locale.card(card),
                count = view.stock_left(seat)
            ),
            None => self.about_seat("slot-stock-empty", seat),
        }
    }

    fn discard(&self, view: &SeatView<'_>, seat: Seat, pile: Pile) -> String {
        let (who, name) = (self.who(seat), self.name(seat));
        match view.discard_pile(seat, pile).next() {
            Some(card) => tr!(
                self.locale,
                "slot-discard",
                who = who,
                name = name,
                pile = pile.number(),
                card = self.locale.card(card),
                count = view.discard_depth(seat, pile)
            ),
            None => {
                tr!(self.locale, "slot-discard-empty", who = who, name = name, pile = pile.number())
            }
        }
    }
}
