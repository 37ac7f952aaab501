//! What table manners ask to be remembered, as everyone may know it (RULES 9).

use super::PublicState;
use crate::hands::HAND_SIZE;
use crate::seat::Seat;

/// Who still has to draw, who was caught, and who may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Manners {
    /// How many cards the seat on turn has yet to draw of those that its turn begins with.
    pub(crate) due: u8,
    /// Seats (bits) that were caught: they draw nothing until their next turn is over.
    pub(crate) caught: u16,
    /// Who has played out of turn since the seat on turn last acted.
    pub(crate) out_of_turn_seat: Option<Seat>,
}

impl PublicState {
    /// Whether a seat was caught and has not yet played a turn without drawing.
    pub(crate) fn is_caught(&self, seat: Seat) -> bool {
        self.manners.caught >> seat.index() & 1 == 1
    }

    /// A seat was caught.
    pub(crate) fn catch(&mut self, seat: Seat) {
        self.manners.caught |= 1 << seat.index();
    }

    /// Whether the table draws for a seat now: not by hand, not out of turn, and not for who was caught.
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
            (0, 0) => HAND_SIZE as u8,
            (due, _) => due,
        }
    }

    /// A turn begins after that of `before`.
    #[cold]
    pub(super) fn begin_manners_turn(&mut self, before: Seat) {
        self.manners.caught &= !(1 << before.index());
        self.manners.due = 0;
        if self.setup.draws_by_hand() && !self.is_caught(self.turn) {
            self.manners.due = self.start_draw() as u8;
        }
        self.clear_due_if_empty();
    }

    /// The seat on turn drew one of the cards that it had [to draw](PublicState::draws_due); none is left if it had none.
    pub(crate) fn record_manual_draw(&mut self, had_to: u8) {
        self.manners.due = had_to.saturating_sub(1);
        self.clear_due_if_empty();
    }

    /// What can't be drawn is not owed: fewer cards are drawn if that is all there is (RULES 5).
    pub(crate) fn clear_due_if_empty(&mut self) {
        if !self.can_draw() {
            self.manners.due = 0;
        }
    }

    /// The seat whose stock pile takes a seat's penalty: its own, or where that has no card left, the next partner's.
    pub(crate) fn penalty_pile(&self, seat: Seat) -> Seat {
        let partners = self.setup.partners(seat);
        std::iter::once(seat).chain(partners).find(|owner| self.stock_left[*owner] > 0).unwrap_or(seat)
    }
}
