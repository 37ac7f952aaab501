//! Applies the table's updates to the screen.

use std::time::Instant;

use iced::clipboard;
use iced::widget::operation;
use skipstone_core::table::{IntentError, RoundEnd, Update};
use skipstone_core::{Seat, Team, VisibleEvent};
use skipstone_net::client::{ClientEvent, ConnectionState};

use super::input::Input;
use super::message::Action;
use super::multiplayer::{Effect, Message as MultiplayerMessage, NAME_FIELD};
use super::series::SeriesStatus;
use super::state::State;
use crate::board::{Motion, Slot};
use crate::screen::Context;
use crate::session::{NetworkSession, RefusedRequest};
use crate::settings::{Settings, Speed};
use crate::sound::SoundKind;
use crate::tr;

impl State {
    /// Handles an event or input that only a network table has; does nothing at a table in this process. Returns what the app has to
    /// do about it.
    pub(super) fn update_multiplayer(
        &mut self,
        message: MultiplayerMessage,
        session: &mut NetworkSession,
        now: Instant,
        context: Context<'_>,
    ) -> Option<Action> {
        let multiplayer = self.kind.multiplayer_mut()?;
        if multiplayer.ignores(&message, now) {
            return None;
        }
        match message {
            MultiplayerMessage::Event(event) => self.show_client_event(event, session, now, context),
            MultiplayerMessage::Denied => self.show_denied(session, context),
            MultiplayerMessage::Copy(text) => return Some(Action::Run(clipboard::write(text))),
            message => match multiplayer.handle_input(message, session, now)? {
                Effect::Send(intent) => self.send(intent),
                Effect::FocusChat => return Some(self.focus_chat()),
                Effect::FocusName => return Some(Action::Run(operation::focus(NAME_FIELD))),
                Effect::SaveMuted => return Some(Action::SaveMuted),
                Effect::KeepName(name) => {
                    return Some(Action::SaveSettings(Settings { name, ..context.settings.clone() }));
                }
            },
        }
        None
    }

    /// Shows an event of the client session, which has applied it.
    fn show_client_event(
        &mut self,
        event: ClientEvent,
        session: &mut NetworkSession,
        now: Instant,
        context: Context<'_>,
    ) {
        for news in session.conversation.take_news() {
            self.model.animation.timeline_mut().log_notice(news);
        }
        let Some(multiplayer) = self.kind.multiplayer_mut() else { return };
        match event {
            ClientEvent::ConnectionState(ConnectionState::Joined { .. }) => multiplayer.rejoin(),
            // In a lobby others may have the seats by now.
            ClientEvent::Lobby(lobby) if !lobby.begun => {}
            // The result names those who have played the round, whoever plays the next one.
            ClientEvent::Lobby(_) if self.model.series.is_round_over() => {
                self.model.change_stones(&session.given_names(), session.stones());
            }
            ClientEvent::Lobby(_) => {
                self.model.set_players(session.given_names(), session.players(), session.stones());
            }
            // Another seat, or none: from the next round on, or as the host says after a reconnect.
            ClientEvent::Seated { setup, seat } => self.model.sit_down(setup, seat),
            ClientEvent::Table(update) => {
                match update {
                    // A question takes the place of answers, also of how the last one ended.
                    Update::TakebackAsked { .. } => self.input.forget_answers(),
                    Update::Events(_) => self.input.undo_ended = None,
                    _ => {}
                }
                if self.model.is_shown_result(&update) {
                    self.model.change_stones(&session.given_names(), session.stones());
                } else if matches!(update, Update::RoundBegan { .. } | Update::Snapshot { .. }) {
                    self.model.set_players(session.given_names(), session.players(), session.stones());
                    let lobby = session.lobby.as_ref();
                    self.kept_free.corner = lobby.is_some_and(|lobby| lobby.seats_to_take().next().is_some());
                }
                let outcome = multiplayer.apply_update(&update, &self.model.setup, self.model.me);
                self.apply_update(update, now, context);
                if let Some(outcome) = outcome {
                    self.tell_of_takeback(outcome.notice(self.model.wording(context)));
                }
            }
            ClientEvent::MoveStands(_) => self.input.refused = Some((None, tr!(context, "move-stands"))),
            ClientEvent::TakebackLapsed => self.tell_of_takeback(tr!(context, "takeback-lapsed")),
            ClientEvent::Chat { by, .. } => multiplayer.hear(&by, &self.model),
            ClientEvent::Nudged { seat, .. } => {
                if Some(seat) == self.model.me {
                    multiplayer.be_nudged();
                    self.model.animation.push_cue(SoundKind::Knock);
                }
            }
            ClientEvent::RoundChecked { is_on_screen: true, verdict, stand_in_turns, .. } => {
                if multiplayer.judge(verdict) {
                    self.model.series.ask_again(!stand_in_turns.is_empty());
                }
            }
            // The session shows these.
            ClientEvent::ConnectionState(_)
            | ClientEvent::Presence(_)
            | ClientEvent::Reaction { .. }
            | ClientEvent::Kicked(_)
            | ClientEvent::OutOfTime(_)
            | ClientEvent::Ready { .. }
            | ClientEvent::Proposal(_)
            | ClientEvent::Contract(..)
            | ClientEvent::LimitsChanged(_)
            | ClientEvent::Denied(_)
            | ClientEvent::DealDeclined
            | ClientEvent::RoundChecked { .. }
            | ClientEvent::Words { .. }
            | ClientEvent::DealRepeated { .. }
            | ClientEvent::Witnessed { .. } => {}
        }
    }

