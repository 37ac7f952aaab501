//! The host's side of a fair deal: host and guests agree on a contract, commit, then reveal, and the round is dealt from all of it.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::table::{self, IntentError};

use super::departures::Departure;
use super::game::Stage;
use super::messages::GuestId;
use super::pending_deal::PendingDeal;
use super::{HostLog, Room};
use crate::fair_deal::{DealContext, DealSecret};
use crate::fingerprint::Fingerprint;
use crate::host::event::HostEvent;
use crate::protocol::{DealContribution, Denial, LogPosition, TableSeriesId};
use crate::random::random;
use crate::round_log::{DealAttempt, LogEntry, LogId, Phase, Proposal, Statement};

/// The timeout of each phase. Programs answer by themselves, over the worst network too.
const PHASE_TIMEOUT: Duration = Duration::from_secs(5);

impl Room {
    /// Checks that the next round may begin, or is being dealt.
    pub(super) fn check_next_round(&self) -> Result<(), Denial> {
        let (stage, paused) = (self.stage(), self.game.as_ref().and_then(|game| game.table.paused()));
        match (stage, paused) {
            (Stage::Lobby, _) => Err(Denial::NotNow),
            (Stage::Dealing, _) => Ok(()),
            (_, Some(by)) => Err(Denial::Table(by.into())),
            (Stage::Playing, None) => Err(Denial::Table(IntentError::RoundGoesOn)),
            (Stage::SeriesOver, None) => Err(Denial::Table(IntentError::SeriesOver)),
            (Stage::FirstRound | Stage::BetweenRounds, None) => Ok(()),
        }
    }

    /// Begins to deal the next round.
    pub(super) fn start_deal(&mut self) -> Result<(), Denial> {
        self.check_next_round()?;
        if self.stage() == Stage::Dealing {
            return Ok(());
        }
        // Everything that can fail comes before the first entry.
        let secret = DealSecret::generate().map_err(|_| Denial::NotNow)?;
        let config = self.planned_seating().config(|key| self.people.next_name(key)).ok_or(Denial::NotNow)?;
        config.check().map_err(|_| Denial::NotNow)?;
        // Whoever has become ready last isn't away.
        self.sync_proposal();
        let proposal = self.proposed.clone().ok_or(Denial::NotNow)?;
        let away: Vec<Seat> = proposal.contract.away().collect();
        self.people.clear_ready();
        self.game.iter_mut().for_each(|game| game.begins_at = None);
        self.change_players();
        for seat in away {
            self.take_over(seat, None);
        }
        self.propose_contract(*proposal);
        self.start_attempt(secret);
        Ok(())
    }

    /// Begins the log of a round with the contract that was proposed.
    fn propose_contract(&mut self, Proposal { round, contract, .. }: Proposal) {
        let id = self.log_id();
        let Some(game) = &mut self.game else { return };
        let earlier = game.log.take();
        let declined = earlier.as_ref().map(|log| log.log().id()).filter(|id| id.round == round);
        let proposal = declined.map_or(1, |id| id.proposal + 1);
        if let Some(earlier) = earlier.filter(|_| declined.is_none()) {
            game.finished.add(earlier);
        }
        game.log = Some(HostLog::new(LogId { round, proposal, ..id }));
        // From here on a series goes on.
        self.broadcast_lobby();
        self.flush_lobby();
        self.append(LogEntry::Contract(Box::new(contract)), &[]);
        // Shorter limits hold from here on.
        self.apply_timeouts();
    }

    /// What logs at this table are of, but for round and contract.
    pub(super) fn log_id(&self) -> LogId {
        LogId { table: self.id, host: self.host_key(), series: self.series, round: 0, proposal: 0 }
    }

