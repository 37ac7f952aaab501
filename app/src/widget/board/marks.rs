//! Marks on the board: what is picked up, what takes it, hints, refusals and keys.

use std::iter;

use iced::alignment::Horizontal;
use iced::{Point, Rectangle, Size, Vector};
use skipstone_core::{Card, Pile, Seat, Source};

use super::BoardWidget;
use super::input::Pointer;
use super::paint::{Painter, TextStyle};
use crate::board::layout::PilePlace;
use crate::board::quick_play::build_targets;
use crate::board::{BoardLayout, HighlightedSlot, Slot};
use crate::keys::slot_label;

/// On cards narrower than this, covered cards can be read only in an enlarged list.
const MIN_READABLE_WIDTH: f32 = 44.0;
/// The widths of rings around what the hint says first and further, what the guided round is about, and what is picked up.
const FIRST_HINT: f32 = 4.0;
const FURTHER_HINT: f32 = 2.0;
const GUIDED: f32 = 4.0;
const PICKED: f32 = 5.0;
/// The width of the focus ring, and its distance from the card.
const FOCUS: f32 = 2.0;
const FOCUS_GAP: f32 = 4.0;
/// The size of a key's label, and its distance from the edges of the card.
const KEY: f32 = 20.0;
const KEY_INSET: f32 = 4.0;

