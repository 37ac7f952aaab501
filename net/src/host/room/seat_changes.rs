//! Other players in the seats of a series. They change as the next round is dealt, before its contract: nobody's cards do.

use std::collections::{BTreeMap, BTreeSet};

use skipstone_core::Seat;
use skipstone_core::bot::{Character, Level};
use skipstone_core::table::PlayerPresence;

use super::Room;
use super::log::HostLog;
use super::messages::GuestId;
use super::seating::NameOwner;
use super::seating::{Person, Seating};
use crate::fingerprint::Fingerprint;
use crate::host::config::SeatFiller;
use crate::names::{clean_name, free_name};
use crate::protocol::{Denial, LobbySeat, Name, NextPlayer, PresenceEvent, ToGuest};

/// What changes with the next round.
#[derive(Debug, Default)]
pub(super) struct SeatChanges {
    /// The seats whose people go to watch. A computer player goes on in each, or a spectator to whom it is promised.
    given_up: BTreeSet<Seat>,
    /// The seats that spectators are promised, by their keys: a key has one at most, or a contract would name it twice.
    promises: BTreeMap<Fingerprint, Promise>,
    /// What people with a seat are called, where that changes.
    pub(super) names: BTreeMap<Fingerprint, Name>,
    /// How often each key has changed what is proposed since the last deal.
    changed: BTreeMap<Fingerprint, u32>,
}

/// A seat that a spectator has from the next round on.
#[derive(Debug, Clone, Copy)]
struct Promise {
    seat: Seat,
    /// Whether it is kept for later, because the connection of the spectator is lost. Nobody waits for them: a computer player has the
    /// seat until they are back.
    is_kept: bool,
}

/// How often a guest may change the round that is proposed, until it is dealt: everybody has to agree anew each time.
const MAX_CHANGES: u32 = 6;

/// How many keys may change it, counted until it is dealt.
const MAX_CHANGING_KEYS: usize = 1024;

impl SeatChanges {
    /// Who plays in a seat from the next round on, also once they are back.
    pub(super) fn to_saved(&self) -> BTreeMap<Seat, NextPlayer> {
        // Of a person's seat the promise says that it is given up.
        self.players(|_| true)
    }

    /// Who plays in a seat, where that changes.
    pub(super) fn next_players(&self) -> BTreeMap<Seat, NextPlayer> {
        self.players(|promise| !promise.is_kept)
    }

    fn players(&self, counts: impl Fn(&Promise) -> bool) -> BTreeMap<Seat, NextPlayer> {
        let given_up = self.given_up.iter().map(|seat| (*seat, NextPlayer::Computer));
        let promises = self.promises.iter().filter(|(_, promise)| counts(promise));
        given_up.chain(promises.map(|(key, promise)| (promise.seat, NextPlayer::Spectator(*key)))).collect()
    }

    /// The spectators to whom seats are promised, here or away.
    pub(super) fn promised_keys(&self) -> impl Iterator<Item = &Fingerprint> {
        self.promises.keys()
    }

    /// Promises a seat to a spectator, in the place of another seat, and of another spectator.
    fn promise(&mut self, key: Fingerprint, promise: Promise) {
        self.revoke(promise.seat);
        self.promises.insert(key, promise);
    }

    /// Whether a guest may change what is proposed once more.
    fn may_change(&self, key: Fingerprint) -> bool {
        match self.changed.get(&key) {
            Some(count) => *count < MAX_CHANGES,
            None => self.changed.len() < MAX_CHANGING_KEYS,
        }
    }

    /// How many keys have changed what is proposed since the last deal.
    #[cfg(test)]
    pub(super) fn changing_keys(&self) -> usize {
        self.changed.len()
    }

    /// Takes back the promise of a seat.
    fn revoke(&mut self, seat: Seat) {
        self.promises.retain(|_, promise| promise.seat != seat);
    }
}

