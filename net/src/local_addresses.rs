//! This computer's own addresses on its networks.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// An address of one of this computer's network interfaces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LocalAddress {
    /// The system's name of the interface, such as `eth0`. One with several addresses occurs with each.
    pub interface: String,
    /// The address.
    pub ip: IpAddr,
}

/// Every address of this computer.
///
/// # Errors
/// If the system doesn't list its interfaces.
pub fn local_addresses() -> io::Result<Vec<LocalAddress>> {
    let found = if_addrs::get_if_addrs()?;
    Ok(found.into_iter().map(|found| LocalAddress { ip: found.ip(), interface: found.name }).collect())
}

/// The address that stands for all own ones of an IP version.
pub(crate) fn unspecified(is_v6: bool) -> IpAddr {
    if is_v6 { Ipv6Addr::UNSPECIFIED.into() } else { Ipv4Addr::UNSPECIFIED.into() }
}
