use std::fmt::Write as _;
use std::{env, fs};

use skipstone_core::{Pile, Position, Round};

use super::*;
use crate::locale::{Language, Locale};

/// Two seats: Ada builds up to her stock card, past the rank that Flint waits for.
const TWO: &str = "b1: 1 2 3 4\nb2: 1 2 3 4 5 6\nd1@1: 9\nd2@1: 5\nh@1: 5 6 W 9 12\ns@1: 3? 7\ns@2: 4? 8";
/// The same table with a hand that can play nothing.
const STUCK: &str = "b1: 1 2 3 4\nd1@1: 9\nd2@1: 10\nh@1: 9 9 12 11 W\ns@1: 3? 7\ns@2: 4? 5";
/// The first of two pairs; its partner is down to the last stock card.
const PAIRS: &str = "seats: 4\nteams: 2\nb3: 1 2\nh@1: 2 W\nd4@3: 4\ns@1: 3? 12\ns@2: 9\ns@3: 3\ns@4: 11";
/// An 11 that could lie on a 12.
const ORDER: &str = "h@1: 11 7\nd1@1: 12\ns@1: 3\ns@2: 8";
/// A last stock card that is a wild.
const LAST: &str = "b1: 1 2\nh@1: 4\ns@1: W\ns@2: 8";
/// An empty hand and an empty draw pile.
const EMPTY: &str = "rest: d1@2\nb1: 1 2 3 4\nd1@1: 5\ns@1: 3? 9\ns@2: 8";

fn rank(number: u8) -> Option<Rank> {
    Rank::new(number)
}

fn ranks(numbers: &[u8]) -> Vec<Rank> {
    numbers.iter().filter_map(|number| Rank::new(*number)).collect()
}

/// Positions with the recommended line, and together every kind of reason.
fn cases() -> Vec<(&'static str, &'static str, Vec<Reason>)> {
    let (own, other, partner) = (Seat::ONE, Seat::from_index(1), Seat::from_index(2));
    let keeps = |ranks: &[Option<Rank>], owner| Reason::Keeps { ranks: ranks.to_vec(), owner };
    vec![
        (TWO, "h1>b1 h1>b1 s>b1", vec![Reason::Stock { owner: own }]),
        (
            TWO,
            "s>b2",
            vec![Reason::Stock { owner: own }, Reason::Blocks { pile: Pile::Two, opponent: other }],
        ),
        (TWO, "d2>b1 h2>b1 h2>b2", vec![Reason::NewHand]),
        (TWO, "h3>b2 h4>d3", vec![Reason::OntoFree, keeps(&[rank(5), rank(6)], own)]),
        (STUCK, "h1>d1", vec![Reason::OntoEqual, Reason::HoldsBack { pile: Pile::One, opponent: other }]),
        (TWO, "h1>b1 h4>d3", vec![Reason::HoldsBack { pile: Pile::One, opponent: other }, Reason::OntoFree]),
        (STUCK, "h1>d2", vec![Reason::OntoHigher, Reason::HoldsBack { pile: Pile::Two, opponent: other }]),
        (STUCK, "h3>d2", vec![Reason::BuriesLeast { top: rank(10) }, Reason::NeededLate]),
        (STUCK, "h5>d2", vec![Reason::BuriesLeast { top: None }, keeps(&[rank(9), rank(12), None], own)]),
        (STUCK, "h5>d1", vec![keeps(&[None], own)]),
        (PAIRS, "s@3>b3 d4@3>b3", vec![Reason::Stock { owner: partner }, keeps(&[rank(2)], partner)]),
        (TWO, "h3>b1 h4>d3", vec![Reason::Nears { missing: ranks(&[6]), owner: own }, Reason::OntoFree]),
        (STUCK, "h5>b1 h1>d1", vec![Reason::Nears { missing: Vec::new(), owner: own }]),
        (PAIRS, "h1>d1", vec![Reason::Nears { missing: ranks(&[1, 2]), owner: partner }]),
        (TWO, "h5>d3", vec![Reason::StockWaits { owner: own, wilds: 0 }, Reason::OntoFree]),
        (TWO, "h5>d4", vec![Reason::StockWaits { owner: own, wilds: 1 }]),
        (PAIRS, "h1>d1", vec![Reason::StockWaits { owner: partner, wilds: 2 }]),
        (ORDER, "h1>d2", vec![Reason::FreeOverHigher { top: Rank::new(12).expect("a rank") }]),
        (LAST, "s>b1", vec![Reason::Wins]),
        (EMPTY, "d1>b1 pass", vec![Reason::OnlyWay]),
    ]
}

