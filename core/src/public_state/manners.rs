//! The public state of table manners (RULES 9).

use super::PublicState;
use crate::seat::Seat;

/// The penalty for talking, in cards.
pub(crate) const FOR_TALKING: u8 = 2;

/// The draws still due, the seats that were caught, and the seat that can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Manners {
    /// The number of cards that the seat on turn has yet to draw at the start of its turn.
    pub(crate) due: u8,
    /// Seats (bits) that were caught: they draw nothing until their next turn is over.
    pub(crate) caught: u16,
    /// The seat that has played out of turn since the seat on turn last acted.
    pub(crate) out_of_turn_seat: Option<Seat>,
}

impl PublicState {
    /// Whether a seat was caught and has not yet played a turn without drawing.
    pub(crate) fn is_caught(&self, seat: Seat) -> bool {
        self.manners.caught >> seat.index() & 1 == 1
    }

    /// Whether the table draws for a seat now: not with drawing by hand, not out of turn, and not for a seat that was caught.
    #[inline]
    pub(crate) fn draws_automatically(&self, seat: Seat) -> bool {
        !self.setup.has_manners() || !self.setup.draws_by_hand() && seat == self.turn && !self.is_caught(seat)
    }

    /// Whether anything is left to draw (RULES 5).
    pub(crate) fn can_draw(&self) -> bool {
        let builds = self.under_builds > 0 && self.setup.rules().replenish_from_builds;
        self.draw_left > 0 || self.completed_size > 0 || builds
    }

    /// How many cards the seat on turn has to draw by hand before anything else.
    pub(crate) fn draws_due(&self) -> u8 {
        if !self.setup.draws_by_hand() || self.is_caught(self.turn) || !self.can_draw() {
            return 0;
        }
        match (self.manners.due, self.hand_sizes[self.turn]) {
            // A hand played empty is refilled (RULES 4.3).
            (0, 0) => self.setup.rules().hand,
            (due, _) => due,
        }
    }

    /// Starts a turn after that of `before`.
    #[cold]
    pub(super) fn begin_manners_turn(&mut self, before: Seat) {
        self.0.manners.caught &= !(1 << before.index());
        self.0.manners.due = 0;
        if self.0.setup.draws_by_hand() && !self.is_caught(self.0.turn) {
            self.0.manners.due = self.start_draw() as u8;
        }
        self.clear_due_if_empty();
    }

    /// Counts a card that the seat on turn drew by hand, the first of those that were [due](PublicState::draws_due), if any.
    #[cold]
    pub(super) fn count_manual_draw(&mut self, due: u8) {
        self.0.moves += 1;
        self.0.manners.due = due.saturating_sub(1);
        self.clear_due_if_empty();
    }

    /// Punishes a seat for having played out of turn.
    pub(crate) fn catch(&mut self, seat: Seat) {
        self.0.manners.caught |= 1 << seat.index();
    }

    /// Somebody plays out of turn, which can be caught from now on.
    pub(crate) fn begin_out_of_turn(&mut self, seat: Seat) {
        self.0.manners.out_of_turn_seat = Some(seat);
    }

    /// What was played out of turn can no longer be caught.
    pub(crate) fn accept_out_of_turn(&mut self) {
        self.0.manners.out_of_turn_seat = None;
    }

    /// Takes cards for a penalty from the end of a hand.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, count: u8) {
        self.0.hand_sizes[seat] -= count;
    }

    /// Takes cards for a penalty from the draw pile.
    pub(crate) fn take_from_draw_pile(&mut self, count: u8) {
        self.0.draw_left -= count;
    }

    /// Puts penalty cards, which have left hand or draw pile, into a stock pile.
    pub(crate) fn penalise(&mut self, into: Seat, count: u8) {
        self.0.stock_left[into] += count;
        self.clear_due_if_empty();
    }

    /// Limits the draws due to the cards that are left (RULES 5).
    fn clear_due_if_empty(&mut self) {
        if !self.can_draw() {
            self.0.manners.due = 0;
        }
    }

    /// The seat whose stock pile takes a seat's penalty: its own, or where that has no card left, the next partner's.
    pub(crate) fn penalty_pile(&self, seat: Seat) -> Seat {
        let partners = self.setup.partners(seat);
        std::iter::once(seat).chain(partners).find(|owner| self.stock_left[*owner] > 0).unwrap_or(seat)
    }
}
