//! What becomes of the verdict on a round at a network table: its record, its proof, and what the player is told.

use std::collections::BTreeSet;
use std::io::Write;

use iced::Task;
use jiff::Timestamp;
use skipstone_core::record::Record;
use skipstone_core::{ErrorChain, Seat};
use skipstone_net::client::{ClientEvent, Verdict};
use skipstone_net::protocol::{SeriesKey, TableSeriesId};
use skipstone_net::round_log::SignedLog;

use super::background::run_blocking;
use super::notices::Notice;
use super::sessions::SessionId;
use super::{App, Message, Screen};
use crate::files::export;
use crate::files::transcript::Transcript;
use crate::session::NetworkSession;
use crate::store::{OwnPart, RoundKey, SeriesOutcome, StoredSeriesId};

impl App {
    /// Keeps the record of a round that was judged, and tells what the player has to know of it wherever they are by now.
    pub(super) fn note_verdict(&mut self, id: SessionId, event: &ClientEvent) -> Task<Message> {
        let ClientEvent::RoundChecked {
            series,
            round,
            seat,
            record,
            stand_in_turns,
            is_on_screen,
            verdict,
            log,
            convicts,
            ..
        } = event
        else {
            return Task::none();
        };
        // A broken round isn't saved; one that can't be proven is.
        let is_broken = matches!(verdict, Verdict::Broken(_));
        // The verification has already reported a record that can't be parsed.
        let record = record.as_ref().filter(|_| !is_broken).and_then(|text| text.parse::<Record>().ok());
        if let (Some(record), Some(stored)) = (&record, self.stored_series(id, *series)) {
            let contract = log.as_deref().and_then(|log| log.log.contract());
            let continues = contract.and_then(|contract| contract.continues);
            self.save_remote_round(id, *series, continues, own_part(*seat, log.as_deref()), record);
            self.note_stand_ins(stored, record, stand_in_turns);
            if let (Some(log), Some(_)) = (log, seat) {
                self.note_outcome(stored, *round, log, record);
            }
        }
        match log {
            // Whoever was cheated can show it to others.
            Some(log) if *convicts => return save_proof(*round, SignedLog::clone(log)),
            // The result of a round shows what is said of it. That it is verified needs no time to be read.
            _ if *is_on_screen && is_plain(verdict) => {}
            _ => self.notices.push(Notice::Round(*round, verdict.clone())),
        }
        Task::none()
    }

    /// The round whose verdict is on the screen.
    pub(super) fn shown_verdict(&self) -> Option<u32> {
        let Screen::Table(table) = self.screens.shown() else { return None };
        self.session().and_then(|session| table.state.shown_verdict(session))
    }

    /// Whether it is the player's own turn at a network table, and its time is limited.
    pub(super) fn is_own_timed_turn(&self) -> bool {
        let Some(table) = self.screens.table() else { return false };
        let limits = self.session().and_then(NetworkSession::limits);
        let is_own = table.on_turn().is_some() && table.on_turn() == table.own_seat();
        is_own && limits.is_some_and(|limits| limits.turn_seconds.is_some())
    }

    /// The round of the table on the screen; `None` on other screens.
    pub(super) fn table_round(&self) -> Option<u32> {
        self.screens.table_in_place().map(|table| table.round())
    }

    /// Notes in which turns computer players moved for people, wherever the table is.
    fn note_stand_ins(&mut self, series: StoredSeriesId, record: &Record, stand_in_turns: &BTreeSet<u32>) {
        if stand_in_turns.is_empty() {
            return;
        }
        let key = RoundKey { series, number: record.header.round };
        self.notices.ok_or_notify(self.store.note_stand_ins(key, record, stand_in_turns));
    }

    /// Notes who has won if the round has ended a series.
    fn note_outcome(&mut self, series: StoredSeriesId, round: u32, log: &SignedLog, record: &Record) {
        let (Some(contract), Some(result)) = (log.log.contract(), record.result()) else { return };
        let now = Timestamp::now();
        let absent = log.log.absent();
        let outcome = SeriesOutcome::of(series, round, contract, &absent, &result.points, now);
        outcome.map(|outcome| self.notices.ok_or_notify(self.store.add_outcome(&outcome)));
    }

    /// Saves a round of a remote table. The player's own table is saved by its `TableSaver` after each move.
    fn save_remote_round(
        &mut self,
        id: SessionId,
        series: TableSeriesId,
        continues: Option<SeriesKey>,
        part: OwnPart,
        record: &Record,
    ) {
        let Some(session) = self.sessions.find(id) else { return };
        let Some(host) = session.connection.host else { return };
        let before = continues.map(|before| StoredSeriesId::of(session.own_key, before));
        match self.store.add_remote_round(SeriesKey { host, series }, before, part, &session.stones(), record)
        {
            Ok(missing) => missing.into_iter().for_each(|round| session.request_record(round)),
            Err(error) => tracing::warn!(error = %ErrorChain(&error), "a round can't be taken in"),
        }
    }

    /// The id that the store has for a series at the table of a session. `None` if that is over.
    fn stored_series(&self, id: SessionId, series: TableSeriesId) -> Option<StoredSeriesId> {
        self.sessions.find(id)?.stored_series(series)
    }
}

/// Saves the signed proof that the host has broken a round. A session gives one at most, but that can be long.
fn save_proof(round: u32, log: SignedLog) -> Task<Message> {
    let save = move || {
        let proof = Transcript(log);
        let write = |file: &mut dyn Write| write!(file, "{proof}");
        export::to_documents(&format!("skipstone-broken-round-{round}"), "log", write)
    };
    run_blocking(save).map(Message::ProofSaved)
}

/// Whether a round is verified, and nobody was played for.
fn is_plain(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Verified(summary) if summary.played_for.is_empty())
}

/// What the player at this seat has done in a round, by its log. A round without one was missed as a whole.
fn own_part(seat: Option<Seat>, log: Option<&SignedLog>) -> OwnPart {
    match (seat, log) {
        (None, _) => OwnPart::Watched,
        (Some(seat), Some(log)) if !log.log.absent().contains(&seat) => OwnPart::Played(seat),
        (Some(_), _) => OwnPart::Missed,
    }
}
