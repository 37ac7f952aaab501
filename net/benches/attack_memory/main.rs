//! The memory of a host, a guest and a browser of tables under attack, each in its own process; the attackers are in this one.
//!
//! `cargo bench -p skipstone-net --bench attack_memory` takes about a minute. It prints the resident memory before and after each
//! attack, and its peak.

#![expect(clippy::print_stdout, reason = "it prints what it measured")]

#[path = "../shared/child_process.rs"]
mod child_process;

mod browser;
mod guest;
mod host;

use std::net::SocketAddr;

use skipstone_net::protocol::{EntryPolicy, Hello, JoinMode, Name, ShortText, VERSIONS};

use child_process::ChildProcess;

/// The arguments that make this program the host, a guest, or a browser.
const HOST: &str = "--be-the-host";
const GUEST: &str = "--be-the-guest";
const BROWSER: &str = "--be-the-browser";

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let args: Vec<String> = std::env::args().collect();
    match args.get(1).map(String::as_str) {
        Some(HOST) => runtime.block_on(host::run(entry(&args[2]))),
        Some(GUEST) => runtime.block_on(guest::run(args[2].parse().expect("an address"))),
        Some(BROWSER) => runtime.block_on(browser::run()),
        _ => runtime.block_on(measure()),
    }
}

async fn measure() {
    for attack in host::ATTACKS {
        let mut process = ChildProcess::spawn(&[HOST, attack.entry]);
        let table = host::Table::read(&mut process);
        let before = process.memory();
        let done = attack.run(table, &mut process).await;
        print("host", attack.name, before, process.memory(), done);
    }
    for attack in guest::ATTACKS {
        let liar = guest::LyingHost::open();
        let mut process = ChildProcess::spawn(&[GUEST, &liar.address.to_string()]);
        let mut connection = liar.accept().await;
        assert_eq!(process.read_line(), "joined");
        let before = process.memory();
        let done = attack.run(&mut connection).await;
        print("guest", attack.name, before, process.memory(), done);
    }
    let mut process = ChildProcess::spawn(&[BROWSER]);
    assert_eq!(process.read_line(), "browsing");
    let before = process.memory();
    let done = browser::flood().await;
    print("browser", "fake announcements", before, process.memory(), done);
}

fn print(side: &str, attack: &str, (before, _): (f64, f64), (after, peak): (f64, f64), done: usize) {
    println!(
        "{side}, {attack}: {before:.1} MB before, {after:.1} MB after, at most {peak:.1} MB ({done} times)"
    );
}

fn entry(name: &str) -> EntryPolicy {
    match name {
        "code" => EntryPolicy::Code,
        "knock" => EntryPolicy::Knock,
        _ => EntryPolicy::Open,
    }
}

fn hello(name: &str, mode: JoinMode) -> Hello {
    Hello { versions: VERSIONS, app: ShortText::new("bench"), name: Name::new(name), mode, proof: None }
}

/// The port of a process on this computer.
fn loopback(port: u16) -> SocketAddr {
    ([127, 0, 0, 1], port).into()
}
