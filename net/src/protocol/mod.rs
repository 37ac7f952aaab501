//! The messages between guest and host: protocol version 1.
//!
//! A guest opens the connection's one stream and sends [`Hello`]; the host answers with [`Welcome`] or [`Refusal`]. From then on
//! both sides send at any time. `docs/protocol.md` describes the whole exchange.
//!
//! The wire form of [`Hello`] and [`Refusal`] never changes, so that programs of different versions can report the mismatch.
//! All else may change with [`VERSIONS`].
//!
//! Cards, moves, events and refusals have core's own serde form; lists are bounded by
//! [`UpTo`], in messages and in events.

mod admission;
mod deal;
mod lobby;
mod people;
mod play;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use skipstone_core::table::PausedBy;
use skipstone_core::{MAX_SEATS, Seat, UpTo};

use crate::codec::Message;
use crate::digest::Digest;
use crate::fingerprint::Fingerprint;
use crate::invite::{ExchangeMessage, Proof};
use crate::limits;
use crate::round_log::{Proposal, SignedHead};
use crate::signature::Signature;

pub use crate::audience::Audience;
pub use crate::ids::{SeriesKey, SeriesMark, TableId, TableSeriesId};
pub use crate::text::{ChatLine, Line, Name, ShortText};
pub use admission::{CodeAnswer, Hello, JoinMode, MustUpdate, Refusal, VERSIONS, Versions, Welcome};
pub use deal::DealContribution;
pub use lobby::{
    EntryPolicy, Lobby, LobbyRequest, LobbySeat, NextPlayer, Occupant, PersonAtTable, Spectator, SwapOffer,
    SwapState, TableOptions,
};
pub use people::{CloseReason, PresenceEvent, Reaction, Speaker};
pub use play::{Denial, LogPosition, LogUpdate, NumberedRequest, TableRequest};

/// A message from a guest to the host.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToHost {
    /// The first message of a connection.
    Hello(Hello),
    /// A change of the guest's own seat, team, name or age.
    LobbyRequest(LobbyRequest),
    /// A line of chat.
    Chat {
        /// Who receives the line.
        to: Audience,
        /// The text of the line.
        text: ChatLine,
        /// The guest's signature, in a round whose partners can be called for talking (RULES 9).
        signed: Option<SignedTalk>,
    },
    /// A request that the table decides on, with the guest's number for it.
    TableRequest(NumberedRequest),
    /// The guest's contribution to a deal, in answer to an entry of the round's log.
    Deal {
        /// The position after that entry.
        at: LogPosition,
        /// The contribution.
        given: DealContribution,
    },
    /// The head that the guest was shown, for the others to compare.
    Witness(Box<Witness>),
    /// The guest leaves for good. Without it, a closed connection counts as a lost one.
    Goodbye(Option<Farewell>),
    /// A reaction, to everyone.
    React(Reaction),
    /// Reminds the person on turn that everyone waits. Possible [`NUDGE_AFTER`](crate::limits::NUDGE_AFTER) the turn's beginning,
    /// and the last nudge.
    Nudge,
    /// The guest's message of an exchange about its short code: straight after a [`Hello`] that announces it.
    CodeExchange(ExchangeMessage),
    /// The guest's confirmation, once the host's was right.
    CodeConfirmation(Proof),
    /// Whether the player has put the table aside, as a phone's page that is hidden or frozen: the others are told as if nothing came
    /// from them ([`PresenceEvent::Quiet`]).
    Inactive(bool),
}

/// A player's signature of a line of chat ([`Statement::Talk`](crate::round_log::Statement::Talk)).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignedTalk {
    /// The player's position of the [game](crate::round_log::RoundLog::game_entries).
    pub at: LogPosition,
    /// The signature.
    pub signature: Signature,
}

/// A player's signature of leaving ([`Statement::Goodbye`](crate::round_log::Statement::Goodbye)).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Farewell {
    /// The player's position, after all entries that it has.
    pub at: LogPosition,
    /// The signature.
    pub signature: Signature,
}

/// A head of the current round's log as a player was shown it, with the player's signature
/// ([`Statement::Witness`](crate::round_log::Statement::Witness)).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Witness {
    /// The position.
    pub at: LogPosition,
    /// The head.
    pub head: Digest,
    /// The last head that the host had signed for the player by then.
    pub signed: SignedHead,
    /// The player's signature.
    pub signature: Signature,
}

