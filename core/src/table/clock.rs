//! The clock of a turn: when a computer player moves next, in its own turn or to end a person's. It stands while somebody is
//! waited for.

use std::time::Duration;

use super::{PlayerPresence, Table};
use crate::round::Round;

/// How long the clock waits for answers to a takeback request.
const DECISION_TIME: Duration = Duration::from_secs(60);

/// The clock of the current turn. Points in time are since the table began.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TurnClock {
    /// No move comes by time.
    Off,
    /// A computer player moves at this time.
    Running(Duration),
    /// Stands with this time left, and goes on by itself at `until`.
    Standing { left: Duration, until: Option<Duration> },
}

impl TurnClock {
    /// When something happens by itself. `None` if nothing does.
    pub(super) fn wake_at(self) -> Option<Duration> {
        match self {
            TurnClock::Off => None,
            TurnClock::Running(due) => Some(due),
            TurnClock::Standing { until, .. } => until,
        }
    }

    /// Whether a computer player moves now.
    pub(super) fn is_due(self, now: Duration) -> bool {
        matches!(self, TurnClock::Running(due) if due <= now)
    }

    /// The time until a computer player moves. `None` if none does by time.
    fn left(self, now: Duration) -> Option<Duration> {
        match self {
            TurnClock::Off => None,
            TurnClock::Running(due) => Some(due.saturating_sub(now)),
            TurnClock::Standing { left, .. } => Some(left),
        }
    }
}

impl Table {
    /// When the time of a person's turn is over. `None` without a turn limit, while the clock stands, and while a computer player
    /// moves.
    pub fn turn_ends_at(&self) -> Option<Duration> {
        let turn = self.round()?.turn();
        match self.clock {
            TurnClock::Running(due) if !self.is_bot_controlled(turn) => Some(due),
            _ => None,
        }
    }

    /// Sets the clock by what an input has changed.
    pub(super) fn set_clock(&mut self, now: Duration, turn_is_new: bool) {
        if turn_is_new {
            self.people.waits_until = None;
        }
        let left = self.time_left(now, turn_is_new);
        self.clock = match (left, self.stand(now)) {
            (None, _) => TurnClock::Off,
            (Some(left), None) => TurnClock::Running(now + left),
            (Some(left), Some(until)) => TurnClock::Standing { left, until },
        };
    }

    /// The time until a computer player's next move: its own turn's, or what ends a turn that lasts too long.
    fn time_left(&self, now: Duration, turn_is_new: bool) -> Option<Duration> {
        let round = self.round().filter(|round| round.ending().is_none())?;
        let left = self.clock.left(now);
        if self.people.paused.is_some() {
            return left;
        }
        match self.is_bot_controlled(round.turn()) {
            true => Some(self.bot_pace.delay_before_move(now, self.bot_run(round.turn()))),
            false => Some(left.filter(|_| !turn_is_new).unwrap_or(self.people.timeouts.turn?)),
        }
    }

    /// Whether the clock stands, and until when: in a pause, while others decide about a takeback, and while the player on turn is
    /// away and waited for. So that nobody stops the clock again and again, it waits for people only once in a turn.
    fn stand(&mut self, now: Duration) -> Option<Option<Duration>> {
        if self.people.paused.is_some() && !self.is_own_clock_running() {
            return Some(None);
        }
        let turn = self.round().map(Round::turn)?;
        let awaited_until = match self.people.presence(turn) {
            _ if self.people.takeback.is_some() => Duration::MAX,
            PlayerPresence::Away(until) if !self.is_bot_controlled(turn) => until,
            _ => return None,
        };
        let longest = self.people.timeouts.grace.max(DECISION_TIME);
        let until = awaited_until.min(*self.people.waits_until.get_or_insert(now + longest));
        (until > now).then_some(Some(until))
    }
}
