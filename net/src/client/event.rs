//! The events of a client session.

use std::net::SocketAddr;
use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::record::RecordError;
use skipstone_core::replay::Difference;
use skipstone_core::table::Update;

use super::error::JoinError;
use crate::fair_deal::{FailedAttempt, UnfairDeal};
use crate::fingerprint::Fingerprint;
use crate::protocol::{
    Audience, ChatLine, CloseReason, Denial, Lobby, PresenceEvent, SeriesId, Speaker, TableId,
};
use crate::quic::DisconnectReason;

/// What a [`ClientSession`](super::ClientSession) reports to the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClientEvent {
    /// The state of the connection changed.
    ConnectionState(ConnectionState),
    /// The whole lobby (seats, teams, rules, options), after any change. The player's own seat is the one with their key.
    Lobby(Box<Lobby>),
    /// An update of the game, as a local table sends it, except [`Update::Presence`] and [`Update::Paused`].
    Table(Update),
    /// A player connected or disconnected, is thinking, or the game was paused or resumed.
    Presence(PresenceEvent),
    /// A chat line arrived. The player's own lines are echoed too.
    Chat {
        /// The author.
        by: Speaker,
        /// Who receives the line.
        to: Audience,
        /// The text, at most [`CHAT_LINE`](crate::limits::CHAT_LINE) bytes.
        text: ChatLine,
    },
    /// The host denied a request. Refused moves come as [`Update::Refused`].
    Denied(Denial),
    /// The verification of a finished round ended.
    RoundChecked {
        /// The round's series. Another one may have begun in the meantime.
        series: SeriesId,
        /// The round's number, from 1 within the series.
        round: u32,
        /// The host's record in the public format. `None` if the host sent none or it can't be parsed.
        record: Option<String>,
        /// `Ok` if deal, record and shown events agree.
        verdict: Verdict,
    },
}

/// The state of the connection to a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ConnectionState {
    /// The host's addresses are being dialled. Sent once, at the start of a join.
    Connecting,
    /// Connected; the host's player has to admit the guest first.
    AwaitingHost,
    /// Admitted, the first time or again. The host sends lobby, absent players and pause state afresh.
    Joined {
        /// The host's key, for [`KnownHosts::remember`](crate::trust::KnownHosts::remember).
        host: Fingerprint,
        /// The table's identity, the same across reconnects.
        table: TableId,
        /// The address at which the host answered.
        address: SocketAddr,
    },
    /// The connection was lost; the session reconnects by itself.
    Reconnecting {
        /// The cause of the disconnect.
        why: DisconnectReason,
        /// The reason that the host gave before closing. `None` if it gave none.
        said: Option<CloseReason>,
        /// The backoff before the next attempt, 250 ms to 5 s.
        retry_in: Duration,
    },
    /// The join failed, or the session broke off for good. The last event.
    Failed(JoinError),
    /// The session ended with the host's reason; `None` if the player left. The last event.
    Ended(Option<CloseReason>),
}

/// The outcome of checking a finished round against the deal's commitments, the rules, and the events that were shown.
pub type Verdict = Result<DealAbsences, VerificationError>;

/// How a verified deal came about. Withholding a share can't be prevented, so it is told.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DealAbsences {
    /// The attempts that failed before, oldest first: the seats whose shares were missing.
    pub failed: Vec<FailedAttempt>,
    /// The seats of people whose shares are not part of the deal: they were away or didn't answer.
    pub without: Vec<Seat>,
}

/// Why a finished round fails verification.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum VerificationError {
    /// The deal doesn't follow from the commitment and the shares.
    #[error(transparent)]
    Deal(#[from] UnfairDeal),
    /// The guest missed the commitment before the deal or the reveal after the round, so the deal can't be checked.
    #[error("you weren't there from before the deal to the end, so the deal can't be checked")]
    NotPresent,
    /// The host didn't reveal its secret after the round, so the deal can't be checked.
    #[error("the host didn't reveal its part of the deal")]
    NotRevealed,
    /// The host took moves back, or changed them, without this player's consent and presence.
    #[error("the host changed what had been played")]
    Rewritten,
    /// A computer player, which runs on the host's machine, didn't play as its level does; the event's index, from 0.
    #[error("at event {0} a computer player didn't play what it would have chosen")]
    BotDecision(usize),
    /// The host denied the record, or sent more than [`RECORD`](crate::limits::RECORD) bytes.
    #[error("the host doesn't show the record of this round")]
    NoRecord,
    /// The record can't be parsed.
    #[error("the host's record of this round can't be read")]
    Unreadable(#[source] RecordError),
    /// The record's round number, setup or dealer is another round's.
    #[error("the host shows the record of another round")]
    WrongRound,
    /// The record stops before the round's last event.
    #[error("the host's record of this round breaks off before the end")]
    Unfinished,
    /// The record differs from the rules; holds the first difference.
    #[error("the host's record of this round breaks the rules")]
    RuleViolation(#[source] Difference),
    /// The record differs from the events that were shown, first at this index, from 0.
    #[error("at event {0} the host's record differs from what this program was shown")]
    EventMismatch(usize),
}
