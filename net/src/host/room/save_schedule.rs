//! When the table is saved.
//!
//! What changes nothing of the game (who is here, and their wishes, names and stones) is saved within a second, or with the
//! next change of the game, so that guests can't keep the disk busy.

use std::time::Duration;

/// The longest time for which a change waits that needn't be saved before anybody is told of it. A flood of them would keep everybody
/// waiting for the disk.
const SAVE_INTERVAL: Duration = Duration::from_secs(1);

/// What has changed since the table was saved last.
#[derive(Debug, Default)]
pub(super) struct SaveSchedule {
    /// Whether it is saved before the latest outputs are sent.
    must_save: bool,
    /// When changes that may wait are saved at the latest. `None` if there are none.
    due: Option<Duration>,
}

impl SaveSchedule {
    /// Has a change saved before anybody is told of it.
    pub(super) fn save_now(&mut self) {
        self.must_save = true;
    }

    /// Has a change saved with the next one of the game, and within [`SAVE_INTERVAL`].
    pub(super) fn save_later(&mut self, now: Duration) {
        self.due.get_or_insert(now + SAVE_INTERVAL);
    }

    /// When changes that may wait are saved at the latest. `None` if there are none.
    pub(super) fn due(&self) -> Option<Duration> {
        self.due
    }

    /// Whether the table has to be saved now.
    pub(super) fn is_due(&self, now: Duration) -> bool {
        self.must_save || self.due.is_some_and(|due| due <= now)
    }

    /// Whether the table has to be saved now; it counts as saved then.
    pub(super) fn take(&mut self, now: Duration) -> bool {
        let is_due = self.is_due(now);
        if is_due {
            *self = SaveSchedule::default();
        }
        is_due
    }
}
