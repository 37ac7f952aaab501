//! What any computer player may say of something that everybody has seen, a few sentences for each kind of it.

use skipstone_core::bot::Character;

use crate::keyed::keyed;

keyed! {
    /// What a player reacts to. Never to what somebody did wrong.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Reaction {
        /// An opponent has played several stock cards in a turn.
        OthersChain = "others-chain",
        /// The player has.
        OwnChain = "own-chain",
        /// An opponent has one stock card left.
        OthersLastCard = "others-last-card",
        /// The player has.
        OwnLastCard = "own-last-card",
        /// A partner has played the player's stock cards.
        Helped = "helped",
        /// An opponent has won the round.
        OthersWin = "others-win",
        /// The player has won it, once more.
        OwnWin = "own-win",
    }
}

impl Reaction {
    /// How many sentences there are, numbered from 1.
    pub fn sentences(self) -> usize {
        match self {
            Reaction::OthersChain => 6,
            Reaction::OwnChain | Reaction::OthersLastCard | Reaction::OthersWin => 5,
            Reaction::OwnLastCard | Reaction::Helped | Reaction::OwnWin => 4,
        }
    }

    /// The numbers of its sentences, beginning with another one for each character and number of remarks made before.
    pub(super) fn numbers(self, character: Character, before: usize) -> impl Iterator<Item = usize> {
        let count = self.sentences();
        let first = Character::ALL.iter().position(|other| *other == character).unwrap_or_default() + before;
        (0..count).map(move |nth| (first + nth) % count + 1)
    }
}
