//! The seats of the table, who sits on them, and the rules they play by.

use std::collections::BTreeMap;

use skipstone_core::bot::{Character, Level};
use skipstone_core::table::{Player, SeatConfig, TableConfig};
use skipstone_core::{Rules, Seat, Setup, Stone, Team};

use crate::fingerprint::Fingerprint;
use crate::host::config::{LobbySetup, SeatFiller};
use crate::host::saved::SavedRoom;
use crate::names::{free_name, same_name};
use crate::protocol::{LobbySeat, Name, NextPlayer, Occupant, Speaker, Spectator};

/// A person who owns a seat, connected or not.
#[derive(Debug, Clone)]
pub(super) struct Person {
    pub(super) key: Fingerprint,
    pub(super) name: Name,
    /// In years.
    pub(super) age: Option<u8>,
    pub(super) stone: Stone,
}

impl Person {
    /// The person as the chat knows them once they have no seat any more.
    pub(super) fn as_former(&self) -> Speaker {
        Speaker::Former { key: self.key, name: self.name.clone(), stone: self.stone }
    }
}

impl SavedRoom {
    /// The names of those who have the seats of its table now, by seat. The round of somebody who was kicked keeps theirs to its end.
    pub fn names(&self, table: &TableConfig) -> Vec<Name> {
        let seating = Seating::resumed(table, self);
        let name = |seat| seating.seat_config(seat).map_or_else(|| Name::new(""), |now| Name::new(&now.name));
        Seat::first_n(seating.seat_count()).map(name).collect()
    }
}

/// The seats with their people, and rules and teams. Not every state of it is a valid [`Setup`].
#[derive(Debug, Clone)]
pub(super) struct Seating {
    pub(super) rules: Rules,
    pub(super) teams: usize,
    seats: Vec<SeatState>,
}

/// A seat. Who fills it applies while no person owns it.
#[derive(Debug, Clone)]
struct SeatState {
    /// Set by the host in the lobby.
    kind: SeatFiller,
    /// The computer player that waits behind a person in a series for the round in which it plays on, or plays already. Its name is
    /// nobody else's. `None` if none was chosen.
    chosen: Option<SeatFiller>,
    person: Option<Person>,
    /// The age by which a computer player that sits here counts, in years: that of the last person with the seat in this series. `None`
    /// if there was none.
    bot_age: Option<u8>,
    /// The stone of a computer player that sits here.
    bot_stone: Stone,
    /// Who was kicked and began the round that the computer player here plays to its end: the contract has their name, which nobody else
    /// gets before the next one.
    stands_in_for: Option<(Fingerprint, Name)>,
}

impl SeatState {
    fn new(kind: SeatFiller) -> SeatState {
        let bot_stone = Stone::default();
        SeatState { kind, chosen: None, person: None, bot_age: None, bot_stone, stands_in_for: None }
    }

    /// Who plays in the seat while no person does.
    fn filler(&self) -> &SeatFiller {
        self.chosen.as_ref().unwrap_or(&self.kind)
    }

    fn is_free(&self) -> bool {
        self.person.is_none() && *self.filler() == SeatFiller::Free
    }

    fn occupant(&self) -> Occupant {
        match (&self.person, self.filler()) {
            (Some(Person { name, key, stone, .. }), _) => {
                Occupant::Person { name: name.clone(), key: *key, stone: *stone }
            }
            (None, SeatFiller::Bot { name, level }) => {
                let player = Name::new(&Player::Bot(*level).to_string());
                Occupant::Bot { name: name.clone(), player, stone: self.bot_stone }
            }
            (None, SeatFiller::Free) => Occupant::Nobody,
        }
    }

    /// The stone of who sits here. `None` for a free seat.
    fn stone(&self) -> Option<Stone> {
        match (&self.person, self.filler()) {
            (Some(person), _) => Some(person.stone),
            (None, SeatFiller::Bot { .. }) => Some(self.bot_stone),
            (None, SeatFiller::Free) => None,
        }
    }

    /// The stone that belongs to the name of a computer player that sits here. `None` if nobody's does.
    fn named_stone(&self) -> Option<Stone> {
        match (&self.person, self.filler()) {
            (None, SeatFiller::Bot { name, .. }) => Stone::of_bot(name),
            _ => None,
        }
    }

