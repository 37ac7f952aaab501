//! The sans-IO state of a client: turns the host's messages into events, and the player's requests into messages.
//!
//! From a round's contract on, everything about the round is compared with the contract and taken from its log; the lobby is for
//! display only.

use std::collections::BTreeSet;
use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::series::MAX_ROUNDS;
use skipstone_core::table::Update;

use super::agreement::Agreement;
use super::error::ProtocolViolation;
use super::event::ClientEvent;
use super::evidence::{Evidence, EvidenceStore, SeenRound};
use super::judgement::{RoundCheck, UnsettledVerdict};
use super::own_turn::OwnTurn;
use super::records::PendingRecords;
use super::round::ShownRound;
use super::unfinished_deals::UnfinishedDeals;
use crate::digest::Digest;
use crate::fingerprint::Fingerprint;
use crate::identity::Identity;
use crate::protocol::{
    Lobby, LobbyRequest, LogPosition, LogUpdate, NumberedRequest, PresenceEvent, SeriesId, Speaker, TableId,
    TableRequest, ToGuest, ToHost,
};
use crate::round_log::{LogEntry, LogId, Phase, RunId};
use crate::save_receipt::SaveReceipt;

/// What a client knows of its table, across reconnects.
#[derive(Debug)]
pub(crate) struct ClientState {
    pub(super) identity: Identity,
    /// The version of this program, for records.
    pub(super) app: String,
    /// The table's identity and its host's key. `None` before the first welcome.
    pub(super) table: Option<(TableId, Fingerprint)>,
    /// Whether the host has welcomed this client without a seat, and hasn't given it one since.
    is_watching: bool,
    pub(super) lobby: Option<Lobby>,
    pub(super) agreement: Agreement,
    /// The series that `evidence` is of. `None` before the first lobby.
    pub(super) series: Option<SeriesId>,
    /// What was shown of the series' rounds.
    pub(super) evidence: Evidence,
    pub(super) evidence_store: Box<dyn EvidenceStore>,
    /// The round as the screen shows it. `None` before the first.
    pub(super) shown: Option<ShownRound>,
    /// What was contributed to the current deal over this connection.
    pub(super) contributed: Option<Contributed>,
    /// The deals of this host that were never shown to their end.
    pub(super) unfinished_deals: UnfinishedDeals,
    pub(super) own_turn: OwnTurn,
    /// Whether what has come since the last connection began was missed, rather than seen as it happened.
    pub(super) is_catching_up: bool,
    /// The run of the host's program that signs over this connection: a program that is started again has lost its connections.
    /// `None` before the first log.
    connection_run: Option<RunId>,
    /// The series at this table that have given way to others: their logs don't come any more.
    pub(super) left_series: BTreeSet<SeriesId>,
    /// Whether there was a time without a connection since the last contract came: rounds may have been missed.
    pub(super) was_away: bool,
    /// The open takeback request: who asks, and at which position.
    pub(super) takeback: Option<(Seat, LogPosition)>,
    /// Whether the player's own request for a takeback was open when the connection was lost, until it is known what has become of it.
    had_asked: bool,
    pub(super) records: PendingRecords,
    /// The number of the last line of chat; 0 before the first.
    last_line: u32,
    /// The number of the last table request; 0 before the first.
    pub(super) last_request: u32,
    /// The unanswered request for a log.
    pub(super) pending_log: Option<PendingLog>,
    /// The round in which an impossible message was forgiven; a second one there is an error.
    pub(super) resynced_round: Option<u32>,
    /// Events to the screen and messages to the host that the driver has yet to pass on.
    pub(crate) events: Vec<ClientEvent>,
    pub(crate) messages: Vec<ToHost>,
    /// The receipt of what the messages depend on: none is sent before it is acknowledged.
    pub(crate) saved: SaveReceipt,
    /// Finished rounds that the driver has yet to judge.
    pub(crate) checks: Vec<RoundCheck>,
    /// The verdicts among the events, until the screen has them.
    pub(super) unsettled: Vec<UnsettledVerdict>,
}

/// A request for a whole log.
#[derive(Debug, Clone, Copy)]
pub(super) struct PendingLog {
    /// The number of the table request.
    pub(super) request: u32,
    /// The log.
    pub(super) of: LogPosition,
    /// The number of entries that have been answered.
    pub(super) answered: u32,
}

