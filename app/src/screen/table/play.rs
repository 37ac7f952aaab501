//! Turns input on the board into moves.

use std::time::Instant;

use iced::Point;
use skipstone_core::Move;
use skipstone_core::table::Intent;

use super::guide::Guide;
use super::state::State;
use crate::screen::Context;
use crate::table::focus::KeyCommand;
use crate::table::{Lesson, Slot, quick_play};
use crate::tr;
use crate::widget::table::BoardEvent;

impl State {
    pub(super) fn handle_board_event(&mut self, input: BoardEvent, now: Instant, context: Context<'_>) {
        match input {
            BoardEvent::AnimationDue(now) => {
                return self.model.animation.advance(now, self.fast_forward.flight_time(context));
            }
            BoardEvent::Rescaled(pixel_ratio) => return self.model.pixel_ratio = pixel_ratio,
            BoardEvent::FocusLeft => return self.input.leave_board(),
            BoardEvent::FastForward(held) => {
                self.fast_forward.hold(held);
                return self.tips.learn(Lesson::Skip);
            }
            _ => {}
        }
        if self.model.is_spectator() {
            return;
        }
        // Any input takes the draws for the dealer off the table.
        if self.model.animation.shows_draws() {
            return self.model.animation.end_draws(now, self.fast_forward.flight_time(context));
        }
        // Input during the celebration ends it and does nothing else.
        let celebrated = self.model.animation.celebration().is_some();
        self.model.animation.finish();
        // Without a viewer there are no moves: the hands of those who share the screen are covered.
        if celebrated || self.model.me.is_none() {
            return;
        }
        self.input.refused = None;
        self.input.inspected = match input {
            BoardEvent::Focused(slot) => Some(slot),
            _ => None,
        };
        if !matches!(input, BoardEvent::Key(_) | BoardEvent::Focused(_)) {
            self.input.leave_board();
        }
        match input {
            BoardEvent::Clicked(Some(slot)) => self.press(slot, context),
            BoardEvent::Clicked(None) => self.input.picked = None,
            BoardEvent::DoubleClicked(slot) => self.double_click(slot, context),
            BoardEvent::Lifted(slot) => self.input.picked = Some(slot),
            BoardEvent::Dropped { from, onto, at } => self.drop(from, onto, at, context),
            BoardEvent::Key(command) => self.command(command, context),
            BoardEvent::Focused(slot) => {
                self.input.focus = Some(slot);
                self.input.keys = true;
            }
            BoardEvent::AnimationDue(_)
            | BoardEvent::Rescaled(_)
            | BoardEvent::FocusLeft
            | BoardEvent::FastForward(_) => {}
        }
    }

    /// A click on a slot, or its key: picks a card up, or plays the picked-up card there.
    fn press(&mut self, slot: Slot, context: Context<'_>) {
        let view = self.model.known();
        let me = self.model.front();
        let card = slot.source(me).map(|source| view.source_card(source));
        let Some(held) = self.input.picked else {
            return match card {
                Some(Ok(_)) if self.model.may_play() => self.input.picked = Some(slot),
                // The refusal says whether it isn't the player's turn or the round is over.
                Some(Ok(_)) => self.try_move(Move::Pass, Some(slot), context),
                Some(Err(why)) => self.refuse(Some(slot), &why, context),
                None if slot == Slot::Draw && self.model.setup.draws_by_hand() => {
                    self.try_move(Move::Draw, Some(slot), context);
                }
                None => {}
            };
        };
        if held == slot {
            self.input.picked = None;
            return;
        }
        let target = slot.target(me);
        let mv = held.source(me).zip(target).map(|(source, target)| Move::Put(source, target));
        match (mv, card) {
            (Some(mv), _) if view.check(mv).is_ok() => self.try_move(mv, Some(slot), context),
            // Picks up another card rather than attempt an illegal move.
            (_, Some(Ok(_))) => self.input.picked = Some(slot),
            (Some(mv), _) => self.try_move(mv, Some(slot), context),
            (None, Some(Err(why))) => self.refuse(Some(slot), &why, context),
            (None, None) => self.input.picked = None,
        }
    }

