//! The text form of cards and moves: texts and values correspond one to one.

use proptest::prelude::*;
use skipstone_core::{Card, Move, Pile, Rank, Seat, Source, Target};

fn seat() -> impl Strategy<Value = Seat> {
    (1..=12_u8).prop_map(|number| Seat::new(number).expect("a seat"))
}

fn pile() -> impl Strategy<Value = Pile> {
    proptest::sample::select(&Pile::ALL[..])
}

fn moves() -> impl Strategy<Value = Move> {
    let source = prop_oneof![
        (0..=254_u8).prop_map(Source::Hand),
        seat().prop_map(Source::Stock),
        (pile(), seat()).prop_map(|(pile, owner)| Source::Discard(pile, owner)),
    ];
    let target = prop_oneof![
        pile().prop_map(Target::Build),
        (pile(), seat()).prop_map(|(pile, owner)| Target::Discard(pile, owner)),
    ];
    prop_oneof![
        20 => (source, target).prop_map(|(source, target)| Move::Put(source, target)),
        1 => Just(Move::Pass),
        1 => Just(Move::Draw),
    ]
}

proptest! {
    #[test]
    fn moves_read_back(mv in moves(), by in seat()) {
        prop_assert_eq!(Move::parse(&mv.written_by(by).to_string(), by), Ok(mv));
    }

    /// Every text that parses as a move or a card is printed the same again.
    #[test]
    fn every_move_has_one_text(text in "[hsdbW0-9][0-9.@>]{0,6}|[0-9W]{1,3}\\.[0-9]{1,4}|[hsd][0-9]{0,2}(@[0-9]{1,2})?>[bd][0-9](@[0-9]{1,2})?", by in seat()) {
        if let Ok(mv) = Move::parse(&text, by) {
            // The seat that moves needn't be named.
            let own = format!("@{by}");
            let places: Vec<&str> = text.split('>').map(|place| place.strip_suffix(&own).unwrap_or(place)).collect();
            prop_assert_eq!(mv.written_by(by).to_string(), places.join(">"));
        }
        if let Ok(card) = text.parse::<Card>() {
            prop_assert_eq!(card.to_string(), text);
        }
    }
}

#[test]
fn cards_read_back() {
    let ranks = [None].into_iter().chain(Rank::all().map(Some));
    for rank in ranks {
        for id in 0..Card::IDS {
            let card = Card::new(rank, id as u8).expect("a card");
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!((card.rank(), usize::from(card.id()), card.is_wild()), (rank, id, rank.is_none()));
        }
    }
    assert_eq!(Card::new(None, Card::IDS as u8), None);
}

#[test]
fn invalid_text_is_reported_with_the_allowed_forms() {
    let card = |text: &str| text.parse::<Card>().expect_err(text).to_string();
    for text in ["", "7", "13.1", "0.1", "W.176", "7.083", "w.1", "7.+3", "7.83 ", "-"] {
        let error = card(text);
        assert!(error.contains(&format!("{text:?} is not a card")) && error.contains("7.83"), "{error}");
    }
    let mv = |text: &str| Move::parse(text, Seat::ONE).expect_err(text).to_string();
    let cases = [
        ("", "is not a move", "pass"),
        ("h1", "is not a move", "h3>b1"),
        ("h0>b1", "\"h0\" is not a place to take a card from", "d1 to d4"),
        ("h1@2>b1", "\"h1@2\" is not a place to take a card from", "s@3"),
        ("d5>b1", "\"d5\" is not a place to take a card from", "d1 to d4"),
        ("s@13>b1", "\"s@13\" is not a place to take a card from", "seat 3"),
        ("h1>b5", "\"b5\" is not a place to put a card on", "b1 to b4"),
        ("h1>s", "\"s\" is not a place to put a card on", "d1 to d4"),
        ("h1>b1@2", "\"b1@2\" is not a place to put a card on", "b1 to b4"),
        ("é>b1", "\"é\" is not a place", "h1"),
    ];
    for (text, what, allowed) in cases {
        let error = mv(text);
        assert!(error.contains(what) && error.contains(allowed), "{text:?}: {error}");
    }
}
