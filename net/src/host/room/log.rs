//! The host's copy of a round's log: what every guest is shown, and for whom it is more.

use std::cell::Cell;
use std::collections::BTreeMap;

use skipstone_core::{Card, Event, RoundHistory, Seat, Seed, VisibleEvent};

use crate::codec;
use crate::fair_deal::DealSecret;
use crate::host::saved::SavedLog;
use crate::identity::Identity;
use crate::limits;
use crate::protocol::{LogPosition, LogUpdate, ToGuest};
use crate::round_log::{
    Authorities, DealProgress, LogEntry, LogId, Phase, RoundLog, RunId, SignedHead, TakeoverCause, TimeLimits,
};

/// The cards that each draw of an entry brought, in the order of its events.
type Draws = Vec<(Seat, Vec<Card>)>;

/// What people can add to a log again and again, without the round going on. A log that is too long for the guests would end the table
/// for everyone, so each has room in the first part of it only; moves, and what comes once after each of these, have the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Extra {
    Talk,
    /// Its end always comes.
    Pause,
    Takeback,
    /// By those who leave and come back. Their return always comes.
    Departure,
    /// By those who replace others who are lost.
    Replacement,
}

impl Extra {
    /// What an entry adds. `None` if the round goes on with it, or it comes once after something else.
    pub(super) fn of(entry: &LogEntry) -> Option<Extra> {
        use TakeoverCause::{Left, Replaced};
        match entry {
            LogEntry::Talked { .. } => Some(Extra::Talk),
            LogEntry::Paused(_) => Some(Extra::Pause),
            LogEntry::TakenBack { .. } => Some(Extra::Takeback),
            LogEntry::TakenOver { cause: Left { .. }, .. } => Some(Extra::Departure),
            LogEntry::TakenOver { cause: Replaced { .. }, .. } => Some(Extra::Replacement),
            _ => None,
        }
    }

    /// The part of a log in which there is room for it: what a table can best do without ends first.
    fn eighths(self) -> usize {
        match self {
            Extra::Talk => 2,
            Extra::Pause => 4,
            Extra::Takeback => 5,
            Extra::Departure => 6,
            Extra::Replacement => 7,
        }
    }
}

/// A round's log with the cards that only their owners may see.
#[derive(Debug)]
pub(super) struct HostLog {
    log: RoundLog,
    /// By the index of the entry.
    draws: BTreeMap<usize, Draws>,
    pub(super) deal: DealProgress,
    /// The secret that the host committed to last.
    pub(super) secret: Option<DealSecret>,
    /// Who may decide for which seat. `None` before the contract.
    authorities: Option<Authorities>,
    /// The turns begun in the round.
    turns: u32,
    /// The size of the log in bytes, as somebody would be sent it who may see all cards.
    bytes: usize,
}

impl HostLog {
    pub(super) fn new(id: LogId) -> HostLog {
        HostLog {
            log: RoundLog::new(id),
            draws: BTreeMap::new(),
            deal: DealProgress::default(),
            secret: None,
            authorities: None,
            turns: 0,
            bytes: 0,
        }
    }

    pub(super) fn log(&self) -> &RoundLog {
        &self.log
    }

    /// The position after the last entry.
    pub(super) fn position(&self) -> LogPosition {
        self.position_at(self.log.len())
    }

    /// The position of the game, at which moves are made.
    pub(super) fn game_position(&self) -> LogPosition {
        self.position_at(self.log.game_entries())
    }

    fn position_at(&self, entries: usize) -> LogPosition {
        LogPosition::new(self.log.id(), entries)
    }

    /// Whether there is room for one more of these, and for the rest of the round after it.
    pub(super) fn has_room_for(&self, extra: Extra) -> bool {
        let eighths = extra.eighths();
        self.log.len() < limits::LOG_ENTRIES / 8 * eighths && self.bytes < limits::LOG_BYTES / 8 * eighths
    }

    /// The time limits of the round. `None` before its contract, and once it has ended.
    pub(super) fn limits(&self) -> Option<TimeLimits> {
        let is_over = matches!(self.log.phase(), Phase::Ended | Phase::Closed);
        self.log.limits_at(self.log.len()).filter(|_| !is_over)
    }

