//! The controls for every house rule, in the order of the rule book. The allowed values come from the rules' table of keys.

use iced::widget::{Column, column, container, row, rule, toggler};
use iced::{Alignment, Fill};
use skipstone_core::{RuleKey, RuleValue, Scoring};

use super::table::{Draft, Sides};
use super::{Change, folding_heading, player_name};
use crate::board::sentences::{names_seat, rule_value};
use crate::settings::Context;
use crate::theme::text::{accent, danger};
use crate::widget::accessible::Named;
use crate::widget::choice::{Choice, list, list_width};
use crate::widget::focus::Control;
use crate::widget::number::number;
use crate::widget::text;
use crate::{Element, tr};

/// The sections of the rule book with house rules. The preset is above them.
const SECTIONS: std::ops::RangeInclusive<u8> = 2..=9;
/// The section on table manners (RULES 9), shown only for tables on a network.
const MANNERS_SECTION: u8 = 9;
/// The section on partners (RULES 7), shown only for tables with teams.
const PARTNERS_SECTION: u8 = 7;
/// Up to this many numbers are offered in a list; longer ranges have a number field.
const MAX_LISTED_VALUES: i64 = 12;
/// The width of the controls, in logical pixels. Lists that need more stand below the explanation.
const WIDTH: f32 = 220.0;
/// The largest width of a list: that of the panel in the smallest window.
const WIDEST: f32 = 440.0;

/// Draws the house rules, or only their heading while they are closed.
pub(super) fn view<'a>(
    draft: &'a Draft,
    multiplayer: bool,
    house_rules_open: bool,
    invalid_input: Option<&'a (&'static RuleKey, String)>,
    context: Context<'a>,
) -> Element<'a, Change> {
    let shows = Change::ShowHouseRules(!house_rules_open);
    let heading = folding_heading(&tr!(context, "new-game-house-rules"), house_rules_open, shows);
    if !house_rules_open {
        let about = text::caption(tr!(context, "new-game-house-rules-about"));
        return column![heading, container(about).padding([0, 12])].spacing(2).into();
    }
    let sections = SECTIONS.map(|section| view_section(draft, multiplayer, section, invalid_input, context));
    Column::with_children([heading]).extend(sections).spacing(22).into()
}

fn view_section<'a>(
    draft: &'a Draft,
    multiplayer: bool,
    section: u8,
    invalid_input: Option<&'a (&'static RuleKey, String)>,
    context: Context<'a>,
) -> Element<'a, Change> {
    let name = text::heading(tr!(context, format!("section-{section}"))).style(accent);
    let head = column![name, rule::horizontal(1)].spacing(6);
    if section == PARTNERS_SECTION && draft.sides() == Sides::Alone {
        return head.push(text::caption(tr!(context, "section-7-alone"))).into();
    }
    let head =
        head.push((section == MANNERS_SECTION).then(|| text::caption(tr!(context, "section-9-about"))));
    if section == MANNERS_SECTION && !multiplayer {
        return head.into();
    }
    let head = Element::from(head);
    let keys = RuleKey::ALL.iter().filter(|key| key.section == section);
    // A single round has no target.
    let has_target = draft.rules().scoring != Scoring::Single;
    let rows = keys.filter(|key| !matches!(key.name, "target" | "max_rounds") || has_target).map(|key| {
        let invalid_input = invalid_input
            .filter(|(invalid_input, _)| invalid_input.name == key.name)
            .map(|(_, text)| text.as_str());
        view_rule(draft, key, invalid_input, context)
    });
    Column::with_children([head]).extend(rows).spacing(16).into()
}

/// A rule: name, explanation, difference from the preset, and control.
fn view_rule<'a>(
    draft: &'a Draft,
    key: &'static RuleKey,
    invalid_input: Option<&'a str>,
    context: Context<'a>,
) -> Element<'a, Change> {
    let rules = draft.rules();
    let preset = (key.get)(&rules.preset.rules());
    let about = text::explained(
        tr!(context, format!("rule-{}", key.name)),
        tr!(context, format!("rule-{}-about", key.name)),
    );
    let allowed = key
        .numbers
        .filter(|_| invalid_input.is_some())
        .map(|(low, high)| text::caption(tr!(context, "rule-allowed", low = low, high = high)).style(danger));
    let changed = ((key.get)(rules) != preset).then(|| {
        let usual = value_name(draft, key, &preset, context);
        let name = tr!(context, format!("preset-{}", rules.preset.name()));
        text::caption(tr!(context, "rule-changed", preset = name, value = usual)).style(accent)
    });
    let words = column![about].push(allowed).push(changed).spacing(3).width(Fill);
    let widest = list_width(&options(draft, key, &(key.get)(rules), context));
    if widest > WIDTH {
        let list = control(draft, key, invalid_input, widest.min(WIDEST), context);
        return column![words, list].spacing(8).into();
    }
    // Aligned at the top, so the control doesn't move when a line appears below the explanation.
    let control = control(draft, key, invalid_input, WIDTH, context);
    row![words, control].spacing(16).align_y(Alignment::Start).into()
}

