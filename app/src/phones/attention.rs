//! Whether a page is shown: one that is says so again and again. A hidden page doesn't, and a frozen one can't.

use std::future::pending;
use std::time::{Duration, Instant};

use tokio::time::sleep_until;

/// How long after its last word a page counts as hidden. It says one every 3 seconds, and has to count within
/// [`SILENCE`](super::limits::SILENCE).
const INACTIVE_AFTER: Duration = Duration::from_secs(9);

/// What is known of a page's being shown.
#[derive(Debug)]
pub(super) struct Attention {
    /// When the page was shown last. `None` for a page that doesn't say it, which counts as shown.
    shown_at: Option<Instant>,
    /// Whether its player was told of as inactive.
    is_told: bool,
}

impl Attention {
    /// That of a page that has said hello, and whether it says when it is hidden.
    pub(super) fn new(is_said: bool, now: Instant) -> Attention {
        Attention { shown_at: is_said.then_some(now), is_told: false }
    }

    /// The page is shown.
    pub(super) fn note(&mut self, now: Instant) {
        self.shown_at = self.shown_at.map(|_| now);
    }

    /// The table knows nothing of it any more.
    pub(super) fn forget_told(&mut self) {
        self.is_told = false;
    }

    /// Whether the player is inactive by now who wasn't, or the other way round. `None` if that doesn't change.
    pub(super) fn change(&mut self, now: Instant) -> Option<bool> {
        let is_inactive = self.shown_at.is_some_and(|at| now >= at + INACTIVE_AFTER);
        (std::mem::replace(&mut self.is_told, is_inactive) != is_inactive).then_some(is_inactive)
    }

    /// Waits until the player becomes inactive unless the page is shown. Never ends if they are already. Cancel safe.
    pub(super) async fn lapse(&self) {
        match self.shown_at.filter(|_| !self.is_told) {
            Some(at) => sleep_until((at + INACTIVE_AFTER).into()).await,
            None => pending().await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phones::limits::SILENCE;

    #[test]
    fn a_page_that_says_nothing_counts_as_hidden_within_the_silence_until_it_is_shown() {
        let began = Instant::now();
        let at = |seconds| began + Duration::from_secs(seconds);
        let mut page = Attention::new(true, began);
        page.note(at(3));
        assert_eq!(page.change(at(11)), None);
        assert_eq!(page.change(at(3) + SILENCE), Some(true));
        assert_eq!(page.change(at(60)), None, "once is enough");
        page.note(at(61));
        assert_eq!(page.change(at(61)), Some(false));

        let mut other = Attention::new(false, began);
        other.note(at(1));
        assert_eq!(other.change(at(600)), None, "another program doesn't say it");
    }
}
