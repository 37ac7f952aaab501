//! Cryptographically secure random bytes from the system.

use ring::rand::{SecureRandom as _, SystemRandom};

/// The system's random number generator failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this computer gives no random bytes")]
pub struct NoRandomness;

pub(crate) fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    SystemRandom::new().fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}
