//! Tests of the chat: recipients, partner silence, history and rate limit.

use skipstone_core::VisibleEvent;
use skipstone_core::table::Table;

use super::seat_changes::returns;
use super::*;
use crate::client::{ClientEvent, ClientState, NoEvidenceStore};
use crate::protocol::{Denial, Speaker};

fn say(text: &str, to: Audience) -> ToHost {
    ToHost::Chat { to, text: ChatLine::new(text), signed: None }
}

/// The text of the chat lines among these messages.
fn lines(messages: &[ToGuest]) -> Vec<String> {
    let line = |message: &ToGuest| match message {
        ToGuest::Chat { text, .. } => Some(text.to_string()),
        _ => None,
    };
    messages.iter().filter_map(line).collect()
}

#[test]
fn partners_are_silent_during_each_others_turns() {
    let mut config = config(4, EntryPolicy::Open);
    config.setup.teams = 2;
    let mut harness = TestRoom::new(config);
    for (guest, name) in [(1, "Ada"), (2, "Ben"), (3, "Kim")] {
        harness.join(harness.hello(guest, name, JoinMode::Seat));
    }
    harness.join(harness.hello(4, "Zoë", JoinMode::Watch));
    harness.send(1, say("to my partner", Audience::Partners));
    harness.send(4, say("hello", Audience::Everyone));
    harness.send(4, say("psst", Audience::Partners));
    assert_eq!(lines(&harness.take_messages(3)), ["to my partner", "hello"], "Kim is Ada's partner");
    assert_eq!(lines(&harness.take_messages(2)), ["hello"]);
    let messages = harness.take_messages(4);
    assert_eq!(lines(&messages), ["hello"]);
    assert!(messages.contains(&ToGuest::Denied { request: 0, why: Denial::NotSeated }));
    assert!(messages.contains(&ToGuest::Chat {
        number: 2,
        by: Speaker::Spectator(Name::new("Zoë")),
        to: Audience::Everyone,
        text: ChatLine::new("hello")
    }));

    harness.start_round();
    harness.contribute(1..4);
    let turn = harness.room.game.as_ref().and_then(Game::turn).expect("a round in progress");
    let on_turn = (0..4).find(|guest| seat(&harness, *guest) == Some(turn)).expect("a person's turn");
    let partner = (on_turn + 2) % 4;
    let other = (on_turn + 1) % 4;
    (0..4).for_each(|guest| drop(harness.take_messages(guest)));
    harness.send(partner, say("play the 7!", Audience::Everyone));
    harness.send(partner, say("play the 7!", Audience::Partners));
    harness.send(on_turn, say("what shall I play?", Audience::Partners));
    let denied = ToGuest::Denied { request: 0, why: Denial::PartnersSilent };
    assert_eq!(harness.take_messages(partner), [denied.clone(), denied.clone()]);
    assert_eq!(harness.take_messages(on_turn), [denied]);
    harness.send(on_turn, say("let me think", Audience::Everyone));
    harness.send(other, say("we have time", Audience::Partners));
    assert_eq!(lines(&harness.take_messages(partner)), ["let me think"]);
    assert_eq!(lines(&harness.take_messages((other + 2) % 4)), ["let me think", "we have time"]);
}

/// RULES 9: with `call_talking`, a line that breaks partner silence goes to everyone, and its author draws penalty cards when
/// called.
#[test]
fn a_player_who_breaks_partner_silence_can_be_called() {
    let mut config = config(4, EntryPolicy::Open);
    config.setup.teams = 2;
    config.setup.rules.call_talking = true;
    let mut harness = TestRoom::new(config);
    for (guest, name) in [(1, "Ada"), (2, "Ben"), (3, "Kim")] {
        harness.join(harness.hello(guest, name, JoinMode::Seat));
    }
    harness.start_round();
    harness.contribute(1..4);
    let turn = harness.room.game.as_ref().and_then(Game::turn).expect("a round in progress");
    let on_turn = (0..4).find(|guest| seat(&harness, *guest) == Some(turn)).expect("a person's turn");
    let (partner, other) = ((on_turn + 2) % 4, (on_turn + 1) % 4);
    let talker = seat(&harness, partner).expect("a person's seat");
    let by = seat(&harness, other).expect("a person's seat");
    let call = harness.act(other, PlayerAction::CallTalking { by, talker });
    (0..4).for_each(|guest| drop(harness.take_messages(guest)));
    harness.request(other, 9, call);
    assert!(matches!(
        harness.take_messages(other)[..],
        [ToGuest::Denied { request: 9, why: Denial::Table(_) }]
    ));
    let silent = [ToGuest::Denied { request: 0, why: Denial::PartnersSilent }];
    harness.send(partner, say("play the 7!", Audience::Partners));
    assert_eq!(harness.take_messages(partner), silent, "who can't be called has to be silent");
    let talk = harness.talk(partner, Audience::Partners, "play the 7!");
    harness.send(partner, talk.clone());
    assert_eq!(lines(&harness.take_messages(other)), ["play the 7!"]);
    harness.request(other, 9, call);
    let messages = harness.take_messages(on_turn);
    let penalty = |event: &VisibleEvent| matches!(event, VisibleEvent::Penalty { seat, count: 2, .. } if *seat == talker);
    let has_penalty = |message: &ToGuest| match message {
        ToGuest::Log(update) => update.entries.iter().flat_map(LogEntry::events).any(penalty),
        _ => false,
    };
    assert!(messages.iter().any(has_penalty), "{messages:?}");
    let is_talk = |entry: &LogEntry| matches!(entry, LogEntry::Talked { seat, .. } if *seat == talker);
    assert!(harness.entries().iter().any(is_talk));
    // The same line once more is one of before.
    harness.take_messages(partner);
    harness.send(partner, talk);
    assert_eq!(harness.take_messages(partner), silent);
}