    fn double_click(&mut self, slot: Slot, context: Context<'_>) {
        let guided = self.kind.guide().and_then(|guide| guide.awaited_move(slot, &self.model.known()));
        if let Some(mv) = guided {
            return self.try_move(mv, Some(slot), context);
        }
        let source = slot.source(self.model.front());
        match source
            .and_then(|source| Some((source, quick_play::quick_play_target(&self.model.known(), source)?)))
        {
            Some((source, target)) => self.try_move(Move::Put(source, target), Some(slot), context),
            None if self.input.picked.is_none() => self.press(slot, context),
            None => {}
        }
    }

    fn drop(&mut self, from: Slot, onto: Option<Slot>, at: Point, context: Context<'_>) {
        self.input.picked = None;
        let Some(onto) = onto else { return };
        match (from.source(self.model.front()).zip(onto.target(self.model.front())), from, onto) {
            (Some((source, target)), ..) => {
                let mv = Move::Put(source, target);
                if self.model.known().check(mv).is_ok() {
                    self.model.animation.set_dropped(from, at);
                }
                self.try_move(mv, Some(onto), context);
            }
            // A card of the hand was put back into it.
            (None, Slot::Hand(_), Slot::Hand(_)) => {}
            (None, ..) => {
                self.input.refused = Some((Some(onto), tr!(context.locale, "table-refused-no-target")));
            }
        }
    }

    /// Sends a move if it is legal, else shows why it isn't.
    pub(super) fn try_move(&mut self, mv: Move, slot: Option<Slot>, context: Context<'_>) {
        match self.model.known().check(mv) {
            Ok(()) => {
                self.input.picked = None;
                let guide = self.kind.guide();
                match guide.and_then(|guide| guide.objection(mv, &self.model, context)) {
                    Some(why) => {
                        self.model.animation.clear_dropped();
                        self.input.refused = Some((slot, why));
                    }
                    None => self.send(Intent::Move(mv)),
                }
            }
            Err(why) => self.refuse(slot, &why, context),
        }
    }

    fn refuse(&mut self, slot: Option<Slot>, why: &skipstone_core::IllegalMove, context: Context<'_>) {
        let why = context.locale.rejected(why, |seat| self.model.wording(context).name(seat));
        self.input.refused = Some((slot, why));
    }

    fn command(&mut self, command: KeyCommand, context: Context<'_>) {
        self.input.keys = true;
        match command {
            // Handled by the board widget, which knows the layout.
            KeyCommand::MoveCursor(_) => {}
            KeyCommand::Press if self.kind.guide().is_some_and(Guide::waits_for_reader) => {
                self.read_on(context);
            }
            KeyCommand::Press => {
                if let Some(slot) = self.input.focus {
                    self.press(slot, context);
                }
            }
            KeyCommand::Slot(slot) => {
                self.input.focus = Some(slot);
                self.press(slot, context);
            }
            KeyCommand::Pass => self.try_move(Move::Pass, None, context),
            KeyCommand::Draw => self.try_move(Move::Draw, None, context),
            KeyCommand::Undo => self.undo(),
            KeyCommand::Redo => self.take_back(Intent::Redo),
            KeyCommand::Cancel => self.cancel(),
            KeyCommand::Type(text) => self.input.type_in(&text, self.model.front()),
            KeyCommand::Erase => {
                if let Some(typed) = &mut self.input.typed {
                    typed.pop();
                }
            }
            KeyCommand::Submit => self.submit(context),
        }
    }

    /// Cancels the first of these that there is: the typed move, the picked-up card, the hint.
    fn cancel(&mut self) {
        if self.input.typed.take().is_none() && self.input.picked.take().is_none() {
            self.hint.clear();
        }
    }

    fn submit(&mut self, context: Context<'_>) {
        let Some(typed) = self.input.typed.take() else { return };
        match typed.parse::<Move>() {
            Ok(mv) => {
                let slot = mv.target().map(|target| Slot::of_target(target, self.model.front()));
                self.try_move(mv, slot, context);
            }
            Err(error) => {
                self.input.refused = Some((None, context.locale.parse_error(&error)));
                self.input.typed = Some(typed);
            }
        }
    }
}
