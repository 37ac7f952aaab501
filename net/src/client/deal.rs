//! The client's side of a fair deal: answers the host's steps, and keeps what verifies the deal after the round.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use skipstone_core::bot::Level;
use skipstone_core::table::Player;
use skipstone_core::{MAX_SEATS, Seat, Seed, UpTo};

use super::event::{DealAbsences, Verdict, VerificationError};
use crate::fair_deal::{
    Commitment, DealContext, DealSecret, DealTranscript, FailedAttempt, Share, ShareCommitments, UnfairDeal,
};
use crate::fingerprint::Fingerprint;
use crate::protocol::{DealContribution, DealStep, Lobby, LobbySeat, Name, Occupant};

/// What a client saw of the deal of one round, over all its attempts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct RoundDeal {
    /// The round's number, from 1 within the series.
    pub(super) round: u32,
    /// The attempts that failed, oldest first.
    pub(super) failed: Vec<FailedAttempt>,
    /// The current attempt. `None` if its beginning was missed.
    pub(super) transcript: Option<DealTranscript>,
    /// The seats of people whose shares are not part of the current attempt.
    pub(super) without: Vec<Seat>,
    /// The computer players, as the lobby named them before any share was revealed: nobody can choose them to suit the deal.
    #[serde(with = "UpTo::<MAX_SEATS>")]
    pub(super) bots: Vec<SeatedBot>,
    /// The first violation of the protocol.
    pub(super) finding: Option<UnfairDeal>,
}

/// A computer player: its level and its name decide how it plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SeatedBot {
    pub(super) seat: Seat,
    pub(super) name: Name,
    /// The level as records write it: `bot:greedy`.
    pub(super) player: Name,
}

/// Who takes part in a deal, by the lobby.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Participants {
    /// The own seat, unless this client is the host's or a spectator's.
    pub(super) own: Option<Seat>,
    /// The seats of people at other machines than the host's.
    pub(super) people: BTreeSet<Seat>,
    pub(super) bots: Vec<SeatedBot>,
}

impl SeatedBot {
    /// Its level. `None` if this program doesn't know it.
    pub(super) fn level(&self) -> Option<Level> {
        match self.player.parse() {
            Ok(Player::Bot(level)) => Some(level),
            Ok(Player::Human) | Err(_) => None,
        }
    }
}

impl Participants {
    pub(super) fn new(lobby: &Lobby, own: Fingerprint, host: Fingerprint) -> Participants {
        let person = |(seat, place): (Seat, &LobbySeat)| match place.occupant {
            Occupant::Person { key, .. } if key != host => Some((seat, key)),
            _ => None,
        };
        let bot = |(seat, place): (Seat, &LobbySeat)| match &place.occupant {
            Occupant::Bot { name, player } => {
                Some(SeatedBot { seat, name: name.clone(), player: player.clone() })
            }
            Occupant::Person { .. } | Occupant::Nobody => None,
        };
        let people: Vec<(Seat, Fingerprint)> = lobby.by_seat().filter_map(person).collect();
        Participants {
            own: people.iter().find(|(_, key)| *key == own).map(|(seat, _)| *seat),
            people: people.into_iter().map(|(seat, _)| seat).collect(),
            bots: lobby.by_seat().filter_map(bot).collect(),
        }
    }
}

impl RoundDeal {
    pub(super) fn new(round: u32) -> RoundDeal {
        RoundDeal {
            round,
            failed: Vec::new(),
            transcript: None,
            without: Vec::new(),
            bots: Vec::new(),
            finding: None,
        }
    }

