//! Follows the window's size and position for the next start, and toggles full screen.

use std::time::Duration;

use iced::window::Mode;
use iced::{Point, Size, Task, window};

use super::{App, Message};
use crate::store::{Profile, WindowPlacement};

/// How long the window has to rest before its placement is read and written.
const SETTLES_AFTER: Duration = Duration::from_millis(300);

/// What frame and panels of desktops take of a screen, in logical pixels. The toolkit can't ask for it.
const FRAME: Size = Size::new(16.0, 90.0);

/// The window as the system tells it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WindowReading {
    /// Whether it is a normal window, full screen or hidden.
    pub mode: Mode,
    /// Whether it is maximised.
    pub maximized: bool,
    /// The upper left corner of its frame, in logical pixels; `None` on Wayland.
    pub position: Option<Point>,
}

impl App {
    /// Called for every change of the window's size or position; dragging an edge makes many.
    pub(super) fn follow_window(&mut self) -> Task<Message> {
        let settled = async { tokio::time::sleep(SETTLES_AFTER).await };
        let (task, handle) = Task::perform(settled, |()| Message::WindowSettled).abortable();
        // Dropping the handle of the change before ends its wait.
        self.window_settles = Some(handle.abort_on_drop());
        task
    }

    /// Remembers the placement of the window. A maximised one keeps the size and position it had before.
    pub(super) fn remember_window(&mut self, found: WindowReading) {
        let size = self.env.window_size;
        // A minimised window has no size.
        if found.mode != Mode::Windowed || size.width < 1.0 || size.height < 1.0 {
            return;
        }
        let placement = match found.maximized {
            true => WindowPlacement { maximized: true, ..self.placement },
            false => WindowPlacement {
                width: size.width.round(),
                height: size.height.round(),
                scale: self.env.scale_factor(),
                position: found.position.map(|at| (at.x, at.y)),
                maximized: false,
            },
        };
        if placement == self.placement {
            return;
        }
        self.placement = placement;
        let path = self.profile.as_ref().map(Profile::window_path);
        path.into_iter().for_each(|path| placement.write(path, &self.store));
    }

    /// Called when the window is there. Makes one that is larger than its screen as large as that, and fills the screen with a first
    /// one that would reach beyond what the desktop leaves free of it.
    pub(super) fn window_opened(&self, id: window::Id) -> Task<Message> {
        // X11 ignores the state of a window that isn't shown yet.
        if self.placement.maximized {
            return window::maximize(id, true);
        }
        let (size, scale) = (self.env.window_size, self.env.scale_factor());
        let is_first = self.placement == WindowPlacement::FIRST;
        window::monitor_size(id).and_then(move |screen| {
            // In units of the screens' own scale, as sizes are set in.
            let screen = screen * scale;
            let fills_screen = is_first && !fits(size + FRAME, screen);
            let fill = if fills_screen { window::maximize(id, true) } else { Task::none() };
            if fits(size, screen) {
                return fill;
            }
            let fitting = Size::new(size.width.min(screen.width), size.height.min(screen.height));
            window::resize(id, fitting * (1.0 / scale)).chain(fill)
        })
    }
}

fn fits(size: Size, screen: Size) -> bool {
    size.width <= screen.width && size.height <= screen.height
}

/// Reads the state of the window.
pub(super) fn read_window() -> Task<Message> {
    window::latest().and_then(|id| {
        window::mode(id).then(move |mode| {
            window::is_maximized(id).then(move |maximized| {
                window::position(id)
                    .map(move |position| Message::WindowRead(WindowReading { mode, maximized, position }))
            })
        })
    })
}

/// Switches between a window and the full screen.
pub(super) fn toggle_full_screen() -> Task<Message> {
    window::latest().and_then(|id| {
        window::mode(id).then(move |mode| {
            let other = if mode == Mode::Fullscreen { Mode::Windowed } else { Mode::Fullscreen };
            window::set_mode(id, other)
        })
    })
}
