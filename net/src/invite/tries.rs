//! How often somebody may be wrong about a code.

use std::collections::HashMap;
use std::net::IpAddr;

use crate::limits::WRONG_CODES;

/// Addresses that were wrong before everybody has to wait for a new code: more than a family has, and few enough to remember.
const ADDRESSES: usize = 256;

/// The wrong proofs for one code, by the address that they came from: new keys cost nothing, new addresses do.
#[derive(Debug, Clone, Default)]
pub struct Tries {
    wrong: HashMap<IpAddr, u32>,
}

impl Tries {
    /// How many more wrong proofs an address may give.
    pub fn left(&self, address: IpAddr) -> u32 {
        let known = self.wrong.get(&address.to_canonical());
        let none_left = known.is_none() && self.wrong.len() >= ADDRESSES;
        if none_left { 0 } else { WRONG_CODES.saturating_sub(known.copied().unwrap_or(0)) }
    }

    /// An address gave a wrong proof; how many more it may give.
    pub fn wrong(&mut self, address: IpAddr) -> u32 {
        if self.left(address) > 0 {
            *self.wrong.entry(address.to_canonical()).or_default() += 1;
        }
        self.left(address)
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn tries_run_out_by_address_and_at_last_for_all() {
        let mut tries = Tries::default();
        let address = |number: u32| IpAddr::from(Ipv4Addr::from(number));
        let left: Vec<u32> = (0..=WRONG_CODES).map(|_| tries.wrong(address(1))).collect();
        assert_eq!(left, [4, 3, 2, 1, 0, 0]);
        assert_eq!(
            tries.wrong(Ipv4Addr::from(1).to_ipv6_mapped().into()),
            0,
            "the same address, written otherwise"
        );
        assert_eq!(tries.left(address(2)), WRONG_CODES);

        (2..10_000).for_each(|number| {
            tries.wrong(address(number));
        });
        assert_eq!(tries.wrong.len(), ADDRESSES);
        assert_eq!((tries.left(address(2)), tries.left(address(20_000))), (4, 0));
    }
}