    /// Handles a step of the attempt that `context` names; what to send to the host. A repeated step gets the same answer.
    pub(super) fn handle_step(
        &mut self,
        context: DealContext,
        step: DealStep,
        participants: &Participants,
    ) -> Option<DealContribution> {
        let may_begin = self.may_begin(context.attempt);
        let current = self.transcript.as_mut().filter(|transcript| transcript.context == context);
        match (step, current) {
            (DealStep::Begun(commitment), Some(transcript)) if transcript.commitment == commitment => {
                transcript.own_commitment().map(DealContribution::Commitment)
            }
            (DealStep::Begun(commitment), None) if may_begin => {
                self.begin(context, commitment, participants.own).map(DealContribution::Commitment)
            }
            (DealStep::Begun(_), _) => self.find(UnfairDeal::Restarted),
            (DealStep::Committed(list), Some(transcript)) => match &transcript.list {
                Some(first) if *first != list => self.find(UnfairDeal::Restarted),
                Some(_) => transcript.own.map(|(_, share)| DealContribution::Share(share)),
                None => self.close_list(list, participants).map(DealContribution::Share),
            },
            (DealStep::Revealed(shares), Some(transcript)) => {
                transcript.shares.get_or_insert(shares);
                None
            }
            (DealStep::Failed(missing), _) => self.fail(context.attempt, missing),
            // Without the beginning of the attempt there is nothing to check.
            (DealStep::Committed(_) | DealStep::Revealed(_), None) => None,
        }
    }

    /// Verifies the deal after the round. `secret` is `None` if the host didn't reveal it, `seed` is that of the round's record,
    /// `viewer` is the own seat.
    pub(super) fn verify(self, secret: Option<DealSecret>, seed: &Seed, viewer: Option<Seat>) -> Verdict {
        if let Some(finding) = self.finding {
            return Err(finding.into());
        }
        let is_complete = |transcript: &DealTranscript| transcript.list.is_some();
        let transcript = self.transcript.filter(is_complete).ok_or(VerificationError::NotPresent)?;
        transcript.check(&secret.ok_or(VerificationError::NotRevealed)?, seed)?;
        if viewer.is_none() && transcript.shares.is_none_or(|shares| shares.is_empty()) {
            return Err(UnfairDeal::HostAlone.into());
        }
        Ok(DealAbsences { failed: self.failed, without: self.without })
    }

    /// Whether all attempts before this one failed, and it is the next.
    fn may_begin(&self, attempt: u32) -> bool {
        self.transcript.is_none() && attempt as usize == self.failed.len() + 1
    }

    /// Commits to a new share. Without random bytes none is sent, and the deal is found to be without it.
    fn begin(
        &mut self,
        context: DealContext,
        commitment: Commitment,
        own: Option<Seat>,
    ) -> Option<Commitment> {
        let own = own.and_then(|seat| Some((seat, Share::generate().ok()?)));
        let transcript = DealTranscript { context, commitment, own, list: None, shares: None };
        let committed = transcript.own_commitment();
        self.transcript = Some(transcript);
        committed
    }

    /// Checks the list of hashes, and reveals the own share only if it is right.
    fn close_list(&mut self, list: ShareCommitments, participants: &Participants) -> Option<Share> {
        let transcript = self.transcript.as_mut()?;
        if let Err(unfair) = transcript.check_list(&list, &participants.people) {
            return self.find(unfair);
        }
        self.without = participants.people.iter().copied().filter(|seat| !list.contains_key(seat)).collect();
        self.bots = participants.bots.clone();
        transcript.list = Some(list);
        transcript.own.map(|(_, share)| share)
    }

    fn fail(&mut self, attempt: u32, missing: FailedAttempt) -> Option<DealContribution> {
        match self.failed.get((attempt as usize).wrapping_sub(1)) {
            Some(known) if *known == missing => None,
            Some(_) => self.find(UnfairDeal::Restarted),
            None if attempt as usize == self.failed.len() + 1 => {
                self.failed.push(missing);
                self.transcript = None;
                None
            }
            // A failure before it was missed: so was the deal.
            None => None,
        }
    }

    /// Notes a violation, the first one only. Nothing is contributed to the attempt.
    fn find<T>(&mut self, unfair: UnfairDeal) -> Option<T> {
        self.finding.get_or_insert(unfair);
        None
    }
}
