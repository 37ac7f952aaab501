//! Statistics: the figures, their export, and their screen.

mod played;
mod recount;
mod screen;
mod table;
