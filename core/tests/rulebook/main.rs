//! The engine against the rule book.

mod lines;
mod model;
mod positions;
mod random_play;
mod tables;
