//! The chart of the stock cards left by turn, with the turn that cost most.

use iced::widget::{button as pressable, column, container, row, space};
use iced::{Alignment, Color, Fill};
use skipstone_core::Team;

use super::layout::PictureHeights;
use crate::Element;
use crate::screen::Context;
use crate::screen::table::message::Message;
use crate::screen::table::model::TableModel;
use crate::theme::button::quiet;
use crate::theme::text::{danger, success};
use crate::tr;
use crate::widget::chart::{Dash, Line, LineChart, LineEnd, LineEnds, Mark};
use crate::widget::focus::Control;
use crate::widget::stone::colour;
use crate::widget::text;

/// The heights of the chart and of the line above it, which is kept free for the turn that cost most.
const HEAD: f32 = 45.0;
pub(super) const HEIGHTS: PictureHeights = PictureHeights { head: HEAD, least: 64.0, most: 230.0 };
/// The widths of the own line and of the others.
const OWN: f32 = 3.0;
const OTHER: f32 = 2.4;
/// The most values at the left edge besides 0, and the steps between them.
const VALUES: u32 = 3;
const STEPS: [u32; 10] = [1, 2, 5, 10, 15, 20, 30, 50, 100, 200];

impl TableModel {
    /// The chart, `height` logical pixels high, and the line above it.
    pub(super) fn stock_chart<'a>(&'a self, height: f32, context: Context<'a>) -> Element<'a, Message> {
        let caption = text::caption(tr!(context.locale, "result-chart"));
        let head = row![caption, space::horizontal(), self.costliest_turn(context)];
        let head = container(head.align_y(Alignment::Center)).height(HEAD).align_y(Alignment::Center);
        column![head, container(self.stock_lines(context)).width(Fill).height(height)].into()
    }

    /// The lines, the own one above the others.
    fn stock_lines<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let stocks = self.timeline().stocks();
        let own = self.me.map(|me| self.setup.team(me));
        let mut teams: Vec<Team> = self.setup.teams().filter(|team| Some(*team) != own).collect();
        teams.extend(own);
        let mut broken = Dash::BROKEN.into_iter().cycle();
        let line = |team: &Team| {
            let left = stocks.of_team(&self.setup, *team);
            let points = left.enumerate().map(|(turn, left)| (turn as f32, left as f32)).collect();
            match Some(*team) == own {
                true => {
                    Line { points, colour: self.team_colour(*team, context), dash: Dash::Solid, width: OWN }
                }
                false => Line {
                    points,
                    colour: self.team_colour(*team, context),
                    dash: broken.next().unwrap_or_default(),
                    width: OTHER,
                },
            }
        };
        let lines: Vec<Line> = teams.iter().map(line).collect();
        let highest = lines.iter().flat_map(|line| &line.points).map(|(_, left)| *left).fold(1.0, f32::max);
        let step = STEPS.into_iter().find(|step| step * VALUES >= highest as u32).unwrap_or(STEPS[9]);
        let values = (0..=highest as u32 / step).map(|nth| ((nth * step) as f32, (nth * step).to_string()));
        let wording = self.wording(context);
        let descriptions = teams.iter().map(|team| {
            let left = stocks.of_team(&self.setup, *team).last().unwrap_or_default();
            format!("{} {left}", wording.team(&self.setup, *team))
        });
        let descriptions: Vec<String> = descriptions.collect();
        let end = |team: &Team| LineEnd {
            stone: self.team_stone(*team, context),
            name: wording.team(&self.setup, *team),
        };
        let ends = teams.iter().map(end).collect();
        let scale = self.scale(context);
        let range = (stocks.turns().max(1) as f32, highest);
        let chart = LineChart {
            values: values.collect(),
            ends: Some(LineEnds { ends, pictures: &self.pictures }),
            mark: self.costliest_mark(context),
            words: descriptions.join(", "),
            ..LineChart::new(lines, range, scale)
        };
        chart.into()
    }

    /// The colour of a team in charts: the accent for the own one, else that of its stone.
    pub(super) fn team_colour(&self, team: Team, context: Context<'_>) -> Color {
        match self.me.is_some_and(|me| self.setup.team(me) == team) {
            true => context.theme().tokens().accent,
            false => colour(self.team_stone(team, context).0),
        }
    }

    /// The turn that cost most: its place on the own line, and the message that opens its review.
    fn costliest_mark(&self, context: Context<'_>) -> Option<Mark<Message>> {
        let (me, turn) = (self.me?, self.series.rating.as_ref()?.costliest()?.turn);
        let stocks = self.timeline().stocks();
        let left = stocks.of_team(&self.setup, self.setup.team(me)).nth(turn as usize)?;
        let words = tr!(context, "result-marked-turn", turn = turn);
        Some(Mark { point: (turn as f32, left as f32), words, message: Message::Review { turn: Some(turn) } })
    }

    /// Names the turn that cost most, or says that none did or that the turns are being rated.
    fn costliest_turn<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let Some(rating) = &self.series.rating else { return row![].into() };
        if !rating.is_done() {
            let turn = rating.turns().len() + 1;
            return text::caption(tr!(context, "review-rates", turn = turn, turns = rating.total())).into();
        }
        let Some(turn) = rating.costliest() else {
            return match rating.unrated() {
                0 => text::caption(tr!(context, "result-no-cost")).style(success).into(),
                turns => text::caption(tr!(context, "result-no-cost-known", count = turns)).into(),
            };
        };
        let words = tr!(context, "result-costliest", turn = turn.turn, percent = turn.percent());
        let opens = Message::Review { turn: Some(turn.turn) };
        let words = text::body(words).style(danger);
        let pressed = pressable(words).padding([12, 10]).style(quiet).on_press(opens.clone());
        Control::new(pressed).on_press(Some(opens)).into()
    }
}
