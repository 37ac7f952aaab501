//! The score sheet of a series: its contents as text in the player's language, for text, pictures and PDF.

mod layout;
mod text;

use jiff::tz::TimeZone;
use skipstone_core::event::RoundResult;
use skipstone_core::series::Series;
use skipstone_core::{EndReason, Scoring, Seat, Setup, SetupError, Team};

use crate::board::{Leaders, TableWording};
use crate::locale::Locale;
use crate::paper::{self, PaintError};
use crate::players::names::given_names;
use crate::store::{SavedResult, SavedSeries};
use crate::tr;

/// A score sheet in the player's language: a column for each team, a row for each round.
#[derive(Debug, Clone, PartialEq)]
pub struct Sheet {
    /// The code of the texts' language.
    pub language: String,
    /// The title of the series.
    pub title: String,
    /// The players' names; `None` if the title already lists them.
    pub players: Option<String>,
    /// A summary of the rules in one line.
    pub rules: String,
    /// The day the series began.
    pub began: String,
    /// The headings of the fixed columns.
    pub headings: Headings,
    /// The names of each team, as its column's heading.
    pub teams: Vec<String>,
    /// The finished rounds, in order.
    pub rows: Vec<Row>,
    /// The scores, by team.
    pub totals: Vec<u32>,
    /// Each team's progress to the target, from 0 to 1; `None` without a target.
    pub progress: Option<Vec<f32>>,
    /// The teams that lead or have won; empty before the first round.
    pub leaders: Vec<Team>,
    /// Notes on single rounds.
    pub notes: Vec<String>,
    /// A sentence on who has won or leads.
    pub outcome: String,
}

/// The headings of the columns that every sheet has.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Headings {
    pub round: String,
    pub date: String,
    pub dealer: String,
    pub total: String,
}

/// The row of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Its number, with a star if there is a note.
    pub number: String,
    /// The day it was finished.
    pub date: String,
    /// The dealer's name.
    pub dealer: String,
    /// The points by team.
    pub cells: Vec<Cell>,
    /// The winner; `None` for a tie.
    pub winner: Option<Team>,
}

/// A team's points in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    /// The points of this round.
    pub gained: u32,
    /// The sum up to and including this round.
    pub total: u32,
}

impl Cell {
    /// The points of the round as text.
    pub fn gain(self) -> String {
        if self.gained > 0 { format!("+{}", self.gained) } else { "–".to_owned() }
    }
}

impl Sheet {
    /// Builds the score sheet of a series, with dates in a time zone.
    ///
    /// # Errors
    /// If rules and seats of the series don't fit together, which never holds for a stored series.
    pub fn new(saved: &SavedSeries, locale: &Locale, zone: &TimeZone) -> Result<Sheet, SetupError> {
        let series = saved.series()?;
        let setup = series.setup();
        let seats = &saved.table.seats;
        // Players go by their names and not by "you", because the sheet is for others too.
        let names = given_names(seats);
        let unnamed = |seat: &Seat| names.get(seat.index()).is_some_and(String::is_empty);
        let wording = TableWording { locale, names: &names, me: saved.own_seat().filter(unnamed) };
        let mut sums = vec![0; setup.team_count()];
        let mut notes = Vec::new();
        let mut rows = Vec::new();
        for (number, SavedResult { result, finished }) in (1..).zip(&saved.rounds) {
            let taken_back = saved.taken_back.contains(&(number as u32));
            let taken_back = taken_back.then(|| tr!(locale, "sheet-taken-back"));
            let about: Vec<String> = note(result, setup, wording).into_iter().chain(taken_back).collect();
            let star = if about.is_empty() { "" } else { "*" };
            notes.extend(about.iter().map(|note| tr!(locale, "sheet-note", round = number, note = note)));
            let cells = sums.iter_mut().zip(&result.points).map(|(sum, &gained)| {
                *sum += gained;
                Cell { gained, total: *sum }
            });
            rows.push(Row {
                cells: cells.collect(),
                number: format!("{number}{star}"),
                date: locale.date(*finished, zone),
                dealer: wording.name(series.dealer_of(number)),
                winner: result.winner,
            });
        }
        Ok(Sheet {
            language: locale.code().to_owned(),
            title: locale.series_title(saved),
            players: (!saved.name.is_empty()).then(|| locale.player_names(seats, wording.me)),
            rules: locale.rules_line(setup),
            began: tr!(locale, "sheet-began", date = locale.date(saved.began, zone)),
            headings: Headings {
                round: tr!(locale, "sheet-round"),
                date: tr!(locale, "sheet-date"),
                dealer: tr!(locale, "sheet-dealer"),
                total: tr!(locale, "sheet-total"),
            },
            teams: setup.teams().map(|team| wording.team(setup, team)).collect(),
            rows,
            totals: series.scores(),
            progress: progress(&series),
            leaders: if series.rounds().is_empty() { Vec::new() } else { series.leaders() },
            notes,
            outcome: outcome(&series, wording),
        })
    }
}

impl Sheet {
    /// Renders its pages as PNG files.
    ///
    /// # Errors
    /// If they can't be rendered, for reasons that don't depend on the series.
    pub fn pictures(&self) -> Result<Vec<Vec<u8>>, PaintError> {
        paper::pictures(self)
    }
}

/// Each team's progress to the target, from 0 to 1; `None` without a target.
pub fn progress(series: &Series) -> Option<Vec<f32>> {
    let rules = series.setup().rules();
    let part = |score: u32| (score as f32 / rules.target as f32).min(1.0);
    let counted = matches!(rules.scoring, Scoring::Points | Scoring::Wins);
    counted.then(|| series.scores().into_iter().map(part).collect())
}

/// The note on a round that ended without an empty stock pile; `None` for all others.
fn note(result: &RoundResult, setup: &Setup, wording: TableWording<'_>) -> Option<String> {
    if result.reason == EndReason::StockEmpty {
        return None;
    }
    let reason = wording.locale.end_reason(result.reason);
    Some(match result.winner {
        Some(team) => wording.end(reason, setup, team),
        None => tr!(wording.locale, "event-end-tie", reason = reason),
    })
}

/// A sentence on who has won or leads.
fn outcome(series: &Series, wording: TableWording<'_>) -> String {
    if series.rounds().is_empty() {
        return tr!(wording.locale, "sheet-empty");
    }
    if series.setup().rules().scoring == Scoring::Single {
        return wording.single_round(series.setup(), series.rounds().last().and_then(|round| round.winner));
    }
    let Leaders { who, name, count } = wording.leaders(series.setup(), &series.leaders());
    let message = match (series.is_over(), series.ended_early()) {
        (true, true) => "sheet-early",
        (true, false) => "sheet-won",
        (false, _) => "sheet-leads",
    };
    tr!(wording.locale, message, who = who, name = name, count = count)
}
