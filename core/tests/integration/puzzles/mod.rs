//! Puzzles: their text, and proofs of their answers.

mod attempt;
mod proof;
mod repository;
mod text;
