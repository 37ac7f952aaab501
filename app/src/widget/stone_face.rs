//! A player's stone beside words, and the choice of one.

use iced::widget::{image, stack};
use skipstone_core::Stone;

use super::choice::{Choice, pictures};
use super::picture_cache::{Drawing, PictureCache};
use super::stone::Mood;
use crate::locale::Locale;
use crate::{Element, tr};

/// The width of a stone to choose. With the button's edges it is large enough to be hit.
const CHOICE: f32 = 56.0;

/// A stone with a calm face, `width` logical pixels wide. `scale` is how much the window is enlarged.
pub fn face<'a, Message: 'a>(
    cache: &PictureCache,
    stone: Stone,
    width: f32,
    scale: f32,
) -> Element<'a, Message> {
    face_in_mood(cache, (stone, Mood::Calm), width, scale)
}

/// A stone with a face, as [`face`] shows a calm one.
pub fn face_in_mood<'a, Message: 'a>(
    cache: &PictureCache,
    (stone, mood): (Stone, Mood),
    width: f32,
    scale: f32,
) -> Element<'a, Message> {
    let layer = |drawing| {
        // Twice as wide as it is shown, for screens with small pixels.
        let pixels = (2.0 * width * scale).ceil() as u32;
        Element::from(image(cache.picture(drawing, pixels, 0.0).handle).width(width))
    };
    stack![layer(Drawing::Stone(stone)), layer(Drawing::Mood(mood))].into()
}

/// Stones side by side to choose from, each with its name as a tooltip.
pub fn stones<'a, Message: Clone + 'a>(
    cache: &PictureCache,
    offered: impl IntoIterator<Item = Stone>,
    chosen: Stone,
    (locale, scale): (&Locale, f32),
    choose: impl Fn(Stone) -> Message + 'a,
) -> Element<'a, Message> {
    let option = |stone| Choice::new(stone, locale.stone_name(stone));
    let offered = offered.into_iter().map(option).collect();
    pictures(
        tr!(locale, "settings-stone"),
        offered,
        &chosen,
        |stone| face(cache, *stone, CHOICE, scale),
        choose,
    )
}
