//! The series as a race: a lane for each side, with the points of the round at its end.

use iced::widget::{column, container, row, scrollable, space};
use iced::{Alignment, Fill, padding};
use skipstone_core::table::RoundEnd;
use skipstone_core::{Scoring, Seat, Team, score};

use super::layout::PanelLayout;
use crate::Element;
use crate::board::sentences::scoring_word;
use crate::locale::target;
use crate::screen::Context;
use crate::screen::table::message::Message;
use crate::screen::table::model::TableModel;
use crate::theme::text::soft;
use crate::tr;
use crate::widget::chart;
use crate::widget::count_up::{CountUp, CountingText};
use crate::widget::repaint_layer::RepaintLayer;
use crate::widget::stone::Mood;
use crate::widget::text;
use skipstone_core::Stone;

/// The width of the names, in parts of the panel's content and in logical pixels.
const NAME_PART: f32 = 0.24;
const NAME_MOST: f32 = 190.0;
/// The size of the text in a row.
const SIZE: f32 = 16.0;
const LEFT_SIZE: f32 = 14.0;
/// The gap between the columns.
const GAP: f32 = 14.0;

/// A side of the race, before and after the round.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Runner {
    team: Team,
    before: u32,
    after: u32,
    /// The stock cards left.
    left: u32,
    /// How much of the lane is filled, before and after the round.
    parts: (f32, f32),
}

/// How far a side is in a series that the fewest cards win: the stock cards that it has left, of all that the side with the most is
/// dealt in these rounds. So whoever is dealt fewer by a handicap begins ahead.
fn played_part(left: u32, rounds: u32, (stock, target): (u32, u32)) -> f32 {
    let dealt = rounds * stock;
    dealt.saturating_sub(left) as f32 / (target * stock).max(1) as f32
}

impl TableModel {
    /// The sides in the order of their seats.
    fn runners(&self, ended: &RoundEnd) -> Vec<Runner> {
        let rules = self.setup.rules();
        let score = |team: Team| self.series.scores.get(team.index()).copied().unwrap_or_default();
        let dealt = |team| score::team_stock_left(&self.setup, team, self.setup.stocks());
        let stock = self.setup.teams().map(dealt).max().unwrap_or_default();
        let target = target(rules).max(1);
        let rounds = self.series.round as u32;
        let runner = |team: Team| {
            let left = score::team_stock_left(&self.setup, team, &ended.result.left);
            let gained = ended.result.points.get(team.index()).copied().unwrap_or_default();
            let after = score(team);
            let before = after.saturating_sub(gained);
            let parts = match rules.scoring {
                Scoring::Single => (0.0, played_part(left, 1, (stock, 1))),
                Scoring::LowestLeft => (
                    played_part(before, rounds.saturating_sub(1), (stock, target)),
                    played_part(after, rounds, (stock, target)),
                ),
                Scoring::Points | Scoring::Wins => {
                    (before as f32 / target as f32, after as f32 / target as f32)
                }
            };
            Runner { team, before, after, left, parts }
        };
        self.setup.teams().map(runner).collect()
    }

    /// The lanes in words: how many cards each side has left, and its score in a series.
    pub(super) fn race_words(&self, ended: &RoundEnd, context: Context<'_>) -> Vec<String> {
        let (rules, wording) = (self.setup.rules(), self.wording(context));
        let words = |runner: Runner| {
            let name = wording.team(&self.setup, runner.team);
            let left = tr!(context, "points-counted", count = runner.left);
            match rules.scoring {
                Scoring::Single => tr!(context, "result-spoken-left", name = name, left = left),
                scoring => {
                    let scoring = scoring_word(scoring);
                    let score = tr!(context, "closing-score", scoring = scoring, count = runner.after);
                    tr!(context, "result-spoken-lane", name = name, left = left, score = score)
                }
            }
        };
        self.runners(ended).into_iter().map(words).collect()
    }

    /// The height of what stands above the lanes.
    pub(super) fn race_head_height(&self) -> f32 {
        match self.setup.rules().scoring {
            Scoring::Single => 0.0,
            _ => text::line_height(14.0),
        }
    }

