//! Does a player decide by what it sees, and by nothing else?
//!
//! In the middle of a round everything that the seat on turn can't see is dealt anew; its view is the same then, so its player
//! must choose the same move. That such a trial can fail, planted [peekers](super::peekers) show.

use std::fmt::{Debug, Display};

use skipstone_core::bot::advice::advise;
use skipstone_core::bot::{Bot, Level};
use skipstone_core::{Move, PlayerAction, Position, Round, Seat, SeatView, Seed};

use super::hidden::dealt_anew;
use super::peekers::{Peeker, Spot};
use super::{everywhere, part, some_act};
use crate::tables::{TestRng, deal};

/// What came of a trial.
#[derive(Debug, Default)]
struct Leaks {
    decisions: usize,
    /// How many became others because of cards that the player can't see.
    differences: usize,
    /// The first of them, to look into.
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

/// Takes so many decisions, at tables of every kind. `ask` tells the move of the seat on turn, and what else is said of it.
fn leaks<T: PartialEq + Debug>(
    decisions: usize,
    seed: u64,
    ask: impl Fn(&Round, Seat) -> (Move, T),
) -> Leaks {
    let mut lots = TestRng::new(seed);
    let mut leaks = Leaks::default();
    for (setup, number) in everywhere().into_iter().cycle().zip(seed..) {
        if leaks.decisions == decisions {
            break;
        }
        let few = 4.min(decisions - leaks.decisions);
        leaks.add(leaks_of_round(deal(setup, number).0, few, &mut lots, &ask));
    }
    leaks
}

/// Takes up to so many decisions out of one round.
fn leaks_of_round<T: PartialEq + Debug>(
    mut round: Round,
    few: usize,
    lots: &mut TestRng,
    ask: &impl Fn(&Round, Seat) -> (Move, T),
) -> Leaks {
    let mut leaks = Leaks::default();
    // Now all from its beginning, now from all of a long round.
    let apart = lots.pick(&[4, 16, 64, 256]);
    while round.ending().is_none() && leaks.decisions < few {
        let seat = round.turn();
        let mut act = some_act(&round, lots);
        // Who could still be caught isn't part of a position (RULES 9).
        if lots.below(apart) == 0 && round.view(seat).out_of_turn_seat().is_none() {
            let other = dealt_anew(&round, seat, lots);
            assert_alike(round.view(seat), other.view(seat));
            let (mv, said) = ask(&round, seat);
            assert_eq!(round.view(seat).check(mv), Ok(()), "{mv} in\n{}", Position::of(&round));
            let (other_mv, other_said) = ask(&other, seat);
            let first = (other_mv != mv || other_said != said).then(|| {
                let [here, there] = [&round, &other].map(Position::of);
                format!("{mv}, {said:?} in\n{here}\n{other_mv}, {other_said:?} in\n{there}")
            });
            leaks.add(Leaks { decisions: 1, differences: first.iter().len(), first });
            act = PlayerAction::Move(mv);
        }
        round.apply(act, &mut ()).expect("it is legal");
    }
    leaks
}

/// What two views of one seat tell must be the same, or a player may well decide otherwise.
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
    leaks(decisions, seed, |round, seat| (level.seeded(7).choose(&round.view(seat)), ()))
}

fn leaks_of_peeker(spot: Spot, decisions: usize) -> Leaks {
    leaks(decisions, 1, |round, seat| (Peeker::new(round.clone(), spot).choose(&round.view(seat)), ()))
}

#[test]
fn players_decide_by_what_they_see() {
    for level in Level::ALL {
        leaks_of(level, part(level, 1600), 1).assert_none(level);
    }
}

/// A hint neither says nor gives away by its reasons what its player can't see.
#[test]
fn hints_come_from_what_the_player_sees() {
    let seed = Seed::from_number(7);
    let hint = |round: &Round, seat| {
        let advice = advise(&round.view(seat), &seed).expect("it is the seat's turn");
        (advice.line[0].mv, advice)
    };
    leaks(part(Level::STRONGEST, 800), 1, hint).assert_none("hints");
}

/// Whoever looks at any of the hidden places is caught by the same trial, many times over.
#[test]
fn peekers_are_caught() {
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

/// The figures of `docs/bots.md`. `SKIPSTONE_DECISIONS` says how many decisions a level, if not 100,000.
#[test]
#[ignore = "takes an hour; prints the figures of docs/bots.md"]
#[expect(clippy::print_stdout)]
fn a_hundred_thousand_decisions_a_level() {
    let decisions = std::env::var("SKIPSTONE_DECISIONS").map_or(Ok(100_000), |count| count.parse());
    let decisions: usize = decisions.expect("SKIPSTONE_DECISIONS is a number");
    println!("| player | decisions | differences |\n| --- | --- | --- |");
    let told = |name: &dyn Display, leaks: &Leaks| {
        println!("| {name} | {} | {} |", leaks.decisions, leaks.differences);
    };
    for spot in Spot::ALL {
        told(&format_args!("a peeker: {spot:?}"), &leaks_of_peeker(spot, 10_000));
    }
    let all = Level::ALL.map(|level| {
        let (half, rest) = (decisions / 2, decisions - decisions / 2);
        let both = std::thread::scope(|scope| {
            let one = scope.spawn(|| leaks_of(level, half, 1_000_000));
            let mut both = leaks_of(level, rest, 2_000_000);
            both.add(one.join().expect("a trial that comes to its end"));
            both
        });
        told(&level, &both);
        (level, both)
    });
    all.iter().for_each(|(level, leaks)| leaks.assert_none(level));
}
