//! A table and the people around it: who comes in, who sits where, what is said and what is played.
//!
//! It does no input or output and has no clock. Whoever holds it calls [`Hall::handle`] with what came in and the time since it
//! began, [keeps](Hall::take_kept) the table where it changed, and only then does what came out, in order.

mod budget;
mod deal;
mod door;
mod game;
mod guests;
mod orders;
mod records;
mod seating;
mod talk;
#[cfg(test)]
mod tests;
mod wishes;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::table::{self, Table};

use super::{HostNews, Kept, Opening, Order};
use crate::discovery::Announcement;
use crate::fingerprint::Fingerprint;
use crate::invite::{self, Binding};
use crate::protocol::{
    Farewell, Hello, Lobby, Name, Refusal, SeriesId, TableId, TableOptions, Text, ToGuest, ToHost, VERSIONS,
};
use crate::random::{NoRandomness, random};
use door::Door;
use game::Game;
use guests::Guests;
use records::Records;
use seating::Seating;
use talk::Talk;

pub(super) use guests::GuestId;

/// A table and the people around it.
pub(super) struct Hall {
    /// The host's key.
    own: Fingerprint,
    app: Text,
    id: TableId,
    series: SeriesId,
    title: Name,
    options: TableOptions,
    /// How long computer players wait before each of their moves.
    pace: Duration,
    door: Door,
    guests: Guests,
    seating: Seating,
    talk: Talk,
    /// The series that is played; none before the first round.
    game: Option<Game>,
    records: Records,
    now: Duration,
    outputs: Vec<Output>,
    /// Whether something happened that must be kept.
    changed: bool,
}

/// What comes in.
#[derive(Debug)]
pub(super) enum Input {
    /// Somebody has said hello.
    Came(Box<Arrival>),
    /// Somebody says something more.
    Said(GuestId, ToHost),
    /// A connection is gone.
    Lost(GuestId),
    /// The host has decided.
    Ordered(Order),
    /// Time has passed.
    Tick,
}

/// Somebody who has said hello.
#[derive(Debug)]
pub(super) struct Arrival {
    pub(super) guest: GuestId,
    pub(super) key: Fingerprint,
    pub(super) address: IpAddr,
    /// What a proof for the connection is bound to.
    pub(super) binding: Binding,
    pub(super) hello: Hello,
}

/// What comes out.
#[derive(Debug)]
pub(super) enum Output {
    /// Several are told the same.
    Tell(Vec<GuestId>, ToGuest),
    /// A longer text for one.
    Record(GuestId, u32, Arc<str>),
    /// A last word; then the connection is closed.
    End(GuestId, ToGuest),
    /// The host alone is told.
    Host(HostNews),
    /// There is another invite code.
    Code(invite::Secret),
    /// The table ends: everyone is told why.
    Close(Farewell),
}

