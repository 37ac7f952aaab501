//! The end of a series as one picture, in colour: who has won, what stood out, and how the people stand over all evenings.

use std::fmt::Write as _;

use png::{BitDepth, ColorType, Encoder};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use skipstone_core::Stone;

use super::page::{svg, text};
use super::{Anchor, Fonts, PaintError};
use crate::widget::stone::{Mood, drawing};

/// The size in pixels, and the distance of texts from the edges.
const WIDTH: f32 = 1200.0;
const HEIGHT: f32 = 900.0;
const EDGE: f32 = 70.0;
/// The colours: water, text, soft text, accent and the pedestals, as in the theme "Lake".
const WATER: [&str; 3] = ["#0d4553", "#115461", "#083541"];
const TEXT: &str = "#f3fbfa";
const SOFT: &str = "#c6e6e5";
const GOLD: &str = "#ffc53d";
const PEDESTAL: &str = "#0a3643";
const LINE: &str = "#2b7782";
/// The foot of the podium from the top edge, the width of a pedestal, and the heights of the first three.
const PODIUM: f32 = 520.0;
const COLUMN: f32 = 290.0;
const PEDESTALS: [f32; 3] = [150.0, 112.0, 84.0];
/// The width of a stone on the podium.
const STONE: f32 = 120.0;

/// What is told at the end of a series, in the player's language.
#[derive(Debug, Clone, PartialEq)]
pub struct SeriesPicture {
    /// The name of the file, without its extension.
    pub file: String,
    /// Who has won.
    pub title: String,
    /// The rounds played, and the target.
    pub subtitle: String,
    /// The day.
    pub date: String,
    /// The sides, the best first.
    pub places: Vec<Place>,
    /// What stood out.
    pub facts: Vec<Fact>,
    /// How the people stand over all evenings; `None` if that isn't known.
    pub standing: Option<StandingTable>,
}

/// A side of the series.
#[derive(Debug, Clone, PartialEq)]
pub struct Place {
    /// From 1; shared by equal scores.
    pub place: usize,
    /// The stones of its members.
    pub stones: Vec<Stone>,
    /// The names of its members.
    pub name: String,
    /// The score, with its unit.
    pub score: String,
    /// The rounds won; `None` if that isn't known.
    pub won: Option<String>,
}

/// Something that stood out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// What it is.
    pub label: String,
    /// Who did it, and when.
    pub words: String,
}

/// The series that people have won against each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingTable {
    /// What it is.
    pub title: String,
    /// How many series it is of.
    pub series: String,
    /// The people with the series that each has won, the most first.
    pub rows: Vec<(String, u32)>,
}

impl Place {
    /// The face of its stones.
    pub fn mood(&self) -> Mood {
        if self.place == 1 { Mood::Joy } else { Mood::Calm }
    }
}

/// The order of the first places on a podium, from left to right.
pub fn podium_order(count: usize) -> &'static [usize] {
    match count {
        0 => &[],
        1 => &[0],
        2 => &[1, 0],
        _ => &[1, 0, 2],
    }
}

impl SeriesPicture {
    /// The picture as a PNG file. Looks up the system's fonts, which takes a moment.
    ///
    /// # Errors
    /// If it can't be painted or encoded, for reasons that don't depend on the contents.
    pub fn paint(&self) -> Result<Vec<u8>, PaintError> {
        let fonts = Fonts::new();
        let mut drawn = Picture { fonts: &fonts, svg: String::new(), stones: Vec::new() };
        drawn.background();
        drawn.head(self);
        drawn.podium(self);
        drawn.facts(self);
        let mut picture = Pixmap::new(WIDTH as u32, HEIGHT as u32).ok_or(PaintError::OutOfMemory)?;
        let tree = Tree::from_str(&svg(WIDTH, HEIGHT, &drawn.svg), fonts.options())?;
        resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
        for (stone, mood, x, y, width) in drawn.stones {
            for part in [drawing(stone), mood.drawing()] {
                let tree = Tree::from_str(part, &Options::default())?;
                let scale = width / tree.size().width();
                let place = Transform::from_translate(x, y).pre_scale(scale, scale);
                resvg::render(&tree, place, &mut picture.as_mut());
            }
        }
        encode(&picture)
    }
}

