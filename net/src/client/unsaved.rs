//! What of the evidence isn't on disk yet, and when it is saved.
//!
//! What has to be on disk before something is sent is saved at once. All else waits a moment: a host can say little and often, and
//! each save writes the whole evidence of a series.

use std::time::Duration;

use super::evidence_store::EvidenceKey;
use super::state::{ClientState, Unsaved};
use super::unfinished_deals::UnfinishedDeals;
use crate::save_receipt::SaveReceipt;

/// The least time between two saves, while nothing that is sent waits for one.
const SAVE_INTERVAL: Duration = Duration::from_secs(1);

/// The bytes of logs that may be saved each second then: longer logs are saved less often.
const SAVED_PER_SECOND: usize = 1 << 20;

impl ClientState {
    /// What the evidence of the current series is kept by. `None` before the first lobby.
    pub(super) fn evidence_key(&self) -> Option<EvidenceKey> {
        Some(EvidenceKey { host: self.table?.1, series: self.series? })
    }

    /// Has the evidence saved within a few seconds. Until then a killed program loses what has changed.
    pub(super) fn save_evidence_soon(&mut self) {
        self.unsaved.evidence = true;
    }

    /// Saves the evidence before something that depends on it is sent.
    pub(super) fn save_evidence(&mut self) {
        self.save_evidence_soon();
        if let Some(receipt) = self.save_changes() {
            self.saved = receipt;
        }
    }

    /// Changes which deals of the host are open. The host's own player has none.
    pub(super) fn change_unfinished_deals(&mut self, change: impl FnOnce(&mut UnfinishedDeals)) {
        if self.table.is_none_or(|(_, host)| host == self.key()) {
            return;
        }
        let before = self.unfinished_deals.clone();
        change(&mut self.unfinished_deals);
        self.unsaved.unfinished_deals |= self.unfinished_deals != before;
    }

    /// Saves what has changed, if it is time.
    pub(super) fn save_due_changes(&mut self) {
        if self.next_save().is_some_and(|due| due <= self.own_turn.now()) {
            self.save_changes();
        }
    }

    /// When the time of the session has to be told for what has changed to be saved. `None` if nothing has.
    pub(crate) fn next_save(&self) -> Option<Duration> {
        let Unsaved { evidence, unfinished_deals, save_from } = self.unsaved;
        (evidence || unfinished_deals).then_some(save_from)
    }

    /// Saves what has changed at once: the connection or the session is over, or a message waits for it. Returns a receipt for all of
    /// it; `None` if nothing has changed.
    pub(crate) fn save_changes(&mut self) -> Option<SaveReceipt> {
        self.next_save()?;
        let Unsaved { evidence, unfinished_deals, .. } = std::mem::take(&mut self.unsaved);
        let key = self.evidence_key().filter(|_| evidence);
        let mut receipt = key.map(|key| self.evidence_store.save(key, &self.evidence));
        // A deal is closed on disk after what shows its end, never before.
        if let Some((_, host)) = self.table.filter(|_| unfinished_deals) {
            receipt = Some(self.evidence_store.save_unfinished_deals(host, &self.unfinished_deals));
        }
        let bytes: usize = self.evidence.rounds.iter().map(|seen| seen.bytes).sum();
        let interval = Duration::from_secs((bytes / SAVED_PER_SECOND) as u64);
        self.unsaved.save_from = self.own_turn.now() + interval.max(SAVE_INTERVAL);
        receipt
    }

    /// Has the evidence of the current series removed, which is of no use any more.
    pub(super) fn remove_evidence(&mut self) {
        self.unsaved.evidence = false;
        self.save_changes();
        if let Some(key) = self.evidence_key() {
            self.evidence_store.remove(key);
        }
    }
}
