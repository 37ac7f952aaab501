//! A view by ranks, for plans and evaluations, which don't tell two cards of one rank apart.

use crate::moves::{Source, Target};
use crate::score;
use crate::seat::{BySeat, MAX_SEATS, Seat};
use crate::setup::Setup;
use crate::view::SeatView;

use super::distance;
use super::ranks::{NO_CARD, RankCode, RankCounts, RankSet};

/// The most seats whose piles one seat plays from: its own and five partners'.
pub(super) const MAX_OWNERS: usize = 6;

/// The visible cards of a discard pile, top first, up to the depth that matters soon.
#[derive(Debug, Clone, Copy)]
pub(super) struct DiscardPile {
    codes: [RankCode; 15],
    len: u8,
    /// How many cards the pile has, hidden and deep ones included.
    pub(super) depth: u8,
    /// The ranks that it gives in playing order from the top, and their number.
    pub(super) run: RankSet,
    pub(super) run_length: u8,
}

/// A view by ranks.
#[derive(Debug, Clone)]
pub(super) struct RankView<'a> {
    pub(super) setup: &'a Setup,
    pub(super) me: Seat,
    /// The rank each build pile takes next.
    pub(super) needs: [RankCode; 4],
    /// Build piles (bits) that take no wild now.
    pub(super) no_wild: u8,
    pub(super) hand: RankCounts,
    pub(super) hand_sizes: BySeat<u8>,
    pub(super) stock_tops: BySeat<RankCode>,
    pub(super) stock_left: BySeat<u8>,
    pub(super) piles: BySeat<[DiscardPile; 4]>,
    /// The owners of the piles that this seat plays from: itself and the partners whose piles are open.
    pub(super) owners: [Seat; MAX_OWNERS],
    pub(super) owner_count: usize,
    /// The column played from last in this turn, where that matters (RULES 8).
    pub(super) last: Option<u8>,
    /// The unseen cards: the other hands, the face-down stock cards, the draw pile.
    pub(super) unseen: RankCounts,
    pub(super) unseen_size: u8,
}

impl DiscardPile {
    const EMPTY: DiscardPile = DiscardPile { codes: [NO_CARD; 15], len: 0, depth: 0, run: 0, run_length: 0 };

    /// The card at a depth, 0 for the top.
    #[inline]
    pub(super) fn at(&self, depth: usize) -> RankCode {
        self.codes.get(depth).copied().unwrap_or(NO_CARD)
    }

    /// The visible cards from a depth on, top first.
    #[inline]
    pub(super) fn from(&self, depth: usize) -> &[RankCode] {
        self.codes[..usize::from(self.len)].get(depth..).unwrap_or(&[])
    }
}

