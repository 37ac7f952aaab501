//! What a phone may do in its seat, and how it comes back to it.

use serde_json::{Value, json};

use crate::host::{Home, Host};
use crate::phone::{Phone, offered};
use crate::rounds::{compare_with_truth, play_on, rules, seat_of};

/// Ada's and Bea's phones with cards before them; Ada begins.
fn two_at_a_table(host: &Host) -> [Phone; 2] {
    let mut phones = ["Ada", "Bea"].map(|name| Phone::join(host.page, "en", name));
    Phone::begin_all(&mut phones);
    phones
}

/// Makes a legal move, and checks that it is the first one since `moves`, for everybody.
fn nothing_but_this_moves(phones: &mut [Phone; 2], moves: u64) {
    let [mover, other] = phones;
    mover.play(rules(""));
    for phone in [mover, other] {
        phone.until_table("a move", |table| table["round"]["view"]["past"]["moves"] != json!(moves));
        assert_eq!(phone.moves(), moves + 1);
    }
}

#[test]
fn what_isnt_possible_moves_nothing_and_is_told() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let mut phones = two_at_a_table(&host);
    let [ada, bea] = &mut phones;
    let now = ada.revision();

    // An older table, or one that never was: the latest one comes once more.
    let offered = offered(&ada.table);
    for revision in [0, now - 1, now + 1, u64::MAX] {
        ada.make(&offered[0], revision);
        ada.until_table("the latest table", |_| true);
        assert_eq!((ada.revision(), ada.moves()), (now, 0));
    }
    // Illegal moves are told at their place.
    for (illegal, slot) in
        [("h1>d1@2", None), ("h9>b1", Some("b1")), ("d1>b2", Some("b2")), ("s@2>b1", Some("b1"))]
    {
        ada.make(illegal, now);
        let notice = ada.until_type("notice");
        assert_ne!(notice["text"], "", "{illegal}");
        assert!(slot.is_none() || notice["slot"] == json!(slot), "{notice}");
    }
    // A move out of turn, by move and by button.
    bea.make("h1>d1", now);
    assert_ne!(bea.until_type("notice")["text"], "");
    bea.choose(&json!("pass"));
    assert_ne!(bea.until_type("notice")["text"], "");
    // Nothing at all becomes of what is no move and no choice, or isn't known.
    for (kind, value) in
        [("h1", json!(now)), ("h1>", json!(now)), ("h999999>b1", json!(now)), ("", json!(now))]
    {
        ada.make(kind, value.as_u64().unwrap_or_default());
    }
    for choice in [
        json!(""),
        json!("win"),
        json!({ "sit": 99 }),
        json!({ "catch": null }),
        json!([1]),
        json!({ "ready": "yes" }),
    ] {
        ada.choose(&choice);
    }
    ada.say(&json!({ "type": "do", "choice": "{" }));
    ada.say(&json!({ "type": "from the future", "move": "h1>d1" }));
    ada.say(&json!({ "type": "move", "move": offered[0], "revision": now - 1, "seat": 1, "from the future": true }));
    ada.say(&json!({ "type": "join", "name": "Eve", "stone": "river", "watch": false, "code": null }));
    nothing_but_this_moves(&mut phones, 0);
}

/// Whoever has chosen the new name: in a round it holds from the next one on, in the lobby at once.
#[test]
fn who_is_renamed_is_told_when_the_new_name_holds() {
    let home = Home::new();
    let mut host = home.host_short("", &["--seats", "2"]);
    let mut bea = Phone::join(host.page, "en", "Bea");
    let notice = |phone: &mut Phone, words: &str| {
        phone.until(words, |message| message["type"] == "notice" && message["text"] == words);
    };
    host.find("seat 1: Bea");
    host.types("rename Bea as Beatrix");
    notice(&mut bea, "You’re called Beatrix now.");
    let mut phones = [Phone::join(host.page, "en", "Ada"), bea];
    Phone::begin_all(&mut phones);
    let [ada, beatrix] = &mut phones;
    ada.say(&json!({ "type": "name", "name": "Adele" }));
    notice(ada, "You’re called Adele from the next round on.");
    assert_eq!(ada.table["you"]["name"], "Ada");
    host.types("rename Beatrix as Bea");
    notice(beatrix, "You’re called Bea from the next round on.");
    host.types("rename Beatrix as Beatrix");
    notice(beatrix, "You keep the name Beatrix after all.");
}

