//! The review of a seat's turns in a finished round as a value.

use bincode::{Decode, Encode};
use skipstone_core::Seat;
use skipstone_core::bot::review::Mistake;

use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode};
use crate::store::{CostlyTurn, RoundKey, RoundReview, SeriesId};

/// Version 1.
#[derive(Debug, Encode, Decode)]
struct ReviewV1 {
    series: u128,
    number: u32,
    /// From 1.
    seat: u8,
    turns: u32,
    costly: Vec<CostlyV1>,
    most_behind: u32,
}

#[derive(Debug, Encode, Decode)]
struct CostlyV1 {
    turn: u32,
    percent: u8,
    mistake: MistakeV1,
}

#[derive(Debug, Clone, Copy, Encode, Decode)]
enum MistakeV1 {
    StockLeft,
    WildSpent,
    OpponentHelped,
    HandHeld,
    CardSpent,
    Discard,
    Placement,
}

impl StoredValue for RoundReview {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        let costly = |costly: &CostlyTurn| CostlyV1 {
            turn: costly.turn,
            percent: costly.percent,
            mistake: match costly.mistake {
                Mistake::StockLeft => MistakeV1::StockLeft,
                Mistake::WildSpent => MistakeV1::WildSpent,
                Mistake::OpponentHelped => MistakeV1::OpponentHelped,
                Mistake::HandHeld => MistakeV1::HandHeld,
                Mistake::CardSpent => MistakeV1::CardSpent,
                Mistake::Discard => MistakeV1::Discard,
                Mistake::Placement => MistakeV1::Placement,
            },
        };
        let review = ReviewV1 {
            series: self.round.series.0,
            number: self.round.number,
            seat: self.seat.number(),
            turns: self.turns,
            costly: self.costly.iter().map(costly).collect(),
            most_behind: self.most_behind,
        };
        encode::<RoundReview>(review)
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<RoundReview, StoredValueError> {
        let ReviewV1 { series, number, seat, turns, costly, most_behind } = decode::<RoundReview, _>(bytes)?;
        let costly = costly.into_iter().map(|CostlyV1 { turn, percent, mistake }| CostlyTurn {
            turn,
            percent,
            mistake: match mistake {
                MistakeV1::StockLeft => Mistake::StockLeft,
                MistakeV1::WildSpent => Mistake::WildSpent,
                MistakeV1::OpponentHelped => Mistake::OpponentHelped,
                MistakeV1::HandHeld => Mistake::HandHeld,
                MistakeV1::CardSpent => Mistake::CardSpent,
                MistakeV1::Discard => Mistake::Discard,
                MistakeV1::Placement => Mistake::Placement,
            },
        });
        Ok(RoundReview {
            round: RoundKey { series: SeriesId(series), number },
            seat: Seat::new(seat).ok_or_else(|| StoredValueError::new(format!("there is no seat {seat}")))?,
            turns,
            costly: costly.collect(),
            most_behind,
        })
    }
}
