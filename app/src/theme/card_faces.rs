//! The faces of the cards, for the settings and the widgets.

use crate::keyed::keyed;

keyed! {
    /// What the cards of a deck without suits look like. Cards with suits always have theirs.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum CardFaces {
        /// Numbers with art.
        #[default]
        Classic = "classic",
        /// Numbers as large as the card.
        Large = "large",
        /// French suits: ace to queen for 1 to 12, jokers for wilds.
        French = "french",
    }
}
