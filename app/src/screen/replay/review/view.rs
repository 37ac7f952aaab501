//! The layout of the review panel: summary, costliest turns, and every turn.

use iced::advanced::widget::operate;
use iced::widget::{column, container, progress_bar, row, scrollable};
use iced::{Alignment, Fill, Task, padding};
use skipstone_core::Seat;
use skipstone_core::bot::advice::Certainty;

use super::{Comparison, DecisionText, Message, ReviewPanel, TurnText};
use crate::board::TableWording;
use crate::screen::Context;
use crate::screen::line_steps::line_steps;
use crate::theme::container::panel;
use crate::theme::text::{accent, soft};
use crate::widget::chart::share_bar;
use crate::widget::choice::{self, Choice};
use crate::widget::focus::scroll_to;
use crate::widget::tooltip::{Position, with_tooltip};
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of the panel.
const PANEL_WIDTH: f32 = 330.0;
/// The selected turn, where it stands first.
const CHOSEN: &str = "review-chosen";
/// The width of a turn's number, and of its cost.
const TURN: f32 = 64.0;
const COST: f32 = 48.0;
/// The win chance that fills a bar, unless the costliest turn gave away more.
const FULL_BAR_COST: f32 = 0.05;

/// Scrolls to the selected turn.
pub(in crate::screen::replay) fn scroll_to_chosen<Message: Send + 'static>() -> Task<Message> {
    operate(scroll_to(CHOSEN.into())).discard()
}

