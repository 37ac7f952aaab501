//! Which cards an event sets in motion, and how long the next event has to wait.
//!
//! Flights, effects and the celebration are functions of time, which `widget/board` draws.

use std::time::{Duration, Instant};

use skipstone_core::{
    Card, Misdeed, Move, Pile, ReplenishedFrom, Seat, SeatView, Source, Target, VisibleEvent, event,
};

use super::effects::{Effect, EffectKind, Weight};
use super::flight::{self, Flight, FlightStart, Path};
use crate::board::{HandOrder, Motion, OpenHands, Slot};
use iced::Point;

/// How often the deal goes round the table, and how long it takes in flight times until the last card leaves.
const DEAL_ROUNDS: u32 = 5;
const DEAL_FLIGHTS: u32 = 4;

/// The flights and effects of one event, which the view already contains.
pub(super) struct Choreography<'a> {
    pub(super) view: SeatView<'a>,
    /// The view before the event.
    pub(super) before: SeatView<'a>,
    /// In which order the own hand is shown.
    pub(super) hand_order: HandOrder,
    /// Whether the viewer has no seat.
    pub(super) is_spectator: bool,
    pub(super) hands: Option<&'a OpenHands>,
    /// The cards of a pile that the event has completed, bottom to top.
    pub(super) completed: Vec<Card>,
    /// Slot and position of the dropped card whose play this is.
    pub(super) dropped: Option<(Slot, Point)>,
    pub(super) now: Instant,
    /// The duration of a flight.
    pub(super) flight_time: Duration,
    pub(super) motion: Motion,
    pub(super) flights: Vec<Flight>,
    pub(super) effects: Vec<Effect>,
}

/// What flies: a card, or several that look like one.
#[derive(Clone, Copy)]
struct Flyer {
    card: Option<Card>,
    flips: bool,
    cards: usize,
    path: Path,
}

impl Flyer {
    fn open(card: Card) -> Flyer {
        Flyer { card: Some(card), flips: false, cards: 1, path: Path::Arc }
    }

    fn face_down(cards: usize) -> Flyer {
        Flyer { card: None, flips: false, cards, path: Path::Arc }
    }

    fn turned(self, flips: bool) -> Flyer {
        Flyer { flips, ..self }
    }
}

