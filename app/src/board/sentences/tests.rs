use skipstone_core::{Pile, Preset, Replica, Seed, Setup, deal};

use super::*;
use crate::board::Slot;
use crate::locale::Language;

/// The sentences for seat 1 from the deal through the first moves.
fn heard(language: Language) -> Vec<String> {
    let setup = Setup::new(Preset::Standard.rules(), 2, 2).expect("two can play");
    let mut events = Vec::new();
    let mut round =
        deal::deal(setup, Seed::from_number(1), Seat::ONE, &deal::NO_AGES, &mut events).expect("no ages");
    let names = ["Ada".to_owned(), "Flint".to_owned()];
    let locale = Locale::new(language);
    let wording = TableWording { locale: &locale, names: &names, me: Some(Seat::ONE) };
    let mut replica = Replica::new(setup, Seat::ONE);
    let mut heard = Vec::new();
    for mv in ["h1>d1", "h5>d2"] {
        events.extend(
            round
                .play(round.turn(), Move::parse(mv, round.turn()).expect("a move"))
                .expect("a discard is legal"),
        );
        for event in events.drain(..) {
            let seen = VisibleEvent::of(&event, Some(Seat::ONE), &round);
            replica.apply(&seen);
            heard.push(wording.event(&seen, &setup));
        }
    }
    heard
}

#[test]
fn others_are_named_and_the_player_is_addressed() {
    let heard = heard(Language::ENGLISH);
    assert_eq!(heard[0], "The cards are dealt: 30 for each stock pile.");
    assert_eq!(heard[1], "Flint’s turn.");
    assert_eq!(heard[2], "Flint draws 5 cards.");
    assert!(
        heard[3].starts_with("Flint discards a") && heard[3].ends_with("onto discard pile 1."),
        "{}",
        heard[3]
    );
    assert_eq!(heard[4], "Your turn.");
    assert!(heard[5].starts_with("You draw ") && heard[5].split(", ").count() == 5, "{}", heard[5]);
    assert!(heard[6].starts_with("You discard "), "{}", heard[6]);
}

#[test]
fn german_describes_the_same_events() {
    assert_eq!(heard(Language::GERMAN).len(), heard(Language::ENGLISH).len());
    assert_eq!(heard(Language::GERMAN)[4], "Du bist am Zug.");
}

#[test]
fn a_place_is_described_with_its_cards() {
    let setup = Setup::new(Preset::Quick.rules(), 2, 2).expect("two can play");
    let round = deal::deal(setup, Seed::from_number(1), Seat::ONE, &deal::NO_AGES, &mut ()).expect("no ages");
    let names = ["Ada".to_owned(), "Flint".to_owned()];
    let locale = Locale::new(Language::ENGLISH);
    let wording = TableWording { locale: &locale, names: &names, me: Some(Seat::ONE) };
    let flint = Seat::from_index(1);
    let says = |slot| wording.slot(&round.view(Seat::ONE), slot);
    assert_eq!(says(Slot::Build(Pile::Two)), "Build pile 2, needs 1");
    assert_eq!(says(Slot::OtherHand(flint)), "Flint holds 5 cards");
    assert_eq!(says(Slot::Discard(Seat::ONE, Pile::One)), "Your discard pile 1, empty");
    assert!(says(Slot::Stock(flint)).starts_with("Flint’s stock pile, "));
    assert!(says(Slot::Stock(flint)).ends_with(" on top, 10 left"));
}
