//! What somebody at a table is told.

use std::net::SocketAddr;
use std::time::Duration;

use skipstone_core::table::Update;

use super::JoinError;
use crate::fair::Unfair;
use crate::fingerprint::Fingerprint;
use crate::protocol::{Audience, ChatLine, Denial, Farewell, Lobby, Presence, SeriesId, Speaker, TableId};
use crate::quic::Lost;

/// What somebody at a table is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// How the connection to the table is.
    Connection(Connection),
    /// Who sits where, and by which rules: all of it, whenever something of it changes. The own seat is the one with the own
    /// key.
    Lobby(Box<Lobby>),
    /// What happens on the table, as at any other. [`Update::Presence`] and [`Update::Paused`] don't come this way.
    Table(Update),
    /// Who is there, who thinks, and whether the game rests.
    Presence(Presence),
    /// Somebody said something. The own lines come back too.
    Said {
        /// Who.
        by: Speaker,
        /// For whom.
        to: Audience,
        /// What.
        text: ChatLine,
    },
    /// What was wished, said or asked for can't be. Refused moves come as [`Update::Refused`].
    Denied(Denial),
    /// A finished round was checked.
    Checked {
        /// Its series. Another one may have begun in the meantime.
        series: SeriesId,
        /// Its number in it.
        round: u32,
        /// Its record in the public format, as the host tells it: for the own collection. Nothing if there is none.
        record: Option<String>,
        /// What the check found.
        verdict: Verdict,
    },
}

/// How the connection to a table is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Connection {
    /// The host is called.
    Calling,
    /// The host was reached: somebody there is asked.
    Knocked,
    /// In. The lobby, who isn't there and whether the game rests are told anew.
    In {
        /// The host's key, to be remembered.
        host: Fingerprint,
        /// Which table it is.
        table: TableId,
        /// Where it was reached.
        address: SocketAddr,
    },
    /// The connection was lost, and is made anew by itself.
    Lost {
        /// Why.
        why: Lost,
        /// What the host said before, if it said something.
        said: Option<Farewell>,
        /// In how long the next try is made.
        again: Duration,
    },
    /// It came to nothing. No news follow.
    Failed(JoinError),
    /// The visit is over; nothing is said where the guest left by itself. No news follow.
    Over(Option<Farewell>),
}

/// Whether a round was dealt and played as it should be.
pub type Verdict = Result<(), Differs>;

/// What isn't as it should be with a round.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Differs {
    /// It wasn't dealt as promised.
    #[error(transparent)]
    Deal(#[from] Unfair),
    /// The deal can't be checked: the guest wasn't there before it, when it was promised, or at the end, when the secret was told.
    #[error("you weren't there from before the deal to the end, so the deal can't be checked")]
    CameLate,
    /// The host doesn't tell.
    #[error("the host doesn't show the record of this round")]
    NoRecord,
    /// The record is none.
    #[error("the host's record of this round can't be read: {0}")]
    Unreadable(String),
    /// The record is another round's.
    #[error("the host shows the record of another round")]
    OtherRound,
    /// The record doesn't go to the end.
    #[error("the host's record of this round breaks off before the end")]
    Unfinished,
    /// The record doesn't follow the rules.
    #[error("the host's record of this round breaks the rules: {0}")]
    Rules(String),
    /// The record tells something else than this program was shown.
    #[error("at event {0} the host's record differs from what this program was shown")]
    Shown(usize),
}
