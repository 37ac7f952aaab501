//! A turn in each kind of browser: what differs between them is how they draw, focus, tap and come back.

use serde_json::Value;

use crate::devtools::{Browser, Device};
use crate::firefox::Firefox;
use crate::host::{Home, Host};
use crate::page_driver::PageDriver;
use crate::phone::{Phone, offered};
use crate::webkit::WebKit;

const SIZE: (u32, u32) = (390, 844);

/// The own cards, once there are so many.
fn hand(page: &mut impl PageDriver, cards: usize) -> Value {
    page.wait(&format!(
        "{{ const cards = [...document.querySelectorAll('#hand button')].map((card) => card.getAttribute('aria-label'));
           return cards.length === {cards} && cards; }}"
    ))
}

/// Discards the first card by two taps.
fn discard(page: &mut impl PageDriver) {
    page.tap("#hand [data-place=h1]");
    page.wait("document.querySelector('#hand [data-place=h1][data-mark=held]') !== null");
    page.tap("#own [data-place=d1]");
}

/// Comes to a table, sits down, discards, loads the page anew on the other's turn, and discards on the next own turn.
fn play_and_come_back(page: &mut impl PageDriver, host: &Host) {
    page.tap("#entry-name");
    page.type_text("Ada");
    page.tap("#entry button[name=play]");
    page.wait("document.documentElement.dataset.screen === 'lobby'");
    let mut other = Phone::join(host.page, "en", "Bea");
    page.tap("#lobby-buttons button[role=switch]");
    Phone::begin_all(std::slice::from_mut(&mut other));

    let on_turn = |table: &Value| table["round"]["turn"] == table["you"]["seat"];
    hand(page, 5);
    discard(page);
    other.until_table("the other's turn", on_turn);
    let held = hand(page, 4);
    page.reload();
    assert_eq!(hand(page, 4), held, "the same cards after a reload");

    let chosen =
        offered(&other.table).into_iter().find(|mv| mv.contains(">d")).expect("a card can be discarded");
    let revision = other.revision();
    other.make(&chosen, revision);
    other.until_revision(revision + 1);
    hand(page, 5);
    discard(page);
    other.until_table("the other's next turn", on_turn);
    assert_eq!(page.errors(), <[String; 0]>::default());
}

fn table_for_two(home: &Home) -> (Host, String) {
    let host = home.host_short("", &["--seats", "2"]);
    let url = format!("http://{}/", host.page);
    (host, url)
}

#[test]
fn a_turn_is_played_in_chromium() {
    let Some(mut browser) = Browser::start() else { return };
    let home = Home::new();
    let (host, url) = table_for_two(&home);
    let tab = browser.open(&url, &Device { language: "en", size: SIZE, reduced_motion: false }, None);
    play_and_come_back(&mut browser.page(&tab), &host);
}

#[test]
fn a_turn_is_played_in_firefox() {
    let home = Home::new();
    let (host, url) = table_for_two(&home);
    let Some(mut page) = Firefox::open(&url, SIZE) else { return };
    play_and_come_back(&mut page, &host);
}

#[test]
fn a_turn_is_played_in_webkit() {
    let home = Home::new();
    let (host, url) = table_for_two(&home);
    let Some(mut page) = WebKit::open(&url, SIZE) else { return };
    play_and_come_back(&mut page, &host);
}
