//! Every move of a plan is legal in order, and the plan leads to the state that it claims.

use crate::bot::{Bot, Greedy, Level};
use crate::deal;
use crate::position::Position;
use crate::round::Round;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::seed::Seed;
use crate::setup::Setup;

use super::*;

/// Rules that affect plans, except `lead_up`: there the rules are asked move by move whether a card may leave a discard pile.
const HOUSES: [&str; 9] = [
    "preset = 'quick'",
    "stock = 8\ndraw = 3",
    "stock = 8\nalternating = true\nhide_buried = true",
    "stock = 8\nwild_discard = false\nconsecutive_wilds = false",
    "stock = 8\nteam_piles = 'two-per-team'\nreplenish = 'at-once'",
    "stock = 8\nfinished_partner = 'goes-out'\nsharing = 'after-out'",
    "stock = 8\nhand = 3\nsharing = 'never'\nstalled_after = 3",
    "stock = 6\nhand = 7\nstalled_after = 3",
    "stock = 8\ndeck = 'edition-1980'\nreplenish = 20",
];
const SEATS_AND_TEAMS: [(usize, usize); 6] = [(2, 2), (3, 3), (6, 6), (4, 2), (6, 3), (12, 2)];

/// A seat about to decide, with its plans.
struct Decision<'a> {
    round: &'a Round,
    rank_view: RankView<'a>,
    plans: PlanSearch,
}

impl<'a> Decision<'a> {
    fn of(round: &'a Round) -> Decision<'a> {
        let rank_view = RankView::of(&round.view(round.turn()));
        let mut plans = PlanSearch::new();
        plans.find(&rank_view);
        Decision { round, rank_view, plans }
    }

    fn me(&self) -> Seat {
        self.round.turn()
    }

    /// The plans that end with a new card, and every discard of every state.
    fn all(&self) -> Vec<PlanOutcome> {
        let mut all = self.plans.revealing_plans().to_vec();
        for (state, then) in self.plans.stopping_states(&self.rank_view) {
            let wilds_too = self.rank_view.setup.rules().wild_discard || then.hand.mask() == ranks::WILDS;
            for code in then.hand.codes().filter(|code| *code != WILD || wilds_too) {
                let ends =
                    discard_columns(&self.rank_view, then).map(|(column, _)| PlanEnd::Discard(code, column));
                all.extend(ends.map(|end| PlanOutcome { state, end }));
            }
        }
        all
    }

    /// Plays a plan and compares the resulting round with the state that it claims.
    fn assert_holds(&self, plan: PlanOutcome) {
        let view = self.round.view(self.me());
        let mut moves = Vec::new();
        self.plans.moves(&self.rank_view, &view, plan, &mut moves);
        let text = || format!("{plan:?}, {moves:?} in\n{}", Position::of(self.round));
        let mut after = self.round.clone();
        for mv in &moves {
            if matches!(mv, Move::Put(_, Target::Discard(..))) {
                self.assert_alike(&after, plan, &text);
            }
            assert_eq!(after.play_into(self.me(), *mv, &mut ()), Ok(()), "{mv:?} of {}", text());
        }
        match plan.end {
            PlanEnd::Discard(code, column) => {
                let Some(Target::Discard(pile, owner)) = self.rank_view.target(column) else {
                    panic!("{}", text())
                };
                let top = after.view(self.me()).discard_pile(owner, pile).next();
                assert_eq!(top.map(|card| card.code()), Some(code), "{}", text());
            }
            PlanEnd::Stock(column) => {
                let Source::Stock(owner) = self.rank_view.source(column) else { panic!("{}", text()) };
                assert_eq!(after.view(owner).stock_left(owner) + 1, view.stock_left(owner), "{}", text());
                self.assert_alike(&after, plan, &text);
            }
            PlanEnd::NewHand => self.assert_alike(&after, plan, &text),
            PlanEnd::Pass => {}
        }
        assert_eq!(self.plans.plan_of(&self.rank_view, &view, &moves), Some(plan), "{}", text());
    }

    /// Whether a round agrees with a plan's state.
    fn assert_alike(&self, round: &Round, plan: PlanOutcome, text: &dyn Fn() -> String) {
        let state = self.plans.at(plan);
        let view = round.view(self.me());
        let needs = ByPile::from_fn(|pile| view.build_next(pile).number());
        assert_eq!(needs, state.needs, "{}", text());
        let mut hand = RankCounts::default();
        view.hand().iter().for_each(|card| hand.add(card.code()));
        // A hand played empty has been filled again.
        assert!(hand == state.hand || plan.end == PlanEnd::NewHand, "{}", text());
        for column in 0..column_at(self.rank_view.owner_count, None) {
            let source = self.rank_view.source(column as u8);
            // With hidden discard piles, the next card of one isn't known before.
            let known = !self.rank_view.setup.rules().hide_buried || state.played(column) == 0;
            if let (Source::Discard(pile, owner), true) = (source, known) {
                let top = view.discard_pile(owner, pile).next();
                let claimed = self.rank_view.top_of(column as u8, state.played(column));
                assert_eq!(top.map_or(NO_CARD, |card| card.code()), claimed, "{source:?}, {}", text());
            }
        }
    }

    /// Checks that every legal play leads to one of the states, and that every discard after it is a plan.
    fn assert_complete(&self) {
        if self.plans.states.len() >= MAX_STATES {
            return;
        }
        let view = self.round.view(self.me());
        for play in view.legal_moves().iter().filter(|mv| mv.is_play()) {
            let mut after = self.round.clone();
            after.play_legal(play, &mut ());
            let discard =
                after.legal_moves().iter().find(|mv| matches!(mv, Move::Put(_, Target::Discard(..))));
            let known = |moves: &[Move]| self.plans.plan_of(&self.rank_view, &view, moves).is_some();
            let discarded = || discard.is_some_and(|discard| known(&[play, discard]));
            // Without anything to discard, the turn goes on.
            let plays_on = after.turn() == self.me() && discard.is_none();
            assert!(known(&[play]) || discarded() || plays_on, "{play:?} in\n{}", Position::of(self.round));
        }
    }
}

#[test]
fn plans_are_legal_and_lead_to_their_states() {
    let (mut decisions, mut plans) = (0, 0);
    for (number, house) in (0..).zip(HOUSES) {
        for (seats, teams) in SEATS_AND_TEAMS {
            let rules = Rules::from_toml(house).expect("known rules");
            let Ok(setup) = Setup::new(rules, seats, teams) else { continue };
            let seed = Seed::from_number(number);
            let mut round = deal::deal(setup, seed, Seat::ONE, &deal::NO_AGES, &mut ()).expect("no ages");
            let mut random = Level::Random.seeded(number);
            while round.ending().is_none() {
                if round.moves().is_multiple_of(7) {
                    let decision = Decision::of(&round);
                    let all = decision.all();
                    (decisions, plans) = (decisions + 1, plans + all.len());
                    all.into_iter().for_each(|plan| decision.assert_holds(plan));
                    decision.assert_complete();
                }
                // Both ordered and disordered discard piles.
                let view = round.view(round.turn());
                let mv = if round.turns() % 3 == 0 { random.choose(&view) } else { Greedy.choose(&view) };
                round.play_legal(mv, &mut ());
            }
        }
    }
    assert!(plans > 20 * decisions && decisions > 500, "{plans} plans of {decisions} decisions");
}
