//! Where a host can be reached.

use std::net::{IpAddr, Ipv4Addr};

use crate::discovery::Interfaces;

/// The addresses of this computer that others may reach a table at, the likeliest first. One that listens at a certain address is
/// reached there alone.
pub(super) fn reachable(interfaces: &Interfaces, listens: IpAddr) -> Vec<IpAddr> {
    if !listens.is_unspecified() {
        return vec![listens];
    }
    let loopback = vec![IpAddr::V4(Ipv4Addr::LOCALHOST)];
    if *interfaces == Interfaces::Loopback {
        return loopback;
    }
    let wanted = |name: &str| match interfaces {
        Interfaces::Named(names) => names.iter().any(|wanted| wanted == name),
        Interfaces::All | Interfaces::Loopback | Interfaces::None => true,
    };
    // What the system doesn't tell isn't known.
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    let mut found: Vec<IpAddr> = all
        .into_iter()
        .filter(|interface| !interface.is_loopback() && !interface.is_link_local() && wanted(&interface.name))
        .map(|interface| interface.ip())
        .collect();
    // Addresses of the own network are what others there try with success.
    found.sort_by_key(|ip| match ip {
        IpAddr::V4(ip) => (!ip.is_private(), 0),
        IpAddr::V6(ip) => (!ip.is_unique_local(), 1),
    });
    if found.is_empty() { loopback } else { found }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_of_one_address_is_reached_there_alone() {
        let one: IpAddr = [10, 1, 2, 3].into();
        assert_eq!(reachable(&Interfaces::All, one), [one]);
        let any: IpAddr = Ipv4Addr::UNSPECIFIED.into();
        assert_eq!(reachable(&Interfaces::Loopback, any), [IpAddr::from([127, 0, 0, 1])]);
        assert_eq!(
            reachable(&Interfaces::Named(vec!["no such".to_owned()]), any),
            [IpAddr::from([127, 0, 0, 1])]
        );
        assert!(reachable(&Interfaces::All, any).iter().all(|ip| !ip.is_unspecified()));
    }
}
