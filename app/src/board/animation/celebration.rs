//! The celebration at the end of a round or series: a pure function of time.
//!
//! Whoever goes out [throws](super::throw) their stone. At the end of a series the winners' stones then come to the middle of the
//! board; lengths there are in widths of such a stone.

use std::f32::consts::PI;
use std::time::{Duration, Instant};

use iced::{Point, Rectangle, Size};
use skipstone_core::event::RoundResult;
use skipstone_core::{Card, Seat};

use super::droplet::{Droplet, droplet};
use super::throw::{self, Schedule, ThrowScene, Thrown};
use super::wave::ease_out;
use super::{AnimatedBoard, Cue, NORMAL_FLIGHT};
use crate::board::{BoardLayout, Motion};
use crate::sound::SoundKind;

/// How much faster others' stones are thrown.
const OTHERS_PACE: f32 = 1.6;
/// The stock cards over which a stone skips at least, if its player has played as many in the round.
const LEAST_CARDS: usize = 3;
/// How long the stone lies at the flag before the result is shown, in milliseconds.
const RESTS: f32 = 900.0;
/// The longest that each celebration lasts, in flights of a card.
const OWN_FLIGHTS: u32 = 8;
const OTHERS_FLIGHTS: u32 = 7;
const SERIES_FLIGHTS: u32 = 11;
/// How long a still one lasts, in milliseconds, and after how many the stone is at the flag.
const STILL: f32 = 1400.0;
const STILL_ARRIVES: f32 = 150.0;
/// The width of a card on the water, in widths of the own stock.
const CARD: f32 = 0.46;
/// How long the stone lies at the flag before the winners of a series come to the middle, in milliseconds.
const STAGE_WAITS: f32 = 180.0;
/// How long each ring around a winner of a series spreads, as a part of their time in the middle, and how wide it becomes.
const RING_LASTS: f32 = 0.5;
const RING_FROM: f32 = 1.2;
const RING_TO: f32 = 3.0;
const STAGE_RINGS: usize = 4;
/// The part of that time in which the winners' stones come to the middle of the board.
const ENTRANCE: f32 = 0.2;
/// The drops of water around the winners of a series: how many, in how many splashes, how long each flies, as a part of the whole, and
/// how high.
const DROPLETS: usize = 36;
const SPLASHES: usize = 4;
const DROPLET_LASTS: f32 = 0.42;
const DROPLET_RISE: f32 = 0.65;
/// How high a winner's stone hops, and the others' while they cheer, in heights of the stone; and how long that lasts.
const HOP: f32 = 0.42;
const CHEER: f32 = 0.16;
const CHEERS: f32 = 900.0;
/// How far the flag of the race is turned while it waves, in degrees, and how often it waves.
const WAVE: f32 = 7.0;
const WAVES: f32 = 3.0;

/// How much is celebrated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Occasion {
    /// Somebody else has won the round.
    RoundOfOthers,
    /// The player at this computer has won the round.
    OwnRound,
}

/// The celebration after the last card of a round.
#[derive(Debug, Clone, PartialEq)]
pub struct Celebration {
    /// Whose stones are thrown: first that of who has gone out, then those of the partners.
    throwers: Vec<Seat>,
    /// The stock cards over which the stone skips: those of the last turn, with those before it if these are few.
    cards: Vec<Card>,
    occasion: Occasion,
    /// The winners of the series, if it is over.
    series_winners: Option<Vec<Seat>>,
    /// Whether it is a picture that fades in, because nothing may move.
    is_still: bool,
    starts_at: Instant,
    flight_time: Duration,
    schedule: Schedule,
}

/// A ring on the water around a winner's stone.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ring {
    /// Its width.
    pub width: f32,
    /// From 0, invisible, to 1.
    pub opacity: f32,
}

/// A series winner's stone on its way to the middle of the board, and there.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stage {
    /// How far it has come: from 0 where it was to 1.
    pub way: f32,
    /// How high it is above its place, in its heights.
    pub hop: f32,
    /// From 0, invisible, to 1.
    pub opacity: f32,
}

impl Celebration {
    /// The throw of these stones, the first of them on these cards. `flight_time` is that of a card, and must not be zero.
    pub(super) fn new(
        throwers: Vec<Seat>,
        cards: Vec<Card>,
        occasion: Occasion,
        is_still: bool,
        starts_at: Instant,
        flight_time: Duration,
    ) -> Celebration {
        let schedule = Schedule::new(cards.len());
        let series_winners = None;
        Celebration { throwers, cards, occasion, series_winners, is_still, starts_at, flight_time, schedule }
    }

