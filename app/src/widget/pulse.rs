//! Something that moves now and then, as long as somebody is there.

use std::time::{Duration, Instant};

use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::window::{self, RedrawRequest};
use iced::{Event, Fill, Length, Rectangle, Renderer, Size};

use crate::{Element, Theme};

/// How long it goes on after the player has done something.
const AWAKE: Duration = Duration::from_secs(20);

/// When it moves.
#[derive(Debug, Clone, Copy)]
pub struct Rhythm {
    /// The time from one beginning to the next.
    pub every: Duration,
    /// How long it waits before it moves for the first time.
    pub waits: Duration,
    /// How long it moves each time.
    pub lasts: Duration,
    /// How often it is drawn meanwhile.
    pub frame: Duration,
}

/// What it draws with while it moves: within its bounds, so long after it began.
type Draw<'a> = Box<dyn Fn(&mut Renderer, &Theme, Rectangle, Duration) + 'a>;

/// A widget that fills its room and draws now and then only.
pub struct Pulsing<'a> {
    rhythm: fn(&Renderer) -> Rhythm,
    draw: Draw<'a>,
}

impl<'a> Pulsing<'a> {
    /// In a rhythm that may depend on the renderer.
    pub(super) fn new(
        rhythm: fn(&Renderer) -> Rhythm,
        draw: impl Fn(&mut Renderer, &Theme, Rectangle, Duration) + 'a,
    ) -> Pulsing<'a> {
        Pulsing { rhythm, draw: Box::new(draw) }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Pulsing<'_> {
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
        tree.state.downcast_mut::<Pulse>().update((self.rhythm)(renderer), event, shell);
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
        if let Some(passed) = tree.state.downcast_ref::<Pulse>().passed((self.rhythm)(renderer)) {
            (self.draw)(renderer, theme, layout.bounds(), passed);
        }
    }
}

impl<'a, Message: 'a> From<Pulsing<'a>> for Element<'a, Message> {
    fn from(pulsing: Pulsing<'a>) -> Self {
        Element::new(pulsing)
    }
}

/// How far it is: the widget's state.
#[derive(Debug, Default)]
struct Pulse {
    /// The time of the last frame.
    now: Option<Instant>,
    /// Since when it moves now and then; `None` while it rests.
    since: Option<Instant>,
    /// When the player last did something, by the frame after it.
    touched: Option<Instant>,
    /// Whether that was since the last frame.
    is_touched: bool,
}

impl Pulse {
    /// Takes in an event of the window, and asks for the frames that it takes.
    fn update<Message>(&mut self, rhythm: Rhythm, event: &Event, shell: &mut Shell<'_, Message>) {
        match event {
            Event::Window(window::Event::RedrawRequested(now)) => {
                if let Some(next) = self.advance(rhythm, *now) {
                    shell.request_redraw_at(RedrawRequest::At(next));
                }
            }
            Event::Mouse(_) | Event::Keyboard(_) | Event::Touch(_) => {
                self.is_touched = true;
                if self.since.is_none() {
                    shell.request_redraw();
                }
            }
            _ => {}
        }
    }

    /// How long it has moved by now; `None` between two times, and while it rests.
    fn passed(&self, rhythm: Rhythm) -> Option<Duration> {
        let since = self.since? + rhythm.waits;
        let passed = since_beginning(rhythm, self.now?.checked_duration_since(since)?);
        (passed < rhythm.lasts).then_some(passed)
    }

    /// Goes on to the time of a frame. Returns when the next one is due; `None` once it rests.
    fn advance(&mut self, rhythm: Rhythm, now: Instant) -> Option<Instant> {
        self.now = Some(now);
        if std::mem::take(&mut self.is_touched) || self.touched.is_none() {
            self.touched = Some(now);
        }
        let begins = *self.since.get_or_insert(now) + rhythm.waits;
        let Some(passed) = now.checked_duration_since(begins) else { return Some(begins) };
        let passed = since_beginning(rhythm, passed);
        if passed < rhythm.lasts {
            return Some(now + rhythm.frame);
        }
        // Between two times, so that none is cut off.
        let is_awake = self.touched.is_some_and(|touched| now - touched < AWAKE);
        self.since = self.since.filter(|_| is_awake);
        is_awake.then(|| now + (rhythm.every - passed))
    }
}

/// The part of a time that has passed since it last began.
fn since_beginning(rhythm: Rhythm, passed: Duration) -> Duration {
    Duration::from_nanos((passed.as_nanos() % rhythm.every.as_nanos()) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RHYTHM: Rhythm = Rhythm {
        every: Duration::from_secs(8),
        waits: Duration::from_secs(1),
        lasts: Duration::from_secs(2),
        frame: Duration::from_millis(125),
    };

    /// The times of frames, as often as they are asked for, until it rests.
    fn frames(pulse: &mut Pulse, mut now: Instant) -> Vec<Instant> {
        let mut frames = Vec::new();
        while let Some(next) = pulse.advance(RHYTHM, now) {
            frames.push(now);
            assert!(frames.len() < 10_000, "it never rests");
            now = next;
        }
        frames
    }

    #[test]
    fn it_moves_now_and_then_and_rests_while_nobody_is_there() {
        let begun = Instant::now();
        let mut pulse = Pulse::default();
        let drawn = frames(&mut pulse, begun);
        assert!(drawn.windows(2).all(|two| two[1] - two[0] >= RHYTHM.frame));
        let lasted = *drawn.last().expect("some frames") - begun;
        assert!(lasted <= AWAKE + RHYTHM.waits + RHYTHM.every, "{lasted:?}");
        assert_eq!(pulse.passed(RHYTHM), None);
        // Somebody comes back.
        pulse.is_touched = true;
        let later = begun + Duration::from_secs(600);
        assert!(frames(&mut pulse, later).len() > 20);
    }

    #[test]
    fn each_time_passes_from_its_beginning_to_its_end() {
        let begun = Instant::now();
        let mut pulse = Pulse::default();
        pulse.advance(RHYTHM, begun);
        assert_eq!(pulse.passed(RHYTHM), None, "it waits");
        for nth in [0, 1] {
            let begins = begun + RHYTHM.waits + nth * RHYTHM.every;
            for (after, expected) in [(0, Some(0)), (1500, Some(1500)), (2000, None), (6999, None)] {
                pulse.advance(RHYTHM, begins + Duration::from_millis(after));
                assert_eq!(pulse.passed(RHYTHM), expected.map(Duration::from_millis), "{after}");
            }
        }
    }
}
