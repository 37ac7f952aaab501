//! What becomes of takeback votes, talkers and verdicts with the events of the client session.

use skipstone_core::table::Update;
use skipstone_core::{Seat, Setup, VisibleEvent};
use skipstone_net::client::Verdict;
use skipstone_net::protocol::Speaker;

use super::{Multiplayer, Takeback};
use crate::screen::table::model::TableModel;
use crate::table::TableWording;
use crate::tr;

/// How a request to take back a move ended.
pub(in crate::screen::table) enum TakebackOutcome {
    TakenBack(Seat),
    Stands,
}

impl TakebackOutcome {
    /// The notice for the log.
    pub(in crate::screen::table) fn notice(self, wording: TableWording<'_>) -> String {
        match self {
            TakebackOutcome::TakenBack(by) => wording.about_seat("takeback-done", by),
            TakebackOutcome::Stands => tr!(wording.locale, "takeback-over"),
        }
    }
}

impl Multiplayer {
    /// Forgets what was asked before the connection was lost: the host sends open requests anew.
    pub(in crate::screen::table) fn rejoin(&mut self) {
        (self.takeback, self.talker) = (None, None);
    }

    /// Applies an update of the table to the takeback vote, the talker and the verdict; how a takeback ended, if one did.
    pub(in crate::screen::table) fn apply_update(
        &mut self,
        update: &Update,
        setup: &Setup,
        me: Option<Seat>,
    ) -> Option<TakebackOutcome> {
        self.expire_talk(update, setup);
        match update {
            Update::TakebackAsked(by) => {
                self.takeback = Some(Takeback { by: *by, answered: Some(*by) == me });
            }
            Update::TakebackOver => return self.takeback.take().map(|_| TakebackOutcome::Stands),
            Update::RoundBegan { .. } => (self.takeback, self.verdict) = (None, None),
            Update::Snapshot { ended, .. } => {
                if ended.is_none() {
                    self.verdict = None;
                }
                return self.takeback.take().map(|asked| TakebackOutcome::TakenBack(asked.by));
            }
            _ => {}
        }
        None
    }

    /// Notes who has written in the chat: an opponent on turn who breaks the silence between partners can be called for it
    /// (RULES 9).
    pub(in crate::screen::table) fn hear(&mut self, by: &Speaker, model: &TableModel) {
        let Speaker::Seat(by) = *by else { return };
        let (setup, rules) = (&model.setup, model.setup.rules());
        let team = setup.team(by);
        let silent = rules.call_talking && rules.partner_silence && setup.has_partners();
        let opponent = model.me.is_some_and(|me| setup.team(me) != team);
        let on_turn = model.known().on_turn().is_some_and(|seat| setup.team(seat) == team);
        if silent && opponent && on_turn {
            self.talker = Some(by);
        }
    }

    /// Takes the verdict on the last round; returns whether it is news. Once a round is broken, nothing mends it.
    pub(in crate::screen::table) fn judge(&mut self, verdict: Verdict) -> bool {
        let is_news = !matches!(self.verdict, Some(Verdict::Broken(_)));
        if is_news {
            self.verdict = Some(verdict);
        }
        is_news
    }

    /// Forgets the talker when the call has been made or is too late: their team is on turn again, or the round is over.
    fn expire_talk(&mut self, update: &Update, setup: &Setup) {
        let Some(talker) = self.talker else { return };
        let over = |event: &VisibleEvent| match *event {
            VisibleEvent::Turn(turn) => setup.team(turn.seat) == setup.team(talker),
            VisibleEvent::Call(call) => call.talker == talker,
            VisibleEvent::End(_) => true,
            _ => false,
        };
        let over = match update {
            Update::Events(events) => events.iter().any(over),
            Update::RoundBegan { .. } | Update::Snapshot { .. } => true,
            _ => false,
        };
        if over {
            self.talker = None;
        }
    }
}
