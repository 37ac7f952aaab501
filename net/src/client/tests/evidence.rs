//! What waits for the evidence to be on disk.

use std::sync::{Arc, Mutex};

use super::*;
use crate::client::Evidence;

/// Counts what is saved: before something is sent, and soon.
#[derive(Debug, Clone, Default)]
struct CountingStore(Arc<Mutex<(usize, usize)>>);

impl CountingStore {
    fn counts(&self) -> (usize, usize) {
        *self.0.lock().expect("no panic")
    }
}

impl EvidenceStore for CountingStore {
    fn load(&mut self, _: SeriesId) -> Option<Evidence> {
        None
    }

    fn save(&mut self, _: SeriesId, _: &Evidence) {
        self.0.lock().expect("no panic").0 += 1;
    }

    fn save_soon(&mut self, _: SeriesId, _: &Evidence) {
        self.0.lock().expect("no panic").1 += 1;
    }
}

#[test]
fn only_what_is_sent_in_a_deal_waits_for_the_disk() {
    let store = CountingStore::default();
    let mut guest = joined_with(Some(Seat::Two), store.clone());
    let dealer = Dealer::new(1);
    let shares = dealer.deal(&mut guest);
    assert_eq!(store.counts(), (2, 1), "the hash and the share wait");
    let round = play(Some(Seat::Two), dealer.seed(&shares));
    hear(&mut guest, round.messages());
    hear(&mut guest, [round.ended.clone()]);
    assert_eq!(store.counts(), (2, 1 + round.events.len()));
}
