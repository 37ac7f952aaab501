//! The picture of a series: a lake with the flag at its far end, and each team's stone as far on its way there as its points are.

use iced::advanced::renderer::{Quad, Renderer as _};
use iced::advanced::text::Renderer as _;
use iced::{Fill, Point, Rectangle, Renderer, Size, border};
use skipstone_core::Stone;

use super::count_up::CountUp;
use super::painting::Painting;
use super::picture_cache::{Drawing, PictureCache};
use super::stone::Mood;
use super::stone_picture::{draw, draw_centred, draw_dot, draw_stone};
use super::text;
use crate::Theme;

/// The most stones that are drawn; of larger tables those that are nearest to the flag, and the own one.
pub const MAX_STONES: usize = 5;

/// Where the water begins and the flag stands, in heights of the picture from above.
const NEAR: f32 = 0.62;
const FAR: f32 = 0.26;
/// The height of the own stone, which is nearer than all others, at the start; it comes to the others' height at the flag.
const OWN: f32 = 0.7;
/// The widths of stones at the start, and the part of it that is left at the flag.
const OWN_WIDTH: f32 = 220.0;
const OTHER_WIDTH: f32 = 104.0;
const SMALLEST: f32 = 0.5;
/// The picture for which these are; a smaller one has smaller stones.
const FULL: Size = Size::new(760.0, 720.0);
const FLAG: f32 = 62.0;
/// The sizes of names, of the own one and at the flag.
const NAME: f32 = 15.0;
const OWN_NAME: f32 = 18.0;
/// The room around them, of both sides together.
const LABEL_PADDING: Size = Size::new(26.0, 8.0);
const SPEECH_PADDING: Size = Size::new(28.0, 16.0);
/// The width of the drop that leads from a stone to what it says.
const TAIL: f32 = 9.0;
/// How far to the side the others begin, in widths of the picture, by their order.
const LANES: [f32; MAX_STONES - 1] = [0.26, -0.26, 0.4, -0.4];
/// The dots of a way: their distance and their width.
const DOT_STEP: f32 = 17.0;
const DOT: f32 = 4.0;

/// A team on its way to the flag.
#[derive(Debug, Clone, PartialEq)]
pub struct Racer {
    /// The stone of its first player, and its mood.
    pub stone: (Stone, Mood),
    /// Its name and its points; empty where nothing is played for them.
    pub label: String,
    /// How much of the way was behind it before the last round, and is now, from 0 to 1.
    pub before: f32,
    /// See `before`.
    pub done: f32,
    /// Whether it is the player's own team.
    pub is_own: bool,
    /// What its stone says.
    pub says: Option<String>,
}

/// Where a racer is.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Place {
    /// The middle of the stone.
    at: Point,
    /// The width of the stone in logical pixels.
    width: f32,
}

/// The places of all within the picture, on their way from where they were before the last round.
fn places(racers: &[Racer], bounds: Rectangle, progress: f32) -> Vec<Place> {
    let zoom = (bounds.width / FULL.width).min(bounds.height / FULL.height).clamp(0.5, 1.6);
    let mut lanes = LANES.into_iter();
    racers
        .iter()
        .map(|racer| {
            let part_left = |done: f32| 1.0 - done.clamp(0.0, 1.0);
            let near = part_left(racer.before + (racer.done - racer.before) * progress);
            // A picture of every width would be kept, so the width doesn't change on the way.
            let zoom = zoom * (SMALLEST + (1.0 - SMALLEST) * part_left(racer.done));
            let (lane, start, width) = match racer.is_own {
                true => (0.0, OWN, OWN_WIDTH),
                false => (lanes.next().unwrap_or_default(), NEAR, OTHER_WIDTH),
            };
            // Seen from the shore, what is far away is small and near the middle.
            let x = bounds.center_x() + bounds.width * lane * (0.35 + 0.65 * near);
            let y = bounds.y + bounds.height * (FAR + (start - FAR) * near);
            Place { at: Point::new(x, y), width: width * zoom }
        })
        .collect()
}

/// Where the first of these is in the end: the middle of its foot in the water, and its width.
pub fn first_in_water(racers: &[Racer], bounds: Rectangle) -> (Point, f32) {
    let first = places(racers, bounds, 1.0).into_iter().next();
    first.map_or((bounds.center(), 0.0), |place| (in_water(place), place.width))
}

