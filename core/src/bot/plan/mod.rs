//! Turn plans: every sequence of plays up to the next moment at which the seat sees a new card, or ends its turn.
//!
//! Sequences that lead to the same position are one plan: build piles that need the same card are interchangeable, and the order
//! of plays doesn't matter.

use crate::moves::{Move, Source, Target};
use crate::pile::{ByPile, Pile, PileSet};
use crate::round::Round;
use crate::view::SeatView;

use super::rank_view::{MAX_COLUMNS, PLACES, RankView, column_at, place_of};
use super::ranks::{self, NO_CARD, RankCode, RankCounts, WILD};

/// The most turn states that a search visits. 15 to 45 are usual; hands with many wilds have thousands.
const MAX_STATES: usize = 400;

/// The most that a quick search visits, and the most wilds that its plans play.
const MAX_QUICK_STATES: usize = 50;
const MAX_QUICK_WILDS: u8 = 1;

/// A state within the turn, and the play that led to it.
#[derive(Debug, Clone, Copy)]
pub(super) struct TurnState {
    /// The rank each build pile takes next.
    pub(super) needs: ByPile<RankCode>,
    /// The build piles that take no wild.
    no_wild: PileSet,
    pub(super) hand: RankCounts,
    /// The number of cards played of each column, four bits each.
    played: u128,
    /// The discard column played from last, which the rule `alternating` asks for (RULES 8).
    last: u8,
    /// The number of cards played from discard piles.
    pub(super) from_discards: u8,
    /// The number of wilds played.
    pub(super) wilds: u8,
    /// The number of cards played.
    pub(super) plays: u8,
    /// Whether the last play reveals a new card, which ends the plan.
    ended: bool,
    /// The state before the play, as an index.
    parent: u16,
    play: Play,
}

/// One play onto a build pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Play {
    from: PlaySource,
    pile: Pile,
}

/// The source of a play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PlaySource {
    Hand(RankCode),
    Column(u8),
}

/// What a plan leads to. Plans with the same outcome count as one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PlanOutcome {
    pub(super) state: u16,
    pub(super) end: PlanEnd,
}

/// How a plan ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum PlanEnd {
    /// The last play was the top of the stock pile in this column: the next card is turned up.
    Stock(u8),
    /// The hand was played empty: a new one comes.
    NewHand,
    /// A hand card onto a discard column.
    Discard(RankCode, u8),
    /// A pass: the hand is empty and nothing can be played.
    Pass,
}

const NO_COLUMN: u8 = u8::MAX;

/// Finds the plans of a seat. Reused from one decision to the next, so that its buffers are allocated once.
#[derive(Debug, Clone)]
pub(super) struct PlanSearch {
    /// The most wilds that a plan plays: they multiply the number of plans.
    max_wilds: u8,
    /// The most states visited; plans that reveal a card are found beyond them.
    max_states: usize,
    /// The states found so far, each after its predecessor.
    pub(super) states: Vec<TurnState>,
    /// The plans found that end with a stock card or a new hand.
    revealing_plans: Vec<PlanOutcome>,
    /// Indices of states by hash; 0 marks a free place.
    table: Vec<u16>,
}

impl TurnState {
    /// The number of cards played of a column.
    #[inline]
    pub(super) fn played(&self, column: usize) -> usize {
        (self.played >> (4 * column)) as usize & 15
    }