/// Whoever plays and whoever watches reads who has to answer, who refused or withdrew, and who has the game go on.
#[test]
fn who_ends_a_wish_to_undo_or_a_pause_is_told() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let mut cleo = Phone::watch(host.page, "Cleo");
    let [mut ada, mut bea] = two_at_a_table(&host);
    let discard = offered(&ada.table).into_iter().find(|mv| mv.contains(">d"));
    ada.make(&discard.expect("a discard"), ada.revision());
    // Who asks has to have seen all that has happened.
    for phone in [&mut ada, &mut bea] {
        phone.until_table("Bea's turn", |table| table["round"]["turn"] == 2);
    }
    let answers = |table: &Value| {
        let buttons = table["buttons"].as_array().into_iter().flatten();
        buttons.filter(|button| button["place"] == "prompt").count()
    };
    let is_news = |words: &'static str| move |told: &Value| told["kind"] == "news" && told["text"] == words;

    for (withdraws, words) in
        [(false, "Bea refused. The move stands."), (true, "Ada withdrew the request. The move stands.")]
    {
        ada.choose(&json!("undo"));
        ada.until_table("who is waited for", |table| table["prompt"] == "Your undo waits for Bea.");
        cleo.until_table("that an undo is asked for", |table| {
            table["prompt"] == "Ada asks to undo. Waiting for Bea." && answers(table) == 0
        });
        bea.until_table("the question", |table| answers(table) == 2);
        if withdraws { &ada } else { &bea }.choose(&json!({ "agree": false }));
        cleo.until(words, is_news(words));
        if !withdraws {
            ada.until(words, is_news(words));
        }
    }

    ada.choose(&json!({ "pause": true }));
    bea.until_table("the pause", |table| table["pause"] == "Ada paused the game");
    bea.choose(&json!({ "pause": false }));
    for phone in [&mut ada, &mut cleo] {
        phone.until("who has the game go on", is_news("Bea resumed the game."));
    }
}

#[test]
fn a_name_that_cant_be_had_is_refused_at_its_field() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let mut ada = Phone::join(host.page, "en", "Ada");
    let _bea = Phone::watch(host.page, "Bea");
    let long = "Ada ".repeat(20);
    let refuse_all = |ada: &mut Phone| {
        for (name, why) in [
            ("Bea", "Somebody at this table already has that name."),
            ("  ", "Type a name first."),
            (&long, "That name is too long."),
        ] {
            ada.say(&json!({ "type": "name", "name": name }));
            let notice = ada.until_type("notice");
            assert_eq!((&notice["slot"], &notice["text"]), (&json!("name"), &json!(why)));
        }
    };
    refuse_all(&mut ada);
    let mut phones = [ada, Phone::join(host.page, "en", "Cem")];
    // She had asked for another name.
    phones[0].press_once_offered("lobby", |button| button["label"] == "That’s fine with me");
    Phone::begin_all(&mut phones);
    refuse_all(&mut phones[0]);
    assert_eq!(phones[0].table["you"]["name"], "Ada");
}

/// What the host is asked after a knock of Ada's.
fn asked(host: &mut Host) -> String {
    host.find("Ada knocks, who ")
}

/// The host's next table, one from which it was kicked, and a knock that nobody answered yet.
#[test]
fn a_phone_knocks_as_itself_and_another_one_of_its_name_is_warned_of() {
    let join = json!({ "type": "join", "name": "Ada", "stone": "river", "watch": false, "code": null });
    let knock = |page, token: Option<&str>| {
        let mut phone = Phone::open(page, "en", token);
        phone.until_entry("name");
        phone.say(&join);
        phone.until_entry("knocking");
        phone
    };
    let args = ["--seats", "2", "--entry", "knock"];
    let home = Home::new();
    let mut host = home.host(&args);
    let page = host.page;
    let ada = knock(page, None);
    let first = asked(&mut host);
    assert!(first.starts_with("was never here before"), "{first}");
    let token = ada.token.clone().expect("whoever knocks has a token");
    drop(ada);
    let mut ada = knock(page, Some(&token));
    assert_eq!(asked(&mut host), first, "the same key, whose first knock isn't answered yet");
    host.types("y Ada");
    ada.until_table("the first table", |_| true);
    host.close();

    let mut host = home.at(&page.to_string(), &args);
    let mut ada = Phone::open(page, "en", Some(&token)).come_in("Ada", false);
    host.find("seat 1: Ada");
    host.types("kick Ada");
    assert_eq!(ada.until_closed().map(|last| last["state"].clone()), Some(json!("refused")));
    let _ada = knock(page, Some(&token));
    let kicked = asked(&mut host);
    assert!(kicked.starts_with("has been here before"), "{kicked}");
    let _eve = knock(page, None);
    host.find("careful: the Ada who was here before came from another computer");
}

