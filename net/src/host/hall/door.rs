//! The door: who comes in, and how.

use std::collections::BTreeMap;
use std::time::Duration;

use skipstone_core::table;

use super::guests::{Guest, GuestId};
use super::seating::{Person, alike};
use super::{Arrival, Hall, Output};
use crate::fingerprint::Fingerprint;
use crate::host::HostNews;
use crate::invite::{self, Side, Tries};
use crate::limits;
use crate::protocol::{Entry, Farewell, Moment, Name, Refusal, Text, ToGuest, VERSIONS, Wanted, Welcome};
use crate::trust::{PlayerKey, Players};

/// How long somebody who knocks waits for an answer.
const KNOCK: Duration = Duration::from_secs(180);

/// How many may knock at once. More would hide those whom the host waits for.
const KNOCKING: usize = 8;

/// What is known about who may come in.
pub(super) struct Door {
    pub(super) players: Players,
    /// Who was let in at this table, and whether they want to play: they come back as they like.
    admitted: BTreeMap<Fingerprint, bool>,
    pub(super) secret: invite::Secret,
    tries: Tries,
}

/// What is done with somebody who has come.
enum Answer {
    Enter,
    Knock(PlayerKey),
}

impl Door {
    pub(super) fn new(players: Players, secret: invite::Secret) -> Door {
        Door { players, admitted: BTreeMap::new(), secret, tries: Tries::default() }
    }

    /// Lets somebody come back, to play or to watch.
    pub(super) fn admit(&mut self, key: Fingerprint, plays: bool) {
        self.admitted.insert(key, plays);
    }

    /// Another invite code: nobody has tried it yet.
    pub(super) fn change_code(&mut self, secret: invite::Secret) {
        (self.secret, self.tries) = (secret, Tries::default());
    }

    /// Lets somebody in no more.
    pub(super) fn ban(&mut self, key: Fingerprint) {
        self.players.ban(key);
    }

    /// Whoever was sent away must ask again.
    pub(super) fn forget(&mut self, key: Fingerprint) {
        self.admitted.remove(&key);
    }

    /// Whether somebody shows that they have the invite code.
    fn has_code(&mut self, arrival: &Arrival) -> Result<bool, Refusal> {
        let Some(proof) = arrival.hello.proof else { return Ok(false) };
        let tries_left = self.tries.left(arrival.address);
        if tries_left > 0 && proof == self.secret.proof(Side::Guest, &arrival.binding) {
            return Ok(true);
        }
        Err(Refusal::WrongCode { tries_left: self.tries.wrong(arrival.address) })
    }
}

impl Hall {
    /// The host's own player is always let in.
    pub(super) fn host_comes(&mut self, name: Name, plays: bool) {
        let guest = Guest::new(self.own, name.clone());
        if let Some(seat) = self.seating.first_free().filter(|_| plays) {
            self.seating.sit_down(seat, Person { key: self.own, name, ready: true, age: None });
        }
        self.guests.add(GuestId::HOST, guest);
        self.welcome(GuestId::HOST, VERSIONS.max, None);
        self.show_table(GuestId::HOST, None);
    }

    /// Somebody has said hello.
    pub(super) fn came(&mut self, arrival: Arrival) {
        let guest = arrival.guest;
        match self.judge(&arrival) {
            Err(refusal) => self.refuse(guest, refusal),
            Ok(Answer::Enter) => self.enter(arrival),
            Ok(Answer::Knock(known)) => {
                let knock = HostNews::Knock { who: arrival.key, name: arrival.hello.name.clone(), known };
                self.outputs.push(Output::Host(knock));
                self.tell(guest, ToGuest::Knocked);
                self.guests.add(guest, Guest::knocking(arrival, self.now + KNOCK));
            }
        }
    }

    /// The host has answered one who knocked.
    pub(super) fn answer(&mut self, who: Fingerprint, welcome: bool) {
        let Some(arrival) = self.guests.answer(who) else { return };
        // Seats may have been taken in the meantime.
        match self.finds_room(&arrival) {
            Ok(()) if welcome => self.enter(arrival),
            Ok(()) => self.refuse(arrival.guest, Refusal::NotLetIn),
            Err(refusal) => self.refuse(arrival.guest, refusal),
        }
    }

    pub(super) fn refuse(&mut self, guest: GuestId, refusal: Refusal) {
        self.guests.remove(guest);
        self.outputs.push(Output::End(guest, ToGuest::Refused(refusal)));
    }

