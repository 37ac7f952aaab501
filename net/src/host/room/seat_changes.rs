//! Other players in the seats of a series. They change as the next round is dealt, before its contract: nobody's cards do.

use std::collections::BTreeMap;

use skipstone_core::Seat;
use skipstone_core::bot::{Character, Level};
use skipstone_core::table::PlayerPresence;

use super::Room;
use super::game::Stage;
use super::log::HostLog;
use super::messages::GuestId;
use super::seating::Seating;
use super::taken_names::NameOwner;
use crate::fingerprint::Fingerprint;
use crate::host::config::SeatFiller;
use crate::host::person::{Plan, Standing};
use crate::names::{clean_name, free_name};
use crate::protocol::{Denial, Name, NextPlayer, PresenceEvent, ToGuest};

/// How often a guest may change the round that is proposed, until it is dealt: everybody has to agree anew each time.
const MAX_CHANGES: u32 = 6;

impl Room {
    /// A guest's wish during a series: a spectator's for a seat that a computer player would have, or a player's to watch or to stay
    /// after all.
    pub(super) fn wish_for_seat(&mut self, key: Fingerprint, to: Option<Seat>) -> Result<(), Denial> {
        match (self.seating.seat_of(key), to) {
            (Some(own), Some(to)) if own == to && !self.is_promised(own) => self.set_next_player(own, None),
            (Some(_), Some(_)) => Err(Denial::SeatTaken),
            (Some(own), None) if self.is_promised(own) => Ok(()),
            (Some(own), None) => self.set_next_player(own, Some(NextPlayer::Computer)),
            (None, Some(to)) if self.is_promised(to) => Err(Denial::SeatTaken),
            (None, Some(to)) => self.set_next_player(to, Some(NextPlayer::Spectator(key))),
            (None, None) => {
                let planned = self.planned_seat(key).ok_or(Denial::NotSeated)?;
                // A computer player goes on there in any case. A person is only replaced who has given the seat up, or has left.
                let owner = self.seating.person(planned).filter(|key| !self.people.has_left(*key));
                let next = owner.map(|_| NextPlayer::Computer);
                self.set_next_player(planned, next)
            }
        }
    }

    /// Whether a guest may change what is proposed once more. Where nothing is proposed, wishes change nothing that others have agreed to.
    pub(super) fn may_change_proposal(&self, key: Fingerprint) -> bool {
        let has_changes_left = || self.people.get(key).is_none_or(|person| person.changes < MAX_CHANGES);
        key == self.host_key() || self.game.is_none() || self.proposed.is_none() || has_changes_left()
    }

    /// Notes that a guest has changed what is proposed, if anything is.
    pub(super) fn note_change(&mut self, key: Fingerprint) {
        if let Some(person) = self.people.get_mut(key).filter(|_| self.proposed.is_some()) {
            person.changes += 1;
        }
    }

    /// A round is dealt: everybody may wish again, and who has come back meanwhile too often gets the seat that was kept for them.
    pub(super) fn allow_changes(&mut self) {
        self.people.allow_changes();
        let promised: Vec<Fingerprint> = self.people.promised().map(|(key, _)| key).collect();
        for key in promised.into_iter().filter(|key| self.is_watching(*key)).collect::<Vec<_>>() {
            self.renew_wish(key);
        }
    }

    /// Sets who plays in a seat from the next round on; `None` for who plays there now.
    pub(super) fn set_next_player(&mut self, seat: Seat, next: Option<NextPlayer>) -> Result<(), Denial> {
        let is_last_round = matches!(self.stage(), Stage::Lobby | Stage::SeriesOver);
        if is_last_round || seat.index() >= self.seating.seat_count() {
            return Err(Denial::NotNow);
        }
        let owner = self.seating.person(seat);
        let has_left = owner.is_some_and(|key| self.people.has_left(key));
        let is_given_up = has_left || self.next_player(seat).is_some();
        match (next, owner) {
            (Some(NextPlayer::Spectator(_)), Some(_)) if !is_given_up => return Err(Denial::SeatTaken),
            (Some(NextPlayer::Spectator(key)), _) if !self.is_watching(key) => return Err(Denial::NotNow),
            (Some(NextPlayer::Computer), Some(key)) if !is_given_up && !self.may_watch(key) => {
                return Err(Denial::NotNow);
            }
            (Some(NextPlayer::Computer), None) => return Err(Denial::NotSeated),
            (Some(NextPlayer::Leaver), _) => return Err(Denial::NotNow),
            _ => {}
        }
        if next.is_some() && owner.is_some() {
            self.choose_bot(seat);
        }
        // Who is waited for is another one now.
        let was_ready = self.next_person(seat).is_some_and(|key| self.people.set_ready(key, false));
        self.people.revoke(seat);
        match next {
            Some(NextPlayer::Spectator(key)) => self.plan(key, Some(Plan::Play { seat, is_kept: false })),
            Some(NextPlayer::Computer) => owner.into_iter().for_each(|key| self.plan(key, Some(Plan::Watch))),
            Some(NextPlayer::Leaver) | None => owner.into_iter().for_each(|key| self.plan(key, None)),
        }
        // What everybody is told of a seat outlasts a crash.
        self.saves.save_now();
        self.broadcast_lobby();
        if was_ready {
            self.broadcast_readiness();
        }
        Ok(())
    }

