//! The requests of guests about their own entry in the lobby.

use skipstone_core::Seat;

use super::Room;
use super::game::Stage;
use super::messages::GuestId;
use super::rate_limit::RateDecision;
use crate::fingerprint::Fingerprint;
use crate::host::person::Standing;
use crate::protocol::{CloseReason, Denial, LobbyRequest, ToGuest};

impl Room {
    /// Applies a lobby request and broadcasts the lobby, or denies it.
    pub(super) fn handle_lobby_request(&mut self, guest: GuestId, request: LobbyRequest) {
        if !self.check_rate(guest, 0) {
            return;
        }
        match self.apply_lobby_request(guest, request) {
            Ok(()) => self.broadcast_lobby(),
            Err(why) => self.deny(guest, 0, why),
        }
    }

    /// Takes a token from the guest's rate limit. If there is none, denies the request with this number (0 for lobby requests
    /// and chat) or disconnects the guest, and returns `false`.
    pub(super) fn check_rate(&mut self, guest: GuestId, request_number: u32) -> bool {
        let now = self.now;
        match self.guests.take_token(guest, now) {
            None => {}
            Some(RateDecision::Allowed) => return true,
            Some(RateDecision::Limited) => self.deny(guest, request_number, Denial::RateLimited),
            Some(RateDecision::Abusive) => {
                self.disconnect(guest, ToGuest::Goodbye(CloseReason::ProtocolError))
            }
        }
        false
    }

    pub(super) fn deny(&mut self, guest: GuestId, request_number: u32, why: Denial) {
        self.send(guest, ToGuest::Denied { request: request_number, why });
    }

    fn apply_lobby_request(&mut self, guest: GuestId, request: LobbyRequest) -> Result<(), Denial> {
        let Some(key) = self.guests.get(guest).map(|guest| guest.key) else { return Ok(()) };
        match (&request, self.stage()) {
            (LobbyRequest::Stone(_) | LobbyRequest::Pebble(_), _) => {}
            // What is proposed stands until the host leads back to the lobby.
            (_, Stage::FirstRound) => return Err(Denial::NotNow),
            (LobbyRequest::Seat(_) | LobbyRequest::Name(_), _) | (_, Stage::Lobby) => {}
            _ => return Err(Denial::NotNow),
        }
        let changes_proposal = match &request {
            LobbyRequest::Seat(_) => self.game.is_some(),
            LobbyRequest::Name(_) => self.next_seat_of(key).is_some(),
            _ => false,
        };
        if changes_proposal && !self.may_change_proposal(key) {
            return Err(Denial::NotNow);
        }
        let done = self.carry_out(guest, key, request);
        if changes_proposal && done.is_ok() {
            self.note_change(key);
        }
        done
    }

    fn carry_out(&mut self, guest: GuestId, key: Fingerprint, request: LobbyRequest) -> Result<(), Denial> {
        match request {
            LobbyRequest::Seat(to) if self.game.is_some() => self.wish_for_seat(key, to),
            LobbyRequest::Seat(Some(seat)) => self.move_to(key, Some(seat)),
            LobbyRequest::Team(team) => self.move_to(key, self.seating.first_free_in_team(team)),
            LobbyRequest::Seat(None) => self.stand_up(key),
            LobbyRequest::Age(age) => {
                let seat = self.seating.seat_of(key).ok_or(Denial::NotSeated)?;
                self.seating.set_age(seat, age);
                Ok(())
            }
            LobbyRequest::Name(name) => self.rename(key, &name),
            LobbyRequest::Stone(wish) => {
                if self.change_stone(guest, key, wish) {
                    Ok(())
                } else {
                    Err(Denial::StoneTaken)
                }
            }
            LobbyRequest::Pebble(pebble) => {
                if let Some(person) = self.people.get_mut(key) {
                    person.pebble = pebble;
                }
                Ok(())
            }
            LobbyRequest::OfferSwap(seat) => self.offer_swap(key, seat),
            LobbyRequest::WithdrawSwap => {
                self.withdraw_swap(key);
                Ok(())
            }
            LobbyRequest::AnswerSwap { offer, agreed } => self.answer_swap(key, offer, agreed),
        }
    }

    fn move_to(&mut self, key: Fingerprint, to: Option<Seat>) -> Result<(), Denial> {
        let from = self.seating.seat_of(key);
        let is_offered =
            |seat: &Seat| self.seating.is_free(*seat) || from.is_none() && self.seating.has_bot(*seat);
        let to = to.filter(is_offered).ok_or(Denial::SeatTaken)?;
        let stone = self.given_stone(key, self.people.stone(key));
        match from {
            Some(from) => self.seating.move_person(key, from, to),
            None => self.seating.sit_down(to, key, None),
        }
        if let Some(person) = self.people.get_mut(key) {
            (person.standing, person.stone) = (Standing::Plays, Some(stone));
        }
        Ok(())
    }

    fn stand_up(&mut self, key: Fingerprint) -> Result<(), Denial> {
        let seat = self.seating.seat_of(key).ok_or(Denial::NotSeated)?;
        if !self.may_watch(key) {
            return Err(Denial::NotNow);
        }
        if let Some(person) = self.people.get_mut(key) {
            person.standing = Standing::Watches;
        }
        self.seating.stand_up(seat);
        Ok(())
    }
}
