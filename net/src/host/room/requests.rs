//! What guests ask the table for: checked for rate, position and signature before the table decides.

use std::collections::BTreeMap;

use skipstone_core::table::{Intent, IntentError, TableInput};
use skipstone_core::{PlayerAction, Seat};

use super::Room;
use super::game::Game;
use super::log::{Extra, HostLog};
use super::messages::{GuestId, Requester, RoomOutput};
use crate::digest::Digest;
use crate::protocol::{Denial, LogPosition, NumberedRequest, TableRequest};
use crate::round_log::{Authority, LogEntry, PauseAuthority, ProposalId, Statement, TakeoverCause};
use crate::signature::Signature;

impl Room {
    /// Handles a request that the table decides on, as far as the guest's rate limit allows.
    pub(super) fn handle_table_request(&mut self, guest: GuestId, numbered: NumberedRequest) {
        let NumberedRequest { number, request } = numbered;
        // What brings the series on is free unless it is denied, and so is each round's record, once, for those who missed the
        // round. All else costs, granted or not.
        let is_charged = match request {
            TableRequest::Act { .. } => false,
            TableRequest::Ready { .. } => self.is_ready(guest),
            TableRequest::Record { .. } => !self.guests.take_free_record(guest),
            _ => true,
        };
        if is_charged && !self.check_rate(guest, number) {
            return;
        }
        let requester = Requester { guest, number, is_charged, signature: None, pause: None };
        if let Err(why) = self.try_table_request(requester, request) {
            self.deny_request(requester, why);
        }
    }

    /// Denies a request, as far as the guest's rate limit allows.
    pub(super) fn deny_request(&mut self, requester: Requester, why: Denial) {
        let Requester { guest, number, is_charged, .. } = requester;
        if is_charged || self.check_rate(guest, number) {
            self.deny(guest, number, why);
        }
    }

    fn try_table_request(&mut self, requester: Requester, request: TableRequest) -> Result<(), Denial> {
        let guest = requester.guest;
        match request {
            TableRequest::Act { at, action, signature } => self.act(requester, at, action, signature),
            TableRequest::TakeBack { at } => self.ask_for_takeback(requester, at),
            TableRequest::Agree { asked, at, signature } => {
                self.agree_to_takeback(requester, asked, at, signature)
            }
            TableRequest::Replace { seat, at, signature } => {
                self.replace_absent(requester, seat, at, signature)
            }
            TableRequest::Pause { paused, at, signature } => self.pause(requester, paused, at, signature),
            TableRequest::Ready { proposal } => self.mark_ready(guest, proposal),
            TableRequest::NotReady => self.withdraw_readiness(guest),
            TableRequest::Log { round, proposal } => {
                self.answer_log_request(guest, ProposalId(round, proposal))
            }
            TableRequest::Record { round } => {
                let text = self.records.get(round).ok_or(Denial::NotNow)?;
                self.outputs.push(RoomOutput::SendRecord(guest, round, text));
                Ok(())
            }
        }
    }

    /// The seat of a guest who asks for something that takes a game and a seat in it.
    fn playing_seat(&self, guest: GuestId) -> Result<Seat, Denial> {
        self.game.as_ref().ok_or(Denial::NotNow)?;
        self.seat_of(guest).ok_or(Denial::NotSeated)
    }

    fn act(
        &mut self,
        requester: Requester,
        at: LogPosition,
        action: PlayerAction,
        signature: Signature,
    ) -> Result<(), Denial> {
        let seat = self.playing_seat(requester.guest)?;
        let statement = |head| Statement::Move { head, seat, action };
        self.check_signed(requester.guest, seat, at, &signature, statement)?;
        let turn = self.game.as_ref().and_then(Game::turn).ok_or(Denial::Stale)?;
        if action.seat(turn) != seat {
            return Err(Denial::NotSeated);
        }
        // What is signed is what the table makes of it: a move in the own turn has one form only.
        let (intent, signed) = match action {
            PlayerAction::Move(mv) | PlayerAction::OutOfTurn(_, mv) => {
                (Intent::Move(mv), PlayerAction::from_move(seat, mv, turn))
            }
            PlayerAction::Catch(_) => (Intent::Catch, action),
            PlayerAction::CallTalking { talker, .. } => (Intent::CallTalking(talker), action),
        };
        if signed != action {
            return Err(Denial::Stale);
        }
        let requester = Requester { signature: Some(signature), ..requester };
        let entry = LogEntry::Action { action, by: Authority::Person(signature), events: Vec::new() };
        self.decide(requester, seat, intent, Some(&entry)).map(drop)
    }

