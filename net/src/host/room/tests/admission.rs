//! Tests of admission: open tables, knocks, invite codes, and refusals.

use std::collections::BTreeSet;

use super::*;
use crate::invite::Side;
use crate::protocol::{Denial, Versions};

#[test]
fn guests_of_an_open_table_are_seated_and_the_lobby_is_broadcast() {
    let mut harness = TestRoom::new(config(3, EntryPolicy::Open));
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.join(harness.hello(2, "Ben", JoinMode::Seat));
    harness.join(harness.hello(3, "Kim", JoinMode::Seat));
    assert_eq!(harness.refused(3), Some(Refusal::Full));
    harness.join(harness.hello(3, "Kim", JoinMode::Watch));
    let at = |seat| harness.name_at(seat);
    assert_eq!(
        (at(0).as_deref(), at(1).as_deref(), at(2).as_deref()),
        (Some("Hanna"), Some("Ada"), Some("Ben"))
    );
    assert_eq!(harness.room.lobby().spectators.len(), 1);
    assert_eq!(harness.room.table_info().free, 0);

    harness.broadcast_lobby();
    let messages = harness.take_messages(1);
    let [ToGuest::Welcome(_), lobbies @ ..] = &messages[..] else { panic!("no welcome: {messages:?}") };
    let Some(ToGuest::Lobby(last)) = lobbies.last() else { panic!("no lobby: {messages:?}") };
    assert_eq!(**last, harness.room.lobby());

    // Ben leaves, Kim takes his seat and then requests a taken seat and a taken name.
    harness.send(2, ToHost::Goodbye(None));
    harness.send(3, ToHost::LobbyRequest(LobbyRequest::Seat(Some(Seat::Three))));
    assert_eq!(harness.name_at(2).as_deref(), Some("Kim"));
    harness.take_messages(3);
    harness.send(3, ToHost::LobbyRequest(LobbyRequest::Seat(Some(Seat::Two))));
    harness.send(3, ToHost::LobbyRequest(LobbyRequest::Name(Name::new(" ada"))));
    let denied = |why| ToGuest::Denied { request: 0, why };
    assert_eq!(harness.take_messages(3), [denied(Denial::SeatTaken), denied(Denial::NameTaken)]);
}

#[test]
fn a_new_guest_knocks_and_an_admitted_one_returns_without_knocking() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Knock));
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    assert_eq!(harness.take_messages(1), [ToGuest::Knocked]);
    let knock = HostEvent::Knock {
        who: key(1),
        name: Name::new("Ada"),
        status: crate::trust::PlayerKeyStatus::New,
        watches: false,
    };
    assert_eq!(harness.host_events, [knock]);

    // A knocking guest that sends anything but a goodbye is disconnected.
    harness.join(harness.hello(2, "Eve", JoinMode::Seat));
    harness.take_messages(2);
    harness.send(2, ToHost::LobbyRequest(LobbyRequest::Seat(Some(Seat::Three))));
    assert_eq!(harness.last_messages.get(&GuestId(2)), Some(&ToGuest::Goodbye(CloseReason::ProtocolError)));

    harness.command(HostCommand::AnswerKnock { who: key(1), name: Name::new("Ada"), admit: true });
    assert_eq!(harness.name_at(1).as_deref(), Some("Ada"));
    harness.join(harness.hello(3, "Zoë", JoinMode::Seat));
    harness.command(HostCommand::AnswerKnock { who: key(3), name: Name::new("Zoë"), admit: false });
    assert_eq!(harness.refused(3), Some(Refusal::NotAdmitted));

    // Ada's connection is lost in the lobby: she returns without knocking. Another key with her name is refused.
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    assert_eq!(harness.name_at(1), None);
    harness.join(JoinRequest { key: key(1), ..harness.hello(4, "Ada", JoinMode::Seat) });
    assert_eq!(harness.name_at(1).as_deref(), Some("Ada"));
    harness.join(harness.hello(5, "Ada", JoinMode::Seat));
    assert_eq!(harness.refused(5), Some(Refusal::NameTaken));

    // The knock isn't answered.
    harness.join(harness.hello(6, "Kim", JoinMode::Seat));
    harness.broadcast_lobby();
    harness.wait_until_due();
    harness.handle(RoomInput::Tick);
    assert_eq!(harness.refused(6), Some(Refusal::NotAdmitted));

    // A banned key is refused under any name.
    harness.command(HostCommand::Kick { who: key(1), ban: true });
    assert_eq!(harness.last_messages.get(&GuestId(4)), Some(&ToGuest::Goodbye(CloseReason::Banned)));
    assert!(harness.take_messages(0).contains(&ToGuest::Kicked(key(1))), "the others know why she is gone");
    assert_eq!(harness.name_at(1), None);
    harness.join(JoinRequest { key: key(1), ..harness.hello(7, "Somebody", JoinMode::Seat) });
    assert_eq!(harness.refused(7), Some(Refusal::Banned));
}

