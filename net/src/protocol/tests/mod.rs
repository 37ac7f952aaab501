//! Round trips of every message, their golden bytes, and malformed input.

mod hostile;
mod samples;

use std::fmt::{Debug, Write as _};

use skipstone_core::bot::Level;
use skipstone_core::table::{
    Intent, Output, Player, Recipient, SeatConfig, Table, TableConfig, TableInput, Update,
};
use skipstone_core::{MAX_SEATS, Preset, Rules, Seat, Seed, StockSize, VisibleEvent};

use super::*;
use crate::codec::{Decoder, Frame};

fn bytes<M: Message>(message: &M) -> Vec<u8> {
    Frame::new(message).expect("short enough").as_ref().to_vec()
}

fn read<M: Message>(bytes: &[u8]) -> M {
    let mut decoder = Decoder::default();
    decoder.push(bytes);
    decoder.next_message().expect("a whole frame").expect("a message")
}

/// One line per message: its name and its bytes in hex.
fn lines<M: Message + Debug + PartialEq>(messages: &[M]) -> String {
    let mut text = String::new();
    for message in messages {
        let bytes = bytes(message);
        assert_eq!(read::<M>(&bytes), *message);
        let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        let name = format!("{message:?}");
        let name: String = name.chars().take_while(char::is_ascii_alphabetic).collect();
        writeln!(text, "{name} {hex}").expect("memory");
    }
    text
}

/// The golden bytes of protocol version 2. Changing them requires a new version.
#[test]
fn messages_match_their_golden_bytes() {
    let golden = include_str!("version-2.txt");
    let now = format!("{}{}", lines(&samples::to_host()), lines(&samples::to_guest()));
    for (number, (then, now)) in (1..).zip(golden.lines().zip(now.lines())) {
        assert_eq!(then, now, "line {number}");
    }
    assert_eq!(golden.lines().count(), now.lines().count());
}

/// The visible events of a seat in a round of computer players.
fn round(preset: Preset, seats: usize, teams: usize, viewer: Seat) -> Vec<VisibleEvent> {
    let seat = |seat: Seat| SeatConfig {
        name: String::new(),
        player: if seat == viewer { Player::Human } else { Player::Bot(Level::Greedy) },
        age: None,
    };
    let stock = if seats > 6 { StockSize::Cards(8) } else { StockSize::Standard };
    let rules = Rules { stock, ..preset.rules() };
    let config = TableConfig { rules, teams, seats: Seat::first_n(seats).map(seat).collect() };
    let mut table = Table::new(config, Seed::from_number(seats as u64)).expect("a table");
    let mut seen = Vec::new();
    let mut now = std::time::Duration::ZERO;
    let mut input = TableInput::Intent(viewer, Intent::NextRound);
    loop {
        let ours = |output: &Output| output.to == Recipient::Seat(viewer);
        for output in table.handle(now, input).into_iter().filter(ours) {
            match output.update {
                Update::RoundBegan { events, .. } | Update::Events(events) => seen.extend(events),
                Update::RoundEnded { .. } => return seen,
                other => panic!("unexpected: {other:?}"),
            }
        }
        input = match table.wake_at() {
            Some(at) => {
                now = at;
                TableInput::Tick
            }
            None => {
                let round = table.round().expect("a round");
                TableInput::Intent(
                    viewer,
                    Intent::Move(round.view(viewer).legal_moves().get(0).expect("a move")),
                )
            }
        };
    }
}

#[test]
fn an_event_is_small() {
    for (preset, seats, teams) in
        [(Preset::Standard, 2, 2), (Preset::Classic1980, 4, 2), (Preset::Standard, MAX_SEATS, 3)]
    {
        let seen = round(preset, seats, teams, Seat::Two);
        assert!(seen.len() > 100);
        let from = Revision { round: u32::MAX, takebacks: u32::MAX, events: u32::MAX };
        for event in seen {
            let length = bytes(&ToGuest::Events { from, events: vec![event.clone()] }).len();
            assert!(length < 200, "{length} bytes: {event:?}");
            let large = matches!(event, VisibleEvent::Deal { .. } | VisibleEvent::End(_));
            assert!(large || length < 50, "{length} bytes: {event:?}");
        }
    }
}

#[test]
fn a_whole_round_is_split_into_messages() {
    let seen = round(Preset::Standard, 3, 3, Seat::One);
    assert!(seen.len() > limits::EVENTS_PER_MESSAGE);
    let mut received: Vec<VisibleEvent> = Vec::new();
    for message in ToGuest::events(Revision { round: 1, ..Revision::default() }, &seen) {
        let ToGuest::Events { from, events } = read(&bytes(&message)) else { panic!("events were sent") };
        assert_eq!((from.round, from.events as usize), (1, received.len()));
        received.extend(events);
    }
    assert_eq!(received, seen);
}

#[test]
fn a_long_text_is_split_into_messages() {
    for text in ["".to_owned(), "short".to_owned(), "äöü€".repeat(limits::RECORD_PART)] {
        let mut received = String::new();
        let mut ended = false;
        for message in ToGuest::record(1, &text) {
            let ToGuest::RecordPart { text, last, .. } = read(&bytes(&message)) else {
                panic!("a text was sent")
            };
            assert!(!ended, "nothing comes after the last piece");
            received += &text;
            ended = last;
        }
        assert!(ended);
        assert_eq!(received, text);
    }
}

/// The largest possible lobby fits into one message.
#[test]
fn the_largest_lobby_fits_into_a_frame() {
    let name = || Name::new(&"x".repeat(limits::NAME));
    let person = Occupant::Person { name: name(), key: crate::Fingerprint::of(b""), ready: true };
    let lobby = samples::to_guest().into_iter().find_map(|message| match message {
        ToGuest::Lobby(lobby) => Some(*lobby),
        _ => None,
    });
    let lobby = Lobby {
        title: name(),
        seats: vec![LobbySeat { occupant: person, age: Some(41) }; MAX_SEATS],
        watchers: vec![Watcher { name: name(), key: crate::Fingerprint::of(b"") }; limits::WATCHERS],
        ..lobby.expect("a lobby among the samples")
    };
    let message = ToGuest::Lobby(Box::new(lobby));
    assert_eq!(read::<ToGuest>(&bytes(&message)), message);
}
