//! Why a table refuses something, and how a round ended.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use skipstone_core::deal::AgeMissing;
use skipstone_core::series::RoundResult;
use skipstone_core::table::Refused;
use skipstone_core::{Card, EndReason, Move, Rank, Rejected, Seat, Team};

use super::UpTo;
use crate::protocol::wire;

const SEATS: usize = skipstone_core::MAX_SEATS;

#[derive(Serialize, Deserialize)]
#[serde(remote = "Refused")]
pub(in crate::protocol) enum RefusedDef {
    Move {
        #[serde(with = "wire")]
        mv: Move,
        #[serde(with = "RejectedDef")]
        why: Rejected,
    },
    Objection(#[serde(with = "RejectedDef")] Rejected),
    RoundGoesOn,
    SeriesOver,
    Revealed,
    NothingAsked,
    Paused(Seat),
    NotAway(Seat),
    WaitedFor {
        seat: Seat,
        left: Duration,
    },
    NothingToUndo,
    Age(#[serde(with = "AgeMissingDef")] AgeMissing),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "AgeMissing")]
struct AgeMissingDef {
    seat: Seat,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Rejected")]
enum RejectedDef {
    Over,
    NotYourTurn {
        turn: Seat,
    },
    NoHandCard {
        slot: u8,
        held: usize,
    },
    StockEmpty,
    DiscardEmpty {
        pile: u8,
    },
    NoSuchPile {
        pile: u8,
    },
    NotYours {
        owner: Seat,
    },
    PartnerClosed,
    BuildNeeds {
        pile: u8,
        needs: Rank,
        #[serde(with = "wire")]
        card: Card,
    },
    WildOnWild {
        pile: u8,
    },
    StockDiscarded,
    DiscardMoved,
    DiscardElsewhere {
        owner: Seat,
    },
    NoOwnPiles,
    WildDiscarded,
    PassWithHand,
    PassWithPlay,
    DrawnAlready,
    DrawFirst {
        missing: u8,
    },
    NothingToDraw,
    OutOfTurn,
    OtherOutOfTurn {
        seat: Seat,
    },
    Caught,
    NothingToCatch,
    NothingToCall {
        seat: Seat,
    },
    NotLeadingUp,
    BreaksPromise,
    PromiseOpen,
    SamePile {
        pile: u8,
    },
    Blocked,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "RoundResult")]
pub(in crate::protocol) struct ResultDef {
    reason: EndReason,
    winner: Option<Team>,
    #[serde(with = "UpTo::<SEATS>")]
    left: Vec<u8>,
    #[serde(with = "UpTo::<SEATS>")]
    points: Vec<u32>,
}
