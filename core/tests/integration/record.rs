//! The public format of records, byte for byte.

use skipstone_core::Event;
use skipstone_core::record::Record;
use skipstone_core::replay::replay;

/// A golden file of version 1, which never changes.
const GOLDEN: &str = include_str!("../records/version-1.jsonl");

#[test]
fn version_1_reads_and_writes_unchanged() {
    let record: Record = GOLDEN.parse().expect("a record");
    assert_eq!(record.to_string(), GOLDEN);
    let replayed = replay(&record).expect("it follows the rules");
    assert!(replayed.finished && replayed.from_seed);
}

#[test]
fn names_are_read_without_control_and_direction_characters() {
    let named = GOLDEN.replacen("\"Ada\"", r#""\u202eA\nda\u001b""#, 1);
    assert_ne!(named, GOLDEN);
    assert_eq!(named.parse::<Record>().map(|record| record.to_string()).as_deref(), Ok(GOLDEN));
}

#[test]
fn each_event_has_its_line() {
    let lines = [
        r#"{"event":"deal","stocks":[["1.0","W.150"],[]],"draw":["7.83"]}"#,
        r#"{"event":"turn","seat":1}"#,
        r#"{"event":"draw","seat":1,"cards":["7.83","W.150"]}"#,
        r#"{"event":"announce","seat":1,"building_to":10}"#,
        r#"{"event":"announce","seat":1,"building_to":"W"}"#,
        r#"{"event":"announce","seat":1,"blocking":2}"#,
        r#"{"event":"play","seat":1,"move":"d2@3>b1","card":"W.150","as":7}"#,
        r#"{"event":"complete","pile":1}"#,
        r#"{"event":"replenish","from":"completed","draw":["7.83"]}"#,
        r#"{"event":"replenish","from":"under_builds","draw":[]}"#,
        r#"{"event":"discard","seat":1,"move":"h2>d3","card":"4.30"}"#,
        r#"{"event":"pass","seat":1}"#,
        r#"{"event":"out","seat":1}"#,
        r#"{"event":"catch","seat":1,"caught":3}"#,
        r#"{"event":"call","seat":1,"talker":2}"#,
        r#"{"event":"penalty","seat":2,"for":"talking","cards":["7.83","W.150"],"into":4,"stock":["7.83","W.150","1.0"]}"#,
        r#"{"event":"penalty","seat":2,"for":"drawing","cards":["7.83"],"into":2,"stock":["7.83","1.0"]}"#,
        r#"{"event":"end","reason":"stock_empty","winner":1,"left":[0,12],"points":[85,0]}"#,
        r#"{"event":"end","reason":"blocked","winner":null,"left":[12,12],"points":[0,0]}"#,
        r#"{"event":"end","reason":"stalled","winner":2,"left":[12,0],"points":[0,60]}"#,
    ];
    for line in lines {
        let event: Event = serde_json::from_str(line).expect(line);
        assert_eq!(event.to_string(), line);
    }
}

#[test]
fn a_broken_line_is_reported_with_the_allowed_values() {
    let (header, rest) = GOLDEN.split_once('\n').expect("more than a line");
    let broken_header = |from: &str, to: &str| {
        assert!(header.contains(from), "{from}");
        format!("{}\n{rest}", header.replacen(from, to, 1))
    };
    let broken_line = |line: &str| format!("{header}\n{line}\n{rest}");
    let cases = [
        (
            String::new(),
            "line 1: not a record: the first line must be a header, {\"skipstone\":\"record\",\"version\":1,…}",
        ),
        (broken_header("\"record\"", "\"game\""), "line 1: not a record: "),
        (
            broken_header("\"version\":1", "\"version\":2"),
            "line 1: this record has version 2, made by a newer Skipstone: known is version 1",
        ),
        (
            broken_header("\"version\":1", "\"version\":\"one\""),
            "line 1: there is no record version \"one\": known is version 1",
        ),
        (
            broken_header("\"app\"", "\"application\""),
            "line 1: unknown field `application`, expected one of ",
        ),
        (broken_header("\"round\":1,", ""), "line 1: missing field `round`"),
        (broken_header("\"round\":1", "\"round\":0"), "line 1: round: there is no round 0"),
        (broken_header("\"round\":1", "\"round\":10001"), "line 1: round: there is no round 10001"),
        (
            broken_header("\"stock\":5", "\"stock\":31"),
            "line 1: rules: stock = 31 is not allowed: stock is \"standard\", a whole number from 5 to 30 or a list of such numbers, one for each stock pile",
        ),
        (broken_header("\"seat\":2", "\"seat\":3"), "line 1: seats: seat 3 is listed where seat 2 belongs"),
        (broken_header("\"seat\":2", "\"seat\":13"), "line 1: seat 13: seats are 1 to 12"),
        (
            broken_header("\"team\":2", "\"team\":1"),
            "line 1: seats: seat 2 can't be of team 1: with 3 teams, who sit alternately, it is of team 2",
        ),
        (broken_header("\"team\":3", "\"team\":2"), "line 1: 3 seats can't make 2 teams: "),
        (
            broken_header("\"dealer\":1", "\"dealer\":5"),
            "line 1: dealer: seat 5 is not at the table, which has seats 1 to 3",
        ),
        (broken_header("\"seed\":\"", "\"seed\":\"x"), "line 1: \"x"),
        (broken_line("{"), "line 2: not JSON: EOF while parsing an object, at column 1"),
        (broken_line(""), "line 2: not JSON: "),
        (broken_line("[]"), "line 2: "),
        (broken_line(r#"{"seat":1}"#), "line 2: missing field `event`"),
        (
            broken_line(r#"{"event":"shout","seat":1}"#),
            "line 2: unknown variant `shout`, expected one of `deal`, `turn`, ",
        ),
        (broken_line(r#"{"event":"turn"}"#), "line 2: missing field `seat`"),
        (
            broken_line(r#"{"event":"turn","seat":1,"loud":true}"#),
            "line 2: unknown field `loud`, expected `seat`",
        ),
        (
            broken_line(r#"{"event":"discard","seat":1,"move":"h2>d3","card":"4.30","loud":true}"#),
            "line 2: unknown field `loud`, expected one of `seat`, `move`, `card`",
        ),
        (broken_line(r#"{"event":"turn","seat":0}"#), "line 2: seat 0: seats are 1 to 12"),
        (
            broken_line(r#"{"event":"draw","seat":1,"cards":["13.5"]}"#),
            "line 2: \"13.5\" is not a card: cards are written rank.id, ",
        ),
        (
            broken_line(r#"{"event":"discard","seat":1,"move":"h2-d3","card":"4.30"}"#),
            "line 2: \"h2-d3\" is not a move: ",
        ),
        (
            broken_line(r#"{"event":"play","seat":1,"move":"h2>b5","card":"4.30","as":4}"#),
            "line 2: \"b5\" is not a place to put a card on: ",
        ),
        (
            broken_line(r#"{"event":"play","seat":1,"move":"h2>b1","card":"4.30","as":13}"#),
            "line 2: rank 13: ranks are 1 to 12",
        ),
        (broken_line(r#"{"event":"complete","pile":5}"#), "line 2: pile 5: build piles are 1 to 4"),
        (
            broken_line(r#"{"event":"announce","seat":1}"#),
            "line 2: an announcement is either building_to or blocking",
        ),
        (
            broken_line(r#"{"event":"announce","seat":1,"building_to":0}"#),
            "line 2: building_to 0: it is 1 to 12, or \"W\"",
        ),
        (
            broken_line(r#"{"event":"announce","seat":1,"building_to":1,"loud":true}"#),
            "line 2: unknown field `loud`",
        ),
        (
            broken_line(r#"{"event":"end","reason":"bored","winner":1,"left":[],"points":[]}"#),
            "line 2: unknown variant `bored`, expected one of `stock_empty`, `blocked`, `stalled`",
        ),
        (
            broken_line(r#"{"event":"end","reason":"blocked","left":[],"points":[]}"#),
            "line 2: missing field `winner`",
        ),
        (
            broken_line(r#"{"event":"end","reason":"blocked","winner":1,"left":[],"points":[],"loud":true}"#),
            "line 2: unknown field `loud`, expected one of `reason`, `winner`, `left`, `points`",
        ),
        (
            broken_line(
                r#"{"event":"end","reason":"blocked","winner":1,"left":[],"points":[0,0,0,0,0,0,0,0,0,0,0,0,0]}"#,
            ),
            "line 2: a list is longer than 12",
        ),
    ];
    for (text, message) in cases {
        let error = text.parse::<Record>().expect_err(message).to_string();
        assert!(error.starts_with(message), "{error}\ninstead of\n{message}");
    }
    let trailing = format!("{GOLDEN}\r\n\n");
    assert_eq!(trailing.parse::<Record>(), GOLDEN.parse(), "empty lines at the end are nothing");
}
