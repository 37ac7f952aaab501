//! Bytes from somebody who means no good, or whose program is broken. `tests/fuzz` goes on with it without an end.

use proptest::prelude::*;
use proptest::sample::Index;

use super::{bytes, samples};
use crate::testing::read_anything;

fn sample() -> impl Strategy<Value = Vec<u8>> {
    let all: Vec<Vec<u8>> =
        samples::to_host().iter().map(bytes).chain(samples::to_guest().iter().map(bytes)).collect();
    prop::sample::select(all)
}

/// Content with an honest length in front, so that more of it is looked at.
fn framed(content: &[u8]) -> Vec<u8> {
    [&(content.len() as u16).to_le_bytes()[..], content].concat()
}

proptest! {
    #[test]
    fn arbitrary_bytes(content in prop::collection::vec(any::<u8>(), 0..400)) {
        read_anything(&content);
        read_anything(&framed(&content));
    }

    #[test]
    fn flipped_bytes(mut sample in sample(), flips in prop::collection::vec((any::<Index>(), any::<u8>()), 1..4)) {
        for (at, flip) in flips {
            let at = at.index(sample.len());
            sample[at] ^= flip;
        }
        read_anything(&sample);
    }

    #[test]
    fn truncated_messages(sample in sample(), cut in any::<Index>()) {
        let content = &sample[2..];
        read_anything(&framed(&content[..cut.index(content.len() + 1)]));
    }
}
