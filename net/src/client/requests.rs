//! What the player asks for, as signed messages to the host.

use skipstone_core::milestone::Pebble;
use skipstone_core::table::{Intent, IntentError, Update};
use skipstone_core::{Move, PlayerAction, Stone};

use super::connection::LogRequest;
use super::event::ClientEvent;
use super::room_link::RoomRequest;
use super::seen_round::SeenRound;
use super::signed_act::SignedAct;
use super::state::ClientState;
use crate::digest::Digest;
use crate::protocol::{
    Audience, Denial, Farewell, LobbyRequest, LogPosition, Name, NumberedRequest, SignedTalk, TableRequest,
    TableSeriesId, ToHost,
};
use crate::round_log::{Phase, Statement, can_call_talkers};
use crate::signature::Signature;

/// The most actions that are noted at one position of the game: whoever makes more there is mistaken again and again.
const MAX_SIGNED: usize = 16;

impl ClientState {
    /// The farewell of a player who leaves for good. `None` outside a round.
    pub(crate) fn farewell(&mut self) -> Option<Farewell> {
        let seen = self.cache.evidence.current_mut()?;
        let at = seen.position();
        let signature = self.identity.sign(&Statement::Goodbye { head: seen.log.head() }.digest());
        seen.farewells.insert(at.entries);
        self.save_evidence();
        Some(Farewell { at, signature })
    }

    /// Turns an intent into a table request, or answers it from the replica.
    pub(crate) fn handle_intent(&mut self, intent: Intent) {
        if let Some(refused) = self.refused_in_pause(intent) {
            return self.emit(Update::Refused(refused));
        }
        let request = match intent {
            Intent::Move(mv) => return self.make_move(mv),
            Intent::Catch => return self.act(self.seat().map(PlayerAction::Catch)),
            Intent::CallTalking(talker) => {
                return self.act(self.seat().map(|by| PlayerAction::CallTalking { by, talker }));
            }
            Intent::NextRound => {
                let ready = self.agreement.be_ready(self.key(), self.own_turn.now());
                ready.map(|proposal| TableRequest::Ready { proposal })
            }
            Intent::Undo => self.takeback_request(),
            Intent::Agree(agreed) => match self.takeback_answer(agreed) {
                Ok(answer) => answer,
                Err(refused) => return self.emit(Update::Refused(refused)),
            },
            Intent::Pause(paused) => return self.ask_for_pause(paused),
            Intent::Replace(seat) => {
                let signed = self.sign_at_game(|head| Statement::Replace { head, seat });
                signed.map(|(at, signature)| TableRequest::Replace { seat, at, signature })
            }
            // Answered from the replica.
            Intent::Snapshot => {
                let snapshot = self.screen.shown.as_ref().map(|shown| shown.update(false));
                return snapshot.into_iter().for_each(|update| self.emit(update));
            }
            // A host's table has other people. What they have agreed to take back isn't played again.
            Intent::Redo => return self.emit(Update::Refused(IntentError::NothingToRedo)),
            Intent::Restart => return self.emit(Update::Refused(IntentError::OthersPlay)),
            // Computer players run at the host.
            Intent::SetBotDelay(_) => return,
        };
        match request {
            Some(request) => {
                let number = self.request(request);
                self.screen.takebacks.note_request(number, &request);
            }
            // There is no round, or no seat in it.
            None => self.outputs.events.push(ClientEvent::Denied(Denial::NotNow)),
        }
    }

    /// The player's name at the table. `None` before the first lobby.
    pub(crate) fn name(&self) -> Option<Name> {
        self.lobby.as_ref()?.name_of(self.key()).cloned()
    }

    /// Asks for the stone that the player was shown as at this table, or else for the one that the player wishes for.
    pub(crate) fn wish_for_stone(&mut self, wish: Stone) {
        let shown = self.lobby.as_ref().and_then(|lobby| lobby.stone_of(self.key()));
        self.outputs.messages.push(ToHost::LobbyRequest(LobbyRequest::Stone(shown.unwrap_or(wish))));
    }

