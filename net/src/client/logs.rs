//! The logs of rounds, as they come.

use skipstone_core::series::MAX_ROUNDS;

use super::error::ProtocolViolation;
use super::event::ClientEvent;
use super::round::ShownRound;
use super::seen_round::Received;
use super::state::ClientState;
use crate::protocol::{LogPosition, LogUpdate};
use crate::round_log::{LogEntry, LogId};

impl ClientState {
    /// Follows what the host has sent of a log.
    ///
    /// # Errors
    /// If that can't be.
    pub(super) fn handle_log(&mut self, update: &LogUpdate) -> Result<(), ProtocolViolation> {
        let LogPosition { round, proposal, .. } = update.from;
        let Some((table, host)) = self.table.zip(self.cache.host()) else {
            return Err(ProtocolViolation::Log);
        };
        let id = LogId { table, host, series: update.series, round, proposal };
        if !(1..=MAX_ROUNDS).contains(&round)
            || proposal == 0
            || !self.connection.may_follow(update.series, update.head.run)
        {
            return Err(ProtocolViolation::Log);
        }
        if self.misses_beginning(id, update) {
            return Ok(());
        }
        let begun = match self.cache.evidence.find_mut(id) {
            Some(_) => None,
            None => self.begin_log(id, update)?,
        };
        let pending = self.connection.log_request.as_mut();
        let pending = pending.filter(|pending| pending.of.proposal() == id.proposal());
        let is_answer = match pending {
            Some(pending) if pending.answered == update.from.entries => {
                pending.answered += update.entries.len() as u32;
                true
            }
            // It was sent before the answer, of which it is a part.
            Some(_) => return Ok(()),
            None => false,
        };
        let player = self.key();
        let Some(seen) = self.cache.evidence.find_mut(id) else { return Err(ProtocolViolation::Log) };
        let Received { new, lost } = match begun {
            Some(received) => received,
            None => seen.receive(update, player)?,
        };
        self.connection.run = Some(update.head.run);
        // After the last entry nothing comes any more, whatever the host says.
        let is_complete = update.head.is_end || seen.is_closed();
        let breach = seen.deal().err();
        self.cache.evidence.run = Some(update.head.run);
        if let Some(breach) = breach {
            self.convict(id, breach);
            // The host's own player has nobody to leave.
            if host != player {
                return Err(ProtocolViolation::SignedBreach);
            }
        }
        let lost = lost.map(|lost| self.check_of_open_round(&lost));
        self.outputs.checks.extend(lost);
        let is_current = self.cache.evidence.current().is_some_and(|seen| seen.log.id() == id);
        for index in new.clone() {
            self.follow_entry(id, index);
        }
        let has_news = !new.is_empty();
        if update.entries.iter().any(|entry| matches!(entry, LogEntry::TakenBack { .. })) {
            self.screen.takebacks.end(self.seat());
        }
        if is_current {
            self.tell_contract(id);
        }
        if let Some(seen) = self.cache.evidence.current().filter(|_| is_current) {
            let viewer = seen.viewer(player);
            // After a restart, or for another viewer, the screen is shown all that is known.
            let is_shown = self.screen.shown.as_ref().is_some_and(|shown| shown.is_of(seen, viewer));
            let indices = if is_shown { new } else { 0..seen.log.len() };
            match ShownRound::follow_all(&mut self.screen.shown, seen, indices, viewer, !is_complete) {
                Ok(updates) => updates.into_iter().for_each(|update| self.emit(update)),
                Err(violation) => {
                    // The host has signed what can't have happened.
                    self.convict(id, violation.breach(self.position().entries as usize));
                    return Err(violation);
                }
            }
        }
        if let Some(shown) = self.cache.evidence.current().map(|seen| seen.log.id()) {
            self.own_turn.show(shown);
        }
        if has_news {
            self.cache.save_soon();
        }
        self.judge_closed(id);
        if is_answer && is_complete {
            self.connection.log_request = None;
        }
        if self.cache.evidence.find_mut(id).is_none_or(|seen| seen.is_closed()) {
            self.own_turn.forget(&id);
        } else if update.head.is_end {
            self.own_turn.catch_up(id);
        }
        if is_current {
            if update.head.is_end {
                self.forget_interrupted_pauses();
            }
            self.connection.has_caught_up |= is_complete;
            self.tell_pause();
        }
        if is_answer && is_complete && !is_current {
            // Whatever isn't in it won't come any more.
            self.give_up_log(update.from);
        }
        if is_complete {
            self.contribute();
        }
        self.repeat_act();
        Ok(())
    }

    /// Whether this is a later part of a log that isn't known, as the host takes the player's position in another series for one in this:
    /// then the whole is asked for, and nothing more is followed of it until that comes.
    fn misses_beginning(&mut self, id: LogId, update: &LogUpdate) -> bool {
        let is_unknown = self.cache.series() != Some(id.series) && update.from.entries > 0;
        let of = LogPosition::new(id, 0);
        if is_unknown && self.connection.log_request.is_none_or(|pending| pending.of != of) {
            self.request_log(of);
        }
        is_unknown
    }

    /// Tells the screen who plays what in the current round, and where its own player sits, if that is new.
    fn tell_contract(&mut self, id: LogId) {
        let key = self.key();
        let Some(seen) = self.cache.evidence.find_mut(id) else { return };
        let Some((contract, head)) = seen.log.contract().cloned().zip(seen.log.head_at(1)) else { return };
        let viewer = seen.viewer(key);
        if self.screen.contract.replace((id, head, viewer)) != Some((id, head, viewer)) {
            self.outputs.events.push(ClientEvent::Contract(Box::new(contract), viewer));
        }
    }
}
