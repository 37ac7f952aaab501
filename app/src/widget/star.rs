//! The star of a favourite, which is filled while something is one.

use iced::widget::{button, image, row};
use iced::{Center, Padding};

use super::button::ICON;
use super::focus::Control;
use super::picture_cache::{Drawing, PictureCache};
use super::text;
use super::tooltip::{Position, with_tooltip};
use crate::Element;
use crate::theme::button::{quiet, secondary};

/// How many times as large as on the screen it is painted, so that it is sharp on every screen.
const DETAIL: f32 = 2.0;
/// As high as other buttons.
const DOWN: f32 = 12.0;

fn picture<'a, Message: 'a>(pictures: &PictureCache, is_on: bool, scale: f32) -> Element<'a, Message> {
    let picture = pictures.picture(Drawing::Star(is_on), (DETAIL * ICON * scale).round() as u32, 0.0);
    image(picture.handle).width(ICON).height(ICON).into()
}

/// A star that marks something as a favourite, or as none. Its tooltip is its name.
pub fn star<'a, Message: Clone + 'a>(
    pictures: &PictureCache,
    scale: f32,
    name: String,
    is_on: bool,
    mark: impl Fn(bool) -> Message,
) -> Element<'a, Message> {
    let star = button(picture(pictures, is_on, scale)).padding(DOWN).style(quiet);
    let message = mark(!is_on);
    let star = Control::new(star.on_press(message.clone())).on_press(Some(message));
    with_tooltip(star.named(name.clone()).switch(is_on), name, Position::Bottom)
}

/// A switch with words beside the star, which shows favourites only.
pub fn only_stars<'a, Message: Clone + 'a>(
    pictures: &PictureCache,
    scale: f32,
    words: String,
    is_on: bool,
    switch: impl Fn(bool) -> Message,
) -> Element<'a, Message> {
    let content =
        row![picture(pictures, is_on, scale), text::body(words).size(15)].spacing(8).align_y(Center);
    let padding = Padding::from([DOWN, 14.0]);
    let message = switch(!is_on);
    let button = button(content).padding(padding).style(secondary).on_press(message.clone());
    Control::new(button).on_press(Some(message)).switch(is_on).into()
}
