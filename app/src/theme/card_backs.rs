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
