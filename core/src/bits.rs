//! Words as sets of small numbers.

/// The set bits of a word, lowest first.
#[inline]
pub(crate) fn bits(mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = word.checked_ilog2().map(|_| word.trailing_zeros());
        word &= word.wrapping_sub(1);
        bit
    })
}
