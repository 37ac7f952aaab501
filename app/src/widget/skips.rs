//! The picture of a turn: a stone that skips over the water, with a touch for each stock card.

use iced::{Color, Fill, Point, Rectangle, Renderer};
use skipstone_core::Stone;

use super::count_up::CountUp;
use super::face::Face;
use super::painting::Painting;
use super::picture_cache::{Drawing, PictureCache};
use super::stone::Mood;
use super::stone_picture::{draw, draw_centred, draw_dot, draw_stone};
use crate::Theme;

/// The height of the picture in logical pixels.
pub const HEIGHT: f32 = 96.0;
/// The distance of two touches at most, and of the first and last one from the edges.
const WIDEST: f32 = 168.0;
const EDGE: f32 = 40.0;
/// The widths of a card, of the stone, and of the flag; cards that come closer than these are drawn smaller.
const CARD: f32 = 42.0;
const STONE: f32 = 50.0;
const FLAG: f32 = 34.0;
/// The height of the water above the lower edge, and that of a leap in widths of it, at most.
const WATER: f32 = 20.0;
const LEAP: f32 = 0.34;
const HIGHEST: f32 = 62.0;
/// The distance of the points of a trail.
const STEP: f32 = 2.5;

/// Where the stone touches the water.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Path {
    /// The touches: that where it sets out, one for each card, and the last one.
    touches: usize,
    /// The first one, and the distance of two.
    start: Point,
    step: f32,
}

impl Path {
    fn new(cards: usize, bounds: Rectangle) -> Path {
        let leaps = cards + 1;
        let step = ((bounds.width - 2.0 * EDGE) / leaps as f32).min(WIDEST);
        let left = bounds.center_x() - leaps as f32 * step / 2.0;
        let start = Point::new(left, bounds.y + bounds.height - WATER);
        Path { touches: leaps + 1, start, step }
    }

    fn leaps(self) -> f32 {
        (self.touches - 1) as f32
    }

    /// A touch, counted from 0.
    fn touch(self, nth: usize) -> Point {
        Point::new(self.start.x + nth as f32 * self.step, self.start.y)
    }

    /// The place after so many leaps.
    fn at(self, leaps: f32) -> Point {
        let within = leaps.clamp(0.0, self.leaps()).fract();
        let height = 4.0 * within * (1.0 - within) * (LEAP * self.step).min(HIGHEST);
        Point::new(self.start.x + leaps * self.step, self.start.y - height)
    }
}

/// A stone that has skipped once for each of these cards, and lies at the flag if it `arrives` there. The leaps come one after the
/// other, as `count` says; `scale` is in physical pixels per logical pixel.
pub fn skips(
    cards: Vec<Face>,
    stone: (Stone, Mood),
    arrives: bool,
    count: CountUp,
    pictures: &PictureCache,
    scale: f32,
) -> Painting<'_> {
    let paint = move |renderer: &mut Renderer, theme: &Theme, bounds: Rectangle, progress: f32| {
        let path = Path::new(cards.len(), bounds);
        let leaps = progress * path.leaps();
        let card = CARD.min(0.7 * path.step);
        for nth in 0..path.touches {
            if nth as f32 <= leaps {
                let width = if nth == 0 { 1.3 } else { 1.9 } * card;
                draw_centred(renderer, pictures, Drawing::Ripple, path.touch(nth), width, scale);
            }
        }
        if arrives {
            let end = path.touch(path.touches - 1);
            let corner = Point::new(end.x + 0.34 * STONE, end.y + 8.0 - Drawing::Flag.aspect() * FLAG);
            draw(renderer, pictures, Drawing::Flag, corner, FLAG, scale);
        }
        trail(renderer, path, leaps, theme.tokens().accent);
        for (nth, face) in cards.iter().enumerate() {
            if (nth + 1) as f32 <= leaps {
                let touch = path.touch(nth + 1);
                let corner = Point::new(touch.x - card / 2.0, touch.y + 10.0 - 1.4 * card);
                draw(renderer, pictures, Drawing::Face(*face), corner, card, scale);
            }
        }
        let at = path.at(leaps);
        let corner = Point::new(at.x - STONE / 2.0, at.y + 8.0 - Drawing::Stone(stone.0).aspect() * STONE);
        draw_stone(renderer, pictures, stone, corner, STONE, scale);
    };
    Painting::new(Fill, HEIGHT, paint).counting(count)
}

/// The way of the stone up to now, thin and faint at first.
fn trail(renderer: &mut Renderer, path: Path, leaps: f32, colour: Color) {
    let points = (leaps * path.step / STEP) as usize;
    for point in 0..points {
        let done = point as f32 * STEP / path.step;
        let part = done / path.leaps();
        let (at, width) = (path.at(done), 2.2 + 2.4 * part);
        draw_dot(renderer, at, width, colour.scale_alpha(0.35 + 0.65 * part));
    }
}

#[cfg(test)]
mod tests {
    use iced::Size;

    use super::*;

    #[test]
    fn the_stone_touches_the_water_once_for_each_card_and_stays_in_the_picture() {
        let bounds = Rectangle::new(Point::new(100.0, 50.0), Size::new(780.0, HEIGHT));
        for cards in 0..30 {
            let path = Path::new(cards, bounds);
            assert_eq!(path.touches, cards + 2);
            let on_water = |nth: usize| path.at(nth as f32) == path.touch(nth);
            assert!((0..path.touches).all(on_water), "{cards}: {path:?}");
            for part in 0..=100 {
                let at = path.at(path.leaps() * part as f32 / 100.0);
                assert!(bounds.contains(at), "{cards}: {at:?}");
                assert!(at.y <= path.start.y);
            }
        }
    }
}
