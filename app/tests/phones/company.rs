//! Who plays with whom, who waits for whom, and what people say to each other, from the lobby on.

use serde_json::{Value, json};

use crate::devtools::{Browser, Device, TabId};
use crate::host::Home;
use crate::page_driver::PageDriver as _;
use crate::phone::{Phone, cards_lie, offered};

const PHONE: Device = Device { language: "en-GB", size: (390, 844), reduced_motion: false };
const TELEVISION: Device = Device { language: "en-GB", size: (1920, 1080), reduced_motion: true };

/// Comes in as Ada, or watches.
fn come_in(browser: &mut Browser, tab: &TabId, button: &str) {
    browser.wait(tab, "document.querySelector('#entry-name') !== null");
    browser.wait(tab, "document.querySelector('#entry-name').value = 'Ada'");
    browser.tap(tab, &format!("#entry button[name={button}]"));
    browser.until_table(tab, "the table", |_| true);
}

#[test]
fn partners_are_named_and_every_seat_has_the_badge_of_its_team() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "4", "--teams", "2"]);
    let mut phones = ["Ada", "Bea", "Cem", "Dora"].map(|name| Phone::join(host.page, "en", name));
    let shows_partners = |table: &Value| {
        let badges = table["seats"].as_array().into_iter().flatten().map(|seat| &seat["badge"]);
        table["you"]["partners"] == "Your partner is Cem"
            && badges.eq(["Team 1", "Team 2", "Team 1", "Team 2"])
    };
    phones[0].until_table("the lobby", shows_partners);
    Phone::begin_all(&mut phones);
    assert!(shows_partners(&phones[0].table), "in the round, too: {}", phones[0].table["you"]);

    let home = Home::new();
    let alone = home.host_short("", &["--seats", "2"]);
    let ada = Phone::join(alone.page, "en", "Ada");
    assert_eq!((&ada.table["you"]["partners"], &ada.table["seats"][0]["badge"]), (&json!(""), &Value::Null));
}

/// A page that is hidden, or frozen, says nothing any more.
#[test]
fn whose_page_is_hidden_is_shown_asleep_until_it_is_shown_again() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let ada = Phone::join(host.page, "en", "Ada");
    let bea = Phone::silent(host.page, [127, 0, 0, 1]);
    bea.say(&json!({ "type": "hello", "protocol": 1, "language": ["en"], "token": null, "hidden": false }));
    let mut phones = [ada, bea.come_in("Bea", false)];
    Phone::begin_all(&mut phones);
    let [ada, bea] = &mut phones;
    ada.until_table("Bea asleep", |table| table["seats"][1]["face"] == "asleep");
    bea.say(&json!({ "type": "shown" }));
    ada.until_table("Bea awake", |table| table["seats"][1]["face"] != "asleep");
}

/// Once in the log, and nowhere else: a television that watches shows the cards.
#[test]
fn that_somebody_has_left_is_told_once() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let mut screen = Phone::watch(host.page, "Screen");
    let mut phones = ["Ada", "Bea"].map(|name| Phone::join(host.page, "en", name));
    Phone::begin_all(&mut phones);
    let [ada, bea] = &mut phones;
    bea.choose(&json!("leave"));
    bea.until_entry("name");
    ada.until_table("Bea's absence", |table| table["seats"][1]["away"] == true);
    ada.say(&json!({ "type": "chat", "text": "Well then", "team": false }));
    for reader in [ada, &mut screen] {
        reader.until("what comes after", |told| told["text"] == "Well then");
        let told = reader.heard.iter().filter(|told| told["type"] == "said" || told["type"] == "notice");
        let of_bea = told.filter(|told| told["text"].as_str().is_some_and(|text| text.contains("Bea isn’t")));
        assert_eq!(of_bea.count(), 1);
    }
}

#[test]
fn a_page_that_comes_back_is_told_the_log_of_the_round() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let ada = Phone::join(host.page, "en", "Ada");
    let token = ada.heard.iter().find(|told| told["type"] == "token").expect("a token")["token"].clone();
    let mut phones = [ada, Phone::join(host.page, "en", "Bea")];
    Phone::begin_all(&mut phones);
    let ada = &mut phones[0];
    let discard = offered(&ada.table).into_iter().find(|mv| mv.contains(">d")).expect("a discard");
    ada.make(&discard, ada.revision());
    ada.until_table("Bea's turn", |table| table["round"]["turn"] == 2);
    let told: Vec<Value> = ada
        .heard
        .iter()
        .filter(|told| told["type"] == "table")
        .flat_map(|table| table["steps"].as_array().cloned().unwrap_or_default())
        .map(|step| step["say"].clone())
        .filter(|say| say != "")
        .collect();
    let mut again = Phone::open(host.page, "en", token.as_str());
    let log = again.until_type("log");
    assert_eq!(log, json!({ "type": "log", "round": 1, "lines": told }));
}

