//! What is seen of each further stock card that a player plays in a turn: the longer the chain, the more of it.
//!
//! Times are in milliseconds at the normal speed since the card has landed.

use std::f32::consts::TAU;
use std::time::{Duration, Instant};

use iced::{Point, Size, Vector};
use skipstone_core::{Seat, Source, VisibleEvent};

use super::droplet::{Droplet, droplet};
use super::flight::Flight;
use super::wave::{Wave, ease_out};
use super::{AnimatedBoard, Cue, NORMAL_FLIGHT, cue};
use crate::board::chain::COUNTED;
use crate::board::{BoardLayout, Motion, Slot};
use crate::sound::SoundKind;

/// The rings of a second and a third card: how many, how wide the last becomes in card widths, and how long all take.
const SECOND: (usize, f32, f32) = (3, 1.8, 520.0);
const THIRD: (usize, f32, f32) = (4, 2.9, 620.0);
/// How much later each ring follows, the width of a ring at first in card widths, and its height in widths.
const NEXT_RING: f32 = 55.0;
const RING_FROM: f32 = 0.6;
const ROUND: f32 = 0.68;
/// The wave over the lake: how strong each ring is, how much later each follows, and how long all take.
const WAVE: [f32; 3] = [1.0, 0.9, 0.5];
const NEXT_WAVE: f32 = 110.0;
const WAVE_LASTS: f32 = 900.0;
/// Where the wave ends, as a part of half the board.
const SHORE: f32 = 0.985;
/// How far apart the drops are along the card's way in logical pixels, how large in card widths, and how long each is seen.
const DROPS_APART: f32 = 40.0;
const DROP: f32 = 0.075;
const DROP_LASTS: f32 = 260.0;
/// The drops that the wave splashes up: how many, how long they fly, and how high in card widths.
const SPLASH: (usize, f32, f32) = (11, 420.0, 0.7);
/// How long others watch or gasp.
const AMAZED: f32 = 900.0;
/// How their stones rock when the wave reaches them: in degrees, and for how long.
const ROCKS: (f32, f32) = (7.0, 500.0);
/// When the count fades in, from where below in logical pixels, and how long it fades out.
const COUNT: (f32, f32) = (60.0, 200.0);
const COUNT_RISES: f32 = 6.0;
const COUNT_FADES: f32 = 200.0;
/// How strong the effects of others' cards are.
pub(super) const OTHERS: f32 = 0.6;
/// Rings step so often while nothing else moves.
const RING_STEP: Duration = Duration::from_millis(33);

/// How much is seen of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Strength {
    Second,
    Third,
    /// It makes the round's longest chain so far.
    Longest,
}

/// A further stock card of a turn.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct ChainEffect {
    seat: Seat,
    strength: Strength,
    flight: Flight,
    /// How long a card flies.
    flight_time: Duration,
    /// From 0 to 1.
    opacity: f32,
    is_still: bool,
}

/// What others do because of a chain.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Reaction {
    /// They watch.
    Watches,
    /// They hold their breath, and their stone rocks by so many degrees.
    Gasps(f32),
    /// It is their chain.
    Delights,
}

/// The number of stock cards in a row, beside a stone.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ChainCount {
    /// Whose cards they are.
    pub seat: Seat,
    /// How many.
    pub count: usize,
    /// Whether the round has had no longer chain.
    pub is_longest: bool,
    /// How far below its place it is, in logical pixels.
    pub below: f32,
    /// From 0, invisible, to 1.
    pub opacity: f32,
}

impl ChainEffect {
    pub(super) fn ends_at(&self) -> Instant {
        let lasts = if self.is_still { AMAZED } else { WAVE_LASTS + AMAZED };
        self.flight.lands_at() + self.duration(lasts)
    }

    fn duration(&self, milliseconds: f32) -> Duration {
        self.flight_time.mul_f32(milliseconds / NORMAL_FLIGHT)
    }

