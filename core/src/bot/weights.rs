//! What a plan is worth at first sight: a sum of weights, tuned by hand.

use crate::deck::Deck;
use crate::pile::Pile;
use crate::seat::Seat;

use super::distance;
use super::plan::{self, PlanEnd, TurnState};
use super::rank_view::{RankView, column_at};
use super::ranks::{self, NO_CARD, RankCode, RankSet, WILD, WILDS};

/// The weights, in arbitrary units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Weights {
    /// The last stock card, another one of its own, a partner's.
    pub(super) round: i32,
    pub(super) stock: i32,
    pub(super) partners_stock: i32,
    /// The hand played empty.
    pub(super) new_hand: i32,
    /// Each card played, and what one from a discard pile and a wild are worth beside that.
    pub(super) played: i32,
    pub(super) from_discards: i32,
    pub(super) wild: i32,
    /// Each build pile completed.
    pub(super) completed: i32,
    /// Each card missing on the shortest path to the own stock card, and each card of that path.
    pub(super) missing: i32,
    pub(super) length: i32,
    /// An opponent whose stock card lacks none, one, two cards that lie open.
    pub(super) threats: [i32; 3],
    /// A discard onto an equal one, onto the next higher one, onto a free pile, onto any other, onto one that is needed.
    pub(super) onto_equal: i32,
    pub(super) onto_higher: i32,
    pub(super) onto_free: i32,
    pub(super) bury: i32,
    pub(super) bury_needed: i32,
    /// A discard of a wild, of the only card of its rank that is needed.
    pub(super) discard_wild: i32,
    pub(super) discard_needed: i32,
    /// Each step that the discarded card is away from being needed, each unseen card of its rank, and the rank itself.
    pub(super) late: i32,
    pub(super) unseen: i32,
    pub(super) high: i32,
}

impl Weights {
    /// No weights: what characters add theirs to.
    pub(super) const NONE: Weights = Weights {
        round: 0,
        stock: 0,
        partners_stock: 0,
        new_hand: 0,
        played: 0,
        from_discards: 0,
        wild: 0,
        completed: 0,
        missing: 0,
        length: 0,
        threats: [0; 3],
        onto_equal: 0,
        onto_higher: 0,
        onto_free: 0,
        bury: 0,
        bury_needed: 0,
        discard_wild: 0,
        discard_needed: 0,
        late: 0,
        unseen: 0,
        high: 0,
    };

    /// The weights of `planner`.
    pub(super) const TUNED: Weights = Weights {
        round: 100_000,
        stock: 1000,
        partners_stock: 900,
        new_hand: 120,
        played: 6,
        from_discards: 2,
        wild: -55,
        missing: -24,
        length: -2,
        threats: [-60, -30, -12],
        onto_equal: 26,
        onto_higher: 20,
        onto_free: 6,
        bury: -14,
        bury_needed: -16,
        discard_wild: -150,
        discard_needed: -22,
        late: 2,
        ..Weights::NONE
    };

    /// The weights of who notices of the others only what is obvious, and doesn't care where a card comes from.
    pub(super) const CASUAL: Weights = Weights { threats: [-27, -6, 0], from_discards: 0, ..Weights::TUNED };

    /// The weights of who plays no card without a reason.
    pub(super) const SPARING: Weights = Weights { played: -2, ..Weights::TUNED };

    /// The weights by which the search chooses plans for a closer look: whoever holds cards back until they lead somewhere plays better.
    pub(super) const PATIENT: Weights = Weights { played: -4, ..Weights::TUNED };

    /// Both together.
    pub(super) const fn and(self, other: Weights) -> Weights {
        let [own, others] = [self.threats, other.threats];
        Weights {
            round: self.round + other.round,
            stock: self.stock + other.stock,
            partners_stock: self.partners_stock + other.partners_stock,
            new_hand: self.new_hand + other.new_hand,
            played: self.played + other.played,
            from_discards: self.from_discards + other.from_discards,
            wild: self.wild + other.wild,
            completed: self.completed + other.completed,
            missing: self.missing + other.missing,
            length: self.length + other.length,
            threats: [own[0] + others[0], own[1] + others[1], own[2] + others[2]],
            onto_equal: self.onto_equal + other.onto_equal,
            onto_higher: self.onto_higher + other.onto_higher,
            onto_free: self.onto_free + other.onto_free,
            bury: self.bury + other.bury,
            bury_needed: self.bury_needed + other.bury_needed,
            discard_wild: self.discard_wild + other.discard_wild,
            discard_needed: self.discard_needed + other.discard_needed,
            late: self.late + other.late,
            unseen: self.unseen + other.unseen,
            high: self.high + other.high,
        }
    }

    /// The score of a state, independent of how the plan ends.
    pub(super) fn state_score(&self, rank_view: &RankView<'_>, state: &TurnState) -> i32 {
        let plays = i32::from(state.plays) * self.played;
        let discards = i32::from(state.from_discards) * self.from_discards;
        let wilds = i32::from(state.wilds) * self.wild;
        let threats: i32 = rank_view.opponents().map(|seat| self.threat(rank_view, state, seat)).sum();
        let completed = Pile::ALL.iter().filter(|pile| state.needs[**pile] < rank_view.needs[**pile]).count();
        plays
            + discards
            + wilds
            + threats
            + completed as i32 * self.completed
            + self.nearness(rank_view, state)
    }

