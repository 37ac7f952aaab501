//! Draws cards in flight and the dragged card.

use std::time::Instant;

use iced::{Point, Rectangle};

use super::TableWidget;
use super::input::Pointer;
use super::paint::Painter;
use crate::table::animation::{Flight, FlightStart};
use crate::table::{BoardLayout, Slot};
use crate::widget::face::Face;
use crate::widget::picture_cache::Drawing;

/// How much larger a card is halfway through its flight.
const FLIGHT_GROWTH: f32 = 0.06;

impl<Message> TableWidget<'_, Message> {
    pub(super) fn flights(&self, painter: &mut Painter<'_>, layout: &BoardLayout, now: Instant) {
        for flight in self.animation.flights() {
            let passed = flight.progress(now);
            if passed < 1.0
                && !(flight.is_pending(now) && matches!(flight.from, FlightStart::Card(Slot::Draw, _)))
            {
                self.flight(painter, layout, flight, passed);
            }
        }
    }

    fn flight(&self, painter: &mut Painter<'_>, layout: &BoardLayout, flight: &Flight, passed: f32) {
        let Some(to) = layout.card(flight.to.0, flight.to.1) else { return };
        // A hidden hand is drawn as a small symbol: cards shrink on their way there.
        let held = |slot| matches!(slot, Slot::OtherHand(_)) && self.animation.hands().is_none();
        let small = |place: Rectangle| card_at(place.center(), place.width.min(0.35 * layout.other_card));
        let to = if held(flight.to.0) { small(to) } else { to };
        let from = match flight.from {
            FlightStart::Card(slot, nth) => match layout.card(slot, nth) {
                Some(place) if held(slot) => small(place),
                Some(place) => place,
                None => return,
            },
            FlightStart::Dropped(at) => Rectangle::new(at, to.size()),
        };
        let between = |from: f32, to: f32| from + (to - from) * passed;
        let rests = from.width.max(to.width);
        let width =
            between(from.width, to.width) * (1.0 + FLIGHT_GROWTH * (passed * std::f32::consts::PI).sin());
        let center =
            Point::new(between(from.center_x(), to.center_x()), between(from.center_y(), to.center_y()));
        let mut place = card_at(center, width);
        // A card that turns is narrowest halfway.
        let turned = if flight.flips { (2.0 * passed - 1.0).abs().max(0.05) } else { 1.0 };
        place.x += place.width * (1.0 - turned) / 2.0;
        place.width *= turned;
        match flight.card {
            Some(card) if !flight.flips || passed > 0.5 => painter.card_in(card, place, rests),
            _ => painter.picture(Drawing::Face(Face::Back), place, rests, 0.0),
        }
    }

    /// The dragged card, or a dropped one whose play isn't shown yet.
    pub(super) fn lifted(
        &self,
        painter: &mut Painter<'_>,
        layout: &BoardLayout,
        pointer: &Pointer,
        at: Option<Point>,
    ) {
        let lifted = match (pointer.drag, at) {
            (Some(drag), Some(at)) => Some((drag.slot, at - drag.offset)),
            _ => self.animation.dropped(),
        };
        let Some((slot, corner)) = lifted else { return };
        let view = self.animation.view();
        let source = slot.source(view.seat());
        let card = source.and_then(|source| view.source_card(source).ok());
        if let (Some(card), Some(rest)) = (card, layout.card(slot, self.top_of(slot))) {
            let place = Rectangle::new(corner, rest.size());
            painter.shadow(place);
            painter.card(card, place, 0.0);
        }
    }
}

/// The bounds of a card of a width, centred on a point.
fn card_at(center: Point, width: f32) -> Rectangle {
    let (width, height) = (width, width * 1.4);
    Rectangle { x: center.x - width / 2.0, y: center.y - height / 2.0, width, height }
}
