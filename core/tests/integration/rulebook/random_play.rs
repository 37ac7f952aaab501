//! Random rounds under every preset and under random rules: after every move the engine and the second
//! implementation (`model`) must agree.

use std::collections::BTreeSet;

use skipstone_core::{Move, Position, Preset, Round, Setup, Source};

use super::model::Model;
use crate::tables::{SEATS_AND_TEAMS, TestRng, deal, preset_setup, random_setup, sample_size};

/// How moves are chosen. The styles complement each other.
#[derive(Debug, Clone, Copy)]
enum Style {
    Any,
    /// Stock first, plays before discards: the draw pile is used up and completed piles grow.
    Eager,
    /// Never plays a card while it can discard: hands run dry, discard piles grow.
    Hoarding,
    /// A random mix of the others.
    Mixed,
}

const STYLES: [Style; 4] = [Style::Any, Style::Eager, Style::Hoarding, Style::Mixed];

fn choose(style: Style, moves: &[Move], rng: &mut TestRng) -> Move {
    let style = if let Style::Mixed = style { rng.pick(&STYLES[..3]) } else { style };
    let some =
        |wanted: &dyn Fn(&Move) -> bool| -> Vec<Move> { moves.iter().copied().filter(wanted).collect() };
    let preferred = match style {
        Style::Any | Style::Mixed => vec![],
        Style::Eager => {
            let stock = some(&|mv| matches!(mv.source(), Some(Source::Stock(_))));
            if stock.is_empty() { some(&|mv| mv.is_play()) } else { stock }
        }
        Style::Hoarding => some(&|mv| !mv.is_play()),
    };
    rng.pick(if preferred.is_empty() { moves } else { &preferred })
}

/// Plays a round to its end and compares every step. Returns how it ended.
fn compare(setup: Setup, seed: u64, style: Style) -> Round {
    let mut rng = TestRng::new(seed);
    let (mut round, dealt) = deal(setup, seed);
    let (mut model, expected) = Model::deal(setup, &dealt[0], round.turn());
    assert_eq!(dealt, expected);
    let mut deck: Vec<_> = setup.rules().deck.cards().to_vec();
    deck.sort_by_key(|card| card.id());
    while round.ending().is_none() {
        let moves: Vec<Move> = round.legal_moves().iter().collect();
        let set: BTreeSet<Move> = moves.iter().copied().collect();
        assert_eq!(set.len(), moves.len(), "a move is listed twice: {moves:?}");
        // Trying every line of plays is slow.
        let looks = !setup.rules().lead_up || rng.below(6) == 0;
        if let Some(legal) = looks.then(|| model.legal()).flatten() {
            assert_eq!(set, legal, "legal moves of\n{}", Position::of(&round));
        }
        let mv = choose(style, &moves, &mut rng);
        let seat = round.turn();
        let events = round.play(seat, mv).expect("a legal move");
        let expected = model.play(mv, &events, round.view(seat).promise());
        assert_eq!(events, expected, "after {mv:?} of seat {seat}");
        assert_eq!(model.cards(), deck, "after {mv:?} of seat {seat}");
        assert_eq!(round.ending().is_some(), model.over);
    }
    assert!(round.legal_moves().is_empty());
    round
}

fn try_table(setup: Setup, seed: u64, style: Style) -> Round {
    let played = std::panic::catch_unwind(|| compare(setup, seed, style));
    played.unwrap_or_else(|_| {
        panic!(
            "seats {}, teams {}, seed {seed}, {style:?}, rules:\n{}",
            setup.seat_count(),
            setup.team_count(),
            setup.rules().to_toml()
        )
    })
}

#[test]
fn presets_follow_the_rule_book() {
    for (seed, preset) in (1..).zip(Preset::ALL) {
        for (seats, teams) in SEATS_AND_TEAMS {
            for style in STYLES {
                try_table(preset_setup(*preset, seats, teams), seed, style);
            }
        }
    }
}

#[test]
fn random_rules_follow_the_rule_book() {
    for seed in 0..sample_size(300) {
        let mut rng = TestRng::new(seed);
        try_table(random_setup(&mut rng), seed, rng.pick(&STYLES));
    }
}
