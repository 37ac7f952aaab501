//! Turns input on the board into moves.

use std::time::Instant;

use iced::Point;
use skipstone_core::table::Intent;
use skipstone_core::{Move, Source};

use super::State;
use crate::screen::Context;
use crate::table::focus::KeyCommand;
use crate::table::{Slot, quick_play};
use crate::tr;
use crate::widget::table::BoardEvent;

impl State {
    pub(super) fn handle_board_event(&mut self, input: BoardEvent, now: Instant, context: Context<'_>) {
        match input {
            BoardEvent::AnimationDue(now) => {
                return self.animation.advance(now, self.flight_time(context));
            }
            BoardEvent::Rescaled(pixel_ratio) => return self.pixel_ratio = pixel_ratio,
            BoardEvent::FastForward(held) => return self.hold_fast_forward(held),
            _ => {}
        }
        if self.is_spectator() {
            return;
        }
        // Any input takes the draws for the dealer off the table.
        if self.animation.shows_draws() {
            return self.animation.end_draws(now, self.flight_time(context));
        }
        // Input during the celebration ends it and does nothing else.
        let celebrated = self.animation.celebration().is_some();
        self.animation.finish();
        // Without a viewer there are no moves: the hands of those who share the screen are covered.
        if celebrated || self.me.is_none() {
            return;
        }
        self.board.refused = None;
        self.board.inspected = match input {
            BoardEvent::Focused(slot) => Some(slot),
            _ => None,
        };
        if !matches!(input, BoardEvent::Key(_) | BoardEvent::Focused(_)) {
            self.board.keys = false;
            self.board.focus = None;
            self.board.typed = None;
        }
        match input {
            BoardEvent::Clicked(Some(slot)) => self.press(slot, context),
            BoardEvent::Clicked(None) => self.board.picked = None,
            BoardEvent::DoubleClicked(slot) => self.double_click(slot, context),
            BoardEvent::Lifted(slot) => self.board.picked = Some(slot),
            BoardEvent::Dropped { from, onto, at } => self.drop(from, onto, at, context),
            BoardEvent::Key(command) => self.command(command, context),
            BoardEvent::Focused(slot) => {
                self.board.focus = Some(slot);
                self.board.keys = true;
            }
            BoardEvent::FocusLeft => self.board.focus = None,
            BoardEvent::AnimationDue(_) | BoardEvent::Rescaled(_) | BoardEvent::FastForward(_) => {}
        }
    }

    /// A click on a slot, or its key: picks a card up, or plays the picked-up card there.
    fn press(&mut self, slot: Slot, context: Context<'_>) {
        let view = self.animation.timeline().known().view();
        let me = self.front();
        let card = slot.source(me).map(|source| view.source_card(source));
        let Some(held) = self.board.picked else {
            return match card {
                Some(Ok(_)) if self.may_play() => self.board.picked = Some(slot),
                // The refusal says whether it isn't the player's turn or the round is over.
                Some(Ok(_)) => self.try_move(Move::Pass, Some(slot), context),
                Some(Err(why)) => self.refuse(Some(slot), &why, context),
                None if slot == Slot::Draw && self.setup.draws_by_hand() => {
                    self.try_move(Move::Draw, Some(slot), context);
                }
                None => {}
            };
        };
        if held == slot {
            self.board.picked = None;
            return;
        }
        let target = slot.target(me);
        let mv = held.source(me).zip(target).map(|(source, target)| Move::Put(source, target));
        match (mv, card) {
            (Some(mv), _) if view.check(mv).is_ok() => self.try_move(mv, Some(slot), context),
            // Picks up another card rather than attempt an illegal move.
            (_, Some(Ok(_))) => self.board.picked = Some(slot),
            (Some(mv), _) => self.try_move(mv, Some(slot), context),
            (None, Some(Err(why))) => self.refuse(Some(slot), &why, context),
            (None, None) => self.board.picked = None,
        }
    }

