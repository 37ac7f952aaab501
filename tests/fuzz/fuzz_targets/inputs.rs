//! One kind of input, without an end: `SKIPSTONE_INPUT` names it (see `src/lib.rs`).
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;

static INPUT: LazyLock<String> = LazyLock::new(|| std::env::var("SKIPSTONE_INPUT").expect("the kind of input"));

fuzz_target!(|bytes: &[u8]| skipstone_fuzz::read(&INPUT, bytes));
