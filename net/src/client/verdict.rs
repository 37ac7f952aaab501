//! What a client can say of a finished round.

use serde::{Deserialize, Serialize};
use skipstone_core::{Seat, bot};

use super::evidence::SeenRound;
use crate::fair_deal::{FailedAttempt, UnfairDeal};
use crate::fingerprint::Fingerprint;
use crate::round_log::{Breach, LogEntry, Phase, check_without_secret, replay};

/// What a client says of a finished round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Nobody chose the deal, and everything was played by the rules.
    Verified(DealSummary),
    /// The round may be as it should be, but this client can't prove it. Nobody is accused.
    NotProven(Doubt),
    /// The host has cheated, or its program is broken: no loss of a connection, no crash and no lateness can explain it.
    Broken(Breach),
}

/// How a verified round came about.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DealSummary {
    /// The attempts to deal that failed before, oldest first: the seats whose shares were missing. Withholding a share can't be
    /// prevented, so it is told.
    pub failed: Vec<FailedAttempt>,
    /// The seats of people whose shares are not part of the deal: they were away or didn't answer.
    pub without: Vec<Seat>,
    /// The seats of other people who signed that they were shown the same round to its end.
    pub witnesses: Vec<Seat>,
    /// The seats of people for whom a computer player made moves.
    pub played_for: Vec<Seat>,
    /// Whether the scores before this round are the host's word: rounds were missed.
    pub are_scores_told: bool,
}

/// Why a round can't be proven.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
pub enum Doubt {
    /// The own share isn't part of the deal.
    #[error("the deal was made without the random numbers of this computer")]
    OwnShareMissing,
    /// Nobody but the host gave random bytes, so a spectator can't know how the host chose its own.
    #[error("nobody but the host gave random numbers for the deal")]
    HostAlone,
    /// A spectator who came after the deal. What was shown since then is consistent.
    #[error("you came after the deal; what you saw since then fits together")]
    CameLate,
    /// The host didn't show the end of the round, with its part of the deal.
    #[error("the host didn't show the end of the round")]
    EndNotShown,
    /// The computer players are of another version, so their decisions can't be repeated.
    #[error("the computer players on the host's computer are of another version")]
    OtherBots,
    /// Computer players decided so often that it would take too long to check.
    #[error("the computer players made more moves than can be checked")]
    TooLong,
    /// The host's program was started again and has lost what it had told.
    #[error("the host's program was started again and has lost a part of the round")]
    LogLost,
    /// So many earlier rounds of this host never came to their end here, though it could know all shares of their deals: it may
    /// have drawn until it liked a deal.
    #[error("{0} earlier rounds of this host never came to an end here, so it may have picked this deal")]
    OpenDeals(u32),
    /// A computer player played for this player, who was there and hadn't left.
    #[error("a computer player took your seat though you were there")]
    PlayedFor,
    /// The round was begun by an older version of the host's program.
    #[error("the round was begun by an older version of the host's program")]
    OlderVersion,
    /// Nothing was shown of the round but its record.
    #[error("you weren't there")]
    NotPresent,
    /// The host has no readable record of the round either.
    #[error("the host doesn't show a record of this round")]
    NoRecord,
}

impl Verdict {
    /// Whether the player has to be told of it even if the screen shows another round by now: a host may be quick to show one.
    pub fn must_be_told(&self) -> bool {
        match self {
            Verdict::Verified(_) => false,
            Verdict::NotProven(doubt) => {
                matches!(doubt, Doubt::OpenDeals(_) | Doubt::PlayedFor | Doubt::LogLost)
            }
            Verdict::Broken(_) => true,
        }
    }
}

impl SeenRound {
    /// A verdict with what other players have said of the round by now.
    pub(super) fn with_witnesses(&self, verdict: Verdict) -> Verdict {
        match verdict {
            Verdict::Verified(summary) => {
                let end = self.log.len() as u32;
                let witnesses = self.witnesses.iter().filter(|(_, entries)| **entries == end);
                let witnesses = witnesses.map(|(seat, _)| *seat).collect();
                Verdict::Verified(DealSummary { witnesses, ..summary })
            }
            verdict => verdict,
        }
    }
}

