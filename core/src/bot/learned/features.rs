//! The inputs of the value network: a position right after a plan, as numbers of about 0 to 1.
//!
//! The seat's own block comes first, then one for each other seat that counts: without partners, all opponents, the next one first
//! and the others by ascending stock cards left; in teams, the next partner, the partners' mean, the next opponent, the one with
//! the fewest stock cards left and the opponents' mean.

use crate::card::Card;
use crate::pile::{ByPile, Pile};
use crate::score;
use crate::seat::{BySeat, MAX_SEATS, Seat};

use super::super::distance::{self, StockPath};
use super::super::plan::{PlanEnd, TurnState};
use super::super::rank_view::{DiscardPile, RankView, column_at};
use super::super::ranks::{self, NO_CARD, RankCode, RankCounts, RankSet, WILD, WILDS};

/// The size of the seat's own block.
pub(super) const OWN_FEATURES: usize = 94;

/// The size of another seat's block.
pub(super) const OTHER_SEAT_FEATURES: usize = 32;

/// The size of the largest feature vector: five opponents, or five blocks with teams.
pub(super) const MAX_FEATURES: usize = OWN_FEATURES + 5 * OTHER_SEAT_FEATURES;

/// What features need and no plan changes; computed once for all plans of a decision.
#[derive(Debug, Clone)]
pub(super) struct FeatureContext {
    /// The seats of the blocks, in their order.
    seats: [Seat; 5],
    partners: Vec<Seat>,
    opponents: Vec<Seat>,
    /// For each rank, the probability that an unseen card is of that rank or wild.
    odds: [f32; Card::CODES],
    /// The own discard piles before the plan.
    piles: BySeat<ByPile<PileOrder>>,
}

/// Counts of how neighbouring cards of a discard pile lie on each other.
#[derive(Debug, Clone, Copy, Default)]
struct PileOrder {
    top: RankCode,
    run: RankSet,
    run_length: u8,
    /// Pairs of equal rank, pairs in playing order, and other pairs.
    equal: u8,
    ordered: u8,
    broken: u8,
    depth: u8,
}

/// Appends features to a vector.
struct FeatureWriter<'a> {
    numbers: &'a mut [f32],
    at: usize,
}

impl FeatureWriter<'_> {
    #[inline]
    fn put(&mut self, number: f32) {
        self.numbers[self.at] = number;
        self.at += 1;
    }

    #[inline]
    fn flag(&mut self, flag: bool) {
        self.put(f32::from(u8::from(flag)));
    }

    /// One-hot encoding of one of this many values; larger ones count as the last.
    #[inline]
    fn one_of(&mut self, value: u32, values: usize) {
        let value = (value as usize).min(values - 1);
        self.numbers[self.at..self.at + values].fill(0.0);
        self.numbers[self.at + value] = 1.0;
        self.at += values;
    }

    /// For each of the twelve distances, the number of cards at it.
    #[inline]
    fn histogram(&mut self, counts: [u8; 12], scale: f32) {
        for count in counts {
            self.put(f32::from(count) * scale);
        }
    }

    /// The stock cards left: their number, and flags for small numbers.
    #[inline]
    fn left(&mut self, left: u8) {
        self.put(f32::from(left) / 30.0);
        for few in [1, 2, 4, 8, 14] {
            self.flag(left <= few);
        }
    }
}

impl PileOrder {
    fn of(codes: &[RankCode], depth: u8) -> PileOrder {
        let (run, run_length) = distance::run(codes);
        let top = codes.first().copied().unwrap_or(NO_CARD);
        let mut order = PileOrder { top, run, run_length, depth, ..PileOrder::default() };
        for pair in codes.windows(2) {
            order.pair(pair[0], pair[1]);
        }
        order
    }

    fn pair(&mut self, upper: RankCode, lower: RankCode) {
        if upper == lower {
            self.equal += 1;
        } else if upper != WILD && lower == ranks::next(upper) {
            self.ordered += 1;
        } else {
            self.broken += 1;
        }
    }

    fn with(mut self, code: RankCode) -> PileOrder {
        if self.top == NO_CARD {
            return PileOrder { top: code, run: 1 << code, run_length: 1, depth: 1, ..PileOrder::default() };
        }
        self.pair(code, self.top);
        let follows = code != WILD && self.top == ranks::next(code);
        (self.run, self.run_length) =
            if follows { (self.run | 1 << code, self.run_length + 1) } else { (1 << code, 1) };
        PileOrder { top: code, depth: self.depth + 1, ..self }
    }
}

