//! What keeps a table from being hosted.

use std::io;

use skipstone_core::SetupError;
use skipstone_net::IdentityError;
use skipstone_net::quic::BindError;

use crate::cli::output::OutputError;
use crate::cli::rules::{AgeNeeded, LoadError};
use crate::store::{GoOnError, ProfileError, Trouble};

/// Why a table can't be hosted.
#[derive(Debug, thiserror::Error)]
pub(in crate::cli) enum HostError {
    /// The output can't be written.
    #[error(transparent)]
    Output(#[from] OutputError),
    /// There is no such profile.
    #[error(transparent)]
    Profile(#[from] ProfileError),
    /// The store can't be used.
    #[error(transparent)]
    Store(#[from] Trouble),
    /// There are no such rules.
    #[error(transparent)]
    Rules(#[from] LoadError),
    /// The rules ask for the ages of computer players.
    #[error(transparent)]
    Age(#[from] AgeNeeded),
    /// The table can't be dealt.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// No seat is left for a person.
    #[error("computer players on all of {0} seats: `skipstone simulate` lets them play without a table")]
    NoSeatLeft(usize),
    /// No table was hosted that could go on.
    #[error("there is no hosted table to go on with in this profile")]
    NoTable,
    /// A table can't go on.
    #[error(transparent)]
    GoOn(#[from] GoOnError),
    /// The player has no key.
    #[error(transparent)]
    NoKey(#[from] IdentityError),
    /// The network can't be used.
    #[error(transparent)]
    Network(#[from] BindError),
    /// Nothing can run beside the terminal.
    #[error("the table can't be started: {0}")]
    Runtime(#[source] io::Error),
    /// Nothing tells of Ctrl-C.
    #[error("Ctrl-C can't be waited for: {0}")]
    Signal(#[source] io::Error),
}
