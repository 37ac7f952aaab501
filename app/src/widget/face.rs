//! Card faces, as drawings.
//!
//! Rank and art are one drawing, so nothing of a covered card shines through.

use skipstone_core::{Card, CardFace, Deck, Suit};

use crate::theme::card_backs::CardBack;
use crate::theme::card_faces::CardFaces;

/// One side of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Classic, 1 to 12.
    Number(u8),
    /// Large index, 1 to 12.
    Large(u8),
    /// The wild of Classic and Large index.
    Wild,
    /// The back of every card.
    Back(CardBack),
    /// French-suited. Ace is 1, jack 11, queen 12; the king, 13, is wild and marked as such.
    Suited {
        /// 1 to 13.
        rank: u8,
        /// The suit; decoration only, no rule uses it.
        suit: Suit,
    },
    /// The wild joker of the French-suited decks.
    Joker,
}

impl Face {
    /// The face of a number, 1 to 12, of a deck without suits. French faces show the suit.
    pub fn of_number(rank: u8, cards: CardFaces, suit: Suit) -> Face {
        match cards {
            CardFaces::Classic => Face::Number(rank),
            CardFaces::Large => Face::Large(rank),
            CardFaces::French => Face::Suited { rank, suit },
        }
    }

    /// The face of a wild of a deck without suits.
    pub fn of_wild(cards: CardFaces) -> Face {
        match cards {
            CardFaces::Classic | CardFaces::Large => Face::Wild,
            CardFaces::French => Face::Joker,
        }
    }

    /// The face of a card of a deck.
    pub fn of_card(card: Card, deck: Deck, cards: CardFaces) -> Face {
        match deck.face(card) {
            CardFace::Number(rank) => Face::of_number(rank.number(), cards, Suit::of(card)),
            CardFace::Wild => Face::of_wild(cards),
            CardFace::Suited(rank, suit) => Face::Suited { rank: rank.number(), suit },
            CardFace::King(suit) => Face::Suited { rank: 13, suit },
            CardFace::Joker => Face::Joker,
        }
    }

    /// The SVG drawing; `None` for a rank that doesn't exist.
    pub fn drawing(self) -> Option<&'static str> {
        let (set, rank): (&[&'static str], u8) = match self {
            Self::Wild => return Some(WILD),
            Self::Back(back) => return Some(back_drawing(back)),
            Self::Joker => return Some(JOKER),
            Self::Number(rank) => (&NUMBERS, rank),
            Self::Large(rank) => (&LARGE, rank),
            Self::Suited { rank, suit: Suit::Spades } => (&SPADES, rank),
            Self::Suited { rank, suit: Suit::Hearts } => (&HEARTS, rank),
            Self::Suited { rank, suit: Suit::Diamonds } => (&DIAMONDS, rank),
            Self::Suited { rank, suit: Suit::Clubs } => (&CLUBS, rank),
        };
        set.get(usize::from(rank).checked_sub(1)?).copied()
    }
}

/// The drawings of a deck, by rank.
macro_rules! set {
    ($name:literal, $($rank:literal)+) => {
        [$(include_str!(concat!("../../../assets/cards/", $name, "-", $rank, ".svg"))),+]
    };
}
/// The thirteen drawings of a suit.
macro_rules! suit {
    ($name:literal) => {
        set!($name, "01" "02" "03" "04" "05" "06" "07" "08" "09" "10" "11" "12" "13")
    };
}

static NUMBERS: [&str; 12] = set!("number", "01" "02" "03" "04" "05" "06" "07" "08" "09" "10" "11" "12");
static LARGE: [&str; 12] = set!("large", "01" "02" "03" "04" "05" "06" "07" "08" "09" "10" "11" "12");
static SPADES: [&str; 13] = suit!("spades");
static HEARTS: [&str; 13] = suit!("hearts");
static DIAMONDS: [&str; 13] = suit!("diamonds");
static CLUBS: [&str; 13] = suit!("clubs");
static WILD: &str = include_str!("../../../assets/cards/wild.svg");
static JOKER: &str = include_str!("../../../assets/cards/joker.svg");

/// The drawing of a back.
const fn back_drawing(back: CardBack) -> &'static str {
    match back {
        CardBack::Ripples => include_str!("../../../assets/cards/back.svg"),
        CardBack::Reeds => include_str!("../../../assets/cards/back-reeds.svg"),
        CardBack::Moonrise => include_str!("../../../assets/cards/back-moonrise.svg"),
        CardBack::Ember => include_str!("../../../assets/cards/back-ember.svg"),
    }
}
