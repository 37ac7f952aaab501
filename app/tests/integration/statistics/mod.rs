//! Statistics: the figures, their export, and their screen.

mod fixtures;
mod recount;
mod screen;
mod table;
