//! Programs that are too slow, crash, or break the rules: each forfeits its rounds with its own message, and the simulation goes on.

use std::fs;

use serde_json::{Value, json};
use skipstone_tests::has_python;

use super::{CommandResult, folder, python, simulate, simulate_within, skipstone, write};

/// The common part of the test programs. `answer` handles one message.
const LISTEN: &str = "
import json, os, sys, time
def say(message): print(json.dumps(message), flush=True)
def ready(): say({'type': 'ready', 'name': 'Rascal'})
def move(name): say({'type': 'move', 'move': name})
def main(answer):
    for line in sys.stdin:
        message = json.loads(line)
        answer(message['type'], message)
";

/// Simulates a number of rounds against a computer player with a time limit.
fn play(answer: &str, games: &str, seconds: &str, more: &[&str]) -> (Value, String) {
    let folder = folder();
    let script = write(&folder, "rascal.py", &format!("{LISTEN}\n{answer}\nmain(answer)\n"));
    let more = [&["--games", games, "--threads", "1", "--rules", "quick"], more].concat();
    simulate_within(seconds, &format!("{},greedy", python(&script)), &more)
}

#[test]
fn a_program_that_breaks_the_rules_forfeits_the_round() {
    if !has_python() {
        return;
    }
    let long = "600";
    for (answer, seconds, says) in [
        ("def answer(kind, message): time.sleep(60)", "0.3", "it gave no answer within 0.3 s"),
        (
            "def answer(kind, message): ready() if kind == 'hello' else time.sleep(60)",
            "1",
            "it gave no answer within 1 s",
        ),
        (
            "def answer(kind, message): ready() if kind == 'hello' else sys.exit(3)",
            long,
            "its program ended (exit ",
        ),
        (
            "def answer(kind, message): ready() if kind == 'hello' else (os.close(1), time.sleep(60))",
            long,
            "it closed its output",
        ),
        (
            "def answer(kind, message): ready() if kind == 'hello' else move('pass')",
            long,
            "its move pass is not legal: with cards in hand a turn ends with a discard",
        ),
        (
            "def answer(kind, message): ready() if kind == 'hello' else move(f\"h1>d1@{message['view']['seat']}\")",
            long,
            "is not one of those listed",
        ),
        (
            "def answer(kind, message): ready() if kind == 'hello' else move('h1>b9')",
            long,
            "\\\"h1>b9\\\"}\" where {\"type\":\"move\",\"move\":\"…\"} was due: \"b9\" is not a place to put a card on",
        ),
        (
            "def answer(kind, message): ready() if kind == 'hello' else print('I pass', flush=True)",
            long,
            "it answered \"I pass\" where {\"type\":\"move\",\"move\":\"…\"} was due: not JSON: expected value, at column 1",
        ),
        ("def answer(kind, message): ready()", long, "was due: the round has begun already"),
        (
            "def answer(kind, message): move('h1>d1')",
            long,
            "where {\"type\":\"ready\",\"name\":\"…\"} was due: it isn't its turn yet",
        ),
        (
            "def answer(kind, message): ready() if kind == 'hello' else print('x' * 1000000, flush=True)",
            long,
            "it answered \"xxxxxxxx",
        ),
        (
            // More output than a pipe holds, without reading any input.
            "def answer(kind, message):\n while True: sys.stdout.write('x\\n')",
            long,
            "it answered \"x\" where {\"type\":\"ready\",\"name\":\"…\"} was due",
        ),
    ] {
        let (report, err) = play(answer, "2", seconds, &[]);
        let reported: Vec<&str> = err.lines().filter(|line| line.starts_with("skipstone: ")).collect();
        assert_eq!(reported.len(), 2, "{answer}:\n{err}");
        for (round, seat, line) in [(1, 1, reported[0]), (2, 2, reported[1])] {
            let begins = format!("skipstone: round {round}: seat {seat} (cmd:python3 ");
            assert!(
                line.starts_with(&begins) && line.contains("forfeits: ") && line.contains(says),
                "{answer}: {says:?} is missing in\n{err}"
            );
        }
        assert_eq!((&report["wins"], &report["forfeits"]), (&json!([0, 2]), &json!([2, 0])), "{answer}");
    }
}

