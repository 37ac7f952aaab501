//! What guests are sent of a series: the entries of its logs, who is here, and the time of turns.

use skipstone_core::table::{PlayerPresence, Recipient};
use skipstone_core::{Event, Seat};

use super::Room;
use super::game::Game;
use super::log::HostLog;
use super::messages::{GuestId, RoomOutput, millis};
use crate::protocol::{Denial, LogPosition, PresenceEvent, ToGuest};
use crate::round_log::{LogEntry, RoundLog};

impl Room {
    /// The log of the current round, or of the last one.
    pub(super) fn current_log(&self) -> Option<&HostLog> {
        self.game.as_ref()?.log.as_ref()
    }

    /// Checks that there is room for this entry, and that those who check the log will accept it: that whoever decides in it may do so now.
    pub(super) fn check_entry(&self, entry: &LogEntry) -> Result<(), Denial> {
        let turn = self.game.as_ref().and_then(Game::turn);
        let is_accepted = self.current_log().is_some_and(|log| log.accepts(entry, turn));
        if is_accepted { Ok(()) } else { Err(Denial::NotNow) }
    }

    /// Appends an entry to the round's log and sends it to everyone. Ignored in a phase in which it can't come.
    pub(super) fn append(&mut self, entry: LogEntry, happened: &[Event]) {
        #[cfg(test)]
        if let Some(mut cheat) = self.cheat.take() {
            let told = cheat(self, entry);
            self.cheat = Some(cheat);
            return told.into_iter().for_each(|entry| self.append_entry(entry, happened));
        }
        self.append_entry(entry, happened);
    }

    fn append_entry(&mut self, entry: LogEntry, happened: &[Event]) {
        let Some(log) = self.game.as_mut().and_then(|game| game.log.as_mut()) else { return };
        let index = log.log().len();
        let changes_round = entry.changes_round();
        if !log.push(entry, happened) {
            return;
        }
        self.saves.save_now();
        if let Some(game) = self.game.as_mut().filter(|_| changes_round) {
            let turns = game.table.round().map_or(0, skipstone_core::Round::turns);
            game.log.iter_mut().for_each(|log| log.note_turns(turns));
        }
        let Some(log) = self.game.as_ref().and_then(|game| game.log.as_ref()) else { return };
        let sign_head = |log: &RoundLog, entries: usize| self.signer.sign(log, entries);
        let viewer =
            |guest: &GuestId| self.viewer_of(*guest, log).filter(|seat| log.is_private_to(index, *seat));
        let (private, public): (Vec<GuestId>, Vec<GuestId>) =
            self.guests.inside().partition(|guest| viewer(guest).is_some());
        let mut messages = Vec::new();
        for guest in private {
            let private = log.messages(index, viewer(&guest), sign_head);
            messages.extend(private.into_iter().map(|message| (vec![guest], message)));
        }
        if !public.is_empty() {
            let shown_to_all = log.messages(index, None, sign_head);
            messages.extend(shown_to_all.into_iter().map(|message| (public.clone(), message)));
        }
        messages.into_iter().for_each(|(to, message)| self.outputs.send(to, message));
    }