#[test]
fn a_token_leads_back_to_the_seat_and_nobody_else_there() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let [mut ada, mut bea] = two_at_a_table(&host);
    let token = ada.token.clone().expect("a token");
    assert_ne!(Some(&token), bea.token.as_ref());
    let (hand, seat) = (ada.hand().clone(), ada.seat());

    // A second tab of the same browser takes the seat over.
    let mut tab = Phone::open(host.page, "de", Some(&token));
    tab.until_cards();
    assert_eq!((tab.hand(), tab.seat()), (&hand, seat));
    assert_eq!(ada.until_closed().map(|last| last["state"].clone()), Some(json!("elsewhere")));
    // A page that is loaded anew does too, also when its old socket is gone without a word.
    drop(tab);
    let mut again = Phone::open(host.page, "en", Some(&token));
    again.until_cards();
    assert_eq!((again.hand(), again.seat()), (&hand, seat));
    assert!(again.token.is_none(), "it has it already");

    // Whoever has no token, or a wrong one, is asked for a name, and finds the seats taken.
    let wrong = [
        &"0".repeat(32),
        &token[1..],
        &token.to_uppercase().replace(|letter: char| letter.is_ascii_digit(), "f"),
    ];
    for wrong in wrong {
        let mut eve = Phone::open(host.page, "en", Some(wrong));
        eve.until_entry("name");
        eve.say(&json!({ "type": "join", "name": "Ada", "stone": "river", "watch": false, "code": null }));
        eve.until_entry("refused");
        assert!(eve.table.is_null() && eve.token.is_none(), "{:?}", eve.heard);
    }
    let heard = again.heard.iter().chain(&bea.heard).chain(&ada.heard[4..]);
    assert!(heard.map(Value::to_string).all(|message| !message.contains(&token)), "nobody else is told it");
    again.play(rules(""));
    bea.until_table("a move", |table| table["round"]["view"]["past"]["moves"] == json!(1));
}

#[test]
fn leaving_is_asked_about_with_what_becomes_of_the_seat_and_leads_back_to_it() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let watching = Phone::watch(host.page, "Cem");
    let ada = Phone::join(host.page, "en", "Ada");
    let is_leave = |button: &&Value| button["label"] == "Leave the table";
    let question = |phone: &Phone| {
        let buttons = phone.table["buttons"].as_array().expect("buttons");
        buttons.iter().find(is_leave).expect("a way out")["confirm"].clone()
    };
    assert_eq!(question(&watching), "Leave the table?");
    assert_eq!(question(&ada), "Leave the table? Your seat will be free for others.");

    let mut phones = [ada, Phone::join(host.page, "en", "Bea")];
    Phone::begin_all(&mut phones);
    let [mut ada, _bea] = phones;
    let kept = "Leave the table? The others play on, and a computer player takes your seat. Come back to take over again, unless the host has given your seat to somebody else.";
    assert_eq!(question(&ada), kept);
    let seat = ada.seat();
    ada.press("menu", |button| is_leave(&button));
    ada.until_entry("name");
    ada.say(&json!({ "type": "join", "name": "Ada", "stone": "river", "watch": false, "code": null }));
    ada.until_cards();
    assert_eq!(ada.seat(), seat);
    let mut watching = watching;
    watching.until_cards();
    assert_eq!(question(&watching), "Leave the table? The others play on without you.");
}

