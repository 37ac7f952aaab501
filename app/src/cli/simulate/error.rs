//! What keeps a simulation from its end.

use std::path::PathBuf;

use skipstone_core::SetupError;

use super::command::Fault;
use crate::cli::file_error::FileError;
use crate::cli::output::OutputError;
use crate::cli::rules::{AgeNeeded, LoadError};

/// Why a simulation isn't played, or not to its end.
#[derive(Debug, thiserror::Error)]
pub(in crate::cli) enum SimulateError {
    /// The output can't be written.
    #[error(transparent)]
    Output(#[from] OutputError),
    /// There are no such rules.
    #[error(transparent)]
    Rules(#[from] LoadError),
    /// The rules ask for ages.
    #[error(transparent)]
    Age(#[from] AgeNeeded),
    /// The table can't be dealt.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Records can't be written.
    #[error(transparent)]
    Record(#[from] FileError),
    /// Records would mix with what is there.
    #[error("{} is not empty: records go into a folder of their own", .0.display())]
    NotEmpty(PathBuf),
    /// A program doesn't even start.
    #[error("player {player} ({command}) didn't start {times} times in a row; the last time {fault}")]
    Unstartable {
        /// Which player, from 1.
        player: usize,
        /// As it was named.
        command: String,
        /// How often it was tried.
        times: u32,
        /// What was wrong the last time.
        #[source]
        fault: Fault,
    },
}
