//! A deal as its log tells it: what may be committed to, revealed, and dealt.

use std::collections::BTreeSet;

use skipstone_core::{Seat, Seed};

use super::chain::RoundLog;
use super::entry::{LogEntry, SignedCommitments};
use super::statement::Statement;
use crate::digest::Digest;
use crate::fair_deal::{Commitment, DealContext, DealSecret, Shares, UnfairDeal};

/// All attempts to deal a round. Whatever they come to, the first violation ends it. Each that fails excludes somebody who had
/// committed to a share, so there is one attempt more than people at most.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DealProgress {
    attempts: Vec<DealAttempt>,
}

/// One attempt to deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealAttempt {
    /// What its hashes are bound to.
    pub context: DealContext,
    /// The hash of the host's secret.
    pub commitment: Commitment,
    /// The head after [`LogEntry::Begun`], which those who commit sign over.
    pub begun: Digest,
    /// The hashes of all shares. `None` while they are collected.
    pub list: Option<SignedCommitments>,
    /// All shares. `None` before they are revealed.
    pub shares: Option<Shares>,
    /// The seats whose shares are missing, if it failed.
    pub failed: Option<Vec<Seat>>,
}

impl DealProgress {
    /// The deal of a whole log, or of the beginning of one.
    ///
    /// # Errors
    /// With the first entry that breaks the rules of the deal.
    pub fn of(log: &RoundLog) -> Result<DealProgress, UnfairDeal> {
        let mut deal = DealProgress::default();
        (0..log.len()).try_for_each(|index| deal.follow(log, index))?;
        Ok(deal)
    }

    /// Applies the entry of a log with this index. Entries that are no steps of a deal change nothing.
    ///
    /// # Errors
    /// If it breaks the rules of the deal.
    pub fn follow(&mut self, log: &RoundLog, index: usize) -> Result<(), UnfairDeal> {
        let (Some(entry), Some(before), Some(after)) =
            (log.entries().get(index), log.head_at(index), log.head_at(index + 1))
        else {
            return Ok(());
        };
        match entry {
            LogEntry::Begun(commitment) => self.attempts.push(DealAttempt {
                context: DealContext(before),
                commitment: *commitment,
                begun: after,
                list: None,
                shares: None,
                failed: None,
            }),
            LogEntry::Committed(list) => {
                self.check_list(log, list)?;
                self.change(|attempt| attempt.list = Some(list.clone()));
            }
            LogEntry::Failed(missing) => {
                self.check_failure(missing)?;
                self.change(|attempt| attempt.failed = Some(missing.clone()));
            }
            LogEntry::Revealed(shares) => {
                self.check_shares(shares)?;
                self.change(|attempt| attempt.shares = Some(shares.clone()));
            }
            _ => {}
        }
        Ok(())
    }

    /// All attempts, oldest first.
    pub fn attempts(&self) -> &[DealAttempt] {
        &self.attempts
    }

    /// The current attempt. `None` before the first.
    pub fn current(&self) -> Option<&DealAttempt> {
        self.attempts.last()
    }

    /// The attempts that failed, oldest first: the seats whose shares were missing.
    pub fn failed(&self) -> Vec<Vec<Seat>> {
        self.attempts.iter().filter_map(|attempt| attempt.failed.clone()).collect()
    }

    /// Whether a seat withheld its share before and takes no part any more.
    pub fn is_excluded(&self, seat: Seat) -> bool {
        self.attempts
            .iter()
            .filter_map(|attempt| attempt.failed.as_ref())
            .any(|missing| missing.contains(&seat))
    }

    /// The round's seed, from the secret that the host revealed.
    ///
    /// # Errors
    /// If it isn't the one that the host committed to, or nothing was dealt.
    pub fn seed(&self, secret: &DealSecret) -> Result<Seed, UnfairDeal> {
        let dealt = self.current().and_then(|attempt| Some((attempt, attempt.shares.as_ref()?)));
        let (attempt, shares) = dealt.ok_or(UnfairDeal::Secret)?;
        if attempt.context.commit_secret(secret) != attempt.commitment {
            return Err(UnfairDeal::Secret);
        }
        Ok(attempt.context.seed(secret, shares))
    }

    /// Checks that every hash is of a person at another machine than the host's, who signed it and withheld nothing before.
    fn check_list(&self, log: &RoundLog, list: &SignedCommitments) -> Result<(), UnfairDeal> {
        let (Some(contract), Some(attempt)) = (log.contract(), self.current()) else { return Ok(()) };
        for (seat, given) in list {
            let person =
                contract.person(*seat).filter(|key| *key != log.id().host && !self.is_excluded(*seat));
            let Some(person) = person else { return Err(UnfairDeal::ForeignShare { seat: *seat }) };
            let statement = Statement::Commitment { head: attempt.begun, seat: *seat, hash: given.hash };
            if !given.signature.is_by(person, &statement.digest()) {
                return Err(UnfairDeal::Signature { seat: *seat });
            }
        }
        Ok(())
    }

    /// Checks that an attempt failed for want of shares that were committed to.
    fn check_failure(&self, missing: &[Seat]) -> Result<(), UnfairDeal> {
        let list = self.current().and_then(|attempt| attempt.list.as_ref());
        let is_listed = |seat: &Seat| list.is_some_and(|list| list.contains_key(seat));
        let distinct: BTreeSet<&Seat> = missing.iter().collect();
        if missing.is_empty() || distinct.len() < missing.len() || !missing.iter().all(is_listed) {
            return Err(UnfairDeal::Failure);
        }
        Ok(())
    }

    /// Checks that the shares are those of the list.
    fn check_shares(&self, shares: &Shares) -> Result<(), UnfairDeal> {
        let none = SignedCommitments::new();
        let Some(attempt) = self.current() else { return Ok(()) };
        let list = attempt.list.as_ref().unwrap_or(&none);
        let seats: BTreeSet<Seat> = list.keys().chain(shares.keys()).copied().collect();
        let matches = |seat: &Seat| {
            let hash = shares.get(seat).map(|share| attempt.context.commit_share(*seat, share));
            hash.is_some() && hash == list.get(seat).map(|given| given.hash)
        };
        match seats.into_iter().find(|seat| !matches(seat)) {
            Some(seat) => Err(UnfairDeal::Share { seat }),
            None => Ok(()),
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut DealAttempt)) {
        if let Some(attempt) = self.attempts.last_mut() {
            change(attempt);
        }
    }
}
