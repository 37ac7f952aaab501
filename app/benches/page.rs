//! What the page for phones costs a phone: the time to the first card on a slow network, the bytes that are loaded, and the frames
//! while cards move.
//!
//! `cargo bench -p skipstone --bench page`, with chromium on the path. The network and the processor, which is four times slower
//! than this one, are those of its developer tools; the host runs beside it, so a quiet machine is needed.

#![allow(missing_docs, reason = "it is a program")]

#[path = "../tests/phones/devtools.rs"]
#[allow(dead_code, reason = "tests use more of it")]
mod devtools;
#[path = "../tests/phones/host.rs"]
#[allow(dead_code, reason = "tests use more of it")]
mod host;
#[path = "../tests/phones/page_driver.rs"]
#[allow(dead_code, reason = "tests use more of it")]
mod page_driver;
#[path = "../tests/phones/phone.rs"]
#[allow(dead_code, reason = "tests use more of it")]
mod phone;
#[path = "../tests/phones/remote.rs"]
#[allow(dead_code, reason = "tests use more of it")]
mod remote;
#[path = "../tests/phones/taps.rs"]
mod taps;

use std::io::{self, Write as _};
use std::time::Duration;

use serde_json::{Value, json};
use skipstone_core::Rules;

use crate::devtools::{Browser, Device, TabId};
use crate::host::{Home, Host, RULES};
use crate::page_driver::PageDriver as _;
use crate::phone::{Phone, cards_lie};

const LONG: Duration = Duration::from_secs(60);

const DEVICE: Device = Device { language: "en", size: (390, 844), reduced_motion: false };

/// How much slower the phone's processor is.
const SLOWDOWN: u32 = 4;

/// How often the page is loaded on each network.
const LOADS: usize = 7;

/// The moves of others that are watched.
const MOVES: usize = 30;

/// WebPageTest's 3G, and both of Chromium's developer tools, whose latency is several times as long: no page can show what comes
/// through a socket before two of it are over. Latency in milliseconds, bytes a second down and up.
const NETWORKS: [(&str, f64, f64, f64); 4] = [
    ("No limit", 0.0, -1.0, -1.0),
    ("3G Fast of WebPageTest", 150.0, 200e3, 96e3),
    ("Fast 3G", 562.5, 180e3, 84e3),
    ("Slow 3G", 2000.0, 50e3, 50e3),
];

/// Notes when the page was parsed, when its socket was open, and when the first card of the own hand was on the screen: in the
/// frame after the one in which its picture is complete.
const FIRST_CARD: &str = "
  const shown = () => { const card = document.querySelector('#hand img.card'); return card?.complete && card.naturalWidth > 0; };
  const look = () => shown() ? requestAnimationFrame((now) => { window.firstCard = now; }) : requestAnimationFrame(look);
  document.addEventListener('DOMContentLoaded', () => { window.parsed = performance.now(); });
  requestAnimationFrame(look);";

/// Collects the times of frames, and the tasks that took longer than 50 ms.
const FRAMES: &str = "
  window.frames = []; window.longTasks = [];
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) longTasks.push(duration); })
    .observe({ type: 'longtask' });
  let before = null;
  const next = (now) => {
    const moves = document.querySelector('#flights .flying') !== null;
    if (moves && before !== null) window.frames.push(now - before);
    before = moves ? now : null;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);";

fn main() -> io::Result<()> {
    // Cargo tests benchmarks too.
    if !std::env::args().any(|argument| argument == "--bench") {
        return Ok(());
    }
    let Some(mut browser) = Browser::start() else { return Ok(()) };
    let home = Home::new();
    let host = home.host_short("", &["--seats", "4"]);
    let (tab, mut phones) = four_at_a_table(&mut browser, &host);
    measure_loading(&mut browser, &tab)?;
    measure_frames(&mut browser, &tab, &mut phones)
}

/// A page and three phones without one, with cards before them.
fn four_at_a_table(browser: &mut Browser, host: &Host) -> (TabId, Vec<Phone>) {
    let tab = browser.open(&format!("http://{}/", host.page), &DEVICE, None);
    browser.tap(&tab, "#entry-name");
    browser.page(&tab).type_text("Ada");
    browser.tap(&tab, "#entry button[name=play]");
    browser.until_table(&tab, "a lobby", |table| table["phase"] == "lobby");
    let mut phones: Vec<Phone> =
        ["Bea", "Cem", "Dan"].map(|name| Phone::join(host.page, "en", name)).into_iter().collect();
    browser.tap(&tab, "#lobby-buttons button[role=switch]");
    Phone::begin_all(&mut phones);
    browser.until_table(&tab, "cards", cards_lie);
    (tab, phones)
}

