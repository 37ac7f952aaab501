//! Draws cards in flight and the dragged card.

use std::time::Instant;

use iced::{Point, Rectangle, Size};

use super::BoardWidget;
use super::input::Pointer;
use super::paint::Painter;
use crate::board::animation::{Flight, Pose};
use crate::board::{BoardLayout, Motion};

/// How high a dragged card is above the table, in card widths.
const DRAG_HEIGHT: f32 = 0.3;

impl<Message> BoardWidget<'_, Message> {
    /// The cards in flight, and how each is drawn.
    pub(super) fn poses(&self, layout: &BoardLayout, board: Rectangle, now: Instant) -> Vec<(&Flight, Pose)> {
        let open = self.animation.hands().is_some();
        let flights = self.animation.flights().iter();
        flights.filter_map(|flight| Some((flight, flight.pose(layout, board.size(), open, now)?))).collect()
    }

    pub(super) fn flight(&self, painter: &mut Painter<'_>, flight: &Flight, pose: Pose) {
        let Pose { place, rests, height, opacity, is_open } = pose;
        painter.flight_shadow(place, height * rests);
        // The edges of a pile that fades would stand out.
        let is_pile = flight.cards > 1 && flight.card.is_some() && opacity == 1.0;
        if is_pile {
            painter.thickness(place, flight.cards);
        }
        match flight.card.filter(|_| is_open) {
            Some(card) => painter.card_in(card, place, rests, opacity),
            None => painter.back_in(place, rests, opacity),
        }
    }

    /// The place of the dragged card, at least half of which stays in the window, or of a dropped one whose play isn't shown yet.
    /// `window` is relative to the board.
    pub(super) fn lifted_place(
        &self,
        layout: &BoardLayout,
        pointer: &Pointer,
        window: Rectangle,
    ) -> Option<Rectangle> {
        let size = |slot| Some(layout.card(slot, self.top_of(slot))?.size());
        if let Some(drag) = pointer.drag {
            let size = size(drag.slot)?;
            return Some(Rectangle::new(kept_within(window, drag.corner(), size), size));
        }
        let (slot, corner) = self.animation.dropped()?;
        Some(Rectangle::new(corner, size(slot)?))
    }

    /// The dragged card, or a dropped one whose play isn't shown yet.
    pub(super) fn lifted(&self, painter: &mut Painter<'_>, place: Rectangle, pointer: &Pointer) {
        let slot = match pointer.drag {
            Some(drag) => Some(drag.slot),
            None => self.animation.dropped().map(|(slot, _)| slot),
        };
        let view = self.animation.view();
        let source = slot.and_then(|slot| slot.source());
        if let Some(card) = source.and_then(|source| view.source_card(source).ok()) {
            let tilt = match self.animation.motion() {
                Motion::Full => pointer.tilt.degrees(),
                Motion::Reduced => 0.0,
            };
            painter.flight_shadow(place, DRAG_HEIGHT * place.width);
            painter.card(card, place, tilt);
        }
    }
}

/// The corner nearest to the given one at which half of a card is still in the window.
fn kept_within(window: Rectangle, corner: Point, card: Size) -> Point {
    let Point { x, y } = window.position();
    let (half_width, half_height) = (card.width / 2.0, card.height / 2.0);
    Point::new(
        corner.x.min(x + window.width - half_width).max(x - half_width),
        corner.y.min(y + window.height - half_height).max(y - half_height),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dragged_card_stays_in_sight_on_every_side_of_the_window() {
        // Above the board is a bar.
        let window = Rectangle::new(Point::new(0.0, -50.0), Size::new(800.0, 600.0));
        let card = Size::new(60.0, 90.0);
        let kept = |x, y| kept_within(window, Point::new(x, y), card);
        assert_eq!(kept(300.0, 200.0), Point::new(300.0, 200.0));
        assert_eq!(kept(-500.0, -500.0), Point::new(-30.0, -95.0));
        assert_eq!(kept(5000.0, 5000.0), Point::new(770.0, 505.0));
    }
}
