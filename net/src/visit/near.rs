//! Which addresses are of a network that this computer is in.

use std::net::IpAddr;

use if_addrs::IfAddr;

/// Whether an address is of a network that this computer is in. Where the system doesn't tell, it may be.
pub(super) fn is_near(address: IpAddr) -> bool {
    let address = address.to_canonical();
    if_addrs::get_if_addrs()
        .map_or(true, |interfaces| interfaces.iter().any(|interface| is_of_network(&interface.addr, address)))
}

fn is_of_network(interface: &IfAddr, address: IpAddr) -> bool {
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
    fn this_computer_is_near_and_documentation_is_not() {
        let is_near = |text: &str| is_near(text.parse().expect("an address"));
        assert!(is_near("127.0.0.1") && is_near("127.7.7.7") && is_near("::ffff:127.0.0.1"));
        assert!(!is_near("203.0.113.7") && !is_near("2001:db8::1"));
    }
}
