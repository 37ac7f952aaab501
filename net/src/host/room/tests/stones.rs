//! Tests of stones: every player has one of its own, and everyone is shown the same.

use skipstone_core::Stone;
use skipstone_core::bot::Character;
use skipstone_core::milestone::{Milestone, Pebble};

use super::readiness::after_a_round;
use super::rounds::{be_ready, play};
use super::seat_changes::restart;
use super::*;
use crate::protocol::{Denial, NextPlayer};

/// The stones by seat; `None` for a free one.
fn stones(harness: &TestRoom) -> Vec<Option<Stone>> {
    let lobby = harness.room.lobby();
    Seat::first_n(lobby.seats.len()).map(|seat| lobby.stone(seat)).collect()
}

fn wish(harness: &mut TestRoom, guest: u64, stone: Stone) {
    harness.send(guest, ToHost::LobbyRequest(LobbyRequest::Stone(stone)));
}

/// Joins and wishes for a stone, as a guest's program does.
fn join(harness: &mut TestRoom, guest: u64, stone: Stone, mode: JoinMode) {
    harness.join(harness.hello(guest, &format!("Guest {guest}"), mode));
    wish(harness, guest, stone);
}

fn bot(name: &str) -> SeatFiller {
    SeatFiller::Bot { name: Name::new(name), level: Level::Greedy }
}

#[test]
fn the_later_of_two_with_one_wish_gets_the_next_free_stone() {
    let mut harness = TestRoom::new(HostConfig { stone: Stone::Jade, ..config(4, EntryPolicy::Open) });
    join(&mut harness, 1, Stone::Jade, JoinMode::Seat);
    let is_denied = |message: &ToGuest| matches!(message, ToGuest::Denied { why: Denial::StoneTaken, .. });
    assert!(harness.take_messages(1).iter().any(is_denied), "and is told");
    join(&mut harness, 2, Stone::Coral, JoinMode::Seat);
    assert!(!harness.take_messages(2).iter().any(is_denied));
    let [jade, river, coral] = [Stone::Jade, Stone::River, Stone::Coral].map(Some);
    assert_eq!(stones(&harness), [jade, river, coral, None]);

    // Another's stone isn't given, a free one is; nobody else's changes.
    wish(&mut harness, 1, Stone::Coral);
    assert_eq!(stones(&harness), [jade, river, coral, None]);
    wish(&mut harness, 1, Stone::Lapis);
    assert_eq!(stones(&harness), [jade, Some(Stone::Lapis), coral, None]);
    // It goes along to another seat.
    harness.send(1, ToHost::LobbyRequest(LobbyRequest::Seat(Some(Seat::Four))));
    assert_eq!(stones(&harness), [jade, None, coral, Some(Stone::Lapis)]);
}

/// The stone of somebody at the table; `None` for who isn't there.
fn stone_of(harness: &TestRoom, guest: u64) -> Option<Stone> {
    harness.room.lobby().stone_of(key(guest))
}

#[test]
fn who_watches_keeps_the_stone_from_players_as_long_as_others_are_left() {
    let mut harness = TestRoom::new(HostConfig { takes_seat: false, ..config(2, EntryPolicy::Open) });
    let watching = |harness: &TestRoom| [0, 1, 2].map(|guest| harness.room.lobby().stone_of(key(guest)));
    join(&mut harness, 1, Stone::Amber, JoinMode::Watch);
    join(&mut harness, 2, Stone::Amber, JoinMode::Watch);
    let [river, amber, jade] = [Stone::River, Stone::Amber, Stone::Jade].map(Some);
    assert_eq!(watching(&harness), [river, amber, jade]);
    join(&mut harness, 3, Stone::Amber, JoinMode::Seat);
    assert_eq!(stones(&harness), [Some(Stone::Lapis), None]);
    assert_eq!(watching(&harness), [river, amber, jade]);

    // However many watch, each player has a stone that no spectator has.
    for guest in 10..40 {
        join(&mut harness, guest, Stone::Obsidian, JoinMode::Watch);
    }
    join(&mut harness, 50, Stone::Jade, JoinMode::Seat);
    let [Some(third), Some(last)] = stones(&harness)[..] else { panic!("two players") };
    assert!(third == Stone::Lapis && last != third);
    let theirs: Vec<_> = harness.room.lobby().spectators.iter().map(|spectator| spectator.stone).collect();
    assert!(!theirs.contains(&third) && !theirs.contains(&last), "{theirs:?}");
    // Who stands up keeps it.
    harness.send(3, ToHost::LobbyRequest(LobbyRequest::Seat(None)));
    assert_eq!(stone_of(&harness, 3), Some(Stone::Lapis));
}

