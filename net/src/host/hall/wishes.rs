//! What guests wish about their place in the lobby.

use skipstone_core::Seat;

use super::Hall;
use super::budget::Afford;
use super::guests::GuestId;
use super::seating::Person;
use crate::fingerprint::Fingerprint;
use crate::protocol::{Denial, Farewell, Name, ToGuest, Wish};

impl Hall {
    /// A guest wishes something.
    pub(super) fn wished(&mut self, guest: GuestId, wish: Wish) {
        if !self.affords(guest, 0) {
            return;
        }
        match self.grant(guest, wish) {
            Ok(()) => self.tell_lobby(),
            Err(why) => self.deny(guest, 0, why),
        }
    }

    /// Whether a guest may ask for something more at this moment. If not, it was told.
    pub(super) fn affords(&mut self, guest: GuestId, ask: u32) -> bool {
        let now = self.now;
        let Some(asking) = self.guests.get_mut(guest) else { return false };
        match asking.budget.spend(now) {
            Afford::Yes => return true,
            Afford::No => self.deny(guest, ask, Denial::TooFast),
            Afford::Never => self.end(guest, ToGuest::Goodbye(Farewell::Misunderstood)),
        }
        false
    }

    pub(super) fn deny(&mut self, guest: GuestId, ask: u32, why: Denial) {
        self.tell(guest, ToGuest::Denied { ask, why });
    }

    fn grant(&mut self, guest: GuestId, wish: Wish) -> Result<(), Denial> {
        let Some((key, name)) = self.guests.get(guest).map(|guest| (guest.key, guest.name.clone())) else {
            return Ok(());
        };
        if self.game.is_some() {
            return Err(Denial::NotNow);
        }
        match wish {
            Wish::Seat(Some(seat)) => self.move_to(key, name, Some(seat)),
            Wish::Team(team) => self.move_to(key, name, self.seating.first_free_of(team)),
            Wish::Seat(None) => self.stand_up(key),
            Wish::Ready(ready) => self.change(key, |person| person.ready = ready),
            Wish::Age(age) => self.change(key, |person| person.age = age),
            Wish::Name(name) => self.rename(guest, key, name),
        }
    }

    fn move_to(&mut self, key: Fingerprint, name: Name, to: Option<Seat>) -> Result<(), Denial> {
        let to = to.filter(|seat| self.seating.is_free(*seat)).ok_or(Denial::SeatTaken)?;
        let from = self.seating.seat_of(key);
        let sat = from.and_then(|seat| self.seating.person(seat)).cloned();
        let person = sat.unwrap_or(Person { key, name, ready: false, age: None });
        if let Some(from) = from {
            self.seating.stand_up(from);
        }
        self.seating.sit_down(to, person);
        self.door.admit(key, true);
        Ok(())
    }

    fn stand_up(&mut self, key: Fingerprint) -> Result<(), Denial> {
        let seat = self.seating.seat_of(key).ok_or(Denial::NotSeated)?;
        if key != self.own && self.watching_is_full() {
            return Err(Denial::NotNow);
        }
        self.seating.stand_up(seat);
        self.door.admit(key, false);
        Ok(())
    }

    fn change(&mut self, key: Fingerprint, change: impl FnOnce(&mut Person)) -> Result<(), Denial> {
        let seat = self.seating.seat_of(key).ok_or(Denial::NotSeated)?;
        if let Some(person) = self.seating.person_mut(seat) {
            change(person);
        }
        Ok(())
    }

    fn rename(&mut self, guest: GuestId, key: Fingerprint, name: Name) -> Result<(), Denial> {
        if name.is_empty() || self.is_taken(&name, key) {
            return Err(Denial::NameTaken);
        }
        if let Some(guest) = self.guests.get_mut(guest) {
            guest.name = name.clone();
        }
        if let Some(person) = self.seating.seat_of(key).and_then(|seat| self.seating.person_mut(seat)) {
            person.name = name;
        }
        Ok(())
    }
}
