//! Paints drawings, and keeps the pictures that a screen uses.
//!
//! A drawing is painted once per width in physical pixels and angle, because a new image handle makes the renderer upload it
//! again.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;

use iced::advanced::image::Handle;
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::face::Face;
use super::pebble::{self, PebbleState};
use super::stone::{self, Mood};
use skipstone_core::Stone;
use skipstone_core::milestone::Milestone;

/// What can be painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Drawing {
    /// A side of a card; 5 to 7.
    Face(Face),
    /// A stone without its face; 5 to 4.
    Stone(Stone),
    /// The face of a stone, on the same area.
    Mood(Mood),
    /// A pebble of the shelf, with its edge; 4 to 3.
    Pebble(Milestone, PebbleState),
    /// Rings on the water around a stone; 2 to 1.
    Ripple,
    /// The flag at the end of the race; 5 to 6.
    Flag,
    /// Warm light that fades towards the edges; 5 to 4.
    Glow,
    /// A speaker, or one without sound; square.
    Speaker(bool),
    /// The star of a favourite, or an empty one; square.
    Star(bool),
    /// A ring around a card; 5 to 7.
    Ring(CardRing),
}

/// A ring around a card, as a picture, so that a card beside it can lie on it. Lengths are in thousandths of the picture's width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardRing {
    /// Red, green, blue and opacity.
    pub colour: [u8; 4],
    /// The width of the line.
    pub line: u16,
    /// How far the picture reaches beyond the card at the left and right; above and below it is 1.4 times as much.
    pub margin: u16,
}

impl CardRing {
    fn svg(self) -> String {
        let [red, green, blue, _] = self.colour;
        let (line, margin) = (f32::from(self.line), f32::from(self.margin));
        let (inset, above) = (line / 2.0, 0.4 * margin + line / 2.0);
        let (width, height) = (1000.0 - 2.0 * inset, 1400.0 - 2.0 * above);
        let radius = 0.09 * (1000.0 - 2.0 * margin) + margin - inset;
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1000 1400'><rect x='{inset}' y='{above}' width='{width}' \
             height='{height}' rx='{radius}' fill='none' stroke='rgb({red},{green},{blue})' stroke-width='{line}'/></svg>"
        )
    }
}

impl Drawing {
    fn svg(self) -> Option<Cow<'static, str>> {
        let drawing = match self {
            Drawing::Ring(ring) => return Some(ring.svg().into()),
            Drawing::Pebble(milestone, state) => return Some(pebble::drawing(milestone, state).into()),
            Drawing::Face(face) => face.drawing(),
            Drawing::Stone(stone) => Some(stone::drawing(stone)),
            Drawing::Mood(mood) => Some(mood.drawing()),
            Drawing::Ripple => Some(RIPPLE),
            Drawing::Flag => Some(FLAG),
            Drawing::Glow => Some(GLOW),
            Drawing::Speaker(true) => Some(SOUND_ON),
            Drawing::Speaker(false) => Some(SOUND_OFF),
            Drawing::Star(true) => Some(STAR_ON),
            Drawing::Star(false) => Some(STAR_OFF),
        };
        drawing.map(Cow::Borrowed)
    }

    /// The height in widths.
    pub fn aspect(self) -> f32 {
        match self {
            Drawing::Face(_) | Drawing::Ring(_) => 1.4,
            Drawing::Stone(_) | Drawing::Mood(_) | Drawing::Glow => 0.8,
            Drawing::Pebble(..) => 0.75,
            Drawing::Ripple => 0.5,
            Drawing::Flag => 1.2,
            Drawing::Speaker(_) | Drawing::Star(_) => 1.0,
        }
    }

    /// Paints it `width` pixels wide, turned clockwise by `degrees` around its centre. The picture holds all of it. `None` if
    /// it can't be painted.
    fn paint(self, width: u32, degrees: f32) -> Option<Pixmap> {
        let (across, down) = (width as f32, (width as f32 * self.aspect()).round());
        let (sin, cos) = degrees.to_radians().abs().sin_cos();
        let size = match degrees {
            0.0 => (across, down),
            _ => ((across * cos + down * sin).ceil(), (across * sin + down * cos).ceil()),
        };
        let mut picture = Pixmap::new(size.0 as u32, size.1 as u32)?;
        match self.svg().and_then(|svg| Tree::from_str(&svg, &Options::default()).ok()) {
            Some(tree) => {
                let turned = Transform::from_translate((size.0 - across) / 2.0, (size.1 - down) / 2.0)
                    .pre_concat(Transform::from_rotate_at(degrees, across / 2.0, down / 2.0))
                    .pre_scale(across / tree.size().width(), down / tree.size().height());
                resvg::render(&tree, turned, &mut picture.as_mut());
            }
            None => picture.fill(Color::WHITE),
        }
        Some(picture)
    }
}

