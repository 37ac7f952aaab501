//! A puzzle of a set against the clock: as any puzzle, but the clock is told instead of the answer, and the next one follows at once.

use std::time::{Duration, Instant};

use skipstone_core::{Move, VisibleEvent};

use super::puzzle::NEVER;
use super::{FollowUp, MenuWords, Offer, SidePanel, TableKind, TableParts};
use crate::screen::Context;
use crate::screen::table::message::{Action, Message};
use crate::screen::table::model::TableModel;
use crate::screen::table::multiplayer::NetworkTable;
use crate::screen::table::puzzle::{self, TimedPuzzle};
use crate::settings::Settings;
use crate::{Element, tr};

impl TableKind for TimedPuzzle {
    fn offered(&self) -> &'static [Offer] {
        self.puzzle.offered()
    }

    fn title(&self, _model: &TableModel, context: Context<'_>) -> String {
        tr!(context, "timed-title")
    }

    fn menu_words(&self, _model: &TableModel, _network: Option<NetworkTable<'_>>) -> MenuWords {
        MenuWords { stay: "puzzle-stay", leave: "timed-end", kept: "timed-kept", unsaved: "menu-unsaved" }
    }

    /// What was solved so far counts.
    fn leave(&self) -> Message {
        Message::Puzzle(puzzle::Message::EndSet)
    }

    fn help_refusal(&self, help: Offer) -> Option<&'static str> {
        (help == Offer::Hints).then_some("timed-no-hints")
    }

    fn skip_words(&self) -> Option<[&'static str; 2]> {
        None
    }

    fn outcome(&self, context: Context<'_>) -> Option<String> {
        self.puzzle.outcome(context)
    }

    fn spoken(&self, model: &TableModel, context: Context<'_>) -> Option<String> {
        Some(self.outcome(context).unwrap_or_else(|| self.puzzle.spoken(model, context)))
    }

    fn own_turn_words(&self) -> Option<&'static str> {
        self.puzzle.own_turn_words()
    }

    fn is_glad(&self) -> bool {
        self.puzzle.is_solved()
    }

    fn side_panel(&self) -> SidePanel {
        SidePanel::Fixed
    }

    fn panel<'a>(
        &'a self,
        model: &'a TableModel,
        _network: Option<NetworkTable<'a>>,
        _has_menu: bool,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        TimedPuzzle::panel(self, model, context).map(Message::Puzzle)
    }

    fn objection(&self, _mv: Move, _model: &TableModel, context: Context<'_>) -> Option<String> {
        (self.is_noted() || self.puzzle.is_over()).then(|| tr!(context, "timed-over"))
    }

    fn bot_delay(&self, _skips: bool, _settings: &Settings) -> Option<Duration> {
        Some(NEVER)
    }

    fn counts_time(&self) -> bool {
        true
    }

    fn begin_round(&mut self) {
        self.puzzle.begin_try();
    }

    fn receive(&mut self, events: &[VisibleEvent]) -> bool {
        self.puzzle.follow_known(events);
        false
    }

    fn tell(&mut self, events: &[VisibleEvent], _now: Instant) -> Vec<Action> {
        let end = self.puzzle.follow_shown(events);
        let goes_on = end.and_then(|end| self.note(end.solved));
        goes_on.map(|task| Action::Run(task.map(Message::Puzzle))).into_iter().collect()
    }

    fn update(&mut self, message: Message, parts: TableParts<'_>) -> Vec<FollowUp> {
        let Message::Puzzle(message) = message else { return Vec::new() };
        let goes_on = match message {
            puzzle::Message::Again if !self.is_noted() => {
                return self.puzzle.start_over(parts.input).into_iter().collect();
            }
            puzzle::Message::Tick(now) => self.tick(now),
            puzzle::Message::Skip => self.skip(parts.now),
            puzzle::Message::GoOn => true,
            puzzle::Message::EndSet => {
                return vec![act(puzzle::Action::EndSet(Box::new(self.set().clone())))];
            }
            _ => false,
        };
        goes_on.then(|| act(puzzle::Action::GoOn(Box::new(self.set().clone())))).into_iter().collect()
    }
}

fn act(action: puzzle::Action) -> FollowUp {
    FollowUp::Act(Action::Puzzle(action))
}