    /// The state after a play, and whether the plan ends with it.
    #[inline]
    fn after(
        &self,
        rank_view: &RankView<'_>,
        from: PlaySource,
        code: RankCode,
        pile: Pile,
    ) -> Option<(TurnState, Option<PlanEnd>)> {
        let rules = rank_view.setup.rules();
        let mut next = *self;
        let rank = next.needs[pile];
        next.needs[pile] = ranks::next(rank);
        if !rules.consecutive_wilds {
            next.no_wild.set(pile, code == WILD && rank != 12);
        }
        next.plays += 1;
        next.wilds += u8::from(code == WILD);
        next.play = Play { from, pile };
        let mut end = None;
        match from {
            PlaySource::Hand(code) => {
                next.hand.remove(code);
                end = next.hand.is_empty().then_some(PlanEnd::NewHand);
            }
            PlaySource::Column(column) if place_of(column).1.is_none() => {
                next.played += 1 << (4 * column);
                end = Some(PlanEnd::Stock(column));
            }
            PlaySource::Column(column) => {
                // Four bits count no further: the column stays closed for the rest of the plan.
                if next.played(usize::from(column)) == 14 {
                    return None;
                }
                next.played += 1 << (4 * column);
                next.from_discards += 1;
                if rules.alternating {
                    next.last = column;
                }
            }
        }
        next.ended = end.is_some();
        Some((next, end))
    }

    /// The key by which states are equal: the same build piles in another order give the same key.
    #[inline]
    fn key(&self) -> (u32, RankCounts, u128, u8) {
        let key = |pile| self.needs[pile] << 1 | u8::from(self.no_wild.contains(pile));
        let [a, b, c, d] = Pile::ALL.map(key);
        let (a, b, c, d) = (a.min(b), a.max(b), c.min(d), c.max(d));
        let (a, c, b, d) = (a.min(c), a.max(c), b.min(d), b.max(d));
        let (b, c) = (b.min(c), b.max(c));
        (u32::from_le_bytes([a, b, c, d]), self.hand, self.played, self.last)
    }
}

impl PlanSearch {
    /// A search for all plans, up to a large number.
    pub(super) fn new() -> PlanSearch {
        PlanSearch::with_limits(u8::MAX, MAX_STATES)
    }

    /// A search that finds the plans of most situations, in a fraction of the time where there are many.
    pub(super) fn quick() -> PlanSearch {
        PlanSearch::with_limits(MAX_QUICK_WILDS, MAX_QUICK_STATES)
    }

    fn with_limits(max_wilds: u8, max_states: usize) -> PlanSearch {
        PlanSearch {
            max_wilds,
            max_states,
            states: Vec::new(),
            revealing_plans: Vec::new(),
            table: Vec::new(),
        }
    }

    /// Finds the plans of the view's seat, which must be on turn.
    pub(super) fn find(&mut self, rank_view: &RankView<'_>) {
        self.states.clear();
        self.revealing_plans.clear();
        self.table.clear();
        self.table.resize(4 * self.max_states.next_power_of_two(), 0);
        self.states.push(TurnState {
            needs: rank_view.needs,
            no_wild: rank_view.no_wild,
            hand: rank_view.hand,
            played: 0,
            last: rank_view.last.unwrap_or(NO_COLUMN),
            from_discards: 0,
            wilds: 0,
            plays: 0,
            ended: false,
            parent: 0,
            play: Play { from: PlaySource::Hand(NO_CARD), pile: Pile::One },
        });
        let mut at = 0;
        while at < self.states.len() {
            self.expand(rank_view, at);
            at += 1;
        }
    }

    /// The plans that end with a stock card or a new hand.
    pub(super) fn revealing_plans(&self) -> &[PlanOutcome] {
        &self.revealing_plans
    }

