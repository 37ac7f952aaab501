//! Turns input on the board into moves.

use std::time::Instant;

use iced::Point;
use skipstone_core::table::Intent;
use skipstone_core::{Move, Seat};

use super::kind::Offer;
use super::message::MenuPage;
use super::state::State;
use crate::board::focus::KeyCommand;
use crate::board::{Lesson, Question, Slot, quick_play};
use crate::screen::Context;
use crate::tr;
use crate::widget::accessible::Priority;
use crate::widget::board::BoardEvent;

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
            BoardEvent::PlayerClicked(seat) => self.explain_player(seat, context),
            BoardEvent::DoubleClicked(slot) => self.double_click(slot, context),
            BoardEvent::Lifted(slot) => self.input.picked = Some(slot),
            BoardEvent::Dropped { from, onto, at } => self.drop(from, onto, at, context),
            BoardEvent::Key(command) => self.command(command, now, context),
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

    /// The card of the own hand under the cursor, and its place from 0 at the left.
    pub(super) fn cursor_in_hand(&self, context: Context<'_>) -> Option<(Slot, u8)> {
        let cursor = self.input.focus?;
        let Slot::Hand(slot) = cursor else { return None };
        Some((cursor, context.settings.hand.place(&self.model.shown(), slot)))
    }

    /// Keeps a cursor that nobody has moved at its place while cards leave the hand or come to it.
    pub(super) fn keep_cursor(&mut self, before: Option<(Slot, u8)>, context: Context<'_>) {
        if let Some((cursor, place)) = before
            && self.input.focus == Some(cursor)
        {
            let slot = context.settings.hand.slot(&self.model.shown(), place);
            self.input.focus = Some(Slot::Hand(slot));
        }
    }

    /// A click on a slot, or its key: picks a card up, or plays the picked-up card there.
    fn press(&mut self, slot: Slot, context: Context<'_>) {
        if self.explain(slot, context) || self.correct(slot, context) {
            return;
        }
        let view = self.model.known();
        let card = slot.source().map(|source| view.source_card(source));
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
            return self.put_back(context);
        }
        let target = slot.target();
        let mv = held.source().zip(target).map(|(source, target)| Move::Put(source, target));
        match (mv, card) {
            (Some(mv), _) if view.check(mv).is_ok() => self.try_move(mv, Some(slot), context),
            // Picks up another card rather than attempt an illegal move.
            (_, Some(Ok(_))) => self.input.picked = Some(slot),
            (Some(mv), _) => self.try_move(mv, Some(slot), context),
            (None, Some(Err(why))) => self.refuse(Some(slot), &why, context),
            (None, None) => self.put_back(context),
        }
    }

    fn put_back(&mut self, context: Context<'_>) {
        self.input.picked = None;
        self.spoken.say(Priority::Answer, tr!(context, "said-put-back"));
    }

    fn double_click(&mut self, slot: Slot, context: Context<'_>) {
        let guided = self.kind.awaited_move(slot, &self.model.known());
        if let Some(mv) = guided {
            return self.try_move(mv, Some(slot), context);
        }
        if self.correct(slot, context) {
            return;
        }
        let source = slot.source();
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
        match (from.source().zip(onto.target()), from, onto) {
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
                let taken = from.source();
                self.input.refused = Some(match self.kind.correction(taken, &self.model, context) {
                    Some(instead) => (None, instead),
                    None => (Some(onto), tr!(context.locale, "table-refused-no-target")),
                });
            }
        }
    }

    /// Sends a move if it is legal, else shows why it isn't.
    pub(super) fn try_move(&mut self, mv: Move, slot: Option<Slot>, context: Context<'_>) {
        if let Some(why) = self.kind.objection(mv, &self.model, context) {
            self.input.picked = None;
            self.model.animation.clear_dropped();
            self.input.refused = Some((None, why));
            return;
        }
        match self.model.known().check(mv) {
            Ok(()) => {
                self.input.picked = None;
                self.send(Intent::Move(mv));
            }
            Err(why) => self.refuse(slot, &why, context),
        }
    }

    /// Answers a click that isn't waited for, and puts a wrong card down. Returns whether it did.
    fn correct(&mut self, slot: Slot, context: Context<'_>) -> bool {
        let correction = self.kind.press_correction(slot, self.input.picked, &self.model, context);
        let Some((held, why)) = correction else { return false };
        (self.input.picked, self.input.refused) = (held, Some((None, why)));
        true
    }

    /// Says what a slot is with which the player can do nothing. Returns whether it did.
    fn explain(&mut self, slot: Slot, context: Context<'_>) -> bool {
        let puts = self.input.picked.is_some() && slot.target().is_some();
        if puts || (slot == Slot::Draw && self.model.setup.draws_by_hand()) {
            return false;
        }
        if let Slot::OtherHand(seat) = slot {
            self.explain_player(seat, context);
            return true;
        }
        self.input.explained = self.model.wording(context).explanation(&self.model.shown(), slot);
        self.input.explained.is_some()
    }

    /// Says who a player is.
    fn explain_player(&mut self, seat: Seat, context: Context<'_>) {
        let wording = self.model.wording(context);
        let counts = wording.player(&self.model.shown(), seat);
        let character = self.model.character(seat).filter(|_| self.kind.offers(Offer::Characters));
        let parts = [Some(counts), character.map(|character| context.locale.character(character))];
        self.input.explained = Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" "));
    }

    fn refuse(&mut self, slot: Option<Slot>, why: &skipstone_core::IllegalMove, context: Context<'_>) {
        let why = context.locale.rejected(why, |seat| self.model.wording(context).name(seat));
        self.input.refused = Some((slot, why));
    }

    fn command(&mut self, command: KeyCommand, now: Instant, context: Context<'_>) {
        self.input.keys = true;
        if command == KeyCommand::Press
            && let Some(message) = self.kind.on_press()
        {
            self.update_kind(message, None, now, context);
            return;
        }
        match command {
            // Handled by the board widget, which knows the layout.
            KeyCommand::MoveCursor(_) => {}
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
            KeyCommand::Undo => self.undo(context),
            KeyCommand::Redo => self.take_back(Intent::Redo),
            KeyCommand::Cancel => self.cancel(context),
            KeyCommand::Type(text) => {
                let view = self.model.known();
                self.input.type_in(&text, &view, context.settings.hand);
            }
            KeyCommand::Erase => {
                if let Some(typed) = &mut self.input.typed {
                    typed.pop();
                    self.input.is_misread = false;
                }
            }
            KeyCommand::Submit => self.submit(context),
            KeyCommand::Keys => self.menu = Some(MenuPage::Keys),
            // Of what can be played at the end there is the result.
            KeyCommand::Ask(Question::Playable) if self.spoken.repeat_result() => {}
            KeyCommand::Ask(question) => {
                let log = self.model.timeline().log();
                let answer = self.model.wording(context).answer(
                    question,
                    &self.model.shown(),
                    log,
                    context.settings.hand,
                );
                self.input.explained = Some(answer);
            }
        }
    }

    /// Cancels the first of these that there is: the typed move, the picked-up card, the hint, the note about the own piles.
    fn cancel(&mut self, context: Context<'_>) {
        if self.input.typed.take().is_some() {
            self.spoken.say(Priority::Answer, tr!(context, "said-typing-over"));
        } else if self.input.picked.is_some() {
            self.put_back(context);
        } else if !self.hint.is_idle() {
            self.hint.clear();
            self.spoken.say(Priority::Answer, tr!(context, "said-hint-over"));
        } else {
            self.model.animation.dismiss_taken_cards();
        }
    }

    fn submit(&mut self, context: Context<'_>) {
        let Some(typed) = self.input.typed.take() else { return };
        match Move::parse(&typed, self.model.front()) {
            Ok(mv) => {
                let mv = context.settings.hand.typed(&self.model.known(), mv);
                let slot = mv.target().map(Slot::of_target);
                self.try_move(mv, slot, context);
            }
            Err(error) => {
                self.input.refused = Some((None, context.locale.parse_error(&error)));
                (self.input.typed, self.input.is_misread) = (Some(typed), true);
            }
        }
    }
}
