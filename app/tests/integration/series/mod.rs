//! Series as files, as score sheets, on the screen and on the command line.

mod cli;
mod file;
mod played;
mod screen;
mod sheet;
