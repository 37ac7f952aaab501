//! Phones that mean no good: whatever they send, the others play on.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::TcpStream;

use serde_json::json;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::host::{Home, Host};
use crate::http::connect;
use crate::phone::Phone;
use crate::rounds::{play_on, rules};

/// The most connections from one address, and the address of those who take them all.
const PLACES: usize = 320;
const ELSEWHERE: [u8; 4] = [127, 0, 0, 2];

/// Two who play while others attack.
struct Company {
    phones: [Phone; 2],
}

impl Company {
    fn at(host: &Host) -> Company {
        let mut phones = ["Ada", "Bea"].map(|name| Phone::join(host.page, "en", name));
        Phone::begin_all(&mut phones);
        Company { phones }
    }

    /// Each makes a move at least.
    fn play_on(&mut self) {
        let begun = self.phones[0].moves();
        let both = |phones: &[Phone]| {
            phones[0].moves() > begun + 1 && phones[0].round()["view"]["past"]["turns"] != json!(1)
        };
        play_on(&mut self.phones, rules(""), both);
    }
}

fn hello() -> Message {
    Message::text(json!({ "type": "hello", "protocol": 1, "language": ["en"], "token": null }).to_string())
}

#[test]
fn nonsense_ends_only_the_socket_that_it_comes_from() {
    let home = Home::new();
    let host = home.host_short("stalled_after = 1000\n", &["--seats", "2"]);
    let mut company = Company::at(&host);
    let text = |text: &str| vec![Message::text(text)];
    let part = |kind, last| Message::Frame(Frame::message(vec![b' '; 3000], OpCode::Data(kind), last));
    let nonsense = [
        text(""),
        text("{"),
        text("null"),
        text("[]"),
        text("{\"type\":[]}"),
        text("{\"type\":\"move\"}"),
        text("{\"type\":\"chat\",\"text\":7}"),
        text("{\"type\":\"chat\",\"type\":\"chat\",\"text\":\"twice\"}"),
        text(&"[".repeat(4000)),
        text(&format!("{{\"type\":\"chat\",\"text\":\"{}\"}}", "x".repeat(5000))),
        text(&format!("{{\"type\":\"join\",\"name\":\"{}\"}}", "x".repeat(10 << 10))),
        vec![Message::binary(b"{}".to_vec())],
        vec![part(Data::Text, false), part(Data::Continue, true)],
        vec![part(Data::Continue, true)],
        vec![Message::Frame(Frame::message(vec![0xff, 0xfe], OpCode::Data(Data::Text), true))],
        vec![Message::Frame(Frame::message(Vec::new(), OpCode::Data(Data::Reserved(5)), true))],
        (0..1000)
            .map(|number| Message::text(json!({ "type": "chat", "text": number.to_string() }).to_string()))
            .collect(),
        (0..1000).map(|_| Message::Ping(Default::default())).collect(),
    ];
    for (at, frames) in nonsense.into_iter().enumerate() {
        // As the first message, and from somebody who has come in.
        let mut strangers =
            [Phone::silent(host.page, ELSEWHERE), Phone::watch(host.page, &format!("Eve {at}"))];
        for stranger in &mut strangers {
            frames.iter().for_each(|frame| stranger.say_frame(frame.clone()));
            stranger.until_closed();
        }
    }
    for first in
        ["{\"type\":\"hello\",\"protocol\":2}", "{\"type\":\"join\",\"name\":\"Eve\"}", "{\"type\":\"new\"}"]
    {
        let mut stranger = Phone::silent(host.page, ELSEWHERE);
        stranger.say_frame(Message::text(first));
        assert_eq!(stranger.until_closed(), None);
    }
    // A frame that says it is longer than any memory.
    let mut raw = upgraded(&host);
    raw.write_all(&[0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])
        .expect("it is read");
    let _ = raw.read_to_end(&mut Vec::new());
    company.play_on();
    let said = company.phones[1].heard.iter().filter(|message| message["kind"] == "chat").count();
    assert!(said < 100, "a flood is cut off: {said}");
}

/// A socket as bytes.
fn upgraded(host: &Host) -> TcpStream {
    let mut stream = connect(host.page, ELSEWHERE);
    let page = host.page;
    let request = format!(
        "GET /socket HTTP/1.1\r\nHost: {page}\r\nOrigin: http://{page}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).expect("it is read");
    let mut answer = Vec::new();
    let mut byte = [0];
    while !answer.ends_with(b"\r\n\r\n") {
        stream.read_exact(&mut byte).expect("an answer");
        answer.push(byte[0]);
    }
    stream
}

#[test]
fn texts_of_others_come_as_texts() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let mut company = Company::at(&host);
    let markup = "<script>alert(1)</script><img src=x onerror=alert(1)>";
    let eve = Phone::watch(host.page, &format!("{}\u{202e}\u{0}", &markup[..25]));
    let [ada, bea] = &mut company.phones;
    for text in [markup, "a\u{202e}b\u{2066}c\r\nd\u{0}e\u{1b}[31m", &"ä".repeat(1000), "\u{2028}"] {
        eve.say(&json!({ "type": "chat", "text": text, "team": false }));
    }
    eve.say(&json!({ "type": "name", "name": "\u{202e}\u{200b}" }));
    eve.say(&json!({ "type": "name", "name": "n".repeat(3000) }));
    eve.say(&json!({ "type": "stone", "stone": "../../player.key" }));
    eve.say(&json!({ "type": "chat", "text": "That was all.", "team": false }));
    for phone in [ada, bea] {
        phone.until("the last line", |message| message["text"] == "That was all.");
    }
    let ada = &company.phones[0];
    let lines: Vec<&str> = ada
        .heard
        .iter()
        .filter(|message| message["kind"] == "chat")
        .filter_map(|message| message["text"].as_str())
        .collect();
    assert_eq!(lines[0], markup, "{lines:?}");
    for line in ada.heard.iter().filter_map(|message| message["text"].as_str().or(message["by"].as_str())) {
        let is_plain =
            |letter: char| !letter.is_control() && !"\u{202e}\u{2066}\u{2028}\u{200b}".contains(letter);
        assert!(line.chars().all(is_plain) && line.len() <= 600, "{line:?}");
    }
    let watching = &ada.table["watching"][0];
    assert!(watching["name"].as_str().is_some_and(|name| (1..=64).contains(&name.len())), "{watching}");
    company.play_on();
}

