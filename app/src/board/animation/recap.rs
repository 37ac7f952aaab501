//! What others have changed since the player's last move, shown when the player's turn begins.
//!
//! It leaves with the player's first move, or after a while. What became of the player's own piles stays until the player has moved or
//! taken it away.

use std::time::{Duration, Instant};

use super::AnimatedBoard;
use crate::board::changes::{Changes, TakenCard};

/// How long it is shown, and how long it fades in and out.
const LASTS: Duration = Duration::from_secs(20);
const FADES_IN: Duration = Duration::from_millis(150);
const FADES_OUT: Duration = Duration::from_millis(200);

/// What is shown, and what has been.
#[derive(Debug, Clone, Default)]
pub(super) struct Recap {
    shown: Option<ShownRecap>,
    /// The last turn of the round at whose begin it was shown.
    turn: u32,
    is_on: bool,
    /// How many of the cards that others took from the own piles the player has seen.
    seen: usize,
}

#[derive(Debug, Clone)]
struct ShownRecap {
    changes: Changes,
    begins: Instant,
    /// When it begins to leave.
    leaves: Instant,
    fades: bool,
}

impl ShownRecap {
    /// From 0, invisible, to 1.
    fn opacity(&self, now: Instant) -> f32 {
        let part = |from: Instant, lasts: Duration| match self.fades {
            true => now.saturating_duration_since(from).as_secs_f32() / lasts.as_secs_f32(),
            false => f32::from(now >= from),
        };
        part(self.begins, FADES_IN).min(1.0) - part(self.leaves, FADES_OUT).min(1.0)
    }

    fn is_fading(&self, now: Instant) -> bool {
        let fades_at = |from: Instant, lasts: Duration| from <= now && now < from + lasts;
        self.fades && (fades_at(self.begins, FADES_IN) || fades_at(self.leaves, FADES_OUT))
    }
}

impl Recap {
    pub(super) fn is_fading(&self, now: Instant) -> bool {
        self.shown.as_ref().is_some_and(|shown| shown.is_fading(now))
    }

    /// When it begins to leave, if it is there.
    pub(super) fn wake(&self, now: Instant) -> Option<Instant> {
        self.shown.as_ref().map(|shown| shown.leaves).filter(|leaves| *leaves > now)
    }
}

impl AnimatedBoard {
    /// Shows what others have changed once the player's turn has begun and all cards lie, and has it leave with the player's first
    /// move. `is_on` is whether the player wants that, and `fades` whether it comes and goes slowly. To be called after every change.
    pub fn track_recap(&mut self, is_on: bool, fades: bool, now: Instant) {
        let is_own_turn =
            self.view().on_turn().is_some_and(|turn| Some(turn) == self.timeline.shown().viewer());
        let (turn, changes) = (self.view().turns(), self.timeline.changes());
        let is_over = !is_on || !is_own_turn || changes.is_empty();
        let begins = !is_over && self.recap.turn < turn && self.timeline.waiting() == 0 && !self.is_moving();
        let begun =
            begins.then(|| ShownRecap { changes: changes.clone(), begins: now, leaves: now + LASTS, fades });
        let taken = changes.taken().len();
        let recap = &mut self.recap;
        (recap.is_on, recap.seen) = (is_on, recap.seen.min(taken));
        if begun.is_some() {
            (recap.shown, recap.turn) = (begun, turn);
        } else if let Some(shown) = recap.shown.as_mut().filter(|_| is_over) {
            shown.leaves = shown.leaves.min(now);
        }
        recap.shown = recap.shown.take().filter(|shown| shown.opacity(now) > 0.0 || shown.is_fading(now));
    }

    /// Begins anew with another round.
    pub fn forget_recap(&mut self) {
        self.recap = Recap::default();
    }

    /// What others have changed and how much of it is seen, from 0 to 1; `None` while it isn't shown.
    pub fn recap(&self, now: Instant) -> Option<(&Changes, f32)> {
        let shown = self.recap.shown.as_ref()?;
        Some((&shown.changes, shown.opacity(now))).filter(|(_, opacity)| *opacity > 0.0)
    }

    /// The cards that others have taken from the player's piles, as long as the player is told of them.
    pub fn taken_cards(&self) -> &[TakenCard] {
        let taken = self.timeline.changes().taken();
        if self.recap.is_on && taken.len() > self.recap.seen { taken } else { &[] }
    }

    /// Tells no more of the cards that others have taken from the player's piles so far.
    pub fn dismiss_taken_cards(&mut self) {
        self.recap.seen = self.timeline.changes().taken().len();
    }
}
