//! Rounds of self-play.

use skipstone_core::bot::learned::{NetKind, PlanFinder, ValueNet, sigmoid};
use skipstone_core::{
    EndReason, MAX_SEATS, Move, Round, Rules, Seat, Seed, Setup, StockSize, Team, deal, score,
};

use super::split_mix::SplitMix64;
use super::tables;

/// The first rounds of a training, which the planner plays for all seats: an untrained network's play teaches little.
const WARMUP_ROUNDS: u64 = 6000;

/// The probability that a seat explores: it takes any of its best plans.
const EXPLORATION_RATE: f32 = 0.05;

/// The probability that a seat plays as the planner does, for variety among opponents.
const PLANNER_SEAT_RATE: f32 = 0.12;

/// The number of plans that are evaluated, and of discards among those that differ in nothing else.
const PLANS: usize = 16;
const DISCARDS: usize = 3;

/// The trajectories of a round: positions after the plans of its seats, and the outcome.
#[derive(Debug, Clone)]
pub struct SelfPlayRound {
    /// One trajectory for each seat that learns.
    pub(super) trajectories: Vec<Trajectory>,
}

/// A seat's positions in a round, in order.
#[derive(Debug, Clone, Default)]
pub(super) struct Trajectory {
    /// The feature vectors, one after the other.
    pub(super) features: Vec<f32>,
    /// The predicted win probability of each position.
    pub(super) predictions: Vec<f32>,
    /// The outcome: 1 for a win, 0 for a loss, less than 1 for a blocked round.
    pub(super) outcome: f32,
}

pub(super) fn play(net: &ValueNet, kind: NetKind, seed: &Seed, number: u64) -> SelfPlayRound {
    let mut rng = SplitMix64(seed.short());
    let Some(mut round) = dealt(kind, seed, &mut rng) else {
        return SelfPlayRound { trajectories: Vec::new() };
    };
    let setup = *round.setup();
    let planned = number < WARMUP_ROUNDS;
    let planner_seats = [(); MAX_SEATS].map(|()| rng.fraction() < PLANNER_SEAT_RATE);
    let mut trajectories = vec![Trajectory::default(); setup.seat_count()];
    let mut finder = PlanFinder::default();
    while round.ending().is_none() {
        let seat = round.turn();
        let mut plans = finder.find(&round.view(seat), net, PLANS, DISCARDS);
        let mut best = (f32::MIN, 0);
        let explores = rng.fraction() < EXPLORATION_RATE;
        let follows = planned || planner_seats[seat.index()];
        let chosen = if follows {
            if planned && explores { rng.below(plans.count().min(3)) } else { 0 }
        } else if explores {
            rng.below(plans.count().min(6))
        } else {
            for plan in 0..plans.count() {
                let log_odds = plans.evaluate(plan).log_odds;
                if log_odds > best.0 {
                    best = (log_odds, plan);
                }
            }
            best.1
        };
        if planned || !planner_seats[seat.index()] {
            let evaluation = plans.evaluate(chosen);
            let trajectory = &mut trajectories[seat.index()];
            trajectory.features.extend(evaluation.features);
            trajectory.predictions.push(sigmoid(evaluation.log_odds));
        }
        let moves = plans.moves(chosen).to_vec();
        carry_out(&mut round, &moves);
    }
    for (seat, trajectory) in setup.seats().zip(&mut trajectories) {
        trajectory.outcome = outcome(&round, setup.team(seat));
    }
    SelfPlayRound { trajectories }
}

/// A setup of this kind of table, with stock piles of 30, 20 or 10 cards, or as many as fit.
fn dealt(kind: NetKind, seed: &Seed, rng: &mut SplitMix64) -> Option<Round> {
    let (seats, teams) = tables::of(kind)[rng.below(tables::of(kind).len())];
    let wanted = [30, 30, 20, 10][rng.below(4)];
    let of = |stock| Setup::new(Rules { stock: StockSize::Cards(stock), ..Rules::default() }, seats, teams);
    let setup = (5..=wanted).rev().step_by(5).chain((5..10).rev()).find_map(|stock| of(stock).ok())?;
    let dealer = Seat::from_index(rng.below(seats));
    deal::deal(setup, *seed, dealer, &deal::NO_AGES, &mut ()).ok()
}

/// The outcome of a round for a team, 0 to 1: a blocked one is worth less, as it scores less (RULES 5).
fn outcome(round: &Round, team: Team) -> f32 {
    let Some(ending) = round.ending().filter(|ending| ending.winner == Some(team)) else { return 0.0 };
    if ending.reason == EndReason::StockEmpty {
        return 1.0;
    }
    let result = score::round_result(round.setup(), ending.reason, round.stock_left().into());
    let points = result.map_or(0.0, |result| result.points[team.index()] as f32);
    points / (points + 25.0)
}

/// Plays the moves of a plan; any legal one in the place of the first that isn't.
fn carry_out(round: &mut Round, moves: &[Move]) {
    let mut play = |mv: &Move| round.play_into(round.turn(), *mv, &mut ()).is_ok();
    let is_played = !moves.is_empty() && moves.iter().all(&mut play);
    if !is_played && let Some(mv) = round.legal_moves().get(0) {
        round.play_legal(mv, &mut ());
    }
}