/// What this client has contributed to the current attempt over this connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Contributed {
    /// The head after the attempt's beginning.
    pub(super) begun: Digest,
    pub(super) phase: Phase,
}

impl ClientState {
    /// `app` is the version of this program.
    pub(crate) fn new(identity: Identity, app: &str, evidence_store: Box<dyn EvidenceStore>) -> ClientState {
        ClientState {
            identity,
            app: app.to_owned(),
            table: None,
            is_watching: false,
            lobby: None,
            agreement: Agreement::default(),
            series: None,
            evidence: Evidence::default(),
            evidence_store,
            shown: None,
            contributed: None,
            own_turn: OwnTurn::default(),
            unfinished_deals: UnfinishedDeals::default(),
            is_catching_up: true,
            connection_run: None,
            left_series: BTreeSet::new(),
            was_away: true,
            takeback: None,
            had_asked: false,
            records: PendingRecords::default(),
            last_line: 0,
            last_request: 0,
            pending_log: None,
            resynced_round: None,
            events: Vec::new(),
            messages: Vec::new(),
            saved: SaveReceipt::default(),
            checks: Vec::new(),
            unsettled: Vec::new(),
        }
    }

    pub(super) fn key(&self) -> Fingerprint {
        self.identity.fingerprint()
    }

    /// Notes which table the client is at and with which seat, as its host welcomes it.
    pub(crate) fn welcomed(&mut self, table: TableId, host: Fingerprint, seat: Option<Seat>) {
        if self.table.replace((table, host)).is_none() {
            self.unfinished_deals = self.evidence_store.load_unfinished_deals(host);
        }
        self.is_watching = seat.is_none();
    }

    /// The player's seat: by the contract of the current round, else by the lobby. `None` for a spectator.
    pub(crate) fn seat(&self) -> Option<Seat> {
        let current = self.evidence.current().filter(|seen| !seen.is_closed() && !self.is_watching);
        let by_contract = current.and_then(|seen| seen.log.contract()?.seat_of(self.key()));
        by_contract.or_else(|| self.lobby.as_ref()?.seat_of(self.key()))
    }

    /// The seat whose view the current round is shown in. `None` for a spectator.
    fn viewer(&self, seen: &SeenRound) -> Option<Seat> {
        seen.log.contract().filter(|_| !self.is_watching)?.seat_of(self.key())
    }

    /// The seat whose view the screen is shown. `None` for a spectator, and before the first round.
    #[cfg(test)]
    pub(crate) fn screen_viewer(&self) -> Option<Seat> {
        self.shown.as_ref()?.viewer()
    }

    /// The lobby's setup. `None` before the first lobby.
    #[cfg(test)]
    pub(crate) fn setup(&self) -> Option<skipstone_core::Setup> {
        self.lobby.as_ref()?.setup().ok()
    }

    /// The position after all entries of the current round's log; all zero without one.
    pub(crate) fn position(&self) -> LogPosition {
        self.evidence.current().map(SeenRound::position).unwrap_or_default()
    }

    /// Resets what was half received when the connection was lost, and sends again what the host may have missed.
    pub(crate) fn reconnected(&mut self) {
        // Messages that waited for a save belong to the connection before.
        self.messages.clear();
        let asked = self.takeback.take();
        self.had_asked |= asked.is_some_and(|(asker, _)| Some(asker) == self.seat());
        self.pending_log = None;
        self.own_turn.interrupt();
        (self.was_away, self.is_catching_up) = (true, true);
        self.evidence.interrupt();
        // The host's program may have been started again, with an earlier series.
        self.left_series.clear();
        self.connection_run = None;
        let mut number = self.last_request;
        let again = self.records.restart(|| {
            number += 1;
            number
        });
        self.last_request = number;
        for (number, round) in again {
            let request = TableRequest::Record { round };
            self.messages.push(ToHost::TableRequest(NumberedRequest { number, request }));
        }
        self.contribute_again();
    }

    /// Says what time it is, since the session began; before each message.
    pub(crate) fn tell_time(&mut self, now: Duration) {
        self.own_turn.tell_time(now);
    }

