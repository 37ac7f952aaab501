//! How the points of the round add up, as one line that comes part by part.

use iced::widget::row;
use skipstone_core::score::{self, POINTS_PER_CARD, WIN_POINTS};
use skipstone_core::table::RoundEnd;
use skipstone_core::{EndReason, Scoring, Team};

use super::layout::{line_count, text_height};
use crate::Element;
use crate::screen::Context;
use crate::screen::table::message::Message;
use crate::screen::table::model::TableModel;
use crate::theme::text::{accent, soft};
use crate::tr;
use crate::widget::count_up::{CountUp, CountingText};
use crate::widget::text;

/// The size of the parts, and the gap between them.
const SIZE: f32 = 17.0;
const PART_GAP: f32 = 6.0;

/// The parts of a sum and their total. Without parts it is the reason alone for which the round ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PointsLine {
    parts: Vec<String>,
    total: u32,
}

impl TableModel {
    /// How the round's points add up; where rounds have no points, why it ended.
    pub(super) fn points_line(&self, ended: &RoundEnd, context: Context<'_>) -> PointsLine {
        let result = &ended.result;
        let Some(winner) = result.winner else {
            return PointsLine { parts: vec![context.locale.end_reason(result.reason)], total: 0 };
        };
        let left = |team: Team| score::team_stock_left(&self.setup, team, &result.left);
        let others: Vec<Team> = self.setup.teams().filter(|team| *team != winner).collect();
        let count: u32 = others.iter().copied().map(left).sum();
        let wording = self.wording(context);
        let (who, name) = match others.as_slice() {
            [other] => (wording.side(&self.setup, *other), wording.team(&self.setup, *other)),
            _ => ("many", String::new()),
        };
        if self.setup.rules().scoring != Scoring::Points {
            let why = match result.reason {
                // Who wins has played it: how close it was says more.
                EndReason::StockEmpty => tr!(context, "points-others", who = who, name = name, count = count),
                EndReason::Blocked | EndReason::Stalled => context.locale.end_reason(result.reason),
            };
            return PointsLine { parts: vec![why], total: 0 };
        }
        let out = match result.reason {
            EndReason::StockEmpty => tr!(context, "points-out", points = WIN_POINTS),
            EndReason::Blocked | EndReason::Stalled => tr!(context, "points-not-out"),
        };
        let left = tr!(context, "points-left", who = who, name = name, count = count, each = POINTS_PER_CARD);
        let total = result.points.get(winner.index()).copied().unwrap_or_default();
        PointsLine { parts: vec![out, left], total }
    }
}

impl PointsLine {
    /// All of it as a sentence.
    pub(super) fn sentence(&self, context: Context<'_>) -> String {
        format!("{}.", self.words(self.total, context).join(" ").trim_end_matches('.'))
    }

    /// What the line is made of, in words.
    fn words(&self, total: u32, context: Context<'_>) -> Vec<String> {
        let parts = self.parts.iter().enumerate().map(|(nth, part)| match nth {
            0 => part.clone(),
            _ => format!("+ {part}"),
        });
        let total = (self.parts.len() > 1)
            .then(|| format!("= {}", tr!(context.locale, "points-total", count = total)));
        parts.chain(total).collect()
    }

    /// The height in a room of this width.
    pub(super) fn height(&self, room: f32, context: Context<'_>) -> f32 {
        let words = self.words(self.total, context);
        let widths = words.iter().map(|words| text::width(words, SIZE).ceil() + 1.0);
        let line = text::line_height(SIZE);
        // A part that is wider than the room is broken.
        let broken: f32 = words.iter().map(|words| text_height(words, SIZE, room) - line).sum();
        line_count(widths, PART_GAP, room) as f32 * line + broken
    }

    /// The parts one after the other, and the total, which counts up with them.
    pub(super) fn view<'a>(self, count: CountUp, context: Context<'a>) -> Element<'a, Message> {
        let words = self.words(self.total, context);
        let (steps, total) = (words.len() as f32, self.total);
        let parts = words.into_iter().enumerate().map(|(nth, words)| {
            let from = nth as f32 / steps;
            let is_total = nth > 0 && nth + 1 == steps as usize;
            let text = match is_total {
                true => CountingText::new(count, move |progress| {
                    let shown = CountUp::number(0..total, (progress - from) / (1.0 - from));
                    format!("= {}", tr!(context.locale, "points-total", count = shown))
                }),
                false => CountingText::new(count, move |_| words.clone()),
            };
            let until = if nth == 0 { 0.0 } else { from + 0.5 / steps };
            let style = if is_total { accent } else { soft };
            Element::from(CountingText { size: SIZE, style, appears: from..until, ..text })
        });
        row(parts).spacing(PART_GAP).wrap().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{Language, Locale};
    use crate::settings::Settings;

    #[test]
    fn a_reason_that_is_wider_than_its_room_takes_two_lines() {
        let (locale, settings) = (Locale::new(Language::GERMAN), Settings::default());
        let line = PointsLine { parts: vec![locale.end_reason(EndReason::Stalled)], total: 0 };
        let height = |room| line.height(room, Context::new(&locale, &settings));
        assert_eq!(height(300.0), 2.0 * height(900.0));
    }
}
