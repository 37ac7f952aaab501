//! Tests of the rate limit: whatever a guest sends without end, it is disconnected.

use skipstone_core::Stone;

use super::readiness::after_a_round;
use super::rounds::three_and_a_bot;
use super::*;
use crate::client::NoEvidenceStore;
use crate::names::COMPARISONS;
use crate::protocol::{Audience, ChatLine, Witness};
use crate::round_log::Statement;

/// What is sent without end: what it is called, by whom, and the message with this number.
type Flood = (&'static str, u64, fn(&TestRoom, u32) -> ToHost);

/// The floods for which nobody is disconnected, each sent by itself to a table like this.
fn unstopped(floods: &[Flood], table: impl Fn() -> TestRoom) -> Vec<&'static str> {
    let is_unstopped = |(_, guest, message): &&Flood| {
        let mut harness = table();
        harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
        for number in 0..300 {
            let message = message(&harness, number);
            harness.send(*guest, message);
        }
        harness.last_messages.get(&GuestId(*guest)) != Some(&ToGuest::Goodbye(CloseReason::ProtocolError))
    };
    floods.iter().filter(is_unstopped).map(|(what, ..)| *what).collect()
}

fn ready(_: &TestRoom, number: u32) -> ToHost {
    let request = TableRequest::Ready { proposal: Digest::default() };
    ToHost::TableRequest(NumberedRequest { number, request })
}

fn share_in_round(round: u32) -> ToHost {
    let at = LogPosition { round, proposal: 1, entries: 2 };
    ToHost::Deal { at, given: DealContribution::Share(Share::from_bytes([7; 32])) }
}

/// Ben comes again over another connection after each burst.
#[test]
fn another_connection_gives_nobody_another_burst() {
    let (mut harness, _) = after_a_round();
    harness.take_messages(1);
    for connection in 1000..1005 {
        let mode = JoinMode::Return { table: harness.room.id, seen: harness.log().position() };
        harness.join(JoinRequest { guest: GuestId(connection), ..harness.hello(2, "Ben", mode) });
        for _ in 0..40 {
            let text = ChatLine::new("Hello?");
            harness.send(connection, ToHost::Chat { to: Audience::Everyone, text, signed: None });
        }
    }
    let told = harness.take_messages(1);
    let lines = told.iter().filter(|message| matches!(message, ToGuest::Chat { .. })).count();
    assert!(lines <= 40, "{lines}");
    // Once Ben has kept silent for a while nothing of it counts.
    harness.now += Duration::from_secs(60);
    let last = harness.room.guests.find_by_key(key(2)).expect("Ben");
    assert!(!harness.room.guests.is_limited(last, harness.now));
}

/// Each save makes everybody wait for the disk.
#[test]
fn names_and_stones_of_spectators_are_saved_together() {
    let (mut harness, _) = after_a_round();
    let guests = 10..30;
    for guest in guests.clone() {
        harness.join(harness.hello(guest, &format!("Guest {guest}"), JoinMode::Watch));
    }
    harness.now += Duration::from_secs(1);
    harness.handle(RoomInput::Tick);
    let mut saves = 0;
    for step in 0..10 {
        for guest in guests.clone() {
            let requests = [
                LobbyRequest::Name(Name::new(&format!("Guest {guest} {step}"))),
                LobbyRequest::Stone(Stone::try_from((step % 8) as u8).expect("one of the stones")),
            ];
            for request in requests {
                let input = RoomInput::Message(GuestId(guest), ToHost::LobbyRequest(request));
                harness.room.handle(harness.now, input);
                saves += usize::from(harness.room.take_unsaved(7462).is_some());
            }
        }
        harness.now += Duration::from_millis(90);
    }
    assert_eq!(saves, 0, "nothing of the game has changed");
    harness.now += Duration::from_secs(1);
    harness.room.handle(harness.now, RoomInput::Tick);
    let (_, saved) = harness.room.take_unsaved(7462).expect("a save");
    assert_eq!(saved.people.get(&key(11)).map(|person| &*person.name), Some("Guest 11 9"));
}

/// Some names take long to compare, and what is proposed is looked at with each message.
#[test]
fn a_message_that_names_nobody_compares_no_names() {
    let (mut harness, _) = after_a_round();
    harness.join(harness.hello(10, "Pebble", JoinMode::Watch));
    harness.join(harness.hello(11, "\u{fdfa}", JoinMode::Watch));
    harness.send(2, ToHost::LobbyRequest(LobbyRequest::Seat(None)));
    let before = COMPARISONS.get();
    harness.send(2, ToHost::Nudge);
    assert_eq!(COMPARISONS.get(), before);
    harness.send(10, ToHost::LobbyRequest(LobbyRequest::Name(Name::new("Shingle"))));
    assert!(COMPARISONS.get() > before);
}

#[test]
fn whoever_sends_without_end_what_changes_nothing_is_disconnected() {
    let empty_line =
        |_: &TestRoom, _| ToHost::Chat { to: Audience::Everyone, text: ChatLine::new(""), signed: None };
    let witness = |harness: &TestRoom, _| {
        let log = harness.log();
        let (at, head) = (log.position(), log.log().head());
        let signed = harness.room.signer.sign(log.log(), log.log().len()).expect("a head");
        let signature = identity(9).sign(&Statement::Witness { head }.digest());
        ToHost::Witness(Box::new(Witness { at, head, signed, signature }))
    };
    let floods: [Flood; 6] = [
        ("empty lines of chat", 2, empty_line),
        ("heads that a spectator was shown", 9, witness),
        ("shares of a spectator", 9, |_, _| share_in_round(1)),
        ("shares in invented rounds", 2, |_, number| share_in_round(number)),
        ("ready already", 2, ready),
        ("ready without a seat", 9, ready),
    ];
    assert_eq!(unstopped(&floods, || after_a_round().0), [""; 0]);

    let floods: [Flood; 2] =
        [("ready for what is being dealt", 2, ready), ("shares of a spectator", 9, |_, _| share_in_round(1))];
    let dealing = || {
        let (mut harness, _) = three_and_a_bot();
        harness.start_round();
        harness
    };
    assert_eq!(unstopped(&floods, dealing), [""; 0]);
}

/// Mallory is the only person with a seat at a table whose host watches and proposes a round again by itself. She is ready for each and
/// declines its deal, and each time the table goes on with another series.
#[test]
fn whoever_declines_deals_without_end_ends_nobodys_session() {
    let mut table = config(3, EntryPolicy::Open);
    table.takes_seat = false;
    let mut harness = TestRoom::new(table);
    harness.join(harness.hello(1, "Mallory", JoinMode::Seat));
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.fill_with_bots();
    // The host's own program, and that of a spectator.
    let mut watchers = [0, 9].map(|guest| {
        let mut state = ClientState::new(identity(guest), "0.1.0", Box::new(NoEvidenceStore));
        state.welcomed(harness.room.id, harness.room.host_key());
        (guest, state)
    });
    let mut left = BTreeSet::new();
    for step in 1..=80 {
        harness.now += Duration::from_millis(200);
        harness.handle(RoomInput::Tick);
        harness.command(HostCommand::StartRound);
        harness.ready(1, step);
        left.insert(harness.room.series);
        harness.decline(1);
        for (guest, state) in &mut watchers {
            state.tell_time(harness.now);
            for message in harness.take_messages(*guest) {
                state.handle_message(message).expect("an honest host");
            }
            state.outputs.events.clear();
            state.outputs.messages.clear();
        }
    }
    assert_eq!(left.len(), 80, "each deal was declined");
    assert!(harness.last_messages.is_empty(), "Mallory is within all limits");
}
