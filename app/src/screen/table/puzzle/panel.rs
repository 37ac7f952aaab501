//! The panel beside the board of a puzzle: what is to be done, what comes, and what the try has led to.

use iced::widget::{Column, Row, column, image, row, scrollable};
use iced::{Center, Fill};
use skipstone_core::puzzle::{Answer, Percent, PuzzleAttempt, Reason};
use skipstone_core::{Rank, Suit};

use super::{Counts, Message, PuzzleTable};
use crate::screen::Context;
use crate::screen::table::model::TableModel;
use crate::theme::text::{accent, soft, success};
use crate::widget::face::Face;
use crate::widget::focus::Control;
use crate::widget::picture_cache::Drawing;
use crate::widget::star::star;
use crate::widget::tooltip::{Position, with_tooltip};
use crate::widget::{button, text};
use crate::{Element, Theme, tr};

/// The width of a card that comes, in logical pixels, and how many lie side by side.
const CARD: f32 = 31.0;
const CARDS_IN_ROW: usize = 7;
/// The size of the words on buttons: two of them stand side by side.
const BUTTON: f32 = 14.0;

/// The face of a card that comes, of which only the rank is known; a wild has none.
pub(super) fn face(rank: Option<Rank>, context: Context<'_>) -> Face {
    let cards = context.settings.cards;
    match rank {
        Some(rank) => Face::of_number(rank.number(), cards, Suit::Spades),
        None => Face::of_wild(cards),
    }
}

impl PuzzleTable {
    /// What is to be done, in short.
    pub(in crate::screen::table) fn task(&self, context: Context<'_>) -> String {
        match self.puzzle.answer() {
            Answer::PlayItOut { stock_cards, .. } => {
                tr!(context, "puzzle-task-play-it-out", count = usize::from(*stock_cards))
            }
            Answer::WhatNow { .. } => tr!(context, "puzzle-task-what-now"),
        }
    }

    /// What the try has led to; `None` while it goes on.
    pub(in crate::screen::table) fn outcome(&self, context: Context<'_>) -> Option<String> {
        let PuzzleAttempt { stock_cards, solved } = self.shown.attempt;
        if self.shows_answer {
            return Some(tr!(context, "puzzle-answer"));
        }
        let solved = solved?;
        Some(match self.puzzle.answer() {
            _ if solved => tr!(context, "puzzle-solved"),
            Answer::PlayItOut { stock_cards: best, .. } => {
                tr!(context, "puzzle-fewer", count = usize::from(stock_cards), best = usize::from(*best))
            }
            Answer::WhatNow { .. } => tr!(context, "puzzle-worse"),
        })
    }

