//! The last test program of a run: it lists what the others have skipped, which otherwise stands between hundreds of lines.

#![cfg(unix)]

use std::io::{self, Write as _};

use skipstone_tests::take_skipped;

#[test]
fn what_was_skipped_is_listed_at_the_end() {
    let skipped = take_skipped();
    if !skipped.is_empty() {
        // Not captured, as the print macros are.
        let _ = write!(io::stderr(), "\nThis machine lacks something that some tests need:\n{skipped}");
    }
}
