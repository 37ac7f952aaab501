//! What others may hand to the program: the corpus of the fuzzer, and the same with some bytes changed.

#[expect(dead_code, reason = "the fuzzer reads one kind by its name")]
#[allow(unreachable_pub, reason = "a library of the fuzzer")]
#[path = "../../../tests/fuzz/src/lib.rs"]
mod kinds;

use std::fs;

use skipstone_core::{RandomStream, Seed};

/// How often each input is changed.
const CHANGES: usize = 40;

/// Bytes with a few of them changed, left out, doubled, or replaced by those of another input.
fn changed(bytes: &[u8], other: &[u8], rng: &mut RandomStream) -> Vec<u8> {
    let mut changed = bytes.to_vec();
    let mut below = |bound: usize| rng.below(bound.max(1) as u32) as usize;
    for _ in 0..1 + below(4) {
        let from = below(changed.len());
        let to = (from + 1 + below(24)).min(changed.len());
        match below(4) {
            0 if from < to => changed[from] ^= 1 << below(8),
            1 => drop(changed.drain(from..to)),
            2 => {
                let doubled = changed[from..to].to_vec();
                changed.splice(from..from, doubled);
            }
            _ => {
                let begin = below(other.len());
                let end = (begin + 1 + below(24)).min(other.len());
                changed.splice(from..to, other[begin..end].iter().copied());
            }
        }
    }
    changed
}

#[test]
fn no_input_of_the_corpus_breaks_its_reader() {
    let mut rng = Seed::from_number(61).stream(0);
    for (kind, read) in kinds::INPUTS {
        let folder = format!("{}/../tests/fuzz/corpus/{kind}", env!("CARGO_MANIFEST_DIR"));
        let files = fs::read_dir(&folder).expect(&folder).map(|entry| entry.expect(&folder).path());
        let mut files: Vec<_> = files.collect();
        files.sort();
        let inputs: Vec<Vec<u8>> = files.iter().map(|file| fs::read(file).expect("a file")).collect();
        assert!(!inputs.is_empty(), "{kind}");
        for (at, input) in inputs.iter().enumerate() {
            read(input);
            let other = &inputs[(at + 1) % inputs.len()];
            (0..CHANGES).for_each(|_| read(&changed(input, other, &mut rng)));
        }
    }
}
