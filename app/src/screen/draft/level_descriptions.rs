//! Descriptions of the levels at a table.

use iced::widget::column;
use skipstone_core::bot::Level;

use crate::locale::Locale;
use crate::widget::text;
use crate::{Element, tr};

/// A line for each level that plays, the weakest first; `None` if none does.
pub fn level_descriptions<'a, Message: 'a>(
    playing: impl Iterator<Item = Level>,
    locale: &Locale,
) -> Option<Element<'a, Message>> {
    let playing: Vec<Level> = playing.collect();
    let known = Level::OPPONENTS.into_iter().filter(|level| playing.contains(level));
    let lines: Vec<_> =
        known.map(|level| text::caption(tr!(locale, format!("level-{level}-about"))).into()).collect();
    (!lines.is_empty()).then(|| column(lines).spacing(2).into())
}
