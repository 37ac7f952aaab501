//! The rules of a table, each explained in a sentence, with what differs from the preset marked: in the lobby and in the menu.

use iced::widget::column;
use skipstone_core::Setup;

use crate::board::TableWording;
use crate::board::sentences::RuleSentence;
use crate::theme::text::accent;
use crate::widget::page::section;
use crate::widget::text;
use crate::{Element, tr};

/// The rules. Table manners (RULES 9) are told of at a table with other people only.
pub(super) fn rules_in_sentences<'a, Message: 'a>(
    wording: TableWording<'_>,
    setup: &Setup,
    others: bool,
) -> Element<'a, Message> {
    let rules = wording.rules(setup, others);
    let top = column![
        text::heading(tr!(wording.locale, "menu-rules-title")),
        text::caption(rules.head).style(accent),
        text::body(rules.basics),
    ];
    let sections =
        rules.sections.into_iter().map(|part| section(part.title, part.rules.into_iter().map(sentence)));
    top.spacing(8).extend(sections).spacing(18).into()
}

fn sentence<'a, Message: 'a>(RuleSentence { text, usual }: RuleSentence) -> Element<'a, Message> {
    let says = text::body(text);
    let says = if usual.is_some() { says.style(accent) } else { says };
    column![says].push(usual.map(|usual| text::caption(usual).style(accent))).spacing(3).into()
}
