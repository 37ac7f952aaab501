//! What a table with phones costs its host over a whole round: how soon the others see a move, and the memory and processor that a
//! full table takes.
//!
//! `cargo bench -p skipstone --bench phones`, on Linux. Phones are protocol only, in a process of their own. It takes as long as
//! people do.

#![allow(missing_docs, reason = "it is a program")]

#[path = "../tests/phones/host.rs"]
#[allow(dead_code, reason = "tests use more of it")]
mod host;
#[path = "../tests/phones/phone.rs"]
#[allow(dead_code, reason = "tests use more of it")]
mod phone;

use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use skipstone_core::Rules;

use crate::host::{Home, Host, RULES};
use crate::phone::Phone;

const LONG: Duration = Duration::from_secs(60);

/// How long people take for a move.
const MOVE: Duration = Duration::from_secs(1);

fn main() -> io::Result<()> {
    // Cargo tests benchmarks too.
    if !std::env::args().any(|argument| argument == "--bench") {
        return Ok(());
    }
    let rules = Rules::from_toml(RULES).expect("rules");
    for (players, teams, watching) in [(4, "4", 0), (12, "3", 100)] {
        let home = Home::new();
        let host = home.host_short("", &["--seats", &players.to_string(), "--teams", teams]);
        let empty = memory(&host, "VmRSS:");
        let mut phones: Vec<Phone> =
            (0..players).map(|at| Phone::join(host.page, "en", &format!("Player {at}"))).collect();
        let mut others: Vec<Phone> =
            (0..watching).map(|at| Phone::watch(host.page, &format!("Guest {at}"))).collect();
        Phone::begin_all(&mut phones);
        others.iter_mut().for_each(Phone::until_cards);
        let (begun, before) = (Instant::now(), processor(&host));
        let (mut shown, mut bytes, mut moves) = (Vec::new(), 0, 0);
        loop {
            let revision = phones.iter().map(Phone::revision).max().unwrap_or_default();
            phones.iter_mut().chain(&mut others).for_each(|phone| phone.until_revision(revision));
            let Some(mover) = phones.iter().position(Phone::is_on_turn) else { break };
            let sent = Instant::now();
            phones[mover].play(rules);
            for (at, phone) in phones.iter_mut().enumerate() {
                phone.until_revision(revision + 1);
                if at != mover {
                    shown.push(sent.elapsed());
                }
            }
            moves += 1;
            bytes += phones[0].table.to_string().len();
            std::thread::sleep((MOVE * moves).saturating_sub(begun.elapsed()));
        }
        let taken = processor(&host) - before;
        let played = begun.elapsed();
        // Every phone's session checks the round.
        std::thread::sleep(2 * MOVE);
        shown.sort();
        let at = |part: usize| shown[shown.len() * part / 100].as_secs_f64() * 1000.0;
        writeln!(
            io::stdout(),
            "{players} playing, {watching} watching, a round of {moves} moves, one a second: a move is shown after {:.1} ms (median; \
             90 %: {:.1} ms), at most {:.1} MB more, {:.1} % of a core, {} bytes a table",
            at(50),
            at(90),
            (memory(&host, "VmHWM:") - empty) / 1e6,
            100.0 * taken.as_secs_f64() / played.as_secs_f64(),
            bytes / moves as usize,
        )?;
    }
    Ok(())
}

/// A size of a process's memory, in bytes, by its name in `/proc`: `VmRSS:` now, `VmHWM:` at most so far.
fn memory(host: &Host, name: &str) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", host.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<f64>().ok()).unwrap_or_default() * 1024.0
}

/// The processor time of a process.
fn processor(host: &Host) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", host.id())).unwrap_or_default();
    let fields = stat.rsplit_once(") ").map_or("", |(_, rest)| rest).split(' ').skip(11).take(2);
    // In hundredths of a second.
    fields.filter_map(|ticks| ticks.parse::<u32>().ok()).sum::<u32>() * Duration::from_millis(10)
}
