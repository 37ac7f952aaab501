//! The door: who comes in, and how.

use std::collections::BTreeMap;
use std::time::Duration;

use skipstone_core::table;

use super::Room;
use super::guests::ConnectedGuest;
use super::messages::{GuestId, JoinRequest, RoomOutput};
use super::seating::{Person, same_name};
use crate::fingerprint::Fingerprint;
use crate::host::event::HostEvent;
use crate::invite::{self, AttemptLimiter, Side};
use crate::limits;
use crate::protocol::{
    CloseReason, EntryPolicy, JoinMode, Name, Refusal, Revision, ShortText, ToGuest, VERSIONS, Welcome,
};
use crate::trust::{KnownPlayers, PlayerKeyStatus};

/// How long somebody who knocks waits for an answer.
const KNOCK_TIMEOUT: Duration = Duration::from_secs(180);

/// How many may knock at once. More would hide those whom the host waits for.
const MAX_KNOCKS: usize = 8;

/// What is known about who may come in.
pub(super) struct Admission {
    pub(super) players: KnownPlayers,
    /// Who was let in at this table, and whether they want to play: they come back as they like.
    admitted: BTreeMap<Fingerprint, bool>,
    pub(super) secret: invite::InviteSecret,
    tries: AttemptLimiter,
}

/// What is done with somebody who has come.
enum AdmissionDecision {
    Enter,
    Knock(PlayerKeyStatus),
}

impl Admission {
    pub(super) fn new(players: KnownPlayers, secret: invite::InviteSecret) -> Admission {
        Admission { players, admitted: BTreeMap::new(), secret, tries: AttemptLimiter::default() }
    }

    /// Lets somebody come back, to play or to watch.
    pub(super) fn admit(&mut self, key: Fingerprint, takes_seat: bool) {
        self.admitted.insert(key, takes_seat);
    }

    /// Another invite code: nobody has tried it yet.
    pub(super) fn set_secret(&mut self, secret: invite::InviteSecret) {
        (self.secret, self.tries) = (secret, AttemptLimiter::default());
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
    fn check_proof(&mut self, arrival: &JoinRequest) -> Result<bool, Refusal> {
        let Some(proof) = arrival.hello.proof else { return Ok(false) };
        let tries_left = self.tries.remaining(arrival.address);
        if tries_left > 0 && proof == self.secret.proof(Side::Guest, &arrival.binding) {
            return Ok(true);
        }
        Err(Refusal::WrongCode { tries_left: self.tries.record_failure(arrival.address) })
    }
}

impl Room {
    /// The host's own player is always let in.
    pub(super) fn join_host(&mut self, name: Name, takes_seat: bool) {
        let guest = ConnectedGuest::new(self.host_key, name.clone());
        if let Some(seat) = self.seating.first_free().filter(|_| takes_seat) {
            self.seating.sit_down(seat, Person { key: self.host_key, name, ready: true, age: None });
        }
        self.guests.add(GuestId::HOST, guest);
        self.send_welcome(GuestId::HOST, VERSIONS.max, None);
        self.send_initial_state(GuestId::HOST, None);
    }

    /// Somebody has said hello.
    pub(super) fn handle_join(&mut self, arrival: JoinRequest) {
        let guest = arrival.guest;
        match self.check_admission(&arrival) {
            Err(refusal) => self.refuse(guest, refusal),
            Ok(AdmissionDecision::Enter) => self.admit_guest(arrival),
            Ok(AdmissionDecision::Knock(status)) => {
                let knock = HostEvent::Knock { who: arrival.key, name: arrival.hello.name.clone(), status };
                self.outputs.push(RoomOutput::HostEvent(knock));
                self.send(guest, ToGuest::Knocked);
                self.guests.add(guest, ConnectedGuest::knocking(arrival, self.now + KNOCK_TIMEOUT));
            }
        }
    }

    /// The host has answered one who knocked.
    pub(super) fn answer_knock(&mut self, who: Fingerprint, admit: bool) {
        let Some(arrival) = self.guests.take_knock(who) else { return };
        // Seats may have been taken in the meantime.
        match self.check_capacity(&arrival) {
            Ok(()) if admit => self.admit_guest(arrival),
            Ok(()) => self.refuse(arrival.guest, Refusal::NotAdmitted),
            Err(refusal) => self.refuse(arrival.guest, refusal),
        }
    }

    pub(super) fn refuse(&mut self, guest: GuestId, refusal: Refusal) {
        self.guests.remove(guest);
        self.outputs.push(RoomOutput::Disconnect(guest, ToGuest::Refused(refusal)));
    }

