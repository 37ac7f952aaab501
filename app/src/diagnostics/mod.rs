//! What the program tells of itself: which build it is, and what remains of a crash.

pub mod build_info;
pub mod crash;