/// In the lobby as at the table, with the chat open or not.
#[test]
fn reactions_are_shown_at_the_stone_in_the_lobby_and_leave_the_chat_open() {
    let Some(mut browser) = Browser::start() else { return };
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let tab = browser.open(&format!("http://{}/", host.page), &PHONE, None);
    come_in(&mut browser, &tab, "play");
    let mut bea = Phone::join(host.page, "en", "Bea");
    browser.until_table(&tab, "Bea", |table| table["seats"][1]["name"] == "Bea");
    bea.choose(&json!({ "react": "Nice" }));
    assert_eq!(browser.wait(&tab, "document.querySelector('.bubble')?.innerText"), "Bea Nice!");
    let gap = "document.querySelector('#lobby [data-seat=\"2\"] .stone').getBoundingClientRect().top
        - document.querySelector('.bubble').getBoundingClientRect().bottom";
    assert_eq!(browser.wait(&tab, &format!("Math.abs({gap}) < 10")), true);

    browser.tap(&tab, "#lobby .talk-button");
    browser.tap(&tab, "#reactions button");
    bea.until("a reaction", |told| told["kind"] == "reaction" && told["by"] == "Ada");
    browser.wait(&tab, "document.querySelector('#lines .reaction.own') !== null");
    assert_eq!(browser.wait(&tab, "[document.querySelector('#talk').open]"), json!([true]));
    assert_eq!(browser.tab(&tab).errors, Vec::<String>::new());
}

/// What ears can read again later says nothing of a turn that is over, and a reload of the page keeps the log.
#[test]
fn the_own_turn_is_told_until_it_is_over_and_the_log_is_there_after_a_reload() {
    let Some(mut browser) = Browser::start() else { return };
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let tab = browser.open(&format!("http://{}/", host.page), &PHONE, None);
    come_in(&mut browser, &tab, "play");
    let mut bea = Phone::join(host.page, "en", "Bea");
    browser.tap(&tab, "#lobby-buttons button[role=switch]");
    Phone::begin_all(std::slice::from_mut(&mut bea));
    let tells = "document.querySelector('#live').textContent.toLowerCase().includes('your turn')";
    browser.wait(&tab, tells);
    let table = browser.until_table(&tab, "the own turn", |table| table["round"]["turn"] == 1);
    let discard = offered(&table).into_iter().find(|mv| mv.contains(">d")).expect("a discard");
    let (from, to) = discard.split_once('>').expect("a card and a place");
    browser.tap(&tab, &format!("#table [data-place={from}]"));
    browser.tap(&tab, &format!("#table [data-place={to}]"));
    bea.until_table("Bea's turn", |table| table["round"]["turn"] == 2);
    browser.wait(&tab, &format!("!({tells}) && !document.title.includes('Your turn')"));

    let lines = "[...document.querySelectorAll('#lines .step')].map((line) => line.innerText)";
    let before = browser.wait(&tab, lines);
    browser.page(&tab).reload();
    browser.until_table(&tab, "cards after a reload", cards_lie);
    browser.wait(&tab, "document.querySelector('#lines .step') !== null");
    assert_eq!(browser.wait(&tab, lines), before);
    assert_eq!(browser.tab(&tab).errors, Vec::<String>::new());
}

#[test]
fn what_is_said_covers_no_build_pile_of_a_television() {
    let Some(mut browser) = Browser::start() else { return };
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let mut phones = ["Bea", "Cem"].map(|name| Phone::join(host.page, "en", name));
    let tab = browser.open(&format!("http://{}/", host.page), &TELEVISION, None);
    come_in(&mut browser, &tab, "watch");
    Phone::begin_all(&mut phones);
    browser.wait(&tab, "document.documentElement.dataset.screen === 'table'");
    let text = "A long line that takes more than one row of a bubble, to be sure that there is one";
    let cleo = Phone::watch(host.page, "Cleo");
    // Who plays is at a stone above the piles, and who watches speaks at the button below them.
    for speaker in [&phones[0], &cleo] {
        speaker.say(&json!({ "type": "chat", "text": text, "team": false }));
        let name = if speaker.seat().is_some() { "Bea" } else { "Cleo" };
        let free = format!(
            "{{ const bubble = document.querySelector('.bubble');
               if (!bubble?.innerText.startsWith('{name}')) return null;
               const [said, piles] = [bubble, document.querySelector('#builds')].map((node) => node.getBoundingClientRect());
               return [said.bottom <= piles.top || said.top >= piles.bottom || said.left >= piles.right]; }}"
        );
        assert_eq!(browser.wait(&tab, &free), json!([true]));
    }
    assert_eq!(browser.tab(&tab).errors, Vec::<String>::new());
}