    /// Applies a message of the host.
    ///
    /// # Errors
    /// If the message is impossible, for the second time in this round: the first one is answered with a request for the whole
    /// log. A host that contradicts what it has signed is never forgiven.
    pub(crate) fn handle_message(&mut self, message: ToGuest) -> Result<(), ProtocolViolation> {
        let outcome = self.apply_message(message);
        let round = Some(self.position().round);
        match outcome {
            Err(ProtocolViolation::Fork) => {
                self.judge_broken();
                Err(ProtocolViolation::Fork)
            }
            Err(_) if self.resynced_round != round => {
                self.resynced_round = round;
                self.request_log(self.position());
                Ok(())
            }
            outcome => outcome,
        }
    }

    fn apply_message(&mut self, message: ToGuest) -> Result<(), ProtocolViolation> {
        match message {
            ToGuest::Lobby(lobby) => self.handle_lobby(*lobby)?,
            ToGuest::Log(update) => self.handle_log(&update)?,
            ToGuest::Denied { request, why } => self.handle_denial(request, why),
            ToGuest::Chat { number, by, to, text } => {
                self.check_speaker(&by)?;
                if number > self.last_line {
                    self.last_line = number;
                    let is_new = !self.is_catching_up;
                    self.events.push(ClientEvent::Chat { number, by, to, text, is_new });
                }
            }
            ToGuest::Presence(presence) => {
                presence.seat().map_or(Ok(()), |seat| self.check_seat(seat))?;
                // A host has told of an open request by then, and one that was started again knows of none.
                let is_back = matches!(presence, PresenceEvent::Here(seat) if Some(seat) == self.seat());
                if is_back && std::mem::take(&mut self.had_asked) && self.takeback.is_none() {
                    self.events.push(ClientEvent::TakebackLapsed);
                }
                self.events.push(ClientEvent::Presence(presence));
            }
            ToGuest::TakebackAsked { by, at, awaited } => {
                awaited.iter().chain([&by]).try_for_each(|seat| self.check_seat(*seat))?;
                self.takeback = Some((by, at));
                self.emit(Update::TakebackAsked { by, awaited });
            }
            ToGuest::TakebackOver { by } => {
                by.map_or(Ok(()), |seat| self.check_seat(seat))?;
                self.takeback = None;
                self.emit(Update::TakebackOver { by });
            }
            ToGuest::Reaction { by, reaction } => {
                self.check_speaker(&by)?;
                self.events.push(ClientEvent::Reaction { by, reaction });
            }
            ToGuest::Nudged { by, seat } => {
                [by, seat].into_iter().try_for_each(|seat| self.check_seat(seat))?;
                self.events.push(ClientEvent::Nudged { by, seat });
            }
            ToGuest::Ready { seats, begins_in } => {
                seats.iter().try_for_each(|seat| self.check_seat(*seat))?;
                let begins_in = begins_in.map(|left| Duration::from_millis(left.into()));
                self.events.push(ClientEvent::Ready { seats, begins_in });
            }
            ToGuest::Kicked(who) => self.events.push(ClientEvent::Kicked(who)),
            ToGuest::Witness(witness) => self.handle_witness(&witness)?,
            ToGuest::RecordPart { round, text, last } => {
                self.events.extend(self.records.handle_part(round, &text, last));
            }
            // The handshake and the driver handle these.
            ToGuest::Refused(_)
            | ToGuest::Knocked
            | ToGuest::Welcome(_)
            | ToGuest::Goodbye(_)
            | ToGuest::CodeExchange(_)
            | ToGuest::CodesPaused { .. } => {}
        }
        Ok(())
    }

    fn check_speaker(&self, by: &Speaker) -> Result<(), ProtocolViolation> {
        match by {
            Speaker::Seat(seat) => self.check_seat(*seat),
            Speaker::Spectator(_) | Speaker::Former { .. } => Ok(()),
        }
    }