    /// The panel.
    pub(in crate::screen::table) fn panel<'a>(
        &'a self,
        model: &'a TableModel,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let kind = context.locale.puzzle_kind(self.puzzle.kind());
        let rating = tr!(context, "puzzle-rating", rating = u32::from(self.puzzle.rating()));
        let rating = explained(rating, tr!(context, "puzzle-rating-about"));
        let head = column![text::heading(kind), rating].spacing(2).width(Fill);
        let star = self.is_favourite.map(|is_favourite| {
            let name = tr!(context, "puzzle-favourite");
            star(&model.pictures, context.scale, name, is_favourite, Message::Favourite)
        });
        let head = row![head].push(star).align_y(Center);
        let end = self.outcome(context).map(|outcome| {
            let is_good = self.shows_answer || self.shown.attempt.solved == Some(true);
            let outcome = text::heading(outcome).style(if is_good { success } else { accent });
            let sentences = self.end_sentences(model, context).map(|words| text::body(words).into());
            let steps = self.shows_answer.then(|| self.steps(model, context));
            column![outcome].push(steps).extend(sentences).spacing(8)
        });
        let content = column![head, text::body(self.task(context))]
            .push(self.coming(model, context))
            .push(end)
            .spacing(14)
            .padding([12, 14]);
        let content = scrollable(content).width(Fill).height(Fill);
        let foot = column![self.standing(context)].push(self.counts(context)).push(self.buttons(context));
        column![content, foot.spacing(10).padding([12, 14])].into()
    }

    /// What is said of the end of a try below its outcome.
    fn end_sentences(&self, model: &TableModel, context: Context<'_>) -> impl Iterator<Item = String> {
        let sentences = [
            self.wrong(context),
            self.answer(model, context),
            self.worth(context),
            self.next_best(model, context),
        ];
        sentences.into_iter().flatten()
    }

    /// All of that for those who don't see it: the task with what comes, or what the try has led to.
    pub(in crate::screen::table) fn spoken(&self, model: &TableModel, context: Context<'_>) -> String {
        match self.outcome(context) {
            Some(outcome) => {
                let told = self.step_words(model, context).unwrap_or(outcome);
                let sentences = self.end_sentences(model, context);
                std::iter::once(told).chain(sentences).collect::<Vec<_>>().join(" ")
            }
            None => {
                let (stock, draw) = self.puzzle.coming();
                let coming = [("puzzle-coming-stock", stock), ("puzzle-coming-draw", draw)];
                let coming =
                    coming.into_iter().filter(|(_, cards)| !cards.is_empty()).map(|(words, cards)| {
                        let cards = model.wording(context).rank_list(&cards);
                        format!("{}.", tr!(context, words, cards = cards))
                    });
                std::iter::once(self.task(context)).chain(coming).collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// What the turn is worth: the stock cards that it has played, or the chance that it gives beside others.
    fn worth(&self, context: Context<'_>) -> Option<String> {
        let solved = self.shown.attempt.solved?;
        let chance = match self.puzzle.answer() {
            Answer::WhatNow { chance, .. } => chance,
            Answer::PlayItOut { stock_cards, .. } => {
                let count = usize::from(*stock_cards);
                return solved.then(|| tr!(context, "puzzle-solved-all", count = count));
            }
        };
        let percent = |chance: Percent| (100.0 * chance.probability()).round() as u32;
        let best = percent(*chance);
        let next = self.next_best.as_ref().filter(|_| solved);
        Some(match (next, self.chance) {
            (Some(next), _) => {
                tr!(context, "puzzle-chance-best", best = best, next = percent(next.chance))
            }
            (None, Some(tried)) => tr!(context, "puzzle-chance-tried", tried = percent(tried), best = best),
            (None, None) => tr!(context, "puzzle-chance-counting"),
        })
    }

    /// What is wrong with the turn that was tried; `None` if nothing is.
    fn wrong(&self, context: Context<'_>) -> Option<String> {
        let mistake = self.mistake.filter(|_| !self.shows_answer)?;
        Some(tr!(context, "puzzle-mistake", mistake = mistake.name()))
    }

    /// The next best turn, beside the best one; `None` while the player may still look for that.
    fn next_best(&self, model: &TableModel, context: Context<'_>) -> Option<String> {
        let next = self.next_best.as_ref().filter(|_| self.shown.attempt.solved == Some(true))?;
        let line = model.wording(context).line(self.me(), &next.line);
        Some(tr!(context, "puzzle-next-best", line = line))
    }

    /// The answer in words, with what it is good for; of one that the player has just found only that. `None` while the player may
    /// still find it.
    fn answer(&self, model: &TableModel, context: Context<'_>) -> Option<String> {
        // Of the answer itself its steps tell.
        let solved = self.shown.attempt.solved.filter(|_| self.reveals)?;
        let wording = model.wording(context);
        let view = self.puzzle.round().view(self.me());
        // What leads to the own stock card comes first.
        let (own, others): (Vec<_>, Vec<_>) =
            self.reasons.iter().cloned().partition(|reason| matches!(reason, Reason::Nears { .. }));
        let reasons = [
            (!solved).then(|| wording.hint(self.me(), &self.answer)),
            Some(wording.reasons(&view, &self.answer, &own)),
            self.block.map(|block| wording.block(&view, block)),
            Some(wording.reasons(&view, &self.answer, &others)),
        ];
        let reasons: Vec<String> = reasons.into_iter().flatten().filter(|words| !words.is_empty()).collect();
        (!reasons.is_empty()).then(|| reasons.join(" "))
    }

    /// The cards that come, as far as they lie open.
    pub(super) fn coming<'a>(
        &'a self,
        model: &'a TableModel,
        context: Context<'a>,
    ) -> Column<'a, Message, Theme> {
        let (stock, draw) = self.puzzle.coming();
        let played = usize::from(self.shown.attempt.stock_cards);
        let parts = [
            ("puzzle-coming-stock", stock.get(played..)),
            ("puzzle-coming-draw", draw.get(self.shown.drawn..)),
        ];
        let part = |(words, cards): (&str, Option<&[Option<Rank>]>)| {
            let cards = cards.filter(|cards| !cards.is_empty())?;
            let rows = cards.chunks(CARDS_IN_ROW).map(|cards| {
                Row::with_children(cards.iter().map(|rank| card(*rank, model, context))).spacing(3).into()
            });
            let ranks = model.wording(context).rank_list(cards);
            let words = text::caption(tr!(context, words, cards = ranks)).style(soft);
            Some(column![words, Column::with_children(rows).spacing(3)].spacing(5).into())
        };
        Column::with_children(parts.into_iter().filter_map(part)).spacing(10)
    }

    /// How the player does.
    fn standing<'a>(&self, context: Context<'a>) -> Element<'a, Message> {
        let rating = match (self.progress.rating, self.change) {
            (None, _) => tr!(context, "puzzle-own-rating-later", count = self.progress.before_rating()),
            (Some(rating), Some(change)) => {
                let change = format!("{change:+}").replace('-', "\u{2212}");
                tr!(context, "puzzle-own-rating-changed", rating = u32::from(rating), change = change)
            }
            (Some(rating), None) => tr!(context, "puzzle-own-rating", rating = u32::from(rating)),
        };
        let streak = (self.progress.streak > 1).then(|| {
            text::caption(tr!(context, "puzzle-streak", count = self.progress.streak)).style(success)
        });
        let rating = explained(rating, tr!(context, "puzzle-own-rating-about"));
        let milestones = context.locale.reached_milestones(&self.milestones);
        let milestones = milestones.filter(|_| context.settings.milestones);
        let milestones = milestones.map(|words| text::caption(words).style(accent));
        let returns = self.returns_in.filter(|_| self.shown.attempt.solved.is_some() || self.shows_answer);
        let returns =
            returns.map(|days| text::caption(tr!(context, "puzzle-returns", days = days)).style(soft));
        column![rating].push(streak).push(returns).push(milestones).spacing(2).into()
    }

    /// What the try counts for; `None` once it has ended, as nothing of it can count any more.
    fn counts<'a>(&self, context: Context<'a>) -> Option<Element<'a, Message>> {
        let is_open = self.shown.attempt.solved.is_none();
        let words = match self.counts {
            Counts::ForNothing if is_open => tr!(context, "puzzle-tried-before"),
            Counts::ForRating if !self.is_decided => tr!(context, "puzzle-show-counts"),
            Counts::ForReturn if !self.is_decided => tr!(context, "puzzle-come-back"),
            _ => return None,
        };
        Some(text::caption(words).style(soft).into())
    }

    /// Always in the same places, so that none comes to lie under the pointer for another.
    fn buttons<'a>(&self, context: Context<'a>) -> Column<'a, Message, Theme> {
        let other = |words: &str, message| {
            Element::from(button::secondary(tr!(context, words), message).sized(BUTTON).width(Fill))
        };
        let quiet =
            |words: &str, message| Element::from(button::quiet(tr!(context, words), message).sized(BUTTON));
        let goes_on = |message| self.may_go_on().then_some(message);
        let next = button::primary(tr!(context, "puzzle-next"), goes_on(Message::Next)).width(Fill);
        let again = other("puzzle-again", self.has_moves().then_some(Message::Again));
        let answer = other("puzzle-show", (!self.shows_answer).then_some(Message::ShowAnswer));
        let copy = if self.is_copied { "days-copied" } else { "puzzle-copy" };
        let others = row![
            quiet("puzzle-another", goes_on(Message::Another)),
            quiet("puzzle-all", Some(Message::ShowAll)),
            quiet(copy, Some(Message::Copy)),
            quiet("puzzle-picture", Some(Message::SavePicture))
        ];
        column![next, row![again, answer].spacing(8), others.wrap()].spacing(6)
    }
}

/// A figure that says what it means when the pointer or the focus is on it.
fn explained<'a>(figure: String, about: String) -> Element<'a, Message> {
    let figure = text::caption(figure).style(soft);
    Control::new(with_tooltip(figure, about, Position::Bottom)).shows_tooltip().into()
}

/// A card, drawn small. A wild has no rank.
fn card<'a>(rank: Option<Rank>, model: &TableModel, context: Context<'a>) -> Element<'a, Message> {
    let drawing = Drawing::Face(match face(rank, context) {
        Face::Number(rank) => Face::Large(rank),
        face => face,
    });
    let width = (CARD * model.scale(context)).round() as u32;
    let picture = model.pictures.picture(drawing, width, 0.0);
    image(picture.handle).width(CARD).height(drawing.aspect() * CARD).into()
}
