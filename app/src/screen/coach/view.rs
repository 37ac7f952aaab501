//! The layout of the screen.

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Fill};
use jiff::civil::Date;

use super::{Message, State};
use crate::screen::Context;
use crate::statistics::{MistakeCount, Play};
use crate::theme::container::field;
use crate::theme::text::{accent, soft, success};
use crate::widget::chart::share_bar;
use crate::widget::page::{page, scrolled_sheet, section};
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of a share in percent, of the buttons of a mistake, and of the columns of a month, in logical pixels.
const SHARE: f32 = 54.0;
const BUTTON: f32 = 160.0;
const MONTH: f32 = 120.0;
const MONTH_ROUNDS: f32 = 90.0;
const MONTH_COST: f32 = 110.0;
/// The most months that are listed, the latest ones.
const MAX_MONTHS: usize = 24;

impl State {
    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let coach = self.coach();
        let content: Element<'a, Message> = if coach.all.rounds > 0 {
            let mut content = column![self.summary(context)].push(self.progress(context));
            if !coach.mistakes.is_empty() {
                let about = text::caption(tr!(context, "coach-mistakes-about")).into();
                let mistakes = coach.mistakes.iter().map(|count| self.mistake(count, context));
                let mistakes = std::iter::once(about).chain(mistakes);
                content = content.push(section(tr!(context, "coach-mistakes"), mistakes));
            }
            content.push(self.months(context)).spacing(22).into()
        } else if self.rounds_left() > 0 {
            column![text::body(tr!(context, "coach-about"))].push(self.progress(context)).spacing(14).into()
        } else {
            let new_game = button::primary(tr!(context, "home-new-game"), Some(Message::NewGame));
            column![text::body(tr!(context, "coach-none")), Element::from(new_game)].spacing(20).into()
        };
        let sheet = scrolled_sheet(container(content).width(Fill));
        page(tr!(context, "coach-title"), tr!(context, "back"), Message::Leave, sheet)
    }

    /// What a turn gives away on average, and which mistakes cost most.
    fn summary<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let Play { rounds, turns, .. } = self.coach().all;
        let mean = context.locale.decimal(self.coach().all.percent_a_turn(), 1);
        let of = tr!(context, "coach-of", rounds = rounds, turns = turns);
        let figure = column![
            text::caption(tr!(context, "coach-mean")).style(soft),
            text::title(tr!(context, "coach-percent", percent = mean)).style(accent),
            text::caption(of),
        ];
        let figure = container(figure.spacing(2)).padding([10, 18]).style(field);
        let most = match self.coach().mistakes.first() {
            None => text::body(tr!(context, "coach-flawless")).style(success),
            Some(count) => {
                let mistake = context.locale.mistake(count.mistake);
                text::body(tr!(context, "coach-most", mistake = mistake))
            }
        };
        let words = column![text::body(tr!(context, "coach-about")), most].spacing(10).width(Fill);
        row![words, figure].spacing(32).align_y(Alignment::Center).into()
    }

    /// How many rounds are still to be rated; `None` when all are.
    fn progress<'a>(&'a self, context: Context<'a>) -> Option<Element<'a, Message>> {
        let left = self.rounds_left();
        (left > 0).then(|| text::caption(tr!(context, "coach-rates", left = left)).style(soft).into())
    }

    /// A kind of mistake: its share, what helps against it, and the ways to its worst turn and to puzzles.
    fn mistake<'a>(&'a self, count: &MistakeCount, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let (name, share) = (locale.mistake(count.mistake), self.coach().share(count));
        let percent = tr!(locale, "statistics-percent", percent = (100.0 * share).round() as u32);
        let mean = f64::from(count.percent) / f64::from(count.turns.max(1));
        let turns = tr!(locale, "coach-turns", turns = count.turns, mean = locale.decimal(mean, 1));
        let head = row![
            text::body(name.clone()).width(Fill),
            text::caption(turns),
            text::body(percent).width(SHARE).align_x(Alignment::End),
        ];
        let advice = text::caption(tr!(locale, "coach-advice", mistake = count.mistake.name())).style(soft);
        let words = column![
            head.spacing(8).align_y(Alignment::Center),
            Element::from(share_bar(share, None)),
            advice
        ];
        let worst = button::secondary(tr!(locale, "coach-worst"), Some(Message::ShowWorst(count.mistake)))
            .named(tr!(locale, "coach-worst-of", mistake = name.clone()));
        let practise =
            button::secondary(tr!(locale, "coach-practise"), Some(Message::Practise(count.mistake)))
                .named(tr!(locale, "coach-practise-of", mistake = name));
        let ways = row![worst.width(BUTTON), practise.width(BUTTON)].spacing(8);
        let line = row![words.spacing(3).width(Fill), ways].spacing(20).align_y(Alignment::Center);
        container(line).padding([10, 16]).width(Fill).style(field).into()
    }

    /// How a turn was played on average in each month; `None` in the first month, which has nothing to be compared with.
    fn months<'a>(&'a self, context: Context<'a>) -> Option<Element<'a, Message>> {
        let months = &self.coach().months;
        if months.len() < 2 {
            return None;
        }
        let most = months.values().map(|play| play.percent_a_turn()).fold(f64::MIN_POSITIVE, f64::max);
        let shown = months.iter().rev().take(MAX_MONTHS);
        let lines = shown.map(|(month, play)| month_line(*month, *play, most, context));
        let lines = Column::with_children(lines).spacing(4);
        let lines = container(lines).padding([12, 16]).width(Fill).style(field);
        Some(section(tr!(context, "coach-months"), [lines.into()]))
    }
}

/// A month, its rounds, and what a turn gave away; the bar is full where `most` was.
fn month_line<'a>(month: Date, play: Play, most: f64, context: Context<'a>) -> Element<'a, Message> {
    let locale = context.locale;
    let mean = play.percent_a_turn();
    let cost = tr!(locale, "coach-percent", percent = locale.decimal(mean, 1));
    row![
        text::body(locale.month(month)).width(MONTH),
        text::caption(tr!(locale, "coach-rounds", rounds = play.rounds)).width(MONTH_ROUNDS),
        container(Element::from(share_bar(mean / most, None))).padding([8, 0]).width(Fill),
        text::body(cost).width(MONTH_COST).align_x(Alignment::End),
    ]
    .spacing(10)
    .align_y(Alignment::Center)
    .into()
}
