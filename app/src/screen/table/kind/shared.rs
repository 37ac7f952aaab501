//! Several people who share the screen, or none, at a table in this process.

use std::time::Instant;

use skipstone_core::Seat;

use super::{FollowUp, Offer, TableKind, TableParts};
use crate::screen::Context;
use crate::screen::table::handover::Handover;
use crate::screen::table::message::Message;
use crate::screen::table::model::TableModel;
use crate::session::NetworkSession;

impl TableKind for Handover {
    fn offered(&self) -> &'static [Offer] {
        &[
            Offer::Characters,
            Offer::Takebacks,
            Offer::Redo,
            Offer::Hints,
            Offer::FastForward,
            Offer::Recap,
            Offer::NewGame,
            Offer::Scores,
            Offer::Result,
            Offer::Counting,
            Offer::Records,
        ]
    }

    fn skip_words(&self) -> Option<[&'static str; 2]> {
        Some(["table-skip-shared", "table-skip-shared-about"])
    }

    fn review_words(&self) -> &'static str {
        "result-review-shared"
    }

    fn awaited_person(&self) -> Option<Seat> {
        Handover::awaited_person(self)
    }

    fn track(
        &mut self,
        model: &mut TableModel,
        _session: Option<&NetworkSession>,
        now: Instant,
        _context: Context<'_>,
    ) -> bool {
        self.follow(model, now);
        false
    }

    fn update(&mut self, message: Message, parts: TableParts<'_>) -> Vec<FollowUp> {
        if let Message::LookAs(seat) = message {
            self.look_as(seat, parts.now);
        }
        Vec::new()
    }
}
