//! Skipping ahead to the own turn: computer players don't wait, and the board shows what they did all at once when the own turn
//! begins. Drawing each move would take longer than making it. The end of a round is shown as ever.

use std::time::{Duration, Instant};

use super::model::TableModel;
use crate::screen::Context;

/// What skips ahead at the moment.
#[derive(Debug, Default)]
pub(super) struct FastForward {
    /// Whether the key is held down, and wasn't yet when the last round ended.
    held: bool,
    /// Whether the button was pressed; until the own turn begins or the round ends.
    to_own_turn: bool,
    /// Whether the computer players have been told not to wait.
    was_announced: bool,
}

impl FastForward {
    /// Whether the key is held down.
    pub(super) fn is_held(&self) -> bool {
        self.held
    }

    pub(super) fn is_active(&self) -> bool {
        self.held || self.to_own_turn
    }

    /// Skips ahead while the key is held down.
    pub(super) fn hold(&mut self, held: bool) {
        self.held = held;
    }

    /// Skips ahead until the own turn begins or the round ends.
    pub(super) fn skip_to_own_turn(&mut self) {
        self.to_own_turn = true;
    }

    /// Brings the board up to date. Returns whether the computer players are to be told of a change. Called after every message;
    /// `has_arrived` while nothing goes on without the player.
    pub(super) fn track(
        &mut self,
        has_arrived: bool,
        model: &mut TableModel,
        now: Instant,
        context: Context<'_>,
    ) -> bool {
        let was_active = self.was_announced;
        if self.is_active() && (has_arrived || !was_active) && model.animation.finish_before_end() {
            self.held = false;
        }
        if has_arrived {
            self.to_own_turn = false;
        }
        self.was_announced = self.is_active();
        if was_active && !self.was_announced {
            model.animation.begin(now, self.flight_time(context));
        }
        self.was_announced != was_active
    }

    /// How long each card flies on this board.
    pub(super) fn flight_time(&self, context: Context<'_>) -> Duration {
        match self.is_active() {
            true => Duration::ZERO,
            false => context.settings.speed.flight_time(),
        }
    }
}
