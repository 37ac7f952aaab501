//! What programs say to each other at a table: version 1.
//!
//! A guest opens the connection's one stream and says [`Hello`]; the host answers with [`Welcome`] or [`Refusal`]. From then on
//! both speak when they have something to say. `docs/protocol.md` tells it as a story.
//!
//! The first messages, [`Hello`] and [`Refusal`], keep their form for ever, so that programs of different versions can tell each
//! other so. All else may change with [`VERSIONS`].

mod admission;
mod line;
mod lobby;
mod play;
mod social;
#[cfg(test)]
mod tests;
mod wire;

use serde::{Deserialize, Serialize};
use skipstone_core::series::RoundResult;
use skipstone_core::{Seat, Seen, Team};

use crate::codec::Message;
use crate::fair::{Commitment, Secret, Share, Shares};
use crate::limits;

pub use admission::{Hello, MustUpdate, Refusal, TableId, Versions, Wanted, Welcome};
pub use line::{ChatLine, Line, Name, Text};
pub use lobby::{Entry, Lobby, LobbySeat, Occupant, SeriesId, TableOptions, Watcher, Wish};
pub use play::{Ask, Denial, Moment, Request, Standing};
pub use social::{Audience, Farewell, Presence, Speaker};

/// The versions spoken here.
pub const VERSIONS: Versions = Versions { min: 1, max: 1 };

/// From a guest to the host.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToHost {
    /// The first message: who comes, and what for.
    Hello(Hello),
    /// Something about the own place in the lobby.
    Wish(Wish),
    /// A line of chat.
    Say {
        /// For whom.
        to: Audience,
        /// What.
        text: ChatLine,
    },
    /// Something that the table decides on.
    Ask(Ask),
    /// The random bytes for the next deal.
    Share {
        /// The round's number.
        round: u32,
        /// The bytes.
        share: Share,
    },
    /// The guest leaves, and doesn't come back by itself.
    Goodbye,
}

/// From the host to a guest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToGuest {
    /// Not this time. Nothing follows.
    Refused(Refusal),
    /// The guest has knocked: somebody at the host's screen is asked.
    Knocked,
    /// Come in.
    Welcome(Welcome),
    /// Who sits where, by which rules: all of it, whenever something of it changes.
    Lobby(Box<Lobby>),
    /// The round on the table. Its events follow from the first on; what the guest had of it is void.
    Standing(Standing),
    /// Something happened.
    Events {
        /// When the first of these happened.
        from: Moment,
        /// As the guest's seat may see it, one after the other.
        #[serde(with = "wire")]
        events: Vec<Seen>,
    },
    /// The round ended.
    RoundEnded {
        /// Its number.
        round: u32,
        /// How.
        #[serde(with = "wire::ResultDef")]
        result: RoundResult,
        /// The scores with it, by team.
        #[serde(with = "wire::UpTo::<{ skipstone_core::MAX_SEATS }>")]
        scores: Vec<u32>,
        /// The winners of the series, if it is over; else nobody.
        #[serde(with = "wire::UpTo::<{ skipstone_core::MAX_SEATS }>")]
        winners: Vec<Team>,
    },
    /// What the guest asked for can't be.
    Denied {
        /// The number of what was asked.
        ask: u32,
        /// Why.
        why: Denial,
    },
    /// A line of chat.
    Said {
        /// By whom.
        by: Speaker,
        /// For whom.
        to: Audience,
        /// What.
        text: ChatLine,
    },
    /// Something about who is there.
    Presence(Presence),
    /// A seat asks to take its last move back: the other players are to agree.
    TakebackAsked {
        /// Whose move.
        by: Seat,
        /// When that was.
        at: Moment,
    },
    /// What was asked to be taken back stays. Where it doesn't, a `Standing` comes instead.
    TakebackOver,
    /// Before a deal: what the host committed to. Guests answer with their shares.
    Commitment {
        /// The round's number.
        round: u32,
        /// The secret's hash.
        commitment: Commitment,
    },
    /// Before a deal: everyone's shares.
    Shares {
        /// The round's number.
        round: u32,
        /// By seat.
        shares: Shares,
    },
    /// After a round: the host's secret.
    Reveal {
        /// The round's number.
        round: u32,
        /// What was committed to.
        secret: Secret,
    },
    /// A piece of the record of a finished round; they come in order.
    Part {
        /// The round's number.
        round: u32,
        /// The text.
        text: String,
        /// Whether that was all of it.
        last: bool,
    },
    /// The connection ends. Nothing follows.
    Goodbye(Farewell),
}

impl ToGuest {
    /// Events that begin at a moment, in as many messages as they need.
    pub fn events(from: Moment, events: &[Seen]) -> impl Iterator<Item = ToGuest> {
        let starts = (from.events..).step_by(limits::EVENTS);
        let pieces = events.chunks(limits::EVENTS).zip(starts);
        pieces.map(move |(piece, start)| ToGuest::Events {
            from: Moment { events: start, ..from },
            events: piece.to_vec(),
        })
    }

    /// The record of a finished round in as many messages as it needs.
    pub fn record(round: u32, mut text: &str) -> impl Iterator<Item = ToGuest> {
        let mut more = true;
        std::iter::from_fn(move || {
            let ends = (0..=text.len().min(limits::PART)).rev();
            let end = ends.into_iter().find(|end| text.is_char_boundary(*end)).filter(|_| more)?;
            let (piece, rest) = text.split_at(end);
            (text, more) = (rest, !rest.is_empty());
            Some(ToGuest::Part { round, text: piece.to_owned(), last: !more })
        })
    }
}

impl Message for ToHost {
    const CAP: usize = limits::GUEST_FRAME;
}

impl Message for ToGuest {
    const CAP: usize = limits::HOST_FRAME;
}
