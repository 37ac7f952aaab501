//! Series as files, as score sheets, on the screen and on the command line.

mod cli;
pub(crate) mod file;
mod fixtures;
mod screen;
mod sheet;
