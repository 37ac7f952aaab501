//! The time that this player has had for the turn, and for how long the connection was lost: a host that says that a time is over has
//! to have waited for it.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use skipstone_core::table::PausedBy;
use skipstone_core::{Seat, VisibleEvent};

use crate::round_log::{LogEntry, LogId, RoundLog, TakeoverCause};

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
pub(super) const TIME_TOLERANCE: Duration = Duration::from_secs(6);

/// How long after the connection is back what comes may have been missed, at most: the host sends it at once.
const CATCH_UP: Duration = Duration::from_secs(3);

/// A time during which there was no connection.
#[derive(Debug, Clone, Copy)]
struct Absence {
    /// When the connection was lost. `None` before the first one of this session: the program was started since.
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

/// The clocks of the own turns, one for each log, and the last absence.
#[derive(Debug, Default)]
pub(super) struct OwnTurn {
    now: ClockReading,
    clocks: BTreeMap<LogId, TurnClock>,
    absence: Option<Absence>,
    /// The logs of which all has come that was missed in the last absence: the host has signed that they had no more.
    caught_up: BTreeSet<LogId>,
    /// When the connection was lost. `None` while it is there.
    lost: Option<ClockReading>,
}

/// The clock of a round's current turn.
#[derive(Debug, Default)]
struct TurnClock {
    /// The number of actions that stand.
    actions: u32,
    /// The turns that stand: whose they are, and how many actions were made before them.
    turns: Vec<(u32, Seat)>,
    /// Who has paused the game. `None` while it runs.
    paused: Option<PausedBy>,
    /// When the own turn began. `None` in the turns of others, and if that isn't known.
    began: Option<ClockReading>,
    /// Whether the connection has held since then, and the screen has shown this round.
    is_unbroken: bool,
    /// Whether the screen shows something else: the player can't see whose turn it is.
    is_hidden: bool,
    /// How long the clock stood still in this turn.
    stood_still: Duration,
    /// Since when the clock stands still. `None` while it runs.
    stopped: Option<ClockReading>,
}

impl TurnClock {
    /// Follows whose turn it is, and who has paused. Returns the seat whose turn begins with the entry. `None` if the turn goes on.
    fn follow_game(&mut self, entry: &LogEntry) -> Option<Seat> {
        let before = self.turns.len();
        match entry {
            LogEntry::TakenBack { to, .. } => {
                self.actions = *to;
                self.turns.retain(|(actions, _)| actions <= to);
            }
            LogEntry::Action { .. } => self.actions = self.actions.saturating_add(1),
            LogEntry::Paused(authority) => self.paused = Some(authority.by()),
            LogEntry::Resumed(_) => self.paused = None,
            _ => {}
        }
        if self.turns.len() < before {
            return self.turns.last().map(|(_, seat)| *seat);
        }
        let began = entry.events().iter().rev().find_map(|event| match event {
            VisibleEvent::Turn(turn) => Some(turn.seat),
            _ => None,
        });
        self.turns.extend(began.map(|seat| (self.actions, seat)));
        began
    }

    /// The clock stands still from now on, or runs again. A pause doesn't stop that of the pausing seat's own turn.
    fn stop_or_go_on(&mut self, now: ClockReading) {
        let turn = self.turns.last().map(|(_, seat)| PausedBy::Seat(*seat));
        let is_paused = self.paused.is_some() && self.paused != turn;
        match (is_paused || self.is_hidden, self.stopped) {
            (true, None) => self.stopped = Some(now),
            (false, Some(since)) => {
                self.stood_still += now.monotonic.saturating_sub(since.monotonic);
                self.stopped = None;
            }
            _ => {}
        }
    }

    /// The time that the player has had for the turn so far. `None` if that isn't known.
    fn elapsed(&self, now: ClockReading) -> Option<Duration> {
        let stopped =
            self.stopped.map_or(Duration::ZERO, |since| now.monotonic.saturating_sub(since.monotonic));
        Some(now.since(self.began?)?.saturating_sub(self.stood_still + stopped))
    }
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

    /// The session's first connection: nothing is known of what was before.
    pub(super) fn begin_session(&mut self) {
        self.absence = Some(Absence { lost: None, back: self.now });
    }

    /// The connection was lost.
    pub(super) fn lose_connection(&mut self) {
        self.lost.get_or_insert(self.now);
    }

    /// The connection is back.
    pub(super) fn regain_connection(&mut self) {
        if let Some(lost) = self.lost.take() {
            self.absence = Some(Absence { lost: Some(lost), back: self.now });
            self.caught_up.clear();
        }
        self.leave_screen();
    }

