//! The addresses of this computer for an invite code.

use std::net::{IpAddr, Ipv4Addr};

use crate::discovery::Interfaces;

/// The addresses at which others may reach a table that listens on `listen_ip`: private ones before public ones, IPv4 before
/// IPv6. A specified `listen_ip` is the only one. Loopback if the system reports no usable address.
pub(super) fn reachable(interfaces: &Interfaces, listen_ip: IpAddr) -> Vec<IpAddr> {
    if !listen_ip.is_unspecified() {
        return vec![listen_ip];
    }
    let loopback = vec![IpAddr::V4(Ipv4Addr::LOCALHOST)];
    if *interfaces == Interfaces::Loopback {
        return loopback;
    }
    let is_selected = |name: &str| match interfaces {
        Interfaces::Named(names) => names.iter().any(|selected| selected == name),
        Interfaces::All | Interfaces::Loopback | Interfaces::None => true,
    };
    // If the system can't list its interfaces, the list counts as empty.
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    let mut addresses: Vec<IpAddr> = all
        .into_iter()
        .filter(|interface| {
            !interface.is_loopback() && !interface.is_link_local() && is_selected(&interface.name)
        })
        .map(|interface| interface.ip())
        .collect();
    // Most guests are on the host's own network, where its private addresses work.
    addresses.sort_by_key(|ip| match ip {
        IpAddr::V4(ip) => (!ip.is_private(), 0),
        IpAddr::V6(ip) => (!ip.is_unique_local(), 1),
    });
    if addresses.is_empty() { loopback } else { addresses }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_specified_address_is_the_only_one_and_loopback_the_fallback() {
        let specified: IpAddr = [10, 1, 2, 3].into();
        assert_eq!(reachable(&Interfaces::All, specified), [specified]);
        let unspecified: IpAddr = Ipv4Addr::UNSPECIFIED.into();
        assert_eq!(reachable(&Interfaces::Loopback, unspecified), [IpAddr::from([127, 0, 0, 1])]);
        assert_eq!(
            reachable(&Interfaces::Named(vec!["no such".to_owned()]), unspecified),
            [IpAddr::from([127, 0, 0, 1])]
        );
        assert!(reachable(&Interfaces::All, unspecified).iter().all(|ip| !ip.is_unspecified()));
    }
}