impl<Message> BoardWidget<'_, Message> {
    /// The glow under the picked-up card, the slots that take it, and the slots of a hint's first move.
    pub(super) fn lights(&self, painter: &mut Painter<'_>, layout: &BoardLayout, pointer: &Pointer) {
        let colours = painter.colours;
        let first = self.display.hint.iter().filter(|highlighted| highlighted.is_first());
        let slots = first.map(|highlighted| highlighted.slot).chain(self.display.guided.iter().copied());
        for pile in slots.filter_map(|slot| layout.pile(slot)) {
            painter.glow(self.ring_place(pile, pointer), colours.hint);
        }
        for pile in self.display.legal.iter().filter_map(|slot| layout.pile(*slot)) {
            painter.glow(pile.bounds, colours.legal);
        }
        if let Some(pile) = self.held_pile(layout, pointer) {
            let (place, _) = self.drawn_place(pile, self.top_of(pile.slot), pointer);
            painter.glow(place, colours.picked);
        }
    }

    /// The pile of the picked-up card, if it isn't being dragged.
    fn held_pile<'l>(&self, layout: &'l BoardLayout, pointer: &Pointer) -> Option<&'l PilePlace> {
        self.display.picked.filter(|_| pointer.drag.is_none()).and_then(|slot| layout.pile(slot))
    }

    /// Numbers and keys, above the counts.
    pub(super) fn marks(&self, painter: &mut Painter<'_>, layout: &BoardLayout, pointer: &Pointer) {
        self.hint_numbers(painter, layout, pointer);
        for (_, key, place) in self.keys(layout, pointer) {
            badge(painter, key, place);
        }
    }

    /// The slots' keys and where they are shown; none while the mouse is used.
    pub(super) fn keys(&self, layout: &BoardLayout, pointer: &Pointer) -> Vec<(Slot, String, Rectangle)> {
        let me = self.animation.view().seat();
        // A card that is still being dealt has no place where its key could stand.
        let is_there = |pile: &&PilePlace| {
            !matches!(pile.slot, Slot::Hand(_) | Slot::Stock(_))
                || self.animation.incoming(pile.slot, pointer.now) == 0
        };
        let key = |pile: &PilePlace| {
            let slot = match pile.slot {
                Slot::Hand(slot) => Slot::Hand(self.display.hand_order.place(&self.animation.view(), slot)),
                slot => slot,
            };
            let key = slot_label(slot, me)?;
            Some((pile.slot, key, self.key_place(pile, layout, pointer)?))
        };
        layout.piles.iter().filter(|_| self.display.keys).filter(is_there).filter_map(key).collect()
    }

    /// Where a slot's key is shown: in the lower left corner of its top card, which neither a count nor the neighbour in the
    /// own hand covers. `None` if that one leaves no room.
    fn key_place(&self, pile: &PilePlace, layout: &BoardLayout, pointer: &Pointer) -> Option<Rectangle> {
        let (card, tilt) = self.drawn_place(pile, self.top_of(pile.slot), pointer);
        let end = self.next_in_hand(pile.slot, layout).map_or(card.width, |next| next.base.x - card.x);
        if end < KEY {
            return None;
        }
        let inset = KEY_INSET.min((end - KEY) / 2.0);
        let center = Vector::new(inset + KEY / 2.0, card.height - KEY_INSET - KEY / 2.0);
        let from_middle = center - Vector::new(card.width / 2.0, card.height / 2.0);
        let (sin, cos) = tilt.to_radians().sin_cos();
        let turned =
            Vector::new(cos * from_middle.x - sin * from_middle.y, sin * from_middle.x + cos * from_middle.y);
        let corner = card.center() + turned - Vector::new(KEY / 2.0, KEY / 2.0);
        Some(Rectangle::new(corner, Size::new(KEY, KEY)))
    }

    /// The right neighbour of a card in the own hand, which lies above it.
    pub(super) fn next_in_hand<'l>(&self, slot: Slot, layout: &'l BoardLayout) -> Option<&'l PilePlace> {
        layout.hand().skip_while(|pile| pile.slot != slot).nth(1)
    }

    /// The area that a ring encloses: all of a pile, or a card where it is lifted to.
    fn ring_place(&self, pile: &PilePlace, pointer: &Pointer) -> Rectangle {
        match pile.slot {
            Slot::Hand(_) | Slot::Stock(_) => self.drawn_place(pile, 0, pointer).0,
            _ => pile.bounds,
        }
    }

    /// The rings of a card of the own hand. They are drawn with it, so that its neighbour lies on them and can be read.
    pub(super) fn hand_rings(
        &self,
        painter: &mut Painter<'_>,
        slot: Slot,
        place: Rectangle,
        pointer: &Pointer,
    ) {
        let colours = painter.colours;
        if self.display.guided.contains(&slot) {
            painter.ring_below(place, colours.hint, GUIDED, 0.0);
        }
        for highlighted in self.display.hint.iter().filter(|highlighted| highlighted.slot == slot) {
            painter.ring_below(place, colours.hint, hint_width(highlighted), 0.0);
        }
        if self.display.picked == Some(slot) && pointer.drag.is_none() {
            painter.ring_below(place, colours.picked, PICKED, 0.0);
        }
        if self.display.focus == Some(slot) {
            painter.ring_below(place, colours.focus, FOCUS, FOCUS_GAP);
        }
    }

    /// Rings around piles. They lie under the counts, which stay readable; those of the own hand are drawn with its cards.
    pub(super) fn rings(&self, painter: &mut Painter<'_>, layout: &BoardLayout, pointer: &Pointer) {
        let colours = painter.colours;
        self.recap_frames(painter, layout, pointer);
        self.playable_stocks(painter, layout, pointer);
        self.chain_frames(painter, layout, pointer.now);
        let guided = self.display.guided.iter().filter_map(|slot| layout.pile(*slot));
        for pile in guided.filter(|pile| !is_in_hand(pile)) {
            painter.ring(self.ring_place(pile, pointer), colours.hint, GUIDED);
        }
        for slot in &self.display.legal {
            if let Some(pile) = layout.pile(*slot) {
                let over = pointer.over == Some(*slot);
                painter.ring(pile.bounds, colours.legal, if over { 5.0 } else { 3.0 });
            }
        }
        for highlighted in &self.display.hint {
            if let Some(pile) = layout.pile(highlighted.slot).filter(|pile| !is_in_hand(pile)) {
                painter.ring(self.ring_place(pile, pointer), colours.hint, hint_width(highlighted));
            }
        }
        self.spoken_of(painter, layout, pointer);
        self.dealer(painter, layout);
        if let Some(pile) = self.held_pile(layout, pointer).filter(|pile| !is_in_hand(pile)) {
            painter.ring(self.ring_place(pile, pointer), colours.picked, PICKED);
        }
        let focus = self.display.focus.and_then(|slot| layout.pile(slot));
        if let Some(pile) = focus.filter(|pile| !is_in_hand(pile)) {
            painter.ring(self.ring_place(pile, pointer).expand(FOCUS_GAP), colours.focus, FOCUS);
        }
    }

    /// A ring around each stock card that the player can play, the own one and those of partners: to get rid of them is the goal.
    fn playable_stocks(&self, painter: &mut Painter<'_>, layout: &BoardLayout, pointer: &Pointer) {
        let view = self.animation.view();
        let owners = iter::once(view.seat()).chain(view.open_partners());
        for owner in owners.filter(|owner| !self.stock_targets(*owner).is_empty()) {
            if let Some(pile) = layout.pile(Slot::Stock(owner)) {
                painter.ring(self.ring_place(pile, pointer), painter.colours.accent, 3.0);
            }
        }
    }

    /// The build piles that take a seat's stock card now; empty when the player isn't on turn.
    pub(super) fn stock_targets(&self, owner: Seat) -> Vec<Pile> {
        let view = self.animation.view();
        if self.display.read_only || view.on_turn() != Some(view.seat()) {
            return Vec::new();
        }
        build_targets(&view, Source::Stock(owner)).collect()
    }

    /// A ring around the cards that the speech under the pointer is about, as far as they lie on the board.
    fn spoken_of(&self, painter: &mut Painter<'_>, layout: &BoardLayout, pointer: &Pointer) {
        let Some(player) = pointer.speech.and_then(|seat| self.display.players.get(seat.index())) else {
            return;
        };
        let view = self.animation.view();
        for pile in &layout.piles {
            let lies_here = match pile.slot {
                Slot::Build(nth) => view.build_pile(nth).iter().any(|card| player.spoken_of.contains(card)),
                Slot::Discard(seat, nth) => {
                    view.discard_pile(seat, nth).any(|card| player.spoken_of.contains(&card))
                }
                _ => false,
            };
            if lies_here {
                painter.ring(pile.bounds, painter.colours.hint, 3.0);
            }
        }
    }

    /// A ring around the card by which a seat has become the dealer.
    fn dealer(&self, painter: &mut Painter<'_>, layout: &BoardLayout) {
        if let Some(pile) = self.animation.drawn_dealer().and_then(|seat| layout.pile(Slot::Stock(seat))) {
            painter.ring(pile.bounds, painter.colours.accent, 4.0);
        }
    }

    /// The numbers of a hint's moves, if there are several, each at the top card of its slot.
    fn hint_numbers(&self, painter: &mut Painter<'_>, layout: &BoardLayout, pointer: &Pointer) {
        if self.display.hint.iter().all(HighlightedSlot::is_first) {
            return;
        }
        for highlighted in &self.display.hint {
            if let Some(pile) = layout.pile(highlighted.slot) {
                let (top, _) = self.drawn_place(pile, self.top_of(pile.slot), pointer);
                // With a full stop, so that it isn't taken for a card's number.
                numbered(painter, format!("{}.", highlighted.numbers()), top);
            }
        }
    }

    /// What is told above the board: the refusal of the last attempt, or what is under the pointer.
    pub(super) fn shown_hint<'l>(
        &self,
        layout: &'l BoardLayout,
        pointer: &Pointer,
        is_covered: bool,
    ) -> Option<ShownHint<'l>> {
        if let Some((slot, why)) = self.display.refused
            && let Some(pile) = layout.pile(slot)
        {
            let (words, anchor) = (why.to_owned(), pile.bounds);
            return Some(ShownHint::Bubble { words, anchor, widest: 300.0, is_refusal: true });
        }
        if let Some(area) = pointer.speech.and_then(|seat| layout.seat(seat)) {
            // All of it, where the bubble on the board has room for a part only.
            let player = self.display.players.get(area.seat.index());
            let player = player.filter(|player| !player.words().is_empty())?;
            let (words, anchor) = (player.words(), area.speech);
            return Some(ShownHint::Bubble { words, anchor, widest: 360.0, is_refusal: false });
        }
        self.told_of(layout, pointer).filter(|told| !is_covered || matches!(told, ShownHint::Cards { .. }))
    }

    /// What is told of the slot under the pointer, or of the one that the cursor inspects.
    pub(super) fn told_of<'l>(&self, layout: &'l BoardLayout, pointer: &Pointer) -> Option<ShownHint<'l>> {
        if let Some((pile, cards)) = self.listed_cards(layout, pointer) {
            // Where cards go to and come from stays in sight.
            let is_needed =
                |pile: &&PilePlace| matches!(pile.slot, Slot::Build(_) | Slot::Hand(_) | Slot::Stock(_));
            let free = layout.piles.iter().filter(is_needed).map(|pile| pile.bounds).collect();
            return Some(ShownHint::Cards { card: layout.card, pile, cards, free });
        }
        let pile = pointer.rests_on().and_then(|slot| layout.pile(slot))?;
        let view = self.animation.view();
        let words = match (pile.slot, self.animation.hands()) {
            (Slot::OtherHand(seat), Some(hands)) => self.wording.open_hand(seat, hands.of(seat)),
            (slot @ (Slot::OtherHand(_) | Slot::Stock(_) | Slot::Draw | Slot::Completed), _) => {
                self.wording.slot(&view, slot)
            }
            // The board shows it all.
            (Slot::Hand(_) | Slot::Discard(..) | Slot::Build(_), _) => return None,
        };
        let anchor = match pile.slot {
            Slot::OtherHand(_) => pile.bounds,
            // The number at the corner stays in sight, too.
            _ => pile.bounds.union(&pile.count_place(1, layout.magnification)),
        };
        Some(ShownHint::Bubble { words, anchor, widest: 300.0, is_refusal: false })
    }

    /// The discard pile that is looked at and its cards, bottom to top, if some can't be read on the board.
    pub(super) fn listed_cards<'l>(
        &self,
        layout: &'l BoardLayout,
        pointer: &Pointer,
    ) -> Option<(&'l PilePlace, Vec<Card>)> {
        if pointer.drag.is_some() || self.display.picked.is_some() {
            return None;
        }
        let over = pointer.over.filter(|_| !pointer.has_acted);
        let pile = layout.pile(over.or(self.display.inspected)?)?;
        let Slot::Discard(seat, nth) = pile.slot else { return None };
        let view = self.animation.view();
        let mut cards: Vec<Card> = view.discard_pile(seat, nth).collect();
        if cards.len() < 2 || (pile.buried == 0 && layout.other_card >= MIN_READABLE_WIDTH) {
            return None;
        }
        cards.reverse();
        Some((pile, cards))
    }
}

