//! The configuration of a join.

use std::net::{IpAddr, SocketAddr};

use skipstone_core::Stone;
use skipstone_core::milestone::Pebble;

use crate::discovery::Interfaces;
use crate::fingerprint::Fingerprint;
use crate::identity::Identity;
use crate::ids::SeriesKey;
use crate::invite::{InviteSecret, ShortCode};
use crate::protocol::{Name, ShortText};
use crate::trust::KnownHosts;

/// What [`join`](super::join) needs to reach a table and enter it.
#[derive(Debug, Clone)]
pub struct JoinConfig {
    /// The player's key pair.
    pub identity: Identity,
    /// The version of this program, shown to the host's player. Not used for protocol negotiation.
    pub app: ShortText,
    /// The name that the player wants to have at the table.
    pub name: Name,
    /// The stone that the player wishes for.
    pub stone: Stone,
    /// What lies beside the stone.
    pub pebble: Pebble,
    /// `true` to join as a spectator, `false` to ask for a seat.
    pub watch: bool,
    /// The candidate addresses of the host. All are dialled at once; the first host whose key is accepted wins.
    pub addresses: Vec<SocketAddr>,
    /// The key that the host must have: the announced one of a table that the player picked from a list. `None` if the player
    /// entered an address or a code, where `place` and `hosts` are checked instead.
    pub host_key: Option<Fingerprint>,
    /// What the player entered: an address or a code. The key in `hosts` under which the host is known.
    pub place: String,
    /// The host keys known from earlier joins, for detecting a changed key.
    pub hosts: KnownHosts,
    /// The series that the player comes for, which somebody carries on there. `None` if any will do.
    pub series: Option<SeriesKey>,
    /// The code that the player has. `None` without one.
    pub code: Option<JoinCode>,
    /// The local address to bind; `[::]:0` lets the system choose.
    pub bind: SocketAddr,
    /// Where the host is looked for by its key, once that is known, while it is out of reach. What is found is dialled beside the
    /// addresses.
    pub interfaces: Interfaces,
}

/// What [`join_local`](super::join_local) needs to enter a table in this process.
#[derive(Debug, Clone)]
pub struct LocalJoinConfig {
    /// The player's key pair.
    pub identity: Identity,
    /// The version of this program, for display only.
    pub app: ShortText,
    /// The name that the player wants to have at the table.
    pub name: Name,
    /// The stone that the player wishes for. `None` to keep the one that the player has.
    pub stone: Option<Stone>,
    /// What the player comes for.
    pub arrival: Arrival,
    /// The code that the player has. `None` without one.
    pub code: Option<JoinCode>,
    /// The address of the player's phone, which counts where a table limits what comes from one.
    pub address: IpAddr,
}

/// What a guest comes for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrival {
    /// A seat.
    Seat,
    /// To watch.
    Watch,
    /// To be what the guest was before at this table.
    Return,
}

/// How a guest introduces itself to a host.
#[derive(Debug)]
pub(super) struct Introduction {
    pub(super) app: ShortText,
    pub(super) name: Name,
    pub(super) stone: Option<Stone>,
    pub(super) pebble: Pebble,
    pub(super) arrival: Arrival,
    pub(super) code: Option<JoinCode>,
}

impl From<JoinConfig> for Introduction {
    fn from(JoinConfig { app, name, stone, pebble, watch, code, .. }: JoinConfig) -> Introduction {
        let arrival = if watch { Arrival::Watch } else { Arrival::Seat };
        Introduction { app, name, stone: Some(stone), pebble, arrival, code }
    }
}

impl From<LocalJoinConfig> for Introduction {
    fn from(LocalJoinConfig { app, name, stone, arrival, code, .. }: LocalJoinConfig) -> Introduction {
        // Phones keep no pebbles.
        Introduction { app, name, stone, pebble: Pebble::default(), arrival, code }
    }
}

/// What admits a guest without a knock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JoinCode {
    /// The secret of an invite code.
    Invite(InviteSecret),
    /// A short code.
    Short(ShortCode),
}

impl From<InviteSecret> for JoinCode {
    fn from(secret: InviteSecret) -> JoinCode {
        JoinCode::Invite(secret)
    }
}

impl From<ShortCode> for JoinCode {
    fn from(code: ShortCode) -> JoinCode {
        JoinCode::Short(code)
    }
}
