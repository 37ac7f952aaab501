//! The CSV export of rounds.

use skipstone::statistics::write_csv;

use super::recount::SERIES;

#[test]
fn the_exported_table_has_a_line_for_each_round() {
    let mut rounds = SERIES[0].clone();
    rounds[0].table.seats[1].name = "Mary \"Pebble\", the 2nd".to_owned();
    rounds[0].taken_back = true;
    rounds[1].own_seats = Vec::new();
    let mut table = Vec::new();
    write_csv(&rounds, &mut table).expect("memory can be written");
    let text = String::from_utf8(table).expect("text");
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

#[test]
fn a_name_cant_become_a_spreadsheet_formula() {
    let mut round = SERIES[0][0].clone();
    for (name, cell) in
        [("=1+1", "'=1+1"), ("@SUM(A1)", "'@SUM(A1)"), ("-1", "'-1"), ("Jean-Luc +1", "Jean-Luc +1")]
    {
        round.table.seats[0].name = name.to_owned();
        let mut table = Vec::new();
        write_csv(std::slice::from_ref(&round), &mut table).expect("memory can be written");
        let text = String::from_utf8(table).expect("text");
        assert!(text.contains(&format!(",\"{cell}, ")), "{text}");
    }
}
