//! Subnets, for limits per network: who has one IPv6 address has all of its subnet.

use std::net::{IpAddr, Ipv6Addr};

/// The /64 prefix of an IPv6 address, or an IPv4 address itself. IPv4-mapped addresses count as IPv4.
pub fn subnet(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subnet_is_an_ipv4_address_or_64_bits_of_ipv6() {
        let subnet = |text: &str| subnet(text.parse().expect("an address")).to_string();
        assert_eq!(subnet("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(subnet("fe80::1"), "fe80::");
        assert_eq!(subnet("192.168.1.7"), "192.168.1.7");
        assert_eq!(subnet("::ffff:192.168.1.7"), "192.168.1.7");
    }
}