impl Choreography<'_> {
    /// Sets the event's cards in motion; how long the next event has to wait.
    pub(super) fn event(&mut self, event: &VisibleEvent) -> Duration {
        match *event {
            VisibleEvent::Deal { ref stocks, .. } => self.deal(stocks),
            VisibleEvent::Draw { seat, count, ref cards } => {
                self.draw(seat, usize::from(count), cards.as_deref())
            }
            VisibleEvent::Play { seat, mv, card, .. }
            | VisibleEvent::Discard(event::Discard { seat, mv, card }) => self.put(seat, mv, card),
            VisibleEvent::Complete(event::Complete { pile }) => self.complete(Slot::Build(pile)),
            VisibleEvent::Replenish { from, draw } => self.replenish(from, usize::from(draw)),
            VisibleEvent::Penalty { seat, misdeed, count, into } => {
                self.penalty(seat, misdeed, u32::from(count), into)
            }
            // Cards played out of turn go back at once, without flights.
            VisibleEvent::Turn(_)
            | VisibleEvent::Catch(_)
            | VisibleEvent::Call(_)
            | VisibleEvent::Announce { .. }
            | VisibleEvent::Pass(_)
            | VisibleEvent::Out(_)
            | VisibleEvent::End(_) => Duration::ZERO,
        }
    }

    /// Each stock grows in even parts, its top card last.
    fn deal(&mut self, stocks: &[(Option<Card>, u8)]) -> Duration {
        let seats = stocks.len() as u32;
        let step = self.flight_time * DEAL_FLIGHTS / (DEAL_ROUNDS * seats.max(1));
        let setup = *self.view.setup();
        for (seat, (top, count)) in setup.seats().zip(stocks) {
            let Some(top) = *top else { continue };
            let to = (Slot::Stock(seat), 0);
            for round in 0..DEAL_ROUNDS {
                let part =
                    |rounds: u32| (usize::from(*count) - 1) * rounds as usize / (DEAL_ROUNDS - 1) as usize;
                let delay = step * (seat.index() as u32 * DEAL_ROUNDS + round);
                if round + 1 == DEAL_ROUNDS {
                    let landing = self.fly(delay, Flyer::open(top).turned(true), from_draw(), to);
                    self.land(landing, to.0, Weight::Aside);
                } else {
                    self.fly(delay, Flyer::face_down(part(round + 1) - part(round)), from_draw(), to);
                }
            }
        }
        self.flight_time * (DEAL_FLIGHTS + 1)
    }

    fn draw(&mut self, seat: Seat, count: usize, cards: Option<&[Card]>) -> Duration {
        let held = self.view.hand_size(seat) - count;
        for nth in 0..count {
            let open = self.hands.and_then(|hands| hands.of(seat).get(held + nth));
            let card = cards.and_then(|cards| cards.get(nth)).or(open).copied();
            let to = match seat == self.view.seat() {
                true => (Slot::Hand((held + nth) as u8), 0),
                false => (Slot::OtherHand(seat), held + nth),
            };
            let flyer = card.map_or(Flyer::face_down(1), |card| Flyer::open(card).turned(true));
            self.fly(self.quarters(nth as u32), flyer, from_draw(), to);
        }
        // Until the last card lies in the hand.
        self.quarters(3 + count as u32)
    }

    /// A card is played or discarded.
    fn put(&mut self, seat: Seat, mv: Move, card: Card) -> Duration {
        if let (Some(source), Some(target)) = (mv.source(), mv.target()) {
            let me = self.view.seat();
            let (from, to) = (Slot::of_source(source, seat, me), Slot::of_target(target));
            let nth = match source {
                Source::Hand(slot) => usize::from(slot),
                _ => height(&self.view, from),
            };
            let from = match self.dropped {
                Some((slot, at)) if slot == from => FlightStart::Dropped(at),
                _ => match from {
                    Slot::Hand(slot) => FlightStart::OwnHand(self.hand_order.place(&self.before, slot)),
                    from => FlightStart::Card(from, nth),
                },
            };
            let is_hidden = match from {
                FlightStart::Card(Slot::OtherHand(_), _) => self.hands.is_none(),
                FlightStart::OwnHand(_) => self.is_spectator,
                _ => false,
            };
            let place = (to, height(&self.view, to).saturating_sub(1));
            let landing = self.fly(Duration::ZERO, Flyer::open(card).turned(is_hidden), from, place);
            let weight = match (source, target) {
                (Source::Stock(_), _) => Weight::Freed,
                (_, Target::Build(_)) => Weight::Played,
                (_, Target::Discard(..)) => Weight::Aside,
            };
            self.land(landing, to, weight);
        }
        self.flight_time
    }

    /// A completed pile skips over the water as a whole.
    fn complete(&mut self, pile: Slot) -> Duration {
        if let Some(top) = self.completed.last().copied() {
            let flyer = Flyer { cards: self.completed.len(), path: Path::Skips, ..Flyer::open(top) };
            let landing = self.fly(Duration::ZERO, flyer, FlightStart::Card(pile, 0), (Slot::Completed, 0));
            self.land(landing, Slot::Completed, Weight::Pile);
            let touches: Vec<_> = self.flights.iter().flat_map(Flight::touches).collect();
            for (starts_at, part) in touches {
                self.leave(EffectKind::Touch { from: pile, to: Slot::Completed, part }, starts_at);
            }
        }
        self.flight_time * 3 / 2
    }

    fn replenish(&mut self, from: ReplenishedFrom, draw: usize) -> Duration {
        let slots: &[Slot] = match from {
            ReplenishedFrom::Completed => &[Slot::Completed; 3],
            ReplenishedFrom::UnderBuilds => &Pile::ALL.map(Slot::Build),
        };
        for (nth, slot) in slots.iter().enumerate() {
            let flyer = Flyer::face_down(draw / slots.len());
            let delay = self.quarters(nth as u32);
            let landing = self.fly(delay, flyer, FlightStart::Card(*slot, 0), (Slot::Draw, 0));
            if nth + 1 == slots.len() {
                self.land(landing, Slot::Draw, Weight::Played);
            }
        }
        self.flight_time * 3 / 2
    }

    fn penalty(&mut self, seat: Seat, misdeed: Misdeed, count: u32, into: Seat) -> Duration {
        let last = self.view.hand_size(seat).saturating_sub(1);
        let from = match misdeed {
            Misdeed::Drawing if seat == self.view.seat() => FlightStart::Card(Slot::Hand(last as u8), 0),
            Misdeed::Drawing => FlightStart::Card(Slot::OtherHand(seat), last),
            Misdeed::Talking => from_draw(),
        };
        for nth in 0..count {
            let landing = self.fly(self.quarters(nth), Flyer::face_down(1), from, (Slot::Stock(into), 0));
            self.land(landing, Slot::Stock(into), Weight::Played);
        }
        self.quarters(3 + count)
    }

    /// So many quarters of a flight's duration.
    fn quarters(&self, count: u32) -> Duration {
        self.flight_time * count / 4
    }

    /// Starts a flight after a delay; when it lands.
    fn fly(&mut self, delay: Duration, flyer: Flyer, from: FlightStart, to: (Slot, usize)) -> Instant {
        let Flyer { card, flips, cards, path } = flyer;
        let path = path.with(self.motion);
        let duration = flight::duration(path, self.flight_time);
        let flight = Flight { card, flips, from, to, cards, path, starts_at: self.now + delay, duration };
        let landing = flight.lands_at();
        self.flights.push(flight);
        landing
    }

    /// Adds what a landing leaves behind.
    fn land(&mut self, at: Instant, slot: Slot, weight: Weight) {
        if self.motion == Motion::Full {
            self.effects.extend(Effect::of_landing(slot, weight, at));
        }
    }

    fn leave(&mut self, kind: EffectKind, starts_at: Instant) {
        if self.motion == Motion::Full {
            self.effects.push(Effect { kind, starts_at });
        }
    }
}

fn from_draw() -> FlightStart {
    FlightStart::Card(Slot::Draw, 0)
}

/// The number of cards in a slot.
fn height(view: &SeatView<'_>, slot: Slot) -> usize {
    match slot {
        Slot::Discard(seat, pile) => view.discard_depth(seat, pile),
        _ => 0,
    }
}
