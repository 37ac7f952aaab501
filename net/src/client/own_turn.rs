//! The time that this player has had for the turn, and for how long the connection was lost: a host that says that a time is over has
//! to have waited for it.

use std::time::Duration;

use skipstone_core::table::PausedBy;
use skipstone_core::{Seat, VisibleEvent};

use crate::round_log::{LogEntry, RoundLog, TakeoverCause, TimeLimits};

/// A reading of both clocks of this computer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct ClockReading {
    /// The time since the session began. It may stand still while the computer sleeps.
    pub(crate) monotonic: Duration,
    /// The time of day, since 1970. It may be set.
    pub(crate) wall: Duration,
}

impl From<Duration> for ClockReading {
    /// Both clocks agree.
    fn from(time: Duration) -> ClockReading {
        ClockReading { monotonic: time, wall: time }
    }
}

impl ClockReading {
    /// The time since an earlier reading. `None` if the clocks don't agree about it: the computer slept, or its clock was set.
    fn since(self, earlier: ClockReading) -> Option<Duration> {
        let monotonic = self.monotonic.saturating_sub(earlier.monotonic);
        let wall = self.wall.saturating_sub(earlier.wall);
        (monotonic.abs_diff(wall) < CLOCK_TOLERANCE).then_some(monotonic)
    }
}

/// How far the two clocks may differ before neither is believed.
const CLOCK_TOLERANCE: Duration = Duration::from_secs(2);

/// How much sooner than it should a time may be over: messages travel, and the host notices a lost connection late.
const TIME_TOLERANCE: Duration = Duration::from_secs(6);

/// How long after the connection is back what comes may have been missed.
const CATCH_UP: Duration = Duration::from_secs(10);

/// A time during which there was no connection.
#[derive(Debug, Clone, Copy)]
struct Absence {
    /// When the connection was lost. `None` if that isn't known, as this program was started since.
    lost: Option<ClockReading>,
    back: ClockReading,
}

/// How long the own turn was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TurnTime {
    /// The time that the player had.
    pub(super) had: Duration,
    /// The time that the player should have had.
    pub(super) limit: Duration,
}

impl TurnTime {
    /// Whether the turn was over too soon, by more than messages and clocks explain.
    pub(super) fn is_cut_short(self) -> bool {
        self.limit.saturating_sub(self.had) > TIME_TOLERANCE
    }
}

/// The clock of the own turn, and the last absence.
#[derive(Debug, Default)]
pub(super) struct OwnTurn {
    now: ClockReading,
    /// When the own turn began. `None` in the turns of others, and if that isn't known.
    began: Option<ClockReading>,
    /// Whether the connection has held since then.
    is_unbroken: bool,
    /// How long the clock stood still in this turn.
    stood_still: Duration,
    /// Since when the clock stands still. `None` while it runs.
    stopped: Option<ClockReading>,
    absence: Option<Absence>,
    /// When the connection was lost. `None` while it is there.
    lost: Option<ClockReading>,
}

impl OwnTurn {
    /// Says what time it is, before each message.
    pub(super) fn tell_time(&mut self, now: ClockReading) {
        self.now = now;
    }

    /// The time since the session began.
    pub(super) fn now(&self) -> Duration {
        self.now.monotonic
    }

    /// The program was started again in the middle of a round.
    pub(super) fn note_restart(&mut self) {
        (self.began, self.is_unbroken) = (None, false);
        self.absence = Some(Absence { lost: None, back: self.now });
    }

    /// The connection was lost.
    pub(super) fn lose_connection(&mut self) {
        self.lost.get_or_insert(self.now);
    }

    /// The connection is back.
    pub(super) fn regain_connection(&mut self) {
        self.absence = Some(Absence { lost: self.lost.take(), back: self.now });
        self.is_unbroken = false;
    }

