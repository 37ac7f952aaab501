//! Turns events into flights of cards.
//!
//! An [`AnimatedBoard`] shows the events of its [`Timeline`], each once the previous one's animation is over, and starts the
//! flights of its cards. The rules never wait for it: when the player acts, the caller
//! [finishes](AnimatedBoard::finish) all animations at once. What only decorates – ripples, bumps, glows – delays no event;
//! the celebration after the last one delays nothing but the result.

mod accent;
mod celebration;
mod chain_effect;
mod choreography;
mod cue;
mod draws;
mod droplet;
mod effects;
mod flight;
mod last_card;
mod recap;
mod rhythm;
mod takeback;
mod throw;
mod wave;

use std::time::{Duration, Instant};

use iced::{Point, Vector};
use skipstone_core::{Card, Replica, Seat, SeatView, Setup, Source, VisibleEvent, event};

use crate::board::quick_play::build_targets;
use crate::board::timeline::{QueuedEvent, ShownEvent};
use crate::board::{BoardLayout, HandOrder, Motion, OpenHands, Slot, Timeline};
use crate::sound::SoundKind;

use accent::Accent;
use chain_effect::ChainEffect;
use choreography::Choreography;
use draws::DealerDraws;
use effects::{Effect, EffectKind};
use last_card::LastCards;
use recap::Recap;
use rhythm::Rhythm;

pub use celebration::{Celebration, Occasion, Ring, Stage};
pub use chain_effect::{ChainCount, Reaction};
pub use cue::{Cue, Cues};
pub use droplet::Droplet;
pub use effects::Ripple;
pub use flight::{Flight, FlightStart, Path, Pose};
pub use last_card::{LastCard, RaisedFlag};
pub use throw::{BANDS, ThrowFlag, ThrowScene, ThrownStone, TrailPiece};
pub use wave::Wave;

/// A card's flight at the normal speed, in milliseconds: what the times of longer effects are given for.
const NORMAL_FLIGHT: f32 = 280.0;
/// With so many waiting events, animations run at twice the speed; with each so many more, faster by the normal speed.
const HURRY_BACKLOG: usize = 4;

/// The table as drawn: a timeline, and the flights in progress.
#[derive(Debug, Clone)]
pub struct AnimatedBoard {
    timeline: Timeline,
    /// The seats of the people at this screen, whose victories are celebrated most.
    people: Vec<Seat>,
    flights: Vec<Flight>,
    /// What landed cards leave behind; some may be over already.
    effects: Vec<Effect>,
    /// The same of stock cards that follow others in a turn.
    chain_effects: Vec<ChainEffect>,
    accents: Vec<Accent>,
    /// The count of the last chain and when its turn ended, while it fades.
    ended_chain: Option<(ChainCount, Instant)>,
    last_cards: LastCards,
    recap: Recap,
    celebration: Option<Celebration>,
    /// Whether who goes out has won it: not where moves are merely shown.
    celebrates: bool,
    /// The winners of the series, once it is known that this round ends it.
    series_winners: Option<Vec<Seat>>,
    motion: Motion,
    hand_order: HandOrder,
    rhythm: Rhythm,
    /// When the next waiting event is applied; `None` if none waits.
    next: Option<Instant>,
    /// Slot and position of a dropped card, until the event of its play arrives.
    dropped: Option<(Slot, Point)>,
    /// The draws for the dealer, while they lie on the table.
    draws: Option<DealerDraws>,
    /// The sounds of animations begun since they were last taken.
    cues: Cues,
}

impl AnimatedBoard {
    /// An empty table as `me` sees it; `None` for a spectator.
    pub fn new(setup: Setup, me: impl Into<Option<Seat>>) -> AnimatedBoard {
        let me = me.into();
        AnimatedBoard {
            timeline: Timeline::new(setup, me),
            people: me.into_iter().collect(),
            flights: Vec::new(),
            effects: Vec::new(),
            chain_effects: Vec::new(),
            accents: Vec::new(),
            ended_chain: None,
            last_cards: LastCards::default(),
            recap: Recap::default(),
            celebration: None,
            celebrates: true,
            series_winners: None,
            motion: Motion::Full,
            hand_order: HandOrder::default(),
            rhythm: Rhythm::default(),
            next: None,
            dropped: None,
            draws: None,
            cues: Cues::default(),
        }
    }

