//! What only a cheating or broken host explains.

use serde::{Deserialize, Serialize};

use super::chain::SignedHead;
use crate::fair_deal::UnfairDeal;

/// What no loss of a connection, no crash and no lateness can explain: the host has cheated, or its program is broken. Entries
/// count from 0.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Breach {
    /// The host signed two different logs in one run of its program; the proof are both heads.
    #[error("the host signed two different stories of this round")]
    Fork(Box<[SignedHead; 2]>),
    /// The contract can't be played, or doesn't follow from the round before.
    #[error("the terms of this round don't follow from those before")]
    Contract,
    /// The deal is unfair.
    #[error(transparent)]
    Deal(#[from] UnfairDeal),
    /// The dealer or the draws for the dealer don't follow from the seed.
    #[error("the dealer was not drawn from the agreed random numbers")]
    Dealer,
    /// An action that its player hasn't signed, or that a computer player had no right to.
    #[error("at entry {entry} the host made a move for a player")]
    Forged {
        /// The entry.
        entry: usize,
    },
    /// An action that the rules don't allow.
    #[error("entry {entry} breaks the rules")]
    Illegal {
        /// The entry.
        entry: usize,
    },
    /// What happened isn't what follows from the seed and the actions.
    #[error("what happened at entry {entry} doesn't follow from the deal")]
    Differs {
        /// The entry.
        entry: usize,
    },
    /// A computer player decided otherwise than its level does.
    #[error("at entry {entry} a computer player didn't play what it would have chosen")]
    BotDecision {
        /// The entry.
        entry: usize,
    },
    /// A takeback that somebody hasn't signed, that goes too far, or that reveals something.
    #[error("at entry {entry} the host took moves back that it mustn't")]
    Takeback {
        /// The entry.
        entry: usize,
    },
    /// A computer player took over for a player without a reason.
    #[error("at entry {entry} the host let a computer player take over without a reason")]
    Takeover {
        /// The entry.
        entry: usize,
    },
    /// Somebody was called for talk that there wasn't (RULES 9).
    #[error("at entry {entry} somebody was called who had not talked")]
    Talk {
        /// The entry.
        entry: usize,
    },
    /// A time limit was shortened during the round.
    #[error("at entry {entry} the host gave the players less time than they had agreed to")]
    Limits {
        /// The entry.
        entry: usize,
    },
    /// The game was paused or resumed in the name of somebody who hasn't signed it.
    #[error("at entry {entry} the host paused or resumed the game in a player's name")]
    Pause {
        /// The entry.
        entry: usize,
    },
}
