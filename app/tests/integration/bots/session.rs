//! The example session of docs/bot-protocol.md from both sides, and errors of invalid lines.

use std::fs;

use super::{SKIPSTONE, folder, program, simulate, simulate_within, skipstone, write};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/bot-protocol.md");

/// The lines of the documented session with a prefix.
fn lines(begins: &str) -> Vec<String> {
    let page = fs::read_to_string(PAGE).expect("the page");
    let lines = page.lines().filter_map(|line| line.strip_prefix(begins));
    let lines: Vec<String> = lines.map(str::to_owned).collect();
    assert!(lines.len() >= 3, "{begins} {lines:?}");
    lines
}

#[test]
fn the_bot_answers_as_the_documentation_shows() {
    for begins in ["", "\u{feff}"] {
        let session = format!("{begins}{}", lines("table: ").join("\n"));
        let result = skipstone(&["bot", "--level", "greedy"], &session);
        assert_eq!((result.code, result.err.as_str()), (Some(0), ""));
        assert_eq!(result.out.lines().collect::<Vec<_>>(), lines("bot:   "));
    }
}

#[test]
#[cfg_attr(not(unix), ignore = "it writes by printf")]
fn a_program_may_begin_with_a_byte_order_mark() {
    let bot = format!("cmd:sh -c 'printf \"\\357\\273\\277\"; exec \"{SKIPSTONE}\" bot --level greedy'");
    let (report, err) = simulate(&format!("{bot},greedy"), &["--games", "1", "--rules", "quick"]);
    assert_eq!(report["forfeits"], serde_json::json!([0, 0]), "{err}");
}

#[test]
#[cfg_attr(not(unix), ignore = "it listens in by tee")]
fn the_table_asks_as_the_documentation_shows() {
    let folder = folder();
    let rules = write(&folder, "rules.toml", "stock = 5");
    let log = folder.path().join("log");
    let bot = format!("cmd:sh -c 'tee {} | {SKIPSTONE} bot --level greedy'", log.display());
    let rules = rules.to_str().expect("UTF-8");
    simulate_within(
        "60",
        &format!("{bot},greedy"),
        &["--games", "2", "--seed", "7", "--rules", rules, "--threads", "1"],
    );
    let said = fs::read_to_string(log).expect("what the table said");
    let mut said = said.lines();
    for line in lines("table: ") {
        assert!(said.any(|said| said == line), "the table doesn't say {line}");
    }
}

#[test]
fn a_player_takes_its_own_stock_pile_round_the_table() {
    let folder = folder();
    let rules = write(&folder, "rules.toml", "stock = [5, 30]");
    let rules = rules.to_str().expect("UTF-8");
    let (report, _) = simulate("easy,easy", &["--games", "200", "--rules", rules]);
    assert!(report["wins"][0].as_u64() > Some(180), "{report}");
}

/// An invalid line is reported with its number and the problem.
#[test]
fn an_invalid_line_is_reported_with_its_number() {
    let session = lines("table: ");
    let (hello, choose) = (session[0].as_str(), session[1].as_str());
    let other = choose.replace("\"seat\":1,", "\"seat\":2,");
    let cases = [
        (vec!["hello"], "line 1: not JSON: expected value, at column 1"),
        (vec![hello, ""], "line 2: not JSON: EOF while parsing a value"),
        (vec!["{}"], "line 1: missing field `type`"),
        (
            vec![hello, r#"{"type":"hallo"}"#],
            "line 2: there is no message of type \"hallo\": there are \"hello\", \"choose\" and \"end\"",
        ),
        (vec![choose], "line 1: \"choose\" before \"hello\""),
        (
            vec![r#"{"type":"hello","protocol":2,"seat":1,"rules":{}}"#],
            "line 1: protocol 2 is not known here: this bot speaks protocol 1",
        ),
        (vec![r#"{"type":"hello","protocol":1,"seat":1}"#], "line 1: missing field `rules`"),
        (vec![r#"{"type":"hello","protocol":1,"seat":0,"rules":{}}"#], "line 1: seat 0: seats are 1 to 12"),
        (
            vec![r#"{"type":"hello","protocol":1,"seat":1,"rules":{"stock":99}}"#],
            "line 1: rules: stock = 99 is not allowed: stock is \"standard\", a whole number from 5 to 30 or a list of such numbers, one for each stock pile",
        ),
        (vec![hello, &other], "line 2: "),
        (vec![hello, r#"{"type":"choose","view":{"seat":1},"moves":[]}"#], "line 2: missing field `turn`"),
        (vec![hello, r#"{"type":"end"}"#, choose], "line 3: \"choose\" before \"hello\""),
    ];
    for (input, says) in cases {
        let result = skipstone(&["bot", "--level", "random"], &format!("{}\n", input.join("\n")));
        assert_eq!(result.code, Some(2), "{input:?}: {}", result.err);
        assert!(
            result.err.starts_with(&format!("skipstone: {says}")),
            "{says:?} is missing in\n{}",
            result.err
        );
        assert_eq!(result.out.lines().count(), input.iter().take_while(|line| **line == hello).count());
    }
    let result = skipstone(&["bot", "--level", "hardest"], "");
    assert!(
        result.code == Some(2) && result.err.contains("\"hardest\" is not a computer player"),
        "{}",
        result.err
    );
}

/// A bot uses the seed of the table unless it has its own.
#[test]
fn a_bots_own_seed_overrides_the_tables() {
    let session = lines("table: ").join("\n");
    let moves = |more: &[&str]| skipstone(&[&["bot", "--level", "random"], more].concat(), &session).out;
    let reported = moves(&[]);
    assert_eq!(moves(&[]), reported);
    let seeds = ["1", "2", "3", "4", "5"];
    assert!(seeds.iter().any(|seed| moves(&["--seed", seed]) != reported));
    let results = |bot: &str| simulate(&format!("{bot},random"), &["--games", "4", "--rules", "quick"]).0;
    let reports = [results(&program("random")), results(&program("random"))];
    assert_eq!(reports[0]["turns_per_game"], reports[1]["turns_per_game"]);
}
