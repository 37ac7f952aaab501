//! Look-ahead search: each of the best plans is played out in the same determinizations up to the seat's next turn, and the
//! results are evaluated by the value network. Weak plans are dropped on the way (sequential halving).

use crate::moves::Move;
use crate::round::Round;
use crate::seat::Seat;
use crate::seed::Seed;
use crate::view::SeatView;

use super::determinization::Determinizations;
use super::learned::sigmoid;
use super::plan::{Plan, PlanSearch, carry_out};
use super::rank_view::RankView;
use super::value_net_bot::ValueNetBot;

/// The search budget, in determinizations rather than time, so that results are the same on every computer.
#[derive(Debug, Clone, Copy)]
pub(super) struct Effort {
    /// The most plans searched.
    plans: usize,
    /// How far a plan may be evaluated worse than the best, in log-odds, to be looked at.
    margin: f32,
    /// In how many worlds each is looked at first, with two seats; each time in twice as many. To look ahead round a larger table
    /// takes longer, so there it is fewer.
    samples: u64,
    /// How many times they are looked at, each time only the better half of them.
    stages: u32,
}

/// How much of a plan's worth is its own judgement; the rest is what it leads to.
const PRIOR_WEIGHT: f32 = 0.8;

/// The search. Keeps only allocated memory between decisions.
#[derive(Debug)]
pub(super) struct LookaheadSearch {
    seed: u64,
    /// Evaluates the seat's plans.
    own: ValueNetBot,
    /// Plays for all seats in the determinizations, quickly.
    quick: ValueNetBot,
}

/// A plan with its estimated win probability.
#[derive(Debug, Clone)]
pub(super) struct Candidate {
    pub(super) plan: Plan,
    /// The moves of the plan, at least one.
    pub(super) moves: Vec<Move>,
    /// Whether this is the plan that was played, for a review.
    pub(super) played: bool,
    /// The estimated win probability, 0 to 1.
    pub(super) win_probability: f32,
    /// The win probability by the value network alone.
    prior: f32,
    /// The sum of win probabilities over the determinizations.
    lookahead_sum: f32,
}

impl Effort {
    /// The budget of a move in a game.
    pub(super) const MOVE: Effort = Effort { plans: 3, margin: 0.15, samples: 12, stages: 1 };

    /// The budget of advice to a person.
    pub(super) const ADVICE: Effort = Effort { plans: 8, margin: 1.0, samples: 24, stages: 3 };
}

impl LookaheadSearch {
    /// A search whose determinizations come from a seed.
    pub(super) fn new(seed: u64) -> LookaheadSearch {
        LookaheadSearch { seed, own: ValueNetBot::new(24, 4), quick: ValueNetBot::quick(4, 1) }
    }

    /// The plans that may begin now, best first; the one that was played, if that is asked, is weighed to the end
    /// whatever it is worth.
    pub(super) fn rank_plans(
        &mut self,
        view: &SeatView<'_>,
        effort: &Effort,
        played: &[Move],
    ) -> Vec<Candidate> {
        let rank_view = RankView::of(view);
        let mut weighed = self.candidates(view, &rank_view, effort, played);
        let settled = |weighed: &[Candidate]| match weighed {
            [first, others @ ..] if weighed.iter().all(|plan| !plan.played) => {
                others.iter().all(|other| other.moves[0] == first.moves[0])
            }
            _ => weighed.len() <= 1,
        };
        if settled(&weighed) {
            return weighed;
        }
        let worlds = Determinizations::of(view, self.sampling_seed(view, &rank_view));
        let (mut seen, mut next) = (0, (2 * effort.samples).div_ceil(view.setup().seat_count() as u64));
        for time in 0..effort.stages {
            if time > 0 {
                halve(&mut weighed);
                if settled(&weighed) {
                    break;
                }
            }
            for number in seen..seen + next {
                let world = worlds.sample(number);
                for plan in &mut weighed {
                    plan.lookahead_sum += self.look_ahead(world.clone(), view.seat(), &plan.moves);
                }
            }
            seen += next;
            next *= 2;
            for plan in &mut weighed {
                plan.win_probability =
                    PRIOR_WEIGHT * plan.prior + (1.0 - PRIOR_WEIGHT) * plan.lookahead_sum / seen as f32;
            }
            weighed.sort_by(|one, other| other.win_probability.total_cmp(&one.win_probability));
        }
        weighed
    }

    /// The seed of a view's determinizations, the same for all decisions of a turn between two new cards, so that a plan is
    /// carried through.
    fn sampling_seed(&self, view: &SeatView<'_>, rank_view: &RankView<'_>) -> Seed {
        let [one, other] = rank_view.unseen.halves();
        let unseen = one.rotate_left(17) ^ other.rotate_left(31);
        Seed::from_number(self.seed ^ unseen ^ u64::from(view.turns()) << 40)
    }

    /// The plan search of the last ranking.
    pub(super) fn plans(&self) -> &PlanSearch {
        self.own.plans()
    }

    fn candidates(
        &mut self,
        view: &SeatView<'_>,
        rank_view: &RankView<'_>,
        effort: &Effort,
        played: &[Move],
    ) -> Vec<Candidate> {
        let mut evaluated = self.own.evaluate_plans(rank_view).to_vec();
        let also = self.own.plans().plan_of(rank_view, view, played);
        let missing = also.filter(|also| evaluated.iter().all(|(_, plan)| plan != also));
        evaluated.extend(missing.map(|plan| (self.own.evaluate_plan(rank_view, plan), plan)));
        let worst = evaluated.first().map_or(0.0, |best| best.0) - effort.margin;
        let mut weighed = Vec::new();
        for (log_odds, plan) in evaluated {
            if Some(plan) != also && (weighed.len() >= effort.plans || log_odds < worst) {
                continue;
            }
            let moves = self.own.moves(rank_view, view, plan).to_vec();
            if moves.first().is_some_and(|first| view.check(*first).is_ok()) {
                let prior = sigmoid(log_odds);
                let played = Some(plan) == also;
                weighed.push(Candidate {
                    plan,
                    moves,
                    played,
                    win_probability: prior,
                    prior,
                    lookahead_sum: 0.0,
                });
            }
        }
        weighed
    }

    /// The win probability in a determinization after these moves, evaluated at the seat's next turn.
    fn look_ahead(&mut self, mut world: Round, seat: Seat, moves: &[Move]) -> f32 {
        let turns = world.turns();
        carry_out(&mut world, moves);
        loop {
            if let Some(ending) = world.ending() {
                let won = ending.winner == Some(world.setup().team(seat));
                return if won { 1.0 } else { 0.0 };
            }
            let view = world.view(world.turn());
            if world.turn() == seat && world.turns() > turns {
                return self.quick.win_probability(&view);
            }
            let moves = self.quick.best_moves(&view);
            carry_out(&mut world, moves);
        }
    }
}

/// Keeps the better half, and the plan that was played.
fn halve(weighed: &mut Vec<Candidate>) {
    let half = weighed.len().div_ceil(2);
    let mut at = 0;
    weighed.retain(|plan| {
        at += 1;
        at <= half || plan.played
    });
}
