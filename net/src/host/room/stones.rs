//! The stones that people are shown as. Whoever has one keeps it for as long as the table knows them: with a seat or a promised
//! one, watching, or while the connection is lost.
//!
//! Guests wish for a stone (`LobbyRequest::Stone`) and get it, or a free one. Windows take it from the lobby, so that all
//! agree. Records and logs have none.

use skipstone_core::Stone;

use super::Room;
use super::messages::GuestId;
use crate::fingerprint::Fingerprint;
use crate::host::event::HostEvent;

/// Whether people can wish for a stone: those of computer players belong to their names.
fn is_of_people(stone: Stone) -> bool {
    Stone::OF_PEOPLE.contains(&stone)
}

impl Room {
    /// The stone for somebody who comes in: the one that they have had here, else the wish or the first free one.
    pub(super) fn stone_at_entry(&self, key: Fingerprint, wish: Stone) -> Stone {
        let wish = if is_of_people(wish) { wish } else { Stone::default() };
        self.given_stone(key, self.kept_stone(key).unwrap_or(wish))
    }

    /// The stone that is kept for a person. `None` for a stranger, and for who has left for good.
    pub(super) fn kept_stone(&self, key: Fingerprint) -> Option<Stone> {
        self.people.get(key).and_then(|person| person.stone)
    }

    /// The stone for somebody who wishes for one: the wish if it is nobody else's, or the first free one.
    pub(super) fn given_stone(&self, key: Fingerprint, wish: Stone) -> Stone {
        let has_player = |stone| self.seating.has_stone(stone, key, &self.people);
        let is_shown = |stone| has_player(stone) || self.has_other_spectator(stone, key);
        self.free_stone(key, wish, is_shown).unwrap_or(wish)
    }

    /// A stone that nobody else has, here or away. Where none is left, first those who are away share theirs, then spectators: `is_shown`
    /// says which stones others have who are here. `None` if players have all.
    fn free_stone(&self, key: Fingerprint, wish: Stone, is_shown: impl Fn(Stone) -> bool) -> Option<Stone> {
        let is_known = |stone| is_shown(stone) || self.belongs_to_other(stone, key);
        let has_player = |stone| self.seating.has_stone(stone, key, &self.people);
        let free = Stone::free(wish, is_known).or_else(|| Stone::free(wish, &is_shown));
        free.or_else(|| Stone::free(wish, has_player))
    }

    /// Whether a spectator with another key is shown as this stone.
    fn has_other_spectator(&self, stone: Stone, key: Fingerprint) -> bool {
        self.watching().any(|other| other != key && self.people.stone(other) == stone)
    }

    /// Whether somebody with another key has this stone, here or away.
    fn belongs_to_other(&self, stone: Stone, key: Fingerprint) -> bool {
        self.people.iter().any(|(owner, person)| owner != key && person.stone == Some(stone))
    }

    /// Gives an admitted guest the stone that it wishes for. A wish that its program only repeats on coming back changes nothing.
    /// Returns `false` if somebody else has the stone.
    pub(super) fn change_stone(&mut self, guest: GuestId, key: Fingerprint, wish: Stone) -> bool {
        let connected = self.guests.get_mut(guest);
        let comes_back = connected.is_some_and(|guest| std::mem::take(&mut guest.comes_back));
        let Some(person) = self.people.get_mut(key) else { return true };
        if comes_back && (person.stone == Some(wish) || person.wish.is_none_or(|old| old == wish)) {
            return true;
        }
        if !is_of_people(wish) {
            return person.stone == Some(wish);
        }
        person.wish = Some(wish);
        let is_given = self.given_stone(key, wish) == wish;
        if let Some(person) = self.people.get_mut(key).filter(|_| is_given) {
            person.stone = Some(wish);
            self.save_later();
        }
        is_given
    }

    /// Tells the host which stone a guest would get who knocks. Returns `false` if the guest may not wish for one now: it has
    /// already, or doesn't knock.
    pub(super) fn note_wish_at_door(&mut self, guest: GuestId, wish: Stone) -> bool {
        let Some(who) = self.guests.wish_for_stone(guest, wish) else { return false };
        let stone = self.stone_at_entry(who, wish);
        self.outputs.tell_host(HostEvent::KnockStone { who, stone });
        true
    }

    /// Gives everybody who is here a stone of their own. During a series the players' only change where they wish it.
    pub(super) fn settle_stones(&mut self) {
        if self.game.is_none() {
            self.seating.settle_stones(&mut self.people);
        }
        // Spectators get stones that nobody else has, here or known, as far as there are enough, and in any case none of a player's.
        let mut taken = self.seating.stones(&self.people);
        let mut displaced = Vec::new();
        for key in self.watching().collect::<Vec<_>>() {
            match self.people.stone(key) {
                stone if taken.contains(&stone) => displaced.push(key),
                stone => taken.push(stone),
            }
        }
        for key in displaced {
            let stone = self.free_stone(key, self.people.stone(key), |stone| taken.contains(&stone));
            let stone = stone.unwrap_or_default();
            taken.push(stone);
            if let Some(person) = self.people.get_mut(key) {
                person.stone = Some(stone);
                self.save_later();
            }
        }
    }
}
