//! Rounds that programs lose by what they do: late, dead, or not by the rules.

use std::sync::atomic::{AtomicU64, Ordering};

use indicatif::ProgressBar;
use skipstone_core::series::RoundResult;
use skipstone_core::{Round, Seat, Team, score};

use super::command::Fault;
use super::entrants::Entrant;
use super::error::SimulateError;
use crate::cli::warn;

/// After so many starts in a row that failed, a program is given up.
const STARTS: u32 = 3;

/// How many forfeits are told one by one; the others are counted.
const TOLD: u64 = 10;

/// Tells of forfeits, beside the progress bar.
pub(super) struct Forfeits<'a> {
    progress: &'a ProgressBar,
    told: AtomicU64,
}

impl Forfeits<'_> {
    pub(super) fn new(progress: &ProgressBar) -> Forfeits<'_> {
        Forfeits { progress, told: AtomicU64::new(0) }
    }

    /// Tells the programs that a round is over; the seats of those that forfeited it. Rounds count from 0.
    pub(super) fn collect(
        &self,
        round: &Round,
        number: u64,
        entrants: &mut [Entrant<'_>],
        seat_of: impl Fn(usize) -> Seat,
    ) -> Result<Vec<Seat>, SimulateError> {
        let mut lost = Vec::new();
        for (player, entrant) in entrants.iter_mut().enumerate() {
            let Entrant::Program(program) = entrant else { continue };
            let Some(fault) = result(round).and_then(|result| program.end(&result)) else { continue };
            let (seat, command) = (seat_of(player), program.command().to_string());
            self.tell(number, seat, &command, &fault);
            lost.push(seat);
            let times = program.failed_starts();
            if times >= STARTS {
                return Err(SimulateError::Unstartable { player: player + 1, command, times, fault });
            }
        }
        Ok(lost)
    }

    fn tell(&self, number: u64, seat: Seat, command: &str, fault: &Fault) {
        let told = self.told.fetch_add(1, Ordering::Relaxed);
        self.progress.suspend(|| match told {
            0..TOLD => warn(&format_args!("round {}: seat {seat} ({command}) forfeits: {fault}", number + 1)),
            TOLD => warn(&"further forfeits are only counted"),
            _ => {}
        });
    }
}

fn result(round: &Round) -> Option<RoundResult> {
    let reason = round.ending()?.reason;
    score::result(round.setup(), reason, round.stock_left()).ok()
}

/// The team that a round counts for. Whoever forfeits can't win it: its substitute's win is nobody's, and where all other teams
/// have forfeited, the one that is left has won.
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
