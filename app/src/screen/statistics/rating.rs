//! How good the player is, among the levels.

use iced::widget::{column, row};
use iced::{Alignment, Fill};
use skipstone_core::bot::Level;

use super::panels::{line_chart, panel};
use super::{Message, State};
use crate::Element;
use crate::screen::Context;
use crate::statistics::level_rating;
use crate::theme::text::accent;
use crate::tr;
use crate::widget::chart::{Dash, Line};
use crate::widget::{button, text};

/// The width of the curve.
const CURVE: f32 = 2.5;
/// The room below and above the lowest and the highest value, in points.
const ROOM: f32 = 60.0;

impl State {
    /// The rating and its curve between the levels, or the way to show them.
    pub(super) fn rating<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let show = |words: &str, is_shown| {
            Element::from(button::quiet(tr!(context, words), Some(Message::ShowRating(is_shown))))
        };
        if !context.settings.rating {
            return show("rating-show", true);
        }
        let head = match (self.rating.points(), self.rating.level()) {
            (Some(points), Some(level)) => {
                let figure = tr!(
                    context,
                    "rating-points",
                    points = points.round() as u32,
                    unsure = (2.0 * self.rating.deviation).round() as u32
                );
                let level = context.locale.level(level);
                let words = text::body(tr!(context, "rating-as-well-as", level = level)).width(Fill);
                row![text::title(figure).style(accent), words].spacing(16).align_y(Alignment::Center)
            }
            _ => row![text::body(tr!(context, "rating-none", rounds = self.rating.rounds_left()))],
        };
        let chart = self.rating.points().map(|_| self.rating_curve(context));
        let content = column![head].push(chart).push(show("rating-hide", false)).spacing(8);
        panel(tr!(context, "rating-title"), Some(tr!(context, "rating-about")), content)
    }

    /// The rating after each round, with a line for each level.
    fn rating_curve<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let curve = || self.rating.curve.iter().map(|points| *points as f32);
        let levels = Level::OPPONENTS.into_iter();
        let levels =
            levels.filter_map(|level| Some((level_rating(level)? as f32, context.locale.level(level))));
        let levels: Vec<(f32, String)> = levels.collect();
        let all = || curve().chain(levels.iter().map(|(points, _)| *points));
        let (low, high) = (all().fold(f32::MAX, f32::min) - ROOM, all().fold(0.0, f32::max) + ROOM);
        let points = (1_u16..).zip(curve()).map(|(round, points)| (round.into(), points - low)).collect();
        let line = Line { points, colour: context.theme().tokens().accent, dash: Dash::Solid, width: CURVE };
        let range = (self.rating.curve.len() as f32, high - low);
        let values = levels.iter().map(|(points, name)| (points - low, name.clone())).collect();
        line_chart(vec![line], range, values, tr!(context, "rating-title"), context)
    }
}
