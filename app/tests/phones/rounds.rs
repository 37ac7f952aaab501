//! Whole rounds, played by phones to the end.

use std::collections::BTreeSet;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use skipstone_core::record::Record;
use skipstone_core::replay::replay_with_observer;
use skipstone_core::{Card, Rules, Seat};

use crate::host::{Home, RULES};
use crate::phone::{Phone, offered};

/// The least time that a person takes for a move. The host closes a socket that says more than 60 things in two seconds.
const MOVE: Duration = Duration::from_millis(40);

pub(crate) fn rules(more: &str) -> Rules {
    Rules::from_toml(&[RULES, more].concat()).expect("rules")
}

/// Plays until the round is over, or `until` says so of the phones after a move.
pub(crate) fn play_on(phones: &mut [Phone], rules: Rules, until: impl Fn(&[Phone]) -> bool) {
    loop {
        // Whatever comes with a move comes with the next table.
        let furthest = phones.iter().map(Phone::revision).max().unwrap_or_default();
        phones.iter_mut().for_each(|phone| phone.until_revision(furthest));
        if phones.iter().all(|phone| phone.phase() == "result") || until(phones) {
            return;
        }
        match phones.iter().position(Phone::is_on_turn) {
            Some(on_turn) => {
                thread::sleep(MOVE);
                phones[on_turn].play(rules);
                phones[on_turn].until_revision(furthest + 1);
            }
            None => phones[0].until_table("the end of others' turns", |_| true),
        }
    }
}

pub(crate) fn seat_of(phone: &Phone) -> Option<Seat> {
    Seat::new(u8::try_from(phone.seat()?).ok()?)
}

/// The cards that are named in a message, by their ids: in its view and as the keys of their pictures.
fn cards(message: &Value) -> BTreeSet<u8> {
    let mut found = BTreeSet::new();
    let pictures = message["round"]["faces"].as_object().into_iter().flat_map(|faces| faces.keys());
    found.extend(pictures.filter_map(|id| id.parse::<u8>().ok()));
    let mut rest = vec![message];
    while let Some(value) = rest.pop() {
        match value {
            Value::String(text) => found.extend(text.parse::<Card>().ok().map(|card| card.id())),
            Value::Array(items) => rest.extend(items),
            Value::Object(fields) => rest.extend(fields.values()),
            _ => {}
        }
    }
    found
}

/// Compares everything that a phone was sent with the truth, which the record tells: each view is what its seat may know at that
/// move, letter by letter, and no other card is in the message.
pub(crate) fn compare_with_truth(record: &Record, seat: Option<Seat>, heard: &[Value]) {
    let mut compared = 0;
    let mut tables: Vec<&Value> = heard.iter().filter(|message| message["round"].is_object()).collect();
    replay_with_observer(record, |_, round| {
        tables.retain(|table| {
            if table["round"]["view"]["past"]["moves"] != json!(round.moves()) {
                return true;
            }
            let view = round.view(seat.unwrap_or(Seat::ONE));
            let mut truth = serde_json::to_value(view).expect("JSON");
            let mut known: BTreeSet<u8> = view.open_cards().map(|card| card.id()).collect();
            match seat {
                Some(_) => known.extend(view.hand().iter().map(|card| card.id())),
                None => (truth["seat"], truth["hand"]) = (json!(0), json!([])),
            }
            assert_eq!(table["round"]["view"], truth);
            let hidden: Vec<_> = cards(table).difference(&known).copied().collect();
            assert!(hidden.is_empty(), "{hidden:?} in {table}");
            compared += 1;
            false
        });
    })
    .expect("the record is true");
    assert!(compared > 5 && tables.is_empty(), "{compared} compared, {} not", tables.len());
    for step in heard.iter().filter_map(|message| message["steps"].as_array()).flatten() {
        let is_others_draw =
            step["kind"] == "draw" && step["seat"].as_u64() != seat.map(|seat| seat.number().into());
        assert!(!is_others_draw || step["face"].is_null(), "{step}");
    }
}