impl FeatureContext {
    pub(super) fn of(rank_view: &RankView<'_>) -> FeatureContext {
        let seats = rank_view.setup.seat_count();
        let others = (1..seats).map(|step| Seat::from_index((rank_view.me.index() + step) % seats));
        let (partners, opponents): (Vec<Seat>, Vec<Seat>) =
            others.partition(|seat| rank_view.partners(rank_view.me, *seat));
        let left = |seat: &Seat| match rank_view.stock_left[*seat] {
            0 => u8::MAX,
            left => left,
        };
        let mut chosen = [rank_view.me; 5];
        if rank_view.setup.has_partners() {
            chosen[0] = partners[0];
            chosen[2] = opponents[0];
            chosen[3] = opponents.iter().copied().min_by_key(left).unwrap_or(opponents[0]);
        } else {
            chosen[..opponents.len()].copy_from_slice(&opponents);
            chosen[1..opponents.len()].sort_by_key(left);
        }
        let all = f32::from(rank_view.unseen_size.max(1));
        let wild = f32::from(rank_view.unseen.count(WILD));
        let mut odds = [0.0; Card::CODES];
        for (code, odds) in (0..).zip(&mut odds) {
            let number = if code == WILD { 0.0 } else { f32::from(rank_view.unseen.count(code)) };
            *odds = (number + wild) / all;
        }
        let mut piles = BySeat([ByPile::default(); MAX_SEATS]);
        for owner in &rank_view.owners[..rank_view.owner_count] {
            piles[*owner] = rank_view.piles[*owner].map(|pile| PileOrder::of(pile.from(0), pile.depth));
        }
        FeatureContext { seats: chosen, partners, opponents, odds, piles }
    }

    /// The probability that a hand of this many unseen cards holds all of these ranks, taken as independent.
    #[inline]
    fn draw_probability(&self, ranks: RankSet, cards: u32) -> f32 {
        let mut chance = 1.0;
        let mut left = ranks;
        while left != 0 {
            let without = 1.0 - self.odds[left.trailing_zeros() as usize % Card::CODES];
            let mut none = 1.0;
            for _ in 0..cards {
                none *= without;
            }
            chance *= 1.0 - none;
            left &= left - 1;
        }
        chance
    }

    /// Writes the features of the position after a plan, and returns their number.
    pub(super) fn write_features(
        &self,
        rank_view: &RankView<'_>,
        state: &TurnState,
        end: PlanEnd,
        numbers: &mut [f32],
    ) -> usize {
        let mut writer = FeatureWriter { numbers, at: 0 };
        let after = Afterstate::of(self, rank_view, state, end);
        self.own(rank_view, &after, end, &mut writer);
        debug_assert_eq!(writer.at, OWN_FEATURES);
        if rank_view.setup.has_partners() {
            self.other(rank_view, &after, self.seats[0], &mut writer);
            self.mean(rank_view, &after, &self.partners, &mut writer);
            self.other(rank_view, &after, self.seats[2], &mut writer);
            self.other(rank_view, &after, self.seats[3], &mut writer);
            self.mean(rank_view, &after, &self.opponents, &mut writer);
        } else {
            for seat in &self.seats[..self.opponents.len()] {
                self.other(rank_view, &after, *seat, &mut writer);
            }
        }
        debug_assert_eq!((writer.at - OWN_FEATURES) % OTHER_SEAT_FEATURES, 0);
        writer.at
    }

