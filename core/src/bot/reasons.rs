//! Why a plan is good, in terms that a person uses.

use crate::card::Rank;
use crate::pile::Pile;
use crate::seat::Seat;

use super::distance;
use super::plan::{PlanEnd, PlanSearch, TurnState};
use super::rank_view::{RankView, column_at};
use super::ranks::{self, NO_CARD, RankCode, WILD};

/// Why a line is good. Seats are never the advised one, unless it is said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// Nothing else is legal, or what else is comes to the same.
    OnlyWay,
    /// It plays the last stock card: the round is won.
    Wins,
    /// It plays a stock card, the own one's or a partner's.
    Stock {
        /// Whose stock pile.
        owner: Seat,
    },
    /// A stock card, the own one's or a partner's, could be played now, but is worth more later.
    StockWaits {
        /// Whose stock pile.
        owner: Seat,
        /// The wilds that would go with it and are kept.
        wilds: u8,
    },
    /// It plays the hand empty: a new one comes at once.
    NewHand,
    /// It brings a build pile nearer to a stock card, the own one's or a partner's, so that hardly any card is missing between them.
    Nears {
        /// The ranks that are missing and that the hand doesn't have; none if the stock card fits.
        missing: Vec<Rank>,
        /// Whose stock pile.
        owner: Seat,
    },
    /// The hand keeps what leads to a stock pile's top: the own one's or a partner's.
    Keeps {
        /// What is kept, by rank; `None` is a wild.
        ranks: Vec<Option<Rank>>,
        /// Whose stock pile.
        owner: Seat,
    },
    /// A build pile is left alone: what it takes next would help an opponent to play a stock card.
    HoldsBack {
        /// The build pile.
        pile: Pile,
        /// Who would be helped.
        opponent: Seat,
    },
    /// A build pile is moved on, past the stock card of an opponent.
    Blocks {
        /// The build pile.
        pile: Pile,
        /// Who is blocked.
        opponent: Seat,
    },
    /// The discard lies on its equal: nothing new is buried.
    OntoEqual,
    /// The discard lies on the next higher rank: both can be played in order.
    OntoHigher,
    /// The discard lies on a free place: nothing is buried.
    OntoFree,
    /// The discard lies on a free place, which looking ahead has found to be better than to put it on the next higher rank.
    FreeOverHigher {
        /// The rank it could lie on.
        top: Rank,
    },
    /// The discard buries a card that is needed late, of the tops there are.
    BuriesLeast {
        /// The buried top's rank; `None` is a wild.
        top: Option<Rank>,
    },
    /// The discarded card is needed latest, of those in the hand.
    NeededLate,
}

/// More reasons than this only tire.
pub(super) const MAX_REASONS: usize = 3;

/// With more cards missing a stock card isn't near.
const MAX_NEAR: u32 = 2;

/// The reasons for a plan, the most telling first.
pub(super) fn of(
    rank_view: &RankView<'_>,
    plans: &PlanSearch,
    plan: super::plan::PlanOutcome,
) -> Vec<Reason> {
    let state = plans.at(plan);
    let mut reasons = Vec::new();
    match plan.end {
        PlanEnd::Stock(column) => {
            let owner = rank_view.owner_of(column);
            reasons.push(if rank_view.team_left(owner) == 1 {
                Reason::Wins
            } else {
                Reason::Stock { owner }
            });
        }
        PlanEnd::NewHand => {
            reasons.extend(nears(rank_view, state, None));
            reasons.push(Reason::NewHand);
        }
        PlanEnd::Pass => reasons.extend(nears(rank_view, state, None)),
        PlanEnd::Discard(code, column) => {
            reasons.extend(nears(rank_view, state, Some(code)));
            reasons.extend(blocks(rank_view, state));
            reasons.extend(holds_back(rank_view, state));
            reasons.extend(keeps(rank_view, state, code));
            reasons.extend(onto(rank_view, state, code, column));
            reasons.extend(needed_late(state, code));
        }
    }
    reasons.truncate(MAX_REASONS);
    reasons
}

/// An opponent's stock card would have been taken, and no longer is.
fn blocks(rank_view: &RankView<'_>, state: &TurnState) -> Option<Reason> {
    let moved = |stock: RankCode| {
        Pile::ALL.into_iter().find(|pile| rank_view.needs[*pile] == stock && state.needs[*pile] != stock)
    };
    rank_view.opponents().find_map(|opponent| {
        let stock = rank_view.stock_tops[opponent];
        let blocked = (1..=12).contains(&stock) && !state.needs.0.contains(&stock);
        let pile = moved(stock).filter(|_| blocked)?;
        Some(Reason::Blocks { pile, opponent })
    })
}