fn control<'a>(
    draft: &'a Draft,
    key: &'static RuleKey,
    invalid_input: Option<&'a str>,
    width: f32,
    context: Context<'a>,
) -> Element<'a, Change> {
    let value = (key.get)(draft.rules());
    let name = tr!(context, format!("rule-{}", key.name));
    let set = move |value| Change::Rule(key, value);
    if let RuleValue::Bool(on) = value {
        let switch = toggler(on).size(24).on_toggle(move |on| set(RuleValue::Bool(on)));
        return Control::new(switch).on_press(Some(set(RuleValue::Bool(!on)))).switch(on).named(name).into();
    }
    let stepper = |current: i64, (low, high)| {
        let change = move |number| set(RuleValue::Number(number));
        let held = move |text| Change::Typed(key, text);
        let name = tr!(context, "rule-number", rule = name.clone());
        Named::new(name, number(current, invalid_input, low..=high, step(key), change, held))
    };
    let options = options(draft, key, &value, context);
    match (key.numbers, &value) {
        (Some(numbers), RuleValue::Number(current)) if options.is_empty() => {
            stepper(*current, numbers).into()
        }
        (Some(numbers), RuleValue::Number(current)) if !is_listed(numbers) => {
            column![list(name.clone(), options, &value, set, width), stepper(*current, numbers)]
                .spacing(6)
                .align_x(Alignment::End)
                .into()
        }
        _ => list(name, options, &value, set, width),
    }
}

/// The values offered in a rule's list: its words and, for a short range, its numbers. For a longer range one entry stands
/// for all numbers, and a list that is chosen for itself. Empty for a rule without words.
fn options(
    draft: &Draft,
    key: &'static RuleKey,
    value: &RuleValue,
    context: Context<'_>,
) -> Vec<Choice<RuleValue>> {
    let mut values: Vec<_> = key.words.iter().map(|word| RuleValue::Text((*word).to_owned())).collect();
    if values.is_empty() {
        return Vec::new();
    }
    let named = |value: RuleValue| {
        let name = value_name(draft, key, &value, context);
        Choice::new(value, name)
    };
    let Some((low, high)) = key.numbers else { return values.into_iter().map(named).collect() };
    if is_listed((low, high)) {
        let high = if names_seat(key) { high.min(draft.table().seats.len() as i64) } else { high };
        values.extend((low..=high).map(RuleValue::Number));
        return values.into_iter().map(named).collect();
    }
    let number = match value {
        RuleValue::Number(_) => value.clone(),
        // A round number about halfway, as a start.
        _ => RuleValue::Number((low + high) / 10 * 5),
    };
    let any = Choice::new(number, tr!(context.locale, format!("rule-{}-any", key.name)));
    let list = matches!(value, RuleValue::Numbers(_)).then(|| value.clone());
    values.into_iter().map(named).chain([any]).chain(list.map(named)).collect()
}

fn is_listed((low, high): (i64, i64)) -> bool {
    high - low < MAX_LISTED_VALUES
}

/// The step of the number field's buttons.
fn step(key: &RuleKey) -> i64 {
    match (key.name, key.numbers) {
        ("target", _) => 50,
        (_, Some((_, high))) if high > 100 => 10,
        _ => 1,
    }
}

/// A value's name in the player's language.
pub(super) fn value_name(draft: &Draft, key: &RuleKey, value: &RuleValue, context: Context<'_>) -> String {
    rule_value(context.locale, key, value, |seat| player_name(context.locale, draft, seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{Language, Locale};
    use crate::settings::Settings;

    #[test]
    fn every_choice_can_be_read_in_its_list() {
        for language in Language::all() {
            let (locale, settings) = (Locale::new(language), Settings::default());
            let context = Context::new(&locale, &settings);
            let draft = Draft::default();
            for key in RuleKey::ALL {
                let options = options(&draft, key, &(key.get)(draft.rules()), context);
                let width = list_width(&options);
                assert!(width <= WIDEST, "{} needs {width} in {language}", key.name);
            }
        }
    }
}
