//! The command line: opens the window, or runs a command without one. Its output is English, whatever the window's language.

mod bot;
mod challenge;
mod console;
mod doctor;
mod error;
mod examples;
mod host;
mod logs;
mod narrate;
mod output;
mod puzzles;
mod replay;
mod rules;
mod series;
mod signals;
mod simulate;
mod verify;
mod workers;

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory as _, Parser, Subcommand};
use skipstone_core::ErrorChain;
use skipstone_core::text::EscapedLines;
use tracing::level_filters::LevelFilter;

use crate::app::Translation;
use crate::diagnostics::build_info::BuildInfo;
use crate::diagnostics::crash;
use crate::files::{file_url, open_file};
use crate::link::Link;
use crate::store::{Profile, ProfileError, Store, StoreError};
use crate::window;
use error::CommandError;
use output::{Output, OutputError};

/// Skipstone, a sequencing card game. Without a command it opens its window.
#[derive(Debug, Parser)]
#[command(name = "skipstone", disable_version_flag = true, after_help = examples::WINDOW)]
struct Cli {
    #[command(flatten)]
    window: WindowArgs,
    /// Keep this player's data apart: for a second window on one computer
    #[arg(long, value_name = "NAME", global = true, display_order = GLOBAL)]
    profile: Option<String>,
    /// Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also
    /// what its libraries warn of
    #[arg(
        long,
        value_name = "LEVEL",
        global = true,
        display_order = GLOBAL + 1,
        default_value = "warn",
        hide_possible_values = true
    )]
    log: LevelFilter,
    /// Print the version
    #[arg(short = 'V', long)]
    version: bool,
    /// Print the version with commit, target and features, as JSON
    #[arg(long, requires = "version")]
    json: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

/// Where the options of all commands stand in a command's help: together, after its own.
const GLOBAL: usize = 900;

#[derive(Debug, Default, PartialEq, Eq, clap::Args)]
struct WindowArgs {
    /// Open a file, such as the record of a round, or show what a skipstone: link leads to
    #[arg(value_name = "FILE|LINK")]
    opened: Option<PathBuf>,
    /// Draw with the processor, whatever graphics card there is
    #[arg(long)]
    software: bool,
    /// Show the texts in FOLDER, read them again when they change, and tell what they lack: for translators
    #[arg(long, value_name = "FOLDER")]
    locales: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Host(host::Args),
    Simulate(simulate::Args),
    Bot(bot::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Rules(rules::Args),
    Challenge(challenge::Args),
    Series(series::Args),
    Puzzles(puzzles::Args),
    Doctor(doctor::Args),
}

/// The outcome of a command that could run; decides the exit code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CommandOutcome {
    /// Success, exit code 0.
    Done,
    /// A record differs from the rules, or a log proves nothing; exit code 1.
    Differs,
    /// No table answers at the address that was asked about; exit code 1.
    NotReached,
    /// Some of the input can't be read, which the command has reported; exit code 2.
    Unreadable,
}

/// The definition of the command line, from which manual pages and shell completions are made.
#[must_use]
pub fn command() -> clap::Command {
    Cli::command()
}

/// Parses the command line and runs the command, or the window without one. Returns the process's exit code.
pub fn main() -> ExitCode {
    console::attach();
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(help) => return print_help(&help),
    };
    logs::init(cli.log);
    let outcome = match cli.command {
        _ if cli.version => version(cli.json),
        None => open_window(cli.window, cli.profile.as_deref()),
        Some(_) if cli.window != WindowArgs::default() => {
            let together =
                "--software, --locales and what to open are for the window, which a command does without";
            Cli::command().error(ErrorKind::ArgumentConflict, together).exit()
        }
        Some(command) => run(command, cli.profile.as_deref()),
    };
    match outcome {
        Ok(CommandOutcome::Done) => ExitCode::SUCCESS,
        Ok(CommandOutcome::Differs | CommandOutcome::NotReached) => ExitCode::from(1),
        Ok(CommandOutcome::Unreadable) => ExitCode::from(2),
        Err(CommandError::Output(error)) if error.is_closed() => ExitCode::SUCCESS,
        Err(error) => {
            warn(&ErrorChain(&error));
            ExitCode::from(2)
        }
    }
}

