//! The client's side of a deal: what it agrees to, what it contributes, and what it holds against the host.

use std::time::Duration;

use skipstone_core::{Seat, VisibleEvent};

use super::connection::Contributed;
use super::error::ProtocolViolation;
use super::event::ClientEvent;
use super::seen_round::{Judgement, LastRound, Received, SeenRound};
use super::state::ClientState;
use super::verdict::Doubt;
use crate::digest::Digest;
use crate::fair_deal::Share;
use crate::ids::SeriesKey;
use crate::protocol::{DealContribution, LogPosition, LogUpdate, ToHost, Witness};
use crate::round_log::{
    Breach, LogEntry, LogId, PauseAuthority, Phase, Proposal, RoundContract, RunId, SafetyNumber,
    SignedCommitment, Statement, TakeoverCause,
};
use crate::signature::Signature;

impl ClientState {
    /// Begins to follow the log of another round, and compares its contract with what came before. Returns what came of the update;
    /// `None` if the log was begun in an earlier session.
    ///
    /// # Errors
    /// If the host hasn't signed it, or if it can't come now: nothing is changed by it then.
    pub(super) fn begin_log(
        &mut self,
        id: LogId,
        update: &LogUpdate,
    ) -> Result<Option<Received>, ProtocolViolation> {
        let mut seen = SeenRound::new(id);
        let received = seen.receive(update, self.key())?;
        let Some(contract) = seen.log.contract().cloned() else { return Err(ProtocolViolation::Log) };
        if self.cache.series() != Some(id.series) {
            self.leave_series();
            self.open_series(id.host, id.series);
            if self.cache.evidence.find_mut(id).is_some() {
                return Ok(None);
            }
        }
        let is_same_run = self.cache.evidence.run.is_none_or(|run| run == update.head.run);
        if is_same_run && id.proposal() <= self.cache.evidence.newest {
            return Err(ProtocolViolation::Log);
        }
        self.compare_with_rounds_before(&mut seen, &contract, update.head.run);
        for ended in self.cache.evidence.retire(id) {
            self.outputs.checks.push(self.check_of(&ended));
        }
        self.connection.contributed = None;
        self.cache.evidence.newest = id.proposal();
        self.cache.evidence.furthest = self.cache.evidence.furthest.max(id.proposal());
        self.cache.evidence.rounds.push(seen);
        let rounds = &self.cache.evidence.rounds;
        let is_kept = |log: &LogId| rounds.iter().any(|seen| seen.log.id() == *log);
        self.own_turn.retain(|log| log.series != id.series || is_kept(log));
        if let Some(unfinished) = self.cache.evidence.unfinished_before(id.round) {
            let position = unfinished.position();
            self.request_log(position);
        }
        Ok(Some(received))
    }

    /// Notes what the contract of a round says against it that begins in this run of the host's program.
    fn compare_with_rounds_before(&mut self, seen: &mut SeenRound, contract: &RoundContract, run: RunId) {
        let id = seen.log.id();
        let last = self.cache.last_before(id.series_key(), contract);
        let root = last.as_ref().map_or(id.series_key(), |last| last.root);
        self.cache.evidence.root.get_or_insert(root);
        match last {
            // What another host has shown of a round, and to whom, isn't this one's doing.
            Some(last) if last.series != id.series_key() => {
                let follows = last.is_followed_by(id.series_key(), id.round, contract);
                seen.are_scores_told = last.are_scores_told || !follows;
                // Else rounds were missed here.
                if !follows && id.round <= last.round + 1 {
                    seen.doubt(Doubt::OtherSeriesBefore);
                }
            }
            Some(last) if id.round == last.round + 1 => {
                seen.are_scores_told = last.are_scores_told;
                seen.breach =
                    (!last.is_followed_by(id.series_key(), id.round, contract)).then_some(Breach::Contract);
            }
            // A round that was over is begun again.
            Some(last) if id.round <= last.round && last.run != run => seen.doubt(Doubt::LogLost),
            // The same without an excuse, or a series goes on that was over.
            Some(last) if id.round <= last.round || last.is_last => seen.breach = Some(Breach::Contract),
            None if id.round == 1 => {
                let is_first = contract.previous == Default::default()
                    && contract.scores.iter().all(|score| *score == 0)
                    && contract.dealer.is_none()
                    && contract.continues.is_none();
                seen.breach = (!is_first).then_some(Breach::Contract);
            }
            // The first one that this program is shown, of a series that goes on.
            None => seen.are_scores_told = true,
            // Rounds were missed.
            Some(_) => seen.are_scores_told = true,
        }
        if contract.check().is_err() {
            seen.breach = Some(Breach::Contract);
        }
        if id.proposal() <= self.cache.evidence.furthest {
            seen.doubt(Doubt::LogLost);
        }
    }

