//! Does a player decide by what it sees, and by nothing else?
//!
//! In the middle of a round everything that the seat on turn can't see is dealt anew; its view is the same then, so its player
//! must choose the same move. That such a trial can fail, planted [peekers](crate::peekers) show.

use skipstone_core::bot::{Bot, Level};
use skipstone_core::{Act, Position, Round, Seat, SeatView, Seed, Setup};

use crate::hidden::dealt_anew;
use crate::peekers::{Peeker, Spot};
use crate::tables::{Lots, deal};
use crate::{everywhere, part, some_act};

/// What came of a trial.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Leaks {
    decisions: usize,
    /// How many became others because of cards that the player can't see.
    differences: usize,
}

/// Takes so many decisions, at tables of every kind. A player is made for each of them, at the table where it decides; honest
/// ones make nothing of that.
fn leaks(decisions: usize, seed: u64, player: &dyn Fn(&Round, Seat) -> Box<dyn Bot>) -> Leaks {
    let mut lots = Lots::new(seed);
    let mut leaks = Leaks::default();
    for (setup, number) in everywhere().into_iter().cycle().zip(seed..) {
        if leaks.decisions == decisions {
            break;
        }
        try_round(setup, number, decisions, &mut lots, &mut leaks, player);
    }
    leaks
}

/// Takes up to four decisions out of one round.
fn try_round(
    setup: Setup,
    number: u64,
    decisions: usize,
    lots: &mut Lots,
    leaks: &mut Leaks,
    player: &dyn Fn(&Round, Seat) -> Box<dyn Bot>,
) {
    let enough = decisions.min(leaks.decisions + 4);
    // Now all from its beginning, now from all of a long round.
    let apart = lots.pick(&[4, 16, 64, 256]);
    let (mut round, _) = deal(setup, number);
    while round.ending().is_none() && leaks.decisions < enough {
        let seat = round.turn();
        // Who could still be caught isn't part of a position (RULES 9).
        let mut act = some_act(&round, lots);
        if lots.below(apart) == 0 && round.view(seat).ahead().is_none() {
            let other = dealt_anew(&round, seat, lots);
            assert_alike(round.view(seat), other.view(seat));
            let mv = player(&round, seat).choose(&round.view(seat));
            assert_eq!(round.view(seat).check(mv), Ok(()), "{mv} in\n{}", Position::of(&round));
            leaks.decisions += 1;
            leaks.differences += usize::from(player(&other, seat).choose(&other.view(seat)) != mv);
            act = Act::Move(mv);
        }
        round.act(act, &mut ()).expect("it is legal");
    }
}

/// What two views of one seat tell must be the same, or a player may well decide otherwise.
fn assert_alike(one: SeatView<'_>, other: SeatView<'_>) {
    let json = |view| serde_json::to_string(&view).expect("a view is JSON");
    assert_eq!(json(one), json(other));
    assert!(one.legal_moves().iter().eq(other.legal_moves().iter()), "{}", json(one));
    let rest = |view: SeatView<'_>| {
        let mut completed: Vec<_> = view.completed().collect();
        completed.sort();
        (completed, view.turns(), view.moves(), view.promise())
    };
    assert_eq!(rest(one), rest(other));
}

fn leaks_of(level: Level, decisions: usize, seed: u64) -> Leaks {
    let chance = Seed::from_number(7);
    leaks(decisions, seed, &|_, seat| level.player(&chance, seat))
}

fn leaks_of_peeker(spot: Spot, decisions: usize) -> Leaks {
    leaks(decisions, 1, &|round, _| Box::new(Peeker::new(round.clone(), spot)))
}

#[test]
fn players_decide_by_what_they_see() {
    for level in Level::ALL {
        let decisions = part(level, 600);
        assert_eq!(leaks_of(level, decisions, 1), Leaks { decisions, differences: 0 }, "{level}");
    }
}

/// Whoever looks at any of the hidden places is caught by the same trial, many times over.
#[test]
fn peekers_are_caught() {
    for spot in Spot::ALL {
        let leaks = leaks_of_peeker(spot, 600);
        assert!(leaks.differences >= spot.expected(), "{spot:?}: {leaks:?}");
    }
}

/// The figures of `docs/bots.md`. `SKIPSTONE_DECISIONS` says how many decisions a level, if not 100,000.
#[test]
#[ignore = "takes an hour; prints the figures of docs/bots.md"]
#[expect(clippy::print_stdout)]
fn a_hundred_thousand_decisions_a_level() {
    let decisions = std::env::var("SKIPSTONE_DECISIONS").map_or(Ok(100_000), |count| count.parse());
    let decisions: usize = decisions.expect("SKIPSTONE_DECISIONS is a number");
    println!("| player | decisions | differences |\n| --- | --- | --- |");
    let told =
        |name: String, leaks: Leaks| println!("| {name} | {} | {} |", leaks.decisions, leaks.differences);
    for spot in Spot::ALL {
        told(format!("a peeker: {spot:?}"), leaks_of_peeker(spot, 10_000));
    }
    let mut differences = 0;
    for level in Level::ALL {
        let (half, rest) = (decisions / 2, decisions - decisions / 2);
        let (one, other) = std::thread::scope(|scope| {
            let one = scope.spawn(|| leaks_of(level, half, 1_000_000));
            (leaks_of(level, rest, 2_000_000), one.join().expect("a trial that comes to its end"))
        });
        let both = Leaks {
            decisions: one.decisions + other.decisions,
            differences: one.differences + other.differences,
        };
        told(level.to_string(), both);
        differences += both.differences;
    }
    assert_eq!(differences, 0);
}
