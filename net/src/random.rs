//! Cryptographically secure random bytes from the system.

use ring::rand::{SecureRandom as _, SystemRandom};

/// The system's random number generator failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this computer gives no random bytes")]
pub struct RandomnessError;

pub(crate) fn random<const N: usize>() -> Result<[u8; N], RandomnessError> {
    let mut bytes = [0; N];
    #[cfg(test)]
    if fixed::fill(&mut bytes) {
        return Ok(bytes);
    }
    SystemRandom::new().fill(&mut bytes).map_err(|_| RandomnessError)?;
    Ok(bytes)
}

/// Random bytes from a seed, for tests that have to be repeated.
#[cfg(test)]
pub(crate) mod fixed {
    use std::cell::RefCell;

    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

    thread_local! {
        static RNG: RefCell<Option<ChaCha8Rng>> = const { RefCell::new(None) };
    }

    /// From now on this thread gets its bytes from a seed.
    pub(crate) fn seed(seed: u64) {
        RNG.set(Some(ChaCha8Rng::seed_from_u64(seed)));
    }

    pub(super) fn fill(bytes: &mut [u8]) -> bool {
        RNG.with_borrow_mut(|rng| rng.as_mut().map(|rng| rng.fill_bytes(bytes)).is_some())
    }
}
