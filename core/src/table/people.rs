//! Who is there, whether the game is stopped, and what somebody asked to take back.

use std::time::Duration;

use super::message::{Presence, Refused};
use crate::seat::{BySeat, MAX_SEATS, Seat};

/// How long people are waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// From when somebody left until a computer player may take over.
    pub grace: Duration,
    /// How long a turn may last until a computer player ends it, if there is a clock.
    pub turn: Option<Duration>,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience { grace: Duration::from_secs(60), turn: None }
    }
}

/// The people at a table, beyond what the round knows of them.
#[derive(Debug, Clone)]
pub(super) struct People {
    pub(super) patience: Patience,
    presence: BySeat<Presence>,
    /// Who stopped the game.
    pub(super) paused: Option<Seat>,
    /// What was asked to be taken back.
    pub(super) asked: Option<Takeback>,
    /// Whose turn has lasted too long: a computer player ends it.
    pub(super) hurried: Option<Seat>,
    /// Seats (bits) that can be called for talking (RULES 9).
    pub(super) talked: u16,
}

/// A move that was asked to be taken back.
#[derive(Debug, Clone)]
pub(super) struct Takeback {
    /// By whom.
    pub(super) by: Seat,
    /// The index of the move.
    pub(super) to: usize,
    /// Who has agreed.
    pub(super) agreed: Vec<Seat>,
}

impl People {
    pub(super) fn new() -> People {
        let presence = BySeat([Presence::Here; MAX_SEATS]);
        People {
            patience: Patience::default(),
            presence,
            paused: None,
            asked: None,
            hurried: None,
            talked: 0,
        }
    }

    pub(super) fn presence(&self, seat: Seat) -> Presence {
        self.presence[seat]
    }

    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.presence[seat] == Presence::Here
    }

    /// A person left; how long the seat is waited for, unless that was known.
    pub(super) fn leave(&mut self, seat: Seat, now: Duration) -> Option<Presence> {
        let away = Presence::Away(now + self.patience.grace);
        self.is_here(seat).then(|| self.set(seat, away))
    }

    /// A person left for good, unless that was known.
    pub(super) fn give_up(&mut self, seat: Seat) -> Option<Presence> {
        (self.presence[seat] != Presence::Replaced).then(|| self.set(seat, Presence::Replaced))
    }

    /// A person is there again, unless that was known.
    pub(super) fn come(&mut self, seat: Seat) -> Option<Presence> {
        (!self.is_here(seat)).then(|| self.set(seat, Presence::Here))
    }

    /// A computer player takes over.
    pub(super) fn replace(&mut self, seat: Seat, now: Duration) -> Result<Presence, Refused> {
        match self.presence[seat] {
            Presence::Away(until) if until <= now => Ok(self.set(seat, Presence::Replaced)),
            Presence::Away(until) => Err(Refused::WaitedFor { seat, left: until - now }),
            Presence::Here | Presence::Replaced => Err(Refused::NotAway(seat)),
        }
    }

    fn set(&mut self, seat: Seat, presence: Presence) -> Presence {
        self.presence[seat] = presence;
        presence
    }
}
