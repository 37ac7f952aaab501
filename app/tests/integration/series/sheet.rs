//! Score sheets as text and as pictures.

use jiff::tz::{TimeZone, offset};
use skipstone::locale::{Language, Locale};
use skipstone::paper;
use skipstone::paper::score_sheet::Sheet;
use skipstone::store::SavedSeries;
use skipstone_core::{EndReason, score};

use super::{file, fixtures};
use crate::pdf;

/// The golden sheets of the series below, in every language.
const SHEETS: &str = include_str!("sheets.txt");

fn sheet(series: &SavedSeries, language: Language) -> Sheet {
    Sheet::new(series, &Locale::new(language), &TimeZone::fixed(offset(1))).expect("a table")
}

/// A series of six players with unusual names after a number of rounds, the second of which nobody won.
fn six_players(rounds: usize) -> SavedSeries {
    let rules = "scoring = 'lowest-left'\ntarget = 40";
    let mut series = fixtures::series(fixtures::table(rules, 6, 6), 1, 0, 0).series;
    for (seat, name) in
        series.table.seats.iter_mut().zip(["Ada <3 & Co", "Bartholomew", "李小龙", "D", "", "Zoë"])
    {
        seat.name = name.to_owned();
    }
    let setup = series.table.setup().expect("a table");
    for round in 0..rounds {
        let left = |seat: usize| match seat == round % 6 {
            true => 0,
            false => (3 + seat * round % 17) as u8,
        };
        let (reason, left) = match round {
            1 => (EndReason::Stalled, [20, 4, 9, 4, 20, 19].into()),
            _ => (EndReason::StockEmpty, (0..6).map(left).collect()),
        };
        let result = score::round_result(&setup, reason, left).expect("a round can end so");
        series
            .rounds
            .push(skipstone::store::SavedResult { result, finished: fixtures::time_after(24 * round) });
    }
    series
}

#[test]
fn score_sheets_match_the_golden_files() {
    let series = [
        file::golden().swap_remove(0).series,
        file::golden().swap_remove(1).series,
        six_players(3),
        six_players(0),
    ];
    let sheets = series.iter().flat_map(|series| {
        [Language::ENGLISH, Language::GERMAN].map(|language| sheet(series, language).to_string())
    });
    let said = sheets.collect::<Vec<_>>().join("\n~~~~\n\n");
    assert!(said == SHEETS, "the sheets are otherwise:\n{said}");
}

#[test]
fn a_sheet_fits_on_paper_with_any_names() {
    let sheet = sheet(&six_players(40), Language::GERMAN);
    let text = sheet.to_string();
    let table: Vec<_> = text.lines().skip_while(|line| !line.starts_with("Runde")).take(44).collect();
    assert!(table.iter().all(|line| line.chars().count() <= 80), "{text}");

    let pages = sheet.pictures().expect("pictures");
    assert_eq!(pages.len(), 2);
    for page in &pages {
        let mut reader = png::Decoder::new(std::io::Cursor::new(page)).read_info().expect("a PNG file");
        let (width, height) = reader.info().size();
        assert_eq!((width, height), (1654, 2339));
        let dots = reader.info().pixel_dims.expect("it says how large it is");
        assert_eq!((dots.xppu, dots.yppu), (7874, 7874));
        let mut shades = vec![0; reader.output_buffer_size().expect("it fits")];
        reader.next_frame(&mut shades).expect("a picture");
        let inked = |line: usize| {
            shades[line * width as usize..][..width as usize].iter().filter(|shade| **shade < 128)
        };
        // The margins are empty, the page isn't.
        assert_eq!((0..100).chain(height as usize - 80..height as usize).flat_map(inked).count(), 0);
        assert!((0..height as usize).flat_map(inked).count() > 20_000);
    }
}

#[test]
fn a_pdf_holds_every_row_as_text() {
    for (rounds, pages) in [(1, 1), (20, 1), (40, 2), (100, 4)] {
        let sheet = sheet(&six_players(rounds), Language::GERMAN);
        let texts = pdf::texts(&paper::pdf(&sheet).expect("a PDF"));
        assert_eq!(texts.len(), pages, "{rounds} rounds");
        let text = texts.concat();
        let shows = |words: &str| assert!(text.contains(&pdf::without_spaces(words)), "{words}: {text}");
        [&sheet.title, &sheet.rules, &sheet.began, &sheet.outcome].into_iter().for_each(|words| shows(words));
        sheet.notes.iter().for_each(|note| shows(note));
        for row in &sheet.rows {
            // Long names are shortened.
            let dealer: String = row.dealer.chars().take(9).collect();
            shows(&format!("{}{}{dealer}", row.number, row.date));
            let cells = row.cells.iter().map(|cell| format!("{}{}", cell.gain(), cell.total));
            shows(&cells.collect::<String>());
        }
    }
}
