//! What becomes of what is asked and of verdicts with the events of the client session.

use skipstone_core::table::Update;
use skipstone_core::{Seat, Setup};
use skipstone_net::client::Verdict;
use skipstone_net::protocol::Speaker;

use super::Multiplayer;
use crate::screen::table::model::TableModel;
use crate::session::{Asked, TakebackOutcome};

impl Multiplayer {
    /// Forgets what was asked before the connection was lost: the host sends open requests anew.
    pub(in crate::screen::table) fn rejoin(&mut self) {
        self.asked = Asked::default();
    }

    /// Applies an update of the table to what is asked and to the verdict; how a takeback ended, if one did.
    pub(in crate::screen::table) fn apply_update(
        &mut self,
        update: &Update,
        setup: &Setup,
        me: Option<Seat>,
    ) -> Option<TakebackOutcome> {
        if matches!(update, Update::RoundBegan { .. } | Update::Snapshot { ended: None, .. }) {
            self.verdict = None;
        }
        self.asked.apply(update, setup, me)
    }

    /// Notes who has written in the chat.
    pub(in crate::screen::table) fn hear(&mut self, by: &Speaker, model: &TableModel) {
        self.asked.hear(by, &model.known(), model.me);
    }

    /// Takes the verdict on the last round; returns whether it is news. Once a round is broken, nothing mends it.
    pub(in crate::screen::table) fn judge(&mut self, verdict: Verdict) -> bool {
        let is_news = !matches!(self.verdict, Some(Verdict::Broken(_)));
        if is_news {
            self.verdict = Some(verdict);
        }
        is_news
    }
}
