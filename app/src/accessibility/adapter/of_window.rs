//! UI Automation and NSAccessibility, which ask the window itself. The connection takes a part in what the system tells the window,
//! so it stays on the window's thread, which is also the one that updates it.

use std::cell::RefCell;

use accesskit::TreeUpdate;
#[cfg(target_os = "macos")]
use accesskit_macos::SubclassingAdapter;
#[cfg(windows)]
use accesskit_windows::SubclassingAdapter;
use iced::futures::Stream;
use iced::futures::channel::mpsc::{UnboundedSender, unbounded};
use iced::window::raw_window_handle::RawWindowHandle;
use iced::{Task, window};

use super::handler::Handler;
use crate::accessibility::Message;

thread_local! {
    /// The connection of the program's one window.
    static CONNECTION: RefCell<Option<SubclassingAdapter>> = const { RefCell::new(None) };
}

/// The way to the connection.
#[derive(Debug)]
pub(crate) struct Adapter(UnboundedSender<Message>);

impl Adapter {
    /// Streams what assistive technology asks for once the connection is attached to a window.
    pub(crate) fn connect() -> (Adapter, impl Stream<Item = Message> + Send + use<>) {
        let (sender, messages) = unbounded();
        (Adapter(sender), messages)
    }

    /// Attaches the connection to a window that isn't shown yet, and shows it.
    pub(crate) fn attach(&self, window: window::Id) -> Task<Message> {
        let handler = Handler(self.0.clone());
        let attached = window::run(window, move |window| match window.window_handle() {
            Ok(handle) => CONNECTION.set(connection(handle.as_raw(), handler)),
            Err(error) => tracing::warn!(%error, "assistive technology can't be reached"),
        });
        attached.discard().chain(window::set_mode(window, window::Mode::Windowed))
    }

    /// Sends a tree.
    pub(crate) fn update(&mut self, tree: impl FnOnce() -> TreeUpdate) {
        let events = CONNECTION.with_borrow_mut(|connection| connection.as_mut()?.update_if_active(tree));
        // The system may ask for more while it is told.
        if let Some(events) = events {
            events.raise();
        }
    }

    /// Tells whether the window has the focus.
    #[cfg(target_os = "macos")]
    pub(crate) fn focus_window(&mut self, is_focused: bool) {
        let update = |connection: &mut Option<SubclassingAdapter>| {
            connection.as_mut()?.update_view_focus_state(is_focused)
        };
        if let Some(events) = CONNECTION.with_borrow_mut(update) {
            events.raise();
        }
    }

    /// Does nothing: the connection sees it itself.
    #[cfg(windows)]
    pub(crate) fn focus_window(&mut self, _is_focused: bool) {}
}

/// The connection of a window; `None` if the system's windows are of another kind.
#[cfg(windows)]
fn connection(window: RawWindowHandle, handler: Handler) -> Option<SubclassingAdapter> {
    let RawWindowHandle::Win32(window) = window else { return None };
    let window = accesskit_windows::HWND(window.hwnd.get() as *mut _);
    Some(SubclassingAdapter::new(window, handler.clone(), handler))
}

/// The connection of a window; `None` if the system's windows are of another kind.
#[cfg(target_os = "macos")]
#[allow(unsafe_code, reason = "the window's view has no safe form")]
fn connection(window: RawWindowHandle, handler: Handler) -> Option<SubclassingAdapter> {
    let RawWindowHandle::AppKit(window) = window else { return None };
    // SAFETY: The view belongs to the window, which is borrowed.
    Some(unsafe { SubclassingAdapter::new(window.ns_view.as_ptr(), handler.clone(), handler) })
}
