//! The backs of the cards. All but the usual one are found by playing.

use crate::keyed::keyed;

keyed! {
    /// What the back of every card looks like.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum CardBack {
        /// Rings on teal water.
        #[default]
        Ripples = "ripples",
        /// Between green reeds.
        Reeds = "reeds",
        /// Under the moon.
        Moonrise = "moonrise",
        /// In the last light of a fire.
        Ember = "ember",
    }
}

impl CardBack {
    /// The back that comes with the last of so many pebbles, of which some were found just now.
    pub fn found_with(new: usize, pebbles: usize) -> Option<CardBack> {
        let before = pebbles.saturating_sub(new);
        CardBack::ALL.into_iter().rfind(|back| (before + 1..=pebbles).contains(&back.pebbles()))
    }

    /// How many pebbles whoever wants it on the shelf has found.
    pub const fn pebbles(self) -> usize {
        match self {
            CardBack::Ripples => 0,
            CardBack::Reeds => 3,
            CardBack::Moonrise => 8,
            CardBack::Ember => 15,
        }
    }
}