/// A computer player has the seat by then.
#[test]
fn who_was_kicked_and_finds_every_seat_taken_is_told_so_and_may_watch() {
    let home = Home::new();
    let mut host = home.host_short("", &["--seats", "2"]);
    let page = host.page;
    let [_ada, mut bea] = two_at_a_table(&host);
    host.types("kick Bea");
    let kicked = "The host removed you from the table. To come back, knock again.";
    assert_eq!(bea.until_closed().map(|last| last["text"].clone()), Some(json!(kicked)));

    let mut again = Phone::open(page, "en", bea.token.as_deref());
    assert_eq!(again.until_entry("name")["text"], kicked);
    let join =
        |watch| json!({ "type": "join", "name": "Bea", "stone": "opal", "watch": watch, "code": null });
    again.say(&join(false));
    let refused = again.until_entry("refused");
    let full = "Every seat is taken. You can watch, and play from the next round on if a computer player has a seat.";
    assert_eq!((&refused["text"], &refused["may_watch"]), (&json!(full), &json!(true)));
    again.say(&join(true));
    again.until_entry("knocking");
}

#[test]
fn a_reaction_is_told_in_words() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let [ada, mut bea] = ["Ada", "Bea"].map(|name| Phone::join(host.page, "en", name));
    let reaction = &ada.table["reactions"][0];
    ada.say(&json!({ "type": "do", "choice": reaction["choice"] }));
    let said = bea.until_type("said");
    assert_eq!((&said["kind"], &said["text"]), (&json!("reaction"), &reaction["name"]));
}

#[test]
fn a_lobby_says_what_is_missing_and_asks_for_an_age_where_that_decides_who_begins() {
    let home = Home::new();
    let host = home.host_with_rules("stock = 5\nfirst_player = 'youngest'\n", &["--seats", "2"]);
    let mut phones = ["Ada", "Bea"].map(|name| Phone::join(host.page, "en", name));
    let status = |phone: &mut Phone, words: &str| {
        phone.until_table(words, |table| table["status"]["text"] == words);
    };
    // A round is proposed once it could begin.
    let asks =
        ["Waiting for the host to start.", "Is this how you want to play? Then say that you’re ready."];
    for (phone, (age, then)) in phones.iter_mut().zip([30, 20].into_iter().zip(asks)) {
        assert_eq!(phone.table["you"]["asks_age"], true);
        assert_eq!(phone.table["status"]["text"], "Age decides who plays first: type yours below.");
        phone.say(&json!({ "type": "age", "age": age }));
        status(phone, then);
        assert_eq!(phone.table["you"]["age"], age);
    }
    let [ada, bea] = &mut phones;
    ada.be_ready();
    status(ada, "Not ready yet: Bea");
    bea.be_ready();
    bea.until_table("the turn of the youngest", |table| table["round"]["turn"] == json!(2));
}

/// While the host has another table for a while, whoever comes to that too.
#[test]
fn another_table_of_the_host_doesnt_cost_the_seat_that_waits_at_the_first() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let page = host.page;
    let [ada, _bea] = two_at_a_table(&host);
    host.kill();

    let host = home.at(&page.to_string(), &["--seats", "2", "--entry", "open"]);
    let elsewhere = Phone::open(page, "en", ada.token.as_deref()).come_in("Ada", false);
    host.close();

    let _host = home.go_on(page);
    let mut back = Phone::open(page, "en", elsewhere.token.as_deref());
    back.until_cards();
    assert_eq!((back.hand(), back.seat()), (ada.hand(), ada.seat()));
}

/// As the page says to whoever watches, and as in the window.
#[test]
fn who_watches_in_the_lobby_can_take_a_computer_players_seat() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2", "--bots", "greedy"]);
    let mut phone = Phone::watch(host.page, "Cem");
    phone.press("seat", |button| button["seat"] == json!(2));
    phone.until_table("a seat", |table| table["you"]["seat"] == json!(2));
}

#[test]
fn a_round_goes_on_where_it_was_after_the_host_was_killed() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let page = host.page;
    let mut before = two_at_a_table(&host);
    play_on(&mut before, rules(""), |phones| phones[0].moves() >= 3);
    host.kill();

    let host = home.go_on(page);
    assert_eq!(host.page, page);
    let mut after = before.each_ref().map(|phone| Phone::open(page, "en", phone.token.as_deref()));
    for (before, after) in before.iter_mut().zip(&mut after) {
        assert!(before.until_closed().is_some());
        after.until_cards();
        assert_eq!(
            (after.hand(), after.seat(), after.moves()),
            (before.hand(), before.seat(), before.moves())
        );
    }
    play_on(&mut after, rules(""), |_| false);
    host.close();
    let record = home.record();
    for (before, after) in before.iter().zip(&after) {
        compare_with_truth(&record, seat_of(after), &[&before.heard[..], &after.heard].concat());
    }
}
