//! The clock of a turn: when a computer player moves next, in its own turn or to end a person's. It stands while somebody is
//! waited for.

use std::time::Duration;

use super::{PlayerPresence, Table};
use crate::round::Round;

/// How long the clock waits for answers to a takeback request.
const DECISION_TIME: Duration = Duration::from_secs(60);

/// The clock of the current turn. Points in time are since the table began. `left` is what the person on turn has left of the turn
/// limit; `None` without a limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TurnClock {
    /// No move comes by time.
    Off,
    /// A person's turn ends at this time.
    Person(Duration),
    /// A computer player moves at `due`. The time of the person for whom it moves goes on to `ends`: nobody gets more of it by leaving
    /// the turn to the computer for a moment.
    Bot { due: Duration, ends: Option<Duration> },
    /// Stands, and goes on by itself at `until`.
    Standing { left: Option<Duration>, until: Option<Duration> },
}

impl TurnClock {
    /// When something happens by itself. `None` if nothing does.
    pub(super) fn wake_at(self) -> Option<Duration> {
        match self {
            TurnClock::Off => None,
            TurnClock::Person(due) | TurnClock::Bot { due, .. } => Some(due),
            TurnClock::Standing { until, .. } => until,
        }
    }

    /// Whether a computer player moves now.
    pub(super) fn is_due(self, now: Duration) -> bool {
        matches!(self, TurnClock::Person(due) | TurnClock::Bot { due, .. } if due <= now)
    }

    /// What the person on turn has left. `None` without a limit.
    fn left(self, now: Duration) -> Option<Duration> {
        match self {
            TurnClock::Off => None,
            TurnClock::Person(due) => Some(due.saturating_sub(now)),
            TurnClock::Bot { ends, .. } => ends.map(|ends| ends.saturating_sub(now)),
            TurnClock::Standing { left, .. } => left,
        }
    }
}

impl Table {
    /// When the time of a person's turn is over. `None` without a turn limit, while the clock stands, and while a computer player
    /// moves.
    pub fn turn_ends_at(&self) -> Option<Duration> {
        match self.clock {
            TurnClock::Person(due) => Some(due),
            _ => None,
        }
    }

    /// Sets the clock by what an input has changed. What changes nothing of the round doesn't have people wait any longer for a computer
    /// player.
    pub(super) fn set_clock(&mut self, now: Duration, turn_is_new: bool, round_has_changed: bool) {
        if turn_is_new {
            self.people.waits_until = None;
        }
        let before = self.clock;
        self.clock = self.next_clock(now, turn_is_new);
        if let (TurnClock::Bot { due: earlier, .. }, TurnClock::Bot { due, .. }) = (before, &mut self.clock)
            && !round_has_changed
        {
            *due = earlier.min(*due);
        }
    }

    fn next_clock(&mut self, now: Duration, turn_is_new: bool) -> TurnClock {
        let Some(round) = self.round().filter(|round| round.ending().is_none()) else {
            return TurnClock::Off;
        };
        let turn = round.turn();
        // A pause by the seat on turn ends with the time of the turn, whoever plays the seat by then.
        let is_bot = self.is_bot_controlled(turn) && self.people.paused.is_none();
        let left = self.clock.left(now).filter(|_| !turn_is_new).or(self.people.timeouts.turn);
        match (self.stand(now), left) {
            (None, left) if is_bot => {
                let due = now + self.bot_pace.delay_before_move(now, self.bot_run(turn));
                TurnClock::Bot { due, ends: left.map(|left| now + left) }
            }
            (Some(until), left) if is_bot || left.is_some() => TurnClock::Standing { left, until },
            (None, Some(left)) => TurnClock::Person(now + left),
            (_, _) => TurnClock::Off,
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
