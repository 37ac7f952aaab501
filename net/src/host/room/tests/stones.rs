//! Tests of stones: every player has one of its own, and everyone is shown the same.

use skipstone_core::Stone;
use skipstone_core::bot::Character;

use super::*;
use crate::protocol::Denial;

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

#[test]
fn players_come_before_spectators() {
    let mut harness = TestRoom::new(HostConfig { takes_seat: false, ..config(2, EntryPolicy::Open) });
    let spectators = |harness: &TestRoom| -> Vec<Stone> {
        harness.room.lobby().spectators.iter().map(|spectator| spectator.stone).collect()
    };
    join(&mut harness, 1, Stone::Amber, JoinMode::Watch);
    join(&mut harness, 2, Stone::Amber, JoinMode::Watch);
    assert_eq!(spectators(&harness), [Stone::River, Stone::Amber, Stone::Jade]);
    join(&mut harness, 3, Stone::Amber, JoinMode::Seat);
    assert_eq!(stones(&harness), [Some(Stone::Amber), None]);
    assert_eq!(spectators(&harness), [Stone::River, Stone::Lapis, Stone::Jade]);

    // However many watch, each player has a stone that nobody else has.
    for guest in 10..40 {
        join(&mut harness, guest, Stone::Obsidian, JoinMode::Watch);
    }
    join(&mut harness, 50, Stone::Jade, JoinMode::Seat);
    assert_eq!(stones(&harness), [Some(Stone::Amber), Some(Stone::Jade)]);
    let theirs = spectators(&harness);
    assert!(!theirs.contains(&Stone::Amber) && !theirs.contains(&Stone::Jade), "{theirs:?}");
    // Who stands up keeps it.
    harness.send(3, ToHost::LobbyRequest(LobbyRequest::Seat(None)));
    assert!(spectators(&harness).contains(&Stone::Amber));
}

#[test]
fn computer_players_have_the_stones_of_their_names() {
    let mut harness = TestRoom::new(config(12, EntryPolicy::Open));
    let quartz = Stone::Bot(Character::Quartz);
    for guest in 1..8 {
        join(&mut harness, guest, Stone::River, JoinMode::Seat);
    }
    assert_eq!(stones(&harness)[..8], Stone::OF_PEOPLE.map(Some));
    // The ninth person has the stone of a computer player that isn't here, until it comes.
    join(&mut harness, 8, quartz, JoinMode::Seat);
    assert_eq!(stones(&harness)[8], Some(quartz));
    harness.command(HostCommand::SetSeat(Seat::Ten, bot("quartz")));
    harness.command(HostCommand::SetSeat(Seat::Eleven, bot("Quartz")));
    harness.command(HostCommand::SetSeat(Seat::Twelve, bot("Robot")));
    let [pebble, flint, slate] = [Character::Pebble, Character::Flint, Character::Slate].map(Stone::Bot);
    assert_eq!(stones(&harness)[8..], [pebble, quartz, flint, slate].map(Some));
    // A person doesn't get the stone of a computer player's name.
    wish(&mut harness, 8, quartz);
    assert_eq!(stones(&harness)[8], Some(pebble));
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

    for request in [LobbyRequest::Stone(Stone::Lapis), LobbyRequest::Ready(None)] {
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
    harness.command(HostCommand::StartRound);
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
    // A table of an older version has none: everybody gets one.
    let mut older = resume(SavedRoom { stones: Vec::new(), ..saved });
    assert_eq!(stones(&older), [Some(Stone::River), Some(Stone::Amber), own]);
    join(&mut older, 1, Stone::Obsidian, JoinMode::Seat);
    assert_eq!(stones(&older)[1], Some(Stone::Obsidian));
}
