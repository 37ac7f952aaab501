//! The wire form of refused intents.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use skipstone_core::deal::AgeMissing;
use skipstone_core::table::IntentError;
use skipstone_core::{Card, IllegalMove, Move, Rank, Seat};

use super::form;

#[derive(Serialize, Deserialize)]
#[serde(remote = "IntentError")]
pub(in crate::protocol) enum IntentErrorDef {
    Move {
        #[serde(with = "form")]
        mv: Move,
        #[serde(with = "IllegalMoveDef")]
        why: IllegalMove,
    },
    Objection(#[serde(with = "IllegalMoveDef")] IllegalMove),
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
#[serde(remote = "IllegalMove")]
enum IllegalMoveDef {
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
        #[serde(with = "form")]
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