impl<'a> RankView<'a> {
    pub(super) fn of(view: &SeatView<'a>) -> RankView<'a> {
        let (setup, me) = (view.setup(), view.seat());
        let mut rank_view = RankView {
            setup,
            me,
            needs: [0, 1, 2, 3].map(|pile| view.build_next(pile).number()),
            no_wild: 0,
            hand: RankCounts::default(),
            hand_sizes: BySeat([0; MAX_SEATS]),
            stock_tops: BySeat([NO_CARD; MAX_SEATS]),
            stock_left: BySeat([0; MAX_SEATS]),
            piles: BySeat([[DiscardPile::EMPTY; 4]; MAX_SEATS]),
            owners: [me; MAX_OWNERS],
            owner_count: 1,
            last: None,
            unseen: RankCounts::deck(setup.rules().deck.wilds()),
            unseen_size: 0,
        };
        for pile in 0..4 {
            let cards = view.build_pile(pile);
            cards.iter().for_each(|card| rank_view.unseen.remove(card.code()));
            let closed = !setup.rules().consecutive_wilds && cards.last().is_some_and(|card| card.is_wild());
            rank_view.no_wild |= u8::from(closed) << pile;
        }
        for card in view.completed() {
            rank_view.unseen.remove(card.code());
        }
        for card in view.hand().iter() {
            rank_view.hand.add(card.code());
            rank_view.unseen.remove(card.code());
        }
        for seat in setup.seats() {
            rank_view.add_seat(view, seat);
        }
        for partner in view.open_partners() {
            rank_view.owners[rank_view.owner_count] = partner;
            rank_view.owner_count += 1;
        }
        rank_view.unseen_size = rank_view.unseen.total() as u8;
        if setup.rules().alternating {
            rank_view.last = view.last_discard().and_then(|(owner, pile)| rank_view.column(owner, pile + 1));
        }
        rank_view
    }

    #[inline]
    fn add_seat(&mut self, view: &SeatView<'a>, seat: Seat) {
        self.hand_sizes[seat] = view.hand_size(seat) as u8;
        self.stock_left[seat] = view.stock_left(seat) as u8;
        if let Some(top) = view.stock_top(seat) {
            self.stock_tops[seat] = top.code();
            self.unseen.remove(top.code());
        }
        for (at, pile) in self.piles[seat].iter_mut().enumerate() {
            pile.depth = view.discard_depth(seat, at) as u8;
            for card in view.discard_pile(seat, at) {
                self.unseen.remove(card.code());
                if let Some(place) = pile.codes.get_mut(usize::from(pile.len)) {
                    *place = card.code();
                    pile.len += 1;
                }
            }
            (pile.run, pile.run_length) = distance::run(pile.from(0));
        }
    }

    /// The column of an owner's stock pile (0) or discard pile (1 to 4), if this seat plays from it.
    pub(super) fn column(&self, owner: Seat, place: u8) -> Option<u8> {
        let at = self.owners[..self.owner_count].iter().position(|seat| *seat == owner)?;
        Some(at as u8 * 5 + place)
    }

    /// Whose piles a column belongs to.
    pub(super) fn owner_of(&self, column: u8) -> Seat {
        self.owners[usize::from(column / 5)]
    }

    /// The top of an owner's stock pile (place 0) or discard pile (places 1 to 4) after so many of its cards were played.
    #[inline]
    pub(super) fn top_at(&self, owner: usize, place: usize, played: usize) -> RankCode {
        let owner = self.owners[owner];
        match place {
            0 if played == 0 => self.stock_tops[owner],
            0 => NO_CARD,
            pile => self.piles[owner][pile - 1].at(played),
        }
    }

    /// The top of a column after so many of its cards were played.
    pub(super) fn top_of(&self, column: u8, played: usize) -> RankCode {
        self.top_at(usize::from(column / 5), usize::from(column % 5), played)
    }

    /// A column as a move's source.
    pub(super) fn source(&self, column: u8) -> Source {
        let owner = self.owners[usize::from(column / 5)];
        let partner = (owner != self.me).then_some(owner);
        match column % 5 {
            0 => Source::Stock(partner),
            pile => Source::Discard(pile - 1, partner),
        }
    }

    /// A column as a discard's target.
    pub(super) fn target(&self, column: u8) -> Target {
        let owner = self.owners[usize::from(column / 5)];
        Target::Discard(column % 5 - 1, (owner != self.me).then_some(owner))
    }

    /// The owners whose discard piles this seat discards onto: itself, or where a team shares piles, all of them.
    pub(super) fn discard_owners(&self) -> std::ops::Range<usize> {
        let owners = if self.setup.shares_piles() { self.owner_count } else { 1 };
        usize::from(!self.setup.has_piles(self.me))..owners
    }

    /// How many stock cards a seat's team has left.
    pub(super) fn team_left(&self, seat: Seat) -> u32 {
        score::team_stock_left(self.setup, self.setup.team(seat), &self.stock_left.0)
    }

    /// Whether two seats are of one team.
    pub(super) fn partners(&self, one: Seat, other: Seat) -> bool {
        self.setup.team(one) == self.setup.team(other)
    }

    /// The seats after this one that aren't partners, in the order of their turns.
    pub(super) fn opponents(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.setup.seat_count();
        (1..seats)
            .map(move |step| Seat::from_index((self.me.index() + step) % seats))
            .filter(|seat| !self.partners(self.me, *seat))
    }
}
