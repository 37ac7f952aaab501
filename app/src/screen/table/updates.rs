//! Applies the table's updates to the screen.

use std::time::Instant;

use skipstone_core::table::{IntentError, Update};
use skipstone_core::{Replica, VisibleEvent};

use super::{BoardState, DRAWS_SHOWN_FOR, SeriesStatus, State};
use crate::screen::Context;
use crate::settings::Speed;
use crate::table::{Log, Slot, TableWording};

impl State {
    pub(super) fn apply_update(&mut self, update: Update, now: Instant, context: Context<'_>) {
        match update {
            Update::RoundBegan { number, dealer, draws, scores, events } => {
                self.hint.clear();
                self.board = BoardState::default();
                self.log = Log::default();
                self.series.round = number;
                self.series.scores = scores;
                self.series.ended = None;
                self.series.draws = (!draws.is_empty()).then_some((draws, dealer));
                if self.series.draws.is_some() {
                    self.animation.pause_until(now + DRAWS_SHOWN_FOR);
                }
                self.apply_events(&events, now, context);
            }
            Update::Events(events) => self.apply_events(&events, now, context),
            Update::Snapshot { number, scores, events, ended } => {
                self.hint.clear();
                self.replica = Replica::new(self.setup, self.me);
                self.log = Log::default();
                self.board = BoardState::default();
                self.series = SeriesStatus { round: number, scores, draws: None, ended };
                self.animation.finish();
                self.log_events(&events, context);
                self.animation.show_events(&events, now, Speed::Off.flight_time());
            }
            Update::RoundEnded { ended, scores } => {
                self.series.scores = scores;
                self.series.ended = Some(ended);
            }
            // Only network tables send these; `Multiplayer` has already handled them.
            Update::Presence(..) | Update::Paused(_) | Update::TakebackAsked(_) | Update::TakebackOver => {}
            Update::Refused(refused) => self.refused(&refused, context),
        }
    }

    fn apply_events(&mut self, events: &[VisibleEvent], now: Instant, context: Context<'_>) {
        self.hint.clear();
        self.log_events(events, context);
        self.animation.show_events(events, now, context.settings.speed.flight_time());
        // A refusal from before the own turn no longer applies in it.
        let begins =
            |event: &VisibleEvent| matches!(event, VisibleEvent::Turn(turn) if Some(turn.seat) == self.me);
        if events.iter().any(begins) {
            self.board.refused = None;
        }
        // The picked-up card may be gone, or its slot may hold another one.
        let view = self.replica.view();
        let held = self.board.picked.and_then(|slot| slot.source(view.seat()));
        if held.is_some_and(|source| view.source_card(source).is_err() || !self.may_play()) {
            self.board.picked = None;
        }
    }

    /// Applies events to the replica and the log.
    fn log_events(&mut self, events: &[VisibleEvent], context: Context<'_>) {
        for event in events {
            self.replica.apply(event);
            let wording = TableWording { locale: context.locale, names: &self.names, me: self.me };
            self.log.push_event(wording, event, &self.setup);
        }
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
