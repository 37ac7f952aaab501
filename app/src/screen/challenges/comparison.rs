//! What several made of a challenge, side by side.

use iced::Fill;
use iced::widget::{column, container};
use skipstone_core::Stone;
use skipstone_core::challenge::{AttemptTurn, Challenge};

use super::{Made, Message};
use crate::days::ChallengeOutcome;
use crate::screen::Context;
use crate::theme::text::soft;
use crate::widget::chart::{Dash, Line, LineChart, LineEnd, LineEnds};
use crate::widget::picture_cache::PictureCache;
use crate::widget::stone::{Mood, colour};
use crate::widget::text;
use crate::{Element, tr};

/// The height of the chart, in logical pixels.
const CHART: f32 = 150.0;
/// The width of its lines.
const LINE: f32 = 2.6;
/// The picture's pixels per logical pixel beyond the scale: enough for fine screens.
const FINENESS: f32 = 2.0;

/// The stock cards left by turn as lines, and for each player the result and the turns in figures, the best first.
pub(super) fn compared<'a>(
    challenge: &Challenge,
    made: &'a [Made],
    pictures: &'a PictureCache,
    context: Context<'a>,
) -> Element<'a, Message> {
    let players = made.iter().map(|made| made_lines(made, context));
    let chart = container(chart(challenge, made, pictures, context)).width(Fill).height(CHART);
    column![text::caption(tr!(context, "result-chart")), chart].extend(players).spacing(8).into()
}

fn chart<'a>(
    challenge: &Challenge,
    made: &'a [Made],
    pictures: &'a PictureCache,
    context: Context<'a>,
) -> LineChart<'a, Message> {
    let dealt = challenge.setup().map_or(0, |setup| setup.stock(challenge.seat())) as f32;
    let stones = || Stone::OF_PEOPLE.into_iter().cycle();
    let dashes = [Dash::Solid].into_iter().chain(Dash::BROKEN).cycle();
    let lines = made.iter().zip(stones()).zip(dashes).map(|((made, stone), dash)| {
        let left = made.attempt.turns.iter().map(|turn| f32::from(turn.stock_left));
        let points = std::iter::once(dealt).chain(left).enumerate();
        let points = points.map(|(turn, left)| (turn as f32, left)).collect();
        Line { points, colour: colour(stone), dash, width: LINE }
    });
    let ends = made.iter().zip(stones()).map(|(made, stone)| {
        let mood = if made.attempt.won { Mood::Joy } else { Mood::Calm };
        LineEnd { stone: (stone, mood), name: made.player(context) }
    });
    let turns = made.iter().map(|made| made.attempt.turns.len()).max().unwrap_or(1);
    let described = made.iter().map(|made| {
        let left = made.attempt.turns.iter().map(|turn| turn.stock_left.to_string());
        format!("{} {}", made.player(context), left.collect::<Vec<_>>().join(" "))
    });
    LineChart {
        values: vec![(0.0, "0".to_owned()), (dealt, dealt.to_string())],
        ends: Some(LineEnds { ends: ends.collect(), pictures }),
        words: described.collect::<Vec<_>>().join(", "),
        ..LineChart::new(lines.collect(), (turns as f32, dealt), FINENESS * context.scale)
    }
}

/// What one player made of it: the result, the stock cards left after each turn, and the cards played in it.
pub(super) fn made_lines<'a>(made: &'a Made, context: Context<'a>) -> Element<'a, Message> {
    let attempt = &made.attempt;
    let figures = |figure: fn(&AttemptTurn) -> u8| {
        let figures = attempt.turns.iter().map(|turn| figure(turn).to_string());
        figures.collect::<Vec<_>>().join(" ")
    };
    let outcome = ChallengeOutcome::of_attempt(attempt);
    let words = context.locale.labelled(&made.player(context), &context.locale.challenge_outcome(outcome));
    let words = text::outcome(words, attempt.won);
    let left = tr!(context, "challenges-course", cards = figures(|turn| turn.stock_left));
    let played = tr!(context, "challenges-played-cards", cards = figures(|turn| turn.played));
    column![words, text::caption(left).style(soft), text::caption(played).style(soft)].spacing(2).into()
}