fn is_in_hand(pile: &PilePlace) -> bool {
    matches!(pile.slot, Slot::Hand(_))
}

/// What is told above the board.
pub(super) enum ShownHint<'l> {
    /// Words beside a place.
    Bubble { words: String, anchor: Rectangle, widest: f32, is_refusal: bool },
    /// The cards of a pile side by side, as wide as those in the own hand.
    Cards { card: f32, pile: &'l PilePlace, cards: Vec<Card>, free: Vec<Rectangle> },
}

impl ShownHint<'_> {
    /// The bounds of its panel.
    pub(super) fn place(&self, painter: &Painter<'_>) -> Rectangle {
        match self {
            ShownHint::Bubble { words, anchor, widest, .. } => painter.bubble_place(words, *anchor, *widest),
            ShownHint::Cards { card, pile, cards, free } => {
                let width = card + card_step(painter, *card, cards) * (cards.len() - 1) as f32;
                painter.place_clear_of(pile.bounds, Size::new(width + 16.0, card * 1.4 + 16.0), free)
            }
        }
    }

    pub(super) fn draw(self, painter: &mut Painter<'_>) {
        let place = self.place(painter);
        match self {
            ShownHint::Bubble { words, is_refusal, .. } => {
                let colours = painter.colours;
                let colour = if is_refusal { colours.danger } else { colours.text };
                painter.bubble(words, place, colour);
            }
            ShownHint::Cards { card, cards, .. } => {
                painter.panel(place);
                let step = card_step(painter, card, &cards);
                for (at, shown) in cards.into_iter().enumerate() {
                    let corner = Point::new(place.x + 8.0 + step * at as f32, place.y + 8.0);
                    painter.card(shown, Rectangle::new(corner, Size::new(card, card * 1.4)), 0.0);
                }
            }
        }
    }
}

