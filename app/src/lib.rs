//! Skipstone: the window, the store and the command line around [`skipstone_core`].
//!
//! Boundary: `widget`, `theme`, `locale`, `players` and `board` know neither `skipstone_net` nor the store, also not through
//! other modules.

pub mod accessibility;
pub mod app;
pub mod board;
pub mod cli;
pub mod days;
pub mod desktop;
pub mod diagnostics;
pub mod files;
mod glicko;
mod keyed;
pub mod keys;
pub mod link;
pub mod locale;
pub mod paper;
pub mod phones;
pub mod players;
pub mod puzzles;
pub mod read_file;
pub mod screen;
pub mod session;
pub mod settings;
pub mod sound;
pub mod statistics;
pub mod store;
pub mod theme;
pub mod widget;
pub mod window;
pub mod wording;

pub use theme::Theme;

/// The program's version, as players see it, as it is sent to a table, and as records name it.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A piece of a screen.
pub type Element<'a, Message> = iced::Element<'a, Message, Theme>;
