//! The seats of the table, whose they are, and the rules they play by.

use std::collections::BTreeMap;

use skipstone_core::bot::Level;
use skipstone_core::table::{Player, SeatConfig, TableConfig};
use skipstone_core::{Rules, Seat, Setup, Stone, Team};

use super::people::People;
use crate::fingerprint::Fingerprint;
use crate::host::config::{LobbySetup, SeatFiller};
use crate::host::saved::{SavedBot, SavedSeat};
use crate::protocol::{LobbySeat, Name, NextPlayer, Occupant};

/// The seats with the keys of their people, and rules and teams. Not every state of it is a valid [`Setup`].
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
    /// Whose the seat is, connected or not.
    person: Option<Fingerprint>,
    /// The age by which whoever sits here counts, in years: that of the last person with the seat in this series, also for a computer
    /// player. `None` if it isn't known.
    age: Option<u8>,
    /// The stone of a computer player that sits here.
    bot_stone: Stone,
    /// Who was kicked and began the round that the computer player here plays to its end: the contract has their name, which nobody else
    /// gets before the next one.
    stands_in_for: Option<Fingerprint>,
}

impl SeatState {
    fn new(kind: SeatFiller) -> SeatState {
        SeatState {
            kind,
            chosen: None,
            person: None,
            age: None,
            bot_stone: Stone::default(),
            stands_in_for: None,
        }
    }

    /// A seat of a saved table. One of a person without an owner belonged to a player who was kicked.
    fn resumed(config: &SeatConfig, saved: &SavedSeat) -> SeatState {
        let bot = |bot: &SavedBot| SeatFiller::Bot { name: bot.name.clone(), level: bot.level() };
        let kind = match config.player {
            _ if saved.person.is_some() => SeatFiller::Free,
            Player::Bot(level) => SeatFiller::Bot { name: Name::new(&config.name), level },
            Player::Human => SeatFiller::Bot { name: Name::new(&config.name), level: Level::STRONGEST },
        };
        SeatState {
            kind,
            chosen: saved.bot.as_ref().map(bot),
            person: saved.person,
            age: config.age,
            bot_stone: saved.bot_stone,
            stands_in_for: saved.stands_in_for,
        }
    }

    fn to_saved(&self) -> SavedSeat {
        let bot = self.chosen.as_ref().and_then(|chosen| match chosen {
            SeatFiller::Bot { name, level } => Some(SavedBot::new(name.clone(), *level)),
            SeatFiller::Free => None,
        });
        SavedSeat { person: self.person, bot, bot_stone: self.bot_stone, stands_in_for: self.stands_in_for }
    }

    /// Who plays in the seat while no person does.
    fn filler(&self) -> &SeatFiller {
        self.chosen.as_ref().unwrap_or(&self.kind)
    }

    fn is_free(&self) -> bool {
        self.person.is_none() && *self.filler() == SeatFiller::Free
    }

    /// The computer player that sits here. `None` for a person's seat and a free one.
    fn bot(&self) -> Option<(&Name, Level)> {
        match (self.person, self.filler()) {
            (None, SeatFiller::Bot { name, level }) => Some((name, *level)),
            _ => None,
        }
    }

    fn occupant(&self, people: &People) -> Occupant {
        match (self.person.and_then(|key| Some((key, people.get(key)?))), self.bot()) {
            (Some((key, person)), _) => Occupant::Person {
                name: person.name.clone(),
                key,
                stone: person.stone.unwrap_or_default(),
                pebble: person.pebble,
            },
            (None, Some((name, level))) => {
                let player = Name::new(&Player::Bot(level).to_string());
                Occupant::Bot { name: name.clone(), player, stone: self.bot_stone }
            }
            (None, None) => Occupant::Nobody,
        }
    }

    /// The stone of who sits here. `None` for a free seat.
    fn stone(&self, people: &People) -> Option<Stone> {
        match self.person {
            Some(key) => Some(people.stone(key)),
            None => self.bot().map(|_| self.bot_stone),
        }
    }

    fn set_stone(&mut self, stone: Stone, people: &mut People) {
        match self.person.and_then(|key| people.get_mut(key)) {
            Some(person) => person.stone = Some(stone),
            None => self.bot_stone = stone,
        }
    }

