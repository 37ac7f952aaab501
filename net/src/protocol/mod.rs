//! The messages between guest and host: protocol version 2.
//!
//! A guest opens the connection's one stream and sends [`Hello`]; the host answers with [`Welcome`] or [`Refusal`]. From then on
//! both sides send at any time. `docs/protocol.md` describes the whole exchange.
//!
//! The wire form of [`Hello`] and [`Refusal`] never changes, so that programs of different versions can report the mismatch.
//! All else may change with [`VERSIONS`].
//!
//! Cards, moves, events and refusals have core's own serde form; lists are bounded by [`UpTo`], in messages and in events.

mod admission;
mod deal;
mod lobby;
mod people;
mod play;
mod rules_text;
#[cfg(test)]
mod tests;
mod text;

use serde::{Deserialize, Serialize};
use skipstone_core::event::RoundResult;
use skipstone_core::{MAX_SEATS, Seat, Team, UpTo, VisibleEvent};

use crate::codec::Message;
use crate::fair_deal::DealSecret;
use crate::limits;

pub use crate::ids::{SeriesId, TableId};
pub use admission::{Hello, JoinMode, MustUpdate, Refusal, VERSIONS, Versions, Welcome};
pub use deal::{DealAttempt, DealContribution, DealStep};
pub use lobby::{EntryPolicy, Lobby, LobbyRequest, LobbySeat, Occupant, TableOptions, Watcher};
pub use people::{Audience, CloseReason, PresenceEvent, Speaker};
pub use play::{Denial, NumberedRequest, Revision, Snapshot, TableRequest};
pub use text::{ChatLine, Line, Name, ShortText};

/// A message from a guest to the host.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToHost {
    /// The first message of a connection.
    Hello(Hello),
    /// A change of the guest's own seat, team, name, age or readiness.
    LobbyRequest(LobbyRequest),
    /// A line of chat.
    Chat {
        /// Who receives the line.
        to: Audience,
        /// The text of the line.
        text: ChatLine,
    },
    /// A request that the table decides on, with the guest's number for it.
    TableRequest(NumberedRequest),
    /// The guest's contribution to a deal, in answer to a [`DealStep`].
    Deal {
        /// The attempt that it is for.
        attempt: DealAttempt,
        /// The contribution.
        given: DealContribution,
    },
    /// The guest leaves for good. Without it, a closed connection counts as a lost one.
    Goodbye,
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
    /// The current round's state. Its events follow, from the first on, and replace what the guest had.
    Snapshot(Snapshot),
    /// The next events of the current round.
    Events {
        /// The revision just before the first of these events.
        from: Revision,
        /// The events as the guest's seat may see them, in order.
        #[serde(with = "UpTo::<{ limits::EVENTS_PER_MESSAGE }>")]
        events: Vec<VisibleEvent>,
    },
    /// The round ended.
    RoundEnded {
        /// The round's number, from 1 within the series.
        round: u32,
        /// Winner, remaining stock cards and points.
        result: RoundResult,
        /// The scores of the series including this round, by team.
        #[serde(with = "UpTo::<MAX_SEATS>")]
        scores: Vec<u32>,
        /// The winners of the series; empty unless it is over.
        #[serde(with = "UpTo::<MAX_SEATS>")]
        winners: Vec<Team>,
    },
    /// A request of the guest is denied.
    Denied {
        /// The number of the [`NumberedRequest`]; 0 for lobby requests and chat.
        ask: u32,
        /// The reason.
        why: Denial,
    },
    /// A line of chat.
    Chat {
        /// The author.
        by: Speaker,
        /// Who receives the line.
        to: Audience,
        /// The text of the line.
        text: ChatLine,
    },
    /// A player's presence, or the pause state, changed.
    Presence(PresenceEvent),
    /// A seat asks to take its last move back. The other players answer with [`TableRequest::Agree`].
    TakebackAsked {
        /// The seat that asks.
        by: Seat,
        /// The revision at which it asked, to be sent back in the answer.
        at: Revision,
    },
    /// The takeback was declined or is obsolete. An agreed one is followed by a `Snapshot` instead.
    TakebackOver,
    /// A step of a deal, before the round's first card.
    Deal {
        /// The attempt that it belongs to.
        attempt: DealAttempt,
        /// The step.
        step: DealStep,
    },
    /// After a round: the host's secret.
    Reveal {
        /// The round's number, from 1 within the series.
        round: u32,
        /// The secret that the commitment was made from.
        secret: DealSecret,
    },
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
}

impl ToGuest {
    /// Splits events that follow revision `from` into messages of at most
    /// [`EVENTS_PER_MESSAGE`](crate::limits::EVENTS_PER_MESSAGE).
    pub fn events(from: Revision, events: &[VisibleEvent]) -> impl Iterator<Item = ToGuest> {
        let starts = (from.events..).step_by(limits::EVENTS_PER_MESSAGE);
        let pieces = events.chunks(limits::EVENTS_PER_MESSAGE).zip(starts);
        pieces.map(move |(piece, start)| ToGuest::Events {
            from: Revision { events: start, ..from },
            events: piece.to_vec(),
        })
    }

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