/// The seat of a guest, by the number of its connection.
fn seat(harness: &TestRoom, guest: u64) -> Option<Seat> {
    harness.room.seating.seat_of(harness.room.guests.get(GuestId(guest))?.key)
}

/// The program of a guest, which has had no line yet.
fn program(harness: &TestRoom, guest: u64) -> ClientState {
    let mut state = ClientState::new(identity(guest), "0.1.0", Box::new(NoEvidenceStore));
    state.tell_time(harness.now);
    state.welcomed(harness.room.id, harness.room.host_key());
    state
}

/// The lines that a guest's program passes on of the messages that have come to a connection.
fn heard(harness: &mut TestRoom, state: &mut ClientState, connection: u64) -> Vec<String> {
    let messages = harness.take_messages(connection);
    messages.into_iter().for_each(|message| state.handle_message(message).expect("an honest host"));
    let line = |event| match event {
        ClientEvent::Chat { text, .. } => Some(text.to_string()),
        _ => None,
    };
    state.outputs.events.drain(..).filter_map(line).collect()
}

#[test]
fn a_returning_guest_hears_each_line_once_also_after_the_hosts_restart() {
    let mut harness = TestRoom::new(config(3, EntryPolicy::Open));
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.join(harness.hello(2, "Ben", JoinMode::Seat));
    let (mut ada, mut host) = (program(&harness, 1), program(&harness, 0));
    harness.send(1, say("one", Audience::Everyone));
    assert_eq!(heard(&mut harness, &mut ada, 1), ["one"]);
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    harness.send(2, say("two", Audience::Everyone));
    let mode = JoinMode::Return { table: harness.room.id, seen: LogPosition::default() };
    harness.join(JoinRequest { key: key(1), ..harness.hello(3, "Ada", mode) });
    assert_eq!(heard(&mut harness, &mut ada, 3), ["two"]);
    harness.join(harness.hello(4, "Kim", JoinMode::Watch));
    let mut kim = program(&harness, 4);
    assert_eq!(heard(&mut harness, &mut kim, 4), ["one", "two"], "a new guest gets all lines");
    assert_eq!(heard(&mut harness, &mut host, 0), ["one", "two"]);

    harness.start_round();
    let (table, saved) = harness.saved.take().expect("a game");
    let table = Table::resume(table).expect("as it was saved");
    // Only Ada has this line: the host's program is killed.
    harness.send(2, say("three", Audience::Everyone));
    assert_eq!(heard(&mut harness, &mut ada, 3), ["three"]);
    let room = Room::resume(config(3, EntryPolicy::Open), saved, table).expect("random bytes");
    let mut harness = TestRoom::from_room(room);
    let mut host = program(&harness, 0);
    assert_eq!(heard(&mut harness, &mut host, 0), ["one", "two"], "the host's own program knows them too");
    let mode = JoinMode::Return { table: harness.room.id, seen: LogPosition::default() };
    harness.join(JoinRequest { key: key(1), ..harness.hello(3, "Ada", mode) });
    harness.send(3, say("four", Audience::Everyone));
    assert_eq!(heard(&mut harness, &mut ada, 3), ["four"]);
}

/// A guest who has missed nothing of the round has nothing to catch up with.
#[test]
fn what_is_said_after_a_restart_is_new_before_anybody_has_moved() {
    let host_config = config(3, EntryPolicy::Open);
    let mut harness = TestRoom::new(host_config.clone());
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.join(harness.hello(2, "Ben", JoinMode::Seat));
    let mut ada = program(&harness, 1);
    harness.start_round();
    harness.contribute(1..3);
    heard(&mut harness, &mut ada, 1);
    let (table, saved) = harness.saved.take().expect("a game");
    let table = Table::resume(table).expect("as it was saved");
    let room = Room::resume(host_config, saved, table).expect("random bytes");
    let mut harness = TestRoom::from_room(room);
    ada.reconnected();
    let mode = JoinMode::Return { table: harness.room.id, seen: ada.position() };
    harness.join(harness.hello(1, "Ada", mode));
    harness.send(0, say("All back?", Audience::Everyone));
    let messages = harness.take_messages(1);
    messages.into_iter().for_each(|message| ada.handle_message(message).expect("an honest host"));
    let is_new = |event: &ClientEvent| matches!(event, ClientEvent::Chat { is_new: true, .. });
    assert!(ada.outputs.events.iter().any(is_new), "{:?}", ada.outputs.events);
}

