//! Who comes in, and who doesn't.

use super::*;
use crate::invite::Side;
use crate::protocol::{Denial, Versions};

#[test]
fn whoever_comes_to_an_open_table_sits_down_and_everyone_sees_it() {
    let mut evening = Evening::new(opening(3, Entry::Open));
    evening.comes(evening.hello(1, "Ada", Wanted::Seat));
    evening.comes(evening.hello(2, "Ben", Wanted::Seat));
    evening.comes(evening.hello(3, "Kim", Wanted::Seat));
    assert_eq!(evening.refused(3), Some(Refusal::Full));
    evening.comes(evening.hello(3, "Kim", Wanted::Watch));
    let at = |seat| evening.name_at(seat);
    assert_eq!(
        (at(0).as_deref(), at(1).as_deref(), at(2).as_deref()),
        (Some("Hanna"), Some("Ada"), Some("Ben"))
    );
    assert_eq!(evening.hall.lobby().watchers.len(), 1);
    assert_eq!(evening.hall.announcement().free, 0);

    let told = evening.heard(1);
    let [ToGuest::Welcome(welcome), lobbies @ ..] = &told[..] else { panic!("no welcome: {told:?}") };
    assert_eq!(welcome.seat, Some(Seat::Two));
    let Some(ToGuest::Lobby(last)) = lobbies.last() else { panic!("no lobby: {told:?}") };
    assert_eq!(**last, evening.hall.lobby());

    // Ben leaves, Kim sits down instead and asks for what isn't free.
    evening.says(2, ToHost::Goodbye);
    evening.says(3, ToHost::Wish(Wish::Seat(Some(Seat::Three))));
    assert_eq!(evening.name_at(2).as_deref(), Some("Kim"));
    evening.heard(3);
    evening.says(3, ToHost::Wish(Wish::Seat(Some(Seat::Two))));
    evening.says(3, ToHost::Wish(Wish::Name(Name::new(" ada"))));
    let denied = |why| ToGuest::Denied { ask: 0, why };
    assert_eq!(evening.heard(3), [denied(Denial::SeatTaken), denied(Denial::NameTaken)]);
}

#[test]
fn a_stranger_knocks_and_a_known_player_comes_straight_in() {
    let mut evening = Evening::new(opening(4, Entry::Knock));
    evening.comes(evening.hello(1, "Ada", Wanted::Seat));
    assert_eq!(evening.heard(1), [ToGuest::Knocked]);
    let knock = HostNews::Knock { who: key(1), name: Name::new("Ada"), known: crate::trust::PlayerKey::New };
    assert_eq!(evening.host, [knock]);

    // Who knocks is told nothing and can say nothing.
    evening.comes(evening.hello(2, "Eve", Wanted::Seat));
    evening.heard(2);
    evening.says(2, ToHost::Wish(Wish::Seat(Some(Seat::Three))));
    assert_eq!(evening.ended.get(&GuestId(2)), Some(&ToGuest::Goodbye(Farewell::Misunderstood)));

    evening.orders(Order::Answer { who: key(1), welcome: true });
    assert_eq!(evening.name_at(1).as_deref(), Some("Ada"));
    evening.comes(evening.hello(3, "Zoë", Wanted::Seat));
    evening.orders(Order::Answer { who: key(3), welcome: false });
    assert_eq!(evening.refused(3), Some(Refusal::NotLetIn));

    // Ada's connection is lost in the lobby: she needn't knock again. Her name opens the door for nobody else.
    evening.handle(Input::Lost(GuestId(1)));
    assert_eq!(evening.name_at(1), None);
    evening.comes(Arrival { key: key(1), ..evening.hello(4, "Ada", Wanted::Seat) });
    assert_eq!(evening.name_at(1).as_deref(), Some("Ada"));
    evening.comes(evening.hello(5, "Ada", Wanted::Seat));
    assert_eq!(evening.refused(5), Some(Refusal::NameTaken));

    // Nobody answers a late guest.
    evening.comes(evening.hello(6, "Kim", Wanted::Seat));
    evening.now = evening.hall.wake_at().expect("the knock ends");
    evening.handle(Input::Tick);
    assert_eq!(evening.refused(6), Some(Refusal::NotLetIn));

    // Who was sent away for good stays outside, by whatever name.
    evening.orders(Order::SendAway { who: key(1), for_good: true });
    assert_eq!(evening.ended.get(&GuestId(4)), Some(&ToGuest::Goodbye(Farewell::SentAway)));
    assert_eq!(evening.name_at(1), None);
    evening.comes(Arrival { key: key(1), ..evening.hello(7, "Somebody", Wanted::Seat) });
    assert_eq!(evening.refused(7), Some(Refusal::Banned));
}