    fn plan(&mut self, key: Fingerprint, plan: Option<Plan>) {
        if let Some(person) = self.people.get_mut(key) {
            person.plan = plan;
        }
    }

    /// Decides which computer player goes on in a person's seat once the person has left it: the one that had the seat before, or the first
    /// whose name nobody has. Its name is nobody else's from then on, so that nobody changes what is proposed by taking it.
    pub(super) fn choose_bot(&mut self, seat: Seat) {
        let is_taken = |name: &str| self.is_anothers_name(name, NameOwner::Bot(seat));
        if self.seating.bot_name(seat).is_some_and(|name| !is_taken(name)) {
            return self.seating.keep_bot(seat);
        }
        let character = Character::ALL.into_iter().find(|character| !is_taken(character.name()));
        let name = Name::new(character.unwrap_or(Character::Pebble).name());
        let name = free_name(&name, is_taken);
        self.seating.choose_bot(seat, SeatFiller::Bot { name, level: Level::STRONGEST });
    }

    /// Keeps a seat for its player that a computer player would have had from now on.
    pub(super) fn keep_seat(&mut self, seat: Seat) {
        if self.next_player(seat) == Some(NextPlayer::Computer) {
            self.seating.person(seat).into_iter().for_each(|key| self.plan(key, None));
            self.people.revoke(seat);
            self.save_later();
            self.broadcast_lobby();
        }
    }

    /// The seats as they are with the next round. A computer player that has stood in for somebody who was kicked plays for itself.
    pub(super) fn planned_seating(&self) -> Seating {
        let mut planned = self.seating.clone();
        if self.game.is_none() {
            return planned;
        }
        planned.end_stand_ins();
        for (seat, next) in self.next_players() {
            // Nobody is asked for an age in play: the first player goes by that of the seat (RULES 3).
            let age = planned.age(seat);
            if planned.person(seat).is_some() {
                planned.give_to_bot(seat);
            }
            if let NextPlayer::Spectator(key) = next
                && self.is_watching(key)
            {
                planned.keep_bot(seat);
                planned.sit_down(seat, key, age);
            }
        }
        planned
    }

    /// Seats those who play from now on. Spectators who are away keep their promise for a later round.
    pub(super) fn seat_planned(&mut self) {
        let planned = self.planned_seating();
        let before = std::mem::replace(&mut self.seating, planned);
        self.people.carry_out_plans();
        for (standing, seating) in [(Standing::Watches, &before), (Standing::Plays, &self.seating)] {
            for (_, key) in seating.people() {
                if let Some(person) = self.people.get_mut(key) {
                    person.standing = standing;
                }
            }
        }
        self.seating.settle_stones(&mut self.people);
        self.saves.save_now();
    }

    /// Seats those who play from now on, and tells the table.
    pub(super) fn change_players(&mut self) {
        let (before, names) = (self.seating.clone(), self.next_names());
        self.seat_planned();
        self.broadcast_lobby();
        for seat in Seat::first_n(self.seating.seat_count()) {
            let owner = self.seating.person(seat);
            if owner.is_none() || owner != before.person(seat) {
                self.put_on_table(seat);
            } else if let Some((_, name)) = names.iter().find(|(key, _)| Some(*key) == owner)
                && let Some(game) = &mut self.game
            {
                let changed = game.table.rename_player(seat, name);
                debug_assert!(changed.is_ok(), "no round is running");
            }
        }
    }

    /// Has who sits in a seat by now play there, and tells everybody that they are here.
    fn put_on_table(&mut self, seat: Seat) {
        let player = self.seating.seat_config(seat, |key| self.people.name(key));
        let (Some(player), Some(game)) = (player, &mut self.game) else { return };
        let Some(before) = game.table.seats().get(seat.index()) else { return };
        let was_here = game.table.presence(seat) == PlayerPresence::Here;
        if *before == player && was_here {
            return;
        }
        let changed = game.table.change_player(seat, player);
        debug_assert!(changed.is_ok(), "no round is running, and the seats have been checked: {changed:?}");
        self.saves.save_now();
        if !was_here {
            self.broadcast(ToGuest::Presence(PresenceEvent::Here(seat)));
        }
    }

    /// Has a person be called otherwise: at once, or from the next round on for a player of a series, whose names are fixed for each
    /// round.
    pub(super) fn rename(&mut self, key: Fingerprint, name: &Name) -> Result<(), Denial> {
        let name = clean_name(name).filter(|name| !self.is_name_taken(name, key)).ok_or(Denial::NameTaken)?;
        let waits = self.game.is_some() && self.seating.seat_of(key).is_some();
        if let Some(person) = self.people.get_mut(key) {
            match waits {
                true => person.next_name = Some(name).filter(|name| *name != person.name),
                false => person.name = name,
            }
            self.save_later();
        }
        Ok(())
    }