impl Room {
    /// Restores who plays in a seat from the next round on, and who is called otherwise. Spectators may return without knocking, and have their seats then.
    pub(super) fn resume_seat_changes(
        &mut self,
        saved: BTreeMap<Seat, NextPlayer>,
        mut names: BTreeMap<Fingerprint, Name>,
    ) {
        names.retain(|key, _| self.seating.seat_of(*key).is_some());
        if let Some(game) = &mut self.game {
            game.seat_changes.names = names;
        }
        for (seat, next) in saved {
            let is_taken = self.seating.person(seat).is_some();
            if is_taken {
                self.choose_bot(seat);
            }
            let Some(game) = &mut self.game else { return };
            match next {
                NextPlayer::Computer if is_taken => {
                    game.seat_changes.given_up.insert(seat);
                }
                NextPlayer::Spectator(key) if seat.index() < self.seating.seat_count() => {
                    if is_taken {
                        game.seat_changes.given_up.insert(seat);
                    }
                    game.seat_changes.promise(key, Promise { seat, is_kept: true });
                    // No more names are saved than a lobby holds spectators.
                    if !self.admission.is_admitted(key) {
                        self.admission.admit(key, &Name::new(""), false);
                    }
                }
                // Not what a room saves.
                NextPlayer::Computer | NextPlayer::Spectator(_) => {}
            }
        }
    }

    /// A guest's wish during a series: a spectator's for a seat that a computer player would have, or a player's to watch or to stay
    /// after all.
    pub(super) fn wish_for_seat(&mut self, key: Fingerprint, to: Option<Seat>) -> Result<(), Denial> {
        match (self.seating.seat_of(key), to) {
            (Some(own), Some(to)) if own == to && !self.is_promised(own) => self.set_next_player(own, None),
            (Some(_), Some(_)) => Err(Denial::SeatTaken),
            (Some(own), None) if self.is_promised(own) => Ok(()),
            (Some(own), None) => self.set_next_player(own, Some(NextPlayer::Computer)),
            (None, Some(to)) if self.is_promised(to) => Err(Denial::SeatTaken),
            (None, Some(to)) => self.set_next_player(to, Some(NextPlayer::Spectator(key))),
            (None, None) => {
                let planned = self.planned_seat(key).ok_or(Denial::NotSeated)?;
                // A computer player goes on there in any case. A person is only replaced who has given the seat up.
                let next = self.seating.person(planned).map(|_| NextPlayer::Computer);
                self.set_next_player(planned, next)
            }
        }
    }

    /// Whether a guest may change what is proposed once more. Where nothing is proposed, wishes change nothing that others have agreed to.
    pub(super) fn may_change_proposal(&self, key: Fingerprint) -> bool {
        key == self.host_key
            || self.proposed.is_none()
            || self.game.as_ref().is_none_or(|game| game.seat_changes.may_change(key))
    }

    /// Notes that a guest has changed what is proposed, if anything is.
    pub(super) fn note_change(&mut self, key: Fingerprint) {
        if let Some(game) = self.game.as_mut().filter(|_| self.proposed.is_some()) {
            *game.seat_changes.changed.entry(key).or_default() += 1;
        }
    }

    /// A round is dealt: everybody may wish again, and who has come back meanwhile too often gets the seat that was kept for them.
    pub(super) fn allow_changes(&mut self) {
        let Some(game) = &mut self.game else { return };
        game.seat_changes.changed.clear();
        let promised: Vec<Fingerprint> = game.seat_changes.promised_keys().copied().collect();
        for key in promised.into_iter().filter(|key| self.is_watching(*key)).collect::<Vec<_>>() {
            self.renew_wish(key);
        }
    }

