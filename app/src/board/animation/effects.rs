//! What cards leave behind: rings on the water, the bump of a landing, the nudge that others get from it, the glow of a freed
//! stock card. The more a landing matters, the more of it is seen.
//!
//! Effects only decorate: no event waits for one.

use std::f32::consts::PI;
use std::time::{Duration, Instant};

use iced::{Rectangle, Vector};

use crate::board::layout::rectangle_between;
use crate::board::{BoardLayout, Slot};

/// How long a ring spreads on the water, and how much later the next one follows.
const RIPPLE: Duration = Duration::from_millis(450);
const NEXT_RING: Duration = Duration::from_millis(110);
/// How long a landed card takes to settle.
const BUMP: Duration = Duration::from_millis(140);
/// How long what lies around a landing takes to come to rest.
const NUDGE: Duration = Duration::from_millis(320);
/// How long a freed stock card glows, and how often it brightens.
const GLOW: Duration = Duration::from_millis(1100);
const PULSES: f32 = 2.0;

/// How much a landing matters, and so how much of it is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Weight {
    /// A card that is put aside: discarded, or dealt.
    Aside,
    /// A card that was played.
    Played,
    /// A stock card that was played: this is how a round is won.
    Freed,
    /// A completed pile.
    Pile,
}

/// What is seen of a landing.
struct Impact {
    rings: u32,
    /// How far a ring spreads, and how strong it is, against those of a played card.
    spread: f32,
    strength: f32,
    /// How far the card dips, in its widths.
    dip: f32,
    /// How far neighbours are pushed, in their widths, and up to which distance, in theirs.
    nudge: f32,
    reach: f32,
}

impl Weight {
    fn impact(self) -> Impact {
        let impact = |rings, spread, strength, dip, (nudge, reach)| Impact {
            rings,
            spread,
            strength,
            dip,
            nudge,
            reach,
        };
        match self {
            Weight::Aside => impact(1, 0.75, 0.7, 0.02, (0.0, 0.0)),
            Weight::Played => impact(1, 1.0, 1.0, 0.035, (0.0, 0.0)),
            Weight::Freed => impact(2, 1.35, 1.2, 0.05, (0.035, 1.9)),
            Weight::Pile => impact(2, 1.7, 1.4, 0.0, (0.06, 2.6)),
        }
    }
}

/// What a card leaves behind.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum EffectKind {
    /// It has landed on a slot.
    Landing(Slot, Weight),
    /// A further ring spreads from where it has landed.
    Ring(Slot, Weight),
    /// It has touched the water after a part of its way between two slots.
    Touch { from: Slot, to: Slot, part: f32 },
    /// The top card of that stock can be played now.
    Freed(Slot),
}

/// An effect and its time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Effect {
    pub(super) kind: EffectKind,
    pub(super) starts_at: Instant,
}

/// A ring on the water.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ripple {
    /// Where the card lies or touched: the ring spreads from there.
    pub around: Rectangle,
    /// How far it has spread, from 0 to 1; it fades likewise.
    pub spread: f32,
    /// How far it spreads, and how strong it is, against that of a played card.
    pub reach: f32,
    pub strength: f32,
}

impl Effect {
    /// All that a landing leaves behind.
    pub(super) fn of_landing(slot: Slot, weight: Weight, at: Instant) -> impl Iterator<Item = Effect> {
        (0..weight.impact().rings).map(move |nth| Effect {
            kind: if nth == 0 { EffectKind::Landing(slot, weight) } else { EffectKind::Ring(slot, weight) },
            starts_at: at + nth * NEXT_RING,
        })
    }

    pub(super) fn ends_at(&self) -> Instant {
        let lasts = match self.kind {
            EffectKind::Landing(..) | EffectKind::Ring(..) | EffectKind::Touch { .. } => RIPPLE,
            EffectKind::Freed(_) => GLOW,
        };
        self.starts_at + lasts
    }

    /// The ring that it makes now; `None` before and after.
    pub(super) fn ripple(&self, layout: &BoardLayout, now: Instant) -> Option<Ripple> {
        let place = |slot| Some(layout.pile(slot)?.base);
        let (around, weight) = match self.kind {
            EffectKind::Landing(slot, weight) | EffectKind::Ring(slot, weight) => (place(slot)?, weight),
            EffectKind::Touch { from, to, part } => {
                (rectangle_between(place(from)?, place(to)?, part), Weight::Played)
            }
            EffectKind::Freed(_) => return None,
        };
        let Impact { spread: reach, strength, .. } = weight.impact();
        Some(Ripple { around, spread: self.passed(now, RIPPLE)?, reach, strength })
    }

