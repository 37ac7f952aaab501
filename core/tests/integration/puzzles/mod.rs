//! Puzzles: their text, and proofs of their answers.

mod proof;
mod repository;
mod text;
