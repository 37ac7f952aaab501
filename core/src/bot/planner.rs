//! A planner with hand-tuned weights: a baseline, and the preselection of plans for the stronger levels.

use crate::moves::Move;
use crate::seat::Seat;
use crate::view::SeatView;

use super::distance;
use super::plan::{self, Plan, PlanEnd, PlanSearch, TurnState};
use super::player::Bot;
use super::rank_view::RankView;
use super::ranks::{NO_CARD, RankCode, RankSet};

/// Plays the plan with the highest heuristic score.
#[derive(Debug)]
pub(super) struct Planner {
    /// What it fears of an opponent whose stock card lacks none, one, two cards that lie open.
    threats: [i32; 3],
    plans: PlanSearch,
    moves: Vec<Move>,
    found: Vec<(i32, Plan)>,
}

/// The heuristic weights, in arbitrary units.
mod worth {
    pub(super) const ROUND: i32 = 100_000;
    pub(super) const STOCK: i32 = 1000;
    pub(super) const PARTNERS_STOCK: i32 = 900;
    pub(super) const NEW_HAND: i32 = 120;
    pub(super) const PLAYED: i32 = 6;
    pub(super) const FROM_DISCARDS: i32 = 2;
    pub(super) const WILD: i32 = -55;
    /// For each card missing on the way to the own stock card, and for each card of that way.
    pub(super) const MISSING: i32 = -24;
    pub(super) const LENGTH: i32 = -2;
    /// An opponent whose stock card lacks none, one, two cards that lie open.
    pub(super) const THREAT: [i32; 3] = [-60, -30, -12];
    /// The same for who doesn't watch closely.
    pub(super) const OBVIOUS_THREAT: [i32; 3] = [-30, -6, 0];
    pub(super) const ONTO_EQUAL: i32 = 26;
    pub(super) const ONTO_HIGHER: i32 = 20;
    pub(super) const ONTO_FREE: i32 = 6;
    pub(super) const BURY: i32 = -14;
    pub(super) const BURY_NEEDED: i32 = -16;
    pub(super) const DISCARD_WILD: i32 = -150;
    pub(super) const DISCARD_NEEDED: i32 = -22;
    /// For each step that a discarded card is away from being needed.
    pub(super) const LATE: i32 = 2;
}

impl Default for Planner {
    fn default() -> Planner {
        Planner { threats: worth::THREAT, plans: PlanSearch::new(), moves: Vec::new(), found: Vec::new() }
    }
}

impl Planner {
    /// A planner that overlooks some plans, in a fraction of the time where there are many.
    pub(super) fn quick() -> Planner {
        Planner { plans: PlanSearch::quick(), ..Planner::default() }
    }

    /// A planner that notices of its opponents only what is obvious.
    pub(super) fn casual() -> Planner {
        Planner { threats: worth::OBVIOUS_THREAT, ..Planner::default() }
    }

    /// The best plans with their scores, best first: at most a number in all, and at most a number of discards per state.
    pub(super) fn find(&mut self, rank_view: &RankView<'_>, most: usize, discards: usize) -> &[(i32, Plan)] {
        self.find_all(rank_view, discards);
        // Ties go to the plan found first.
        let order = |(worth, plan): &(i32, Plan)| (-worth, *plan);
        if (1..self.found.len()).contains(&most) {
            self.found.select_nth_unstable_by_key(most - 1, order);
        }
        self.found.truncate(most);
        self.found.sort_unstable_by_key(order);
        &self.found
    }

    fn find_all(&mut self, rank_view: &RankView<'_>, discards: usize) {
        self.plans.find(rank_view);
        self.found.clear();
        for plan in self.plans.revealing_plans() {
            let state = self.plans.at(*plan);
            self.found.push((self.state_score(rank_view, state) + end_score(rank_view, plan.end), *plan));
        }
        for (at, state) in self.plans.stopping_states(rank_view) {
            let score = self.state_score(rank_view, state);
            if state.hand.is_empty() {
                self.found.push((score, Plan { state: at, end: PlanEnd::Pass }));
                continue;
            }
            let mut best = TopDiscards::new(discards);
            for_each_discard(rank_view, state, |worth, end| best.add(score + worth, end));
            self.found.extend(best.iter().map(|(worth, end)| (worth, Plan { state: at, end })));
        }
    }

