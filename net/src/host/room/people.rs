//! Everybody whom the table knows, by key: those who are here, who have a seat or may return, and who were kicked.
//!
//! Seats, connections and lines of chat hold keys, and find people here. They are saved but for what ends with the host's
//! program. Where there are too many, `forget_strangers` and `to_saved` leave those out who aren't needed.

use std::collections::BTreeMap;

use skipstone_core::{Seat, Stone};

use crate::fingerprint::Fingerprint;
use crate::host::person::{Person, Plan, Standing};
use crate::limits;
use crate::protocol::{Name, Speaker};

/// The most people that are known. Beyond it those are forgotten who aren't needed: at an open table anyone can come and go under new
/// keys.
const MAX_PEOPLE: usize = 1024;

/// Everybody whom the table knows, by key.
#[derive(Debug, Default)]
pub(super) struct People(BTreeMap<Fingerprint, Person>);

impl People {
    /// The people of a saved table, of whom nobody is back yet.
    pub(super) fn resumed(people: BTreeMap<Fingerprint, Person>) -> People {
        let away = |person: Person| {
            let plan = person.plan.map(|plan| match plan {
                Plan::Play { seat, .. } => Plan::Play { seat, is_kept: true },
                Plan::Watch => Plan::Watch,
            });
            Person { plan, wish: None, is_ready: false, has_left: false, changes: 0, ..person }
        };
        People(people.into_iter().map(|(key, person)| (key, away(person))).collect())
    }

    pub(super) fn get(&self, key: Fingerprint) -> Option<&Person> {
        self.0.get(&key)
    }

    pub(super) fn get_mut(&mut self, key: Fingerprint) -> Option<&mut Person> {
        self.0.get_mut(&key)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Fingerprint, &Person)> {
        self.0.iter().map(|(key, person)| (*key, person))
    }

    /// Lets a person in under this name, now and when they return, to play or to watch.
    pub(super) fn admit(&mut self, key: Fingerprint, name: Name, standing: Standing) -> &mut Person {
        let person = self.0.entry(key).or_insert_with(|| Person::new(name.clone(), standing));
        (person.name, person.standing, person.has_left) = (name, standing, false);
        person
    }

    /// Whether the person with this key may return without a knock.
    pub(super) fn is_admitted(&self, key: Fingerprint) -> bool {
        self.get(key).is_some_and(|person| person.standing != Standing::Kicked)
    }

    /// Whether the person with this key was kicked, and not let in since.
    pub(super) fn is_kicked(&self, key: Fingerprint) -> bool {
        self.get(key).is_some_and(|person| person.standing == Standing::Kicked)
    }

    /// Has a person knock from now on, and forgets what was kept for them.
    pub(super) fn send_away(&mut self, key: Fingerprint) {
        let known = self.0.remove(&key).unwrap_or_else(|| Person::new(Name::new(""), Standing::Kicked));
        let kicked = Person { is_phone: known.is_phone, ..Person::new(known.name, Standing::Kicked) };
        self.0.insert(key, kicked);
    }

    /// The name of a person. `None` for a stranger.
    pub(super) fn name(&self, key: Fingerprint) -> Option<&Name> {
        self.get(key).map(|person| &person.name)
    }

    /// The name of a person from the next round on. `None` for a stranger.
    pub(super) fn next_name(&self, key: Fingerprint) -> Option<&Name> {
        self.get(key).map(|person| person.next_name.as_ref().unwrap_or(&person.name))
    }

    /// The stone of a person; the first one for a stranger.
    pub(super) fn stone(&self, key: Fingerprint) -> Stone {
        self.get(key).and_then(|person| person.stone).unwrap_or_default()
    }

    /// Whether the person with this key comes from a phone.
    pub(super) fn is_phone(&self, key: Fingerprint) -> bool {
        self.get(key).is_some_and(|person| person.is_phone)
    }

    /// Whether the person with this key is ready for what is proposed.
    pub(super) fn is_ready(&self, key: Fingerprint) -> bool {
        self.get(key).is_some_and(|person| person.is_ready)
    }

