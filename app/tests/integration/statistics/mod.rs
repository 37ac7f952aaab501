//! Statistics: the figures, their export, and their screen.

pub(crate) mod fixtures;
mod milestones;
mod recount;
mod screen;
mod table;
