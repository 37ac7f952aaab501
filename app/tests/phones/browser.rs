//! The page in a real browser, on four phones of all shapes: played by taps alone.

use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::LONG;

use crate::devtools::{Browser, Device, TabId};
use crate::host::{Home, Host};
use crate::page_driver::PageDriver as _;
use crate::phone::{Phone, cards_lie};
use crate::rounds::rules;
use crate::taps::play;

const DEVICES: [Device; 4] = [
    Device { language: "en-GB", size: (390, 844), reduced_motion: false },
    Device { language: "de-AT", size: (844, 390), reduced_motion: true },
    Device { language: "en-US", size: (768, 1024), reduced_motion: true },
    Device { language: "de-DE", size: (1280, 800), reduced_motion: false },
];

/// Moves after which something happens to the phone on turn. A round has five at least: a stock pile has five cards.
const RELOAD: u64 = 1;
const OFFLINE: u64 = 2;
const SECOND_TAB: u64 = 3;

fn moves(table: &Value) -> u64 {
    table["round"]["view"]["past"]["moves"].as_u64().unwrap_or_default()
}

fn hand(table: &Value) -> &Value {
    &table["round"]["view"]["hand"]
}

fn reload(browser: &mut Browser, tab: &TabId) {
    browser.page(tab).reload();
    browser.until_table(tab, "cards after a reload", cards_lie);
}

fn lose_the_network(browser: &mut Browser, tab: &TabId) {
    let sockets = browser.tab(tab).sockets;
    change_network(browser, tab);
    reconnected(browser, tab, sockets);
}

/// Goes offline for a moment, after which the page opens another socket.
fn change_network(browser: &mut Browser, tab: &TabId) {
    let network = |offline| json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    browser.tell(tab, "Network.emulateNetworkConditions", network(true));
    browser.wait(tab, "!navigator.onLine");
    browser.tell(tab, "Network.emulateNetworkConditions", network(false));
}

fn reconnected(browser: &mut Browser, tab: &TabId, sockets: usize) {
    while browser.tab(tab).sockets == sockets {
        browser.next("a new socket");
    }
    browser.until_table(tab, "cards on a new socket", cards_lie);
}

/// Opens the page once more in the same browser, which takes the seat over, and takes it back.
fn open_a_second_tab(browser: &mut Browser, tab: &TabId, url: &str, device: &Device) {
    let second = browser.open(url, device, Some(tab));
    let table = browser.until_table(&second, "cards in a second tab", cards_lie);
    assert_eq!(hand(&table), hand(&browser.tab(tab).table));
    browser.wait(tab, "document.documentElement.dataset.screen === 'entry'");
    browser.tell(tab, "Page.bringToFront", json!({}));
    let sockets = browser.tab(tab).sockets;
    browser.tap(tab, "#entry button");
    reconnected(browser, tab, sockets);
    browser.wait(&second, "document.documentElement.dataset.screen === 'entry'");
    assert_eq!(browser.tab(&second).errors, Vec::<String>::new());
    browser.close(&second);
}

