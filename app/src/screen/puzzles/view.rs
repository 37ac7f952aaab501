//! The layout of the screen.

use iced::widget::{column, container, row};
use iced::{Alignment, Fill};
use skipstone_core::puzzle::{Puzzle, PuzzleKind, Theme};

use super::{Message, State};
use crate::puzzles::{self, Progress};
use crate::screen::Context;
use crate::store::TriedPuzzle;
use crate::theme::container::{field, warning};
use crate::theme::text::{soft, success};
use crate::widget::choice::{Choice, list, segments};
use crate::widget::focus::Scope;
use crate::widget::page::{page, scrolled_sheet, section};
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of the figures, of the list of themes, and of a button of a puzzle, in logical pixels.
const FIGURES: f32 = 260.0;
const THEMES: f32 = 230.0;
const BUTTON: f32 = 110.0;
/// The most puzzles that are listed, the latest ones.
const MAX_LISTED: usize = 60;

impl State {
    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let about = text::body(tr!(context, "puzzles-about"));
        let next = match self.next {
            None => text::body(tr!(context, "puzzles-none")).style(success).into(),
            Some(puzzle) => {
                let words = if self.tried.is_empty() { "puzzles-first" } else { "puzzles-next" };
                let next = button::primary(tr!(context, words), Some(Message::Next));
                let about = text::caption(summary(puzzle, context)).style(soft);
                Element::from(row![Element::from(next), about].spacing(16).align_y(Alignment::Center))
            }
        };
        let (all, left) = self.wanted.count(&self.tried);
        let left = tr!(context, "puzzles-left", left = left, all = all);
        let left = self.next.map(|_| text::caption(left).style(soft));
        let next = column![next].push(left).spacing(6);
        let left = column![about, self.choices(context), self.kind_explained(context), next].spacing(14);
        let top = row![left.width(Fill), self.figures(context)].spacing(32);
        let tried = self.tried.iter().rev().filter_map(|tried| Some((tried, puzzles::find(&tried.id)?)));
        let tried: Vec<_> = tried.filter(|(_, puzzle)| self.wanted.contains(puzzle)).collect();
        let latest = tried.iter().take(MAX_LISTED).map(|(tried, puzzle)| tried_row(tried, puzzle, context));
        let heading = tr!(context, "puzzles-tried", count = tried.len());
        let tried = (!tried.is_empty()).then(|| section(heading, latest));
        let content = column![top, self.paste(context)].push(tried).spacing(22).width(Fill);
        let sheet = scrolled_sheet(content);
        let page = page(tr!(context, "puzzles-title"), tr!(context, "back"), Message::Leave, sheet);
        Scope::new(page).on_enter(Message::Next).into()
    }

    /// Which puzzles are wanted.
    fn choices<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let all = || Choice::new(None, tr!(context, "puzzles-kind", kind = "all"));
        let kind = |kind: PuzzleKind| Choice::new(Some(kind), context.locale.puzzle_kind(kind));
        let kinds = std::iter::once(all()).chain(PuzzleKind::ALL.map(kind)).collect();
        let every = Choice::new(None, tr!(context, "puzzles-theme", theme = "all"));
        let theme = |theme: Theme| Choice::new(Some(theme), context.locale.puzzle_theme(theme));
        let themes = std::iter::once(every).chain(Theme::ALL.map(theme)).collect();
        row![
            segments(tr!(context, "puzzles-kinds"), kinds, &self.wanted.kind, Message::Kind),
            list(tr!(context, "puzzles-themes"), themes, &self.wanted.theme, Message::About, THEMES)
        ]
        .spacing(12)
        .align_y(Alignment::Center)
        .into()
    }

    /// What the wanted kind, or each, asks for.
    fn kind_explained<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let explained = |kind: PuzzleKind| {
            let words = match kind {
                PuzzleKind::PlayItOut => tr!(context, "puzzles-kind-play-it-out-about"),
                PuzzleKind::WhatNow => tr!(context, "puzzles-kind-what-now-about"),
            };
            text::caption(words).style(soft).into()
        };
        let kinds = PuzzleKind::ALL.into_iter();
        let kinds = kinds.filter(|kind| self.wanted.kind.is_none_or(|wanted| wanted == *kind));
        column(kinds.map(explained)).spacing(4).into()
    }

    /// How the player does.
    fn figures<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let Progress { rating, streak, longest, solved, .. } = self.progress;
        let rating = match rating {
            Some(rating) => rating.to_string(),
            None => tr!(context, "puzzles-rating-none", count = self.progress.before_rating()),
        };
        let is_rated = self.progress.rating.is_some();
        let figure = |words: &str, value: String, is_large: bool| {
            let value = if is_large { text::title(value) } else { text::body(value) };
            column![text::caption(tr!(context, words)).style(soft), value].spacing(2).into()
        };
        let figures = [
            figure("puzzles-rating", rating, is_rated),
            figure(
                "puzzles-solved",
                tr!(context, "puzzles-solved-of", solved = solved, all = puzzles::all().len()),
                false,
            ),
            figure(
                "puzzles-streak",
                tr!(context, "puzzles-streak-of", count = streak, longest = longest),
                false,
            ),
        ];
        container(column(figures).spacing(10)).padding([14, 18]).width(FIGURES).style(field).into()
    }

    /// The way in for a puzzle that somebody has sent.
    fn paste<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let paste = button::secondary(tr!(context, "puzzles-paste"), Some(Message::Paste));
        let about = text::caption(tr!(context, "puzzles-paste-about")).width(Fill);
        let line = row![about, Element::from(paste)].spacing(16).align_y(Alignment::Center);
        let refused = self.refused.as_ref().map(|why| {
            let why = match why {
                Some(error) => context.locale.puzzle_text_error(error),
                None => tr!(context, "puzzles-paste-empty"),
            };
            container(text::notice(why)).padding([7, 16]).width(Fill).style(warning)
        });
        column![line].push(refused).spacing(8).into()
    }
}

/// What a puzzle is, without what would help to solve it.
fn summary(puzzle: &Puzzle, context: Context<'_>) -> String {
    let kind = context.locale.puzzle_kind(puzzle.kind());
    let rating = tr!(context, "puzzle-rating", rating = u32::from(puzzle.rating()));
    format!("{kind}  ·  {rating}")
}

/// A puzzle that was tried, and what became of it. What it is about is told once it is solved.
fn tried_row<'a>(tried: &TriedPuzzle, puzzle: &Puzzle, context: Context<'a>) -> Element<'a, Message> {
    let result = match (tried.solved_at_once, tried.solved) {
        (true, _) => "at-once",
        (false, true) => "later",
        (false, false) => "missed",
    };
    let result = text::outcome(tr!(context, "puzzles-result", result = result), tried.solved);
    let themes =
        puzzle.themes().iter().filter(|_| tried.solved).map(|theme| context.locale.puzzle_theme(*theme));
    let about = std::iter::once(summary(puzzle, context)).chain(themes).collect::<Vec<_>>().join("  ·  ");
    let open = button::secondary(tr!(context, "puzzles-open"), Some(Message::Open(tried.id.clone())))
        .named(tr!(context, "puzzles-open-number", number = tried.number));
    let words = column![result, text::caption(about).style(soft)].spacing(3).width(Fill);
    let line = row![words, open.width(BUTTON)].spacing(16).align_y(Alignment::Center);
    container(line).padding([8, 16]).width(Fill).style(field).into()
}
