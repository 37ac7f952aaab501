//! Skipstone: the window, the store and the command line around [`skipstone_core`].

pub mod app;
mod atomic_file;
pub mod chat;
pub mod cli;
pub mod dialog;
pub mod draft;
pub mod exchange;
pub mod export;
pub mod locale;
pub mod notices;
pub mod opened;
pub mod random;
pub mod score_sheet;
pub mod screen;
pub mod series_file;
pub mod settings;
pub mod statistics;
pub mod store;
pub mod table;
pub mod theme;
pub mod together;
pub mod widget;
pub mod window;

pub use theme::Theme;

/// A piece of a screen.
pub type Element<'a, Message> = iced::Element<'a, Message, Theme>;
