//! The puzzles that were tried, or the favourites, and what became of them.

use iced::widget::{column, container, row};
use iced::{Alignment, Fill};
use skipstone_core::puzzle::Puzzle;

use super::{Message, State};
use crate::screen::Context;
use crate::store::TriedPuzzle;
use crate::theme::container::field;
use crate::theme::text::soft;
use crate::widget::page::section;
use crate::widget::star::star;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of the button of a puzzle, in logical pixels.
const BUTTON: f32 = 110.0;
/// The most puzzles that are listed, the latest ones.
const MAX_LISTED: usize = 60;

impl State {
    /// The puzzles that were tried, the latest first; of favourites also those that weren't. `None` without any.
    pub(super) fn list<'a>(&'a self, context: Context<'a>) -> Option<Element<'a, Message>> {
        let tried = self.wanted.tried(&self.history).rev().map(|(tried, puzzle)| (Some(tried), puzzle));
        let untried = self.wanted.favourites.then(|| {
            let all = self.wanted.all(&self.history.favourites);
            all.filter(|(id, _)| self.history.of(id).is_none()).map(|(_, puzzle)| (None, puzzle))
        });
        let listed: Vec<_> = tried.chain(untried.into_iter().flatten()).collect();
        let count = listed.len();
        let heading = match self.wanted.favourites {
            true => tr!(context, "puzzles-favourites-listed", count = count),
            false => tr!(context, "puzzles-tried", count = count),
        };
        let rows = listed.into_iter().take(MAX_LISTED);
        let rows = rows.map(|(tried, puzzle)| self.puzzle_row(tried, puzzle, context));
        (count > 0).then(|| section(heading, rows))
    }

    /// A puzzle, and what became of it. What it is about is told once it is solved.
    pub(super) fn puzzle_row<'a>(
        &'a self,
        tried: Option<&TriedPuzzle>,
        puzzle: &Puzzle,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let is_solved = tried.is_some_and(|tried| tried.solved);
        let result = match tried {
            None => "new",
            Some(tried) if tried.is_solved_at_once() => "at-once",
            Some(tried) if tried.solved => "later",
            Some(_) => "missed",
        };
        let result = text::outcome(tr!(context, "puzzles-result", result = result), is_solved);
        let returns = tried.and_then(|tried| tried.days_away(self.today));
        let returns = returns.map(|days| tr!(context, "puzzles-returns", days = days));
        let themes = puzzle.themes().iter().filter(|_| is_solved);
        let themes = themes.map(|theme| context.locale.puzzle_theme(*theme));
        let about = std::iter::once(summary(puzzle, context)).chain(returns).chain(themes);
        let about = text::caption(about.collect::<Vec<_>>().join("  ·  ")).style(soft);
        let id = tried.map_or_else(|| puzzle.id(), |tried| tried.id.clone());
        let (open, marked) = match tried {
            Some(TriedPuzzle { number, .. }) => (
                tr!(context, "puzzles-open-number", number = *number),
                tr!(context, "puzzles-favourite-number", number = *number),
            ),
            None => (
                tr!(context, "puzzles-open-new", rating = u32::from(puzzle.rating())),
                tr!(context, "puzzles-favourite-new", rating = u32::from(puzzle.rating())),
            ),
        };
        let is_favourite = self.history.favourites.contains(&id);
        let mark = {
            let id = id.clone();
            move |is_favourite| Message::Favourite(id.clone(), is_favourite)
        };
        let star = star(&self.pictures, context.scale, marked, is_favourite, mark);
        let open = button::secondary(tr!(context, "puzzles-open"), Some(Message::Open(id))).named(open);
        let words = column![result, about].spacing(3).width(Fill);
        let line =
            row![words, star, Element::from(open.width(BUTTON))].spacing(10).align_y(Alignment::Center);
        container(line).padding([8, 16]).width(Fill).style(field).into()
    }
}

/// What a puzzle is, without what would help to solve it.
pub(super) fn summary(puzzle: &Puzzle, context: Context<'_>) -> String {
    let kind = context.locale.puzzle_kind(puzzle.kind());
    let rating = tr!(context, "puzzle-rating", rating = u32::from(puzzle.rating()));
    format!("{kind}  ·  {rating}")
}
