//! Look-ahead search: each of the best plans is played out in the same determinizations up to the seat's next turn, and the
//! results are evaluated by the value network. Weak plans are dropped on the way (sequential halving).

pub(super) mod decisive;

use crate::moves::Move;
use crate::round::Round;
use crate::seat::Seat;
use crate::seed::Seed;
use crate::setup::Setup;
use crate::view::SeatView;

use super::character::Character;
use super::determinization::Determinizations;
use super::learned::{EvaluatedPlan, sigmoid};
use super::plan::{PlanEnd, PlanOutcome, PlanSearch, carry_out};
use super::rank_view::RankView;
use super::value_net_bot::ValueNetBot;
use super::weights::Weights;

/// The search budget, in samples and decisions rather than time, so that results are the same on every computer.
#[derive(Debug, Clone, Copy)]
pub(super) struct SearchBudget {
    /// The most plans searched; the best one that plays a stock card comes on top.
    plans: usize,
    /// How far a plan may be evaluated worse than the best, in log-odds, to be looked at.
    margin: f32,
    /// In how many determinizations each is looked at first, with two seats; each time in twice as many. To look ahead round a
    /// larger table takes longer, so there it is fewer.
    samples: u64,
    /// How many times they are looked at, each time only the better half of them.
    stages: u32,
    /// Whether it goes on when all plans left begin with the same move: a person is told a whole plan, a player asks again.
    whole_plans: bool,
    /// After how many decisions in those determinizations the search is cut off with two seats, with what it knows by then.
    decisions: u64,
}

/// What a plan's own judgement weighs against the determinizations, as a number of them: it knows the whole round to come, they
/// only a circle of turns.
const PRIOR_SAMPLES: f32 = 50.0;

/// By how many standard errors of their difference a plan must be worse than the best to be looked at no longer.
const DROPPED_ERRORS: f32 = 2.0;

/// The factor of a character's bonus here, against that beside the network alone: who looks ahead finds differences where the
/// network sees none, and pays more for what it likes.
const CHARACTER_FACTOR: f32 = 0.4;

/// The search. Keeps only allocated memory between decisions.
#[derive(Debug)]
pub(super) struct LookaheadSearch {
    seed: u64,
    /// Evaluates the seat's plans.
    own: ValueNetBot,
    /// Plays for all seats in the determinizations, quickly.
    quick: ValueNetBot,
    /// How many decisions it has made there so far.
    decisions: u64,
}

/// The plans that may begin now, compared with each other.
#[derive(Debug, Clone)]
pub(super) struct Ranking {
    /// The plans that were looked at, best first. Those come last that were dropped first.
    pub(super) candidates: Vec<Candidate>,
    /// What wasn't looked at.
    pub(super) left_out: LeftOut,
    /// The best of that, at first sight.
    pub(super) best_left_out: Option<Candidate>,
    /// In how many determinizations a plan is played out that isn't dropped.
    samples: u64,
}

/// The plans that may begin now and that a ranking leaves out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum LeftOut {
    /// None.
    Nothing,
    /// Only those that are much worse at first sight.
    MuchWorse,
    /// Some that are hardly worse, as there are too many.
    HardlyWorse,
}

/// A plan with its estimated win probability.
#[derive(Debug, Clone)]
pub(super) struct Candidate {
    pub(super) plan: PlanOutcome,
    /// The moves of the plan, at least one.
    pub(super) moves: Vec<Move>,
    /// Whether it is the best plan that plays a stock card, by the network alone. Many discards may look better than it and hardly
    /// differ among themselves: they must not crowd it out.
    pub(super) best_for_stock: bool,
    /// The estimated win probability, 0 to 1.
    pub(super) win_probability: f32,
    /// The win probability by the value network alone.
    prior: f32,
    /// What the plan is worth to a character, as a win probability.
    bonus: f32,
    /// What it led to in each determinization, as win probabilities.
    outcomes: Vec<f32>,
}

impl SearchBudget {
    /// The budget of a move in a game.
    pub(super) const MOVE: SearchBudget =
        SearchBudget { plans: 8, margin: 1.0, samples: 40, stages: 3, whole_plans: false, decisions: 5_000 };

    /// The budget of advice to a person.
    pub(super) const ADVICE: SearchBudget =
        SearchBudget { plans: 12, margin: 1.5, samples: 32, stages: 4, whole_plans: true, decisions: 60_000 };

    /// In how many determinizations each plan is looked at first. To look ahead round a larger table takes longer.
    fn first_samples(&self, setup: &Setup) -> u64 {
        (2 * self.samples).div_ceil(setup.seat_count() as u64)
    }

    /// In how many determinizations a plan is looked at in all stages together, each of which has twice as many as the one before.
    fn all_samples(&self, setup: &Setup) -> u64 {
        self.first_samples(setup) * ((1 << self.stages) - 1)
    }

