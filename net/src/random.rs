//! Cryptographically secure random bytes from the system.

#[cfg(not(test))]
use ring::rand::{SecureRandom as _, SystemRandom};

/// The system's random number generator failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this computer gives no random bytes")]
pub struct RandomnessError;

pub(crate) fn random<const N: usize>() -> Result<[u8; N], RandomnessError> {
    let mut bytes = [0; N];
    #[cfg(not(test))]
    SystemRandom::new().fill(&mut bytes).map_err(|_| RandomnessError)?;
    #[cfg(test)]
    fixed::fill(&mut bytes);
    Ok(bytes)
}

/// Bytes from a seed, for tests: each test has a thread of its own, and so the same bytes in every run.
#[cfg(test)]
pub(crate) mod fixed {
    use std::cell::RefCell;

    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

    thread_local! {
        static RNG: RefCell<ChaCha8Rng> = RefCell::new(ChaCha8Rng::seed_from_u64(1));
    }

    /// From now on this thread gets its bytes from this seed.
    pub(crate) fn seed(seed: u64) {
        RNG.set(ChaCha8Rng::seed_from_u64(seed));
    }

    pub(super) fn fill(bytes: &mut [u8]) {
        RNG.with_borrow_mut(|rng| rng.fill_bytes(bytes));
    }
}