impl Hall {
    /// A new table, with the host in it.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub(super) fn new(opening: Opening) -> Result<Hall, NoRandomness> {
        let secret = invite::Secret::generate()?;
        let id = TableId(random()?);
        let series = SeriesId(random()?);
        let mut hall = Hall {
            own: opening.identity.fingerprint(),
            app: opening.app,
            id,
            series,
            title: opening.title,
            options: opening.options,
            pace: Duration::from_millis(700),
            door: Door::new(opening.players, secret),
            guests: Guests::default(),
            seating: Seating::new(opening.layout),
            talk: Talk::default(),
            game: None,
            records: Records::default(),
            now: Duration::ZERO,
            outputs: Vec::new(),
            changed: false,
        };
        hall.host_comes(opening.name, opening.plays);
        Ok(hall)
    }

    /// A table that goes on where it was left, with the host in it. The others are waited for.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub(super) fn resume(opening: Opening, kept: Kept, table: Table) -> Result<Hall, NoRandomness> {
        let mut hall = Hall::new(Opening { plays: false, title: kept.title, ..opening.clone() })?;
        hall.id = kept.id;
        hall.series = kept.series;
        hall.options = kept.options;
        hall.door.secret = kept.secret;
        hall.seating = Seating::of(&table, &kept.owners);
        kept.owners.into_iter().flatten().for_each(|key| hall.door.admit(key, true));
        hall.outputs.clear();
        hall.guests.clear();
        hall.take_up(table, kept.takebacks, kept.deal);
        hall.host_comes(opening.name, false);
        Ok(hall)
    }

    /// Takes in what happened; `now` is the time since the table was opened.
    pub(super) fn handle(&mut self, now: Duration, input: Input) -> Vec<Output> {
        self.now = now;
        match input {
            Input::Came(arrival) => self.came(*arrival),
            Input::Said(guest, message) => self.said(guest, message),
            Input::Lost(guest) => self.lost(guest),
            Input::Ordered(order) => self.ordered(order),
            Input::Tick => self.tick(),
        }
        self.take_outputs()
    }

    /// What came of the beginning.
    pub(super) fn take_outputs(&mut self) -> Vec<Output> {
        std::mem::take(&mut self.outputs)
    }

    /// What must be kept before anybody is told, if something must; `port` is where the table is reached.
    pub(super) fn take_kept(&mut self, port: u16) -> Option<(&Table, Kept)> {
        let changed = std::mem::take(&mut self.changed);
        let game = self.game.as_ref().filter(|_| changed)?;
        let kept = Kept {
            id: self.id,
            series: self.series,
            title: self.title.clone(),
            options: self.options,
            port,
            secret: self.door.secret,
            owners: self.seating.owners(),
            takebacks: game.moment.takebacks,
            deal: game.deal.clone(),
        };
        Some((&game.table, kept))
    }

    /// When to call again with [`Input::Tick`], if at all.
    pub(super) fn wake_at(&self) -> Option<Duration> {
        let table = self.game.as_ref().and_then(Game::wake_at);
        [table, self.guests.knocks_end()].into_iter().flatten().min()
    }

    /// What others on the network may know of the table.
    pub(super) fn announcement(&self) -> Announcement {
        Announcement {
            name: self.title.clone(),
            host: self.own,
            version: VERSIONS.max,
            seats: self.seating.count() as u8,
            free: if self.game.is_some() { 0 } else { self.seating.free() as u8 },
        }
    }

    /// What the invite code proves.
    pub(super) fn secret(&self) -> invite::Secret {
        self.door.secret
    }

    fn said(&mut self, guest: GuestId, message: ToHost) {
        if !self.guests.is_inside(guest) {
            // One who knocks may leave, and say nothing else.
            return if matches!(message, ToHost::Goodbye) {
                self.lost(guest)
            } else {
                self.misunderstood(guest)
            };
        }
        match message {
            ToHost::Hello(_) => self.misunderstood(guest),
            ToHost::Wish(wish) => self.wished(guest, wish),
            ToHost::Say { to, text } => self.talks(guest, to, text),
            ToHost::Ask(ask) => self.asked(guest, ask),
            ToHost::Share { round, share } => self.shared(guest, round, share),
            ToHost::Goodbye => self.leaves(guest),
        }
    }

    /// Someone who says what no program of this version says is heard no more.
    fn misunderstood(&mut self, guest: GuestId) {
        self.end(guest, ToGuest::Goodbye(Farewell::Misunderstood));
    }

    /// A connection is gone. In a game its player is waited for.
    fn lost(&mut self, guest: GuestId) {
        let Some(gone) = self.guests.remove(guest) else { return };
        if gone.is_knocking() {
            self.outputs.push(Output::Host(HostNews::KnockOver(gone.key)));
            return;
        }
        self.talk.heard_all(gone.key);
        self.absent(gone.key, table::Input::Left);
    }

    /// Somebody leaves for good.
    fn leaves(&mut self, guest: GuestId) {
        let Some(gone) = self.guests.remove(guest) else { return };
        self.absent(gone.key, table::Input::Gone);
    }

    /// Somebody inside isn't there any more: a seat of the lobby is free, one of a game tells the table.
    fn absent(&mut self, key: Fingerprint, tell: impl FnOnce(Seat) -> table::Input) {
        match (self.seating.seat_of(key), self.game.is_some()) {
            (Some(seat), true) => {
                self.no_share_from(seat);
                self.at_table(tell(seat), None);
            }
            (Some(seat), false) => self.seating.stand_up(seat),
            (None, _) => {}
        }
        self.tell_lobby();
    }

    /// Says a last word to somebody and forgets the connection.
    fn end(&mut self, guest: GuestId, last: ToGuest) {
        self.lost(guest);
        self.outputs.push(Output::End(guest, last));
    }

    fn tick(&mut self) {
        for guest in self.guests.knocks_over(self.now) {
            self.refuse(guest, Refusal::NotLetIn);
        }
        self.dealing_ends();
        if self.game.as_ref().and_then(|game| game.table.wake_at()).is_some_and(|at| at <= self.now) {
            self.at_table(table::Input::Tick, None);
        }
    }

    /// Where a guest sits, if it does.
    fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        self.seating.seat_of(self.guests.get(guest)?.key)
    }

    /// Everything that everyone may know.
    fn lobby(&self) -> Lobby {
        Lobby {
            title: self.title.clone(),
            series: self.series,
            rules: self.seating.rules,
            teams: self.seating.teams as u8,
            seats: self.seating.seats(),
            watchers: self.guests.watchers(&self.seating),
            options: self.options,
            begun: self.game.is_some(),
        }
    }

    fn tell_lobby(&mut self) {
        let lobby = ToGuest::Lobby(Box::new(self.lobby()));
        self.tell_all(lobby);
    }

    fn tell(&mut self, guest: GuestId, message: ToGuest) {
        self.outputs.push(Output::Tell(vec![guest], message));
    }

    fn tell_all(&mut self, message: ToGuest) {
        let all = self.guests.inside().collect();
        self.outputs.push(Output::Tell(all, message));
    }
}