/// Where the first of these is in the end: the upper left corner of its stone, and its width.
pub fn first_stone(racers: &[Racer], bounds: Rectangle) -> (Point, f32) {
    let first = racers.first().zip(places(racers, bounds, 1.0).into_iter().next());
    first.map_or((bounds.center(), 0.0), |(racer, place)| (stone_corner(racer, place), place.width))
}

/// The upper left corner of a stone.
fn stone_corner(racer: &Racer, Place { at, width }: Place) -> Point {
    Point::new(at.x - width / 2.0, at.y - Drawing::Stone(racer.stone.0).aspect() * width / 2.0)
}

/// The middle of a stone's foot.
fn in_water(Place { at, width }: Place) -> Point {
    Point::new(at.x, at.y + 0.26 * width)
}

/// The picture, with the words beside the flag. The stones go where the last round has brought them, as `count` says; `scale` is in
/// physical pixels per logical pixel.
pub fn race_picture(
    racers: Vec<Racer>,
    target: String,
    count: CountUp,
    pictures: &PictureCache,
    scale: f32,
) -> Painting<'_> {
    let paint = move |renderer: &mut Renderer, theme: &Theme, bounds: Rectangle, progress: f32| {
        let flag = Point::new(bounds.center_x(), bounds.y + FAR * bounds.height);
        let centred = |renderer: &mut Renderer, drawing: Drawing, centre: Point, width: f32| {
            draw_centred(renderer, pictures, drawing, centre, width, scale);
        };
        centred(renderer, Drawing::Ripple, flag, 2.0 * FLAG);
        let corner = Point::new(flag.x - 0.15 * FLAG, flag.y - Drawing::Flag.aspect() * FLAG);
        draw(renderer, pictures, Drawing::Flag, corner, FLAG, scale);
        let beside = Point::new(flag.x + FLAG, flag.y - 0.9 * Drawing::Flag.aspect() * FLAG);
        write(renderer, &target, NAME, beside, theme.tokens().accent);
        let mut placed: Vec<(&Racer, Place)> = racers.iter().zip(places(&racers, bounds, progress)).collect();
        for (_, place) in &placed {
            way(renderer, theme, place.at, flag);
        }
        // What is nearer hides what is farther away.
        placed.sort_by(|(_, one), (_, other)| one.at.y.total_cmp(&other.at.y));
        for (racer, place) in &placed {
            centred(renderer, Drawing::Ripple, in_water(*place), 1.9 * place.width);
            draw_stone(renderer, pictures, racer.stone, stone_corner(racer, *place), place.width, scale);
        }
        // Within a layer pictures lie on everything else.
        renderer.with_layer(bounds, |renderer| {
            let mut taken = Vec::new();
            for (racer, Place { at, width }) in placed.iter().filter(|(racer, _)| !racer.label.is_empty()) {
                let place = label_place(racer, Point::new(at.x, at.y + 0.56 * width), bounds, &taken);
                label(renderer, theme, racer, place);
                taken.push(place);
                if let Some(words) = &racer.says {
                    speech(renderer, theme, words, Point::new(at.x, at.y - 0.5 * width), bounds);
                }
            }
        });
    };
    Painting::new(Fill, Fill, paint).counting(count)
}

/// Dots from a stone to the flag, smaller in the distance.
fn way(renderer: &mut Renderer, theme: &Theme, from: Point, flag: Point) {
    let (x, y) = (flag.x - from.x, flag.y - from.y);
    let count = (x.hypot(y) / DOT_STEP) as usize;
    for nth in 3..count.saturating_sub(1) {
        let part = nth as f32 / count as f32;
        let width = DOT * (1.0 - 0.5 * part);
        let at = Point::new(from.x + part * x, from.y + part * y);
        draw_dot(renderer, at, width, theme.tokens().text_soft.scale_alpha(0.5));
    }
}

/// The size of a racer's words.
fn label_size(racer: &Racer) -> f32 {
    if racer.is_own { OWN_NAME } else { NAME }
}