/// A round to be judged away from the network: it can take seconds.
#[derive(Debug)]
pub(crate) struct Judgement {
    pub(super) seen: SeenRound,
    /// The own key.
    pub(super) own: Fingerprint,
    /// The version of this program, for the record.
    pub(super) app: String,
}

impl Judgement {
    /// The verdict, and the record of the round if its log gives one.
    pub(super) fn run(&self) -> (Option<String>, Verdict) {
        let seen = &self.seen;
        if let Some(breach) = &seen.breach {
            return (None, Verdict::Broken(breach.clone()));
        }
        if seen.log.contract().is_some_and(|contract| !contract.fair) {
            return (None, Verdict::NotProven(Doubt::OlderVersion));
        }
        if seen.log.phase() != Phase::Closed {
            let checked = check_without_secret(&seen.log.clone().into_public());
            return (None, checked.map_or_else(Verdict::Broken, |()| Verdict::NotProven(Doubt::EndNotShown)));
        }
        match replay(&seen.log, &self.app) {
            Ok(replayed) => {
                let record = Some(replayed.record.to_string());
                (record, self.verdict(&replayed).unwrap_or_else(Verdict::Broken))
            }
            Err(breach) => (None, Verdict::Broken(breach)),
        }
    }

    /// The verdict on a round whose log follows the rules.
    fn verdict(&self, replayed: &crate::round_log::ReplayedRound) -> Result<Verdict, Breach> {
        let seen = &self.seen;
        let Some(contract) = seen.log.contract() else { return Err(Breach::Contract) };
        let seat = contract.seat_of(self.own);
        let deal = seen.deal()?;
        let attempt = deal.current();
        let shares = attempt.and_then(|attempt| attempt.shares.as_ref());
        let is_host = seen.log.id().host == self.own;
        let own_share = seen.own_share().map(|(_, share)| share);
        if let (Some(seat), Some(shares), Some(own)) = (seat, shares, own_share)
            && shares.get(&seat).is_some_and(|share| *share != own)
        {
            // The share is signed by the own key, which nobody else has.
            return Err(UnfairDeal::Share { seat }.into());
        }
        // Told first: it isn't told again.
        let open_deals = seen.open_deals.len() as u32;
        let mut doubts = Vec::from_iter((open_deals > 0).then_some(Doubt::OpenDeals(open_deals)));
        doubts.extend(seen.doubt);
        if seen.has_own_share(self.own) {
            self.check_talk(seat)?;
        }
        match (seat, shares) {
            _ if is_host => {}
            (Some(seat), Some(shares)) if own_share.is_some() && shares.contains_key(&seat) => {}
            (Some(_), _) => doubts.push(Doubt::OwnShareMissing),
            (None, shares) => {
                let list = seen.log.entries().iter().position(|entry| matches!(entry, LogEntry::Revealed(_)));
                if list.is_none_or(|list| (seen.came_at as usize) > list) {
                    doubts.push(Doubt::CameLate);
                } else if shares.is_none_or(|shares| shares.is_empty()) {
                    doubts.push(Doubt::HostAlone);
                }
            }
        }
        if !replayed.are_bots_checked {
            let is_same = contract.bots == bot::VERSION;
            doubts.push(if is_same { Doubt::TooLong } else { Doubt::OtherBots });
        }
        if let Some(doubt) = doubts.first() {
            return Ok(Verdict::NotProven(*doubt));
        }
        Ok(Verdict::Verified(DealSummary {
            failed: replayed.failed.clone(),
            without: replayed.without.clone(),
            witnesses: Vec::new(),
            played_for: replayed.played_for.clone(),
            are_scores_told: seen.are_scores_told,
        }))
    }

    /// Checks that the own seat is said to have talked no more often than it has, since this client came.
    fn check_talk(&self, seat: Option<Seat>) -> Result<(), Breach> {
        let is_own = |entry: &LogEntry| matches!(entry, LogEntry::Talked(talker) if Some(*talker) == seat);
        let entries = (0..).zip(self.seen.log.entries()).skip(self.seen.came_at as usize);
        let mut own = entries.filter(|(_, entry)| is_own(entry)).map(|(at, _)| at);
        match own.nth(self.seen.lines_sent as usize) {
            Some(entry) => Err(Breach::Talk { entry }),
            None => Ok(()),
        }
    }
}
