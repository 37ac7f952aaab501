//! Rings that spread on still water now and then, as long as somebody is there and a graphics card draws.

use std::time::{Duration, Instant};

use iced::advanced::graphics::geometry::{Frame, Renderer as _};
use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::window::{self, RedrawRequest};
use iced::{Event, Fill, Length, Point, Rectangle, Renderer, Size, Vector};

use super::board::paths::ring;
use crate::board::animation::Wave;
use crate::{Element, Theme};

/// The time from one set of rings to the next, how long they spread, and how often they are drawn meanwhile.
const EVERY: Duration = Duration::from_secs(8);
const SPREADS: Duration = Duration::from_millis(2400);
const FRAME: Duration = Duration::from_millis(125);
/// How long the water moves after the player has done something.
const AWAKE: Duration = Duration::from_secs(20);
/// The parts of [`SPREADS`] after which the rings of a set begin.
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

/// The tree state.
#[derive(Debug, Default)]
struct State {
    /// The time of the last frame.
    now: Option<Instant>,
    /// Since when the water moves; `None` while it rests.
    since: Option<Instant>,
    /// When the player last did something, by the frame after it.
    touched: Option<Instant>,
    /// Whether that was since the last frame.
    is_touched: bool,
}

impl<'a> LivingWater<'a> {
    /// Water that moves around a source unless it is still.
    pub fn new(source: impl Fn(Rectangle) -> (Point, f32) + 'a, is_still: bool) -> LivingWater<'a> {
        LivingWater { source: Box::new(source), is_still }
    }
}

impl State {
    /// Goes on to the time of a frame. Returns when the next one is due; `None` once the water rests.
    fn advance(&mut self, now: Instant) -> Option<Instant> {
        self.now = Some(now);
        if std::mem::take(&mut self.is_touched) || self.touched.is_none() {
            self.touched = Some(now);
        }
        let since = *self.since.get_or_insert(now);
        let passed = now - since;
        let in_set = Duration::from_secs_f64(passed.as_secs_f64() % EVERY.as_secs_f64());
        if in_set < SPREADS {
            return Some(now + FRAME);
        }
        // Between two sets, so that none is cut off.
        let is_awake = self.touched.is_some_and(|touched| now - touched < AWAKE);
        self.since = self.since.filter(|_| is_awake);
        is_awake.then(|| now + (EVERY - in_set))
    }

    /// The rings around a source at the last frame.
    fn rings(&self, (center, width): (Point, f32)) -> Vec<Wave> {
        let passed = self.now.zip(self.since).map(|(now, since)| (now - since).as_secs_f32());
        let Some(part) = passed.map(|passed| (passed % EVERY.as_secs_f32()) / SPREADS.as_secs_f32()) else {
            return Vec::new();
        };
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
}

impl<Message> Widget<Message, Theme, Renderer> for LivingWater<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
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
        // The software renderer copies the whole window for each frame, which takes too much of a processor.
        if self.is_still || matches!(renderer, Renderer::Secondary(_)) {
            return;
        }
        let state: &mut State = tree.state.downcast_mut();
        match event {
            Event::Window(window::Event::RedrawRequested(now)) => {
                if let Some(next) = state.advance(*now) {
                    shell.request_redraw_at(RedrawRequest::At(next));
                }
            }
            Event::Mouse(_) | Event::Keyboard(_) | Event::Touch(_) => {
                state.is_touched = true;
                if state.since.is_none() {
                    shell.request_redraw();
                }
            }
            _ => {}
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
        let waves = tree.state.downcast_ref::<State>().rings((self.source)(bounds));
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

    /// The times of frames, as often as they are asked for, until the water rests.
    fn frames(state: &mut State, mut now: Instant) -> Vec<Instant> {
        let mut frames = Vec::new();
        while let Some(next) = state.advance(now) {
            frames.push(now);
            assert!(frames.len() < 10_000, "the water never rests");
            now = next;
        }
        frames
    }

    #[test]
    fn the_water_moves_slowly_and_rests_while_nobody_is_there() {
        let begun = Instant::now();
        let mut state = State::default();
        let drawn = frames(&mut state, begun);
        assert!(drawn.windows(2).all(|two| two[1] - two[0] >= FRAME));
        let lasted = *drawn.last().expect("some frames") - begun;
        assert!(lasted <= AWAKE + EVERY, "{lasted:?}");
        assert!(state.rings((Point::ORIGIN, 100.0)).is_empty());
        // Somebody comes back.
        state.is_touched = true;
        let later = begun + Duration::from_secs(600);
        assert!(frames(&mut state, later).len() > 20);
    }

    #[test]
    fn rings_spread_and_fade() {
        let begun = Instant::now();
        let mut state = State::default();
        state.advance(begun);
        let first: Vec<Wave> = (1..=14)
            .map(|step| {
                state.advance(begun + step * FRAME);
                state.rings((Point::ORIGIN, 100.0))[0]
            })
            .collect();
        assert!(first.is_sorted_by(|one, next| one.radii.x < next.radii.x && one.opacity > next.opacity));
        state.advance(begun + SPREADS + FRAME);
        assert!(state.rings((Point::ORIGIN, 100.0)).is_empty());
    }
}
