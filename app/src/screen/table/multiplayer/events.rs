//! Events of the client session.

use std::time::{Duration, Instant};

use skipstone_core::table::Update;
use skipstone_core::{BySeat, MAX_SEATS, Seat, Setup, VisibleEvent};
use skipstone_net::client::{ClientEvent, ConnectionState};
use skipstone_net::protocol::{Audience, ChatLine, Denial, PresenceEvent, Speaker};

use super::{Multiplayer, SeatPresence, Takeback};
use crate::screen::Context;
use crate::screen::table::State;
use crate::tr;

/// How a request to take back a move ended.
enum TakebackOutcome {
    TakenBack(Seat),
    Stands,
}

impl State {
    /// Handles one event of the client session.
    pub(in crate::screen::table) fn handle_client_event(
        &mut self,
        event: ClientEvent,
        now: Instant,
        context: Context<'_>,
    ) {
        let Some(multiplayer) = &mut self.multiplayer else { return };
        multiplayer.now = now;
        match event {
            ClientEvent::ConnectionState(connection) => multiplayer.connection(&connection),
            ClientEvent::Lobby(lobby) => {
                self.names = Multiplayer::names(&lobby);
                multiplayer.lobby = *lobby;
            }
            ClientEvent::Table(update) => {
                multiplayer.expire_talk(&update, &self.setup);
                if matches!(update, Update::TakebackAsked(_)) {
                    self.board.refused = None;
                }
                let outcome = multiplayer.table(&update, self.me);
                self.apply_update(update, now, context);
                self.log_takeback(outcome, context);
            }
            ClientEvent::Presence(presence) => multiplayer.presence(presence),
            ClientEvent::Chat { by, to, text } => self.said(by, to, &text, context),
            ClientEvent::Denied(why) => self.denied(&why, context),
            ClientEvent::RoundChecked { series, round, verdict, .. } => {
                if (series, round as usize) == (multiplayer.lobby.series, self.series.round) {
                    multiplayer.verdict = Some(verdict);
                }
            }
        }
    }

    /// Logs how a takeback request ended.
    fn log_takeback(&mut self, outcome: Option<TakebackOutcome>, context: Context<'_>) {
        match outcome {
            Some(TakebackOutcome::TakenBack(by)) => {
                let wording = self.wording(context);
                let words =
                    tr!(context.locale, "takeback-done", who = wording.who(by), name = wording.name(by));
                self.log.push_notice(words);
            }
            Some(TakebackOutcome::Stands) => self.log.push_notice(tr!(context.locale, "takeback-over")),
            None => {}
        }
    }

    fn said(&mut self, by: Speaker, to: Audience, text: &ChatLine, context: Context<'_>) {
        let talked = self.silence_breaker(&by);
        let by = match by {
            Speaker::Seat(seat) => self.wording(context).name(seat),
            Speaker::Watcher(name) => tr!(context.locale, "chat-watcher", name = &*name),
        };
        if let Some(multiplayer) = &mut self.multiplayer {
            multiplayer.chat.push_message(by, to, text);
            multiplayer.talker = talked.or(multiplayer.talker);
        }
    }

    /// The talker, if an opponent on turn has broken the silence between partners and can be called for it (RULES 9).
    fn silence_breaker(&self, by: &Speaker) -> Option<Seat> {
        let Speaker::Seat(by) = *by else { return None };
        let (view, rules) = (self.replica.view(), self.setup.rules());
        let team = self.setup.team(by);
        let silent = rules.call_talking && rules.partner_silence && self.setup.has_partners();
        let opponent = self.me.is_some_and(|me| self.setup.team(me) != team);
        let on_turn = view.turns() > 0 && view.ending().is_none() && self.setup.team(view.turn()) == team;
        (silent && opponent && on_turn).then_some(by)
    }

    /// Shows a refusal where the request was made: in the chat, or below the board.
    fn denied(&mut self, why: &Denial, context: Context<'_>) {
        let words = context.locale.denied(why, |seat| self.wording(context).name(seat));
        match (&mut self.multiplayer, why) {
            (Some(multiplayer), Denial::PartnersSilent | Denial::RateLimited) => {
                multiplayer.chat.push_notice(words)
            }
            _ => {
                self.animation.clear_dropped();
                self.board.refused = Some((None, words));
            }
        }
    }
}

impl Multiplayer {
    fn connection(&mut self, connection: &ConnectionState) {
        match connection {
            ConnectionState::Reconnecting { retry_in, .. } => self.retry_at = Some(self.now + *retry_in),
            // The host sends presence, limits and pause anew after a reconnect.
            ConnectionState::Joined { .. } => {
                self.retry_at = None;
                self.seats = BySeat([SeatPresence::Here; MAX_SEATS]);
                (self.turn_limit, self.paused, self.takeback, self.talker) = (None, None, None, None);
            }
            // The app shows these states on other screens or as a notice.
            ConnectionState::Connecting
            | ConnectionState::AwaitingHost
            | ConnectionState::Failed(_)
            | ConnectionState::Ended(_) => {}
        }
    }

    /// Applies an update to the takeback vote, the turn limit and the verdict; how a takeback ended, if one did.
    fn table(&mut self, update: &Update, me: Option<Seat>) -> Option<TakebackOutcome> {
        match update {
            Update::TakebackAsked(by) => {
                self.takeback = Some(Takeback { by: *by, answered: Some(*by) == me });
            }
            Update::TakebackOver => return self.takeback.take().map(|_| TakebackOutcome::Stands),
            Update::RoundBegan { .. } => (self.takeback, self.verdict, self.turn_limit) = (None, None, None),
            // The limit of a turn is sent after the event that begins it.
            Update::Events(events)
                if events.iter().any(|event| matches!(event, VisibleEvent::Turn { .. })) =>
            {
                self.turn_limit = None;
            }
            Update::RoundEnded { .. } => self.turn_limit = None,
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
            VisibleEvent::Turn { seat } => setup.team(seat) == setup.team(talker),
            VisibleEvent::Call { talker: called, .. } => called == talker,
            VisibleEvent::End { .. } => true,
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

    fn presence(&mut self, presence: PresenceEvent) {
        let later = |milliseconds: u32| self.now + Duration::from_millis(milliseconds.into());
        match presence {
            PresenceEvent::Here(seat) => self.seats[seat] = SeatPresence::Here,
            PresenceEvent::Thinking { seat, left } => self.turn_limit = left.map(|left| (seat, later(left))),
            PresenceEvent::Away { seat, grace } => self.seats[seat] = SeatPresence::Away(later(grace)),
            PresenceEvent::Replaced(seat) => self.seats[seat] = SeatPresence::Replaced,
            PresenceEvent::Paused(by) => self.paused = by,
        }
    }
}
