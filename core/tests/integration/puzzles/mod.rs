//! Puzzles: their text, and proofs of their answers.

mod attempt;
mod decisive;
mod from_round;
mod proof;
mod repository;
mod text;
