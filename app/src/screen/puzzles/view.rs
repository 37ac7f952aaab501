//! The layout of the screen.

use iced::widget::{column, container, row};
use iced::{Alignment, Fill};
use skipstone_core::puzzle::{PuzzleKind, Theme};

use super::list::summary;
use super::{Message, State};
use crate::puzzles::{self, Progress, Returns};
use crate::screen::Context;
use crate::theme::container::{field, warning};
use crate::theme::text::{soft, success};
use crate::widget::choice::{Choice, list, segments};
use crate::widget::focus::Scope;
use crate::widget::page::{page, scrolled_sheet};
use crate::widget::star::only_stars;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of the figures, and of the list of themes, in logical pixels.
const FIGURES: f32 = 260.0;
const THEMES: f32 = 230.0;

impl State {
    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let about = text::body(tr!(context, "puzzles-about"));
        let next = match self.next {
            None if self.wanted.count(&self.history).0 == 0 => {
                text::body(tr!(context, "puzzles-no-such")).into()
            }
            None => text::body(tr!(context, "puzzles-none")).style(success).into(),
            Some(puzzle) => {
                let words = if self.history.tried.is_empty() { "puzzles-first" } else { "puzzles-next" };
                let next = button::primary(tr!(context, words), Some(Message::Next));
                let about = text::caption(summary(puzzle, context)).style(soft);
                Element::from(row![Element::from(next), about].spacing(16).align_y(Alignment::Center))
            }
        };
        let next = column![next].push(self.what_comes(context)).spacing(6);
        let left = column![about, self.choices(context), self.kind_explained(context), next].spacing(14);
        let top = row![left.width(Fill), self.figures(context)].spacing(32);
        let content = column![].push(self.ended_set(context)).push(top).push(self.timed(context));
        let content = content.push(self.paste(context)).push(self.list(context)).spacing(22).width(Fill);
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
        let favourites = tr!(context, "puzzles-favourites");
        row![
            segments(tr!(context, "puzzles-kinds"), kinds, &self.wanted.kind, Message::Kind),
            list(tr!(context, "puzzles-themes"), themes, &self.wanted.theme, Message::About, THEMES),
            only_stars(
                &self.pictures,
                context.scale,
                favourites,
                self.wanted.favourites,
                Message::OnlyFavourites
            )
        ]
        .spacing(12)
        .align_y(Alignment::Center)
        .wrap()
        .vertical_spacing(8)
        .into()
    }

    /// How many puzzles are left, and what comes next: those that have come back, or the nearest one. `None` if nothing does.
    fn what_comes<'a>(&self, context: Context<'a>) -> Option<Element<'a, Message>> {
        let (all, left) = self.wanted.count(&self.history);
        let Returns { due, next_in } = self.wanted.returns(&self.history, self.today);
        let left = self.next.map(|_| tr!(context, "puzzles-left", left = left, all = all));
        let next = self.next.map(|_| match due {
            0 => tr!(context, "puzzles-nearest"),
            due => tr!(context, "puzzles-due", count = due),
        });
        let later = next_in.map(|days| tr!(context, "puzzles-returns-next", days = days));
        let words: Vec<String> = left.into_iter().chain(next).chain(later).collect();
        (!words.is_empty()).then(|| text::caption(words.join(" ")).style(soft).into())
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
