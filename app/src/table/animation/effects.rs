//! What cards leave behind: rings on the water, the bump of a landing, the glow of a freed stock card.
//!
//! Effects only decorate: no event waits for one.

use std::f32::consts::PI;
use std::time::{Duration, Instant};

use iced::Rectangle;

use crate::table::layout::rectangle_between;
use crate::table::{BoardLayout, Slot};

/// How long a ring spreads on the water.
const RIPPLE: Duration = Duration::from_millis(450);
/// How long a landed card takes to settle, and how far it dips, in its widths.
const BUMP: Duration = Duration::from_millis(140);
const DIP: f32 = 0.035;
/// How long a freed stock card glows, and how often it brightens.
const GLOW: Duration = Duration::from_millis(1100);
const PULSES: f32 = 2.0;

/// What a card leaves behind.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum EffectKind {
    /// It has landed on a slot.
    Landing(Slot),
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
}

impl Effect {
    pub(super) fn ends_at(&self) -> Instant {
        let lasts = match self.kind {
            EffectKind::Landing(_) | EffectKind::Touch { .. } => RIPPLE,
            EffectKind::Freed(_) => GLOW,
        };
        self.starts_at + lasts
    }

    /// The ring that it makes now; `None` before and after.
    pub(super) fn ripple(&self, layout: &BoardLayout, now: Instant) -> Option<Ripple> {
        let place = |slot| Some(layout.pile(slot)?.base);
        let around = match self.kind {
            EffectKind::Landing(slot) => place(slot)?,
            EffectKind::Touch { from, to, part } => rectangle_between(place(from)?, place(to)?, part),
            EffectKind::Freed(_) => return None,
        };
        Some(Ripple { around, spread: self.passed(now, RIPPLE)? })
    }

    /// How far the top card of a slot is larger or smaller than at rest, in its widths.
    pub(super) fn bump(&self, slot: Slot, now: Instant) -> f32 {
        match self.passed(now, BUMP) {
            // It dips into the water and comes up once.
            Some(passed) if self.kind == EffectKind::Landing(slot) => {
                -DIP * (1.5 * PI * passed).sin() * (1.0 - passed)
            }
            _ => 0.0,
        }
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
