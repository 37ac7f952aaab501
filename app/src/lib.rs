//! t
pub mod widget;
