//! Errors of commands.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use skipstone_core::bot::CharacterNotAllowed;
use skipstone_core::challenge::{AttemptError, ChallengeError, ChallengeFile, PlayError};
use skipstone_core::puzzle::PuzzlesError;
use skipstone_core::text::Escaped;
use skipstone_core::{PathError, Preset, RulesError, SetupError};
use skipstone_net::IdentityError;
use skipstone_net::client::JoinError;
use skipstone_net::quic::BindError;

use super::bot::BotInputError;
use super::output::OutputError;
use crate::app::TranslationError;
use crate::files::open_file::OpenFileError;
use crate::files::transcript::TranscriptError;
use crate::link::LinkError;
use crate::phones::PhonesError;
use crate::read_file::ReadFileError;
use crate::store::{ContinueError, ProfileError, SavedSeries, StoreError};
use crate::window;

/// Why a command failed, in one sentence for the terminal.
#[derive(Debug, thiserror::Error)]
pub(super) enum CommandError {
    #[error(transparent)]
    Output(#[from] OutputError),
    /// A file or folder that the command line names can't be used.
    #[error(transparent)]
    Path(#[from] PathError),
    #[error(transparent)]
    Read(#[from] ReadFileError),
    #[error(transparent)]
    Open(#[from] OpenFileError),
    #[error(transparent)]
    Link(#[from] LinkError),
    /// The texts that `--locales` names can't be shown.
    #[error(transparent)]
    Translation(#[from] TranslationError),
    /// The profile's name is invalid, or there is no home folder.
    #[error(transparent)]
    Profile(#[from] ProfileError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Rules(#[from] LoadRulesError),
    #[error(transparent)]
    Age(#[from] AgesRequiredError),
    /// Rules, seats and teams don't fit together.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is no display, or the window can't be created.
    #[error(transparent)]
    Window(#[from] window::Error),
    #[error("there is neither a command nor a file {0:?}: `skipstone --help` lists the commands")]
    UnknownCommand(String),
    /// `challenge save`: there are more records than a file holds.
    #[error("a challenge has at most {most} records", most = ChallengeFile::MAX_RECORDS)]
    TooManyRecords,
    /// `host`: no seat is left for a person.
    #[error("computer players on all of {0} seats: `skipstone simulate` lets them play without a table")]
    NoSeatLeft(usize),
    /// `host`: another program has the port that was asked for.
    #[error(
        "{0} is taken by another program: choose another address with --listen, or leave it out for any free port"
    )]
    PortTaken(SocketAddr),
    /// `host`: the profile has no hosted table to continue.
    #[error("there is no hosted table to go on with in this profile")]
    NoTable,
    #[error(transparent)]
    Continue(#[from] ContinueError),
    /// The player has no key, and none can be generated.
    #[error(transparent)]
    NoKey(#[from] IdentityError),
    #[error(transparent)]
    Network(#[from] BindError),
    /// `host`: the page for phones can't be served.
    #[error(transparent)]
    Phones(#[from] PhonesError),
    /// `doctor`: the async runtime can't be started.
    #[error("the network can't be looked at")]
    Look(#[source] io::Error),
    /// `host`: the async runtime can't be started.
    #[error("the table can't be started")]
    Runtime(#[source] io::Error),
    /// `host`: the session of the host's own player ended, which closed the table. Holds the reason, if there is one.
    #[error(
        "the host's own session at the table has ended, so the table is closed; --continue goes on with a game that has begun"
    )]
    SessionEnded(#[source] Option<JoinError>),
    /// `host`: the handler for Ctrl-C can't be installed.
    #[error("Ctrl-C can't be waited for")]
    Signal(#[source] io::Error),
    /// `challenge`: the deal can't be made.
    #[error(transparent)]
    Challenge(#[from] ChallengeError),
    /// `challenge`: an external program as an opponent, which nobody else could repeat.
    #[error(
        "{0} can't be an opponent: others play against the same computer players, which are of this program"
    )]
    NoOpponent(String),
    /// `challenge play`: the program played against the rules, or not at all.
    #[error("{player} forfeits: {fault}")]
    Forfeited { player: String, fault: String },
    /// `challenge play`: the round proves nothing.
    #[error(transparent)]
    Attempt(#[from] AttemptError),
    /// `challenge play`: the round can't be played to its end.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// `simulate`: the folder of records isn't empty.
    #[error("{} is not empty: name a new folder for these records, or empty it first", Escaped(.0.display()))]
    NotEmpty(PathBuf),
    /// `simulate`: a program failed to start several times in a row. `player` is its number, from 1.
    #[error("player {player} ({command}) didn't start {times} times in a row; the last time {fault}")]
    StartFailed { player: usize, command: String, times: u32, fault: String },
    /// `simulate`: a program doesn't exist or may not be executed. `player` is its number, from 1.
    #[error("player {player} ({command}): {fault}")]
    NotStarted { player: usize, command: String, fault: String },
    /// `bot`: a character for a level that has none.
    #[error(transparent)]
    Character(#[from] CharacterNotAllowed),
    /// `bot`: the input can't be read.
    #[error("the input can't be read")]
    Input(#[source] io::Error),
    /// `bot`: a message of the table is invalid. Lines count from 1.
    #[error("line {line}")]
    BadLine {
        line: u64,
        #[source]
        confusion: BotInputError,
    },
    /// `replay`: folders can only be checked, not printed.
    #[error("{} is a folder: name a record in it, or ask for --check", Escaped(.0.display()))]
    Folder(PathBuf),
    /// `replay`: a folder without records.
    #[error("{} holds no records (*.skipstone, *.jsonl)", Escaped(.0.display()))]
    NoRecords(PathBuf),
    /// `verify`: the file is no transcript.
    #[error("{}", Escaped(path.display()))]
    Transcript {
        path: PathBuf,
        #[source]
        error: TranscriptError,
    },
    /// `puzzles`: the file holds something else, or a puzzle with a mistake.
    #[error("{}", Escaped(path.display()))]
    Puzzles {
        path: PathBuf,
        #[source]
        error: PuzzlesError,
    },
    #[error(transparent)]
    FindSeries(#[from] FindSeriesError),
}

/// Why rules can't be loaded by a name.
#[derive(Debug, thiserror::Error)]
pub(super) enum LoadRulesError {
    /// Neither a preset nor a file.
    #[error("there are no rules {0:?}: the presets are {names}; anything else must be a file's name", names = presets())]
    Unknown(String),
    /// The file can't be read.
    #[error(transparent)]
    File(#[from] ReadFileError),
    /// The file's rules are invalid.
    #[error("{}", each_problem(path, error))]
    Invalid {
        /// The path of the file.
        path: PathBuf,
        /// Every problem in it.
        error: RulesError,
    },
}

/// The rules need the ages of players.
#[derive(Debug, thiserror::Error)]
#[error(
    "computer players have no age: first_player must be \"left-of-dealer\", \"random\" or a seat's number"
)]
pub(super) struct AgesRequiredError;

/// One line for each problem, with the file's name.
fn each_problem(path: &Path, error: &RulesError) -> String {
    let line = |problem| format!("{}: {problem}", Escaped(path.display()));
    error.problems.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn presets() -> String {
    Preset::ALL.iter().map(|preset| preset.name()).collect::<Vec<_>>().join(", ")
}

/// Why a name identifies no single series.
#[derive(Debug, thiserror::Error)]
pub(super) enum FindSeriesError {
    /// No series matches.
    #[error("there is no series {0:?}: `skipstone series list` shows all")]
    Unknown(String),
    /// Several series match.
    #[error("{name:?} may be each of these series, name one by its id:\n{}", lines(.series))]
    Ambiguous {
        /// The name as typed.
        name: String,
        /// The matching series.
        series: Vec<SavedSeries>,
    },
}

fn lines(series: &[SavedSeries]) -> String {
    series
        .iter()
        .map(|series| format!("  {}  {}", series.id, Escaped(series.title())))
        .collect::<Vec<_>>()
        .join("\n")
}
