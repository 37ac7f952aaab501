//! Card faces, painted from drawings.
//!
//! A face is painted once per width in physical pixels and cached, because a new image handle makes the renderer upload it
//! again. Rank and art are one picture, so nothing of a covered card shines through.

use std::cell::RefCell;
use std::collections::HashMap;

use iced::advanced::image::Handle;
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// One side of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Classic, 1 to 12.
    Number(u8),
    /// Large index, 1 to 12.
    Large(u8),
    /// The wild of Classic and Large index.
    Wild,
    /// The back of every card.
    Back,
    /// French-suited. Ace is 1, jack 11, queen 12; the king, 13, is wild and marked as such.
    Suited {
        /// 1 to 13.
        rank: u8,
        /// The suit; decoration only, no rule uses it.
        suit: FaceSuit,
    },
    /// The wild joker of the French-suited decks.
    Joker,
}

/// A French suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaceSuit {
    /// ♠
    Spades,
    /// ♥
    Hearts,
    /// ♦
    Diamonds,
    /// ♣
    Clubs,
}

impl FaceSuit {
    /// The four suits.
    pub const ALL: [Self; 4] = [Self::Spades, Self::Hearts, Self::Diamonds, Self::Clubs];
}

impl Face {
    /// The SVG drawing; `None` for a rank that doesn't exist.
    fn drawing(self) -> Option<&'static str> {
        let (set, rank): (&[&'static str], u8) = match self {
            Self::Wild => return Some(WILD),
            Self::Back => return Some(BACK),
            Self::Joker => return Some(JOKER),
            Self::Number(rank) => (&NUMBERS, rank),
            Self::Large(rank) => (&LARGE, rank),
            Self::Suited { rank, suit: FaceSuit::Spades } => (&SPADES, rank),
            Self::Suited { rank, suit: FaceSuit::Hearts } => (&HEARTS, rank),
            Self::Suited { rank, suit: FaceSuit::Diamonds } => (&DIAMONDS, rank),
            Self::Suited { rank, suit: FaceSuit::Clubs } => (&CLUBS, rank),
        };
        set.get(usize::from(rank).checked_sub(1)?).copied()
    }

    /// The face as RGBA, not premultiplied.
    fn pixels(self, width: u32) -> Vec<u8> {
        let plain = || vec![u8::MAX; (width * height(width) * 4) as usize];
        self.paint(width).map_or_else(plain, Pixmap::take_demultiplied)
    }

    /// Paints the face `width` pixels wide; `None` without a drawing.
    fn paint(self, width: u32) -> Option<Pixmap> {
        let mut picture = Pixmap::new(width, height(width))?;
        match self.drawing().and_then(|art| Tree::from_str(art, &Options::default()).ok()) {
            Some(tree) => {
                let (across, down) = (width as f32, height(width) as f32);
                let scale = Transform::from_scale(across / tree.size().width(), down / tree.size().height());
                resvg::render(&tree, scale, &mut picture.as_mut());
            }
            None => picture.fill(Color::WHITE),
        }
        Some(picture)
    }
}

/// The height of a card `width` pixels wide; the ratio is 5 to 7.
pub const fn height(width: u32) -> u32 {
    (width * 7 + 2) / 5
}

/// The number of widths cached. A table uses few, and the previous one is still cached while a window is resized.
const MAX_WIDTHS: usize = 4;
/// The size of the cache in bytes. A single width may exceed it.
const MAX_BYTES: usize = 48 << 20;
/// The maximum painted width in pixels; larger cards are scaled up from it.
const MAX_WIDTH: u32 = 640;

/// A cache of painted faces, for the few widths that a table uses.
///
/// Ask only for widths at rest: a card that grows while it moves is drawn from the picture of its resting width.
#[derive(Debug, Default)]
pub struct FaceCache {
    /// The cached widths, the most recently used first.
    sizes: RefCell<Vec<Size>>,
}

#[derive(Debug)]
struct Size {
    width: u32,
    handles: HashMap<Face, Handle>,
}

impl Size {
    fn bytes(&self) -> usize {
        self.handles.len() * (self.width * height(self.width) * 4) as usize
    }
}

impl FaceCache {
    /// An empty cache; each face is painted when it is first asked for.
    pub fn new() -> Self {
        Self::default()
    }