/// Who has said each line, as it is told to somebody who comes to watch now.
fn authors(harness: &mut TestRoom, guest: u64) -> Vec<Speaker> {
    harness.join(harness.hello(guest, &format!("Guest {guest}"), JoinMode::Watch));
    let author = |message| match message {
        ToGuest::Chat { by, .. } => Some(by),
        _ => None,
    };
    harness.take_messages(guest).into_iter().filter_map(author).collect()
}

#[test]
fn a_line_stays_that_of_its_author_whoever_has_the_seat() {
    let mut harness = TestRoom::new(config(3, EntryPolicy::Open));
    let former = |harness: &TestRoom, guest, name: &str| {
        let stone = harness.room.people.stone(key(guest));
        Speaker::Former { key: key(guest), name: Name::new(name), stone }
    };
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.send(1, say("one", Audience::Everyone));
    let (ada, seat_of_ada) = (former(&harness, 1, "Ada"), Speaker::Seat(seat(&harness, 1).expect("a seat")));
    assert_eq!(authors(&mut harness, 5), std::slice::from_ref(&seat_of_ada));
    harness.send(1, ToHost::LobbyRequest(LobbyRequest::Seat(None)));
    harness.join(harness.hello(2, "Ben", JoinMode::Seat));
    harness.send(2, say("two", Audience::Everyone));
    let seat_of_ben = Speaker::Seat(seat(&harness, 2).expect("a seat"));
    assert_eq!(seat_of_ben, seat_of_ada, "Ben has Ada's seat");
    assert_eq!(authors(&mut harness, 6), [ada.clone(), seat_of_ben.clone()]);

    // The same after a restart, whoever has the seat now.
    harness.fill_with_bots();
    harness.start_round();
    let (table, saved) = harness.saved.take().expect("a game");
    let table = Table::resume(table).expect("as it was saved");
    let room = Room::resume(config(3, EntryPolicy::Open), saved, table).expect("random bytes");
    let mut harness = TestRoom::from_room(room);
    let ben = former(&harness, 2, "Ben");
    assert_eq!(authors(&mut harness, 5), [ada.clone(), seat_of_ben]);
    harness.command(HostCommand::Kick { who: key(2), ban: false });
    assert_eq!(authors(&mut harness, 6), [ada.clone(), ben.clone()]);
    let (_, saved) = harness.saved.take().expect("a game");
    let by: Vec<Speaker> = saved.chat.lines.into_iter().map(|line| line.by).collect();
    assert_eq!(by, [ada, ben]);
}

#[test]
fn what_partners_say_stays_with_the_people_of_then() {
    let mut config = config(4, EntryPolicy::Open);
    config.setup.teams = 2;
    let mut harness = TestRoom::new(config);
    for (guest, name) in [(1, "Ada"), (2, "Ben"), (3, "Kim")] {
        harness.join(harness.hello(guest, name, JoinMode::Seat));
    }
    harness.send(1, say("we lose on purpose", Audience::Partners));
    harness.send(3, ToHost::LobbyRequest(LobbyRequest::Seat(None)));
    harness.join(harness.hello(4, "Zoë", JoinMode::Seat));
    assert_eq!(seat(&harness, 4), Some(Seat::Four));
    (1..5).for_each(|guest| drop(harness.take_messages(guest)));
    let mut comes_again = |guest: u64, name: &str| {
        returns(&mut harness, guest, name);
        lines(&harness.take_messages(guest))
    };
    assert_eq!(comes_again(4, "Zoë"), [""; 0], "she has Kim's seat by now");
    assert_eq!(comes_again(3, "Kim"), ["we lose on purpose"]);
    assert_eq!(comes_again(1, "Ada"), ["we lose on purpose"]);
}

#[test]
fn a_flood_is_stopped() {
    let mut harness = TestRoom::new(config(3, EntryPolicy::Open));
    harness.join(harness.hello(2, "Ben", JoinMode::Seat));
    harness.join(harness.hello(4, "Kim", JoinMode::Watch));
    harness.take_messages(2);
    (0..1000).for_each(|_| harness.send(2, say("spam", Audience::Everyone)));
    assert!(lines(&harness.take_messages(4)).len() < 100);
    assert!(harness.take_messages(2).contains(&ToGuest::Denied { request: 0, why: Denial::RateLimited }));
    assert_eq!(harness.last_messages.get(&GuestId(2)), Some(&ToGuest::Goodbye(CloseReason::ProtocolError)));
}