    /// Has the table do what a seat's person decides. Whoever is here and decides something plays again, if a computer player has played
    /// for them. `entry` is what the decision leads to in the round's log, if to anything: nothing is done that a verifier would refuse.
    /// Returns whether the table accepts it.
    fn decide(
        &mut self,
        requester: Requester,
        seat: Seat,
        intent: Intent,
        entry: Option<&LogEntry>,
    ) -> Result<bool, Denial> {
        self.return_to_seat(seat);
        entry.map_or(Ok(()), |entry| self.check_entry(entry))?;
        let cause = match entry {
            Some(LogEntry::TakenOver { cause, .. }) => Some(*cause),
            _ => None,
        };
        Ok(self.apply_with_cause(TableInput::Intent(seat, intent), Some(requester), cause))
    }

    fn ask_for_takeback(&mut self, requester: Requester, at: LogPosition) -> Result<(), Denial> {
        let seat = self.playing_seat(requester.guest)?;
        self.check_current(at)?;
        if self.game.as_ref().is_some_and(Game::is_round_over) {
            return Err(Denial::Table(IntentError::Revealed));
        }
        if self.current_log().is_some_and(HostLog::is_anybody_kicked) {
            return Err(Denial::PlayerKicked);
        }
        // Nobody is asked for what there is no room for.
        self.current_log().filter(|log| log.has_room_for(Extra::Takeback)).ok_or(Denial::NotNow)?;
        let earlier = self.replace_takeback_signatures(BTreeMap::new());
        if !self.decide(requester, seat, Intent::Undo, None)? {
            // An earlier request stays open.
            self.replace_takeback_signatures(earlier);
        }
        Ok(())
    }

    /// Answers the takeback request of the seat that has `asked`: yes with a signature, no without. The asker's own yes comes last.
    fn agree_to_takeback(
        &mut self,
        requester: Requester,
        asked: Seat,
        at: LogPosition,
        signature: Option<Signature>,
    ) -> Result<(), Denial> {
        let seat = self.playing_seat(requester.guest)?;
        let asker = self.game.as_ref().and_then(|game| game.table.takeback_asker());
        asker.filter(|by| *by == asked).ok_or(Denial::Stale)?;
        let statement = |head| Statement::TakeBack { head, asker: asked };
        match &signature {
            Some(signature) => self.check_signed(requester.guest, seat, at, signature, statement)?,
            None => self.check_current(at)?,
        }
        // Only who is here is asked.
        self.return_to_seat(seat);
        let mut entry = None;
        if let Some(game) = self.game.as_mut().filter(|game| game.table.takeback_awaited().contains(&seat)) {
            game.takeback_signatures.extend(signature.map(|signature| (seat, signature)));
            let to = game.table.takeback_target().filter(|_| seat == asked && signature.is_some());
            let signatures = &game.takeback_signatures;
            let taken_back =
                |to| LogEntry::TakenBack { asker: asked, to: to as u32, signatures: signatures.clone() };
            entry = to.map(taken_back);
        }
        self.decide(requester, seat, Intent::Agree(signature.is_some()), entry.as_ref()).map(drop)
    }

