//! What a hostile host makes of its table's messages: valid ones, in any order and number, with any values.

use std::collections::VecDeque;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

use crate::codec::{Decoder, Frame};
use crate::identity::Identity;
use crate::ids::TableSeriesId;
use crate::protocol::{LogPosition, LogUpdate, TableId, ToGuest};
use crate::round_log::{LogEntry, LogId, RoundLog, RunId};

/// The messages of earlier that may be told again.
const KEPT: usize = 400;

/// A part of the messages, in so many of a thousand.
type Share = u64;

/// A host's lies of one stream of messages.
pub(super) struct Garbler {
    random: ChaCha8Rng,
    identity: Identity,
    table: TableId,
    run: RunId,
    /// How many messages are garbled.
    messages: Share,
    /// How many entries of logs are garbled before they are signed.
    entries: Share,
    /// What is added to the numbers of rounds.
    rounds: u32,
    /// What all series are called. `None` leaves them their names.
    series: Option<TableSeriesId>,
    /// The log as it was told. `None` before its first entry.
    told: Option<RoundLog>,
    /// A message that is told after the next one.
    held: Option<ToGuest>,
}

/// What was said in this stream and in those before.
pub(super) type Said = VecDeque<ToGuest>;

impl Garbler {
    pub(super) fn new(seed: u64, identity: Identity, table: TableId, run: RunId) -> Garbler {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut pick = |from: &[u64]| from[(random.next_u64() % from.len() as u64) as usize];
        let messages = pick(&[0, 5, 20, 100, 500]);
        let entries = pick(&[0, 0, 0, 5, 50, 300]);
        let rounds = pick(&[0, 0, 0, 0, 1, 9_990, u32::MAX.into()]) as u32;
        let series =
            [None, Some(TableSeriesId([1; 16])), Some(TableSeriesId([2; 16]))][pick(&[0, 0, 1, 2]) as usize];
        Garbler { random, identity, table, run, messages, entries, rounds, series, told: None, held: None }
    }

    /// What is told in place of a message.
    pub(super) fn garble(&mut self, message: ToGuest, said: &mut Said) -> Vec<ToGuest> {
        let message = self.rename(message);
        let message = match message {
            ToGuest::Log(update) if self.entries > 0 || self.rounds > 0 || self.series.is_some() => {
                self.sign(*update, said)
            }
            message => message,
        };
        said.push_back(message.clone());
        if said.len() > KEPT {
            said.pop_front();
        }
        let mut told = match self.happens(self.messages) {
            false => vec![message],
            true => match self.below(7) {
                0 => Vec::new(),
                1 => vec![message.clone(), message],
                2 => self.held.replace(message).into_iter().collect(),
                3 => vec![self.earlier(said), message],
                4 => (0..self.below(200)).map(|_| self.earlier(said)).chain([message]).collect(),
                5 => {
                    let other = self.earlier(said);
                    vec![self.flip(&other), message]
                }
                _ => vec![self.flip(&message)],
            },
        };
        told.extend(self.held.take_if(|_| !told.is_empty()));
        told
    }

    /// Another number of the round, and another series.
    fn rename(&self, mut message: ToGuest) -> ToGuest {
        match &mut message {
            ToGuest::Proposal(Some(proposal)) => {
                proposal.round = proposal.round.wrapping_add(self.rounds);
                proposal.series = self.series.unwrap_or(proposal.series);
            }
            ToGuest::Log(update) => {
                update.from.round = update.from.round.wrapping_add(self.rounds);
                update.series = self.series.unwrap_or(update.series);
            }
            ToGuest::Lobby(lobby) => lobby.series = self.series.unwrap_or(lobby.series),
            _ => {}
        }
        message
    }

    /// The entries, some garbled, at the end of what was told of this log, signed.
    fn sign(&mut self, update: LogUpdate, said: &Said) -> ToGuest {
        let LogPosition { round, proposal, .. } = update.from;
        let host = self.identity.fingerprint();
        let id = LogId { table: self.table, host, series: update.series, round, proposal };
        let mut log = self.told.take().filter(|log| log.id() == id).unwrap_or_else(|| RoundLog::new(id));
        let from = log.len();
        let mut entries = Vec::new();
        for entry in &update.entries {
            for entry in self.entries_for(&update, entry, said) {
                if log.push(entry.clone()).is_ok() {
                    entries.push(entry);
                }
            }
        }
        let signed = log.sign(log.len(), self.run, &self.identity);
        let update = match signed {
            Some(head) => LogUpdate { from: LogPosition::new(id, from), entries, head, ..update },
            None => update,
        };
        self.told = Some(log);
        ToGuest::Log(Box::new(update))
    }

    /// What is told in place of an entry.
    fn entries_for(&mut self, update: &LogUpdate, entry: &LogEntry, said: &Said) -> Vec<LogEntry> {
        if !self.happens(self.entries) {
            return vec![entry.clone()];
        }
        let other = match self.earlier(said) {
            ToGuest::Log(other) => other.entries.into_iter().next(),
            _ => None,
        };
        match self.below(4) {
            0 => Vec::new(),
            1 => vec![entry.clone(), entry.clone()],
            2 => other.into_iter().chain([entry.clone()]).collect(),
            _ => {
                let alone = LogUpdate { entries: vec![entry.clone()], ..update.clone() };
                match self.flip(&ToGuest::Log(Box::new(alone))) {
                    ToGuest::Log(flipped) => flipped.entries,
                    _ => Vec::new(),
                }
            }
        }
    }

    /// The message with other values: bytes are changed until it can be read again.
    fn flip(&mut self, message: &ToGuest) -> ToGuest {
        for _ in 0..40 {
            let Ok(frame) = Frame::new(message) else { break };
            let mut bytes = frame.as_ref()[2..].to_vec();
            for _ in 0..=self.below(2) {
                let at = self.below(bytes.len());
                match self.below(4) {
                    0 => bytes[at] = self.random.next_u32() as u8,
                    1 => bytes[at] = bytes[at].wrapping_add(1),
                    // A number of four bytes in place of a small one.
                    2 => drop(bytes.splice(at..=at, [252, 255, 255, 255, self.random.next_u32() as u8])),
                    _ => drop(bytes.splice(at..=at, [251, 255, self.random.next_u32() as u8])),
                }
            }
            let length = (bytes.len() as u16).to_le_bytes();
            let mut decoder = Decoder::<ToGuest>::default();
            decoder.push(&[&length[..], &bytes].concat());
            if let Some(Ok(read)) = decoder.next_message() {
                return read;
            }
        }
        message.clone()
    }

    /// Something that was said before. There is something.
    fn earlier(&mut self, said: &Said) -> ToGuest {
        said[self.below(said.len())].clone()
    }

    fn happens(&mut self, share: Share) -> bool {
        self.random.next_u64() % 1000 < share
    }

    pub(super) fn below(&mut self, limit: usize) -> usize {
        (self.random.next_u64() % limit.max(1) as u64) as usize
    }
}
