//! Why an external program forfeits a round.

use std::io;
use std::process::ExitStatus;
use std::time::Duration;

use skipstone_core::IllegalMove;

/// Why a program forfeits a round. Its text follows "player …" or "seat …".
#[derive(Debug, thiserror::Error)]
pub(in crate::cli) enum ForfeitReason {
    /// The program doesn't exist or may not be executed.
    #[error("its program can't be started: {0}")]
    NotStarted(io::Error),
    /// It closed its output or exited; its exit status, if known.
    #[error("{}", ended(.0.as_ref()))]
    Ended(Option<ExitStatus>),
    /// It didn't answer within the limit.
    #[error("it gave no answer within {} s", .0.as_secs_f64())]
    Timeout(Duration),
    /// Its answer isn't the expected message.
    #[error("it answered {received:?} where {expected} was due: {why}")]
    BadAnswer {
        /// The answer, shortened.
        received: String,
        /// The expected answer.
        expected: &'static str,
        /// What is wrong with the answer.
        why: String,
    },
    /// Its move isn't legal.
    #[error("its move {mv} {}", not_legal(.why.as_ref()))]
    Illegal {
        /// The move.
        mv: String,
        /// The broken rule; `None` if the move is legal but isn't written as in the list.
        why: Option<IllegalMove>,
    },
}

fn not_legal(why: Option<&IllegalMove>) -> String {
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
