//! Randomness that is the same on every platform and in every version: ChaCha with eight rounds, and our own shuffle.

use std::fmt;
use std::str::FromStr;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::Card;

/// The source of a round's randomness: 256 bits, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

/// Why a text can't be parsed as a seed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a seed: a seed is 64 hexadecimal digits")]
pub struct SeedError(String);

impl Seed {
    /// A seed from a number, for reproducible rounds with short names.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes).child(0)
    }

    /// One of 2⁶⁴ seeds derived from this one, which reveal nothing about it or each other.
    pub fn child(&self, number: u64) -> Seed {
        let mut seed = Seed([0; 32]);
        // Shuffles and lots use the streams of this half.
        self.stream(number | 1 << 63).0.fill_bytes(&mut seed.0);
        seed
    }

    /// A 64-bit number derived from the seed, for computer players.
    pub fn short(&self) -> u64 {
        self.stream(u64::MAX).0.next_u64()
    }

    /// One of the seed's random streams, which are independent of each other. The upper half of the numbers is that of the
    /// [children](Seed::child).
    pub fn stream(&self, stream: u64) -> RandomStream {
        let mut rng = ChaCha8Rng::from_seed(self.0);
        rng.set_stream(stream);
        RandomStream(rng)
    }
}

/// Uniform choices out of one stream of a seed.
#[derive(Clone)]
pub struct RandomStream(ChaCha8Rng);

impl RandomStream {
    /// A number below `bound`, each equally likely to within 2⁻³².
    pub fn below(&mut self, bound: u32) -> u32 {
        Fraction(self.0.next_u64()).below(bound.into()) as u32
    }

    /// Shuffles cards, after Fisher and Yates. Four choices come out of one random number (Brackett-Rozinsky and Lemire 2024);
    /// none is more likely than another by more than 2⁻³².
    pub fn shuffle(&mut self, cards: &mut [Card]) {
        let mut last = cards.len();
        while last > 1 {
            let mut fraction = Fraction(self.0.next_u64());
            for _ in 0..4.min(last - 1) {
                let other = fraction.below(last as u64) as usize;
                last -= 1;
                cards.swap(last, other);
            }
        }
    }
}

/// The state of a stream in the text of a position: its seed, its number and its offset.
impl RandomStream {
    pub(crate) fn to_text(&self) -> String {
        format!("{} {} {}", Seed(self.0.get_seed()), self.0.get_stream(), self.0.get_word_pos())
    }

    pub(crate) fn from_text(text: &str) -> Option<RandomStream> {
        let mut words = text.split_whitespace();
        let mut rng = words.next()?.parse::<Seed>().ok()?.stream(words.next()?.parse().ok()?);
        rng.0.set_word_pos(words.next()?.parse().ok()?);
        words.next().is_none().then_some(rng)
    }
}

impl fmt::Debug for RandomStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chance(…)")
    }
}

/// A random number between 0 and 1 in units of 2⁻⁶⁴, from which choices are taken digit by digit.
struct Fraction(u64);

impl Fraction {
    #[inline]
    fn below(&mut self, bound: u64) -> u64 {
        let product = u128::from(self.0) * u128::from(bound);
        self.0 = product as u64;
        (product >> 64) as u64
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        HEXLOWER.encode_display(&self.0).fmt(f)
    }
}

/// A seed decides every hidden card, so it is printed only where it is asked for by name.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(Seed).ok_or_else(|| SeedError(text.to_owned()))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}