#[test]
fn four_phones_play_a_round_by_taps() {
    let Some(mut browser) = Browser::start() else { return };
    let home = Home::new();
    let host = home.host_short_with_code(&["--seats", "4"]);
    let url = format!("http://{}/{}", host.page, host.code);
    let names = ["Ada", "Bea", "Cem", "Dan"];
    let tabs = DEVICES.each_ref().map(|device| browser.open(&url, device, None));
    for (tab, name) in tabs.iter().zip(names) {
        browser.tap(tab, "#entry-name");
        browser.page(tab).type_text(name);
        browser.tap(tab, "#entry button[name=play]");
        browser.until_table(tab, "a lobby", |table| table["phase"] == "lobby");
    }
    for tab in &tabs {
        browser.tap(tab, "#lobby-buttons button[role=switch]");
    }
    let rules = rules("");
    let mut told = [RELOAD, OFFLINE, SECOND_TAB].to_vec();
    loop {
        let furthest = tabs.iter().map(|tab| moves(&browser.tab(tab).table)).max().unwrap_or_default();
        let there = |table: &Value| cards_lie(table) && moves(table) >= furthest;
        let tables = tabs.each_ref().map(|tab| browser.until_table(tab, "the latest cards", there));
        if tables.iter().all(|table| table["phase"] == "result") {
            break;
        }
        let is_on_turn =
            |table: &Value| table["phase"] == "round" && table["round"]["turn"] == table["you"]["seat"];
        let Some(at) = tables.iter().position(is_on_turn) else {
            browser.next("somebody's turn");
            continue;
        };
        let tab = &tabs[at];
        if told.first().is_some_and(|next| furthest >= *next) {
            match told.remove(0) {
                RELOAD => reload(&mut browser, tab),
                OFFLINE => lose_the_network(&mut browser, tab),
                _ => open_a_second_tab(&mut browser, tab, &url, &DEVICES[at]),
            }
            assert_eq!(
                hand(&browser.tab(tab).table),
                hand(&tables[at]),
                "the same cards, after {furthest} moves"
            );
            continue;
        }
        // Whoever has one stock card left is seen to.
        let stocks = tables[at]["round"]["view"]["stocks"].as_array().expect("stock piles");
        let last_cards = stocks.iter().filter(|stock| stock["count"] == 1).count();
        let seen = "document.querySelectorAll('.last-card, .own-last-card').length";
        browser.wait(tab, &format!("{seen} === {last_cards}"));
        play(&mut browser, tab, &tables[at], rules);
        browser.until_table(tab, "the move", |table| moves(table) > furthest);
    }
    assert!(told.is_empty(), "the round is long enough: {told:?}");
    for tab in &tabs {
        let title = browser.tab(tab).table["result"]["title"].clone();
        browser.wait(tab, &format!("document.querySelector('#result[open] h2')?.textContent === {title}"));
        assert_eq!(browser.tab(tab).errors, Vec::<String>::new());
    }
    let languages = tabs.each_ref().map(|tab| browser.wait(tab, "document.documentElement.lang"));
    assert_eq!(languages, ["en", "de", "en", "de"]);
}

/// The menu stays open for another try, and closes with the new name.
#[test]
fn a_refused_name_is_told_beside_its_field_and_can_be_typed_over() {
    let Some(mut browser) = Browser::start() else { return };
    let home = Home::new();
    let host = home.host_short("", &["--seats", "3"]);
    let _bea = Phone::join(host.page, "en", "Bea");
    let tab = browser.open(&format!("http://{}/", host.page), &DEVICES[0], None);
    browser.tap(&tab, "#entry-name");
    browser.page(&tab).type_text("Ada");
    browser.tap(&tab, "#entry button[name=play]");
    browser.tap(&tab, "#lobby .menu-button");
    browser.tap(&tab, "#rename-name");
    browser.page(&tab).evaluate("document.getElementById('rename-name').select()");
    browser.page(&tab).type_text("Bea");
    browser.tap(&tab, "#rename button");
    let why = browser.wait(&tab, "document.querySelector('#menu[open] .problem:not(:empty)')?.textContent");
    assert_eq!(why, "Somebody at this table already has that name.");
    let field = "document.activeElement.id === 'rename-name' && document.activeElement.ariaInvalid";
    assert_eq!(browser.wait(&tab, field), "true");
    browser.page(&tab).type_text("Adele");
    browser.wait(&tab, "document.querySelector('.problem').textContent === ''");
    browser.tap(&tab, "#rename button");
    browser.wait(&tab, "document.querySelector('#menu[open]') === null");
    browser.until_table(&tab, "the new name", |table| table["you"]["name"] == "Adele");
    assert_eq!(browser.tab(&tab).errors, Vec::<String>::new());
}

