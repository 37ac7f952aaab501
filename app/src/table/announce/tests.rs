use skipstone_core::{Mirror, Preset, Seed, Setup, deal};

use super::*;
use crate::locale::Language;
use crate::table::Slot;

/// What seat 1 hears of a deal and the first moves of it.
fn heard(language: Language) -> Vec<String> {
    let setup = Setup::new(Preset::Standard.rules(), 2, 2).expect("two can play");
    let mut events = Vec::new();
    let mut round =
        deal::deal(setup, Seed::from_number(1), Seat::ONE, &deal::AGELESS, &mut events).expect("no ages");
    let names = ["Ada".to_owned(), "Flint".to_owned()];
    let locale = Locale::new(language);
    let voice = Voice { locale: &locale, names: &names, me: Some(Seat::ONE) };
    let mut mirror = Mirror::new(setup, Seat::ONE);
    let mut heard = Vec::new();
    for mv in ["h1>d1", "h5>d2"] {
        events.extend(round.play(round.turn(), mv.parse().expect("a move")).expect("a discard is legal"));
        for event in events.drain(..) {
            let seen = Seen::of(&event, Some(Seat::ONE), &round);
            mirror.apply(&seen);
            heard.push(voice.event(&seen, &setup));
        }
    }
    heard
}

#[test]
fn others_are_called_by_name_and_the_listener_is_not() {
    let heard = heard(Language::English);
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
fn german_says_as_much() {
    assert_eq!(heard(Language::German).len(), heard(Language::English).len());
    assert_eq!(heard(Language::German)[4], "Du bist am Zug.");
}

#[test]
fn a_place_is_named_with_what_lies_there() {
    let setup = Setup::new(Preset::Quick.rules(), 2, 2).expect("two can play");
    let round = deal::deal(setup, Seed::from_number(1), Seat::ONE, &deal::AGELESS, &mut ()).expect("no ages");
    let names = ["Ada".to_owned(), "Flint".to_owned()];
    let locale = Locale::new(Language::English);
    let voice = Voice { locale: &locale, names: &names, me: Some(Seat::ONE) };
    let flint = Seat::at(1);
    let says = |slot| voice.slot(&round.view(Seat::ONE), slot);
    assert_eq!(says(Slot::Build(1)), "Build pile 2, needs 1");
    assert_eq!(says(Slot::Held(flint)), "Flint holds 5 cards");
    assert_eq!(says(Slot::Discard(Seat::ONE, 0)), "Your discard pile 1, empty");
    assert!(says(Slot::Stock(flint)).starts_with("Flint’s stock pile, "));
    assert!(says(Slot::Stock(flint)).ends_with(" on top, 10 left"));
}
