//! The engine against the rule book.

mod deck;
mod golden;
mod lines;
mod model;
mod notation;
mod position_text;
mod positions;
mod random_play;
mod refusals;
mod rules_text;
mod series;
mod setup;
mod sight;
mod tables;
