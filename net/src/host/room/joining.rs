//! Guests who come: which are let in, by invite code, by knocking, or because they were here before.

use std::collections::BTreeSet;
use std::net::IpAddr;

use skipstone_core::milestone::Pebble;
use skipstone_core::table;

use super::Room;
use super::admission::KNOCK_TIMEOUT;
use super::guests::ConnectedGuest;
use super::messages::{GuestId, JoinRequest};
use crate::fingerprint::Fingerprint;
use crate::host::config::HostConfig;
use crate::host::event::HostEvent;
use crate::host::person::{Plan, Standing};
use crate::invite::{Proof, Side};
use crate::limits;
use crate::names::{clean_name, free_name};
use crate::protocol::{
    CloseReason, EntryPolicy, JoinMode, LogPosition, Name, Refusal, ShortText, ToGuest, VERSIONS, Welcome,
};
use crate::subnet::subnet;
use crate::trust::PlayerKeyStatus;

/// The most unanswered knocks. Further guests are refused at once, so that a flood can't bury the ones the host expects.
const MAX_KNOCKS: usize = 8;

/// The most unanswered knocks from one IP address.
const MAX_KNOCKS_PER_ADDRESS: usize = 2;

/// The most unanswered knocks from one [`subnet`]. A household may share an IPv6 subnet.
const MAX_KNOCKS_PER_SUBNET: usize = 4;

/// What happens to a join request that isn't refused.
enum AdmissionDecision {
    Enter {
        /// Whether the guest becomes, or is, a known player: it has the invite code, or was let in before.
        is_known: bool,
    },
    Knock(PlayerKeyStatus),
}

impl Room {
    /// Admits the host's own player. A name that somebody else at a resumed table has gets a number.
    pub(super) fn join_host(&mut self, config: &HostConfig, takes_seat: bool) {
        let key = self.host_key();
        let own_name = self.seating.seat_of(key).and_then(|_| self.people.name(key)).cloned();
        let name = own_name.unwrap_or_else(|| free_name(&config.name, |name| self.is_name_taken(name, key)));
        let stone = self.stone_at_entry(key, config.stone);
        let person = self.people.admit(key, name, Standing::Plays);
        (person.stone, person.pebble) = (Some(stone), config.pebble);
        if let Some(seat) = self.seating.first_free().filter(|_| takes_seat) {
            self.seating.sit_down(seat, key, None);
        }
        self.guests.add(GuestId::HOST, ConnectedGuest::new(key));
        self.send_welcome(GuestId::HOST, VERSIONS.max, None);
        self.send_initial_state(GuestId::HOST, None);
    }

    /// Decides on a join request. A guest who announces an exchange about the short code is let in after it, if there is a place
    /// for it now.
    pub(super) fn handle_join(&mut self, mut request: JoinRequest) {
        if self.people.is_admitted(request.key) && !self.guests.may_come_or_go(request.key, self.now) {
            let why = Refusal::Other(ShortText::new("you come and go too fast: wait for a moment"));
            return self.refuse(request.guest, why);
        }
        request.hello.name = clean_name(&request.hello.name).unwrap_or(request.hello.name);
        if let Some(own) = self.own_name_instead(&request) {
            request.hello.name = own;
        }
        // Who has a seat from the next round on watches until then.
        if request.hello.mode == JoinMode::Seat && self.has_promise(request.key) {
            request.hello.mode = JoinMode::Watch;
        }
        if request.hello.proof == Some(Proof::EXCHANGE_FOLLOWS) {
            match self.check_admission(&request, true) {
                Err(refusal) => self.turn_away(&request, refusal),
                Ok(_) => self.open_exchange(request),
            }
        } else {
            self.admit_or_refuse(request, false);
        }
    }

    /// The name that an admitted guest had here, where the one that it asks for is blank, another's, or changes what is proposed once too
    /// often, and where its program comes back by itself: it knows nothing of a name given meanwhile. `None` where it can have the one
    /// that it asks for.
    fn own_name_instead(&self, JoinRequest { key, hello, .. }: &JoinRequest) -> Option<Name> {
        let is_possible = |name: &Name| clean_name(name).is_some() && !self.is_name_taken(name, *key);
        let own = self.people.name(*key).filter(|_| self.people.is_admitted(*key))?;
        let comes_back = matches!(hello.mode, JoinMode::Return { .. });
        let is_fixed = self.has_promise(*key) && !self.may_change_proposal(*key);
        ((comes_back || is_fixed || !is_possible(&hello.name)) && is_possible(own)).then(|| own.clone())
    }