    /// The absence during which what comes now may have happened.
    fn recent_absence(&self) -> Option<Absence> {
        self.absence.filter(|absence| self.now.monotonic.saturating_sub(absence.back.monotonic) < CATCH_UP)
    }

    /// The clock of turns stands still from now on, or runs again.
    fn stop(&mut self, is_stopped: bool) {
        match (is_stopped, self.stopped) {
            (true, None) => self.stopped = Some(self.now),
            (false, Some(since)) => {
                self.stood_still += self.now.monotonic.saturating_sub(since.monotonic);
                self.stopped = None;
            }
            _ => {}
        }
    }

    /// Follows the log of the round. `seat` is the own one.
    pub(super) fn follow(&mut self, seat: Option<Seat>, entry: &LogEntry) {
        match entry {
            // A pause doesn't stop the clock of the pausing seat's own turn.
            LogEntry::Paused(authority) => {
                let is_own_turn = self.began.is_some() && seat.map(PausedBy::Seat) == Some(authority.by());
                self.stop(!is_own_turn);
            }
            LogEntry::Resumed(_) => self.stop(false),
            _ => {}
        }
        let turn = match entry {
            // The asker's turn goes on.
            LogEntry::TakenBack { asker, .. } => Some(*asker),
            _ => entry.events().iter().rev().find_map(|event| match event {
                VisibleEvent::Turn(turn) => Some(turn.seat),
                _ => None,
            }),
        };
        let Some(turn) = turn else { return };
        // One that began unseen has lasted since the connection was lost, as far as this player knows.
        let began = self.recent_absence().map_or(Some(self.now), |absence| absence.lost);
        self.began = began.filter(|_| Some(turn) == seat);
        self.is_unbroken = self.recent_absence().is_none();
        self.stood_still = Duration::ZERO;
        self.stopped = self.stopped.map(|_| self.now);
    }

    /// Whether the connection has held since the turn began: letting the time go by was up to the player.
    pub(super) fn is_unbroken(&self) -> bool {
        self.is_unbroken
    }

    /// The time that the player has had for the turn so far. `None` if that isn't known.
    fn elapsed(&self) -> Option<Duration> {
        let stopped =
            self.stopped.map_or(Duration::ZERO, |since| self.now.monotonic.saturating_sub(since.monotonic));
        Some(self.now.since(self.began?)?.saturating_sub(self.stood_still + stopped))
    }

    /// Whether the time of the own turn isn't over yet, as far as is known.
    pub(super) fn is_in_time(&self, limits: Option<TimeLimits>) -> bool {
        let limit =
            limits.and_then(|limits| limits.turn_seconds).map(|seconds| Duration::from_secs(seconds.into()));
        limit.zip(self.elapsed()).is_some_and(|(limit, elapsed)| elapsed < limit)
    }

    /// How long the own turn was, whose time is over with the entry of this number. `None` if that isn't known.
    pub(super) fn turn_time(&self, log: &RoundLog, entry: usize) -> Option<TurnTime> {
        let seconds = log.limits_at(entry)?.turn_seconds?;
        Some(TurnTime { had: self.elapsed()?, limit: Duration::from_secs(seconds.into()) })
    }

    /// Whether this player was away when a computer player took over the own seat with the entry of this number, for as long as that
    /// takes.
    pub(super) fn was_away(&self, log: &RoundLog, entry: usize, cause: TakeoverCause) -> bool {
        let Some(Absence { lost, back }) = self.recent_absence() else { return false };
        let grace = log.limits_at(entry).map_or(0, |limits| limits.grace_seconds);
        let awaited = match cause {
            TakeoverCause::Replaced { .. } => Duration::from_secs(grace.into()),
            _ => Duration::ZERO,
        };
        let away = lost.map(|lost| {
            back.monotonic.saturating_sub(lost.monotonic).max(back.wall.saturating_sub(lost.wall))
        });
        away.is_none_or(|away| away + TIME_TOLERANCE >= awaited)
    }
}