    /// Reacts to a new entry of a round's log.
    pub(super) fn follow_entry(&mut self, id: LogId, index: usize) {
        let is_current = self.cache.evidence.current().is_some_and(|seen| seen.log.id() == id);
        let key = self.key();
        let Some(seen) = self.cache.evidence.find_mut(id) else { return };
        let Some(entry) = seen.log.entries().get(index).cloned() else { return };
        let is_held_back = is_current && seen.is_seat_held_back(key, index);
        if is_held_back && self.own_turn.is_back_for_long(&id) {
            seen.doubt(Doubt::PlayedFor);
        }
        self.own_turn.follow(seen.seat_of(key), &seen.log, index);
        if is_current && seen.ends_own_turn_without_move(key, index, self.own_turn.now()) {
            seen.doubt(Doubt::MoveIgnored);
        }
        if entry.events().iter().any(|event| matches!(event, VisibleEvent::Turn(_))) {
            // Whatever was moved in the turn before.
            seen.signed.iter_mut().for_each(|act| act.is_in_time = false);
        }
        let is_unknown = |by: Signature| by.signer() == key && !seen.has_signed(by);
        if id.host != key && entry.game_signatures().into_iter().any(is_unknown) {
            seen.doubt(Doubt::UnknownSignature);
        }
        match entry {
            // From the list on the host may know all shares, whatever it shows.
            LogEntry::Committed(list) => {
                let has_own_share = seen.seat_of(key).is_some_and(|seat| list.contains_key(&seat));
                if let Some((listed, root)) = seen.log.head_at(index + 1).zip(self.cache.root()) {
                    self.change_unfinished_deals(|deals| deals.open(listed, has_own_share, root));
                }
            }
            LogEntry::Revealed(_) => {
                self.tell_failed_deals(id);
                self.bear_witness(id, index + 1);
            }
            LogEntry::TakenOver { seat, cause } => {
                if seen.seat_of(key) == Some(seat) {
                    self.follow_own_takeover(id, index, cause);
                }
                if cause == TakeoverCause::TurnLimit && self.connection.has_caught_up {
                    self.outputs.events.push(ClientEvent::OutOfTime(seat));
                }
            }
            LogEntry::Paused(authority) | LogEntry::Resumed(Some(authority)) => {
                let now = self.own_turn.now();
                if let PauseAuthority::Person { signature, .. } = authority
                    && signature.signer() == key
                    && id.host != key
                {
                    seen.follow_own_pause(signature, now);
                }
                if seen.log.paused().is_none() {
                    seen.forget_asked_resumes(now);
                }
            }
            LogEntry::LimitsChanged(limits) if is_current => {
                self.outputs.events.push(ClientEvent::LimitsChanged(limits));
            }
            LogEntry::Secret(_) => {
                self.close_deal(id);
                self.bear_witness(id, index + 1);
            }
            _ => {}
        }
    }

