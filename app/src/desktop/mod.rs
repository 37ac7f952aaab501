//! How the desktop wants programs to look and move: dark or light, contrast, motion, the size of text. Settings that are left
//! to the desktop follow it. `tests/desktop.sh` is such a desktop.

#[cfg(target_os = "linux")]
mod portal;

use iced::futures::Stream;

/// Whether a desktop can tell what it prefers.
pub const TELLS: bool = cfg!(target_os = "linux");

/// The text scales that are followed; others are mistakes of a desktop.
const TEXT_SCALES: std::ops::RangeInclusive<f32> = 0.75..=2.0;

/// What the desktop prefers. By default it doesn't tell.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DesktopPreferences {
    /// Dark windows.
    pub dark: bool,
    /// More contrast.
    pub more_contrast: bool,
    /// Less motion.
    pub less_motion: bool,
    /// How large text is: 1.0 is normal, and from 0.75 to 2.0 is followed.
    pub text_scale: f32,
}

impl Default for DesktopPreferences {
    fn default() -> DesktopPreferences {
        DesktopPreferences { dark: false, more_contrast: false, less_motion: false, text_scale: 1.0 }
    }
}

impl DesktopPreferences {
    /// The same with text of that size, within limits.
    pub fn with_text_scale(self, scale: f32) -> DesktopPreferences {
        let is_scale = scale.is_finite();
        let text_scale = if is_scale { scale.clamp(*TEXT_SCALES.start(), *TEXT_SCALES.end()) } else { 1.0 };
        DesktopPreferences { text_scale, ..self }
    }
}

/// Streams what the desktop prefers, now and whenever that changes.
#[cfg(target_os = "linux")]
pub fn preferences() -> impl Stream<Item = DesktopPreferences> + Send {
    portal::preferences()
}

/// No other desktop is asked.
#[cfg(not(target_os = "linux"))]
pub fn preferences() -> impl Stream<Item = DesktopPreferences> + Send {
    iced::futures::stream::empty()
}
