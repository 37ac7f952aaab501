//! What players are called, and what they look like.

pub mod names;
pub mod stone;
