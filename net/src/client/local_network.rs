//! Which addresses are in a subnet of this computer.

use std::net::IpAddr;

use if_addrs::IfAddr;

/// Whether an address is in a subnet of one of this computer's interfaces. `true` if the system doesn't list them.
pub(super) fn is_on_local_network(address: IpAddr) -> bool {
    let address = address.to_canonical();
    if_addrs::get_if_addrs()
        .map_or(true, |interfaces| interfaces.iter().any(|interface| is_in_subnet(&interface.addr, address)))
}

fn is_in_subnet(interface: &IfAddr, address: IpAddr) -> bool {
    match (interface, address) {
        (IfAddr::V4(own), IpAddr::V4(address)) => {
            (own.ip.to_bits() ^ address.to_bits()) & own.netmask.to_bits() == 0
        }
        (IfAddr::V6(own), IpAddr::V6(address)) => {
            (own.ip.to_bits() ^ address.to_bits()) & own.netmask.to_bits() == 0
        }
        _ => false,
    }
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
