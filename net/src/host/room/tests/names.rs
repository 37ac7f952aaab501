//! Tests of names: every visible one is at the table once.

use super::readiness::after_a_round;
use super::rounds::three_and_a_bot;
use super::seat_changes::returns;
use super::*;
use crate::invite::Side;
use crate::names::same_name;
use crate::protocol::Denial;

/// All names of people and computer players at the table.
fn names(harness: &TestRoom) -> Vec<String> {
    let lobby = harness.room.lobby();
    let seated = lobby.seats.iter().filter_map(|seat| match &seat.occupant {
        Occupant::Person { name, .. } | Occupant::Bot { name, .. } => Some(name.to_string()),
        Occupant::Nobody => None,
    });
    seated.chain(lobby.spectators.iter().map(|spectator| spectator.name.to_string())).collect()
}

#[track_caller]
fn check_names(harness: &TestRoom, expected: &[&str]) {
    assert_eq!(names(harness), expected);
    for (at, name) in expected.iter().enumerate() {
        assert!(!expected[..at].iter().any(|other| same_name(name, other)), "{name} is there twice");
    }
}

fn request(harness: &mut TestRoom, guest: u64, request: LobbyRequest) -> Vec<ToGuest> {
    harness.take_messages(guest);
    harness.send(guest, ToHost::LobbyRequest(request));
    harness.take_messages(guest)
}

#[test]
fn of_two_knocks_under_one_name_only_one_is_admitted() {
    for mode in [JoinMode::Seat, JoinMode::Watch] {
        let mut harness = TestRoom::new(config(4, EntryPolicy::Knock));
        harness.join(harness.hello(1, "Ada", mode));
        harness.join(harness.hello(2, "ada", mode));
        harness.join(harness.hello(3, "Ben", mode));
        // Ben's namesake comes in by the code while Ben waits.
        let mut with_code = harness.hello(4, "BEN", mode);
        with_code.hello.proof = Some(harness.room.secret().proof(Side::Guest, &with_code.binding));
        harness.join(with_code);
        for (guest, name) in [(1, "Ada"), (2, "ada"), (3, "Ben")] {
            let name = Name::new(name);
            harness.command(HostCommand::AnswerKnock { who: key(guest), name, admit: true });
        }
        assert_eq!([2, 3].map(|guest| harness.refused(guest)), [const { Some(Refusal::NameTaken) }; 2]);
        let mut present = names(&harness);
        present.sort();
        assert_eq!(present, ["Ada", "BEN", "Hanna"]);
    }
}

#[test]
fn a_second_hello_of_a_seated_guest_takes_no_name_of_another() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Open));
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.join(harness.hello(2, "Ben", JoinMode::Seat));
    let this_table = JoinMode::Return { table: harness.room.id, seen: LogPosition::default() };
    for (guest, mode) in [(3, JoinMode::Seat), (4, JoinMode::Watch), (5, this_table)] {
        harness.join(JoinRequest { key: key(1), ..harness.hello(guest, "ben", mode) });
        check_names(&harness, &["Hanna", "Ada", "Ben"]);
    }
    // The connection has no other name than the seat, now and as a spectator.
    request(&mut harness, 5, LobbyRequest::Seat(None));
    check_names(&harness, &["Hanna", "Ben", "Ada"]);
    request(&mut harness, 5, LobbyRequest::Seat(Some(Seat::Four)));
    check_names(&harness, &["Hanna", "Ben", "Ada"]);

    // A free name is taken over, and a spectator's second hello under a taken one leaves it its own.
    harness.join(JoinRequest { key: key(1), ..harness.hello(6, "Countess", JoinMode::Seat) });
    check_names(&harness, &["Hanna", "Ben", "Countess"]);
    harness.join(harness.hello(7, "Kim", JoinMode::Watch));
    harness.join(JoinRequest { key: key(7), ..harness.hello(8, "countess", JoinMode::Watch) });
    assert_eq!(harness.refused(8), None);
    check_names(&harness, &["Hanna", "Ben", "Countess", "Kim"]);
}

#[test]
fn a_computer_player_doesnt_get_the_name_of_a_person() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Open));
    harness.join(harness.hello(1, "Pebble 3", JoinMode::Seat));
    let bot = |name| SeatFiller::Bot { name: Name::new(name), level: Level::Greedy };
    harness.command(HostCommand::SetSeats(vec![(Seat::Three, bot("pebble 3"))]));
    check_names(&harness, &["Hanna", "Pebble 3", "pebble 3 (2)"]);
    let setup = LobbySetup {
        rules: harness.room.seating.rules,
        teams: 4,
        seats: vec![bot("Pebble 1"), bot("Pebble 2"), bot("Pebble 3"), bot("Hanna")],
    };
    harness.command(HostCommand::SetLobbySetup(setup));
    check_names(&harness, &["Hanna", "Pebble 3", "Pebble 3 (2)", "Hanna (2)"]);

    // The computer player behind a person who leaves, and one with a spectator's name.
    harness.join(harness.hello(2, "Pebble 2", JoinMode::Watch));
    harness.send(1, ToHost::Goodbye(None));
    check_names(&harness, &["Hanna", "Pebble 2 (2)", "Pebble 3 (2)", "Hanna (2)", "Pebble 2"]);
}

#[test]
fn no_two_computer_players_have_one_name() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Open));
    let bot = |name| SeatFiller::Bot { name: Name::new(name), level: Level::Greedy };
    harness.command(HostCommand::SetSeats(vec![(Seat::Two, bot("Pebble")), (Seat::Four, bot("pebble"))]));
    check_names(&harness, &["Hanna", "Pebble", "pebble (2)"]);
    // One that has gone to another seat, and another one that comes after it.
    harness.command(HostCommand::SwapSeats(Seat::Two, Seat::Three));
    harness.command(HostCommand::SetSeats(vec![(Seat::Two, bot("Pebble"))]));
    check_names(&harness, &["Hanna", "Pebble", "Pebble (3)", "pebble (2)"]);
}