    /// A computer player has taken over the own seat. What the host says of the time and of who was away is compared with what this
    /// program has noted itself.
    fn follow_own_takeover(&mut self, id: LogId, index: usize, cause: TakeoverCause) {
        let is_current = self.cache.evidence.current().is_some_and(|seen| seen.log.id() == id);
        let Some(seen) = self.cache.evidence.find_mut(id) else { return };
        match cause {
            // Behind another round the player can't see that it is their turn.
            TakeoverCause::TurnLimit if !is_current => seen.doubt(Doubt::PlayedFor),
            TakeoverCause::Kicked => {
                // An honest host tells it to nobody whom it lets stay.
                if !self.own_turn.was_away(&seen.log, index, cause) {
                    seen.doubt(Doubt::PlayedFor);
                }
                let deals = seen.deals();
                self.change_unfinished_deals(|open| open.mark_kicked(&deals));
            }
            TakeoverCause::TurnLimit => {
                let is_resume_ignored = seen.is_resume_ignored(self.own_turn.now());
                if is_resume_ignored || seen.has_ignored_move() {
                    seen.doubt(Doubt::MoveIgnored);
                }
                match self.own_turn.turn_time(&seen.log, index) {
                    Some(time) if time.is_cut_short() => {
                        let seconds = |time: Duration| time.as_secs() as u32;
                        seen.doubt(Doubt::TurnCutShort {
                            had: seconds(time.had),
                            limit: seconds(time.limit),
                        });
                    }
                    Some(_) if is_current && self.own_turn.is_unbroken(&id) => {
                        seen.own_timeouts.insert(index);
                    }
                    Some(_) | None => {}
                }
            }
            TakeoverCause::Left { entries, .. } if !seen.farewells.contains(&entries) => {
                seen.doubt(Doubt::UnknownSignature);
            }
            TakeoverCause::Left { .. } | TakeoverCause::Replaced { .. } => {
                if !self.own_turn.was_away(&seen.log, index, cause) {
                    seen.doubt(Doubt::PlayedFor);
                }
            }
        }
    }

    /// The host has shown the round to its end. Deals that it has left open count against this one.
    fn close_deal(&mut self, id: LogId) {
        let key = self.key();
        let Some(seen) = self.cache.evidence.find_mut(id) else { return };
        let (own, has_own_share) = (seen.deals(), seen.has_own_share(key));
        // What a host has told anew after a restart tells of nothing else.
        if !seen.doubts.contains(&Doubt::LogLost) {
            let mut left_open = self.cache.unfinished_deals.told_by(&own, has_own_share);
            // The host gives no share of its own, and knows all of its deal.
            let has_part = has_own_share || id.host == key;
            left_open.extend(self.cache.left_open_elsewhere(has_part));
            if let Some(seen) = self.cache.evidence.find_mut(id) {
                seen.unfinished_deals = left_open;
            }
        }
        let Some(seen) = self.cache.evidence.find_mut(id) else { return };
        if seen.breach.is_some() {
            // Once more, now that the screen shows all of it.
            seen.judgement = Judgement::Pending;
        }
        let is_finished = seen.is_finished_with(key);
        self.cache.save_soon();
        if is_finished {
            self.change_unfinished_deals(|deals| deals.close(&own));
        }
    }

    /// Tells of the attempts to deal a round that failed.
    fn tell_failed_deals(&mut self, id: LogId) {
        let Some(seen) = self.cache.evidence.find_mut(id).filter(|seen| seen.is_verifiable()) else { return };
        let failed = seen.deal().map(|deal| deal.failed()).unwrap_or_default();
        if !failed.is_empty() {
            self.outputs.events.push(ClientEvent::DealRepeated { round: id.round, failed });
        }
    }

    /// Shows the safety number of a head, and tells the others that this player was shown it.
    fn bear_witness(&mut self, id: LogId, entries: usize) {
        let key = self.key();
        let Some(seen) = self.cache.evidence.find_mut(id) else { return };
        // Whoever can't verify the round vouches for nothing.
        if !seen.is_verifiable() {
            return;
        }
        if let Some(head) = seen.log.head_at(entries) {
            let number = SafetyNumber::of(&head);
            self.outputs.events.push(ClientEvent::SafetyNumber { round: id.round, number });
        }
        let is_player = seen.log.contract().is_some_and(|contract| contract.seat_of(key).is_some());
        let Some((head, signed)) = seen.log.head_at(entries).zip(seen.head).filter(|_| is_player) else {
            return;
        };
        let at = LogPosition::new(id, entries);
        let signature = self.identity.sign(&Statement::Witness { head }.digest());
        self.outputs.messages.push(ToHost::Witness(Box::new(Witness { at, head, signed, signature })));
    }

