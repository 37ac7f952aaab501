//! Errors of connections, by what a player can do about them.

use std::error::Error;
use std::io;
use std::net::SocketAddr;

use quinn::{ConnectError, ConnectionError, TransportErrorCode};
use skipstone_core::SharedError;

use super::connection_limit::BUSY;
use crate::codec::FrameError;

/// Why a socket can't be bound.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BindError {
    /// The port is in use by another program.
    #[error("port {0} is in use by another program")]
    InUse(u16),
    /// The system denies the use of this port.
    #[error("this system doesn't allow the use of port {0}")]
    NotAllowed(u16),
    /// The address belongs to no interface of this computer.
    #[error("{0} is not an address of this computer")]
    NotLocalAddress(SocketAddr),
    /// Another error of the system, or of TLS configuration.
    #[error("this computer can't use its network")]
    Other(#[source] SharedError),
}

/// Why a dial failed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DialError {
    /// The dial timed out: no table there, a wrong address, another network, or a firewall.
    #[error("nothing answers at {0}")]
    NoAnswer(SocketAddr),
    /// The host refused the connection at its [limit](super::ConnectionLimits).
    #[error("the host takes no more connections")]
    Busy,
    /// The peer doesn't speak this protocol: an incompatible version, or another program.
    #[error("what answers at {0} is no Skipstone table of this version")]
    OtherProtocol(SocketAddr),
    /// The address is invalid as a destination.
    #[error("{0} can't be reached from here")]
    Unreachable(SocketAddr),
    /// The connection was lost during the handshake.
    #[error(transparent)]
    Disconnected(DisconnectReason),
}

/// Why a connection ended.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DisconnectReason {
    /// The peer closed the connection or its stream.
    #[error("the connection was closed")]
    ClosedByPeer,
    /// The host closed the connection at its [limit](super::ConnectionLimits).
    #[error("the host takes no more connections")]
    Busy,
    /// Nothing arrived for [`IDLE_TIMEOUT`](crate::limits::IDLE_TIMEOUT).
    #[error("the connection was lost")]
    TimedOut,
    /// The peer's program was restarted and doesn't know the connection.
    #[error("the other program was started again")]
    PeerRestarted,
    /// The peer sent a malformed frame.
    #[error("the other program was not understood")]
    Malformed(#[from] FrameError),
    /// This program closed the connection.
    #[error("the connection was closed here")]
    ClosedLocally,
    /// Another transport error.
    #[error("the connection broke")]
    Other(#[source] SharedError),
}

impl BindError {
    pub(super) fn new(address: SocketAddr, error: io::Error) -> BindError {
        match error.kind() {
            io::ErrorKind::AddrInUse => BindError::InUse(address.port()),
            io::ErrorKind::PermissionDenied => BindError::NotAllowed(address.port()),
            io::ErrorKind::AddrNotAvailable => BindError::NotLocalAddress(address),
            _ => BindError::other(error),
        }
    }

    pub(crate) fn other(error: impl Error + Send + Sync + 'static) -> BindError {
        BindError::Other(SharedError::new(error))
    }
}

impl DialError {
    pub(super) fn from_connect(address: SocketAddr, error: ConnectError) -> DialError {
        match error {
            ConnectError::InvalidRemoteAddress(_) => DialError::Unreachable(address),
            error => DialError::Disconnected(DisconnectReason::Other(SharedError::new(error))),
        }
    }

    pub(super) fn from_connection(address: SocketAddr, error: ConnectionError) -> DialError {
        match error {
            ConnectionError::TimedOut => DialError::NoAnswer(address),
            ConnectionError::VersionMismatch => DialError::OtherProtocol(address),
            // During the handshake QUIC hides the code of a host's own close; only an eviction closes a connection there.
            ConnectionError::ConnectionClosed(close)
                if [TransportErrorCode::CONNECTION_REFUSED, TransportErrorCode::APPLICATION_ERROR]
                    .contains(&close.error_code) =>
            {
                DialError::Busy
            }
            ConnectionError::ConnectionClosed(close) if is_crypto_error(close.error_code) => {
                DialError::OtherProtocol(address)
            }
            ConnectionError::TransportError(error) if is_crypto_error(error.code) => {
                DialError::OtherProtocol(address)
            }
            error => DisconnectReason::from(error).into(),
        }
    }
}

impl From<DisconnectReason> for DialError {
    fn from(lost: DisconnectReason) -> DialError {
        match lost {
            DisconnectReason::Busy => DialError::Busy,
            lost => DialError::Disconnected(lost),
        }
    }
}

/// Whether this is a TLS alert (0x100 to 0x1ff), such as no common ALPN protocol.
fn is_crypto_error(code: TransportErrorCode) -> bool {
    (0x100..0x200).contains(&u64::from(code))
}

impl From<ConnectionError> for DisconnectReason {
    fn from(error: ConnectionError) -> DisconnectReason {
        match error {
            ConnectionError::ApplicationClosed(close) if close.error_code == BUSY => DisconnectReason::Busy,
            ConnectionError::ApplicationClosed(_) => DisconnectReason::ClosedByPeer,
            ConnectionError::TimedOut => DisconnectReason::TimedOut,
            ConnectionError::Reset => DisconnectReason::PeerRestarted,
            ConnectionError::LocallyClosed => DisconnectReason::ClosedLocally,
            error => DisconnectReason::Other(SharedError::new(error)),
        }
    }
}