    /// The lanes as they fit, `width` logical pixels wide; if there are more, they scroll. A single round has no race:
    /// there it is the stock cards left.
    pub(super) fn race<'a>(
        &'a self,
        ended: &'a RoundEnd,
        width: f32,
        fitted: PanelLayout,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let rules = self.setup.rules();
        let runners = self.runners(ended);
        let is_single = rules.scoring == Scoring::Single;
        let count = self.series.count_up();
        let name_width = (NAME_PART * width).min(NAME_MOST);
        let left_words = move |left: u32| tr!(context, "points-counted", count = left);
        let total_words = move |before: u32, after: u32, progress: f32| {
            let shown = CountUp::number(before..after, progress);
            match (before, after - before) {
                // The sum of a first round stands above already.
                (_, 0) | (0, _) => shown.to_string(),
                (_, gained) => tr!(context, "result-gained", score = shown, gained = gained),
            }
        };
        let widest = |words: Vec<String>, size: f32| {
            words.iter().map(|words| text::width(words, size).ceil() + 1.0).fold(0.0, f32::max)
        };
        let left_width = widest(runners.iter().map(|it| left_words(it.left)).collect(), LEFT_SIZE);
        let totals = runners.iter().map(|it| total_words(it.before, it.after, 1.0));
        let total_width = widest(totals.collect(), SIZE);
        let wording = self.wording(context);
        let lane = |runner: &Runner| {
            let Runner { team, before, after, left, parts } = *runner;
            let name = text::shortened(&wording.team(&self.setup, team), SIZE, name_width);
            let scale = self.scale(context);
            let (stone, mood) = self.team_stone(team, context);
            let colour = Some(self.team_colour(team, context));
            let lane = chart::lane(parts, count, (stone, mood), colour, &self.pictures, scale);
            let left = CountingText {
                size: LEFT_SIZE,
                style: soft,
                width: Some(left_width),
                ..CountingText::new(count, move |_| left_words(left))
            };
            let mut line = row![text::body(name).width(name_width), Element::from(lane), Element::from(left)];
            if !is_single {
                let total = CountingText {
                    size: SIZE,
                    width: Some(total_width),
                    ..CountingText::new(count, move |progress| total_words(before, after, progress))
                };
                line = line.push(Element::from(total));
            }
            Element::from(line.spacing(GAP).height(fitted.row).align_y(Alignment::Center))
        };
        let lanes = column(runners.iter().map(lane));
        let all = runners.len() as f32 * fitted.row;
        let lanes: Element<'a, Message> = match all > fitted.lanes {
            true => {
                let lanes = RepaintLayer::new(container(lanes).padding(padding::right(18)));
                scrollable(lanes).width(Fill).height(fitted.lanes).into()
            }
            false => lanes.into(),
        };
        let target = match is_single {
            true => None,
            false => {
                let scoring = match rules.scoring {
                    Scoring::Wins => "wins",
                    Scoring::LowestLeft => "left",
                    Scoring::Points | Scoring::Single => "points",
                };
                let target = tr!(context, "result-target", scoring = scoring, target = target(rules));
                Some(row![space::horizontal(), text::caption(target)])
            }
        };
        column![target, lanes].width(Fill).into()
    }

    /// The stone that stands for a team, and its mood: the own one, or that of its first seat.
    pub(super) fn team_stone(&self, team: Team, context: Context<'_>) -> (Stone, Mood) {
        let own = self.me.filter(|me| self.setup.team(*me) == team);
        let seat = own.or_else(|| self.setup.members(team).next()).unwrap_or(Seat::ONE);
        let display = self.stone_display(seat, context);
        (display.stone, display.mood)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_the_fewest_cards_left_is_ahead() {
        // Two of four rounds with stocks of 10 cards: a side with 3 cards left is ahead of one with 14.
        let part = |left| played_part(left, 2, (10, 4));
        assert_eq!([part(3), part(14)], [0.425, 0.15]);
        assert_eq!([played_part(0, 4, (10, 4)), played_part(0, 0, (10, 4))], [1.0, 0.0]);
    }
}