    /// Whether the person with this key has left the series and isn't back.
    pub(super) fn has_left(&self, key: Fingerprint) -> bool {
        self.get(key).is_some_and(|person| person.has_left)
    }

    /// Whether anybody is ready for what is proposed.
    pub(super) fn is_anybody_ready(&self) -> bool {
        self.0.values().any(|person| person.is_ready)
    }

    /// Notes whether a person is ready for what is proposed. Returns whether that is new.
    pub(super) fn set_ready(&mut self, key: Fingerprint, is_ready: bool) -> bool {
        let person = self.0.get_mut(&key);
        person.is_some_and(|person| std::mem::replace(&mut person.is_ready, is_ready) != is_ready)
    }

    /// Nobody is ready any more. Returns whether anybody was.
    pub(super) fn clear_ready(&mut self) -> bool {
        let ready = self.0.values_mut().map(|person| std::mem::take(&mut person.is_ready));
        ready.filter(|was_ready| *was_ready).count() > 0
    }

    /// What a person does from the next round on. `None` if they go on as they are.
    pub(super) fn plan(&self, key: Fingerprint) -> Option<Plan> {
        self.get(key)?.plan
    }

    /// Those who have a seat from the next round on, or once they are back.
    pub(super) fn promised(&self) -> impl Iterator<Item = (Fingerprint, Seat)> {
        self.iter().filter_map(|(key, person)| match person.plan {
            Some(Plan::Play { seat, .. }) => Some((key, seat)),
            Some(Plan::Watch) | None => None,
        })
    }

    /// Takes back the promise of a seat.
    pub(super) fn revoke(&mut self, seat: Seat) {
        for person in self.0.values_mut() {
            if matches!(person.plan, Some(Plan::Play { seat: promised, .. }) if promised == seat) {
                person.plan = None;
            }
        }
    }

    /// The next round begins: plans that aren't kept for later and new names have come true.
    pub(super) fn carry_out_plans(&mut self) {
        for person in self.0.values_mut() {
            if let Some(name) = person.next_name.take() {
                person.name = name;
            }
            if !matches!(person.plan, Some(Plan::Play { is_kept: true, .. })) {
                person.plan = None;
            }
        }
    }

    /// The round is dealt: everybody may change again what is proposed.
    pub(super) fn allow_changes(&mut self) {
        self.0.values_mut().for_each(|person| person.changes = 0);
    }

    /// The series is over: nothing of it is planned any more.
    pub(super) fn end_series(&mut self) {
        for person in self.0.values_mut() {
            (person.plan, person.next_name, person.is_ready, person.changes) = (None, None, false, 0);
            person.has_left = false;
        }
    }

    /// The person as the chat knows them once they have no seat any more.
    pub(super) fn as_former(&self, key: Fingerprint) -> Option<Speaker> {
        let person = self.get(key)?;
        Some(Speaker::Former { key, name: person.name.clone(), stone: person.stone.unwrap_or_default() })
    }

    /// Forgets those who neither are here nor needed, once there are too many.
    pub(super) fn forget_strangers(
        &mut self,
        is_here: impl Fn(Fingerprint) -> bool,
        is_needed: impl Fn(Fingerprint) -> bool,
    ) {
        if self.0.len() > MAX_PEOPLE {
            self.0.retain(|key, person| is_here(*key) || person.has_to_be_known() || is_needed(*key));
        }
    }

    /// The people as they are saved: of those who aren't needed only some, first those who are here.
    pub(super) fn to_saved(
        &self,
        is_here: impl Fn(Fingerprint) -> bool,
        is_needed: impl Fn(Fingerprint) -> bool,
    ) -> BTreeMap<Fingerprint, Person> {
        let (needed, others): (Vec<_>, Vec<_>) =
            self.iter().partition(|(key, person)| person.has_to_be_known() || is_needed(*key));
        let (here, away): (Vec<_>, Vec<_>) = others.into_iter().partition(|(key, _)| is_here(*key));
        let others = here.into_iter().chain(away).take(limits::SPECTATORS);
        needed.into_iter().chain(others).map(|(key, person)| (key, person.clone())).collect()
    }

    #[cfg(test)]
    pub(super) fn count(&self) -> usize {
        self.0.len()
    }
}
