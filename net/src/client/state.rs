//! The sans-IO state of a client: turns the host's messages into events, and the player's requests into messages.
//!
//! Everything about a round is its contract's, its log's, or noted by this client itself; the lobby is for display only.

use std::collections::VecDeque;
use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::table::{PausedBy, Update};

use super::agreement::Agreement;
use super::error::ProtocolViolation;
use super::event::{ClientEvent, ShownProposal};
use super::evidence::Evidence;
use super::evidence_store::{EvidenceKey, EvidenceStore};
use super::own_turn::{ClockReading, OwnTurn};
use super::records::PendingRecords;
use super::round::ShownRound;
use super::round_check::{RoundCheck, UnsettledVerdict};
use super::seen_round::SeenRound;
use super::takebacks::Takebacks;
use super::unfinished_deals::UnfinishedDeals;
use crate::digest::Digest;
use crate::fingerprint::Fingerprint;
use crate::identity::Identity;
use crate::protocol::{Lobby, LogPosition, PresenceEvent, Speaker, TableId, TableSeriesId, ToGuest, ToHost};
use crate::round_log::{LogId, Phase, Proposal, RunId};
use crate::save_receipt::SaveReceipt;
use crate::signature::Signature;

/// What a client knows of its table, across reconnects.
#[derive(Debug)]
pub(crate) struct ClientState {
    pub(super) identity: Identity,
    /// The version of this program, for records.
    pub(super) app: String,
    /// The table's identity and its host's key. `None` before the first welcome.
    pub(super) table: Option<(TableId, Fingerprint)>,
    pub(super) lobby: Option<Lobby>,
    pub(super) agreement: Agreement,
    /// The series that `evidence` is of. `None` before the first lobby.
    pub(super) series: Option<TableSeriesId>,
    /// What was shown of the series' rounds.
    pub(super) evidence: Evidence,
    pub(super) evidence_store: Box<dyn EvidenceStore>,
    pub(super) unsaved: Unsaved,
    /// The round as the screen shows it. `None` before the first.
    pub(super) shown: Option<ShownRound>,
    /// What was contributed to the current deal over this connection.
    pub(super) contributed: Option<Contributed>,
    /// The deals of this host that were never shown to their end.
    pub(super) unfinished_deals: UnfinishedDeals,
    pub(super) own_turn: OwnTurn,
    /// Whether what has come since the last connection began was missed, as the host says: what is told of it isn't news. No verdict
    /// depends on it.
    pub(super) is_catching_up: bool,
    /// What was sent over this connection of what is signed at the current position of the game, with the number of the request.
    pub(super) sent_act: Option<(u32, Signature)>,
    /// The run of the host's program that signs over this connection: a program that is started again has lost its connections.
    /// `None` before the first log.
    pub(super) connection_run: Option<RunId>,
    /// The series at this table that have given way to others last: their logs don't come any more.
    pub(super) left_series: VecDeque<TableSeriesId>,
    /// The round whose contract the screen was told, with the head after it, and the own seat in it. `None` before the first.
    pub(super) told_contract: Option<(LogId, Digest, Option<Seat>)>,
    pub(super) takebacks: Takebacks,
    /// Who has paused the game, as the screen knows over this connection.
    pub(super) told_pause: Option<PausedBy>,
    pub(super) records: PendingRecords,
    /// The number of the last line of chat; 0 before the first.
    last_line: u32,
    /// The number of the last table request; 0 before the first.
    pub(super) last_request: u32,
    /// The unanswered request for a log.
    pub(super) log_request: Option<LogRequest>,
    /// The round in which an impossible message was forgiven; a second one there is an error.
    pub(super) resynced_round: Option<u32>,
    /// Whether the host's own signatures have convicted it: nothing more is followed.
    pub(super) is_host_convicted: bool,
    /// Whether the screen was given a log that convicts the host.
    pub(super) has_proof: bool,
    /// Events to the screen and messages to the host that the driver has yet to pass on.
    pub(crate) events: Vec<ClientEvent>,
    pub(crate) messages: Vec<ToHost>,
    /// The receipt of what the messages depend on: none is sent before it is acknowledged.
    pub(crate) saved: SaveReceipt,
    /// The series of this host whose rounds from before the last restart have yet to be judged.
    pub(super) resuming: Vec<EvidenceKey>,
    /// Finished rounds that the driver has yet to judge.
    pub(crate) checks: Vec<RoundCheck>,
    /// The verdicts among the events, until the screen has them.
    pub(super) unsettled: Vec<UnsettledVerdict>,
}

/// What has changed since the last save.
#[derive(Debug, Default)]
pub(super) struct Unsaved {
    pub(super) evidence: bool,
    pub(super) unfinished_deals: bool,
    /// The time from which on it may be saved, by the clock of the session.
    pub(super) save_from: Duration,
}