    fn own(
        &self,
        rank_view: &RankView<'_>,
        after: &Afterstate,
        end: PlanEnd,
        writer: &mut FeatureWriter<'_>,
    ) {
        writer.put(1.0);
        writer.one_of(
            match end {
                PlanEnd::Stock(_) => 0,
                PlanEnd::NewHand => 1,
                PlanEnd::Discard(..) | PlanEnd::Pass => 2,
            },
            3,
        );
        writer.left(after.left[rank_view.me]);
        let teams_left =
            |seat: Seat| score::team_stock_left(rank_view.setup, rank_view.setup.team(seat), &after.left.0);
        let members = (rank_view.setup.seat_count() / rank_view.setup.team_count()) as f32;
        let fewest = self.opponents.iter().map(|seat| teams_left(*seat)).min().unwrap_or(0) as f32;
        let mine = teams_left(rank_view.me) as f32;
        writer.put(mine / (30.0 * members));
        writer.put((fewest - mine) / (20.0 * members));
        writer.put((fewest - mine) / (fewest + mine + 1.0));

        let size = after.hand.total();
        let mask = after.hand.mask();
        let wilds = u32::from(after.hand.count(WILD));
        writer.put(size as f32 / 5.0);
        writer.put((mask.count_ones()) as f32 / 5.0);
        for some in 1..=3 {
            writer.flag(wilds >= some);
        }

        let mut by_hand = [0; 12];
        let mut by_top = [0; 12];
        let mut by_build = [0; 12];
        let stock = after.aim;
        writer.flag(stock == NO_CARD);
        writer.flag(stock == WILD);
        if (1..=12).contains(&stock) {
            for code in after.hand.codes().filter(|code| *code != WILD) {
                by_hand[distance::cards_between(code, stock) as usize] += after.hand.count(code);
            }
            for order in
                after.orders[..after.order_count].iter().filter(|order| (1..=12).contains(&order.top))
            {
                by_top[distance::cards_between(order.top, stock) as usize] += 1;
            }
            for need in after.needs.0 {
                by_build[distance::cards_between(need, stock) as usize] += 1;
            }
        }
        writer.histogram(by_hand, 0.5);
        writer.histogram(by_top, 0.5);
        writer.histogram(by_build, 0.5);

        let at_hand = mask & !WILDS | after.run;
        let known = stock != NO_CARD;
        let paths = if known {
            distance::stock_paths(after.needs, stock, at_hand)
        } else {
            [StockPath::default(); _]
        };
        let flags = |writer: &mut FeatureWriter<'_>, missing: u32, values: usize| {
            writer.one_of(if known { missing } else { u32::MAX }, values);
        };
        flags(writer, paths[0].missing, 6);
        flags(writer, paths[0].missing.saturating_sub(wilds), 4);
        flags(writer, paths[1].missing, 5);
        writer.put(paths[0].length as f32 / 11.0);
        writer.put(paths[1].length as f32 / 11.0);
        writer.put(paths[2].missing as f32 / 6.0);
        let drawn = (rank_view.setup.hand() as u32).saturating_sub(size);
        writer.put(self.draw_probability(paths[0].ranks, drawn.max(1)));
        writer.put(self.draw_probability(paths[1].ranks, drawn.max(1)));

        let orders = &after.orders[..after.order_count];
        let sum = |part: fn(&PileOrder) -> u8| orders.iter().map(|order| f32::from(part(order))).sum::<f32>();
        let free = orders.iter().filter(|order| order.top == NO_CARD).count() as u32;
        writer.one_of(free, 4);
        writer.put(sum(|order| order.depth) / 20.0);
        writer.put(sum(|order| order.equal) / 5.0);
        writer.put(sum(|order| order.ordered) / 5.0);
        writer.put(sum(|order| order.broken) / 5.0);
        writer.put(sum(|order| order.run_length) / 8.0);
        writer.put(f32::from(orders.iter().map(|order| order.depth).max().unwrap_or(0)) / 10.0);
        writer.put(after.run.count_ones() as f32 / 6.0);
        let tops = orders.iter().fold(0, |tops, order| tops | 1u32 << order.top) as RankSet;
        writer.flag(tops & WILDS != 0);
        let share_of = |ranks: RankSet| (mask & !WILDS & ranks).count_ones() as f32 / 4.0;
        writer.put(share_of(tops));
        writer.put(share_of(tops >> 1));
        let needed = after.needs.iter().fold(0, |needed, need| needed | 1u16 << need);
        writer.put(share_of(needed));
        writer.put((tops & needed).count_ones() as f32 / 4.0);
        writer.put(needed.count_ones() as f32 / 4.0);
        writer.put(self.odds[usize::from(WILD)] * 4.0);
    }

    fn other(
        &self,
        rank_view: &RankView<'_>,
        after: &Afterstate,
        seat: Seat,
        writer: &mut FeatureWriter<'_>,
    ) {
        let left = after.left[seat];
        writer.left(left);
        writer.put((f32::from(left) - f32::from(after.left[rank_view.me])) / 20.0);
        writer.flag(left > 0 && after.stocks[seat] == NO_CARD);
        let cards = u32::from(rank_view.hand_sizes[seat]);
        writer.put(cards as f32 / 5.0);

        let stock = after.stocks[seat];
        let known = stock != NO_CARD;
        let piles = &rank_view.piles[seat];
        let run = if rank_view.partners(rank_view.me, seat) { after.runs[seat] } else { runs(piles) };
        let paths =
            if known { distance::stock_paths(after.needs, stock, run) } else { [StockPath::default(); _] };
        let missing = |path: &StockPath| if known { path.missing } else { u32::MAX };
        writer.one_of(missing(&paths[0]), 5);
        writer.one_of(missing(&paths[1]), 4);
        writer.put(paths[0].length as f32 / 11.0);
        // The next player has filled the hand by then.
        let hand = rank_view.setup.hand() as u32;
        let chances = paths.map(|path| if known { self.draw_probability(path.ranks, hand) } else { 0.0 });
        writer.put(chances.into_iter().fold(0.0, f32::max));
        let mut by_build = [0u8; 12];
        if (1..=12).contains(&stock) {
            for need in after.needs.0 {
                by_build[distance::cards_between(need, stock) as usize] += 1;
            }
        }
        for near in [0, 1, 2, 3] {
            writer.put(f32::from(by_build[near]) * 0.5);
        }
        writer.put(f32::from(by_build[11]) * 0.5);
        writer.flag(stock == WILD);
        let mine = if known { (paths[0].ranks & after.hand.mask()).count_ones() } else { 0 };
        writer.put(mine as f32 / 3.0);
        let with_mine = after.hand.mask() & !WILDS | after.run | run;
        let together = if known { distance::fewest_missing(after.needs, stock, with_mine).0 } else { 4 };
        writer.put(1.0 - together.min(4) as f32 / 4.0);

        let free = piles.iter().filter(|pile| pile.depth == 0).count();
        writer.put(free as f32 / 4.0);
        writer.put(piles.iter().map(|pile| f32::from(pile.depth)).sum::<f32>() / 20.0);
        writer.put(piles.iter().map(|pile| f32::from(pile.run_length)).sum::<f32>() / 8.0);
        writer.flag(run & WILDS != 0);
    }

    /// The mean of several seats' blocks.
    fn mean(
        &self,
        rank_view: &RankView<'_>,
        after: &Afterstate,
        seats: &[Seat],
        writer: &mut FeatureWriter<'_>,
    ) {
        let mut mean = [0.0; OTHER_SEAT_FEATURES];
        for seat in seats {
            let mut seat_features = [0.0; OTHER_SEAT_FEATURES];
            self.other(rank_view, after, *seat, &mut FeatureWriter { numbers: &mut seat_features, at: 0 });
            for (sum, number) in mean.iter_mut().zip(seat_features) {
                *sum += number;
            }
        }
        for sum in mean {
            writer.put(sum / seats.len() as f32);
        }
    }
}

