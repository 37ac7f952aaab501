//! Draws cards in flight and the dragged card.

use std::time::Instant;

use iced::{Point, Rectangle};

use super::BoardWidget;
use super::input::Pointer;
use super::paint::Painter;
use crate::board::animation::{Flight, Pose};
use crate::board::{BoardLayout, Motion};
use crate::widget::face::Face;
use crate::widget::picture_cache::Drawing;

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
            None => painter.faded(Drawing::Face(Face::Back), place, rests, 0.0, opacity),
        }
    }

    /// The place of the dragged card, or of a dropped one whose play isn't shown yet.
    pub(super) fn lifted_place(
        &self,
        layout: &BoardLayout,
        pointer: &Pointer,
        at: Option<Point>,
    ) -> Option<Rectangle> {
        let (slot, corner) = match (pointer.drag, at) {
            (Some(drag), Some(at)) => (drag.slot, at - drag.offset),
            _ => self.animation.dropped()?,
        };
        Some(Rectangle::new(corner, layout.card(slot, self.top_of(slot))?.size()))
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
