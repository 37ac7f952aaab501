//! Small accents inside a turn: a play that frees a stock card, a pile that is completed, more so in a chain of stock cards, and a
//! wild that lets a chain go on. Each is made of a few gold drops, in a way of its own; where nothing moves, of a frame that fades.

use std::f32::consts::TAU;
use std::time::{Duration, Instant};

use iced::{Point, Vector};
use skipstone_core::{Move, Pile, Rank, Seat, SeatView, Target, VisibleEvent, event};

use super::chain_effect::OTHERS;
use super::droplet::{Droplet, droplet};
use super::wave::ease_out;
use super::{AnimatedBoard, Flight, NORMAL_FLIGHT};
use crate::board::timeline::ShownEvent;
use crate::board::{BoardLayout, Motion, Slot};

/// How long an accent is seen; the drops to a freed card are on their way for a part of it.
const LASTS: f32 = 460.0;
const ON_THE_WAY: f32 = 0.6;
/// How many drops there are, how large each is in card widths.
const DROPS: usize = 9;
const DROP: f32 = 0.07;
/// How high the way to a freed card is, in its lengths, and how high a completed pile splashes, in card widths: in a chain as well.
const BOW: f32 = 0.12;
const SPLASH: f32 = 0.4;
const CHAIN_SPLASH: f32 = 0.62;
/// From where to where the drops of a wild fly, in widths and heights of its card.
const STAR: (f32, f32) = (0.5, 0.86);

/// What is accented.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Occasion {
    /// The stock card of that seat can be played now: drops fly to it.
    Frees,
    /// A pile was completed: drops splash up, higher after a stock card of the turn.
    Completes { in_chain: bool },
    /// A wild lets the next stock card follow another one of the turn: drops fly off like the rays of its star.
    SavesChain,
}

/// An accent and its time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Accent {
    pub(super) occasion: Occasion,
    seat: Seat,
    /// The build pile where it happens.
    at: Slot,
    starts_at: Instant,
    lasts: Duration,
    /// From 0 to 1.
    opacity: f32,
    is_still: bool,
}

impl Accent {
    pub(super) fn ends_at(&self) -> Instant {
        self.starts_at + self.lasts
    }

    /// How much of its time has passed; `None` before and after it.
    fn age(&self, now: Instant) -> Option<f32> {
        let passed = now.checked_duration_since(self.starts_at)?.as_secs_f32() / self.lasts.as_secs_f32();
        (passed < 1.0).then_some(passed)
    }

    fn drops(&self, layout: &BoardLayout, now: Instant) -> Vec<Droplet> {
        let (Some(age), Some(pile)) = (self.age(now).filter(|_| !self.is_still), layout.pile(self.at)) else {
            return Vec::new();
        };
        let (card, center) = (pile.base, pile.base.center());
        let drop = |nth: usize| match self.occasion {
            Occasion::Frees => {
                let to = layout.pile(Slot::Stock(self.seat))?.base.center();
                let part = (nth as f32 + 0.5) / DROPS as f32;
                let age = (age - ON_THE_WAY * part) / (1.0 - ON_THE_WAY);
                let bow = BOW * 4.0 * part * (1.0 - part) * center.distance(to);
                let center: Point = center + (to - center) * part - Vector::new(0.0, bow);
                let size = DROP * card.width * (1.0 - 0.4 * age);
                (0.0..1.0).contains(&age).then_some(Droplet { center, size, opacity: 1.0 - age })
            }
            Occasion::Completes { in_chain } => {
                let height = if in_chain { CHAIN_SPLASH } else { SPLASH };
                droplet(nth, Point::new(center.x, card.y + 0.1 * card.height), card.width, height, age)
            }
            Occasion::SavesChain => {
                let (sin, cos) = (TAU * nth as f32 / DROPS as f32 - TAU / 4.0).sin_cos();
                let away = STAR.0 + (STAR.1 - STAR.0) * ease_out(age);
                let center = center + Vector::new(away * card.width * cos, away * card.height * sin);
                Some(Droplet { center, size: DROP * card.width, opacity: 1.0 - age })
            }
        };
        let drops = (0..DROPS).filter_map(drop);
        drops.map(|drop| Droplet { opacity: self.opacity * drop.opacity, ..drop }).collect()
    }

    /// The slot that is framed where nothing moves, and how much of the frame is seen.
    fn frame(&self, now: Instant) -> Option<(Slot, f32)> {
        let slot = if self.occasion == Occasion::Frees { Slot::Stock(self.seat) } else { self.at };
        let age = self.age(now).filter(|_| self.is_still)?;
        Some((slot, self.opacity * (1.0 - age)))
    }
}

impl AnimatedBoard {
    /// The gold drops of accents.
    pub fn accent_drops(&self, layout: &BoardLayout, now: Instant) -> Vec<Droplet> {
        self.accents.iter().flat_map(|accent| accent.drops(layout, now)).collect()
    }

    /// The frames of accents where nothing moves, and how much of each is seen, from 0 to 1.
    pub fn accent_frames(&self, now: Instant) -> impl Iterator<Item = (Slot, f32)> {
        self.accents.iter().filter_map(move |accent| accent.frame(now))
    }

    pub(super) fn has_accents(&self, now: Instant) -> bool {
        self.accents.iter().any(|accent| accent.ends_at() > now)
    }

    /// Notes what an event of the turn deserves, which is shown from `now` on: once its card has landed, and as soon as a pile leaves.
    pub(super) fn add_accents(
        &mut self,
        shown: &ShownEvent,
        flight: Option<&Flight>,
        now: Instant,
        flight_time: Duration,
    ) {
        let (before, after) = (shown.before.view(), self.view());
        let Some(seat) = after.on_turn() else { return };
        let frees = !fits(&before, seat) && fits(&after, seat);
        let in_chain = !self.timeline.chain().cards().is_empty();
        let landed = flight.map_or(now, Flight::lands_at);
        let (occasions, pile, starts_at) = match shown.event.visible {
            // A stock card that is followed by another one is a chain already.
            VisibleEvent::Play { seat: by, mv: Move::Put(source, Target::Build(pile)), card, .. }
                if by == seat && Slot::of_source(source, by, by) != Slot::Stock(seat) =>
            {
                let saves = frees && in_chain && card.is_wild();
                let occasion = if saves { Occasion::SavesChain } else { Occasion::Frees };
                ([frees.then_some(occasion), None], pile, landed)
            }
            VisibleEvent::Complete(event::Complete { pile }) => {
                ([Some(Occasion::Completes { in_chain }), frees.then_some(Occasion::Frees)], pile, now)
            }
            _ => return,
        };
        let accent = |occasion| Accent {
            occasion,
            seat,
            at: Slot::Build(pile),
            starts_at,
            lasts: flight_time.mul_f32(LASTS / NORMAL_FLIGHT),
            opacity: if self.people.contains(&seat) { 1.0 } else { OTHERS },
            is_still: self.motion == Motion::Reduced,
        };
        let accents: Vec<Accent> = occasions.into_iter().flatten().map(accent).collect();
        self.accents.extend(accents);
    }
}

/// Whether a build pile needs the number on top of a seat's stock. A wild fits anyway.
fn fits(view: &SeatView<'_>, seat: Seat) -> bool {
    let needs = |rank: Rank| Pile::ALL.into_iter().any(|pile| view.build_next(pile) == rank);
    view.stock_top(seat).is_some_and(|card| card.rank().is_none_or(needs))
}
