//! Judges what its turn leads to by what was learned.

use crate::moves::Move;
use crate::view::SeatView;

use super::Bot;
use super::learned::{Judge, Judged, chance};
use super::plan::{Plan, Plans};
use super::planner::{self, Planner};
use super::scene::Scene;

/// Takes the plan with the best learned judgement, of those that look best at first sight.
#[derive(Debug)]
pub(super) struct Thinker {
    planner: Planner,
    /// How many plans come to its mind, and of those that end with a discard, how many in the same situation.
    plans: usize,
    discards: usize,
    judged: Vec<Judged>,
}

impl Thinker {
    /// One to whose mind so many plans come, with so many discards in the same situation.
    pub(super) fn new(plans: usize, discards: usize) -> Thinker {
        Thinker { planner: Planner::default(), plans, discards, judged: Vec::new() }
    }

    /// One that decides quickly: plans with several wilds don't come to its mind.
    pub(super) fn quick(plans: usize, discards: usize) -> Thinker {
        Thinker { planner: Planner::with_wilds(1), ..Thinker::new(plans, discards) }
    }

    /// The plans with their judgements, best first.
    pub(super) fn judged(&mut self, scene: &Scene<'_>) -> &[Judged] {
        self.judged.clear();
        let mut judge = Judge::of(scene);
        let found = self.planner.find(scene, self.plans, self.discards);
        self.judged.extend(found.iter().map(|(_, plan)| (0.0, *plan)));
        for (log_odds, plan) in &mut self.judged {
            *log_odds = judge.judge(scene, self.planner.plans(), *plan);
        }
        // Of equals the one that looks better at first sight: the sort is stable.
        self.judged.sort_by(|one, other| other.0.total_cmp(&one.0));
        &self.judged
    }

    /// The judgement of a plan that didn't come to mind, of the scene judged last.
    pub(super) fn judge(&self, scene: &Scene<'_>, plan: Plan) -> f32 {
        Judge::of(scene).judge(scene, self.planner.plans(), plan)
    }

    /// The situations of the plans judged last.
    pub(super) fn plans(&self) -> &Plans {
        self.planner.plans()
    }

    /// The moves of one of the plans judged last.
    pub(super) fn moves(&mut self, scene: &Scene<'_>, view: &SeatView<'_>, plan: Plan) -> &[Move] {
        self.planner.moves(scene, view, plan)
    }

    /// The moves of the best plan.
    pub(super) fn best(&mut self, view: &SeatView<'_>) -> &[Move] {
        let scene = Scene::of(view);
        match self.judged(&scene).first() {
            Some(&(_, plan)) => self.planner.moves(&scene, view, plan),
            None => &[],
        }
    }

    /// The chance to win with the best plan.
    pub(super) fn chance(&mut self, view: &SeatView<'_>) -> f32 {
        self.judged(&Scene::of(view)).first().map_or(0.0, |(log_odds, _)| chance(*log_odds))
    }
}

impl Bot for Thinker {
    fn choose(&mut self, view: &SeatView<'_>) -> Move {
        let scene = Scene::of(view);
        self.judged(&scene);
        let judged = std::mem::take(&mut self.judged);
        planner::first_legal(view, judged.iter().map(|(_, plan)| *plan), |plan| {
            self.planner.moves(&scene, view, plan).first().copied()
        })
    }
}
