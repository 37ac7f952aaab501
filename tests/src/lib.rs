//! What the tests of all crates share: tests that need something of the machine, and tests that run in other processes.

mod namespaces;
mod other_process;
mod skip;

pub use namespaces::in_namespaces;
pub use other_process::other_process;
#[cfg(unix)]
pub use skip::take_skipped;
pub use skip::{REQUIRE_ALL, has_python, skip};
