//! What can go wrong with a connection, as a person can be told.

use std::fmt::Display;
use std::io;
use std::net::SocketAddr;

use quinn::{ConnectError, ConnectionError, TransportErrorCode};

use crate::codec::BadFrame;

/// Why a socket can't be had.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BindError {
    /// Another program has it.
    #[error("port {0} is in use by another program")]
    InUse(u16),
    /// The system doesn't allow it.
    #[error("this system doesn't allow the use of port {0}")]
    NotAllowed(u16),
    /// The address isn't one of this computer's.
    #[error("{0} is not an address of this computer")]
    NotHere(SocketAddr),
    /// Something else.
    #[error("this computer can't use its network: {0}")]
    Other(String),
}

/// Why no connection to a host came about.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DialError {
    /// Nobody answered: no table there, the wrong address, another network, or a firewall.
    #[error("nothing answers at {0}")]
    NoAnswer(SocketAddr),
    /// The host has more connections than it wants.
    #[error("the host takes no more connections")]
    Busy,
    /// Somebody answered who doesn't speak this protocol: an older or newer program, or another one.
    #[error("what answers at {0} is no Skipstone table of this version")]
    OtherProtocol(SocketAddr),
    /// Nobody can be at such an address, or not from here.
    #[error("{0} can't be reached from here")]
    Unreachable(SocketAddr),
    /// It began, and broke off.
    #[error(transparent)]
    Lost(#[from] Lost),
}

/// Why nothing more comes over a connection.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Lost {
    /// The peer said what it had to say.
    #[error("the connection was closed")]
    Ended,
    /// No sign of life for too long.
    #[error("the connection was lost")]
    Silent,
    /// The peer's program was started again and knows nothing of the connection.
    #[error("the other program was started again")]
    Restarted,
    /// What the peer said makes no sense.
    #[error("the other program was not understood: {0}")]
    Misunderstood(#[from] BadFrame),
    /// Closed by this program.
    #[error("the connection was closed here")]
    ClosedHere,
    /// Something else.
    #[error("the connection broke: {0}")]
    Broken(String),
}

impl BindError {
    pub(super) fn new(address: SocketAddr, error: &io::Error) -> BindError {
        match error.kind() {
            io::ErrorKind::AddrInUse => BindError::InUse(address.port()),
            io::ErrorKind::PermissionDenied => BindError::NotAllowed(address.port()),
            io::ErrorKind::AddrNotAvailable => BindError::NotHere(address),
            _ => BindError::other(error),
        }
    }

    pub(super) fn other(error: impl Display) -> BindError {
        BindError::Other(error.to_string())
    }
}

impl DialError {
    pub(super) fn before(address: SocketAddr, error: &ConnectError) -> DialError {
        match error {
            ConnectError::InvalidRemoteAddress(_) => DialError::Unreachable(address),
            error => DialError::Lost(Lost::Broken(error.to_string())),
        }
    }

    pub(super) fn during(address: SocketAddr, error: ConnectionError) -> DialError {
        match error {
            ConnectionError::TimedOut => DialError::NoAnswer(address),
            ConnectionError::VersionMismatch => DialError::OtherProtocol(address),
            ConnectionError::ConnectionClosed(close)
                if close.error_code == TransportErrorCode::CONNECTION_REFUSED =>
            {
                DialError::Busy
            }
            ConnectionError::ConnectionClosed(close) if is_tls(close.error_code) => {
                DialError::OtherProtocol(address)
            }
            ConnectionError::TransportError(error) if is_tls(error.code) => DialError::OtherProtocol(address),
            error => DialError::Lost(error.into()),
        }
    }
}

/// Whether two programs couldn't agree on how to speak securely, or on what.
fn is_tls(code: TransportErrorCode) -> bool {
    (0x100..0x200).contains(&u64::from(code))
}

impl From<ConnectionError> for Lost {
    fn from(error: ConnectionError) -> Lost {
        match error {
            ConnectionError::ApplicationClosed(_) => Lost::Ended,
            ConnectionError::TimedOut => Lost::Silent,
            ConnectionError::Reset => Lost::Restarted,
            ConnectionError::LocallyClosed => Lost::ClosedHere,
            error => Lost::Broken(error.to_string()),
        }
    }
}
