//! The stones that people are shown as. Whoever has one keeps it for as long as the table knows them: with a seat or a promised
//! one, watching, or while the connection is lost.

use std::collections::BTreeMap;

use skipstone_core::Stone;

use super::Room;
use super::messages::{GuestId, RoomOutput};
use crate::fingerprint::Fingerprint;
use crate::host::event::HostEvent;

/// The stones of everybody who is here or may return, by key.
#[derive(Debug, Default)]
pub(super) struct KnownStones(BTreeMap<Fingerprint, KnownStone>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct KnownStone {
    /// The stone that the person was last shown as.
    shown: Stone,
    /// The last wish. `None` before the first one since the host was started.
    wish: Option<Stone>,
}

impl KnownStones {
    /// The stones at a resumed table.
    pub(super) fn resumed(saved: impl Iterator<Item = (Fingerprint, Stone)>) -> KnownStones {
        KnownStones(saved.map(|(key, shown)| (key, KnownStone { shown, wish: None })).collect())
    }

    /// The stone that the person with this key was last shown as. `None` for a stranger.
    pub(super) fn get(&self, key: Fingerprint) -> Option<Stone> {
        self.0.get(&key).map(|known| known.shown)
    }

    pub(super) fn forget(&mut self, key: Fingerprint) {
        self.0.remove(&key);
    }

    /// Keeps only the stones of these keys.
    pub(super) fn retain(&mut self, is_kept: impl Fn(Fingerprint) -> bool) {
        self.0.retain(|key, _| is_kept(*key));
    }

    /// Whether somebody with another key has this stone, here or away.
    pub(super) fn belongs_to_other(&self, stone: Stone, key: Fingerprint) -> bool {
        self.0.iter().any(|(owner, known)| *owner != key && known.shown == stone)
    }

    /// Notes what a person who is here is shown as. Returns whether that has changed.
    fn note_shown(&mut self, key: Fingerprint, shown: Stone) -> bool {
        let before = self.0.get(&key).copied();
        let wish = before.and_then(|known| known.wish);
        self.0.insert(key, KnownStone { shown, wish });
        before.is_none_or(|known| known.shown != shown)
    }

    fn note_wish(&mut self, key: Fingerprint, wish: Stone) {
        self.0.entry(key).and_modify(|known| known.wish = Some(wish));
    }

    /// Whether the program of somebody who has come back merely repeats an earlier wish, or asks for the stone that they have.
    fn is_repeated(&self, key: Fingerprint, wish: Stone) -> bool {
        let is_old = |known: &KnownStone| known.shown == wish || known.wish.is_none_or(|old| old == wish);
        self.0.get(&key).is_some_and(is_old)
    }
}

impl Room {
    /// The stone for somebody who comes in: the one that they have had here, else the wish or the first free one.
    pub(super) fn stone_at_entry(&self, key: Fingerprint, wish: Stone) -> Stone {
        self.given_stone(key, self.stones.get(key).unwrap_or(wish))
    }

    /// The stone for somebody who wishes for one: the wish if it is nobody else's, or the first free one. Where none is left, first those
    /// who are away share theirs, then spectators.
    pub(super) fn given_stone(&self, key: Fingerprint, wish: Stone) -> Stone {
        let has_player = |stone| self.seating.has_stone(stone, key);
        let is_shown = |stone| has_player(stone) || self.guests.has_stone(stone, key, &self.seating);
        let is_known = |stone| is_shown(stone) || self.stones.belongs_to_other(stone, key);
        let free = Stone::free(wish, is_known).or_else(|| Stone::free(wish, is_shown));
        free.or_else(|| Stone::free(wish, has_player)).unwrap_or(wish)
    }

    /// Gives an admitted guest the stone that it wishes for. A wish that its program only repeats on coming back changes nothing.
    /// Returns `false` if somebody else has the stone.
    pub(super) fn change_stone(&mut self, guest: GuestId, key: Fingerprint, wish: Stone) -> bool {
        let connected = self.guests.get_mut(guest);
        let comes_back = connected.is_some_and(|guest| std::mem::take(&mut guest.comes_back));
        if comes_back && self.stones.is_repeated(key, wish) {
            return true;
        }
        self.stones.note_wish(key, wish);
        if self.given_stone(key, wish) != wish {
            return false;
        }
        let seat = self.seating.seat_of(key);
        if let Some(person) = seat.and_then(|seat| self.seating.person_mut(seat)) {
            person.stone = wish;
        } else if let Some(guest) = self.guests.get_mut(guest) {
            guest.stone = wish;
        }
        true
    }

    /// Tells the host which stone a guest would get who knocks. Returns `false` if the guest may not wish for one now: it has
    /// already, or doesn't knock.
    pub(super) fn note_wish_at_door(&mut self, guest: GuestId, wish: Stone) -> bool {
        let Some(who) = self.guests.wish_for_stone(guest, wish) else { return false };
        let stone = self.stone_at_entry(who, wish);
        self.outputs.push(RoomOutput::HostEvent(HostEvent::KnockStone { who, stone }));
        true
    }

    /// Gives everybody a stone of their own, and notes it for when they come back.
    pub(super) fn settle_stones(&mut self) {
        // During a series stones only change where their players wish it.
        if self.game.is_none() {
            self.seating.settle_stones();
        }
        self.guests.settle_stones(&self.seating, &self.stones);
        let mut is_new = false;
        for guest in self.guests.inside().filter_map(|id| self.guests.get(id)) {
            is_new |= self.stones.note_shown(guest.key, guest.stone);
        }
        if is_new {
            self.save_later();
        }
    }

    /// The stones of those who watch or may return, and have no seat.
    pub(super) fn spectator_stones(&self) -> BTreeMap<Fingerprint, Stone> {
        let admitted = self.admitted_spectators();
        let keys = admitted.into_keys().chain([self.host_key]);
        let has_no_seat = |key: &Fingerprint| self.seating.seat_of(*key).is_none();
        keys.filter(has_no_seat).filter_map(|key| Some((key, self.stones.get(key)?))).collect()
    }
}
