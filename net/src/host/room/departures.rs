//! Guests who go, or whose connections are lost, and what becomes of their seats.

use skipstone_core::table;

use super::Room;
use super::game::Stage;
use super::guests::ConnectedGuest;
use super::messages::GuestId;
use crate::fingerprint::Fingerprint;
use crate::protocol::Farewell;
use crate::round_log::{LogEntry, TakeoverCause};

/// How a guest left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Departure {
    /// The connection was lost.
    Lost,
    /// The guest said goodbye, or was kicked: why a computer player takes over in a round. `None` outside a round.
    ForGood(Option<TakeoverCause>),
}

impl Room {
    /// Removes a guest whose connection is lost: frees its seat in the lobby, or starts the grace period of its seat in a game. Ignored
    /// for connections already removed.
    pub(super) fn handle_disconnect(&mut self, guest: GuestId) {
        if let Some(left) = self.remove_guest(guest) {
            self.vacate(left.key, Departure::Lost);
        }
    }

    /// Removes whoever says goodbye, admitted or not, and closes the connection: a program that kept it open would keep a place for
    /// which others wait.
    pub(super) fn handle_goodbye(&mut self, guest: GuestId, farewell: Option<Farewell>) {
        if let Some(left) = self.remove_guest(guest) {
            self.leave(&left, farewell);
        }
        self.outputs.close_connection(guest, None);
    }

    /// Forgets a connection, ends its exchange and withdraws its knock. Returns whose it was, if they were admitted.
    fn remove_guest(&mut self, guest: GuestId) -> Option<ConnectedGuest> {
        if self.abandon_exchange(guest) {
            return None;
        }
        let left = self.guests.remove(guest)?;
        if left.is_knocking() {
            self.withdraw_knock(left.key);
            return None;
        }
        Some(left)
    }

    /// Vacates the seat of a guest who leaves for good. In a game a computer player takes over the seat at once; in a round only if the
    /// guest has signed that it leaves, otherwise its connection counts as lost.
    fn leave(&mut self, left: &ConnectedGuest, farewell: Option<Farewell>) {
        let is_in_round = matches!(self.stage(), Stage::Dealing | Stage::Playing);
        // Each farewell of a player becomes an entry of the log.
        let farewell = farewell.filter(|_| self.guests.may_come_or_go(left.key, self.now));
        let departure = match farewell.and_then(|farewell| self.takeover_cause(left.key, farewell)) {
            Some(cause) => Departure::ForGood(Some(cause)),
            None if !is_in_round => Departure::ForGood(None),
            None => Departure::Lost,
        };
        self.forget_wish(left.key);
        self.vacate(left.key, departure);
        let has_seat = self.seating.seat_of(left.key).is_some();
        if let Some(person) = self.people.get_mut(left.key) {
            person.stone = person.stone.filter(|_| has_seat);
            person.has_left = has_seat;
        }
    }

    /// Why a computer player takes over for somebody who says goodbye. `None` if the signature isn't theirs, or the log is long.
    fn takeover_cause(&self, key: Fingerprint, farewell: Farewell) -> Option<TakeoverCause> {
        let Farewell { at, signature } = farewell;
        let log = self.current_log()?.log();
        let seat = log.contract()?.seat_of(key)?;
        let cause = TakeoverCause::Left { entries: at.entries, signature };
        let is_accepted = self.check_entry(&LogEntry::TakenOver { seat, cause }).is_ok();
        (is_accepted && log.id().proposal() == at.proposal()).then_some(cause)
    }

    /// Frees the seat of an absent person in the lobby; in a game, tells the table.
    pub(super) fn vacate(&mut self, key: Fingerprint, departure: Departure) {
        self.forget_readiness(key);
        match (self.seating.seat_of(key), self.game.is_some()) {
            (Some(seat), true) => {
                self.stop_waiting_for_share(seat, departure);
                match departure {
                    Departure::Lost => drop(self.apply_to_table(table::TableInput::Disconnected(seat), None)),
                    Departure::ForGood(cause) => self.take_over(seat, cause),
                }
            }
            (Some(seat), false) => self.seating.stand_up(seat),
            (None, _) => match departure {
                Departure::Lost => self.hold_wish(key),
                Departure::ForGood(_) => self.forget_wish(key),
            },
        }
        self.broadcast_lobby();
    }
}
