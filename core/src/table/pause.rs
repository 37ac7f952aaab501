//! Pauses: anybody at the table may pause the game and anybody may resume it, but no seat so often that the others can't play. The
//! host may always.

use std::time::Duration;

use super::message::{IntentError, PausedBy};
use super::{Output, Table, Update};
use crate::round::Round;
use crate::seat::{BySeat, MAX_SEATS, Seat};

/// The time after each resume in which nobody may pause: enough for a person to look again and make a move.
const QUIET_TIME: Duration = Duration::from_secs(15);

/// How long a seat waits after its first pause before it may pause again. Each further pause doubles it.
const FIRST_WAIT: Duration = Duration::from_secs(30);

/// The longest that a seat waits before it may pause again.
const MAX_WAIT: Duration = Duration::from_secs(10 * 60);

/// The time since a seat's last pause after which its earlier ones no longer count.
const FORGET_AFTER: Duration = Duration::from_secs(20 * 60);

/// Who has to wait before pausing again, by the pauses that kept others from playing. Not part of a
/// [`SavedTable`](super::SavedTable): after a restart nobody waits.
#[derive(Debug, Clone)]
pub(super) struct PauseLimits {
    /// When the game was last resumed. `None` if it never was.
    resumed_at: Option<Duration>,
    seats: BySeat<SeatPauses>,
}

/// The pauses of one seat.
#[derive(Debug, Clone, Copy, Default)]
struct SeatPauses {
    /// The pauses that count.
    count: u32,
    /// When the last of them ended.
    ended_at: Duration,
}

impl SeatPauses {
    /// When the seat may pause again.
    fn may_pause_at(self) -> Duration {
        let Some(doublings) = self.count.checked_sub(1) else { return Duration::ZERO };
        self.ended_at
            + FIRST_WAIT.saturating_mul(1_u32.checked_shl(doublings).unwrap_or(u32::MAX)).min(MAX_WAIT)
    }
}

impl PauseLimits {
    pub(super) fn new() -> PauseLimits {
        PauseLimits { resumed_at: None, seats: BySeat([SeatPauses::default(); MAX_SEATS]) }
    }

    /// The time until a seat may pause. `None` if it may now.
    fn wait(&self, seat: Seat, now: Duration) -> Option<Duration> {
        let quiet_until = self.resumed_at.map_or(Duration::ZERO, |resumed_at| resumed_at + QUIET_TIME);
        let left = quiet_until.max(self.seats[seat].may_pause_at()).saturating_sub(now);
        (!left.is_zero()).then_some(left)
    }

    /// Notes that a pause has ended, whoever ended it.
    fn note_end(&mut self, by: PausedBy, now: Duration) {
        self.resumed_at = Some(now);
        let PausedBy::Seat(seat) = by else { return };
        let pauses = &mut self.seats[seat];
        if now.saturating_sub(pauses.ended_at) >= FORGET_AFTER {
            pauses.count = 0;
        }
        *pauses = SeatPauses { count: pauses.count + 1, ended_at: now };
    }
}

impl Table {
    /// Pauses a table that was resumed from its saved state, as it was before. Tells nobody, and does nothing for a seat without a
    /// person.
    pub fn restore_pause(&mut self, by: PausedBy) {
        let may_pause = |by: &PausedBy| match by {
            PausedBy::Seat(seat) => self.is_person(*seat),
            PausedBy::Host => true,
        };
        self.people.paused = Some(by).filter(may_pause);
    }

    /// Pauses or resumes for a seat. A turn's clock goes on where it was stopped; that of the pausing seat's own turn isn't
    /// stopped.
    ///
    /// # Errors
    /// [`IntentError::PauseTooSoon`] if others play and the seat has to wait.
    pub(super) fn pause(
        &mut self,
        now: Duration,
        seat: Seat,
        paused: bool,
    ) -> Result<Vec<Output>, IntentError> {
        let by = PausedBy::Seat(seat);
        let begins = paused && self.people.paused.is_none();
        if begins
            && self.has_others(by)
            && let Some(left) = self.people.pause_limits.wait(seat, now)
        {
            return Err(IntentError::PauseTooSoon { left });
        }
        Ok(self.set_paused(now, by, paused))
    }

    /// Pauses or resumes, without a wait. Does nothing if the game is in that state already.
    pub(super) fn set_paused(&mut self, now: Duration, by: PausedBy, paused: bool) -> Vec<Output> {
        match self.people.paused {
            None if paused => {
                self.people.paused = Some(by);
                self.broadcast(|_| Update::Paused(by))
            }
            Some(paused_by) if !paused => self.resume_game(now, paused_by, Some(by)),
            _ => Vec::new(),
        }
    }

    /// Ends the pause that somebody began; `by` is who resumes, `None` for the clock.
    pub(super) fn resume_game(
        &mut self,
        now: Duration,
        paused_by: PausedBy,
        by: Option<PausedBy>,
    ) -> Vec<Output> {
        self.people.paused = None;
        if self.has_others(paused_by) {
            self.people.pause_limits.note_end(paused_by, now);
        }
        self.bot_pace.restart(now);
        self.broadcast(|_| Update::Resumed(by))
    }

    /// Whether the game is paused by the seat on turn, whose clock goes on unless its time was over before.
    pub(super) fn is_own_clock_running(&self) -> bool {
        let turn = self.round().filter(|round| round.ending().is_none()).map(Round::turn);
        turn.is_some_and(|turn| {
            self.people.paused == Some(PausedBy::Seat(turn)) && self.people.timed_out != Some(turn)
        })
    }

    /// Whether other people are connected than whoever pauses.
    fn has_others(&self, by: PausedBy) -> bool {
        self.people().any(|person| by != PausedBy::Seat(person) && self.people.is_here(person))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A seat waits longer after each pause, up to the limit, and like at first once it hasn't paused for long.
    #[test]
    fn waits_grow_and_are_forgotten() {
        let mut limits = PauseLimits::new();
        let mut now = Duration::ZERO;
        let mut waits = Vec::new();
        for _ in 0..50 {
            assert_eq!(limits.wait(Seat::Two, now), None);
            limits.note_end(PausedBy::Seat(Seat::Two), now);
            assert_eq!(limits.wait(Seat::Three, now), Some(QUIET_TIME), "nobody pauses at once");
            let wait = limits.wait(Seat::Two, now).expect("it has to wait");
            waits.push(wait.as_secs());
            now += wait;
        }
        assert_eq!(waits[..6], [30, 60, 120, 240, 480, 600]);
        assert!(waits[6..].iter().all(|wait| *wait == 600));

        now += FORGET_AFTER;
        limits.note_end(PausedBy::Seat(Seat::Two), now);
        assert_eq!(limits.wait(Seat::Two, now), Some(FIRST_WAIT));
    }
}
