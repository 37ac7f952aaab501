//! Finished and broken rounds: when they are judged, and what becomes of the verdict.

use super::event::ClientEvent;
use super::round_check::{CheckedRound, RoundCheck, UnsettledVerdict};
use super::seen_round::{Judgement, SeenRound};
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
            self.cache.evidence.open_rounds().map(|seen| self.check_of_open_round(seen)).collect();
        self.outputs.checks.extend(checks);
    }

    /// Tells the verdict on a round, and goes on with those that wait for it; [`settle`](Self::settle) notes it once the screen has it.
    pub(crate) fn finish_check(&mut self, checked: CheckedRound) {
        self.tell_verdict(checked);
        self.resume_next();
    }

    fn tell_verdict(&mut self, checked: CheckedRound) {
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
            return;
        }
        let mut is_replaced = false;
        if let Some(seen) = self.cache.find(id) {
            // The host has gone back since then, or was found out: what it has shown by now is judged anew.
            is_replaced = seen.log.head_at(entries) != Some(head) || seen.breach.is_some() && !is_broken;
            if !is_replaced {
                verdict = seen.with_news(verdict);
            }
        }
        if is_broken || is_replaced {
            self.cache.change(id, |evidence| evidence.distrust(id.round));
            if self.cache.series() == Some(id.series) && self.agreement.shown().is_some() {
                self.agreement.must_agree();
                self.tell_proposal();
            }
        }
        // What the host has signed stays broken, and what was doubtful isn't better, whatever it tells by now.
        if is_replaced && matches!(verdict, Verdict::Verified(_)) {
            return;
        }
        // One proof is enough: a host can break any number of rounds.
        convicts &= !self.verdicts.has_proof;
        self.verdicts.has_proof |= convicts;
        let is_on_screen = self.is_on_screen(id);
        let must_be_told = verdict.must_be_told(seat);
        // What may go on is judged once more at its end.
        if is_broken || !may_go_on {
            self.verdicts.unsettled.push(UnsettledVerdict {
                id,
                entries,
                head,
                unfinished_deals,
                must_be_told,
            });
        }
        let (series, round) = (id.series, id.round);
        self.outputs.events.push(ClientEvent::RoundChecked {
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
    }

    /// Notes which rounds were judged, once the screen has the verdicts: what was shown of them is no longer needed. A verdict that
    /// the screen doesn't get is told after the next start of the program.
    pub(crate) fn settle(&mut self) {
        for UnsettledVerdict { id, entries, head, unfinished_deals, .. } in
            std::mem::take(&mut self.verdicts.unsettled)
        {
            if !unfinished_deals.is_empty() {
                self.cache.mark_told_elsewhere(&unfinished_deals);
                self.change_unfinished_deals(|deals| {
                    deals.mark_told(&unfinished_deals);
                });
            }
            // The round stays on the table until the next one begins.
            self.cache.change(id, |evidence| evidence.judged(id, entries, head));
        }
    }

    /// Leaves what has to be told to be told once more, after the next start: the program may be about to end.
    pub(crate) fn tell_again(&mut self) {
        self.verdicts.unsettled.retain(|verdict| !verdict.must_be_told);
    }

    /// Notes what no loss or crash can explain, the first of it.
    pub(super) fn convict(&mut self, id: LogId, breach: Breach) {
        if let Some(seen) = self.cache.evidence.find_mut(id) {
            seen.break_by(breach);
            self.judge_closed(id);
        }
    }

    /// Has a round judged, once: when it is finished, or as soon as it is broken.
    pub(super) fn judge_closed(&mut self, id: LogId) {
        let Some(seen) = self.cache.evidence.find_mut(id) else { return };
        if !seen.can_be_judged() || seen.judgement != Judgement::Pending {
            return;
        }
        seen.judgement = Judgement::Running;
        let seen = seen.clone();
        if seen.is_closed() {
            // An earlier round may get its end later than a later one.
            let is_lost = seen.doubts.contains(&Doubt::LogLost);
            let root = self.cache.root().unwrap_or(id.series_key());
            let ended = seen.to_last(self.key(), root).filter(|ended| {
                is_lost || self.cache.evidence.last.as_ref().is_none_or(|last| ended.round >= last.round)
            });
            // The contract of the next round may have come before: it has to follow from this one all the same.
            if let Some(last) = ended {
                self.cache.save_sooner();
                for next in self.cache.evidence.end_round(last) {
                    self.judge_broken_contract(next);
                }
            }
        }
        self.outputs.checks.push(self.check_of(&seen));
    }

    /// Has a round judged whose contract doesn't follow from the round before, also if another contract has followed it.
    fn judge_broken_contract(&mut self, id: LogId) {
        let rounds = self.cache.evidence.rounds.iter_mut();
        let pending = |seen: &&mut SeenRound| seen.log.id() == id && seen.judgement == Judgement::Pending;
        let Some(seen) = rounds.into_iter().find(pending) else { return };
        seen.judgement = Judgement::Running;
        let seen = seen.clone();
        self.outputs.checks.push(self.check_of(&seen));
    }

    /// Has rounds judged that are broken.
    pub(super) fn judge_broken(&mut self) {
        let broken = self.cache.evidence.rounds.iter().filter(|seen| seen.breach.is_some());
        let ids: Vec<LogId> = broken.map(|seen| seen.log.id()).collect();
        ids.into_iter().for_each(|id| self.judge_closed(id));
    }

    /// Whether the screen shows the round of this log.
    fn is_on_screen(&self, id: LogId) -> bool {
        self.screen.shown.as_ref().is_some_and(|shown| shown.is_of_log(id))
    }

    pub(super) fn check_of(&self, seen: &SeenRound) -> RoundCheck {
        let (own, app) = (self.key(), self.app.clone());
        let was_kicked = self.cache.unfinished_deals.are_kicked(&seen.unfinished_deals);
        RoundCheck { seen: seen.clone(), own, was_kicked, app, may_go_on: false }
    }

    /// The same of a round whose log may go on.
    pub(super) fn check_of_open_round(&self, seen: &SeenRound) -> RoundCheck {
        RoundCheck { may_go_on: true, ..self.check_of(seen) }
    }
}
