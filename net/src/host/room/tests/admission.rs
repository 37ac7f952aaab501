//! Who comes in, and who doesn't.

use super::*;
use crate::invite::Side;
use crate::protocol::{Denial, Versions};

#[test]
fn whoever_comes_to_an_open_table_sits_down_and_everyone_sees_it() {
    let mut evening = TestRoom::new(opening(3, EntryPolicy::Open));
    evening.join(evening.hello(1, "Ada", JoinMode::Seat));
    evening.join(evening.hello(2, "Ben", JoinMode::Seat));
    evening.join(evening.hello(3, "Kim", JoinMode::Seat));
    assert_eq!(evening.refused(3), Some(Refusal::Full));
    evening.join(evening.hello(3, "Kim", JoinMode::Watch));
    let at = |seat| evening.name_at(seat);
    assert_eq!(
        (at(0).as_deref(), at(1).as_deref(), at(2).as_deref()),
        (Some("Hanna"), Some("Ada"), Some("Ben"))
    );
    assert_eq!(evening.room.lobby().watchers.len(), 1);
    assert_eq!(evening.room.table_info().free, 0);

    let told = evening.take_messages(1);
    let [ToGuest::Welcome(welcome), lobbies @ ..] = &told[..] else { panic!("no welcome: {told:?}") };
    assert_eq!(welcome.seat, Some(Seat::Two));
    let Some(ToGuest::Lobby(last)) = lobbies.last() else { panic!("no lobby: {told:?}") };
    assert_eq!(**last, evening.room.lobby());

    // Ben leaves, Kim sits down instead and asks for what isn't free.
    evening.send(2, ToHost::Goodbye);
    evening.send(3, ToHost::LobbyRequest(LobbyRequest::Seat(Some(Seat::Three))));
    assert_eq!(evening.name_at(2).as_deref(), Some("Kim"));
    evening.take_messages(3);
    evening.send(3, ToHost::LobbyRequest(LobbyRequest::Seat(Some(Seat::Two))));
    evening.send(3, ToHost::LobbyRequest(LobbyRequest::Name(Name::new(" ada"))));
    let denied = |why| ToGuest::Denied { ask: 0, why };
    assert_eq!(evening.take_messages(3), [denied(Denial::SeatTaken), denied(Denial::NameTaken)]);
}

#[test]
fn a_stranger_knocks_and_a_known_player_comes_straight_in() {
    let mut evening = TestRoom::new(opening(4, EntryPolicy::Knock));
    evening.join(evening.hello(1, "Ada", JoinMode::Seat));
    assert_eq!(evening.take_messages(1), [ToGuest::Knocked]);
    let knock =
        HostEvent::Knock { who: key(1), name: Name::new("Ada"), status: crate::trust::PlayerKeyStatus::New };
    assert_eq!(evening.host, [knock]);

    // Who knocks is told nothing and can say nothing.
    evening.join(evening.hello(2, "Eve", JoinMode::Seat));
    evening.take_messages(2);
    evening.send(2, ToHost::LobbyRequest(LobbyRequest::Seat(Some(Seat::Three))));
    assert_eq!(evening.ended.get(&GuestId(2)), Some(&ToGuest::Goodbye(CloseReason::ProtocolError)));

    evening.command(HostCommand::AnswerKnock { who: key(1), admit: true });
    assert_eq!(evening.name_at(1).as_deref(), Some("Ada"));
    evening.join(evening.hello(3, "Zoë", JoinMode::Seat));
    evening.command(HostCommand::AnswerKnock { who: key(3), admit: false });
    assert_eq!(evening.refused(3), Some(Refusal::NotAdmitted));

    // Ada's connection is lost in the lobby: she needn't knock again. Her name opens the door for nobody else.
    evening.handle(RoomInput::Disconnected(GuestId(1)));
    assert_eq!(evening.name_at(1), None);
    evening.join(JoinRequest { key: key(1), ..evening.hello(4, "Ada", JoinMode::Seat) });
    assert_eq!(evening.name_at(1).as_deref(), Some("Ada"));
    evening.join(evening.hello(5, "Ada", JoinMode::Seat));
    assert_eq!(evening.refused(5), Some(Refusal::NameTaken));

    // Nobody answers a late guest.
    evening.join(evening.hello(6, "Kim", JoinMode::Seat));
    evening.now = evening.room.wake_at().expect("the knock ends");
    evening.handle(RoomInput::Tick);
    assert_eq!(evening.refused(6), Some(Refusal::NotAdmitted));

    // Who was sent away for good stays outside, by whatever name.
    evening.command(HostCommand::Kick { who: key(1), ban: true });
    assert_eq!(evening.ended.get(&GuestId(4)), Some(&ToGuest::Goodbye(CloseReason::Kicked)));
    assert_eq!(evening.name_at(1), None);
    evening.join(JoinRequest { key: key(1), ..evening.hello(7, "Somebody", JoinMode::Seat) });
    assert_eq!(evening.refused(7), Some(Refusal::Banned));
}