    /// Commits to a secret and asks everyone for the hash of a share.
    fn start_attempt(&mut self, secret: DealSecret) {
        let people = self.seating.people_other_than(self.host_key()).collect::<Vec<_>>();
        let Some(log) = self.game.as_mut().and_then(|game| game.log.as_mut()) else { return };
        log.secret = Some(secret);
        let commitment = DealContext(log.log().head()).commit_secret(&secret);
        let waiting = people
            .into_iter()
            .filter(|(seat, key)| {
                !log.deal.is_excluded(*seat) && !log.is_taken_over(*seat) && self.guests.is_responsive(*key)
            })
            .map(|(seat, _)| seat)
            .collect();
        let deadline = self.now + PHASE_TIMEOUT;
        if let Some(game) = &mut self.game {
            game.dealing = Some(PendingDeal::new(waiting, deadline));
        }
        self.append(LogEntry::Begun(commitment), &[]);
    }

    /// Goes on with a deal that was begun before the host restarted: with the same secret, so that it can't choose another one.
    pub(super) fn resume_deal(&mut self) {
        let waiting = self.seating.people_other_than(self.host_key()).map(|(seat, _)| seat).collect();
        // Guests need a moment to come back.
        let deadline = self.now + crate::limits::RETURN_TIMEOUT;
        let Some(game) = &mut self.game else { return };
        let Some(log) = &game.log else { return };
        let is_declined = log.secret.is_none();
        match log.log().phase() {
            Phase::Committing | Phase::Revealing if is_declined => {}
            Phase::Committing | Phase::Revealing => game.dealing = Some(PendingDeal::new(waiting, deadline)),
            // The next attempt was about to begin.
            Phase::Agreed => {
                if let Ok(secret) = DealSecret::generate() {
                    self.start_attempt(secret);
                    self.game.iter_mut().filter_map(|game| game.dealing.as_mut()).for_each(|deal| {
                        (deal.waiting, deal.deadline) = (waiting.clone(), deadline);
                    });
                }
            }
            Phase::Revealed if self.stage() != Stage::Playing => self.deal_cards(),
            _ => {}
        }
    }

    /// Takes a guest's contribution. Those for other attempts come too late and are ignored.
    pub(super) fn handle_contribution(&mut self, guest: GuestId, at: LogPosition, given: DealContribution) {
        // The host's part is its secret.
        let seat = self.seat_of(guest).filter(|_| guest != GuestId::HOST);
        let attempt = self.current_log().map(|log| (log.log().id(), log.deal.failed().len()));
        let is_free = seat.is_some() && self.guests.is_contribution_free(guest, attempt);
        if !is_free && !self.check_rate(guest, 0) {
            return;
        }
        let Some(seat) = seat else { return };
        let Some(key) = self.guests.get(guest).map(|guest| guest.key) else { return };
        let Some(game) = &mut self.game else { return };
        let (Some(deal), Some(log)) = (game.dealing.as_mut(), game.log.as_ref()) else { return };
        let id = log.log().id();
        let Some(attempt) = log.deal.current() else { return };
        if id.proposal() != at.proposal() || log.deal.is_excluded(seat) {
            return;
        }
        match (log.log().phase(), given) {
            (Phase::Committing, DealContribution::Commitment(given)) => {
                let statement = Statement::Commitment { head: attempt.begun, seat, hash: given.hash };
                if given.signature.is_by(key, &statement.digest()) {
                    deal.hashes.entry(seat).or_insert(given);
                    deal.waiting.remove(&seat);
                }
            }
            // A share that doesn't match its hash counts as withheld.
            (Phase::Revealing, DealContribution::Share(share)) if is_listed(attempt, seat, &share) => {
                deal.shares.insert(seat, share);
            }
            // Once a share was sent the contract stands.
            (Phase::Committing, DealContribution::Decline(begun))
                if begun == attempt.begun && log.deal.failed().is_empty() =>
            {
                self.abandon_deal(seat);
            }
            _ => {}
        }
    }

    /// Drops a deal that a guest declined, before anybody has revealed anything. Before the first round all go back to the lobby.
    fn abandon_deal(&mut self, seat: Seat) {
        let Some(game) = &mut self.game else { return };
        game.dealing = None;
        // Without its secret the deal isn't gone on with after a restart either.
        game.log.iter_mut().for_each(|log| log.secret = None);
        let mut dropped = None;
        if game.table.series().rounds().is_empty()
            && let Ok(series) = random()
        {
            dropped = Some(std::mem::replace(&mut self.series, TableSeriesId(series)));
            self.end_series();
        }
        self.outputs.tell_host(HostEvent::DealDeclined { seat, dropped });
        self.saves.save_now();
        self.broadcast_lobby();
        self.flush_lobby();
    }

