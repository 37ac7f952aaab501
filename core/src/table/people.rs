//! Presence, pause and takeback requests of the people at a table.

use std::time::Duration;

use super::message::{IntentError, PausedBy, PlayerPresence};
use super::pause::PauseLimits;
use crate::seat::{BySeat, MAX_SEATS, Seat};

/// The time limits for people.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timeouts {
    /// The time after a disconnect until a computer player may take over.
    pub grace: Duration,
    /// The limit of a turn, after which a computer player finishes it. `None` for no limit.
    pub turn: Option<Duration>,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts { grace: Duration::from_secs(60), turn: None }
    }
}

/// The people at a table, beyond what the round knows of them.
#[derive(Debug, Clone)]
pub(super) struct People {
    pub(super) timeouts: Timeouts,
    presence: BySeat<PlayerPresence>,
    /// Who paused the game. `None` while it runs.
    pub(super) paused: Option<PausedBy>,
    pub(super) pause_limits: PauseLimits,
    /// The open takeback request.
    pub(super) takeback: Option<Takeback>,
    /// Whether whoever asks for a takeback confirms it last.
    pub(super) confirms_takebacks: bool,
    /// Until when the clock of the turn waits for people at most. `None` if it hasn't yet.
    pub(super) waits_until: Option<Duration>,
    /// The seat whose turn exceeded the limit: a discard ends it.
    pub(super) timed_out: Option<Seat>,
    /// The seats, as bits, that can be called for talking (RULES 9).
    pub(super) callable_talkers: u16,
}

/// An open takeback request.
#[derive(Debug, Clone)]
pub(super) struct Takeback {
    /// The seat that asks.
    pub(super) by: Seat,
    /// The index of the action to take back to, from 0.
    pub(super) to: usize,
    /// The seats that have agreed.
    pub(super) agreed: Vec<Seat>,
    /// The seats that everybody knows to have to answer; the one that asks comes last, where it has to confirm.
    pub(super) awaited: Vec<Seat>,
}

impl People {
    pub(super) fn new() -> People {
        let presence = BySeat([PlayerPresence::Here; MAX_SEATS]);
        People {
            timeouts: Timeouts::default(),
            presence,
            paused: None,
            pause_limits: PauseLimits::new(),
            takeback: None,
            confirms_takebacks: false,
            waits_until: None,
            timed_out: None,
            callable_talkers: 0,
        }
    }

    pub(super) fn presence(&self, seat: Seat) -> PlayerPresence {
        self.presence[seat]
    }

    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.presence[seat] == PlayerPresence::Here
    }

    /// Marks a person as disconnected; `None` if nothing changed.
    pub(super) fn mark_away(&mut self, seat: Seat, now: Duration) -> Option<PlayerPresence> {
        let away = PlayerPresence::Away(now + self.timeouts.grace);
        self.is_here(seat).then(|| self.set(seat, away))
    }

    /// Has an absent person's grace period begin again; `None` if nobody waits for them.
    pub(super) fn keep_waiting(&mut self, seat: Seat, now: Duration) -> Option<PlayerPresence> {
        let away = PlayerPresence::Away(now + self.timeouts.grace);
        matches!(self.presence[seat], PlayerPresence::Away(_)).then(|| self.set(seat, away))
    }

    /// Marks a person as gone for good; `None` if nothing changed.
    pub(super) fn mark_quit(&mut self, seat: Seat) -> Option<PlayerPresence> {
        (self.presence[seat] != PlayerPresence::Replaced).then(|| self.set(seat, PlayerPresence::Replaced))
    }

    /// Marks a person as connected; `None` if nothing changed.
    pub(super) fn mark_here(&mut self, seat: Seat) -> Option<PlayerPresence> {
        (!self.is_here(seat)).then(|| self.set(seat, PlayerPresence::Here))
    }

    /// Has a computer player take over. Fails before the grace period is over.
    pub(super) fn replace(&mut self, seat: Seat, now: Duration) -> Result<PlayerPresence, IntentError> {
        match self.presence[seat] {
            PlayerPresence::Away(until) if until <= now => Ok(self.set(seat, PlayerPresence::Replaced)),
            PlayerPresence::Away(until) => Err(IntentError::WaitedFor { seat, left: until - now }),
            PlayerPresence::Here | PlayerPresence::Replaced => Err(IntentError::NotAway(seat)),
        }
    }

    pub(super) fn set(&mut self, seat: Seat, presence: PlayerPresence) -> PlayerPresence {
        self.presence[seat] = presence;
        presence
    }
}