    /// After how many decisions the search is cut off at a table. The more seats there are to watch, and the more piles to play
    /// from, the longer each takes.
    fn most_decisions(&self, setup: &Setup) -> u64 {
        let alone = 2 * self.decisions / setup.seat_count() as u64;
        if setup.has_partners() { alone * 3 / 5 } else { alone }
    }

    /// Whether nothing is left to decide.
    fn is_settled(&self, weighed: &[Candidate]) -> bool {
        match weighed {
            [first, others @ ..] if !self.whole_plans => {
                others.iter().all(|other| other.moves[0] == first.moves[0])
            }
            _ => weighed.len() <= 1,
        }
    }
}

impl Candidate {
    /// Judges the plan by itself and by what it led to.
    fn evaluate(&mut self) {
        let sum: f32 = self.outcomes.iter().sum();
        let samples = self.outcomes.len() as f32;
        self.win_probability = (PRIOR_SAMPLES * self.prior + sum) / (PRIOR_SAMPLES + samples) + self.bonus;
    }

    /// By how much it is better than another one, in the determinizations that both were played out in, and the standard error of
    /// that. Both are win probabilities.
    pub(super) fn lead(&self, other: &Candidate) -> (f32, f32) {
        let differences = || self.outcomes.iter().zip(&other.outcomes).map(|(one, other)| one - other);
        let sum: f32 = differences().sum();
        let count = differences().count() as f32;
        let weight = PRIOR_SAMPLES + count;
        let lead = (PRIOR_SAMPLES * (self.prior - other.prior) + sum) / weight + self.bonus - other.bonus;
        if count < 2.0 {
            return (lead, f32::INFINITY);
        }
        let mean = sum / count;
        let squares: f32 = differences().map(|difference| (difference - mean) * (difference - mean)).sum();
        (lead, (squares * count / (count - 1.0)).sqrt() / weight)
    }
}

impl LookaheadSearch {
    /// A search whose determinizations come from a seed, among the plans that look best.
    pub(super) fn new(seed: u64) -> LookaheadSearch {
        let own = ValueNetBot::new(Weights::PATIENT, 24, 4);
        let quick = ValueNetBot::quick(Weights::PATIENT, 4, 1);
        LookaheadSearch { seed, own, quick, decisions: 0 }
    }

    /// The same among all plans: whoever tells a person that nothing else is as good must have seen it.
    pub(super) fn thorough(seed: u64) -> LookaheadSearch {
        let own = ValueNetBot::new(Weights::PATIENT, usize::MAX, usize::MAX);
        LookaheadSearch { own, ..LookaheadSearch::new(seed) }
    }

    /// The same search for a character.
    pub(super) fn in_character(self, character: Option<Character>) -> LookaheadSearch {
        LookaheadSearch { own: self.own.in_character(character), ..self }
    }

    /// Ranks the plans that may begin now.
    pub(super) fn rank_plans(&mut self, view: &SeatView<'_>, budget: &SearchBudget) -> Ranking {
        let rank_view = RankView::of(view);
        let Ranking { candidates: mut weighed, left_out, best_left_out, mut samples } =
            self.shortlist(view, &rank_view, budget);
        if budget.is_settled(&weighed) {
            return Ranking { candidates: weighed, left_out, best_left_out, samples };
        }
        let determinizations = Determinizations::of(view, self.sampling_seed(view, &rank_view));
        let (mut seen, mut next) = (0, budget.first_samples(view.setup()));
        let mut dropped = Vec::new();
        let most_decisions = self.decisions + budget.most_decisions(view.setup());
        for _ in 0..budget.stages {
            for number in seen..seen + next {
                if self.decisions >= most_decisions {
                    break;
                }
                let sampled = determinizations.sample(number);
                for plan in &mut weighed {
                    let outcome = self.look_ahead(sampled.clone(), view.seat(), &plan.moves);
                    plan.outcomes.push(outcome);
                }
            }
            seen += next;
            next *= 2;
            weighed.iter_mut().for_each(Candidate::evaluate);
            weighed.sort_by(|one, other| other.win_probability.total_cmp(&one.win_probability));
            let worse = drop_worse(&mut weighed);
            dropped.splice(..0, worse);
            if self.decisions >= most_decisions {
                samples = weighed.first().map_or(0, |best| best.outcomes.len() as u64);
                break;
            }
            if budget.is_settled(&weighed) {
                break;
            }
        }
        weighed.extend(dropped);
        Ranking { candidates: weighed, left_out, best_left_out, samples }
    }

