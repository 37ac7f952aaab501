//! A panel that unfolds from its middle when it appears.

use std::time::{Duration, Instant};

use iced::advanced::renderer::Style;
use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, mouse};
use iced::{Event, Rectangle, Renderer, window};

use crate::{Element, Theme};

/// How long it takes.
const DURATION: Duration = Duration::from_millis(220);

/// A panel. Its room is the same from the beginning, and it can be used at once.
pub struct Reveal<'a, Message> {
    content: Element<'a, Message>,
    /// What appears: another panel in its place unfolds anew.
    name: &'static str,
    is_still: bool,
}

/// How far the panel has come; the tree state.
struct Progress {
    name: &'static str,
    since: Option<Instant>,
    /// From 0 to 1; 1 before the first frame.
    part: f32,
}

impl<'a, Message> Reveal<'a, Message> {
    /// Wraps a panel. One that is still is there at once.
    pub fn new(content: impl Into<Element<'a, Message>>, name: &'static str, is_still: bool) -> Self {
        Reveal { content: content.into(), name, is_still }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Reveal<'_, Message> {
    delegate_to_content!(diff mouse_interaction operate);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Progress>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Progress { name: self.name, since: None, part: 1.0 })
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let progress: &mut Progress = tree.state.downcast_mut();
        if progress.name != self.name {
            *progress = Progress { name: self.name, since: None, part: 1.0 };
        }
        if let Event::Window(window::Event::RedrawRequested(now)) = event {
            let since = *progress.since.get_or_insert(*now);
            let passed = now.saturating_duration_since(since).as_secs_f32() / DURATION.as_secs_f32();
            progress.part = if self.is_still { 1.0 } else { 1.0 - (1.0 - passed.min(1.0)).powi(3) };
            if progress.part < 1.0 {
                shell.request_redraw();
            }
        }
        let content = self.content.as_widget_mut();
        content.update(&mut tree.children[0], event, layout, cursor, renderer, clipboard, shell, viewport);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let part = tree.state.downcast_ref::<Progress>().part;
        let content = self.content.as_widget();
        let bounds = layout.bounds();
        let unfolded = Rectangle {
            y: bounds.center_y() - part * bounds.height / 2.0,
            height: part * bounds.height,
            ..bounds
        };
        if part >= 1.0 {
            content.draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
        } else if let Some(visible) = unfolded.intersection(viewport) {
            renderer.with_layer(visible, |renderer| {
                content.draw(&tree.children[0], renderer, theme, style, layout, cursor, &visible);
            });
        }
    }
}

impl<'a, Message: 'a> From<Reveal<'a, Message>> for Element<'a, Message> {
    fn from(reveal: Reveal<'a, Message>) -> Self {
        Element::new(reveal)
    }
}
