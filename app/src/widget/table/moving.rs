//! Cards that aren't at rest: in the air, or under the pointer.

use std::time::Instant;

use iced::{Point, Rectangle};

use super::Table;
use super::input::Pointer;
use super::paint::Painter;
use crate::table::choreography::{Flight, Spot};
use crate::table::{Layout, Slot};
use crate::widget::face::Face;

/// How much larger a card is half way.
const RISE: f32 = 0.06;

impl<Message> Table<'_, Message> {
    pub(super) fn flights(&self, painter: &mut Painter<'_>, layout: &Layout, now: Instant) {
        for flight in self.stage.flights() {
            let passed = flight.progress(now);
            if passed < 1.0 && !(flight.waits(now) && matches!(flight.from, Spot::Card(Slot::Draw, _))) {
                self.flight(painter, layout, flight, passed);
            }
        }
    }

    fn flight(&self, painter: &mut Painter<'_>, layout: &Layout, flight: &Flight, passed: f32) {
        let Some(to) = layout.card(flight.to.0, flight.to.1) else { return };
        // A hand that is only known by its size is no larger than a sign: cards shrink on the way there.
        let held = |slot| matches!(slot, Slot::Held(_)) && self.stage.hands().is_none();
        let small = |place: Rectangle| card_at(place.center(), 0.35 * layout.small);
        let to = if held(flight.to.0) { small(to) } else { to };
        let from = match flight.from {
            Spot::Card(slot, nth) => match layout.card(slot, nth) {
                Some(place) if held(slot) => small(place),
                Some(place) => place,
                None => return,
            },
            Spot::Dropped(at) => Rectangle::new(at, to.size()),
        };
        let between = |from: f32, to: f32| from + (to - from) * passed;
        let rests = from.width.max(to.width);
        let width = between(from.width, to.width) * (1.0 + RISE * (passed * std::f32::consts::PI).sin());
        let center =
            Point::new(between(from.center_x(), to.center_x()), between(from.center_y(), to.center_y()));
        let mut place = card_at(center, width);
        // Turned over, a card is narrowest half way.
        let turned = if flight.turns { (2.0 * passed - 1.0).abs().max(0.05) } else { 1.0 };
        place.x += place.width * (1.0 - turned) / 2.0;
        place.width *= turned;
        match flight.card {
            Some(card) if !flight.turns || passed > 0.5 => painter.card_in(card, place, rests),
            _ => painter.face(Face::Back, place, rests),
        }
    }

    /// The card under the pointer, or let go and not yet seen to arrive.
    pub(super) fn lifted(
        &self,
        painter: &mut Painter<'_>,
        layout: &Layout,
        pointer: &Pointer,
        at: Option<Point>,
    ) {
        let lifted = match (pointer.drag, at) {
            (Some(drag), Some(at)) => Some((drag.slot, at - drag.grip)),
            _ => self.stage.dropped(),
        };
        let Some((slot, corner)) = lifted else { return };
        let view = self.stage.view();
        let source = slot.source(view.seat());
        let card = source.and_then(|source| view.source_card(source).ok());
        if let (Some(card), Some(rest)) = (card, layout.card(slot, self.top_of(slot))) {
            let place = Rectangle::new(corner, rest.size());
            painter.shadow(place);
            painter.card(card, place);
        }
    }
}

/// A card of a width around a point.
fn card_at(center: Point, width: f32) -> Rectangle {
    let (width, height) = (width, width * 1.4);
    Rectangle { x: center.x - width / 2.0, y: center.y - height / 2.0, width, height }
}
