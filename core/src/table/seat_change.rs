//! Other players in the seats of a series, between its rounds.

use super::{IntentError, PlayerPresence, SeatConfig, Table};
use crate::seat::Seat;

impl Table {
    /// Has somebody else play in a seat from the next round on: the scores stay with the seat. Does nothing for a seat that the
    /// table doesn't have.
    ///
    /// # Errors
    /// [`IntentError::RoundGoesOn`] during a round, and [`IntentError::Age`] if the first player goes by age and the player's is missing.
    pub fn change_player(&mut self, seat: Seat, player: SeatConfig) -> Result<(), IntentError> {
        self.check_between_rounds()?;
        let setup = *self.setup();
        let mut ages = self.config.ages();
        if let Some(place) = self.config.seats.get_mut(seat.index()) {
            ages[seat] = player.age;
            setup.check_ages(&ages)?;
            *place = player;
            self.people.set(seat, PlayerPresence::Here);
        }
        Ok(())
    }

    /// Has a player be called otherwise from the next round on, here or not. Does nothing for a seat that the table doesn't have.
    ///
    /// # Errors
    /// [`IntentError::RoundGoesOn`] during a round.
    pub fn rename_player(&mut self, seat: Seat, name: &str) -> Result<(), IntentError> {
        self.check_between_rounds()?;
        if let Some(place) = self.config.seats.get_mut(seat.index()) {
            name.clone_into(&mut place.name);
        }
        Ok(())
    }

    fn check_between_rounds(&self) -> Result<(), IntentError> {
        match self.round().is_some_and(|round| round.ending().is_none()) {
            true => Err(IntentError::RoundGoesOn),
            false => Ok(()),
        }
    }
}
