//! Parts of screens that know neither network nor store.

pub mod button;
pub mod chart;
pub mod choice;
pub mod face;
pub mod focus;
pub mod log;
pub mod number;
pub mod page;
pub mod picture;
pub mod scrubber;
pub mod table;
pub mod text;
pub mod tip;
pub mod water;
pub mod whole;