/// The name in a seat from the next round on.
fn planned_name(harness: &TestRoom, seat: Seat) -> String {
    let (planned, people) = (harness.room.planned_seating(), &harness.room.people);
    planned.seat_config(seat, |key| people.next_name(key)).expect("a player").name
}

/// Ben will be called as the computer player that goes on for Ada would be.
#[test]
fn no_computer_player_gets_a_name_that_somebody_will_have() {
    let (mut harness, _) = three_and_a_bot();
    harness.start_round();
    harness.contribute([1, 2]);
    harness.send(2, ToHost::LobbyRequest(LobbyRequest::Name(Name::new("Pebble"))));
    harness.command(HostCommand::Kick { who: key(1), ban: false });
    let names: Vec<String> = Seat::first_n(4).map(|seat| planned_name(&harness, seat)).collect();
    assert_eq!(names[2], "Pebble");
    assert!(names[..2].iter().chain(&names[3..]).all(|name| !same_name(name, "Pebble")), "{names:?}");
}

/// Ada goes to watch. Whoever takes the name of the computer player that goes on would change what everybody agrees to.
#[test]
fn nobody_takes_the_name_of_a_computer_player_that_comes_with_the_next_round() {
    let (mut harness, _) = after_a_round();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.send(1, ToHost::LobbyRequest(LobbyRequest::Seat(None)));
    let seat = harness.room.seating.seat_of(key(1)).expect("a seat");
    let name = planned_name(&harness, seat);
    let answers = request(&mut harness, 9, LobbyRequest::Name(Name::new(&name)));
    assert!(answers.contains(&ToGuest::Denied { request: 0, why: Denial::NameTaken }), "{answers:?}");
}

/// Zoë has a seat from the next round on and loses her connection. Eve can't keep her out by taking her name.
#[test]
fn nobody_takes_the_name_of_who_has_a_promised_seat() {
    let (mut harness, _) = after_a_round();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.join(harness.hello(8, "Eve", JoinMode::Watch));
    harness.send(9, ToHost::LobbyRequest(LobbyRequest::Seat(Some(Seat::Four))));
    harness.handle(RoomInput::Disconnected(GuestId(9)));
    let answers = request(&mut harness, 8, LobbyRequest::Name(Name::new("Zoë")));
    assert!(answers.contains(&ToGuest::Denied { request: 0, why: Denial::NameTaken }), "{answers:?}");
    returns(&mut harness, 9, "Zoë");
    assert_eq!(harness.refused(9), None);
}

#[test]
fn a_host_that_resumes_under_another_name_takes_none_of_its_guests() {
    let config = config(2, EntryPolicy::Open);
    let mut harness = TestRoom::new(HostConfig { takes_seat: false, ..config.clone() });
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.fill_with_bots();
    harness.start_round();
    harness.now += Duration::from_secs(60);
    harness.handle(RoomInput::Tick);
    let (table, saved) = harness.saved.clone().expect("a round is saved");
    let table = Table::resume(table).expect("a valid save");
    let renamed = HostConfig { takes_seat: false, name: Name::new("ada"), ..config };
    let harness = TestRoom::from_room(Room::resume(renamed, saved, table).expect("random bytes"));
    check_names(&harness, &["Ada", "Pebble 2", "ada (2)"]);
}

#[test]
fn names_without_visible_letters_are_refused() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Open));
    let blank =
        ["", "\u{a0}\u{2003}", "\u{200b}", "\u{2060}\u{feff}", "\u{ad}", "\u{3164}", "\u{2800}", "\u{e0041}"];
    for (guest, name) in (1..).zip(blank) {
        harness.join(harness.hello(guest, name, JoinMode::Seat));
        assert!(matches!(harness.refused(guest), Some(Refusal::Other(_))), "{name:?}");
    }
    harness.join(harness.hello(21, "Ada", JoinMode::Seat));
    for name in blank {
        let answers = request(&mut harness, 21, LobbyRequest::Name(Name::new(name)));
        assert_eq!(answers, [ToGuest::Denied { request: 0, why: Denial::NameTaken }], "{name:?}");
    }
    check_names(&harness, &["Hanna", "Ada"]);
}

#[test]
fn names_that_look_the_same_are_the_same() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Open));
    harness.join(harness.hello(1, "Zoë  Strauß", JoinMode::Seat));
    harness.join(harness.hello(2, "Ben", JoinMode::Seat));
    check_names(&harness, &["Hanna", "Zoë Strauß", "Ben"]);
    let same = [
        "Zo\u{200b}ë Strauß",
        "Zoe\u{308} Strauß",
        "ZOË STRAUSS",
        "\u{feff}Zoë\u{a0}Strauß\u{2060}",
        "Ｚｏë Strauß",
        "Zoë\u{200d} Strauß\u{fe0f}",
    ];
    for (guest, name) in (3..).zip(same) {
        harness.join(harness.hello(guest, name, JoinMode::Watch));
        assert_eq!(harness.refused(guest), Some(Refusal::NameTaken), "{name:?}");
        let answers = request(&mut harness, 2, LobbyRequest::Name(Name::new(name)));
        assert_eq!(answers, [ToGuest::Denied { request: 0, why: Denial::NameTaken }], "{name:?}");
    }
    // What is stored and shown has no invisible characters.
    request(&mut harness, 2, LobbyRequest::Name(Name::new("\u{feff}B\u{200b}en \u{3000} Ko")));
    check_names(&harness, &["Hanna", "Zoë Strauß", "Ben Ko"]);
}