    /// Sets who plays in a seat from the next round on; `None` for who plays there now.
    pub(super) fn set_next_player(&mut self, seat: Seat, next: Option<NextPlayer>) -> Result<(), Denial> {
        let is_last_round = self.game.as_ref().is_none_or(|game| game.table.series().is_over());
        if is_last_round || seat.index() >= self.seating.seat_count() {
            return Err(Denial::NotNow);
        }
        let is_given_up = self.next_player(seat).is_some();
        match (next, self.seating.person(seat).map(|person| person.key)) {
            (Some(NextPlayer::Spectator(_)), Some(_)) if !is_given_up => return Err(Denial::SeatTaken),
            (Some(NextPlayer::Spectator(key)), _) if !self.is_watching(key) => return Err(Denial::NotNow),
            (Some(NextPlayer::Computer), Some(key)) if !is_given_up && !self.may_watch(key) => {
                return Err(Denial::NotNow);
            }
            (Some(NextPlayer::Computer), None) => return Err(Denial::NotSeated),
            _ => {}
        }
        if next.is_some() && self.seating.person(seat).is_some() {
            self.choose_bot(seat);
        }
        let mut was_ready = false;
        if let Some(game) = &mut self.game {
            let changes = &mut game.seat_changes;
            changes.revoke(seat);
            match next {
                Some(NextPlayer::Spectator(key)) => changes.promise(key, Promise { seat, is_kept: false }),
                Some(NextPlayer::Computer) => _ = changes.given_up.insert(seat),
                None => _ = changes.given_up.remove(&seat),
            }
            // Who is waited for is another one now.
            was_ready = game.readiness.seats.remove(&seat);
        }
        // What everybody is told of a seat outlasts a crash.
        self.unsaved |= self.game.is_some();
        self.broadcast_lobby();
        if was_ready {
            self.broadcast_readiness();
        }
        Ok(())
    }

    /// Decides which computer player goes on in a person's seat once the person has left it: the one that had the seat before, or the first
    /// whose name nobody has. Its name is nobody else's from then on, so that nobody changes what is proposed by taking it.
    pub(super) fn choose_bot(&mut self, seat: Seat) {
        let is_taken = |name: &str| self.is_anothers_name(name, NameOwner::Bot(seat));
        if self.seating.bot_name(seat).is_some_and(|name| !is_taken(name)) {
            return self.seating.keep_bot(seat);
        }
        let character = Character::ALL.into_iter().find(|character| !is_taken(character.name()));
        let name = Name::new(character.unwrap_or(Character::Pebble).name());
        let name = free_name(&name, is_taken);
        self.seating.choose_bot(seat, SeatFiller::Bot { name, level: Level::STRONGEST });
    }

    /// Keeps a seat for its player that a computer player would have had from now on.
    pub(super) fn keep_seat(&mut self, seat: Seat) {
        let is_given_up = self.next_player(seat) == Some(NextPlayer::Computer);
        if let Some(game) = self.game.as_mut().filter(|_| is_given_up) {
            game.seat_changes.given_up.remove(&seat);
            game.seat_changes.revoke(seat);
            self.save_later();
            self.broadcast_lobby();
        }
    }

    /// The seats as they are with the next round. A computer player that has stood in for somebody who was kicked plays for itself.
    pub(super) fn planned_seating(&self) -> Seating {
        let mut planned = self.seating.clone();
        let Some(changes) = self.game.as_ref().map(|game| &game.seat_changes) else { return planned };
        for (key, name) in &changes.names {
            let seat = planned.seat_of(*key);
            if let Some(person) = seat.and_then(|seat| planned.person_mut(seat)) {
                person.name = name.clone();
            }
        }
        planned.end_stand_ins();
        for (seat, next) in changes.next_players() {
            if planned.person(seat).is_some() {
                planned.give_to_bot(seat);
            }
            if let NextPlayer::Spectator(key) = next
                && let Some(person) = self.newcomer(seat, key)
            {
                planned.keep_bot(seat);
                planned.sit_down(seat, person);
            }
        }
        planned
    }

    /// Seats those who play from now on. Spectators who are away keep their promise for a later round.
    pub(super) fn seat_planned(&mut self) {
        let planned = self.planned_seating();
        let before = std::mem::replace(&mut self.seating, planned);
        if let Some(game) = &mut self.game {
            (game.seat_changes.given_up, game.seat_changes.names) = Default::default();
            game.seat_changes.promises.retain(|_, promise| promise.is_kept);
        }
        for (seat, key) in before.people() {
            let Some(person) = before.person(seat).filter(|_| self.seating.seat_of(key).is_none()) else {
                continue;
            };
            self.admission.admit(key, &person.name, false);
            if let Some(guest) = self.guests.find_by_key(key).and_then(|guest| self.guests.get_mut(guest)) {
                guest.stone = person.stone;
            }
        }
        for (seat, key) in self.seating.people().collect::<Vec<_>>() {
            let Some(name) = self.seating.person(seat).map(|person| person.name.clone()) else { continue };
            self.admission.admit(key, &name, true);
            if let Some(guest) = self.guests.find_by_key(key).and_then(|guest| self.guests.get_mut(guest)) {
                guest.name = name;
            }
        }
        self.unsaved |= self.game.is_some();
    }