#[test]
fn guest_and_host_prove_that_they_know_the_invite_code() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Code));
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    assert_eq!(harness.refused(1), Some(Refusal::CodeNeeded));

    let with_proof = |harness: &TestRoom, guest, secret: invite::InviteSecret| {
        let mut request = harness.hello(guest, &format!("Guest {guest}"), JoinMode::Seat);
        request.hello.proof = Some(secret.proof(Side::Guest, &request.binding));
        request
    };
    let secret = harness.room.secret();
    let request = with_proof(&harness, 2, secret);
    let expected = secret.proof(Side::Host, &request.binding);
    harness.join(request);
    let messages = harness.take_messages(2);
    let [ToGuest::Welcome(welcome), ..] = &messages[..] else { panic!("no welcome: {messages:?}") };
    assert!(welcome.proof == Some(expected));

    let wrong = invite::InviteSecret::generate().expect("random bytes");
    for left in (0..crate::limits::CODE_ATTEMPTS).rev() {
        harness.join(with_proof(&harness, 3, wrong));
        assert_eq!(harness.refused(3), Some(Refusal::WrongCode { tries_left: left }));
    }
    harness.join(with_proof(&harness, 3, secret));
    assert_eq!(harness.refused(3), Some(Refusal::WrongCode { tries_left: 0 }), "no attempts are left");

    // A new code resets the attempts, and the old one is no longer accepted.
    harness.command(HostCommand::RenewInvite);
    harness.join(with_proof(&harness, 4, secret));
    assert!(matches!(harness.refused(4), Some(Refusal::WrongCode { .. })));
    harness.join(with_proof(&harness, 3, harness.room.secret()));
    assert_eq!(harness.name_at(2).as_deref(), Some("Guest 3"));
}

fn with_proof(request: JoinRequest, secret: invite::InviteSecret) -> JoinRequest {
    let proof = Some(secret.proof(Side::Guest, &request.binding));
    JoinRequest { hello: Hello { proof, ..request.hello }, ..request }
}

#[test]
fn wrong_codes_from_other_addresses_keep_nobody_out() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Code));
    let wrong = invite::InviteSecret::generate().expect("random bytes");
    for number in 0..1000_u32 {
        let address = IpAddr::from([10, 0, (number >> 8) as u8, number as u8]);
        let request = harness.hello(1000 + u64::from(number), "Eve", JoinMode::Seat);
        harness.join(with_proof(JoinRequest { address, ..request }, wrong));
    }
    harness.join(with_proof(harness.hello(1, "Ada", JoinMode::Seat), harness.room.secret()));
    assert_eq!(harness.name_at(1).as_deref(), Some("Ada"));
}

#[test]
fn wrong_codes_from_its_address_dont_keep_an_admitted_guest_out() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Code));
    let secret = harness.room.secret();
    harness.join(with_proof(harness.hello(1, "Ada", JoinMode::Seat), secret));
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    let address = harness.hello(1, "Ada", JoinMode::Seat).address;
    let wrong = invite::InviteSecret::generate().expect("random bytes");
    for guest in 11..=20 {
        let request = harness.hello(guest, "Eve", JoinMode::Seat);
        harness.join(with_proof(JoinRequest { address, ..request }, wrong));
    }
    assert_eq!(harness.refused(20), Some(Refusal::WrongCode { tries_left: 0 }));

    // Ada enters with the code and without it. A wrong proof of hers is refused, but never counts.
    let plain = harness.hello(1, "Ada", JoinMode::Seat);
    let with_code = with_proof(harness.hello(1, "Ada", JoinMode::Seat), secret);
    for request in [plain, with_code] {
        harness.join(request);
        assert_eq!(harness.name_at(1).as_deref(), Some("Ada"));
        harness.handle(RoomInput::Disconnected(GuestId(1)));
    }
    for _ in 0..10 {
        harness.join(with_proof(harness.hello(1, "Ada", JoinMode::Seat), wrong));
        assert_eq!(harness.refused(1), Some(Refusal::WrongCode { tries_left: crate::limits::CODE_ATTEMPTS }));
    }
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    assert_eq!(harness.name_at(1).as_deref(), Some("Ada"));
}