/// The picture is opaque, so that three bytes a pixel are enough.
fn encode(picture: &Pixmap) -> Result<Vec<u8>, PaintError> {
    let colours: Vec<u8> =
        picture.pixels().iter().flat_map(|dot| [dot.red(), dot.green(), dot.blue()]).collect();
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, picture.width(), picture.height());
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.write_header()?.write_image_data(&colours)?;
    Ok(file)
}

/// The picture as it is drawn.
struct Picture<'a> {
    fonts: &'a Fonts,
    svg: String,
    /// Stones with their faces, left and top edges and widths. They are drawings of their own.
    stones: Vec<(Stone, Mood, f32, f32, f32)>,
}

impl Picture<'_> {
    fn background(&mut self) {
        let [far, middle, near] = WATER;
        let _ = write!(
            self.svg,
            "<defs><linearGradient id=\"w\" x2=\"0\" y2=\"1\"><stop stop-color=\"{far}\"/>\
             <stop offset=\".5\" stop-color=\"{middle}\"/><stop offset=\"1\" stop-color=\"{near}\"/>\
             </linearGradient></defs><rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"url(#w)\"/>"
        );
        for radius in [240.0, 400.0, 580.0] {
            let (x, y, flat) = (WIDTH / 2.0, PODIUM - 110.0, 0.42 * radius);
            let _ = write!(
                self.svg,
                "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{radius}\" ry=\"{flat}\" fill=\"none\" stroke=\"{LINE}\" \
                 stroke-opacity=\".5\" stroke-width=\"2\"/>"
            );
        }
    }

    fn head(&mut self, content: &SeriesPicture) {
        let room = WIDTH - 2.0 * EDGE;
        let size = (room / self.fonts.width(&content.title).max(1.0)).clamp(26.0, 58.0);
        self.words(WIDTH / 2.0, 96.0, size, &content.title, room, GOLD, Anchor::Middle);
        self.words(WIDTH / 2.0, 140.0, 26.0, &content.subtitle, room, SOFT, Anchor::Middle);
        self.words(EDGE, HEIGHT - 34.0, 22.0, &content.date, 400.0, SOFT, Anchor::Start);
        self.words(WIDTH - EDGE, HEIGHT - 34.0, 22.0, "Skipstone", 400.0, SOFT, Anchor::End);
    }

    fn podium(&mut self, content: &SeriesPicture) {
        let first = content.places.len().min(3);
        let left = (WIDTH - first as f32 * COLUMN) / 2.0;
        for (column, index) in podium_order(first).iter().enumerate() {
            let Some(place) = content.places.get(*index) else { continue };
            let x = left + column as f32 * COLUMN;
            // Equal scores stand equally high.
            let height = PEDESTALS.get(place.place - 1).copied().unwrap_or(PEDESTALS[2]);
            let (top, width) = (PODIUM - height, COLUMN - 14.0);
            let (middle, edge) = (x + COLUMN / 2.0, if place.place == 1 { GOLD } else { LINE });
            let _ = write!(
                self.svg,
                "<rect x=\"{}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"12\" fill=\"{PEDESTAL}\" \
                 stroke=\"{edge}\" stroke-width=\"2\"/>",
                x + 7.0
            );
            self.words(middle, top + 38.0, 34.0, &place.score, width - 20.0, TEXT, Anchor::Middle);
            if let Some(won) = &place.won {
                self.words(middle, top + 68.0, 21.0, won, width - 20.0, SOFT, Anchor::Middle);
            }
            self.words(middle, top - 14.0, 28.0, &place.name, width, TEXT, Anchor::Middle);
            let count = place.stones.len() as f32;
            let stone = STONE.min((COLUMN - 10.0) / count.max(1.0));
            for (nth, member) in place.stones.iter().enumerate() {
                let left = middle + (nth as f32 - count / 2.0) * stone;
                self.stones.push((*member, place.mood(), left, top - 52.0 - 0.8 * stone, stone));
            }
        }
        let rest = content.places.get(3..).unwrap_or_default();
        let rest = rest.iter().map(|place| format!("{}. {} · {}", place.place, place.name, place.score));
        let rest = rest.collect::<Vec<_>>().join("     ");
        self.words(WIDTH / 2.0, PODIUM + 44.0, 23.0, &rest, WIDTH - 2.0 * EDGE, TEXT, Anchor::Middle);
    }

    fn facts(&mut self, content: &SeriesPicture) {
        let top = PODIUM + 104.0;
        let column = match content.standing {
            Some(_) => 0.58 * (WIDTH - 2.0 * EDGE),
            None => WIDTH - 2.0 * EDGE,
        };
        for (nth, Fact { label, words }) in content.facts.iter().enumerate() {
            let y = top + 74.0 * nth as f32;
            self.words(EDGE, y, 20.0, label, column, SOFT, Anchor::Start);
            self.words(EDGE, y + 32.0, 27.0, words, column, TEXT, Anchor::Start);
        }
        let Some(StandingTable { title, series, rows }) = &content.standing else { return };
        let left = EDGE + column + 40.0;
        let room = WIDTH - EDGE - left;
        self.words(left, top, 20.0, &format!("{title} · {series}"), room, SOFT, Anchor::Start);
        let line = (200.0 / rows.len().max(1) as f32).min(38.0);
        for (nth, (name, won)) in rows.iter().enumerate() {
            let y = top + line * (nth as f32 + 1.0);
            let size = (0.72 * line).min(27.0);
            self.words(left, y, size, name, room - 70.0, TEXT, Anchor::Start);
            self.words(WIDTH - EDGE, y, size, &won.to_string(), 60.0, GOLD, Anchor::End);
        }
    }

    /// Draws a text in a room, smaller or shortened if it is long.
    #[expect(clippy::too_many_arguments, reason = "a text on a picture has so many properties")]
    fn words(&mut self, x: f32, y: f32, size: f32, words: &str, room: f32, colour: &str, anchor: Anchor) {
        let size = (room / self.fonts.width(words).max(0.01)).clamp(0.7 * size, size);
        let words = super::Page::new(self.fonts).shortened(words, size, room);
        self.svg.push_str(&text(x, y, size, &words, colour, anchor));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(place: usize, name: &str, stones: &[Stone]) -> Place {
        let (score, won) = ("120 points".to_owned(), Some("2 rounds won".to_owned()));
        Place { place, stones: stones.to_vec(), name: name.to_owned(), score, won }
    }

    /// Whatever is in it, long names, many sides and letters that XML can't hold included.
    #[test]
    fn every_content_fits_one_picture() {
        let long =
            "<Ada> & Ben of a very long name that needs more room than there is on any podium".to_owned();
        let fact = |words: &str| Fact { label: "Best turn".to_owned(), words: words.to_owned() };
        let rows = (0..6).map(|nth| (format!("{long} {nth}"), nth)).collect();
        let full = SeriesPicture {
            file: "series".to_owned(),
            title: long.clone(),
            subtitle: "5 rounds".to_owned(),
            date: "1 May 2026".to_owned(),
            places: vec![
                place(1, &long, &[Stone::Amber, Stone::Jade, Stone::River]),
                place(1, "Ben\u{0}", &[Stone::Coral]),
                place(3, "Cem", &[Stone::Lapis]),
                place(4, &long, &[Stone::Obsidian]),
            ],
            facts: vec![fact(&long), fact("Ada"), fact("")],
            standing: Some(StandingTable {
                title: "Evenings".to_owned(),
                series: "7 series".to_owned(),
                rows,
            }),
        };
        let empty = SeriesPicture { places: Vec::new(), facts: Vec::new(), standing: None, ..full.clone() };
        for content in [&full, &empty] {
            let png = content.paint().expect("a picture");
            let decoder = png::Decoder::new(std::io::Cursor::new(png));
            let info = decoder.read_info().expect("a PNG file").info().clone();
            assert_eq!((info.width, info.height), (WIDTH as u32, HEIGHT as u32));
        }
        assert_ne!(full.paint().expect("a picture"), empty.paint().expect("a picture"));
    }
}
