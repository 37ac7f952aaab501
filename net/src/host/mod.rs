//! Hosting a table: others find it, come in, and play.

mod addresses;
mod connections;
mod hall;
mod kept;
mod orders;
mod run;

use std::net::SocketAddr;

use skipstone_core::bot::Level;
use skipstone_core::table::{Table, TableError};
use skipstone_core::{Rules, Seat};
use tokio::sync::mpsc;

use crate::discovery::{DiscoveryError, Interfaces};
use crate::fingerprint::Fingerprint;
use crate::identity::Identity;
use crate::invite::Invite;
use crate::limits;
use crate::protocol::{Denial, Name, TableOptions, Text};
use crate::quic::{BindError, Crowd, Listener};
use crate::random::NoRandomness;
use crate::trust::{PlayerKey, Players};
use crate::visit::{self, Visit};
use connections::Connections;
use hall::Hall;
use run::Running;

pub use kept::{Deal, Kept};
pub use orders::Orders;

/// Where a host listens if nothing else is said. It is what to allow in a firewall.
pub const PORT: u16 = 7462;

/// What a table is opened with.
#[derive(Debug, Clone)]
pub struct Opening {
    /// The host's key.
    pub identity: Identity,
    /// The version of the program, for people.
    pub app: Text,
    /// The host's own name.
    pub name: Name,
    /// Whether the host plays too; else it watches.
    pub plays: bool,
    /// What the table is called.
    pub title: Name,
    /// What is played, and by how many.
    pub layout: Layout,
    /// How the table is run.
    pub options: TableOptions,
    /// Where to listen: `[::]` and a port for every way into this computer. If the port is taken, another one is.
    pub listen: SocketAddr,
    /// Where the table is announced.
    pub interfaces: Interfaces,
    /// Who was here before.
    pub players: Players,
}

/// What is played, and by how many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// The rules.
    pub rules: Rules,
    /// How many teams; as many as seats where everyone plays alone.
    pub teams: usize,
    /// The seats, clockwise: who sits there unless a person does.
    pub chairs: Vec<Chair>,
}

/// A seat of a lobby, as far as the host decides on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chair {
    /// For a person.
    Free,
    /// A computer player.
    Bot {
        /// Its name.
        name: Name,
        /// How well it plays.
        level: Level,
    },
}

/// What the host decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// Lets in who has knocked, or doesn't.
    Answer {
        /// Who.
        who: Fingerprint,
        /// Whether they may come in.
        welcome: bool,
    },
    /// Sends somebody away. Who is let in no more is also remembered.
    SendAway {
        /// Who.
        who: Fingerprint,
        /// Whether they may not come back.
        for_good: bool,
    },
    /// Other rules, teams or number of seats, before the first round. People keep their seats as far as there are any.
    Layout(Layout),
    /// Another chair at one seat, where no person sits.
    Chair(Seat, Chair),
    /// How the table is run from now on.
    Options(TableOptions),
    /// What the table is called.
    Title(Name),
    /// A new invite code: the one before leads nowhere any more.
    NewCode,
    /// Deals the first round, or the next. Free seats must have been filled.
    Deal,
    /// How long computer players wait before each of their moves.
    Pace(std::time::Duration),
    /// Another series at the same table, with the same people: back to the lobby.
    Rematch,
    /// Ends the table.
    Close {
        /// Whether the host says that it will be back.
        back_later: bool,
    },
}

/// What only the host is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HostNews {
    /// Somebody has knocked: to be answered with [`Order::Answer`].
    Knock {
        /// Who.
        who: Fingerprint,
        /// As they call themselves.
        name: Name,
        /// What is known of them.
        known: PlayerKey,
    },
    /// Whoever knocked has gone again.
    KnockOver(Fingerprint),
    /// Somebody was let in: to be remembered.
    LetIn {
        /// Who.
        who: Fingerprint,
        /// As they call themselves.
        name: Name,
    },
    /// Somebody was sent away for good: to be remembered.
    Banned(Fingerprint),
    /// The invite code, and where the table is reached.
    Invite {
        /// The code.
        code: Invite,
        /// Every address of this computer that others may reach, with the port.
        addresses: Vec<SocketAddr>,
    },
    /// The table can't be found on the network by itself.
    NotAnnounced(DiscoveryError),
    /// What was ordered can't be.
    Denied(Denial),
    /// Rules, seats and ages don't fit together like this: nothing was changed.
    Impossible(TableError),
}

/// A hosted table, as the host has it. Dropping the [`Orders`] ends the table as [`Order::Close`] does, to be back later.
#[derive(Debug)]
pub struct Host {
    /// What the host decides.
    pub orders: Orders,
    /// What only the host is told. It ends when everyone has been told of the table's end.
    pub news: mpsc::Receiver<HostNews>,
    /// Where it listens.
    pub address: SocketAddr,
}

/// Keeps a table somewhere safe, before anybody is told of what happened at it. Before the first round there is nothing to keep.
pub type Keep = Box<dyn FnMut(&Table, &Kept) + Send>;

/// How much the host may be told before it listens.
const NEWS: usize = 256;

/// How much the host's own player may be told before it listens.
const OWN: usize = 1024;

/// Opens a table. The host's own player is in at once. Needs a tokio runtime.
///
/// # Errors
/// If this computer's network can't be used.
pub fn open(opening: Opening, keep: Keep) -> Result<(Host, Visit), BindError> {
    start(opening, keep, Hall::new)
}

/// Goes on with a table where it was left, at the port where its guests look for it. The layout and the title are what they were.
/// Needs a tokio runtime.
///
/// # Errors
/// If this computer's network can't be used.
pub fn resume(opening: Opening, kept: Kept, table: Table, keep: Keep) -> Result<(Host, Visit), BindError> {
    let listen = SocketAddr::new(opening.listen.ip(), kept.port);
    start(Opening { listen, ..opening }, keep, |opening| Hall::resume(opening, kept, table))
}

fn start(
    opening: Opening,
    keep: Keep,
    hall: impl FnOnce(Opening) -> Result<Hall, NoRandomness>,
) -> Result<(Host, Visit), BindError> {
    let (identity, interfaces) = (opening.identity.clone(), opening.interfaces.clone());
    let listener = listen(opening.listen, &identity)?;
    let address = listener.address().map_err(|error| BindError::Other(error.to_string()))?;
    let hall = hall(opening).map_err(|error| BindError::Other(error.to_string()))?;
    let (told, tells) = mpsc::channel(OWN);
    let (says, own) = mpsc::channel(limits::INBOX);
    let visit = visit::beside(identity.fingerprint(), address, tells, says);
    let (connections, hears) = Connections::new(told);
    let (orders, given) = Orders::new();
    let (news, tidings) = mpsc::channel(NEWS);
    let running =
        Running { hall, listener, address, interfaces, connections, hears, orders: given, own, news, keep };
    tokio::spawn(running.run());
    Ok((Host { orders, news: tidings, address }, visit))
}

/// Listens, at another port if that one is taken.
fn listen(address: SocketAddr, identity: &Identity) -> Result<Listener, BindError> {
    match Listener::bind(address, identity, Crowd::default()) {
        Err(BindError::InUse(_)) => {
            Listener::bind(SocketAddr::new(address.ip(), 0), identity, Crowd::default())
        }
        result => result,
    }
}
