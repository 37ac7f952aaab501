//! The keys of the program: one table of commands (`table`), found on whatever keyboard (`press`).
//!
//! Whoever handles keys asks a [`KeyPress`] for its [`Command`] in an [`Area`]; the page of keys, the labels on the board and in
//! tooltips, what assistive technology is told and the tests of the guide read the same table.

mod chord;
mod press;
mod table;

pub use chord::{Chord, Symbol};
pub use press::KeyPress;
pub use table::{Area, Command, Group, Holds, LINES, Line, ReplayStep, label, slot_label};
