//! The chance to win over the round, as the review's search saw it at each decision: up and down in between with the cards and the
//! others' turns, and down at each decision that gave something away.

use iced::widget::{column, container, row};
use iced::{Alignment, Color, Fill};
use skipstone_core::Team;
use skipstone_core::bot::review::RatedTurn;

use super::ReviewPanel;
use crate::board::Playback;
use crate::board::playback::Jump;
use crate::screen::Context;
use crate::screen::replay::controls::{GAP, POSITION_WIDTH};
use crate::screen::replay::{Message, State};
use crate::widget::chart::{Dash, Line, LineChart};
use crate::widget::scrubber::THUMB;
use crate::widget::text;
use crate::{Element, tr};

/// The room for the values at the left edge.
const VALUES: f32 = 52.0;
/// The widths of the curve and of the drops in it.
const CURVE: f32 = 2.0;
const DROP: f32 = 4.0;

/// The win probability before and after a decision, at a step of the playback.
#[derive(Debug, Clone, Copy, PartialEq)]
struct CurvePoint {
    step: usize,
    /// With the best plan.
    best: f32,
    /// With the plan that was played.
    played: f32,
}

/// The points of the rated turns, in order; at the end what the round came to.
fn points(turns: &[RatedTurn], is_done: bool, team: Team, playback: &Playback) -> Vec<CurvePoint> {
    let decisions = turns.iter().flat_map(|turn| &turn.decisions);
    let point = decisions.filter_map(|decision| {
        let (best, played) = (decision.advice.win_probability?, decision.win_probability()?);
        Some(CurvePoint { step: playback.step_before(decision.event), best, played })
    });
    let end = playback.ending().filter(|_| is_done).map(|(_, winner)| {
        let won = if winner == Some(team) { 1.0 } else { 0.0 };
        CurvePoint { step: playback.last_step(), best: won, played: won }
    });
    point.chain(end).collect()
}

/// The curve, and above it the drops of decisions that cost something.
fn lines(points: &[CurvePoint], [curve, drop]: [Color; 2]) -> Vec<Line> {
    let ends = |point: &CurvePoint| {
        let x = point.step as f32;
        [(x, 100.0 * point.best), (x, 100.0 * point.played)]
    };
    let all = points.iter().flat_map(ends).collect();
    let drops = points.iter().filter(|point| point.best > point.played);
    let curve = Line { points: all, colour: curve, dash: Dash::Solid, width: CURVE };
    let drops = drops.map(|point| Line {
        points: ends(point).to_vec(),
        colour: drop,
        dash: Dash::Solid,
        width: DROP,
    });
    std::iter::once(curve).chain(drops).collect()
}

impl State {
    /// The curve of the reviewed seat, over the same steps as the line with the position below it.
    pub(in crate::screen::replay) fn win_chance<'a>(
        &'a self,
        review: &'a ReviewPanel,
        height: f32,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let seat = review.seat();
        let team = self.playback.header().setup.team(seat);
        let points = points(review.turns(), review.rating.is_done(), team, &self.playback);
        let current = points.iter().rev().find(|point| point.step <= self.playback.position());
        let percent = current.map(|point| {
            // At the decision itself it is still open what will be played.
            let chance = if point.step == self.playback.position() { point.best } else { point.played };
            tr!(context, "review-percent", percent = (100.0 * chance).round() as u32)
        });
        let name = text::shortened(&self.wording(context).name(seat), 15.0, POSITION_WIDTH - VALUES - 60.0);
        let chance = percent.map(|percent| text::body(context.locale.labelled(&name, &percent)).size(15));
        let words = column![text::caption(tr!(context, "review-chance"))].push(chance);
        let tokens = context.theme().tokens();
        let lines = lines(&points, [tokens.accent, tokens.danger]);
        let last = self.playback.last_step();
        let values =
            [0_u32, 50, 100].map(|value| (value as f32, tr!(context, "review-percent", percent = value)));
        let chart = LineChart {
            values: values.to_vec(),
            cursor: Some(self.playback.position() as f32),
            insets: Some((VALUES + THUMB / 2.0, THUMB / 2.0)),
            on_press: Some(Box::new(|step| Message::Go(Jump::To(step.round() as usize)))),
            ..LineChart::new(lines, (last as f32, 100.0), self.pixel_ratio * context.scale)
        };
        let words = container(words).width(POSITION_WIDTH + GAP - VALUES);
        row![words, Element::from(chart)].height(height).width(Fill).align_y(Alignment::Center).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_passes_through_every_decision_and_drops_where_it_cost_something() {
        let point = |step, best, played| CurvePoint { step, best, played };
        let points = [point(3, 0.5, 0.48), point(9, 0.6, 0.6), point(20, 1.0, 1.0)];
        let lines = lines(&points, [Color::WHITE, Color::BLACK]);
        let rounded = |line: &Line| -> Vec<(u32, u32)> {
            line.points.iter().map(|(x, y)| (*x as u32, y.round() as u32)).collect()
        };
        assert_eq!(rounded(&lines[0]), [(3, 50), (3, 48), (9, 60), (9, 60), (20, 100), (20, 100)]);
        assert_eq!(lines.len(), 2);
        assert_eq!(rounded(&lines[1]), [(3, 50), (3, 48)]);
    }
}
