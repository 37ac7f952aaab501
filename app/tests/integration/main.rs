//! The app as its players have it: screens, store, files and command line.

mod bots;
mod cli;
mod company;
mod host;
mod replay;
mod review;
mod rounds;
mod screens;
mod series;
mod statistics;
mod store;
mod table;
mod together;
mod words;
