//! What the player does on the board.

use std::time::Instant;

use iced::Point;
use skipstone_core::table::Intent;
use skipstone_core::{Move, Source};

use super::State;
use crate::screen::Context;
use crate::table::focus::Command;
use crate::table::{Slot, sensible};
use crate::widget::table::Input;

impl State {
    pub(super) fn input(&mut self, input: Input, now: Instant, context: Context<'_>) {
        match input {
            Input::Due(now) => {
                self.series.draws = None;
                return self.stage.advance(now, context.settings.speed.beat());
            }
            Input::Rescaled(density) => return self.density = density,
            _ => {}
        }
        // Who watches has nothing to do.
        if self.me.is_none() {
            return;
        }
        // Nobody waits for an animation.
        if self.series.draws.is_some() {
            return self.draws_seen(now, context);
        }
        self.stage.finish();
        self.board.refused = None;
        if !matches!(input, Input::Key(_) | Input::Focused(_)) {
            self.board.keys = false;
            self.board.focus = None;
            self.board.typed = None;
        }
        match input {
            Input::Clicked(Some(slot)) => self.press(slot, context),
            Input::Clicked(None) => self.board.held = None,
            Input::DoubleClicked(slot) => self.double_click(slot, context),
            Input::Lifted(slot) => self.board.held = Some(slot),
            Input::Dropped { from, onto, at } => self.drop(from, onto, at, context),
            Input::Key(command) => self.command(command, context),
            Input::Focused(slot) => {
                self.board.focus = Some(slot);
                self.board.keys = true;
            }
            Input::Left => self.board.focus = None,
            Input::Due(_) | Input::Rescaled(_) => {}
        }
    }

    /// A click on a slot, or what a key does in its place: picks a card up, or puts the one that was picked up.
    fn press(&mut self, slot: Slot, context: Context<'_>) {
        let view = self.truth.view();
        let me = self.front();
        let card = slot.source(me).map(|source| view.source_card(source));
        let Some(held) = self.board.held else {
            return match card {
                Some(Ok(_)) if self.may_play() => self.board.held = Some(slot),
                // It says itself that it isn't the player's turn, or the round's over.
                Some(Ok(_)) => self.ask_for(Move::Pass, Some(slot), context),
                Some(Err(why)) => self.refuse(Some(slot), &why, context),
                None if slot == Slot::Draw && self.setup.draws_by_hand() => {
                    self.ask_for(Move::Draw, Some(slot), context);
                }
                None => {}
            };
        };
        if held == slot {
            self.board.held = None;
            return;
        }
        let target = slot.target(me);
        let mv = held.source(me).zip(target).map(|(source, target)| Move::Put(source, target));
        match (mv, card) {
            (Some(mv), _) if view.check(mv).is_ok() => self.ask_for(mv, Some(slot), context),
            // Rather another card than a try that can't be.
            (_, Some(Ok(_))) => self.board.held = Some(slot),
            (Some(mv), _) => self.ask_for(mv, Some(slot), context),
            (None, Some(Err(why))) => self.refuse(Some(slot), &why, context),
            (None, None) => self.board.held = None,
        }
    }

    fn double_click(&mut self, slot: Slot, context: Context<'_>) {
        let source = slot.source(self.front());
        match source.and_then(|source| Some((source, sensible::play(&self.truth.view(), source)?))) {
            Some((source, target)) => self.ask_for(Move::Put(source, target), Some(slot), context),
            None if self.board.held.is_none() => self.press(slot, context),
            None => {}
        }
    }

    fn drop(&mut self, from: Slot, onto: Option<Slot>, at: Point, context: Context<'_>) {
        self.board.held = None;
        let Some(onto) = onto else { return };
        let mv = from.source(self.front()).zip(onto.target(self.front()));
        if let Some((source, target)) = mv {
            let mv = Move::Put(source, target);
            if self.truth.view().check(mv).is_ok() {
                self.stage.let_go(from, at);
            }
            self.ask_for(mv, Some(onto), context);
        }
    }

    /// Asks the table for a move if it is legal, or says why it isn't.
    pub(super) fn ask_for(&mut self, mv: Move, slot: Option<Slot>, context: Context<'_>) {
        match self.truth.view().check(mv) {
            Ok(()) => {
                self.board.held = None;
                self.ask(Intent::Move(mv));
            }
            Err(why) => self.refuse(slot, &why, context),
        }
    }

    fn refuse(&mut self, slot: Option<Slot>, why: &skipstone_core::Rejected, context: Context<'_>) {
        let why = context.locale.rejected(why, |seat| self.voice(context).name(seat));
        self.board.refused = Some((slot, why));
    }

    fn command(&mut self, command: Command, context: Context<'_>) {
        self.board.keys = true;
        match command {
            // The board itself knows what lies where.
            Command::Go(_) => {}
            Command::Press => {
                if let Some(slot) = self.board.focus {
                    self.press(slot, context);
                }
            }
            Command::Slot(slot) => {
                self.board.focus = Some(slot);
                self.press(slot, context);
            }
            Command::Pass => self.ask_for(Move::Pass, None, context),
            Command::Draw => self.ask_for(Move::Draw, None, context),
            Command::Undo => self.undo(),
            Command::Cancel => self.cancel(),
            Command::Type(text) => self.type_in(&text),
            Command::Erase => {
                if let Some(typed) = &mut self.board.typed {
                    typed.pop();
                }
            }
            Command::Submit => self.submit(context),
        }
    }

    /// Lets go of the latest thing begun.
    fn cancel(&mut self) {
        let board = &mut self.board;
        if board.typed.take().is_some() || board.held.take().is_some() {
            return;
        }
        if !self.hint.places().is_empty() {
            self.hint.clear();
        } else {
            board.focus = None;
            board.keys = false;
        }
    }

    /// Letters of a move; the first ones may go on from a card that was picked up.
    fn type_in(&mut self, text: &str) {
        let held: Option<Source> = self.board.held.and_then(|slot| slot.source(self.front()));
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
                self.ask_for(mv, slot, context);
            }
            Err(error) => {
                self.board.refused = Some((None, context.locale.parse_error(&error)));
                self.board.typed = Some(typed);
            }
        }
    }
}
