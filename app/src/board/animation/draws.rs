//! The draws for the dealer, which lie on the table before the deal.

use std::time::{Duration, Instant};

use skipstone_core::deal::DealerDraw;
use skipstone_core::{Card, Seat};

use super::flight::{self, Flight, FlightStart, Path};
use super::{AnimatedBoard, cue};
use crate::board::{Motion, Slot};

/// How long the draws for the dealer lie on the table after the last one.
const DRAWS_LIE_FOR: Duration = Duration::from_millis(1800);

/// The draws for the dealer on the table, before the deal.
#[derive(Debug, Clone)]
pub(super) struct DealerDraws {
    /// Each draw, and when its card lies open; one of the same seat lies on the one before.
    cards: Vec<(DealerDraw, Instant)>,
    dealer: Seat,
}

impl AnimatedBoard {
    /// Finishes all animations and shows the draws for the dealer: each seat's card lies where its stock will be. New events
    /// wait until they have been seen.
    pub fn show_draws(&mut self, draws: &[DealerDraw], dealer: Seat, now: Instant, flight_time: Duration) {
        self.finish();
        let path = if self.motion == Motion::Full { Path::Arc } else { Path::Fade };
        let mut cards = Vec::new();
        for (nth, draw) in draws.iter().enumerate() {
            let starts_at = now + flight_time * nth as u32 / 2;
            let duration = flight::duration(path, flight_time);
            cards.push((*draw, starts_at + duration));
            if !flight_time.is_zero() {
                self.flights.push(Flight {
                    card: Some(draw.card),
                    flips: true,
                    from: FlightStart::Card(Slot::Draw, 0),
                    to: (Slot::Stock(draw.seat), 0),
                    cards: 1,
                    path,
                    starts_at,
                    duration,
                });
            }
        }
        self.cues.push_crowd(&self.flights, cue::CROWD);
        let last = cards.last().map_or(now, |(_, lies_at)| *lies_at);
        self.draws = Some(DealerDraws { cards, dealer });
        self.next = Some(last + DRAWS_LIE_FOR);
    }

    /// Whether the draws for the dealer are on the table.
    pub fn shows_draws(&self) -> bool {
        self.draws.is_some()
    }

    /// The dealer, while the draws are on the table and all of them lie open.
    pub fn drawn_dealer(&self) -> Option<Seat> {
        self.draws.as_ref().filter(|_| self.flights.is_empty()).map(|draws| draws.dealer)
    }

    /// The card that a seat has drawn for the dealer, while it lies on the table.
    pub fn drawn_card(&self, seat: Seat, now: Instant) -> Option<Card> {
        let cards = self.draws.as_ref()?.cards.iter().rev();
        let mut lying = cards.filter(|(draw, lies_at)| draw.seat == seat && *lies_at <= now);
        lying.next().map(|(draw, _)| draw.card)
    }

    /// Takes the draws for the dealer off the table, and goes on.
    pub fn end_draws(&mut self, now: Instant, flight_time: Duration) {
        if self.draws.take().is_some() {
            self.end_flights();
            self.next = Some(now);
            self.advance(now, flight_time);
        }
    }
}