/// A message from the host to a guest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToGuest {
    /// The guest is refused. The last message.
    Refused(Refusal),
    /// The host's player was asked whether to admit the guest.
    Knocked,
    /// The guest is admitted. A `Lobby` follows.
    Welcome(Welcome),
    /// The whole lobby, after any change.
    Lobby(Box<Lobby>),
    /// Entries of a round's log.
    Log(Box<LogUpdate>),
    /// A request of the guest is denied.
    Denied {
        /// The number of the [`NumberedRequest`]; 0 for lobby requests and chat.
        request: u32,
        /// The reason.
        why: Denial,
    },
    /// A line of chat.
    Chat {
        /// The line's number at this table. Greater than that of every line before; the host may send lines again.
        number: u32,
        /// The author.
        by: Speaker,
        /// Who receives the line.
        to: Audience,
        /// The text of the line.
        text: ChatLine,
    },
    /// A player's presence changed.
    Presence(PresenceEvent),
    /// A seat asks to take its last move back. The other players answer with [`TableRequest::Agree`]. Sent again when others have
    /// to answer; once all of them have agreed, the asker's own program does.
    TakebackAsked {
        /// The seat that asks.
        by: Seat,
        /// The position at which it asked, to be sent back in the answer.
        at: LogPosition,
        /// The seats whose players still have to answer; that of the asker alone once all others have agreed.
        #[serde(with = "UpTo::<MAX_SEATS>")]
        awaited: Vec<Seat>,
    },
    /// The takeback request ended. An agreed takeback is an entry of the log instead.
    TakebackOver {
        /// Who ended it: whoever asked withdrew it, anybody else refused. `None` if the game has gone on.
        by: Option<Seat>,
    },
    /// The head that a player was shown.
    Witness(Box<Witness>),
    /// A part of a finished round's record. The parts arrive in order.
    RecordPart {
        /// The round's number, from 1 within the series.
        round: u32,
        /// The next at most [`RECORD_PART`](crate::limits::RECORD_PART) bytes of the record.
        text: String,
        /// Whether this is the last part.
        last: bool,
    },
    /// The host closes the connection. The last message.
    Goodbye(CloseReason),
    /// A person reacts.
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
    /// Who is ready for the next round. Sent between rounds, after any change; the round's log ends it.
    Ready {
        /// The seats whose players are ready.
        #[serde(with = "UpTo::<MAX_SEATS>")]
        seats: Vec<Seat>,
        /// The milliseconds until the round begins without the others. `None` if the host hasn't said so.
        begins_in: Option<u32>,
    },
    /// The answer to a [`ToHost::CodeExchange`].
    CodeExchange(Box<CodeAnswer>),
    /// No short code is accepted for now, because too many wrong ones were tried. The last message.
    CodesPaused {
        /// The rest of the pause, in seconds.
        seconds: u16,
    },
    /// The host has kicked a person. A `Lobby` without them follows.
    Kicked(Fingerprint),
    /// The game was paused between rounds, or resumed. During a round its log says so.
    Pause {
        /// Who paused or resumed it.
        by: PausedBy,
        /// Whether it is paused.
        paused: bool,
    },
    /// The round that the host proposes next, whenever it changes. `None` if none is: the lobby is open, or a round goes on.
    Proposal(Option<Box<Proposal>>),
    /// What has become of an offer to swap seats. Sent to the two whom it is about, and once more to who comes back.
    Swap {
        /// The offer.
        offer: SwapOffer,
        /// Its state.
        state: SwapState,
    },
}

impl ToGuest {
    /// Splits a record into messages of at most [`RECORD_PART`](crate::limits::RECORD_PART) bytes.
    pub fn record(round: u32, mut text: &str) -> impl Iterator<Item = ToGuest> {
        let mut more = true;
        std::iter::from_fn(move || {
            let ends = (0..=text.len().min(limits::RECORD_PART)).rev();
            let end = ends.into_iter().find(|end| text.is_char_boundary(*end)).filter(|_| more)?;
            let (piece, rest) = text.split_at(end);
            (text, more) = (rest, !rest.is_empty());
            Some(ToGuest::RecordPart { round, text: piece.to_owned(), last: !more })
        })
    }
}

impl Message for ToHost {
    const MAX_LEN: usize = limits::GUEST_FRAME;
}

impl Message for ToGuest {
    const MAX_LEN: usize = limits::HOST_FRAME;
}