    /// Passes on a statement of a player about a head, if it is of a log that is known.
    pub(super) fn handle_witness(&mut self, witness: &Witness) -> Result<(), ProtocolViolation> {
        let LogPosition { round, entries, .. } = witness.at;
        if witness.signature.signer() == self.key() {
            return Ok(());
        }
        let Some(seen) = self.cache.evidence.find_at(witness.at) else { return Ok(()) };
        if let Some(seat) = seen.hear_witness(witness)? {
            let series = seen.log.id().series;
            self.outputs.events.push(ClientEvent::Witnessed { series, round, seat, entries });
            self.cache.save_soon();
        }
        Ok(())
    }

    /// Contributes what the current attempt waits for, once.
    pub(super) fn contribute(&mut self) {
        let Some((id, given)) = self.contribution() else { return };
        let at = self.position();
        if self.connection.contributed == Some(given.0) || at.proposal() != id.proposal() {
            return;
        }
        self.connection.contributed = Some(given.0);
        if matches!(given.1, DealContribution::Decline(_)) {
            self.outputs.events.push(ClientEvent::DealDeclined);
        }
        self.outputs.messages.push(ToHost::Deal { at, given: given.1 });
    }

    /// What the current attempt waits for. `None` if there is nothing that this client can or will give.
    fn contribution(&mut self) -> Option<(LogId, (Contributed, DealContribution))> {
        let key = self.key();
        let seen = self
            .cache
            .evidence
            .current()
            .filter(|seen| seen.breach.is_none() && seen.log.id().host != key)?;
        let (id, phase) = (seen.log.id(), seen.log.phase());
        if !matches!(phase, Phase::Committing | Phase::Revealing) {
            return None;
        }
        let contract = seen.log.contract()?;
        let seat = contract.seat_of(key).filter(|seat| !contract.away().any(|away| away == *seat))?;
        let deal = seen.deal().ok()?;
        let attempt = deal.current().filter(|_| !deal.is_excluded(seat))?;
        let (context, begun) = (attempt.context, attempt.begun);
        let contributed = Contributed { begun, phase };
        match phase {
            Phase::Committing if !self.accepts(seen, contract) => {
                let decline = (contributed, DealContribution::Decline(begun));
                let round = Proposal::of(id, contract);
                // Who says nothing to a round like the one before has no part in its deal, and keeps nobody from playing.
                let is_new_to_it = self.cache.evidence.last.is_none() && round.round > 1;
                let is_silent =
                    (is_new_to_it || self.is_like_before(&round)) && self.agreement.covers(&round, false);
                (self.agreement.is_asked() && !is_silent).then_some((id, decline))
            }
            Phase::Committing => {
                if let Some(unfinished) = self.cache.evidence.unfinished_before(id.round) {
                    // No deal before the host has shown its part of the one before.
                    let position = unfinished.position();
                    self.request_log(position);
                    return None;
                }
                let share = self.make_share(begun)?;
                let hash = context.commit_share(seat, &share);
                let statement = Statement::Commitment { head: begun, seat, hash };
                let signature = self.identity.sign(&statement.digest());
                let given = SignedCommitment { hash, signature };
                Some((id, (contributed, DealContribution::Commitment(given))))
            }
            Phase::Revealing => {
                let (_, share) = seen.own_share()?;
                let listed = attempt.list.as_ref()?.get(&seat)?;
                if listed.hash != context.commit_share(seat, &share) {
                    return None;
                }
                self.cache.evidence.current_mut()?.has_revealed = true;
                self.save_evidence();
                Some((id, (contributed, DealContribution::Share(share))))
            }
            _ => None,
        }
    }

    /// The own share of an attempt, by the head after its beginning; a new one is on disk before its hash is sent. `None` if the
    /// system gives no random bytes.
    fn make_share(&mut self, begun: Digest) -> Option<Share> {
        let seen = self.cache.evidence.current_mut()?;
        seen.agreed = seen.log.head_at(1);
        if let Some((_, share)) = seen.own_share() {
            return Some(share);
        }
        let share = Share::generate().ok()?;
        seen.shares.push((begun, share));
        self.save_evidence();
        Some(share)
    }

