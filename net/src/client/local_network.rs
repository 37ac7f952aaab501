//! Which addresses are in a subnet of this computer.

use std::net::IpAddr;

use crate::subnet_address::SubnetAddress;

/// Whether an address is in a subnet of one of this computer's interfaces. `true` if the system doesn't list them.
pub(super) fn is_on_local_network(address: IpAddr) -> bool {
    if_addrs::get_if_addrs()
        .map_or(true, |own| own.iter().any(|own| SubnetAddress::from(&own.addr).contains(address)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loopback_is_local_and_documentation_addresses_are_not() {
        let is_on_local_network = |text: &str| is_on_local_network(text.parse().expect("an address"));
        assert!(
            is_on_local_network("127.0.0.1")
                && is_on_local_network("127.7.7.7")
                && is_on_local_network("::ffff:127.0.0.1")
        );
        assert!(!is_on_local_network("203.0.113.7") && !is_on_local_network("2001:db8::1"));
    }
}
