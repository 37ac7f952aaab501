//! The celebration at the end of a round or series: a pure function of time.
//!
//! Lengths are in widths of the winner's stone, or of a card where stones are small.

use std::f32::consts::PI;
use std::time::{Duration, Instant};

use iced::Vector;
use skipstone_core::Seat;

/// How long each celebration lasts, in flights of a card.
const OWN_FLIGHTS: u32 = 8;
const OTHERS_FLIGHTS: u32 = 7;
const SERIES_FLIGHTS: u32 = 11;
/// How long each ring spreads, as a part of the whole, and how wide it becomes.
const RING_LASTS: f32 = 0.5;
const RING_FROM: f32 = 1.2;
const RING_TO: f32 = 3.0;
/// The part of a series' celebration in which the winners' stones come to the middle of the board.
const ENTRANCE: f32 = 0.14;
/// How long each droplet flies, as a part of the whole.
const DROPLET_LASTS: f32 = 0.42;
/// The fall of a droplet, so that it is back on the water when its time is over.
const RISE: f32 = 2.6;
/// How high a winner's stone hops, and the others' at the end of a series, in heights of the stone.
const HOP: f32 = 0.42;
const CHEER: f32 = 0.16;
/// How far the flag is turned while it waves, in degrees, and how often it waves.
const WAVE: f32 = 7.0;
const WAVES: f32 = 5.0;

/// How much is celebrated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Occasion {
    /// Somebody else has won the round.
    RoundOfOthers,
    /// The player at this computer has won the round.
    OwnRound,
    /// The series is over.
    Series,
}

/// The celebration after the last card of a round.
#[derive(Debug, Clone, PartialEq)]
pub struct Celebration {
    winners: Vec<Seat>,
    occasion: Occasion,
    /// Whether it is a picture that fades, because nothing may move.
    is_still: bool,
    starts_at: Instant,
    flight_time: Duration,
}

/// A ring on the water around a winner's stone.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ring {
    /// Its width.
    pub width: f32,
    /// From 0, invisible, to 1.
    pub opacity: f32,
}

/// A drop of water that splashes up from a winner's stone.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Droplet {
    /// Where it is, from the stone's foot.
    pub offset: Vector,
    /// Its diameter.
    pub size: f32,
    /// From 0, invisible, to 1.
    pub opacity: f32,
}

/// A series winner's stone on its way to the middle of the board, and there.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stage {
    /// How far it has come: from 0 at its seat to 1.
    pub way: f32,
    /// How high it is above its place, in its heights.
    pub hop: f32,
    /// From 0, invisible, to 1.
    pub opacity: f32,
}

impl Celebration {
    /// A celebration of these seats. `flight_time` is that of a card, and must not be zero.
    pub(super) fn new(
        winners: Vec<Seat>,
        occasion: Occasion,
        is_still: bool,
        starts_at: Instant,
        flight_time: Duration,
    ) -> Celebration {
        Celebration { winners, occasion, is_still, starts_at, flight_time }
    }

    /// The same celebration as that of a series' end, from the same time on.
    pub(super) fn of_series(self, winners: Vec<Seat>) -> Celebration {
        Celebration { winners, occasion: Occasion::Series, ..self }
    }

    pub(super) fn ends_at(&self) -> Instant {
        let flights = match self.occasion {
            Occasion::RoundOfOthers => OTHERS_FLIGHTS,
            Occasion::OwnRound => OWN_FLIGHTS,
            Occasion::Series => SERIES_FLIGHTS,
        };
        self.starts_at + self.flight_time * flights
    }

    /// Who is celebrated.
    pub fn winners(&self) -> &[Seat] {
        &self.winners
    }

    /// How high above its place a seat's stone is, in its heights.
    pub fn hop(&self, seat: Seat, now: Instant) -> f32 {
        let Some(passed) = self.passed(now).filter(|_| !self.is_still) else { return 0.0 };
        let fades = 1.0 - passed;
        // Everyone else is a little later than the one before.
        let late = 0.06 * (seat.index() % 4) as f32;
        match (self.winners.contains(&seat), self.occasion) {
            (true, Occasion::RoundOfOthers) => 0.5 * HOP * bounces(passed, 2.0) * fades,
            (true, Occasion::OwnRound) => HOP * bounces(passed, 3.0) * fades,
            (true, Occasion::Series) => 0.0,
            (false, Occasion::Series) => CHEER * bounces((passed - late).max(0.0), 4.0) * fades,
            (false, _) => 0.0,
        }
    }

