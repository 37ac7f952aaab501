//! Labels and marks on the board: seats, counts, needed ranks, legal slots and keys.

use iced::alignment::Horizontal;
use iced::{Color, Point, Rectangle, Size};
use skipstone_core::{Seat, SeatView};

use super::TableWidget;
use super::draw::SlotContents;
use super::input::Pointer;
use super::paint::{Painter, TextStyle};
use crate::table::layout::{Pile, SeatArea};
use crate::table::{BoardLayout, Slot, focus};
use crate::tr;

/// On cards narrower than this, covered cards can be read only in an enlarged list.
const MIN_READABLE_WIDTH: f32 = 44.0;

impl<Message> TableWidget<'_, Message> {
    /// The seats: name, counts, last move, and whose turn it is.
    pub(super) fn seats(&self, painter: &mut Painter<'_>, layout: &BoardLayout) {
        let view = self.animation.view();
        for area in &layout.seats {
            let turn = view.turns() > 0 && view.turn() == area.seat && view.ending().is_none();
            let colours = painter.colours;
            match turn {
                true => painter.area(area.bounds, 12.0, colours.turn, colours.accent, 2.5),
                false => {
                    painter.area(area.bounds, 12.0, colours.slot.scale_alpha(0.5), Color::TRANSPARENT, 0.0);
                }
            }
            self.seat(painter, layout, area, turn);
        }
    }

    fn seat(&self, painter: &mut Painter<'_>, layout: &BoardLayout, area: &SeatArea, turn: bool) {
        let view = &self.animation.view();
        let colours = painter.colours;
        let own = area.seat == view.seat();
        let left = |size, colour| TextStyle { size, colour, align: Horizontal::Left };
        let mut name = area.name;
        if view.setup().has_partners() {
            name = self.team(painter, view, area.seat, name);
        }
        let said = if turn { colours.accent } else { colours.text };
        painter.words(self.wording.name(area.seat), name, left(if own { 17.0 } else { 14.0 }, said));
        if !own && self.animation.hands().is_none() {
            self.held(painter, view, area);
        }
        if let Some(last) = self.display.last.get(area.seat.index()) {
            let urgent = self.display.urgent.contains(&area.seat);
            let said = if urgent { colours.danger } else { colours.text_soft };
            painter.words(last.clone(), area.last_move, left(if own { 14.0 } else { 13.0 }, said));
        }
        let dealt = view.draw_left() > 0 || view.turns() > 0;
        if dealt && view.setup().has_piles(area.seat) {
            let size = (area.stock_left.height * 0.82).clamp(17.0, 46.0);
            // The count is centred under the card, or left-aligned beside it.
            let below =
                layout.pile(Slot::Stock(area.seat)).is_some_and(|pile| pile.base.x == area.stock_left.x);
            let align = if below { Horizontal::Center } else { Horizontal::Left };
            let words = TextStyle { size, colour: colours.text, align };
            painter.words(view.stock_left(area.seat).to_string(), area.stock_left, words);
        }
    }

    /// The team's number, filled for partners; the rest of the line for the name.
    fn team(
        &self,
        painter: &mut Painter<'_>,
        view: &SeatView<'_>,
        seat: Seat,
        place: Rectangle,
    ) -> Rectangle {
        let colours = painter.colours;
        let mine = view.team(seat) == view.team(view.seat());
        let number = view.team(seat).to_string();
        let mark = Rectangle::new(Point::new(place.x, place.center_y() - 8.0), Size::new(18.0, 16.0));
        let (fill, said) =
            if mine { (colours.accent, colours.on_accent) } else { (Color::TRANSPARENT, colours.text) };
        painter.area(mark, 4.0, fill, if mine { colours.accent } else { colours.text_soft }, 1.0);
        painter.words(number, mark, TextStyle { size: 12.0, colour: said, align: Horizontal::Center });
        Rectangle { x: place.x + 23.0, width: place.width - 23.0, ..place }
    }

    /// The number of hidden hand cards, beside a small card.
    fn held(&self, painter: &mut Painter<'_>, view: &SeatView<'_>, area: &SeatArea) {
        let place = area.hand_size;
        let colours = painter.colours;
        let card = Rectangle::new(Point::new(place.x + 4.0, place.center_y() - 6.5), Size::new(9.0, 13.0));
        painter.area(card, 2.0, colours.field, colours.text_soft, 1.0);
        let count = Rectangle { x: place.x + 18.0, width: place.width - 18.0, ..place };
        let words = TextStyle { size: 14.0, colour: colours.text, align: Horizontal::Left };
        painter.words(view.hand_size(area.seat).to_string(), count, words);
    }

    /// The glow under the picked-up card, the slots that take it, and the slots of a hint's first move.
    pub(super) fn lights(&self, painter: &mut Painter<'_>, layout: &BoardLayout, pointer: &Pointer) {
        let colours = painter.colours;
        let first = self.display.hint.iter().filter(|highlighted| highlighted.is_first());
        for pile in first.filter_map(|highlighted| layout.pile(highlighted.slot)) {
            painter.glow(pile.bounds, colours.hint);
        }
        for pile in self.display.legal.iter().filter_map(|slot| layout.pile(*slot)) {
            painter.glow(pile.bounds, colours.legal);
        }
        if let Some(held) = self.held_card(layout, pointer) {
            painter.glow(held, colours.picked);
        }
    }

    /// The bounds of the picked-up card, if it isn't being dragged.
    fn held_card(&self, layout: &BoardLayout, pointer: &Pointer) -> Option<Rectangle> {
        let held = self.display.picked.filter(|_| pointer.drag.is_none());
        held.and_then(|slot| layout.card(slot, self.top_of(slot)))
    }

    /// Counts, needed ranks, rings and keys, above the cards.
    pub(super) fn marks(&self, painter: &mut Painter<'_>, layout: &BoardLayout, pointer: &Pointer) {
        let view = self.animation.view();
        for pile in &layout.piles {
            self.label(painter, &view, pile, pointer);
            if matches!(pile.slot, Slot::Discard(..)) && pile.buried > 0 {
                self.depth(painter, &view, pile);
            }
        }
        let colours = painter.colours;
        for slot in &self.display.legal {
            if let Some(pile) = layout.pile(*slot) {
                let over = pointer.over == Some(*slot);
                painter.ring(pile.bounds, colours.legal, if over { 5.0 } else { 3.0 });
            }
        }
        self.hint(painter, layout);
        if let Some(held) = self.held_card(layout, pointer) {
            painter.ring(held, colours.picked, 3.0);
        }
        if let Some(pile) = self.display.focus.and_then(|slot| layout.pile(slot)) {
            painter.ring(pile.bounds.expand(4.0), colours.focus, 2.0);
        }
        if self.display.keys {
            for pile in &layout.piles {
                if let Some(key) = focus::key_of(pile.slot, view.seat()) {
                    badge(painter, key, pile.base);
                }
            }
        }
    }

    /// A ring around each slot of a hint, strongest at its first move; numbered if the line has several moves.
    fn hint(&self, painter: &mut Painter<'_>, layout: &BoardLayout) {
        let several = self.display.hint.iter().any(|highlighted| !highlighted.is_first());
        for highlighted in &self.display.hint {
            let Some(pile) = layout.pile(highlighted.slot) else { continue };
            painter.ring(pile.bounds, painter.colours.hint, if highlighted.is_first() { 4.0 } else { 2.0 });
            if several {
                numbered(painter, highlighted.numbers(), pile.bounds);
            }
        }
    }

    /// The rank a build pile needs, the rank of a wild on top, and the sizes of draw and completed piles.
    fn label(&self, painter: &mut Painter<'_>, view: &SeatView<'_>, pile: &Pile, pointer: &Pointer) {
        let base = pile.base;
        let below = Rectangle {
            x: base.x - 0.2 * base.width,
            y: base.y + base.height + 2.0,
            width: 1.4 * base.width,
            height: 20.0,
        };
        let colours = painter.colours;
        let words = |colour| TextStyle {
            size: (base.width * 0.19).clamp(14.0, 22.0),
            colour,
            align: Horizontal::Center,
        };
        let locale = self.wording.locale;
        match pile.slot {
            Slot::Build(nth) => {
                let needs = view.build_next(usize::from(nth)).number();
                painter.words(tr!(locale, "table-needs", rank = needs), below, words(colours.text));
                if let SlotContents::Cards(cards) = self.slot_contents(view, pile, pointer)
                    && cards.last().is_some_and(|(_, card)| card.is_wild())
                {
                    let awaited = self.animation.incoming(pile.slot, pointer.now) as u8;
                    stands_for(painter, (needs + 10 - awaited) % 12 + 1, base);
                }
            }
            Slot::Draw => {
                painter.words(
                    tr!(locale, "table-draw", count = view.draw_left()),
                    below,
                    words(colours.text_soft),
                );
            }
            Slot::Completed => {
                let count = view.completed_size();
                painter.words(tr!(locale, "table-completed", count = count), below, words(colours.text_soft));
            }
            Slot::Hand(_) | Slot::OtherHand(_) | Slot::Stock(_) | Slot::Discard(..) => {}
        }
    }

    /// The size of a discard pile whose cards can't all be read.
    fn depth(&self, painter: &mut Painter<'_>, view: &SeatView<'_>, pile: &Pile) {
        let Slot::Discard(seat, nth) = pile.slot else { return };
        let count = view.discard_depth(seat, usize::from(nth));
        let size = (pile.base.width * 0.26).clamp(11.0, 18.0);
        let place = Rectangle {
            x: pile.base.x + pile.base.width - 1.7 * size,
            y: pile.base.y - 0.35 * size,
            width: 1.9 * size,
            height: 1.3 * size,
        };
        painter.area(place, size * 0.6, painter.colours.panel, painter.colours.panel_edge, 1.0);
        let words = TextStyle { size, colour: painter.colours.text, align: Horizontal::Center };
        painter.words(format!("×{count}"), place, words);
    }

    /// The refusal of the last attempt, and the covered cards of the pile under the pointer.
    pub(super) fn hints(&self, painter: &mut Painter<'_>, layout: &BoardLayout, pointer: &Pointer) {
        if let Some((slot, why)) = self.display.refused
            && let Some(pile) = layout.pile(slot)
        {
            return painter.bubble(why, pile.bounds, 300.0);
        }
        let looked_at = pointer.over.or(self.display.focus).filter(|_| pointer.drag.is_none());
        if let Some(pile) = looked_at.and_then(|slot| layout.pile(slot)) {
            self.buried(painter, layout, pile);
        }
    }

    /// The cards of a discard pile side by side, bottom to top.
    fn buried(&self, painter: &mut Painter<'_>, layout: &BoardLayout, pile: &Pile) {
        let Slot::Discard(seat, nth) = pile.slot else { return };
        let view = self.animation.view();
        let mut cards: Vec<_> = view.discard_pile(seat, usize::from(nth)).collect();
        if cards.len() < 2
            || (pile.buried == 0 && layout.other_card >= MIN_READABLE_WIDTH)
            || self.display.picked.is_some()
        {
            return;
        }
        cards.reverse();
        let card = layout.card;
        let steps = (cards.len() - 1) as f32;
        let step = ((painter.board.width - 40.0 - card) / steps).min(0.36 * card);
        let size = Size::new(card + step * steps + 16.0, card * 1.4 + 16.0);
        let place = painter.place_beside(pile.bounds, size);
        painter.panel(place);
        for (at, shown) in cards.into_iter().enumerate() {
            let corner = Point::new(place.x + 8.0 + step * at as f32, place.y + 8.0);
            painter.card(shown, Rectangle::new(corner, Size::new(card, card * 1.4)));
        }
    }
}

