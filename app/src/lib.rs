//! Skipstone: the window, the store and the command line around [`skipstone_core`].

pub mod app;
mod atomic_file;
pub mod build_info;
pub mod card_faces;
pub mod chat;
pub mod cli;
pub mod context;
pub mod crash;
pub mod dialog;
pub mod draft;
pub mod export;
pub mod import_export;
pub mod locale;
pub mod names;
pub mod notices;
pub mod open_file;
pub mod paper;
pub mod print;
pub mod random;
pub mod rating;
pub mod round_sheet;
pub mod score_sheet;
pub mod screen;
pub mod series_file;
pub mod session;
pub mod settings;
pub mod sound;
pub mod statistics;
pub mod stone;
pub mod store;
pub mod table;
pub mod theme;
pub mod transcript;
mod viewer;
pub mod widget;
pub mod window;
pub mod wording;

pub use theme::Theme;

/// A piece of a screen.
pub type Element<'a, Message> = iced::Element<'a, Message, Theme>;
