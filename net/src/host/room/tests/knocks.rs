//! Tests of the queue of knocks, as the host's program sees it.

use std::net::Ipv6Addr;

use super::*;

/// Joins from an address.
fn join_from(harness: &mut TestRoom, guest: u64, name: &str, address: impl Into<IpAddr>) {
    let request = harness.hello(guest, name, JoinMode::Seat);
    harness.join(JoinRequest { address: address.into(), ..request });
}

/// The keys of the knocks that the host's program shows after all events so far.
fn open_knocks(harness: &TestRoom) -> Vec<Fingerprint> {
    let mut open = Vec::new();
    for event in &harness.host_events {
        match event {
            HostEvent::Knock { who, .. } => open.push(*who),
            HostEvent::KnockWithdrawn(gone) => open.retain(|who| who != gone),
            _ => {}
        }
    }
    open
}

fn answer(harness: &mut TestRoom, guest: u64, name: &str, admit: bool) {
    harness.command(HostCommand::AnswerKnock { who: key(guest), name: Name::new(name), admit });
}

#[test]
fn knocks_from_one_address_or_subnet_leave_room_for_others() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Knock));
    for guest in 1..=8 {
        join_from(&mut harness, guest, &format!("Eve {guest}"), [10, 0, 0, 66]);
    }
    assert_eq!(open_knocks(&harness).len(), 2);
    assert_eq!(harness.refused(3), Some(Refusal::NotAdmitted));

    for guest in 11..=18 {
        let address = Ipv6Addr::new(0xfd00, 0, 0, 1, 0, 0, 0, guest as u16);
        join_from(&mut harness, guest, &format!("Eve {guest}"), address);
    }
    assert_eq!(open_knocks(&harness).len(), 6, "another four from one subnet");

    join_from(&mut harness, 21, "Ada", [10, 0, 0, 1]);
    answer(&mut harness, 21, "Ada", true);
    assert_eq!(harness.name_at(1).as_deref(), Some("Ada"));
}

/// A guest for whom no seat is left asks again, to watch.
#[test]
fn the_host_is_told_who_wants_to_watch() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Knock));
    harness.fill_with_bots();
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    assert_eq!(harness.refused(1), Some(Refusal::Full));
    harness.join(harness.hello(2, "Ada", JoinMode::Watch));
    let told = harness.host_events.iter().rev().find_map(|event| match event {
        HostEvent::Knock { who, watches, .. } => Some((*who, *watches)),
        _ => None,
    });
    assert_eq!(told, Some((key(2), true)));
}

#[test]
fn an_expired_knock_is_withdrawn() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Knock));
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    assert_eq!(open_knocks(&harness), [key(1)]);
    harness.wait_until_due();
    harness.handle(RoomInput::Tick);
    assert_eq!(harness.refused(1), Some(Refusal::NotAdmitted));
    assert_eq!(open_knocks(&harness), []);

    answer(&mut harness, 1, "Ada", true);
    assert_eq!(harness.name_at(1), None, "nobody waits any more");
}

#[test]
fn a_second_connection_of_a_key_replaces_its_knock() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Knock));
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.join(JoinRequest { key: key(1), ..harness.hello(2, "Ada", JoinMode::Seat) });
    assert_eq!(open_knocks(&harness), [key(1)], "the first knock is withdrawn");
    assert_eq!(harness.last_messages.get(&GuestId(1)), Some(&ToGuest::Goodbye(CloseReason::JoinedElsewhere)));
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    assert_eq!(open_knocks(&harness), [key(1)]);

    answer(&mut harness, 1, "Ada", true);
    assert!(matches!(harness.take_messages(2)[..], [ToGuest::Knocked, ToGuest::Welcome(_), ..]));
    assert_eq!(harness.name_at(1).as_deref(), Some("Ada"));
    assert!(!harness.last_messages.contains_key(&GuestId(2)), "the answered connection stays");

    // A refused guest leaves no other knock behind.
    harness.join(harness.hello(3, "Eve", JoinMode::Seat));
    harness.join(JoinRequest { key: key(3), ..harness.hello(4, "Eve", JoinMode::Seat) });
    answer(&mut harness, 3, "Eve", false);
    answer(&mut harness, 3, "Eve", true);
    assert_eq!(harness.refused(4), Some(Refusal::NotAdmitted));
    assert_eq!(harness.name_at(2), None);
}

/// The host's answer to the first knock may be on its way when the second one replaces it.
#[test]
fn an_answer_is_for_the_name_that_was_shown() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Knock));
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.join(JoinRequest { key: key(1), ..harness.hello(2, "Mallory", JoinMode::Seat) });
    answer(&mut harness, 1, "Ada", true);
    assert_eq!(harness.name_at(1), None);
    assert_eq!(open_knocks(&harness), [key(1)], "the second knock waits for an answer of its own");
    answer(&mut harness, 1, "Ada", false);
    assert_eq!(harness.refused(2), None);
    answer(&mut harness, 1, "Mallory", true);
    assert_eq!(harness.name_at(1).as_deref(), Some("Mallory"));
}

#[test]
fn a_knock_is_withdrawn_when_its_key_is_kicked_or_enters_otherwise() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Knock));
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    let options = TableOptions { entry: EntryPolicy::Open, ..harness.room.settings.options };
    harness.command(HostCommand::SetOptions(options));
    harness.join(JoinRequest { key: key(1), ..harness.hello(2, "Ada", JoinMode::Seat) });
    assert_eq!(harness.name_at(1).as_deref(), Some("Ada"));
    assert_eq!(open_knocks(&harness), []);

    harness.command(HostCommand::SetOptions(TableOptions { entry: EntryPolicy::Knock, ..options }));
    harness.join(harness.hello(3, "Eve", JoinMode::Seat));
    harness.command(HostCommand::Kick { who: key(3), ban: false });
    assert_eq!(open_knocks(&harness), []);
}
