//! Records of rounds that this client missed: the host's word, of use only where nothing was shown.

use std::collections::BTreeSet;

use skipstone_core::Seat;
use skipstone_core::record::Record;
use skipstone_core::replay::replay;

use super::event::ClientEvent;
use super::verdict::{Doubt, Verdict};
use crate::limits;
use crate::protocol::TableSeriesId;

/// The requested records, oldest first, at most [`limits::RECORDS`]: one more drops the oldest.
#[derive(Debug, Default)]
pub(super) struct PendingRecords {
    wanted: Vec<PendingRecord>,
    /// Whether the connection was lost since they were asked for.
    is_interrupted: bool,
}

/// A requested record, received in parts.
#[derive(Debug)]
struct PendingRecord {
    series: TableSeriesId,
    round: u32,
    /// The player's own seat. `None` for a spectator.
    seat: Option<Seat>,
    /// The number of the table request.
    request: u32,
    /// The text received so far.
    text: String,
}

impl PendingRecords {
    /// Registers a record request with its request number.
    pub(super) fn await_record(
        &mut self,
        series: TableSeriesId,
        round: u32,
        seat: Option<Seat>,
        request: u32,
    ) {
        if self.wanted.len() >= limits::RECORDS {
            self.wanted.remove(0);
        }
        self.wanted.push(PendingRecord { series, round, seat, request, text: String::new() });
    }

    /// The connection is lost.
    pub(super) fn interrupt(&mut self) {
        self.is_interrupted = true;
    }

    /// The table goes on with this series. Gives up the records of others, as a round's number means another one by now, and returns
    /// the rounds whose records have to be asked for again.
    pub(super) fn resume(&mut self, series: TableSeriesId) -> (Vec<ClientEvent>, Vec<u32>) {
        let given_up = self.wanted.extract_if(.., |wanted| wanted.series != series);
        let given_up =
            given_up.map(|wanted| PendingRecord { text: String::new(), ..wanted }.event()).collect();
        let is_interrupted = std::mem::take(&mut self.is_interrupted);
        let rounds = self.wanted.iter().filter(|_| is_interrupted).map(|wanted| wanted.round).collect();
        (given_up, rounds)
    }

    /// Notes the number of the request by which a record is asked for again.
    pub(super) fn ask_again(&mut self, round: u32, request: u32) {
        for wanted in self.wanted.iter_mut().filter(|wanted| wanted.round == round) {
            (wanted.text, wanted.request) = (String::new(), request);
        }
    }

    /// Appends a part of a record. After the last part, or when all awaited records together are too long, what came of it.
    pub(super) fn handle_part(&mut self, round: u32, text: &str, last: bool) -> Option<ClientEvent> {
        let at = self.wanted.iter().position(|wanted| wanted.round == round)?;
        self.wanted[at].text += text;
        // All together may be as long as one: whoever sends more isn't honest.
        let received: usize = self.wanted.iter().map(|wanted| wanted.text.len()).sum();
        if received > limits::RECORD {
            let longest = (0..self.wanted.len()).max_by_key(|index| self.wanted[*index].text.len())?;
            let mut given_up = self.wanted.remove(longest);
            given_up.text = String::new();
            return Some(given_up.event());
        }
        last.then(|| self.wanted.remove(at).event())
    }

    /// Ends the request with this number. `None` if it was no record request.
    pub(super) fn handle_denial(&mut self, request: u32) -> Option<ClientEvent> {
        let at = self.wanted.iter().position(|wanted| wanted.request == request)?;
        let mut given_up = self.wanted.remove(at);
        given_up.text = String::new();
        Some(given_up.event())
    }
}

impl PendingRecord {
    fn event(self) -> ClientEvent {
        let PendingRecord { series, round, seat, text, .. } = self;
        let record = text.parse::<Record>().ok().filter(|record| {
            record.header.round == round && replay(record).is_ok_and(|replayed| replayed.finished)
        });
        let doubt = if record.is_some() { Doubt::NotPresent } else { Doubt::NoRecord };
        let verdict = Verdict::NotProven(doubt);
        ClientEvent::RoundChecked {
            series,
            round,
            seat,
            is_on_screen: false,
            record: record.map(|_| text),
            stand_in_turns: BTreeSet::new(),
            verdict,
            log: None,
            convicts: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_endless_record_is_given_up() {
        let series = TableSeriesId([7; 16]);
        let mut pending = PendingRecords::default();
        pending.await_record(series, 1, None, 1);
        pending.await_record(series, 2, None, 2);
        assert!(pending.handle_part(1, "short", false).is_none());
        let part = "x".repeat(limits::RECORD / 4);
        let given_up: Vec<u32> = (1..=8)
            .filter_map(|part_number| Some((part_number, pending.handle_part(2, &part, false)?)))
            .map(|(part_number, event)| {
                let no_record = Verdict::NotProven(Doubt::NoRecord);
                assert!(matches!(event, ClientEvent::RoundChecked { round: 2, record: None, verdict, .. }
                    if verdict == no_record));
                part_number
            })
            .collect();
        assert_eq!(
            given_up,
            [4],
            "with the short one it is longer than all may be, and what comes later is ignored"
        );
        assert!(pending.handle_part(1, "", true).is_some(), "the other is still awaited");
    }
}
