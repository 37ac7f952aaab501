//! Finished and broken rounds: when they are judged, and what becomes of the verdict.

use super::event::ClientEvent;
use super::evidence::Evidence;
use super::evidence_store::EvidenceKey;
use super::round_check::{CheckedRound, RoundCheck, UnsettledVerdict};
use super::seen_round::SeenRound;
use super::state::ClientState;
use super::verdict::{Doubt, Verdict};
use crate::round_log::{Breach, LogId};

impl ClientState {
    /// The session is over: what the host has shown of a round may be all that ever comes.
    pub(crate) fn close(&mut self) {
        self.judge_open_rounds();
        self.save_changes();
    }

    /// Has rounds judged whose end the host hasn't shown, as far as they go. They may go on another time.
    pub(super) fn judge_open_rounds(&mut self) {
        let checks: Vec<RoundCheck> =
            self.evidence.open_rounds().map(|seen| self.check_of_open_round(seen)).collect();
        self.checks.extend(checks);
    }

    /// Tells the verdict on a round; [`settle`](Self::settle) notes it once the screen has it.
    pub(crate) fn finish_check(&mut self, checked: CheckedRound) {
        let CheckedRound {
            id,
            judged: (entries, head),
            seat,
            has_ended,
            record,
            stand_in_turns,
            mut verdict,
            log,
            mut convicts,
            unfinished_deals,
            may_go_on,
        } = checked;
        let is_broken = matches!(verdict, Verdict::Broken(_));
        if may_go_on && !is_broken && !has_ended {
            return self.resume_next();
        }
        let mut is_replaced = false;
        if let Some(seen) = self.find_seen(id) {
            // The host has gone back since then, or was found out: what it has shown by now is judged anew.
            is_replaced = seen.log.head_at(entries) != Some(head) || seen.breach.is_some() && !is_broken;
            if !is_replaced {
                verdict = seen.with_news(verdict);
            }
        }
        if is_broken || is_replaced {
            self.change_evidence(id, |evidence| evidence.distrust(id.round));
            if self.series == Some(id.series) && self.agreement.shown().is_some() {
                self.agreement.must_agree();
                self.tell_proposal();
            }
        }
        // What the host has signed stays broken, and what was doubtful isn't better, whatever it tells by now.
        if is_replaced && matches!(verdict, Verdict::Verified(_)) {
            return self.resume_next();
        }
        // One proof is enough: a host can break any number of rounds.
        convicts &= !self.has_proof;
        self.has_proof |= convicts;
        let is_on_screen = self.is_on_screen(id);
        let must_be_told = verdict.must_be_told(seat);
        // What may go on is judged once more at its end.
        if is_broken || !may_go_on {
            self.unsettled.push(UnsettledVerdict { id, entries, head, unfinished_deals, must_be_told });
        }
        let (series, round) = (id.series, id.round);
        self.events.push(ClientEvent::RoundChecked {
            series,
            round,
            seat,
            is_on_screen,
            record,
            stand_in_turns,
            verdict,
            log,
            convicts,
        });
        self.resume_next();
    }

    /// Notes which rounds were judged, once the screen has the verdicts: what was shown of them is no longer needed. A verdict that
    /// the screen doesn't get is told after the next start of the program.
    pub(crate) fn settle(&mut self) {
        for UnsettledVerdict { id, entries, head, unfinished_deals, .. } in
            std::mem::take(&mut self.unsettled)
        {
            if !unfinished_deals.is_empty() {
                self.change_unfinished_deals(|deals| deals.mark_told(&unfinished_deals));
            }
            // The round stays on the table until the next one begins.
            self.change_evidence(id, |evidence| evidence.judged(id, entries, head));
        }
    }

    /// What is kept of a round, of the series on the table or on disk.
    fn find_seen(&mut self, id: LogId) -> Option<SeenRound> {
        let newest = |evidence: &Evidence| evidence.rounds.iter().rfind(|seen| seen.log.id() == id).cloned();
        if self.series == Some(id.series) {
            return newest(&self.evidence);
        }
        newest(&self.evidence_store.load(EvidenceKey { host: id.host, series: id.series })?)
    }

    /// Changes what is kept of the series of a log, on the table or on disk.
    fn change_evidence(&mut self, id: LogId, change: impl FnOnce(&mut Evidence)) {
        if self.series == Some(id.series) {
            change(&mut self.evidence);
            return self.save_evidence_soon();
        }
        let key = EvidenceKey { host: id.host, series: id.series };
        if let Some(mut evidence) = self.evidence_store.load(key) {
            change(&mut evidence);
            self.evidence_store.save(key, &evidence);
        }
    }

    /// Leaves what has to be told to be told once more, after the next start: the program may be about to end.
    pub(crate) fn tell_again(&mut self) {
        self.unsettled.retain(|verdict| !verdict.must_be_told);
    }

    /// Notes what no loss or crash can explain, the first of it.
    pub(super) fn convict(&mut self, id: LogId, breach: Breach) {
        if let Some(seen) = self.evidence.find_mut(id) {
            seen.break_by(breach);
            self.judge_closed(id);
        }
    }

    /// Has a round judged, once: when it is finished, or as soon as it is broken.
    pub(super) fn judge_closed(&mut self, id: LogId) {
        let Some(seen) = self.evidence.find_mut(id) else {
            return;
        };
        if !(seen.is_closed() || seen.breach.is_some())
            || seen.is_judged
            || std::mem::replace(&mut seen.is_judging, true)
        {
            return;
        }
        let seen = seen.clone();
        if seen.is_closed() {
            // An earlier round may get its end later than a later one.
            let is_lost = seen.doubts.contains(&Doubt::LogLost);
            let ended = seen.to_last(self.key()).filter(|ended| {
                is_lost || self.evidence.last.as_ref().is_none_or(|last| ended.round >= last.round)
            });
            if ended.is_some() {
                self.evidence.last = ended;
                self.compare_next_round();
            }
        }
        self.checks.push(self.check_of(&seen));
    }

    /// The last round has got its end after the contract of the next one: that has to follow from it all the same.
    fn compare_next_round(&mut self) {
        let Some(last) = self.evidence.last.clone() else { return };
        let Some(next) = self.evidence.rounds.iter_mut().find(|seen| seen.log.id().round == last.round + 1)
        else {
            return;
        };
        next.are_scores_told |= last.are_scores_told;
        let id = next.log.id();
        if next.log.contract().is_some_and(|contract| !last.is_followed_by(contract)) {
            self.convict(id, Breach::Contract);
        }
    }

    /// Has rounds judged that are broken.
    pub(super) fn judge_broken(&mut self) {
        let broken = self.evidence.rounds.iter().filter(|seen| seen.breach.is_some());
        let ids: Vec<LogId> = broken.map(|seen| seen.log.id()).collect();
        ids.into_iter().for_each(|id| self.judge_closed(id));
    }

    /// Whether the screen shows the round of this log.
    fn is_on_screen(&self, id: LogId) -> bool {
        self.shown.as_ref().is_some_and(|shown| shown.is_of_log(id))
    }

    pub(super) fn check_of(&self, seen: &SeenRound) -> RoundCheck {
        let (own, app) = (self.key(), self.app.clone());
        let was_kicked = self.unfinished_deals.are_kicked(&seen.unfinished_deals);
        RoundCheck { seen: seen.clone(), own, was_kicked, app, may_go_on: false }
    }

    /// The same of a round whose log may go on.
    pub(super) fn check_of_open_round(&self, seen: &SeenRound) -> RoundCheck {
        RoundCheck { may_go_on: true, ..self.check_of(seen) }
    }
}
