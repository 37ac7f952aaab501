//! The addresses of this computer for an invite code.

use std::net::{IpAddr, Ipv4Addr};

use crate::discovery::Interfaces;

/// The addresses at which others may reach a table, as far as they are known.
pub(super) struct ReachableAddresses {
    interfaces: Interfaces,
    listen_ip: IpAddr,
    /// Private addresses before public ones, IPv4 before IPv6. Loopback if the system has reported no usable address so far.
    current: Vec<IpAddr>,
}

impl ReachableAddresses {
    /// The addresses of a table that listens on `listen_ip`. A specified one is the only one.
    pub(super) fn new(interfaces: Interfaces, listen_ip: IpAddr) -> ReachableAddresses {
        let mut addresses =
            ReachableAddresses { interfaces, listen_ip, current: vec![IpAddr::V4(Ipv4Addr::LOCALHOST)] };
        if !listen_ip.is_unspecified() {
            addresses.current = vec![listen_ip];
        }
        addresses.refresh();
        addresses
    }

    pub(super) fn current(&self) -> &[IpAddr] {
        &self.current
    }

    /// Whether the addresses can change while the table is open.
    pub(super) fn can_change(&self) -> bool {
        self.listen_ip.is_unspecified() && self.interfaces != Interfaces::Loopback
    }

    /// Reads the addresses of the interfaces again. Returns whether they have changed.
    pub(super) fn refresh(&mut self) -> bool {
        self.can_change() && self.replace(usable_addresses(&self.interfaces))
    }

    /// Returns whether the addresses differ. Without any, the last ones stay: they are likely to come back.
    fn replace(&mut self, addresses: Vec<IpAddr>) -> bool {
        // The order of interfaces may change.
        let is_same = addresses.len() == self.current.len()
            && addresses.iter().all(|address| self.current.contains(address));
        if addresses.is_empty() || is_same {
            return false;
        }
        self.current = addresses;
        true
    }
}

/// The addresses of the selected interfaces, private ones before public ones, IPv4 before IPv6.
fn usable_addresses(interfaces: &Interfaces) -> Vec<IpAddr> {
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
    addresses
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOPBACK: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
    const ANY: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

    #[test]
    fn a_specified_address_is_the_only_one_and_loopback_the_fallback() {
        let specified: IpAddr = [10, 1, 2, 3].into();
        let addresses = ReachableAddresses::new(Interfaces::All, specified);
        assert_eq!((addresses.current(), addresses.can_change()), (&[specified][..], false));
        let addresses = ReachableAddresses::new(Interfaces::Loopback, ANY);
        assert_eq!((addresses.current(), addresses.can_change()), (&[LOOPBACK][..], false));
        let addresses = ReachableAddresses::new(Interfaces::Named(vec!["no such".to_owned()]), ANY);
        assert_eq!((addresses.current(), addresses.can_change()), (&[LOOPBACK][..], true));
        assert!(
            usable_addresses(&Interfaces::All).iter().all(|ip| !ip.is_unspecified() && !ip.is_loopback())
        );
    }

    #[test]
    fn changed_addresses_are_noticed_and_missing_ones_are_kept() {
        let mut addresses = ReachableAddresses::new(Interfaces::Named(vec!["no such".to_owned()]), ANY);
        let [first, second] = [1, 2].map(|number| IpAddr::from([10, 0, 0, number]));
        assert!(!addresses.replace(vec![]) && addresses.replace(vec![first]));
        assert!(!addresses.replace(vec![first]) && addresses.replace(vec![first, second]));
        assert!(!addresses.replace(vec![second, first]), "only the order differs");
        assert!(!addresses.replace(vec![]) && addresses.replace(vec![second]));
        assert_eq!(addresses.current(), [second]);
    }
}
