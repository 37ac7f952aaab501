//! The evidence that a client works on, and when what has changed of it is written to its store.
//!
//! What has to be on disk before something is sent is saved at once. All else waits a moment: a host can say little and often, and
//! each save writes the whole evidence of a series.

use std::time::Duration;

use super::evidence::Evidence;
use super::evidence_store::EvidenceStore;
use super::seen_round::{LastRound, SeenRound};
use super::unfinished_deals::UnfinishedDeals;
use crate::digest::Digest;
use crate::fingerprint::Fingerprint;
use crate::ids::{SeriesKey, TableSeriesId};
use crate::round_log::{LogId, RoundContract};
use crate::save_receipt::SaveReceipt;

/// The least time between two saves, while nothing that is sent waits for one.
const SAVE_INTERVAL: Duration = Duration::from_secs(1);

/// The bytes of logs that may be saved each second then: longer logs are saved less often.
const SAVED_PER_SECOND: usize = 1 << 20;

/// The most series of one host, beside the current one, that evidence is kept of. Who plays with each other has few unfinished
/// ones.
const MAX_KEPT_SERIES: usize = 32;

/// What was shown of the series that is followed, and the unfinished deals of its host.
#[derive(Debug)]
pub(super) struct EvidenceCache {
    store: Box<dyn EvidenceStore>,
    /// `None` before the first welcome.
    host: Option<Fingerprint>,
    /// The series that `evidence` is of. `None` before the first log.
    series: Option<TableSeriesId>,
    /// What was shown of the series' rounds.
    pub(super) evidence: Evidence,
    /// The deals of this host that were never shown to their end. [`change_unfinished_deals`](Self::change_unfinished_deals) changes them.
    pub(super) unfinished_deals: UnfinishedDeals,
    unsaved: Unsaved,
}

/// What has changed since the last save.
#[derive(Debug, Default)]
struct Unsaved {
    evidence: bool,
    unfinished_deals: bool,
    /// The time from which on it may be saved, by the clock of the session.
    save_from: Duration,
}

impl EvidenceCache {
    /// Of no host yet.
    pub(super) fn new(store: Box<dyn EvidenceStore>) -> EvidenceCache {
        EvidenceCache {
            store,
            host: None,
            series: None,
            evidence: Evidence::default(),
            unfinished_deals: UnfinishedDeals::default(),
            unsaved: Unsaved::default(),
        }
    }

    /// Loads what is kept of a host. Returns its series of which there is evidence, oldest first.
    pub(super) fn open_host(&mut self, host: Fingerprint) -> Vec<SeriesKey> {
        self.host = Some(host);
        self.unfinished_deals = self.store.load_unfinished_deals(host);
        self.keys_of(host)
    }

    fn keys_of(&mut self, host: Fingerprint) -> Vec<SeriesKey> {
        self.store.keys().into_iter().filter(|key| key.host == host).collect()
    }

    /// Loads what was shown of a series before. Drops the evidence of the host's oldest series if there are too many, so that they
    /// can't fill the disk; their deals stay open. Returns the other series that are kept.
    pub(super) fn open_series(&mut self, host: Fingerprint, series: TableSeriesId) -> Vec<SeriesKey> {
        let key = SeriesKey { host, series };
        self.series = Some(series);
        let mut others = self.keys_of(host);
        others.retain(|other| *other != key);
        let kept = others.split_off(others.len().saturating_sub(MAX_KEPT_SERIES));
        others.into_iter().for_each(|key| self.store.remove(key));
        self.evidence = self.store.load(key).unwrap_or_default();
        kept
    }

    /// The host whose table this is. `None` before the first welcome.
    pub(super) fn host(&self) -> Option<Fingerprint> {
        self.host
    }

    /// The series that is followed. `None` before the first log.
    pub(super) fn series(&self) -> Option<TableSeriesId> {
        self.series
    }

    /// What the evidence of the current series is kept by. `None` before the first log.
    pub(super) fn key(&self) -> Option<SeriesKey> {
        Some(SeriesKey { host: self.host?, series: self.series? })
    }

    /// The evidence of a series, the current one included.
    pub(super) fn load(&mut self, key: SeriesKey) -> Evidence {
        match self.key() == Some(key) {
            true => self.evidence.clone(),
            false => self.store.load(key).unwrap_or_default(),
        }
    }

    /// What the next round of a series has to follow from, by what was shown: the last round there, or else the one of the series that
    /// its contract goes on from, if its host has played that. `None` where nothing of either was shown to its end.
    pub(super) fn last_before(&mut self, key: SeriesKey, contract: &RoundContract) -> Option<LastRound> {
        let own = self.last_round(key);
        own.or_else(|| {
            self.last_round(contract.continues?).filter(|last| last.contract.seat_of(key.host).is_some())
        })
    }