/// The label of a slot's key.
fn badge(painter: &mut Painter<'_>, key: String, card: Rectangle) {
    let place = Rectangle::new(Point::new(card.center_x() - 10.5, card.y - 11.0), Size::new(21.0, 21.0));
    painter.area(place, 5.0, painter.colours.panel, painter.colours.focus, 1.5);
    let words = TextStyle { size: 14.0, colour: painter.colours.text, align: Horizontal::Center };
    painter.words(key, place, words);
}

/// The numbers of a hint's moves at a slot.
fn numbered(painter: &mut Painter<'_>, numbers: String, card: Rectangle) {
    let size = Size::new(12.0 + 8.0 * numbers.chars().count() as f32, 20.0);
    let place = Rectangle::new(Point::new(card.x - 7.0, card.y - 7.0), size);
    painter.area(place, 10.0, painter.colours.hint, painter.colours.on_hint, 1.0);
    let words = TextStyle { size: 14.0, colour: painter.colours.on_hint, align: Horizontal::Center };
    painter.words(numbers, place, words);
}

/// The rank that a wild on a build pile stands for.
fn stands_for(painter: &mut Painter<'_>, rank: u8, card: Rectangle) {
    let side = 0.46 * card.width;
    let place = Rectangle {
        x: card.center_x() - side / 2.0,
        y: card.y + card.height - 1.12 * side,
        width: side,
        height: side,
    };
    painter.area(place, side / 2.0, Color::WHITE, Color::BLACK, 1.5);
    let words = TextStyle { size: 0.62 * side, colour: Color::BLACK, align: Horizontal::Center };
    painter.words(rank.to_string(), place, words);
}
