//! What is seen of a player who has one card of their stock left: their stone leans towards the flag of the race, which waves.
//!
//! Times are in milliseconds at the normal speed since the card before it has landed.

use std::f32::consts::TAU;
use std::time::{Duration, Instant};

use skipstone_core::{Seat, SeatView, Source, VisibleEvent};

use super::{AnimatedBoard, Cue, NORMAL_FLIGHT, cue};
use crate::board::{Motion, Slot};
use crate::sound::SoundKind;

/// How far a stone leans, in degrees clockwise, and how long it takes; the steps in which it does.
const LEANS: (f32, f32) = (11.0, 400.0);
const LEAN_STEP: f32 = 2.0;
/// How long frame and word take to appear, and the light; and the steps of the light.
const APPEARS: f32 = 200.0;
const BRIGHTENS: f32 = 600.0;
const LIGHT_STEPS: f32 = 6.0;
/// How far the flag turns, in degrees, how often it swings, and how long each swing takes.
const FLAG: (f32, f32, f32) = (7.0, 2.0, 1500.0);

/// A player with one stock card left.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LastCard {
    /// How far the stone leans, in degrees clockwise.
    pub lean: f32,
    /// How much of the light there is, from 0 to 1, in few steps.
    pub light: f32,
    /// How much is seen of the frame and the word, from 0 to 1.
    pub opacity: f32,
}

/// The flag of the race while somebody has one card left.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RaisedFlag {
    /// How far it is turned, in degrees clockwise.
    pub turn: f32,
    /// How far it is raised and lit, from 0 to 1, in few steps.
    pub raised: f32,
}

/// When players were left with one stock card, and when the flag began to wave for it last; nothing of what was shown at once.
#[derive(Debug, Clone, Default)]
pub(super) struct LastCards {
    since: Vec<(Seat, Instant)>,
    waves_since: Option<Instant>,
    flight_time: Duration,
}

impl LastCards {
    /// Takes in an event that has just been shown, whose card lands at that time.
    fn apply(&mut self, event: &VisibleEvent, view: &SeatView<'_>, lands_at: Instant, flight_time: Duration) {
        match *event {
            VisibleEvent::Deal { .. } | VisibleEvent::End(_) => *self = LastCards::default(),
            VisibleEvent::Turn(turn) if is_last(view, turn.seat) => {
                (self.waves_since, self.flight_time) = (Some(lands_at), flight_time);
            }
            VisibleEvent::Play { mv, .. } => {
                if let Some(Source::Stock(owner)) = mv.source()
                    && is_last(view, owner)
                {
                    self.since.retain(|(seat, _)| *seat != owner);
                    self.since.push((owner, lands_at));
                    (self.waves_since, self.flight_time) = (Some(lands_at), flight_time);
                }
            }
            _ => {}
        }
    }

    /// The milliseconds since a time; negative before.
    fn passed(&self, since: Instant, now: Instant) -> f32 {
        let seconds = |from: Instant, to: Instant| to.saturating_duration_since(from).as_secs_f32();
        (seconds(since, now) - seconds(now, since)) / self.flight_time.as_secs_f32() * NORMAL_FLIGHT
    }

    /// Whether anything changes from frame to frame.
    pub(super) fn is_moving(&self, now: Instant) -> bool {
        let moves = |since: Instant, lasts: f32| self.passed(since, now) < lasts;
        self.since.iter().any(|(_, since)| moves(*since, BRIGHTENS))
            || self.waves_since.is_some_and(|since| moves(since, FLAG.1 * FLAG.2))
    }
}

/// Whether a seat has one card of a larger stock left, in a round that goes on.
fn is_last(view: &SeatView<'_>, seat: Seat) -> bool {
    view.turns() > 0 && view.ending().is_none() && view.setup().stock(seat) > 1 && view.stock_left(seat) == 1
}

/// From 0 to 1, a little beyond it on the way.
fn ease_out_back(part: f32) -> f32 {
    const BEYOND: f32 = 1.7;
    let rest = part - 1.0;
    1.0 + (BEYOND + 1.0) * rest.powi(3) + BEYOND * rest * rest
}

impl AnimatedBoard {
    /// What is seen of a seat with one stock card left; `None` for others.
    pub fn last_card(&self, seat: Seat, now: Instant) -> Option<LastCard> {
        if !is_last(&self.view(), seat) {
            return None;
        }
        let since = self.last_cards.since.iter().find(|(of, _)| *of == seat);
        let time = since.map_or(f32::INFINITY, |(_, since)| self.last_cards.passed(*since, now));
        let (lean, leans) = LEANS;
        let lean = match time {
            _ if self.motion == Motion::Reduced => 0.0,
            time if time >= leans => lean,
            time => (lean * ease_out_back((time / leans).max(0.0)) / LEAN_STEP).round() * LEAN_STEP,
        };
        let light = ((time / BRIGHTENS).min(1.0) * LIGHT_STEPS).floor() / LIGHT_STEPS;
        (time >= 0.0).then(|| LastCard { lean, light, opacity: (time / APPEARS).min(1.0) })
    }

    /// The flag of the race; `None` while nobody has one card left.
    pub fn raised_flag(&self, now: Instant) -> Option<RaisedFlag> {
        let view = self.view();
        let last = view.setup().seats().filter_map(|seat| self.last_card(seat, now));
        let raised = last.map(|last| last.light).reduce(f32::max)?;
        let (angle, swings, each) = FLAG;
        let turn = match self.last_cards.waves_since {
            Some(since) if self.motion == Motion::Full => {
                let passed = (self.last_cards.passed(since, now) / (swings * each)).clamp(0.0, 1.0);
                angle * (TAU * swings * passed).sin() * (1.0 - passed)
            }
            _ => 0.0,
        };
        Some(RaisedFlag { turn: turn.round(), raised })
    }

    /// Notes what an event that has just been shown means for who has one card left, and when its card lands.
    pub(super) fn track_last_cards(
        &mut self,
        event: &VisibleEvent,
        lands_at: Instant,
        flight_time: Duration,
    ) {
        let shown = self.timeline.shown();
        self.last_cards.apply(event, &shown.view(), lands_at, flight_time);
        self.push_last_card_cue(event, Some(lands_at));
    }

    /// Adds what is heard when a player is left with one card.
    pub(super) fn push_last_card_cue(&mut self, event: &VisibleEvent, at: Option<Instant>) {
        let VisibleEvent::Play { mv, .. } = *event else { return };
        let Some(Source::Stock(owner)) = mv.source() else { return };
        let shown = self.timeline.shown();
        if is_last(&shown.view(), owner) {
            let (slot, gain) = (Some(Slot::Stock(owner)), cue::loudness(owner, shown.viewer()));
            self.cues.push(Cue { kind: SoundKind::LastCard, slot, at, gain });
        }
    }
}