    fn handle_lobby(&mut self, lobby: Lobby) -> Result<(), ProtocolViolation> {
        lobby.setup()?;
        // Who plays a round is fixed from its shares to its end; for the next one others may come.
        let current = self.evidence.current().filter(|_| lobby.begun && self.series == Some(lobby.series));
        let is_fixed = |seen: &&SeenRound| seen.are_shares_known() && !seen.is_closed();
        let contract = current.filter(is_fixed).and_then(|seen| seen.log.contract());
        if contract.is_some_and(|contract| lobby.contradicts(contract)) {
            return Err(ProtocolViolation::Lobby);
        }
        self.note_played();
        if let Some(before) = self.lobby.as_ref().map(|before| before.series).filter(|it| *it != lobby.series)
            && let Some(terms) = self.agreement.enter_series(before, &lobby, self.identity.fingerprint())
        {
            self.messages.push(ToHost::LobbyRequest(LobbyRequest::Ready(Some(terms))));
        }
        // Before the first log, the lobby tells which series may be under way.
        if self.series.is_none() {
            self.resume_checks(lobby.series);
            self.open_series(lobby.series);
        }
        // Who watched may play from the next round on.
        self.is_watching &= lobby.seat_of(self.key()).is_none();
        self.lobby = Some(lobby.clone());
        self.events.push(ClientEvent::Lobby(Box::new(lobby)));
        Ok(())
    }

    fn handle_log(&mut self, update: &LogUpdate) -> Result<(), ProtocolViolation> {
        let LogPosition { round, proposal, .. } = update.from;
        let Some((table, host)) = self.table else { return Err(ProtocolViolation::Log) };
        let id = LogId { table, host, series: update.series, round, proposal };
        let is_same_run = *self.connection_run.get_or_insert(update.head.run) == update.head.run;
        if !(1..=MAX_ROUNDS).contains(&round)
            || proposal == 0
            || !is_same_run
            || self.left_series.contains(&update.series)
        {
            return Err(ProtocolViolation::Log);
        }
        self.had_asked &= !update.entries.iter().any(|entry| matches!(entry, LogEntry::TakenBack { .. }));
        if self.evidence.find_mut(id).is_none() {
            self.begin_log(id, update)?;
        }
        let pending = self.pending_log.as_mut();
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
        let Some(seen) = self.evidence.find_mut(id) else { return Err(ProtocolViolation::Log) };
        let new = seen.receive(update, player)?;
        // After the last entry nothing comes any more, whatever the host says.
        let is_complete = update.is_complete || seen.is_closed();
        self.evidence.run = Some(update.head.run);
        let is_current = self.evidence.current().is_some_and(|seen| seen.log.id() == id);
        for index in new.clone() {
            self.follow_entry(id, index);
        }
        let has_news = !new.is_empty();
        if let Some(seen) = self.evidence.current().filter(|_| is_current) {
            let viewer = self.viewer(seen);
            // After a restart, or for another viewer, the screen is shown all that is known.
            let is_shown = self.shown.as_ref().is_some_and(|shown| shown.is_of(seen, viewer));
            let indices = if is_shown { new } else { 0..seen.log.len() };
            match ShownRound::follow_all(&mut self.shown, seen, indices, viewer, is_complete) {
                Ok(updates) => updates.into_iter().for_each(|update| self.emit(update)),
                Err(violation) => {
                    // The host has signed what can't have happened.
                    self.convict(id, violation.breach(self.position().entries as usize));
                    return Err(violation);
                }
            }
        }
        if has_news {
            self.save_evidence_soon();
        }
        self.judge_closed(id);
        if is_answer && is_complete {
            self.pending_log = None;
        }
        if is_complete && let Some(seen) = self.evidence.find_mut(id) {
            seen.is_followed = true;
        }
        if is_current && is_complete {
            self.is_catching_up = false;
        }
        if is_answer && is_complete && !is_current {
            // Whatever isn't in it won't come any more.
            self.give_up_log(update.from);
        }
        if is_complete {
            self.contribute();
        }
        Ok(())
    }

    fn check_seat(&self, seat: Seat) -> Result<(), ProtocolViolation> {
        let by_lobby = self.lobby.as_ref().map_or(0, |lobby| lobby.seats.len());
        let contract = self.evidence.current().and_then(|seen| seen.log.contract());
        let seats = contract.map_or(0, |contract| contract.seats.len()).max(by_lobby);
        if seat.index() < seats { Ok(()) } else { Err(ProtocolViolation::Seat(seat)) }
    }

    /// Passes an update on to the screen; one of the whole round after whose view it is.
    pub(super) fn emit(&mut self, update: Update) {
        if let (Update::RoundBegan { .. } | Update::Snapshot { .. }, Some(shown)) = (&update, &self.shown) {
            self.events.push(shown.seated());
        }
        self.events.push(ClientEvent::Table(update));
    }
}
