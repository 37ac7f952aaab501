//! A view by ranks, for plans and evaluations, which don't tell two cards of one rank apart.

use crate::moves::{Source, Target};
use crate::pile::{ByPile, Pile, PileSet};
use crate::score;
use crate::seat::{BySeat, MAX_SEATS, Seat};
use crate::setup::Setup;
use crate::view::SeatView;

use super::distance;
use super::ranks::{NO_CARD, RankCode, RankCounts, RankSet};

/// The most seats whose piles one seat plays from: its own and five partners'.
pub(super) const MAX_OWNERS: usize = 6;

/// The places of an owner in the order of their columns: its stock pile (`None`) and its discard piles.
pub(super) const PLACES: [Option<Pile>; 1 + Pile::COUNT] =
    [None, Some(Pile::One), Some(Pile::Two), Some(Pile::Three), Some(Pile::Four)];

/// The most columns.
pub(super) const MAX_COLUMNS: usize = PLACES.len() * MAX_OWNERS;

/// The column of a place; owners are counted by their index in [`RankView::owners`].
#[inline]
pub(super) const fn column_at(owner: usize, place: Option<Pile>) -> usize {
    let place = match place {
        None => 0,
        Some(pile) => 1 + pile.index(),
    };
    PLACES.len() * owner + place
}

/// The owner, by its index, and the place of a column.
#[inline]
pub(super) fn place_of(column: u8) -> (usize, Option<Pile>) {
    let column = usize::from(column);
    (column / PLACES.len(), PLACES[column % PLACES.len()])
}

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
    pub(super) needs: ByPile<RankCode>,
    /// The build piles that take no wild now.
    pub(super) no_wild: PileSet,
    pub(super) hand: RankCounts,
    pub(super) hand_sizes: BySeat<u8>,
    pub(super) stock_tops: BySeat<RankCode>,
    pub(super) stock_left: BySeat<u8>,
    pub(super) piles: BySeat<ByPile<DiscardPile>>,
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
            needs: ByPile::from_fn(|pile| view.build_next(pile).number()),
            no_wild: PileSet::NONE,
            hand: RankCounts::default(),
            hand_sizes: BySeat([0; MAX_SEATS]),
            stock_tops: BySeat([NO_CARD; MAX_SEATS]),
            stock_left: BySeat([0; MAX_SEATS]),
            piles: BySeat([ByPile([DiscardPile::EMPTY; _]); _]),
            owners: [me; MAX_OWNERS],
            owner_count: 1,
            last: None,
            unseen: RankCounts::deck(setup.rules().deck.wilds()),
            unseen_size: 0,
        };
        for pile in Pile::ALL {
            let cards = view.build_pile(pile);
            cards.iter().for_each(|card| rank_view.unseen.remove(card.code()));
            let closed = !setup.rules().consecutive_wilds && cards.last().is_some_and(|card| card.is_wild());
            rank_view.no_wild.set(pile, closed);
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
            rank_view.last =
                view.last_discard().and_then(|(owner, pile)| rank_view.column(owner, Some(pile)));
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
        for at in Pile::ALL {
            let pile = &mut self.piles[seat][at];
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

    /// The column of a place of an owner, if this seat plays from it.
    pub(super) fn column(&self, owner: Seat, place: Option<Pile>) -> Option<u8> {
        let at = self.owners[..self.owner_count].iter().position(|seat| *seat == owner)?;
        Some(column_at(at, place) as u8)
    }

    /// Whose piles a column belongs to.
    pub(super) fn owner_of(&self, column: u8) -> Seat {
        self.owners[place_of(column).0]
    }

    /// The top of a place of an owner after so many of its cards were played.
    #[inline]
    pub(super) fn top_at(&self, owner: usize, place: Option<Pile>, played: usize) -> RankCode {
        let owner = self.owners[owner];
        match place {
            None if played == 0 => self.stock_tops[owner],
            None => NO_CARD,
            Some(pile) => self.piles[owner][pile].at(played),
        }
    }

    /// The top of a column after so many of its cards were played.
    pub(super) fn top_of(&self, column: u8, played: usize) -> RankCode {
        let (owner, place) = place_of(column);
        self.top_at(owner, place, played)
    }

    /// A column as a move's source.
    pub(super) fn source(&self, column: u8) -> Source {
        let (owner, place) = place_of(column);
        let owner = self.owners[owner];
        place.map_or(Source::Stock(owner), |pile| Source::Discard(pile, owner))
    }

    /// A column as a discard's target; `None` if it is a stock pile.
    pub(super) fn target(&self, column: u8) -> Option<Target> {
        let (owner, place) = place_of(column);
        Some(Target::Discard(place?, self.owners[owner]))
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
