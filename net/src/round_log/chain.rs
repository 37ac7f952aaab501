//! The hash chain of a log, and the host's signatures of its heads.

use std::collections::BTreeSet;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use skipstone_core::Seat;

use super::contract::{RoundContract, TimeLimits};
use super::entry::{LogEntry, TakeoverCause};
use super::id::{LogId, RunId};
use super::phase::Phase;
use super::statement::Statement;
use crate::digest::Digest;
use crate::identity::Identity;
use crate::signature::Signature;

/// A log, or the beginning of one, with the head after each entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundLog {
    id: LogId,
    entries: Vec<LogEntry>,
    /// The head after each number of entries, from none on: one more than there are entries.
    heads: Vec<Digest>,
    phase: Phase,
    /// The number of entries up to the last one that [changes the round](LogEntry::changes_round).
    game_entries: usize,
}

/// A head with the host's signature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignedHead {
    /// The run of the host's program that signed.
    pub run: RunId,
    /// The number of entries that led to the head.
    pub entries: u32,
    /// The head.
    pub head: Digest,
    /// Whether the log had no more entries when this was signed.
    pub is_end: bool,
    /// The host's signature ([`Statement::Head`]).
    pub signature: Signature,
}

/// A log as a spectator sees it, with the last head that its host signed: what others can be shown as a proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignedLog {
    /// The log.
    pub log: RoundLog,
    /// The signed head.
    pub head: SignedHead,
    /// Another head that the host signed, if it contradicts this log.
    pub contradiction: Option<SignedHead>,
}

impl SignedLog {
    /// The number of entries that the host's signature covers, all those before it included. `None` if the signature isn't the
    /// host's, or is for another log than this.
    pub fn signed_entries(&self) -> Option<usize> {
        let SignedLog { log, head, .. } = self;
        let entries = head.entries as usize;
        let is_signed = log.head_at(entries) == Some(head.head) && head.is_signed(&log.id());
        is_signed.then_some(entries)
    }

    /// Whether the host has signed something that contradicts its own log: in one run of its program, another head after a
    /// number of entries that its signature of the log covers.
    pub fn is_contradicted(&self) -> bool {
        let SignedLog { log, head, contradiction } = self;
        let (Some(signed), Some(other)) = (self.signed_entries(), contradiction) else { return false };
        let entries = other.entries as usize;
        other.run == head.run
            && entries <= signed
            && log.head_at(entries) != Some(other.head)
            && other.is_signed(&log.id())
    }
}

impl RoundLog {
    /// An empty log.
    pub fn new(id: LogId) -> RoundLog {
        let heads = vec![Digest::of("log", &id)];
        RoundLog { id, entries: Vec::new(), heads, phase: Phase::Empty, game_entries: 0 }
    }

    /// What it is the log of.
    pub fn id(&self) -> LogId {
        self.id
    }