/// Cem isn't shown any more, and may come back to the stone.
#[test]
fn a_stone_is_changed_by_one_tap_and_a_refusal_told_beside_the_stones() {
    let Some(mut browser) = Browser::start() else { return };
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let cem = Phone::watch(host.page, "Cem");
    let taken = cem.table["you"]["stone"].as_str().expect("a stone").to_owned();
    let tab = browser.open(&format!("http://{}/", host.page), &DEVICES[0], None);
    come_in(&mut browser, &tab);
    drop(cem);
    let is_without_cem = |table: &Value| {
        table["watching"].as_array().is_some_and(|all| all.iter().all(|one| one["name"] != "Cem"))
    };
    browser.until_table(&tab, "Cem gone", is_without_cem);
    let own = browser.tab(&tab).table["you"]["stone"].clone();
    browser.tap(&tab, "#lobby .menu-button");
    browser.tap(&tab, &format!("#restone [value={taken}]"));
    let why =
        browser.wait(&tab, "document.querySelector('#menu[open] #restone-why:not(:empty)')?.textContent");
    assert_eq!(why, "Somebody else at this table has the stone you chose, so you have another one here.");
    let marked = "document.querySelector('#restone :checked').value";
    assert_eq!(browser.wait(&tab, marked), own);

    // The host's program watches too.
    let hosts = browser.tab(&tab).table["watching"][0]["stone"].as_str().expect("a stone").to_owned();
    let free = format!(
        "document.querySelector('#restone input:not(:checked, [value={taken}], [value={hosts}])').value"
    );
    let free = browser.wait(&tab, &free);
    browser.tap(&tab, &format!("#restone [value={}]", free.as_str().expect("a stone")));
    browser.until_table(&tab, "the new stone", |table| table["you"]["stone"] == free);
    browser.wait(&tab, "document.querySelector('#restone-why').textContent === ''");
    assert_eq!(browser.wait(&tab, marked), free);
    assert_eq!(browser.tab(&tab).errors, Vec::<String>::new());
}

const CODE_NEEDED: &str = "You need the invite code for this table. Ask the host for the code at the end of the phones’ address, and type it below.";

fn wrong_code(host: &Host) -> &'static str {
    if host.code.starts_with('2') { "322-222" } else { "222-222" }
}

/// Types a name on the page that asks for one, and joins.
fn come_in(browser: &mut Browser, tab: &TabId) {
    browser.tap(tab, "#entry-name");
    browser.page(tab).type_text("Ada");
    browser.tap(tab, "#entry button[name=play]");
}

fn assert_refused(browser: &mut Browser, tab: &TabId, why: &str) {
    let told = browser.wait(
        tab,
        "document.querySelector('#entry-code') && document.querySelector('.entry-text').textContent",
    );
    assert!(told.as_str().is_some_and(|told| told.starts_with(why)), "{told}");
}

/// Where the code of the address is an older one, the page asks for another, and keeps what was entered.
#[test]
fn a_wrong_code_is_asked_for_again_and_the_name_is_kept() {
    let Some(mut browser) = Browser::start() else { return };
    let home = Home::new();
    let host = home.host_short_with_code(&["--seats", "2"]);
    let tab = browser.open(&format!("http://{}/{}", host.page, wrong_code(&host)), &DEVICES[0], None);
    come_in(&mut browser, &tab);
    browser.wait(&tab, "document.querySelector('#entry-code') !== null");
    assert_refused(
        &mut browser,
        &tab,
        "This isn’t the code of this table, or not any more. You have 4 tries left.",
    );
    assert_eq!(browser.wait(&tab, "document.querySelector('#entry-name').value"), "Ada");
    browser.tap(&tab, "#entry-code");
    browser.page(&tab).type_text(&host.code);
    browser.tap(&tab, "#entry button[name=play]");
    browser.until_table(&tab, "a lobby", |table| table["phase"] == "lobby");
    assert_eq!(browser.tab(&tab).errors, Vec::<String>::new());
}

