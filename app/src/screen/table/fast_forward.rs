//! Skipping ahead to the own turn: computer players don't wait, and the board shows what they did all at once when the own turn
//! begins. Drawing each move would take longer than making it.

use std::time::{Duration, Instant};

use skipstone_core::Seat;
use skipstone_core::table::Intent;

use super::State;
use crate::screen::Context;
use crate::settings::Pace;
use crate::table::Lesson;

/// How long the other player of the guided round waits when nobody reads on.
const UNTIL_READ: Duration = Duration::from_secs(24 * 60 * 60);

/// What skips ahead at the moment.
#[derive(Debug, Default)]
pub(super) struct FastForward {
    /// Whether the key is held down.
    held: bool,
    /// Whether the button was pressed; until the own turn begins or the round ends.
    to_own_turn: bool,
    /// Whether the computer players have been told not to wait.
    told: bool,
}

impl FastForward {
    /// Whether the key is held down.
    pub(super) fn is_held(&self) -> bool {
        self.held
    }

    pub(super) fn is_active(&self) -> bool {
        self.held || self.to_own_turn
    }
}

impl State {
    /// Skips ahead while the key is held down.
    pub(super) fn hold_fast_forward(&mut self, held: bool) {
        self.fast_forward.held = held;
        self.tips.learn(Lesson::Skip);
    }

    /// Skips ahead until the own turn begins or the round ends.
    pub(super) fn skip_to_own_turn(&mut self) {
        self.fast_forward.to_own_turn = true;
        self.tips.learn(Lesson::Skip);
    }

    /// Whether there is something to skip: on the board others are on turn.
    pub(super) fn can_skip(&self) -> bool {
        let is_other = |seat: Seat| !self.people.contains(&seat);
        !self.is_spectator() && self.animation.view().on_turn().is_some_and(is_other)
    }

    /// Tells the computer players of a change, and brings the board up to date. Called after every message.
    pub(super) fn track_fast_forward(&mut self, now: Instant, context: Context<'_>) {
        let has_arrived = self.is_own_turn_or_none();
        let was_active = self.fast_forward.told;
        if self.fast_forward.is_active() && (has_arrived || !was_active) {
            self.animation.finish();
        }
        if has_arrived {
            self.fast_forward.to_own_turn = false;
        }
        let active = self.fast_forward.is_active();
        if active != was_active {
            self.fast_forward.told = active;
            self.send_bot_delay(context);
        }
        if was_active && !active {
            self.animation.show_events(&[], now, self.flight_time(context));
        }
    }

    /// How long each card flies on this board.
    pub(super) fn flight_time(&self, context: Context<'_>) -> Duration {
        match self.fast_forward.is_active() {
            true => Duration::ZERO,
            false => context.settings.speed.flight_time(),
        }
    }

    /// Tells the computer players how long to wait before each move. At a network table the host decides that.
    pub(super) fn send_bot_delay(&self, context: Context<'_>) {
        if self.multiplayer.is_some() {
            return;
        }
        self.send(Intent::SetBotDelay(match self.fast_forward.is_active() {
            _ if self.teacher_waits() => UNTIL_READ,
            true => Duration::ZERO,
            // Slow enough to see each card.
            false if self.is_guided() => Pace::Slow.bot_delay(),
            false => context.settings.pace.bot_delay(),
        }));
    }
}