    /// Whether who sits here has this name.
    fn is_called(&self, name: &str) -> bool {
        match self.occupant() {
            Occupant::Person { name: taken, .. } | Occupant::Bot { name: taken, .. } => {
                same_name(&taken, name)
            }
            Occupant::Nobody => false,
        }
    }

    /// The age of who sits here, in years. `None` if it isn't known.
    fn age(&self) -> Option<u8> {
        match &self.person {
            Some(person) => person.age,
            None => self.bot_age,
        }
    }

    /// Whether the seat is that of the person with this key.
    fn belongs_to(&self, key: Fingerprint) -> bool {
        self.person.as_ref().is_some_and(|person| person.key == key)
    }

    fn set_stone(&mut self, stone: Stone) {
        match &mut self.person {
            Some(person) => person.stone = stone,
            None => self.bot_stone = stone,
        }
    }

    /// The seat's part of a [`TableConfig`]. `None` if it is free.
    fn config(&self) -> Option<SeatConfig> {
        match (&self.person, self.filler()) {
            (Some(person), _) => {
                Some(SeatConfig { name: person.name.to_string(), player: Player::Human, age: person.age })
            }
            (None, SeatFiller::Bot { name, level }) => {
                Some(SeatConfig { name: name.to_string(), player: Player::Bot(*level), age: self.bot_age })
            }
            (None, SeatFiller::Free) => None,
        }
    }
}

/// Whose a name is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NameOwner {
    /// A person's, with a seat or without.
    Person(Fingerprint),
    /// A seat's computer player's.
    Bot(Seat),
}

impl Seating {
    pub(super) fn new(setup: LobbySetup) -> Seating {
        let seats = setup.seats.into_iter().map(SeatState::new).collect();
        Seating { rules: setup.rules, teams: setup.teams, seats }
    }

    /// The seating of a table that is resumed.
    pub(super) fn resumed(table: &TableConfig, saved: &SavedRoom) -> Seating {
        let owner = |index: usize| saved.owners.get(index).copied().flatten();
        let seat = |(index, config): (usize, &SeatConfig)| {
            let name = Name::new(&config.name);
            let stone = saved.stones.get(index).copied().unwrap_or_default();
            let person = |key| Person { key, name: name.clone(), age: config.age, stone };
            let kind = match (owner(index), config.player) {
                (Some(_), _) => SeatFiller::Free,
                (None, Player::Bot(level)) => SeatFiller::Bot { name: name.clone(), level },
                // A person's seat without an owner belonged to a player who was kicked.
                (None, Player::Human) => SeatFiller::Bot { name: name.clone(), level: Level::STRONGEST },
            };
            let person = owner(index).map(person);
            SeatState { bot_age: config.age, bot_stone: stone, person, ..SeatState::new(kind) }
        };
        let seats = table.seats.iter().enumerate().map(seat).collect();
        let mut seating = Seating { rules: table.rules, teams: table.teams, seats };
        for (seat, key) in saved.guests.stand_ins.iter().filter(|(seat, _)| owner(seat.index()).is_none()) {
            if let Some((config, state)) =
                table.seats.get(seat.index()).zip(seating.seats.get_mut(seat.index()))
            {
                state.kind = SeatFiller::Free;
                seating.have_bot_stand_in(*seat, *key, Name::new(&config.name));
            }
        }
        seating
    }

    /// Replaces rules, teams and seats. People whose seat no longer exists get a free one, or
    /// none.
    pub(super) fn apply_setup(&mut self, setup: LobbySetup) {
        let people: Vec<Option<Person>> = self.seats.drain(..).map(|state| state.person).collect();
        *self = Seating::new(setup);
        let (seated, displaced) = people.split_at(people.len().min(self.seats.len()));
        for (state, person) in self.seats.iter_mut().zip(seated) {
            state.person = person.clone();
        }
        for person in displaced.iter().flatten() {
            if let Some(free) = self.first_free() {
                self.sit_down(free, person.clone());
            }
        }
    }

