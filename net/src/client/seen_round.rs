//! A round as it was shown to this client, with what the client has signed in it.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use skipstone_core::{PlayerAction, Seat, Team, VisibleEvent};

use super::error::ProtocolViolation;
use super::signed_act::{AskedPause, SignedAct};
use super::verdict::Doubt;
use crate::codec;
use crate::digest::Digest;
use crate::fair_deal::Share;
use crate::fingerprint::Fingerprint;
use crate::ids::SeriesKey;
use crate::limits;
use crate::protocol::{LogPosition, LogUpdate};
use crate::round_log::{
    Authority, Breach, CheckedLog, DealAttempt, DealProgress, LogEntry, LogId, Phase, RoundContract,
    RoundLog, RunId, SignedHead, SignedLog, TakeoverCause,
};
use crate::signature::Signature;

/// A round as it was shown to this client.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SeenRound {
    pub(super) log: CheckedLog,
    /// The last head that the host signed.
    pub(super) head: Option<SignedHead>,
    /// The own shares, with the head after [`LogEntry::Begun`] of their attempt to deal.
    pub(super) shares: Vec<(Digest, Share)>,
    /// The head after the contract for which the last share was made.
    pub(super) agreed: Option<Digest>,
    /// Whether an own share was sent: from then on the contract stands.
    pub(super) has_revealed: bool,
    /// How many entries there were when this client came.
    pub(super) came_at: u32,
    /// The size of the log in bytes, as it was sent.
    pub(super) bytes: usize,
    /// The seats whose players were shown the same as this client, with the last position that they vouch for.
    pub(super) witnesses: BTreeMap<Seat, u32>,
    /// The earlier deals that the host has left open, which the verdict on this round tells of, by the heads after their
    /// beginning. Set at its end.
    pub(super) unfinished_deals: Vec<Digest>,
    /// Whether the scores before this round are the host's word.
    pub(super) are_scores_told: bool,
    /// Why the round can't be proven, whatever its log says; the first is told.
    pub(super) doubts: Vec<Doubt>,
    /// What no loss or crash can explain.
    pub(super) breach: Option<Breach>,
    /// What this client has signed at the current position of the game.
    pub(super) signed: Vec<SignedAct>,
    /// What else it has signed there, with the head of the game: that something is taken back, that a computer player takes over, and
    /// lines that can be called.
    pub(super) statements: Vec<(Digest, Signature)>,
    /// What this client has signed to pause the game or to resume it, and the host hasn't answered yet.
    pub(super) asked_pauses: Vec<AskedPause>,
    /// The positions at which this client has said goodbye, by the numbers of entries.
    pub(super) farewells: BTreeSet<u32>,
    /// Whether another contract for its round has followed: nothing more comes of it, and it only waits for its verdict.
    pub(super) is_superseded: bool,
    pub(super) judgement: Judgement,
    /// The entries that ended an own turn whose time was over by the own clock, too. Not known after a restart.
    #[serde(skip)]
    pub(super) own_timeouts: BTreeSet<usize>,
}

/// How far the verdict on a round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Judgement {
    /// The round goes on, or was changed since its last check.
    Pending,
    /// The round is being checked. A restart ends that.
    Running,
    /// The screen has the verdict.
    Done,
}

/// What came of an update of a log.
#[derive(Debug)]
pub(super) struct Received {
    /// The indices of the new entries; from 0 on if the whole log is another one.
    pub(super) new: Range<usize>,
    /// The round as it was shown before the host lost a part of it, to be judged as well. `None` unless that has just come to light.
    pub(super) lost: Option<Box<SeenRound>>,
}

impl SeenRound {
    /// A round of which nothing was shown yet.
    pub(super) fn new(id: LogId) -> SeenRound {
        SeenRound {
            log: RoundLog::new(id).into(),
            head: None,
            shares: Vec::new(),
            agreed: None,
            has_revealed: false,
            came_at: 0,
            bytes: 0,
            witnesses: BTreeMap::new(),
            unfinished_deals: Vec::new(),
            are_scores_told: false,
            doubts: Vec::new(),
            breach: None,
            is_superseded: false,
            judgement: Judgement::Pending,
            signed: Vec::new(),
            statements: Vec::new(),
            asked_pauses: Vec::new(),
            farewells: BTreeSet::new(),
            own_timeouts: BTreeSet::new(),
        }
    }

    /// The position after the last entry.
    pub(super) fn position(&self) -> LogPosition {
        LogPosition::new(self.log.id(), self.log.len())
    }

    /// Whether a position is in this round, under this contract.
    pub(super) fn is_at(&self, at: LogPosition) -> bool {
        self.log.id().proposal() == at.proposal()
    }

    /// The position of the game, at which moves are made.
    pub(super) fn game_position(&self) -> LogPosition {
        LogPosition::new(self.log.id(), self.log.game_entries())
    }

