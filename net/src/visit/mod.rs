//! A visit at a table that others play at too: what a screen holds of one.
//!
//! The host's own player visits its table like everybody else, only without a network between: so nobody's screen is told
//! more than its seat may know.

mod beside;
mod call;
mod company;
mod error;
mod fairness;
mod guest;
mod near;
mod news;
mod round;
mod session;
#[cfg(test)]
mod tests;

use std::net::SocketAddr;

use tokio::sync::mpsc;

use crate::identity::Identity;
use crate::invite;
use crate::link::Link;
use crate::protocol::{Name, Text};
use crate::trust::Hosts;

pub(crate) use beside::beside;
pub use call::join;
pub use company::{Company, Want};
pub use error::{JoinError, Untrue};
pub use news::{Connection, Differs, News, Verdict};

/// A visit. Dropping the [`Link`] and the [`Company`] leaves the table without a word, as a lost connection does.
#[derive(Debug)]
pub struct Visit {
    /// For what the player wants of the table.
    pub link: Link,
    /// For all that happens around it.
    pub company: Company,
    /// What happens, in order. It ends after [`Connection::Failed`] or [`Connection::Over`].
    pub news: mpsc::Receiver<News>,
}

/// What somebody goes to a table with.
#[derive(Debug, Clone)]
pub struct Call {
    /// The own key.
    pub identity: Identity,
    /// The version of the program, for people.
    pub app: Text,
    /// What the player wants to be called.
    pub name: Name,
    /// Whether to watch only.
    pub watch: bool,
    /// Where the table may be. All are tried at once.
    pub to: Vec<SocketAddr>,
    /// What the player chose: an address, a table's name in the list, a code. The host's key is remembered with it.
    pub place: String,
    /// Which hosts the player has been to.
    pub hosts: Hosts,
    /// What an invite code proves.
    pub secret: Option<invite::Secret>,
    /// From where: `[::]:0` leaves the choice to the system.
    pub from: SocketAddr,
}