/// A computer player finishes a forfeited round by the rules.
#[test]
fn later_rounds_are_played_after_a_forfeit() {
    if !has_python() {
        return;
    }
    let folder = folder();
    let records = folder.path().join("records");
    let record = ["--record", records.to_str().expect("UTF-8")];
    let (report, _) =
        play("def answer(kind, message): ready() if kind == 'hello' else sys.exit()", "2", "600", &record);
    assert_eq!(report["games"], 2);
    let result: CommandResult = skipstone(&["replay", "--check", record[1]], "");
    assert!(
        result.out.starts_with("2 records: 2 follow the rules (0 of them unfinished"),
        "{}{}",
        result.out,
        result.err
    );
    let header = fs::read_to_string(records.join("round-1.jsonl")).expect("a record");
    assert!(
        header.contains("\"name\":\"Rascal 1\"") && header.contains("\"player\":\"cmd:python3 "),
        "{header}"
    );
}

/// A program plays again after a forfeit, and may exit after each round.
#[test]
fn later_rounds_start_a_new_process() {
    if !has_python() {
        return;
    }
    let folder = folder();
    let mark = folder.path().join("been-here");
    let answer = format!(
        "
def answer(kind, message):
    if kind == 'hello': ready()
    elif kind == 'end': sys.exit()
    elif os.path.exists({mark:?}): move(message['moves'][-1])
    else: open({mark:?}, 'w').close(); sys.exit(9)
"
    );
    let (report, err) = play(&answer, "6", "600", &[]);
    assert_eq!(report["forfeits"], json!([1, 0]), "{err}");
    assert!(err.contains("round 1: seat 1") && !err.contains("round 2"), "{err}");
}

#[test]
fn a_program_that_never_starts_ends_the_simulation() {
    // However few the rounds are, none is won against it.
    let args =
        ["simulate", "--threads", "1", "--games", "2", "--seats", "greedy,cmd:/nowhere/to/be-found --fast"];
    let result = skipstone(&args, "");
    assert_eq!((result.code, result.out.as_str()), (Some(2), ""));
    let says = "player 2 (cmd:/nowhere/to/be-found --fast): its program can't be started: ";
    assert!(result.err.lines().count() == 1 && result.err.contains(says), "{}", result.err);

    for (seats, says) in [
        ("greedy,cmd:", "\"cmd:\" names no program: cmd:PROGRAM ARGUMENTS"),
        ("greedy,cmd:python3 'my bot.py", "has a quotation mark that isn't closed"),
        (
            "greedy,gredy",
            "there are random, easy, greedy, normal, planner, hard, expert, and programs: cmd:PROGRAM ARGUMENTS",
        ),
    ] {
        let result = skipstone(&["simulate", "--seats", seats], "");
        assert!(result.code == Some(2) && result.err.contains(says), "{}", result.err);
    }
    let result = skipstone(&["simulate", "--seats", "greedy,greedy", "--move-time", "0"], "");
    assert!(
        result.code == Some(2) && result.err.contains("a number of seconds from 0.01 to 3600"),
        "{}",
        result.err
    );
}

/// A forfeit loses the round for the whole team; a win of the substitute counts for nobody.
#[test]
fn a_forfeited_round_cant_be_won() {
    if !has_python() {
        return;
    }
    let folder = folder();
    let script = write(&folder, "rascal.py", "import sys; sys.exit()");
    // The simulation ends after three failed starts.
    let seats = format!("{},random,random", python(&script));
    let result = skipstone(
        &["simulate", "--threads", "1", "--games", "3", "--move-time", "600", "--seats", &seats],
        "",
    );
    assert!(result.code == Some(2) && result.err.contains("didn't start 3 times in a row"), "{}", result.err);

    let script = write(
        &folder,
        "rascal.py",
        &format!(
            "{LISTEN}\ndef answer(kind, message): ready() if kind == 'hello' else sys.exit()\nmain(answer)\n"
        ),
    );
    let (report, _) =
        simulate(&format!("{},random,random", python(&script)), &["--games", "3", "--rules", "quick"]);
    let wins: Vec<u64> = serde_json::from_value(report["wins"].clone()).expect("numbers");
    assert!(wins[0] == 0 && wins.iter().sum::<u64>() < 3, "{wins:?}: its substitute must have won some");
    let seats = format!("{},random,random,random", python(&script));
    let (report, _) = simulate(&seats, &["--games", "4", "--rules", "quick", "--teams", "2"]);
    assert_eq!(report["wins"], json!([0, 4, 0, 4]));
}