    /// The milliseconds since the card has landed; negative before.
    fn time(&self, now: Instant) -> f32 {
        let landed = self.flight.lands_at();
        let since = |from: Instant, to: Instant| to.saturating_duration_since(from).as_secs_f32();
        (since(landed, now) - since(now, landed)) / self.flight_time.as_secs_f32() * NORMAL_FLIGHT
    }

    fn has_landed(&self, now: Instant) -> bool {
        now >= self.flight.lands_at()
    }

    fn waves(&self, layout: &BoardLayout, board: Size, now: Instant) -> Vec<Wave> {
        let (time, Some(pile)) = (self.time(now), layout.pile(self.flight.to.0)) else { return Vec::new() };
        if self.is_still {
            return Vec::new();
        }
        let (center, card) = (pile.base.center(), pile.base.width);
        let around = |(rings, width, lasts): (usize, f32, f32)| {
            let each = lasts - NEXT_RING * (rings - 1) as f32;
            let ring = |nth: usize| {
                let age = (time - NEXT_RING * nth as f32) / each;
                // The later ones don't reach as far.
                let to = width * (1.0 - 0.12 * nth as f32);
                Wave::spreading(center, (RING_FROM * card, to * card), ROUND, age)
            };
            (0..rings).filter_map(ring).collect::<Vec<Wave>>()
        };
        let mut waves = match self.strength {
            Strength::Second => around(SECOND),
            Strength::Third => around(THIRD),
            Strength::Longest => {
                let each = WAVE_LASTS - NEXT_WAVE * (WAVE.len() - 1) as f32;
                let ring = |(nth, strength): (usize, &f32)| {
                    let age = (time - NEXT_WAVE * nth as f32) / each;
                    (0.0..1.0).contains(&age).then(|| lake_wave(center, card, board, age, *strength))
                };
                WAVE.iter().enumerate().filter_map(ring).collect()
            }
        };
        waves.iter_mut().for_each(|wave| wave.opacity *= self.opacity);
        waves
    }

    /// The drops along the card's way, and what number each is.
    fn drops(&self, layout: &BoardLayout, board: Size, open: bool, now: Instant) -> Vec<Droplet> {
        let time = self.time(now);
        let flies = self.flight.lands_at() - self.flight.starts_at;
        let place = |part: f32| {
            // A moment before it lands, as it has no place in flight after that.
            let at = self.flight.starts_at + flies.mul_f32(part.min(0.999));
            Some(self.flight.pose(layout, board, open, at)?.place.center())
        };
        let (Some(from), Some(to)) = (place(0.0), place(1.0)) else { return Vec::new() };
        let many = (from.distance(to) / DROPS_APART).floor().max(1.0);
        let size = DROP * layout.card;
        let drop = |nth: usize| {
            // When the card has come so far: the inverse of the flight's easing.
            let passed = 1.0 - (1.0 - (nth as f32 + 0.5) / many).cbrt();
            let late = (passed - 1.0) * flies.as_secs_f32() / self.flight_time.as_secs_f32() * NORMAL_FLIGHT;
            let age = (time - late) / DROP_LASTS;
            let center = place(passed)?;
            (0.0..1.0).contains(&age).then(|| Droplet {
                center: center + Vector::new(0.0, 0.12 * layout.card * age * age),
                size: size * (1.0 - 0.4 * age),
                opacity: self.opacity * (1.0 - age),
            })
        };
        (0..many as usize).filter_map(drop).collect()
    }

    /// The drops that a wave splashes up.
    fn splash(&self, layout: &BoardLayout, now: Instant) -> Vec<Droplet> {
        let (count, lasts, rise) = SPLASH;
        let Some(pile) = layout.pile(self.flight.to.0).filter(|_| self.strength == Strength::Longest) else {
            return Vec::new();
        };
        let (age, card) = (self.time(now) / lasts, pile.base);
        let foot = Point::new(card.center_x(), card.y + 0.1 * card.height);
        let drops = (0..count).filter_map(|nth| droplet(nth, foot, card.width, rise, age));
        drops.map(|drop| Droplet { opacity: self.opacity * drop.opacity, ..drop }).collect()
    }

