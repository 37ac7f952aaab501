//! The background of every screen with a table: the colours of the ground, from the far to the near end, and scenery.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use iced::advanced::image::{FilterMethod, Image, Renderer as _};
use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, renderer};
use iced::window::{self, RedrawRequest};
use iced::{Event, Length, Point, Rectangle, Renderer, Size};

use super::ground::{Ground, PIECES, SHADES, first_lit, strip_top, tiles};
use super::scenery::{self, Scenery, SceneryKey};
use crate::{Element, Theme};

/// By how much the layer of the lit strips is less high while no light falls on them, in logical pixels; too little to be seen.
const UNLIT_INSET: f32 = 0.01;
/// The time between two looks at whether the scenery is painted.
const PATIENCE: Duration = Duration::from_millis(40);

/// A vertical gradient with scenery that fills its room.
///
/// It is made of even tiles: where something moves above it, the software renderer repaints all of each tile behind, but a real
/// gradient as a whole. The strips on which light can fall have a layer of their own, whose bounds change with the light: they
/// are then repainted in one go, not tile by tile.
pub struct Water {
    ground: Ground,
    scale: f32,
}

/// The background of a theme. `is_lit` is whether warm light falls on the lower end; `scale` is in physical pixels per logical
/// pixel.
pub fn water(theme: Theme, is_lit: bool, scale: f32) -> Water {
    Water { ground: Ground { theme, is_lit }, scale }
}

/// Paints the scenery of a window now. Otherwise a thread paints it when it is first shown, and until then only the gradient is.
pub fn paint_scenery(theme: Theme, size: Size, scale: f32) {
    scenery::paint_now(SceneryKey { theme, size, scale });
}

/// The scenery that is shown: of the size before until that of a new size is painted.
type Shown = Option<Arc<Scenery>>;

impl Water {
    /// Draws some of the strips.
    fn strips(&self, renderer: &mut Renderer, bounds: Rectangle, shown: &Shown, shades: Range<u32>) {
        let painted = shown.iter().flat_map(|scenery| &scenery.tiles);
        let painted = painted.filter(|painted| shades.contains(&painted.tile.shade));
        let mut is_painted = vec![false; (SHADES * PIECES) as usize];
        for painted in painted.clone() {
            is_painted[painted.tile.index()] = true;
        }
        let offset = bounds.position() - Point::ORIGIN;
        for tile in tiles(shades.clone()).filter(|tile| !is_painted[tile.index()]) {
            let quad =
                renderer::Quad { bounds: tile.place(bounds.size()) + offset, ..renderer::Quad::default() };
            renderer.fill_quad(quad, self.ground.colour(tile));
        }
        for painted in painted {
            let handle = painted.lit.as_ref().filter(|_| self.ground.is_lit).unwrap_or(&painted.unlit);
            // In a window of another size, stretched.
            let before = shown.as_ref().map_or(bounds.size(), |scenery| scenery.key.size);
            let (across, down) = (bounds.width / before.width, bounds.height / before.height);
            let place = Rectangle {
                x: painted.place.x * across,
                y: painted.place.y * down,
                width: painted.place.width * across,
                height: painted.place.height * down,
            };
            if let Renderer::Secondary(_) = renderer {
                // The software renderer forgets each picture that it didn't have to draw again, and takes time to load it.
                renderer.measure_image(handle);
            }
            let image = Image::new(handle.clone()).filter_method(FilterMethod::Nearest);
            renderer.draw_image(image, place + offset, bounds);
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Water {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Shown>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Shown::None)
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::Node::new(limits.max())
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        let Event::Window(window::Event::RedrawRequested(now)) = event else { return };
        let shown: &mut Shown = tree.state.downcast_mut();
        let key = SceneryKey { theme: self.ground.theme, size: layout.bounds().size(), scale: self.scale };
        if shown.as_ref().is_some_and(|shown| shown.key == key) {
            return;
        }
        match scenery::find(key) {
            Some(painted) => *shown = Some(painted),
            None => {
                // Of another theme it would be wrong.
                *shown = shown.take().filter(|shown| shown.key.theme == key.theme);
                shell.request_redraw_at(RedrawRequest::At(*now + PATIENCE));
            }
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        let shown: &Shown = tree.state.downcast_ref();
        let first_lit = first_lit();
        self.strips(renderer, bounds, shown, 0..first_lit);
        // The software renderer leaves a seam where it repaints a part of a pixel.
        let y = ((bounds.y + strip_top(bounds.height, first_lit)) * self.scale).floor() / self.scale;
        let inset = if self.ground.is_lit { 0.0 } else { UNLIT_INSET };
        let lit = Rectangle { y, height: bounds.y + bounds.height - y - inset, ..bounds };
        renderer.with_layer(lit, |renderer| self.strips(renderer, bounds, shown, first_lit..SHADES));
    }
}

impl<'a, Message: 'a> From<Water> for Element<'a, Message> {
    fn from(water: Water) -> Self {
        Element::new(water)
    }
}
