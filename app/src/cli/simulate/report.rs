//! The report of a simulation, as a table or as JSON.

use std::time::Duration;

use serde::Serialize;
use unicode_width::UnicodeWidthStr as _;

use super::players::PlayerSpec;
use super::stopwatch::Stopwatch;
use super::totals::Totals;
use crate::cli::output::{Output, OutputError};
use crate::statistics::{Endings, Proportion};

/// The result of a simulation. Its JSON is a public format.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    games: u64,
    seconds: f64,
    games_per_s: f64,
    moves_per_s: f64,
    wins: Vec<u64>,
    turns_per_game: f64,
    ended: Endings,
    decision_us: Vec<DecisionTimes>,
    /// Rounds forfeited, by player; `None` without external programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeits: Option<Vec<u64>>,
}

/// Time per decision, in microseconds.
#[derive(Debug, Serialize)]
struct DecisionTimes {
    mean: f64,
    max: f64,
}

impl Report {
    pub(super) fn new(players: &[PlayerSpec], tally: &Totals, elapsed: Duration) -> Report {
        let seconds = elapsed.as_secs_f64().max(1e-9);
        let micros = |duration: Duration| duration.as_secs_f64() * 1e6;
        let programs = players.iter().any(|player| matches!(player, PlayerSpec::Command(_)));
        let decision =
            |watch: &Stopwatch| DecisionTimes { mean: micros(watch.mean()), max: micros(watch.longest()) };
        Report {
            games: tally.games,
            seconds,
            games_per_s: tally.games as f64 / seconds,
            moves_per_s: tally.moves as f64 / seconds,
            wins: tally.wins.clone(),
            turns_per_game: tally.turns as f64 / tally.games as f64,
            ended: tally.ended,
            decision_us: tally.stopwatches.iter().map(decision).collect(),
            forfeits: programs.then(|| tally.forfeits.clone()),
        }
    }

    /// Prints it as a table.
    pub(super) fn table(&self, players: &[PlayerSpec], out: &mut Output) -> Result<(), OutputError> {
        let names: Vec<String> = players.iter().map(PlayerSpec::to_string).collect();
        let width = names.iter().map(|name| name.width()).max().unwrap_or(0).max(10);
        let head = "   wins    share     95 % interval   per decision    longest";
        writeln!(out, "player{:fill$}{head}", "", fill = width - 3)?;
        for (at, ((name, wins), decision)) in names.iter().zip(&self.wins).zip(&self.decision_us).enumerate()
        {
            let share = Proportion::new(*wins, self.games);
            // Rounds of one deal aren't independent; as the cards even out between the rotations, the true interval is narrower.
            let (low, high) = share.interval().unwrap_or((0.0, 1.0));
            writeln!(
                out,
                "{:>2} {name}{:fill$}{wins:>7}{:>7.1} % {:>9.1} – {:<5.1}{:>14}{:>11}",
                at + 1,
                "",
                100.0 * share.value().unwrap_or_default(),
                100.0 * low,
                100.0 * high,
                time(decision.mean),
                time(decision.max),
                fill = width - name.width(),
            )?;
        }
        for (at, forfeits) in (1..).zip(self.forfeits.iter().flatten()).filter(|(_, forfeits)| **forfeits > 0)
        {
            writeln!(out, "player {at} forfeited {forfeits} rounds, which it can't win")?;
        }
        let Endings { stock_empty, blocked, stalled } = self.ended;
        writeln!(
            out,
            "{} rounds of {:.1} turns; {stock_empty} played out, {blocked} blocked, {stalled} stalled",
            self.games, self.turns_per_game
        )?;
        writeln!(
            out,
            "{:.1} s, {} rounds a second, {} moves a second",
            self.seconds,
            rate(self.games_per_s),
            rate(self.moves_per_s)
        )
    }
}

/// Formats a number a second with at least two digits that say something.
fn rate(number: f64) -> String {
    match number {
        ..10.0 => format!("{number:.2}"),
        ..100_000.0 => format!("{number:.0}"),
        _ => format!("{:.2} million", number / 1e6),
    }
}

/// Formats microseconds in a suitable unit.
fn time(micros: f64) -> String {
    match micros {
        ..1000.0 => format!("{micros:.2} µs"),
        ..1_000_000.0 => format!("{:.2} ms", micros / 1e3),
        _ => format!("{:.2} s", micros / 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_players_have_a_rate_too() {
        assert_eq!([0.04, 9.5, 25.4, 2.5e6].map(rate), ["0.04", "9.50", "25", "2.50 million"]);
    }

    #[test]
    fn times_have_a_unit_that_suits_them() {
        assert_eq!([0.031, 999.0, 2500.0, 3e6].map(time), ["0.03 µs", "999.00 µs", "2.50 ms", "3.00 s"]);
    }
}