    /// What the player of another seat does, whose stone is there.
    fn reaction(&self, stone: Point, layout: &BoardLayout, board: Size, now: Instant) -> Option<Reaction> {
        let time = self.time(now);
        match self.strength {
            Strength::Second => None,
            Strength::Third => (0.0..AMAZED).contains(&time).then_some(Reaction::Watches),
            Strength::Longest => {
                let pile = layout.pile(self.flight.to.0)?.base;
                let late = if self.is_still { 0.0 } else { reaches(stone, pile.center(), board) };
                let time = time - late;
                let (angle, rocks) = ROCKS;
                let passed = (time / rocks).clamp(0.0, 1.0);
                let is_calm = self.is_still || passed >= 1.0;
                let tilt = if is_calm { 0.0 } else { angle * (1.5 * TAU * passed).sin() * (1.0 - passed) };
                (0.0..AMAZED).contains(&time).then_some(Reaction::Gasps(tilt))
            }
        }
    }
}

/// A ring of the wave, which spreads from a card to the board's edges.
fn lake_wave(from: Point, card: f32, board: Size, age: f32, strength: f32) -> Wave {
    let spread = ease_out(age);
    let between = |from: f32, to: f32| from + (to - from) * spread;
    let (across, down) = (board.width / 2.0, board.height / 2.0);
    Wave {
        center: Point::new(between(from.x, across), between(from.y, down)),
        radii: Vector::new(
            between(RING_FROM * card, SHORE * across),
            between(RING_FROM * ROUND * card, SHORE * down),
        ),
        // It reaches the shore before it has faded.
        opacity: strength * 0.8 * (1.0 - age * age),
        ..Wave::fading(age)
    }
}

/// When the wave's first ring reaches a point.
fn reaches(at: Point, from: Point, board: Size) -> f32 {
    let each = WAVE_LASTS - NEXT_WAVE * (WAVE.len() - 1) as f32;
    let is_inside = |age: f32| {
        let wave = lake_wave(from, 0.0, board, age, 1.0);
        ((at.x - wave.center.x) / wave.radii.x).hypot((at.y - wave.center.y) / wave.radii.y) <= 1.0
    };
    (1..=24).map(|nth| nth as f32 / 24.0).find(|age| is_inside(*age)).unwrap_or(1.0) * each
}

impl AnimatedBoard {
    /// The rings of stock cards that follow others in a turn.
    pub fn waves(&self, layout: &BoardLayout, board: Size, now: Instant) -> Vec<Wave> {
        self.chain_effects.iter().flat_map(|effect| effect.waves(layout, board, now)).collect()
    }

    /// The drops along the ways of such cards.
    pub fn chain_drops(&self, layout: &BoardLayout, board: Size, now: Instant) -> Vec<Droplet> {
        let open = self.hands().is_some();
        let moving = self.chain_effects.iter().filter(|effect| !effect.is_still);
        moving.flat_map(|effect| effect.drops(layout, board, open, now)).collect()
    }

    /// The drops that a wave splashes up around its card.
    pub fn chain_splash(&self, layout: &BoardLayout, now: Instant) -> Vec<Droplet> {
        let moving = self.chain_effects.iter().filter(|effect| !effect.is_still);
        moving.flat_map(|effect| effect.splash(layout, now)).collect()
    }

    /// What a player does because of the chain of who is on turn.
    pub fn reaction(&self, seat: Seat, layout: &BoardLayout, board: Size, now: Instant) -> Option<Reaction> {
        if self.chain_count(now).is_some_and(|count| count.seat == seat && count.opacity == 1.0) {
            return Some(Reaction::Delights);
        }
        let stone = layout.seat(seat)?.stone.center();
        let mut others = self.chain_effects.iter().rev().filter(|effect| effect.seat != seat);
        others.find_map(|effect| effect.reaction(stone, layout, board, now))
    }