    /// Seats those who play from now on, and tells the table.
    pub(super) fn change_players(&mut self) {
        let before = self.seating.clone();
        self.seat_planned();
        self.broadcast_lobby();
        for seat in Seat::first_n(self.seating.seat_count()) {
            let (old, new) = (before.person(seat), self.seating.person(seat));
            match (old.zip(new), &mut self.game) {
                (Some((old, new)), Some(game)) if old.key == new.key => {
                    if old.name != new.name {
                        let changed = game.table.rename_player(seat, &new.name);
                        debug_assert!(changed.is_ok(), "no round is running");
                    }
                }
                _ => self.put_on_table(seat),
            }
        }
    }

    /// Has who sits in a seat by now play there, and tells everybody that they are here.
    fn put_on_table(&mut self, seat: Seat) {
        let (Some(player), Some(game)) = (self.seating.seat_config(seat), &mut self.game) else { return };
        let Some(before) = game.table.seats().get(seat.index()) else { return };
        let was_here = game.table.presence(seat) == PlayerPresence::Here;
        if *before == player && was_here {
            return;
        }
        let changed = game.table.change_player(seat, player);
        debug_assert!(changed.is_ok(), "no round is running, and the seats have been checked: {changed:?}");
        self.unsaved = true;
        if !was_here {
            self.broadcast(ToGuest::Presence(PresenceEvent::Here(seat)));
        }
    }

    /// Has a person be called otherwise: at once, or from the next round on for a player of a series, whose names are fixed for each
    /// round.
    pub(super) fn rename(&mut self, key: Fingerprint, name: &Name) -> Result<(), Denial> {
        let name = clean_name(name).filter(|name| !self.is_name_taken(name, key)).ok_or(Denial::NameTaken)?;
        let person = self.seating.seat_of(key).and_then(|seat| self.seating.person(seat));
        match (&mut self.game, person) {
            (Some(game), Some(person)) => {
                let names = &mut game.seat_changes.names;
                drop(if person.name == name { names.remove(&key) } else { names.insert(key, name) });
                self.save_later();
            }
            _ => self.change_name(key, &name),
        }
        Ok(())
    }

    /// The names that people with a seat have from the next round on.
    pub(super) fn next_names(&self) -> Vec<(Fingerprint, Name)> {
        let names = self.game.iter().flat_map(|game| &game.seat_changes.names);
        let seated = names.filter(|(key, _)| self.seating.seat_of(**key).is_some());
        seated.map(|(key, name)| (*key, name.clone())).collect()
    }

    /// Changes the name of a guest at once.
    fn change_name(&mut self, key: Fingerprint, name: &Name) {
        if let Some(guest) = self.guests.find_by_key(key).and_then(|guest| self.guests.get_mut(guest)) {
            guest.name = name.clone();
        }
        self.admission.rename(key, name);
        self.save_later();
        let seat = self.seating.seat_of(key);
        if let Some(person) = seat.and_then(|seat| self.seating.person_mut(seat)) {
            person.name = name.clone();
        }
    }

    /// The spectator with this key as the player of a seat. `None` if they aren't here.
    fn newcomer(&self, seat: Seat, key: Fingerprint) -> Option<Person> {
        let guest = self.guests.find_by_key(key).filter(|_| self.is_watching(key))?;
        let guest = self.guests.get(guest)?;
        // Nobody is asked for an age in play: the first player goes by that of the seat (RULES 3).
        let age = self.seating.age(seat);
        Some(Person { key, name: guest.name.clone(), age, stone: self.given_stone(key, guest.stone) })
    }

    /// Keeps the seat that a spectator has from the next round on, until they are back.
    pub(super) fn hold_wish(&mut self, key: Fingerprint) {
        if let Some(promise) = self.promise_of(key) {
            promise.is_kept = true;
        }
    }

