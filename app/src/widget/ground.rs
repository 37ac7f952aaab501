//! The colours of the background: a gradient from the far over the middle to the near one, made of even tiles.

use std::ops::Range;

use iced::{Color, Rectangle, Size};

use crate::Theme;
use crate::theme::{ColorRoles, mix};

/// The number of strips; more couldn't be told apart.
pub(super) const SHADES: u32 = 48;
/// The number of tiles that each strip is made of.
pub(super) const PIECES: u32 = 16;

/// Where the light begins, as a part of the height, and how much of the colour is its own at the lower end.
const LIT_FROM: f32 = 0.74;
const MOST_LIGHT: f32 = 0.26;

/// The colours of the background without scenery.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ground {
    pub(super) theme: Theme,
    pub(super) is_lit: bool,
}

/// A tile of the background.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Tile {
    pub(super) shade: u32,
    piece: u32,
}

impl Ground {
    pub(super) fn colour(self, tile: Tile) -> Color {
        let colours = self.theme.tokens();
        let part = tile.part();
        let light = if self.is_lit { ((part - LIT_FROM) / (1.0 - LIT_FROM)).max(0.0) } else { 0.0 };
        mix(unlit(colours, part), colours.warm, MOST_LIGHT * light * light)
    }
}

/// The colour `part` of the way from the upper to the lower end.
fn unlit(colours: &ColorRoles, part: f32) -> Color {
    match 2.0 * part {
        above @ ..1.0 => mix(colours.far, colours.middle, above),
        below => mix(colours.middle, colours.near, below - 1.0),
    }
}

/// What is seen of a translucent colour on the water, `part` of the way from its upper to its lower end, without light.
///
/// The software renderer fills opaque shapes several times faster than translucent ones.
pub(super) fn colour_over(colours: &ColorRoles, part: f32, colour: Color) -> Color {
    mix(unlit(colours, part.clamp(0.0, 1.0)), Color { a: 1.0, ..colour }, colour.a)
}

impl Tile {
    pub(super) fn all() -> impl Iterator<Item = Tile> {
        tiles(0..SHADES)
    }

    pub(super) fn can_be_lit(self) -> bool {
        self.shade >= first_lit()
    }

    /// Where it is in a window of a size. Tiles overlap by a pixel, so that no seam shows at any scale.
    pub(super) fn place(self, size: Size) -> Rectangle {
        let across = |piece: u32| (size.width * piece as f32 / PIECES as f32).round();
        let down = |shade: u32| strip_top(size.height, shade);
        let (x, y) = (across(self.piece), down(self.shade));
        Rectangle { x, y, width: across(self.piece + 1) - x + 1.0, height: down(self.shade + 1) - y + 1.0 }
    }

    /// How far down it is, from 0 to 1.
    fn part(self) -> f32 {
        self.shade as f32 / (SHADES - 1) as f32
    }

    /// Its place in the order of all tiles.
    pub(super) fn index(self) -> usize {
        (self.shade * PIECES + self.piece) as usize
    }
}

pub(super) fn tiles(shades: Range<u32>) -> impl Iterator<Item = Tile> {
    shades.flat_map(|shade| (0..PIECES).map(move |piece| Tile { shade, piece }))
}

/// The first strip on which light can fall.
pub(super) fn first_lit() -> u32 {
    (LIT_FROM * (SHADES - 1) as f32).ceil() as u32
}

/// Where a strip begins in a window of a height.
pub(super) fn strip_top(height: f32, shade: u32) -> f32 {
    (height * shade as f32 / SHADES as f32).round()
}
