//! Who sits where, and what is played there.

use skipstone_core::bot::Level;
use skipstone_core::table::{Player, SeatConfig, Table, TableConfig};
use skipstone_core::{Rules, Seat, Setup, Team};

use crate::fingerprint::Fingerprint;
use crate::host::config::{LobbySetup, SeatKind};
use crate::protocol::{LobbySeat, Name, Occupant};

/// A person on a seat.
#[derive(Debug, Clone)]
pub(super) struct Person {
    pub(super) key: Fingerprint,
    pub(super) name: Name,
    pub(super) ready: bool,
    pub(super) age: Option<u8>,
}

/// Who sits where, and what is played there.
#[derive(Debug)]
pub(super) struct Seating {
    pub(super) rules: Rules,
    pub(super) teams: usize,
    seats: Vec<SeatState>,
}

/// One seat. A person counts more than what the host put there.
#[derive(Debug)]
struct SeatState {
    kind: SeatKind,
    person: Option<Person>,
}

impl SeatState {
    fn is_free(&self) -> bool {
        self.person.is_none() && self.kind == SeatKind::Free
    }

    fn occupant(&self) -> Occupant {
        match (&self.person, &self.kind) {
            (Some(Person { name, key, ready, .. }), _) => {
                Occupant::Person { name: name.clone(), key: *key, ready: *ready }
            }
            (None, SeatKind::Bot { name, level }) => {
                let player = Name::new(&Player::Bot(*level).to_string());
                Occupant::Bot { name: name.clone(), player }
            }
            (None, SeatKind::Free) => Occupant::Nobody,
        }
    }

    /// As the table has it; nothing for a free seat.
    fn config(&self) -> Option<SeatConfig> {
        match (&self.person, &self.kind) {
            (Some(person), _) => {
                Some(SeatConfig { name: person.name.to_string(), player: Player::Human, age: person.age })
            }
            (None, SeatKind::Bot { name, level }) => {
                Some(SeatConfig { name: name.to_string(), player: Player::Bot(*level), age: None })
            }
            (None, SeatKind::Free) => None,
        }
    }
}

impl Seating {
    pub(super) fn new(setup: LobbySetup) -> Seating {
        let seat = |kind| SeatState { kind, person: None };
        let seats = setup.seats.into_iter().map(seat).collect();
        Seating { rules: setup.rules, teams: setup.teams, seats }
    }

    /// As a table has it whose people own these seats.
    pub(super) fn from_table(table: &Table, owners: &[Option<Fingerprint>]) -> Seating {
        let place = |(at, config): (usize, &SeatConfig)| {
            let name = Name::new(&config.name);
            let person = |key| Person { key, name: name.clone(), ready: true, age: config.age };
            SeatState {
                person: owners.get(at).copied().flatten().map(person),
                kind: match config.player {
                    Player::Bot(level) => SeatKind::Bot { name: name.clone(), level },
                    // Whoever sat there was sent away.
                    Player::Human => SeatKind::Bot { name: name.clone(), level: Level::STRONGEST },
                },
            }
        };
        let seats = table.seats().iter().enumerate().map(place).collect();
        Seating { rules: *table.setup().rules(), teams: table.setup().team_count(), seats }
    }

    /// Another layout: people keep their seats as far as there are any.
    pub(super) fn apply_setup(&mut self, setup: LobbySetup) {
        let people: Vec<Option<Person>> = self.seats.drain(..).map(|place| place.person).collect();
        *self = Seating::new(setup);
        let (seated, standing) = people.split_at(people.len().min(self.seats.len()));
        for (place, person) in self.seats.iter_mut().zip(seated) {
            place.person = person.clone();
        }
        for person in standing.iter().flatten() {
            if let Some(free) = self.first_free() {
                self.sit_down(free, person.clone());
            }
        }
        self.clear_ready();
    }

    pub(super) fn set_seat(&mut self, seat: Seat, chair: SeatKind) {
        if let Some(place) = self.seats.get_mut(seat.index()).filter(|place| place.person.is_none()) {
            place.kind = chair;
        }
    }

    pub(super) fn seat_count(&self) -> usize {
        self.seats.len()
    }

    /// How many seats are free.
    pub(super) fn free_count(&self) -> usize {
        self.seats.iter().filter(|place| place.is_free()).count()
    }

