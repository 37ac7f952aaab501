//! What is said, and who hears it.

use skipstone_core::VisibleEvent;

use super::*;
use crate::protocol::{Audience, ChatLine, Denial, NumberedRequest, Speaker, TableRequest};

fn say(text: &str, to: Audience) -> ToHost {
    ToHost::Chat { to, text: ChatLine::new(text) }
}

fn lines(told: &[ToGuest]) -> Vec<String> {
    let line = |message: &ToGuest| match message {
        ToGuest::Chat { text, .. } => Some(text.to_string()),
        _ => None,
    };
    told.iter().filter_map(line).collect()
}

#[test]
fn partners_are_silent_during_each_others_turns() {
    let mut opening = opening(4, EntryPolicy::Open);
    opening.setup.teams = 2;
    let mut evening = TestRoom::new(opening);
    for (guest, name) in [(1, "Ada"), (2, "Ben"), (3, "Kim")] {
        evening.join(evening.hello(guest, name, JoinMode::Seat));
    }
    evening.join(evening.hello(4, "Zoë", JoinMode::Watch));
    evening.send(1, say("to my partner", Audience::Partners));
    evening.send(4, say("hello", Audience::Everyone));
    evening.send(4, say("psst", Audience::Partners));
    assert_eq!(lines(&evening.take_messages(3)), ["to my partner", "hello"], "Kim is Ada's partner");
    assert_eq!(lines(&evening.take_messages(2)), ["hello"]);
    let heard = evening.take_messages(4);
    assert_eq!(lines(&heard), ["hello"]);
    assert!(heard.contains(&ToGuest::Denied { ask: 0, why: Denial::NotSeated }));
    assert!(heard.contains(&ToGuest::Chat {
        by: Speaker::Watcher(Name::new("Zoë")),
        to: Audience::Everyone,
        text: ChatLine::new("hello")
    }));

    evening.command(HostCommand::StartRound);
    for guest in 0..4 {
        share(&mut evening, guest);
    }
    let turn = evening.room.game.as_ref().and_then(Game::turn).expect("a round goes on");
    let on_turn = (0..4).find(|guest| seat(&evening, *guest) == Some(turn)).expect("a person's turn");
    let partner = (on_turn + 2) % 4;
    let other = (on_turn + 1) % 4;
    (0..4).for_each(|guest| drop(evening.take_messages(guest)));
    evening.send(partner, say("play the 7!", Audience::Everyone));
    evening.send(partner, say("play the 7!", Audience::Partners));
    evening.send(on_turn, say("what shall I play?", Audience::Partners));
    let silent = ToGuest::Denied { ask: 0, why: Denial::PartnersSilent };
    assert_eq!(evening.take_messages(partner), [silent.clone(), silent.clone()]);
    assert_eq!(evening.take_messages(on_turn), [silent]);
    evening.send(on_turn, say("let me think", Audience::Everyone));
    evening.send(other, say("we have time", Audience::Partners));
    assert_eq!(lines(&evening.take_messages(partner)), ["let me think"]);
    assert_eq!(lines(&evening.take_messages((other + 2) % 4)), ["let me think", "we have time"]);
}

/// RULES 9: where talkers are called, they are heard, by all, and pay for it.
#[test]
fn who_talks_can_be_called() {
    let mut opening = opening(4, EntryPolicy::Open);
    opening.setup.teams = 2;
    opening.setup.rules.call_talking = true;
    let mut evening = TestRoom::new(opening);
    for (guest, name) in [(1, "Ada"), (2, "Ben"), (3, "Kim")] {
        evening.join(evening.hello(guest, name, JoinMode::Seat));
    }
    evening.command(HostCommand::StartRound);
    for guest in 0..4 {
        share(&mut evening, guest);
    }
    let turn = evening.room.game.as_ref().and_then(Game::turn).expect("a round goes on");
    let on_turn = (0..4).find(|guest| seat(&evening, *guest) == Some(turn)).expect("a person's turn");
    let (partner, other) = ((on_turn + 2) % 4, (on_turn + 1) % 4);
    let talker = seat(&evening, partner).expect("a person's seat");
    let call =
        ToHost::TableRequest(NumberedRequest { number: 9, request: TableRequest::CallTalking(talker) });
    (0..4).for_each(|guest| drop(evening.take_messages(guest)));
    evening.send(other, call.clone());
    assert!(matches!(evening.take_messages(other)[..], [ToGuest::Denied { ask: 9, why: Denial::Table(_) }]));
    evening.send(partner, say("play the 7!", Audience::Partners));
    assert_eq!(lines(&evening.take_messages(other)), ["play the 7!"]);
    evening.send(other, call);
    let heard = evening.take_messages(on_turn);
    let penalty = |event: &VisibleEvent| matches!(event, VisibleEvent::Penalty { seat, count: 2, .. } if *seat == talker);
    let told =
        |message: &ToGuest| matches!(message, ToGuest::Events { events, .. } if events.iter().any(penalty));
    assert!(heard.iter().any(told), "{heard:?}");
}

fn seat(evening: &TestRoom, guest: u64) -> Option<Seat> {
    evening.room.seating.seat_of(evening.room.guests.get(GuestId(guest))?.key)
}

fn share(evening: &mut TestRoom, guest: u64) {
    let share = crate::fair_deal::Share::generate().expect("random bytes");
    evening.send(guest, ToHost::Share { round: 1, share });
}

#[test]
fn who_returns_hears_what_was_missed_and_a_flood_is_stopped() {
    let mut evening = TestRoom::new(opening(3, EntryPolicy::Open));
    evening.join(evening.hello(1, "Ada", JoinMode::Seat));
    evening.join(evening.hello(2, "Ben", JoinMode::Seat));
    evening.send(1, say("one", Audience::Everyone));
    evening.handle(RoomInput::Disconnected(GuestId(1)));
    evening.send(2, say("two", Audience::Everyone));
    let back = JoinMode::Return { table: evening.room.id, seen: Revision::default() };
    evening.join(JoinRequest { key: key(1), ..evening.hello(3, "Ada", back) });
    assert_eq!(lines(&evening.take_messages(3)), ["two"]);
    evening.join(evening.hello(4, "Kim", JoinMode::Watch));
    assert_eq!(lines(&evening.take_messages(4)), ["one", "two"], "a newcomer hears all");

    evening.take_messages(2);
    (0..1000).for_each(|_| evening.send(2, say("spam", Audience::Everyone)));
    assert!(lines(&evening.take_messages(4)).len() < 100);
    assert!(evening.take_messages(2).contains(&ToGuest::Denied { ask: 0, why: Denial::RateLimited }));
    assert_eq!(evening.ended.get(&GuestId(2)), Some(&ToGuest::Goodbye(CloseReason::ProtocolError)));
}
