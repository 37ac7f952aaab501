//! What a client was shown of rounds that aren't verified yet: kept on disk too, so that a restart loses nothing of it.
//!
//! 1. What was shown is dropped only when its verification is finished.
//! 2. A log only grows, and logs of a series come in order. The only other log that takes a log's place is one of another run of
//!    the host's program, and that is noted ([`Doubt::LogLost`]): such a round is never verified.
//! 3. A share, and that its deal is open, is on disk before anything that depends on it is sent. A share is of use for one attempt
//!    to deal only, which the head after its beginning stands for.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::seen_round::{Judgement, LastRound, SeenRound};
use crate::digest::Digest;
use crate::fingerprint::Fingerprint;
use crate::ids::SeriesKey;
use crate::protocol::{LogPosition, Name};
use crate::round_log::{Breach, LogId, Phase, ProposalId, RunId};

/// What a client was shown of the rounds of a series.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// The rounds that aren't verified yet, oldest first. The last one may still be played.
    pub(super) rounds: Vec<SeenRound>,
    /// The last round whose end was shown.
    pub(crate) last: Option<LastRound>,
    /// The log that was begun last; 0 before the first.
    pub(super) newest: ProposalId,
    /// The furthest log that was ever begun: what is told of it anew, or of one before it, was told otherwise.
    pub(super) furthest: ProposalId,
    /// The run of the host's program that signed last.
    pub(super) run: Option<RunId>,
    /// The first one of the series that this one goes on from, as far as that was seen. `None` before the first log.
    pub(super) root: Option<SeriesKey>,
}

/// The most rounds of a series that are kept without a verdict: a host may begin any number and end none.
const MAX_ROUNDS: usize = 4;

impl Evidence {
    /// The people who have played the last round whose end was shown, by their keys, with their names there. Nobody before the first.
    pub fn people(&self) -> BTreeMap<Fingerprint, Name> {
        let seats = self.last.iter().flat_map(|last| &last.contract.seats);
        seats.filter_map(|place| Some((place.player.key()?, place.name.clone()))).collect()
    }

    /// The number of the last round whose end was shown, from 1. `None` before the first.
    pub fn last_round(&self) -> Option<u32> {
        self.last.as_ref().map(|last| last.round)
    }

    /// The series of which a round was shown to its end last: this one with that key, or else the one that it goes on from.
    pub fn last_played(&self, key: SeriesKey) -> Option<SeriesKey> {
        match self.last {
            Some(_) => Some(key),
            None => self.rounds.last()?.log.contract()?.continues,
        }
    }

    /// The round that is played, or whose deal is under way. `None` between rounds.
    pub(super) fn current(&self) -> Option<&SeenRound> {
        self.rounds.last()
    }

    pub(super) fn current_mut(&mut self) -> Option<&mut SeenRound> {
        self.rounds.last_mut()
    }

    /// The round of this log, which may go on.
    pub(super) fn find_mut(&mut self, id: LogId) -> Option<&mut SeenRound> {
        self.rounds.iter_mut().find(|seen| seen.log.id() == id && !seen.is_superseded)
    }

    /// The round at a position that the host names: by number and contract.
    pub(super) fn find_at(&mut self, at: LogPosition) -> Option<&mut SeenRound> {
        self.rounds.iter_mut().find(|seen| seen.is_at(at) && !seen.is_superseded)
    }

    /// Notes that a log with this head after so many entries has its verdict. The round stays until the next one begins, as its
    /// log may come once more.
    pub(super) fn judged(&mut self, id: LogId, entries: usize, head: Digest) {
        let is_it = |seen: &&mut SeenRound| seen.log.id() == id && seen.log.head_at(entries) == Some(head);
        self.rounds.iter_mut().filter(is_it).for_each(|seen| seen.judgement = Judgement::Done);
    }

    /// Notes what the next round has to follow from, and breaks each contract for that round that doesn't, also one that another has
    /// followed. Returns the logs of these.
    pub(super) fn end_round(&mut self, last: LastRound) -> Vec<LogId> {
        let last = self.last.insert(last);
        let mut broken = Vec::new();
        for seen in self.rounds.iter_mut().filter(|seen| seen.log.id().round == last.round + 1) {
            let id = seen.log.id();
            let follows = |contract| last.is_followed_by(id.series_key(), id.round, contract);
            seen.are_scores_told |= last.are_scores_told;
            if !seen.log.contract().is_none_or(follows) {
                seen.break_by(Breach::Contract);
                broken.push(id);
            }
        }
        broken
    }

    /// Notes that what the host has shown of a round isn't to be trusted: the scores after it are its word, and what was agreed to
    /// has to be agreed to anew.
    pub(super) fn distrust(&mut self, round: u32) {
        if let Some(last) = self.last.as_mut().filter(|last| last.round >= round) {
            (last.are_scores_told, last.is_agreed) = (true, false);
        }
        let later = self.rounds.iter_mut().filter(|seen| seen.log.id().round > round);
        later.for_each(|seen| seen.are_scores_told = true);
    }

    /// The rounds that are played, or were, and may go on.
    pub(super) fn open_rounds(&self) -> impl Iterator<Item = &SeenRound> {
        let is_open = |seen: &&SeenRound| {
            seen.breach.is_none() && (seen.log.phase().is_playing() || seen.log.phase() == Phase::Ended)
        };
        self.rounds.iter().filter(is_open)
    }