    /// Tells in the log what has become of a request for a takeback, and where it is looked for, too.
    fn tell_of_takeback(&mut self, notice: String) {
        (self.input.explained, self.input.undo_ended) = (None, Some(notice.clone()));
        self.model.animation.timeline_mut().log_notice(notice);
    }

    /// Shows below the board why a request was refused.
    fn show_denied(&mut self, session: &mut NetworkSession, context: Context<'_>) {
        let Some(why) = session.denied.take() else { return };
        let name = |seat| self.model.wording(context).name(seat);
        let words = match why {
            RefusedRequest::By(why) => context.locale.denied(&why, name),
            RefusedRequest::Impossible(why) => context.locale.table_error(&why),
        };
        self.model.animation.clear_dropped();
        self.input.refused = Some((None, words));
    }

    pub(super) fn apply_update(&mut self, update: Update, now: Instant, context: Context<'_>) {
        match update {
            Update::RoundBegan { number, dealer, draws, scores, events } => {
                self.begin_round(SeriesStatus::at(number, scores, None));
                if !draws.is_empty() {
                    // Slow enough to compare the cards, also where cards don't fly.
                    let flight_time = self.fast_forward.flight_time(context);
                    self.model.animation.show_draws(&draws, dealer, now, flight_time);
                }
                self.apply_events(&events, now, context);
            }
            Update::Events(events) => self.apply_events(&events, now, context),
            Update::Snapshot { number, scores, events, ended } => {
                let ended = ended.filter(|_| self.kind.puzzle().is_none());
                let timeline = self.model.timeline();
                let common = timeline.common(&events);
                let undone = timeline.received_after(common).to_vec();
                let is_same_round = common > 0 || timeline.begins_in_position();
                let is_redone = common > 0 && undone.is_empty() && self.kind.multiplayer().is_none();
                let (before, redone) = events.split_at(if is_redone { common } else { events.len() });
                let ended_before = ended.clone().filter(|_| redone.is_empty());
                self.begin_round(SeriesStatus::at(number, scores.clone(), ended_before));
                self.receive(before);
                self.model.animation.begin(now, Speed::Off.flight_time());
                // What happened before is not heard.
                self.model.animation.take_cues();
                if is_same_round {
                    let flight_time = self.fast_forward.flight_time(context);
                    self.model.animation.show_takeback(&undone, now, flight_time);
                }
                if !redone.is_empty() {
                    self.apply_events(redone, now, context);
                    self.model.series.unshown = ended.map(|ended| (ended, scores));
                }
            }
            Update::RoundEnded { ended, scores } => {
                // A single round is celebrated as a round.
                if let Some(winners) = &ended.series_winners
                    && !self.model.is_single_round()
                {
                    let has_won = |seat: &Seat| winners.contains(&self.model.setup.team(*seat));
                    self.model.animation.end_series(self.model.setup.seats().filter(has_won).collect());
                }
                // The end of a puzzle is that of the try.
                self.model.series.unshown = Some((ended, scores)).filter(|_| self.kind.puzzle().is_none());
            }
            // Only network tables send these; `Multiplayer` has already handled them.
            Update::Presence(..)
            | Update::Paused(_)
            | Update::Resumed(_)
            | Update::TakebackAsked { .. }
            | Update::TakebackOver { .. } => {}
            Update::Refused(refused) => self.refused(&refused, context),
        }
    }