    /// Refuses a guest, admits it, or reports its knock to the host.
    pub(super) fn admit_or_refuse(&mut self, request: JoinRequest, has_short_code: bool) {
        let guest = request.guest;
        match self.check_admission(&request, has_short_code) {
            Err(refusal) => self.turn_away(&request, refusal),
            Ok(AdmissionDecision::Enter { is_known }) => self.admit_guest(request, is_known),
            Ok(AdmissionDecision::Knock(status)) => {
                self.close_older_connection(request.key);
                let watches = request.hello.mode == JoinMode::Watch;
                let (who, name) = (request.key, request.hello.name.clone());
                let knock = HostEvent::Knock { who, name, status, watches };
                self.outputs.tell_host(knock);
                self.send(guest, ToGuest::Knocked);
                self.guests.add(guest, ConnectedGuest::knocking(request, self.now + KNOCK_TIMEOUT));
            }
        }
    }

    /// Applies the host's answer to a knock. Ignored if the guest no longer waits under this name.
    pub(super) fn answer_knock(&mut self, who: Fingerprint, name: &Name, admit: bool) {
        let Some(request) = self.guests.take_knock(who, name) else { return };
        // Seat or name may have been taken in the meantime.
        match self.check_capacity(&request) {
            Ok(()) if admit => self.admit_guest(request, true),
            Ok(()) => self.refuse(request.guest, Refusal::NotAdmitted),
            Err(refusal) => self.refuse(request.guest, refusal),
        }
    }

    /// Closes the connection of a guest who isn't admitted. Who has no seat here any more because they were kicked reads that.
    fn turn_away(&mut self, request: &JoinRequest, refusal: Refusal) {
        let is_elsewhere = matches!(request.hello.mode, JoinMode::Return { table, .. } if table != self.id);
        let is_seat_gone = matches!(refusal, Refusal::NoSeat | Refusal::Full) && !is_elsewhere;
        let answer = match is_seat_gone && self.people.is_kicked(request.key) {
            true => ToGuest::Goodbye(CloseReason::Kicked),
            false => ToGuest::Refused(refusal),
        };
        self.dismiss(request.guest, answer);
    }

    /// Closes a connection with the refusal, and withdraws its knock.
    pub(super) fn refuse(&mut self, guest: GuestId, refusal: Refusal) {
        self.dismiss(guest, ToGuest::Refused(refusal));
    }

    fn dismiss(&mut self, guest: GuestId, answer: ToGuest) {
        if let Some(refused) = self.guests.remove(guest) {
            self.withdraw_knock(refused.key);
        }
        self.outputs.close_connection(guest, Some(answer));
    }

    /// Tells the host that a knock needs no answer any more.
    pub(super) fn withdraw_knock(&mut self, key: Fingerprint) {
        self.outputs.tell_host(HostEvent::KnockWithdrawn(key));
    }

    /// Closes the connection that a key has already, admitted or knocking: it has one at a time, the newest.
    fn close_older_connection(&mut self, key: Fingerprint) {
        let Some(old) = self.guests.find_by_key(key) else { return };
        self.note_quiet(old, false);
        if self.guests.remove(old).is_some_and(|guest| guest.is_knocking()) {
            self.withdraw_knock(key);
        }
        let last = ToGuest::Goodbye(CloseReason::JoinedElsewhere);
        self.outputs.close_connection(old, Some(last));
    }