/// A table of Hanna in jade, Ben (1) in amber and Cleo (2), who has wished for amber too, in a round.
fn two_wishes_for_amber() -> TestRoom {
    let mut harness = TestRoom::new(HostConfig { stone: Stone::Jade, ..config(3, EntryPolicy::Open) });
    join(&mut harness, 1, Stone::Amber, JoinMode::Seat);
    join(&mut harness, 2, Stone::Amber, JoinMode::Seat);
    harness.start_round();
    harness.contribute([1, 2]);
    assert_eq!(stones(&harness), [Stone::Jade, Stone::Amber, Stone::River].map(Some));
    harness
}

#[test]
fn an_old_wish_takes_no_stone_from_who_was_kicked_and_watches_again() {
    let mut harness = two_wishes_for_amber();
    harness.command(HostCommand::Kick { who: key(1), ban: false });
    join(&mut harness, 1, Stone::Amber, JoinMode::Watch);
    harness.command(HostCommand::AnswerKnock { who: key(1), name: Name::new("Guest 1"), admit: true });
    wish(&mut harness, 1, Stone::Amber);
    harness.command(HostCommand::SetNextPlayer(Seat::Two, Some(NextPlayer::Spectator(key(1)))));
    assert_eq!(stone_of(&harness, 1), Some(Stone::Amber));
    let is_denied = |message: &ToGuest| matches!(message, ToGuest::Denied { .. });
    for is_ben_here in [true, false] {
        if !is_ben_here {
            harness.handle(RoomInput::Disconnected(GuestId(1)));
        }
        harness.send(2, ToHost::Goodbye(None));
        harness.take_messages(2);
        join(&mut harness, 2, Stone::Amber, JoinMode::Seat);
        assert_eq!(stone_of(&harness, 2), Some(Stone::River));
        assert!(!harness.take_messages(2).iter().any(is_denied), "nobody asked");
        // Nor does a new wish, which is denied.
        wish(&mut harness, 2, Stone::Amber);
        assert_eq!(stone_of(&harness, 2), Some(Stone::River));
        assert!(harness.take_messages(2).iter().any(is_denied));
    }
    join(&mut harness, 1, Stone::Amber, JoinMode::Watch);
    assert_eq!(stone_of(&harness, 1), Some(Stone::Amber));
}

#[test]
fn only_a_new_wish_changes_the_stone_of_who_comes_back() {
    let mut harness = two_wishes_for_amber();
    harness.command(HostCommand::Kick { who: key(1), ban: false });
    let comes_back = |harness: &mut TestRoom, stone| {
        harness.handle(RoomInput::Disconnected(GuestId(2)));
        join(harness, 2, stone, JoinMode::Seat);
        stone_of(harness, 2)
    };
    // Amber is free by now.
    assert_eq!(comes_back(&mut harness, Stone::Amber), Some(Stone::River));
    assert_eq!(comes_back(&mut harness, Stone::River), Some(Stone::River), "as a program that reconnects");
    assert_eq!(comes_back(&mut harness, Stone::Amber), Some(Stone::River));
    wish(&mut harness, 2, Stone::Amber);
    assert_eq!(stone_of(&harness, 2), Some(Stone::Amber));
    assert_eq!(comes_back(&mut harness, Stone::Coral), Some(Stone::Coral), "chosen while away");
    harness = restart(&harness);
    join(&mut harness, 2, Stone::Amber, JoinMode::Seat);
    assert_eq!(stone_of(&harness, 2), Some(Stone::Coral));
    // A phone's program has no wish of its own when it comes back.
    harness.handle(RoomInput::Disconnected(GuestId(2)));
    harness.join(JoinRequest { is_phone: true, ..harness.hello(2, "Guest 2", JoinMode::Seat) });
    wish(&mut harness, 2, Stone::Amber);
    assert_eq!(stone_of(&harness, 2), Some(Stone::Amber));
}

#[test]
fn stones_of_spectators_survive_the_hosts_restart() {
    let mut harness = two_wishes_for_amber();
    harness.command(HostCommand::Kick { who: key(1), ban: false });
    join(&mut harness, 4, Stone::Coral, JoinMode::Watch);
    join(&mut harness, 5, Stone::Lapis, JoinMode::Watch);
    harness.command(HostCommand::SetNextPlayer(Seat::Two, Some(NextPlayer::Spectator(key(4)))));
    wish(&mut harness, 5, Stone::Obsidian);
    harness.handle(RoomInput::Disconnected(GuestId(5)));
    for _ in 0..2 {
        harness = restart(&harness);
        harness.room.settings.options.entry = EntryPolicy::Open;
        // Who comes first takes nobody's.
        join(&mut harness, 6, Stone::Coral, JoinMode::Watch);
        assert!(![Stone::Coral, Stone::Obsidian].map(Some).contains(&stone_of(&harness, 6)));
        harness.send(6, ToHost::Goodbye(None));
        join(&mut harness, 4, Stone::Coral, JoinMode::Watch);
        join(&mut harness, 5, Stone::Lapis, JoinMode::Watch);
        assert_eq!([4, 5].map(|guest| stone_of(&harness, guest)), [Stone::Coral, Stone::Obsidian].map(Some));
    }
    // Who has left for good leaves the stone to others.
    harness.send(4, ToHost::Goodbye(None));
    join(&mut harness, 6, Stone::Coral, JoinMode::Watch);
    assert_eq!(stone_of(&harness, 6), Some(Stone::Coral));
}

