//! Skipstone: the window, the store and the command line around [`skipstone_core`].

pub mod locale;
pub mod theme;
pub mod widget;

pub use theme::Theme;

/// A piece of a screen.
pub type Element<'a, Message> = iced::Element<'a, Message, Theme>;
