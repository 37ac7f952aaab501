//! A limit on wrong invite codes.

use std::collections::VecDeque;
use std::net::IpAddr;

use serde::{Deserialize, Serialize};

use crate::limits::CODE_ATTEMPTS;

/// The most addresses to count. One more drops the one that failed the longest time ago: forgotten attempts help nobody to guess
/// a secret of 80 bits, while a refused address may be that of a guest with the right code. Short codes have a limit for all
/// addresses together too, which is far lower.
const MAX_ADDRESSES: usize = 256;

/// Counts the wrong proofs for one code by IP address, because new keys are free. Not by subnet: the computers of a household
/// may share one, and must not use up each other's attempts.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttemptLimiter {
    /// Each address with its number of wrong proofs, the latest one last.
    wrong: VecDeque<(IpAddr, u32)>,
}

impl AttemptLimiter {
    /// The attempts left for an address, at most [`CODE_ATTEMPTS`].
    pub fn remaining(&self, address: IpAddr) -> u32 {
        let wrong = self.position(address).and_then(|at| self.wrong.get(at));
        CODE_ATTEMPTS.saturating_sub(wrong.map_or(0, |(_, count)| *count))
    }

    /// Counts a wrong proof and returns the attempts left.
    pub fn record_failure(&mut self, address: IpAddr) -> u32 {
        let before = self.position(address).and_then(|at| self.wrong.remove(at));
        if self.wrong.len() >= MAX_ADDRESSES {
            self.wrong.pop_front();
        }
        let count = before.map_or(0, |(_, count)| count).saturating_add(1);
        self.wrong.push_back((address.to_canonical(), count));
        self.remaining(address)
    }

    /// Takes back a [`record_failure`](AttemptLimiter::record_failure): the attempt was right.
    pub fn forgive(&mut self, address: IpAddr) {
        let Some(at) = self.position(address) else { return };
        match self.wrong.get_mut(at) {
            Some((_, count)) if *count > 1 => *count -= 1,
            _ => drop(self.wrong.remove(at)),
        }
    }

    fn position(&self, address: IpAddr) -> Option<usize> {
        self.wrong.iter().position(|(counted, _)| *counted == address.to_canonical())
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn attempts_are_limited_per_address_in_bounded_memory() {
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

        tries.record_failure(address(2));
        tries.record_failure(address(2));
        tries.forgive(address(2));
        tries.forgive(address(3));
        assert_eq!(tries.remaining(address(2)), 4);
        tries.forgive(address(2));
        assert_eq!((tries.remaining(address(2)), tries.wrong.len()), (CODE_ATTEMPTS, 1));

        for number in 2..10_000 {
            tries.record_failure(address(number));
            tries.record_failure(address(1));
        }
        assert_eq!(tries.wrong.len(), MAX_ADDRESSES);
        assert_eq!([1, 2, 9_999, 20_000].map(|number| tries.remaining(address(number))), [0, 5, 4, 5]);
    }
}