    /// The plan of these moves, with what the last ranking knows of it; `None` if they are no plan.
    pub(super) fn plan_of(
        &mut self,
        view: &SeatView<'_>,
        moves: &[Move],
        ranking: &Ranking,
    ) -> Option<Candidate> {
        let rank_view = RankView::of(view);
        let plan = self.plans().plan_of(&rank_view, view, moves)?;
        ranking.candidates.iter().find(|other| other.plan == plan).cloned().or_else(|| {
            let log_odds = self.own.evaluate_plan(&rank_view, plan);
            self.candidate(view, &rank_view, (log_odds, plan), false)
        })
    }

    /// A plan, played out in all determinizations that a ranking of the same view had time for. What it keeps to the end has been
    /// in them already.
    pub(super) fn played_to_the_end(
        &mut self,
        view: &SeatView<'_>,
        plan: &Candidate,
        ranking: &Ranking,
    ) -> Candidate {
        let mut plan = plan.clone();
        let determinizations = Determinizations::of(view, self.sampling_seed(view, &RankView::of(view)));
        for number in plan.outcomes.len() as u64..ranking.samples {
            let outcome = self.look_ahead(determinizations.sample(number), view.seat(), &plan.moves);
            plan.outcomes.push(outcome);
        }
        plan.evaluate();
        plan
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

    /// Ranks the plans that may begin now by the network alone: none is played out yet.
    fn shortlist(&mut self, view: &SeatView<'_>, rank_view: &RankView<'_>, budget: &SearchBudget) -> Ranking {
        let evaluated = self.own.evaluate_plans(rank_view).to_vec();
        let worst = evaluated.first().map_or(0.0, |best| best.0) - budget.margin;
        let plays_stock = |(_, plan): &&EvaluatedPlan| matches!(plan.end, PlanEnd::Stock(_));
        let for_stock = evaluated.iter().find(plays_stock).map(|(_, plan)| *plan);
        let (mut candidates, mut left_out, mut best_left_out) = (Vec::new(), LeftOut::Nothing, None);
        for (log_odds, plan) in evaluated {
            let best_for_stock = Some(plan) == for_stock;
            let Some(candidate) = self.candidate(view, rank_view, (log_odds, plan), best_for_stock) else {
                continue;
            };
            let is_near = log_odds >= worst;
            if is_near && (candidates.len() < budget.plans || best_for_stock) {
                candidates.push(candidate);
            } else {
                left_out = left_out.max(if is_near { LeftOut::HardlyWorse } else { LeftOut::MuchWorse });
                best_left_out = best_left_out.or(Some(candidate));
            }
        }
        Ranking { candidates, left_out, best_left_out, samples: budget.all_samples(view.setup()) }
    }

    /// A plan that hasn't been played out yet; `None` if its first move is illegal.
    fn candidate(
        &mut self,
        view: &SeatView<'_>,
        rank_view: &RankView<'_>,
        (log_odds, plan): EvaluatedPlan,
        best_for_stock: bool,
    ) -> Option<Candidate> {
        let moves = self.own.moves(rank_view, view, plan);
        if moves.first().is_none_or(|first| view.check(*first).is_err()) {
            return None;
        }
        let moves = moves.to_vec();
        let prior = sigmoid(log_odds);
        let bonus = CHARACTER_FACTOR * self.own.bonus(rank_view, plan) * prior * (1.0 - prior);
        let win_probability = prior + bonus;
        let outcomes = Vec::new();
        Some(Candidate { plan, moves, best_for_stock, win_probability, prior, bonus, outcomes })
    }

    /// The win probability in a determinization after these moves, evaluated at the seat's next turn.
    fn look_ahead(&mut self, mut round: Round, seat: Seat, moves: &[Move]) -> f32 {
        let turns = round.turns();
        carry_out(&mut round, moves);
        loop {
            if let Some(ending) = round.ending() {
                let won = ending.winner == Some(round.setup().team(seat));
                return if won { 1.0 } else { 0.0 };
            }
            let view = round.view(round.turn());
            if round.turn() == seat && round.turns() > turns {
                return self.quick.win_probability(&view);
            }
            self.decisions += 1;
            let moves = self.quick.best_moves(&view);
            carry_out(&mut round, moves);
        }
    }
}

/// Takes out what can hardly be the best any more: what is clearly worse, and the worse half but for the best plan that plays a stock
/// card.
fn drop_worse(weighed: &mut Vec<Candidate>) -> Vec<Candidate> {
    let half = weighed.len().div_ceil(2);
    let Some(best) = weighed.first().cloned() else { return Vec::new() };
    let (mut kept, mut dropped) = (Vec::new(), Vec::new());
    for (at, plan) in weighed.drain(..).enumerate() {
        let (lead, error) = best.lead(&plan);
        let may_be_best = (at < half || plan.best_for_stock) && lead <= DROPPED_ERRORS * error;
        if may_be_best { kept.push(plan) } else { dropped.push(plan) }
    }
    *weighed = kept;
    dropped
}

#[cfg(test)]
mod tests;
