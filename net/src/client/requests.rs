//! What the player asks for, as signed messages to the host.

use skipstone_core::table::{Intent, IntentError, Update};
use skipstone_core::{PlayerAction, Stone};

use super::event::ClientEvent;
use super::evidence::SeenRound;
use super::room_link::RoomRequest;
use super::state::{ClientState, PendingLog};
use crate::digest::Digest;
use crate::protocol::{
    Denial, Farewell, LobbyRequest, LogPosition, Name, NumberedRequest, TableRequest, ToHost,
};
use crate::round_log::Statement;
use crate::signature::Signature;

impl ClientState {
    /// The farewell of a player who leaves for good. `None` outside a round.
    pub(crate) fn farewell(&self) -> Option<Farewell> {
        let seen = self.evidence.current()?;
        let signature = self.identity.sign(&Statement::Goodbye { head: seen.log.head() }.digest());
        Some(Farewell { at: seen.position(), signature })
    }

    /// Turns an intent into a table request, or answers it from the replica.
    pub(crate) fn handle_intent(&mut self, intent: Intent) {
        let request = match intent {
            Intent::Move(mv) => {
                let action = self.seat().zip(self.shown.as_ref()).map(|(seat, shown)| shown.action(seat, mv));
                action.and_then(|action| self.signed_action(action))
            }
            Intent::Catch => self.seat().and_then(|seat| self.signed_action(PlayerAction::Catch(seat))),
            Intent::CallTalking(talker) => {
                self.seat().and_then(|by| self.signed_action(PlayerAction::CallTalking { by, talker }))
            }
            Intent::NextRound => {
                if self.is_series_over()
                    && let Some(lobby) = &self.lobby
                {
                    self.agreement.play_again(lobby);
                }
                Some(TableRequest::NextRound)
            }
            Intent::Undo => self.seat().and_then(|asker| {
                let (at, signature) = self.sign_at_game(|head| Statement::TakeBack { head, asker })?;
                Some(TableRequest::TakeBack { at, signature })
            }),
            Intent::Agree(agreed) => match self.takeback {
                Some((asked, at)) => {
                    let statement = |head| Statement::TakeBack { head, asker: asked };
                    // A request for another position than the own one can't be agreed to.
                    let signature = self.sign_at_game(statement).filter(|(own, _)| agreed && *own == at);
                    let signature = signature.map(|(_, signature)| signature);
                    (!agreed || signature.is_some()).then_some(TableRequest::Agree { asked, at, signature })
                }
                None => return self.emit(Update::Refused(IntentError::NothingAsked)),
            },
            Intent::Pause(paused) => Some(TableRequest::Pause(paused)),
            Intent::Replace(seat) => {
                let signed = self.sign_at_game(|head| Statement::Replace { head, seat });
                signed.map(|(at, signature)| TableRequest::Replace { seat, at, signature })
            }
            // Answered from the replica.
            Intent::Snapshot => {
                let snapshot = self.shown.as_ref().map(|shown| shown.update(false));
                return snapshot.into_iter().for_each(|update| self.emit(update));
            }
            // A host's table has other people. What they have agreed to take back isn't played again.
            Intent::Redo => return self.emit(Update::Refused(IntentError::NothingToRedo)),
            Intent::Restart => return self.emit(Update::Refused(IntentError::OthersPlay)),
            // Computer players run at the host.
            Intent::SetBotDelay(_) => return,
        };
        match request {
            Some(request) => drop(self.request(request)),
            // There is no round, or no seat in it.
            None => self.events.push(ClientEvent::Denied(Denial::NotNow)),
        }
    }

    /// The player's name at the table. `None` before the first lobby.
    pub(crate) fn name(&self) -> Option<Name> {
        self.lobby.as_ref()?.name_of(self.key()).cloned()
    }

    /// Asks for the stone that the player was shown as at this table, or else for the one that the player wishes for.
    pub(crate) fn wish_for_stone(&mut self, wish: Stone) {
        let shown = self.lobby.as_ref().and_then(|lobby| lobby.stone_of(self.key()));
        self.messages.push(ToHost::LobbyRequest(LobbyRequest::Stone(shown.unwrap_or(wish))));
    }

