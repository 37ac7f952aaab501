//! Integration tests of the app: screens, store, files and command line.

#[macro_use]
mod english;

mod bots;
mod challenges;
mod cli;
mod closing;
mod coach;
mod day_deals;
mod documents;
mod drop_down;
mod explanations;
mod focus;
mod geometry;
mod guide;
mod handover;
mod host;
mod locales;
mod manual;
mod menu;
mod multiplayer;
mod new_game;
mod numbers;
mod one_switch;
mod pace;
mod pdf;
mod practice;
mod puzzles;
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
mod sorted_hand;
mod statistics;
mod store;
mod support;
mod table;
mod timeline;
mod verify;
mod window;
