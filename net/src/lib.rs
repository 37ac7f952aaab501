//! The way to a table: what a screen holds to play at one, wherever it is.
//!
//! API boundary: the app plays through [`link`], [`client`] and [`host`]; what a screen gets of a table is the updates or
//! events of its own seat. This crate knows no toolkit and writes no file: the app gives it what saves.
//!
//! [`host::open`] opens a table for others, [`client::join`] goes to one; both give a [`client::ClientSession`]: a link for what the
//! player wants, and events for what happens.
//!
//! ```
//! use skipstone_core::{Preset, Stone};
//! use skipstone_net::client::{ClientEvent, JoinConfig, NoEvidenceStore, join};
//! use skipstone_net::discovery::Interfaces;
//! use skipstone_net::host::{self, HostConfig, LobbySetup, SeatFiller};
//! use skipstone_net::protocol::{EntryPolicy, Name, ShortText, TableOptions};
//! use skipstone_net::{Identity, SaveReceipt};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
//! # runtime.block_on(async {
//! let table = HostConfig {
//!     identity: Identity::generate()?,
//!     app: ShortText::new("0.1.0"),
//!     name: Name::new("Ada"),
//!     stone: Stone::River,
//!     pebble: Default::default(),
//!     takes_seat: true,
//!     title: Name::new("Ada's table"),
//!     setup: LobbySetup { rules: Preset::Quick.rules(), teams: 2, seats: vec![SeatFiller::Free; 2] },
//!     options: TableOptions { entry: EntryPolicy::Open, watching: true, turn_seconds: None, grace_seconds: 60 },
//!     listen: "127.0.0.1:0".parse()?,
//!     interfaces: Interfaces::None,
//!     players: Default::default(),
//! };
//! // The function saves the table whenever it changes; here it forgets it.
//! let save = Box::new(|_: &_, _: &_| SaveReceipt::default());
//! let (host, _ada) = host::open(table, save, Box::new(NoEvidenceStore))?;
//!
//! let mut ben = join(JoinConfig {
//!     identity: Identity::generate()?,
//!     app: ShortText::new("0.1.0"),
//!     name: Name::new("Ben"),
//!     stone: Stone::River,
//!     pebble: Default::default(),
//!     watch: false,
//!     addresses: vec![host.address],
//!     host_key: None,
//!     place: host.address.to_string(),
//!     hosts: Default::default(),
//!     series: None,
//!     code: None,
//!     bind: "127.0.0.1:0".parse()?,
//!     interfaces: Interfaces::None,
//! }, Box::new(NoEvidenceStore));
//! while let Some(event) = ben.events.recv().await {
//!     if let ClientEvent::Lobby(lobby) = event {
//!         assert_eq!(lobby.seats.len(), 2);
//!         return Ok(());
//!     }
//! }
//! # Err("the lobby never came".into())
//! # })
//! # }
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod audience;
mod base32;
pub mod client;
pub mod codec;
mod digest;
pub mod discovery;
pub mod doctor;
pub mod door;
pub mod fair_deal;
mod fingerprint;
pub mod host;
mod identity;
mod ids;
pub mod invite;
pub mod limits;
pub mod link;
pub mod local_addresses;
mod names;
pub mod protocol;
pub mod quic;
mod random;
pub mod round_log;
mod rules_text;
mod save_receipt;
mod signature;
pub mod subnet;
mod subnet_address;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod text;
pub mod trust;

pub use base32::LetterError;
pub use digest::Digest;
pub use fingerprint::{Fingerprint, FingerprintError};
pub use identity::{Identity, IdentityError};
pub use random::RandomnessError;
pub use save_receipt::SaveReceipt;
pub use signature::Signature;