    /// Checks version, key, invite code, name, capacity and admission policy, in this order. The owner of a seat passes after
    /// the code: its seat has a name.
    fn check_admission(
        &mut self,
        request: &JoinRequest,
        has_short_code: bool,
    ) -> Result<AdmissionDecision, Refusal> {
        let JoinRequest { key, ref hello, .. } = *request;
        if VERSIONS.with_guest(hello.versions).is_err() {
            return Err(Refusal::Version { versions: VERSIONS, app: self.app.clone() });
        }
        if key == self.host_key() {
            return Err(Refusal::Other(ShortText::new("this is the host's own key: use another profile")));
        }
        let status = self.admission.players.check_key(&hello.name, key);
        if status == PlayerKeyStatus::Banned {
            return Err(Refusal::Banned);
        }
        let was_admitted = self.people.is_admitted(key);
        let has_code = has_short_code || self.admission.check_proof(request, was_admitted)?;
        let enter = AdmissionDecision::Enter { is_known: has_code || status == PlayerKeyStatus::Known };
        if self.seating.seat_of(key).is_some() {
            return Ok(enter);
        }
        if let JoinMode::Return { table, .. } = hello.mode
            && (table != self.id || !was_admitted)
        {
            return Err(Refusal::NoSeat);
        }
        if clean_name(&hello.name).is_none() {
            return Err(Refusal::Other(ShortText::new(
                "this name has no visible letters: choose another one",
            )));
        }
        self.check_capacity(request)?;
        let has_to_knock = match self.settings.options.entry {
            _ if self.people.is_kicked(key) => true,
            _ if was_admitted || has_code => false,
            EntryPolicy::Open => false,
            EntryPolicy::Code => return Err(Refusal::CodeNeeded),
            EntryPolicy::Knock => status != PlayerKeyStatus::Known,
        };
        match has_to_knock {
            false => Ok(enter),
            true if self.are_knocks_full(request) => Err(Refusal::NotAdmitted),
            true => Ok(AdmissionDecision::Knock(status)),
        }
    }

    /// Whether nobody else can knock, or nobody from this address or subnet. The guest's own earlier knock doesn't count: this
    /// one replaces it.
    fn are_knocks_full(&self, request: &JoinRequest) -> bool {
        let count = |is_near: &dyn Fn(IpAddr) -> bool| {
            let others = self.guests.knocks().filter(|knock| knock.key != request.key);
            others.filter(|knock| is_near(knock.address)).count()
        };
        count(&|_| true) >= MAX_KNOCKS
            || count(&|address| address == request.address) >= MAX_KNOCKS_PER_ADDRESS
            || count(&|address| subnet(address) == subnet(request.address)) >= MAX_KNOCKS_PER_SUBNET
    }

    /// The keys of everyone who may come back: admitted guests who are connected, owners of seats, and known players.
    pub(in crate::host) fn known_keys(&self) -> BTreeSet<Fingerprint> {
        let players = self.admission.players.names().iter().map(|(key, _)| *key);
        let owners = self.seating.people().map(|(_, key)| key);
        let mut known: BTreeSet<Fingerprint> =
            players.chain(owners).chain(self.guests.keys_inside()).collect();
        known.retain(|key| !self.admission.players.banned().contains(key));
        known
    }

    /// Checks that the requested name is free, and a seat or a spectator's place. For guests without a seat of their own.
    fn check_capacity(&self, request: &JoinRequest) -> Result<(), Refusal> {
        let JoinRequest { key, ref hello, .. } = *request;
        if self.is_name_taken(&hello.name, key) {
            return Err(Refusal::NameTaken);
        }
        match hello.mode {
            JoinMode::Seat if self.game.is_some() || self.seating.free_count() == 0 => Err(Refusal::Full),
            JoinMode::Seat => Ok(()),
            // A promised seat is kept also where nobody else may watch any more.
            JoinMode::Watch | JoinMode::Return { .. }
                if self.has_promise(key) && self.has_place_for_spectator(key) =>
            {
                Ok(())
            }
            JoinMode::Watch | JoinMode::Return { .. } if self.may_watch(key) => Ok(()),
            JoinMode::Watch | JoinMode::Return { .. } => Err(Refusal::NoWatching),
        }
    }

    /// Whether somebody may become a spectator, by the table's options and by [`limits::SPECTATORS`]. The options are the host's, whose
    /// own player may watch in any case.
    pub(super) fn may_watch(&self, key: Fingerprint) -> bool {
        (self.settings.options.watching || key == self.host_key()) && self.has_place_for_spectator(key)
    }

    /// Whether the lobby can show one more spectator. Players who go to watch with the next round have their places already.
    fn has_place_for_spectator(&self, key: Fingerprint) -> bool {
        let planned = self.seating.people().map(|(_, key)| key);
        let planned = planned.filter(|key| self.people.plan(*key) == Some(Plan::Watch));
        let others = self.watching().chain(planned).filter(|other| *other != key);
        others.count() < limits::SPECTATORS
    }