    /// How near the own stock card is, or where there is none, that of the first partner who has one.
    fn nearness(&self, rank_view: &RankView<'_>, state: &TurnState) -> i32 {
        let at_hand = state.hand.mask() & !WILDS | own_runs(rank_view, state);
        let wilds = u32::from(state.hand.count(WILD));
        let near = |owner: usize| {
            let stock = rank_view.top_at(owner, None, state.played(column_at(owner, None)));
            let (missing, length) = distance::fewest_missing(state.needs, stock, at_hand);
            missing.saturating_sub(wilds) as i32 * self.missing + length as i32 * self.length
        };
        let mut own_first = (0..rank_view.owner_count)
            .filter(|owner| rank_view.top_at(*owner, None, state.played(column_at(*owner, None))) != NO_CARD);
        own_first.next().map_or(0, near)
    }

    /// The penalty for what an opponent can play on the build piles.
    fn threat(&self, rank_view: &RankView<'_>, state: &TurnState, seat: Seat) -> i32 {
        let stock = rank_view.stock_tops[seat];
        if stock == NO_CARD {
            return 0;
        }
        let open = rank_view.piles[seat].iter().fold(0, |ranks, pile| ranks | pile.run);
        let (missing, _) = distance::fewest_missing(state.needs, stock, open);
        let threat = self.threats.get(missing as usize).copied().unwrap_or(0);
        // Opponents with few cards left, and the next one, weigh more.
        let pressing = if rank_view.stock_left[seat] <= 5 { 2 } else { 1 };
        let next = seat == rank_view.setup.left_of(rank_view.me);
        threat * pressing / if next { 1 } else { 2 }
    }

    /// The score of a plan's end that reveals a card, by itself.
    pub(super) fn reveal_score(&self, rank_view: &RankView<'_>, end: PlanEnd) -> i32 {
        match end {
            PlanEnd::Stock(column) => {
                let owner = rank_view.owner_of(column);
                match (rank_view.team_left(owner), owner == rank_view.me) {
                    (1, _) => self.round,
                    (_, true) => self.stock,
                    (_, false) => self.partners_stock,
                }
            }
            PlanEnd::NewHand => self.new_hand,
            PlanEnd::Discard(..) | PlanEnd::Pass => 0,
        }
    }

    /// Every distinct discard with its score by itself.
    pub(super) fn for_each_discard(
        &self,
        rank_view: &RankView<'_>,
        state: &TurnState,
        mut visit: impl FnMut(i32, PlanEnd),
    ) {
        let needed = needed(rank_view, state);
        let places = plan::discard_columns(rank_view, state);
        let wilds_too = rank_view.setup.rules().wild_discard || state.hand.mask() == WILDS;
        for code in state.hand.codes().filter(|code| *code != WILD || wilds_too) {
            let given = self.given(rank_view, state, needed, code);
            for (column, top) in places.clone() {
                visit(given + self.onto(needed, code, top), PlanEnd::Discard(code, column));
            }
        }
    }

    /// An upper bound for the score of any discard.
    pub(super) fn max_discard_score(&self) -> i32 {
        /// The most cards of one kind that a deck has: wilds.
        const MOST_UNSEEN: i32 = Deck::Edition1980.wilds() as i32;
        let given = self.discard_wild.max(self.discard_needed).max(0)
            + 11 * self.late.max(0)
            + MOST_UNSEEN * self.unseen.max(0)
            + 12 * self.high.max(0);
        let buried = self.bury + self.bury_needed.max(0);
        given + self.onto_equal.max(self.onto_higher).max(self.onto_free).max(buried)
    }

    /// The score of a discard by itself.
    pub(super) fn discard_score(
        &self,
        rank_view: &RankView<'_>,
        state: &TurnState,
        code: RankCode,
        column: u8,
    ) -> i32 {
        let needed = needed(rank_view, state);
        let top = rank_view.top_of(column, state.played(column.into()));
        self.given(rank_view, state, needed, code) + self.onto(needed, code, top)
    }

    /// What giving a card away is worth, wherever it goes.
    #[inline]
    fn given(&self, rank_view: &RankView<'_>, state: &TurnState, needed: RankSet, code: RankCode) -> i32 {
        let missed = match code {
            WILD => self.discard_wild,
            // A second card of the same rank isn't missed.
            _ if is_wanted(needed, code) && state.hand.count(code) == 1 => self.discard_needed,
            _ => 0,
        };
        let late = distance::min_cards_before(state.needs, code);
        let unseen = i32::from(rank_view.unseen.count(code));
        missed + late as i32 * self.late + unseen * self.unseen + i32::from(code) * self.high
    }

    /// What the place of a discard is worth.
    #[inline]
    fn onto(&self, needed: RankSet, code: RankCode, top: RankCode) -> i32 {
        let higher = if code == WILD { NO_CARD } else { ranks::next(code) };
        match top {
            NO_CARD => self.onto_free,
            top if top == code => self.onto_equal,
            top if top == higher => self.onto_higher,
            top if is_wanted(needed, top) => self.bury + self.bury_needed,
            _ => self.bury,
        }
    }
}

/// The ranks that this seat's discard piles give in playing order.
fn own_runs(rank_view: &RankView<'_>, state: &TurnState) -> RankSet {
    let mut ranks = 0;
    for owner in 0..rank_view.owner_count {
        for at in Pile::ALL {
            let pile = &rank_view.piles[rank_view.owners[owner]][at];
            ranks |= match state.played(column_at(owner, Some(at))) {
                0 => pile.run,
                played => distance::run(pile.from(played)).0,
            };
        }
    }
    ranks
}

/// The ranks on the shortest path to the own stock card.
fn needed(rank_view: &RankView<'_>, state: &TurnState) -> RankSet {
    distance::shortest_path(state.needs, rank_view.top_at(0, None, state.played(column_at(0, None))))
}

/// Whether a card is needed on that path, or a wild.
#[inline]
fn is_wanted(needed: RankSet, code: RankCode) -> bool {
    code == WILD || needed >> code & 1 == 1
}