    /// The seat of the person with this key. `None` for a spectator.
    pub(super) fn seat_of(&self, key: Fingerprint) -> Option<Seat> {
        self.log.contract()?.seat_of(key)
    }

    /// The seat whose view of the round the person with this key has. `None` for a spectator, and for who was kicked: a computer player
    /// holds the same cards.
    pub(super) fn viewer(&self, key: Fingerprint) -> Option<Seat> {
        self.seat_of(key).filter(|seat| !self.log.was_kicked(*seat))
    }

    /// What was signed for the own turn at the current position of the game. `None` before that.
    pub(super) fn signed_move(&self) -> Option<SignedAct> {
        let head = self.log.game_head();
        let is_move = |act: &&SignedAct| act.head == head && matches!(act.action, PlayerAction::Move(_));
        self.signed.iter().find(is_move).copied()
    }

    /// Whether a move that was made in time in this turn doesn't stand: another play may have made it void since.
    pub(super) fn has_ignored_move(&self) -> bool {
        let stands = |act: &SignedAct| {
            self.log.entries().iter().rev().any(|entry| entry.game_signatures().contains(&act.signature))
        };
        let is_move = |act: &SignedAct| matches!(act.action, PlayerAction::Move(_));
        self.signed.iter().any(|act| act.is_in_time && is_move(act) && !stands(act))
    }

    /// Notes what was signed about the current state of the game. Returns whether that is new: the same statement is the same bytes.
    pub(super) fn note_statement(&mut self, signature: Signature) -> bool {
        let head = self.log.game_head();
        self.statements.retain(|(at, _)| *at == head);
        let is_new = !self.has_signed(signature);
        self.statements.extend(is_new.then_some((head, signature)));
        is_new
    }

    /// Whether this client has signed this about the state of the game.
    pub(super) fn has_signed(&self, signature: Signature) -> bool {
        self.signed.iter().any(|act| act.signature == signature)
            || self.statements.iter().any(|(_, signed)| *signed == signature)
    }

    /// Whether this entry is a computer player's move that ends the own turn, though the player's own move was sent long before.
    pub(super) fn ends_own_turn_without_move(&self, key: Fingerprint, entry: usize, now: Duration) -> bool {
        let LogEntry::Action { action: PlayerAction::Move(_), by: Authority::Computer, .. } =
            self.log.entries()[entry]
        else {
            return false;
        };
        let before = self.log.entries()[..entry].iter().rposition(LogEntry::changes_round);
        let head = before.and_then(|at| self.log.head_at(at + 1));
        let is_ignored = |act: &SignedAct| {
            matches!(act.action, PlayerAction::Move(_))
                && Some(act.head) == head
                && act.was_sent_long_ago(now)
        };
        self.viewer(key).is_some() && self.signed.iter().any(is_ignored)
    }

    /// Whether a computer player decides in this entry for the player of this key, whom the log has away.
    pub(super) fn is_seat_held_back(&self, key: Fingerprint, entry: usize) -> bool {
        let Some(own) = self.viewer(key) else { return false };
        let before = &self.log.entries()[..entry];
        let turn =
            before.iter().rev().flat_map(|entry| entry.events().iter().rev()).find_map(|event| match event {
                VisibleEvent::Turn(turn) => Some(turn.seat),
                _ => None,
            });
        let is_away = before.iter().rev().find_map(|entry| match entry {
            LogEntry::TakenOver { seat, cause } if *seat == own => Some(*cause != TakeoverCause::TurnLimit),
            LogEntry::Returned(seat) if *seat == own => Some(false),
            _ => None,
        });
        matches!(self.log.entries()[entry], LogEntry::Action { by: Authority::Computer, .. })
            && turn == Some(own)
            && is_away == Some(true)
    }

    /// Whether the host may know all shares of the deal.
    pub(super) fn are_shares_known(&self) -> bool {
        self.has_revealed
            || self.log.phase().is_playing()
            || matches!(self.log.phase(), Phase::Revealing | Phase::Revealed | Phase::Ended)
    }

    /// Whether nothing more is awaited of this round.
    pub(super) fn is_closed(&self) -> bool {
        self.log.phase() == Phase::Closed
    }

    /// Whether there can be a verdict: the log is complete, or broken.
    pub(super) fn can_be_judged(&self) -> bool {
        self.is_closed() || self.breach.is_some()
    }