/// Loads the page anew, as somebody does who comes back to their cards with an empty cache.
fn measure_loading(browser: &mut Browser, tab: &TabId) -> io::Result<()> {
    browser.tell(tab, "Emulation.setCPUThrottlingRate", json!({ "rate": SLOWDOWN }));
    browser.tell(tab, "Page.addScriptToEvaluateOnNewDocument", json!({ "source": FIRST_CARD }));
    for (name, latency, down, up) in NETWORKS {
        let network = json!({ "offline": false, "latency": latency, "downloadThroughput": down, "uploadThroughput": up });
        browser.tell(tab, "Network.emulateNetworkConditions", network);
        let mut loads = Vec::new();
        for _ in 0..LOADS {
            browser.tell(tab, "Network.clearBrowserCache", json!({}));
            browser.page(tab).reload();
            let load = browser.wait(
                tab,
                "window.firstCard && [window.parsed, window.firstCard,
                   performance.getEntriesByType('navigation')[0].responseEnd,
                   [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
                     .reduce((sum, { transferSize }) => sum + transferSize, 0),
                   performance.getEntriesByType('navigation')[0].transferSize]",
            );
            loads.push(load);
        }
        let median = |at: usize| median(loads.iter().filter_map(|load| load[at].as_f64()).collect());
        writeln!(
            io::stdout(),
            "{name}, processor {SLOWDOWN} times slower: the page is there after {:.0} ms, read after {:.0} ms, and the first card \
             is on the screen after {:.0} ms (medians of {LOADS}); {:.1} kB for the page, {:.1} kB with all pictures",
            median(2),
            median(0),
            median(1),
            median(4) / 1e3,
            median(3) / 1e3,
        )?;
    }
    let free = json!({ "offline": false, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    browser.tell(tab, "Network.emulateNetworkConditions", free);
    Ok(())
}

/// Watches the cards of the others' moves.
fn measure_frames(browser: &mut Browser, tab: &TabId, phones: &mut [Phone]) -> io::Result<()> {
    let rules = Rules::from_toml(RULES).expect("rules");
    let evaluate = json!({ "expression": FRAMES });
    browser.tell(tab, "Runtime.evaluate", evaluate);
    let mut moves = 0;
    while moves < MOVES {
        let revision = phones.iter().map(Phone::revision).max().unwrap_or_default();
        phones.iter_mut().for_each(|phone| phone.until_revision(revision));
        let there = |table: &Value| table["round"]["revision"].as_u64() >= Some(revision);
        let table = browser.until_table(tab, "the latest cards", there);
        if table["phase"] == "result" {
            break;
        }
        if table["round"]["turn"] == table["you"]["seat"] {
            taps::play(browser, tab, &table, rules);
            phones[0].until_revision(revision + 1);
            continue;
        }
        let mover = phones.iter().position(Phone::is_on_turn).expect("somebody's turn");
        phones[mover].play(rules);
        phones[mover].until_revision(revision + 1);
        moves += 1;
        std::thread::sleep(Duration::from_millis(500));
    }
    let seen = browser.wait(tab, "[window.frames, window.longTasks]");
    let numbers = |at: usize| -> Vec<f64> {
        seen[at].as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
    };
    let (mut frames, long) = (numbers(0), numbers(1));
    frames.sort_by(f64::total_cmp);
    let late = frames.iter().filter(|frame| **frame > 25.0).count();
    writeln!(
        io::stdout(),
        "{moves} moves of others, processor {SLOWDOWN} times slower: {} frames while cards fly, one every {:.1} ms (median; 95 %: \
         {:.1} ms), {late} of them late; {} tasks of more than 50 ms (longest {:.0} ms)",
        frames.len(),
        at(&frames, 50),
        at(&frames, 95),
        long.len(),
        long.iter().copied().fold(0.0, f64::max),
    )
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    at(&numbers, 50)
}

/// The number that a part of sorted ones, in percent, doesn't exceed; 0 of none.
fn at(sorted: &[f64], percent: usize) -> f64 {
    sorted.get(sorted.len() * percent / 100).copied().unwrap_or_default()
}