    /// Gives a spectator who is back the seat from the next round on that was kept for them, if nobody else has it by now.
    pub(super) fn renew_wish(&mut self, key: Fingerprint) {
        let is_watching = self.is_watching(key);
        if is_watching && !self.may_change_proposal(key) {
            return;
        }
        let Some(Promise { seat, .. }) = self.promise_of(key).copied().filter(|promise| promise.is_kept)
        else {
            return;
        };
        let is_free = self.seating.person(seat).is_none() || self.next_player(seat).is_some();
        if !is_watching || !is_free {
            return self.forget_wish(key);
        }
        if let Some(promise) = self.promise_of(key) {
            promise.is_kept = false;
            self.note_change(key);
            self.broadcast_lobby();
        }
    }

    /// Forgets that a spectator, who has left for good, would play from the next round on.
    pub(super) fn forget_wish(&mut self, key: Fingerprint) {
        let promises = self.game.as_mut().map(|game| &mut game.seat_changes.promises);
        if promises.is_some_and(|promises| promises.remove(&key).is_some()) {
            self.save_later();
        }
    }

    fn promise_of(&mut self, key: Fingerprint) -> Option<&mut Promise> {
        self.game.as_mut()?.seat_changes.promises.get_mut(&key)
    }

    /// Forgets what a person who has lost this seat had planned: the computer player that has it now may be replaced at once. A
    /// spectator to whom it is promised still gets it.
    pub(super) fn forget_plans(&mut self, seat: Seat, key: Fingerprint) {
        let Some(game) = &mut self.game else { return };
        game.seat_changes.given_up.remove(&seat);
        game.seat_changes.names.remove(&key);
    }

    /// The seats as the lobby shows them.
    pub(super) fn lobby_seats(&self) -> Vec<LobbySeat> {
        self.seating.seats(|seat| self.next_player(seat))
    }

    /// Who plays in a seat from the next round on. `None` if that doesn't change.
    pub(super) fn next_player(&self, seat: Seat) -> Option<NextPlayer> {
        self.game.as_ref()?.seat_changes.next_players().get(&seat).copied()
    }

    /// Whether a spectator who is here has this seat from the next round on.
    fn is_promised(&self, seat: Seat) -> bool {
        matches!(self.next_player(seat), Some(NextPlayer::Spectator(_)))
    }

    /// The seat for which a guest says whether it is ready: that of the next round. `None` without one.
    pub(super) fn next_seat_of(&self, key: Fingerprint) -> Option<Seat> {
        let own = || self.seating.seat_of(key).filter(|seat| !self.is_promised(*seat));
        self.planned_seat(key).or_else(own)
    }

    /// The people who play from the next round on, with their seats.
    pub(super) fn people_next(&self) -> Vec<(Seat, Fingerprint)> {
        let planned = |(seat, next): (Seat, NextPlayer)| match next {
            NextPlayer::Spectator(key) => Some((seat, key)),
            NextPlayer::Computer => None,
        };
        let stays = |(seat, _): &(Seat, Fingerprint)| self.next_player(*seat).is_none();
        let changes = self.game.iter().flat_map(|game| game.seat_changes.next_players());
        self.seating.people().filter(stays).chain(changes.filter_map(planned)).collect()
    }

    /// The seat that a spectator has from the next round on. `None` without one.
    pub(super) fn planned_seat(&self, key: Fingerprint) -> Option<Seat> {
        let promise = self.game.as_ref()?.seat_changes.promises.get(&key);
        promise.filter(|promise| !promise.is_kept).map(|promise| promise.seat)
    }

    /// Whether a spectator has a seat from the next round on, or once they are back.
    pub(super) fn has_promise(&self, key: Fingerprint) -> bool {
        self.game.as_ref().is_some_and(|game| game.seat_changes.promises.contains_key(&key))
    }

    /// Whether the person with this key is here without a seat.
    fn is_watching(&self, key: Fingerprint) -> bool {
        self.guests.watching(&self.seating).any(|(_, guest)| guest.key == key)
    }

    /// The seat whose view of a round a guest is sent. `None` for a spectator, also for one who was kicked from the round: a computer
    /// player holds the same cards.
    pub(super) fn viewer_of(&self, guest: GuestId, log: &HostLog) -> Option<Seat> {
        let key = self.guests.get(guest)?.key;
        log.log().contract()?.seat_of(key).filter(|seat| !log.log().was_kicked(*seat))
    }
}
