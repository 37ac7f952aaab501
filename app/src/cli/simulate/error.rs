//! Errors of a simulation.

use std::path::PathBuf;

use skipstone_core::SetupError;

use super::command::ForfeitReason;
use crate::cli::file_error::PathError;
use crate::cli::output::OutputError;
use crate::cli::rules::{AgesRequired, LoadError};

/// Why a simulation can't be started or finished.
#[derive(Debug, thiserror::Error)]
pub(in crate::cli) enum SimulateError {
    /// The output can't be written.
    #[error(transparent)]
    Output(#[from] OutputError),
    /// There are no such rules.
    #[error(transparent)]
    Rules(#[from] LoadError),
    /// The rules need ages, which computer players don't have.
    #[error(transparent)]
    Age(#[from] AgesRequired),
    /// The table can't be dealt.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A record or the folder of records can't be written.
    #[error(transparent)]
    Record(#[from] PathError),
    /// The folder of records isn't empty.
    #[error("{} is not empty: records go into a folder of their own", .0.display())]
    NotEmpty(PathBuf),
    /// A program repeatedly failed to start.
    #[error("player {player} ({command}) didn't start {times} times in a row; the last time {fault}")]
    StartFailed {
        /// The player's number, from 1.
        player: usize,
        /// The command as given.
        command: String,
        /// The number of attempts.
        times: u32,
        /// The reason of the last failure.
        fault: ForfeitReason,
    },
}
