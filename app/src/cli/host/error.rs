//! Errors of `skipstone host`.

use std::io;

use skipstone_core::SetupError;
use skipstone_net::IdentityError;
use skipstone_net::client::JoinError;
use skipstone_net::quic::BindError;

use crate::cli::output::OutputError;
use crate::cli::rules::{AgesRequired, LoadError};
use crate::store::{ContinueError, ProfileError, StoreError};

/// Why a table can't be hosted.
#[derive(Debug, thiserror::Error)]
pub(in crate::cli) enum HostError {
    /// The output can't be written.
    #[error(transparent)]
    Output(#[from] OutputError),
    /// The profile's name is invalid, or there is no home folder.
    #[error(transparent)]
    Profile(#[from] ProfileError),
    /// The store can't be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The rules can't be loaded.
    #[error(transparent)]
    Rules(#[from] LoadError),
    /// The rules need ages, which computer players don't have.
    #[error(transparent)]
    Age(#[from] AgesRequired),
    /// Rules, seats and teams don't fit together.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// No seat is left for a person.
    #[error("computer players on all of {0} seats: `skipstone simulate` lets them play without a table")]
    NoSeatLeft(usize),
    /// The profile has no hosted table to continue.
    #[error("there is no hosted table to go on with in this profile")]
    NoTable,
    /// The hosted table can't be continued.
    #[error(transparent)]
    Continue(#[from] ContinueError),
    /// The player has no key, and none can be generated.
    #[error(transparent)]
    NoKey(#[from] IdentityError),
    /// The socket can't be opened.
    #[error(transparent)]
    Network(#[from] BindError),
    /// The async runtime can't be started.
    #[error("the table can't be started")]
    Runtime(#[source] io::Error),
    /// The session of the host's own player ended, which closed the table. Holds the reason, if there is one.
    #[error(
        "the host's own session at the table has ended, so the table is closed; --continue goes on with a game that has begun"
    )]
    SessionEnded(#[source] Option<JoinError>),
    /// The handler for Ctrl-C can't be installed.
    #[error("Ctrl-C can't be waited for")]
    Signal(#[source] io::Error),
}
