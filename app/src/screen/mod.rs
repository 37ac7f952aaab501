//! The screens. Each owns its `State` and `Message`; none knows another. A screen returns an `Action` for what concerns others,
//! and [`App`](crate::app::App) carries it out.

pub mod about;
mod action;
pub mod challenges;
pub mod coach;
pub mod day_deals;
pub mod draft;
mod export_job;
pub mod home;
pub mod how_to_play;
pub mod introduction;
pub mod join;
pub mod licences;
mod line_steps;
pub mod lobby;
pub mod network;
pub mod new_game;
mod phones;
mod preferences;
pub mod puzzles;
mod reaction_faces;
pub mod replay;
pub mod rounds;
mod rule_sentences;
pub mod series;
pub mod settings;
pub mod shelf;
pub mod statistics;
pub mod table;

pub use action::Action;
pub use export_job::{ExportJob, SaveError};

pub use crate::settings::Context;
