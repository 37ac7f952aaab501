//! The wire form of cards, moves and events.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use skipstone_core::deal::DealerDraw;
use skipstone_core::series::RoundResult;
use skipstone_core::{
    Aim, Announcement, Card, Misdeed, Move, Rank, ReplenishedFrom, Seat, Source, Target, VisibleEvent, event,
};

use super::form::{self, Wire};
use crate::limits;

const SEATS: usize = skipstone_core::MAX_SEATS;

/// Two bytes: the card's rank (0 for a wild) and its identity.
impl Wire for Card {
    const MAX_ITEMS: usize = limits::CARDS_PER_EVENT;

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.rank().map_or(0, Rank::number), self.id()).serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (rank, id) = <(u8, u8)>::deserialize(deserializer)?;
        let known = if rank == 0 { Some(None) } else { Rank::new(rank).map(Some) };
        let card = known.and_then(|rank| Card::new(rank, id));
        card.ok_or_else(|| D::Error::custom(format!("there is no card {rank}.{id}")))
    }
}

/// A stock pile: its face-up top card and its size.
impl Wire for (Option<Card>, u8) {
    const MAX_ITEMS: usize = SEATS;

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StockDef { top: self.0, size: self.1 }.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        StockDef::deserialize(deserializer).map(|stock| (stock.top, stock.size))
    }
}

#[derive(Serialize, Deserialize)]
struct StockDef {
    #[serde(with = "form")]
    top: Option<Card>,
    size: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Move")]
enum MoveDef {
    Put(#[serde(with = "SourceDef")] Source, #[serde(with = "TargetDef")] Target),
    Pass,
    Draw,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Source")]
enum SourceDef {
    Hand(u8),
    Stock(Option<Seat>),
    Discard(#[serde(deserialize_with = "pile")] u8, Option<Seat>),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Target")]
enum TargetDef {
    Build(#[serde(deserialize_with = "pile")] u8),
    Discard(#[serde(deserialize_with = "pile")] u8, Option<Seat>),
}

/// Reads a pile index, 0 to 3.
fn pile<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let pile = u8::deserialize(deserializer)?;
    if pile < 4 { Ok(pile) } else { Err(D::Error::custom(format!("there is no pile {pile}"))) }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Announcement")]
enum AnnouncementDef {
    BuildingTo(#[serde(with = "AimDef")] Aim),
    Blocking(Seat),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Aim")]
struct AimDef(Option<Rank>);

#[derive(Serialize, Deserialize)]
#[serde(remote = "VisibleEvent")]
enum VisibleEventDef {
    Deal {
        #[serde(with = "form")]
        stocks: Vec<(Option<Card>, u8)>,
        draw: u8,
    },
    Turn(event::Turn),
    Draw {
        seat: Seat,
        count: u8,
        #[serde(with = "form")]
        cards: Option<Vec<Card>>,
    },
    Announce {
        seat: Seat,
        #[serde(with = "AnnouncementDef")]
        what: Announcement,
        stock: Option<Seat>,
    },
    Play {
        seat: Seat,
        #[serde(with = "MoveDef")]
        mv: Move,
        #[serde(with = "form")]
        card: Card,
        rank: Rank,
        #[serde(with = "form")]
        turned: Option<Card>,
    },
    Complete(event::Complete),
    Replenish {
        from: ReplenishedFrom,
        draw: u8,
    },
    Discard(event::Discard),
    Pass(event::Pass),
    Out(event::Out),
    Catch(event::Catch),
    Call(event::Call),
    Penalty {
        seat: Seat,
        misdeed: Misdeed,
        count: u8,
        into: Seat,
    },
    End(RoundResult),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "DealerDraw")]
struct DealerDrawDef {
    seat: Seat,
    #[serde(with = "form")]
    card: Card,
}

macro_rules! wire {
    ($($type:ty = $def:ident, at most $many:expr;)*) => {$(
        impl Wire for $type {
            const MAX_ITEMS: usize = $many;

            fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $def::serialize(self, serializer)
            }

            fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $def::deserialize(deserializer)
            }
        }
    )*};
}

wire! {
    Move = MoveDef, at most 1;
    VisibleEvent = VisibleEventDef, at most limits::EVENTS_PER_MESSAGE;
    DealerDraw = DealerDrawDef, at most limits::CARDS_PER_EVENT;
}
