//! Players decide by visible cards only.
//!
//! In the middle of a round, the cards that the seat on turn can't see are dealt anew. Its view stays the same, so its player must
//! choose the same move. Cheating [peekers](super::peekers) prove that the test can fail.

use std::fmt::{Debug, Display};

use skipstone_core::bot::advice::advise;
use skipstone_core::bot::{Bot, Character, Level};
use skipstone_core::{Move, PlayerAction, Position, Round, Seat, SeatView};

use super::hidden::dealt_anew;
use super::peekers::{Peeker, Spot};
use super::{everywhere, part, sample_size, some_act};
use crate::tables::{TestRng, deal};

/// The result of a test run.
#[derive(Debug, Default)]
struct Leaks {
    decisions: usize,
    /// The number of decisions that changed with hidden cards.
    differences: usize,
    /// The first of them, for debugging.
    first: Option<String>,
}

impl Leaks {
    fn add(&mut self, other: Leaks) {
        self.decisions += other.decisions;
        self.differences += other.differences;
        self.first = self.first.take().or(other.first);
    }

    fn assert_none(&self, who: impl Display) {
        let first = self.first.as_deref().unwrap_or_default();
        assert_eq!(self.differences, 0, "{who} in {} decisions; the first: {first}", self.decisions);
    }
}

/// Tests a number of decisions at tables of every kind. `ask` returns the move of the seat on turn, with any further output.
fn leaks<T: PartialEq + Debug>(
    decisions: usize,
    seed: u64,
    ask: impl Fn(&Round, Seat) -> (Move, T),
) -> Leaks {
    let mut rng = TestRng::new(seed);
    let mut leaks = Leaks::default();
    for (setup, number) in everywhere().into_iter().cycle().zip(seed..) {
        if leaks.decisions == decisions {
            break;
        }
        let few = 4.min(decisions - leaks.decisions);
        leaks.add(leaks_of_round(deal(setup, number).0, few, &mut rng, &ask));
    }
    leaks
}

/// Tests up to a number of decisions of one round.
fn leaks_of_round<T: PartialEq + Debug>(
    mut round: Round,
    few: usize,
    rng: &mut TestRng,
    ask: &impl Fn(&Round, Seat) -> (Move, T),
) -> Leaks {
    let mut leaks = Leaks::default();
    // Either all from its beginning, or spread over a long round.
    let apart = rng.pick(&[4, 16, 64, 256]);
    while round.ending().is_none() && leaks.decisions < few {
        let seat = round.turn();
        let mut act = some_act(&round, rng);
        // Who could still be caught isn't part of a position (RULES 9).
        if rng.below(apart) == 0 && round.view(seat).out_of_turn_seat().is_none() {
            let other = dealt_anew(&round, seat, rng);
            assert_alike(round.view(seat), other.view(seat));
            let (mv, said) = ask(&round, seat);
            assert_eq!(round.view(seat).check(mv), Ok(()), "{mv:?} in\n{}", Position::of(&round));
            let (other_mv, other_said) = ask(&other, seat);
            let first = (other_mv != mv || other_said != said).then(|| {
                let [here, there] = [&round, &other].map(Position::of);
                format!("{mv:?}, {said:?} in\n{here}\n{other_mv:?}, {other_said:?} in\n{there}")
            });
            leaks.add(Leaks { decisions: 1, differences: first.iter().len(), first });
            act = PlayerAction::Move(mv);
        }
        round.apply(act, &mut ()).expect("it is legal");
    }
    leaks
}

/// Asserts that two views of one seat are the same.
fn assert_alike(one: SeatView<'_>, other: SeatView<'_>) {
    let written = |view: &SeatView<'_>| {
        let mut view = serde_json::to_value(view).expect("a view is JSON");
        // They are listed in no particular order.
        let completed = view["completed_cards"].as_array_mut().expect("a list of cards");
        completed.sort_by_key(|card| card.to_string());
        view
    };
    assert_eq!(written(&one), written(&other));
    assert!(one.legal_moves().iter().eq(other.legal_moves().iter()), "{}", written(&one));
}

fn leaks_of(level: Level, decisions: usize, seed: u64) -> Leaks {
    leaks(decisions, seed, |round, seat| {
        // In turn with every character, and with none.
        let character = Character::ALL.get(round.turns() as usize % 12).copied();
        (level.in_character(character, 7).choose(&round.view(seat)), ())
    })
}

fn leaks_of_peeker(spot: Spot, decisions: usize) -> Leaks {
    leaks(decisions, 1, |round, seat| (Peeker::new(round.clone(), spot).choose(&round.view(seat)), ()))
}

#[test]
fn players_decide_by_visible_cards_only() {
    for level in Level::ALL {
        leaks_of(level, part(level, 1600), 1).assert_none(level);
    }
}

/// Neither a hint nor its reasons depend on cards that its player can't see.
#[test]
fn hints_depend_on_visible_cards_only() {
    let hint = |round: &Round, seat| {
        let advice = advise(&round.view(seat)).expect("it is the seat's turn");
        (advice.line[0].mv, advice)
    };
    leaks(part(Level::STRONGEST, 800), 1, hint).assert_none("hints");
}

/// The same test detects a player that looks at any of the hidden places, many times over.
#[test]
fn players_that_peek_are_detected() {
    for spot in Spot::ALL {
        let leaks = leaks_of_peeker(spot, 600);
        assert!(
            leaks.differences >= spot.expected(),
            "{spot:?}: {} of {}",
            leaks.differences,
            leaks.decisions
        );
    }
}

#[test]
#[ignore = "takes an hour; prints the figures of docs/bots.md"]
#[expect(clippy::print_stdout)]
fn a_hundred_thousand_decisions_of_each_level() {
    let decisions = sample_size(100_000) as usize;
    println!("| player | decisions | differences |\n| --- | --- | --- |");
    let shown = |name: &dyn Display, leaks: &Leaks| {
        println!("| {name} | {} | {} |", leaks.decisions, leaks.differences);
    };
    for spot in Spot::ALL {
        shown(&format_args!("a peeker: {spot:?}"), &leaks_of_peeker(spot, 10_000));
    }
    let all = Level::ALL.map(|level| {
        let (half, rest) = (decisions / 2, decisions - decisions / 2);
        let both = std::thread::scope(|scope| {
            let one = scope.spawn(|| leaks_of(level, half, 1_000_000));
            let mut both = leaks_of(level, rest, 2_000_000);
            both.add(one.join().expect("a trial that comes to its end"));
            both
        });
        shown(&level, &both);
        (level, both)
    });
    all.iter().for_each(|(level, leaks)| leaks.assert_none(level));
}