    /// Turns a room request into a message.
    pub(crate) fn handle_room_request(&mut self, request: RoomRequest) {
        match request {
            RoomRequest::Ready(false) if self.lobby.as_ref().is_some_and(|lobby| lobby.begun) => {
                self.agreement.withdraw_again();
                self.messages.push(ToHost::LobbyRequest(LobbyRequest::Ready(None)));
            }
            RoomRequest::Ready(ready) => {
                let lobby = self.lobby.as_ref().filter(|_| ready);
                let terms = self.agreement.set_ready(lobby);
                self.messages.push(ToHost::LobbyRequest(LobbyRequest::Ready(terms)));
            }
            RoomRequest::Lobby(request) => self.messages.push(ToHost::LobbyRequest(request)),
            RoomRequest::Chat(to, text) => {
                if let Some(seen) = self.evidence.current_mut().filter(|seen| !seen.is_closed()) {
                    seen.lines_sent += 1;
                    // Whoever says later that it talked is believed no more often than it has.
                    self.save_evidence();
                }
                self.messages.push(ToHost::Chat { to, text });
            }
            RoomRequest::React(reaction) => self.messages.push(ToHost::React(reaction)),
            RoomRequest::Nudge => self.messages.push(ToHost::Nudge),
            RoomRequest::Record(round) => self.request_record(round),
            RoomRequest::Leave => self.messages.push(ToHost::Goodbye(self.farewell())),
        }
    }

    /// Notes whether the series that is followed was played.
    pub(super) fn note_played(&mut self) {
        if let Some(series) = self.series
            && self.evidence.current().is_some_and(SeenRound::are_shares_known)
        {
            self.agreement.note_played(series);
        }
    }

    /// Whether the series of the lobby is over, by the last round that was shown.
    fn is_series_over(&self) -> bool {
        let outcome = self.evidence.current().and_then(SeenRound::outcome);
        let is_shown = self.lobby.as_ref().is_some_and(|lobby| Some(lobby.series) == self.series);
        is_shown && outcome.is_some_and(|(_, winners)| winners.is_some())
    }

    fn signed_action(&self, action: PlayerAction) -> Option<TableRequest> {
        let seat = self.seat()?;
        let (at, signature) = self.sign_at_game(|head| Statement::Move { head, seat, action })?;
        Some(TableRequest::Act { at, action, signature })
    }

    /// Signs something about the current state of the game. `None` without a round.
    fn sign_at_game(&self, statement: impl FnOnce(Digest) -> Statement) -> Option<(LogPosition, Signature)> {
        let seen = self.evidence.current()?;
        Some((seen.game_position(), self.identity.sign(&statement(seen.log.game_head()).digest())))
    }

    /// Requests the whole log of a round; one request at a time.
    pub(super) fn request_log(&mut self, of: LogPosition) {
        if self.pending_log.is_none() && of.round > 0 {
            let request = self.request(TableRequest::Log { round: of.round, proposal: of.proposal });
            self.pending_log = Some(PendingLog { request, of, answered: 0 });
        }
    }

    pub(super) fn request_record(&mut self, round: u32) {
        let Some(series) = self.series else { return };
        let number = self.request(TableRequest::Record { round });
        self.records.await_record(series, round, self.seat(), number);
    }

    fn request(&mut self, request: TableRequest) -> u32 {
        self.last_request = self.last_request.wrapping_add(1);
        self.messages.push(ToHost::TableRequest(NumberedRequest { number: self.last_request, request }));
        self.last_request
    }

    /// Requests the record of a round that can't be judged: its end was never shown.
    pub(super) fn ask_for_record(&mut self, round: u32) {
        self.request_record(round);
    }

    pub(super) fn handle_denial(&mut self, request: u32, why: Denial) {
        if let Some(event) = self.records.handle_denial(request) {
            return self.events.push(event);
        }
        if let Some(pending) = self.pending_log.take_if(|pending| pending.request == request) {
            return self.give_up_log(pending.of);
        }
        match why {
            Denial::Table(refused) => self.emit(Update::Refused(refused)),
            why => self.events.push(ClientEvent::Denied(why)),
        }
    }
}