    /// A deal under way no longer waits for a seat.
    pub(super) fn stop_waiting_for_share(&mut self, seat: Seat, departure: Departure) {
        if let Some(deal) = self.game.as_mut().and_then(|game| game.dealing.as_mut())
            && departure != Departure::Lost
        {
            deal.stop_waiting(seat);
        }
    }

    /// Takes the deal as far as it can go: closes the list, deals, or begins another attempt.
    pub(super) fn advance_deal(&mut self) {
        // Each failed attempt excludes at least one seat, so this ends.
        while self.advance_attempt() {}
    }

    /// Goes on by one entry, if it is time.
    fn advance_attempt(&mut self) -> bool {
        let now = self.now;
        let Some(game) = &mut self.game else { return false };
        let (Some(deal), Some(log)) = (game.dealing.as_mut(), game.log.as_ref()) else { return false };
        match log.log().phase() {
            Phase::Committing if deal.waiting.is_empty() || now >= deal.deadline => {
                let list = std::mem::take(&mut deal.hashes);
                let silent: BTreeSet<Seat> = std::mem::take(&mut deal.waiting);
                deal.deadline = now + PHASE_TIMEOUT;
                for key in silent.into_iter().filter_map(|seat| self.seating.person(seat)) {
                    self.guests.mark_unresponsive(key);
                }
                self.append(LogEntry::Committed(list), &[]);
                true
            }
            Phase::Revealing => {
                let list = log.deal.current().and_then(|attempt| attempt.list.as_ref());
                let missing: Vec<Seat> = list
                    .into_iter()
                    .flat_map(BTreeMap::keys)
                    .copied()
                    .filter(|seat| !deal.shares.contains_key(seat))
                    .collect();
                if missing.is_empty() {
                    let shares = std::mem::take(&mut deal.shares);
                    game.dealing = None;
                    self.append(LogEntry::Revealed(shares), &[]);
                    self.deal_cards();
                    return true;
                }
                let has_failed = now >= deal.deadline || missing.iter().all(|seat| deal.left.contains(seat));
                if !has_failed {
                    return false;
                }
                let Ok(secret) = DealSecret::generate() else {
                    tracing::error!("no random bytes for another deal");
                    return false;
                };
                self.append(LogEntry::Failed(missing), &[]);
                self.start_attempt(secret);
                true
            }
            _ => false,
        }
    }

    /// Deals the round from the host's secret and everyone's shares.
    fn deal_cards(&mut self) {
        let seed = self.current_log().and_then(|log| log.deal.seed(&log.secret?).ok());
        self.use_stand_ins();
        match seed {
            Some(seed) => {
                if !self.apply_to_table(table::TableInput::DealFrom(seed), None) {
                    tracing::error!("the table refuses a deal");
                }
                self.allow_changes();
            }
            None => tracing::error!("a deal without a secret"),
        }
    }

    /// Has computer players take over for people as the contract says.
    pub(super) fn use_stand_ins(&mut self) {
        if let Some(game) = &mut self.game
            && let Some(contract) = game.log.as_ref().and_then(|log| log.log().contract())
        {
            game.table.set_stand_ins(contract.stand_ins());
        }
    }

    /// The key of a seat's person by the current contract. `None` without one, and for a computer player.
    pub(super) fn contract_key(&self, seat: Seat) -> Option<Fingerprint> {
        self.current_log()?.log().contract()?.person(seat)
    }
}

/// Whether a share is the one whose hash is in the list.
fn is_listed(attempt: &DealAttempt, seat: Seat, share: &crate::fair_deal::Share) -> bool {
    let listed = attempt.list.as_ref().and_then(|list| list.get(&seat));
    listed.is_some_and(|given| given.hash == attempt.context.commit_share(seat, share))
}