/// The distance of listed cards.
fn card_step(painter: &Painter<'_>, card: f32, cards: &[Card]) -> f32 {
    let steps = cards.len().saturating_sub(1).max(1) as f32;
    ((painter.board.width - 40.0 - card) / steps).min(0.36 * card)
}

/// The label of a slot's key.
fn badge(painter: &mut Painter<'_>, key: String, place: Rectangle) {
    painter.area(place, 5.0, painter.colours.panel, painter.colours.focus, 1.5);
    let words = TextStyle { size: 14.0, colour: painter.colours.text, align: Horizontal::Center };
    painter.words(key, place, words);
}

/// How wide the ring of a hint is: strongest at its first move.
fn hint_width(highlighted: &HighlightedSlot) -> f32 {
    if highlighted.is_first() { FIRST_HINT } else { FURTHER_HINT }
}

/// The numbers of a hint's moves at a slot, across the middle of the upper edge: the corners are for the card's own number and for
/// counts, and the neighbour in the hand covers the right.
fn numbered(painter: &mut Painter<'_>, numbers: String, card: Rectangle) {
    let size = Size::new(12.0 + 8.0 * numbers.chars().count() as f32, 20.0);
    let corner = Point::new(card.center_x() - size.width / 2.0, (card.y - 0.8 * size.height).max(0.0));
    let place = Rectangle::new(corner, size);
    painter.area(place, 10.0, painter.colours.hint, painter.colours.on_hint, 1.0);
    let words = TextStyle { size: 14.0, colour: painter.colours.on_hint, align: Horizontal::Center };
    painter.words(numbers, place, words);
}
