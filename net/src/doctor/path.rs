//! How far a packet to an address gets.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use tokio::net::{TcpStream, UdpSocket};
use tokio::time::{Instant, sleep, timeout_at};

use super::observation::{Path, PathEnd};
use super::system::Machine;
use crate::identity::Identity;
use crate::local_addresses::unspecified;
use crate::quic::{DialError, Dialer};

/// The time until silence counts. The system itself gives up asking a neighbour for its address after three seconds.
const SILENCE: Duration = Duration::from_secs(6);
/// How often the packet is repeated: some get lost.
const REPEAT: Duration = Duration::from_millis(400);
/// The time for a TCP connection that tells whether a computer is there.
const TCP_TIMEOUT: Duration = Duration::from_secs(2);

/// Sends to an address until something comes back, or for six seconds.
pub(super) async fn follow(to: SocketAddr, machine: &dyn Machine) -> Path {
    let interface = interface_to(to.ip(), machine);
    let end = match interface {
        // Also where the own address is of no listed interface.
        None if matches!(machine.route(to.ip()), Err(error) if of_error(&error) == PathEnd::NoRoute) => {
            PathEnd::NoRoute
        }
        _ => end(to).await,
    };
    let answers_tcp = match end {
        PathEnd::Silent => Some(answers_tcp(to).await),
        _ => None,
    };
    Path { to, interface, neighbour: machine.is_neighbour_known(to.ip()), answers_tcp, end }
}

/// The name of the interface from which the system sends to an address.
pub(super) fn interface_to(ip: IpAddr, machine: &dyn Machine) -> Option<String> {
    interface_with(machine.route(ip).ok()?, machine)
}

/// The name of the interface that has an address.
pub(super) fn interface_with(ip: IpAddr, machine: &dyn Machine) -> Option<String> {
    let found = machine.addresses().ok()?;
    found.into_iter().find(|found| found.address.ip == ip.to_canonical()).map(|found| found.name)
}

async fn end(to: SocketAddr) -> PathEnd {
    let knocking = knock(to);
    let dialling = dial(to);
    tokio::pin!(knocking);
    tokio::pin!(dialling);
    tokio::select! {
        knocked = &mut knocking => match knocked {
            // A QUIC server is there: only the handshake tells what kind.
            None => dialling.await.unwrap_or(PathEnd::OtherProgram),
            Some(end) => end,
        },
        dialled = &mut dialling => match dialled {
            Some(end) => end,
            None => knocking.await.unwrap_or(PathEnd::OtherProgram),
        },
    }
}

/// Connects as a guest does, and says nothing. `None` if nothing answered.
async fn dial(to: SocketAddr) -> Option<PathEnd> {
    // A key of its own: nobody is let in or remembered.
    let dialer =
        Dialer::bind(SocketAddr::new(unspecified(to.is_ipv6()), 0), &Identity::generate().ok()?).ok()?;
    let end = match dialer.dial(to).await {
        Ok(host) => PathEnd::Table(host.fingerprint()),
        Err(DialError::Busy) => PathEnd::Busy,
        Err(DialError::OtherProtocol(_)) => PathEnd::OtherProgram,
        // Of the other errors the socket of its own tells more.
        Err(DialError::NoAnswer(_) | DialError::Unreachable(_) | DialError::Disconnected(_)) => return None,
    };
    dialer.close().await;
    Some(end)
}

/// Sends what every QUIC server answers: a packet of a version that none knows (RFC 9000, section 6). A socket of its own hears
/// what the network says, too. `None` if it was answered.
async fn knock(to: SocketAddr) -> Option<PathEnd> {
    let until = Instant::now() + SILENCE;
    let socket = match connected(to).await {
        Ok(socket) => socket,
        Err(error) => return Some(of_error(&error)),
    };
    let mut answer = [0; 1500];
    while Instant::now() < until {
        if let Err(error) = socket.send(&unknown_version()).await {
            return Some(of_error(&error));
        }
        tokio::select! {
            received = socket.recv(&mut answer) => match received {
                Ok(_) => return None,
                Err(error) => return Some(of_error(&error)),
            },
            () = sleep(REPEAT) => {}
        }
    }
    Some(PathEnd::Silent)
}

async fn connected(to: SocketAddr) -> io::Result<UdpSocket> {
    let socket = UdpSocket::bind(SocketAddr::new(unspecified(to.is_ipv6()), 0)).await?;
    socket.connect(to).await?;
    Ok(socket)
}

/// An Initial packet of a reserved version, as long as servers ask for.
fn unknown_version() -> [u8; 1200] {
    let mut packet = [0; 1200];
    // A long header, the version, and two connection ids of eight bytes.
    packet[..6].copy_from_slice(&[0xc0, 0x1a, 0x2a, 0x3a, 0x4a, 8]);
    packet[14] = 8;
    packet
}

pub(super) fn of_error(error: &io::Error) -> PathEnd {
    match error.kind() {
        io::ErrorKind::ConnectionRefused | io::ErrorKind::ConnectionReset => PathEnd::PortClosed,
        io::ErrorKind::PermissionDenied => PathEnd::NotAllowed,
        io::ErrorKind::NetworkUnreachable | io::ErrorKind::AddrNotAvailable => PathEnd::NoRoute,
        io::ErrorKind::HostUnreachable => PathEnd::HostUnreachable,
        // macOS has another error where nobody answers for an address.
        _ if cfg!(target_vendor = "apple") && error.raw_os_error() == Some(64) => PathEnd::HostUnreachable,
        _ => PathEnd::Silent,
    }
}

/// Whether a computer answers by TCP, if only that nothing listens.
async fn answers_tcp(to: SocketAddr) -> bool {
    match timeout_at(Instant::now() + TCP_TIMEOUT, TcpStream::connect(to)).await {
        Ok(Ok(_)) => true,
        Ok(Err(error)) => error.kind() == io::ErrorKind::ConnectionRefused,
        Err(_) => false,
    }
}