#[test]
fn whoever_takes_all_places_of_an_address_keeps_no_other_out() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let mut company = Company::at(&host);
    // Half of them are pages, the other half requests that never end, of heads and of bodies.
    let mut pages: Vec<Phone> = (0..PLACES / 2).map(|_| Phone::silent(host.page, ELSEWHERE)).collect();
    for page in &mut pages {
        page.say_frame(hello());
        page.until_entry("name");
    }
    let heads =
        ["GET / HTTP/1.1\r\nHost:", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1"];
    let mut halves = Vec::new();
    for at in 0..2000 {
        let mut half = connect(host.page, ELSEWHERE);
        // Fails where it has been closed already.
        let _ = half.write_all(heads[at % 2].as_bytes());
        halves.push(half);
        // A process may have only a thousand open, and the host closes all but as many as it has places.
        while halves.len() > PLACES {
            halves.retain(is_open);
        }
    }
    company.play_on();
    // Somebody else comes in, and reads the whole page.
    let mut late = Phone::watch(host.page, "Cem");
    assert_eq!(crate::http::get(host.page, "/cards/wild.svg", "").status, 200);
    company.play_on();
    late.until_table("moves", |table| table["round"]["view"]["past"]["moves"].as_u64() >= Some(4));

    // Of the 2,000, at most as many as there are places were held at a time, and the pages hold theirs.
    drop(pages);
    drop(halves);
    let mut tries = 0;
    while !comes_in(&host) {
        tries += 1;
        assert!(tries < 1000, "places are never free again");
    }
}

/// Whether the host hasn't closed a connection that it sends nothing on.
fn is_open(stream: &TcpStream) -> bool {
    stream.set_nonblocking(true).expect("a socket");
    let peeked = stream.peek(&mut [0]);
    stream.set_nonblocking(false).expect("a socket");
    matches!(peeked, Err(error) if error.kind() == ErrorKind::WouldBlock)
}

/// Whether a page from the address of the attack is answered.
fn comes_in(host: &Host) -> bool {
    let mut stream = connect(host.page, ELSEWHERE);
    let request = format!("GET /icon.svg HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", host.page);
    let mut answer = Vec::new();
    stream.write_all(request.as_bytes()).and_then(|()| stream.read_to_end(&mut answer)).is_ok()
        && answer.starts_with(b"HTTP/1.1 200")
}

#[test]
fn the_connections_of_an_address_are_bounded() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let mut held = Vec::new();
    let mut refused = 0;
    // Each is a page that waits for a name, so that none ends by itself.
    for _ in 0..PLACES + 50 {
        match Phone::try_silent(host.page, ELSEWHERE) {
            Some(mut phone) => {
                phone.say_frame(hello());
                phone.until_entry("name");
                held.push(phone);
            }
            None => refused += 1,
        }
    }
    assert_eq!((held.len(), refused), (PLACES, 50));
    drop(Phone::watch(host.page, "Cem"));
}

#[test]
fn phones_that_read_nothing_keep_nobody_waiting() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let mut company = Company::at(&host);
    let deaf: Vec<TcpStream> = (0..20).map(|_| upgraded(&host)).collect();
    for (at, mut stream) in deaf.iter().enumerate() {
        let join = json!({ "type": "join", "name": format!("Eve {at}"), "stone": "river", "watch": true, "code": null });
        for message in [hello().into_text().expect("text").to_string(), join.to_string()] {
            // A frame of text, masked with nothing.
            let length = u16::try_from(message.len()).expect("it is short").to_be_bytes();
            let head = [&[0x81, 0x80 | 126][..], &length, &[0; 4]].concat();
            stream.write_all(&[&head, message.as_bytes()].concat()).expect("it is read");
        }
    }
    company.phones[0]
        .until_table("them all", |table| table["watching"].as_array().is_some_and(|all| all.len() > 20));
    play_on(&mut company.phones, rules(""), |_| false);
}

/// What holds a place without being a page is let go of.
#[test]
fn who_says_nothing_is_let_go() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2"]);
    let mut head = connect(host.page, ELSEWHERE);
    head.write_all(b"GET / HTTP/1.1\r\nHost: local").expect("it is read");
    let silent = [connect(host.page, ELSEWHERE), head, upgraded(&host)];
    // It says hello, and gives no sign of life afterwards.
    let mut asleep = upgraded(&host);
    let message = hello().into_text().expect("text").to_string();
    let head = [0x81, 0x80 | u8::try_from(message.len()).expect("it is short"), 0, 0, 0, 0];
    asleep.write_all(&[&head[..], message.as_bytes()].concat()).expect("it is read");
    for mut stream in silent.into_iter().chain([asleep]) {
        stream.read_to_end(&mut Vec::new()).expect("its end");
    }
}