    /// Whether the host has kicked somebody from the round: nothing is taken back any more.
    pub(super) fn is_anybody_kicked(&self) -> bool {
        self.authorities.as_ref().is_some_and(Authorities::is_anybody_kicked)
    }

    /// Whether a computer player has taken over a seat until its person returns.
    pub(super) fn is_taken_over(&self, seat: Seat) -> bool {
        self.authorities.as_ref().is_some_and(|authorities| authorities.is_taken_over(seat))
    }

    /// Whether there is room for this entry, and those who check the log accept it as the next one, by who decides in it. `turn` is the
    /// seat on turn.
    pub(super) fn accepts(&self, entry: &LogEntry, turn: Option<Seat>) -> bool {
        let has_room = Extra::of(entry).is_none_or(|extra| self.has_room_for(extra));
        let authorities = self.authorities.as_ref().filter(|_| has_room);
        authorities.is_some_and(|them| them.check(&self.log, self.log.len(), entry, turn).is_ok())
    }

    /// Notes how many turns the round on the table has had after an entry that has changed it.
    pub(super) fn note_turns(&mut self, turns: u32) {
        if std::mem::replace(&mut self.turns, turns) != turns {
            self.authorities.iter_mut().for_each(Authorities::begin_turn);
        }
    }

    /// Appends an entry as spectators see it; `happened` are the same events with nothing hidden. Returns `false` if it can't
    /// come in this phase.
    pub(super) fn push(&mut self, entry: LogEntry, happened: &[Event]) -> bool {
        let index = self.log.len();
        if self.log.push(entry).is_err() {
            return false;
        }
        match (&mut self.authorities, self.log.entries().get(index)) {
            (authorities, Some(LogEntry::Contract(contract))) => {
                *authorities = Some(Authorities::new(contract));
            }
            (Some(authorities), Some(entry)) => authorities.apply(&self.log, index, entry),
            _ => {}
        }
        let draw = |event: &Event| match event {
            Event::Draw { seat, cards } => Some((*seat, cards.clone())),
            _ => None,
        };
        let draws: Draws = happened.iter().filter_map(draw).collect();
        let size = self.log.entries().get(index).map_or(0, codec::encoded_len);
        self.bytes += size + codec::encoded_len(&draws);
        if !draws.is_empty() {
            self.draws.insert(index, draws);
        }
        // A host that cheats goes on whatever it has told.
        let followed = self.deal.follow(&self.log, index);
        debug_assert!(cfg!(test) || followed.is_ok(), "the host deals by the rules: {followed:?}");
        true
    }

    /// Whether an entry shows more to the player of this seat than to others.
    pub(super) fn is_private_to(&self, index: usize, seat: Seat) -> bool {
        self.draws.get(&index).is_some_and(|draws| draws.iter().any(|(owner, _)| *owner == seat))
    }

    /// An entry as the player of a seat may see it, or a spectator (`None`).
    fn seen_by(&self, index: usize, viewer: Option<Seat>) -> Option<LogEntry> {
        let mut entry = self.log.entries().get(index)?.clone();
        if viewer.is_some_and(|seat| self.is_private_to(index, seat))
            && let LogEntry::Dealt { events, .. } | LogEntry::Action { events, .. } = &mut entry
        {
            let mut draws = self.draws.get(&index).into_iter().flatten();
            for event in events {
                if let VisibleEvent::Draw { seat, cards, .. } = event {
                    let drawn = draws.next().map(|(_, drawn)| drawn.clone());
                    *cards = drawn.filter(|_| Some(*seat) == viewer);
                }
            }
        }
        Some(entry)
    }

    /// The messages with all entries from an index on, for the player of a seat or a spectator (`None`). There is always one: without
    /// new entries it says that there are none.
    pub(super) fn messages(
        &self,
        from: usize,
        viewer: Option<Seat>,
        signer: impl Fn(&RoundLog, usize) -> Option<SignedHead>,
    ) -> Vec<ToGuest> {
        let mut messages = Vec::new();
        let mut next = from;
        loop {
            let (mut entries, mut bytes) = (Vec::new(), 0);
            while let Some(entry) = self.seen_by(next + entries.len(), viewer) {
                bytes += codec::encoded_len(&entry);
                let is_full =
                    bytes > limits::ENTRY_BYTES_PER_MESSAGE || entries.len() == limits::ENTRIES_PER_MESSAGE;
                if is_full && !entries.is_empty() {
                    break;
                }
                entries.push(entry);
            }
            let end = next + entries.len();
            let Some(head) = signer(&self.log, end) else { break };
            messages.push(ToGuest::Log(Box::new(LogUpdate {
                series: self.log.id().series,
                from: self.position_at(next),
                entries,
                head,
            })));
            next = end;
            if next >= self.log.len() {
                break;
            }
        }
        messages
    }