/// A card that could have been played would have made way for an opponent's stock card.
fn holds_back(rank_view: &RankView<'_>, state: &TurnState) -> Option<Reason> {
    let playable = |need: RankCode| {
        let top = |pile| rank_view.top_at(0, Some(pile), state.played(column_at(0, Some(pile))));
        state.hand.has(need) || Pile::ALL.into_iter().any(|pile| top(pile) == need)
    };
    rank_view.opponents().find_map(|opponent| {
        let stock = rank_view.stock_tops[opponent];
        if !(1..=12).contains(&stock) || state.needs.0.contains(&stock) {
            return None;
        }
        let before = |pile: &Pile| ranks::next(state.needs[*pile]) == stock && playable(state.needs[*pile]);
        Pile::ALL.into_iter().find(before).map(|pile| Reason::HoldsBack { pile, opponent })
    })
}

/// A build pile comes nearer to a stock card, the own one or else a partner's, and the hand doesn't have all that is missing.
fn nears(rank_view: &RankView<'_>, state: &TurnState, discarded: Option<RankCode>) -> Option<Reason> {
    let mut hand = state.hand;
    discarded.into_iter().for_each(|code| hand.remove(code));
    let near = |owner: Seat| {
        let stock = rank_view.stock_tops[owner];
        if !(1..=12).contains(&stock) {
            return None;
        }
        let length = distance::min_cards_before(state.needs, stock);
        if length > MAX_NEAR || length >= distance::min_cards_before(rank_view.needs, stock) {
            return None;
        }
        let path = distance::shortest_path(state.needs, stock);
        let missing: Vec<Rank> =
            (1..=12).filter(|code| path >> code & 1 == 1 && !hand.has(*code)).filter_map(Rank::new).collect();
        (length == 0 || !missing.is_empty()).then_some(Reason::Nears { missing, owner })
    };
    rank_view.owners[..rank_view.owner_count].iter().find_map(|owner| near(*owner))
}

/// What stays in the hand leads to a stock card: the own one, or else a partner's.
fn keeps(rank_view: &RankView<'_>, state: &TurnState, discarded: RankCode) -> Option<Reason> {
    let mut hand = state.hand;
    hand.remove(discarded);
    let leads_to = |owner: Seat| {
        let stock = rank_view.stock_tops[owner];
        let path = distance::shortest_path(state.needs, stock);
        let ranks: Vec<_> =
            hand.codes().filter(|code| path >> code & 1 == 1 && *code != WILD).map(Rank::new).collect();
        // More than three aren't kept for that alone.
        (1..=3).contains(&ranks.len()).then_some(Reason::Keeps { ranks, owner })
    };
    rank_view.owners[..rank_view.owner_count].iter().find_map(|owner| leads_to(*owner))
}

/// What the discard does to the pile it lies on.
fn onto(rank_view: &RankView<'_>, state: &TurnState, code: RankCode, column: u8) -> Option<Reason> {
    let top = rank_view.top_of(column, state.played(usize::from(column)));
    let soon = |code: RankCode| distance::min_cards_before(state.needs, code);
    let places = || super::plan::discard_columns(rank_view, state).map(|(_, top)| top);
    let is_higher = |top: &RankCode| code != WILD && *top == ranks::next(code);
    match top {
        NO_CARD => Some(match places().find(is_higher).and_then(Rank::new) {
            Some(top) => Reason::FreeOverHigher { top },
            None => Reason::OntoFree,
        }),
        _ if top == code => Some(Reason::OntoEqual),
        _ if is_higher(&top) => Some(Reason::OntoHigher),
        _ => {
            let latest = places().all(|other| other != NO_CARD && soon(other) <= soon(top));
            (latest && top != WILD).then_some(Reason::BuriesLeast { top: Rank::new(top) })
        }
    }
}

/// No other card of the hand is needed later.
fn needed_late(state: &TurnState, code: RankCode) -> Option<Reason> {
    let soon = |code: RankCode| distance::min_cards_before(state.needs, code);
    let others = || state.hand.codes().filter(|other| *other != code);
    let latest = code != WILD
        && others().next().is_some()
        && others().all(|other| other == WILD || soon(other) < soon(code));
    latest.then_some(Reason::NeededLate)
}