    /// The same celebration as that of a series' end, from the same time on.
    pub(super) fn of_series(self, winners: Vec<Seat>) -> Celebration {
        Celebration { series_winners: Some(winners), ..self }
    }

    pub(super) fn ends_at(&self) -> Instant {
        let lasts = match (&self.series_winners, self.occasion) {
            (Some(_), _) => self.flight_time * SERIES_FLIGHTS,
            (None, occasion) => {
                let longest = if occasion == Occasion::OwnRound { OWN_FLIGHTS } else { OTHERS_FLIGHTS };
                let wanted = if self.is_still { STILL } else { self.schedule.arrives() + RESTS };
                self.duration(wanted).min(self.flight_time * longest)
            }
        };
        self.starts_at + lasts
    }

    /// When the stone is at the flag.
    pub fn arrives_at(&self) -> Instant {
        self.starts_at + self.duration(self.arrives())
    }

    fn arrives(&self) -> f32 {
        if self.is_still { STILL_ARRIVES } else { self.schedule.arrives() }
    }

    /// How long so many milliseconds of the throw last.
    fn duration(&self, milliseconds: f32) -> Duration {
        self.flight_time.mul_f32(milliseconds / (NORMAL_FLIGHT * self.pace()))
    }

    fn pace(&self) -> f32 {
        match self.occasion {
            Occasion::OwnRound => 1.0,
            Occasion::RoundOfOthers => OTHERS_PACE,
        }
    }

    /// The milliseconds of the throw that have passed.
    fn time(&self, now: Instant) -> f32 {
        let flights =
            now.saturating_duration_since(self.starts_at).as_secs_f32() / self.flight_time.as_secs_f32();
        flights * NORMAL_FLIGHT * self.pace()
    }

    /// Who is celebrated: the winners of the series if it is over, else those of the round.
    pub fn winners(&self) -> &[Seat] {
        self.series_winners.as_deref().unwrap_or(&self.throwers)
    }

    /// Whose stones are thrown, in the order of [`ThrowScene::stones`].
    pub fn throwers(&self) -> &[Seat] {
        &self.throwers
    }

    /// Whether the stone is at the flag.
    pub fn has_arrived(&self, now: Instant) -> bool {
        now >= self.arrives_at()
    }

    /// The throw on a board of a size.
    pub fn throw(&self, layout: &BoardLayout, board: Size, now: Instant) -> ThrowScene {
        let stones: Vec<Rectangle> =
            self.throwers.iter().filter_map(|seat| Some(layout.seat(*seat)?.stone)).collect();
        let thrown = Thrown {
            stones: &stones,
            cards: &self.cards,
            card: (CARD * layout.card).round(),
            board,
            splashes: self.occasion == Occasion::OwnRound,
            ends_series: self.series_winners.is_some(),
        };
        throw::scene(&thrown, &self.schedule, self.time(now), self.is_still)
    }

    /// How high above its place a seat's stone is, in its heights, once the stone is at the flag.
    pub fn hop(&self, seat: Seat, now: Instant) -> f32 {
        let passed = (self.time(now) - self.arrives()) / CHEERS;
        if self.is_still || !(0.0..1.0).contains(&passed) {
            return 0.0;
        }
        // Everyone else is a little later than the one before.
        let late = 0.06 * (seat.index() % 4) as f32;
        match self.throwers.contains(&seat) {
            true => HOP * bounces(passed, 3.0) * (1.0 - passed),
            false => CHEER * bounces((passed - late).max(0.0), 3.0) * (1.0 - passed),
        }
    }

    /// The series' winners in the middle of the board; `None` unless a series is over, and before they come there.
    pub fn stage(&self, now: Instant) -> Option<Stage> {
        let passed = self.stage_passed(now)?;
        let entered = (passed / ENTRANCE).min(1.0);
        if self.is_still {
            return Some(Stage { way: 1.0, hop: 0.0, opacity: entered });
        }
        let progress = 1.0 - (1.0 - entered).powi(3);
        let there = (passed - ENTRANCE).max(0.0) / (1.0 - ENTRANCE);
        Some(Stage { way: progress, hop: HOP * bounces(there, 3.0) * (1.0 - there), opacity: 1.0 })
    }

    /// The rings around a series winner's stone in the middle, the oldest first.
    pub fn rings(&self, now: Instant) -> Vec<Ring> {
        let Some(passed) = self.stage_passed(now) else { return Vec::new() };
        if self.is_still {
            return vec![Ring { width: 0.6 * RING_TO, opacity: 1.0 - passed }];
        }
        let latest = (STAGE_RINGS - 1) as f32;
        (0..STAGE_RINGS).filter_map(|nth| ring(passed, nth as f32 / latest)).collect()
    }