    /// Does nothing if a person owns the seat.
    pub(super) fn set_seat(&mut self, seat: Seat, kind: SeatFiller) {
        if let Some(state) = self.seats.get_mut(seat.index()).filter(|state| state.person.is_none()) {
            *state = SeatState::new(kind);
        }
    }

    /// Adds a number to the names of computer players that a person or one of these spectators has.
    pub(super) fn rename_bots(&mut self, spectators: &[Spectator]) {
        for at in 0..self.seats.len() {
            let state = &self.seats[at];
            let (None, SeatFiller::Bot { name, level }) = (&state.person, state.filler()) else { continue };
            let people = self.seats.iter().filter_map(|state| state.person.as_ref());
            let mut people =
                people.map(|person| &person.name).chain(spectators.iter().map(|guest| &guest.name));
            if !people.any(|taken| same_name(taken, name)) {
                continue;
            }
            let is_taken = |name: &str| {
                spectators.iter().any(|guest| same_name(&guest.name, name))
                    || self.seats.iter().any(|state| state.is_called(name))
            };
            let renamed = SeatFiller::Bot { name: free_name(name, is_taken), level: *level };
            (self.seats[at].kind, self.seats[at].chosen) = (renamed, None);
        }
    }

    /// Gives every player a stone of its own: computer players that of their name, then people the one they have, then the other
    /// computer players. Whose stone is taken gets the first free one.
    pub(super) fn settle_stones(&mut self) {
        let mut taken: Vec<Stone> = Vec::new();
        let mut is_settled = vec![false; self.seats.len()];
        for (state, done) in self.seats.iter_mut().zip(&mut is_settled) {
            if let Some(stone) = state.named_stone().filter(|stone| !taken.contains(stone)) {
                (state.bot_stone, *done) = (stone, true);
                taken.push(stone);
            }
        }
        for is_person in [true, false] {
            for (state, _) in self.seats.iter_mut().zip(&is_settled).filter(|(_, done)| !**done) {
                if let Some(own) = state.stone().filter(|_| state.person.is_some() == is_person) {
                    // There are more stones than seats.
                    let stone = Stone::free(own, |stone| taken.contains(&stone)).unwrap_or(own);
                    state.set_stone(stone);
                    taken.push(stone);
                }
            }
        }
    }

    /// The stones of everybody who sits, by seat as far as no seat is free.
    pub(super) fn stones(&self) -> Vec<Stone> {
        self.seats.iter().filter_map(SeatState::stone).collect()
    }

    /// Whether a computer player has this stone, or a person with another key.
    pub(super) fn has_stone(&self, stone: Stone, key: Fingerprint) -> bool {
        self.seats.iter().any(|state| state.stone() == Some(stone) && !state.belongs_to(key))
    }

    /// The stone of the seat that belongs to this key. `None` without one.
    pub(super) fn stone_of(&self, key: Fingerprint) -> Option<Stone> {
        self.seats.iter().find(|state| state.belongs_to(key))?.stone()
    }

    pub(super) fn seat_count(&self) -> usize {
        self.seats.len()
    }

    pub(super) fn free_count(&self) -> usize {
        self.seats.iter().filter(|state| state.is_free()).count()
    }

    pub(super) fn is_free(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(SeatState::is_free)
    }

    /// Whether a computer player sits here.
    pub(super) fn has_bot(&self, seat: Seat) -> bool {
        let is_bot = |state: &SeatState| matches!(state.occupant(), Occupant::Bot { .. });
        self.seats.get(seat.index()).is_some_and(is_bot)
    }

    pub(super) fn first_free(&self) -> Option<Seat> {
        self.seats.iter().position(SeatState::is_free).map(Seat::from_index)
    }

    /// The first free seat of a team. `None` also if rules, seats and teams don't fit together.
    pub(super) fn first_free_in_team(&self, team: Team) -> Option<Seat> {
        let setup = self.setup()?;
        setup.seats().find(|seat| setup.team(*seat) == team && self.is_free(*seat))
    }

    /// The seat that belongs to this key, also while its person is disconnected.
    pub(super) fn seat_of(&self, key: Fingerprint) -> Option<Seat> {
        self.seats.iter().position(|state| state.belongs_to(key)).map(Seat::from_index)
    }

