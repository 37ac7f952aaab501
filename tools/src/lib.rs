//! What makes the data of the game that no person writes: the trained networks in `assets/bots` ([`training`]) and the puzzles in
//! `assets/puzzles` ([`puzzles`]). Players need none of it.
//!
//! Both follow from a seed alone, to the last bit: on every computer and with any number of threads.
//!
//! API boundary: it uses the public interface of `skipstone-core` and nothing else of ours, and no other crate uses it.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod cli;
pub mod puzzles;
pub mod training;

pub use cli::main;