    /// The state to save.
    pub(super) fn to_saved(&self) -> SavedLog {
        let without_events = |entry: &LogEntry| match entry {
            LogEntry::Dealt { dealer, draws, .. } => {
                LogEntry::Dealt { dealer: *dealer, draws: draws.clone(), events: Vec::new() }
            }
            LogEntry::Action { action, by, .. } => {
                LogEntry::Action { action: *action, by: *by, events: Vec::new() }
            }
            entry => entry.clone(),
        };
        let LogId { round, proposal, .. } = self.log.id();
        let entries = self.log.entries().iter().map(without_events).collect();
        SavedLog { round, proposal, secret: self.secret, entries }
    }

    /// A saved log with what happened; `seed` is that of the round on the table. `None` if it doesn't follow from the entries.
    pub(super) fn restore(id: LogId, saved: SavedLog, seed: Option<Seed>) -> Option<HostLog> {
        let mut log = HostLog::new(LogId { round: saved.round, proposal: saved.proposal, ..id });
        log.secret = saved.secret;
        let mut round: Option<RoundHistory> = None;
        for mut entry in saved.entries {
            let mut happened = Vec::new();
            match &mut entry {
                LogEntry::Dealt { dealer, events, .. } => {
                    let contract = log.log.contract()?;
                    let (setup, ages) = (contract.setup().ok()?, contract.ages());
                    let dealt =
                        RoundHistory::deal(saved.round as usize, setup, seed?, *dealer, &ages).ok()?;
                    happened = dealt.events().cloned().collect();
                    *events = dealt.visible_events(None);
                    round = Some(dealt);
                }
                LogEntry::Action { action, events, .. } => {
                    let round = round.as_mut()?;
                    happened = round.apply(*action).ok()?.to_vec();
                    let after = round.round();
                    *events = happened.iter().map(|event| VisibleEvent::of(event, None, after)).collect();
                }
                LogEntry::TakenBack { to, .. } => round.as_mut()?.take_back(*to as usize),
                _ => {}
            }
            if !log.push(entry, &happened) {
                return None;
            }
            log.note_turns(round.as_ref().map_or(0, |round| round.round().turns()));
        }
        Some(log)
    }
}

/// Signs heads with the host's key, for one run of its program.
#[derive(Debug)]
pub(super) struct HeadSigner {
    pub(super) identity: Identity,
    pub(super) run: RunId,
    /// The last head: several guests get it, each with what only they may see.
    last: Cell<Option<SignedHead>>,
}

impl HeadSigner {
    pub(super) fn new(identity: Identity, run: RunId) -> HeadSigner {
        HeadSigner { identity, run, last: Cell::new(None) }
    }

    /// Signs the head of a log after so many entries. `None` if there are fewer.
    pub(super) fn sign(&self, log: &RoundLog, entries: usize) -> Option<SignedHead> {
        let head = log.head_at(entries)?;
        // A head stands for its log and position.
        let is_end = entries == log.len();
        let is_it = |last: &SignedHead| (last.head, last.is_end, last.run) == (head, is_end, self.run);
        if let Some(last) = self.last.get().filter(is_it) {
            return Some(last);
        }
        let signed = log.sign(entries, self.run, &self.identity);
        self.last.set(signed);
        signed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fingerprint::Fingerprint;
    use crate::ids::{TableId, TableSeriesId};

    #[test]
    fn an_entry_that_cant_come_changes_nothing() {
        let (table, host, series) =
            (TableId([1; 16]), Fingerprint::from_bytes([2; 32]), TableSeriesId([3; 16]));
        let mut log = HostLog::new(LogId { table, host, series, round: 1, proposal: 1 });
        let seat = Seat::Two;
        assert!(!log.push(LogEntry::TakenOver { seat, cause: TakeoverCause::Kicked }, &[]));
        assert!(!log.is_taken_over(seat));
    }
}