    /// Sends a guest the log of the round and everything open in it: who is there, pause, takeback request, turn limit. If
    /// `seen` is a position in it, or in the log of an earlier round that is kept, what came later is sent.
    pub(super) fn send_round(&mut self, guest: GuestId, seen: Option<LogPosition>) {
        let Some(game) = &self.game else { return };
        let sign_head = |log: &RoundLog, entries: usize| self.signer.sign(log, entries);
        let seen = seen.unwrap_or_default();
        let from = |log: &HostLog| {
            let is_seen = seen.proposal() == log.log().id().proposal();
            // Who has seen more than there is gets all of it, to see what was lost.
            if is_seen && seen.entries <= log.position().entries { seen.entries as usize } else { 0 }
        };
        // Whoever has seen its end may have forgotten it by now.
        let is_unseen = |log: &&HostLog| from(log) < log.log().len();
        let earlier = game.finished.find(seen.proposal()).filter(is_unseen);
        let logs = earlier.into_iter().chain(&game.log);
        let mut messages: Vec<ToGuest> =
            logs.flat_map(|log| log.messages(from(log), self.viewer_of(guest, log), sign_head)).collect();
        // Before the guest is told to be back: what it has asked for itself is gone if it isn't told of it by then.
        if let (Some(by), Some(log)) = (game.table.takeback_asker(), &game.log) {
            let awaited = game.table.takeback_awaited().to_vec();
            messages.push(ToGuest::TakebackAsked { by, at: log.game_position(), awaited });
        }
        // Also of those who are there: whoever is missing from the beginning hasn't been lost.
        let people = self.seating.people();
        let presences = people.map(|(seat, _)| self.presence(seat, game.table.presence(seat)));
        messages.extend(presences.map(ToGuest::Presence));
        let is_playing = game.log.as_ref().is_some_and(|log| log.log().phase().is_playing());
        if let Some(by) = game.table.paused().filter(|_| !is_playing) {
            messages.push(ToGuest::Pause { by, paused: true });
        }
        messages.extend(self.thinking().map(ToGuest::Presence));
        messages.extend(self.proposed.clone().map(|proposed| ToGuest::Proposal(Some(proposed))));
        messages.extend(self.readiness());
        self.outputs.push(RoomOutput::SendAnswer(guest, messages));
    }

    /// The connections of an update's recipient; empty if it isn't connected.
    pub(super) fn recipients(&self, to: Recipient) -> Vec<GuestId> {
        match to {
            Recipient::Seat(seat) => {
                let key = self.seating.person(seat);
                key.and_then(|key| self.guests.find_by_key(key)).into_iter().collect()
            }
            Recipient::Spectators => self.guests.inside().filter(|guest| self.is_spectator(*guest)).collect(),
        }
    }

    /// Whether nothing comes from the person in a seat, over a connection that isn't lost yet.
    pub(super) fn is_quiet(&self, seat: Seat) -> bool {
        let guests = self.recipients(Recipient::Seat(seat));
        guests.iter().any(|guest| self.guests.get(*guest).is_some_and(|guest| guest.is_quiet))
    }

    /// A seat's presence as the event to send. An absent player's grace period is the time left from now.
    pub(super) fn presence(&self, seat: Seat, presence: PlayerPresence) -> PresenceEvent {
        match presence {
            PlayerPresence::Here if self.is_quiet(seat) => PresenceEvent::Quiet(seat),
            PlayerPresence::Here => PresenceEvent::Here(seat),
            PlayerPresence::Away(until) => {
                PresenceEvent::Away { seat, grace: millis(until.saturating_sub(self.now)) }
            }
            PlayerPresence::Replaced => PresenceEvent::Replaced(seat),
        }
    }

    /// The person on turn and the time left of the turn. `None` without a turn limit, between rounds, and on a computer
    /// player's turn.
    fn thinking(&self) -> Option<PresenceEvent> {
        self.limits_in_force().turn_seconds?;
        let game = self.game.as_ref()?;
        let seat = game.turn().filter(|seat| self.seating.person(*seat).is_some())?;
        let left = game.table.turn_ends_at().map(|at| millis(at.saturating_sub(self.now)));
        Some(PresenceEvent::Thinking { seat, left })
    }

    /// Broadcasts the turn limit at the start of each person's turn, and when the clock stops or goes on.
    pub(super) fn broadcast_thinking(&mut self) {
        let thinking = self.thinking();
        let Some(game) = &mut self.game else { return };
        let turns = game.table.round().map_or(0, skipstone_core::Round::turns);
        let round = game.table.series().rounds().len() as u32;
        let current_turn = game.turn().map(|seat| (round, seat, turns));
        let is_running = matches!(thinking, Some(PresenceEvent::Thinking { left: Some(_), .. }));
        if (current_turn, is_running) == (game.announced_turn, game.is_clock_announced) {
            return;
        }
        if current_turn != game.announced_turn {
            game.waiting_since = self.now;
        }
        (game.announced_turn, game.is_clock_announced) = (current_turn, is_running);
        if let Some(thinking) = thinking {
            self.broadcast(ToGuest::Presence(thinking));
        }
    }
}
