//! What keys and mouse do at a table.

use iced::widget::column;

use super::super::message::Message;
use super::line;
use crate::keys::{Group, Holds, LINES};
use crate::locale::Locale;
use crate::widget::page::section;
use crate::{Element, tr};

/// The width of the first column, in logical pixels.
const NAMES: f32 = 160.0;

/// The page. What does nothing at this table is left out: some keys are for a player at a table in this process, some for one with
/// others, and one is for cards that are drawn by hand.
pub(super) fn page<'a>(locale: &'a Locale, alone: bool, draws_by_hand: bool) -> Element<'a, Message> {
    let mouse = ["drag", "click", "double", "hover"].map(|name| {
        let does = tr!(locale, format!("keys-{name}-does"));
        line(tr!(locale, format!("keys-{name}")), does, NAMES)
    });
    let holds = |holds| match holds {
        Holds::Always => true,
        Holds::Alone => alone,
        Holds::WithOthers => !alone,
        Holds::ManualDraw => draws_by_hand,
    };
    let lines = |group| {
        let lines = LINES.iter().filter(move |line| line.group == group && holds(line.holds));
        lines.filter_map(|known| {
            let does = tr!(locale, format!("keys-{}-does", known.name?));
            Some(line(known.label(locale), does, NAMES))
        })
    };
    column![
        section(tr!(locale, "keys-keyboard"), lines(Group::Does)),
        section(tr!(locale, "keys-asked"), lines(Group::Asks)),
        section(tr!(locale, "keys-mouse"), mouse)
    ]
    .spacing(24)
    .into()
}
