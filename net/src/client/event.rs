//! The events of a client session.
//!
//! Before a whole round, `Seated` says by whose eyes it is told: the contract's, whatever the lobby shows.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::time::Duration;

use skipstone_core::table::Update;
use skipstone_core::{PlayerAction, Seat, Setup};

use super::agreement::Surprise;
use super::error::JoinError;
use super::verdict::Verdict;
use crate::fair_deal::FailedAttempt;
use crate::fingerprint::Fingerprint;
use crate::protocol::{
    Audience, ChatLine, CloseReason, Denial, Lobby, PresenceEvent, Reaction, Speaker, SwapOffer, SwapState,
    TableId, TableSeriesId,
};
use crate::quic::DisconnectReason;
use crate::round_log::SafetyNumber;
use crate::round_log::{Proposal, RoundContract, SignedLog, TimeLimits};

/// What a [`ClientSession`](super::ClientSession) reports to the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClientEvent {
    /// The state of the connection changed.
    ConnectionState(ConnectionState),
    /// The whole lobby (seats, teams, rules, options), after any change. The player's own seat is the one with their key.
    Lobby(Box<Lobby>),
    /// Another round is proposed, or none. The player says by [`Intent::NextRound`](skipstone_core::table::Intent::NextRound) that they
    /// are ready for it.
    Proposal(Option<Box<ShownProposal>>),
    /// The contract of the round that is dealt or played, and the player's seat in it (`None` for a spectator, and for who was kicked):
    /// who plays what, as everybody has agreed to it. Comes with the round, and when the seat changes.
    Contract(Box<RoundContract>, Option<Seat>),
    /// The time limits of the round that is played have changed.
    LimitsChanged(TimeLimits),
    /// The table of the round that the next update tells as a whole, and the player's own seat there; `None` for a spectator. Both
    /// are the contract's: a lobby is for display only.
    Seated {
        /// Rules, seats and teams.
        setup: Setup,
        /// The seat in whose view the round is told.
        seat: Option<Seat>,
    },
    /// An update of the game, as a local table sends it, except [`Update::Presence`].
    Table(Update),
    /// A player connected or disconnected, or is thinking.
    Presence(PresenceEvent),
    /// A chat line arrived. The player's own lines are echoed too.
    Chat {
        /// Its number, which grows from line to line, also over a restart of the host.
        number: u32,
        /// The author.
        by: Speaker,
        /// Who receives the line.
        to: Audience,
        /// The text, at most [`CHAT_LINE`](crate::limits::CHAT_LINE) bytes.
        text: ChatLine,
        /// Whether it was said just now, rather than before the connection. In a lobby none is known to be.
        is_new: bool,
    },
    /// A person reacts. The player's own reactions are echoed too.
    Reaction {
        /// Who does.
        by: Speaker,
        /// What they show.
        reaction: Reaction,
    },
    /// A player reminds the one on turn that everyone waits.
    Nudged {
        /// Who does.
        by: Seat,
        /// The seat on turn.
        seat: Seat,
    },
    /// What has become of an offer to swap seats that is by the player or to them. Open ones are told again after a reconnect.
    Swap {
        /// The offer.
        offer: SwapOffer,
        /// Its state.
        state: SwapState,
    },
    /// The player's request for a takeback was open when the connection was lost, and isn't any more: somebody has refused it
    /// meanwhile, or the host's program was started again.
    TakebackLapsed,
    /// The host has kicked a person. A lobby without them follows.
    Kicked(Fingerprint),
    /// The time of a seat's turn is over: a discard ends it.
    OutOfTime(Seat),
    /// Who is ready for the next round. It is over when the round begins.
    Ready {
        /// The seats whose players are ready.
        seats: Vec<Seat>,
        /// The time until the round begins without the others. `None` if the host hasn't said so.
        begins_in: Option<Duration>,
    },
    /// The host denied a request. Refused moves come as [`Update::Refused`].
    Denied(Denial),
    /// The verification of a finished round ended.
    RoundChecked {
        /// The round's series. Another one may have begun in the meantime.
        series: TableSeriesId,
        /// The round's number, from 1 within the series.
        round: u32,
        /// The player's own seat in it. `None` for a spectator.
        seat: Option<Seat>,
        /// Whether it is the round that the screen is shown. Another one may have the same number.
        is_on_screen: bool,
        /// The round in the public format, by its log; of a round that was missed, by the host. `None` if neither gives one.
        record: Option<String>,
        /// The turns in which computer players moved for people, by their numbers in the round from 1; none if that isn't known.
        stand_in_turns: BTreeSet<u32>,
        /// What can be said of it.
        verdict: Verdict,
        /// What the verdict follows from. `None` of a round that was missed.
        log: Option<Box<SignedLog>>,
        /// Whether that log convicts the host by itself, for whoever checks it. Not all that is broken can be shown to others: what
        /// only this player was shown, or what was before. The first such log of a session is enough: of later ones it isn't said.
        convicts: bool,
    },
    /// The host began a round that the player hasn't agreed to, so this program declined the deal.
    DealDeclined,
    /// The player has signed another move at this position before, so that one was sent again.
    MoveStands(PlayerAction),
    /// The deal of a round is agreed on, or the round is over: the number that is the same for everyone who was shown the same.
    SafetyNumber {
        /// The round's number, from 1 within the series.
        round: u32,
        /// The number.
        number: SafetyNumber,
    },
    /// The deal of a round is agreed on, after attempts that failed.
    DealRepeated {
        /// The round's number, from 1 within the series.
        round: u32,
        /// The failed attempts: the seats whose shares were missing, oldest first; at least one.
        failed: Vec<FailedAttempt>,
    },
    /// Another player was shown the same round so far.
    Witnessed {
        /// The round's series.
        series: TableSeriesId,
        /// The round's number, from 1 within the series.
        round: u32,
        /// The player's seat.
        seat: Seat,
        /// The number of entries of the round's log that the player vouches for.
        entries: u32,
    },
}

/// A proposal as it is shown to the player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownProposal {
    /// The proposal.
    pub proposal: Proposal,
    /// Whether the round isn't dealt with this player's share unless they are ready for it: something of it is new.
    pub must_be_agreed: bool,
    /// What the player has to confirm before they can be ready.
    pub surprises: Vec<Surprise>,
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
