//! The sans-IO state of a client: turns the host's messages into events, and the player's requests into messages.
//!
//! Everything about a round is its contract's, its log's, or noted by this client itself; the lobby is for display only.

use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::milestone::Pebble;
use skipstone_core::table::Update;

use super::agreement::{Agreement, Surprise};
use super::connection::CurrentConnection;
use super::error::ProtocolViolation;
use super::event::{ClientEvent, ShownProposal};
use super::evidence_cache::EvidenceCache;
use super::evidence_store::EvidenceStore;
use super::on_screen::OnScreen;
use super::outputs::Outputs;
use super::own_turn::{ClockReading, OwnTurn};
use super::records::PendingRecords;
use super::round_check::PendingVerdicts;
use super::seen_round::SeenRound;
use crate::fingerprint::Fingerprint;
use crate::identity::Identity;
use crate::ids::SeriesKey;
use crate::protocol::{Lobby, LogPosition, PresenceEvent, Speaker, SwapState, TableId, ToGuest};
use crate::round_log::{Proposal, RoundContract};
use crate::save_receipt::SaveReceipt;

/// What a client knows of its table. What ends with the series is in [`OnScreen`], with the connection in [`CurrentConnection`]; the
/// rest lasts as long as the session, but for being ready.
#[derive(Debug)]
pub(crate) struct ClientState {
    pub(super) identity: Identity,
    /// The version of this program, for records.
    pub(super) app: String,
    /// The series that the player has come for. `None` if any will do.
    expected: Option<SeriesKey>,
    /// `None` before the first welcome.
    pub(super) table: Option<TableId>,
    pub(super) lobby: Option<Lobby>,
    pub(super) agreement: Agreement,
    /// What survives a restart as well.
    pub(super) cache: EvidenceCache,
    pub(super) verdicts: PendingVerdicts,
    pub(super) own_turn: OwnTurn,
    pub(super) records: PendingRecords,
    /// What the player has put beside their stone since they came in first. `None` if they haven't changed it.
    pub(super) pebble: Option<Pebble>,
    /// The number of the last line of chat; 0 before the first.
    last_line: u32,
    /// The number of the last table request; 0 before the first.
    pub(super) last_request: u32,
    /// Whether the host's own signatures have convicted it: nothing more is followed.
    is_host_convicted: bool,
    pub(super) screen: OnScreen,
    pub(super) connection: CurrentConnection,
    pub(crate) outputs: Outputs,
}

impl ClientState {
    /// `app` is the version of this program.
    pub(crate) fn new(identity: Identity, app: &str, evidence_store: Box<dyn EvidenceStore>) -> ClientState {
        ClientState {
            identity,
            app: app.to_owned(),
            table: None,
            expected: None,
            lobby: None,
            agreement: Agreement::default(),
            cache: EvidenceCache::new(evidence_store),
            verdicts: PendingVerdicts::default(),
            own_turn: OwnTurn::default(),
            records: PendingRecords::default(),
            pebble: None,
            last_line: 0,
            last_request: 0,
            is_host_convicted: false,
            screen: OnScreen::default(),
            connection: CurrentConnection::default(),
            outputs: Outputs::default(),
        }
    }

    pub(super) fn key(&self) -> Fingerprint {
        self.identity.fingerprint()
    }

    /// Has a proposal of a series that doesn't go on from this one surprise the player.
    pub(crate) fn expect_series(&mut self, series: Option<SeriesKey>) {
        self.expected = series;
    }

    /// Notes which table the client is at, and goes on with what was noted of its host's rounds.
    pub(crate) fn welcomed(&mut self, table: TableId, host: Fingerprint) {
        if self.table.replace(table).is_none() {
            self.own_turn.begin_session();
            self.verdicts.resuming = self.cache.open_host(host);
            self.resume_next();
        }
    }