    /// Whether a contract is the one on the screen, that the player is ready for or has agreed to before, and nobody weak takes over for
    /// people. Once the player has committed to a share it stands.
    fn accepts(&self, seen: &SeenRound, contract: &RoundContract) -> bool {
        let round = Proposal::of(seen.log.id(), contract);
        let is_agreed = self.agreement.covers(&round, self.must_be_agreed(&round));
        seen.is_agreed() || is_agreed && contract.has_strong_stand_ins()
    }

    /// Whether the player has to be ready for a round: it isn't like the one before, or the player hasn't agreed to that one either.
    /// The host's own player has its program to trust.
    pub(super) fn must_be_agreed(&self, round: &Proposal) -> bool {
        let is_host = self.cache.host() == Some(self.key());
        let is_agreed = is_host || self.cache.evidence.last.as_ref().is_some_and(|last| last.is_agreed);
        !is_agreed || !self.is_like_before(round)
    }

    /// Whether a round is the one before, but for what follows from rounds that were played.
    fn is_like_before(&self, round: &Proposal) -> bool {
        let last = self.cache.evidence.last.as_ref().filter(|last| !last.is_last && last.round < round.round);
        let last = last.filter(|_| self.cache.series() == Some(round.series));
        last.is_some_and(|last| last.contract.is_unchanged_in(&round.contract))
    }

    /// The host doesn't keep the log of a round whose end was missed.
    pub(super) fn give_up_log(&mut self, of: LogPosition) {
        if self.cache.evidence.find_at(of).is_none_or(|seen| seen.is_closed()) {
            return;
        }
        if self.cache.evidence.current().is_some_and(|current| current.position().round > of.round)
            && let Some(seen) = self.cache.evidence.take(of)
        {
            // Whether that round was ever played is the host's word: its deal stays open.
            self.outputs.checks.push(self.check_of(&seen));
            // It can't be judged.
            self.request_record(of.round);
            self.contribute();
        }
    }
}

impl LastRound {
    /// Whether a round of that number and series with this contract can come next, by what follows from this one. Who plays it is for its players to agree to.
    pub(super) fn is_followed_by(&self, key: SeriesKey, number: u32, next: &RoundContract) -> bool {
        let LastRound { series, round, contract, head, scores, dealer, is_last, .. } = self;
        let continues = if key == *series { contract.continues } else { Some(*series) };
        let left = contract.setup().ok().map(|setup| setup.left_of(*dealer));
        !is_last
            && number == round + 1
            && next.previous == *head
            && next.scores == *scores
            && next.dealer.is_some()
            && next.dealer == left
            && (next.rules, next.teams) == (contract.rules, contract.teams)
            && next.continues == continues
            && next.seats.len() == contract.seats.len()
    }
}

/// The seat of a witness who was shown the same as this client, and a breach if the host signed something else for it.
impl SeenRound {
    /// Takes a statement of another player about the head that it was shown. Returns its seat if it is the same one.
    pub(super) fn hear_witness(&mut self, witness: &Witness) -> Result<Option<Seat>, ProtocolViolation> {
        let Witness { at, head, signed, signature } = witness;
        let Some(contract) = self.log.contract() else { return Ok(None) };
        let Some(seat) = contract.seat_of(signature.signer()) else { return Ok(None) };
        let statement = Statement::Witness { head: *head }.digest();
        if !signature.is_by(signature.signer(), &statement) || signed.entries != at.entries {
            return Ok(None);
        }
        if self.log.head_at(at.entries as usize) == Some(*head) {
            let vouched = self.witnesses.entry(seat).or_default();
            *vouched = (*vouched).max(at.entries);
            return Ok(Some(seat));
        }
        let is_signed = signed.head == *head && signed.is_signed(&self.log.id());
        match self.head.filter(|own| is_signed && own.run == signed.run && own.entries >= signed.entries) {
            Some(own) => {
                self.break_by(Breach::Fork(Box::new([own, *signed])));
                Err(ProtocolViolation::Fork)
            }
            None => Ok(None),
        }
    }
}