#[test]
fn only_guests_let_in_by_the_host_or_a_code_become_known() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Open));
    harness.join(harness.hello(1, "Eve", JoinMode::Seat));
    harness.join(with_proof(harness.hello(2, "Ben", JoinMode::Seat), harness.room.secret()));
    let knocking = TableOptions { entry: EntryPolicy::Knock, ..harness.room.settings.options };
    harness.command(HostCommand::SetOptions(knocking));
    harness.join(harness.hello(3, "Ada", JoinMode::Seat));
    harness.command(HostCommand::AnswerKnock { who: key(3), name: Name::new("Ada"), admit: true });
    assert_eq!(harness.name_at(1).as_deref(), Some("Eve"));

    // The host's program keeps who was admitted, for its later tables.
    let mut players = KnownPlayers::default();
    for event in &harness.host_events {
        if let HostEvent::Admitted { who, name } = event {
            players.admit(*who, name);
        }
    }
    assert_eq!(players.names().iter().map(|(key, _)| *key).collect::<Vec<_>>(), [key(2), key(3)]);
    assert_eq!(players, harness.room.admission.players);

    let mut later = TestRoom::new(HostConfig { players, ..config(4, EntryPolicy::Knock) });
    later.join(later.hello(1, "Eve", JoinMode::Seat));
    assert_eq!(later.take_messages(1), [ToGuest::Knocked]);
    later.join(later.hello(3, "Ada L", JoinMode::Seat));
    assert_eq!(later.name_at(1).as_deref(), Some("Ada L"));

    // A known guest's new name is stored from every table.
    let mut open =
        TestRoom::new(HostConfig { players: later.room.admission.players, ..config(4, EntryPolicy::Open) });
    open.join(open.hello(3, "Countess", JoinMode::Seat));
    assert!(matches!(&open.host_events[..], [HostEvent::Admitted { name, .. }] if &**name == "Countess"));
}

#[test]
fn places_are_kept_for_connected_guests_owners_of_seats_and_known_players() {
    let mut players = KnownPlayers::default();
    players.admit(key(8), "Kim");
    players.admit(key(9), "Eve");
    players.ban(key(9));
    let mut harness = TestRoom::new(HostConfig { players, ..config(2, EntryPolicy::Open) });
    let host = harness.room.host_key();
    assert_eq!(harness.room.known_keys(), BTreeSet::from([host, key(8)]));
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.join(harness.hello(2, "Ben", JoinMode::Watch));
    assert_eq!(harness.room.known_keys(), BTreeSet::from([host, key(1), key(2), key(8)]));
    let knocking = TableOptions { entry: EntryPolicy::Knock, ..harness.room.settings.options };
    harness.command(HostCommand::SetOptions(knocking));
    harness.join(harness.hello(3, "Zoë", JoinMode::Watch));
    assert!(!harness.room.known_keys().contains(&key(3)), "she still knocks");

    // During a series a seat waits for its owner.
    harness.start_round();
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    harness.handle(RoomInput::Disconnected(GuestId(2)));
    assert_eq!(harness.room.known_keys(), BTreeSet::from([host, key(1), key(8)]));
    harness.command(HostCommand::Kick { who: key(1), ban: true });
    assert_eq!(harness.room.known_keys(), BTreeSet::from([host, key(8)]));
}

