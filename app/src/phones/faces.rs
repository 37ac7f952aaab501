//! Names of pictures: of cards, stones and their faces.

use skipstone_core::milestone::Milestone;
use skipstone_core::{Card, CardFace, Deck, Stone, Suit};
use skipstone_net::protocol::Reaction;

use crate::session::talk::reaction_mood;
use crate::theme::card_backs::CardBack;
use crate::widget::face::Face;
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
const fn suit_picture(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}

/// The faces of most tables' cards, with the names of their pictures.
pub(super) fn first_faces() -> impl Iterator<Item = (String, Face)> {
    let numbers = (1..=12).map(|rank| (format!("number-{rank:02}"), Face::Number(rank)));
    let large = (1..=12).map(|rank| (format!("large-{rank:02}"), Face::Large(rank)));
    let others = [("wild", Face::Wild), ("back", Face::Back(CardBack::Ripples))];
    numbers.chain(large).chain(others.map(|(name, face)| (name.to_owned(), face)))
}

/// The faces of all cards, with the names of their pictures.
pub(super) fn all_faces() -> impl Iterator<Item = (String, Face)> {
    let suits = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs].into_iter().flat_map(|suit| {
        (1..=13).map(move |rank| (format!("{}-{rank:02}", suit_picture(suit)), Face::Suited { rank, suit }))
    });
    first_faces().chain(suits).chain([("joker".to_owned(), Face::Joker)])
}

/// The picture of a stone, as `assets/stones` names it.
pub(super) fn stone_picture(stone: Stone) -> String {
    stone.key().to_ascii_lowercase()
}

/// The picture of a milestone's pebble, as the page finds it beside those of stones.
pub(super) fn pebble_picture(milestone: Milestone) -> String {
    format!("pebble-{}", milestone.key())
}

/// The name of a mood's face.
pub(super) const fn face(mood: Mood) -> &'static str {
    match mood {
        Mood::Calm => "calm",
        Mood::Blinking => "blinking",
        Mood::Playing => "playing",
        Mood::Thinking => "thinking",
        Mood::Asleep => "asleep",
        Mood::Joy => "joy",
        Mood::Rueful => "rueful",
        Mood::Watching => "watching",
        Mood::Gasping => "gasping",
        Mood::Eager => "eager",
    }
}

/// The name of a reaction's face.
pub(super) const fn reaction_face(reaction: Reaction) -> &'static str {
    face(reaction_mood(reaction))
}