    /// The score of a state, independent of how the plan ends.
    fn state_score(&self, rank_view: &RankView<'_>, state: &TurnState) -> i32 {
        let plays = i32::from(state.plays) * worth::PLAYED;
        let discards = i32::from(state.from_discards) * worth::FROM_DISCARDS;
        let wilds = i32::from(state.wilds) * worth::WILD;
        let threats: i32 =
            rank_view.opponents().map(|seat| threat(rank_view, state, seat, &self.threats)).sum();
        plays + discards + wilds + threats + nearness(rank_view, state)
    }

    /// The moves of one of the plans found last.
    pub(super) fn moves(&mut self, rank_view: &RankView<'_>, view: &SeatView<'_>, plan: Plan) -> &[Move] {
        self.plans.moves(rank_view, view, plan, &mut self.moves);
        &self.moves
    }

    /// The search behind the plans found last.
    pub(super) fn plans(&self) -> &PlanSearch {
        &self.plans
    }
}

/// The best few discards of a state, best first.
struct TopDiscards {
    ends: [(i32, PlanEnd); TopDiscards::MOST],
    count: usize,
    most: usize,
}

impl TopDiscards {
    const MOST: usize = 4;

    fn new(most: usize) -> TopDiscards {
        TopDiscards {
            ends: [(i32::MIN, PlanEnd::Pass); TopDiscards::MOST],
            count: 0,
            most: most.min(TopDiscards::MOST),
        }
    }

    #[inline]
    fn add(&mut self, worth: i32, end: PlanEnd) {
        if self.count == self.most && worth <= self.ends[self.most - 1].0 {
            return;
        }
        self.count = self.most.min(self.count + 1);
        let mut at = self.count - 1;
        while at > 0 && self.ends[at - 1].0 < worth {
            self.ends[at] = self.ends[at - 1];
            at -= 1;
        }
        self.ends[at] = (worth, end);
    }

    fn iter(&self) -> impl Iterator<Item = (i32, PlanEnd)> + '_ {
        self.ends[..self.count].iter().copied()
    }
}

impl Bot for Planner {
    fn choose(&mut self, view: &SeatView<'_>) -> Move {
        let rank_view = RankView::of(view);
        self.find_all(&rank_view, 1);
        let best = self.found.iter().max_by_key(|(worth, plan)| (*worth, std::cmp::Reverse(*plan)));
        let first =
            best.map(|(_, plan)| *plan).and_then(|plan| self.moves(&rank_view, view, plan).first().copied());
        if let Some(mv) = first.filter(|mv| view.check(*mv).is_ok()) {
            return mv;
        }
        let found = self.find(&rank_view, usize::MAX, TopDiscards::MOST).to_vec();
        first_legal(view, found.iter().map(|(_, plan)| *plan), |plan| {
            self.moves(&rank_view, view, plan).first().copied()
        })
    }
}

/// The first legal first move of the plans: the 1980 rules can forbid what plans don't foresee (RULES 8). If there is none, any
/// other legal move.
pub(super) fn first_legal(
    view: &SeatView<'_>,
    plans: impl IntoIterator<Item = Plan>,
    mut first_move: impl FnMut(Plan) -> Option<Move>,
) -> Move {
    let legal = |mv: &Move| view.check(*mv).is_ok();
    let mut firsts = plans.into_iter().filter_map(|plan| first_move(plan).filter(legal));
    firsts.next().or_else(|| view.legal_moves().get(0)).unwrap_or(Move::Pass)
}

/// How near the own stock card is, or where there is none, the nearest partner's.
fn nearness(rank_view: &RankView<'_>, state: &TurnState) -> i32 {
    let at_hand = state.hand.mask() & !1 | own_runs(rank_view, state);
    let wilds = u32::from(state.hand.count(0));
    let near = |owner: usize| {
        let stock = rank_view.top_at(owner, 0, state.played(5 * owner));
        let (missing, length) = distance::fewest_missing(state.needs, stock, at_hand);
        missing.saturating_sub(wilds) as i32 * worth::MISSING + length as i32 * worth::LENGTH
    };
    let mut own_first = (0..rank_view.owner_count)
        .filter(|owner| rank_view.top_at(*owner, 0, state.played(5 * owner)) != NO_CARD);
    own_first.next().map_or(0, near)
}

