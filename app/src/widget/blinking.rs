//! The closed eyes of a stone that blinks now and then, as long as somebody is there.

use std::time::Duration;

use iced::{Point, Rectangle};
use skipstone_core::Stone;

use super::picture_cache::PictureCache;
use super::pulse::{Pulsing, Rhythm};
use super::stone::Mood;
use super::stone_picture::draw_stone;

/// When it blinks.
const RHYTHM: Rhythm = Rhythm {
    every: Duration::from_secs(7),
    waits: Duration::from_secs(3),
    lasts: Duration::from_millis(120),
    frame: Duration::from_millis(120),
};

/// A stone with closed eyes, drawn now and then over the same one with open eyes. `place` is its upper left corner and its width, within
/// the bounds of the picture, and `scale` is in physical pixels per logical pixel.
pub fn blinking<'a>(
    stone: Stone,
    place: impl Fn(Rectangle) -> (Point, f32) + 'a,
    pictures: &'a PictureCache,
    scale: f32,
) -> Pulsing<'a> {
    Pulsing::new(
        |_| RHYTHM,
        move |renderer, _, bounds, _| {
            let (corner, width) = place(bounds);
            draw_stone(renderer, pictures, (stone, Mood::Blinking), corner, width, scale);
        },
    )
}