/// The host opens a table after the one whose code is in the address: that code isn't sent there, which would cost a try.
#[test]
fn the_code_of_another_table_isnt_sent() {
    let Some(mut browser) = Browser::start() else { return };
    let home = Home::new();
    let host = home.host_short_with_code(&["--seats", "2"]);
    let page = host.page;
    let url = format!("http://{page}/{}", host.code);
    let tab = browser.open(&url, &DEVICES[0], None);
    come_in(&mut browser, &tab);
    browser.until_table(&tab, "a lobby", |table| table["phase"] == "lobby");
    host.close();
    browser.wait(&tab, "document.documentElement.dataset.screen === 'entry'");

    let host = home.at(&page.to_string(), &["--seats", "2"]);
    browser.tap(&tab, "#entry button");
    browser.tap(&tab, "#entry button[name=play]");
    assert_refused(&mut browser, &tab, CODE_NEEDED);
    // Nor by a page that is opened at the old address.
    browser.tell(&tab, "Page.navigate", json!({ "url": url }));
    browser.tap(&tab, "#entry button[name=play]");
    assert_refused(&mut browser, &tab, CODE_NEEDED);
    browser.tap(&tab, "#entry-code");
    browser.page(&tab).type_text(wrong_code(&host));
    browser.tap(&tab, "#entry button[name=play]");
    browser.wait(&tab, "document.querySelector('.entry-text').textContent.includes('4 tries left')");
    assert_eq!(browser.tab(&tab).errors, Vec::<String>::new());
}

/// What was typed stays, also while nobody has come in.
#[test]
fn a_lost_network_doesnt_cost_the_name_that_is_being_typed() {
    let Some(mut browser) = Browser::start() else { return };
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let tab = browser.open(&format!("http://{}/", host.page), &DEVICES[0], None);
    browser.tap(&tab, "#entry-name");
    browser.page(&tab).type_text("Ada");
    let entries = browser.tab(&tab).entries;
    change_network(&mut browser, &tab);
    while browser.tab(&tab).entries == entries {
        browser.next("the question for a name on a new socket");
    }
    assert_eq!(browser.wait(&tab, "document.querySelector('#entry-name').value"), "Ada");
    assert_eq!(browser.wait(&tab, "document.activeElement.id"), "entry-name");
    assert_eq!(browser.tab(&tab).errors, Vec::<String>::new());
}

/// A browser keeps what it knows apart by address: the seat goes along to the one that the host's screen shows, and takes no other.
#[test]
fn a_phone_takes_its_seat_along_to_another_address() {
    let Some(mut browser) = Browser::start() else { return };
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let tab = browser.open(&format!("http://{}/", host.page), &DEVICES[0], None);
    come_in(&mut browser, &tab);
    browser.until_table(&tab, "a lobby", |table| table["phase"] == "lobby");
    let mut bea = Phone::join(host.page, "en", "Bea");
    browser.tap(&tab, "#lobby-buttons button[role=switch]");
    bea.be_ready();
    let before = browser.until_table(&tab, "cards", cards_lie);
    let token = browser.page(&tab).evaluate("localStorage.getItem('token')");
    host.kill();
    browser.wait(&tab, "document.querySelector('.banner.moved')?.checkVisibility()");

    let host = home.at("127.0.0.1:0", &["--continue"]);
    browser.tap(&tab, "#moved-address");
    browser.page(&tab).type_text(&host.page.to_string());
    browser.tap(&tab, ".banner.moved button");
    let is_there = format!(
        "location.host === '{}' && location.hash === '' && document.documentElement.dataset.screen === 'table'",
        host.page
    );
    // Not a promise, which would end with the old page.
    let until_there = |browser: &mut Browser| {
        let began = Instant::now();
        while browser.page(&tab).evaluate(&is_there) != true {
            assert!(began.elapsed() < LONG, "the page never came there");
            sleep(Duration::from_millis(50));
        }
    };
    until_there(&mut browser);
    let after = browser.until_table(&tab, "cards at the new address", cards_lie);
    assert_eq!(hand(&after), hand(&before));
    assert_eq!(browser.page(&tab).evaluate("localStorage.getItem('token')"), token);
    // A link takes no seat away.
    browser.tell(&tab, "Page.navigate", json!({ "url": "about:blank" }));
    browser.tell(&tab, "Page.navigate", json!({ "url": format!("http://{}/#seat=0123", host.page) }));
    until_there(&mut browser);
    assert_eq!(browser.page(&tab).evaluate("localStorage.getItem('token')"), token);
    assert_eq!(browser.tab(&tab).errors, Vec::<String>::new());
}

