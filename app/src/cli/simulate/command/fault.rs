//! What a program did, or didn't do, by which it loses a round.

use std::io;
use std::process::ExitStatus;
use std::time::Duration;

use skipstone_core::{Move, Rejected};

/// Why a program loses a round. Told after "player …" or "seat …".
#[derive(Debug, thiserror::Error)]
pub(in crate::cli) enum Fault {
    /// There is no such program, or it may not be run.
    #[error("its program can't be started: {0}")]
    NotStarted(io::Error),
    /// It said nothing more.
    #[error("{}", ended(.0.as_ref()))]
    Ended(Option<ExitStatus>),
    /// It took too long.
    #[error("it gave no answer within {} s", .0.as_secs_f64())]
    Late(Duration),
    /// It said something else than it was asked for.
    #[error("it answered {said:?} where {due} was due: {why}")]
    Unreadable {
        /// What it said, as much of it as fits into a sentence.
        said: String,
        /// What would have been an answer.
        due: &'static str,
        /// What is wrong.
        why: String,
    },
    /// It made a move that isn't legal.
    #[error("its move {mv} {}", not_legal(.why.as_ref()))]
    Illegal {
        /// The move.
        mv: Move,
        /// Why not; nothing if only its name is another than the listed one.
        why: Option<Rejected>,
    },
}

fn not_legal(why: Option<&Rejected>) -> String {
    match why {
        Some(why) => format!("is not legal: {why}"),
        None => "is not one of those listed".to_owned(),
    }
}

fn ended(status: Option<&ExitStatus>) -> String {
    match status {
        Some(status) => format!("its program ended ({status})"),
        None => "it closed its output".to_owned(),
    }
}
