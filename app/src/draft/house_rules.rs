//! Every house rule, in the order of the rule book. The rules' own table of keys says what each allows.

use iced::widget::{Column, column, container, row, rule, toggler};
use iced::{Alignment, Fill};
use skipstone_core::{Key, Seat, Value};

use super::table::{Draft, Sides};
use super::{Change, name};
use crate::screen::Context;
use crate::theme::text::{accent, danger};
use crate::widget::choice::{Named, list};
use crate::widget::focus::Control;
use crate::widget::number::number;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The sections that have house rules; the preset stands above them all.
const SECTIONS: std::ops::RangeInclusive<u8> = 2..=9;
/// The section that only people at one table on the network need.
const MANNERS: u8 = 9;
/// The section that only teams need.
const PARTNERS: u8 = 7;
/// How many values are still a list to choose from; more are stepped or typed.
const LISTED: i64 = 12;
/// How wide the controls are.
const WIDTH: f32 = 196.0;

/// Draws the house rules, or only their heading.
pub(super) fn view<'a>(
    draft: &'a Draft,
    in_company: bool,
    unfolded: bool,
    typed: Option<&'a (&'static Key, String)>,
    context: Context<'a>,
) -> Element<'a, Change> {
    let locale = context.locale;
    let mark = if unfolded { "−" } else { "+" };
    let heading = format!("{mark}  {}", tr!(locale, "new-game-house-rules"));
    let heading = Element::from(button::quiet(heading, Some(Change::Unfolded(!unfolded))));
    if !unfolded {
        let about = text::caption(tr!(locale, "new-game-house-rules-about"));
        return column![heading, container(about).padding([0, 12])].spacing(2).into();
    }
    let sections = SECTIONS.map(|section| view_section(draft, in_company, section, typed, context));
    Column::with_children([heading]).extend(sections).spacing(22).into()
}

fn view_section<'a>(
    draft: &'a Draft,
    in_company: bool,
    section: u8,
    typed: Option<&'a (&'static Key, String)>,
    context: Context<'a>,
) -> Element<'a, Change> {
    let locale = context.locale;
    let name = text::heading(tr!(locale, format!("section-{section}"))).style(accent);
    let head = column![name, rule::horizontal(1)].spacing(6);
    if section == PARTNERS && draft.sides() == Sides::Alone {
        return head.push(text::caption(tr!(locale, "section-7-alone"))).into();
    }
    let head = head.push((section == MANNERS).then(|| text::caption(tr!(locale, "section-9-about"))));
    if section == MANNERS && !in_company {
        return head.into();
    }
    let head = Element::from(head);
    let keys = Key::ALL.iter().filter(|key| key.section == section);
    let rows = keys.map(|key| {
        let typed = typed.filter(|(typed, _)| typed.name == key.name).map(|(_, text)| text.as_str());
        view_rule(draft, key, typed, context)
    });
    Column::with_children([head]).extend(rows).spacing(16).into()
}

/// A rule's name, what it means, how it differs from the preset, and its value.
fn view_rule<'a>(
    draft: &'a Draft,
    key: &'static Key,
    typed: Option<&'a str>,
    context: Context<'a>,
) -> Element<'a, Change> {
    let locale = context.locale;
    let rules = draft.rules();
    let preset = (key.get)(&rules.preset.rules());
    let about = text::explained(
        tr!(locale, format!("rule-{}", key.name)),
        tr!(locale, format!("rule-{}-about", key.name)),
    );
    let allowed = key
        .numbers
        .filter(|_| typed.is_some())
        .map(|(low, high)| text::caption(tr!(locale, "rule-allowed", low = low, high = high)).style(danger));
    let changed = ((key.get)(rules) != preset).then(|| {
        let usual = value_name(draft, key, &preset, context);
        let name = tr!(locale, format!("preset-{}", rules.preset.name()));
        text::caption(tr!(locale, "rule-changed", preset = name, value = usual)).style(accent)
    });
    let words = column![about].push(allowed).push(changed).spacing(3).width(Fill);
    // At the top, where it stays when a line is added below.
    row![words, control(draft, key, typed, context)].spacing(16).align_y(Alignment::Start).into()
}

fn control<'a>(
    draft: &'a Draft,
    key: &'static Key,
    typed: Option<&'a str>,
    context: Context<'a>,
) -> Element<'a, Change> {
    let value = (key.get)(draft.rules());
    let set = move |value| Change::Rule(key, value);
    if let Value::Bool(on) = value {
        let switch = toggler(on).size(24).on_toggle(move |on| set(Value::Bool(on)));
        return Control::new(switch).on_press(Some(set(Value::Bool(!on)))).into();
    }
    let stepper = |current: i64, (low, high)| {
        let change = move |number| set(Value::Number(number));
        number(current, typed, low..=high, step(key), change, move |text| Change::Typed(key, text))
    };
    let options = options(draft, key, &value, context);
    match (key.numbers, &value) {
        (Some(numbers), Value::Number(current)) if options.is_empty() => stepper(*current, numbers),
        (Some(numbers), Value::Number(current)) if !is_listed(numbers) => {
            column![list(options, &value, set, WIDTH), stepper(*current, numbers)]
                .spacing(6)
                .align_x(Alignment::End)
                .into()
        }
        _ => list(options, &value, set, WIDTH),
    }
}

/// The values to choose from: the words, and the numbers as far as they can be listed; otherwise one stands for them all.
fn options(draft: &Draft, key: &'static Key, value: &Value, context: Context<'_>) -> Vec<Named<Value>> {
    let mut values: Vec<_> = key.words.iter().map(|word| Value::Text((*word).to_owned())).collect();
    if values.is_empty() {
        return Vec::new();
    }
    let named = |value: Value| {
        let name = value_name(draft, key, &value, context);
        Named::new(value, name)
    };
    let Some((low, high)) = key.numbers else { return values.into_iter().map(named).collect() };
    if is_listed((low, high)) {
        let high = if is_seat(key) { high.min(draft.table().seats.len() as i64) } else { high };
        values.extend((low..=high).map(Value::Number));
        return values.into_iter().map(named).collect();
    }
    let number = match value {
        Value::Number(_) => value.clone(),
        // Somewhere in the middle, and round.
        _ => Value::Number((low + high) / 10 * 5),
    };
    let any = Named::new(number, tr!(context.locale, format!("rule-{}-any", key.name)));
    values.into_iter().map(named).chain([any]).collect()
}

fn is_listed((low, high): (i64, i64)) -> bool {
    high - low < LISTED
}

/// Whether the rule's numbers are seats.
fn is_seat(key: &Key) -> bool {
    key.name == "first_player"
}

/// How far one step goes.
fn step(key: &Key) -> i64 {
    match (key.name, key.numbers) {
        ("target", _) => 50,
        (_, Some((_, high))) if high > 100 => 10,
        _ => 1,
    }
}

/// What a rule's value is called.
pub(super) fn value_name(draft: &Draft, key: &Key, value: &Value, context: Context<'_>) -> String {
    let locale = context.locale;
    match value {
        Value::Bool(true) => tr!(locale, "rule-on"),
        Value::Bool(false) => tr!(locale, "rule-off"),
        Value::Text(word) => tr!(locale, format!("rule-{}-{word}", key.name)),
        Value::Number(number) if is_seat(key) => {
            let seat = u8::try_from(*number).ok().and_then(Seat::new);
            seat.map_or_else(|| number.to_string(), |seat| name(locale, draft, seat))
        }
        Value::Number(number) => tr!(locale, format!("rule-{}-number", key.name), number = *number),
    }
}