    /// Shows what lies beside the player's stone, as they changed it last; `begun_with` is what they came in with. A host begins
    /// with nothing there.
    pub(crate) fn show_pebble(&mut self, begun_with: Pebble) {
        let pebble = self.pebble.unwrap_or(begun_with);
        if pebble != Pebble::default() {
            self.outputs.messages.push(ToHost::LobbyRequest(LobbyRequest::Pebble(pebble)));
        }
    }

    /// Turns a room request into a message.
    pub(crate) fn handle_room_request(&mut self, request: RoomRequest) {
        match request {
            RoomRequest::NotReady => {
                self.agreement.withdraw();
                self.request(TableRequest::NotReady);
            }
            RoomRequest::ConfirmProposal => self.agreement.confirm(self.key()),
            RoomRequest::Lobby(request) => {
                if let LobbyRequest::Pebble(pebble) = request {
                    self.pebble = Some(pebble);
                }
                self.agreement.note_wish(&request);
                if self.agreement.shown().is_some() {
                    self.tell_proposal();
                }
                self.outputs.messages.push(ToHost::LobbyRequest(request));
            }
            RoomRequest::Chat(to, text) => {
                let signed = self.signed_talk(to);
                self.outputs.messages.push(ToHost::Chat { to, text, signed });
            }
            RoomRequest::React(reaction) => self.outputs.messages.push(ToHost::React(reaction)),
            RoomRequest::Nudge => self.outputs.messages.push(ToHost::Nudge),
            RoomRequest::Inactive(is_inactive) => self.outputs.messages.push(ToHost::Inactive(is_inactive)),
            RoomRequest::Record(round) => self.request_record(round),
            RoomRequest::Leave => {
                let farewell = self.farewell();
                self.outputs.messages.push(ToHost::Goodbye(farewell));
            }
        }
    }

    /// Makes a move for the own seat. In the own turn the first one that is signed at a position stands: a host may hold it back, but
    /// never choose among several.
    fn make_move(&mut self, mv: Move) {
        let current = self.cache.evidence.current().map(|seen| seen.log.id());
        let shown = self.screen.shown.as_ref().filter(|shown| current.is_some_and(|id| shown.is_of_log(id)));
        let Some((seat, shown)) = self.seat().zip(shown) else { return self.act(None) };
        let action = shown.action(seat, mv);
        if matches!(action, PlayerAction::Move(_)) {
            if let Some(stands) = self.cache.evidence.current().and_then(SeenRound::signed_move) {
                if stands.action != action {
                    self.outputs.events.push(ClientEvent::MoveStands(stands.action));
                }
                self.connection.sent_act = None;
                return self.repeat_act();
            }
            if let Err(why) = shown.check(mv) {
                return self.emit(Update::Refused(IntentError::Move { mv, why }));
            }
        }
        self.act(Some(action));
    }

    /// Signs an action at the current position of the game, notes it, and sends it. `None` for who has no part in the round.
    fn act(&mut self, action: Option<PlayerAction>) {
        let (seat, is_in_time) = (self.seat(), self.is_in_time());
        let Some(((action, seat), seen)) = action.zip(seat).zip(self.cache.evidence.current_mut()) else {
            return self.outputs.events.push(ClientEvent::Denied(Denial::NotNow));
        };
        let head = seen.log.game_head();
        let signature = self.identity.sign(&Statement::Move { head, seat, action }.digest());
        let act = SignedAct { head, action, signature, is_in_time, sent: None };
        seen.signed.retain(|act| act.head == head);
        seen.asked_pauses.retain(|asked| asked.paused || seen.log.paused().is_some());
        // What was signed before is the same bytes.
        if !seen.signed.iter().any(|signed| signed.action == action) {
            if seen.signed.len() >= MAX_SIGNED {
                return self.outputs.events.push(ClientEvent::Denied(Denial::RateLimited));
            }
            seen.signed.push(act);
            self.save_evidence();
        }
        self.send_act(act);
    }

    /// Whether the time of the own turn isn't over yet, as far as is known.
    fn is_in_time(&self) -> bool {
        self.cache.evidence.current().is_some_and(|seen| self.own_turn.is_in_time(&seen.log))
    }