    /// The seat's part of a [`TableConfig`]. `None` if it is free.
    fn config<'a>(&self, name_of: impl Fn(Fingerprint) -> Option<&'a Name>) -> Option<SeatConfig> {
        let (name, player) = match (self.person, self.bot()) {
            (Some(key), _) => (name_of(key)?, Player::Human),
            (None, Some((name, level))) => (name, Player::Bot(level)),
            (None, None) => return None,
        };
        Some(SeatConfig { name: name.to_string(), player, age: self.age })
    }
}

impl Seating {
    pub(super) fn new(setup: LobbySetup) -> Seating {
        let seats = setup.seats.into_iter().map(SeatState::new).collect();
        Seating { rules: setup.rules, teams: setup.teams, seats }
    }

    /// The seating of a table that is resumed.
    pub(super) fn resumed(table: &TableConfig, saved: &[SavedSeat]) -> Seating {
        let seats = table.seats.iter().zip(saved).map(|(config, saved)| SeatState::resumed(config, saved));
        Seating { rules: table.rules, teams: table.teams, seats: seats.collect() }
    }

    pub(super) fn to_saved(&self) -> Vec<SavedSeat> {
        self.seats.iter().map(SeatState::to_saved).collect()
    }

    /// Replaces rules, teams and seats. People whose seat no longer exists get a free one, or none.
    pub(super) fn apply_setup(&mut self, setup: LobbySetup) {
        let people: Vec<(Option<Fingerprint>, Option<u8>)> =
            self.seats.drain(..).map(|state| (state.person, state.age)).collect();
        *self = Seating::new(setup);
        let (seated, displaced) = people.split_at(people.len().min(self.seats.len()));
        for (state, (person, age)) in self.seats.iter_mut().zip(seated) {
            (state.person, state.age) = (*person, age.filter(|_| person.is_some()));
        }
        for (person, age) in displaced {
            if let Some((free, key)) = self.first_free().zip(*person) {
                self.sit_down(free, key, *age);
            }
        }
    }

    /// Does nothing if a person owns the seat.
    pub(super) fn set_seat(&mut self, seat: Seat, kind: SeatFiller) {
        if let Some(state) = self.state_mut(seat).filter(|state| state.person.is_none()) {
            *state = SeatState::new(kind);
        }
    }

    /// Has a computer player be called otherwise.
    pub(super) fn rename_bot(&mut self, seat: Seat, name: Name) {
        if let Some(state) = self.state_mut(seat)
            && let Some((_, level)) = state.bot()
        {
            (state.kind, state.chosen) = (SeatFiller::Bot { name, level }, None);
        }
    }

    /// Gives every player a stone of its own: computer players that of their name, then people the one they have, as far as nobody else
    /// has it. The others get the first free ones, people first.
    pub(super) fn settle_stones(&mut self, people: &mut People) {
        let mut taken: Vec<Stone> = Vec::new();
        let mut is_settled = vec![false; self.seats.len()];
        for (state, done) in self.seats.iter_mut().zip(&mut is_settled) {
            let named = state.bot().and_then(|(name, _)| Stone::of_bot(name));
            if let Some(stone) = named.filter(|stone| !taken.contains(stone)) {
                (state.bot_stone, *done) = (stone, true);
                taken.push(stone);
            }
        }
        for (state, done) in
            self.seats.iter().zip(&mut is_settled).filter(|(state, _)| state.person.is_some())
        {
            if let Some(own) = state.stone(people).filter(|own| !taken.contains(own)) {
                *done = true;
                taken.push(own);
            }
        }
        for is_person in [true, false] {
            for (state, _) in self.seats.iter_mut().zip(&is_settled).filter(|(_, done)| !**done) {
                if let Some(own) = state.stone(people).filter(|_| state.person.is_some() == is_person) {
                    // There are more stones than seats.
                    let stone = Stone::free(own, |stone| taken.contains(&stone)).unwrap_or(own);
                    state.set_stone(stone, people);
                    taken.push(stone);
                }
            }
        }
    }

    /// The stones of everybody who sits, by seat as far as no seat is free.
    pub(super) fn stones(&self, people: &People) -> Vec<Stone> {
        self.seats.iter().filter_map(|state| state.stone(people)).collect()
    }

