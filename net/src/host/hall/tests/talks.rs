//! What is said, and who hears it.

use skipstone_core::Seen;

use super::*;
use crate::protocol::{Ask, Audience, ChatLine, Denial, Request, Speaker};

fn say(text: &str, to: Audience) -> ToHost {
    ToHost::Say { to, text: ChatLine::new(text) }
}

fn lines(told: &[ToGuest]) -> Vec<String> {
    let line = |message: &ToGuest| match message {
        ToGuest::Said { text, .. } => Some(text.to_string()),
        _ => None,
    };
    told.iter().filter_map(line).collect()
}

#[test]
fn partners_are_silent_during_each_others_turns() {
    let mut opening = opening(4, Entry::Open);
    opening.layout.teams = 2;
    let mut evening = Evening::new(opening);
    for (guest, name) in [(1, "Ada"), (2, "Ben"), (3, "Kim")] {
        evening.comes(evening.hello(guest, name, Wanted::Seat));
    }
    evening.comes(evening.hello(4, "Zoë", Wanted::Watch));
    evening.says(1, say("to my partner", Audience::Partners));
    evening.says(4, say("hello", Audience::Everyone));
    evening.says(4, say("psst", Audience::Partners));
    assert_eq!(lines(&evening.heard(3)), ["to my partner", "hello"], "Kim is Ada's partner");
    assert_eq!(lines(&evening.heard(2)), ["hello"]);
    let heard = evening.heard(4);
    assert_eq!(lines(&heard), ["hello"]);
    assert!(heard.contains(&ToGuest::Denied { ask: 0, why: Denial::NotSeated }));
    assert!(heard.contains(&ToGuest::Said {
        by: Speaker::Watcher(Name::new("Zoë")),
        to: Audience::Everyone,
        text: ChatLine::new("hello")
    }));

    evening.orders(Order::Deal);
    for guest in 0..4 {
        share(&mut evening, guest);
    }
    let turn = evening.hall.game.as_ref().and_then(Game::turn).expect("a round goes on");
    let on_turn = (0..4).find(|guest| seat(&evening, *guest) == Some(turn)).expect("a person's turn");
    let partner = (on_turn + 2) % 4;
    let other = (on_turn + 1) % 4;
    (0..4).for_each(|guest| drop(evening.heard(guest)));
    evening.says(partner, say("play the 7!", Audience::Everyone));
    evening.says(partner, say("play the 7!", Audience::Partners));
    evening.says(on_turn, say("what shall I play?", Audience::Partners));
    let silent = ToGuest::Denied { ask: 0, why: Denial::PartnersSilent };
    assert_eq!(evening.heard(partner), [silent.clone(), silent.clone()]);
    assert_eq!(evening.heard(on_turn), [silent]);
    evening.says(on_turn, say("let me think", Audience::Everyone));
    evening.says(other, say("we have time", Audience::Partners));
    assert_eq!(lines(&evening.heard(partner)), ["let me think"]);
    assert_eq!(lines(&evening.heard((other + 2) % 4)), ["let me think", "we have time"]);
}

/// RULES 9: where talkers are called, they are heard, by all, and pay for it.
#[test]
fn who_talks_can_be_called() {
    let mut opening = opening(4, Entry::Open);
    opening.layout.teams = 2;
    opening.layout.rules.call_talking = true;
    let mut evening = Evening::new(opening);
    for (guest, name) in [(1, "Ada"), (2, "Ben"), (3, "Kim")] {
        evening.comes(evening.hello(guest, name, Wanted::Seat));
    }
    evening.orders(Order::Deal);
    for guest in 0..4 {
        share(&mut evening, guest);
    }
    let turn = evening.hall.game.as_ref().and_then(Game::turn).expect("a round goes on");
    let on_turn = (0..4).find(|guest| seat(&evening, *guest) == Some(turn)).expect("a person's turn");
    let (partner, other) = ((on_turn + 2) % 4, (on_turn + 1) % 4);
    let talker = seat(&evening, partner).expect("a person's seat");
    let call = ToHost::Ask(Ask { number: 9, request: Request::CallTalking(talker) });
    (0..4).for_each(|guest| drop(evening.heard(guest)));
    evening.says(other, call.clone());
    assert!(matches!(evening.heard(other)[..], [ToGuest::Denied { ask: 9, why: Denial::Table(_) }]));
    evening.says(partner, say("play the 7!", Audience::Partners));
    assert_eq!(lines(&evening.heard(other)), ["play the 7!"]);
    evening.says(other, call);
    let heard = evening.heard(on_turn);
    let penalty = |event: &Seen| matches!(event, Seen::Penalty { seat, count: 2, .. } if *seat == talker);
    let told =
        |message: &ToGuest| matches!(message, ToGuest::Events { events, .. } if events.iter().any(penalty));
    assert!(heard.iter().any(told), "{heard:?}");
}

fn seat(evening: &Evening, guest: u64) -> Option<Seat> {
    evening.hall.seating.seat_of(evening.hall.guests.get(GuestId(guest))?.key)
}

fn share(evening: &mut Evening, guest: u64) {
    let share = crate::fair::Share::generate().expect("random bytes");
    evening.says(guest, ToHost::Share { round: 1, share });
}

#[test]
fn who_returns_hears_what_was_missed_and_a_flood_is_stopped() {
    let mut evening = Evening::new(opening(3, Entry::Open));
    evening.comes(evening.hello(1, "Ada", Wanted::Seat));
    evening.comes(evening.hello(2, "Ben", Wanted::Seat));
    evening.says(1, say("one", Audience::Everyone));
    evening.handle(Input::Lost(GuestId(1)));
    evening.says(2, say("two", Audience::Everyone));
    let back = Wanted::Return { table: evening.hall.id, seen: Moment::default() };
    evening.comes(Arrival { key: key(1), ..evening.hello(3, "Ada", back) });
    assert_eq!(lines(&evening.heard(3)), ["two"]);
    evening.comes(evening.hello(4, "Kim", Wanted::Watch));
    assert_eq!(lines(&evening.heard(4)), ["one", "two"], "a newcomer hears all");

    evening.heard(2);
    (0..1000).for_each(|_| evening.says(2, say("spam", Audience::Everyone)));
    assert!(lines(&evening.heard(4)).len() < 100);
    assert!(evening.heard(2).contains(&ToGuest::Denied { ask: 0, why: Denial::TooFast }));
    assert_eq!(evening.ended.get(&GuestId(2)), Some(&ToGuest::Goodbye(Farewell::Misunderstood)));
}
