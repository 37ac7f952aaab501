//! Three computers in network namespaces, joined by virtual cables: they find each other's tables by mDNS, play, and end with the
//! same record, also when a cable is pulled for longer than a connection lives, or a computer gets another address.
//!
//! Nothing leaves the namespaces, which exist as long as this test. It needs `unshare` and `ip`.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "the computers speak to the test that way")]

mod computer;
mod network;

use std::env;
use std::process::{Command, ExitCode};
use std::thread::sleep;
use std::time::Duration;

use network::{Computer, Network};

/// Longer than a connection lives without a sign of life.
const CUT: Duration = Duration::from_secs(20);

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        ["--computer", ..] => computer::main(&words[1..]),
        ["--inside"] => inside(),
        _ if words.iter().any(|word| !word.starts_with('-') && !"namespaces".contains(word)) => {}
        _ if words.contains(&"--list") => {}
        _ => return in_namespaces_of_its_own(),
    }
    ExitCode::SUCCESS
}

/// Runs this program again where it may make networks, and can't reach any other.
fn in_namespaces_of_its_own() -> ExitCode {
    let program = env::current_exe().expect("this program");
    let run = |unshare: &[&str]| {
        let (first, rest) = unshare.split_first().expect("a command");
        let mut command = Command::new(first);
        command.args(rest).args(["--net", "--mount"]);
        command
    };
    // As whoever runs the tests, or as the administrator where the system wants that.
    let ways: [&[&str]; 2] = [&["unshare", "--user", "--map-root-user"], &["sudo", "-n", "unshare"]];
    let works = |way: &&&[&str]| run(way).arg("true").status().is_ok_and(|status| status.success());
    let Some(way) = ways.iter().find(works) else {
        eprintln!(
            "namespaces: this system lets nobody make network namespaces (unshare --user --net --mount)"
        );
        return ExitCode::FAILURE;
    };
    let status = run(way).arg(program).arg("--inside").status().expect("it starts");
    if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn inside() {
    let network = Network::new(3);
    for host in 0..3 {
        let computers = network.computers_at_a_table(host, 0);
        same_records(&format!("computer {} hosts", host + 1), computers);
    }

    let mut computers = network.computers_at_a_table(0, 40);
    computers[0].wait_for("moves 10");
    network.pull_cable(1);
    sleep(CUT);
    network.plug_in(1);
    same_records("a cable was pulled", computers);

    let mut computers = network.computers_at_a_table(0, 40);
    computers[0].wait_for("moves 10");
    network.change_address(2);
    same_records("a computer has another address", computers);
}

/// Waits for the end of a round, and compares what everyone has of it.
fn same_records(what: &str, computers: Vec<Computer>) {
    let records: Vec<String> = computers.into_iter().map(Computer::record).collect();
    assert!(records[0].lines().count() > 20, "{what}: no round was played");
    assert!(records.iter().all(|record| *record == records[0]), "{what}: the records differ");
    println!("namespaces: {what}: {} events, the same on every computer", records[0].lines().count() - 1);
}
