//! From events to card flights.
//!
//! A [`Stage`] shows the table a little later than it is: each event waits until the one before it has been seen, is then
//! taken in, and its cards fly. The rules never wait for it: whoever asks for something gets the stage
//! [finished](Stage::finish) at once.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use iced::Point;
use skipstone_core::{Card, Event, Mirror, Misdeed, ReplenishedFrom, Seat, SeatView, Seen, Setup, Source};

use crate::table::{OpenHands, Slot};

/// More events than this waiting: everything moves twice as fast.
const HURRY: usize = 8;

/// One place on the way of a card.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Spot {
    /// The `nth` card of a slot, from 0 at the bottom.
    Card(Slot, usize),
    /// Where a dragged card was let go: its upper left corner.
    Dropped(Point),
}

/// A card on its way.
#[derive(Debug, Clone, PartialEq)]
pub struct Flight {
    /// The card; `None` shows its back.
    pub card: Option<Card>,
    /// Whether it is turned over on the way, from its back.
    pub turns: bool,
    /// From where.
    pub from: Spot,
    /// The slot it flies to, and as which of its cards.
    pub to: (Slot, usize),
    starts: Instant,
    lasts: Duration,
}

impl Flight {
    /// How far it is, from 0 (not yet begun) to 1 (landed), slowing down towards the end.
    pub fn progress(&self, now: Instant) -> f32 {
        let passed = now.saturating_duration_since(self.starts).as_secs_f32();
        let left = 1.0 - (passed / self.lasts.as_secs_f32()).clamp(0.0, 1.0);
        1.0 - left * left * left
    }

    /// Whether it hasn't taken off yet.
    pub fn waits(&self, now: Instant) -> bool {
        now < self.starts
    }

    fn lands(&self) -> Instant {
        self.starts + self.lasts
    }
}

/// Something that happened, about to be shown.
#[derive(Debug, Clone)]
pub struct Moment {
    /// As the seat saw it whose view is shown.
    pub seen: Seen,
    /// As it was: known of rounds that are over.
    pub truth: Option<Event>,
}

/// What is shown of a table.
#[derive(Debug, Clone)]
pub struct Stage {
    shown: Mirror,
    /// The hands of all seats, in a replay that shows them.
    hands: Option<OpenHands>,
    waiting: VecDeque<Moment>,
    flights: Vec<Flight>,
    /// When the next event that waits is taken in.
    next: Option<Instant>,
    /// Where the player let a card go that is being played.
    dropped: Option<(Slot, Point)>,
}

impl Stage {
    /// An empty table, seen from a seat, or by somebody who watches.
    pub fn new(setup: Setup, me: impl Into<Option<Seat>>) -> Stage {
        Stage {
            shown: Mirror::new(setup, me),
            hands: None,
            waiting: VecDeque::new(),
            flights: Vec::new(),
            next: None,
            dropped: None,
        }
    }

    /// An empty table with all hands open, a seat in front: for a round that is over.
    pub fn open(setup: Setup, front: Seat) -> Stage {
        Stage { hands: Some(OpenHands::new()), ..Stage::new(setup, front) }
    }

