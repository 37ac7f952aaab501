//! The network interfaces of this computer.

use std::io;
use std::net::IpAddr;

/// An address of an interface.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NetworkInterface {
    /// The system's name of it, such as `eth0`. An interface with several addresses occurs with each.
    pub name: String,
    /// The address.
    pub address: IpAddr,
}

/// Every address of this computer.
///
/// # Errors
/// If the system doesn't list its interfaces.
pub fn network_interfaces() -> io::Result<Vec<NetworkInterface>> {
    let found = if_addrs::get_if_addrs()?;
    Ok(found
        .into_iter()
        .map(|interface| NetworkInterface { address: interface.ip(), name: interface.name })
        .collect())
}
