//! The rules of a table, each explained in a sentence, with what differs from the preset marked: in the lobby and in the menu.

use iced::widget::column;
use skipstone_core::{RuleKey, RuleValue, Scoring, Seat, Setup};

use super::draft::rule_value;
use crate::table::TableWording;
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
    let locale = wording.locale;
    let rules = setup.rules();
    let preset = tr!(locale, format!("preset-{}", rules.preset.name()));
    let changed = rules.overrides().map(|key| {
        let value = rule_value(locale, key, &(key.get)(rules), |seat| wording.name(seat));
        format!("{} ({value})", tr!(locale, format!("rule-{}", key.name)))
    });
    let changed: Vec<String> = changed.collect();
    let head = match changed.is_empty() {
        true => tr!(locale, "menu-rules-preset", preset = preset),
        false => tr!(locale, "menu-rules-house", preset = preset, rules = changed.join(", ")),
    };
    let sections = (2..=9).filter_map(|number: u8| {
        let keys = RuleKey::ALL.iter().filter(|key| key.section == number);
        let rows: Vec<Element<'a, Message>> =
            keys.filter(|key| applies(key, setup, others)).map(|key| sentence(wording, setup, key)).collect();
        (!rows.is_empty()).then(|| section(tr!(locale, format!("section-{number}")), rows))
    });
    let top = column![
        text::heading(tr!(locale, "menu-rules-title")),
        text::caption(head).style(accent),
        text::body(tr!(locale, "menu-rules-basics")),
    ];
    top.spacing(8).extend(sections).spacing(18).into()
}

/// Whether a rule can matter at the table.
fn applies(key: &RuleKey, setup: &Setup, others: bool) -> bool {
    let rules = setup.rules();
    match (key.section, key.name) {
        (7, _) => setup.has_partners(),
        (9, _) => others,
        (_, "target") => rules.scoring != Scoring::Single,
        (8, _) => rules.lead_up || rules.alternating,
        _ => true,
    }
}

/// A rule's sentence, and what the preset says if that differs. What explains the rule to those who choose it would seem to
/// contradict the choice.
fn sentence<'a, Message: 'a>(
    wording: TableWording<'_>,
    setup: &Setup,
    key: &'static RuleKey,
) -> Element<'a, Message> {
    let (locale, rules) = (wording.locale, setup.rules());
    let usual = (key.get)(&rules.preset.rules());
    let says = says(wording, setup, key);
    let differs = (key.get)(rules) != usual;
    let mark = differs.then(|| {
        let name = tr!(locale, format!("preset-{}", rules.preset.name()));
        let usual = rule_value(locale, key, &usual, |seat| wording.name(seat));
        text::caption(tr!(locale, "rule-changed", preset = name, value = usual)).style(accent)
    });
    let says = if differs { text::body(says).style(accent) } else { text::body(says) };
    column![says].push(mark).spacing(3).into()
}

/// A rule's value as a sentence.
fn says(wording: TableWording<'_>, setup: &Setup, key: &'static RuleKey) -> String {
    let value = |key: &RuleKey| (key.get)(setup.rules());
    let number = match (key.name, value(key)) {
        ("stock", _) => i64::from(setup.stock()),
        (_, RuleValue::Number(number)) => number,
        _ => 0,
    };
    // The target's unit follows from the scoring.
    let decides = RuleKey::from_name("scoring").filter(|_| key.name == "target").unwrap_or(key);
    let value = match value(decides) {
        RuleValue::Number(_) => "number".to_owned(),
        RuleValue::Bool(on) => on.to_string(),
        RuleValue::Text(word) => word,
    };
    let seat = u8::try_from(number).ok().and_then(Seat::new).filter(|_| key.name == "first_player");
    let name = seat.map(|seat| wording.name(seat)).unwrap_or_default();
    tr!(wording.locale, format!("says-{}", key.name), value = value, number = number, name = name)
}
