//! A head as words that people can read to each other.

use bip39::Language;

use crate::digest::Digest;

/// The bits that choose a word: the list has 2048.
const BITS: u32 = 11;

/// Four English words that stand for a head. Two different heads have the same ones with a chance of 1 in 2⁴⁴.
pub fn words(head: &Digest) -> [&'static str; 4] {
    let list = Language::English.word_list();
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&head.as_bytes()[..8]);
    let bits = u64::from_be_bytes(bytes);
    std::array::from_fn(|at| {
        let index = bits >> (u64::BITS - BITS * (at as u32 + 1)) & ((1 << BITS) - 1);
        list[index as usize]
    })
}