    /// Sets whether a win is celebrated; it is at first.
    pub fn set_celebrates(&mut self, celebrates: bool) {
        self.celebrates = celebrates;
    }

    /// An empty table with all hands open and seat `front` at the bottom, for replays.
    pub fn with_open_hands(setup: Setup, front: Seat) -> AnimatedBoard {
        let timeline = Timeline::new(setup, Some(front)).with_open_hands();
        AnimatedBoard { timeline, ..AnimatedBoard::new(setup, front) }
    }

    /// The same table for people who share the screen; at most one of them looks.
    pub fn with_people(self, people: Vec<Seat>) -> AnimatedBoard {
        AnimatedBoard { people, ..self }
    }

    /// What is known and shown of the round, and what is told of it.
    pub fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// The same, to change it. Its events are shown by this type's own methods only.
    pub fn timeline_mut(&mut self) -> &mut Timeline {
        &mut self.timeline
    }

    /// Sets how much moves from the next event on.
    pub fn set_motion(&mut self, motion: Motion) {
        self.motion = motion;
    }

    /// Sets in which order the own hand is shown, from which its cards fly from the next event on.
    pub fn set_hand_order(&mut self, hand_order: HandOrder) {
        self.hand_order = hand_order;
    }

    /// Sets how long the board rests between the cards of another player, after each has landed. Zero at first.
    pub fn set_beat(&mut self, beat: Duration) {
        self.rhythm.beat = beat;
    }

    /// How much moves.
    pub fn motion(&self) -> Motion {
        self.motion
    }

