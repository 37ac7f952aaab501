//! A puzzle: nobody moves but its player, and what comes of the try is told beside the board.

use std::time::{Duration, Instant};

use iced::clipboard;
use skipstone_core::puzzle::Puzzle;
use skipstone_core::table::Intent;
use skipstone_core::{Move, SeatView, VisibleEvent};

use super::{FollowUp, MenuWords, Offer, SidePanel, TableKind, TableParts};
use crate::board::Slot;
use crate::link;
use crate::screen::Context;
use crate::screen::table::input::Input;
use crate::screen::table::message::{Action, Message};
use crate::screen::table::model::TableModel;
use crate::screen::table::multiplayer::NetworkTable;
use crate::screen::table::puzzle::{self, AfterTry, PuzzleTable};
use crate::settings::Settings;
use crate::{Element, tr};

/// How long those wait who don't move at all.
pub(super) const NEVER: Duration = Duration::from_secs(365 * 24 * 60 * 60);

impl TableKind for PuzzleTable {
    fn offered(&self) -> &'static [Offer] {
        &[Offer::Takebacks, Offer::Redo]
    }

    fn title(&self, _model: &TableModel, context: Context<'_>) -> String {
        tr!(context, "puzzle-title")
    }

    fn menu_words(&self, _model: &TableModel, _network: Option<NetworkTable<'_>>) -> MenuWords {
        MenuWords { stay: "puzzle-stay", leave: "puzzle-leave", kept: "puzzle-kept", unsaved: "menu-unsaved" }
    }

    /// Leads back to the page from which it was opened.
    fn leave(&self) -> Message {
        Message::Puzzle(puzzle::Message::ShowAll)
    }

    fn help_refusal(&self, help: Offer) -> Option<&'static str> {
        (help == Offer::Hints).then_some("puzzle-no-hints")
    }

    fn skip_words(&self) -> Option<[&'static str; 2]> {
        None
    }

    fn outcome(&self, context: Context<'_>) -> Option<String> {
        PuzzleTable::outcome(self, context)
    }

    fn spoken(&self, model: &TableModel, context: Context<'_>) -> Option<String> {
        Some(PuzzleTable::spoken(self, model, context))
    }

    fn own_turn_words(&self) -> Option<&'static str> {
        Some("table-status-puzzle")
    }

    fn guided_slots(&self, _shown: &SeatView<'_>) -> Vec<Slot> {
        self.next_slots()
    }

    /// Nobody has won by an answer that is merely shown.
    fn shows_joy(&self) -> bool {
        !self.shows_answer()
    }

    fn is_glad(&self) -> bool {
        self.is_solved()
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
        PuzzleTable::panel(self, model, context).map(Message::Puzzle)
    }

    fn objection(&self, _mv: Move, _model: &TableModel, context: Context<'_>) -> Option<String> {
        self.is_over().then(|| tr!(context, "puzzle-over"))
    }

    fn on_enter(&self) -> Option<Message> {
        let next = self.may_go_on().then_some(puzzle::Message::Next);
        self.next_step().map(puzzle::Message::Step).or(next).map(Message::Puzzle)
    }

    fn bot_delay(&self, _skips: bool, _settings: &Settings) -> Option<Duration> {
        Some(NEVER)
    }

    fn begin_round(&mut self) {
        self.begin_try();
    }

    fn receive(&mut self, events: &[VisibleEvent]) -> bool {
        self.follow_known(events);
        false
    }

    fn tell(&mut self, events: &[VisibleEvent], _now: Instant) -> Vec<Action> {
        let Some(end) = self.follow_shown(events) else { return Vec::new() };
        let counting = end.counting.map(|task| Action::Run(task.map(Message::Puzzle)));
        [Some(tried(self.puzzle(), end.solved)), counting].into_iter().flatten().collect()
    }

    fn update(&mut self, message: Message, parts: TableParts<'_>) -> Vec<FollowUp> {
        let Message::Puzzle(message) = message else { return Vec::new() };
        let act = |action| vec![FollowUp::Act(Action::Puzzle(action))];
        match message {
            puzzle::Message::Again => {
                self.try_again();
                parts.model.animation.set_celebrates(true);
                self.start_over(parts.input).into_iter().collect()
            }
            puzzle::Message::ShowAnswer => {
                let decides = self.show_answer();
                parts.model.animation.set_celebrates(false);
                let tried = decides.then(|| FollowUp::Act(tried(self.puzzle(), false)));
                let first = self.puzzle().answer().line().iter().take(1).map(send_move);
                self.start_over(parts.input).into_iter().chain(first).chain(tried).collect()
            }
            puzzle::Message::Step(to) => {
                let moves = self.puzzle().answer().line().iter();
                let back = (to..self.step()).map(|_| FollowUp::Send(Intent::Undo));
                back.chain(moves.take(to).skip(self.step()).map(send_move)).collect()
            }
            puzzle::Message::Next => act(puzzle::Action::Next),
            puzzle::Message::Another => act(puzzle::Action::Another(Box::new(self.puzzle().clone()))),
            puzzle::Message::Favourite(is_favourite) => {
                self.mark(is_favourite);
                act(puzzle::Action::Favourite { id: self.puzzle().id(), is_favourite })
            }
            puzzle::Message::Copy => {
                self.note_copy();
                vec![FollowUp::Act(Action::Run(clipboard::write(link::text_of_puzzle(self.puzzle()))))]
            }
            puzzle::Message::SavePicture => {
                act(puzzle::Action::SavePicture(Box::new(self.picture(parts.model, parts.context))))
            }
            puzzle::Message::ShowAll => act(puzzle::Action::ShowAll),
            puzzle::Message::Counted(moves, chance) => {
                self.set_chance(&moves, chance);
                Vec::new()
            }
            puzzle::Message::Tick(_)
            | puzzle::Message::Skip
            | puzzle::Message::GoOn
            | puzzle::Message::EndSet => Vec::new(),
        }
    }

    fn take_after_try(&mut self, after: AfterTry) {
        self.take_after(after);
    }
}

impl PuzzleTable {
    /// Takes all moves back to the position.
    pub(super) fn start_over(&self, input: &mut Input) -> Option<FollowUp> {
        *input = Input::default();
        self.has_moves().then_some(FollowUp::Send(Intent::Restart))
    }
}

fn send_move(mv: &Move) -> FollowUp {
    FollowUp::Send(Intent::Move(*mv))
}

fn tried(puzzle: &Puzzle, solved: bool) -> Action {
    Action::Puzzle(puzzle::Action::Tried { puzzle: Box::new(puzzle.clone()), solved })
}