#[test]
fn an_invite_code_is_proven_by_both_sides() {
    let mut evening = Evening::new(opening(4, Entry::Code));
    evening.comes(evening.hello(1, "Ada", Wanted::Seat));
    assert_eq!(evening.refused(1), Some(Refusal::CodeNeeded));

    let with_proof = |evening: &Evening, guest, secret: invite::Secret| {
        let mut arrival = evening.hello(guest, &format!("Guest {guest}"), Wanted::Seat);
        arrival.hello.proof = Some(secret.proof(Side::Guest, &arrival.binding));
        arrival
    };
    let secret = evening.hall.secret();
    let arrival = with_proof(&evening, 2, secret);
    let expected = secret.proof(Side::Host, &arrival.binding);
    evening.comes(arrival);
    let told = evening.heard(2);
    let [ToGuest::Welcome(welcome), ..] = &told[..] else { panic!("no welcome: {told:?}") };
    assert!(welcome.proof == Some(expected));

    let wrong = invite::Secret::generate().expect("random bytes");
    for left in (0..crate::limits::WRONG_CODES).rev() {
        evening.comes(with_proof(&evening, 3, wrong));
        assert_eq!(evening.refused(3), Some(Refusal::WrongCode { tries_left: left }));
    }
    evening.comes(with_proof(&evening, 3, secret));
    assert_eq!(evening.refused(3), Some(Refusal::WrongCode { tries_left: 0 }), "too many tries");

    // A new code forgets the tries, and the old one leads nowhere.
    evening.orders(Order::NewCode);
    evening.comes(with_proof(&evening, 4, secret));
    assert!(matches!(evening.refused(4), Some(Refusal::WrongCode { .. })));
    evening.comes(with_proof(&evening, 3, evening.hall.secret()));
    assert_eq!(evening.name_at(2).as_deref(), Some("Guest 3"));
}

#[test]
fn what_makes_no_sense_is_told_and_hurts_nobody() {
    let mut evening = Evening::new(opening(4, Entry::Open));
    let mut old = evening.hello(1, "Ada", Wanted::Seat);
    old.hello.versions = Versions { min: 7, max: 9 };
    evening.comes(old);
    assert!(matches!(evening.refused(1), Some(Refusal::Version { .. })));

    evening.comes(Arrival { key: evening.hall.own, ..evening.hello(2, "Hanna II", Wanted::Seat) });
    assert!(matches!(evening.refused(2), Some(Refusal::Other(_))));

    let nowhere = Wanted::Return { table: TableId([9; 16]), seen: Moment::default() };
    evening.comes(evening.hello(3, "Ben", nowhere));
    assert_eq!(evening.refused(3), Some(Refusal::NoSeat));
    let here = Wanted::Return { table: evening.hall.id, seen: Moment::default() };
    evening.comes(evening.hello(3, "Ben", here));
    assert_eq!(evening.refused(3), Some(Refusal::NoSeat), "never was here");

    // A second hello, and messages of connections that are gone or never were.
    evening.comes(evening.hello(4, "Kim", Wanted::Seat));
    let again = evening.hello(4, "Kim", Wanted::Seat).hello;
    evening.says(4, ToHost::Hello(again));
    assert_eq!(evening.ended.get(&GuestId(4)), Some(&ToGuest::Goodbye(Farewell::Misunderstood)));
    evening.says(4, ToHost::Wish(Wish::Ready(true)));
    evening.handle(Input::Lost(GuestId(99)));

    // The same key by another connection is the same player: the old connection ends.
    evening.comes(evening.hello(5, "Zoë", Wanted::Seat));
    evening.comes(Arrival { key: key(5), ..evening.hello(6, "Zoë", Wanted::Seat) });
    assert_eq!(evening.ended.get(&GuestId(5)), Some(&ToGuest::Goodbye(Farewell::Replaced)));
    assert_eq!(evening.hall.seating.free(), 2);
    evening.handle(Input::Lost(GuestId(5)));
    assert_eq!(evening.name_at(1).as_deref(), Some("Zoë"), "the old connection's end means nothing");
}
