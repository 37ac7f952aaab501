//! Malicious or corrupt bytes. `tests/fuzz` explores further.

use proptest::prelude::*;
use proptest::sample::Index;

use super::{bytes, samples};
use crate::testing::decode_anything;

fn sample() -> impl Strategy<Value = Vec<u8>> {
    let all: Vec<Vec<u8>> =
        samples::to_host().iter().map(bytes).chain(samples::to_guest().iter().map(bytes)).collect();
    prop::sample::select(all)
}

/// Content behind a correct length prefix, so that decoding gets past the frame.
fn framed(content: &[u8]) -> Vec<u8> {
    [&(content.len() as u16).to_le_bytes()[..], content].concat()
}

proptest! {
    #[test]
    fn arbitrary_bytes(content in prop::collection::vec(any::<u8>(), 0..400)) {
        decode_anything(&content);
        decode_anything(&framed(&content));
    }

    #[test]
    fn flipped_bytes(mut sample in sample(), flips in prop::collection::vec((any::<Index>(), any::<u8>()), 1..4)) {
        for (at, flip) in flips {
            let at = at.index(sample.len());
            sample[at] ^= flip;
        }
        decode_anything(&sample);
    }

    #[test]
    fn truncated_messages(sample in sample(), cut in any::<Index>()) {
        let content = &sample[2..];
        decode_anything(&framed(&content[..cut.index(content.len() + 1)]));
    }
}
