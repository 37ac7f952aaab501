//! Training and the making of puzzles, through the crate's public interface and its program.

mod program;
mod puzzles;
mod training;