    /// The states in which the seat may end its turn.
    pub(super) fn stopping_states<'a>(
        &'a self,
        rank_view: &RankView<'_>,
    ) -> impl Iterator<Item = (u16, &'a TurnState)> + use<'a> {
        let rules = rank_view.setup.rules();
        // Plays that lead up to a stock card must reach it; one card may block (RULES 8).
        let most = if rules.lead_up { u8::from(rules.blocking > 0) } else { u8::MAX };
        let stays = move |state: &TurnState| !state.ended && state.from_discards <= most;
        (0..).zip(&self.states).filter(move |(_, state)| stays(state))
    }

    /// The state that a plan leads to.
    #[inline]
    pub(super) fn at(&self, plan: PlanOutcome) -> &TurnState {
        &self.states[usize::from(plan.state)]
    }

    /// The moves of a plan, for the view that its rank view was made of.
    pub(super) fn moves(
        &self,
        rank_view: &RankView<'_>,
        view: &SeatView<'_>,
        plan: PlanOutcome,
        moves: &mut Vec<Move>,
    ) {
        moves.clear();
        let mut plays = Vec::new();
        let mut at = usize::from(plan.state);
        while at != 0 {
            plays.push(self.states[at].play);
            at = usize::from(self.states[at].parent);
        }
        let mut hand = HandSlots::of(view);
        for play in plays.iter().rev() {
            let source = match play.from {
                PlaySource::Hand(code) => hand.take(code),
                PlaySource::Column(column) => rank_view.source(column),
            };
            moves.push(Move::Put(source, Target::Build(play.pile)));
        }
        match plan.end {
            PlanEnd::Stock(_) | PlanEnd::NewHand => {}
            PlanEnd::Discard(code, column) => {
                moves.extend(rank_view.target(column).map(|target| Move::Put(hand.take(code), target)));
            }
            PlanEnd::Pass => moves.push(Move::Pass),
        }
    }

    /// The plan that these moves of a view amount to; `None` if the search didn't find it.
    pub(super) fn plan_of(
        &self,
        rank_view: &RankView<'_>,
        view: &SeatView<'_>,
        moves: &[Move],
    ) -> Option<PlanOutcome> {
        let codes: Vec<RankCode> = view.hand().iter().map(|card| card.code()).collect();
        let mut hand = HandSlots(codes);
        let mut state = *self.states.first()?;
        let mut end = None;
        for mv in moves {
            let Move::Put(source, target) = *mv else {
                end = Some(PlanEnd::Pass);
                continue;
            };
            let from = match source {
                Source::Hand(slot) if usize::from(slot) < hand.0.len() => {
                    PlaySource::Hand(hand.0.remove(slot.into()))
                }
                Source::Hand(_) => return None,
                Source::Stock(owner) => PlaySource::Column(rank_view.column(owner, None)?),
                Source::Discard(pile, owner) => PlaySource::Column(rank_view.column(owner, Some(pile))?),
            };
            match (target, from) {
                (Target::Build(pile), from) => {
                    let code = match from {
                        PlaySource::Hand(code) => code,
                        PlaySource::Column(column) => rank_view.top_of(column, state.played(column.into())),
                    };
                    (state, end) = state.after(rank_view, from, code, pile)?;
                }
                (Target::Discard(pile, owner), PlaySource::Hand(code)) => {
                    let column = rank_view.column(owner, Some(pile))?;
                    let top = rank_view.top_of(column, state.played(column.into()));
                    // The first empty pile stands for all of them.
                    let (first, _) = discard_columns(rank_view, &state).find(|(at, other)| match top {
                        NO_CARD => *other == NO_CARD,
                        _ => *at == column,
                    })?;
                    end = Some(PlanEnd::Discard(code, first));
                }
                (Target::Discard(..), PlaySource::Column(_)) => return None,
            }
        }
        let same = |other: &TurnState| other.key() == state.key();
        let at = self.states.iter().position(same)?;
        Some(PlanOutcome { state: at as u16, end: end? })
    }

    fn expand(&mut self, rank_view: &RankView<'_>, at: usize) {
        let state = self.states[at];
        if state.ended {
            return;
        }
        let mut tops = [NO_CARD; MAX_COLUMNS];
        for owner in 0..rank_view.owner_count {
            for place in PLACES {
                let column = column_at(owner, place);
                if state.last != column as u8 {
                    tops[column] = rank_view.top_at(owner, place, state.played(column));
                }
            }
        }
        let tops = &tops[..column_at(rank_view.owner_count, None)];
        for pile in Pile::ALL {
            let need = state.needs[pile];
            let closed = |pile| state.no_wild.contains(pile);
            let wild = !closed(pile) && state.wilds < self.max_wilds;
            let like = |other: &Pile| state.needs[*other] == need && closed(*other) == closed(pile);
            if Pile::ALL[..pile.index()].iter().any(like) {
                continue;
            }
            if state.hand.has(need) {
                self.play(rank_view, at, PlaySource::Hand(need), need, pile);
            }
            if wild && state.hand.has(WILD) {
                self.play(rank_view, at, PlaySource::Hand(WILD), WILD, pile);
            }
            for (column, code) in (0..).zip(tops) {
                if *code == need || wild && *code == WILD {
                    self.play(rank_view, at, PlaySource::Column(column), *code, pile);
                }
            }
        }
    }

    #[inline]
    fn play(&mut self, rank_view: &RankView<'_>, at: usize, from: PlaySource, code: RankCode, pile: Pile) {
        let Some((mut next, end)) = self.states[at].after(rank_view, from, code, pile) else { return };
        // The 1980 rules: what comes from a discard pile must lead up to a stock card (RULES 8). Who is held to that by the
        // first move is told by its check.
        if rank_view.setup.rules().lead_up && next.from_discards > 0 && end == Some(PlanEnd::NewHand) {
            return;
        }
        next.parent = at as u16;
        self.add(next, end);
    }

    fn add(&mut self, next: TurnState, end: Option<PlanEnd>) {
        let full = self.states.len() >= self.max_states;
        let key = next.key();
        let mask = self.table.len() - 1;
        let mut place = hash(key) as usize & mask;
        loop {
            match self.table[place] {
                0 => break,
                other if self.states[usize::from(other)].key() == key => return,
                _ => place = (place + 1) & mask,
            }
        }
        // Plans that reveal a card are always kept.
        if full && end.is_none() || self.states.len() >= 2 * self.max_states {
            return;
        }
        let state = self.states.len() as u16;
        self.table[place] = state;
        self.states.push(next);
        if let Some(end) = end {
            self.revealing_plans.push(PlanOutcome { state, end });
        }
    }
}