    /// The player's seat in the current round, by its contract and log. `None` for a spectator, and between rounds.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.cache.evidence.current().filter(|seen| !seen.is_closed())?.viewer(self.key())
    }

    /// The seat whose view the screen is shown. `None` for a spectator, and before the first round.
    #[cfg(test)]
    pub(crate) fn screen_viewer(&self) -> Option<Seat> {
        self.screen.shown.as_ref()?.viewer()
    }

    /// The lobby's setup. `None` before the first lobby.
    #[cfg(test)]
    pub(crate) fn setup(&self) -> Option<skipstone_core::Setup> {
        self.lobby.as_ref()?.setup().ok()
    }

    /// The position after all entries of the current round's log; all zero without one.
    pub(crate) fn position(&self) -> LogPosition {
        self.cache.evidence.current().map(SeenRound::position).unwrap_or_default()
    }

    /// Resets what was half received when the connection was lost, and sends again what the host may have missed.
    pub(crate) fn reconnected(&mut self) {
        // Messages that waited for a save belong to the connection before.
        self.outputs.messages.clear();
        self.connection = CurrentConnection::default();
        self.screen.takebacks.interrupt(self.seat());
        self.own_turn.regain_connection();
        self.interrupt_pauses();
        self.records.interrupt();
        self.contribute();
        self.repeat_act();
    }

    /// Notes that the connection is lost. Who was ready isn't any more, and what was sent last may not have arrived.
    pub(crate) fn disconnected(&mut self) {
        self.own_turn.lose_connection();
        self.agreement.interrupt();
        let now = self.own_turn.now();
        if let Some(seen) = self.cache.evidence.current_mut() {
            seen.signed.iter_mut().for_each(|act| act.lose_connection(now));
        }
        self.save_changes();
    }

    /// When the time of the session has to be told for what has changed to be saved. `None` if nothing has.
    pub(crate) fn next_save(&self) -> Option<Duration> {
        self.cache.next_save()
    }

    /// Saves what has changed, if it is time.
    fn save_due_changes(&mut self) {
        if self.next_save().is_some_and(|due| due <= self.own_turn.now()) {
            self.save_changes();
        }
    }

    /// Saves what has changed at once: the connection or the session is over, or a message waits for it. Returns a receipt for all of
    /// it; `None` if nothing has changed.
    pub(crate) fn save_changes(&mut self) -> Option<SaveReceipt> {
        self.cache.save(self.own_turn.now())
    }

    /// Saves the evidence before something that depends on it is sent.
    pub(super) fn save_evidence(&mut self) {
        self.cache.save_soon();
        if let Some(receipt) = self.save_changes() {
            self.outputs.saved = receipt;
        }
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
                self.cache.save_soon();
                Err(violation)
            }
            Err(_) if self.screen.resynced_round != round => {
                self.screen.resynced_round = round;
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
                self.outputs.events.push(ClientEvent::Lobby(lobby));
            }
            ToGuest::Proposal(proposal) => self.handle_proposal(proposal.map(|proposal| *proposal)),
            ToGuest::Log(update) => self.handle_log(&update)?,
            ToGuest::Denied { request, why } => self.handle_denial(request, why),
            ToGuest::Chat { number, by, to, text } => {
                self.check_speaker(&by)?;
                if number > self.last_line {
                    self.last_line = number;
                    let is_new = self.connection.has_caught_up;
                    self.outputs.events.push(ClientEvent::Chat { number, by, to, text, is_new });
                }
            }
            ToGuest::Presence(presence) => {
                self.check_seat(presence.seat())?;
                // A host has told of an open request by then, and one that was started again knows of none.
                let is_back = matches!(presence, PresenceEvent::Here(seat) if Some(seat) == self.seat());
                if is_back && self.screen.takebacks.has_lapsed() {
                    self.outputs.events.push(ClientEvent::TakebackLapsed);
                }
                self.outputs.events.push(ClientEvent::Presence(presence));
            }
            ToGuest::Pause { by, paused } => self.hear_of_pause(by, paused)?,
            ToGuest::TakebackAsked { by, at, awaited } => {
                awaited.iter().chain([&by]).try_for_each(|seat| self.check_seat(*seat))?;
                self.hear_of_takeback(by, at, awaited);
            }
            ToGuest::TakebackOver { by } => {
                by.map_or(Ok(()), |seat| self.check_seat(seat))?;
                self.screen.takebacks.hear_of_end();
                self.forget_agreements();
                self.emit(Update::TakebackOver { by });
            }
            ToGuest::Reaction { by, reaction } => {
                self.check_speaker(&by)?;
                self.outputs.events.push(ClientEvent::Reaction { by, reaction });
            }
            ToGuest::Nudged { by, seat } => {
                [by, seat].into_iter().try_for_each(|seat| self.check_seat(seat))?;
                self.outputs.events.push(ClientEvent::Nudged { by, seat });
            }
            ToGuest::Ready { seats, begins_in } => {
                seats.iter().try_for_each(|seat| self.check_seat(*seat))?;
                let begins_in = begins_in.map(|left| Duration::from_millis(left.into()));
                self.outputs.events.push(ClientEvent::Ready { seats, begins_in });
            }
            ToGuest::Kicked(who) => self.outputs.events.push(ClientEvent::Kicked(who)),
            ToGuest::Swap { offer, state } => {
                [offer.from, offer.to].into_iter().try_for_each(|seat| self.check_seat(seat))?;
                if state == SwapState::Accepted {
                    let own = self.key();
                    self.agreement.note_swap(if own == offer.by { offer.to } else { offer.from });
                }
                self.outputs.events.push(ClientEvent::Swap { offer, state });
            }
            ToGuest::Witness(witness) => self.handle_witness(&witness)?,
            ToGuest::RecordPart { round, text, last } => {
                self.outputs.events.extend(self.records.handle_part(round, &text, last));
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
        let other_series = proposal.as_ref().and_then(|proposal| self.unlike_series_before(proposal));
        self.agreement.show(proposal, must_be_agreed, other_series, self.own_turn.now());
        self.tell_proposal();
    }

    /// What a series that goes on from one of another host has unlike what was shown of that, or that it doesn't go on from the one that
    /// the player has come for. `None` once a round of it was shown.
    fn unlike_series_before(&mut self, proposal: &Proposal) -> Option<Surprise> {
        let (host, contract) = (self.cache.host()?, &proposal.contract);
        let key = SeriesKey { host, series: proposal.series };
        let comes_for = self.expected.filter(|_| self.cache.last_round(key).is_none());
        if comes_for.is_some_and(|expected| expected != key && contract.continues != Some(expected)) {
            return Some(Surprise::OtherSeries);
        }
        contract.continues?;
        match self.cache.last_before(key, contract) {
            None => Some(Surprise::UnknownSeries),
            Some(last) if last.series == key => None,
            Some(last) if last.is_followed_by(key, proposal.round, contract) => {
                // What it goes on from is as it has to be.
                let before = RoundContract { continues: contract.continues, ..*last.contract };
                let is_unchanged = before.is_unchanged_in(contract);
                let seats = before.by_seat().zip(&contract.seats);
                let others = seats.filter(|((_, before), now)| before.player != now.player);
                let seats = others.map(|((seat, _), _)| seat).collect();
                (!is_unchanged).then_some(Surprise::OtherPlayers { seats })
            }
            Some(last) => Some(Surprise::OtherScores { round: last.round, own: last.scores }),
        }
    }

    /// Tells the screen what is proposed, and what of it the player hasn't wished for.
    pub(super) fn tell_proposal(&mut self) {
        let surprises = self.agreement.surprises(self.key());
        let shown = self.agreement.shown().map(|(proposal, must_be_agreed)| {
            Box::new(ShownProposal { proposal: proposal.clone(), must_be_agreed, surprises })
        });
        self.outputs.events.push(ClientEvent::Proposal(shown));
    }

    pub(super) fn check_seat(&self, seat: Seat) -> Result<(), ProtocolViolation> {
        let by_lobby = self.lobby.as_ref().map_or(0, |lobby| lobby.seats.len());
        let contract = self.cache.evidence.current().and_then(|seen| seen.log.contract());
        let seats = contract.map_or(0, |contract| contract.seats.len()).max(by_lobby);
        // Before either is known, nothing is drawn of a seat.
        if seat.index() < seats || seats == 0 { Ok(()) } else { Err(ProtocolViolation::Seat(seat)) }
    }

    /// Passes an update on to the screen; one of the whole round after whose view it is.
    pub(super) fn emit(&mut self, update: Update) {
        if let (Update::RoundBegan { .. } | Update::Snapshot { .. }, Some(shown)) =
            (&update, &self.screen.shown)
        {
            self.outputs.events.push(shown.seated());
        }
        self.outputs.events.push(ClientEvent::Table(update));
    }
}
