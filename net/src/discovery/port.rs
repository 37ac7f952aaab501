//! The UDP port of mDNS, which all programs of a computer share.

use std::io;
use std::net::{SocketAddr, UdpSocket};

use socket2::{Domain, Protocol, Socket, Type};

use super::Interfaces;
use crate::local_addresses::unspecified;

/// The UDP port of mDNS.
pub const MDNS_PORT: u16 = 5353;

/// Whether an IP version can be used at a UDP port that programs share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SharedPort {
    /// A socket can be bound.
    Free,
    /// Another program holds the port and doesn't share it.
    Held,
    /// The system refuses the socket for another reason, as where it has no such IP version.
    Unavailable,
}

/// Binds a socket at the unspecified address of an IP version, as the mDNS daemon does: with whoever else shares the port.
pub(crate) fn bind_shared(is_v6: bool, port: u16) -> io::Result<UdpSocket> {
    let domain = if is_v6 { Domain::IPV6 } else { Domain::IPV4 };
    let socket = Socket::new(domain, Type::DGRAM, Some(Protocol::UDP))?;
    if is_v6 {
        socket.set_only_v6(true)?;
    }
    socket.set_reuse_address(true)?;
    // Systems without it share the port by the option above.
    #[cfg(unix)]
    let _ = socket.set_reuse_port(true);
    socket.bind(&SocketAddr::new(unspecified(is_v6), port).into())?;
    Ok(socket.into())
}

/// Whether the port can be shared. The socket that tries it is closed at once, and sends nothing.
pub(crate) fn shared_port(is_v6: bool, port: u16) -> SharedPort {
    match bind_shared(is_v6, port) {
        Ok(_) => SharedPort::Free,
        Err(error) if is_held(&error) => SharedPort::Held,
        Err(_) => SharedPort::Unavailable,
    }
}

/// Windows refuses a port that is held alone as not permitted.
fn is_held(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::AddrInUse
        || cfg!(windows) && error.kind() == io::ErrorKind::PermissionDenied
}

/// Whether other programs leave no socket for mDNS on these interfaces: its daemon starts without any, and says nothing.
pub(super) fn is_mdns_port_held(on: &Interfaces, port: u16) -> bool {
    let versions: &[bool] = match on {
        Interfaces::None => return false,
        Interfaces::Loopback => &[false],
        Interfaces::All | Interfaces::Named(_) => &[false, true],
    };
    let found: Vec<SharedPort> = versions.iter().map(|is_v6| shared_port(*is_v6, port)).collect();
    found.contains(&SharedPort::Held) && !found.contains(&SharedPort::Free)
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

    use super::*;

    /// A port that nobody else has at either IP version, held by sockets that share it or not.
    fn hold(shares: bool) -> (u16, Vec<Socket>) {
        loop {
            let v4 = Socket::new(Domain::IPV4, Type::DGRAM, None).expect("a socket");
            let any = |ip: IpAddr, port| SocketAddr::new(ip, port).into();
            if shares {
                v4.set_reuse_address(true).expect("an option");
            }
            v4.bind(&any(Ipv4Addr::UNSPECIFIED.into(), 0)).expect("a free port");
            let port = v4.local_addr().expect("it is bound").as_socket().expect("an IP address").port();
            let v6 = Socket::new(Domain::IPV6, Type::DGRAM, None).expect("a socket");
            v6.set_only_v6(true).expect("an option");
            if shares {
                v6.set_reuse_address(true).expect("an option");
            }
            if v6.bind(&any(Ipv6Addr::UNSPECIFIED.into(), port)).is_ok() {
                return (port, vec![v4, v6]);
            }
        }
    }

    #[test]
    fn a_port_that_somebody_holds_alone_is_told_from_a_shared_one() {
        let (port, _alone) = hold(false);
        assert_eq!([false, true].map(|is_v6| shared_port(is_v6, port)), [SharedPort::Held; 2]);
        for on in [Interfaces::All, Interfaces::Loopback] {
            assert!(is_mdns_port_held(&on, port));
        }
        assert!(!is_mdns_port_held(&Interfaces::None, port), "nothing is asked of it");
        let (port, _shared) = hold(true);
        assert_eq!([false, true].map(|is_v6| shared_port(is_v6, port)), [SharedPort::Free; 2]);
        assert!(!is_mdns_port_held(&Interfaces::All, port));
    }

    #[test]
    fn one_ip_version_is_enough() {
        let (port, mut alone) = hold(false);
        alone.remove(1);
        assert!(!is_mdns_port_held(&Interfaces::All, port));
        assert!(is_mdns_port_held(&Interfaces::Loopback, port), "which is IPv4 only");
    }
}
