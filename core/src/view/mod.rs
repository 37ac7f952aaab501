//! The view of one seat: all that computer players, screens and networks are given of a round. A view borrows the public state
//! and one hand.

mod json;

use crate::card::{Card, Rank};
use crate::hands::Hand;
use crate::move_set::LegalMoves;
use crate::pile::{ByPile, Pile};
use crate::public_state::{Ending, PublicState};
use crate::rules::Rules;
use crate::seat::{Seat, Team};
use crate::setup::Setup;

pub(crate) use json::JsonPast;
pub use json::JsonView;

/// A round as one seat sees it: the public state and the own hand. It borrows these and holds nothing else, so no player can see
/// hidden cards.
///
/// Its serde form is the view of the bot protocol ([`JsonView`]); an [`Observation`](crate::Observation) is made of one that was read.
///
/// ```
/// use skipstone_core::Position;
///
/// let round = "s@1: 4? 3.30\n h@1: 4.40 W.150\n s@2: 9? 12.140".parse::<Position>()?.round()?;
/// let view = round.view(round.turn());
/// assert_eq!(view.hand().iter().map(|card| card.to_string()).collect::<Vec<_>>(), ["4.40", "W.150"]);
/// assert_eq!(view.stock_left(view.seat()), 5);
///
/// let json = serde_json::to_value(view)?;
/// assert_eq!(json["hand"][1], "W.150");
/// assert_eq!(json["stocks"][1]["top"], "12.140");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct SeatView<'a> {
    pub(crate) public: &'a PublicState,
    pub(crate) hand: Hand<'a>,
    pub(crate) seat: Seat,
    /// The legal moves as the table listed them, where they can't be derived from the view.
    pub(crate) listed_moves: Option<&'a LegalMoves>,
}

impl<'a> SeatView<'a> {
    #[inline]
    pub(crate) fn new(public: &'a PublicState, hand: Hand<'a>, seat: Seat) -> SeatView<'a> {
        SeatView { public, hand, seat, listed_moves: None }
    }

    /// The seat of the view.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Rules, seats and teams.
    pub fn setup(&self) -> &'a Setup {
        &self.public.setup
    }

    /// The rules.
    pub fn rules(&self) -> &'a Rules {
        self.public.setup.rules()
    }

    /// The seat that may play; `None` before the first turn and once the round is over.
    pub fn on_turn(&self) -> Option<Seat> {
        (self.turns() > 0 && self.ending().is_none()).then_some(self.turn())
    }

    /// The seat on turn, or the last one that was.
    pub fn turn(&self) -> Seat {
        self.public.turn
    }

    /// The number of turns begun, this one included.
    pub fn turns(&self) -> u32 {
        self.public.turns
    }

    /// The number of moves made by all seats.
    #[inline]
    pub fn moves(&self) -> u32 {
        self.public.moves
    }

    /// The own hand.
    pub fn hand(&self) -> Hand<'a> {
        self.hand
    }

    /// The number of cards in a seat's hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        usize::from(self.public.hand_sizes[seat])
    }

    /// The top of a seat's stock pile.
    pub fn stock_top(&self, seat: Seat) -> Option<Card> {
        self.public.stock_tops[seat].some()
    }

    /// The number of cards in a seat's stock pile.
    pub fn stock_left(&self, seat: Seat) -> usize {
        usize::from(self.public.stock_left[seat])
    }

    /// The cards of a discard pile, top first; only the top one where the ones underneath are hidden.
    pub fn discard_pile(&self, seat: Seat, pile: Pile) -> impl Iterator<Item = Card> + use<'a> {
        let shown = if self.rules().hide_buried { 1 } else { usize::MAX };
        self.public.discard_pile(seat, pile).take(shown)
    }

    /// The number of cards in a discard pile.
    pub fn discard_depth(&self, seat: Seat, pile: Pile) -> usize {
        usize::from(self.public.depths[seat][pile])
    }

    /// The cards of a build pile, bottom to top. They are fewer than its height after the lower ones were
    /// shuffled into the draw pile.
    pub fn build_pile(&self, pile: Pile) -> &'a [Card] {
        self.public.builds[pile].cards()
    }

    /// The rank a build pile takes next.
    pub fn build_next(&self, pile: Pile) -> Rank {
        self.public.builds[pile].next
    }

    /// The ranks that the build piles took when a seat's last turn ended; `None` before its first one has. What a seat leaves for
    /// others tells of the cards that it holds.
    pub fn left_behind(&self, seat: Seat) -> Option<ByPile<Rank>> {
        self.public.left_behind[seat]
    }

    /// The number of cards in the draw pile.
    pub fn draw_left(&self) -> usize {
        usize::from(self.public.draw_left)
    }

    /// The cards of the completed piles, in no particular order.
    pub fn completed(&self) -> impl Iterator<Item = Card> + use<'a> {
        self.public.completed_cards()
    }

    /// Every card that lies open: build piles, completed piles, stock tops, and what discard piles show. In no particular order.
    pub fn open_cards(&self) -> impl Iterator<Item = Card> + use<'a> {
        let view = *self;
        let builds = Pile::ALL.into_iter().flat_map(move |pile| view.build_pile(pile)).copied();
        let of_seats = self.setup().seats().flat_map(move |seat| {
            Pile::ALL
                .into_iter()
                .flat_map(move |pile| view.discard_pile(seat, pile))
                .chain(view.stock_top(seat))
        });
        builds.chain(self.completed()).chain(of_seats)
    }

    /// The number of cards in the completed piles.
    pub fn completed_size(&self) -> usize {
        usize::from(self.public.completed_size)
    }

    /// The team of a seat.
    pub fn team(&self, seat: Seat) -> Team {
        self.public.setup.team(seat)
    }

    /// The partners whose piles the seat may play from now.
    pub fn open_partners(&self) -> impl Iterator<Item = Seat> + use<'a> {
        self.public.open_partners(self.seat)
    }

    /// The seat whose stock top was announced in this turn and isn't played yet (RULES 8).
    pub fn promise(&self) -> Option<Seat> {
        self.public.turn_restrictions.promise
    }

    /// The discard pile and its seat that was played from last in this turn, if the 1980 rules need it (RULES 8).
    pub fn last_discard(&self) -> Option<(Seat, Pile)> {
        self.public.turn_restrictions.last_discard
    }

    /// The seat that has played out of turn and can be caught until the seat on turn acts (RULES 9).
    pub fn out_of_turn_seat(&self) -> Option<Seat> {
        self.public.manners.out_of_turn_seat
    }

    /// How the round ended. `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.public.end
    }
}
