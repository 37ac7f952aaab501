//! Whether one turn is clearly better than all others: the same search in many more determinizations, for puzzles.
//!
//! A turn is here what is done up to the next new card, or to the turn's end.

use crate::moves::Move;
use crate::seed::Seed;
use crate::view::SeatView;

use super::super::determinization::Determinizations;
use super::super::learned::sigmoid;
use super::super::plan::{PlanOutcome, PlanSearch};
use super::super::rank_view::RankView;
use super::super::reasons::{self, Reason};
use super::super::value_net_bot::ValueNetBot;
use super::super::weights::Weights;
use super::{Candidate, LookaheadSearch, SearchBudget};

/// By how much win probability, 0 to 1, a [`DecisiveTurn`] leads over every other one.
pub const REQUIRED_LEAD: f64 = 0.08;

/// The half width of an interval of 99.9 %, in standard errors.
const SURE: f64 = 3.29;

/// After how many determinizations turns are dropped that are clearly worse, or the search is given up. In the last number of them
/// the best turn is compared with each that may be as good.
const STAGES: [u64; 6] = [32, 100, 300, 1_000, 3_000, 10_000];

/// How many of the turns that look best are compared first, and up to which stage: most searches end there.
const FIRST_TURNS: usize = 4;
const FIRST_STAGES: usize = 3;

/// The turns that are compared: all that the search knows and that aren't hopeless by the network alone.
const BUDGET: SearchBudget =
    SearchBudget { plans: 40, margin: 3.0, samples: 0, stages: 0, whole_plans: true, decisions: u64::MAX };

/// By how much win probability, by the network alone, the best turn leads over a missed one and over the next best where looking
/// closer pays.
const LIKELY_MISS: f32 = 0.03;
const LIKELY_LEAD: f32 = 0.02;

/// A turn that is clearly better than every other one.
#[derive(Debug, Clone, PartialEq)]
pub struct DecisiveTurn {
    /// Its moves.
    pub moves: Vec<Move>,
    /// The chance to win the round with it, 0 to 1.
    pub chance: f64,
    /// The moves of the next best turn.
    pub next_moves: Vec<Move>,
    /// The chance with that, 0 to 1.
    pub next_chance: f64,
}

/// A lead over another turn in the same determinizations, as a win probability.
#[derive(Debug, Clone, Copy)]
struct Lead {
    mean: f64,
    error: f64,
}

impl Lead {
    fn over(best: &Candidate, other: &Candidate) -> Lead {
        let differences =
            || best.outcomes.iter().zip(&other.outcomes).map(|(one, other)| f64::from(one - other));
        let count = differences().count() as f64;
        let mean = differences().sum::<f64>() / count;
        let squares: f64 = differences().map(|difference| (difference - mean).powi(2)).sum();
        Lead { mean, error: (squares / (count - 1.0) / count).sqrt() }
    }

    /// Whether it is surely as large as required.
    fn is_sure(&self) -> bool {
        self.mean - SURE * self.error >= REQUIRED_LEAD
    }
}

fn mean(turn: &Candidate) -> f64 {
    let sum: f64 = turn.outcomes.iter().copied().map(f64::from).sum();
    sum / turn.outcomes.len() as f64
}

/// Whether it pays to search for a decisive turn that is none of these missed ones; the first of them tells how much is at stake.
/// The network alone says so, in milliseconds.
pub fn may_be_decisive(view: &SeatView<'_>, missed: &[Vec<Move>]) -> bool {
    let rank_view = RankView::of(view);
    let mut network = ValueNetBot::new(Weights::PATIENT, 24, 4);
    let evaluated = network.evaluate_plans(&rank_view).to_vec();
    let [(best, plan), (next, _), ..] = evaluated[..] else { return false };
    let mut missed = missed.iter().map(|moves| network.plans().plan_of(&rank_view, view, moves));
    let Some(Some(first)) = missed.next() else { return false };
    let miss = sigmoid(best) - sigmoid(network.evaluate_plan(&rank_view, first));
    let is_missed = first != plan && missed.all(|other| other != Some(plan));
    is_missed && miss > LIKELY_MISS && sigmoid(best) - sigmoid(next) > LIKELY_LEAD
}

/// The turn that is better than every other one by [`REQUIRED_LEAD`], with an interval that excludes doubt; `None` if there is none,
/// or if it is one of the missed ones. The determinizations come from the seed. Takes up to some seconds.
pub fn find_decisive_turn(view: &SeatView<'_>, seed: &Seed, missed: &[Vec<Move>]) -> Option<DecisiveTurn> {
    let mut comparison = Comparison::of(view, seed);
    let missed: Vec<PlanOutcome> =
        missed.iter().filter_map(|moves| comparison.plan_of(view, moves)).collect();
    // In the network's own order: where the first few aren't apart, there is nothing to find.
    let others = comparison.turns.split_off(FIRST_TURNS.min(comparison.turns.len()));
    if !comparison.leads_after(&STAGES[..FIRST_STAGES], &missed) {
        return None;
    }
    comparison.turns.extend(others);
    if !comparison.leads_after(&STAGES, &missed) {
        return None;
    }
    comparison.decisive_turn()
}

/// Whether this turn is still the best of all in other determinizations; how many there are is as for [`find_decisive_turn`].
pub(crate) fn is_still_best(view: &SeatView<'_>, seed: &Seed, moves: &[Move]) -> bool {
    let mut comparison = Comparison::of(view, seed);
    let Some(plan) = comparison.plan_of(view, moves) else { return false };
    comparison.halve_to_the_end();
    comparison.turns.first().is_some_and(|best| best.plan == plan)
}

