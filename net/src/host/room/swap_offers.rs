//! Who would like to swap seats with whom, and how often each may ask.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::fingerprint::Fingerprint;
use crate::protocol::SwapOffer;

/// How long whoever has offered a swap has to wait before the next offer: a person who says no isn't asked again at once.
pub(super) const SWAP_PAUSE: Duration = Duration::from_secs(10);

/// The open offers, one at most of each person.
#[derive(Debug, Default)]
pub(super) struct SwapOffers {
    open: Vec<SwapOffer>,
    /// When each person has offered last, as far as that still counts.
    offered_at: BTreeMap<Fingerprint, Duration>,
}

impl SwapOffers {
    /// Whether a person may offer a swap now; notes it if so.
    pub(super) fn may_offer(&mut self, by: Fingerprint, now: Duration) -> bool {
        self.offered_at.retain(|_, at| now < *at + SWAP_PAUSE);
        let is_allowed = !self.offered_at.contains_key(&by);
        self.offered_at.entry(by).or_insert(now);
        is_allowed
    }

    pub(super) fn open(&mut self, offer: SwapOffer) {
        self.open.push(offer);
    }

    /// Takes the offers out for which this holds.
    pub(super) fn close(&mut self, is_closed: impl Fn(&SwapOffer) -> bool) -> Vec<SwapOffer> {
        self.open.extract_if(.., |offer| is_closed(offer)).collect()
    }

    /// The open offers by or to a person.
    pub(super) fn about(&self, who: Fingerprint) -> impl Iterator<Item = SwapOffer> {
        self.open.iter().copied().filter(move |offer| offer.by == who || offer.with == who)
    }
}