    pub(super) fn person(&self, seat: Seat) -> Option<&Person> {
        self.seats.get(seat.index())?.person.as_ref()
    }

    pub(super) fn person_mut(&mut self, seat: Seat) -> Option<&mut Person> {
        self.seats.get_mut(seat.index())?.person.as_mut()
    }

    /// Gives a seat to a person, who must own no other. A computer player comes back to it once the person has left it.
    pub(super) fn sit_down(&mut self, seat: Seat, person: Person) {
        if let Some(state) = self.seats.get_mut(seat.index()) {
            (state.person, state.stands_in_for) = (Some(person), None);
        }
    }

    /// Has the computer player of a seat keep its name for the rest of the series, whoever sits there.
    pub(super) fn keep_bot(&mut self, seat: Seat) {
        if let Some(state) = self.seats.get_mut(seat.index()) {
            state.chosen = Some(state.filler().clone());
        }
    }

    /// Forgets the computer players that were chosen to wait behind people: they are those of one series. Those who play stay.
    pub(super) fn forget_hidden_bots(&mut self) {
        for state in &mut self.seats {
            if let (Some(playing), None) = (state.chosen.take(), &state.person) {
                state.kind = playing;
            }
        }
    }

    /// Chooses which computer player plays in a seat during a series while no person does.
    pub(super) fn choose_bot(&mut self, seat: Seat, bot: SeatFiller) {
        if let Some(state) = self.seats.get_mut(seat.index()) {
            state.chosen = Some(bot);
        }
    }

    /// The name of the computer player that plays in a seat while no person does.
    pub(super) fn bot_name(&self, seat: Seat) -> Option<&Name> {
        match self.seats.get(seat.index())?.filler() {
            SeatFiller::Bot { name, .. } => Some(name),
            SeatFiller::Free => None,
        }
    }

    pub(super) fn stand_up(&mut self, seat: Seat) {
        if let Some(state) = self.seats.get_mut(seat.index()) {
            (state.person, state.bot_age) = (None, None);
        }
    }

    /// Takes a person's seat away during a series. The seat's computer player plays the round to its end, whose contract names the person.
    pub(super) fn replace_with_bot(&mut self, seat: Seat) {
        if let Some(Person { key, name, .. }) = self.person(seat).cloned() {
            self.have_bot_stand_in(seat, key, name);
        }
    }

    fn have_bot_stand_in(&mut self, seat: Seat, key: Fingerprint, name: Name) {
        if let Some(state) = self.seats.get_mut(seat.index()) {
            state.stands_in_for = Some((key, name));
        }
        self.give_to_bot(seat);
    }

    /// Has the seat's computer player go on in a person's seat, during a series. Where none was chosen it gets a name that nobody with a
    /// seat has. The age stays with the seat.
    pub(super) fn give_to_bot(&mut self, seat: Seat) {
        if self.bot_name(seat).is_none() {
            let is_taken = |name: &str| self.names(true).any(|(_, taken)| same_name(taken, name));
            let character = Character::ALL.into_iter().find(|character| !is_taken(character.name()));
            let name = Name::new(character.unwrap_or(Character::Pebble).name());
            let name = free_name(&name, is_taken);
            self.choose_bot(seat, SeatFiller::Bot { name, level: Level::STRONGEST });
        }
        if let Some(state) = self.seats.get_mut(seat.index()) {
            state.bot_age = state.age();
            state.person = None;
        }
        self.settle_stones();
    }

    /// The seats where computer players play the round to its end for people who were kicked, with those people's keys.
    pub(super) fn stand_ins(&self) -> BTreeMap<Seat, Fingerprint> {
        let key = |state: &SeatState| state.stands_in_for.as_ref().map(|(key, _)| *key);
        let seats = Seat::first_n(self.seats.len()).zip(&self.seats);
        seats.filter_map(|(seat, state)| Some((seat, key(state)?))).collect()
    }

    /// The round is over: whoever has stood in for somebody plays for itself.
    pub(super) fn end_stand_ins(&mut self) {
        self.seats.iter_mut().for_each(|state| state.stands_in_for = None);
    }

