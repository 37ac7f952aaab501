//! Who plays the next round: a player may watch it, who watches may play in it, and both may change their minds.

use serde_json::{Value, json};

use crate::host::Home;
use crate::phone::Phone;
use crate::rounds::play_on;
use skipstone_core::Rules;

/// Short rounds of a series, in which seat 1 begins.
const SERIES: &str = "stock = 5\nfirst_player = 1\n";

/// The switch for the next round that a table has at a place, as its words and whether it is on.
fn switch(table: &Value, place: &str) -> Option<(String, bool)> {
    let mut buttons = table["buttons"].as_array()?.iter();
    let is_it = |button: &&Value| {
        button["place"] == place
            && button["on"].is_boolean()
            && button["label"].as_str().is_some_and(|label| label.contains("next round"))
    };
    let button = buttons.find(is_it)?;
    Some((button["label"].as_str()?.to_owned(), button["on"] == true))
}

/// Presses the switch, and waits until it has changed.
fn press(phone: &mut Phone, place: &str) {
    let (words, on) = switch(&phone.table, place).unwrap_or_else(|| panic!("{}", phone.table["buttons"]));
    phone.press(place, |button| button["label"] == *words);
    phone.until_table("the other state", |table| switch(table, place) == Some((words.clone(), !on)));
    assert!(phone.table["prompt"].is_null(), "it isn't told as the host's decision");
}

#[test]
fn players_and_spectators_say_who_plays_the_next_round_and_change_their_minds() {
    let home = Home::new();
    let host = home.host_with_rules(SERIES, &["--seats", "2", "--bots", "greedy"]);
    let mut players = [Phone::join(host.page, "en", "Ada")];
    let mut cem = Phone::watch(host.page, "Cem");
    Phone::begin_all(&mut players);
    cem.until_cards();

    let watch = "Watch next round".to_owned();
    assert_eq!(switch(&players[0].table, "menu"), Some((watch.clone(), false)));
    press(&mut players[0], "menu");
    press(&mut players[0], "menu");
    let (take, on) = switch(&cem.table, "menu").expect("a seat can be taken");
    assert!(take.starts_with("Play from the next round on, in place of ") && !on, "{take}");
    press(&mut cem, "menu");
    press(&mut cem, "menu");

    play_on(&mut players, Rules::from_toml(SERIES).expect("rules"), |_| false);
    cem.until_table("the result", |table| table["phase"] == "result");
    let [ada] = &mut players;
    press(&mut cem, "result");
    press(&mut cem, "result");
    press(&mut cem, "result");
    press(ada, "result");
    let offered = ada.table["buttons"].as_array().expect("buttons").iter();
    let at_result: Vec<_> = offered.filter(|button| button["place"] == "result").collect();
    assert!(at_result.len() == 1 && at_result[0]["label"] == watch, "no other seat: {at_result:?}");
    cem.press_once_offered("result", |button| button["label"] == "Ready");
    for (phone, seat) in [(ada, json!(null)), (&mut cem, json!(2))] {
        phone.until_table("the next round", |table| table["round"]["number"] == 2);
        phone.until_table("the seats", |table| table["you"]["seat"] == seat);
    }
}

#[test]
fn who_asked_to_watch_the_next_round_isnt_told_after_a_reload_that_the_host_wants_it() {
    let home = Home::new();
    let host = home.host_with_rules(SERIES, &["--seats", "2", "--bots", "greedy"]);
    let page = host.page;
    let mut players = [Phone::join(page, "en", "Ada")];
    Phone::begin_all(&mut players);
    let [mut ada] = players;
    press(&mut ada, "menu");
    let watches = (json!("Watch next round"), json!(true));
    let come_back = |page| {
        let mut again = Phone::open(page, "en", ada.token.as_deref());
        again.until_cards();
        let switch = switch(&again.table, "menu").map(|(words, on)| (json!(words), json!(on)));
        assert_eq!(switch, Some(watches.clone()));
        again
    };
    let mut again = come_back(page);
    assert!(again.table["prompt"].is_null(), "{}", again.table["prompt"]);
    let own = "You watch from the next round on, and a computer player plays for you.";
    let is_told = |told: &Value| told["text"] == own;
    if !again.heard.iter().any(is_told) {
        again.until("what is planned", is_told);
    }

    // A host that was restarted doesn't know whose decision it was.
    host.kill();
    let host = home.go_on(page);
    let mut back = [come_back(host.page)];
    assert_eq!(back[0].table["prompt"], json!(own));
    play_on(&mut back, Rules::from_toml(SERIES).expect("rules"), |_| false);
    assert_eq!(back[0].table["prompt"], json!(own), "still to be answered beside the result");
    let buttons = back[0].table["buttons"].as_array().expect("buttons").iter();
    let answers: Vec<_> = buttons.filter(|button| button["place"] == "prompt").collect();
    assert_eq!(answers.len(), 2, "{answers:?}");
}