impl ReviewPanel {
    /// Draws the panel; `seats` are those whose turns can be reviewed.
    pub(in crate::screen::replay) fn view<'a>(
        &'a self,
        seats: impl Iterator<Item = Seat>,
        wording: TableWording<'a>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let names: Vec<_> = seats.map(|seat| Choice::new(seat, wording.name(seat))).collect();
        let whose = row![
            text::body(tr!(context, "review-seat")),
            choice::list(tr!(context, "review-seat"), names, &self.seat(), Message::Seat, Fill),
        ];
        let mut words = column![whose.spacing(10).align_y(Alignment::Center)].spacing(8);
        let rated = self.turns().len();
        words = match (self.rating.total(), self.rating.is_done()) {
            (0, _) => words.push(text::body(tr!(context, "review-none"))),
            (_, true) => words.push(self.summary(context)),
            (turns, false) => {
                let done = progress_bar(0.0..=turns as f32, rated as f32).girth(8);
                let words_of = tr!(context, "review-rates", turn = rated + 1, turns = turns);
                words.push(text::caption(words_of)).push(done)
            }
        };
        let costliest = if self.rating.is_done() { self.costliest() } else { Vec::new() };
        let is_above = self.chosen.is_some_and(|chosen| costliest.contains(&chosen));
        if !costliest.is_empty() {
            words = words.push(text::body(tr!(context, "review-most")).style(accent));
            let turn = |place| self.turn(place, true, is_above, wording, context);
            words = words.extend(costliest.into_iter().map(turn));
        }
        if rated > 0 {
            words = words.push(text::body(tr!(context, "review-every")).style(accent));
            words = words.push(text::caption(tr!(context, "review-about")));
            // In full only once.
            let turn = |place| {
                let in_full = self.chosen == Some(place) && !is_above;
                self.turn(place, in_full, !is_above, wording, context)
            };
            words = words.extend((0..rated).map(turn));
        }
        let words = scrollable(words.padding(padding::all(12).right(20))).width(Fill).height(Fill);
        let panel = container(words).padding(2).height(Fill).style(panel);
        container(panel).padding(6).width(PANEL_WIDTH).into()
    }

    /// A turn, which is scrolled to if it is the selected one and this is the list that has it first.
    fn scroll_target<'a>(
        &self,
        turn: Element<'a, Message>,
        place: usize,
        is_first: bool,
    ) -> Element<'a, Message> {
        match is_first && self.chosen == Some(place) {
            true => container(turn).id(CHOSEN).into(),
            false => turn,
        }
    }

    /// The grade, what all turns gave away together, and each on average.
    fn summary<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let (percent, turns, unrated) = (self.rating.percent(), self.rated(), self.rating.unrated());
        let mean = context.locale.decimal(f64::from(percent) / turns.max(1) as f64, 1);
        let sum = tr!(context, "review-sum", percent = percent, mean = mean, count = turns);
        let grade = self.grade().map(|grade| tr!(context, "review-summary", grade = grade.key()));
        column![]
            .push(grade.map(text::body))
            .push((turns > 0).then(|| text::caption(sum)))
            .push((unrated > 0).then(|| text::caption(tr!(context, "review-unrated", count = unrated))))
            .spacing(2)
            .into()
    }

    /// A turn with its cost; `in_full` adds the recommended line, and of the selected turn its steps. `is_first` if this is the first
    /// list that has the selected turn.
    fn turn<'a>(
        &'a self,
        place: usize,
        in_full: bool,
        is_first: bool,
        wording: TableWording<'a>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let (Some(turn), Some(TurnText { event, decision })) =
            (self.turns().get(place), self.texts.get(place))
        else {
            return row![].into();
        };
        let most = self.turns().iter().map(|turn| turn.cost()).fold(FULL_BAR_COST, f32::max);
        let cost = match decision {
            Some(_) => tr!(context, "review-cost", percent = turn.percent()),
            None => "–".to_owned(),
        };
        let head = row![
            text::body(tr!(context, "review-turn", turn = turn.turn)).width(TURN),
            // The bar reserves room for an interval line, which isn't drawn here.
            container(share_bar(f64::from(turn.cost() / most), None)).padding(padding::top(9)),
            text::body(cost).width(COST).align_x(Alignment::End),
        ];
        let head = head.spacing(8).align_y(Alignment::Center);
        let in_words = in_full.then(|| match decision {
            Some(decision) => decision.in_full(context),
            None => text::caption(tr!(context, "review-unrated-turn")).style(soft).into(),
        });
        let content = column![head].push(in_words).spacing(4);
        let is_chosen = self.chosen == Some(place);
        let entry = button::entry(content, [5, 10], is_chosen, Message::Look(place));
        let again = (is_chosen && in_full && self.offers_trials).then(|| {
            let again = button::secondary(tr!(context, "review-try"), Some(Message::Try(*event)));
            with_tooltip(again, tr!(context, "review-try-about"), Position::Bottom)
        });
        let line = self.better_line().filter(|_| is_chosen && in_full);
        let steps =
            line.map(|line| line_steps((self.seat(), line), self.step(), wording, context, Message::Step));
        let head = column![entry].push(again).spacing(4).into();
        column![self.scroll_target(head, place, is_first)].push(steps).spacing(8).into()
    }
}

impl DecisionText {
    /// What was played, the recommended line, and why it is better.
    fn in_full<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let line = |words: String| text::body(words).size(15);
        let played = self.played.as_str();
        let words = match &self.better {
            Comparison::Same => column![line(tr!(context, "review-same", line = played))],
            Comparison::AsGood => column![line(tr!(context, "review-as-good", line = played))],
            Comparison::Better { line: better, certainty, mistake, chances, elsewhere } => {
                let sure = if *certainty == Certainty::Clear { "yes" } else { "no" };
                let chances = chances.map(|[better, played]| {
                    let rest = *elsewhere;
                    let words = tr!(context, "review-chances", better = better, played = played, rest = rest);
                    text::caption(words)
                });
                column![
                    mistake.as_deref().map(text::body),
                    line(tr!(context, "review-played", line = played)),
                    line(tr!(context, "review-better", sure = sure, line = better.as_str())).style(accent),
                    chances,
                ]
            }
        };
        let why = Some(self.why.as_str()).filter(|why| !why.is_empty());
        let why = why.filter(|_| matches!(self.better, Comparison::Better { .. }));
        words.push(why.map(|why| text::caption(why).style(soft))).spacing(3).width(Fill).into()
    }
}
