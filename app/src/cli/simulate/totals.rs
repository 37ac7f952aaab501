//! Sums over the rounds of a simulation.

use skipstone_core::{Round, Seat};

use super::forfeits;
use super::stopwatch::Stopwatch;
use crate::statistics::Endings;

/// Sums over rounds. All are integers, so that they don't depend on the order in which threads add theirs.
#[derive(Debug, Clone, Default)]
pub(super) struct Totals {
    pub(super) games: u64,
    pub(super) moves: u64,
    pub(super) turns: u64,
    pub(super) ended: Endings,
    /// Rounds won, by player.
    pub(super) wins: Vec<u64>,
    /// Rounds forfeited, by player.
    pub(super) forfeits: Vec<u64>,
    /// Decision times, by player.
    pub(super) stopwatches: Vec<Stopwatch>,
}

impl Totals {
    pub(super) fn new(players: usize) -> Totals {
        Totals {
            wins: vec![0; players],
            forfeits: vec![0; players],
            stopwatches: vec![Stopwatch::default(); players],
            ..Totals::default()
        }
    }

    /// Counts a finished round; `lost` are the seats that forfeited it, `player_at` maps a seat to the player's index. A team's
    /// win counts for each member.
    pub(super) fn count(&mut self, round: &Round, lost: &[Seat], player_at: impl Fn(Seat) -> usize) {
        let Some(ending) = round.ending() else { return };
        self.games += 1;
        self.moves += u64::from(round.moves());
        self.turns += u64::from(round.turns());
        self.ended.count(ending.reason);
        let winner = forfeits::winner(round, lost);
        for seat in winner.into_iter().flat_map(|team| round.setup().members(team)) {
            self.wins[player_at(seat)] += 1;
        }
        for seat in lost {
            self.forfeits[player_at(*seat)] += 1;
        }
    }

    /// Adds the sums of another thread.
    pub(super) fn add(&mut self, other: &Totals) {
        self.games += other.games;
        self.moves += other.moves;
        self.turns += other.turns;
        self.ended.add(&other.ended);
        for (wins, more) in self.wins.iter_mut().zip(&other.wins) {
            *wins += more;
        }
        for (forfeits, more) in self.forfeits.iter_mut().zip(&other.forfeits) {
            *forfeits += more;
        }
        for (stopwatch, more) in self.stopwatches.iter_mut().zip(&other.stopwatches) {
            stopwatch.add(more);
        }
    }
}
