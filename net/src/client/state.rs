//! The sans-IO state of a client: turns the host's messages into events, and the player's requests into messages.
//!
//! Everything about a round is its contract's, its log's, or noted by this client itself; the lobby is for display only.

use std::collections::VecDeque;
use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::series::MAX_ROUNDS;
use skipstone_core::table::{PausedBy, Update};

use super::agreement::Agreement;
use super::error::ProtocolViolation;
use super::event::{ClientEvent, ShownProposal};
use super::evidence::{Evidence, SeenRound};
use super::evidence_store::{EvidenceKey, EvidenceStore};
use super::judgement::{RoundCheck, UnsettledVerdict};
use super::own_turn::{ClockReading, OwnTurn};
use super::records::PendingRecords;
use super::round::ShownRound;
use super::takebacks::Takebacks;
use super::unfinished_deals::UnfinishedDeals;
use crate::digest::Digest;
use crate::fingerprint::Fingerprint;
use crate::identity::Identity;
use crate::protocol::{
    Lobby, LogPosition, LogUpdate, PresenceEvent, SeriesId, Speaker, TableId, ToGuest, ToHost,
};
use crate::round_log::{LogEntry, LogId, Phase, Proposal, RunId};
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
    pub(super) series: Option<SeriesId>,
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
    connection_run: Option<RunId>,
    /// The series at this table that have given way to others last: their logs don't come any more.
    pub(super) left_series: VecDeque<SeriesId>,
    /// The round whose contract the screen was told, with the head after it, and the own seat in it. `None` before the first.
    told_contract: Option<(LogId, Digest, Option<Seat>)>,
    pub(super) takebacks: Takebacks,
    /// Who has paused the game, as the screen knows over this connection.
    pub(super) told_pause: Option<PausedBy>,
    pub(super) records: PendingRecords,
    /// The number of the last line of chat; 0 before the first.
    last_line: u32,
    /// The number of the last table request; 0 before the first.
    pub(super) last_request: u32,
    /// The unanswered request for a log.
    pub(super) pending_log: Option<PendingLog>,
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
            pending_log: None,
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

    #[cfg(test)]
    pub(crate) fn evidence_dbg(&self) -> String {
        format!(
            "{:?} newest {:?} pending {:?}",
            self.evidence
                .rounds
                .iter()
                .map(|s| (
                    s.log.id().proposal(),
                    s.log.len(),
                    s.log.phase(),
                    s.is_judged,
                    s.is_judging,
                    s.doubts.clone(),
                    s.breach.is_some()
                ))
                .collect::<Vec<_>>(),
            self.evidence.newest,
            self.pending_log
        )
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
        self.pending_log = None;
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

    fn handle_log(&mut self, update: &LogUpdate) -> Result<(), ProtocolViolation> {
        let LogPosition { round, proposal, .. } = update.from;
        let Some((table, host)) = self.table else { return Err(ProtocolViolation::Log) };
        let id = LogId { table, host, series: update.series, round, proposal };
        let is_same_run = self.connection_run.is_none_or(|run| run == update.head.run);
        if !(1..=MAX_ROUNDS).contains(&round)
            || proposal == 0
            || !is_same_run
            || self.left_series.contains(&update.series)
        {
            return Err(ProtocolViolation::Log);
        }
        if self.misses_beginning(id, update) {
            return Ok(());
        }
        let begun = match self.evidence.find_mut(id) {
            Some(_) => None,
            None => self.begin_log(id, update)?,
        };
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
        let new = match begun {
            Some(new) => new,
            None => seen.receive(update, player)?,
        };
        let lost = seen.lost.take();
        self.connection_run = Some(update.head.run);
        // After the last entry nothing comes any more, whatever the host says.
        let is_complete = update.head.is_end || seen.is_closed();
        let breach = seen.deal().err();
        self.evidence.run = Some(update.head.run);
        if let Some(breach) = breach {
            self.convict(id, breach);
            // The host's own player has nobody to leave.
            if host != player {
                return Err(ProtocolViolation::SignedBreach);
            }
        }
        let lost = lost.map(|lost| self.check_of_open_round(&lost));
        self.checks.extend(lost);
        let is_current = self.evidence.current().is_some_and(|seen| seen.log.id() == id);
        for index in new.clone() {
            self.follow_entry(id, index);
        }
        let has_news = !new.is_empty();
        if update.entries.iter().any(|entry| matches!(entry, LogEntry::TakenBack { .. })) {
            self.takebacks.end(self.seat());
        }
        if is_current {
            self.tell_contract(id);
        }
        if let Some(seen) = self.evidence.current().filter(|_| is_current) {
            let viewer = seen.viewer(player);
            // After a restart, or for another viewer, the screen is shown all that is known.
            let is_shown = self.shown.as_ref().is_some_and(|shown| shown.is_of(seen, viewer));
            let indices = if is_shown { new } else { 0..seen.log.len() };
            match ShownRound::follow_all(&mut self.shown, seen, indices, viewer, !is_complete) {
                Ok(updates) => updates.into_iter().for_each(|update| self.emit(update)),
                Err(violation) => {
                    // The host has signed what can't have happened.
                    self.convict(id, violation.breach(self.position().entries as usize));
                    return Err(violation);
                }
            }
        }
        if let Some(shown) = self.evidence.current().map(|seen| seen.log.id()) {
            self.own_turn.show(shown);
        }
        if has_news {
            self.save_evidence_soon();
        }
        self.judge_closed(id);
        if is_answer && is_complete {
            self.pending_log = None;
        }
        if self.evidence.find_mut(id).is_none_or(|seen| seen.is_closed()) {
            self.own_turn.forget(&id);
        } else if update.head.is_end {
            self.own_turn.catch_up(id);
        }
        if is_current {
            if update.head.is_end {
                self.forget_interrupted_pauses();
            }
            self.is_catching_up &= !is_complete;
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
        let is_unknown = self.series != Some(id.series) && update.from.entries > 0;
        let of = LogPosition::new(id, 0);
        if is_unknown && self.pending_log.is_none_or(|pending| pending.of != of) {
            self.request_log(of);
        }
        is_unknown
    }

    /// Tells the screen who plays what in the current round, and where its own player sits, if that is new.
    fn tell_contract(&mut self, id: LogId) {
        let key = self.key();
        let Some(seen) = self.evidence.find_mut(id) else { return };
        let Some((contract, head)) = seen.log.contract().cloned().zip(seen.log.head_at(1)) else { return };
        let viewer = seen.viewer(key);
        if self.told_contract.replace((id, head, viewer)) != Some((id, head, viewer)) {
            self.events.push(ClientEvent::Contract(Box::new(contract), viewer));
        }
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
