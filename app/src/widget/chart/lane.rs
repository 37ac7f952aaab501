//! A lane of a race: how far a stone is on its way to a target, and how much of that is new.

use iced::{Color, Length, Point, Rectangle, Renderer};

use super::fill;
use crate::Theme;
use crate::widget::count_up::CountUp;
use crate::widget::painting::Painting;
use crate::widget::picture_cache::PictureCache;
use crate::widget::stone::Mood;
use crate::widget::stone_picture::draw_stone;
use skipstone_core::Stone;

/// The height of the widget, and of the track in its middle.
const HEIGHT: f32 = 26.0;
const TRACK: f32 = 10.0;
/// The width of the stone.
const STONE: f32 = 30.0;

/// A track that is filled from the left up to `after` of it, from 0 to 1, with a stone at the end of the filled part; what is beyond
/// `before` comes as `count` says. `colour` is that of the filled part, `None` for the theme's accent; `scale` is in physical pixels
/// per logical pixel.
pub fn lane(
    (before, after): (f32, f32),
    count: CountUp,
    stone: (Stone, Mood),
    colour: Option<Color>,
    pictures: &PictureCache,
    scale: f32,
) -> Painting<'_> {
    let [before, after] = [before, after].map(|part| part.clamp(0.0, 1.0));
    let draw = move |renderer: &mut Renderer, theme: &Theme, bounds: Rectangle, progress: f32| {
        let colours = theme.tokens();
        let part = before + (after - before) * progress;
        let track = Rectangle { y: bounds.center_y() - TRACK / 2.0, height: TRACK, ..bounds };
        // A stone at the beginning lies on the track.
        let x_of = |part: f32| STONE / 2.0 + part * (bounds.width - STONE);
        let colour = colour.unwrap_or(colours.accent);
        fill(renderer, track, TRACK / 2.0, colours.field_edge.scale_alpha(0.3));
        let filled = |part: f32| Rectangle { width: x_of(part), ..track };
        fill(renderer, filled(part), TRACK / 2.0, colour);
        // What was there before is dimmed, and ends with an edge.
        if before > 0.0 && part > before {
            let earlier = filled(before);
            fill(renderer, earlier, TRACK / 2.0, colours.panel.scale_alpha(0.5));
            let edge = Rectangle { x: earlier.x + earlier.width - 1.0, width: 2.0, ..earlier };
            fill(renderer, edge, 0.0, colours.panel);
        }
        let at = Point::new(bounds.x + x_of(part) - STONE / 2.0, bounds.y);
        draw_stone(renderer, pictures, stone, at, STONE, scale);
    };
    Painting::new(Length::Fill, HEIGHT, draw).counting(count)
}
