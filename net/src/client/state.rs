//! The sans-IO state of a client: turns the host's messages into events, and the player's requests into messages.

use skipstone_core::table::{Intent, IntentError, Update};
use skipstone_core::{Seat, VisibleEvent};

use super::deal::{Participants, RoundDeal};
use super::error::ProtocolViolation;
use super::event::{ClientEvent, VerificationError};
use super::evidence::{Evidence, EvidenceStore, RewriteReason, SeenRound};
use super::room_link::RoomRequest;
use super::round::RoundReplica;
use super::verification::{FinishedRound, RecordCheck, RoundVerifier};
use crate::fair_deal::{DealContext, DealSecret};
use crate::fingerprint::Fingerprint;
use crate::protocol::{
    DealAttempt, DealStep, Denial, Lobby, NumberedRequest, Revision, SeriesId, Snapshot, Speaker, TableId,
    TableRequest, ToGuest, ToHost,
};

/// What a client knows of its table, across reconnects.
#[derive(Debug)]
pub(crate) struct ClientState {
    key: Fingerprint,
    lobby: Option<Lobby>,
    /// The current round. `None` before the first snapshot is complete.
    round: Option<RoundReplica>,
    /// A replica that is being filled after a snapshot, and the revision at which it is complete.
    incoming: Option<(Revision, RoundReplica)>,
    /// The table's identity and its host's key. `None` before the first welcome.
    table: Option<(TableId, Fingerprint)>,
    /// The deal of the current round, or of the next one.
    deal: Option<RoundDeal>,
    /// The round that was seen before a restart, until it is shown again.
    seen_before: Option<SeenRound>,
    /// Why the next snapshot may show less than what was seen.
    rewrite_reason: RewriteReason,
    fairness: RoundVerifier,
    evidence_store: Box<dyn EvidenceStore>,
    /// The open takeback request: who asks, and at which revision.
    takeback: Option<(Seat, Revision)>,
    /// The number of the last table request; 0 before the first.
    last_request: u32,
    /// The number of the unanswered snapshot request.
    pending_snapshot: Option<u32>,
    /// The round in which an impossible message was forgiven; a second one there is an error.
    resynced_round: Option<u32>,
    /// Events to the screen and messages to the host that the driver has yet to pass on.
    pub(crate) events: Vec<ClientEvent>,
    pub(crate) messages: Vec<ToHost>,
    /// Complete records that the driver has yet to check.
    pub(crate) checks: Vec<RecordCheck>,
}

impl ClientState {
    pub(crate) fn new(key: Fingerprint, evidence_store: Box<dyn EvidenceStore>) -> ClientState {
        ClientState {
            key,
            lobby: None,
            round: None,
            incoming: None,
            table: None,
            deal: None,
            seen_before: None,
            rewrite_reason: RewriteReason::None,
            fairness: RoundVerifier::default(),
            evidence_store,
            takeback: None,
            last_request: 0,
            pending_snapshot: None,
            resynced_round: None,
            events: Vec::new(),
            messages: Vec::new(),
            checks: Vec::new(),
        }
    }

    /// Notes which table the client is at, as its host welcomes it.
    pub(crate) fn welcomed(&mut self, table: TableId, host: Fingerprint) {
        self.table = Some((table, host));
    }

    /// The session is over: reports a round whose deal the host hasn't revealed.
    pub(crate) fn close(&mut self) {
        let ended = self.round.as_ref().filter(|copy| copy.has_ended()).map(RoundReplica::revision);
        if let (Some(at), Some(lobby)) = (ended, &self.lobby)
            && self.fairness.conclude(at)
        {
            let (series, verdict) = (lobby.series, Err(VerificationError::NotRevealed));
            self.events.push(ClientEvent::RoundChecked { series, round: at.round, record: None, verdict });
        }
    }