    fn double_click(&mut self, slot: Slot, context: Context<'_>) {
        if let Some(mv) = self.guided_move(slot) {
            return self.try_move(mv, Some(slot), context);
        }
        let source = slot.source(self.front());
        match source.and_then(|source| Some((source, quick_play::quick_play_target(&self.table(), source)?)))
        {
            Some((source, target)) => self.try_move(Move::Put(source, target), Some(slot), context),
            None if self.board.picked.is_none() => self.press(slot, context),
            None => {}
        }
    }

    fn drop(&mut self, from: Slot, onto: Option<Slot>, at: Point, context: Context<'_>) {
        self.board.picked = None;
        let Some(onto) = onto else { return };
        match (from.source(self.front()).zip(onto.target(self.front())), from, onto) {
            (Some((source, target)), ..) => {
                let mv = Move::Put(source, target);
                if self.table().check(mv).is_ok() {
                    self.animation.set_dropped(from, at);
                }
                self.try_move(mv, Some(onto), context);
            }
            // A card of the hand was put back into it.
            (None, Slot::Hand(_), Slot::Hand(_)) => {}
            (None, ..) => {
                self.board.refused = Some((Some(onto), tr!(context.locale, "table-refused-no-target")));
            }
        }
    }

    /// Sends a move if it is legal, else shows why it isn't.
    pub(super) fn try_move(&mut self, mv: Move, slot: Option<Slot>, context: Context<'_>) {
        match self.table().check(mv) {
            Ok(()) => {
                self.board.picked = None;
                match self.guide_objection(mv, context) {
                    Some(why) => {
                        self.animation.clear_dropped();
                        self.board.refused = Some((slot, why));
                    }
                    None => self.send(Intent::Move(mv)),
                }
            }
            Err(why) => self.refuse(slot, &why, context),
        }
    }

    fn refuse(&mut self, slot: Option<Slot>, why: &skipstone_core::IllegalMove, context: Context<'_>) {
        let why = context.locale.rejected(why, |seat| self.wording(context).name(seat));
        self.board.refused = Some((slot, why));
    }

    fn command(&mut self, command: KeyCommand, context: Context<'_>) {
        self.board.keys = true;
        match command {
            // Handled by the board widget, which knows the layout.
            KeyCommand::MoveCursor(_) => {}
            KeyCommand::Press if self.waits_for_reader() => self.read_on(context),
            KeyCommand::Press => {
                if let Some(slot) = self.board.focus {
                    self.press(slot, context);
                }
            }
            KeyCommand::Slot(slot) => {
                self.board.focus = Some(slot);
                self.press(slot, context);
            }
            KeyCommand::Pass => self.try_move(Move::Pass, None, context),
            KeyCommand::Draw => self.try_move(Move::Draw, None, context),
            KeyCommand::Undo => self.undo(),
            KeyCommand::Cancel => self.cancel(),
            KeyCommand::Type(text) => self.type_in(&text),
            KeyCommand::Erase => {
                if let Some(typed) = &mut self.board.typed {
                    typed.pop();
                }
            }
            KeyCommand::Submit => self.submit(context),
        }
    }

    /// Cancels the first of these that there is: the typed move, the picked-up card, the hint.
    fn cancel(&mut self) {
        let board = &mut self.board;
        if board.typed.take().is_none() && board.picked.take().is_none() {
            self.hint.clear();
        }
    }

    /// Adds letters to the typed move. The first ones may continue from a picked-up card.
    fn type_in(&mut self, text: &str) {
        let held: Option<Source> = self.board.picked.and_then(|slot| slot.source(self.front()));
        let begun = match held {
            Some(source) if text.starts_with(['>', '@']) => source.to_string(),
            _ => String::new(),
        };
        self.board.typed.get_or_insert(begun).push_str(text);
    }

    fn submit(&mut self, context: Context<'_>) {
        let Some(typed) = self.board.typed.take() else { return };
        match typed.parse::<Move>() {
            Ok(mv) => {
                let slot = mv.target().map(|target| Slot::of_target(target, self.front()));
                self.try_move(mv, slot, context);
            }
            Err(error) => {
                self.board.refused = Some((None, context.locale.parse_error(&error)));
                self.board.typed = Some(typed);
            }
        }
    }
}