    /// Appends what the host has sent to this player. The host's own player doesn't check its signatures: they are from its own
    /// program, and every move would wait for them.
    ///
    /// # Errors
    /// If it can't be a part of a host's log, or isn't signed. A log that contradicts what the host signed before is noted as a
    /// breach and is an error too.
    pub(super) fn receive(
        &mut self,
        update: &LogUpdate,
        player: Fingerprint,
    ) -> Result<Received, ProtocolViolation> {
        let from = update.from.entries as usize;
        let end = from + update.entries.len();
        if from > self.log.len() || update.head.entries as usize != end || end > limits::LOG_ENTRIES {
            return Err(ProtocolViolation::Log);
        }
        let known = self.log.len();
        let heads = self.log.continue_at(from, &update.entries).ok_or(ProtocolViolation::Log)?;
        let id = self.log.id();
        let is_signed = || id.host == player || update.head.is_signed(&id);
        if heads.last() != Some(&update.head.head) || !is_signed() {
            return Err(ProtocolViolation::Log);
        }
        // What was shown before is compared by its hash alone: it is the same for every viewer.
        let is_known = |(at, head): (usize, &Digest)| self.log.head_at(at).is_none_or(|known| known == *head);
        let is_other = !(from..).zip(&heads).all(is_known);
        // A host has lost the end of its log that says it is complete and isn't; within one run that can't happen.
        let is_cut = update.head.is_end && end < known;
        if is_cut && self.head.is_some_and(|signed| signed.run == update.head.run) && !is_other {
            return Err(ProtocolViolation::Log);
        }
        if is_other || is_cut {
            let mut other = self.log.prefix(from);
            for entry in &update.entries {
                other.push(entry.clone()).map_err(|_| ProtocolViolation::Log)?;
            }
            return self.receive_other(other, update.head);
        }
        let new = update.entries.get(known - from..).unwrap_or_default();
        let bytes = self.bytes + size(new);
        if bytes > limits::LOG_BYTES {
            return Err(ProtocolViolation::Log);
        }
        self.bytes = bytes;
        // The first head is the one before the update.
        for (entry, head) in new.iter().zip(heads.into_iter().skip(known - from + 1)) {
            self.log.push_hashed(entry.clone(), head).map_err(|_| ProtocolViolation::Log)?;
        }
        if known == 0 {
            self.came_at = end as u32;
        }
        if self.head.is_none_or(|signed| signed.entries <= update.head.entries) {
            self.head = Some(update.head);
        }
        Ok(Received { new: known..self.log.len(), lost: None })
    }

    /// Takes over a log that contradicts this one. Within one run of its program that convicts the host.
    fn receive_other(&mut self, other: RoundLog, head: SignedHead) -> Result<Received, ProtocolViolation> {
        if let Some(signed) = self.head.filter(|signed| signed.run == head.run) {
            self.break_by(Breach::Fork(Box::new([signed, head])));
            if signed.entries < head.entries {
                // The longer one shows that the other contradicts it.
                (self.log, self.head) = (other.into(), Some(head));
            }
            return Err(ProtocolViolation::Fork);
        }
        // The host's program was started again and has lost what it had signed.
        let is_unjudged = self.judgement != Judgement::Done;
        let lost = (is_unjudged && self.are_shares_known()).then(|| Box::new(self.clone()));
        self.doubt(Doubt::LogLost);
        self.own_timeouts.clear();
        self.judgement = Judgement::Pending;
        (self.bytes, self.log, self.head) = (size(other.entries()), other.into(), Some(head));
        Ok(Received { new: 0..self.log.len(), lost })
    }

    /// Whether nothing known so far keeps the round from being proven.
    pub(super) fn is_verifiable(&self) -> bool {
        self.breach.is_none() && self.doubts.is_empty()
    }

    /// Notes why the round can't be proven.
    pub(super) fn doubt(&mut self, doubt: Doubt) {
        if !self.doubts.contains(&doubt) {
            self.doubts.push(doubt);
        }
    }

    /// Notes what no loss or crash can explain. The first such thing is judged, after an earlier verdict too.
    pub(super) fn break_by(&mut self, breach: Breach) {
        if self.breach.is_none() {
            self.breach = Some(breach);
            self.judgement = Judgement::Pending;
        }
    }

    /// What others can be shown of it. `None` before the host has signed anything.
    pub(super) fn signed_log(&self) -> Option<Box<SignedLog>> {
        let (log, head) = (RoundLog::clone(&self.log).into_public(), self.head?);
        let contradiction = match &self.breach {
            Some(Breach::Fork(heads)) => heads.iter().copied().find(|other| *other != head),
            _ => None,
        };
        Some(Box::new(SignedLog { log, head, contradiction }))
    }

    /// Whether the player has given a share for this contract: from then on it stands.
    pub(super) fn is_agreed(&self) -> bool {
        self.agreed.is_some() && self.agreed == self.log.head_at(1)
    }

    /// The own share for the current attempt to deal, with the attempt. `None` before the first, and without a share.
    pub(super) fn own_share(&self) -> Option<(DealAttempt, Share)> {
        let attempt = self.deal().ok()?.current()?.clone();
        let (_, share) = self.shares.iter().find(|(begun, _)| *begun == attempt.begun)?;
        Some((attempt, *share))
    }

