//! What one seat may know: the only thing that computer players, screens and networks are ever given.

mod observation;
mod written;

use crate::card::{Card, Rank};
use crate::check::{self, Rejected};
use crate::hands::Hand;
use crate::legal::LegalMoves;
use crate::moves::{Move, Source, Target};
use crate::open::{Ending, Open};
use crate::rules::Rules;
use crate::seat::{Seat, Team};
use crate::setup::Setup;

pub use observation::{Observation, ObservationError};
pub use written::WrittenView;

/// A look at a round from one seat: what lies open, and the own hand. It borrows these and holds nothing else, so a
/// player that peeks can't be written.
///
/// Its serde form is the view of the bot protocol ([`WrittenView`]); an [`Observation`] is made of one that was read.
#[derive(Clone, Copy)]
pub struct SeatView<'a> {
    pub(crate) open: &'a Open,
    pub(crate) hand: Hand<'a>,
    pub(crate) seat: Seat,
    /// The legal moves as the table told them, where what is seen doesn't suffice to tell.
    told: Option<&'a LegalMoves>,
}

impl<'a> SeatView<'a> {
    #[inline]
    pub(crate) fn new(open: &'a Open, hand: Hand<'a>, seat: Seat) -> SeatView<'a> {
        SeatView { open, hand, seat, told: None }
    }

    /// Whose view it is.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Rules, seats and teams.
    pub fn setup(&self) -> &'a Setup {
        &self.open.setup
    }

    /// The rules.
    pub fn rules(&self) -> &'a Rules {
        self.open.setup.rules()
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.open.turn
    }

    /// How many turns have begun, this one included.
    pub fn turns(&self) -> u32 {
        self.open.turns
    }

    /// How many moves were made by all seats.
    #[inline]
    pub fn moves(&self) -> u32 {
        self.open.moves
    }

    /// The own hand.
    pub fn hand(&self) -> Hand<'a> {
        self.hand
    }

    /// How many cards a seat holds in hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        usize::from(self.open.hand_sizes[seat])
    }

    /// The top of a seat's stock pile.
    pub fn stock_top(&self, seat: Seat) -> Option<Card> {
        self.open.stock_tops[seat].some()
    }

    /// How many cards a seat's stock pile has.
    pub fn stock_left(&self, seat: Seat) -> usize {
        usize::from(self.open.stock_left[seat])
    }

    /// The cards of a discard pile (0 to 3), top first; only the top one where the ones underneath are hidden.
    pub fn discard_pile(&self, seat: Seat, pile: usize) -> impl Iterator<Item = Card> + use<'a> {
        let shown = if self.rules().hide_buried { 1 } else { usize::MAX };
        self.open.discard_pile(seat, pile).take(shown)
    }

    /// How many cards a discard pile (0 to 3) has.
    pub fn discard_depth(&self, seat: Seat, pile: usize) -> usize {
        usize::from(self.open.depths[seat][pile])
    }

    /// The cards of a build pile (0 to 3), bottom to top. They are fewer than its height after the lower ones were
    /// shuffled into the draw pile.
    pub fn build_pile(&self, pile: usize) -> &'a [Card] {
        self.open.builds[pile].cards()
    }

    /// The rank a build pile (0 to 3) takes next.
    pub fn build_next(&self, pile: usize) -> Rank {
        self.open.builds[pile].next
    }

    /// How many cards the draw pile has.
    pub fn draw_left(&self) -> usize {
        usize::from(self.open.draw_left)
    }

    /// The cards of the completed piles, in no particular order.
    pub fn completed(&self) -> impl Iterator<Item = Card> + use<'a> {
        self.open.completed_cards()
    }

    /// How many cards the completed piles have.
    pub fn completed_size(&self) -> usize {
        usize::from(self.open.completed_size)
    }

    /// The team of a seat.
    pub fn team(&self, seat: Seat) -> Team {
        self.open.setup.team(seat)
    }

    /// The partners whose piles the seat may play from now.
    pub fn open_partners(&self) -> impl Iterator<Item = Seat> + use<'a> {
        self.open.open_partners(self.seat)
    }

    /// The seat whose stock top was announced in this turn and isn't played yet (RULES 8).
    pub fn promise(&self) -> Option<Seat> {
        self.open.house.promise
    }

    /// The discard pile (0 to 3) and its seat that was played from last in this turn, where the 1980 rules ask for it (RULES 8).
    pub fn last_discard(&self) -> Option<(Seat, u8)> {
        self.open.house.last_discard
    }

    /// Who has played out of turn, until the seat on turn acts: it can be caught (RULES 9).
    pub fn ahead(&self) -> Option<Seat> {
        self.open.manners.ahead
    }

    /// How the round ended, if it did.
    pub fn ending(&self) -> Option<Ending> {
        self.open.end
    }

    /// The card a source offers to this seat.
    ///
    /// # Errors
    /// If there is none, or it isn't this seat's to take.
    pub fn source_card(&self, source: Source) -> Result<Card, Rejected> {
        check::source_card(self, source)
    }

    /// Whether a move is legal for this seat now.
    ///
    /// # Errors
    /// With the reason why it isn't.
    pub fn check(&self, mv: Move) -> Result<(), Rejected> {
        match self.told {
            None => check::check(self, mv),
            Some(told) if told.iter().any(|legal| legal == mv) => Ok(()),
            Some(_) => check::check(self, mv).and(Err(Rejected::NotLeadingUp)),
        }
    }

    /// Every legal move of this seat; none if it isn't its turn.
    #[inline]
    pub fn legal_moves(&self) -> LegalMoves {
        match self.told {
            None => LegalMoves::of(self),
            Some(told) => told.clone(),
        }
    }

    /// The places a source's card may go to now.
    pub fn targets(&self, source: Source) -> Vec<Target> {
        let from_here = |mv: Move| (mv.source() == Some(source)).then(|| mv.target()).flatten();
        self.legal_moves().iter().filter_map(from_here).collect()
    }
}
