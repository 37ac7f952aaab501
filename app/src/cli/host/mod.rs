//! `skipstone host`: hosts a table without a window.

mod event_log;
mod guests;
mod input;
mod opening;
mod phones;
mod proposing;
mod service;
mod session;

use std::net::SocketAddr;
use std::sync::mpsc;

use clap::ArgAction;
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use skipstone_core::bot::Level;
use skipstone_net::discovery::Interfaces;
use skipstone_net::protocol::EntryPolicy;

use self::phones::{PhonePlan, PhonesAt};
use super::output::Output;
use super::{CommandError, CommandOutcome, create_store, examples};
use crate::store::Profile;

/// Host a table without a window, and write down what happens at it
///
/// The first round is proposed when every seat is taken, and begins once everybody is ready; so does each next one. After a series
/// another one begins once everybody plays again; after two minutes all are back in the lobby. Who knocks is let in by typing y; help lists what else can be typed, such as
/// to kick or ban a guest. Ctrl-C closes
/// the table, a second one ends the program at once; --continue opens it again, on the same card and for the same people.
#[derive(Debug, clap::Args)]
#[command(after_help = examples::HOST)]
pub(super) struct Args {
    /// What the table is called [default: the host's name, or the one in the settings]
    #[arg(long, value_name = "TITLE")]
    title: Option<String>,
    /// The host's name [default: Skipstone]
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// How many seats there are, those of computer players included
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=12))]
    seats: u8,
    /// Play in so many teams, who sit alternately [default: everyone alone]
    #[arg(long, value_name = "N")]
    teams: Option<usize>,
    /// Computer players for the last seats: easy, normal, hard or expert
    #[arg(long, value_delimiter = ',', value_name = "PLAYER,…")]
    bots: Vec<Level>,
    /// A preset, or a TOML file (`skipstone rules` prints them)
    #[arg(long, value_name = "NAME|FILE.toml", default_value = "standard")]
    rules: String,
    /// How guests come in: you are asked here, they need the invite code, or whoever comes
    #[arg(long, default_value = "code", value_parser = PossibleValuesParser::new(["knock", "code", "open"]).map(entry_policy))]
    entry: EntryPolicy,
    /// Whether others may watch
    #[arg(long, value_name = "yes|no", default_value = "yes", action = ArgAction::Set, value_parser = yes_or_no)]
    watch: bool,
    /// How long a turn may take until a discard ends it
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u16).range(5..))]
    turn_seconds: Option<u16>,
    /// How long a lost guest's seat waits until a computer player may take over
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    grace_seconds: u16,
    /// Where to listen; with --continue only the address counts [default: on every address, at the port in the settings]
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// Where the table is announced: all, loopback, none, or names of network interfaces [default: as in the settings]
    #[arg(long, value_name = "INTERFACES")]
    interfaces: Option<Interfaces>,
    /// Serve a page at which phones join, and print its code
    #[arg(long, value_name = "[ADDRESS:]PORT")]
    phones: Option<PhonesAt>,
    /// Go on with the table that was hosted last; what is played at it stays as it was
    #[arg(
        long = "continue",
        conflicts_with_all = ["title", "seats", "teams", "bots", "rules", "entry", "watch", "turn_seconds", "grace_seconds"]
    )]
    continue_last: bool,
    /// Carry on a series that was played at somebody else's table, from its last finished round, by its id or name: a computer player
    /// has your seat
    #[arg(long, value_name = "SERIES", conflicts_with_all = ["continue_last", "seats", "teams", "bots", "rules"])]
    carry_on: Option<String>,
}

fn entry_policy(word: String) -> EntryPolicy {
    match word.as_str() {
        "knock" => EntryPolicy::Knock,
        "open" => EntryPolicy::Open,
        _ => EntryPolicy::Code,
    }
}

fn yes_or_no(text: &str) -> Result<bool, &'static str> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err("it is yes or no"),
    }
}

pub(super) fn run(
    args: &Args,
    profile: Option<&str>,
    out: &mut Output,
) -> Result<CommandOutcome, CommandError> {
    let profile = Profile::named(profile)?;
    let plan = opening::plan(args, &profile, create_store(&profile)?)?;
    let phones = args.phones.map(|at| PhonePlan::new(at, &plan));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(CommandError::Runtime)?;
    let (log, lines) = mpsc::channel();
    // A table that goes on has its own port.
    let wanted = args.listen.filter(|_| !args.continue_last);
    let session = runtime.spawn(session::run_session(plan, wanted, phones, log));
    // Only this thread waits while nobody reads the output.
    for line in lines {
        writeln!(out, "{line}")?;
        out.flush()?;
    }
    match runtime.block_on(session) {
        Ok(ended) => ended.map(|()| CommandOutcome::Done),
        Err(error) => std::panic::resume_unwind(error.into_panic()),
    }
}