    /// The entries so far.
    pub fn entries(&self) -> &[LogEntry] {
        &self.entries
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is no entry yet.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What may follow.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The contract. `None` for an empty log.
    pub fn contract(&self) -> Option<&RoundContract> {
        match self.entries.first() {
            Some(LogEntry::Contract(contract)) => Some(contract),
            _ => None,
        }
    }

    /// The time limits before the entry of this number. `None` without a contract.
    pub fn limits_at(&self, entry: usize) -> Option<TimeLimits> {
        let changed = self.entries.iter().take(entry).rev().find_map(|entry| match entry {
            LogEntry::LimitsChanged(limits) => Some(*limits),
            _ => None,
        });
        changed.or_else(|| Some(self.contract()?.limits))
    }

    /// The seats of people who have left, and who hadn't come back by the end of the round: computer players have taken over.
    pub fn absent(&self) -> BTreeSet<Seat> {
        let end = self.entries.iter().rposition(LogEntry::ends_round).unwrap_or(self.entries.len());
        let mut absent: BTreeSet<Seat> =
            self.contract().map(|contract| contract.away().collect()).unwrap_or_default();
        for entry in &self.entries[..end] {
            match entry {
                // They are there, but slow.
                LogEntry::TakenOver { cause: TakeoverCause::TurnLimit, .. } => {}
                LogEntry::TakenOver { seat, .. } => drop(absent.insert(*seat)),
                LogEntry::Returned(seat) => drop(absent.remove(seat)),
                _ => {}
            }
        }
        absent
    }

    /// Whether the host has kicked the person of this seat: they don't come back in this round.
    pub fn was_kicked(&self, seat: Seat) -> bool {
        self.entries.contains(&LogEntry::TakenOver { seat, cause: TakeoverCause::Kicked })
    }

    /// The head after all entries.
    pub fn head(&self) -> Digest {
        self.heads[self.entries.len()]
    }

    /// The head after so many entries. `None` if there are fewer.
    pub fn head_at(&self, entries: usize) -> Option<Digest> {
        self.heads.get(entries).copied()
    }

    /// The head after the last entry that [changed the round](LogEntry::changes_round): what players sign their moves over.
    pub fn game_head(&self) -> Digest {
        self.heads[self.game_entries]
    }

    /// The number of entries up to the last one that [changed the round](LogEntry::changes_round).
    pub fn game_entries(&self) -> usize {
        self.game_entries
    }

    /// Appends an entry.
    ///
    /// # Errors
    /// Returns an entry that can't come here; the log stays as it is.
    pub fn push(&mut self, entry: LogEntry) -> Result<(), Box<LogEntry>> {
        let head = RoundLog::next_head(self.head(), &entry);
        self.push_hashed(entry, head)
    }

    /// As [`RoundLog::push`], for an entry whose head is known from [`RoundLog::continue_at`].
    pub(crate) fn push_hashed(&mut self, entry: LogEntry, head: Digest) -> Result<(), Box<LogEntry>> {
        let Some(phase) = self.phase.after(&entry) else { return Err(Box::new(entry)) };
        self.phase = phase;
        self.heads.push(head);
        self.entries.push(entry);
        if self.entries.last().is_some_and(LogEntry::changes_round) {
            self.game_entries = self.entries.len();
        }
        Ok(())
    }

    /// The heads that these entries have after the first `from` entries of this log: the one before them, and one after each.
    /// `None` if there are fewer, or if an entry can't come at its place.
    pub fn continue_at(&self, from: usize, entries: &[LogEntry]) -> Option<Vec<Digest>> {
        let mut phase = match from == self.len() {
            true => self.phase,
            false => {
                self.entries.get(..from)?.iter().try_fold(Phase::Empty, |phase, entry| phase.after(entry))?
            }
        };
        let mut heads = vec![self.head_at(from)?];
        for entry in entries {
            phase = phase.after(entry)?;
            heads.push(RoundLog::next_head(*heads.last()?, entry));
        }
        Some(heads)
    }

    /// The log as a spectator sees it.
    pub fn into_public(self) -> RoundLog {
        RoundLog { entries: self.entries.into_iter().map(LogEntry::into_public).collect(), ..self }
    }

    /// The beginning of this log, with so many entries; all of it if it has fewer.
    pub fn prefix(&self, entries: usize) -> RoundLog {
        let mut prefix = RoundLog::new(self.id);
        for entry in self.entries.iter().take(entries) {
            // It was accepted here before.
            let _ = prefix.push(entry.clone());
        }
        prefix
    }

    /// The head that follows another by one entry.
    fn next_head(head: Digest, entry: &LogEntry) -> Digest {
        Digest::of("entry", &(head, entry.clone().into_public()))
    }

    /// Signs the head after so many entries, as the host. `None` if there are fewer.
    pub fn sign(&self, entries: usize, run: RunId, host: &Identity) -> Option<SignedHead> {
        let head = self.head_at(entries)?;
        let (is_end, entries) = (entries == self.len(), entries as u32);
        let signature = host.sign(&Statement::Head { log: self.id, run, entries, head, is_end }.digest());
        Some(SignedHead { run, entries, head, is_end, signature })
    }
}

impl SignedHead {
    /// Whether the host of this log signed it.
    pub fn is_signed(&self, log: &LogId) -> bool {
        let SignedHead { run, entries, head, is_end, signature } = *self;
        let statement = Statement::Head { log: *log, run, entries, head, is_end };
        signature.is_by(log.host, &statement.digest())
    }
}

/// Writes what it is the log of and its entries; the rest follows.
impl Serialize for RoundLog {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (&self.id, &self.entries).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RoundLog {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RoundLog, D::Error> {
        let (id, entries) = <(LogId, Vec<LogEntry>)>::deserialize(deserializer)?;
        let mut log = RoundLog::new(id);
        for entry in entries {
            log.push(entry)
                .map_err(|_| D::Error::custom("an entry that can't come at its place in a log"))?;
        }
        Ok(log)
    }
}
