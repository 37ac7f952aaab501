//! The system's way to assistive technology: AT-SPI on Linux, UI Automation on Windows, NSAccessibility on macOS. Elsewhere there is
//! none.

#[cfg(any(windows, target_os = "macos"))]
#[path = "of_window.rs"]
mod system;
#[cfg(target_os = "linux")]
#[path = "of_bus.rs"]
mod system;
#[cfg(not(any(windows, target_os = "macos", target_os = "linux")))]
#[path = "none.rs"]
mod system;

#[cfg(any(windows, target_os = "macos", target_os = "linux"))]
mod handler;

pub(super) use system::Adapter;

/// Whether the connection belongs to the window, and has to be there before the window is shown.
pub(crate) const BELONGS_TO_WINDOW: bool = cfg!(any(windows, target_os = "macos"));