    /// The state as drawn. Cards in flight have already arrived in it.
    pub fn view(&self) -> SeatView<'_> {
        self.timeline.shown().view()
    }

    /// All hands, if they are open.
    pub fn hands(&self) -> Option<&OpenHands> {
        self.timeline.hands()
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

    /// Adds a sound of the screen's own, which is heard once all cards have landed and the thrown stone is at the flag.
    pub fn push_cue(&mut self, kind: SoundKind) {
        let landings = self.flights.iter().map(Flight::lands_at);
        let at = landings.chain(self.celebration.as_ref().map(Celebration::arrives_at)).max();
        self.cues.push(Cue { kind, slot: None, at, gain: 1.0 });
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

    /// The rings on the water.
    pub fn ripples(&self, layout: &BoardLayout, now: Instant) -> impl Iterator<Item = Ripple> {
        self.effects.iter().filter_map(move |effect| effect.ripple(layout, now))
    }

    /// How far the top card of a slot is larger or smaller than at rest, in its widths, because it has just landed.
    pub fn bump(&self, slot: Slot, now: Instant) -> f32 {
        self.effects.iter().map(|effect| effect.bump(slot, now)).sum()
    }

    /// How far a slot's cards are pushed by what has landed beside them, in logical pixels.
    pub fn nudge(&self, slot: Slot, layout: &BoardLayout, now: Instant) -> Vector {
        let pushes = self.effects.iter().map(|effect| effect.nudge(slot, layout, now));
        pushes.fold(Vector::ZERO, |sum, push| sum + push)
    }

    /// How strongly a slot's card glows, from 0 to 1, because it can be played now.
    pub fn glow(&self, slot: Slot, now: Instant) -> f32 {
        self.effects.iter().map(|effect| effect.glow(slot, now)).fold(0.0, f32::max)
    }

    /// Whether any event waits, any card flies or a celebration goes on.
    pub fn is_moving(&self) -> bool {
        self.next.is_some() || !self.flights.is_empty() || self.celebration.is_some()
    }

    /// Whether the cards of the last event that is shown are still on their way.
    pub fn is_event_moving(&self, now: Instant) -> bool {
        self.rhythm.is_moving(now)
    }

    /// Whether the board looks different from frame to frame. Frames are requested only then.
    pub fn needs_frames(&self, now: Instant) -> bool {
        !self.flights.is_empty()
            || self.celebration.is_some()
            || self.has_effects(now)
            || self.has_chain_effects(now)
            || self.has_accents(now)
            || self.last_cards.is_moving(now)
            || self.recap.is_fading(now)
    }

    fn has_effects(&self, now: Instant) -> bool {
        self.effects.iter().any(|effect| effect.ends_at() > now)
    }

    /// Whether [`AnimatedBoard::advance`] has something to do.
    pub fn is_due(&self, now: Instant) -> bool {
        self.next.is_some_and(|next| next <= now)
            || (!self.flights.is_empty() && self.flights.iter().all(|flight| flight.lands_at() <= now))
            || self.celebration.as_ref().is_some_and(|celebration| celebration.ends_at() <= now)
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

    /// When [`AnimatedBoard::advance`] has to be called or a frame to be drawn next, if none is requested before; `None` if nothing
    /// waits.
    pub fn next_wake(&self, now: Instant) -> Option<Instant> {
        self.next.into_iter().chain(self.recap.wake(now)).min()
    }

    /// Finishes all animations, and applies no new events until then.
    pub fn pause_until(&mut self, until: Instant) {
        self.finish();
        self.next = Some(until);
    }

    /// Takes in the next events of a round, and begins to show them. Each card flies for `flight_time`; zero shows them at once.
    pub fn show_events<E: Clone + Into<QueuedEvent>>(
        &mut self,
        events: &[E],
        now: Instant,
        flight_time: Duration,
    ) {
        self.timeline.receive(events);
        self.begin(now, flight_time);
    }

    /// Moves the cards back of moves that were taken back. The timeline is at the position before them.
    pub fn show_takeback(&mut self, undone: &[VisibleEvent], now: Instant, flight_time: Duration) {
        if flight_time.is_zero() {
            return;
        }
        let flights =
            takeback::flights_back(self.view(), undone, self.hand_order, self.motion, now, flight_time);
        self.cues.push_crowd(&flights, cue::CROWD);
        self.flights.extend(flights);
    }

    /// Begins to show the events that the timeline has received.
    pub fn begin(&mut self, now: Instant, flight_time: Duration) {
        if flight_time.is_zero() && self.next.is_none() {
            return self.finish();
        }
        self.schedule(self.next.unwrap_or(now));
        self.advance(now, flight_time);
    }

    /// Removes landed flights, and applies the events that are due. Called on every frame while something moves.
    pub fn advance(&mut self, now: Instant, flight_time: Duration) {
        if flight_time.is_zero() && self.next.is_some_and(|next| next <= now) {
            return self.finish();
        }
        self.flights.retain(|flight| flight.lands_at() > now);
        self.effects.retain(|effect| effect.ends_at() > now);
        self.chain_effects.retain(|effect| effect.ends_at() > now);
        self.accents.retain(|accent| accent.ends_at() > now);
        self.celebration = self.celebration.take().filter(|celebration| celebration.ends_at() > now);
        while let Some(next) = self.next.filter(|next| *next <= now) {
            self.draws = None;
            let chain = self.chain_count(next);
            let Some(shown) = self.timeline.advance() else {
                self.next = None;
                return;
            };
            // After a gap in frames, as with a hidden window, missed time isn't caught up with.
            let begins = if now - next > Duration::from_millis(500) { now } else { next };
            if self.timeline.chain().cards().is_empty() {
                self.ended_chain = chain.map(|chain| (chain, begins)).or(self.ended_chain);
            }
            let hurry = (1 + self.timeline.waiting() / HURRY_BACKLOG) as u32;
            let lasts = self.animate(&shown, begins, flight_time / hurry);
            if !lasts.is_zero() {
                self.rhythm.land(begins + lasts);
            }
            self.schedule(begins + lasts);
        }
    }

    /// Plans when the next waiting event is shown: at `earliest`, or a beat after the last card.
    fn schedule(&mut self, earliest: Instant) {
        self.next = Some(self.rhythm.begins(self.timeline.upcoming(), earliest, &self.people));
    }

    /// Applies all waiting events and ends all flights.
    pub fn finish(&mut self) {
        self.apply_waiting(self.timeline.waiting());
    }

    /// The same, but for the end of a round that is celebrated. Returns whether that still waits.
    pub fn finish_before_end(&mut self) -> bool {
        let is_end = |event: &VisibleEvent| matches!(event, VisibleEvent::End(_));
        let ends = self.celebrates && self.timeline.upcoming().last().is_some_and(is_end);
        self.apply_waiting(self.timeline.waiting() - usize::from(ends));
        ends
    }

    /// Applies so many of the waiting events, and ends all flights.
    fn apply_waiting(&mut self, count: usize) {
        self.end_flights();
        for _ in 0..count {
            let Some(ShownEvent { event, .. }) = self.timeline.advance() else { break };
            self.track_series(&event);
            let shown = self.timeline.shown();
            self.cues.push_at_once(&event.visible, &shown.view(), shown.viewer());
            self.push_chain_cue(&event.visible, None);
            self.push_last_card_cue(&event.visible, None);
        }
        self.effects.clear();
        self.chain_effects.clear();
        self.accents.clear();
        self.ended_chain = None;
        self.last_cards = LastCards::default();
        self.celebration = None;
        self.rhythm.reset();
        self.next = None;
        self.dropped = None;
        self.draws = None;
    }

    fn end_flights(&mut self) {
        if !self.flights.is_empty() || self.celebration.is_some() {
            self.cues.hurry();
        }
        self.flights.clear();
    }

    /// A new round may not end the series.
    fn track_series(&mut self, event: &QueuedEvent) {
        if matches!(event.visible, VisibleEvent::Deal { .. }) {
            self.series_winners = None;
        }
    }

    /// Starts the flights and effects of an event; how long the next event has to wait.
    fn animate(&mut self, shown: &ShownEvent, now: Instant, flight_time: Duration) -> Duration {
        let ShownEvent { event, before } = shown;
        self.track_series(event);
        let completed = match &event.visible {
            VisibleEvent::Complete(event::Complete { pile }) => before.view().build_pile(*pile).to_vec(),
            _ => Vec::new(),
        };
        let after = self.timeline.shown();
        let mut scene = Choreography {
            view: after.view(),
            before: before.view(),
            hand_order: self.hand_order,
            is_spectator: after.viewer().is_none(),
            hands: self.timeline.hands(),
            completed,
            dropped: self.dropped,
            now,
            flight_time,
            motion: self.motion,
            flights: Vec::new(),
            effects: Vec::new(),
        };
        let lasts = scene.event(&event.visible);
        let Choreography { flights, effects, .. } = scene;
        self.cues.push_flights(&event.visible, &flights, now, &after.view(), after.viewer());
        let uses = |flight: &Flight| matches!(flight.from, FlightStart::Dropped(_));
        self.dropped = self.dropped.filter(|_| !flights.iter().any(uses));
        self.effects.extend(effects);
        let freed = playable_stock_card(after);
        if freed.is_some() && freed != playable_stock_card(before) {
            let kind = EffectKind::Freed(Slot::Stock(after.view().seat()));
            self.effects.push(Effect { kind, starts_at: now + lasts });
        }
        self.push_chain_cue(&event.visible, flights.first().map(Flight::lands_at));
        self.add_chain_effect(&event.visible, flights.first(), flight_time);
        self.add_accents(shown, flights.first(), now, flight_time);
        self.track_last_cards(&event.visible, flight::last_landing(&flights, now), flight_time);
        self.flights.extend(flights);
        if let VisibleEvent::End(result) = &event.visible
            && event.full.is_none()
            && self.celebrates
        {
            self.celebrate(result, now, flight_time);
        }
        lasts
    }
}

/// The own stock's top card, if it can be played now.
fn playable_stock_card(table: &Replica) -> Option<Card> {
    let view = table.view();
    let me = table.viewer().filter(|me| view.on_turn() == Some(*me))?;
    view.stock_top(me).filter(|_| build_targets(&view, Source::Stock(me)).next().is_some())
}

#[cfg(test)]
mod tests;