    /// The rounds whose logs are complete or broken and that have no verdict yet.
    pub(super) fn unjudged(&self) -> impl Iterator<Item = &SeenRound> {
        self.rounds.iter().filter(|seen| seen.can_be_judged() && seen.judgement != Judgement::Done)
    }

    /// Whether nothing of it is of use any more: the series is over, every round has its verdict, and none is broken.
    pub(super) fn is_settled(&self) -> bool {
        let is_settled = |seen: &SeenRound| seen.judgement == Judgement::Done && seen.breach.is_none();
        self.rounds.iter().all(is_settled) && self.last.as_ref().is_none_or(|last| last.is_last)
    }

    /// The oldest round before this one whose end was not shown, though the host knew all shares.
    pub(super) fn unfinished_before(&self, round: u32) -> Option<&SeenRound> {
        self.rounds
            .iter()
            .find(|seen| seen.log.id().round < round && seen.are_shares_known() && !seen.is_closed())
    }

    /// Drops what is of no use once this log begins: rounds with a verdict, and contracts for its round that came to nothing. Returns
    /// what has to be judged as it is: its own round under an earlier contract, which stays until it has its verdict; rounds that come
    /// later, of a host that has lost them; and one for which there is no room any more.
    pub(super) fn retire(&mut self, begun: LogId) -> Vec<SeenRound> {
        let is_void = |seen: &SeenRound| {
            seen.log.id().round == begun.round && seen.breach.is_none() && !seen.are_shares_known()
        };
        self.rounds.retain(|seen| seen.judgement != Judgement::Done && !is_void(seen));
        let is_lost = |seen: &mut SeenRound| seen.log.id().proposal() >= begun.proposal();
        let mut ended: Vec<SeenRound> = self.rounds.extract_if(.., is_lost).collect();
        for seen in self.rounds.iter_mut().filter(|seen| seen.log.id().round == begun.round) {
            ended.push(seen.clone());
            (seen.is_superseded, seen.judgement) = (true, Judgement::Running);
        }
        if self.rounds.len() >= MAX_ROUNDS {
            ended.push(self.rounds.remove(0));
        }
        // One that is being judged has its verdict on the way.
        ended.retain(|seen| seen.judgement != Judgement::Running);
        ended
    }

    /// Removes the round at a position that the host names.
    pub(super) fn take(&mut self, at: LogPosition) -> Option<SeenRound> {
        let index = self.rounds.iter().position(|seen| seen.is_at(at))?;
        Some(self.rounds.remove(index))
    }
}

#[cfg(test)]
mod tests {
    use skipstone_core::bot::Level;
    use skipstone_core::{Preset, Seat};

    use super::*;
    use crate::ids::{TableId, TableSeriesId};
    use crate::round_log::{ContractPlayer, ContractSeat, LogEntry, RoundContract, RoundLog, TimeLimits};

    fn contract() -> RoundContract {
        let seat = |name: &str| ContractSeat {
            name: Name::new(name),
            age: None,
            player: ContractPlayer::person(Fingerprint::of(name.as_bytes()), Level::STRONGEST),
        };
        RoundContract {
            rules: Preset::Quick.rules(),
            teams: 2,
            seats: ["Ada", "Ben"].map(seat).into(),
            bots: 1,
            limits: TimeLimits { turn_seconds: None, grace_seconds: 60 },
            dealer: Some(Seat::Two),
            scores: vec![40, 0],
            previous: Digest::of("head", &1u8),
            continues: None,
        }
    }

    /// A host may begin the next round twice before it shows the end of the one before: first as it has to, then otherwise.
    #[test]
    fn each_contract_is_compared_with_an_end_that_comes_later() {
        let (host, series) = (Fingerprint::of(b"Hanna"), TableSeriesId([3; 16]));
        let (honest, bent) = (contract(), RoundContract { scores: vec![0, 40], ..contract() });
        let seen = |proposal: u32, contract: &RoundContract| {
            let id = LogId { table: TableId([1; 16]), host, series, round: 2, proposal };
            let mut log = RoundLog::new(id);
            log.push(LogEntry::Contract(Box::new(contract.clone()))).expect("the first entry");
            let is_superseded = proposal == 1;
            SeenRound { log: log.into(), is_superseded, ..SeenRound::new(id) }
        };
        let key = SeriesKey { host, series };
        let last = LastRound {
            series: key,
            root: key,
            round: 1,
            run: RunId::generate().expect("random bytes"),
            contract: Box::new(contract()),
            head: honest.previous,
            scores: honest.scores.clone(),
            dealer: Seat::One,
            is_last: false,
            is_agreed: true,
            are_scores_told: false,
        };
        for [first, second] in [[&honest, &bent], [&bent, &honest]] {
            let rounds = vec![seen(1, first), seen(2, second)];
            let mut evidence = Evidence { rounds, ..Evidence::default() };
            let broken: Vec<u32> = evidence.end_round(last.clone()).iter().map(|id| id.proposal).collect();
            assert_eq!(broken, [if *first == bent { 1 } else { 2 }]);
            assert!(
                evidence
                    .rounds
                    .iter()
                    .all(|seen| seen.breach.is_some() == broken.contains(&seen.log.id().proposal))
            );
        }
    }
}
