//! `skipstone series list`: one line per series.

use jiff::tz::TimeZone;
use serde::Serialize;
use skipstone_core::Rules;
use skipstone_core::series::Series;
use skipstone_core::text::Escaped;

use crate::cli::output::Output;
use crate::cli::{CommandError, CommandOutcome, examples};
use crate::locale::{Language, Locale};
use crate::store::{SavedSeries, Store};

/// List all series and single rounds, the newest played first: exit code 2 if one of them can't be read
#[derive(Debug, clap::Args)]
#[command(after_help = examples::SERIES_LIST)]
pub(super) struct Args {
    /// Print one JSON object instead of a line for each
    #[arg(long)]
    json: bool,
}

/// The output of `--json`.
#[derive(Serialize)]
struct Listed {
    series: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    id: String,
    name: String,
    players: Vec<String>,
    teams: Vec<String>,
    rules: Rules,
    rounds: usize,
    scores: Vec<u32>,
    over: bool,
    ended_early: bool,
    /// Whether a round is in progress.
    running: bool,
    began: String,
    played: String,
}

pub(super) fn run(args: &Args, store: &Store, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    let all = store.series()?;
    if args.json {
        let line = |saved: &SavedSeries| line(saved, store);
        let listed = Listed { series: all.iter().map(line).collect::<Result<_, _>>()? };
        out.json(&listed)?;
        return Ok(CommandOutcome::Done);
    }
    if all.is_empty() {
        writeln!(out, "There are no games yet.")?;
    }
    let locale = Locale::new(Language::ENGLISH);
    for saved in &all {
        let series = saved.series()?;
        let played = locale.date_and_time(saved.played, &TimeZone::system());
        let (title, score) = (Escaped(saved.title()), Escaped(score_line(saved, &series, &locale)));
        writeln!(out, "{}  {played}  {title}: {score}", saved.id)?;
    }
    Ok(CommandOutcome::Done)
}

/// The scores and the target.
fn score_line(saved: &SavedSeries, series: &Series, locale: &Locale) -> String {
    let setup = series.setup();
    let score = |(team, score)| format!("{} {score}", locale.team(setup, &saved.table.seats, team));
    let scores: Vec<_> = setup.teams().zip(series.scores()).map(score).collect();
    let end = match (series.is_over(), locale.target_inline(setup.rules())) {
        (true, None) => "a single round, over".to_owned(),
        (true, Some(_)) => "over".to_owned(),
        (false, Some(target)) => target,
        (false, None) => "a single round".to_owned(),
    };
    format!("{}, {end}", scores.join(", "))
}

fn line(saved: &SavedSeries, store: &Store) -> Result<Line, CommandError> {
    let series = saved.series()?;
    let setup = series.setup();
    let locale = Locale::new(Language::ENGLISH);
    Ok(Line {
        id: saved.id.to_string(),
        name: saved.name.clone(),
        players: saved.table.seats.iter().map(|seat| seat.name.clone()).collect(),
        teams: setup.teams().map(|team| locale.team(setup, &saved.table.seats, team)).collect(),
        rules: saved.table.rules,
        rounds: saved.rounds.len(),
        scores: series.scores(),
        over: series.is_over(),
        ended_early: saved.ended_early,
        running: !series.is_over() && store.is_in_round(saved)?,
        began: saved.began.to_string(),
        played: saved.played.to_string(),
    })
}
