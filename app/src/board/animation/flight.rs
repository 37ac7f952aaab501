//! A card on its way between two slots: where it is drawn at any time.

use std::f32::consts::PI;
use std::time::{Duration, Instant};

use iced::{Point, Rectangle, Size};
use skipstone_core::Card;

use crate::board::{BoardLayout, Motion, Slot};

/// How much larger a card is at the top of its flight.
const GROWTH: f32 = 0.06;
/// How high a card rises at most, in its widths, and the share of the way's length that it rises.
const MAX_RISE: f32 = 0.45;
const RISE: f32 = 0.1;
/// How long a card takes to fade out and in with reduced motion.
const FADE: Duration = Duration::from_millis(150);
/// The parts of a skipping flight after which it touches the water, and how high it bounces before, in card widths.
const BOUNCES: [(f32, f32); 3] = [(0.5, 0.5), (0.82, 0.22), (1.0, 0.08)];
/// The width of a card in a hidden hand that is drawn as a symbol, in widths of the other seats' cards.
const SYMBOL: f32 = 0.35;

/// Where a flight starts.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum FlightStart {
    /// The `nth` card of a slot, from 0 at the bottom.
    Card(Slot, usize),
    /// A place in the own hand, from 0 at the left. The card has left it, so the slot may be another card's by now.
    OwnHand(u8),
    /// The upper left corner of a dragged card when it was dropped, in board coordinates.
    Dropped(Point),
}

/// How a card gets from one slot to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Path {
    /// In a low arc.
    Arc,
    /// Like a stone over water, in ever smaller bounces.
    Skips,
    /// Without moving: it fades out where it was, then in where it goes.
    Fade,
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
    pub cards: usize,
    /// How it gets there.
    pub path: Path,
    pub(super) starts_at: Instant,
    pub(super) duration: Duration,
}

/// How a card in flight is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// Its bounds, narrower than a card while it turns.
    pub place: Rectangle,
    /// The larger of its widths at rest before and after.
    pub rests: f32,
    /// How high it is above the table, in card widths.
    pub height: f32,
    /// From 0, invisible, to 1.
    pub opacity: f32,
    /// Whether its face shows.
    pub is_open: bool,
}

impl Flight {
    /// The eased progress, from 0 (not started) to 1 (landed).
    pub fn progress(&self, now: Instant) -> f32 {
        let passed = self.passed(now);
        match self.path {
            Path::Arc => 1.0 - (1.0 - passed).powi(3),
            // Each touch takes speed away.
            Path::Skips => 1.0 - (1.0 - passed).powf(1.5),
            Path::Fade => passed,
        }
    }

    /// Whether the flight hasn't started yet.
    pub fn is_pending(&self, now: Instant) -> bool {
        now < self.starts_at
    }

    /// Where and how the card is drawn on a board of a size. `None` before it leaves the draw pile, after it has landed, or
    /// where the layout has no such place. `open` tells whether all hands are open.
    pub fn pose(&self, layout: &BoardLayout, board: Size, open: bool, now: Instant) -> Option<Pose> {
        let from_pile = matches!(self.from, FlightStart::Card(Slot::Draw, _));
        // The eased progress rounds to 1 a moment before the card lands.
        if now >= self.lands_at() || (self.is_pending(now) && from_pile) {
            return None;
        }
        let passed = self.progress(now);
        let (from, to) = self.ends(layout, board, open)?;
        let rests = from.width.max(to.width);
        let (turned, is_open) = self.turn(passed);
        if self.path == Path::Fade {
            // At each end it has its own size, and nothing is seen between.
            let place = if passed < 0.5 { from } else { to };
            let opacity = (2.0 * passed - 1.0).abs();
            return Some(Pose { place, rests: place.width, height: 0.0, opacity, is_open });
        }
        let between = |from: f32, to: f32| from + (to - from) * passed;
        let height = self.height(passed, from.center().distance(to.center()) / rests);
        let width = between(from.width, to.width) * (1.0 + GROWTH * (height / MAX_RISE).min(1.0));
        let center = Point::new(
            between(from.center_x(), to.center_x()),
            between(from.center_y(), to.center_y()) - height * rests,
        );
        let mut place = within(card_at(center, width), board);
        place.x += place.width * (1.0 - turned) / 2.0;
        place.width *= turned;
        Some(Pose { place, rests, height, opacity: 1.0, is_open })
    }

