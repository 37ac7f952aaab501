//! What the table tells.

use std::time::Instant;

use skipstone_core::table::{Refused, Update};
use skipstone_core::{Mirror, Seen};

use super::{Board, DRAWS, Standing, State};
use crate::screen::Context;
use crate::settings::Speed;
use crate::table::{Log, Slot, Voice};

impl State {
    pub(super) fn told(&mut self, update: Update, now: Instant, context: Context<'_>) {
        match update {
            Update::RoundBegan { number, dealer, draws, scores, events } => {
                self.hint.clear();
                self.board = Board::default();
                self.log = Log::default();
                self.series.round = number;
                self.series.scores = scores;
                self.series.ended = None;
                self.series.draws = (!draws.is_empty()).then_some((draws, dealer));
                if self.series.draws.is_some() {
                    self.stage.wait(now + DRAWS);
                }
                self.happened(&events, now, context);
            }
            Update::Events(events) => self.happened(&events, now, context),
            Update::Standing { number, scores, events, ended } => {
                self.hint.clear();
                self.truth = Mirror::new(self.setup, self.me);
                self.log = Log::default();
                self.board = Board::default();
                self.series = Standing { round: number, scores, draws: None, ended };
                self.stage.finish();
                self.write(&events, context);
                self.stage.play(&events, now, Speed::Off.beat());
            }
            Update::RoundEnded { ended, scores } => {
                self.series.scores = scores;
                self.series.ended = Some(ended);
            }
            // At a table in this process nobody else is waited for or asked; what that means elsewhere, the company knows.
            Update::Presence(..) | Update::Paused(_) | Update::TakebackAsked(_) | Update::TakebackOver => {}
            Update::Refused(refused) => self.refused(&refused, context),
        }
    }

    fn happened(&mut self, events: &[Seen], now: Instant, context: Context<'_>) {
        self.hint.clear();
        self.write(events, context);
        self.stage.play(events, now, context.settings.speed.beat());
        // Why something couldn't be before the own turn is of no more use in it.
        let begins = |event: &Seen| matches!(event, Seen::Turn { seat } if Some(*seat) == self.me);
        if events.iter().any(begins) {
            self.board.refused = None;
        }
        // What was picked up may have gone, or mean something else now.
        let view = self.truth.view();
        let held = self.board.held.and_then(|slot| slot.source(view.seat()));
        if held.is_some_and(|source| view.source_card(source).is_err() || !self.may_play()) {
            self.board.held = None;
        }
    }

    /// Takes events into the own copy of the table and the log.
    fn write(&mut self, events: &[Seen], context: Context<'_>) {
        for event in events {
            self.truth.apply(event);
            let voice = Voice { locale: context.locale, names: &self.names, me: self.me };
            self.log.write(voice, event, &self.setup);
        }
    }

    fn refused(&mut self, refused: &Refused, context: Context<'_>) {
        self.stage.take_back();
        let why = context.locale.refused(refused, |seat| self.voice(context).name(seat));
        let slot = match refused {
            Refused::Move { mv, .. } => mv.target().map(|target| Slot::of_target(target, self.front())),
            _ => None,
        };
        self.board.refused = Some((slot, why));
    }
}
