//! Seats of a series that somebody else can have from the next round on, because their person gives them up, has left or was kicked:
//! offered at once to those who watch, and to the host for them.

use skipstone_core::Seat;
use skipstone_net::Fingerprint;
use skipstone_net::protocol::{NextPlayer, Occupant, Spectator};

use super::{Answer, NetworkSession, Prompt};
use crate::board::TableWording;
use crate::tr;

/// The most watchers whom the host is offered at once; the menu has all of them.
const MAX_OFFERED: usize = 3;

impl NetworkSession {
    /// The first seat that its person has given up, has left or was kicked from, which nobody else has asked for and about which the
    /// player hasn't decided.
    fn vacant_seat(&self) -> Option<Seat> {
        let lobby = self.lobby.as_ref()?;
        let is_offered =
            |seat: &Seat| self.is_vacant(*seat) && !self.next_round.own_place.has_declined(*seat);
        lobby.seats_to_take().find(is_offered)
    }

    /// Whether a seat is to be had that was a person's: now, or when the round began.
    pub(super) fn is_vacant(&self, seat: Seat) -> bool {
        let Some(place) = self.lobby.as_ref().and_then(|lobby| lobby.seats.get(seat.index())) else {
            return false;
        };
        match (&place.occupant, place.next) {
            (Occupant::Person { .. }, next) => {
                matches!(next, Some(NextPlayer::Computer | NextPlayer::Leaver))
            }
            (Occupant::Bot { .. }, None) => {
                self.contract().is_some_and(|contract| contract.person(seat).is_some())
            }
            (Occupant::Bot { .. } | Occupant::Nobody, _) => false,
        }
    }

    /// That a seat is to be had: for who watches, and for the host if somebody does who could have it. `None` if there is none, or the
    /// player doesn't want it.
    pub fn seat_prompt(&self, wording: TableWording<'_>) -> Option<Prompt> {
        if self.hosting.is_some() {
            return self.seat_to_give_prompt(wording);
        }
        let watches = self.seat().is_none() && self.seat_in_next_round().is_none();
        let seat = self.vacant_seat().filter(|_| watches)?;
        let name = wording.name(seat);
        let words = if self.is_given_up(seat) { "seat-offered" } else { "seat-vacant" };
        Some(Prompt {
            words: tr!(wording.locale, words, name = name.clone()),
            answers: vec![
                (tr!(wording.locale, "seat-take", name = name), Answer::TakeSeat(seat)),
                (tr!(wording.locale, "seat-given-watch"), Answer::DeclineSeat(seat)),
            ],
        })
    }

    /// To whom of those who watch the host gives a seat that is to be had.
    fn seat_to_give_prompt(&self, wording: TableWording<'_>) -> Option<Prompt> {
        let lobby = self.lobby.as_ref()?;
        let seat = self.vacant_seat()?;
        let is_free = |spectator: &&Spectator| lobby.next_seat_of(spectator.key).is_none();
        let watchers = lobby.spectators.iter().filter(is_free).take(MAX_OFFERED);
        let give = |spectator: &Spectator| {
            let words = tr!(wording.locale, "seat-give-to", name = &*spectator.name);
            (words, Answer::GiveSeat(seat, spectator.key))
        };
        let mut answers: Vec<(String, Answer)> = watchers.map(give).collect();
        if answers.is_empty() {
            return None;
        }
        answers.push((tr!(wording.locale, "seat-give-to-computer"), Answer::DeclineSeat(seat)));
        let words = if self.is_given_up(seat) { "seat-offered-host" } else { "seat-vacant-host" };
        Some(Prompt { words: tr!(wording.locale, words, name = wording.name(seat)), answers })
    }

    /// Gives a vacant seat to somebody who watches.
    pub fn give_seat(&mut self, seat: Seat, to: Fingerprint) {
        self.set_next_player(seat, Some(NextPlayer::Spectator(to)));
    }

    /// Whether the person in a seat watches from the next round on, and nobody else has asked for it.
    fn is_given_up(&self, seat: Seat) -> bool {
        let people = self.lobby.iter().flat_map(|lobby| lobby.people());
        let is_persons = people.into_iter().any(|(at, _)| at == seat);
        is_persons && self.next_player(seat) == Some(NextPlayer::Computer)
    }

    /// Goes on watching instead of taking a seat that somebody gives up.
    pub fn decline_seat(&mut self, seat: Seat) {
        self.next_round.own_place.decline(seat);
    }
}
