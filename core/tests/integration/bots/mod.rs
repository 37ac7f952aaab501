//! The computer players: no peeking, legal and deterministic moves, and rounds that end.
//!
//! `leaks` deals hidden cards anew (`hidden`) and asks a player again; `peekers` are cheating players that it must detect. `rounds`
//! plays whole rounds under any rules; both use one list of tables, [`everywhere`]. `easy` tests the beginner level, `characters`
//! tells players apart, `deviation` repeats the decisions of a record, `reviewed` looks at reviews of the
//! levels' own rounds, and `luck` weighs their cards.

mod characters;
mod deviation;
mod easy;
mod hidden;
mod leaks;
mod luck;
mod peekers;
mod reviewed;
mod rounds;

use skipstone_core::bot::{Bot, Greedy, Level};
use skipstone_core::{PlayerAction, Preset, Round, Rules, Setup};

use crate::tables::{
    SEATS_AND_TEAMS, TestRng, fitting_setup, preset_setup, random_act, random_setup, sample_size,
};

/// House rules that change what players may do or see.
const HOUSES: [&str; 13] = [
    "hide_buried = true",
    "preset = 'family'\nalternating = true",
    "replenish = 'at-once'",
    "draw = 3",
    "draw = 5\nreplenish = 12\nreplenish_from_builds = false\nstalled_after = 5",
    "wild_discard = false\nconsecutive_wilds = false",
    "team_piles = 'two-per-team'\nhide_buried = true",
    "finished_partner = 'goes-out'\nsharing = 'after-out'",
    "preset = 'classic-1980'\nteam_piles = 'two-per-team'\ndraw = 2",
    "preset = 'classic-1980'\nlead_up = false\nblocking = 0\nreplenish = 'at-once'",
    "preset = 'quick'\nhand = 7\nmax_rounds = 2",
    "preset = 'family'\nhand = 3\ndraw = 3\nsharing = 'never'\nstalled_scores = false\nfirst_player = 'highest-stock'",
    "preset = 'quick'\nmanual_draw = 'under-stock'\nout_of_turn = true",
];

/// A table of every kind: each preset and each of the house rules with every number of seats and teams, and random rules. They
/// are shuffled, so that any number of consecutive ones is a fair sample.
fn everywhere() -> Vec<Setup> {
    let at_every =
        |setup: &dyn Fn(usize, usize) -> Setup| SEATS_AND_TEAMS.map(|(seats, teams)| setup(seats, teams));
    let presets =
        (Preset::ALL.iter()).flat_map(|preset| at_every(&|seats, teams| preset_setup(*preset, seats, teams)));
    let houses = HOUSES.iter().flat_map(|house| {
        let rules = Rules::from_toml(house).expect("known rules");
        at_every(&|seats, teams| fitting_setup(rules, seats, teams))
    });
    let mut tables: Vec<Setup> = presets.chain(houses).collect();
    let mut rng = TestRng::new(2000);
    tables.extend((0..52).map(|_| random_setup(&mut rng)));
    for last in (1..tables.len()).rev() {
        tables.swap(last, rng.below(last + 1));
    }
    tables
}

/// The greedy player's move, or sometimes a random legal one, for varied positions.
fn some_act(round: &Round, rng: &mut TestRng) -> PlayerAction {
    match rng.below(5) {
        0 => random_act(round, rng),
        _ => PlayerAction::Move(Greedy.choose(&round.view(round.turn()))),
    }
}

/// The share of a full test in a normal run: slow levels are tested less.
fn part(level: Level, whole: usize) -> usize {
    match level {
        Level::Random | Level::Easy | Level::Greedy | Level::Normal | Level::Planner => whole,
        Level::Hard => whole / 4,
        Level::Expert => whole / 80,
    }
}