/// Each wrong code costs a try, also where the host lets in who knocks.
#[test]
fn a_refused_code_is_forgotten_and_the_page_knocks() {
    let Some(mut browser) = Browser::start() else { return };
    let home = Home::new();
    let mut host = home.host(&["--seats", "2", "--entry", "knock"]);
    let tab = browser.open(&format!("http://{}/{}", host.page, wrong_code(&host)), &DEVICES[0], None);
    come_in(&mut browser, &tab);
    host.find("Ada knocks");
    browser.page(&tab).reload();
    let is_forgotten = "document.querySelector('#entry-name') && location.pathname === '/'";
    browser.wait(&tab, is_forgotten);
    assert_eq!(browser.tab(&tab).errors, Vec::<String>::new());
}

/// What was said and done at one table is no part of another one, and what is heard again isn't told twice.
#[test]
fn the_log_and_the_count_of_what_is_unread_end_with_their_table() {
    let Some(mut browser) = Browser::start() else { return };
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let page = host.page;
    let mut bea = Phone::join(page, "en", "Bea");
    let tab = browser.open(&format!("http://{page}/"), &DEVICES[0], None);
    come_in(&mut browser, &tab);
    browser.tap(&tab, "#lobby-buttons button[role=switch]");
    Phone::begin_all(std::slice::from_mut(&mut bea));
    bea.say(&json!({ "type": "chat", "text": "Hello", "team": false }));
    browser.wait(&tab, "document.querySelector('[data-count=\"1\"]') && document.querySelector('#lines .step')?.innerText.startsWith('The cards are dealt')");
    host.kill();

    let _host = home.at(&page.to_string(), &["--seats", "2", "--entry", "open"]);
    browser.tap(&tab, "#entry button[name=play]");
    browser.until_table(&tab, "a lobby", |table| table["phase"] == "lobby");
    let bea = Phone::join(page, "en", "Bea");
    browser.until_table(&tab, "Bea", |table| table["seats"][1]["name"] == "Bea");
    bea.say(&json!({ "type": "chat", "text": "Here again", "team": false }));
    let lines =
        "[...document.querySelectorAll('#lines .chat, #lines .step')].map((line) => line.innerText.trim())";
    let heard = format!("document.querySelector('#lines .chat') && {lines}");
    assert_eq!(browser.wait(&tab, &heard), json!(["Bea Here again"]));
    assert_eq!(browser.wait(&tab, "document.querySelector('[data-count]') === null"), true);

    browser.tap(&tab, "#lobby .menu-button");
    browser.tap(&tab, "#menu-buttons .danger");
    browser.tap(&tab, "#confirm .danger");
    browser.tap(&tab, "#entry button[name=play]");
    browser.until_table(&tab, "the lobby again", |table| table["phase"] == "lobby");
    assert_eq!(browser.wait(&tab, &heard), json!(["Bea Here again"]));
    assert_eq!(browser.tab(&tab).errors, Vec::<String>::new());
}

/// Whoever watches has no stone at the table.
#[test]
fn what_a_spectator_says_has_a_bubble() {
    let Some(mut browser) = Browser::start() else { return };
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let mut bea = Phone::join(host.page, "en", "Bea");
    let cem = Phone::watch(host.page, "Cem");
    let tab = browser.open(&format!("http://{}/", host.page), &DEVICES[0], None);
    come_in(&mut browser, &tab);
    browser.tap(&tab, "#lobby-buttons button[role=switch]");
    Phone::begin_all(std::slice::from_mut(&mut bea));
    browser.wait(&tab, "document.documentElement.dataset.screen === 'table'");
    cem.say(&json!({ "type": "chat", "text": "Good luck", "team": false }));
    assert_eq!(
        browser.wait(&tab, "document.querySelector('.bubble')?.innerText"),
        "Cem (watching) Good luck"
    );
    assert_eq!(browser.tab(&tab).errors, Vec::<String>::new());
}