    fn check_admission(&mut self, arrival: &JoinRequest) -> Result<AdmissionDecision, Refusal> {
        let JoinRequest { key, ref hello, .. } = *arrival;
        if VERSIONS.with_guest(hello.versions).is_err() {
            return Err(Refusal::Version { versions: VERSIONS, app: self.app.clone() });
        }
        if key == self.host_key {
            return Err(Refusal::Other(ShortText::new("this is the host's own key: use another profile")));
        }
        let known = self.admission.players.check_key(&hello.name, key);
        if known == PlayerKeyStatus::Banned {
            return Err(Refusal::Banned);
        }
        let has_code = self.admission.check_proof(arrival)?;
        if self.seating.seat_of(key).is_some() {
            return Ok(AdmissionDecision::Enter);
        }
        let was_here = self.admission.admitted.contains_key(&key);
        if let JoinMode::Return { table, .. } = hello.mode
            && (table != self.id || !was_here)
        {
            return Err(Refusal::NoSeat);
        }
        self.check_capacity(arrival)?;
        match self.options.entry {
            _ if was_here || has_code => Ok(AdmissionDecision::Enter),
            EntryPolicy::Open => Ok(AdmissionDecision::Enter),
            EntryPolicy::Code => Err(Refusal::CodeNeeded),
            EntryPolicy::Knock if known == PlayerKeyStatus::Known => Ok(AdmissionDecision::Enter),
            EntryPolicy::Knock if self.guests.knocking_count() >= MAX_KNOCKS => Err(Refusal::NotAdmitted),
            EntryPolicy::Knock => Ok(AdmissionDecision::Knock(known)),
        }
    }

    /// Whether there is a place for somebody who has none yet.
    fn check_capacity(&self, arrival: &JoinRequest) -> Result<(), Refusal> {
        let JoinRequest { key, ref hello, .. } = *arrival;
        if self.is_name_taken(&hello.name, key) {
            return Err(Refusal::NameTaken);
        }
        match hello.mode {
            JoinMode::Seat if self.game.is_some() || self.seating.free_count() == 0 => Err(Refusal::Full),
            JoinMode::Seat => Ok(()),
            JoinMode::Watch | JoinMode::Return { .. } if self.is_watching_full() => Err(Refusal::NoWatching),
            JoinMode::Watch | JoinMode::Return { .. } => Ok(()),
        }
    }

    pub(super) fn is_watching_full(&self) -> bool {
        !self.options.watching || self.guests.watching(&self.seating).count() >= limits::WATCHERS
    }

    /// Whether somebody else at the table is called like that.
    pub(super) fn is_name_taken(&self, name: &str, key: Fingerprint) -> bool {
        let mut watching = self.guests.watching(&self.seating);
        self.seating.has_name(name, key)
            || watching.any(|(_, guest)| guest.key != key && same_name(&guest.name, name))
    }

    /// Somebody comes in.
    fn admit_guest(&mut self, arrival: JoinRequest) {
        let JoinRequest { guest, key, binding, hello, .. } = arrival;
        // Who comes in a second time is at the new place now.
        if let Some(old) = self.guests.find_by_key(key) {
            self.guests.remove(old);
            self.chat.mark_read(key);
            self.outputs.push(RoomOutput::Disconnect(old, ToGuest::Goodbye(CloseReason::JoinedElsewhere)));
        }
        let in_game = self.game.is_some();
        let name = match self.seating.seat_of(key) {
            // What others know somebody by stays as it is while they play.
            Some(seat) if in_game => self.seating.person(seat).map(|person| person.name.clone()),
            _ => None,
        };
        let name = name.unwrap_or_else(|| hello.name.clone());
        let plays = match hello.mode {
            JoinMode::Seat => true,
            JoinMode::Watch => false,
            JoinMode::Return { .. } => self.admission.admitted.get(&key).copied().unwrap_or(true),
        };
        let has_seat = self.seating.seat_of(key).is_some();
        if let Some(seat) = self.seating.first_free().filter(|_| plays && !has_seat && !in_game) {
            let person = Person { key, name: name.clone(), ready: false, age: None };
            self.seating.sit_down(seat, person);
        }
        self.admission.players.admit(key, &name);
        self.admission.admit(key, plays);
        self.outputs.push(RoomOutput::HostEvent(HostEvent::Admitted { who: key, name: name.clone() }));
        self.guests.add(guest, ConnectedGuest::new(key, name));

        let version = VERSIONS.with_guest(hello.versions).unwrap_or(VERSIONS.max);
        let proof = hello.proof.map(|_| self.admission.secret.proof(Side::Host, &binding));
        self.send_welcome(guest, version, proof);
        let seen = match hello.mode {
            JoinMode::Return { seen, .. } => Some(seen),
            JoinMode::Seat | JoinMode::Watch => None,
        };
        self.send_initial_state(guest, seen);
    }

    fn send_welcome(&mut self, guest: GuestId, version: u16, proof: Option<invite::Proof>) {
        let seat = self.seat_of(guest);
        let welcome = Welcome { version, app: self.app.clone(), table: self.id, seat, proof };
        self.send(guest, ToGuest::Welcome(welcome));
    }

    /// Shows somebody who has come all there is to see, and tells the others and the game of them.
    fn send_initial_state(&mut self, guest: GuestId, seen: Option<Revision>) {
        self.broadcast_lobby();
        self.send_chat_history(guest, seen.is_some());
        self.send_round(guest, seen);
        if let Some(seat) = self.seat_of(guest) {
            self.apply_to_table(table::TableInput::Returned(seat), None);
        }
    }
}