#[test]
fn invalid_joins_and_messages_leave_other_guests_untouched() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Open));
    let mut incompatible = harness.hello(1, "Ada", JoinMode::Seat);
    incompatible.hello.versions = Versions { min: 7, max: 9 };
    harness.join(incompatible);
    assert!(matches!(harness.refused(1), Some(Refusal::Version { .. })));

    harness
        .join(JoinRequest { key: harness.room.host_key(), ..harness.hello(2, "Hanna II", JoinMode::Seat) });
    assert!(matches!(harness.refused(2), Some(Refusal::Other(_))));

    let other_table = JoinMode::Return { table: TableId([9; 16]), seen: LogPosition::default() };
    harness.join(harness.hello(3, "Ben", other_table));
    assert_eq!(harness.refused(3), Some(Refusal::NoSeat));
    let this_table = JoinMode::Return { table: harness.room.id, seen: LogPosition::default() };
    harness.join(harness.hello(3, "Ben", this_table));
    assert_eq!(harness.refused(3), Some(Refusal::NoSeat), "this key was never admitted");

    // A second `Hello`, and messages of closed and unknown connections.
    harness.join(harness.hello(4, "Kim", JoinMode::Seat));
    let second_hello = harness.hello(4, "Kim", JoinMode::Seat).hello;
    harness.send(4, ToHost::Hello(second_hello));
    assert_eq!(harness.last_messages.get(&GuestId(4)), Some(&ToGuest::Goodbye(CloseReason::ProtocolError)));
    harness.request(4, 9, TableRequest::NotReady);
    harness.handle(RoomInput::Disconnected(GuestId(99)));

    // A second connection of the same key replaces the first.
    harness.join(harness.hello(5, "Zoë", JoinMode::Seat));
    harness.join(JoinRequest { key: key(5), ..harness.hello(6, "Zoë", JoinMode::Seat) });
    assert_eq!(harness.last_messages.get(&GuestId(5)), Some(&ToGuest::Goodbye(CloseReason::JoinedElsewhere)));
    assert_eq!(harness.room.seating.free_count(), 2);
    harness.handle(RoomInput::Disconnected(GuestId(5)));
    assert_eq!(harness.name_at(1).as_deref(), Some("Zoë"), "the end of the old connection is ignored");
}

#[test]
fn guests_who_come_and_go_under_new_keys_take_no_memory() {
    let mut harness = TestRoom::new(config(3, EntryPolicy::Open));
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    for guest in 2..3000 {
        harness.join(harness.hello(guest, &format!("Guest {guest}"), JoinMode::Watch));
        match guest % 2 {
            0 => harness.send(guest, ToHost::Goodbye(None)),
            _ => harness.handle(RoomInput::Disconnected(GuestId(guest))),
        }
        harness.inboxes.clear();
    }
    let known = harness.room.people.count();
    assert!(known <= 1025, "{known} known");
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    harness.join(JoinRequest { key: key(1), ..harness.hello(9, "Ada", JoinMode::Seat) });
    assert_eq!(harness.name_at(1).as_deref(), Some("Ada"));
}

#[test]
fn whoever_has_the_code_comes_under_new_keys_in_bounded_memory() {
    let mut harness = TestRoom::new(config(3, EntryPolicy::Code));
    let secret = harness.room.secret();
    harness.join(with_proof(harness.hello(1, "Ada", JoinMode::Seat), secret));
    for guest in 2..3000 {
        let mode = if guest % 2 == 0 { JoinMode::Seat } else { JoinMode::Watch };
        harness.join(with_proof(harness.hello(guest, "Eve", mode), secret));
        harness.handle(RoomInput::Disconnected(GuestId(guest)));
        harness.inboxes.clear();
    }
    let sizes = [harness.room.people.count(), harness.room.admission.players.names().len()];
    assert!(sizes.iter().all(|size| *size <= 1025), "{sizes:?}");
}

/// Nobody holds a place by a connection that is kept open.
#[test]
fn whoever_says_goodbye_is_disconnected_admitted_or_not() {
    for (entry, proof) in [
        (EntryPolicy::Open, None),
        (EntryPolicy::Knock, None),
        (EntryPolicy::Code, Some(invite::Proof::EXCHANGE_FOLLOWS)),
    ] {
        for mode in [JoinMode::Seat, JoinMode::Watch] {
            let mut harness = TestRoom::new(config(3, entry));
            let mut request = harness.hello(1, "Ada", mode);
            request.hello.proof = proof;
            harness.join(request);
            assert!(harness.closed.is_empty());
            harness.send(1, ToHost::Goodbye(None));
            assert_eq!(harness.closed, [GuestId(1)].into(), "{entry:?}");
            assert!(harness.last_messages.is_empty(), "it reads nothing any more");
            assert_eq!((harness.room.guests.inside().count(), harness.room.exchanges.count()), (1, 0));
            // Nothing that still comes over it counts.
            harness.send(1, ToHost::Goodbye(None));
            harness.handle(RoomInput::Disconnected(GuestId(1)));
            assert_eq!(harness.room.seating.free_count(), 2);
        }
    }
}