    /// Forgets the round before, also if the board hasn't shown its end: another player may go on earlier.
    fn begin_round(&mut self, series: SeriesStatus) {
        self.hint.clear();
        self.tips.forget_turn();
        self.asks_to_reopen = false;
        self.input = Input::default();
        self.model.animation.finish();
        self.model.animation.timeline_mut().begin_round();
        self.model.series = series;
        if let Some(puzzle) = self.kind.puzzle_mut() {
            puzzle.begin_round();
        }
    }

    fn apply_events(&mut self, events: &[VisibleEvent], now: Instant, context: Context<'_>) {
        self.hint.clear();
        self.receive(events);
        if self.is_guided() {
            self.send_bot_delay(context);
        }
        if !self.fast_forward.is_active() {
            self.model.animation.begin(now, self.fast_forward.flight_time(context));
        }
        // An answer from before the own turn no longer applies in it.
        let me = self.model.me;
        let begins =
            |event: &VisibleEvent| matches!(event, VisibleEvent::Turn(turn) if Some(turn.seat) == me);
        if events.iter().any(begins) {
            self.input.forget_answers();
        }
        // What was being typed was for a turn that is over.
        let turn = events.iter().rev().find_map(|event| match event {
            VisibleEvent::Turn(turn) => Some(turn.seat),
            _ => None,
        });
        if turn.is_some_and(|seat| Some(seat) != me) {
            self.input.typed = None;
        }
        // The picked-up card may be gone, or its slot may hold another one.
        let view = self.model.known();
        let held = self.input.picked.and_then(|slot| slot.source());
        if held.is_some_and(|source| view.source_card(source).is_err() || !self.model.may_play()) {
            self.input.picked = None;
        }
    }

    /// Takes the next events in, ahead of the board.
    fn receive(&mut self, events: &[VisibleEvent]) {
        self.model.animation.timeline_mut().receive(events);
        if let Some(guide) = self.kind.guide_mut() {
            guide.receive(events);
        }
        if let Some(puzzle) = self.kind.puzzle_mut() {
            puzzle.receive(events);
        }
    }

    /// Tells of what the board has shown since the last call. Nothing is told before it can be seen. Called after every message.
    /// Returns what the app has to do about it.
    pub(super) fn tell(&mut self, now: Instant, context: Context<'_>) -> Vec<Action> {
        let with_remarks = self.shows_remarks(context);
        let shown = self.model.tell(with_remarks, now, context);
        self.tips.see(&shown, self.model.me);
        if let Some(guide) = self.kind.guide_mut() {
            guide.tell(&shown, now);
        }
        if self.model.timeline().waiting() == 0
            && let Some((ended, scores)) = self.model.series.unshown.take()
        {
            self.push_result_cue(&ended);
            let counts = context.settings.speed != Speed::Off && context.motion() == Motion::Full;
            self.model.series.end(ended, scores, counts.then_some(now));
            self.finish_guide();
        }
        self.follow_try(&shown)
    }

    /// Notes that the end of a round is about to be shown. Nothing is heard of a tie, nor by a spectator.
    fn push_result_cue(&mut self, ended: &RoundEnd) {
        let Some(winner) = ended.result.winner.filter(|_| !self.model.is_spectator()) else { return };
        let teams: Vec<Team> = self.model.people.iter().map(|seat| self.model.setup.team(*seat)).collect();
        let kind = match &ended.series_winners {
            Some(winners)
                if !self.model.is_single_round() && teams.iter().any(|team| winners.contains(team)) =>
            {
                SoundKind::SeriesWon
            }
            _ if teams.contains(&winner) => SoundKind::RoundWon,
            _ => SoundKind::RoundLost,
        };
        self.model.animation.push_cue(kind);
    }

    /// Whether computer players may remark upon what happens.
    pub(super) fn shows_remarks(&self, context: Context<'_>) -> bool {
        context.settings.remarks && self.kind.offers().characters
    }

    fn refused(&mut self, refused: &IntentError, context: Context<'_>) {
        self.model.animation.clear_dropped();
        let why = context.locale.refused(refused, |seat| self.model.wording(context).name(seat));
        let slot = match refused {
            IntentError::Move { mv, .. } => mv.target().map(Slot::of_target),
            _ => None,
        };
        self.input.refused = Some((slot, why));
    }
}
