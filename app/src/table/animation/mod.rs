//! Turns events into flights of cards.
//!
//! An [`AnimatedTable`] lags behind the replica: it applies each event once the previous one's animation is over, and starts
//! the flights of its cards. The rules never wait for it: when the player acts, the caller
//! [finishes](AnimatedTable::finish) all animations at once.

mod cue;

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use iced::Point;
use skipstone_core::deal::DealerDraw;
use skipstone_core::{
    Card, Event, Misdeed, ReplenishedFrom, Replica, Seat, SeatView, Setup, Source, VisibleEvent, event,
};

use crate::sound::SoundKind;
use crate::table::{OpenHands, Slot};

pub use cue::{Cue, Cues};

/// With so many waiting events, animations run at twice the speed; with each so many more, faster by the normal speed.
const HURRY_BACKLOG: usize = 4;
/// How often the deal goes round the table, and how long it takes in flight times until the last card leaves.
const DEAL_ROUNDS: u32 = 5;
const DEAL_FLIGHTS: u32 = 4;
/// How long the draws for the dealer lie on the table after the last one.
const DRAWS_LIE_FOR: Duration = Duration::from_millis(1800);

/// Where a flight starts.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum FlightStart {
    /// The `nth` card of a slot, from 0 at the bottom.
    Card(Slot, usize),
    /// The upper left corner of a dragged card when it was dropped, in board coordinates.
    Dropped(Point),
}

/// A card moving between two slots.
#[derive(Debug, Clone, PartialEq)]
pub struct Flight {
    /// The card; `None` shows its back.
    pub card: Option<Card>,
    /// Whether the card is turned face up on the way.
    pub flips: bool,
    /// Where it starts.
    pub from: FlightStart,
    /// The slot where it lands, and the card's index there.
    pub to: (Slot, usize),
    /// The number of cards that it stands for.
    cards: usize,
    starts_at: Instant,
    duration: Duration,
}

impl Flight {
    /// The eased progress, from 0 (not started) to 1 (landed).
    pub fn progress(&self, now: Instant) -> f32 {
        let passed = now.saturating_duration_since(self.starts_at).as_secs_f32();
        let left = 1.0 - (passed / self.duration.as_secs_f32()).clamp(0.0, 1.0);
        1.0 - left * left * left
    }

    /// Whether the flight hasn't started yet.
    pub fn is_pending(&self, now: Instant) -> bool {
        now < self.starts_at
    }

    fn lands_at(&self) -> Instant {
        self.starts_at + self.duration
    }
}

/// An event to show.
#[derive(Debug, Clone)]
pub struct ShownEvent {
    /// The event as the viewing seat may see it.
    pub visible: VisibleEvent,
    /// The unredacted event; `None` unless the round is replayed from a record.
    pub full: Option<Event>,
}

/// The table as drawn: a replica that applies events with a delay, and the flights in progress.
#[derive(Debug, Clone)]
pub struct AnimatedTable {
    shown: Replica,
    /// All hands; `None` unless a replay shows them open.
    hands: Option<OpenHands>,
    waiting: VecDeque<ShownEvent>,
    flights: Vec<Flight>,
    /// When the next waiting event is applied; `None` if none waits.
    next: Option<Instant>,
    /// Slot and position of a dropped card, until the event of its play arrives.
    dropped: Option<(Slot, Point)>,
    /// The draws for the dealer, while they lie on the table.
    draws: Option<DealerDraws>,
    /// The sounds of animations begun since they were last taken.
    cues: Cues,
}

/// The draws for the dealer on the table, before the deal.
#[derive(Debug, Clone)]
struct DealerDraws {
    /// Each draw, and when its card lies open; one of the same seat lies on the one before.
    cards: Vec<(DealerDraw, Instant)>,
    dealer: Seat,
}

impl AnimatedTable {
    /// An empty table as `me` sees it; `None` for a spectator.
    pub fn new(setup: Setup, me: impl Into<Option<Seat>>) -> AnimatedTable {
        AnimatedTable {
            shown: Replica::new(setup, me),
            hands: None,
            waiting: VecDeque::new(),
            flights: Vec::new(),
            next: None,
            dropped: None,
            draws: None,
            cues: Cues::default(),
        }
    }

    /// An empty table with all hands open and seat `front` at the bottom, for replays.
    pub fn with_open_hands(setup: Setup, front: Seat) -> AnimatedTable {
        AnimatedTable { hands: Some(OpenHands::new()), ..AnimatedTable::new(setup, front) }
    }