    /// Keeps the seat that a spectator has from the next round on, until they are back.
    pub(super) fn hold_wish(&mut self, key: Fingerprint) {
        if let Some(Plan::Play { seat, .. }) = self.people.plan(key) {
            self.plan(key, Some(Plan::Play { seat, is_kept: true }));
        }
    }

    /// Gives a spectator who is back the seat from the next round on that was kept for them, if nobody else has it by now.
    pub(super) fn renew_wish(&mut self, key: Fingerprint) {
        let is_watching = self.is_watching(key);
        if is_watching && !self.may_change_proposal(key) {
            return;
        }
        let Some(Plan::Play { seat, is_kept: true }) = self.people.plan(key) else { return };
        let is_open = |owner| self.people.has_left(owner) || self.next_player(seat).is_some();
        let is_free = self.seating.person(seat).is_none_or(is_open);
        if !is_watching || !is_free {
            return self.forget_wish(key);
        }
        self.plan(key, Some(Plan::Play { seat, is_kept: false }));
        self.note_change(key);
        self.broadcast_lobby();
    }

    /// Forgets that a spectator, who has left for good, would play from the next round on.
    pub(super) fn forget_wish(&mut self, key: Fingerprint) {
        if self.has_promise(key) {
            self.plan(key, None);
            self.save_later();
        }
    }

    /// Who plays in a seat from the next round on, where that changes.
    pub(super) fn next_players(&self) -> BTreeMap<Seat, NextPlayer> {
        let gives_up = |(_, key): &(Seat, Fingerprint)| self.people.plan(*key) == Some(Plan::Watch);
        let given_up = self.seating.people().filter(gives_up).map(|(seat, _)| (seat, NextPlayer::Computer));
        let promised = self.people.promised().filter(|(key, seat)| self.planned_seat(*key) == Some(*seat));
        given_up.chain(promised.map(|(key, seat)| (seat, NextPlayer::Spectator(key)))).collect()
    }

    /// The same, with the seats of those who have left.
    pub(super) fn shown_next_players(&self) -> BTreeMap<Seat, NextPlayer> {
        let left = self.seating.people().filter(|(_, key)| self.game.is_some() && self.people.has_left(*key));
        let mut shown: BTreeMap<Seat, NextPlayer> =
            left.map(|(seat, _)| (seat, NextPlayer::Leaver)).collect();
        shown.extend(self.next_players());
        shown
    }

    /// Who plays in a seat from the next round on. `None` if that doesn't change.
    pub(super) fn next_player(&self, seat: Seat) -> Option<NextPlayer> {
        self.next_players().remove(&seat)
    }

    /// The person who plays in a seat from the next round on. `None` for a computer player.
    fn next_person(&self, seat: Seat) -> Option<Fingerprint> {
        self.people_next().into_iter().find(|(other, _)| *other == seat).map(|(_, key)| key)
    }

    /// Whether a spectator who is here has this seat from the next round on.
    fn is_promised(&self, seat: Seat) -> bool {
        matches!(self.next_player(seat), Some(NextPlayer::Spectator(_)))
    }

    /// The seat for which a guest says whether it is ready: that of the next round. `None` without one.
    pub(super) fn next_seat_of(&self, key: Fingerprint) -> Option<Seat> {
        let own = || self.seating.seat_of(key).filter(|seat| !self.is_promised(*seat));
        self.planned_seat(key).or_else(own)
    }

    /// The people who play from the next round on, with their seats.
    pub(super) fn people_next(&self) -> Vec<(Seat, Fingerprint)> {
        let next = self.next_players();
        let person = |seat| match next.get(&seat) {
            Some(NextPlayer::Spectator(key)) => Some(*key),
            Some(NextPlayer::Computer) => None,
            Some(NextPlayer::Leaver) | None => self.seating.person(seat),
        };
        let seats = Seat::first_n(self.seating.seat_count());
        seats.filter_map(|seat| Some((seat, person(seat)?))).collect()
    }

    /// The seat that a spectator has from the next round on. `None` without one.
    pub(super) fn planned_seat(&self, key: Fingerprint) -> Option<Seat> {
        match self.people.plan(key)? {
            Plan::Play { seat, is_kept: false } => Some(seat),
            Plan::Play { .. } | Plan::Watch => None,
        }
    }

    /// Whether the person with this key is here without a seat.
    pub(super) fn is_watching(&self, key: Fingerprint) -> bool {
        self.watching().any(|other| other == key)
    }

    /// The seat whose view of a round a guest is sent. `None` for a spectator, also for one who was kicked from the round: a computer
    /// player holds the same cards.
    pub(super) fn viewer_of(&self, guest: GuestId, log: &HostLog) -> Option<Seat> {
        let key = self.guests.get(guest)?.key;
        log.log().contract()?.seat_of(key).filter(|seat| !log.log().was_kicked(*seat))
    }
}
