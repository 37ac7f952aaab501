//! The score sheet of a series, as it is written on paper: one model, and its forms.

mod paper;
mod picture;
mod text;

use jiff::tz::TimeZone;
use skipstone_core::series::{RoundResult, Series};
use skipstone_core::{EndReason, Scoring, Seat, Setup, SetupError, Team};

use crate::locale::{Locale, given_names, own_seat};
use crate::store::{SavedResult, SavedSeries};
use crate::table::{Leaders, Voice};
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
        // Who has a name goes by it: the sheet is for others too.
        let names = given_names(seats);
        let unnamed = |seat: &Seat| names.get(seat.index()).is_some_and(String::is_empty);
        let voice = Voice { locale, names: &names, me: own_seat(saved).filter(unnamed) };
        let mut sums = vec![0; setup.team_count()];
        let mut notes = Vec::new();
        let mut rows = Vec::new();
        for (number, SavedResult { result, finished }) in (1..).zip(&saved.rounds) {
            let note = note(result, setup, voice);
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
                dealer: voice.name(series.dealer_of(number)),
                winner: result.winner,
            });
        }
        Ok(Sheet {
            title: locale.series_title(saved),
            players: (!saved.name.is_empty()).then(|| locale.players(seats, voice.me)),
            rules: locale.rules_line(&saved.table, setup),
            began: tr!(locale, "sheet-began", date = locale.date(saved.began, zone)),
            headings: Headings {
                round: tr!(locale, "sheet-round"),
                date: tr!(locale, "sheet-date"),
                dealer: tr!(locale, "sheet-dealer"),
                total: tr!(locale, "sheet-total"),
            },
            teams: setup.teams().map(|team| voice.team(setup, team)).collect(),
            rows,
            totals: series.scores(),
            progress: progress(&series),
            leaders: if series.rounds().is_empty() { Vec::new() } else { series.leaders() },
            notes,
            outcome: outcome(&series, voice),
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
fn note(result: &RoundResult, setup: &Setup, voice: Voice<'_>) -> Option<String> {
    if result.reason == EndReason::StockEmpty {
        return None;
    }
    let reason = voice.locale.end_reason(result.reason);
    Some(match result.winner {
        Some(team) => voice.end(reason, setup, team),
        None => tr!(voice.locale, "event-end-tie", reason = reason),
    })
}

/// How the series stands.
fn outcome(series: &Series, voice: Voice<'_>) -> String {
    if series.rounds().is_empty() {
        return tr!(voice.locale, "sheet-empty");
    }
    let Leaders { who, name, count } = voice.leaders(series.setup(), &series.leaders());
    let message = match (series.is_over(), series.ended_early()) {
        (true, true) => "sheet-early",
        (true, false) => "sheet-won",
        (false, _) => "sheet-leads",
    };
    tr!(voice.locale, message, who = who, name = name, count = count)
}
