//! The faces of the cards, for the settings and the widgets.

/// What the cards of a deck without suits look like. Cards with suits always have theirs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CardFaces {
    /// Numbers with art.
    #[default]
    Classic,
    /// Numbers as large as the card.
    Large,
    /// French suits: ace to queen for 1 to 12, jokers for wilds.
    French,
}

impl CardFaces {
    /// Every kind, the default first.
    pub const ALL: [CardFaces; 3] = [CardFaces::Classic, CardFaces::Large, CardFaces::French];

    /// Its value in `settings.toml`.
    pub const fn key(self) -> &'static str {
        match self {
            CardFaces::Classic => "classic",
            CardFaces::Large => "large",
            CardFaces::French => "french",
        }
    }
}