    /// The picture of `face`, `width` physical pixels wide and [`height`] high; the same handle while it is cached.
    pub fn handle(&self, face: Face, width: u32) -> Handle {
        let width = width.clamp(1, MAX_WIDTH);
        let mut sizes = self.sizes.borrow_mut();
        match sizes.iter().position(|size| size.width == width) {
            Some(at) => sizes[..=at].rotate_right(1),
            None => sizes.insert(0, Size { width, handles: HashMap::new() }),
        }
        if let Some(known) = sizes[0].handles.get(&face) {
            return known.clone();
        }
        let handle = Handle::from_rgba(width, height(width), face.pixels(width));
        sizes[0].handles.insert(face, handle.clone());
        while sizes.len() > 1
            && (sizes.len() > MAX_WIDTHS || sizes.iter().map(Size::bytes).sum::<usize>() > MAX_BYTES)
        {
            sizes.pop();
        }
        handle
    }
}

/// The drawings of a deck, by rank.
macro_rules! set {
    ($name:literal, $($rank:literal)+) => {
        [$(include_str!(concat!("../../../assets/cards/", $name, "-", $rank, ".svg"))),+]
    };
}
/// The thirteen drawings of a suit.
macro_rules! suit {
    ($name:literal) => {
        set!($name, "01" "02" "03" "04" "05" "06" "07" "08" "09" "10" "11" "12" "13")
    };
}

static NUMBERS: [&str; 12] = set!("number", "01" "02" "03" "04" "05" "06" "07" "08" "09" "10" "11" "12");
static LARGE: [&str; 12] = set!("large", "01" "02" "03" "04" "05" "06" "07" "08" "09" "10" "11" "12");
static SPADES: [&str; 13] = suit!("spades");
static HEARTS: [&str; 13] = suit!("hearts");
static DIAMONDS: [&str; 13] = suit!("diamonds");
static CLUBS: [&str; 13] = suit!("clubs");
static WILD: &str = include_str!("../../../assets/cards/wild.svg");
static JOKER: &str = include_str!("../../../assets/cards/joker.svg");
static BACK: &str = include_str!("../../../assets/cards/back.svg");

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn every_face() -> Vec<Face> {
        let suited =
            FaceSuit::ALL.into_iter().flat_map(|suit| (1..=13).map(move |rank| Face::Suited { rank, suit }));
        let plain = (1..=12).flat_map(|rank| [Face::Number(rank), Face::Large(rank)]);
        plain.chain(suited).chain([Face::Wild, Face::Joker, Face::Back]).collect()
    }

    #[test]
    fn every_card_face_is_drawn_and_differs_from_all_others() {
        for width in [44, 120] {
            let mut seen = HashSet::new();
            for face in every_face() {
                let drawing = face.drawing().unwrap_or_else(|| panic!("{face:?} has no drawing"));
                assert!(!drawing.contains("<text"), "{face:?} needs a font");
                Tree::from_str(drawing, &Options::default())
                    .unwrap_or_else(|error| panic!("{face:?}: {error}"));
                let pixels = face.pixels(width);
                assert_eq!(pixels.len(), (width * height(width) * 4) as usize);
                assert_eq!(pixels[3], 0, "{face:?}: its corners are round");
                let colours: HashSet<_> = pixels.chunks(4).collect();
                assert!(colours.len() > 20, "{face:?} is blank at {width}");
                assert!(seen.insert(pixels), "{face:?} looks like another face at {width}");
            }
        }
    }

    #[test]
    fn the_card_back_looks_the_same_upside_down() {
        let picture = Face::Back.paint(120).expect("a card has a size");
        let (there, back) = (picture.pixels().iter(), picture.pixels().iter().rev());
        let far = there.zip(back).filter(|(a, b)| a.red().abs_diff(b.red()) > 24).count();
        assert_eq!(far, 0);
    }

    #[test]
    fn card_images_are_cached_and_old_widths_evicted() {
        let faces = FaceCache::new();
        let first = faces.handle(Face::Wild, 60).id();
        for width in 61..64 {
            faces.handle(Face::Wild, width);
            assert_eq!(faces.handle(Face::Wild, 60).id(), first);
        }
        for width in 64..90 {
            faces.handle(Face::Back, width);
        }
        assert_eq!(faces.sizes.borrow().len(), MAX_WIDTHS);
        assert_ne!(faces.handle(Face::Wild, 60).id(), first);
    }

    #[test]
    fn large_images_stay_within_the_size_limit() {
        let faces = FaceCache::new();
        for width in [600, 610, 620] {
            for rank in 1..=12 {
                faces.handle(Face::Number(rank), width);
            }
        }
        assert!(faces.sizes.borrow().iter().map(Size::bytes).sum::<usize>() <= MAX_BYTES);
    }

    #[test]
    fn an_unknown_rank_is_drawn_as_a_plain_card() {
        for face in [Face::Number(0), Face::Large(13), Face::Suited { rank: 14, suit: FaceSuit::Clubs }] {
            let picture = face.paint(44).expect("a card has a size");
            assert!(picture.pixels().iter().all(|pixel| pixel.is_opaque()));
        }
    }
}
