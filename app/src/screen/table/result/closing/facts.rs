//! What stood out in the series, and how its people stand over all evenings.

use iced::widget::{Column, column, container, row, scrollable, space};
use iced::{Fill, Size, padding};

use crate::Element;
use crate::paper::series_picture::{Fact, SeriesPicture, StandingTable};
use crate::screen::table::message::Message;
use crate::screen::table::result::layout::text_height;
use crate::theme::text::{accent, soft};
use crate::widget::repaint_layer::RepaintLayer;
use crate::widget::text;

/// The sizes of labels and texts.
const LABEL: f32 = 14.0;
const WORDS: f32 = 16.0;
/// The gap between two facts.
const GAP: f32 = 10.0;
/// The room for the bar beside texts that scroll.
const BAR: f32 = 18.0;

/// All of it in a room of a size; what is higher scrolls.
pub(super) fn view<'a>(content: &SeriesPicture, room: Size) -> Element<'a, Message> {
    let height = height(content, room.width);
    let width = if height > room.height { room.width - BAR } else { room.width };
    let fact = |Fact { label, words }: &Fact| {
        let label = text::caption(label.clone()).size(LABEL).style(soft);
        Element::from(column![label, text::body(words.clone()).size(WORDS)])
    };
    let mut all: Column<'a, Message, crate::Theme> = Column::with_children(content.facts.iter().map(fact));
    if let Some(StandingTable { title, series, rows }) = &content.standing {
        let person = |(name, won): &(String, u32)| {
            let won = text::body(won.to_string()).size(WORDS).style(accent);
            let name = text::shortened(name, WORDS, width - 60.0);
            Element::from(row![text::body(name).size(WORDS), space::horizontal(), won])
        };
        let head = text::caption(format!("{title} · {series}")).size(LABEL).style(soft);
        all = all.push(column![head].extend(rows.iter().map(person)));
    }
    let all = all.spacing(GAP);
    if height <= room.height {
        return container(all).width(room.width).height(room.height).into();
    }
    let all = RepaintLayer::new(container(all).padding(padding::right(BAR)));
    scrollable(all).width(Fill).height(room.height).into()
}

/// The height of all of it in this width.
fn height(content: &SeriesPicture, width: f32) -> f32 {
    let line = text::line_height(WORDS);
    let fact = |fact: &Fact| text::line_height(LABEL) + text_height(&fact.words, WORDS, width) + GAP;
    let standing = content.standing.as_ref();
    let standing = standing.map_or(0.0, |it| text::line_height(LABEL) + it.rows.len() as f32 * line + GAP);
    content.facts.iter().map(fact).sum::<f32>() + standing - GAP
}