    /// The drops of water over a series winner's stone that stands there, for lengths of that unit.
    pub fn droplets(&self, foot: Point, unit: f32, now: Instant) -> Vec<Droplet> {
        let Some(passed) = self.stage_passed(now).filter(|_| !self.is_still) else { return Vec::new() };
        let drop = |nth: usize| {
            let splash = (nth * SPLASHES / DROPLETS) as f32 / SPLASHES as f32;
            let late = 0.06 * (nth as f32 * 0.618_034).fract();
            let age = (passed - (splash + late) * (1.0 - DROPLET_LASTS)) / DROPLET_LASTS;
            droplet(nth, foot, unit, DROPLET_RISE, age)
        };
        (0..DROPLETS).filter_map(drop).collect()
    }

    /// How far the flag of the race is turned clockwise, in degrees.
    pub fn flag_turn(&self, now: Instant) -> f32 {
        let passed = (self.time(now) - self.arrives()) / CHEERS;
        match !self.is_still && (0.0..1.0).contains(&passed) {
            true => WAVE * (2.0 * PI * WAVES * passed).sin() * (1.0 - passed),
            false => 0.0,
        }
    }

    /// How much of the time of a series' winners in the middle has passed; `None` before and after, and unless a series is over.
    fn stage_passed(&self, now: Instant) -> Option<f32> {
        self.series_winners.as_ref()?;
        let begins = self.starts_at + self.duration(self.arrives() + STAGE_WAITS);
        let lasts = self.ends_at().saturating_duration_since(begins);
        let passed = now.checked_duration_since(begins)?.as_secs_f32() / lasts.as_secs_f32();
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
    (0.0..1.0).contains(&age).then(|| Ring {
        width: RING_FROM + (RING_TO - RING_FROM) * ease_out(age),
        opacity: 0.9 * (1.0 - age),
    })
}

impl AnimatedBoard {
    /// The celebration at the end of the round.
    pub fn celebration(&self) -> Option<&Celebration> {
        self.celebration.as_ref()
    }

    /// Tells that this round ends the series, for the celebration; before its last event is shown, or soon after.
    pub fn end_series(&mut self, winners: Vec<Seat>) {
        self.celebration = self.celebration.take().map(|round| round.of_series(winners.clone()));
        self.series_winners = Some(winners);
    }

    /// Starts the celebration of a round's winners, or of the series'. A tie of a round has none.
    pub(super) fn celebrate(&mut self, result: &RoundResult, now: Instant, flight_time: Duration) {
        let view = self.timeline.shown().view();
        let winner = |seat: &Seat| Some(view.team(*seat)) == result.winner;
        let mut throwers: Vec<Seat> = view.setup().seats().filter(winner).collect();
        let chain = self.timeline.chain();
        let thrower = chain.seat().filter(|seat| throwers.contains(seat));
        // Who has played it throws first. Who wins because others have more left has played nothing for it.
        throwers.sort_by_key(|seat| Some(*seat) != thrower);
        let cards = thrower.map(|seat| chain.last_stock_cards(seat, LEAST_CARDS)).unwrap_or_default();
        let is_still = self.motion == Motion::Reduced;
        if throwers.is_empty() && self.series_winners.is_none() {
            return;
        }
        let occasion = match self.people.iter().any(|seat| throwers.contains(seat)) {
            true => Occasion::OwnRound,
            false => Occasion::RoundOfOthers,
        };
        let round = Celebration::new(throwers, cards, occasion, is_still, now, flight_time);
        let celebration = match self.series_winners.clone() {
            Some(winners) => round.of_series(winners),
            None => round,
        };
        self.push_throw_cues(&celebration);
        self.celebration = Some(celebration);
    }

    /// Adds what is heard of a throw before its end: a tick for each touch, and the notes of the chain that it replays.
    fn push_throw_cues(&mut self, celebration: &Celebration) {
        if celebration.is_still {
            return;
        }
        let gain = celebration.occasion.loudness();
        for (nth, touch) in celebration.schedule.touches().iter().enumerate() {
            let at = Some(celebration.starts_at + celebration.duration(*touch));
            let number = (nth + 1).min(SoundKind::LONGEST.into()) as u8;
            self.cues.push(Cue { kind: SoundKind::Skip(number), slot: None, at, gain });
        }
    }
}

impl Occasion {
    fn loudness(self) -> f32 {
        match self {
            Occasion::OwnRound => 1.0,
            Occasion::RoundOfOthers => super::cue::OTHERS,
        }
    }
}
