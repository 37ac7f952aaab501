//! Rounds of self-play.

use crate::deal;
use crate::event::EndReason;
use crate::round::Round;
use crate::rules::{Rules, StockSize};
use crate::score;
use crate::seat::{MAX_SEATS, Seat, Team};
use crate::seed::Seed;
use crate::setup::Setup;

use super::super::value_net::{ValueNet, sigmoid};
use super::super::{NetKind, PlanEvaluator};
use super::SplitMix64;
use crate::bot::plan::carry_out;
use crate::bot::planner::Planner;
use crate::bot::rank_view::RankView;

/// The first rounds of a training, which the planner plays for all seats: an untrained network's play teaches little.
const WARMUP_ROUNDS: u64 = 6000;

/// The probability that a seat explores: it takes any of its best plans.
const EXPLORATION_RATE: f32 = 0.05;

/// The probability that a seat plays as the planner does, for variety among opponents.
const PLANNER_SEAT_RATE: f32 = 0.12;

/// The number of plans that are evaluated.
const PLANS: usize = 16;

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
    let mut planner = Planner::default();
    while round.ending().is_none() {
        let seat = round.turn();
        let view = round.view(seat);
        let rank_view = RankView::of(&view);
        let found = planner.find(&rank_view, PLANS, 3).to_vec();
        let mut evaluator = PlanEvaluator::with(net, &rank_view);
        let mut best = (f32::MIN, 0);
        let explores = rng.fraction() < EXPLORATION_RATE;
        let follows = planned || planner_seats[seat.index()];
        let chosen = if follows {
            if planned && explores { rng.below(found.len().min(3)) } else { 0 }
        } else if explores {
            rng.below(found.len().min(6))
        } else {
            for (at, (_, plan)) in found.iter().enumerate() {
                let log_odds = evaluator.evaluate(&rank_view, planner.plans(), *plan);
                if log_odds > best.0 {
                    best = (log_odds, at);
                }
            }
            best.1
        };
        let plan = found[chosen].1;
        if planned || !planner_seats[seat.index()] {
            let log_odds = evaluator.evaluate(&rank_view, planner.plans(), plan);
            let trajectory = &mut trajectories[seat.index()];
            trajectory.features.extend(&evaluator.features[..kind.inputs()]);
            trajectory.predictions.push(sigmoid(log_odds));
        }
        let moves = planner.moves(&rank_view, &view, plan);
        carry_out(&mut round, moves);
    }
    for (seat, trajectory) in setup.seats().zip(&mut trajectories) {
        trajectory.outcome = outcome(&round, setup.team(seat));
    }
    SelfPlayRound { trajectories }
}

/// A setup of this kind of table, with stock piles of 30, 20 or 10 cards, or as many as fit.
fn dealt(kind: NetKind, seed: &Seed, rng: &mut SplitMix64) -> Option<Round> {
    let (seats, teams) = kind.tables()[rng.below(kind.tables().len())];
    let wanted = [30, 30, 20, 10][rng.below(4)];
    let of = |stock| Setup::new(Rules { stock: StockSize::Cards(stock), ..Rules::default() }, seats, teams);
    let setup = (5..=wanted).rev().step_by(5).chain((5..10).rev()).find_map(|stock| of(stock).ok())?;
    let dealer = Seat::from_index(rng.below(seats));
    deal::deal(setup, *seed, dealer, &deal::NO_AGES, &mut ()).ok()
}

/// The outcome of a round for a team, 0 to 1: a blocked one is worth less, as it scores less (RULES 5).
fn outcome(round: &Round, team: Team) -> f32 {
    let Some(ending) = round.ending().filter(|ending| ending.winner == Some(team)) else { return 0.0 };
    let points =
        score::points(round.setup(), ending.reason, ending.winner, &round.stock_left())[team.index()] as f32;
    if ending.reason == EndReason::StockEmpty { 1.0 } else { points / (points + 25.0) }
}