    fn judge(&mut self, arrival: &Arrival) -> Result<Answer, Refusal> {
        let Arrival { key, ref hello, .. } = *arrival;
        if VERSIONS.with_guest(hello.versions).is_err() {
            return Err(Refusal::Version { versions: VERSIONS, app: self.app.clone() });
        }
        if key == self.own {
            return Err(Refusal::Other(Text::new("this is the host's own key: use another profile")));
        }
        let known = self.door.players.judge(&hello.name, key);
        if known == PlayerKey::Banned {
            return Err(Refusal::Banned);
        }
        let has_code = self.door.has_code(arrival)?;
        if self.seating.seat_of(key).is_some() {
            return Ok(Answer::Enter);
        }
        let was_here = self.door.admitted.contains_key(&key);
        if let Wanted::Return { table, .. } = hello.wanted
            && (table != self.id || !was_here)
        {
            return Err(Refusal::NoSeat);
        }
        self.finds_room(arrival)?;
        match self.options.entry {
            _ if was_here || has_code => Ok(Answer::Enter),
            Entry::Open => Ok(Answer::Enter),
            Entry::Code => Err(Refusal::CodeNeeded),
            Entry::Knock if known == PlayerKey::Known => Ok(Answer::Enter),
            Entry::Knock if self.guests.knocks() >= KNOCKING => Err(Refusal::NotLetIn),
            Entry::Knock => Ok(Answer::Knock(known)),
        }
    }

    /// Whether there is a place for somebody who has none yet.
    fn finds_room(&self, arrival: &Arrival) -> Result<(), Refusal> {
        let Arrival { key, ref hello, .. } = *arrival;
        if self.is_taken(&hello.name, key) {
            return Err(Refusal::NameTaken);
        }
        match hello.wanted {
            Wanted::Seat if self.game.is_some() || self.seating.free() == 0 => Err(Refusal::Full),
            Wanted::Seat => Ok(()),
            Wanted::Watch | Wanted::Return { .. } if self.watching_is_full() => Err(Refusal::NoWatching),
            Wanted::Watch | Wanted::Return { .. } => Ok(()),
        }
    }

    pub(super) fn watching_is_full(&self) -> bool {
        !self.options.watching || self.guests.watching(&self.seating).count() >= limits::WATCHERS
    }

    /// Whether somebody else at the table is called like that.
    pub(super) fn is_taken(&self, name: &str, key: Fingerprint) -> bool {
        let mut watching = self.guests.watching(&self.seating);
        self.seating.has_name(name, key)
            || watching.any(|(_, guest)| guest.key != key && alike(&guest.name, name))
    }

    /// Somebody comes in.
    fn enter(&mut self, arrival: Arrival) {
        let Arrival { guest, key, binding, hello, .. } = arrival;
        // Who comes in a second time is at the new place now.
        if let Some(old) = self.guests.with_key(key) {
            self.guests.remove(old);
            self.talk.heard_all(key);
            self.outputs.push(Output::End(old, ToGuest::Goodbye(Farewell::Replaced)));
        }
        let in_game = self.game.is_some();
        let name = match self.seating.seat_of(key) {
            // What others know somebody by stays as it is while they play.
            Some(seat) if in_game => self.seating.person(seat).map(|person| person.name.clone()),
            _ => None,
        };
        let name = name.unwrap_or_else(|| hello.name.clone());
        let plays = match hello.wanted {
            Wanted::Seat => true,
            Wanted::Watch => false,
            Wanted::Return { .. } => self.door.admitted.get(&key).copied().unwrap_or(true),
        };
        let has_seat = self.seating.seat_of(key).is_some();
        if let Some(seat) = self.seating.first_free().filter(|_| plays && !has_seat && !in_game) {
            let person = Person { key, name: name.clone(), ready: false, age: None };
            self.seating.sit_down(seat, person);
        }
        self.door.players.let_in(key, &name);
        self.door.admit(key, plays);
        self.outputs.push(Output::Host(HostNews::LetIn { who: key, name: name.clone() }));
        self.guests.add(guest, Guest::new(key, name));

        let version = VERSIONS.with_guest(hello.versions).unwrap_or(VERSIONS.max);
        let proof = hello.proof.map(|_| self.door.secret.proof(Side::Host, &binding));
        self.welcome(guest, version, proof);
        let seen = match hello.wanted {
            Wanted::Return { seen, .. } => Some(seen),
            Wanted::Seat | Wanted::Watch => None,
        };
        self.show_table(guest, seen);
    }

    fn welcome(&mut self, guest: GuestId, version: u16, proof: Option<invite::Proof>) {
        let seat = self.seat_of(guest);
        let welcome = Welcome { version, app: self.app.clone(), table: self.id, seat, proof };
        self.tell(guest, ToGuest::Welcome(welcome));
    }

    /// Shows somebody who has come all there is to see, and tells the others and the game of them.
    fn show_table(&mut self, guest: GuestId, seen: Option<Moment>) {
        self.tell_lobby();
        self.show_talk(guest, seen.is_some());
        self.show_round(guest, seen);
        if let Some(seat) = self.seat_of(guest) {
            self.at_table(table::Input::Came(seat), None);
        }
    }
}