    /// How far the top card of a slot is larger or smaller than at rest, in its widths.
    pub(super) fn bump(&self, slot: Slot, now: Instant) -> f32 {
        match (self.kind, self.passed(now, BUMP)) {
            // It dips into the water and comes up once.
            (EffectKind::Landing(landed, weight), Some(passed)) if landed == slot => {
                -weight.impact().dip * (1.5 * PI * passed).sin() * (1.0 - passed)
            }
            _ => 0.0,
        }
    }

    /// How far a slot's cards are pushed away from where others have landed, in logical pixels.
    pub(super) fn nudge(&self, slot: Slot, layout: &BoardLayout, now: Instant) -> Vector {
        let (EffectKind::Landing(landed, weight), Some(passed)) = (self.kind, self.passed(now, NUDGE)) else {
            return Vector::ZERO;
        };
        let (Some(from), Some(pushed)) = (layout.pile(landed), layout.pile(slot)) else {
            return Vector::ZERO;
        };
        let (Impact { nudge, reach, .. }, width) = (weight.impact(), pushed.base.width);
        let away = pushed.base.center() - from.base.center();
        let distance = (away.x * away.x + away.y * away.y).sqrt() / width;
        if landed == slot || distance >= reach {
            return Vector::ZERO;
        }
        // Pushed at once, and back more slowly.
        let swing = (PI * passed.sqrt()).sin() * (1.0 - passed);
        away * (nudge * (1.0 - distance / reach) * swing / distance)
    }

    /// How strongly the stock glows, from 0 to 1.
    pub(super) fn glow(&self, slot: Slot, now: Instant) -> f32 {
        match self.passed(now, GLOW) {
            Some(passed) if self.kind == EffectKind::Freed(slot) => {
                (PULSES * PI * passed).sin().abs() * (1.0 - 0.5 * passed)
            }
            _ => 0.0,
        }
    }

    /// How much of a duration has passed since the start; `None` before and after it.
    fn passed(&self, now: Instant, lasts: Duration) -> Option<f32> {
        let passed = now.checked_duration_since(self.starts_at)?.as_secs_f32() / lasts.as_secs_f32();
        (passed < 1.0).then_some(passed)
    }
}

#[cfg(test)]
mod tests {
    use iced::Size;
    use skipstone_core::{Pile, Position, Seat};

    use super::*;
    use crate::board::HandOrder;
    use crate::board::layout::{BoardSide, BoardSpace};

    #[test]
    fn the_more_a_landing_matters_the_more_of_it_is_seen() {
        let position: Position = "s@1: 9?\ns@2: 9?\nh@1: 5?".parse().expect("a position");
        let round = position.round().expect("a round");
        let space = BoardSpace {
            size: Size::new(1280.0, 692.0),
            enlargement: 1.0,
            open: false,
            side: BoardSide::Own,
            hand_order: HandOrder::default(),
        };
        let layout = BoardLayout::new(&round.view(Seat::ONE), space);
        let start = Instant::now();
        let later = start + NUDGE / 4;
        let at = Slot::Build(Pile::Two);
        let length = |push: Vector| (push.x * push.x + push.y * push.y).sqrt();
        let seen = |weight| {
            let effects: Vec<Effect> = Effect::of_landing(at, weight, start).collect();
            let ring = effects[0].ripple(&layout, later).expect("it spreads");
            let push = |slot, now| effects[0].nudge(slot, &layout, now);
            assert_eq!(push(at, later), Vector::ZERO, "it pushes others only");
            for now in [start, start + NUDGE] {
                assert!(length(push(Slot::Build(Pile::Three), now)) < 0.01, "all lie where they belong");
            }
            let (near, far) = (push(Slot::Build(Pile::Three), later), push(Slot::Build(Pile::Four), later));
            assert!(near.x >= far.x && far.x >= 0.0 && near.y == 0.0, "away from it, {near:?} and {far:?}");
            (effects.len(), ring.reach, ring.strength, near.x)
        };
        let weights = [Weight::Aside, Weight::Played, Weight::Freed, Weight::Pile];
        let all: Vec<_> = weights.into_iter().map(seen).collect();
        for pair in all.windows(2) {
            assert!(pair[0].0 <= pair[1].0 && pair[0].1 < pair[1].1 && pair[0].2 < pair[1].2, "{pair:?}");
            assert!(pair[0].3 < pair[1].3 || pair[1].3 == 0.0, "{pair:?}");
        }
        assert!((1.0..12.0).contains(&all[3].3), "seen, and no more than that: {all:?}");
    }
}
