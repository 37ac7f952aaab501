//! The four decks of the rule book (RULES 2).

use crate::card::{Card, Rank};

/// A deck: 144 number cards, twelve of each rank, and some wilds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Deck {
    /// 18 wilds: 162 cards (S0a S0b S3 S4).
    #[default]
    Modern,
    /// 24 wilds: 168 cards (S1).
    Edition1980,
    /// 20 wilds: 164 cards, made of four standard decks (S0b).
    Pre1980,
    /// Three standard decks with jokers, kings and jokers wild: 162 cards (S0b).
    ThreeDecks,
}

/// A suit of the decks that are made of standard ones. It never matters to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Suit {
    Spades,
    Hearts,
    Clubs,
    Diamonds,
}

impl Suit {
    /// The suit of a card where cards have suits: each has as many of every rank.
    pub fn of(card: Card) -> Suit {
        [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds][usize::from(card.id() % 4)]
    }
}

/// What is printed on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CardFace {
    /// A number.
    Number(Rank),
    /// The word WILD.
    Wild,
    /// An ace (1) to a queen (12) of a suit.
    Suited(Rank, Suit),
    /// A king of a suit, wild.
    King(Suit),
    /// A joker, wild.
    Joker,
}

/// The number cards of every deck.
const NUMBERED: u8 = 144;

/// The cards of the largest deck. The others have fewer wilds.
static CARDS: [Card; Deck::MAX_SIZE] = {
    let mut cards = [Card::NONE; _];
    let mut id = 0;
    while id < cards.len() {
        let rank = if id < NUMBERED as usize { Rank::new(id as u8 / 12 + 1) } else { None };
        if let Some(card) = Card::new(rank, id as u8) {
            cards[id] = card;
        }
        id += 1;
    }
    cards
};

impl Deck {
    /// Every deck.
    pub const ALL: [Deck; 4] = [Deck::Modern, Deck::Edition1980, Deck::Pre1980, Deck::ThreeDecks];

    /// The size of the largest deck.
    pub const MAX_SIZE: usize = Deck::Edition1980.size() as usize;

    /// The number of wilds.
    pub const fn wilds(self) -> u8 {
        match self {
            Deck::Modern | Deck::ThreeDecks => 18,
            Deck::Edition1980 => 24,
            Deck::Pre1980 => 20,
        }
    }

    /// The number of cards.
    pub const fn size(self) -> u8 {
        NUMBERED + self.wilds()
    }

    /// Its cards in the order of their identities: twelve 1s, twelve 2s … and the wilds.
    pub fn cards(self) -> &'static [Card] {
        &CARDS[..usize::from(self.size())]
    }

    /// What is printed on one of its cards.
    pub fn face(self, card: Card) -> CardFace {
        let suit = Suit::of(card);
        match (self, card.rank()) {
            (Deck::Modern | Deck::Edition1980, Some(rank)) => CardFace::Number(rank),
            (Deck::Modern | Deck::Edition1980 | Deck::Pre1980, None) => CardFace::Wild,
            (Deck::Pre1980 | Deck::ThreeDecks, Some(rank)) => CardFace::Suited(rank, suit),
            (Deck::ThreeDecks, None) if card.id() < NUMBERED + 12 => CardFace::King(suit),
            (Deck::ThreeDecks, None) => CardFace::Joker,
        }
    }
}