    /// The state as drawn. Cards in flight have already arrived in it.
    pub fn view(&self) -> SeatView<'_> {
        self.shown.view()
    }

    /// All hands, if they are open.
    pub fn hands(&self) -> Option<&OpenHands> {
        self.hands.as_ref()
    }

    /// The flights in progress, and those that start later.
    pub fn flights(&self) -> &[Flight] {
        &self.flights
    }

    /// The number of flights that haven't landed on top of a slot yet.
    pub fn incoming(&self, slot: Slot, now: Instant) -> usize {
        // A face-down card goes under the open one of a stock pile.
        let on_top = |flight: &&Flight| flight.card.is_some() || !matches!(slot, Slot::Stock(_));
        let coming = self.flights.iter().filter(|flight| flight.to.0 == slot && flight.lands_at() > now);
        coming.filter(on_top).count()
    }

    /// Takes the sounds of what the board shows. To be called after every change, as a caller that wants silence does too.
    pub fn take_cues(&mut self) -> Cues {
        self.cues.take()
    }

    /// Adds a sound of the screen's own, which is heard once all cards have landed.
    pub fn push_cue(&mut self, kind: SoundKind) {
        let at = self.flights.iter().map(Flight::lands_at).max();
        self.cues.push(Cue { kind, slot: None, at, gain: 1.0 });
    }

    /// The number of events that [`AnimatedTable::view`] doesn't contain yet.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// The number of cards on their way to a slot, all that flights stand for.
    pub fn arriving(&self, slot: Slot, now: Instant) -> usize {
        let coming = self.flights.iter().filter(|flight| flight.to.0 == slot && flight.lands_at() > now);
        coming.map(|flight| flight.cards).sum()
    }

    /// The number of cards that a stock, the draw pile or the completed piles show: without those on their way there, and
    /// with those that are still to leave. `None` for other slots.
    pub fn shown_count(&self, slot: Slot, now: Instant) -> Option<usize> {
        let view = self.view();
        let count = match slot {
            Slot::Stock(seat) => view.stock_left(seat),
            Slot::Draw => view.draw_left(),
            Slot::Completed => view.completed_size(),
            Slot::Hand(_) | Slot::OtherHand(_) | Slot::Discard(..) | Slot::Build(_) => return None,
        };
        let from = |flight: &&Flight| matches!(flight.from, FlightStart::Card(from, _) if from == slot);
        let leaving = self.flights.iter().filter(from).filter(|flight| flight.is_pending(now));
        let leaving: usize = leaving.map(|flight| flight.cards).sum();
        Some((count + leaving).saturating_sub(self.arriving(slot, now)))
    }

    /// Whether any event waits or any card flies. Frames are requested only then.
    pub fn is_moving(&self) -> bool {
        self.next.is_some() || !self.flights.is_empty()
    }

    /// Whether [`AnimatedTable::advance`] has something to do.
    pub fn is_due(&self, now: Instant) -> bool {
        self.next.is_some_and(|next| next <= now)
            || (!self.flights.is_empty() && self.flights.iter().all(|flight| flight.lands_at() <= now))
    }

    /// Notes that a card of that slot was dropped there; its flight will start there.
    pub fn set_dropped(&mut self, slot: Slot, at: Point) {
        self.dropped = Some((slot, at));
    }

    /// Forgets the dropped card, after its move was refused.
    pub fn clear_dropped(&mut self) {
        self.dropped = None;
    }

    /// Slot and position of a dropped card whose play isn't shown yet.
    pub fn dropped(&self) -> Option<(Slot, Point)> {
        self.dropped
    }

    /// When [`AnimatedTable::advance`] has to be called next; `None` if nothing waits, or frames are requested anyway.
    pub fn next_wake(&self) -> Option<Instant> {
        self.next.filter(|_| self.flights.is_empty())
    }

    /// Finishes all animations, and applies no new events until then.
    pub fn pause_until(&mut self, until: Instant) {
        self.finish();
        self.next = Some(until);
    }

    /// Finishes all animations and shows the draws for the dealer: each seat's card lies where its stock will be. New events
    /// wait until they have been seen.
    pub fn show_draws(&mut self, draws: &[DealerDraw], dealer: Seat, now: Instant, flight_time: Duration) {
        self.finish();
        let mut cards = Vec::new();
        for (nth, draw) in draws.iter().enumerate() {
            let starts_at = now + flight_time * nth as u32 / 2;
            cards.push((*draw, starts_at + flight_time));
            if !flight_time.is_zero() {
                self.flights.push(Flight {
                    card: Some(draw.card),
                    flips: true,
                    from: FlightStart::Card(Slot::Draw, 0),
                    to: (Slot::Stock(draw.seat), 0),
                    cards: 1,
                    starts_at,
                    duration: flight_time,
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

    /// Queues events of a running round. Each card flies for `flight_time`; zero applies the events at once.
    pub fn show_events(&mut self, events: &[VisibleEvent], now: Instant, flight_time: Duration) {
        let event = |seen: &VisibleEvent| ShownEvent { visible: seen.clone(), full: None };
        self.waiting.extend(events.iter().map(event));
        self.begin(now, flight_time);
    }

    /// Queues events of a replayed round, which show open hands too.
    pub fn show_played(&mut self, events: &[ShownEvent], now: Instant, flight_time: Duration) {
        self.waiting.extend(events.iter().cloned());
        self.begin(now, flight_time);
    }

    fn begin(&mut self, now: Instant, flight_time: Duration) {
        if flight_time.is_zero() && self.next.is_none() {
            return self.finish();
        }
        self.next.get_or_insert(now);
        self.advance(now, flight_time);
    }

    /// Removes landed flights, and applies the events that are due. Called on every frame while something moves.
    pub fn advance(&mut self, now: Instant, flight_time: Duration) {
        if flight_time.is_zero() && self.next.is_some_and(|next| next <= now) {
            return self.finish();
        }
        self.flights.retain(|flight| flight.lands_at() > now);
        while let Some(next) = self.next.filter(|next| *next <= now) {
            self.draws = None;
            let Some(event) = self.waiting.pop_front() else {
                self.next = None;
                return;
            };
            // After a gap in frames, as with a hidden window, missed time isn't caught up with.
            let begins = if now - next > Duration::from_millis(500) { now } else { next };
            let lasts = self.animate(&event, begins, flight_time);
            self.next = Some(begins + lasts);
        }
    }

    /// Applies all waiting events and ends all flights.
    pub fn finish(&mut self) {
        self.end_flights();
        while let Some(event) = self.waiting.pop_front() {
            self.apply(&event);
            self.cues.push_at_once(&event.visible, &self.shown.view(), self.shown.viewer());
        }
        self.next = None;
        self.dropped = None;
        self.draws = None;
    }

    fn end_flights(&mut self) {
        if !self.flights.is_empty() {
            self.cues.hurry();
        }
        self.flights.clear();
    }

    fn apply(&mut self, event: &ShownEvent) {
        self.shown.apply(&event.visible);
        if let (Some(hands), Some(event)) = (&mut self.hands, &event.full) {
            hands.apply(event);
        }
    }

    /// Applies an event and starts its flights; how long the next event has to wait.
    fn animate(&mut self, event: &ShownEvent, now: Instant, flight_time: Duration) -> Duration {
        let flight_time = flight_time / (1 + self.waiting.len() / HURRY_BACKLOG) as u32;
        let me = self.shown.view().seat();
        let completed = match &event.visible {
            VisibleEvent::Complete(event::Complete { pile }) => {
                self.shown.view().build_pile(pile.index()).to_vec()
            }
            _ => Vec::new(),
        };
        self.apply(event);
        let view = self.shown.view();
        let mut flights = Vec::new();
        let mut fly_cards = |delay: Duration, cards, card, flips, from, to| {
            let starts_at = now + delay;
            flights.push(Flight { card, flips, from, to, cards, starts_at, duration: flight_time });
        };
        let mut fly =
            |delay: u32, card, flips, from, to| fly_cards(flight_time * delay / 4, 1, card, flips, from, to);
        let wait = match event.visible {
            VisibleEvent::Deal { ref stocks, .. } => {
                let seats = stocks.len() as u32;
                let step = flight_time * DEAL_FLIGHTS / (DEAL_ROUNDS * seats.max(1));
                for (seat, (top, count)) in view.setup().seats().zip(stocks) {
                    let Some(top) = *top else { continue };
                    for round in 0..DEAL_ROUNDS {
                        // The last card of each stock is its top, and the others go in even parts before it.
                        let is_top = round + 1 == DEAL_ROUNDS;
                        let part = |rounds: u32| {
                            (usize::from(*count) - 1) * rounds as usize / (DEAL_ROUNDS - 1) as usize
                        };
                        let cards = if is_top { 1 } else { part(round + 1) - part(round) };
                        let delay = step * (round * seats + seat.index() as u32);
                        let from = FlightStart::Card(Slot::Draw, 0);
                        fly_cards(delay, cards, is_top.then_some(top), is_top, from, (Slot::Stock(seat), 0));
                    }
                }
                flight_time * (DEAL_FLIGHTS + 1)
            }
            VisibleEvent::Draw { seat, count, ref cards } => {
                let held = view.hand_size(seat) - usize::from(count);
                for nth in 0..usize::from(count) {
                    let open = self.hands.as_ref().and_then(|hands| hands.of(seat).get(held + nth));
                    let card = cards.as_ref().and_then(|cards| cards.get(nth)).or(open).copied();
                    let to = match seat == me {
                        true => (Slot::Hand((held + nth) as u8), 0),
                        false => (Slot::OtherHand(seat), held + nth),
                    };
                    fly(nth as u32, card, card.is_some(), FlightStart::Card(Slot::Draw, 0), to);
                }
                flight_time * (1 + u32::from(count)) / 4
            }
            VisibleEvent::Play { seat, mv, card, .. }
            | VisibleEvent::Discard(event::Discard { seat, mv, card }) => {
                if let (Some(source), Some(target)) = (mv.source(), mv.target()) {
                    let (from, to) = (Slot::of_source(source, seat, me), Slot::of_target(target, seat));
                    let nth = match mv.source() {
                        Some(Source::Hand(slot)) => usize::from(slot),
                        _ => height(&view, from),
                    };
                    let from = match self.dropped.take_if(|(slot, _)| *slot == from) {
                        Some((_, at)) => FlightStart::Dropped(at),
                        None => FlightStart::Card(from, nth),
                    };
                    let hidden = match from {
                        FlightStart::Card(Slot::OtherHand(_), _) => self.hands.is_none(),
                        FlightStart::Card(Slot::Hand(_), _) => self.shown.viewer().is_none(),
                        _ => false,
                    };
                    fly(0, Some(card), hidden, from, (to, height(&view, to).saturating_sub(1)));
                }
                flight_time
            }
            VisibleEvent::Complete(event::Complete { pile }) => {
                let from = FlightStart::Card(Slot::Build(pile.index() as u8), 0);
                let seen = completed.len().min(4);
                for (nth, card) in completed[completed.len() - seen..].iter().enumerate() {
                    let delay = flight_time * nth as u32 / 4;
                    let cards = completed.len() / seen;
                    fly_cards(delay, cards, Some(*card), false, from, (Slot::Completed, 0));
                }
                flight_time * 3 / 2
            }
            VisibleEvent::Replenish { from, draw } => {
                let slots: &[Slot] = match from {
                    ReplenishedFrom::Completed => &[Slot::Completed; 3],
                    ReplenishedFrom::UnderBuilds => {
                        &[Slot::Build(0), Slot::Build(1), Slot::Build(2), Slot::Build(3)]
                    }
                };
                for (nth, slot) in slots.iter().enumerate() {
                    let delay = flight_time * nth as u32 / 4;
                    let cards = usize::from(draw) / slots.len();
                    fly_cards(delay, cards, None, false, FlightStart::Card(*slot, 0), (Slot::Draw, 0));
                }
                flight_time * 3 / 2
            }
            VisibleEvent::Penalty { seat, misdeed, count, into } => {
                let last = view.hand_size(seat).saturating_sub(1);
                let from = match misdeed {
                    Misdeed::Drawing if seat == me => FlightStart::Card(Slot::Hand(last as u8), 0),
                    Misdeed::Drawing => FlightStart::Card(Slot::OtherHand(seat), last),
                    Misdeed::Talking => FlightStart::Card(Slot::Draw, 0),
                };
                for nth in 0..u32::from(count) {
                    fly(nth, None, false, from, (Slot::Stock(into), 0));
                }
                flight_time * (3 + u32::from(count)) / 4
            }
            // Cards played out of turn go back at once, without flights.
            VisibleEvent::Turn(_)
            | VisibleEvent::Catch(_)
            | VisibleEvent::Call(_)
            | VisibleEvent::Announce { .. }
            | VisibleEvent::Pass(_)
            | VisibleEvent::Out(_)
            | VisibleEvent::End(_) => Duration::ZERO,
        };
        self.cues.push_flights(&event.visible, &flights, now, &view, self.shown.viewer());
        self.flights.extend(flights);
        wait
    }
}

/// The number of cards in a slot.
fn height(view: &SeatView<'_>, slot: Slot) -> usize {
    match slot {
        Slot::Discard(seat, pile) => view.discard_depth(seat, usize::from(pile)),
        _ => 0,
    }
}

#[cfg(test)]
mod tests;