/// The ranks that this seat's discard piles give in playing order.
fn own_runs(rank_view: &RankView<'_>, state: &TurnState) -> RankSet {
    let mut ranks = 0;
    for owner in 0..rank_view.owner_count {
        for (at, pile) in rank_view.piles[rank_view.owners[owner]].iter().enumerate() {
            ranks |= match state.played(5 * owner + at + 1) {
                0 => pile.run,
                played => distance::run(pile.from(played)).0,
            };
        }
    }
    ranks
}

/// The penalty for what an opponent can play on the build piles.
fn threat(rank_view: &RankView<'_>, state: &TurnState, seat: Seat, threats: &[i32; 3]) -> i32 {
    let stock = rank_view.stock_tops[seat];
    if stock == NO_CARD {
        return 0;
    }
    let open = rank_view.piles[seat].iter().fold(0, |ranks, pile| ranks | pile.run);
    let missing =
        state.needs.iter().map(|need| (distance::ranks_between(*need, stock) & !open).count_ones()).min();
    let threat = threats.get(missing.unwrap_or(0) as usize).copied().unwrap_or(0);
    // Opponents with few cards left, and the next one, weigh more.
    let pressing = if rank_view.stock_left[seat] <= 5 { 2 } else { 1 };
    let next = seat == rank_view.setup.left_of(rank_view.me);
    threat * pressing / if next { 1 } else { 2 }
}

/// The score of a plan's end by itself.
fn end_score(rank_view: &RankView<'_>, end: PlanEnd) -> i32 {
    match end {
        PlanEnd::Stock(column) => {
            let owner = rank_view.owners[usize::from(column / 5)];
            match (rank_view.team_left(owner), owner == rank_view.me) {
                (1, _) => worth::ROUND,
                (_, true) => worth::STOCK,
                (_, false) => worth::PARTNERS_STOCK,
            }
        }
        PlanEnd::NewHand => worth::NEW_HAND,
        PlanEnd::Discard(..) | PlanEnd::Pass => 0,
    }
}

/// The ranks on the way to the own stock card.
fn needed(rank_view: &RankView<'_>, state: &TurnState) -> RankSet {
    let stock = rank_view.top_at(0, 0, state.played(0));
    if stock == NO_CARD {
        return 0;
    }
    let ways = state.needs.iter().map(|need| distance::ranks_between(*need, stock));
    ways.min_by_key(|way| way.count_ones()).unwrap_or(0)
}

/// Every distinct discard with its score by itself.
fn for_each_discard(rank_view: &RankView<'_>, state: &TurnState, mut tell: impl FnMut(i32, PlanEnd)) {
    let needed = needed(rank_view, state);
    let wanted = |code: RankCode| code == 0 || needed >> code & 1 == 1;
    let places = plan::discard_columns(rank_view, state);
    let wilds_too = rank_view.setup.rules().wild_discard || state.hand.mask() == 1;
    for code in state.hand.codes().filter(|code| *code != 0 || wilds_too) {
        let given = match code {
            0 => worth::DISCARD_WILD,
            // A second card of the same rank isn't missed.
            _ if wanted(code) && state.hand.count(code) == 1 => worth::DISCARD_NEEDED,
            _ => 0,
        };
        let late = distance::min_cards_before(state.needs, code);
        let higher = if code == 0 { NO_CARD } else { code % 12 + 1 };
        for (column, top) in places.clone() {
            let onto = match top {
                NO_CARD => worth::ONTO_FREE,
                top if top == code => worth::ONTO_EQUAL,
                top if top == higher => worth::ONTO_HIGHER,
                top if wanted(top) => worth::BURY + worth::BURY_NEEDED,
                _ => worth::BURY,
            };
            tell(onto + given + late as i32 * worth::LATE, PlanEnd::Discard(code, column));
        }
    }
}
