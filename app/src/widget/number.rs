//! A field for a whole number, with buttons to step it.

use std::ops::RangeInclusive;

use iced::Center;
use iced::widget::{button, row, text, text_input};

use crate::Element;
use crate::theme::button::secondary;
use crate::widget::focus::Control;
use crate::widget::text_field::TextField;

/// A number within `range`. `typed` is the field's text while it is invalid. Valid input is sent with `change`, invalid input
/// with `hold`.
pub fn number<'a, Message: Clone + 'a>(
    value: i64,
    typed: Option<&str>,
    range: RangeInclusive<i64>,
    step: i64,
    change: impl Fn(i64) -> Message + 'a,
    hold: impl Fn(String) -> Message + 'a,
) -> Element<'a, Message> {
    let [less, more] = step_buttons(value, &range, step, &change);
    let shown = typed.map_or_else(|| value.to_string(), str::to_owned);
    let field = text_input("", &shown)
        .on_input(move |text| match text.trim().parse() {
            Ok(number) if range.contains(&number) => change(number),
            _ => hold(text),
        })
        .align_x(Center)
        .size(15)
        .padding([7, 6])
        .width(76);
    let field = TextField::new(&shown, field);
    row![less, Element::from(field), more].spacing(6).align_y(Center).into()
}

/// A number within `range` between buttons to step it, without a field.
pub fn stepper<'a, Message: Clone + 'a>(
    value: i64,
    range: RangeInclusive<i64>,
    step: i64,
    change: impl Fn(i64) -> Message + 'a,
) -> Element<'a, Message> {
    let [less, more] = step_buttons(value, &range, step, &change);
    let shown = text(value.to_string()).size(15).align_x(Center).width(40);
    row![less, shown, more].spacing(6).align_y(Center).into()
}

/// The buttons to step a number down and up. Steps end on multiples of the step: with 5, from 37 to 40 and not to 42.
fn step_buttons<'a, Message: Clone + 'a>(
    value: i64,
    range: &RangeInclusive<i64>,
    step: i64,
    change: &impl Fn(i64) -> Message,
) -> [Element<'a, Message>; 2] {
    let less = (value - 1).div_euclid(step) * step;
    let more = (value.div_euclid(step) + 1) * step;
    [("−", less), ("+", more)].map(|(sign, to)| {
        let to = to.clamp(*range.start(), *range.end());
        let message = (to != value).then(|| change(to));
        let button = button(text(sign).size(16).align_x(Center)).width(34).padding([6, 0]).style(secondary);
        Element::from(Control::part(button.on_press_maybe(message.clone()), message))
    })
}
