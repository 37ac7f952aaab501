//! The series at the table, the log of its round, and what guests are sent of both.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use skipstone_core::table::{self, PlayerPresence, Recipient, Table};
use skipstone_core::{Event, Seat};

use super::deal::PendingDeal;
use super::messages::{GuestId, RoomOutput, millis};
use super::{HostLog, Room};
use crate::digest::Digest;
use crate::fingerprint::Fingerprint;
use crate::protocol::{Denial, LogPosition, PresenceEvent, SeriesId, ToGuest};
use crate::round_log::{LogEntry, ProposalId, RoundContract, RoundLog, TakeoverCause};
use crate::signature::Signature;

/// A series, from its start until a rematch.
pub(super) struct Game {
    pub(super) table: Table,
    /// The log of the current round, of its deal, or of the last round. `None` before the first deal.
    pub(super) log: Option<HostLog>,
    /// The logs of earlier rounds.
    pub(super) finished: FinishedLogs,
    /// The deal that waits for shares. `None` during a round.
    pub(super) dealing: Option<PendingDeal>,
    /// Who has signed the open takeback request.
    pub(super) takeback_signatures: BTreeMap<Seat, Signature>,
    /// The turn that [`Room::broadcast_thinking`] handled last: round number, seat, turns begun in the round.
    announced_turn: Option<(u32, Seat, u32)>,
    /// Whether everybody knows of a clock that runs in it.
    pub(super) is_clock_announced: bool,
    /// When the turn began, or its player was nudged last.
    pub(super) waiting_since: Duration,
    /// When the next round begins without those who aren't ready, as time since the room was created. `None` unless the host has said
    /// so.
    pub(super) begins_at: Option<Duration>,
    /// The series that is proposed after this one. `None` before its end.
    pub(super) next_series: Option<SeriesId>,
}

/// The logs of the last finished rounds, for guests who missed the end of one.
#[derive(Debug, Default)]
pub(super) struct FinishedLogs(VecDeque<HostLog>);

impl FinishedLogs {
    /// The most logs to keep.
    const CAPACITY: usize = 4;

    /// Adds the log of a round, and drops the oldest if there are too many.
    pub(super) fn add(&mut self, log: HostLog) {
        self.0.push_back(log);
        if self.0.len() > FinishedLogs::CAPACITY {
            self.0.pop_front();
        }
    }

    fn find(&self, proposal: ProposalId) -> Option<&HostLog> {
        self.0.iter().find(|log| log.log().id().proposal() == proposal)
    }
}

impl Game {
    /// When the next timer runs out, of the table or the pending deal, as time since the room was created.
    pub(super) fn wake_at(&self) -> Option<Duration> {
        let deal_deadline = self.dealing.as_ref().map(|dealing| dealing.deadline);
        [self.table.wake_at(), deal_deadline].into_iter().flatten().min()
    }

    /// The last head of a finished round, if its log is kept, or the contract of a declined deal of the next one.
    pub(super) fn last_head(&self, round: u32) -> Option<Digest> {
        let mut logs = self.log.iter().chain(&self.finished.0).map(HostLog::log);
        logs.find_map(|log| match log.id().round {
            number if number == round => Some(log.head()),
            number if number == round + 1 => log.contract().map(|contract| contract.previous),
            _ => None,
        })
    }

    /// The contract of a finished round, if its log is kept.
    pub(super) fn contract_of(&self, round: u32) -> Option<&RoundContract> {
        let mut logs = self.log.iter().chain(&self.finished.0).map(HostLog::log);
        logs.find(|log| log.id().round == round)?.contract()
    }

    /// Whether a person has a part in the current round, or in the last one.
    pub(super) fn has_part(&self, key: Fingerprint) -> bool {
        let contract = self.log.as_ref().and_then(|log| log.log().contract());
        contract.is_some_and(|contract| contract.seat_of(key).is_some())
    }

    /// The log of a round, if it is kept.
    pub(super) fn find_log(&self, proposal: ProposalId) -> Option<&HostLog> {
        let current = self.log.as_ref().filter(|log| log.log().id().proposal() == proposal);
        current.or_else(|| self.finished.find(proposal))
    }

    pub(super) fn is_round_running(&self) -> bool {
        self.turn().is_some()
    }

    /// Whether the latest round has ended. `false` before the first.
    pub(super) fn is_round_over(&self) -> bool {
        self.table.round().is_some_and(|round| round.ending().is_some())
    }

    /// The seat on turn. `None` between rounds.
    pub(super) fn turn(&self) -> Option<Seat> {
        self.table.round().filter(|round| round.ending().is_none()).map(skipstone_core::Round::turn)
    }
}

impl Room {
    /// Sets up the series of a new table, or resumes that of a saved one with the log of its round. People who aren't connected
    /// count as disconnected, and seats without an owner go to computer players.
    pub(super) fn start_game(&mut self, table: Table, log: Option<HostLog>) {
        let mut game = Game {
            table,
            log,
            finished: FinishedLogs::default(),
            dealing: None,
            takeback_signatures: BTreeMap::new(),
            announced_turn: None,
            is_clock_announced: false,
            waiting_since: self.now,
            begins_at: None,
            next_series: None,
        };
        game.table.set_bot_delay(self.pace);
        // Whoever asks signs last: before that a signature could be used for a request that was withdrawn.
        game.table.confirm_takebacks();
        let over = game.is_round_over();
        self.game = Some(game);
        if over {
            self.store_record();
        }
        self.use_stand_ins();
        self.unsaved = true;
        self.apply_timeouts();
        let is_taken_over = |game: &Game, seat| game.log.as_ref().is_some_and(|log| log.is_taken_over(seat));
        for seat in self.seating.absent_seats(|key| self.guests.find_by_key(key).is_some()) {
            let has_left = self.game.as_ref().is_some_and(|game| is_taken_over(game, seat));
            let input = match has_left {
                true => table::TableInput::Quit(seat),
                false => table::TableInput::Disconnected(seat),
            };
            self.apply_to_table(input, None);
        }
        // A computer player's own seat isn't anybody's who could be away.
        let people: Vec<Seat> = self.game.iter().flat_map(|game| game.table.people()).collect();
        for seat in self.seating.unowned_seats().into_iter().filter(|seat| people.contains(seat)) {
            self.take_over(seat, Some(TakeoverCause::Kicked));
        }
    }

    /// Keeps the record of the round that has just ended, for guests who request it.
    pub(super) fn store_record(&mut self) {
        if let Some(record) = self.game.as_ref().and_then(|game| game.table.record(&self.app)) {
            self.records.insert(record.header.round, &record.to_string());
            self.guests.grant_free_records();
        }
    }

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
        self.unsaved = true;
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
        let mut outputs = Vec::new();
        for guest in private {
            let messages = log.messages(index, viewer(&guest), sign_head);
            outputs.extend(messages.into_iter().map(|message| RoomOutput::Send(vec![guest], message)));
        }
        if !public.is_empty() {
            let messages = log.messages(index, None, sign_head);
            outputs.extend(messages.into_iter().map(|message| RoomOutput::Send(public.clone(), message)));
        }
        self.outputs.extend(outputs);
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
    fn is_quiet(&self, seat: Seat) -> bool {
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
