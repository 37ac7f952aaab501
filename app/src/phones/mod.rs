//! A page for the browsers of phones: whoever opens it plays or watches at the table that this program hosts.
//!
//! Each phone is a guest like any other: a client session of its own, whose part this process plays. The page shows what that
//! session may see, and chooses from what it is offered; docs/phone-protocol.md describes what the two say to each other.
//!
//! [`PhoneServer`] listens, `routes` answers requests, `pages` holds the files, and `document` makes the page itself of its parts.
//! `visitor` is one open page, `table` the table as it sees it, and `picture` makes what the page gets of that.

mod attention;
mod choice;
mod connections;
mod document;
mod events;
mod faces;
mod limits;
mod messages;
mod page_socket;
mod pages;
mod picture;
mod places;
mod played;
mod request;
mod routes;
mod server;
mod shared;
mod steps;
mod table;
mod token;
mod told;
mod visitor;

pub use server::{PhoneConfig, PhoneServer, PhonesError, serve};
pub use token::Token;

/// The usual TCP port of the page, to be allowed in a firewall.
pub const PORT: u16 = 7463;
