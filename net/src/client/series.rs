//! Which series of the table is followed, and what becomes of the one before.

use super::on_screen::OnScreen;
use super::round_check::RoundCheck;
use super::seen_round::{Judgement, SeenRound};
use super::state::ClientState;
use super::unfinished_deals::UnfinishedDeals;
use crate::digest::Digest;
use crate::fingerprint::Fingerprint;
use crate::protocol::TableSeriesId;

impl ClientState {
    /// Judges what had ended of the next series of which something is kept, closes its deals, and forgets it if it is over. Nothing is
    /// read of others as long as rounds wait for their check: a host can leave any number of them.
    pub(super) fn resume_next(&mut self) {
        while let Some(key) = self.verdicts.resuming.pop().filter(|_| self.outputs.checks.is_empty()) {
            let is_current = self.cache.key() == Some(key);
            let evidence = self.cache.load(key);
            let checks = evidence.unjudged().map(|seen| self.check_of(seen));
            let open = evidence.open_rounds().filter(|_| !is_current);
            let open = open.map(|seen| self.check_of_open_round(seen));
            let checks: Vec<RoundCheck> = checks.chain(open).collect();
            self.outputs.checks.extend(checks);
            // The program may have been closed between two writes.
            let finished = evidence.rounds.iter().filter(|seen| seen.is_finished_with(self.key()));
            let finished: Vec<Digest> = finished.flat_map(SeenRound::deals).collect();
            self.change_unfinished_deals(|deals| deals.close(&finished));
            if evidence.is_settled() && !is_current {
                // Nothing is left that closes their deals.
                self.cache.remove(key, self.own_turn.now());
            }
        }
    }

    /// Goes on with what was shown of a series before.
    pub(super) fn open_series(&mut self, host: Fingerprint, series: TableSeriesId) {
        let others = self.cache.open_series(host, series);
        self.own_turn.retain(|log| log.series == series || others.iter().any(|key| key.series == log.series));
        self.screen = OnScreen::default();
        (self.connection.told_pause, self.connection.log_request) = (None, None);
        // The verdict on what had ended is on its way since the first lobby.
        let rounds = self.cache.evidence.rounds.iter_mut();
        for seen in rounds.filter(|seen| seen.judgement != Judgement::Done) {
            seen.judgement = if seen.can_be_judged() { Judgement::Running } else { Judgement::Pending };
        }
        self.interrupt_pauses();
    }

    /// The table goes on with another series. What the host shows of the one before doesn't reach the screen any more, so it is
    /// no longer looked at.
    pub(super) fn leave_series(&mut self) {
        let Some(left) = self.cache.key() else { return };
        self.own_turn.leave_screen();
        self.connection.leave(left.series);
        self.judge_open_rounds();
        match self.cache.evidence.is_settled() {
            true => self.cache.remove(left, self.own_turn.now()),
            false => drop(self.save_changes()),
        }
    }

    /// Changes which deals of the host are open. The host's own player has none.
    pub(super) fn change_unfinished_deals(&mut self, change: impl FnOnce(&mut UnfinishedDeals)) {
        if self.cache.host().is_some_and(|host| host != self.key()) {
            self.cache.change_unfinished_deals(change);
        }
    }
}