    /// The winners' stones in the middle of the board; `None` unless a series is over.
    pub fn stage(&self, now: Instant) -> Option<Stage> {
        let passed = self.passed(now).filter(|_| self.occasion == Occasion::Series)?;
        let entered = (passed / ENTRANCE).min(1.0);
        if self.is_still {
            return Some(Stage { way: 1.0, hop: 0.0, opacity: entered });
        }
        let progress = 1.0 - (1.0 - entered).powi(3);
        let there = (passed - ENTRANCE).max(0.0) / (1.0 - ENTRANCE);
        Some(Stage { way: progress, hop: HOP * bounces(there, 5.0) * (1.0 - there), opacity: 1.0 })
    }

    /// The rings around a winner's stone, the oldest first.
    pub fn rings(&self, now: Instant) -> Vec<Ring> {
        let Some(passed) = self.passed(now) else { return Vec::new() };
        if self.is_still {
            return vec![Ring { width: 0.6 * RING_TO, opacity: 1.0 - passed }];
        }
        let rings = match self.occasion {
            Occasion::RoundOfOthers => 2,
            Occasion::OwnRound => 3,
            Occasion::Series => 4,
        };
        (0..rings).filter_map(|nth| ring(passed, nth as f32 / (rings - 1) as f32)).collect()
    }

    /// The drops of water over a winner's stone.
    pub fn droplets(&self, now: Instant) -> Vec<Droplet> {
        let Some(passed) = self.passed(now).filter(|_| !self.is_still) else { return Vec::new() };
        let (droplets, splashes) = match self.occasion {
            Occasion::RoundOfOthers => (0, 1),
            Occasion::OwnRound => (18, 2),
            Occasion::Series => (36, 4),
        };
        (0..droplets)
            .filter_map(|nth| droplet(passed, nth, (nth * splashes / droplets) as f32 / splashes as f32))
            .collect()
    }

    /// How far the flag of the race is turned clockwise, in degrees.
    pub fn flag_turn(&self, now: Instant) -> f32 {
        match self.passed(now) {
            Some(passed) if self.occasion == Occasion::Series && !self.is_still => {
                WAVE * (2.0 * PI * WAVES * passed).sin() * (1.0 - passed)
            }
            _ => 0.0,
        }
    }

    /// How much of it has passed; `None` before and after.
    fn passed(&self, now: Instant) -> Option<f32> {
        let lasts = self.ends_at().saturating_duration_since(self.starts_at);
        let passed = now.checked_duration_since(self.starts_at)?.as_secs_f32() / lasts.as_secs_f32();
        (passed < 1.0).then_some(passed)
    }
}

/// The height of something that bounces so often, from 0 to 1.
fn bounces(passed: f32, times: f32) -> f32 {
    (PI * times * passed).sin().abs()
}

/// A ring that starts after that share of the time there is before it has to start.
fn ring(passed: f32, starts: f32) -> Option<Ring> {
    let age = (passed - starts * (1.0 - RING_LASTS)) / RING_LASTS;
    (0.0..1.0).contains(&age).then(|| {
        let spread = 1.0 - (1.0 - age) * (1.0 - age);
        Ring { width: RING_FROM + (RING_TO - RING_FROM) * spread, opacity: 0.9 * (1.0 - age) }
    })
}

/// The `nth` droplet of all, in a splash that starts after that share of the time there is before it has to start.
fn droplet(passed: f32, nth: usize, splash: f32) -> Option<Droplet> {
    // Even, without a pattern that could be seen: the fractional parts of multiples of irrational numbers.
    let scatter = |factor: f32| (nth as f32 * factor + 0.37).fract();
    let starts = (splash + 0.06 * scatter(0.618_034)) * (1.0 - DROPLET_LASTS);
    let age = (passed - starts) / DROPLET_LASTS;
    (0.0..1.0).contains(&age).then(|| {
        let aside = 2.6 * (scatter(0.754_878) - 0.5);
        let rise = RISE * (0.55 + 0.45 * scatter(0.569_84));
        Droplet {
            offset: Vector::new(aside * (0.25 + age), -rise * age * (1.0 - age)),
            size: 0.05 + 0.05 * scatter(0.438_579),
            opacity: (2.0 * (1.0 - age)).min(1.0),
        }
    })
}
