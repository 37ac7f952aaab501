//! Puzzles: their text, and proofs of their answers.

mod proof;
mod text;