    /// The number of stock cards in a row, from the third on, until the turn ends.
    pub fn chain_count(&self, now: Instant) -> Option<ChainCount> {
        if self.view().ending().is_some() {
            return None;
        }
        let chain = self.timeline.chain();
        let flying = self.chain_effects.iter().filter(|effect| !effect.has_landed(now)).count();
        let count = chain.cards().len().saturating_sub(flying);
        if let Some(seat) = chain.seat().filter(|_| count >= COUNTED) {
            let landed = self.chain_effects.iter().rev().find(|effect| effect.has_landed(now));
            let (from, to) = COUNT;
            let passed =
                landed.map_or(1.0, |effect| ((effect.time(now) - from) / (to - from)).clamp(0.0, 1.0));
            let opacity = if count == COUNTED { 1.0 - (1.0 - passed).powi(3) } else { 1.0 };
            let is_longest = chain.is_longest_with(count);
            let is_still = self.motion == Motion::Reduced;
            let below = if is_still { 0.0 } else { COUNT_RISES * (1.0 - opacity) };
            return Some(ChainCount { seat, count, is_longest, below, opacity });
        }
        let (count, ended) = self.ended_chain?;
        let passed = now.saturating_duration_since(ended).as_secs_f32() * 1000.0 / COUNT_FADES;
        (passed < 1.0).then_some(ChainCount { opacity: 1.0 - passed, ..count })
    }

    /// Whether what belongs to a chain moves or fades.
    pub(super) fn has_chain_effects(&self, now: Instant) -> bool {
        let fades = |ended: Instant| now < ended + Duration::from_secs_f32(COUNT_FADES / 1000.0);
        self.chain_effects.iter().any(|effect| effect.ends_at() > now)
            || self.ended_chain.is_some_and(|(_, ended)| fades(ended))
    }

    /// When the next frame differs enough to be drawn, while [frames are needed](Self::needs_frames): wide rings are drawn less often
    /// than what is smaller and faster.
    pub fn next_frame(&self, now: Instant) -> Instant {
        let landed = |effect: &ChainEffect| effect.time(now) > COUNT.1;
        let is_fast = !self.flights.is_empty()
            || self.celebration.is_some()
            || self.has_effects(now)
            || self.has_accents(now)
            || !self.chain_effects.iter().all(landed);
        if is_fast { now } else { now + RING_STEP }
    }

    /// Notes a further stock card of a turn, which flies.
    pub(super) fn add_chain_effect(
        &mut self,
        event: &VisibleEvent,
        flight: Option<&Flight>,
        flight_time: Duration,
    ) {
        let VisibleEvent::Play { seat, mv, .. } = *event else { return };
        let chain = self.timeline.chain();
        let is_link = matches!(mv.source(), Some(Source::Stock(_))) && chain.seat() == Some(seat);
        let (Some(flight), true) = (flight, is_link) else { return };
        let strength = match chain.cards().len() {
            ..=1 => return,
            _ if chain.is_longest() => Strength::Longest,
            2 => Strength::Second,
            _ => Strength::Third,
        };
        self.chain_effects.push(ChainEffect {
            seat,
            strength,
            flight: flight.clone(),
            flight_time,
            opacity: if self.people.contains(&seat) { 1.0 } else { OTHERS },
            is_still: self.motion == Motion::Reduced,
        });
    }

    /// Adds the note of a further stock card of a turn, which lands `at` that time or has landed.
    pub(super) fn push_chain_cue(&mut self, event: &VisibleEvent, at: Option<Instant>) {
        let VisibleEvent::Play { seat, mv, .. } = *event else { return };
        let chain = self.timeline.chain();
        let count = chain.cards().len();
        if count < 2 || chain.seat() != Some(seat) || !matches!(mv.source(), Some(Source::Stock(_))) {
            return;
        }
        let kind = SoundKind::Chain(count.min(SoundKind::LONGEST.into()) as u8);
        let gain = cue::loudness(seat, self.timeline.shown().viewer());
        self.cues.push(Cue { kind, slot: mv.target().map(Slot::of_target), at, gain });
    }
}
