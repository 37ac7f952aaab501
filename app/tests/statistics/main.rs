//! Statistics: the figures, their export, and their screen.

#[path = "../played/mod.rs"]
mod played;
mod recount;
mod screen;
mod table;
