//! Names of pictures: of cards, stones and their faces.

use skipstone_core::{Card, CardFace, Deck, Stone, Suit};
use skipstone_net::protocol::Reaction;

use crate::session::talk::reaction_mood;
use crate::widget::stone::Mood;

/// The picture of a card of a deck, as `assets/cards` names it.
pub(super) fn card_picture(deck: Deck, card: Card) -> String {
    match deck.face(card) {
        CardFace::Number(rank) => format!("number-{:02}", rank.number()),
        CardFace::Wild => "wild".to_owned(),
        CardFace::Suited(rank, suit) => format!("{}-{:02}", suit_picture(suit), rank.number()),
        CardFace::King(suit) => format!("{}-13", suit_picture(suit)),
        CardFace::Joker => "joker".to_owned(),
    }
}

/// A suit, as the pictures of its cards are named.
pub(super) const fn suit_picture(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}

/// The picture of a stone, as `assets/stones` names it.
pub(super) fn stone_picture(stone: Stone) -> String {
    stone.key().to_ascii_lowercase()
}

/// The name of a mood's face.
pub(super) const fn face(mood: Mood) -> &'static str {
    match mood {
        Mood::Calm => "calm",
        Mood::Playing => "playing",
        Mood::Thinking => "thinking",
        Mood::Asleep => "asleep",
        Mood::Joy => "joy",
        Mood::Rueful => "rueful",
    }
}

/// The name of a reaction's face.
pub(super) const fn reaction_face(reaction: Reaction) -> &'static str {
    face(reaction_mood(reaction))
}
