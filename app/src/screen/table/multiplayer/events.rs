//! What the table screen does on events of the client session, after the session has applied them.

use std::time::Instant;

use skipstone_core::table::Update;
use skipstone_core::{Seat, Setup, VisibleEvent};
use skipstone_net::client::{ClientEvent, ConnectionState, Verdict};
use skipstone_net::protocol::Speaker;

use super::{Multiplayer, Takeback};
use crate::screen::Context;
use crate::screen::table::State;
use crate::session::{NetworkSession, RefusedRequest};
use crate::tr;

/// How a request to take back a move ended.
enum TakebackOutcome {
    TakenBack(Seat),
    Stands,
}

impl State {
    /// Handles one event of the client session.
    pub(super) fn handle_client_event(
        &mut self,
        event: ClientEvent,
        session: &NetworkSession,
        now: Instant,
        context: Context<'_>,
    ) {
        let Some(multiplayer) = &mut self.multiplayer else { return };
        match event {
            ClientEvent::ConnectionState(ConnectionState::Joined { .. }) => {
                // The host sends open requests anew after a reconnect.
                (multiplayer.takeback, multiplayer.talker) = (None, None);
            }
            ClientEvent::Lobby(_) => {
                (self.names, self.players) = (session.given_names(), session.players());
                self.track_characters();
            }
            ClientEvent::Table(update) => {
                multiplayer.expire_talk(&update, &self.setup);
                if matches!(update, Update::TakebackAsked(_)) {
                    self.board.refused = None;
                }
                let outcome = multiplayer.apply_update(&update, self.me);
                self.apply_update(update, now, context);
                self.log_takeback(outcome, context);
            }
            ClientEvent::Chat { by, .. } => {
                let talker = self.silence_breaker(&by);
                if let Some(multiplayer) = &mut self.multiplayer {
                    multiplayer.talker = talker.or(multiplayer.talker);
                }
            }
            ClientEvent::RoundChecked { is_on_screen: true, verdict, .. } => {
                // Once it is broken, nothing mends it.
                if !matches!(multiplayer.verdict, Some(Verdict::Broken(_))) {
                    multiplayer.verdict = Some(verdict);
                    self.series.details.ask_again();
                }
            }
            // The session shows these.
            ClientEvent::ConnectionState(_)
            | ClientEvent::Presence(_)
            | ClientEvent::Denied(_)
            | ClientEvent::RoundChecked { .. }
            | ClientEvent::Words { .. }
            | ClientEvent::Witnessed { .. } => {}
        }
    }

    /// Logs how a takeback request ended.
    fn log_takeback(&mut self, outcome: Option<TakebackOutcome>, context: Context<'_>) {
        match outcome {
            Some(TakebackOutcome::TakenBack(by)) => {
                let wording = self.wording(context);
                let words =
                    tr!(context.locale, "takeback-done", who = wording.who(by), name = wording.name(by));
                self.animation.timeline_mut().log_notice(words);
            }
            Some(TakebackOutcome::Stands) => {
                self.animation.timeline_mut().log_notice(tr!(context.locale, "takeback-over"));
            }
            None => {}
        }
    }

    /// The talker, if an opponent on turn has broken the silence between partners and can be called for it (RULES 9).
    fn silence_breaker(&self, by: &Speaker) -> Option<Seat> {
        let Speaker::Seat(by) = *by else { return None };
        let (view, rules) = (self.table(), self.setup.rules());
        let team = self.setup.team(by);
        let silent = rules.call_talking && rules.partner_silence && self.setup.has_partners();
        let opponent = self.me.is_some_and(|me| self.setup.team(me) != team);
        let on_turn = view.on_turn().is_some_and(|seat| self.setup.team(seat) == team);
        (silent && opponent && on_turn).then_some(by)
    }

    /// Shows below the board why a request was refused.
    pub(super) fn show_denied(&mut self, session: &mut NetworkSession, context: Context<'_>) {
        let Some(why) = session.denied.take() else { return };
        let words = match why {
            RefusedRequest::By(why) => context.locale.denied(&why, |seat| self.wording(context).name(seat)),
            RefusedRequest::Impossible(why) => context.locale.table_error(&why),
        };
        self.animation.clear_dropped();
        self.board.refused = Some((None, words));
    }
}

impl Multiplayer {
    /// Applies an update to the takeback vote and the verdict; how a takeback ended, if one did.
    fn apply_update(&mut self, update: &Update, me: Option<Seat>) -> Option<TakebackOutcome> {
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