/// Moves with their cards, from a round on.
fn line_of(round: &Round, moves: &str) -> Vec<AdvisedMove> {
    let (mut then, mut line) = (round.clone(), Vec::new());
    for mv in moves.split(' ') {
        let mv = Move::parse(mv, Seat::ONE).expect("a move");
        line.push(AdvisedMove::of(&then.view(Seat::ONE), mv));
        then.play(Seat::ONE, mv).unwrap_or_else(|why| panic!("{moves}: {mv:?}: {why}"));
    }
    line
}

/// The sentences of a case for a reader at seat `me`; `None` for a spectator.
fn said((position, moves, reasons): &(&str, &str, Vec<Reason>), locale: &Locale, me: Option<Seat>) -> String {
    let position: Position = position.parse().expect("a position");
    let round = position.round().unwrap_or_else(|why| panic!("{moves}: {why}"));
    let line = line_of(&round, moves);
    let names = ["Ada", "Flint", "Slate", "Onyx"].map(str::to_owned);
    let wording = TableWording { locale, names: &names, me };
    let reasons = wording.reasons(&round.view(Seat::ONE), &line, reasons);
    match me {
        Some(me) => format!("{} {reasons}", wording.hint(me, &line)),
        None => format!("{}. {reasons}", wording.line(Seat::ONE, &line)),
    }
}

/// What hints and lines say in the two languages that their reasons are worded in first.
const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/board/sentences/advice/golden.txt");

/// `SKIPSTONE_WRITE_GOLDEN=1` writes the file; review the diff before committing it.
#[test]
fn hints_match_the_golden_texts() {
    let mut text = String::new();
    for language in [Language::ENGLISH, Language::GERMAN] {
        let locale = Locale::new(language);
        writeln!(text, "# {language}").expect("a string takes it");
        for case in cases() {
            for me in [Some(Seat::ONE), None] {
                let said = said(&case, &locale, me);
                assert!(!said.contains(['{', '$']), "an argument is missing: {said}");
                writeln!(text, "{said}").expect("a string takes it");
            }
        }
    }
    if env::var_os("SKIPSTONE_WRITE_GOLDEN").is_some() {
        fs::write(GOLDEN, &text).expect("the golden file can be written");
    }
    assert_eq!(text, fs::read_to_string(GOLDEN).expect("the golden file"));
}

#[test]
fn the_golden_texts_have_every_reason() {
    let kind = |reason: &Reason| match reason {
        Reason::OnlyWay => 0,
        Reason::Wins => 1,
        Reason::Stock { .. } => 2,
        Reason::NewHand => 3,
        Reason::Keeps { .. } => 4,
        Reason::HoldsBack { .. } => 5,
        Reason::Blocks { .. } => 6,
        Reason::OntoEqual => 7,
        Reason::OntoHigher => 8,
        Reason::OntoFree => 9,
        Reason::BuriesLeast { .. } => 10,
        Reason::NeededLate => 11,
        Reason::FreeOverHigher { .. } => 12,
        Reason::StockWaits { .. } => 13,
        Reason::Nears { .. } => 14,
    };
    let mut kinds: Vec<_> = cases().iter().flat_map(|(_, _, reasons)| reasons.iter().map(kind)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds, (0..15).collect::<Vec<_>>());
}

/// Whoever has played something else, a clear mistake, must not take that for what a hint calls about as good.
#[test]
fn a_close_call_names_what_is_about_as_good() {
    let round = TWO.parse::<Position>().expect("a position").round().expect("a possible position");
    let names = ["Ada", "Flint"].map(str::to_owned);
    for language in Language::all() {
        let locale = Locale::new(language);
        let wording = TableWording { locale: &locale, names: &names, me: Some(Seat::ONE) };
        let advice = |certainty, as_good| Advice {
            line: line_of(&round, "s>b2"),
            reasons: Vec::new(),
            win_probability: None,
            certainty,
            as_good,
        };
        let as_good = line_of(&round, "h3>b2 h4>d3");
        let named = wording.line(Seat::ONE, &as_good);
        let said = wording.certainty(Seat::ONE, &advice(Certainty::Equal, Some(as_good)));
        assert!(said.contains(&named), "{said}");
        assert!(!wording.certainty(Seat::ONE, &advice(Certainty::Clear, None)).contains(&named));
    }
}
