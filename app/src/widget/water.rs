//! The background of every screen, from the theme's far to its near colour.

use std::ops::Range;

use iced::advanced::{Renderer as _, renderer};
use iced::{Color, Length, Rectangle, Renderer};

use super::painting::Painting;
use crate::Theme;
use crate::theme::{ColorRoles, mix};

/// The number of strips; more couldn't be told apart.
const SHADES: u32 = 48;
/// The number of pieces that each strip is made of.
const PIECES: u32 = 16;

/// By how much the layer of the lit strips is less high while no light falls on them, in logical pixels; too little to be seen.
const UNLIT_INSET: f32 = 0.01;
/// Where the light begins, as a part of the height, and how much of the colour is its own at the lower end.
const LIT_FROM: f32 = 0.74;
const MOST_LIGHT: f32 = 0.26;

/// A vertical gradient that fills its room.
///
/// It is made of even tiles: where something moves above it, the software renderer repaints all of each tile behind, but a real
/// gradient as a whole. The strips on which light can fall have a layer of their own, whose bounds change with the light: they
/// are then repainted in one go, not tile by tile.
///
/// `is_lit` is whether warm light falls on the lower end.
pub fn water(is_lit: bool) -> Painting<'static> {
    Painting::new(Length::Fill, Length::Fill, move |renderer, theme, bounds, _| {
        let first_lit = (LIT_FROM * (SHADES - 1) as f32).ceil() as u32;
        strips(renderer, theme, bounds, is_lit, 0..first_lit);
        let y = strip_top(bounds, first_lit);
        let inset = if is_lit { 0.0 } else { UNLIT_INSET };
        let lit = Rectangle { y, height: bounds.y + bounds.height - y - inset, ..bounds };
        renderer.with_layer(lit, |renderer| strips(renderer, theme, bounds, is_lit, first_lit..SHADES));
    })
}

/// Draws some of the strips.
fn strips(renderer: &mut Renderer, theme: &Theme, bounds: Rectangle, is_lit: bool, shades: Range<u32>) {
    let (far, near, warm) = (theme.tokens().far, theme.tokens().near, theme.tokens().warm);
    let across = |piece: u32| (bounds.x + bounds.width * piece as f32 / PIECES as f32).round();
    for shade in shades {
        let part = shade as f32 / (SHADES - 1) as f32;
        let cold = mix(far, near, part);
        let light = if is_lit { ((part - LIT_FROM) / (1.0 - LIT_FROM)).max(0.0) } else { 0.0 };
        let colour = mix(cold, warm, MOST_LIGHT * light * light);
        // Tiles overlap by a pixel, so that no seam shows at any scale.
        let y = strip_top(bounds, shade);
        let height = strip_top(bounds, shade + 1) - y + 1.0;
        for piece in 0..PIECES {
            let (x, width) = (across(piece), across(piece + 1) - across(piece) + 1.0);
            let tile = Rectangle { x, y, width, height };
            renderer.fill_quad(renderer::Quad { bounds: tile, ..renderer::Quad::default() }, colour);
        }
    }
}

/// What is seen of a translucent colour on the water, `part` of the way from its upper to its lower end, without light.
///
/// The software renderer fills opaque shapes several times faster than translucent ones.
pub fn colour_over(colours: &ColorRoles, part: f32, colour: Color) -> Color {
    mix(mix(colours.far, colours.near, part), Color { a: 1.0, ..colour }, colour.a)
}

/// Where a strip begins.
fn strip_top(bounds: Rectangle, shade: u32) -> f32 {
    (bounds.y + bounds.height * shade as f32 / SHADES as f32).round()
}
