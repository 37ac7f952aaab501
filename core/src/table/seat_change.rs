//! Other players in the seats of a series, between its rounds.

use super::{IntentError, PlayerPresence, SeatConfig, Table};
use crate::seat::Seat;

impl Table {
    /// Has somebody else play in a seat from the next round on: the scores stay with the seat. Does nothing for a seat that the
    /// table doesn't have.
    ///
    /// # Errors
    /// [`IntentError::RoundGoesOn`] during a round.
    pub fn change_player(&mut self, seat: Seat, player: SeatConfig) -> Result<(), IntentError> {
        if self.round().is_some_and(|round| round.ending().is_none()) {
            return Err(IntentError::RoundGoesOn);
        }
        if let Some(place) = self.config.seats.get_mut(seat.index()) {
            *place = player;
            self.people.set(seat, PlayerPresence::Here);
        }
        Ok(())
    }
}
