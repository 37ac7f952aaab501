//! The contract that a host proposes for the next round, for everybody to look at before they agree to it.

use serde::{Deserialize, Serialize};

use super::contract::{ContractPlayer, RoundContract};
use super::id::LogId;
use crate::digest::Digest;
use crate::ids::TableSeriesId;

/// A proposed round: all that its contract will hold. It obliges nobody and proves nothing; it is what a player says yes to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// The series of the round.
    pub series: TableSeriesId,
    /// The round's number, from 1 within the series.
    pub round: u32,
    /// The contract.
    pub contract: RoundContract,
}

impl Proposal {
    /// What a log with this contract would have been proposed as.
    pub fn of(id: LogId, contract: &RoundContract) -> Proposal {
        Proposal { series: id.series, round: id.round, contract: contract.clone() }
    }

    /// The hash of what a player agrees to who is ready for it: all of it, but for who is away. Who is lost meanwhile doesn't make
    /// everybody agree anew, as the contract names their stand-ins anyway.
    pub fn digest(&self) -> Digest {
        let Proposal { series, round, ref contract } = *self;
        Digest::of("proposal", &Proposal { series, round, contract: contract.with_all_here() })
    }
}

impl RoundContract {
    /// Whether a contract for a later round differs in nothing but what follows from the rounds between: dealer, scores and the last
    /// head. Who is away doesn't count.
    pub fn is_unchanged_in(&self, later: &RoundContract) -> bool {
        let RoundContract { dealer, scores, previous, .. } = later.clone();
        RoundContract { dealer, scores, previous, ..self.with_all_here() } == later.with_all_here()
    }

    /// The same contract with everybody there.
    fn with_all_here(&self) -> RoundContract {
        let mut contract = self.clone();
        for place in &mut contract.seats {
            if let ContractPlayer::Person(person) = &mut place.player {
                person.is_away = false;
            }
        }
        contract
    }
}
