//! RULES 2: the table of decks, row by row.

use std::collections::HashMap;

use skipstone_core::{CardFace, Deck, Rank, Suit};

/// How often each thing is printed in a deck.
fn prints(deck: Deck) -> HashMap<CardFace, usize> {
    let mut prints = HashMap::new();
    deck.cards().iter().for_each(|card| *prints.entry(deck.face(*card)).or_default() += 1);
    prints
}

fn check(deck: Deck, size: usize, wilds: usize) {
    let cards = deck.cards();
    assert_eq!(cards.len(), size);
    assert_eq!(usize::from(deck.size()), size);
    assert_eq!(cards.iter().filter(|card| card.is_wild()).count(), wilds);
    assert_eq!(usize::from(deck.wilds()), wilds);
    for rank in Rank::all() {
        assert_eq!(cards.iter().filter(|card| card.rank() == Some(rank)).count(), 12, "{deck:?} rank {rank}");
    }
    // Every card has its own identity and its own text.
    assert!(cards.iter().zip(0..).all(|(card, id)| card.id() == id && card.to_string().parse() == Ok(*card)));
}

#[test]
fn section_2_modern() {
    check(Deck::Modern, 162, 18);
    let prints = prints(Deck::Modern);
    assert_eq!(prints[&CardFace::Wild], 18);
    assert!(Rank::all().all(|rank| prints[&CardFace::Number(rank)] == 12));
    assert_eq!(Deck::default(), Deck::Modern);
}

#[test]
fn section_2_edition_1980() {
    check(Deck::Edition1980, 168, 24);
    assert_eq!(prints(Deck::Edition1980)[&CardFace::Wild], 24);
}

/// Four standard decks: of the fourth only the aces, twos and threes are left, marked wild, and eight wilds stand for jokers.
#[test]
fn section_2_pre_1980() {
    check(Deck::Pre1980, 164, 20);
    let prints = prints(Deck::Pre1980);
    assert_eq!(prints[&CardFace::Wild], 8 + 3 * 4);
    three_of_each_suit(&prints);
}

/// Three standard decks with jokers: kings and jokers are wild.
#[test]
fn section_2_three_decks() {
    check(Deck::ThreeDecks, 162, 12 + 6);
    let prints = prints(Deck::ThreeDecks);
    assert_eq!(prints[&CardFace::Joker], 6);
    assert!(SUITS.iter().all(|suit| prints[&CardFace::King(*suit)] == 3));
    three_of_each_suit(&prints);
}

const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];

/// Aces to queens of three standard decks.
fn three_of_each_suit(prints: &HashMap<CardFace, usize>) {
    for rank in Rank::all() {
        assert!(SUITS.iter().all(|suit| prints[&CardFace::Suited(rank, *suit)] == 3), "rank {rank}");
    }
}