    /// Pauses the game or resumes it: in a round as an entry of its log.
    fn pause(
        &mut self,
        requester: Requester,
        paused: bool,
        at: LogPosition,
        signature: Signature,
    ) -> Result<(), Denial> {
        let seat = self.playing_seat(requester.guest)?;
        self.check_pause(paused)?;
        let is_paused = self.game.as_ref().is_some_and(|game| game.table.paused().is_some());
        let log = self.current_log().filter(|log| log.log().phase().is_playing() && is_paused != paused);
        let mut authority = None;
        if let Some(log) = log {
            let LogPosition { entries, .. } = at;
            let is_new = log.log().pausable_from().is_some_and(|from| from <= entries as usize);
            let head = log.log().head_at(entries as usize);
            let head = head.filter(|_| is_new && log.log().id().proposal() == at.proposal());
            let statement = Statement::Pause { head: head.ok_or(Denial::Stale)?, seat, paused }.digest();
            if !self.contract_key(seat).is_some_and(|key| signature.is_by(key, &statement)) {
                self.reject_malformed(requester.guest);
                return Err(Denial::NotNow);
            }
            authority = Some(PauseAuthority::Person { seat, entries, signature });
        }
        let entry = authority.map(|by| match paused {
            true => LogEntry::Paused(by),
            false => LogEntry::Resumed(Some(by)),
        });
        let requester = Requester { pause: authority, ..requester };
        self.decide(requester, seat, Intent::Pause(paused), entry.as_ref()).map(drop)
    }

    /// Checks that the game can be paused now, or resumed. While a deal is under way there is nothing to pause.
    pub(super) fn check_pause(&self, paused: bool) -> Result<(), Denial> {
        let is_dealing = |log: &HostLog| !log.log().phase().is_playing() && log.limits().is_some();
        let has_no_room = |log: &HostLog| paused && !log.has_room_for(Extra::Pause);
        let log = self.current_log().ok_or(Denial::NotNow)?;
        if is_dealing(log) || log.log().phase().is_playing() && has_no_room(log) {
            return Err(Denial::NotNow);
        }
        Ok(())
    }

    fn replace_absent(
        &mut self,
        requester: Requester,
        absent: Seat,
        at: LogPosition,
        signature: Signature,
    ) -> Result<(), Denial> {
        let seat = self.playing_seat(requester.guest)?;
        let statement = |head| Statement::Replace { head, seat: absent };
        self.check_signed(requester.guest, seat, at, &signature, statement)?;
        let cause = TakeoverCause::Replaced { by: seat, signature };
        let entry = LogEntry::TakenOver { seat: absent, cause };
        self.decide(requester, seat, Intent::Replace(absent), Some(&entry)).map(drop)
    }

    /// Checks that a request was made at the current position of the game.
    fn check_current(&self, at: LogPosition) -> Result<(), Denial> {
        let log = self.game.as_ref().and_then(|game| game.log.as_ref());
        if log.is_some_and(|log| log.game_position() == at) { Ok(()) } else { Err(Denial::Stale) }
    }

    /// Checks that a request was made at the current position of the game, and signed by the seat's player. Whoever signs
    /// anything else is disconnected.
    pub(super) fn check_signed(
        &mut self,
        guest: GuestId,
        seat: Seat,
        at: LogPosition,
        signature: &Signature,
        statement: impl FnOnce(Digest) -> Statement,
    ) -> Result<(), Denial> {
        self.check_current(at)?;
        let Some(head) = self.game.as_ref().and_then(|game| Some(game.log.as_ref()?.log().game_head()))
        else {
            return Err(Denial::Stale);
        };
        if self.contract_key(seat).is_some_and(|key| signature.is_by(key, &statement(head).digest())) {
            return Ok(());
        }
        self.reject_malformed(guest);
        Err(Denial::NotNow)
    }

    /// Replaces the signatures of the takeback that is asked for, and returns those before.
    fn replace_takeback_signatures(
        &mut self,
        signatures: BTreeMap<Seat, Signature>,
    ) -> BTreeMap<Seat, Signature> {
        let current = self.game.as_mut().map(|game| &mut game.takeback_signatures);
        current.map(|current| std::mem::replace(current, signatures)).unwrap_or_default()
    }

    /// Sends a guest a whole log. Denied if it isn't kept.
    fn answer_log_request(&mut self, guest: GuestId, of: ProposalId) -> Result<(), Denial> {
        let game = self.game.as_ref().ok_or(Denial::NotNow)?;
        let log = game.find_log(of).ok_or(Denial::NotNow)?;
        let viewer = self.viewer_of(guest, log);
        let messages = log.messages(0, viewer, |log, entries| self.signer.sign(log, entries));
        self.outputs.push(RoomOutput::SendAnswer(guest, messages));
        Ok(())
    }
}
