//! Why nobody finds a table, or why one can't be reached: [`look()`] notes what this computer and its networks show,
//! [`findings`] says what that means. Neither has words for people; the app's `wording` has.
//!
//! What can't be known is no finding of fault: a computer alone can't tell a network that keeps its devices apart from one without
//! other devices.

mod echo;
mod finding;
mod look;
mod observation;
mod path;
mod reach;
mod system;
#[cfg(test)]
mod tests;

pub use finding::{Finding, Weight, findings};
pub use look::{Look, look};
pub use observation::{
    Echo, Firewall, HeardTable, Network, NetworkKind, Observation, Path, PathEnd, SendError, System,
};
pub use reach::Reach;
pub use system::{InterfaceAddress, Machine, ThisMachine};

pub use crate::subnet_address::SubnetAddress;
