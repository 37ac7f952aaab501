//! Which series of the table is followed, and the evidence that is kept of it.

use super::evidence_store::EvidenceKey;
use super::round_check::RoundCheck;
use super::seen_round::SeenRound;
use super::state::ClientState;
use super::takebacks::Takebacks;
use crate::digest::Digest;
use crate::protocol::TableSeriesId;
use crate::round_log::LogId;

/// The series at a table that were left last, and don't come back over this connection. An honest host's follow each other, so that
/// nothing of an older one is on its way.
///
/// A host that goes back to an older one gains nothing by it: over another connection, which it can bring about, it may go back to any.
/// What it goes on with then is what is on disk, with its runs, doubts and newest log, and time without a connection or behind another
/// series is no time that its player has let go by. Where nothing is on disk any more, it is a new series, whose contract the player
/// has to agree to; and whatever deals it has left open are so by their heads, in whatever series ([`UnfinishedDeals`]).
///
/// [`UnfinishedDeals`]: super::unfinished_deals::UnfinishedDeals
const MAX_LEFT_SERIES: usize = 32;

/// The most series of one host, beside the current one, that evidence is kept of. Who plays with each other has few unfinished
/// ones.
const MAX_KEPT_SERIES: usize = 32;

impl ClientState {
    /// Has what had ended before the last restart judged, one series after the other.
    pub(super) fn resume_checks(&mut self) {
        let Some((_, host)) = self.table else { return };
        self.resuming = self.evidence_store.keys().into_iter().filter(|key| key.host == host).collect();
        self.resume_next();
    }

    /// Judges what had ended of the next series of which something is kept, closes its deals, and forgets it if it is over. Nothing is
    /// read of others as long as rounds wait for their check: a host can leave any number of them.
    pub(super) fn resume_next(&mut self) {
        while let Some(key) = self.resuming.pop().filter(|_| self.checks.is_empty()) {
            let is_current = self.evidence_key() == Some(key);
            let evidence = match is_current {
                true => self.evidence.clone(),
                false => self.evidence_store.load(key).unwrap_or_default(),
            };
            let checks = evidence.unjudged().map(|seen| self.check_of(seen));
            let open = evidence.open_rounds().filter(|_| !is_current);
            let open = open.map(|seen| self.check_of_open_round(seen));
            let checks: Vec<RoundCheck> = checks.chain(open).collect();
            self.checks.extend(checks);
            // The program may have been closed between two writes.
            let finished = evidence.rounds.iter().filter(|seen| seen.is_finished_with(self.key()));
            let finished: Vec<Digest> = finished.flat_map(SeenRound::deals).collect();
            self.change_unfinished_deals(|deals| deals.close(&finished));
            if evidence.is_settled() && !is_current {
                // Nothing is left that closes their deals.
                self.save_changes();
                self.evidence_store.remove(key);
            }
        }
    }

    /// Loads what was shown of a series before.
    pub(super) fn open_series(&mut self, series: TableSeriesId) {
        self.series = Some(series);
        self.drop_old_evidence();
        let loaded = self.evidence_key().and_then(|key| self.evidence_store.load(key));
        self.evidence = loaded.unwrap_or_default();
        (self.shown, self.resynced_round) = (None, None);
        (self.takebacks, self.told_pause) = (Takebacks::default(), None);
        self.log_request = None;
        // The verdict on what had ended is on its way since the first lobby.
        let is_judging = |seen: &mut SeenRound| seen.is_judging = seen.is_closed() || seen.breach.is_some();
        self.evidence.rounds.iter_mut().for_each(is_judging);
        self.interrupt_pauses();
    }

    /// Keeps the evidence of so many series of this host that it can't fill the disk, and the clocks of these series only. A dropped one's
    /// deals stay open.
    fn drop_old_evidence(&mut self) {
        let Some(current) = self.evidence_key() else { return };
        let keys = self.evidence_store.keys().into_iter().filter(|key| key.host == current.host);
        let mut others: Vec<EvidenceKey> = keys.filter(|key| *key != current).collect();
        let kept = others.split_off(others.len().saturating_sub(MAX_KEPT_SERIES));
        others.into_iter().for_each(|key| self.evidence_store.remove(key));
        let is_kept = |log: &LogId| kept.iter().chain([&current]).any(|key| key.series == log.series);
        self.own_turn.retain(is_kept);
    }

    /// The table goes on with another series. What the host shows of the one before doesn't reach the screen any more, so it is
    /// no longer looked at.
    pub(super) fn leave_series(&mut self) {
        let Some(left) = self.series else { return };
        self.own_turn.leave_screen();
        self.left_series.push_back(left);
        if self.left_series.len() > MAX_LEFT_SERIES {
            self.left_series.pop_front();
        }
        self.judge_open_rounds();
        match self.evidence.is_settled() {
            true => self.remove_evidence(),
            false => drop(self.save_changes()),
        }
    }
}
