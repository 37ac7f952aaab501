//! The engine against the rule book.

mod lines;
mod model;
mod random_play;
mod tables;