/// The chance to win the round with this turn, 0 to 1, in so many determinizations that come from the seed.
pub(crate) fn chance_of_turn(view: &SeatView<'_>, seed: &Seed, moves: &[Move], samples: u64) -> f64 {
    let comparison = Comparison::of(view, seed);
    let Comparison { mut search, determinizations, .. } = comparison;
    let chances = (0..samples)
        .map(|number| f64::from(search.look_ahead(determinizations.sample(number), view.seat(), moves)));
    chances.sum::<f64>() / samples.max(1) as f64
}

/// Why a turn is good, the most telling first; nothing of moves that are no turn.
pub(crate) fn turn_reasons(view: &SeatView<'_>, moves: &[Move]) -> Vec<Reason> {
    let rank_view = RankView::of(view);
    let mut plans = PlanSearch::new();
    plans.find(&rank_view);
    let plan = plans.plan_of(&rank_view, view, moves);
    plan.map(|plan| reasons::of(&rank_view, &plans, plan)).unwrap_or_default()
}

/// Whether two sequences of moves of the view's seat are the same turn: they lead to the same position, whatever the order.
pub(crate) fn is_same_turn(view: &SeatView<'_>, one: &[Move], other: &[Move]) -> bool {
    let rank_view = RankView::of(view);
    let mut plans = PlanSearch::new();
    plans.find(&rank_view);
    let [one, other] = [one, other].map(|moves| plans.plan_of(&rank_view, view, moves));
    one.is_some() && one == other
}

/// Turns that are played out in the same determinizations, best first.
struct Comparison<'a> {
    search: LookaheadSearch,
    rank_view: RankView<'a>,
    view: SeatView<'a>,
    determinizations: Determinizations,
    turns: Vec<Candidate>,
    /// What was surely worse than the best turn, but perhaps not than the next best one.
    dropped: Vec<Candidate>,
}

impl<'a> Comparison<'a> {
    fn of(view: &SeatView<'a>, seed: &Seed) -> Comparison<'a> {
        let mut search = LookaheadSearch {
            own: ValueNetBot::new(Weights::PATIENT, 64, 4),
            ..LookaheadSearch::new(seed.short())
        };
        let rank_view = RankView::of(view);
        let turns = search.shortlist(view, &rank_view, &BUDGET).candidates;
        let determinizations = Determinizations::of(view, *seed);
        Comparison { search, rank_view, view: *view, determinizations, turns, dropped: Vec::new() }
    }

    fn plan_of(&self, view: &SeatView<'_>, moves: &[Move]) -> Option<PlanOutcome> {
        self.search.plans().plan_of(&self.rank_view, view, moves)
    }

    /// Plays each turn out in the determinizations up to this number that it hasn't been in.
    fn play_until(&mut self, samples: u64) {
        for number in 0..samples {
            if self.turns.iter().all(|turn| turn.outcomes.len() as u64 > number) {
                continue;
            }
            let sampled = self.determinizations.sample(number);
            for turn in self.turns.iter_mut().filter(|turn| turn.outcomes.len() as u64 == number) {
                let outcome = self.search.look_ahead(sampled.clone(), self.view.seat(), &turn.moves);
                turn.outcomes.push(outcome);
            }
        }
        self.sort();
    }

    fn sort(&mut self) {
        self.turns.sort_by(|one, other| mean(other).total_cmp(&mean(one)));
    }

    fn leads(&self) -> impl Iterator<Item = Lead> + '_ {
        let (best, others) = self.turns.split_at(self.turns.len().min(1));
        others.iter().filter_map(|other| Some(Lead::over(best.first()?, other)))
    }

    /// Plays the turns out in stages. Whether one that isn't missed may lead over all others by enough; looks no further where that
    /// is unlikely.
    fn leads_after(&mut self, stages: &[u64], missed: &[PlanOutcome]) -> bool {
        stages.iter().all(|samples| {
            self.play_until(*samples);
            self.drop_worse();
            let is_other = self.turns.first().is_some_and(|best| !missed.contains(&best.plan));
            is_other
                && self.turns.len() > 1
                && self.leads().all(|lead| lead.mean + lead.error >= REQUIRED_LEAD)
        })
    }

    /// Drops what is surely worse, but for the next best.
    fn drop_worse(&mut self) {
        let is_sure: Vec<bool> = self.leads().map(|lead| lead.is_sure()).collect();
        let mut number = 0;
        let dropped = self.turns.extract_if(.., |_| {
            number += 1;
            number > 2 && is_sure[number - 2]
        });
        self.dropped.extend(dropped);
    }

    /// Plays the turns out in all stages, each time only the better half of them, but at least two.
    fn halve_to_the_end(&mut self) {
        for until in STAGES {
            self.play_until(until);
            self.turns.truncate(2.max(self.turns.len().div_ceil(2)));
        }
    }

    /// Finds the next best turn among all others: most were dropped before they were told apart. What was compared to the end before
    /// stays, as it must not give way to what is better in a few determinizations only.
    fn find_next_best(&mut self) {
        let compared = self.turns.clone();
        self.turns.drain(..compared.len().min(1));
        self.turns.append(&mut self.dropped);
        self.halve_to_the_end();
        self.turns.retain(|turn| compared.iter().all(|other| other.plan != turn.plan));
        self.turns.extend(compared);
        self.sort();
    }

    /// The best turn, if it leads over all others.
    fn decisive_turn(mut self) -> Option<DecisiveTurn> {
        let proven = |lead: Lead| lead.mean >= REQUIRED_LEAD && lead.mean > SURE * lead.error;
        if !self.leads().all(proven) {
            return None;
        }
        self.find_next_best();
        let [best, next, ..] = &self.turns[..] else { return None };
        self.leads().all(proven).then(|| DecisiveTurn {
            moves: best.moves.clone(),
            chance: mean(best),
            next_moves: next.moves.clone(),
            next_chance: mean(next),
        })
    }
}