/// A position right after a plan.
struct Afterstate {
    needs: ByPile<RankCode>,
    hand: RankCounts,
    /// The stock card that this seat plays for: its own, or the nearest partner's where it has none left.
    aim: RankCode,
    stocks: BySeat<RankCode>,
    left: BySeat<u8>,
    /// The own discard piles; where a team shares piles, the team's.
    orders: [PileOrder; 2 * Pile::COUNT],
    order_count: usize,
    /// The ranks that the own discard piles give, in order.
    run: RankSet,
    /// The ranks that each owner's discard piles give, in order.
    runs: BySeat<RankSet>,
}

impl Afterstate {
    fn of(context: &FeatureContext, rank_view: &RankView<'_>, state: &TurnState, end: PlanEnd) -> Afterstate {
        let mut after = Afterstate {
            needs: state.needs,
            hand: state.hand,
            aim: NO_CARD,
            stocks: rank_view.stock_tops,
            left: rank_view.stock_left,
            orders: [PileOrder { top: NO_CARD, ..PileOrder::default() }; _],
            order_count: 0,
            run: 0,
            runs: BySeat([0; MAX_SEATS]),
        };
        let (discarded, onto) = match end {
            PlanEnd::Discard(code, column) => (code, usize::from(column)),
            _ => (NO_CARD, usize::MAX),
        };
        if discarded != NO_CARD {
            after.hand.remove(discarded);
        }
        for at in 0..rank_view.owner_count {
            let owner = rank_view.owners[at];
            if state.played(column_at(at, None)) > 0 {
                after.stocks[owner] = NO_CARD;
                after.left[owner] -= 1;
            }
            for place in Pile::ALL {
                let pile = &rank_view.piles[owner][place];
                let column = column_at(at, Some(place));
                let mut order = match state.played(column) {
                    0 => context.piles[owner][place],
                    played => PileOrder::of(pile.from(played), pile.depth.saturating_sub(played as u8)),
                };
                if column == onto {
                    order = order.with(discarded);
                }
                after.runs[owner] |= order.run;
                if rank_view.discard_owners().contains(&at) && after.order_count < after.orders.len() {
                    after.orders[after.order_count] = order;
                    after.order_count += 1;
                }
            }
        }
        for at in rank_view.discard_owners() {
            after.run |= after.runs[rank_view.owners[at]];
        }
        after.aim = after.stocks[rank_view.me];
        if after.left[rank_view.me] == 0 {
            let at_hand = after.hand.mask() & !WILDS | after.run;
            let stocks = rank_view.owners[1..rank_view.owner_count].iter().map(|owner| after.stocks[*owner]);
            let near = |stock: &RankCode| distance::fewest_missing(after.needs, *stock, at_hand);
            after.aim = stocks.filter(|stock| *stock != NO_CARD).min_by_key(near).unwrap_or(NO_CARD);
        }
        after
    }
}

fn runs(piles: &ByPile<DiscardPile>) -> RankSet {
    piles.iter().fold(0, |runs, pile| runs | pile.run)
}
