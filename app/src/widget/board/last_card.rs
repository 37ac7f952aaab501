//! Draws who has one card of their stock left: the light around the stone, and a frame and a word at the card.

use std::time::Instant;

use iced::alignment::Horizontal;
use iced::{Color, Point, Rectangle, Size};
use skipstone_core::Seat;

use super::BoardWidget;
use super::paint::{ItemCount, Painter, TextStyle};
use crate::board::{BoardLayout, Slot};
use crate::tr;
use crate::widget::text;

/// The width of the light around a stone, in stone widths, for the own and for others'.
const OWN_LIGHT: f32 = 2.9;
const LIGHT: f32 = 2.3;
/// The widths of the frame and of a second one around the own card, and how far that one is away.
const FRAME: f32 = 3.0;
const OUTER_FRAME: f32 = 1.5;
const APART: f32 = 7.0;
/// The size of the word, its padding, and its distance from the card.
const OWN_TEXT: f32 = 15.0;
const TEXT: f32 = 12.5;
const PAD: f32 = 10.0;
const BELOW: f32 = 5.0;

const LAST_CARD_ITEMS: ItemCount = ItemCount { shapes: 4, pictures: 0, texts: 1 };

impl<Message> BoardWidget<'_, Message> {
    /// The light under a stone.
    pub(super) fn last_card_light(
        &self,
        painter: &mut Painter<'_>,
        layout: &BoardLayout,
        (seat, stone): (Seat, Rectangle),
        now: Instant,
    ) {
        if let Some(last) = self.animation.last_card(seat, now).filter(|last| last.light > 0.0) {
            let width = stone.width * if layout.own == Some(seat) { OWN_LIGHT } else { LIGHT };
            painter.light(stone.center(), width, last.light);
        }
    }

    /// The frames around last cards, and the word below each.
    pub(super) fn last_cards(&self, painter: &mut Painter<'_>, layout: &BoardLayout, now: Instant) {
        for area in &layout.seats {
            painter
                .with_item_count(LAST_CARD_ITEMS, |painter| self.mark_last(painter, layout, area.seat, now));
        }
    }

    fn mark_last(&self, painter: &mut Painter<'_>, layout: &BoardLayout, seat: Seat, now: Instant) {
        let (last, pile) = (self.animation.last_card(seat, now), layout.pile(Slot::Stock(seat)));
        let (Some(last), Some(pile)) = (last, pile) else { return };
        let (colours, is_own) = (painter.colours, layout.own == Some(seat));
        let accent = colours.accent.scale_alpha(last.opacity);
        painter.ring(pile.base, accent, FRAME);
        if is_own {
            painter.ring(pile.base.expand(APART), accent.scale_alpha(0.55), OUTER_FRAME);
        }
        let words = tr!(self.wording.locale, "last-card");
        let size = layout.magnification * if is_own { OWN_TEXT } else { TEXT };
        let height = text::line_height(size) + 2.0;
        let width = text::width(&words, size) + 2.0 * PAD;
        let card = pile.base;
        let x = (card.center_x() - width / 2.0).clamp(2.0, (painter.board.width - width - 2.0).max(2.0));
        let below = card.y + card.height + BELOW + if is_own { APART } else { 0.0 };
        let y = below.min(painter.board.height - height - 2.0);
        let pill = Rectangle::new(Point::new(x, y), Size::new(width, height));
        let fill = colours.panel.scale_alpha(last.opacity);
        painter.area(pill, height / 2.0, fill, Color::TRANSPARENT, 0.0);
        painter.words(words, pill, TextStyle { size, colour: accent, align: Horizontal::Center });
    }
}