/// A request for a whole log.
#[derive(Debug, Clone, Copy)]
pub(super) struct LogRequest {
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
            lobby: None,
            agreement: Agreement::default(),
            series: None,
            evidence: Evidence::default(),
            evidence_store,
            unsaved: Unsaved::default(),
            shown: None,
            contributed: None,
            own_turn: OwnTurn::default(),
            unfinished_deals: UnfinishedDeals::default(),
            is_catching_up: true,
            sent_act: None,
            connection_run: None,
            left_series: VecDeque::new(),
            told_contract: None,
            takebacks: Takebacks::default(),
            told_pause: None,
            records: PendingRecords::default(),
            last_line: 0,
            last_request: 0,
            log_request: None,
            resynced_round: None,
            is_host_convicted: false,
            has_proof: false,
            events: Vec::new(),
            messages: Vec::new(),
            saved: SaveReceipt::default(),
            resuming: Vec::new(),
            checks: Vec::new(),
            unsettled: Vec::new(),
        }
    }

    pub(super) fn key(&self) -> Fingerprint {
        self.identity.fingerprint()
    }

    /// Notes which table the client is at, and goes on with what was noted of its host's rounds.
    pub(crate) fn welcomed(&mut self, table: TableId, host: Fingerprint) {
        if self.table.replace((table, host)).is_none() {
            self.own_turn.begin_session();
            self.unfinished_deals = self.evidence_store.load_unfinished_deals(host);
            self.resume_checks();
        }
    }

    /// The player's seat in the current round, by its contract and log. `None` for a spectator, and between rounds.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.evidence.current().filter(|seen| !seen.is_closed())?.viewer(self.key())
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
        self.takebacks.interrupt(self.seat());
        self.told_pause = None;
        self.log_request = None;
        self.own_turn.regain_connection();
        self.interrupt_pauses();
        (self.is_catching_up, self.sent_act) = (true, None);
        // The host's program may have been started again, with an earlier series.
        self.left_series.clear();
        self.connection_run = None;
        self.records.interrupt();
        self.contribute_again();
        self.repeat_act();
    }

    /// Notes that the connection is lost. Who was ready isn't any more, and what was sent last may not have arrived.
    pub(crate) fn disconnected(&mut self) {
        self.own_turn.lose_connection();
        self.agreement.interrupt();
        let now = self.own_turn.now();
        if let Some(seen) = self.evidence.current_mut() {
            seen.signed.iter_mut().for_each(|act| act.lose_connection(now));
        }
        self.save_changes();
    }

    /// Says what time it is, before each message and request, and [when something is to be saved](Self::next_save).
    pub(crate) fn tell_time(&mut self, now: impl Into<ClockReading>) {
        self.own_turn.tell_time(now.into());
        self.save_due_changes();
    }

    /// Applies a message of the host.
    ///
    /// # Errors
    /// If the message is impossible, for the second time in this round: the first one is answered with a request for the whole
    /// log. A host that its own signatures convict is never forgiven.
    pub(crate) fn handle_message(&mut self, message: ToGuest) -> Result<(), ProtocolViolation> {
        if self.is_host_convicted {
            return Err(ProtocolViolation::SignedBreach);
        }
        let outcome = self.apply_message(message);
        self.save_due_changes();
        let round = Some(self.position().round);
        match outcome {
            Err(violation) if violation.convicts() => {
                self.is_host_convicted = true;
                self.judge_broken();
                self.save_evidence_soon();
                Err(violation)
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
            ToGuest::Lobby(lobby) => {
                lobby.setup()?;
                self.resume_records(lobby.series);
                self.lobby = Some((*lobby).clone());
                self.events.push(ClientEvent::Lobby(lobby));
            }
            ToGuest::Proposal(proposal) => self.handle_proposal(proposal.map(|proposal| *proposal)),
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
                self.check_seat(presence.seat())?;
                // A host has told of an open request by then, and one that was started again knows of none.
                let is_back = matches!(presence, PresenceEvent::Here(seat) if Some(seat) == self.seat());
                if is_back && self.takebacks.has_lapsed() {
                    self.events.push(ClientEvent::TakebackLapsed);
                }
                self.events.push(ClientEvent::Presence(presence));
            }
            ToGuest::Pause { by, paused } => self.hear_of_pause(by, paused)?,
            ToGuest::TakebackAsked { by, at, awaited } => {
                awaited.iter().chain([&by]).try_for_each(|seat| self.check_seat(*seat))?;
                self.hear_of_takeback(by, at, awaited);
            }
            ToGuest::TakebackOver { by } => {
                by.map_or(Ok(()), |seat| self.check_seat(seat))?;
                self.takebacks.hear_of_end();
                self.forget_agreements();
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

    fn handle_proposal(&mut self, proposal: Option<Proposal>) {
        let must_be_agreed = proposal.as_ref().is_some_and(|proposal| self.must_be_agreed(proposal));
        self.agreement.show(proposal, must_be_agreed, self.own_turn.now());
        self.tell_proposal();
    }

    /// Tells the screen what is proposed, and what of it the player hasn't wished for.
    pub(super) fn tell_proposal(&mut self) {
        let surprises = self.agreement.surprises(self.key());
        let shown = self.agreement.shown().map(|(proposal, must_be_agreed)| {
            Box::new(ShownProposal { proposal: proposal.clone(), must_be_agreed, surprises })
        });
        self.events.push(ClientEvent::Proposal(shown));
    }

    pub(super) fn check_seat(&self, seat: Seat) -> Result<(), ProtocolViolation> {
        let by_lobby = self.lobby.as_ref().map_or(0, |lobby| lobby.seats.len());
        let contract = self.evidence.current().and_then(|seen| seen.log.contract());
        let seats = contract.map_or(0, |contract| contract.seats.len()).max(by_lobby);
        // Before either is known, nothing is drawn of a seat.
        if seat.index() < seats || seats == 0 { Ok(()) } else { Err(ProtocolViolation::Seat(seat)) }
    }

    /// Passes an update on to the screen; one of the whole round after whose view it is.
    pub(super) fn emit(&mut self, update: Update) {
        if let (Update::RoundBegan { .. } | Update::Snapshot { .. }, Some(shown)) = (&update, &self.shown) {
            self.events.push(shown.seated());
        }
        self.events.push(ClientEvent::Table(update));
    }
}