/// The place of name and points below a stone, within the picture and below the labels that it would lie on.
fn label_place(racer: &Racer, top: Point, bounds: Rectangle, taken: &[Rectangle]) -> Rectangle {
    let size = label_size(racer);
    let room =
        Size::new(text::width(&racer.label, size).ceil(), text::line_height(size)).expand(LABEL_PADDING);
    let left = (top.x - room.width / 2.0).min(bounds.x + bounds.width - room.width).max(bounds.x);
    let mut place = Rectangle::new(Point::new(left, top.y), room);
    for other in taken {
        if place.intersects(other) {
            place.y = other.y + other.height + 1.0;
        }
    }
    place
}

/// Name and points.
fn label(renderer: &mut Renderer, theme: &Theme, racer: &Racer, bounds: Rectangle) {
    let colours = theme.tokens();
    let colour = if racer.is_own { colours.accent } else { colours.text };
    let border = border::rounded(bounds.height / 2.0).width(colours.line).color(colours.panel_edge);
    renderer.fill_quad(Quad { bounds, border, ..Quad::default() }, colours.panel);
    let corner = Point::new(bounds.x + LABEL_PADDING.width / 2.0, bounds.y + LABEL_PADDING.height / 2.0);
    write(renderer, &racer.label, label_size(racer), corner, colour);
}

/// What a stone says, above this point and within the picture.
fn speech(renderer: &mut Renderer, theme: &Theme, words: &str, below: Point, within: Rectangle) {
    let colours = theme.tokens();
    let room = Size::new(text::width(words, NAME).ceil(), text::line_height(NAME)).expand(SPEECH_PADDING);
    // Away from the flag, which stands in the middle.
    let side = if below.x < within.center_x() { -0.75 } else { -0.25 };
    let left = (below.x + side * room.width).min(within.x + within.width - room.width).max(within.x);
    let bounds = Rectangle::new(Point::new(left, below.y - room.height - TAIL), room);
    let tail = Rectangle::new(Point::new(below.x - TAIL / 2.0, below.y - TAIL - 2.0), Size::new(TAIL, TAIL));
    for (bounds, radius) in [(bounds, room.height / 2.0), (tail, TAIL / 2.0)] {
        let border = border::rounded(radius);
        renderer.fill_quad(Quad { bounds, border, ..Quad::default() }, colours.speech);
    }
    let corner = Point::new(bounds.x + SPEECH_PADDING.width / 2.0, bounds.y + SPEECH_PADDING.height / 2.0);
    write(renderer, words, NAME, corner, colours.on_speech);
}

fn write(renderer: &mut Renderer, words: &str, size: f32, at: Point, colour: iced::Color) {
    let room = Size::new(text::width(words, size).ceil() + 2.0, text::line_height(size));
    renderer.fill_text(text::line(words.to_owned(), size, room), at, colour, Rectangle::new(at, room));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn racer(done: f32, is_own: bool) -> Racer {
        Racer {
            stone: (Stone::River, Mood::Calm),
            label: "Ada 40".to_owned(),
            before: 0.0,
            done,
            is_own,
            says: None,
        }
    }

    #[test]
    fn whoever_has_more_points_is_nearer_to_the_flag_and_all_are_in_the_picture() {
        for size in [Size::new(520.0, 600.0), Size::new(850.0, 800.0), Size::new(2400.0, 1400.0)] {
            let bounds = Rectangle::new(Point::new(400.0, 0.0), size);
            for steps in 0..=10 {
                let done = steps as f32 / 10.0;
                let racers =
                    [racer(done, true), racer(done, false), racer(0.9 * done, false), racer(0.0, false)];
                let places = places(&racers, bounds, 1.0);
                for Place { at, width } in &places {
                    let stone = Rectangle::new(
                        Point::new(at.x - width / 2.0, at.y - 0.4 * width),
                        Size::new(*width, 1.2 * width),
                    );
                    assert!(stone.is_within(&bounds), "{size:?}, {done}: {stone:?}");
                }
                let mut taken: Vec<Rectangle> = Vec::new();
                for (racer, Place { at, .. }) in racers.iter().zip(&places) {
                    let label = label_place(racer, *at, bounds, &taken);
                    assert!(!taken.iter().any(|other| other.intersects(&label)), "{size:?}, {done}");
                    taken.push(label);
                }
                let others = &places[1..];
                assert!(others.is_sorted_by(|one, other| one.at.y <= other.at.y), "{size:?}, {done}");
            }
        }
    }
}
