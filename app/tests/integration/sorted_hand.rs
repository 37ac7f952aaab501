//! A hand sorted by number: whatever counts its cards counts them as they lie.

use iced::keyboard::key::Named;
use iced_test::core::widget::Id;
use iced_test::selector::Candidate;
use iced_test::selector::id;
use skipstone::board::{HandOrder, Slot};
use skipstone_core::{Card, Move, Pile, Source, Target};

use crate::game::{Game, short};
use crate::seen::Seen;

/// The own cards from left to right, with the slot of each.
fn hand(game: &Game) -> Vec<(u8, Card)> {
    let view = game.state.table();
    let mut hand: Vec<(u8, Card)> = (0..).zip(view.hand().iter()).collect();
    hand.sort_by_key(|(slot, card)| (card.rank().map_or(13, |rank| rank.number()), *slot));
    hand
}

fn place(game: &Game, slot: u8) -> usize {
    hand(game).iter().position(|(held, _)| *held == slot).expect("a card of the hand")
}

/// Whether the board has drawn and named the hand in its order, each card with the key of its place.
fn assert_in_order(game: &Game) {
    let mut seen = game.seen();
    let mut left = 0.0;
    for (nth, (slot, card)) in hand(game).into_iter().enumerate() {
        let slot = Slot::Hand(slot);
        let words = english!("slot-hand", slot = nth + 1, card = game.locale.card(card));
        let found = seen.find(id(Id::from(slot.to_string()))).expect("a card");
        assert!(found.bounds().x > left, "{slot} is card {} from the left", nth + 1);
        left = found.bounds().x;
        assert!(seen.find(words.as_str()).is_ok(), "{words}");
        let key = Id::from(format!("key-{slot}"));
        let key = seen.find(|candidate: Candidate<'_>| match candidate {
            Candidate::Text { id, content, .. } if id == Some(&key) => Some(content.to_owned()),
            _ => None,
        });
        assert_eq!(key.ok(), Some((nth + 1).to_string()), "{slot}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_round_is_played_by_the_keys_of_a_sorted_hand() {
    let mut game = Game::begin(2, 2, short()).await;
    game.settings.hand = HandOrder::Sorted;
    game.play(|game, mv| {
        let Move::Put(source, target) = mv else { panic!("{mv:?} moves no card") };
        game.types("?");
        game.key(Named::Escape);
        assert_in_order(game);
        let source = match source {
            Source::Hand(slot) => (place(game, slot) + 1).to_string(),
            Source::Stock(_) => "s".to_owned(),
            Source::Discard(pile, _) => ["q", "w", "e", "r"][pile.index()].to_owned(),
        };
        game.types(&source);
        match target {
            Target::Build(pile) => game.types(&(6 + pile.index()).to_string()),
            Target::Discard(pile, _) => game.types(["q", "w", "e", "r"][pile.index()]),
        }
    })
    .await;
}

#[tokio::test(start_paused = true)]
async fn a_typed_move_and_an_answer_count_the_cards_as_they_lie() {
    let mut game = Game::begin(2, 2, short()).await;
    game.settings.hand = HandOrder::Sorted;
    let cards: Vec<Card> = hand(&game).into_iter().map(|(_, card)| card).collect();
    assert_ne!(cards, game.state.table().hand().iter().collect::<Vec<_>>(), "a hand that isn’t drawn sorted");
    game.types("c");
    let names: Vec<String> = cards.iter().map(|card| game.locale.card(*card)).collect();
    let told = english!("slot-held-open", who = "you", name = "Player 1", cards = names.join(", "));
    assert!(game.shows(&told), "{told}");

    // A picked-up card continues as the move that its place begins.
    game.types("2>");
    assert!(game.shows(&english!("table-typing", typed = "h2>")));
    game.types("d1");
    game.key(Named::Enter);
    game.listen().await;
    let view = game.state.table();
    assert_eq!(view.discard_pile(view.seat(), Pile::One).next(), Some(cards[1]));
}

#[tokio::test(start_paused = true)]
async fn the_cursor_keeps_its_place_when_a_card_leaves() {
    let mut game = Game::begin(2, 2, short()).await;
    game.settings.hand = HandOrder::Sorted;
    let first = Slot::Hand(hand(&game)[0].0);
    game.key(Named::ArrowRight);
    let has_cursor =
        |game: &Game, slot: Slot| game.seen().find(id(Id::from(format!("cursor-{slot}")))).is_ok();
    assert!(has_cursor(&game, first));
    game.types("/h1>d1");
    game.key(Named::Enter);
    game.listen().await;
    assert!(has_cursor(&game, Slot::Hand(hand(&game)[0].0)));
}