    fn send_act(&mut self, act: SignedAct) {
        let at = self.cache.evidence.current().map(SeenRound::game_position).unwrap_or_default();
        let SignedAct { action, signature, .. } = act;
        let now = self.own_turn.now();
        if let Some(seen) = self.cache.evidence.current_mut() {
            let same = seen.signed.iter_mut().filter(|act| act.signature == signature);
            same.for_each(|act| _ = act.sent.get_or_insert(now));
        }
        let number = self.request(TableRequest::Act { at, action, signature });
        self.connection.sent_act = Some((number, signature));
    }

    /// Sends once more what was signed in the own turn, if the table is still where it was and it wasn't sent over this connection.
    pub(super) fn repeat_act(&mut self) {
        let is_in_time = self.is_in_time();
        let Some(seen) = self.cache.evidence.current_mut().filter(|seen| seen.log.phase() == Phase::Playing)
        else {
            return;
        };
        let Some(act) = seen.signed_move().filter(|_| seen.log.paused().is_none()) else { return };
        if self.connection.sent_act.is_none_or(|(_, sent)| sent != act.signature) {
            seen.signed.iter_mut().filter(|it| **it == act).for_each(|it| it.is_in_time |= is_in_time);
            self.send_act(act);
        }
    }

    /// The signature of a line of chat, in a round whose partners can be called for talking.
    fn signed_talk(&mut self, to: Audience) -> Option<SignedTalk> {
        let setup = self.playing()?.log.contract()?.setup().ok()?;
        let seat = self.seat().filter(|_| can_call_talkers(&setup))?;
        let (at, signature) = self.sign_at_game(|head| Statement::Talk { head, seat, to })?;
        Some(SignedTalk { at, signature })
    }

    /// Signs something about the current state of the game, and notes it. `None` without a round.
    pub(super) fn sign_at_game(
        &mut self,
        statement: impl FnOnce(Digest) -> Statement,
    ) -> Option<(LogPosition, Signature)> {
        let seen = self.cache.evidence.current_mut()?;
        let signature = self.identity.sign(&statement(seen.log.game_head()).digest());
        let (at, is_new) = (seen.game_position(), seen.note_statement(signature));
        if is_new {
            self.save_evidence();
        }
        Some((at, signature))
    }

    /// Requests the whole log of a round; one request at a time.
    pub(super) fn request_log(&mut self, of: LogPosition) {
        if self.connection.log_request.is_none() && of.round > 0 {
            let request = self.request(TableRequest::Log { round: of.round, proposal: of.proposal });
            self.connection.log_request = Some(LogRequest { request, of, answered: 0 });
        }
    }

    pub(super) fn request_record(&mut self, round: u32) {
        let Some(series) = self.cache.series() else { return };
        let number = self.request(TableRequest::Record { round });
        let current = self.cache.evidence.current().and_then(|seen| seen.seat_of(self.key()));
        self.records.await_record(series, round, current, number);
    }

    /// The host has told which series it goes on with.
    pub(super) fn resume_records(&mut self, series: TableSeriesId) {
        let (given_up, rounds) = self.records.resume(series);
        self.outputs.events.extend(given_up);
        for round in rounds {
            let request = self.request(TableRequest::Record { round });
            self.records.ask_again(round, request);
        }
    }

    pub(super) fn request(&mut self, request: TableRequest) -> u32 {
        self.last_request = self.last_request.wrapping_add(1);
        self.outputs
            .messages
            .push(ToHost::TableRequest(NumberedRequest { number: self.last_request, request }));
        self.last_request
    }

    pub(super) fn handle_denial(&mut self, request: u32, why: Denial) {
        if let Some(event) = self.records.handle_denial(request) {
            return self.outputs.events.push(event);
        }
        self.screen.takebacks.note_denial(request);
        self.forget_denied_pause(request);
        if let Some(pending) = self.connection.log_request.take_if(|pending| pending.request == request) {
            return self.give_up_log(pending.of);
        }
        // It is sent again once that may help.
        self.connection.sent_act.take_if(|(sent, _)| *sent == request);
        match why {
            Denial::Table(refused) => self.emit(Update::Refused(refused)),
            why => self.outputs.events.push(ClientEvent::Denied(why)),
        }
    }
}
