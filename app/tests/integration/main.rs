//! Integration tests of the app: screens, store, files and command line.

#[macro_use]
mod english;

mod bots;
mod carry_on;
mod challenges;
mod cli;
mod closing;
mod coach;
mod contract;
mod day_deals;
mod documents;
mod drop_down;
mod explanations;
mod files;
mod focus;
mod game;
mod geometry;
mod gestures;
mod guide;
mod handover;
mod heard;
mod host;
mod inputs;
mod keys;
mod links;
mod locales;
mod manual;
mod menu;
mod multiplayer;
mod network;
mod new_game;
mod numbers;
mod one_switch;
mod own_name;
mod pace;
mod pdf;
mod practice;
mod pseudo;
mod puzzles;
mod repaint;
mod replay;
mod review;
mod round_end;
mod round_sheet;
mod rounds;
mod screens;
mod seen;
mod series;
mod sessions;
mod shelf;
mod software_window;
mod sorted_hand;
mod statistics;
mod store;
mod support;
mod table;
mod timeline;
mod tour;
mod unsaved;
mod verify;
mod window;

/// How many samples a long test takes: as many as `SKIPSTONE_SAMPLE_SIZE` says, or usually so many.
fn sample_size(usually: u64) -> u64 {
    let size = std::env::var("SKIPSTONE_SAMPLE_SIZE");
    size.map_or(usually, |size| size.parse().expect("SKIPSTONE_SAMPLE_SIZE is a number"))
}