    /// The first one of the series that this one goes on from, as far as that was seen; else this one.
    pub(super) fn root(&self) -> Option<SeriesKey> {
        self.evidence.root.or(self.key())
    }

    /// The deals that other hosts have left open in the series that this one goes on from, or in those that go on from the same one.
    pub(super) fn left_open_elsewhere(&mut self, has_own_share: bool) -> Vec<Digest> {
        let Some(root) = self.root() else { return Vec::new() };
        let told = |(_, deals): (Fingerprint, UnfinishedDeals)| {
            deals.told_elsewhere(root, has_own_share).collect::<Vec<Digest>>()
        };
        self.deals_of_others().flat_map(told).collect()
    }

    /// Notes that a verdict has told of deals that other hosts have left open.
    pub(super) fn mark_told_elsewhere(&mut self, told: &[Digest]) {
        let others: Vec<(Fingerprint, UnfinishedDeals)> = self.deals_of_others().collect();
        for (host, mut deals) in others {
            if deals.mark_told(told) {
                self.store.save_unfinished_deals(host, &deals);
            }
        }
    }

    fn deals_of_others(&mut self) -> impl Iterator<Item = (Fingerprint, UnfinishedDeals)> {
        let (hosts, own) = (self.store.hosts_with_unfinished_deals(), self.host);
        let others = hosts.into_iter().filter(move |host| Some(*host) != own);
        others.map(|host| (host, self.store.load_unfinished_deals(host)))
    }

    /// The last round of a series whose end was shown.
    pub(super) fn last_round(&mut self, key: SeriesKey) -> Option<LastRound> {
        match self.key() == Some(key) {
            true => self.evidence.last.clone(),
            false => self.store.load(key)?.last,
        }
    }

    /// What is known of a round, of any series.
    pub(super) fn find(&mut self, id: LogId) -> Option<SeenRound> {
        let newest = |evidence: &Evidence| evidence.rounds.iter().rfind(|seen| seen.log.id() == id).cloned();
        let key = id.series_key();
        if self.key() == Some(key) {
            return newest(&self.evidence);
        }
        newest(&self.store.load(key)?)
    }

    /// Changes the evidence of the series of a log.
    pub(super) fn change(&mut self, id: LogId, change: impl FnOnce(&mut Evidence)) {
        let key = id.series_key();
        if self.key() == Some(key) {
            change(&mut self.evidence);
            return self.save_soon();
        }
        if let Some(mut evidence) = self.store.load(key) {
            change(&mut evidence);
            self.store.save(key, &evidence);
        }
    }

    pub(super) fn change_unfinished_deals(&mut self, change: impl FnOnce(&mut UnfinishedDeals)) {
        let before = self.unfinished_deals.clone();
        change(&mut self.unfinished_deals);
        self.unsaved.unfinished_deals |= self.unfinished_deals != before;
    }

    /// Has the evidence saved within a few seconds. Until then a killed program loses what has changed.
    pub(super) fn save_soon(&mut self) {
        self.unsaved.evidence = true;
    }

    /// Has the evidence saved as soon as that is allowed: who is killed after a round is over comes back knowing it.
    pub(super) fn save_sooner(&mut self) {
        self.unsaved.evidence = true;
        self.unsaved.save_from = self.unsaved.save_from.saturating_sub(SAVE_INTERVAL);
    }

    /// When what has changed may be saved, by the clock of the session. `None` if nothing has changed.
    pub(super) fn next_save(&self) -> Option<Duration> {
        let Unsaved { evidence, unfinished_deals, save_from } = self.unsaved;
        (evidence || unfinished_deals).then_some(save_from)
    }

    /// Saves what has changed at once. Returns a receipt for all of it; `None` if nothing has changed.
    pub(super) fn save(&mut self, now: Duration) -> Option<SaveReceipt> {
        self.next_save()?;
        let Unsaved { evidence, unfinished_deals, .. } = std::mem::take(&mut self.unsaved);
        let key = self.key().filter(|_| evidence);
        let mut receipt = key.map(|key| self.store.save(key, &self.evidence));
        // A deal is closed on disk after what shows its end, never before.
        if let Some(host) = self.host.filter(|_| unfinished_deals) {
            receipt = Some(self.store.save_unfinished_deals(host, &self.unfinished_deals));
        }
        let bytes: usize = self.evidence.rounds.iter().map(|seen| seen.bytes).sum();
        let interval = Duration::from_secs((bytes / SAVED_PER_SECOND) as u64);
        self.unsaved.save_from = now + interval.max(SAVE_INTERVAL);
        receipt
    }

    /// Removes the evidence of a series that is of no use any more, once what closes its deals is saved.
    pub(super) fn remove(&mut self, key: SeriesKey, now: Duration) {
        self.unsaved.evidence &= self.key() != Some(key);
        self.save(now);
        self.store.remove(key);
    }
}