    /// Whether a computer player has this stone, or a person with another key.
    pub(super) fn has_stone(&self, stone: Stone, key: Fingerprint, people: &People) -> bool {
        self.seats.iter().any(|state| state.stone(people) == Some(stone) && state.person != Some(key))
    }

    pub(super) fn seat_count(&self) -> usize {
        self.seats.len()
    }

    pub(super) fn free_count(&self) -> usize {
        self.seats.iter().filter(|state| state.is_free()).count()
    }

    pub(super) fn is_free(&self, seat: Seat) -> bool {
        self.state(seat).is_some_and(SeatState::is_free)
    }

    /// Whether a computer player sits here.
    pub(super) fn has_bot(&self, seat: Seat) -> bool {
        self.state(seat).is_some_and(|state| state.bot().is_some())
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
        self.seats.iter().position(|state| state.person == Some(key)).map(Seat::from_index)
    }

    /// The key of a seat's person. `None` for a computer player.
    pub(super) fn person(&self, seat: Seat) -> Option<Fingerprint> {
        self.state(seat)?.person
    }

    /// Gives a seat to a person, who must own no other. A computer player comes back to it once the person has left it.
    pub(super) fn sit_down(&mut self, seat: Seat, key: Fingerprint, age: Option<u8>) {
        if let Some(state) = self.state_mut(seat) {
            (state.person, state.age, state.stands_in_for) = (Some(key), age, None);
        }
    }

    /// Frees a person's seat in the lobby.
    pub(super) fn stand_up(&mut self, seat: Seat) {
        if let Some(state) = self.state_mut(seat) {
            (state.person, state.age) = (None, None);
        }
    }

    /// Has who sits in two seats swap, with their ages, handicaps and computer players. Nothing happens if a seat isn't there.
    pub(super) fn swap(&mut self, one: Seat, other: Seat) {
        if one.index().max(other.index()) < self.seats.len() {
            self.seats.swap(one.index(), other.index());
            self.rules.stock = self.rules.stock.swapped(one, other);
        }
    }

    /// Gives a person who has a seat in the lobby another one, where no person sits: age and handicap go along.
    pub(super) fn move_person(&mut self, key: Fingerprint, from: Seat, to: Seat) {
        let age = self.age(from);
        self.stand_up(from);
        self.sit_down(to, key, age);
        self.rules.stock = self.rules.stock.swapped(from, to);
    }

    /// Has the computer player of a seat keep its name for the rest of the series, whoever sits there.
    pub(super) fn keep_bot(&mut self, seat: Seat) {
        if let Some(state) = self.state_mut(seat) {
            state.chosen = Some(state.filler().clone());
        }
    }

    /// Forgets the computer players that were chosen to wait behind people: they are those of one series. Those who play stay.
    pub(super) fn forget_hidden_bots(&mut self) {
        for state in &mut self.seats {
            if let (Some(playing), None) = (state.chosen.take(), state.person) {
                state.kind = playing;
            }
        }
    }

    /// Chooses which computer player plays in a seat during a series while no person does.
    pub(super) fn choose_bot(&mut self, seat: Seat, bot: SeatFiller) {
        if let Some(state) = self.state_mut(seat) {
            state.chosen = Some(bot);
        }
    }

    /// The name of the computer player that plays in a seat while no person does.
    pub(super) fn bot_name(&self, seat: Seat) -> Option<&Name> {
        match self.state(seat)?.filler() {
            SeatFiller::Bot { name, .. } => Some(name),
            SeatFiller::Free => None,
        }
    }

    /// Takes a person's seat away during a series. The seat's computer player plays the round to its end, whose contract names the person.
    pub(super) fn replace_with_bot(&mut self, seat: Seat) {
        if let Some(state) = self.state_mut(seat) {
            state.stands_in_for = state.person.take();
        }
    }

    /// Has the computer player that was chosen for a person's seat go on there, during a series. The age stays with the seat.
    pub(super) fn give_to_bot(&mut self, seat: Seat) {
        if let Some(state) = self.state_mut(seat) {
            state.person = None;
        }
    }

    /// The seats where computer players play the round to its end for people who were kicked, with those people's keys.
    pub(super) fn stand_ins(&self) -> impl Iterator<Item = (Seat, Fingerprint)> {
        self.by_seat().filter_map(|(seat, state)| Some((seat, state.stands_in_for?)))
    }

