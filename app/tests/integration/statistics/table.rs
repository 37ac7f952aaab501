//! The CSV export of rounds.

use skipstone::statistics::{CsvFormat, write_csv};
use skipstone::store::PlayedRound;

use super::recount::SERIES;

fn table(rounds: &[PlayedRound], format: CsvFormat) -> String {
    let mut table = Vec::new();
    write_csv(rounds, format, &mut table).expect("memory can be written");
    String::from_utf8(table).expect("text")
}

#[test]
fn the_exported_table_has_a_line_for_each_round() {
    let mut rounds = SERIES[0].clone();
    rounds[0].table.seats[1].name = "Mary \"Pebble\", the 2nd".to_owned();
    rounds[0].taken_back = true;
    rounds[1].own_seats = Vec::new();
    let text = table(&rounds, CsvFormat::PLAIN);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), rounds.len() + 1);
    let result = &rounds[0].result;
    let tally = rounds[0].tallies[0];
    let outcome = if result.points[0] > 0 { "won" } else { "lost" };
    let wanted = format!(
        "1970-01-01T00:15:00Z,{:032x},1,2,2,\"Ada, Mary \"\"Pebble\"\", the 2nd\",\"human, bot:greedy\",points,stock_empty,\
         1,{outcome},{},{},{},{},{},{},{},{},{},{},true",
        1,
        result.points[0],
        result.left[0],
        tally.turns,
        tally.played,
        tally.longest_turn,
        tally.stock.straight,
        tally.stock.hand,
        tally.stock.discards,
        tally.stock.both,
        tally.stock.wild,
    );
    assert_eq!(lines[1], wanted);
    assert!(lines[2].ends_with(",stock_empty,,,,,,,,,,,,,false"), "nothing of a player's own: {}", lines[2]);
    assert!(
        lines[0].starts_with(
            "finished,series,round,seats,teams,names,players,scoring,ending,seat,outcome,points,"
        )
    );
}

/// A spreadsheet separates columns by semicolons where numbers have a decimal comma, and takes a file without a byte order mark for
/// that of an older program.
#[test]
fn a_spreadsheet_of_each_language_opens_the_table_in_columns() {
    let mut rounds = SERIES[0].clone();
    rounds[0].table.seats[0].name = "Zoë; \"Z\"".to_owned();
    for (has_decimal_comma, separator) in [(false, b','), (true, b';')] {
        let text = table(&rounds, CsvFormat::for_spreadsheet(has_decimal_comma));
        let text = text.strip_prefix('\u{feff}').expect("a byte order mark");
        let mut columns = csv::ReaderBuilder::new().delimiter(separator).from_reader(text.as_bytes());
        let names = columns.headers().expect("a header").iter().position(|title| title == "names");
        let first = columns.records().next().expect("a round").expect("as many columns as titles");
        assert_eq!(names.and_then(|names| first.get(names)), Some("Zoë; \"Z\", Pebble"));
        assert_eq!(first.len(), 22);
    }
}

#[test]
fn a_name_cant_become_a_spreadsheet_formula() {
    let mut round = SERIES[0][0].clone();
    for (name, cell) in [
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("-1", "'-1"),
        ("＝1", "'＝1"),
        ("Jean-Luc +1", "Jean-Luc +1"),
    ] {
        for seat in &mut round.table.seats {
            seat.name = name.to_owned();
        }
        for format in [CsvFormat::PLAIN, CsvFormat::for_spreadsheet(true)] {
            let text = table(std::slice::from_ref(&round), format);
            // The other name too: a spreadsheet may separate at the comma.
            assert!(text.contains(&format!("{cell}, {cell}")), "{text}");
        }
    }
}