/// The distinct discard columns with their tops; one stands for all empty ones.
#[inline]
pub(super) fn discard_columns(
    rank_view: &RankView<'_>,
    state: &TurnState,
) -> impl Iterator<Item = (u8, RankCode)> + Clone + use<> {
    let mut places = [(0, NO_CARD); MAX_COLUMNS];
    let mut count = 0;
    let mut free = false;
    for owner in rank_view.discard_owners() {
        for place in Pile::ALL.map(Some) {
            let column = column_at(owner, place);
            let top = rank_view.top_at(owner, place, state.played(column));
            if top != NO_CARD || !free {
                places[count] = (column as u8, top);
                count += 1;
            }
            free |= top == NO_CARD;
        }
    }
    places.into_iter().take(count)
}

/// Plays moves up to the first illegal one, and then any legal one in its place.
pub(super) fn carry_out(round: &mut Round, moves: &[Move]) {
    for mv in moves {
        if round.play_into(round.turn(), *mv, &mut ()).is_err() {
            return play_any(round);
        }
    }
    if moves.is_empty() {
        play_any(round);
    }
}

fn play_any(round: &mut Round) {
    if let Some(mv) = round.legal_moves().get(0) {
        round.play_legal(mv, &mut ());
    }
}

/// Tracks the slots of hand cards while they are played one after the other.
struct HandSlots(Vec<RankCode>);

impl HandSlots {
    fn of(view: &SeatView<'_>) -> HandSlots {
        HandSlots(view.hand().iter().map(|card| card.code()).collect())
    }

    fn take(&mut self, code: RankCode) -> Source {
        let slot = self.0.iter().position(|held| *held == code).unwrap_or(0);
        if slot < self.0.len() {
            self.0.remove(slot);
        }
        Source::Hand(slot as u8)
    }
}

/// A multiplicative hash: multiplication spreads the few bits that differ into the upper half.
#[inline]
fn hash((needs, hand, played, last): (u32, RankCounts, u128, u8)) -> u64 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut hash = u64::from(needs) << 8 | u64::from(last);
    let [low, high] = hand.halves();
    for word in [low, high, played as u64, (played >> 64) as u64] {
        hash = (hash.rotate_left(23) ^ word).wrapping_mul(ODD);
    }
    hash >> 32
}

#[cfg(test)]
mod tests;