#[test]
fn computer_players_have_the_stones_of_their_names() {
    let mut harness = TestRoom::new(config(12, EntryPolicy::Open));
    let [pebble, quartz, flint] = [Character::Pebble, Character::Quartz, Character::Flint].map(Stone::Bot);
    for guest in 1..8 {
        join(&mut harness, guest, Stone::River, JoinMode::Seat);
    }
    assert_eq!(stones(&harness)[..8], Stone::OF_PEOPLE.map(Some));
    // The ninth person has the stone of a computer player that isn't here, until it comes.
    join(&mut harness, 8, quartz, JoinMode::Seat);
    assert_eq!(stones(&harness)[8], Some(pebble), "nobody wishes for a computer player's stone");
    harness.command(HostCommand::SetSeats(vec![(Seat::Ten, bot("pebble"))]));
    harness.command(HostCommand::SetSeats(vec![(Seat::Eleven, bot("Pebble"))]));
    harness.command(HostCommand::SetSeats(vec![(Seat::Twelve, bot("Robot"))]));
    let shown = stones(&harness);
    assert_eq!((shown[9], shown[8]), (Some(pebble), Some(flint)));
    wish(&mut harness, 8, quartz);
    assert_eq!(stones(&harness), shown);
}

#[test]
fn a_knock_shows_the_stone_and_wishes_once() {
    let mut harness = TestRoom::new(HostConfig { stone: Stone::Jade, ..config(4, EntryPolicy::Knock) });
    join(&mut harness, 1, Stone::Coral, JoinMode::Seat);
    join(&mut harness, 2, Stone::Jade, JoinMode::Seat);
    let wishes = harness.host_events.iter().filter(|event| matches!(event, HostEvent::KnockStone { .. }));
    let shown = [(key(1), Stone::Coral), (key(2), Stone::River)];
    assert!(wishes.eq(&shown.map(|(who, stone)| HostEvent::KnockStone { who, stone })));
    harness.command(HostCommand::AnswerKnock { who: key(1), name: Name::new("Guest 1"), admit: true });
    assert_eq!(stones(&harness), [Some(Stone::Jade), Some(Stone::Coral), None, None]);

    for request in [LobbyRequest::Stone(Stone::Lapis), LobbyRequest::Age(None)] {
        join(&mut harness, 3, Stone::Lapis, JoinMode::Seat);
        harness.send(3, ToHost::LobbyRequest(request));
        assert_eq!(
            harness.last_messages.remove(&GuestId(3)),
            Some(ToGuest::Goodbye(CloseReason::ProtocolError))
        );
        assert_eq!(harness.host_events.last(), Some(&HostEvent::KnockWithdrawn(key(3))));
    }
}

#[test]
fn stones_change_during_a_series_and_survive_the_hosts_restart() {
    let config = HostConfig { stone: Stone::Jade, ..config(3, EntryPolicy::Open) };
    let mut harness = TestRoom::new(config.clone());
    join(&mut harness, 1, Stone::Coral, JoinMode::Seat);
    join(&mut harness, 2, Stone::Lapis, JoinMode::Seat);
    harness.start_round();
    harness.contribute([1, 2]);
    wish(&mut harness, 1, Stone::Obsidian);
    harness.command(HostCommand::Kick { who: key(2), ban: false });
    let own = harness.name_at(2).and_then(|name| Stone::of_bot(&name));
    let expected = [Some(Stone::Jade), Some(Stone::Obsidian), own];
    assert!(own.is_some() && stones(&harness) == expected, "a computer player goes on with its own stone");

    let (table, saved) = harness.saved.clone().expect("a round is saved");
    let resume = |saved| {
        let table = Table::resume(table.clone()).expect("a valid save");
        let config = HostConfig { stone: Stone::Amethyst, ..config.clone() };
        TestRoom::from_room(Room::resume(config, saved, table).expect("random bytes"))
    };
    assert_eq!(stones(&resume(saved.clone())), expected);
}