    /// The turns so far are no longer before the player's eyes: letting their time go by isn't up to the player any more.
    pub(super) fn leave_screen(&mut self) {
        self.clocks.values_mut().for_each(|clock| clock.is_unbroken = false);
    }

    /// The screen shows the round of this log, and no other one.
    pub(super) fn show(&mut self, shown: LogId) {
        for (log, clock) in &mut self.clocks {
            clock.is_hidden = *log != shown;
            clock.is_unbroken &= !clock.is_hidden;
            clock.stop_or_go_on(self.now);
        }
    }

    /// What was missed of a log has come: the host has signed that it has no more.
    pub(super) fn catch_up(&mut self, log: LogId) {
        self.caught_up.insert(log);
    }

    /// The absence during which what comes now of a log may have happened.
    fn absence_behind(&self, log: &LogId) -> Option<Absence> {
        let is_recent = |absence: &Absence| {
            self.now.monotonic.saturating_sub(absence.back.monotonic) < CATCH_UP
                && !self.caught_up.contains(log)
        };
        self.absence.filter(is_recent)
    }

    /// Whether the connection has been there for so long that the host of this log must know it.
    pub(super) fn is_back_for_long(&self, log: &LogId) -> bool {
        let since = self.absence.map_or(Duration::ZERO, |absence| absence.back.monotonic);
        self.absence_behind(log).is_none() && self.now.monotonic.saturating_sub(since) > TIME_TOLERANCE
    }

    /// Follows the entry with this index of a round's log. `seat` is the own one.
    pub(super) fn follow(&mut self, seat: Option<Seat>, log: &RoundLog, index: usize) {
        let Some(entry) = log.entries().get(index) else { return };
        let (now, absence) = (self.now, self.absence_behind(&log.id()));
        let clock = self.clocks.entry(log.id()).or_insert_with(|| {
            // What an earlier session has seen.
            let mut clock = TurnClock::default();
            log.entries()[..index].iter().for_each(|entry| _ = clock.follow_game(entry));
            clock
        });
        if let Some(turn) = clock.follow_game(entry) {
            // One that began unseen has lasted since the connection was lost, as far as this player knows.
            let began = absence.map_or(Some(now), |absence| absence.lost);
            clock.began = began.filter(|_| Some(turn) == seat);
            clock.is_unbroken = absence.is_none();
            (clock.stood_still, clock.stopped) = (Duration::ZERO, None);
        }
        clock.stop_or_go_on(now);
    }

    /// Forgets a round that is over.
    pub(super) fn forget(&mut self, log: &LogId) {
        self.retain(|other| other != log);
    }

    /// Keeps what is known of these logs only: those of which there is evidence.
    pub(super) fn retain(&mut self, is_kept: impl Fn(&LogId) -> bool) {
        self.clocks.retain(|log, _| is_kept(log));
        self.caught_up.retain(|log| is_kept(log));
    }

    /// Whether the connection has held since the turn began: letting the time go by was up to the player.
    pub(super) fn is_unbroken(&self, log: &LogId) -> bool {
        self.clocks.get(log).is_some_and(|clock| clock.is_unbroken)
    }

    /// Whether the time of the own turn isn't over yet, as far as is known.
    pub(super) fn is_in_time(&self, log: &RoundLog) -> bool {
        self.turn_time(log, log.len()).is_some_and(|time| time.had < time.limit)
    }

    /// How long the own turn was, whose time is over with the entry of this number. `None` if that isn't known.
    pub(super) fn turn_time(&self, log: &RoundLog, entry: usize) -> Option<TurnTime> {
        let seconds = log.limits_at(entry)?.turn_seconds?;
        let had = self.clocks.get(&log.id())?.elapsed(self.now)?;
        Some(TurnTime { had, limit: Duration::from_secs(seconds.into()) })
    }

    /// Whether this player was away when a computer player took over the own seat with the entry of this number, for as long as that
    /// takes. Who leaves or is kicked comes back by another session.
    pub(super) fn was_away(&self, log: &RoundLog, entry: usize, cause: TakeoverCause) -> bool {
        let Some(Absence { lost, back }) = self.absence_behind(&log.id()) else { return false };
        let Some(lost) = lost else { return true };
        let grace = log.limits_at(entry).map_or(0, |limits| limits.grace_seconds);
        let away = back.monotonic.saturating_sub(lost.monotonic).max(back.wall.saturating_sub(lost.wall));
        matches!(cause, TakeoverCause::Replaced { .. })
            && away + TIME_TOLERANCE >= Duration::from_secs(grace.into())
    }
}
