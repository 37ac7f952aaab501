//! Round trips of every message, their golden bytes, and malformed input.

mod hostile;
mod samples;

use std::fmt::{Debug, Write as _};

use skipstone_core::bot::Level;
use skipstone_core::deal::DealerDraw;
use skipstone_core::table::{
    Intent, Output, Player, Recipient, SeatConfig, Table, TableConfig, TableInput, Update,
};
use skipstone_core::{
    Card, Deck, MAX_SEATS, Move, PlayerAction, Preset, Rules, Seat, Seed, StockSize, Stone, VisibleEvent,
};

use super::*;
use crate::codec::{Decoder, Frame};
use crate::round_log::{Authority, ContractPerson, ContractPlayer, ContractSeat, LogEntry, RoundContract};

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

/// The golden bytes of protocol version 1. Once that is released, changing them requires a new version. `SKIPSTONE_WRITE_GOLDEN=1`
/// writes the file.
#[test]
fn messages_match_their_golden_bytes() {
    let golden = include_str!("version-1.txt");
    let now = format!("{}{}", lines(&samples::to_host()), lines(&samples::to_guest()));
    if std::env::var_os("SKIPSTONE_WRITE_GOLDEN").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/protocol/tests/version-1.txt");
        return std::fs::write(path, now).expect("the source can be written");
    }
    for (number, (then, now)) in (1..).zip(golden.lines().zip(now.lines())) {
        assert_eq!(then, now, "line {number}");
    }
    assert_eq!(golden.lines().count(), now.lines().count());
}

/// The first messages never change their bytes, so that programs of two versions tell each other which one must be updated. The newer
/// version is made up.
#[test]
fn programs_of_two_versions_tell_which_must_be_updated() {
    let hello = [&[15, 0, 0, 3, 4, 5], &b"0.4.0"[..], &[3], b"Ada", &[0, 0]].concat();
    let message: ToHost = read(&hello);
    assert_eq!(bytes(&message), hello);
    let ToHost::Hello(Hello { versions: newer, .. }) = message else { panic!("{message:?}") };
    assert_eq!(newer, Versions { min: 3, max: 4 });
    assert_eq!(VERSIONS.with_guest(newer), Err(MustUpdate::Host));
    let refused = [&[10, 0, 0, 0, 3, 4, 5], &b"0.4.0"[..]].concat();
    let message: ToGuest = read(&refused);
    assert_eq!(bytes(&message), refused);
    let ToGuest::Refused(refusal) = message else { panic!("{message:?}") };
    assert_eq!(refusal.to_string(), "the host's program has version 0.4.0, and yours must be updated");
    assert_eq!(newer.with_guest(VERSIONS), Err(MustUpdate::Guest));
    assert_eq!(newer.with_guest(Versions { min: 1, max: 3 }), Ok(3), "the newest that both speak");
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
        let with = |events| {
            let (action, by) = (PlayerAction::Move(Move::Draw), Authority::Computer);
            bytes(&samples::log(vec![LogEntry::Action { action, by, events }])).len()
        };
        for event in seen {
            let length = with(vec![event.clone()]) - with(Vec::new());
            assert!(length < 180, "{length} bytes: {event:?}");
            let large = matches!(event, VisibleEvent::Deal { .. } | VisibleEvent::End(_));
            assert!(large || length < 30, "{length} bytes: {event:?}");
        }
    }
}

/// A move with the signatures of its player and of the host.
#[test]
fn a_signed_move_is_small() {
    for message in samples::to_host() {
        if let ToHost::TableRequest(NumberedRequest { request: TableRequest::Act { .. }, .. }) = message {
            assert!(bytes(&message).len() < 128, "{message:?}");
        }
    }
    for message in samples::to_guest() {
        if let ToGuest::Log(update) = &message
            && let [LogEntry::Action { by: Authority::Person(_), .. }] = update.entries[..]
        {
            assert!(bytes(&message).len() < 320, "{message:?}");
        }
    }
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
    let stone = Stone::default();
    let person =
        Occupant::Person { name: name(), key: Fingerprint::of(b""), stone, pebble: Default::default() };
    let next = Some(NextPlayer::Spectator(Fingerprint::of(b"")));
    let lobby = samples::to_guest().into_iter().find_map(|message| match message {
        ToGuest::Lobby(lobby) => Some(*lobby),
        _ => None,
    });
    let lobby = Lobby {
        title: name(),
        rules: Preset::Family.rules(),
        seats: vec![LobbySeat { occupant: person, age: Some(41), next }; MAX_SEATS],
        phones: vec![Fingerprint::of(b""); limits::PHONES],
        next_names: vec![(Fingerprint::of(b""), name()); MAX_SEATS],
        spectators: vec![Spectator { name: name(), key: Fingerprint::of(b""), stone }; limits::SPECTATORS],
        ..lobby.expect("a lobby among the samples")
    };
    let message = ToGuest::Lobby(Box::new(lobby));
    assert_eq!(read::<ToGuest>(&bytes(&message)), message);
}

/// The largest entries of a log that there can be are whole messages.
#[test]
fn the_largest_entries_fit_into_a_frame() {
    let name = || Name::new(&"x".repeat(limits::NAME));
    let contract = samples::contract();
    let player = ContractPlayer::Person(ContractPerson {
        stand_in: name(),
        ..ContractPerson::new(Fingerprint::of(b""), Level::STRONGEST)
    });
    let seat = ContractSeat { name: name(), player, age: Some(99) };
    let commitments = samples::entries().into_iter().find_map(|entry| match entry {
        LogEntry::Committed(list) => list.into_values().next(),
        _ => None,
    });
    let commitment = commitments.expect("a list among the samples");
    let seats = Seat::first_n(MAX_SEATS);
    let entries = [
        LogEntry::Contract(Box::new(RoundContract {
            seats: vec![seat; MAX_SEATS],
            scores: vec![u32::MAX; MAX_SEATS],
            ..contract
        })),
        LogEntry::Committed(seats.map(|seat| (seat, commitment)).collect()),
        LogEntry::TakenBack {
            asker: Seat::Two,
            to: u32::MAX,
            signatures: Seat::first_n(MAX_SEATS).map(|seat| (seat, samples::signature())).collect(),
        },
        LogEntry::Dealt {
            dealer: Seat::One,
            draws: vec![
                DealerDraw { seat: Seat::Twelve, card: Card::new(None, 150).expect("a card") };
                Deck::MAX_SIZE
            ],
            events: round(Preset::Standard, MAX_SEATS, 3, Seat::Two)
                .into_iter()
                .take(limits::EVENTS_PER_ENTRY)
                .collect(),
        },
    ];
    for entry in entries {
        let message = samples::log(vec![entry]);
        assert_eq!(read::<ToGuest>(&bytes(&message)), message);
    }
}