    pub(super) fn is_free(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(SeatState::is_free)
    }

    pub(super) fn first_free(&self) -> Option<Seat> {
        self.seats.iter().position(SeatState::is_free).map(Seat::from_index)
    }

    /// The first free seat of a team.
    pub(super) fn first_free_in_team(&self, team: Team) -> Option<Seat> {
        let setup = self.setup()?;
        setup.seats().find(|seat| setup.team(*seat) == team && self.is_free(*seat))
    }

    pub(super) fn seat_of(&self, key: Fingerprint) -> Option<Seat> {
        let is_theirs = |place: &SeatState| place.person.as_ref().is_some_and(|person| person.key == key);
        self.seats.iter().position(is_theirs).map(Seat::from_index)
    }

    pub(super) fn person(&self, seat: Seat) -> Option<&Person> {
        self.seats.get(seat.index())?.person.as_ref()
    }

    pub(super) fn person_mut(&mut self, seat: Seat) -> Option<&mut Person> {
        self.seats.get_mut(seat.index())?.person.as_mut()
    }

    pub(super) fn sit_down(&mut self, seat: Seat, person: Person) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            place.person = Some(person);
        }
    }

    pub(super) fn stand_up(&mut self, seat: Seat) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            place.person = None;
        }
    }

    /// A person's seat is theirs no longer, in the midst of a game.
    pub(super) fn replace_with_bot(&mut self, seat: Seat) {
        if let Some(place) = self.seats.get_mut(seat.index())
            && let Some(Person { name, .. }) = place.person.take()
        {
            place.kind = SeatKind::Bot { name, level: Level::STRONGEST };
        }
    }

    /// What was agreed to has changed.
    pub(super) fn clear_ready(&mut self) {
        for person in self.seats.iter_mut().filter_map(|place| place.person.as_mut()) {
            person.ready = false;
        }
    }

    /// Whether a person with another key, or a computer player, is called like that.
    pub(super) fn has_name(&self, name: &str, key: Fingerprint) -> bool {
        self.seats.iter().any(|place| match place.occupant() {
            Occupant::Person { name: taken, key: other, .. } => other != key && same_name(&taken, name),
            Occupant::Bot { name: taken, .. } => same_name(&taken, name),
            Occupant::Nobody => false,
        })
    }

    pub(super) fn owners(&self) -> Vec<Option<Fingerprint>> {
        self.seats.iter().map(|place| place.person.as_ref().map(|person| person.key)).collect()
    }

    pub(super) fn seats(&self) -> Vec<LobbySeat> {
        let age = |place: &SeatState| place.person.as_ref().and_then(|person| person.age);
        self.seats.iter().map(|place| LobbySeat { occupant: place.occupant(), age: age(place) }).collect()
    }

    /// Rules, seats and teams, where they fit together.
    pub(super) fn setup(&self) -> Option<Setup> {
        Setup::new(self.rules, self.seat_count(), self.teams).ok()
    }

    /// Seats of people who aren't there.
    pub(super) fn absent_seats(&self, is_connected: impl Fn(Fingerprint) -> bool) -> Vec<Seat> {
        let is_away = |person: &Person| !is_connected(person.key);
        self.seats_where(|place| place.person.as_ref().is_some_and(is_away))
    }

    /// Seats that are nobody's.
    pub(super) fn unowned_seats(&self) -> Vec<Seat> {
        self.seats_where(|place| place.person.is_none())
    }

    fn seats_where(&self, holds: impl Fn(&SeatState) -> bool) -> Vec<Seat> {
        self.seats
            .iter()
            .enumerate()
            .filter(|(_, place)| holds(place))
            .map(|(at, _)| Seat::from_index(at))
            .collect()
    }

    /// The table that all these sit at; none while a seat is free.
    pub(super) fn config(&self) -> Option<TableConfig> {
        let seats: Option<Vec<SeatConfig>> = self.seats.iter().map(SeatState::config).collect();
        Some(TableConfig { rules: self.rules, teams: self.teams, seats: seats? })
    }
}

/// Whether people would take two names for one.
pub(super) fn same_name(name: &str, other: &str) -> bool {
    name.trim().to_lowercase() == other.trim().to_lowercase()
}