    /// The round is over: whoever has stood in for somebody plays for itself.
    pub(super) fn end_stand_ins(&mut self) {
        self.seats.iter_mut().for_each(|state| state.stands_in_for = None);
    }

    /// Who plays in a seat, as a table has it, with the name that people have by `name_of`. `None` for a free one.
    pub(super) fn seat_config<'a>(
        &self,
        seat: Seat,
        name_of: impl Fn(Fingerprint) -> Option<&'a Name>,
    ) -> Option<SeatConfig> {
        self.state(seat)?.config(name_of)
    }

    /// The configuration of a table with these seats. `None` while a seat is free.
    pub(super) fn config<'a>(
        &self,
        name_of: impl Fn(Fingerprint) -> Option<&'a Name>,
    ) -> Option<TableConfig> {
        let seats: Option<Vec<SeatConfig>> = self.seats.iter().map(|state| state.config(&name_of)).collect();
        Some(TableConfig { rules: self.rules, teams: self.teams, seats: seats? })
    }

    /// The names of the computer players that have seats; also of those that were chosen to wait behind people, if `with_hidden`.
    pub(super) fn bot_names(&self, with_hidden: bool) -> impl Iterator<Item = (Seat, &Name)> {
        self.by_seat().filter_map(move |(seat, state)| {
            let hidden = state.chosen.as_ref().filter(|_| with_hidden);
            let filler = if state.person.is_some() { hidden } else { Some(state.filler()) };
            match filler? {
                SeatFiller::Bot { name, .. } => Some((seat, name)),
                SeatFiller::Free => None,
            }
        })
    }

    /// The age by which who sits here counts, in years. `None` if it isn't known.
    pub(super) fn age(&self, seat: Seat) -> Option<u8> {
        self.state(seat)?.age
    }

    pub(super) fn set_age(&mut self, seat: Seat, age: Option<u8>) {
        if let Some(state) = self.state_mut(seat) {
            state.age = age;
        }
    }

    /// The seats of all people, with their keys.
    pub(super) fn people(&self) -> impl Iterator<Item = (Seat, Fingerprint)> {
        self.by_seat().filter_map(|(seat, state)| Some((seat, state.person?)))
    }

    /// The seats of all people but the one with this key, with their keys.
    pub(super) fn people_other_than(&self, key: Fingerprint) -> impl Iterator<Item = (Seat, Fingerprint)> {
        self.people().filter(move |(_, owner)| *owner != key)
    }

    /// The seats as the lobby shows them, with who plays in each from the next round on, where that changes.
    pub(super) fn lobby_seats(
        &self,
        people: &People,
        mut next: BTreeMap<Seat, NextPlayer>,
    ) -> Vec<LobbySeat> {
        let shown = |(seat, state): (Seat, &SeatState)| LobbySeat {
            occupant: state.occupant(people),
            age: state.age,
            next: next.remove(&seat),
        };
        self.by_seat().map(shown).collect()
    }

    /// Rules, seats and teams as a checked [`Setup`]. `None` if they don't fit together.
    pub(super) fn setup(&self) -> Option<Setup> {
        Setup::new(self.rules, self.seat_count(), self.teams).ok()
    }

    /// The seats whose people aren't connected.
    pub(super) fn absent_seats(&self, is_connected: impl Fn(Fingerprint) -> bool) -> Vec<Seat> {
        self.people().filter(|(_, key)| !is_connected(*key)).map(|(seat, _)| seat).collect()
    }

    /// The seats that no person owns.
    pub(super) fn unowned_seats(&self) -> Vec<Seat> {
        self.by_seat().filter(|(_, state)| state.person.is_none()).map(|(seat, _)| seat).collect()
    }

    fn by_seat(&self) -> impl Iterator<Item = (Seat, &SeatState)> {
        Seat::first_n(self.seats.len()).zip(&self.seats)
    }

    fn state(&self, seat: Seat) -> Option<&SeatState> {
        self.seats.get(seat.index())
    }

    fn state_mut(&mut self, seat: Seat) -> Option<&mut SeatState> {
        self.seats.get_mut(seat.index())
    }
}
