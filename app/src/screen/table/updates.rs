//! Applies the table's updates to the screen.

use std::time::Instant;

use skipstone_core::table::{IntentError, RoundEnd, Update};
use skipstone_core::{Seat, Team, VisibleEvent};

use super::kind::Offer;
use super::message::Action;
use super::series::SeriesStatus;
use super::state::State;
use crate::board::{Motion, Slot};
use crate::screen::Context;
use crate::settings::Speed;
use crate::sound::SoundKind;
use crate::tr;
use crate::widget::accessible::Priority;

impl State {
    /// Tells in the log what has become of a request for a takeback, and where it is looked for, too.
    pub(super) fn tell_of_takeback(&mut self, notice: String) {
        (self.input.explained, self.input.undo_ended) = (None, Some(notice.clone()));
        self.model.animation.timeline_mut().log_notice(notice);
    }

    pub(super) fn apply_update(&mut self, update: Update, now: Instant, context: Context<'_>) {
        match update {
            Update::RoundBegan { number, dealer, draws, scores, events } => {
                self.begin_round(SeriesStatus::at(number, scores, None));
                self.model.animation.forget_recap();
                if !draws.is_empty() {
                    // Slow enough to compare the cards, also where cards don't fly.
                    let flight_time = self.fast_forward.flight_time(context);
                    self.model.animation.show_draws(&draws, dealer, now, flight_time);
                }
                self.apply_events(&events, now, context);
            }
            Update::Events(events) => self.apply_events(&events, now, context),
            Update::Snapshot { number, scores, events, ended } => {
                let ended = ended.filter(|_| self.kind.offers(Offer::Result));
                let timeline = self.model.timeline();
                let common = timeline.common(&events);
                let undone = timeline.received_after(common).to_vec();
                let is_same_round = common > 0 || timeline.begins_in_position();
                let is_redone = common > 0 && undone.is_empty() && self.kind.offers(Offer::Redo);
                let (before, redone) = events.split_at(if is_redone { common } else { events.len() });
                let ended_before = ended.clone().filter(|_| redone.is_empty());
                self.begin_round(SeriesStatus::at(number, scores.clone(), ended_before));
                if !is_same_round {
                    self.model.animation.forget_recap();
                }
                self.receive(before);
                self.model.animation.begin(now, Speed::Off.flight_time());
                // What happened before is neither heard nor said.
                self.model.animation.take_cues();
                self.spoken.skip_log();
                self.say_first_move("said-taken-back", &undone, context);
                if is_same_round {
                    let flight_time = self.fast_forward.flight_time(context);
                    self.model.animation.show_takeback(&undone, now, flight_time);
                }
                if !redone.is_empty() {
                    self.apply_events(redone, now, context);
                    if self.model.timeline().waiting() == 0 {
                        self.say_first_move("said-redone", redone, context);
                    }
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
                self.model.series.unshown = Some((ended, scores)).filter(|_| self.kind.offers(Offer::Result));
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

    /// Says which move was taken back or made again, and with it all that came after: the first one of these events.
    fn say_first_move(&mut self, message: &str, events: &[VisibleEvent], context: Context<'_>) {
        let is_move = |event: &&VisibleEvent| {
            matches!(event, VisibleEvent::Play { .. } | VisibleEvent::Discard(_) | VisibleEvent::Pass(_))
        };
        if let Some(event) = events.iter().find(is_move) {
            let sentence = self.model.wording(context).event(event, &self.model.setup);
            self.spoken.say(Priority::Answer, tr!(context.locale, message, move = sentence));
        }
    }

    /// Forgets the round before, also if the board hasn't shown its end: another player may go on earlier.
    fn begin_round(&mut self, series: SeriesStatus) {
        self.hint.clear();
        self.tips.forget_turn();
        self.asks_to_reopen = false;
        self.input.reset();
        self.model.animation.finish();
        self.model.animation.timeline_mut().begin_round();
        self.model.series = series;
        self.kind.begin_round();
    }

    fn apply_events(&mut self, events: &[VisibleEvent], now: Instant, context: Context<'_>) {
        if self.receive(events) {
            self.send_bot_delay(context);
        }
        self.hint.follow(events, &self.model.known());
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

    /// Takes the next events in, ahead of the board; returns whether the computer players' delay may have changed by them.
    fn receive(&mut self, events: &[VisibleEvent]) -> bool {
        self.model.animation.timeline_mut().receive(events);
        self.kind.receive(events)
    }

    /// Tells of what the board has shown since the last call. Nothing is told before it can be seen. Called after every message.
    /// Returns what the app has to do about it.
    pub(super) fn tell(&mut self, now: Instant, context: Context<'_>) -> Vec<Action> {
        let with_remarks = self.shows_remarks(context);
        let shown = self.model.tell(with_remarks, now, context);
        self.tips.see(&shown, self.model.me);
        let was_glad = self.kind.is_glad();
        let actions = self.kind.tell(&shown, now);
        if self.kind.is_glad() && !was_glad {
            self.model.animation.push_cue(SoundKind::RoundWon);
        }
        if self.model.timeline().waiting() == 0
            && let Some((ended, scores)) = self.model.series.unshown.take()
        {
            self.push_result_cue(&ended);
            let counts = context.settings.speed != Speed::Off && context.motion() == Motion::Full;
            self.model.series.end(ended, scores, counts.then_some(now));
            self.finish_lesson();
        }
        actions
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
        context.settings.remarks && self.kind.offers(Offer::Characters)
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