#[test]
fn phones_play_a_round_to_its_end_and_see_what_their_seats_may_know() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "3", "--bots", "greedy"]);
    let mut phones =
        [("en", "Ada"), ("de", "Bea")].map(|(language, name)| Phone::join(host.page, language, name));
    let mut watching = Phone::watch(host.page, "Cem");
    Phone::begin_all(&mut phones);
    play_on(&mut phones, rules(""), |_| false);
    watching.until_table("the result", |table| table["phase"] == "result");

    let results = phones.each_ref().map(|phone| &phone.table["result"]);
    assert_eq!(results[0]["rows"][0]["left"], json!([0]), "the winner has played all of the stock pile");
    assert_ne!(results[0]["title"], results[1]["title"], "each in its own language");
    host.close();
    let record = home.record();
    for phone in phones.iter().chain([&watching]) {
        compare_with_truth(&record, seat_of(phone), &phone.heard);
    }
}

#[test]
fn a_phone_is_told_to_discard_when_nothing_fits() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let mut phones = ["Ada", "Bea"].map(|name| Phone::join(host.page, "en", name));
    Phone::begin_all(&mut phones);
    play_on(&mut phones, rules(""), |_| false);
    let heard = phones.iter().flat_map(|phone| &phone.heard);
    let with_cards = |table: &&Value| {
        let (round, hand) = (&table["round"], &table["round"]["view"]["hand"]);
        table["phase"] == "round" && round["turn"] == table["you"]["seat"] && *hand != json!([])
    };
    let own_turns: Vec<_> = heard.filter(with_cards).collect();
    for table in &own_turns {
        let words = match offered(table).iter().any(|mv| mv.contains(">b")) {
            true => "play a card, or discard one to end your turn",
            false => "nothing fits the build piles: discard to end your turn",
        };
        assert_eq!(table["status"]["text"], words, "{table}");
    }
    assert!(own_turns.len() > 5, "{}", own_turns.len());
}

#[test]
fn phones_say_at_the_end_that_they_go_on() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let mut phones = ["Ada", "Bea"].map(|name| Phone::join(host.page, "en", name));
    let mut watching = Phone::watch(host.page, "Cem");
    Phone::begin_all(&mut phones);
    play_on(&mut phones, rules(""), |_| false);

    phones[0].press_once_offered("result", |button| button["on"] == false);
    let is_ready = |table: &Value| {
        let mut buttons = table["buttons"].as_array().into_iter().flatten();
        buttons.any(|button| button["place"] == "result" && button["on"] == true)
    };
    // Whoever watches has nothing to choose, and is told too.
    let told = |table: &Value| table["status"]["text"] == "Waiting for Bea.";
    phones[0].until_table("that it is ready", |table| is_ready(table) && told(table));
    watching.until_table("who is waited for", told);
    phones[1].press_once_offered("result", |button| button["on"] == false);
    phones.iter_mut().for_each(Phone::until_cards);
    host.close();
}

/// The host has no seat: it types the command, and whoever plays resumes the game.
#[test]
fn a_pause_by_the_host_is_told_on_the_page_and_in_the_hosts_log() {
    let home = Home::new();
    let mut host = home.host_short("", &["--seats", "2", "--bots", "greedy"]);
    let mut phones = [Phone::join(host.page, "en", "Ada")];
    Phone::begin_all(&mut phones);
    let [mut phone] = phones;
    host.types("pause");
    let told = json!("The host paused the game");
    phone.until_table("a pause", |table| table["pause"] == told && table["status"]["text"] == told);
    host.find("The host paused the game.");
    phone.press("prompt", |button| button["label"] == json!("Resume"));
    phone.until_table("no pause", |table| table["pause"].is_null() && table["status"]["text"] != told);
    host.find("Ada resumed the game.");
}

#[test]
fn the_lobby_tells_how_long_a_turn_may_take() {
    let home = Home::new();
    let mut host = home.host_short("", &["--seats", "2", "--bots", "greedy"]);
    let mut phone = Phone::join(host.page, "en", "Ada");
    host.types("time 30");
    phone.until_table("a time limit", |table| table["rules"][1] == "30 seconds for each turn");
    host.types("time off");
    phone.until_table("no time limit", |table| {
        table["rules"].as_array().is_some_and(|rules| rules.len() == 1)
    });
}
