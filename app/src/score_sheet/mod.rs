//! The score sheet of a series, as it is written on paper: one model, and its forms.

mod paper;
mod picture;
mod text;

use jiff::tz::TimeZone;
use skipstone_core::series::{RoundResult, Series};
use skipstone_core::{EndReason, Scoring, SetupError, Team};

use crate::locale::Locale;
use crate::store::{SavedResult, SavedSeries, players};
use crate::tr;

pub use picture::PaintError;

/// A score sheet in the player's language: a column for each team, a row for each round.
#[derive(Debug, Clone, PartialEq)]
pub struct Sheet {
    /// What the series is called.
    pub title: String,
    /// Who plays, if the title doesn't say so.
    pub players: Option<String>,
    /// The rules in a line.
    pub rules: String,
    /// When the series began.
    pub began: String,
    /// The headings of what comes before the teams.
    pub headings: Headings,
    /// Who is in each team.
    pub teams: Vec<String>,
    /// The rounds.
    pub rows: Vec<Row>,
    /// The scores, by team.
    pub totals: Vec<u32>,
    /// How far each team is on its way to the target, from 0 to 1, where scores are counted towards one.
    pub progress: Option<Vec<f32>>,
    /// The teams that lead, or have won; none before the first round.
    pub leaders: Vec<Team>,
    /// What is to be said of single rounds.
    pub notes: Vec<String>,
    /// Who has won or leads.
    pub outcome: String,
}

/// What the columns are called that are there for every series.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Headings {
    pub round: String,
    pub date: String,
    pub dealer: String,
    pub total: String,
}

/// A round of the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Its number, with a star if something is to be said of it.
    pub number: String,
    /// When it was played.
    pub date: String,
    /// Who dealt.
    pub dealer: String,
    /// What it brought each team.
    pub cells: Vec<Cell>,
    /// Who won it.
    pub winner: Option<Team>,
}

/// What a round brought a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    /// In this round.
    pub gained: u32,
    /// With all rounds up to this one.
    pub total: u32,
}

impl Cell {
    /// What the round brought, as it is written before the sum.
    pub fn gain(self) -> String {
        if self.gained > 0 { format!("+{}", self.gained) } else { "–".to_owned() }
    }
}

impl Sheet {
    /// The score sheet of a series, with the days of a time zone.
    ///
    /// # Errors
    /// If rules and seats of the series don't fit together; what was kept always does.
    pub fn new(saved: &SavedSeries, locale: &Locale, zone: &TimeZone) -> Result<Sheet, SetupError> {
        let series = saved.series()?;
        let setup = series.setup();
        let seats = &saved.table.seats;
        let name = |team| locale.team(setup, seats, team);
        let mut sums = vec![0; setup.team_count()];
        let mut notes = Vec::new();
        let mut rows = Vec::new();
        for (number, SavedResult { result, finished }) in (1..).zip(&saved.rounds) {
            let note = note(result, name, locale);
            let star = if note.is_some() { "*" } else { "" };
            notes.extend(note.map(|note| tr!(locale, "sheet-note", round = number, note = note)));
            let cells = sums.iter_mut().zip(&result.points).map(|(sum, &gained)| {
                *sum += gained;
                Cell { gained, total: *sum }
            });
            rows.push(Row {
                cells: cells.collect(),
                number: format!("{number}{star}"),
                date: locale.date(*finished, zone),
                dealer: seats
                    .get(series.dealer_of(number).index())
                    .map_or_else(String::new, |seat| seat.name.clone()),
                winner: result.winner,
            });
        }
        Ok(Sheet {
            title: saved.title(),
            players: (!saved.name.is_empty()).then(|| players(seats)),
            rules: locale.rules_line(&saved.table, setup),
            began: tr!(locale, "sheet-began", date = locale.date(saved.began, zone)),
            headings: Headings {
                round: tr!(locale, "sheet-round"),
                date: tr!(locale, "sheet-date"),
                dealer: tr!(locale, "sheet-dealer"),
                total: tr!(locale, "sheet-total"),
            },
            teams: setup.teams().map(name).collect(),
            rows,
            totals: series.scores(),
            progress: progress(&series),
            leaders: if series.rounds().is_empty() { Vec::new() } else { series.leaders() },
            notes,
            outcome: outcome(&series, name, locale),
        })
    }
}

/// How far each team of a series is on its way to the target, from 0 to 1, where scores are counted towards one.
pub fn progress(series: &Series) -> Option<Vec<f32>> {
    let rules = series.setup().rules();
    let part = |score: u32| (score as f32 / rules.target as f32).min(1.0);
    let counted = matches!(rules.scoring, Scoring::Points | Scoring::Wins);
    counted.then(|| series.scores().into_iter().map(part).collect())
}

/// What is to be said of a round that nobody played out.
fn note(result: &RoundResult, name: impl Fn(Team) -> String, locale: &Locale) -> Option<String> {
    if result.reason == EndReason::StockEmpty {
        return None;
    }
    let reason = locale.end_reason(result.reason);
    Some(match result.winner {
        Some(team) => tr!(locale, "event-end", reason = reason, name = name(team)),
        None => tr!(locale, "event-end-tie", reason = reason),
    })
}

/// How the series stands.
fn outcome(series: &Series, name: impl Fn(Team) -> String, locale: &Locale) -> String {
    if series.rounds().is_empty() {
        return tr!(locale, "sheet-empty");
    }
    let leaders = series.leaders();
    let names = leaders.iter().map(|team| name(*team)).collect::<Vec<_>>().join(", ");
    let message = match (series.is_over(), series.ended_early()) {
        (true, true) => "sheet-early",
        (true, false) => "sheet-won",
        (false, _) => "sheet-leads",
    };
    tr!(locale, message, name = names, count = leaders.len())
}