/// Ada wishes for the stone of the computer player that would go on for Ben, who goes to watch; Zoë gets his seat.
#[test]
fn no_two_players_are_shown_as_one_stone_in_a_round() {
    let (mut harness, mut replicas) = after_a_round();
    let ada_seat = harness.room.seating.seat_of(key(1)).expect("a seat");
    let ben_seat = harness.room.seating.seat_of(key(2)).expect("a seat");
    let before = harness.room.lobby().stone(ada_seat).expect("a stone");
    // The stones of computer players' names, of which Ada gets the first one that nobody has: Pebble's.
    let wish = (8..19).filter_map(|number| Stone::try_from(number).ok());
    for wish in wish {
        harness.send(1, ToHost::LobbyRequest(LobbyRequest::Stone(wish)));
        if harness.room.lobby().stone(ada_seat) == Some(wish) {
            break;
        }
    }
    // Zoë watches, and has the stone that Ada had.
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.send(9, ToHost::LobbyRequest(LobbyRequest::Stone(before)));
    harness.send(9, ToHost::LobbyRequest(LobbyRequest::Stone(before)));
    // Ben goes to watch, Zoë plays.
    harness.send(2, ToHost::LobbyRequest(LobbyRequest::Seat(None)));
    harness.send(9, ToHost::LobbyRequest(LobbyRequest::Seat(Some(ben_seat))));
    harness.broadcast_lobby();
    replicas.truncate(2);
    harness.ready(9, 3);
    be_ready(&mut harness, &mut replicas);
    play(&mut harness, &mut replicas, |_| true);
    let lobby = harness.room.lobby();
    let stones: Vec<Option<Stone>> = Seat::first_n(4).map(|seat| lobby.stone(seat)).collect();
    assert_eq!(harness.log().position().round, 2);
    assert!(
        (1..4).all(|at| !stones[..at].contains(&stones[at])),
        "two players have one stone, while others are free: {stones:?}"
    );
}

/// Ada, whose accomplice Carl goes to watch, gets the stone that Ben has had, and Ben another one.
#[test]
fn nobody_gets_the_stone_of_somebody_who_plays() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Open));
    for (guest, name) in [(1, "Ada"), (2, "Ben"), (3, "Carl")] {
        harness.join(harness.hello(guest, name, JoinMode::Seat));
    }
    let mut replicas: Vec<_> = (0..4).map(|guest| rounds::GuestReplica::new(&harness, guest)).collect();
    let wish = |harness: &mut TestRoom, guest, stone| {
        harness.send(guest, ToHost::LobbyRequest(LobbyRequest::Stone(stone)))
    };
    let stone = |harness: &TestRoom, guest: u64| harness.room.lobby().stone_of(key(guest));
    // Ben likes the stone that is the first one not the host's.
    wish(&mut harness, 1, Stone::Coral);
    wish(&mut harness, 2, Stone::Amber);
    assert_eq!(stone(&harness, 2), Some(Stone::Amber));
    harness.start_round();
    play(&mut harness, &mut replicas, |_| false);
    // What no window offers.
    for wished in (8..19).filter_map(|number| Stone::try_from(number).ok()) {
        wish(&mut harness, 1, wished);
        if stone(&harness, 1) == Some(wished) {
            break;
        }
    }
    harness.send(3, ToHost::LobbyRequest(LobbyRequest::Seat(None)));
    harness.broadcast_lobby();
    replicas.truncate(3);
    be_ready(&mut harness, &mut replicas);
    play(&mut harness, &mut replicas, |_| true);
    let after = [1, 2].map(|guest| stone(&harness, guest));
    assert_eq!(after[1], Some(Stone::Amber), "Ben keeps his stone for as long as the table knows him");
}

/// What lies beside a stone is in the lobby for everyone, and goes along to another seat.
#[test]
fn a_pebble_lies_beside_its_stone_until_its_player_takes_it_away() {
    let [comeback, flawless] =
        [Milestone::Comeback, Milestone::Flawless].map(|found| Pebble::from(Some(found)));
    let mut harness = TestRoom::new(HostConfig { pebble: comeback, ..config(4, EntryPolicy::Open) });
    join(&mut harness, 1, Stone::Jade, JoinMode::Seat);
    let pebbles = |harness: &TestRoom| {
        let lobby = harness.room.lobby();
        [Seat::ONE, Seat::Two, Seat::Four].map(|seat| lobby.pebble(seat))
    };
    let none = Pebble::default();
    assert_eq!(pebbles(&harness), [comeback, none, none]);
    harness.send(1, ToHost::LobbyRequest(LobbyRequest::Pebble(flawless)));
    assert_eq!(pebbles(&harness), [comeback, flawless, none]);
    harness.send(1, ToHost::LobbyRequest(LobbyRequest::Seat(Some(Seat::Four))));
    assert_eq!(pebbles(&harness), [comeback, none, flawless]);
    harness.send(1, ToHost::LobbyRequest(LobbyRequest::Pebble(none)));
    assert_eq!(pebbles(&harness), [comeback, none, none]);
}
