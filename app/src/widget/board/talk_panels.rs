//! What people say, as far as it belongs to no stone or is too long for the bubble beside one: as a whole, beside the build piles.

use iced::{Point, Rectangle, Size, Vector};

use super::BoardWidget;
use super::paint::{Painter, paragraph_size};
use super::seats::fits_in_bubble;
use crate::board::BoardLayout;

/// The sizes of words, the largest with which all lies beside the build piles.
const SIZES: [f32; 3] = [15.0, 13.5, 12.5];
/// The least width of a panel.
const LEAST_WIDTH: f32 = 150.0;
/// The padding of words, and the distance of two panels.
const PAD: Vector = Vector::new(11.0, 7.0);
const GAP: f32 = 6.0;

/// Words on a panel, their size and its bounds.
pub(super) struct TalkPanel {
    pub(super) words: String,
    pub(super) bounds: Rectangle,
    size: f32,
}

impl<Message> BoardWidget<'_, Message> {
    /// What is said away from the stones, each on a panel of its own, the latest lowest. What has no room beside the build piles
    /// reaches upwards over what belongs to others, whose cards nobody presses; what has none on the board is left to the chat.
    pub(super) fn talk_panels(&self, layout: &BoardLayout) -> Vec<TalkPanel> {
        let Some(side_lines) = &self.display.side_lines else { return Vec::new() };
        let ([_, room], magnified) = (layout.beside, layout.magnification);
        let corner = layout.corner;
        let right = match self.display.corner_is_taken && corner.width > 0.0 {
            true => corner.x - GAP,
            false => room.x + room.width,
        };
        let width = (right - room.x).max(LEAST_WIDTH * magnified);
        let room = Rectangle { x: right - width, width, ..room };
        let is_too_long = |words: &str, place| !words.is_empty() && !fits_in_bubble(words, place, magnified);
        let too_long = layout.seats.iter().filter_map(|area| {
            let player = self.display.players.get(area.seat.index())?;
            is_too_long(&player.talk, area.talk).then_some(&player.attributed)
        });
        let lines: Vec<&String> = too_long.chain(side_lines).collect();
        let placed = |size: f32| placed(&lines, room, size * magnified, magnified);
        let is_within = |panels: &Vec<TalkPanel>| panels.iter().all(|one| one.bounds.y >= room.y);
        let [_, _, smallest] = SIZES;
        let panels = SIZES.into_iter().map(placed).find(is_within).unwrap_or_else(|| placed(smallest));
        // Above the room on a board that is nobody's, such as a television's, lie the build piles: not even the latest covers them.
        let is_nobodys = layout.own.is_none();
        let highest = if is_nobodys { room.y } else { 0.0 };
        let is_shown = |(nth, one): &(usize, TalkPanel)| *nth == 0 && !is_nobodys || one.bounds.y >= highest;
        panels.into_iter().enumerate().filter(is_shown).map(|(_, one)| one).collect()
    }
}

/// Draws the panels: bright, as people's bubbles are.
pub(super) fn draw(painter: &mut Painter<'_>, panels: &[TalkPanel], magnified: f32) {
    let colours = painter.colours;
    for TalkPanel { words, bounds, size } in panels {
        painter.area(*bounds, 12.0 * magnified, colours.text, colours.accent, 2.0);
        let pad = PAD * magnified;
        let inner = Size::new(bounds.width - 2.0 * pad.x, bounds.height - 2.0 * pad.y);
        let inner = Rectangle::new(bounds.position() + pad, inner);
        painter.paragraph(words.clone(), inner, *size, colours.middle);
    }
}

/// Panels with words of a size, from the bottom of a room upwards, the last ones lowest.
fn placed(lines: &[&String], room: Rectangle, size: f32, magnified: f32) -> Vec<TalkPanel> {
    let pad = PAD * magnified;
    let mut bottom = room.y + room.height;
    let panel = |words: &&String| {
        let text = paragraph_size(words, size, room.width - 2.0 * pad.x);
        let panel = Size::new((text.width + 2.0 * pad.x).ceil(), (text.height + 2.0 * pad.y).ceil());
        let corner = Point::new(room.x + room.width - panel.width, bottom - panel.height);
        bottom = corner.y - GAP * magnified;
        TalkPanel { words: (*words).clone(), bounds: Rectangle::new(corner, panel), size }
    };
    lines.iter().rev().map(panel).collect()
}
