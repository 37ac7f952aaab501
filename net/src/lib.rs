//! The way to a table: what a screen holds to play at one, wherever it is.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod link;
