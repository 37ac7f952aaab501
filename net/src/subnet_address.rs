//! An address of this computer with its subnet.

use std::net::IpAddr;

use if_addrs::IfAddr;

/// An address with the length of its subnet's prefix, in bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct SubnetAddress {
    /// The address.
    pub ip: IpAddr,
    /// The length of the prefix.
    pub prefix: u8,
}

impl SubnetAddress {
    /// Whether an address is in the subnet.
    pub fn contains(self, ip: IpAddr) -> bool {
        let differs = |own: u128, other: u128, bits: u32| {
            let ignored = bits.saturating_sub(u32::from(self.prefix));
            (own ^ other).checked_shr(ignored).unwrap_or(0) != 0
        };
        match (self.ip, ip.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(ip)) => !differs(own.to_bits().into(), ip.to_bits().into(), 32),
            (IpAddr::V6(own), IpAddr::V6(ip)) => !differs(own.to_bits(), ip.to_bits(), 128),
            _ => false,
        }
    }

    /// Another address of the subnet, as a destination. `None` where there is none.
    pub(crate) fn neighbour(self) -> Option<IpAddr> {
        match self.ip {
            IpAddr::V4(own) if self.prefix < 31 => {
                let other = if own.to_bits() & 3 == 1 { 2 } else { 1 };
                Some(IpAddr::V4((own.to_bits() & !3 | other).into()))
            }
            _ => None,
        }
    }

    /// Whether it was given by nobody: the system makes one up where no router answers.
    pub(crate) fn is_made_up(self) -> bool {
        matches!(self.ip, IpAddr::V4(ip) if ip.is_link_local())
    }

    /// Whether it is valid on its network only.
    pub(crate) fn is_link_local(self) -> bool {
        match self.ip {
            IpAddr::V4(ip) => ip.is_link_local(),
            IpAddr::V6(ip) => ip.is_unicast_link_local(),
        }
    }
}

impl From<&IfAddr> for SubnetAddress {
    fn from(own: &IfAddr) -> SubnetAddress {
        match own {
            IfAddr::V4(own) => SubnetAddress { ip: own.ip.into(), prefix: own.prefixlen },
            IfAddr::V6(own) => SubnetAddress { ip: own.ip.into(), prefix: own.prefixlen },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> SubnetAddress {
        let (ip, prefix) = text.split_once('/').expect("a prefix");
        SubnetAddress { ip: ip.parse().expect("an address"), prefix: prefix.parse().expect("a number") }
    }

    #[test]
    fn subnets_are_told_by_their_prefix() {
        let is_in = |own: &str, ip: &str| at(own).contains(ip.parse().expect("an address"));
        assert!(is_in("192.168.1.7/24", "192.168.1.200") && !is_in("192.168.1.7/24", "192.168.2.7"));
        assert!(is_in("192.168.1.7/24", "::ffff:192.168.1.200"));
        assert!(is_in("10.0.0.1/0", "192.168.2.7") && !is_in("10.0.0.1/32", "10.0.0.2"));
        assert!(is_in("fe80::1/64", "fe80::2") && !is_in("fd00:1::1/64", "fd00:2::1"));
        assert!(!is_in("fd00:1::1/64", "192.168.1.7"));
    }

    #[test]
    fn a_neighbour_is_another_address_of_the_subnet() {
        for own in ["192.168.1.7/24", "192.168.1.1/24", "192.168.1.2/30", "10.0.0.1/30", "10.1.2.3/8"] {
            let neighbour = at(own).neighbour().expect("there are others");
            assert!(at(own).contains(neighbour) && neighbour != at(own).ip, "{own}: {neighbour}");
        }
        assert_eq!(at("10.0.0.1/32").neighbour(), None);
    }
}
