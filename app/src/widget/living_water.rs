//! Rings that spread on still water now and then, as long as somebody is there.

use std::time::Duration;

use iced::advanced::graphics::geometry::{Frame, Renderer as _};
use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::{Event, Fill, Length, Point, Rectangle, Renderer, Size, Vector};

use super::board::paths::ring;
use super::pulse::{Pulse, Rhythm};
use crate::board::animation::Wave;
use crate::{Element, Theme};

/// When a set of rings spreads.
const RHYTHM: Rhythm = Rhythm {
    every: Duration::from_secs(8),
    waits: Duration::ZERO,
    lasts: Duration::from_millis(2400),
    frame: Duration::from_millis(125),
};
/// The same with the software renderer, which copies the whole window for each frame.
const SOFTWARE_RHYTHM: Rhythm = Rhythm { every: Duration::from_secs(16), ..RHYTHM };
/// The parts of the time that they spread after which the rings of a set begin.
const BEGINS: [f32; 2] = [0.0, 0.24];
/// Half the width of a ring at its beginning and end, in widths of what lies in the water; how flat it is, and its line.
const RADII: (f32, f32) = (0.6, 1.1);
const FLAT: f32 = 0.3;
const LINE: f32 = 2.0;
/// How visible it is at first.
const OPACITY: f32 = 0.4;

/// What the rings spread from: the middle of its foot and its width, within the bounds of the water.
type Source<'a> = Box<dyn Fn(Rectangle) -> (Point, f32) + 'a>;

/// Water around something that lies in it.
pub struct LivingWater<'a> {
    source: Source<'a>,
    is_still: bool,
}

impl<'a> LivingWater<'a> {
    /// Water that moves around a source unless it is still.
    pub fn new(source: impl Fn(Rectangle) -> (Point, f32) + 'a, is_still: bool) -> LivingWater<'a> {
        LivingWater { source: Box::new(source), is_still }
    }
}

/// How often rings spread with a renderer.
fn rhythm(renderer: &Renderer) -> Rhythm {
    if matches!(renderer, Renderer::Secondary(_)) { SOFTWARE_RHYTHM } else { RHYTHM }
}

/// The rings around a source, so long after they began to spread.
fn rings((center, width): (Point, f32), passed: Duration) -> Vec<Wave> {
    let part = passed.as_secs_f32() / RHYTHM.lasts.as_secs_f32();
    let begun = BEGINS.iter().map(|begins| (part - begins) / (1.0 - BEGINS[BEGINS.len() - 1]));
    begun
        .filter(|part| (0.0..1.0).contains(part))
        .map(|part| {
            let eased = 1.0 - (1.0 - part).powi(2);
            let across = width * (RADII.0 + (RADII.1 - RADII.0) * eased);
            let radii = Vector::new(across, FLAT * across);
            Wave { center, radii, line: LINE, opacity: OPACITY * (1.0 - part) }
        })
        .collect()
}

impl<Message> Widget<Message, Theme, Renderer> for LivingWater<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Pulse>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Pulse::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Fill)
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::Node::new(limits.max())
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        _layout: Layout<'_>,
        _cursor: mouse::Cursor,
        renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        if !self.is_still {
            tree.state.downcast_mut::<Pulse>().update(rhythm(renderer), event, shell);
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let (bounds, colours) = (layout.bounds(), theme.tokens());
        let Some(passed) = tree.state.downcast_ref::<Pulse>().passed(rhythm(renderer)) else { return };
        let waves = rings((self.source)(bounds), passed);
        if waves.is_empty() || !colours.has_light() {
            return;
        }
        let mut frame = Frame::with_bounds(renderer, bounds);
        for (path, colour) in waves.iter().flat_map(|wave| ring(wave, colours.text, bounds)) {
            frame.fill(&path, colour);
        }
        renderer.draw_geometry(frame.into_geometry());
    }
}

impl<'a, Message: 'a> From<LivingWater<'a>> for Element<'a, Message> {
    fn from(water: LivingWater<'a>) -> Self {
        Element::new(water)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rings_spread_and_fade() {
        let first: Vec<Wave> =
            (1..=14).map(|step| rings((Point::ORIGIN, 100.0), step * RHYTHM.frame)[0]).collect();
        assert!(first.is_sorted_by(|one, next| one.radii.x < next.radii.x && one.opacity > next.opacity));
        assert!(rings((Point::ORIGIN, 100.0), RHYTHM.lasts).is_empty());
    }
}
