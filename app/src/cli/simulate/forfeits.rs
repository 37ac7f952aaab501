//! Rounds that external programs forfeit: by a timeout, an exit, or an invalid answer.

use std::sync::atomic::{AtomicU64, Ordering};

use indicatif::ProgressBar;
use skipstone_core::event::RoundResult;
use skipstone_core::{Round, Seat, Team, score};

use super::command::ForfeitReason;
use super::entrants::Entrant;
use crate::cli::{CommandError, warn};

/// The simulation fails after this many consecutive failed starts of a program.
const MAX_FAILED_STARTS: u32 = 3;

/// How many forfeits are reported individually; the others are only counted.
const MAX_REPORTED: u64 = 10;

/// Reports forfeits on standard error, beside the progress bar.
pub(super) struct Forfeits<'a> {
    progress: &'a ProgressBar,
    reported: AtomicU64,
}

impl Forfeits<'_> {
    pub(super) fn new(progress: &ProgressBar) -> Forfeits<'_> {
        Forfeits { progress, reported: AtomicU64::new(0) }
    }

    /// Sends the programs the end of a round, numbered from 0. Returns the seats that forfeited it.
    pub(super) fn collect(
        &self,
        round: &Round,
        number: u64,
        entrants: &mut [Entrant<'_>],
        seat_of: impl Fn(usize) -> Seat,
    ) -> Result<Vec<Seat>, CommandError> {
        let mut lost = Vec::new();
        for (player, entrant) in entrants.iter_mut().enumerate() {
            let Entrant::Program(program) = entrant else { continue };
            let Some(fault) = result(round).and_then(|result| program.end(&result)) else { continue };
            let (seat, command) = (seat_of(player), program.command().to_string());
            if let ForfeitReason::NotStarted(_) = fault {
                let fault = fault.to_string();
                return Err(CommandError::NotStarted { player: player + 1, command, fault });
            }
            self.report(number, seat, &command, &fault);
            lost.push(seat);
            let times = program.failed_starts();
            if times >= MAX_FAILED_STARTS {
                return Err(CommandError::StartFailed {
                    player: player + 1,
                    command,
                    times,
                    fault: fault.to_string(),
                });
            }
        }
        Ok(lost)
    }

    fn report(&self, number: u64, seat: Seat, command: &str, fault: &ForfeitReason) {
        let reported = self.reported.fetch_add(1, Ordering::Relaxed);
        self.progress.suspend(|| match reported {
            0..MAX_REPORTED => {
                warn(&format_args!("round {}: seat {seat} ({command}) forfeits: {fault}", number + 1))
            }
            MAX_REPORTED => warn(&"further forfeits are only counted"),
            _ => {}
        });
    }
}

fn result(round: &Round) -> Option<RoundResult> {
    let reason = round.ending()?.reason;
    score::round_result(round.setup(), reason, round.stock_left().into()).ok()
}

/// The team that a round counts for. A team that forfeited can't win: a win of its substitute counts for nobody, and if all
/// other teams have forfeited, the remaining one wins.
pub(super) fn winner(round: &Round, lost: &[Seat]) -> Option<Team> {
    let played = round.ending()?.winner;
    if lost.is_empty() {
        return played;
    }
    let setup = round.setup();
    let has_lost = |team: Team| lost.iter().any(|seat| setup.team(*seat) == team);
    let mut left = setup.teams().filter(|team| !has_lost(*team));
    match (left.next(), left.next()) {
        (Some(last), None) => Some(last),
        _ => played.filter(|team| !has_lost(*team)),
    }
}
