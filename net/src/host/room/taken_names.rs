//! The names at the table: whose each is, now or from the next round on. No two look the same.

use skipstone_core::Seat;

use super::Room;
use crate::fingerprint::Fingerprint;
use crate::host::person::Plan;
use crate::names::{free_name, same_name};
use crate::protocol::Name;

/// Whose a name is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NameOwner {
    /// A person's, with a seat or without.
    Person(Fingerprint),
    /// A seat's computer player's.
    Bot(Seat),
}

impl Room {
    /// Whether a person with another key, or a computer player, has this name at the table, or will have it.
    pub(super) fn is_name_taken(&self, name: &str, key: Fingerprint) -> bool {
        self.is_anothers_name(name, NameOwner::Person(key))
    }

    /// Whether anybody but this one has a name, or will have it.
    pub(super) fn is_anothers_name(&self, name: &str, own: NameOwner) -> bool {
        let mut bots = self.seating.bot_names(self.game.is_some());
        let mut people = self.names_of_people();
        bots.any(|(seat, taken)| NameOwner::Bot(seat) != own && same_name(taken, name))
            || people.any(|(key, taken)| NameOwner::Person(key) != own && same_name(taken, name))
    }

    /// The names of all people with a seat or a promised one, watching, or named by the round's contract.
    fn names_of_people(&self) -> impl Iterator<Item = (Fingerprint, &Name)> {
        let seated = self.seating.people().map(|(_, key)| key);
        let kicked = self.seating.stand_ins().map(|(_, key)| key);
        let promised = self.people.promised().map(|(key, _)| key);
        let keys = seated.chain(kicked).chain(promised).chain(self.watching());
        keys.filter_map(|key| Some((key, self.people.get(key)?)))
            .flat_map(|(key, person)| [Some(&person.name), person.next_name.as_ref()].map(|name| (key, name)))
            .filter_map(|(key, name)| Some((key, name?)))
    }

    /// Adds a number to the names of computer players that people have, or others in seats before, in the lobby.
    pub(super) fn rename_bots(&mut self) {
        let bots: Vec<(Seat, Name)> =
            self.seating.bot_names(false).map(|(seat, name)| (seat, name.clone())).collect();
        for (seat, name) in bots {
            let people = self.names_of_people().map(|(_, taken)| taken);
            let before = self.seating.bot_names(false).take_while(|(other, _)| *other != seat);
            let is_taken = people.chain(before.map(|(_, taken)| taken)).any(|taken| same_name(taken, &name));
            if is_taken {
                let free = free_name(&name, |name| self.is_anothers_name(name, NameOwner::Bot(seat)));
                self.seating.rename_bot(seat, free);
            }
        }
    }

    /// The names that people with a seat have from the next round on.
    pub(super) fn next_names(&self) -> Vec<(Fingerprint, Name)> {
        let next = |(_, key)| Some((key, self.people.get(key)?.next_name.clone()?));
        self.seating.people().filter_map(next).collect()
    }

    /// Whether a person has a promised seat, whose name is a part of what is proposed.
    pub(super) fn has_promise(&self, key: Fingerprint) -> bool {
        matches!(self.people.plan(key), Some(Plan::Play { .. }))
    }
}