    /// Who plays in a seat, as a table has it. `None` for a free one.
    pub(super) fn seat_config(&self, seat: Seat) -> Option<SeatConfig> {
        self.seats.get(seat.index())?.config()
    }

    /// Whose each name is that somebody with a seat has, or whom the round's contract names; also of the computer players that were chosen
    /// to wait behind people, if `with_hidden_bots`.
    pub(super) fn names(&self, with_hidden_bots: bool) -> impl Iterator<Item = (NameOwner, &Name)> {
        Seat::first_n(self.seats.len()).zip(&self.seats).flat_map(move |(seat, state)| {
            let person = state.person.as_ref().map(|person| (NameOwner::Person(person.key), &person.name));
            let hidden = state.chosen.as_ref().filter(|_| with_hidden_bots);
            let filler = if person.is_some() { hidden } else { Some(state.filler()) };
            let bot = match filler {
                Some(SeatFiller::Bot { name, .. }) => Some((NameOwner::Bot(seat), name)),
                Some(SeatFiller::Free) | None => None,
            };
            let stood_in_for =
                state.stands_in_for.as_ref().map(|(key, name)| (NameOwner::Person(*key), name));
            [person, bot, stood_in_for].into_iter().flatten()
        })
    }

    /// The age of who plays in a seat, in years. `None` if it isn't known.
    pub(super) fn age(&self, seat: Seat) -> Option<u8> {
        self.seats.get(seat.index())?.age()
    }

    /// The seats of all people, with their keys.
    pub(super) fn people(&self) -> impl Iterator<Item = (Seat, Fingerprint)> {
        let owner = |(index, key): (usize, Option<Fingerprint>)| Some((Seat::from_index(index), key?));
        self.owners().into_iter().enumerate().filter_map(owner)
    }

    /// The seats of all people but the one with this key, with their keys.
    pub(super) fn people_other_than(&self, key: Fingerprint) -> impl Iterator<Item = (Seat, Fingerprint)> {
        self.people().filter(move |(_, owner)| *owner != key)
    }

    /// The key of each seat's person, by seat.
    pub(super) fn owners(&self) -> Vec<Option<Fingerprint>> {
        self.seats.iter().map(|state| state.person.as_ref().map(|person| person.key)).collect()
    }

    /// The seats as the lobby shows them, with who plays in each from the next round on, where that changes.
    pub(super) fn seats(&self, next: impl Fn(Seat) -> Option<NextPlayer>) -> Vec<LobbySeat> {
        let shown = |(seat, state): (Seat, &SeatState)| LobbySeat {
            occupant: state.occupant(),
            age: state.age(),
            next: next(seat),
        };
        Seat::first_n(self.seats.len()).zip(&self.seats).map(shown).collect()
    }

    /// Rules, seats and teams as a checked [`Setup`]. `None` if they don't fit together.
    pub(super) fn setup(&self) -> Option<Setup> {
        Setup::new(self.rules, self.seat_count(), self.teams).ok()
    }

    /// The seats whose people aren't connected.
    pub(super) fn absent_seats(&self, is_connected: impl Fn(Fingerprint) -> bool) -> Vec<Seat> {
        let is_away = |person: &Person| !is_connected(person.key);
        self.seats_where(|state| state.person.as_ref().is_some_and(is_away))
    }

    /// The seats that no person owns.
    pub(super) fn unowned_seats(&self) -> Vec<Seat> {
        self.seats_where(|state| state.person.is_none())
    }

    fn seats_where(&self, matches: impl Fn(&SeatState) -> bool) -> Vec<Seat> {
        self.seats
            .iter()
            .enumerate()
            .filter(|(_, state)| matches(state))
            .map(|(index, _)| Seat::from_index(index))
            .collect()
    }

    /// The configuration of a table with these seats. `None` while a seat is free.
    pub(super) fn config(&self) -> Option<TableConfig> {
        let seats: Option<Vec<SeatConfig>> = self.seats.iter().map(SeatState::config).collect();
        Some(TableConfig { rules: self.rules, teams: self.teams, seats: seats? })
    }
}
