//! What keeps a command from its work, in one sentence for the terminal.

use std::io;
use std::path::{Path, PathBuf};

use skipstone_core::{Preset, RulesError, SetupError};
use skipstone_net::IdentityError;
use skipstone_net::quic::BindError;

use super::bot::Confusion;
use super::series::NoSeries;
use super::simulate::Fault;
use crate::opened::OpenError;
use crate::store::{GoOnError, ProfileError, Trouble};
use crate::window;

/// Why a command can't do what it is asked for.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    /// The output can't be written.
    #[error("the output can't be written: {0}")]
    Output(#[from] io::Error),
    /// The input can't be read.
    #[error("the input can't be read: {0}")]
    Input(io::Error),
    /// A bot doesn't understand the table.
    #[error("line {line}: {confusion}")]
    Confused {
        /// The line of the input, from 1.
        line: u64,
        /// What is wrong with it.
        confusion: Confusion,
    },
    /// A bot doesn't even start.
    #[error("player {player} ({command}) didn't start {times} times in a row; the last time {fault}")]
    Unstartable {
        /// Which player, from 1.
        player: usize,
        /// As it was named.
        command: String,
        /// How often it was tried.
        times: u32,
        /// What was wrong the last time.
        fault: Fault,
    },
    /// There is no window.
    #[error(transparent)]
    Window(#[from] window::Error),
    /// There is no such profile.
    #[error(transparent)]
    Profile(#[from] ProfileError),
    /// The store can't be used.
    #[error(transparent)]
    Store(#[from] Trouble),
    /// A series isn't found.
    #[error(transparent)]
    NoSeries(#[from] NoSeries),
    /// Neither a preset nor a file.
    #[error("there are no rules {0:?}: the presets are {names}; anything else must be a file's name", names = presets())]
    UnknownRules(String),
    /// A file holds no rules.
    #[error("{}", each_problem(path, error))]
    Rules {
        /// The file.
        path: PathBuf,
        /// Every problem of it.
        error: RulesError,
    },
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
    /// The rules ask for ages.
    #[error(
        "computer players have no age: first_player must be \"left-of-dealer\", \"random\" or a seat's number"
    )]
    Ageless,
    /// A training can't go on.
    #[error(
        "{} isn't a training of this kind of table: move it away to begin anew", .0.display()
    )]
    NoTraining(PathBuf),
    /// A file or folder can't be read.
    #[error("{} can't be read: {error}", path.display())]
    Read {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file or folder can't be written.
    #[error("{} can't be written: {error}", path.display())]
    Write {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Records would mix with what is there.
    #[error("{} is not empty: records go into a folder of their own", .0.display())]
    NotEmpty(PathBuf),
    /// A folder without records.
    #[error("{} holds no records (*.jsonl)", .0.display())]
    NoRecords(PathBuf),
    /// Only files are printed.
    #[error("{} is a folder: name a record in it, or ask for --check", .0.display())]
    Folder(PathBuf),
    /// A file can't be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Neither a command nor a file.
    #[error("there is neither a command nor a file {0:?}: `skipstone --help` lists the commands")]
    Unknown(String),
}

/// A line for each, with the file's name.
fn each_problem(path: &Path, error: &RulesError) -> String {
    let line = |problem| format!("{}: {problem}", path.display());
    error.problems.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn presets() -> String {
    Preset::ALL.iter().map(|preset| preset.name()).collect::<Vec<_>>().join(", ")
}
