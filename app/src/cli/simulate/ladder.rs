//! How strong players are, as Elo numbers: each plays against the one below it.
//!
//! The lowest has 0; 400 more mean ten wins for each loss (Elo, *The Rating of Chessplayers*, 1978). Intervals hold with a
//! confidence of 95 %, for the sum of all steps below.

use serde::Serialize;
use unicode_width::UnicodeWidthStr as _;

use super::players::PlayerSpec;
use super::totals::Totals;
use crate::cli::output::{Output, OutputError};

/// The ladder. Its JSON is a public format.
#[derive(Debug, Serialize)]
pub(super) struct Ladder {
    ladder: Vec<Rung>,
}

/// A player of the ladder.
#[derive(Debug, Serialize)]
struct Rung {
    player: String,
    elo: f64,
    low: f64,
    high: f64,
    /// The rounds against the player below; `None` for the lowest.
    #[serde(flatten)]
    step: Option<Step>,
}

/// Two players' rounds against each other.
#[derive(Debug, Clone, Copy, Serialize)]
pub(super) struct Step {
    games: u64,
    /// The rounds that the stronger one won.
    wins: u64,
    /// The rounds that nobody won. Each counts as half a win.
    ties: u64,
}

impl Step {
    /// The rounds of a simulation of the weaker and the stronger one, in this order.
    pub(super) fn of(totals: &Totals) -> Step {
        let (wins, decided) = (totals.wins.last().copied().unwrap_or(0), totals.wins.iter().sum());
        Step { games: totals.games, wins, ties: totals.games.saturating_sub(decided) }
    }

    fn share(self) -> f64 {
        self.score() / self.games.max(1) as f64
    }

    /// The points of the stronger one: one for a win, half a one for a tie.
    fn score(self) -> f64 {
        self.wins as f64 + 0.5 * self.ties as f64
    }

    /// The difference in Elo, and its variance. Half a round more for each side keeps both finite.
    fn elo(self) -> (f64, f64) {
        let scale = 400.0 / std::f64::consts::LN_10;
        let games = self.games as f64 + 1.0;
        let share = (self.score() + 0.5) / games;
        (scale * (share / (1.0 - share)).ln(), scale * scale / (games * share * (1.0 - share)))
    }
}

impl Ladder {
    /// The ladder of players, the lowest first, with the step to each from the one below.
    pub(super) fn of(players: &[PlayerSpec], steps: &[Step]) -> Ladder {
        /// The half width of an interval, in standard deviations.
        const CONFIDENCE: f64 = 1.959_964;
        let (mut elo, mut variance) = (0.0, 0.0);
        let steps = std::iter::once(None).chain(steps.iter().copied().map(Some));
        let rung = |(player, step): (&PlayerSpec, Option<Step>)| {
            let (more, uncertain) = step.map_or((0.0, 0.0), Step::elo);
            elo += more;
            variance += uncertain;
            let spread = CONFIDENCE * f64::sqrt(variance);
            Rung { player: player.to_string(), elo, low: elo - spread, high: elo + spread, step }
        };
        Ladder { ladder: players.iter().zip(steps).map(rung).collect() }
    }

    /// Prints it as a table, the last player of the ladder first.
    pub(super) fn table(&self, out: &mut Output) -> Result<(), OutputError> {
        let width = self.ladder.iter().map(|rung| rung.player.width()).max().unwrap_or(0).max(10);
        writeln!(
            out,
            "player{:fill$}    Elo   95 % interval   against the next below",
            "",
            fill = width - 6
        )?;
        for Rung { player, elo, low, high, step } in self.ladder.iter().rev() {
            let fill = width - player.width();
            write!(out, "{player}{:fill$}{elo:>7.0}{:>16}", "", format!("{low:.0} – {high:.0}"))?;
            match step {
                Some(step) => writeln!(out, "{:>11.1} % of {}", 100.0 * step.share(), step.games)?,
                None => writeln!(out)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_add_up_and_so_do_their_uncertainties() {
        let players = ["easy", "normal", "hard"].map(|name| name.parse().expect("a level"));
        let step = |wins: u64| Step { games: 999, wins: wins - 1, ties: 2 };
        let found = Ladder::of(&players, &[step(749), step(499)]);
        let elo = |at: usize| (found.ladder[at].elo.round(), found.ladder[at].high - found.ladder[at].elo);
        assert_eq!(elo(0), (0.0, 0.0));
        assert_eq!(elo(1).0, 190.0, "nearly three of four");
        assert_eq!(elo(2).0, 190.0, "one of two is no step");
        assert!((24.0..26.0).contains(&elo(1).1) && elo(2).1 > elo(1).1, "{:?} {:?}", elo(1), elo(2));
        assert!(Ladder::of(&players, &[step(999), step(1)]).ladder.iter().all(|rung| rung.elo.is_finite()));
    }
}
