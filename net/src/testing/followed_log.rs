//! What a scripted guest signs: it follows a round's log, and plays by none of a client's rules.

use skipstone_core::{PlayerAction, Seat};

use crate::digest::Digest;
use crate::fair_deal::Share;
use crate::fingerprint::Fingerprint;
use crate::identity::Identity;
use crate::protocol::{DealContribution, LogPosition, LogUpdate, TableId, TableRequest, ToHost};
use crate::round_log::{DealProgress, LogId, Phase, RoundLog, SignedCommitment, Statement};

/// The log of a table's current round. The heads are the same for everyone, so several guests can share one.
#[derive(Debug)]
pub struct FollowedLog {
    table: TableId,
    /// The host's key.
    host: Fingerprint,
    log: Option<RoundLog>,
}

impl FollowedLog {
    /// Nothing of a table's logs yet.
    pub fn new(table: TableId, host: Fingerprint) -> FollowedLog {
        FollowedLog { table, host, log: None }
    }

    /// Appends entries that aren't known yet. Another log takes the place of this one from its first entry on.
    ///
    /// # Panics
    /// If an entry can't come at its place.
    pub fn follow(&mut self, update: &LogUpdate) {
        let LogPosition { round, proposal, entries } = update.from;
        let id = LogId { table: self.table, host: self.host, series: update.series, round, proposal };
        if entries == 0 && self.log.as_ref().is_none_or(|log| log.id() != id) {
            self.log = Some(RoundLog::new(id));
        }
        // The end of the round before may come late.
        let Some(log) = self.log.as_mut().filter(|log| log.id() == id) else { return };
        let known = log.len().saturating_sub(entries as usize);
        for entry in update.entries.iter().skip(known) {
            log.push(entry.clone()).expect("an entry in its place");
        }
    }

    /// The log. `None` before the first contract.
    pub fn log(&self) -> Option<&RoundLog> {
        self.log.as_ref()
    }

    /// The position at which moves are made; all zero without a round.
    pub fn game_position(&self) -> LogPosition {
        self.position(RoundLog::game_entries)
    }

    fn position(&self, entries: impl FnOnce(&RoundLog) -> usize) -> LogPosition {
        self.log.as_ref().map(|log| LogPosition::new(log.id(), entries(log))).unwrap_or_default()
    }

    /// The seat of the player with this key, by the contract.
    pub fn seat(&self, key: Fingerprint) -> Option<Seat> {
        self.log.as_ref()?.contract()?.seat_of(key)
    }

    /// What the current attempt to deal waits for from a player with this share: its signed hash, or the share itself. `None` if
    /// it is neither.
    pub fn contribution(&self, player: &Identity, share: Share) -> Option<DealContribution> {
        let log = self.log.as_ref()?;
        let seat = self.seat(player.fingerprint())?;
        let deal = DealProgress::of(log).ok()?;
        let attempt = deal.current()?;
        match log.phase() {
            Phase::Committing => {
                let hash = attempt.context.commit_share(seat, &share);
                let statement = Statement::Commitment { head: attempt.begun, seat, hash };
                let signature = player.sign(&statement.digest());
                Some(DealContribution::Commitment(SignedCommitment { hash, signature }))
            }
            Phase::Revealing => Some(DealContribution::Share(share)),
            _ => None,
        }
    }

    /// The message with a contribution to the current attempt.
    pub fn give(&self, given: DealContribution) -> ToHost {
        ToHost::Deal { at: self.position(RoundLog::len), given }
    }

    /// A player's action now.
    pub fn act(&self, player: &Identity, action: PlayerAction) -> TableRequest {
        let (at, seat) = (self.game_position(), self.seat(player.fingerprint()).unwrap_or(Seat::ONE));
        let signature = player.sign(&Statement::Move { head: self.game_head(), seat, action }.digest());
        TableRequest::Act { at, action, signature }
    }

    /// A player's wish to take its last move back.
    pub fn take_back(&self) -> TableRequest {
        TableRequest::TakeBack { at: self.game_position() }
    }

    /// A player's wish to pause the game, or to resume it.
    pub fn pause(&self, player: &Identity, paused: bool) -> TableRequest {
        let (at, seat) = (self.position(RoundLog::len), self.seat(player.fingerprint()).unwrap_or(Seat::ONE));
        let head = self.log.as_ref().map(RoundLog::head).unwrap_or_default();
        let signature = player.sign(&Statement::Pause { head, seat, paused }.digest());
        TableRequest::Pause { paused, at, signature }
    }

    fn game_head(&self) -> Digest {
        self.log.as_ref().map(RoundLog::game_head).unwrap_or_default()
    }
}
