//! The podium: the stones of the first sides on pedestals, and the others below.

use iced::widget::{Column, Row, column, container, row, space};
use iced::{Center, Fill, Size};

use crate::Element;
use crate::paper::series_picture::{RankedSide, podium_order};
use crate::screen::Context;
use crate::screen::table::message::Message;
use crate::screen::table::model::TableModel;
use crate::theme::container::{field, first_place};
use crate::theme::text::soft;
use crate::widget::stone_face::face_in_mood;
use crate::widget::text;

/// The sizes of names and scores, and of the lines below the podium.
const NAME: f32 = 17.0;
const SCORE: f32 = 18.0;
const WON: f32 = 13.0;
const REST: f32 = 15.0;
/// The most lines of a name, a score and the number of rounds won.
const LINES: usize = 2;
/// The gap between pedestals, and between a stone, its name and its pedestal.
const GAP: f32 = 8.0;
const ABOVE: f32 = 2.0;
/// The largest width of a pedestal.
const WIDEST: f32 = 172.0;
/// The largest width of a stone, of that of a side that stands alone, and its height in widths.
const STONE: f32 = 84.0;
const LONE_STONE: f32 = 120.0;
const ASPECT: f32 = 0.8;
/// How much lower the second and the third pedestal are than the first.
const STEPS: [f32; 3] = [0.0, 0.32, 0.52];

impl TableModel {
    /// The podium in a room of a size.
    pub(super) fn podium<'a>(
        &'a self,
        sides: &[RankedSide],
        room: Size,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let order = podium_order(sides);
        let first = order.len();
        let rest = sides.get(first..).unwrap_or_default();
        let rest_height = rest.len() as f32 * text::line_height(REST);
        let width = ((room.width - GAP * (first as f32 - 1.0)) / first.max(1) as f32).min(WIDEST);
        let height = room.height - rest_height - if rest.is_empty() { 0.0 } else { GAP };
        let shown = sides.iter().take(first);
        let on_lines = |words: &str, size, room| text::on_lines(words, size, room, LINES);
        let texts = shown.clone().map(|side| {
            let room = width - 2.0 * GAP;
            let won = side.won.as_ref().map(|won| on_lines(won, WON, room));
            [on_lines(&side.name, NAME, width), on_lines(&side.score, SCORE, room), won.unwrap_or_default()]
        });
        let texts: Vec<[Vec<String>; 3]> = texts.collect();
        let [names, scores, won] = [(0, NAME), (1, SCORE), (2, WON)].map(|(at, size)| {
            let lines = texts.iter().map(|texts| texts[at].len()).max().unwrap_or(1);
            lines.max(1) as f32 * text::line_height(size)
        });
        let words = scores + won + 2.0 * GAP;
        let above = names + 2.0 * ABOVE;
        // The third pedestal holds its words; the first is higher by as much as there is room.
        let is_stepped = shown.clone().any(|side| side.place > 1);
        let widest = if first == 1 { LONE_STONE } else { STONE };
        let stone = widest.min((height - above - words) * 0.7 / ASPECT).max(24.0);
        let highest = highest_pedestal(is_stepped, words, height - above - ASPECT * stone);
        let pedestal = |(side, [name, score, won]): (&RankedSide, &[Vec<String>; 3])| {
            let step = STEPS.get(side.place - 1).copied().unwrap_or(STEPS[2]);
            let tall = ((1.0 - step) * highest).max(words).min(highest);
            let count = side.stones.len().max(1) as f32;
            let each = stone.min(width / count);
            let stones = side
                .stones
                .iter()
                .map(|stone| face_in_mood(&self.pictures, (*stone, side.mood()), each, context.scale));
            let score = score.iter().map(|line| Element::from(text::body(line.clone()).size(SCORE)));
            let won = won.iter().map(|line| Element::from(text::caption(line.clone()).size(WON)));
            let words = Column::with_children(score.chain(won)).align_x(Center);
            let style = if side.place == 1 { first_place } else { field };
            let block = container(words).width(Fill).height(tall).padding(GAP).center_x(Fill).style(style);
            let name = name.iter().map(|line| Element::from(text::body(line.clone()).size(NAME)));
            let name = Column::with_children(name).align_x(Center);
            let above = column![Row::with_children(stones), name, block];
            Element::from(above.spacing(ABOVE).width(width).align_x(Center))
        };
        let of = |index: &usize| sides.get(*index).zip(texts.get(*index));
        let pedestals = order.iter().filter_map(of).map(pedestal);
        let pedestals = Row::with_children(pedestals).spacing(GAP).align_y(iced::Bottom);
        let line = |side: &RankedSide| {
            let score = text::body(side.score.clone()).size(REST).style(soft);
            let room = room.width - text::width(&side.score, REST) - 2.0 * GAP;
            let name = text::shortened(&format!("{}. {}", side.place, side.name), REST, room);
            Element::from(row![text::body(name).size(REST), space::horizontal(), score])
        };
        let mut all: Column<'a, Message, crate::Theme> = column![container(pedestals).center_x(Fill)];
        if !rest.is_empty() {
            all = all.push(Column::with_children(rest.iter().map(line)));
        }
        all.spacing(GAP).width(room.width).into()
    }
}

/// The height of the highest pedestal, whose words need that height at least. Where no pedestal is lower, none is higher than its
/// words: the rest would be an empty box.
fn highest_pedestal(is_stepped: bool, words: f32, room: f32) -> f32 {
    if is_stepped { room.max(words) } else { words }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pedestal_is_high_only_above_others() {
        assert_eq!(highest_pedestal(false, 60.0, 200.0), 60.0, "a lone winner, all others being equal");
        assert_eq!([highest_pedestal(true, 60.0, 200.0), highest_pedestal(true, 60.0, 40.0)], [200.0, 60.0]);
    }
}
