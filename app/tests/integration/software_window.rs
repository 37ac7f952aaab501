//! A window without a display: it draws with the real software renderer, and repaints only what differs from the frame before, as
//! the window does.

use std::time::{Duration, Instant};

use iced::advanced::clipboard;
use iced::advanced::renderer::Style;
use iced::mouse::Cursor;
use iced::{Color, Event, Font, Pixels, Rectangle, Renderer, Size, window};
use iced_test::renderer::graphics::{Viewport, damage};
use iced_test::runtime::user_interface::{Cache, State, UserInterface};
use iced_tiny_skia::Layer;
use skipstone::screen::{Context, table};
use tiny_skia::{Mask, PixmapMut};

/// What stands still for longer is at rest.
const SOON: Duration = Duration::from_secs(1);

/// What the software renderer needs of a window.
pub(crate) struct SoftwareWindow {
    renderer: Renderer,
    pixels: Vec<u8>,
    mask: Mask,
    size: Size<u32>,
    scale: f32,
    /// The layers of the last frame.
    shown: Option<Vec<Layer>>,
    cache: Cache,
}

impl SoftwareWindow {
    /// A window of so many physical pixels, `scale` of them for a logical one.
    pub(crate) fn new(size: Size<u32>, scale: f32) -> SoftwareWindow {
        let font = Font::with_name("Fira Sans");
        SoftwareWindow {
            renderer: Renderer::Secondary(iced_tiny_skia::Renderer::new(font, Pixels(16.0))),
            pixels: vec![0; (size.width * size.height * 4) as usize],
            mask: Mask::new(size.width, size.height).expect("it has a size"),
            size,
            scale,
            shown: None,
            cache: Cache::new(),
        }
    }

    /// Draws a frame of a table screen, which may handle messages before; whether it asks for another one soon.
    pub(crate) fn draw(&mut self, state: &mut table::State, context: Context<'_>, now: Instant) -> bool {
        let size = Size::new(self.size.width as f32 / self.scale, self.size.height as f32 / self.scale);
        let redraw = [Event::Window(window::Event::RedrawRequested(now))];
        let cursor = Cursor::Unavailable;
        loop {
            let cache = std::mem::take(&mut self.cache);
            let view = state.view(None, context);
            let mut interface = UserInterface::build(view, size, cache, &mut self.renderer);
            let mut messages = Vec::new();
            let (asked, _) =
                interface.update(&redraw, cursor, &mut self.renderer, &mut clipboard::Null, &mut messages);
            let asks = match asked {
                State::Updated { redraw_request, .. } => match redraw_request {
                    window::RedrawRequest::NextFrame => true,
                    window::RedrawRequest::At(at) => at <= now + SOON,
                    window::RedrawRequest::Wait => false,
                },
                State::Outdated => true,
            };
            if messages.is_empty() {
                let style = Style { text_color: Color::WHITE };
                interface.draw(&mut self.renderer, &context.theme(), &style, cursor);
                self.cache = interface.into_cache();
                self.present();
                return asks;
            }
            self.cache = interface.into_cache();
            for message in messages {
                state.update(message, None, now, context);
            }
        }
    }

    /// Paints what differs from the last frame, as `iced_tiny_skia::window::compositor::present` does.
    fn present(&mut self) {
        let Renderer::Secondary(renderer) = &mut self.renderer else { unreachable!("made so") };
        let viewport = Viewport::with_physical_size(self.size, self.scale);
        let all = Rectangle::with_size(viewport.logical_size());
        let damaged = match &self.shown {
            Some(before) => {
                damage::diff(before, renderer.layers(), |layer| vec![layer.bounds], Layer::damage)
            }
            None => vec![all],
        };
        if damaged.is_empty() {
            return;
        }
        self.shown = Some(renderer.layers().to_vec());
        let damaged = damage::group(damaged, all);
        let mut pixels = PixmapMut::from_bytes(&mut self.pixels, self.size.width, self.size.height)
            .expect("it has a size");
        renderer.draw(&mut pixels, &mut self.mask, &viewport, &damaged, Color::BLACK);
    }

    /// The pixels of the last frame, as bytes.
    #[allow(dead_code, reason = "benchmarks only measure")]
    pub(crate) fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// The places in physical pixels that would look clearly different if all of the last frame were painted anew.
    #[allow(dead_code, reason = "benchmarks only measure")]
    pub(crate) fn residues(&mut self) -> Vec<(u32, u32)> {
        let Renderer::Secondary(renderer) = &mut self.renderer else { unreachable!("made so") };
        let viewport = Viewport::with_physical_size(self.size, self.scale);
        let all = Rectangle::with_size(viewport.logical_size());
        let mut anew = vec![0; self.pixels.len()];
        let mut pixels =
            PixmapMut::from_bytes(&mut anew, self.size.width, self.size.height).expect("it has a size");
        renderer.draw(&mut pixels, &mut self.mask, &viewport, &[all], Color::BLACK);
        let differs =
            |at: &usize| (4 * at..4 * at + 3).any(|byte| self.pixels[byte].abs_diff(anew[byte]) > 40);
        let place = |at: usize| (at as u32 % self.size.width, at as u32 / self.size.width);
        (0..anew.len() / 4).filter(differs).map(place).collect()
    }
}
