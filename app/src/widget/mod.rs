//! Widgets. They know neither the network nor the store.

#[macro_use]
mod content;

pub mod accessible;
pub mod anew;
pub mod blinking;
pub mod board;
pub mod button;
pub mod chart;
pub mod choice;
pub mod count_up;
pub mod face;
pub mod focus;
mod ground;
pub mod inert;
pub mod living_water;
pub mod log;
pub mod long_press;
pub mod number;
pub mod on_water;
pub mod one_switch;
pub mod page;
pub mod painting;
pub mod pebble;
pub mod picture_cache;
pub mod pointer_event;
pub mod primary_pointer;
pub mod pulse;
pub mod qr_code;
pub mod race_picture;
pub mod repaint_layer;
pub mod reveal;
mod scenery;
pub mod scrubber;
pub mod short_text;
pub mod skips;
pub mod star;
pub mod stone;
pub mod stone_face;
pub mod stone_picture;
pub mod swap_drag;
pub mod text;
pub mod text_field;
pub mod tooltip;
pub mod type_ahead;
pub mod water;