/// Prints what was asked for, or what is wrong with the command line.
fn print_help(help: &clap::Error) -> ExitCode {
    let printed = help.print().and_then(|()| io::stdout().flush()).map_err(OutputError::from);
    match printed {
        Err(error) if !error.is_closed() => {
            warn(&ErrorChain(&error));
            ExitCode::from(2)
        }
        _ => ExitCode::from(u8::try_from(help.exit_code()).unwrap_or(2)),
    }
}

fn version(json: bool) -> Result<CommandOutcome, CommandError> {
    let mut out = Output::stdout();
    let build = BuildInfo::CURRENT;
    match json {
        // Text and numbers alone always become JSON.
        true => writeln!(out, "{}", serde_json::to_string(&build).unwrap_or_default())?,
        false => writeln!(out, "skipstone {}", build.version)?,
    }
    out.flush()?;
    Ok(CommandOutcome::Done)
}

fn open_window(args: WindowArgs, profile: Option<&str>) -> Result<CommandOutcome, CommandError> {
    let (link, file) = match args.opened {
        Some(text) if Link::is_begun_in(&text.to_string_lossy()) => {
            (Some(text.to_string_lossy().parse::<Link>()), None)
        }
        file => (None, file.as_deref().map(file_url::path)),
    };
    // A bare word that names no file is probably a mistyped command.
    if let Some(word) = file.as_deref().filter(|file| is_bare_word(file) && !file.exists()) {
        return Err(CommandError::UnknownCommand(word.display().to_string()));
    }
    let opened = file.as_deref().map(open_file::open);
    let no_file = opened.as_ref().and_then(|opened| opened.as_ref().err()).cloned().map(CommandError::from);
    let no_link = link.as_ref().and_then(|link| link.as_ref().err()).cloned().map(CommandError::from);
    let profile = match Profile::named(profile) {
        Ok(profile) => Some(profile),
        // Without a home folder the game runs, but saves nothing.
        Err(ProfileError::NoHomeDir) => None,
        Err(error) => return Err(error.into()),
    };
    if let Some(profile) = &profile {
        crash::write_reports(profile);
    }
    let translation = args.locales.as_deref().map(Translation::read).transpose()?;
    if let Some(translation) = &translation {
        translation.tell();
    }
    // The window reports an error of the file or the link; without a window, the terminal does.
    match window::run(window::Options { software: args.software, translation, profile, opened, link }) {
        Ok(()) => Ok(CommandOutcome::Done),
        Err(error) => Err(no_file.or(no_link).unwrap_or_else(|| error.into())),
    }
}

/// Whether a path has a single component without an extension.
fn is_bare_word(path: &Path) -> bool {
    path.components().count() == 1 && path.extension().is_none()
}

fn run(command: Command, profile: Option<&str>) -> Result<CommandOutcome, CommandError> {
    let mut out = Output::stdout();
    let outcome = match command {
        Command::Host(args) => host::run(&args, profile, &mut out)?,
        Command::Simulate(args) => simulate::run(&args, &mut out)?,
        Command::Bot(args) => bot::run(&args, &mut out)?,
        Command::Replay(args) => replay::run(&args, &mut out)?,
        Command::Verify(args) => verify::run(&args, &mut out)?,
        Command::Rules(args) => rules::run(&args, &mut out)?,
        Command::Challenge(args) => challenge::run(&args, &mut out)?,
        Command::Series(args) => series::run(&args, profile, &mut out)?,
        Command::Puzzles(args) => puzzles::run(&args, &mut out)?,
        Command::Doctor(args) => doctor::run(&args, profile, &mut out)?,
    };
    out.flush()?;
    Ok(outcome)
}

/// Opens a profile's store. Unlike the window, a command fails if the store can't be used.
fn open_store(profile: &Profile) -> Result<Store, StoreError> {
    usable(Store::open(profile))
}

/// Opens a profile's store or makes it, so that no other program plays with the same profile.
fn create_store(profile: &Profile) -> Result<Store, StoreError> {
    usable(Store::create(profile))
}

fn usable((store, error): (Store, Option<StoreError>)) -> Result<Store, StoreError> {
    error.map_or(Ok(store), Err)
}

/// Prints a message on standard error, ignoring failures.
fn warn(message: &dyn std::fmt::Display) {
    let _ = writeln!(io::stderr(), "skipstone: {}", EscapedLines(message));
}
