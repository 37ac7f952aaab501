//! Draws stock cards in a row: the rings and drops of each further card, the count at the stone, and what other stones do.

use std::time::Instant;

use iced::alignment::Horizontal;
use iced::{Color, Point, Rectangle, Size, Vector};
use skipstone_core::Seat;

use super::BoardWidget;
use super::paint::{ItemCount, Painter, TextStyle};
use super::paths::arcs;
use super::throw::draw_drop;
use crate::board::animation::{ChainCount, Droplet, Reaction};
use crate::board::{BoardLayout, Motion, Slot};
use crate::tr;
use crate::widget::stone::Mood;
use crate::widget::text;

/// The text of the count at the own stone and at others', and the padding around it.
const OWN_TEXT: f32 = 16.0;
const TEXT: f32 = 12.5;
const PAD: f32 = 10.0;
/// How far it reaches over the stone from above.
const OVER_STONE: f32 = 0.12;
/// The arcs above the words: the width and height of each, in heights of the text, and how many there are at most.
const ARC: Size = Size::new(1.15, 0.7);
const MOST_ARCS: usize = 6;

const COUNT_ITEMS: ItemCount = ItemCount { shapes: 2, pictures: 0, texts: 1 };

/// What chains and last cards make of a stone.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bearing {
    pub(super) mood: Mood,
    /// How far it is turned around its foot, in degrees clockwise.
    pub(super) tilt: f32,
}

impl<Message> BoardWidget<'_, Message> {
    /// How a seat's stone looks and leans, whose player is in that mood.
    pub(super) fn bearing(
        &self,
        seat: Seat,
        mood: Mood,
        layout: &BoardLayout,
        board: Rectangle,
        now: Instant,
    ) -> Bearing {
        let lean = self.animation.last_card(seat, now).map(|last| last.lean);
        let reaction = self.animation.reaction(seat, layout, board.size(), now);
        let is_awake = matches!(mood, Mood::Calm | Mood::Playing | Mood::Thinking);
        let mood = match reaction.filter(|_| is_awake) {
            Some(Reaction::Delights) => Mood::Joy,
            Some(Reaction::Gasps(_)) => Mood::Gasping,
            Some(Reaction::Watches) => Mood::Watching,
            None if is_awake && lean.is_some() => Mood::Eager,
            None => mood,
        };
        let rocks = match reaction {
            Some(Reaction::Gasps(tilt)) => tilt.round(),
            _ => 0.0,
        };
        Bearing { mood, tilt: lean.unwrap_or_default() + rocks }
    }

    /// The rings of further stock cards, on the water.
    pub(super) fn waves(&self, painter: &mut Painter<'_>, layout: &BoardLayout, now: Instant) {
        let waves = self.animation.waves(layout, painter.board.size(), now);
        let shapes = painter.rings(&waves);
        painter.shapes(&shapes);
    }

    /// Where drops are drawn above the cards: gold ones along the way of a card and of accents, and those of a wave.
    pub(super) fn drops(
        &self,
        layout: &BoardLayout,
        board: Rectangle,
        now: Instant,
    ) -> (Vec<Droplet>, Vec<Droplet>) {
        let mut gold = self.animation.chain_drops(layout, board.size(), now);
        gold.extend(self.animation.accent_drops(layout, now));
        (gold, self.animation.chain_splash(layout, now))
    }

    /// The number of stock cards in a row, at the stone of who has played them.
    pub(super) fn chain_count(&self, painter: &mut Painter<'_>, layout: &BoardLayout, now: Instant) {
        painter.with_item_count(COUNT_ITEMS, |painter| {
            if self.animation.celebration().is_none()
                && let Some(count) = self.animation.chain_count(now)
            {
                self.draw_count(painter, layout, count);
            }
        });
    }

    fn draw_count(&self, painter: &mut Painter<'_>, layout: &BoardLayout, count: ChainCount) {
        let Some(area) = layout.seat(count.seat) else { return };
        let locale = self.wording.locale;
        let words = match count.is_longest {
            true => tr!(locale, "chain-longest", count = count.count),
            false => tr!(locale, "chain-count", count = count.count),
        };
        // Others' count is one line.
        let has_arcs = layout.own == Some(count.seat);
        let size = layout.magnification * if has_arcs { OWN_TEXT } else { TEXT };
        let line = text::line_height(size);
        let arcs_height = if has_arcs { 1.1 * ARC.height * size } else { 0.0 };
        let width = text::width(&words, size) + 2.0 * PAD * layout.magnification;
        let height = line + arcs_height + 6.0;
        let stone = area.stone;
        let above = stone.y + OVER_STONE * stone.height - height + count.below;
        let y = above.max(2.0);
        // Beside the stock pile, whose number stays readable.
        let stock = layout.pile(Slot::Stock(count.seat)).map(|pile| pile.base);
        let stock = stock.filter(|card| card.x > stone.center_x() && card.y < y + height);
        let right = stock.map_or(painter.board.width, |card| card.x);
        let x = (stone.center_x() - width / 2.0).clamp(2.0, (right - width - 2.0).max(2.0));
        let pill = Rectangle::new(Point::new(x, y), Size::new(width, height));
        let colours = painter.colours;
        let faded = |colour: Color| colour.scale_alpha(count.opacity);
        let edge = if count.is_longest { faded(colours.accent) } else { Color::TRANSPARENT };
        painter.area(pill, (height / 2.0).min(16.0), faded(colours.panel), edge, 1.5 * colours.line);
        if has_arcs {
            let arc = Size::new(ARC.width * size, ARC.height * size);
            let many = count.count.min(MOST_ARCS);
            let left = pill.center_x() - 0.5 * arc.width * many as f32;
            let foot = Point::new(left, pill.y + 4.0 + arc.height);
            painter.shapes(&arcs(foot, arc, many, faded(colours.accent)));
        }
        let place = Rectangle { y: pill.y + arcs_height + 3.0, height: line, ..pill };
        let style = TextStyle { size, colour: faded(colours.accent), align: Horizontal::Center };
        painter.words(words, place, style);
    }

    /// Frames where nothing moves: around the last card of a chain, and what else is accented.
    pub(super) fn chain_frames(&self, painter: &mut Painter<'_>, layout: &BoardLayout, now: Instant) {
        let pile = self.animation.timeline().chain().pile();
        let count = self.animation.chain_count(now).filter(|_| self.animation.motion() == Motion::Reduced);
        if let (Some(count), Some(pile)) = (count, pile.and_then(|pile| layout.pile(Slot::Build(pile)))) {
            painter.ring(pile.base, painter.colours.accent.scale_alpha(count.opacity), 3.0);
        }
        for (slot, opacity) in self.animation.accent_frames(now) {
            if let Some(pile) = layout.pile(slot) {
                painter.ring(pile.base, painter.colours.accent.scale_alpha(opacity), 4.0);
            }
        }
    }

    /// Draws drops: gold ones, and white ones.
    pub(super) fn draw_drops(&self, painter: &mut Painter<'_>, (gold, white): &(Vec<Droplet>, Vec<Droplet>)) {
        let (accent, text) = (painter.colours.accent, painter.colours.text);
        gold.iter().for_each(|drop| draw_drop(painter, drop, accent));
        white.iter().for_each(|drop| draw_drop(painter, drop, text));
    }
}

/// The bounds of a drop.
pub(super) fn drop_bounds(drop: &Droplet) -> Rectangle {
    let half = Vector::new(drop.size / 2.0, drop.size / 2.0);
    Rectangle::new(drop.center - half, Size::new(drop.size, drop.size)).expand(1.0)
}