    /// The width of the card as it turns, in its own, and whether its face shows: a card that turns is narrowest halfway. A
    /// completed pile turns face down, in its first bounce if it skips.
    fn turn(&self, passed: f32) -> (f32, bool) {
        let turned = |part: f32| (2.0 * part - 1.0).abs().max(0.05);
        match (self.card, self.path) {
            (Some(_), Path::Skips) => {
                let part = (passed / BOUNCES[0].0).min(1.0);
                (turned(part), part < 0.5)
            }
            (Some(_), Path::Fade) if self.to.0 == Slot::Completed => (1.0, passed < 0.5),
            (Some(_), _) if self.flips => (turned(passed), passed > 0.5),
            (card, _) => (1.0, card.is_some()),
        }
    }

    /// When and where on the way a skipping card touches the water before it lands, as parts of the way; nothing for others.
    pub(super) fn touches(&self) -> impl Iterator<Item = (Instant, f32)> + use<> {
        let (starts_at, duration) = (self.starts_at, self.duration);
        let before_landing = BOUNCES.iter().filter(|(part, _)| *part < 1.0);
        let touches = before_landing.map(move |(part, _)| {
            // The inverse of the eased progress.
            let passed = 1.0 - (1.0 - part).powf(1.0 / 1.5);
            (starts_at + duration.mul_f32(passed), *part)
        });
        let skips = self.path == Path::Skips;
        touches.filter(move |_| skips)
    }

    pub(super) fn lands_at(&self) -> Instant {
        self.starts_at + self.duration
    }

    fn passed(&self, now: Instant) -> f32 {
        let passed = now.saturating_duration_since(self.starts_at).as_secs_f32();
        (passed / self.duration.as_secs_f32()).clamp(0.0, 1.0)
    }

    /// The height above the table after a part of a way, whose length is in card widths.
    fn height(&self, part: f32, length: f32) -> f32 {
        match self.path {
            Path::Arc => (RISE * length).min(MAX_RISE) * (part * PI).sin(),
            Path::Skips => {
                let mut begins = 0.0;
                for (ends, rise) in BOUNCES {
                    if part < ends {
                        return rise * ((part - begins) / (ends - begins) * PI).sin();
                    }
                    begins = ends;
                }
                0.0
            }
            Path::Fade => 0.0,
        }
    }

    /// The card's bounds before and after. The place of a card that has left the hand may be a little outside the board.
    fn ends(&self, layout: &BoardLayout, board: Size, open: bool) -> Option<(Rectangle, Rectangle)> {
        // A hidden hand is drawn as a small symbol: cards shrink on their way there.
        let at_rest = |slot: Slot, place: Rectangle| match slot {
            Slot::OtherHand(_) if !open => {
                card_at(place.center(), place.width.min(SYMBOL * layout.other_card))
            }
            _ => place,
        };
        let to = at_rest(self.to.0, layout.card(self.to.0, self.to.1)?);
        let from = match self.from {
            FlightStart::Card(slot, nth) => at_rest(slot, layout.card(slot, nth)?),
            FlightStart::OwnHand(place) => layout.hand_place(place)?,
            FlightStart::Dropped(at) => Rectangle::new(at, to.size()),
        };
        Some((within(from, board), within(to, board)))
    }
}

impl Path {
    /// The way that is taken with so much motion.
    pub(super) fn with(self, motion: Motion) -> Path {
        match motion {
            Motion::Full => self,
            Motion::Reduced => Path::Fade,
        }
    }
}

/// When the last of these lands; `now` if there is none.
pub(super) fn last_landing(flights: &[Flight], now: Instant) -> Instant {
    flights.iter().map(Flight::lands_at).max().unwrap_or(now)
}

/// The duration of a card's way; fading takes no longer at a slower speed.
pub(super) fn duration(path: Path, flight_time: Duration) -> Duration {
    match path {
        Path::Arc => flight_time,
        Path::Skips => flight_time * 5 / 2,
        Path::Fade => flight_time.min(FADE),
    }
}

/// The bounds of a card of a width, centred on a point.
fn card_at(center: Point, width: f32) -> Rectangle {
    let (width, height) = (width, width * 1.4);
    Rectangle { x: center.x - width / 2.0, y: center.y - height / 2.0, width, height }
}

/// The same card, moved onto the board where it would leave it.
fn within(card: Rectangle, board: Size) -> Rectangle {
    Rectangle {
        x: card.x.clamp(0.0, (board.width - card.width).max(0.0)),
        y: card.y.clamp(0.0, (board.height - card.height).max(0.0)),
        ..card
    }
}
