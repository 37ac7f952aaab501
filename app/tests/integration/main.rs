//! Integration tests of the app: screens, store, files and command line.

mod bots;
mod cli;
mod geometry;
mod guide;
mod handover;
mod host;
mod locales;
mod menu;
mod multiplayer;
mod pace;
mod pdf;
mod repaint;
mod replay;
mod review;
mod round_end;
mod round_sheet;
mod rounds;
mod screens;
mod series;
mod sessions;
mod software_window;
mod statistics;
mod store;
mod table;
mod timeline;
mod window;