/// The size of the cache in bytes. What is shown at once may exceed it by one picture.
const MAX_BYTES: usize = 40 << 20;
/// The maximum painted width in pixels; larger pictures are scaled up from it.
const MAX_WIDTH: u32 = 640;
/// The angles that are told apart, in parts of a degree.
const ANGLES: f32 = 4.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    drawing: Drawing,
    width: u32,
    angle: i16,
}

#[derive(Debug, Clone)]
struct Entry {
    picture: Picture,
    used: u64,
}

/// A painted drawing.
#[derive(Debug, Clone)]
pub struct Picture {
    /// The same while the picture is cached.
    pub handle: Handle,
    /// The width in physical pixels; larger than asked for if the drawing is turned.
    pub width: u32,
    /// The height in physical pixels.
    pub height: u32,
}

/// Painted drawings, the least recently used dropped first.
///
/// Ask only for widths at rest: a card that grows while it moves is drawn from the picture of its resting width.
#[derive(Debug)]
pub struct PictureCache {
    entries: RefCell<Entries>,
    blank: Handle,
}

#[derive(Debug, Default)]
struct Entries {
    by_key: HashMap<Key, Entry>,
    bytes: usize,
    /// Counts the calls, to tell what was used last.
    time: u64,
}

impl Default for PictureCache {
    /// An empty cache; each drawing is painted when it is first asked for.
    fn default() -> PictureCache {
        PictureCache { entries: RefCell::default(), blank: Handle::from_rgba(1, 1, vec![0; 4]) }
    }
}

impl PictureCache {
    /// A picture without anything on it.
    pub fn blank(&self) -> Handle {
        self.blank.clone()
    }

    /// The picture of `drawing`, `width` physical pixels wide and turned clockwise by `degrees`.
    pub fn picture(&self, drawing: Drawing, width: u32, degrees: f32) -> Picture {
        let key = Key { drawing, width: width.clamp(1, MAX_WIDTH), angle: (degrees * ANGLES).round() as i16 };
        let mut entries = self.entries.borrow_mut();
        entries.time += 1;
        let now = entries.time;
        if let Some(known) = entries.by_key.get_mut(&key) {
            known.used = now;
            return known.picture.clone();
        }
        let picture = Picture::paint(key);
        entries.bytes += picture.bytes();
        entries.by_key.insert(key, Entry { picture: picture.clone(), used: now });
        while entries.bytes > MAX_BYTES && entries.by_key.len() > 1 {
            entries.drop_oldest();
        }
        picture
    }
}

impl Entries {
    fn drop_oldest(&mut self) {
        let oldest = self.by_key.iter().min_by_key(|(_, entry)| entry.used).map(|(key, _)| *key);
        if let Some(dropped) = oldest.and_then(|key| self.by_key.remove(&key)) {
            self.bytes -= dropped.picture.bytes();
        }
    }
}

impl Picture {
    fn paint(key: Key) -> Picture {
        let degrees = f32::from(key.angle) / ANGLES;
        let (width, height, pixels) = match key.drawing.paint(key.width, degrees) {
            Some(picture) => (picture.width(), picture.height(), picture.take_demultiplied()),
            None => (1, 1, vec![u8::MAX; 4]),
        };
        Picture { handle: Handle::from_rgba(width, height, pixels), width, height }
    }

    fn bytes(&self) -> usize {
        (self.width * self.height * 4) as usize
    }
}

