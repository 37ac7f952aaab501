//! The entries of a round's log.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use skipstone_core::deal::DealerDraw;
use skipstone_core::table::PausedBy;
use skipstone_core::{Deck, MAX_SEATS, PlayerAction, Seat, UpTo, VisibleEvent};

use super::contract::{RoundContract, TimeLimits};
use crate::audience::Audience;
use crate::fair_deal::{Commitment, DealSecret, FailedAttempt, Shares};
use crate::limits;
use crate::signature::Signature;

/// One entry of a round's log, as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum LogEntry {
    /// What gives the round its meaning. The first entry.
    Contract(Box<RoundContract>),
    /// An attempt to deal begins: the hash of the host's secret. Every person at another machine answers with the hash of a
    /// share.
    Begun(Commitment),
    /// Everyone has committed; nothing is added any more. Those in the list answer with their shares.
    Committed(SignedCommitments),
    /// The attempt failed, because the shares of these seats are missing. Another one follows without them.
    Failed(#[serde(with = "UpTo::<MAX_SEATS>")] FailedAttempt),
    /// Everyone has revealed their share.
    Revealed(Shares),
    /// The cards were dealt, and the first turn began.
    Dealt {
        /// The dealer.
        dealer: Seat,
        /// The draws for the dealer; empty after the series' first round.
        #[serde(with = "UpTo::<{ Deck::MAX_SIZE }>")]
        draws: Vec<DealerDraw>,
        /// The opening events.
        #[serde(with = "UpTo::<{ limits::EVENTS_PER_ENTRY }>")]
        events: Vec<VisibleEvent>,
    },
    /// Somebody acted.
    Action {
        /// The action.
        action: PlayerAction,
        /// Who decided on it.
        by: Authority,
        /// What happened.
        #[serde(with = "UpTo::<{ limits::EVENTS_PER_ENTRY }>")]
        events: Vec<VisibleEvent>,
    },
    /// A seat's last move, and what followed, was taken back.
    TakenBack {
        /// The seat that asked.
        asker: Seat,
        /// The number of actions that stay.
        to: u32,
        /// The signatures of all people but those for whom computer players have taken over
        /// ([`Statement::TakeBack`](super::Statement::TakeBack)).
        signatures: BTreeMap<Seat, Signature>,
    },
    /// A computer player plays for a seat from now on.
    TakenOver {
        /// The seat.
        seat: Seat,
        /// Why.
        cause: TakeoverCause,
    },
    /// A seat's person plays again.
    Returned(Seat),
    /// The time limits changed.
    LimitsChanged(TimeLimits),
    /// A seat talked to its partners where it can be called for it (RULES 9).
    Talked {
        /// The seat.
        seat: Seat,
        /// Whom the line was for.
        to: Audience,
        /// The signature of the seat's person ([`Statement::Talk`](super::Statement::Talk)).
        signature: Signature,
    },
    /// The round is over: the host's secret. The last entry.
    Secret(DealSecret),
    /// Somebody paused the game: nobody acts before it is resumed.
    Paused(PauseAuthority),
    /// The game goes on. `None` if nobody has resumed it: a pause in the pausing seat's own turn ends with the time of that turn.
    Resumed(Option<PauseAuthority>),
}

/// The hash of a share, with its player's signature ([`Statement::Commitment`](super::Statement::Commitment)).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignedCommitment {
    /// The hash.
    pub hash: Commitment,
    /// The signature of the seat's player.
    pub signature: Signature,
}

/// The hashes of a deal's shares, by seat.
pub type SignedCommitments = BTreeMap<Seat, SignedCommitment>;

/// Who decided on an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Authority {
    /// The seat's person, who signed it ([`Statement::Move`](super::Statement::Move)).
    Person(Signature),
    /// A computer player: the seat's own, or the one that has taken over.
    Computer,
}

/// Who pauses the game, or resumes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum PauseAuthority {
    /// The host, by its own program.
    Host,
    /// A seat's person, who signed it ([`Statement::Pause`](super::Statement::Pause)).
    Person {
        /// The seat.
        seat: Seat,
        /// The number of entries that the person had been shown. Nobody has paused or resumed since.
        entries: u32,
        /// The person's signature.
        signature: Signature,
    },
}

impl PauseAuthority {
    /// Who it is.
    pub fn by(self) -> PausedBy {
        match self {
            PauseAuthority::Host => PausedBy::Host,
            PauseAuthority::Person { seat, .. } => PausedBy::Seat(seat),
        }
    }
}

/// Why a computer player plays for a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum TakeoverCause {
    /// The person said goodbye ([`Statement::Goodbye`](super::Statement::Goodbye)) when the log had so many entries.
    Left {
        /// The number of entries.
        entries: u32,
        /// The person's signature.
        signature: Signature,
    },
    /// The person was away for longer than the grace time, and somebody asked for it
    /// ([`Statement::Replace`](super::Statement::Replace)).
    Replaced {
        /// The seat that asked.
        by: Seat,
        /// The signature of that seat's person.
        signature: Signature,
    },
    /// The time of the turn was over. Holds until the turn ends.
    TurnLimit,
    /// The host kicked the person.
    Kicked,
}

impl LogEntry {
    /// The entry as a spectator sees it.
    pub fn into_public(self) -> LogEntry {
        let public = |events: Vec<VisibleEvent>| events.into_iter().map(VisibleEvent::into_public).collect();
        match self {
            LogEntry::Dealt { dealer, draws, events } => {
                LogEntry::Dealt { dealer, draws, events: public(events) }
            }
            LogEntry::Action { action, by, events } => {
                LogEntry::Action { action, by, events: public(events) }
            }
            entry => entry,
        }
    }

    /// What happened on the table; nothing for other entries than [`LogEntry::Dealt`] and [`LogEntry::Action`].
    pub fn events(&self) -> &[VisibleEvent] {
        match self {
            LogEntry::Dealt { events, .. } | LogEntry::Action { events, .. } => events,
            _ => &[],
        }
    }

    /// What players have signed of it about the state of the game.
    pub fn game_signatures(&self) -> Vec<Signature> {
        match self {
            LogEntry::Action { by: Authority::Person(signature), .. }
            | LogEntry::Talked { signature, .. }
            | LogEntry::TakenOver { cause: TakeoverCause::Replaced { signature, .. }, .. } => {
                vec![*signature]
            }
            LogEntry::TakenBack { signatures, .. } => signatures.values().copied().collect(),
            _ => Vec::new(),
        }
    }

    /// Whether it changes the state of the round, so that moves signed before it are void.
    pub fn changes_round(&self) -> bool {
        matches!(self, LogEntry::Dealt { .. } | LogEntry::Action { .. } | LogEntry::TakenBack { .. })
    }

    /// Whether the round's end is among its events.
    pub fn ends_round(&self) -> bool {
        matches!(self.events().last(), Some(VisibleEvent::End(_)))
    }
}