#[test]
fn an_invite_code_is_proven_by_both_sides() {
    let mut evening = TestRoom::new(opening(4, EntryPolicy::Code));
    evening.join(evening.hello(1, "Ada", JoinMode::Seat));
    assert_eq!(evening.refused(1), Some(Refusal::CodeNeeded));

    let with_proof = |evening: &TestRoom, guest, secret: invite::InviteSecret| {
        let mut arrival = evening.hello(guest, &format!("Guest {guest}"), JoinMode::Seat);
        arrival.hello.proof = Some(secret.proof(Side::Guest, &arrival.binding));
        arrival
    };
    let secret = evening.room.secret();
    let arrival = with_proof(&evening, 2, secret);
    let expected = secret.proof(Side::Host, &arrival.binding);
    evening.join(arrival);
    let told = evening.take_messages(2);
    let [ToGuest::Welcome(welcome), ..] = &told[..] else { panic!("no welcome: {told:?}") };
    assert!(welcome.proof == Some(expected));

    let wrong = invite::InviteSecret::generate().expect("random bytes");
    for left in (0..crate::limits::CODE_ATTEMPTS).rev() {
        evening.join(with_proof(&evening, 3, wrong));
        assert_eq!(evening.refused(3), Some(Refusal::WrongCode { tries_left: left }));
    }
    evening.join(with_proof(&evening, 3, secret));
    assert_eq!(evening.refused(3), Some(Refusal::WrongCode { tries_left: 0 }), "too many tries");

    // A new code forgets the tries, and the old one leads nowhere.
    evening.command(HostCommand::RenewInvite);
    evening.join(with_proof(&evening, 4, secret));
    assert!(matches!(evening.refused(4), Some(Refusal::WrongCode { .. })));
    evening.join(with_proof(&evening, 3, evening.room.secret()));
    assert_eq!(evening.name_at(2).as_deref(), Some("Guest 3"));
}

#[test]
fn what_makes_no_sense_is_told_and_hurts_nobody() {
    let mut evening = TestRoom::new(opening(4, EntryPolicy::Open));
    let mut old = evening.hello(1, "Ada", JoinMode::Seat);
    old.hello.versions = Versions { min: 7, max: 9 };
    evening.join(old);
    assert!(matches!(evening.refused(1), Some(Refusal::Version { .. })));

    evening.join(JoinRequest { key: evening.room.host_key, ..evening.hello(2, "Hanna II", JoinMode::Seat) });
    assert!(matches!(evening.refused(2), Some(Refusal::Other(_))));

    let nowhere = JoinMode::Return { table: TableId([9; 16]), seen: Revision::default() };
    evening.join(evening.hello(3, "Ben", nowhere));
    assert_eq!(evening.refused(3), Some(Refusal::NoSeat));
    let here = JoinMode::Return { table: evening.room.id, seen: Revision::default() };
    evening.join(evening.hello(3, "Ben", here));
    assert_eq!(evening.refused(3), Some(Refusal::NoSeat), "never was here");

    // A second hello, and messages of connections that are gone or never were.
    evening.join(evening.hello(4, "Kim", JoinMode::Seat));
    let again = evening.hello(4, "Kim", JoinMode::Seat).hello;
    evening.send(4, ToHost::Hello(again));
    assert_eq!(evening.ended.get(&GuestId(4)), Some(&ToGuest::Goodbye(CloseReason::ProtocolError)));
    evening.send(4, ToHost::LobbyRequest(LobbyRequest::Ready(true)));
    evening.handle(RoomInput::Disconnected(GuestId(99)));

    // The same key by another connection is the same player: the old connection ends.
    evening.join(evening.hello(5, "Zoë", JoinMode::Seat));
    evening.join(JoinRequest { key: key(5), ..evening.hello(6, "Zoë", JoinMode::Seat) });
    assert_eq!(evening.ended.get(&GuestId(5)), Some(&ToGuest::Goodbye(CloseReason::JoinedElsewhere)));
    assert_eq!(evening.room.seating.free_count(), 2);
    evening.handle(RoomInput::Disconnected(GuestId(5)));
    assert_eq!(evening.name_at(1).as_deref(), Some("Zoë"), "the old connection's end means nothing");
}
