//! What has happened in a round before a page came: its log is there again after a reload.

use std::time::Instant;

use skipstone_core::VisibleEvent;

use super::messages::ToPage;
use super::table::PhoneTable;
use crate::board::Log;

impl PhoneTable {
    /// Follows events without showing them, and tells the page what they were.
    pub(super) fn recount(&mut self, events: &[VisibleEvent], now: Instant) {
        let mut lines = Vec::new();
        for event in events {
            let names = self.session.given_names();
            if let Some(round) = &self.round {
                let sentence = self.wording(&names).event(event, round.setup());
                lines.extend(Some(sentence).filter(|sentence| !sentence.is_empty()));
            }
            self.follow(std::slice::from_ref(event), now);
        }
        lines.drain(..lines.len().saturating_sub(Log::MAX_LINES));
        let number = self.round.as_ref().map(|round| round.number);
        self.unsaid.extend(number.map(|round| ToPage::Log { round, lines }));
    }
}