    /// What is shown. Cards still in the air have already arrived here.
    pub fn view(&self) -> SeatView<'_> {
        self.shown.view()
    }

    /// All hands, where they lie open.
    pub fn hands(&self) -> Option<&OpenHands> {
        self.hands.as_ref()
    }

    /// The cards in the air, and those about to take off.
    pub fn flights(&self) -> &[Flight] {
        &self.flights
    }

    /// How many cards are still on their way to the top of a slot.
    pub fn awaited(&self, slot: Slot, now: Instant) -> usize {
        // A card without a face goes under the open one of a stock pile.
        let on_top = |flight: &&Flight| flight.card.is_some() || !matches!(slot, Slot::Stock(_));
        let coming = self.flights.iter().filter(|flight| flight.to.0 == slot && flight.lands() > now);
        coming.filter(on_top).count()
    }

    /// Whether anything moves or waits: only then are frames wanted.
    pub fn is_moving(&self) -> bool {
        self.next.is_some() || !self.flights.is_empty()
    }

    /// Whether [`Stage::advance`] would do something.
    pub fn is_due(&self, now: Instant) -> bool {
        self.next.is_some_and(|next| next <= now)
            || (!self.flights.is_empty() && self.flights.iter().all(|flight| flight.lands() <= now))
    }

    /// The card of that slot, let go at that point, will fly from there.
    pub fn let_go(&mut self, slot: Slot, at: Point) {
        self.dropped = Some((slot, at));
    }

    /// The card that was let go isn't played after all.
    pub fn take_back(&mut self) {
        self.dropped = None;
    }

    /// Where a card of that slot was let go, while its play isn't shown yet.
    pub fn dropped(&self) -> Option<(Slot, Point)> {
        self.dropped
    }

    /// When [`Stage::advance`] is needed next, if nothing flies until then.
    pub fn wakes(&self) -> Option<Instant> {
        self.next.filter(|_| self.flights.is_empty())
    }

    /// Shows nothing new until then.
    pub fn wait(&mut self, until: Instant) {
        self.finish();
        self.next = Some(until);
    }

    /// Waits no longer.
    pub fn go_on(&mut self, now: Instant, beat: Duration) {
        if self.next.is_some() {
            self.next = Some(now);
            self.advance(now, beat);
        }
    }

    /// Shows what happened, one event after the other; a card flies for a `beat`, or is there at once without one.
    pub fn play(&mut self, events: &[Seen], now: Instant, beat: Duration) {
        let moment = |seen: &Seen| Moment { seen: seen.clone(), truth: None };
        self.waiting.extend(events.iter().map(moment));
        self.begin(now, beat);
    }

    /// Shows what happened in a round that is over.
    pub fn play_back(&mut self, moments: &[Moment], now: Instant, beat: Duration) {
        self.waiting.extend(moments.iter().cloned());
        self.begin(now, beat);
    }

    fn begin(&mut self, now: Instant, beat: Duration) {
        if beat.is_zero() && self.next.is_none() {
            return self.finish();
        }
        self.next.get_or_insert(now);
        self.advance(now, beat);
    }

    /// Takes in the events whose time has come.
    pub fn advance(&mut self, now: Instant, beat: Duration) {
        if beat.is_zero() && self.next.is_some_and(|next| next <= now) {
            return self.finish();
        }
        self.flights.retain(|flight| flight.lands() > now);
        while let Some(next) = self.next.filter(|next| *next <= now) {
            let Some(moment) = self.waiting.pop_front() else {
                self.next = None;
                return;
            };
            // Frames may have stopped while the window was hidden: what should have been seen then is not made up for.
            let begins = if now - next > Duration::from_millis(500) { now } else { next };
            let lasts = self.take_in(&moment, begins, beat);
            self.next = Some(begins + lasts);
        }
    }

    /// Shows at once how things are.
    pub fn finish(&mut self) {
        while let Some(moment) = self.waiting.pop_front() {
            self.apply(&moment);
        }
        self.flights.clear();
        self.next = None;
        self.dropped = None;
    }

    fn apply(&mut self, moment: &Moment) {
        self.shown.apply(&moment.seen);
        if let (Some(hands), Some(event)) = (&mut self.hands, &moment.truth) {
            hands.apply(event);
        }
    }

    /// Takes in one event and sends its cards off; how long the next one waits.
    fn take_in(&mut self, moment: &Moment, now: Instant, beat: Duration) -> Duration {
        let hurry = if self.waiting.len() > HURRY { 2 } else { 1 };
        let beat = beat / hurry;
        let me = self.shown.view().seat();
        let completed = match &moment.seen {
            Seen::Complete { pile } => self.shown.view().build_pile(pile.index()).to_vec(),
            _ => Vec::new(),
        };
        self.apply(moment);
        let view = self.shown.view();
        let mut flights = Vec::new();
        let mut fly = |delay: u32, card, turns, from, to| {
            let starts = now + beat * delay / 4;
            flights.push(Flight { card, turns, from, to, starts, lasts: beat });
        };
        let wait = match moment.seen {
            Seen::Deal { ref stocks, .. } => {
                let tops =
                    view.setup().seats().zip(stocks).filter_map(|(seat, (top, _))| Some((seat, (*top)?)));
                for (nth, (seat, top)) in tops.enumerate() {
                    let from = Spot::Card(Slot::Draw, 0);
                    fly(nth as u32, Some(top), true, from, (Slot::Stock(seat), 0));
                }
                beat * (4 + stocks.len() as u32) / 4
            }
            Seen::Draw { seat, count, ref cards } => {
                let held = view.hand_size(seat) - usize::from(count);
                for nth in 0..usize::from(count) {
                    let open = self.hands.as_ref().and_then(|hands| hands.of(seat).get(held + nth));
                    let card = cards.as_ref().and_then(|cards| cards.get(nth)).or(open).copied();
                    let to = match seat == me {
                        true => (Slot::Hand((held + nth) as u8), 0),
                        false => (Slot::Held(seat), held + nth),
                    };
                    fly(nth as u32, card, card.is_some(), Spot::Card(Slot::Draw, 0), to);
                }
                beat * (1 + u32::from(count)) / 4
            }
            Seen::Play { seat, mv, card, .. } | Seen::Discard { seat, mv, card } => {
                if let (Some(source), Some(target)) = (mv.source(), mv.target()) {
                    let (from, to) = (Slot::of_source(source, seat, me), Slot::of_target(target, seat));
                    let nth = match mv.source() {
                        Some(Source::Hand(slot)) => usize::from(slot),
                        _ => height(&view, from),
                    };
                    let from = match self.dropped.take_if(|(slot, _)| *slot == from) {
                        Some((_, at)) => Spot::Dropped(at),
                        None => Spot::Card(from, nth),
                    };
                    let hidden = match from {
                        Spot::Card(Slot::Held(_), _) => self.hands.is_none(),
                        Spot::Card(Slot::Hand(_), _) => self.shown.viewer().is_none(),
                        _ => false,
                    };
                    fly(0, Some(card), hidden, from, (to, height(&view, to).saturating_sub(1)));
                }
                beat
            }
            Seen::Complete { pile } => {
                let from = Spot::Card(Slot::Build(pile.index() as u8), 0);
                let seen = completed.len().min(4);
                for (nth, card) in completed[completed.len() - seen..].iter().enumerate() {
                    fly(nth as u32, Some(*card), false, from, (Slot::Completed, 0));
                }
                beat * 3 / 2
            }
            Seen::Replenish { from, .. } => {
                let slots: &[Slot] = match from {
                    ReplenishedFrom::Completed => &[Slot::Completed; 3],
                    ReplenishedFrom::UnderBuilds => {
                        &[Slot::Build(0), Slot::Build(1), Slot::Build(2), Slot::Build(3)]
                    }
                };
                for (nth, slot) in slots.iter().enumerate() {
                    fly(nth as u32, None, false, Spot::Card(*slot, 0), (Slot::Draw, 0));
                }
                beat * 3 / 2
            }
            Seen::Penalty { seat, misdeed, count, into } => {
                let last = view.hand_size(seat).saturating_sub(1);
                let from = match misdeed {
                    Misdeed::Drawing if seat == me => Spot::Card(Slot::Hand(last as u8), 0),
                    Misdeed::Drawing => Spot::Card(Slot::Held(seat), last),
                    Misdeed::Talking => Spot::Card(Slot::Draw, 0),
                };
                for nth in 0..u32::from(count) {
                    fly(nth, None, false, from, (Slot::Stock(into), 0));
                }
                beat * (3 + u32::from(count)) / 4
            }
            // Cards that were played out of turn are back at once.
            Seen::Turn { .. }
            | Seen::Catch { .. }
            | Seen::Call { .. }
            | Seen::Announce { .. }
            | Seen::Pass { .. }
            | Seen::Out { .. }
            | Seen::End { .. } => Duration::ZERO,
        };
        self.flights.extend(flights);
        wait
    }
}

/// How many cards of a slot lie one above the other.
fn height(view: &SeatView<'_>, slot: Slot) -> usize {
    match slot {
        Slot::Discard(seat, pile) => view.discard_depth(seat, usize::from(pile)),
        _ => 0,
    }
}

#[cfg(test)]
mod tests;
