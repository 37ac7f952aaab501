//! Applies the table's updates to the screen.

use std::time::Instant;

use skipstone_core::bot::Character;
use skipstone_core::table::{IntentError, Player, Update};
use skipstone_core::{Scoring, Seat, VisibleEvent};

use super::{BoardState, ResultDetails, SeriesStatus, State};
use crate::screen::Context;
use crate::settings::Speed;
use crate::table::{Motion, Slot, TableWording};

impl State {
    pub(super) fn apply_update(&mut self, update: Update, now: Instant, context: Context<'_>) {
        match update {
            Update::RoundBegan { number, dealer, draws, scores, events } => {
                self.hint.clear();
                self.board = BoardState::default();
                // Another player may go on before this board has shown the end of the round.
                self.animation.finish();
                self.animation.timeline_mut().begin_round();
                self.series = SeriesStatus { round: number, scores, ..SeriesStatus::default() };
                if !draws.is_empty() {
                    // Slow enough to compare the cards, also where cards don't fly.
                    self.animation.show_draws(&draws, dealer, now, self.flight_time(context));
                }
                self.apply_events(&events, now, context);
            }
            Update::Events(events) => self.apply_events(&events, now, context),
            Update::Snapshot { number, scores, events, ended } => {
                self.hint.clear();
                self.board = BoardState::default();
                let details =
                    ended.as_ref().map_or_else(ResultDetails::default, |_| ResultDetails::begin(None));
                self.series =
                    SeriesStatus { round: number, scores, ended, details, ..SeriesStatus::default() };
                self.animation.finish();
                self.animation.timeline_mut().begin_round();
                self.follow_script(&events);
                self.animation.show_events(&events, now, Speed::Off.flight_time());
                // What happened before is not heard.
                self.animation.take_cues();
            }
            Update::RoundEnded { ended, scores } => {
                // A single round is celebrated as a round.
                if let Some(winners) = &ended.series_winners
                    && self.setup.rules().scoring != Scoring::Single
                {
                    let has_won = |seat: &Seat| winners.contains(&self.setup.team(*seat));
                    self.animation.end_series(self.setup.seats().filter(has_won).collect());
                }
                self.series.unshown = Some((ended, scores));
            }
            // Only network tables send these; `Multiplayer` has already handled them.
            Update::Presence(..) | Update::Paused(_) | Update::TakebackAsked(_) | Update::TakebackOver => {}
            Update::Refused(refused) => self.refused(&refused, context),
        }
    }

    fn apply_events(&mut self, events: &[VisibleEvent], now: Instant, context: Context<'_>) {
        self.hint.clear();
        self.follow_script(events);
        if self.is_guided() {
            self.send_bot_delay(context);
        }
        match self.fast_forward.is_active() {
            true => self.animation.hold_events(events),
            false => self.animation.show_events(events, now, self.flight_time(context)),
        }
        // A refusal from before the own turn no longer applies in it.
        let begins =
            |event: &VisibleEvent| matches!(event, VisibleEvent::Turn(turn) if Some(turn.seat) == self.me);
        if events.iter().any(begins) {
            self.board.refused = None;
        }
        // The picked-up card may be gone, or its slot may hold another one.
        let view = self.animation.timeline().known().view();
        let held = self.board.picked.and_then(|slot| slot.source(view.seat()));
        if held.is_some_and(|source| view.source_card(source).is_err() || !self.may_play()) {
            self.board.picked = None;
        }
    }

    /// Tells of what the board has shown since the last call. Nothing is told before it can be seen. Called after every message.
    pub(super) fn tell(&mut self, now: Instant, context: Context<'_>) {
        let wording = TableWording { locale: context.locale, names: &self.names, me: self.me };
        let with_remarks = self.shows_remarks(context);
        let told = self.animation.timeline_mut().tell(wording, with_remarks);
        if let Some(guide) = &mut self.guide {
            guide.tell(&told);
        }
        if self.animation.timeline().waiting() == 0
            && let Some((ended, scores)) = self.series.unshown.take()
        {
            self.push_result_cue(&ended);
            (self.series.ended, self.series.scores) = (Some(ended), scores);
            self.finish_guide();
            let counts = context.settings.speed != Speed::Off && context.settings.motion == Motion::Full;
            self.series.details = ResultDetails::begin(counts.then_some(now));
        }
    }

    /// Notes which computer players remark upon what happens.
    pub(super) fn track_characters(&mut self) {
        let character = |(name, player): (&String, &Player)| {
            Character::of_name(name).filter(|_| *player != Player::Human)
        };
        let characters = self.names.iter().zip(&self.players).map(character).collect();
        self.animation.timeline_mut().set_characters(characters);
    }

    /// Whether computer players may remark upon what happens.
    pub(super) fn shows_remarks(&self, context: Context<'_>) -> bool {
        context.settings.remarks && !self.is_guided()
    }

    fn refused(&mut self, refused: &IntentError, context: Context<'_>) {
        self.animation.clear_dropped();
        let why = context.locale.refused(refused, |seat| self.wording(context).name(seat));
        let slot = match refused {
            IntentError::Move { mv, .. } => mv.target().map(|target| Slot::of_target(target, self.front())),
            _ => None,
        };
        self.board.refused = Some((slot, why));
    }
}
