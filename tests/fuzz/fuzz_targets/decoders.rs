//! Bytes as a host and as a guest would read them.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| skipstone_net::testing::decode_anything(bytes));
