//! Errors as sentences in the player's language: methods of [`Locale`](crate::locale::Locale) for the errors of other modules
//! and crates, which `locale` itself doesn't depend on.

mod challenges;
mod days;
mod denials;
mod entry_policies;
mod import_errors;
mod join_errors;
mod links;
mod milestones;
mod mistakes;
mod network;
mod open_errors;
mod puzzles;
mod record_errors;
mod rejections;
mod series_title;
mod store_errors;

pub use join_errors::JoinHelp;
pub use network::WriteAddress;
