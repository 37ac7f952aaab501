//! A limit on wrong invite codes.

use std::collections::HashMap;
use std::net::IpAddr;

use crate::limits::CODE_ATTEMPTS;

/// The most addresses to count; once as many have failed, every new address is blocked until a new code.
const MAX_ADDRESSES: usize = 256;

/// Counts the wrong proofs for one code by IP address, because new keys are free and new addresses are not.
#[derive(Debug, Clone, Default)]
pub struct AttemptLimiter {
    wrong: HashMap<IpAddr, u32>,
}

impl AttemptLimiter {
    /// The attempts left for an address, at most [`CODE_ATTEMPTS`].
    pub fn remaining(&self, address: IpAddr) -> u32 {
        let known = self.wrong.get(&address.to_canonical());
        let none_left = known.is_none() && self.wrong.len() >= MAX_ADDRESSES;
        if none_left { 0 } else { CODE_ATTEMPTS.saturating_sub(known.copied().unwrap_or(0)) }
    }

    /// Counts a wrong proof and returns the attempts left.
    pub fn record_failure(&mut self, address: IpAddr) -> u32 {
        if self.remaining(address) > 0 {
            *self.wrong.entry(address.to_canonical()).or_default() += 1;
        }
        self.remaining(address)
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn attempts_are_limited_per_address_and_in_total() {
        let mut tries = AttemptLimiter::default();
        let address = |number: u32| IpAddr::from(Ipv4Addr::from(number));
        let left: Vec<u32> = (0..=CODE_ATTEMPTS).map(|_| tries.record_failure(address(1))).collect();
        assert_eq!(left, [4, 3, 2, 1, 0, 0]);
        assert_eq!(
            tries.record_failure(Ipv4Addr::from(1).to_ipv6_mapped().into()),
            0,
            "the same address, written otherwise"
        );
        assert_eq!(tries.remaining(address(2)), CODE_ATTEMPTS);

        (2..10_000).for_each(|number| {
            tries.record_failure(address(number));
        });
        assert_eq!(tries.wrong.len(), MAX_ADDRESSES);
        assert_eq!((tries.remaining(address(2)), tries.remaining(address(20_000))), (4, 0));
    }
}
