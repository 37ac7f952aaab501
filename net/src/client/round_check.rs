//! The check of a finished round: what its log, and what this client knows of it, come to.

use std::collections::BTreeSet;

use skipstone_core::Seat;

use super::seen_round::SeenRound;
use super::verdict::{DealSummary, Doubt, Verdict};
use crate::digest::Digest;
use crate::fair_deal::UnfairDeal;
use crate::fingerprint::Fingerprint;
use crate::ids::SeriesKey;
use crate::round_log::{
    Breach, LogId, Phase, ReplayedRound, RoundLog, SignedLog, check_without_secret, replay,
};

/// A finished round, to be judged away from the network: it can take seconds.
#[derive(Debug)]
pub(crate) struct RoundCheck {
    pub(super) seen: SeenRound,
    /// The own key.
    pub(super) own: Fingerprint,
    /// Whether the host has kicked the player from the rounds of all unfinished deals that the verdict tells of.
    pub(super) was_kicked: bool,
    /// The version of this program, for the record.
    pub(super) app: String,
    /// Whether the log may go on: then only what is broken, and an end without its secret, is told.
    pub(super) may_go_on: bool,
}

/// What a [`RoundCheck`] came to.
#[derive(Debug)]
pub(crate) struct CheckedRound {
    pub(super) id: LogId,
    /// The number of entries that were judged, and the head after them.
    pub(super) judged: (usize, Digest),
    pub(super) seat: Option<Seat>,
    /// Whether the round's end was shown.
    pub(super) has_ended: bool,
    pub(super) record: Option<String>,
    /// The turns in which computer players moved for people.
    pub(super) stand_in_turns: BTreeSet<u32>,
    pub(super) verdict: Verdict,
    pub(super) log: Option<Box<SignedLog>>,
    pub(super) convicts: bool,
    /// The unfinished deals that the verdict tells of, of this host or of others.
    pub(super) unfinished_deals: Vec<Digest>,
    pub(super) may_go_on: bool,
}

/// A verdict that goes to the screen.
#[derive(Debug)]
pub(super) struct UnsettledVerdict {
    pub(super) id: LogId,
    /// The number of entries that were judged, and the head after them.
    pub(super) entries: usize,
    pub(super) head: Digest,
    /// The unfinished deals that it tells of, of this host or of others.
    pub(super) unfinished_deals: Vec<Digest>,
    /// Whether the player has to be told of it whatever the screen shows.
    pub(super) must_be_told: bool,
}

/// What has yet to be judged and told.
#[derive(Debug, Default)]
pub(super) struct PendingVerdicts {
    /// The series of this host whose rounds from before the last restart have yet to be judged, the next one last.
    pub(super) resuming: Vec<SeriesKey>,
    /// The verdicts among the events, until the screen has them.
    pub(super) unsettled: Vec<UnsettledVerdict>,
    /// Whether the screen was given a log that convicts the host.
    pub(super) has_proof: bool,
}

impl RoundCheck {
    /// Judges the round. Replays the decisions of computer players, which can take seconds.
    pub(crate) fn run(self) -> CheckedRound {
        let (replayed, verdict) = self.judge();
        let (record, stand_in_turns) =
            replayed.map(|round| (round.record.to_string(), round.stand_in_turns)).unzip();
        let stand_in_turns = stand_in_turns.unwrap_or_default();
        let RoundCheck { seen, own, app, may_go_on, .. } = self;
        let (id, judged, log) = (seen.log.id(), (seen.log.len(), seen.log.head()), seen.signed_log());
        let is_broken = matches!(verdict, Verdict::Broken(_));
        let convicts = is_broken && log.as_ref().is_some_and(|log| log.convicts(&app));
        let tells_of_deals = matches!(verdict, Verdict::NotProven(doubt) if doubt.tells_of_deals());
        let (seat, has_ended) = (seen.seat_of(own), seen.outcome().is_some());
        let unfinished_deals = if tells_of_deals { seen.unfinished_deals } else { Vec::new() };
        CheckedRound {
            id,
            judged,
            seat,
            has_ended,
            record,
            stand_in_turns,
            verdict,
            log,
            convicts,
            unfinished_deals,
            may_go_on,
        }
    }

    /// The verdict, and the round if its log gives one.
    fn judge(&self) -> (Option<ReplayedRound>, Verdict) {
        let seen = &self.seen;
        if let Some(breach) = &seen.breach {
            return (None, Verdict::Broken(breach.clone()));
        }
        if seen.log.phase() != Phase::Closed {
            let checked = check_without_secret(&RoundLog::clone(&seen.log).into_public());
            return (None, checked.map_or_else(Verdict::Broken, |()| Verdict::NotProven(Doubt::EndNotShown)));
        }
        match replay(&seen.log, &self.app) {
            Ok(replayed) => {
                let verdict = self.verdict(&replayed).unwrap_or_else(Verdict::Broken);
                (Some(replayed), verdict)
            }
            Err(breach) => (None, Verdict::Broken(breach)),
        }
    }

    /// The verdict on a round whose log follows the rules.
    fn verdict(&self, replayed: &ReplayedRound) -> Result<Verdict, Breach> {
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
        let unfinished_deals = seen.unfinished_deals.len() as u32;
        let unfinished = if self.was_kicked { Doubt::Kicked } else { Doubt::UnfinishedDeals };
        let mut doubts = Vec::from_iter((unfinished_deals > 0).then(|| unfinished(unfinished_deals)));
        doubts.extend(&seen.doubts);
        match (seat, shares) {
            _ if is_host => {}
            (Some(seat), Some(shares)) if own_share.is_some() && shares.contains_key(&seat) => {}
            (Some(_), _) => doubts.push(Doubt::OwnShareMissing),
            (None, _) => doubts.push(Doubt::Watched { from: seen.came_at }),
        }
        if !replayed.are_bots_checked {
            doubts.push(if contract.are_bots_known() { Doubt::TooLong } else { Doubt::OtherBots });
        }
        // A program that has lost all it had noted has lost its share as well.
        doubts.sort_by_key(|doubt| *doubt == Doubt::UnknownSignature);
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
}

impl SeenRound {
    /// A verdict with what is known of the round by now: what other players have said of it, and whether the rounds before it were
    /// broken.
    pub(super) fn with_news(&self, verdict: Verdict) -> Verdict {
        match verdict {
            Verdict::Verified(summary) => {
                let end = self.log.len() as u32;
                let witnesses = self.witnesses.iter().filter(|(_, entries)| **entries == end);
                let witnesses = witnesses.map(|(seat, _)| *seat).collect();
                let are_scores_told = self.are_scores_told;
                Verdict::Verified(DealSummary { witnesses, are_scores_told, ..summary })
            }
            verdict => verdict,
        }
    }
}