static RIPPLE: &str = include_str!("../../../assets/stones/ripple.svg");
static GLOW: &str = include_str!("../../../assets/stones/glow.svg");
static FLAG: &str = include_str!("../../../assets/stones/flag.svg");
static SOUND_ON: &str = include_str!("../../../assets/icons/sound-on.svg");
static SOUND_OFF: &str = include_str!("../../../assets/icons/sound-off.svg");
static STAR_ON: &str = include_str!("../../../assets/icons/star-on.svg");
static STAR_OFF: &str = include_str!("../../../assets/icons/star-off.svg");

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::theme::card_backs::CardBack;
    use skipstone_core::Suit;

    fn every_drawing() -> Vec<Drawing> {
        let suited = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs]
            .into_iter()
            .flat_map(|suit| (1..=13).map(move |rank| Face::Suited { rank, suit }));
        let plain = (1..=12).flat_map(|rank| [Face::Number(rank), Face::Large(rank)]);
        let faces = plain
            .chain(suited)
            .chain([Face::Wild, Face::Joker])
            .chain(CardBack::ALL.map(Face::Back))
            .map(Drawing::Face);
        let stones = Stone::all().map(Drawing::Stone);
        let pebbles = Milestone::ALL
            .into_iter()
            .flat_map(|milestone| PebbleState::ALL.map(|state| Drawing::Pebble(milestone, state)));
        faces
            .chain(stones)
            .chain(pebbles)
            .chain(Mood::ALL.map(Drawing::Mood))
            .chain([Drawing::Ripple, Drawing::Flag, Drawing::Glow])
            .chain([true, false].map(Drawing::Speaker))
            .chain([true, false].map(Drawing::Star))
            .collect()
    }

    fn pixels(drawing: Drawing, width: u32) -> Pixmap {
        drawing.paint(width, 0.0).expect("it has a size")
    }

    #[test]
    fn every_drawing_can_be_painted_and_differs_from_all_others() {
        for width in [44, 120] {
            let mut seen = HashSet::new();
            for drawing in every_drawing() {
                let svg = drawing.svg().unwrap_or_else(|| panic!("{drawing:?} has no drawing"));
                assert!(!svg.contains("<text"), "{drawing:?} needs a font");
                Tree::from_str(&svg, &Options::default())
                    .unwrap_or_else(|error| panic!("{drawing:?}: {error}"));
                let picture = pixels(drawing, width);
                assert_eq!(picture.height(), (width as f32 * drawing.aspect()).round() as u32);
                let pixels = picture.take_demultiplied();
                assert_eq!(pixels[3], 0, "{drawing:?}: its corners are clear");
                let colours: HashSet<_> = pixels.chunks(4).collect();
                assert!(colours.len() > 10, "{drawing:?} is blank at {width}");
                assert!(seen.insert(pixels), "{drawing:?} looks like another one at {width}");
            }
        }
    }

    #[test]
    fn the_card_back_looks_the_same_upside_down() {
        let picture = pixels(Drawing::Face(Face::Back(CardBack::Ripples)), 120);
        let (there, back) = (picture.pixels().iter(), picture.pixels().iter().rev());
        let far = there.zip(back).filter(|(a, b)| a.red().abs_diff(b.red()) > 24).count();
        assert_eq!(far, 0);
    }

    #[test]
    fn a_turned_picture_holds_the_whole_card() {
        let count =
            |picture: Pixmap| picture.pixels().iter().map(|pixel| u64::from(pixel.alpha())).sum::<u64>();
        let upright = count(pixels(Drawing::Face(Face::Wild), 100));
        for degrees in [-8.0, 3.0, 45.0] {
            let picture = Drawing::Face(Face::Wild).paint(100, degrees).expect("it has a size");
            assert!(picture.width() > 100 && picture.height() > 140);
            assert!(count(picture).abs_diff(upright) < upright / 200, "{degrees} cuts the card");
        }
    }

    #[test]
    fn pictures_are_kept_until_they_are_too_many() {
        let cache = PictureCache::default();
        let wild = Drawing::Face(Face::Wild);
        let first = cache.picture(wild, 60, 0.0).handle.id();
        for width in 600..MAX_WIDTH {
            cache.picture(Drawing::Face(Face::Back(CardBack::Ripples)), width, 0.0);
            assert_eq!(cache.picture(wild, 60, 0.0).handle.id(), first, "it was used a moment ago");
            assert!(cache.entries.borrow().bytes <= MAX_BYTES);
        }
        for width in 600..MAX_WIDTH {
            cache.picture(Drawing::Face(Face::Joker), width, 0.0);
        }
        assert_ne!(cache.picture(wild, 60, 0.0).handle.id(), first);
    }

    #[test]
    fn an_unknown_rank_is_drawn_as_a_plain_card() {
        for face in [Face::Number(0), Face::Large(13), Face::Suited { rank: 14, suit: Suit::Clubs }] {
            let picture = pixels(Drawing::Face(face), 44);
            assert!(picture.pixels().iter().all(|pixel| pixel.is_opaque()));
        }
    }
}
