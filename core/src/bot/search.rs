//! Looks ahead in worlds that could be: each of the best plans is played out in the same worlds, up to the seat's next turn, and
//! what it leads to is judged by what was learned. What doesn't do well is dropped on the way (sequential halving).

use crate::moves::Move;
use crate::round::Round;
use crate::seat::Seat;
use crate::seed::Seed;
use crate::view::SeatView;

use super::learned::chance;
use super::plan::{Plan, Plans, carry_out};
use super::scene::Scene;
use super::thinker::Thinker;
use super::world::Worlds;

/// How much is looked at. It is counted in worlds, never in time: the same on every computer.
#[derive(Debug, Clone, Copy)]
pub(super) struct Effort {
    /// How many plans are looked at.
    plans: usize,
    /// How far a plan may be judged worse than the best, in log-odds, to be looked at.
    margin: f32,
    /// In how many worlds each is looked at first, with two seats; each time in twice as many. To look ahead round a larger table
    /// takes longer, so there it is fewer.
    worlds: u64,
    /// How many times they are looked at, each time only the better half of them.
    times: u32,
}

/// How much of a plan's worth is its own judgement; the rest is what it leads to.
const OWN: f32 = 0.8;

/// A searcher. It keeps nothing from one decision to the next but memory.
#[derive(Debug)]
pub(super) struct Search {
    seed: u64,
    /// Whose plans are weighed.
    own: Thinker,
    /// Who acts for everyone in the worlds, quickly.
    quick: Thinker,
}

/// A plan, and what is to be had by it.
#[derive(Debug, Clone)]
pub(super) struct Weighed {
    pub(super) plan: Plan,
    /// Its moves; never none.
    pub(super) moves: Vec<Move>,
    /// Whether it is what was played.
    pub(super) played: bool,
    /// The chance to win.
    pub(super) chance: f32,
    /// The chance to win as judged without looking ahead.
    judged: f32,
    /// What the worlds say, added up.
    sum: f32,
}

impl Effort {
    /// For a move in a game.
    pub(super) const MOVE: Effort = Effort { plans: 3, margin: 0.15, worlds: 12, times: 1 };

    /// For advice to a person.
    pub(super) const ADVICE: Effort = Effort { plans: 8, margin: 1.0, worlds: 24, times: 3 };
}

impl Search {
    /// One whose worlds come from a seed.
    pub(super) fn new(seed: u64) -> Search {
        Search { seed, own: Thinker::new(24, 4), quick: Thinker::quick(4, 1) }
    }

    /// The plans that may begin now, best first; the one that was played, if that is asked, is weighed to the end
    /// whatever it is worth.
    pub(super) fn weigh(&mut self, view: &SeatView<'_>, effort: &Effort, played: &[Move]) -> Vec<Weighed> {
        let scene = Scene::of(view);
        let mut weighed = self.candidates(view, &scene, effort, played);
        let settled = |weighed: &[Weighed]| match weighed {
            [first, others @ ..] if weighed.iter().all(|plan| !plan.played) => {
                others.iter().all(|other| other.moves[0] == first.moves[0])
            }
            _ => weighed.len() <= 1,
        };
        if settled(&weighed) {
            return weighed;
        }
        let worlds = Worlds::of(view, self.chance_of(view, &scene));
        let (mut seen, mut next) = (0, (2 * effort.worlds).div_ceil(view.setup().seat_count() as u64));
        for time in 0..effort.times {
            if time > 0 {
                halve(&mut weighed);
                if settled(&weighed) {
                    break;
                }
            }
            for number in seen..seen + next {
                let world = worlds.world(number);
                for plan in &mut weighed {
                    plan.sum += self.look_ahead(world.clone(), view.seat(), &plan.moves);
                }
            }
            seen += next;
            next *= 2;
            for plan in &mut weighed {
                plan.chance = OWN * plan.judged + (1.0 - OWN) * plan.sum / seen as f32;
            }
            weighed.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        }
        weighed
    }

    /// Where the worlds of a view come from. They are the same for all of a turn's decisions between two new cards: what was
    /// planned is carried out.
    fn chance_of(&self, view: &SeatView<'_>, scene: &Scene<'_>) -> Seed {
        let [one, other] = scene.unseen.halves();
        let unseen = one.rotate_left(17) ^ other.rotate_left(31);
        Seed::from_number(self.seed ^ unseen ^ u64::from(view.turns()) << 40)
    }

    /// The situations of the plans weighed last.
    pub(super) fn plans(&self) -> &Plans {
        self.own.plans()
    }

    fn candidates(
        &mut self,
        view: &SeatView<'_>,
        scene: &Scene<'_>,
        effort: &Effort,
        played: &[Move],
    ) -> Vec<Weighed> {
        let mut judged = self.own.judged(scene).to_vec();
        let also = self.own.plans().plan_of(scene, view, played);
        let missing = also.filter(|also| judged.iter().all(|(_, plan)| plan != also));
        judged.extend(missing.map(|plan| (self.own.judge(scene, plan), plan)));
        let worst = judged.first().map_or(0.0, |best| best.0) - effort.margin;
        let mut weighed = Vec::new();
        for (log_odds, plan) in judged {
            if Some(plan) != also && (weighed.len() >= effort.plans || log_odds < worst) {
                continue;
            }
            let moves = self.own.moves(scene, view, plan).to_vec();
            if moves.first().is_some_and(|first| view.check(*first).is_ok()) {
                let judged = chance(log_odds);
                let played = Some(plan) == also;
                weighed.push(Weighed { plan, moves, played, chance: judged, judged, sum: 0.0 });
            }
        }
        weighed
    }

    /// The chance to win in a world after some moves: as it is at the seat's next turn.
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
                return self.quick.chance(&view);
            }
            let moves = self.quick.best(&view);
            carry_out(&mut world, moves);
        }
    }
}

/// Leaves the better half, and what was played.
fn halve(weighed: &mut Vec<Weighed>) {
    let half = weighed.len().div_ceil(2);
    let mut at = 0;
    weighed.retain(|plan| {
        at += 1;
        at <= half || plan.played
    });
}