    /// The keys of those from phones who have a seat or a part in the current round, or in the last one.
    pub(super) fn phones_that_play(&self) -> Vec<Fingerprint> {
        let has_part = |key| self.game.as_ref().is_some_and(|game| game.has_part(key));
        let plays = |key: &Fingerprint| self.seating.seat_of(*key).is_some() || has_part(*key);
        let phones = self.people.iter().filter(|(_, person)| person.is_phone);
        phones.map(|(key, _)| key).filter(plays).collect()
    }

    /// Admits a guest: closes an older connection of its key, seats it if it plays and a seat is free, and sends it everything.
    /// One that `is_known` is stored as a known player.
    fn admit_guest(&mut self, request: JoinRequest, is_known: bool) {
        let JoinRequest { guest, key, binding, hello, stone: wish, is_phone, .. } = request;
        self.close_older_connection(key);
        let in_game = self.game.is_some();
        let is_free = clean_name(&hello.name).is_some() && !self.is_name_taken(&hello.name, key);
        let seat = self.seating.seat_of(key);
        let standing = self.people.get(key).map(|person| person.standing);
        let standing = match hello.mode {
            JoinMode::Watch => Standing::Watches,
            JoinMode::Return { .. } if standing == Some(Standing::Watches) => Standing::Watches,
            JoinMode::Seat | JoinMode::Return { .. } => Standing::Plays,
        };
        // A player keeps its name during a series, and where the new one is blank or another's.
        let own_name = self.people.name(key).filter(|_| seat.is_some() && (in_game || !is_free)).cloned();
        let name = own_name.unwrap_or(hello.name);
        let comes_back = self.kept_stone(key).is_some() && !is_phone;
        let stone = self.stone_at_entry(key, wish.unwrap_or_default());
        if let Some(free) = self.seating.first_free()
            && standing == Standing::Plays
            && seat.is_none()
            && !in_game
        {
            self.seating.sit_down(free, key, None);
        }
        if is_known {
            self.admission.players.admit(key, &name);
            self.outputs.tell_host(HostEvent::Admitted { who: key, name: name.clone() });
        }
        // The name of who has a promised seat is a part of what is proposed.
        if self.planned_seat(key).is_some() && self.people.name(key).is_some_and(|own| *own != name) {
            self.note_change(key);
        }
        let person = self.people.admit(key, name, standing);
        let is_new_phone = is_phone && !person.is_phone;
        (person.stone, person.is_phone) = (Some(stone), person.is_phone || is_phone);
        person.pebble = Pebble::default();
        if is_new_phone {
            self.saves.save_now();
        }
        if seat.is_none() {
            self.save_later();
        }
        self.guests.add(guest, ConnectedGuest::new(key).returning(comes_back));
        self.renew_wish(key);
        let mut people = std::mem::take(&mut self.people);
        people.forget_strangers(|key| self.guests.find_by_key(key).is_some(), |key| self.needs(key));
        self.people = people;

        let version = VERSIONS.with_guest(hello.versions).unwrap_or(VERSIONS.max);
        let proof = hello.proof.map(|_| self.admission.secret.proof(Side::Host, &binding));
        self.send_welcome(guest, version, proof);
        let seen = match hello.mode {
            JoinMode::Return { seen, .. } => Some(seen),
            JoinMode::Seat | JoinMode::Watch => None,
        };
        self.send_initial_state(guest, seen);
    }

    fn send_welcome(&mut self, guest: GuestId, version: u16, proof: Option<Proof>) {
        let welcome = Welcome { version, app: self.app.clone(), table: self.id, proof };
        self.send(guest, ToGuest::Welcome(welcome));
    }

    /// Broadcasts the lobby, sends the new guest the chat and the round as far as it hasn't `seen` them, and marks its seat as
    /// connected. `seen` is a returning guest's last position.
    pub(super) fn send_initial_state(&mut self, guest: GuestId, seen: Option<LogPosition>) {
        // What follows presupposes the lobby; the others get it in their time.
        self.broadcast_lobby();
        let lobby = ToGuest::Lobby(Box::new(self.lobby()));
        self.send(guest, lobby);
        self.guests.get(guest).map(|guest| guest.key).into_iter().for_each(|key| self.send_swaps(key));
        self.send_chat_history(guest);
        self.send_round(guest, seen);
        if let Some(seat) = self.seat_of(guest) {
            self.apply_to_table(table::TableInput::Returned(seat), None);
        }
    }
}