    /// The player's seat. `None` for a spectator, or before the first lobby.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.lobby.as_ref()?.seat_of(self.key)
    }

    /// The lobby's setup. `None` before the first lobby.
    #[cfg(test)]
    pub(crate) fn setup(&self) -> Option<skipstone_core::Setup> {
        self.lobby.as_ref()?.setup().ok()
    }

    /// The revision of the current round's replica; all zero without one.
    pub(crate) fn revision(&self) -> Revision {
        self.round.as_ref().map(RoundReplica::revision).unwrap_or_default()
    }

    /// Resets what was half received when the connection was lost, and requests pending records again.
    pub(crate) fn reconnected(&mut self) {
        (self.incoming, self.pending_snapshot, self.takeback) = (None, None, None);
        self.rewrite_reason = RewriteReason::Away;
        let last_request = &mut self.last_request;
        let again = self.fairness.restart_requests(|| {
            *last_request += 1;
            *last_request
        });
        let ask = |(number, round)| {
            ToHost::TableRequest(NumberedRequest { number, request: TableRequest::Record { round } })
        };
        self.messages.extend(again.into_iter().map(ask));
    }

    /// Applies a message of the host.
    ///
    /// # Errors
    /// If the message is impossible, for the second time in this round: the first one is answered with a snapshot request.
    pub(crate) fn handle_message(&mut self, message: ToGuest) -> Result<(), ProtocolViolation> {
        let heard = self.apply_message(message);
        // One violation per round is forgiven: a new snapshot replaces the replica.
        let round = Some(self.revision().round);
        match heard {
            Err(_) if self.resynced_round != round => {
                (self.resynced_round, self.incoming) = (round, None);
                self.request_snapshot();
                Ok(())
            }
            heard => heard,
        }
    }

    fn apply_message(&mut self, message: ToGuest) -> Result<(), ProtocolViolation> {
        match message {
            ToGuest::Lobby(lobby) => self.handle_lobby(*lobby)?,
            ToGuest::Snapshot(snapshot) => self.handle_snapshot(&snapshot)?,
            ToGuest::Events { from, events } => self.handle_events(from, events)?,
            ToGuest::RoundEnded { round, result, scores, winners } => {
                if let Some((_, mut copy)) =
                    self.incoming.take_if(|(at, copy)| at.round == round && copy.has_ended())
                {
                    copy.end(result, scores, winners)?;
                    self.install_round(copy);
                } else if let Some(copy) = &mut self.round
                    && copy.revision().round == round
                    && copy.ended.is_none()
                {
                    let ended = copy.end(result, scores, winners)?.clone();
                    let scores = copy.scores();
                    self.emit(Update::RoundEnded { ended, scores });
                }
            }
            ToGuest::Denied { ask, why } => self.handle_denial(ask, why),
            ToGuest::Chat { by, to, text } => {
                if let Speaker::Seat(seat) = by {
                    self.check_seat(seat)?;
                }
                self.events.push(ClientEvent::Chat { by, to, text });
            }
            ToGuest::Presence(presence) => {
                presence.seat().map_or(Ok(()), |seat| self.check_seat(seat))?;
                self.events.push(ClientEvent::Presence(presence));
            }
            ToGuest::TakebackAsked { by, at } => {
                self.check_seat(by)?;
                self.takeback = Some((by, at));
                self.emit(Update::TakebackAsked(by));
            }
            ToGuest::TakebackOver => {
                self.takeback = None;
                self.withdraw_consent();
                self.emit(Update::TakebackOver);
            }
            ToGuest::Deal { attempt, step } => self.handle_deal_step(attempt, step),
            ToGuest::Reveal { round, secret } => {
                if self.revision().round == round {
                    self.conclude_round(Some(secret));
                }
            }
            ToGuest::RecordPart { round, text, last } => {
                self.checks.extend(self.fairness.handle_record_part(round, &text, last));
            }
            // The handshake and the driver handle these.
            ToGuest::Refused(_) | ToGuest::Knocked | ToGuest::Welcome(_) | ToGuest::Goodbye(_) => {}
        }
        Ok(())
    }

    /// Turns an intent into a table request, or answers it from the replica.
    pub(crate) fn handle_intent(&mut self, intent: Intent) {
        let at = self.revision();
        let request = match intent {
            Intent::Move(mv) => TableRequest::Move { at, mv },
            Intent::NextRound => TableRequest::NextRound,
            Intent::Undo => {
                self.consent();
                TableRequest::TakeBack { at }
            }
            Intent::Agree(agreed) => match self.takeback {
                Some((asked, at)) => {
                    if agreed {
                        self.consent();
                    }
                    TableRequest::Agree { asked, at, agreed }
                }
                None => return self.emit(Update::Refused(IntentError::NothingAsked)),
            },
            Intent::Pause(paused) => TableRequest::Pause(paused),
            Intent::Replace(seat) => TableRequest::Replace(seat),
            Intent::Catch => TableRequest::Catch,
            Intent::CallTalking(seat) => TableRequest::CallTalking(seat),
            // Answered from the replica.
            Intent::Snapshot => {
                return self
                    .events
                    .extend(self.round.as_ref().map(|copy| ClientEvent::Table(copy.update(false))));
            }
            // A host's table has other people.
            Intent::Restart => return self.emit(Update::Refused(IntentError::OthersPlay)),
            // Computer players run at the host.
            Intent::SetBotDelay(_) => return,
        };
        self.request(request);
    }

    /// Turns a room request into a message.
    pub(crate) fn handle_room_request(&mut self, request: RoomRequest) {
        match request {
            RoomRequest::Lobby(request) => self.messages.push(ToHost::LobbyRequest(request)),
            RoomRequest::Chat(to, text) => self.messages.push(ToHost::Chat { to, text }),
            RoomRequest::Record(round) => self.request_record(round, None),
            RoomRequest::Leave => self.messages.push(ToHost::Goodbye),
        }
    }

    /// Forgets the series before, and loads what was seen of this one before a restart.
    fn begin_series(&mut self, series: SeriesId) {
        self.conclude_round(None);
        // Round numbers restart at 1.
        (self.round, self.incoming, self.takeback, self.resynced_round) = (None, None, None, None);
        self.fairness.next_series();
        let Evidence { deal, round } = self.evidence_store.load(series).unwrap_or_default();
        (self.deal, self.seen_before) = (deal, round);
        self.rewrite_reason = RewriteReason::Away;
    }

    fn handle_lobby(&mut self, lobby: Lobby) -> Result<(), ProtocolViolation> {
        if self.lobby.as_ref().is_none_or(|before| before.series != lobby.series) {
            self.begin_series(lobby.series);
        }
        let incoming = self.incoming.iter().map(|(_, copy)| copy);
        for copy in self.round.iter().chain(incoming) {
            if lobby.setup()? != copy.setup {
                return Err(ProtocolViolation::Setup);
            }
        }
        self.lobby = Some(lobby.clone());
        self.events.push(ClientEvent::Lobby(Box::new(lobby)));
        let seat = self.seat();
        if self.round.take_if(|copy| copy.viewer() != seat).is_some() {
            // A replica is of one seat's view.
            self.request_snapshot();
        }
        Ok(())
    }

    /// Begins a new replica; the round's events follow, from the first on.
    fn handle_snapshot(&mut self, snapshot: &Snapshot) -> Result<(), ProtocolViolation> {
        self.pending_snapshot = None;
        let setup = self.lobby.as_ref().ok_or(ProtocolViolation::Setup)?.setup()?;
        let copy = RoundReplica::new(snapshot, setup, self.seat())?;
        self.incoming = Some((snapshot.at, copy));
        Ok(())
    }

    fn handle_events(&mut self, from: Revision, events: Vec<VisibleEvent>) -> Result<(), ProtocolViolation> {
        if let Some((until, mut copy)) = self.incoming.take_if(|(_, copy)| copy.revision() == from) {
            copy.apply(&events)?;
            // An ended round is installed only with its `RoundEnded`.
            if copy.revision() < until || copy.has_ended() {
                self.incoming = Some((until, copy));
            } else {
                self.install_round(copy);
            }
            return Ok(());
        }
        match &mut self.round {
            Some(copy) if copy.revision() == from => {
                copy.apply(&events)?;
                self.withdraw_consent();
                self.save_evidence_soon();
                self.emit(Update::Events(events));
            }
            Some(copy) if copy.contains(from, &events) => {}
            _ => self.request_snapshot(),
        }
        Ok(())
    }

    /// Replaces the current round by a complete replica, and checks that it follows from what was seen before.
    fn install_round(&mut self, mut copy: RoundReplica) {
        let before = self.revision();
        let is_new = before.round != copy.revision().round;
        if is_new {
            self.conclude_round(None);
            if before.round > 0 && !self.fairness.has_concluded(before.round) {
                // The round before ended while the connection was lost.
                self.request_record(before.round, None);
            }
        }
        let seen = self.round.as_ref().map(|copy| &copy.seen).or(self.seen_before.as_ref());
        if let Some(seen) = seen.filter(|seen| seen.viewer == copy.viewer()) {
            if seen.at.round == copy.revision().round {
                copy.seen.was_rewritten = seen.was_rewritten;
            }
            // A spectator isn't asked whether moves may be taken back.
            let reason = match (self.rewrite_reason, copy.viewer()) {
                (RewriteReason::None, None) => RewriteReason::Agreed,
                (reason, _) => reason,
            };
            copy.seen.was_rewritten |= !seen.may_become(&copy.seen, reason);
        }
        self.seen_before = None;
        self.takeback = None;
        self.rewrite_reason = RewriteReason::None;
        self.emit(copy.update(is_new));
        self.round = Some(copy);
        self.save_evidence_soon();
    }

    /// This player has asked or agreed to take moves back.
    fn consent(&mut self) {
        if self.rewrite_reason == RewriteReason::None {
            self.rewrite_reason = RewriteReason::Agreed;
        }
    }

    /// The request that this player agreed to is obsolete.
    fn withdraw_consent(&mut self) {
        if self.rewrite_reason == RewriteReason::Agreed {
            self.rewrite_reason = RewriteReason::None;
        }
    }

    fn handle_deal_step(&mut self, attempt: DealAttempt, step: DealStep) {
        let DealAttempt { round, attempt } = attempt;
        let (Some((table, host)), Some(lobby)) = (self.table, &self.lobby) else { return };
        // Nothing that comes after the deal can change it; only the shares may have been missed.
        if self.is_dealt(round) && !matches!(step, DealStep::Revealed(_) | DealStep::Failed(_)) {
            return;
        }
        let context = DealContext { table, series: lobby.series, round, attempt, host };
        let participants = Participants::new(lobby, self.key, host);
        if self.deal.as_ref().is_none_or(|deal| deal.round < round) {
            self.conclude_round(None);
            self.deal = Some(RoundDeal::new(round));
        }
        let Some(deal) = self.deal.as_mut().filter(|deal| deal.round == round) else { return };
        let given = deal.handle_step(context, step, &participants);
        match self.evidence() {
            // The share is on disk before its hash is sent.
            Some((series, evidence)) if given.is_some() => self.evidence_store.save(series, &evidence),
            _ => self.save_evidence_soon(),
        }
        let attempt = DealAttempt { round, attempt };
        self.messages.extend(given.map(|given| ToHost::Deal { attempt, given }));
    }

    /// Begins the verification of the current round if it has ended; `secret` is `None` if the host goes on without revealing
    /// it. Does nothing the second time.
    fn conclude_round(&mut self, secret: Option<DealSecret>) {
        let Some(copy) = self.round.as_ref().filter(|copy| copy.has_ended()) else { return };
        let at = copy.revision();
        if self.fairness.conclude(at) {
            let deal = self.deal.clone().filter(|deal| deal.round == at.round);
            let finished = FinishedRound { secret, deal, setup: copy.setup, seen: copy.seen.clone() };
            self.request_record(at.round, Some(finished));
        }
    }

    fn save_evidence_soon(&mut self) {
        if let Some((series, evidence)) = self.evidence() {
            self.evidence_store.save_soon(series, &evidence);
        }
    }

    /// What is kept of the current series. `None` before the first lobby.
    fn evidence(&self) -> Option<(SeriesId, Evidence)> {
        let series = self.lobby.as_ref()?.series;
        let round = self.round.as_ref().map(|copy| &copy.seen).or(self.seen_before.as_ref()).cloned();
        Some((series, Evidence { deal: self.deal.clone(), round }))
    }

    fn handle_denial(&mut self, ask: u32, why: Denial) {
        if let Some(news) = self.fairness.handle_denial(ask) {
            return self.events.push(news);
        }
        if self.pending_snapshot.take_if(|number| *number == ask).is_some() {
            // The next events don't fit the replica and request it again.
            return;
        }
        match why {
            Denial::Table(refused) => self.emit(Update::Refused(refused)),
            why => self.events.push(ClientEvent::Denied(why)),
        }
    }

    /// Whether this round, or a later one, has been dealt.
    fn is_dealt(&self, round: u32) -> bool {
        let incoming = self.incoming.as_ref().map_or(0, |(until, _)| until.round);
        round <= self.revision().round.max(incoming)
    }

    fn check_seat(&self, seat: Seat) -> Result<(), ProtocolViolation> {
        let seats = self.lobby.as_ref().map_or(0, |lobby| lobby.seats.len());
        if seat.index() < seats { Ok(()) } else { Err(ProtocolViolation::Seat(seat)) }
    }

    fn emit(&mut self, update: Update) {
        self.events.push(ClientEvent::Table(update));
    }

    fn request_snapshot(&mut self) {
        if self.pending_snapshot.is_none() {
            self.pending_snapshot = Some(self.request(TableRequest::Snapshot));
        }
    }

    fn request_record(&mut self, round: u32, finished: Option<FinishedRound>) {
        let Some(series) = self.lobby.as_ref().map(|lobby| lobby.series) else { return };
        let number = self.request(TableRequest::Record { round });
        self.fairness.await_record(series, round, number, finished);
    }

    fn request(&mut self, request: TableRequest) -> u32 {
        self.last_request = self.last_request.wrapping_add(1);
        self.messages.push(ToHost::TableRequest(NumberedRequest { number: self.last_request, request }));
        self.last_request
    }
}