    /// Whether the own share is part of the deal.
    pub(super) fn has_own_share(&self, key: Fingerprint) -> bool {
        let own = self.own_share().zip(self.seat_of(key));
        own.is_some_and(|((attempt, share), seat)| {
            attempt.shares.is_some_and(|shares| shares.get(&seat) == Some(&share))
        })
    }

    /// The deal so far.
    ///
    /// # Errors
    /// If the host has signed a contract that can't be played, or a deal that breaks the rules.
    pub(super) fn deal(&self) -> Result<&DealProgress, Breach> {
        self.log.deal()
    }

    /// The deals of this round, by the heads after their lists.
    pub(super) fn deals(&self) -> Vec<Digest> {
        let lists = self.log.entries().iter().zip(1..);
        let lists = lists.filter(|(entry, _)| matches!(entry, LogEntry::Committed(_)));
        lists.filter_map(|(_, entries)| self.log.head_at(entries)).collect()
    }

    /// Whether its deals have come to an end with the player of this key. A host that has computer players finish a round before
    /// the player has made a move has dropped the deal as well, unless the player was there and let the turns go by. So has one that
    /// has kicked the player.
    pub(super) fn is_finished_with(&self, key: Fingerprint) -> bool {
        let seat = self.seat_of(key);
        let is_own = |entry: &LogEntry| matches!(entry, LogEntry::Action { by: Authority::Person(by), .. } if by.signer() == key);
        let is_takeover = |entry: &LogEntry| matches!(entry, LogEntry::TakenOver { seat: taken, .. } if Some(*taken) == seat);
        let entries = self.log.entries();
        let mut takeovers = entries.iter().enumerate().filter(|(_, entry)| is_takeover(entry));
        self.is_closed()
            && !seat.is_some_and(|seat| self.log.was_kicked(seat))
            && !self.doubts.iter().any(Doubt::is_of_play)
            && (entries.iter().any(is_own) || takeovers.all(|(index, _)| self.own_timeouts.contains(&index)))
    }

    /// What the next round has to follow from. `None` before the end of this one.
    pub(super) fn to_last(&self, key: Fingerprint, root: SeriesKey) -> Option<LastRound> {
        let mut contract = self.log.contract()?.clone();
        contract.limits = self.log.limits_at(self.log.len())?;
        let (scores, winners) = self.outcome()?;
        let dealer = self.log.entries().iter().find_map(|entry| match entry {
            LogEntry::Dealt { dealer, .. } => Some(*dealer),
            _ => None,
        });
        Some(LastRound {
            series: self.log.id().series_key(),
            root,
            round: self.log.id().round,
            run: self.head?.run,
            dealer: dealer.or(contract.dealer)?,
            contract: Box::new(contract),
            head: self.log.head(),
            scores,
            is_last: winners.is_some(),
            is_agreed: self.is_agreed() && self.has_own_share(key) && self.breach.is_none(),
            are_scores_told: self.are_scores_told
                || self.breach.is_some()
                || self.doubts.contains(&Doubt::LogLost),
        })
    }

    /// The scores after the round, and the winners of the series if it is over. `None` before the end.
    pub(super) fn outcome(&self) -> Option<(Vec<u32>, Option<Vec<Team>>)> {
        let contract = self.log.contract()?;
        let ending = self.log.entries().iter().rev().find(|entry| entry.ends_round())?;
        let Some(VisibleEvent::End(result)) = ending.events().last() else { return None };
        let points: Vec<u32> = result.points.to_vec();
        let scores = contract.scores_after(&points);
        let winners = contract.series_winners(self.log.id().round, &scores);
        Some((scores, winners))
    }
}

/// What the next round's contract has to follow from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LastRound {
    /// The series that it is of, with the host that has signed its end.
    pub(crate) series: SeriesKey,
    /// The first one of the series that it goes on from; else the same.
    pub(crate) root: SeriesKey,
    pub(crate) round: u32,
    /// The run of the host's program that has signed its end.
    pub(crate) run: RunId,
    /// Its contract, with the limits that held at the end.
    pub(crate) contract: Box<RoundContract>,
    pub(crate) head: Digest,
    pub(crate) scores: Vec<u32>,
    pub(crate) dealer: Seat,
    /// Whether the series was over with it.
    pub(crate) is_last: bool,
    /// Whether the player agreed to its contract, and the host dealt it with the player's share and played by it.
    pub(crate) is_agreed: bool,
    /// Whether its scores are the host's word: it was broken, or rounds before it were missed.
    pub(crate) are_scores_told: bool,
}

/// The bytes of entries as they are sent.
fn size(entries: &[LogEntry]) -> usize {
    entries.iter().map(codec::encoded_len).sum()
}
