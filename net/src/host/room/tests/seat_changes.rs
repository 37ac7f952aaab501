//! Tests of other players in the seats of a series: spectators who come to play, and players who go to watch.

use skipstone_core::FirstPlayer;
use skipstone_core::record::Record;
use skipstone_core::table::Intent;

use super::readiness::after_a_round;
use super::rounds::{GuestReplica, play, three_people_and_bots_at};
use super::*;
use crate::client::{Doubt, RoomRequest, Verdict};
use crate::codec::{Decoder, Frame};
use crate::host::person::{Plan, Standing};
use crate::limits;
use crate::protocol::{Denial, LobbyRequest, NextPlayer, PresenceEvent, Refusal};

pub(super) const BOT_SEAT: Seat = Seat::Four;

fn wish(harness: &mut TestRoom, guest: u64, seat: Option<Seat>) -> Option<Denial> {
    let unread = |harness: &TestRoom| harness.inboxes.get(&GuestId(guest)).cloned().unwrap_or_default();
    let before = unread(harness).len();
    harness.send(guest, ToHost::LobbyRequest(LobbyRequest::Seat(seat)));
    // By the time of the next deal everybody has long been shown the wish.
    harness.now += Duration::from_secs(1);
    harness.handle(RoomInput::Tick);
    unread(harness).into_iter().skip(before).find_map(|message| match message {
        ToGuest::Denied { why, .. } => Some(why),
        _ => None,
    })
}

fn next(harness: &TestRoom, seat: Seat) -> Option<NextPlayer> {
    harness.room.lobby().seats[seat.index()].next
}

/// Whether the next round has been dealt once these are ready.
fn deals_when_ready(harness: &mut TestRoom, replicas: &mut [GuestReplica], ready: &[u64]) -> bool {
    let round = harness.log().position().round;
    let ready = |replica: &&mut GuestReplica| ready.contains(&replica.guest);
    replicas.iter_mut().filter(ready).for_each(|replica| replica.intend(harness, Intent::NextRound));
    harness.log().position().round > round
}

fn play_round(harness: &mut TestRoom, replicas: &mut [GuestReplica]) {
    play(harness, replicas, |replicas| !replicas[0].over);
    play(harness, replicas, |_| false);
}

/// The names in the record of a round.
fn recorded_names(harness: &TestRoom, round: u32) -> Vec<String> {
    let record = harness.room.records.get(round).expect("a finished round");
    record.parse::<Record>().expect("a record").header.seats.into_iter().map(|seat| seat.name).collect()
}

#[test]
fn a_spectator_comes_to_play_and_a_player_goes_to_watch_and_all_is_verified() {
    let (mut harness, mut replicas) = after_a_round();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    assert_eq!(wish(&mut harness, 9, Some(BOT_SEAT)), None);
    assert_eq!(next(&harness, BOT_SEAT), Some(NextPlayer::Spectator(key(9))));
    replicas.push(GuestReplica::in_seat(&harness, 9, BOT_SEAT));
    assert!(!deals_when_ready(&mut harness, &mut replicas, &[0, 1, 2]), "Zoë is waited for");
    assert!(deals_when_ready(&mut harness, &mut replicas, &[9]));
    play_round(&mut harness, &mut replicas);
    assert_eq!(harness.name_at(BOT_SEAT.index()).as_deref(), Some("Zoë"));
    assert!(
        harness.log().log().contract().is_some_and(|contract| contract.seat_of(key(9)) == Some(BOT_SEAT))
    );
    assert!(replicas.iter().all(|replica| replica.verified && replica.over));

    let ada = harness.room.seating.seat_of(key(1)).expect("a seat");
    assert_eq!(wish(&mut harness, 1, None), None);
    assert_eq!(next(&harness, ada), Some(NextPlayer::Computer));
    assert!(deals_when_ready(&mut harness, &mut replicas, &[0, 2, 9]), "who goes isn't waited for");
    let log = harness.log();
    assert_eq!(harness.room.viewer_of(GuestId(1), log), None, "the cards are another's");
    assert_eq!(harness.room.viewer_of(GuestId(9), log), Some(BOT_SEAT));
    assert!(harness.room.lobby().spectators.iter().any(|spectator| spectator.key == key(1)));
    assert_ne!(harness.name_at(ada.index()).as_deref(), Some("Ada"));
    play_round(&mut harness, &mut replicas);
    for replica in replicas.iter().filter(|replica| replica.guest != 1) {
        assert!(matches!(replica.verdicts[..], [.., Verdict::Verified(_)]), "{:?}", replica.verdicts);
    }
    assert_eq!(replicas[1].verdicts.last(), Some(&Verdict::NotProven(Doubt::Watched { from: 1 })));
}

#[test]
fn a_seat_is_only_taken_from_computer_players_by_who_is_there() {
    let (mut harness, mut replicas) = after_a_round();
    let ada = harness.room.seating.seat_of(key(1)).expect("a seat");
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.join(harness.hello(8, "Kim", JoinMode::Watch));
    assert_eq!(wish(&mut harness, 9, Some(ada)), Some(Denial::SeatTaken));
    assert_eq!(wish(&mut harness, 1, Some(BOT_SEAT)), Some(Denial::SeatTaken), "a player stays");
    assert_eq!(wish(&mut harness, 9, None), Some(Denial::NotSeated));
    assert_eq!(wish(&mut harness, 9, Some(Seat::Twelve)), Some(Denial::NotNow));
    assert_eq!(wish(&mut harness, 9, Some(BOT_SEAT)), None);
    assert_eq!(wish(&mut harness, 8, Some(BOT_SEAT)), Some(Denial::SeatTaken), "Zoë was first");
    harness.command(HostCommand::SetNextPlayer(BOT_SEAT, Some(NextPlayer::Spectator(key(8)))));
    assert_eq!(next(&harness, BOT_SEAT), Some(NextPlayer::Spectator(key(8))), "the host decides");
    harness.command(HostCommand::SetNextPlayer(ada, Some(NextPlayer::Computer)));
    assert_eq!(wish(&mut harness, 1, Some(ada)), None, "Ada stays after all");
    harness.ready(1, 7);
    harness.take_messages(2);
    harness.command(HostCommand::SetNextPlayer(ada, Some(NextPlayer::Computer)));
    harness.command(HostCommand::SetNextPlayer(ada, None));
    let is_nobody_ready =
        |message: &ToGuest| matches!(message, ToGuest::Ready { seats, .. } if seats.is_empty());
    assert!(harness.take_messages(2).iter().any(is_nobody_ready), "Ada is asked again, and all see it");
    assert_eq!(next(&harness, ada), None);
    harness.handle(RoomInput::Disconnected(GuestId(8)));
    assert_eq!(next(&harness, BOT_SEAT), None);
    assert!(deals_when_ready(&mut harness, &mut replicas, &[0, 1, 2]), "nobody waits for who has left");

    // During a round nothing changes until the next one.
    assert_eq!(wish(&mut harness, 9, Some(BOT_SEAT)), None);
    play_round(&mut harness, &mut replicas);
    assert_ne!(harness.name_at(BOT_SEAT.index()).as_deref(), Some("Zoë"));
    assert!(replicas.iter().all(|replica| replica.verified));
}

/// A person who goes to watch leaves a seat that others may have. Nobody gets it back by chance.
#[test]
fn a_seat_that_a_computer_player_will_have_may_be_asked_for() {
    let (mut harness, mut replicas) = after_a_round();
    let ada = harness.room.seating.seat_of(key(1)).expect("a seat");
    let (computer, promised) = (Some(NextPlayer::Computer), Some(NextPlayer::Spectator(key(9))));
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.join(harness.hello(8, "Kim", JoinMode::Watch));
    assert_eq!(wish(&mut harness, 1, None), None);
    assert!(harness.room.lobby().seats_to_take().any(|seat| seat == ada));
    assert_eq!(wish(&mut harness, 9, Some(ada)), None);
    assert_eq!(next(&harness, ada), promised);
    assert!(harness.room.lobby().will_watch(key(1)));
    assert_eq!(wish(&mut harness, 8, Some(ada)), Some(Denial::SeatTaken), "Zoë was first");
    assert_eq!(
        wish(&mut harness, 1, Some(ada)),
        Some(Denial::SeatTaken),
        "so was she when Ada stays after all"
    );
    assert_eq!(wish(&mut harness, 1, None), None);
    assert_eq!(next(&harness, ada), promised, "who goes already doesn't go twice");

    // Whoever doesn't play after all, moves or has no connection leaves the seat to a computer player.
    assert_eq!(wish(&mut harness, 9, None), None);
    assert_eq!(next(&harness, ada), computer);
    assert_eq!(wish(&mut harness, 9, Some(ada)), None);
    harness.command(HostCommand::SetNextPlayer(BOT_SEAT, promised));
    assert_eq!((next(&harness, ada), next(&harness, BOT_SEAT)), (computer, promised));
    harness.command(HostCommand::SetNextPlayer(ada, promised));
    assert_eq!((next(&harness, ada), next(&harness, BOT_SEAT)), (promised, None));
    harness.handle(RoomInput::Disconnected(GuestId(9)));
    assert_eq!(next(&harness, ada), computer);
    let mut restarted = restart(&harness);
    for room in [&mut harness, &mut restarted] {
        returns(room, 9, "Zoë");
        assert_eq!(next(room, ada), promised);
    }
    restarted.send(9, ToHost::Goodbye(None));
    assert_eq!(next(&restarted, ada), computer);
    assert!(restart(&restarted).room.seating.seat_of(key(1)).is_some());

    replicas.push(GuestReplica::in_seat(&harness, 9, ada));
    harness.ready(1, 7);
    assert!(!deals_when_ready(&mut harness, &mut replicas, &[0, 2]), "Ada isn't ready for Zoë");
    assert!(deals_when_ready(&mut harness, &mut replicas, &[9]));
    assert_eq!(harness.name_at(ada.index()).as_deref(), Some("Zoë"));
    assert!(harness.room.lobby().spectators.iter().any(|spectator| spectator.key == key(1)));
    play_round(&mut harness, &mut replicas);
    for replica in replicas.iter().filter(|replica| replica.guest != 1) {
        assert!(matches!(replica.verdicts[..], [.., Verdict::Verified(_)]), "{:?}", replica.verdicts);
    }

    // Also where the one who goes is kicked before that.
    let ben = harness.room.seating.seat_of(key(2)).expect("a seat");
    assert_eq!(wish(&mut harness, 2, None), None);
    assert_eq!(wish(&mut harness, 8, Some(ben)), None);
    harness.command(HostCommand::Kick { who: key(2), ban: false });
    assert_eq!(next(&harness, ben), Some(NextPlayer::Spectator(key(8))));
}

/// The room after a restart of its host, without its guests.
pub(super) fn restart(harness: &TestRoom) -> TestRoom {
    let (table, saved) = harness.saved.clone().expect("a saved room");
    let table = Table::resume(table).expect("a valid save");
    TestRoom::from_room(Room::resume(config(4, EntryPolicy::Knock), saved, table).expect("random bytes"))
}

/// A guest whose program returns by itself.
pub(super) fn returns(harness: &mut TestRoom, guest: u64, name: &str) {
    let mode = JoinMode::Return { table: harness.room.id, seen: LogPosition::default() };
    harness.join(harness.hello(guest, name, mode));
}

#[test]
fn a_promised_seat_outlasts_a_lost_connection_and_the_hosts_restart() {
    let (mut harness, _) = after_a_round();
    let ada = harness.room.seating.seat_of(key(1)).expect("a seat");
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.room.settings.options.entry = EntryPolicy::Knock;
    assert_eq!(wish(&mut harness, 9, Some(BOT_SEAT)), None);
    assert_eq!(wish(&mut harness, 1, None), None);
    let promised = Some(NextPlayer::Spectator(key(9)));

    harness.handle(RoomInput::Disconnected(GuestId(9)));
    assert_eq!(next(&harness, BOT_SEAT), None, "nobody waits for who is away");
    let mut resumed = restart(&harness);
    returns(&mut harness, 9, "Zoë");
    assert_eq!(next(&harness, BOT_SEAT), promised);

    for _ in 0..2 {
        assert_eq!((next(&resumed, BOT_SEAT), next(&resumed, ada)), (None, Some(NextPlayer::Computer)));
        returns(&mut resumed, 9, "Zoë");
        assert_eq!(resumed.refused(9), None);
        assert_eq!(next(&resumed, BOT_SEAT), promised);
        resumed = restart(&resumed);
    }

    // Who goes, or is sent away, leaves the promise behind; so does who finds the seat taken.
    let mut left = restart(&resumed);
    returns(&mut left, 9, "Zoë");
    left.send(9, ToHost::Goodbye(None));
    assert!(left.saved.as_ref().is_some_and(|(_, saved)| {
        saved.people.values().all(|person| person.plan.is_none_or(|plan| plan == Plan::Watch))
    }));
    let mut kicked = restart(&resumed);
    kicked.command(HostCommand::Kick { who: key(9), ban: false });
    assert!(kicked.saved.as_ref().is_some_and(|(_, saved)| {
        saved.people.values().all(|person| person.plan.is_none_or(|plan| plan == Plan::Watch))
    }));
    resumed.room.people.admit(key(8), Name::new("Kim"), Standing::Watches);
    returns(&mut resumed, 8, "Kim");
    assert_eq!(wish(&mut resumed, 8, Some(BOT_SEAT)), None);
    returns(&mut resumed, 9, "Zoë");
    assert_eq!(next(&resumed, BOT_SEAT), Some(NextPlayer::Spectator(key(8))));
}

/// A program that has forgotten that its player watches asks for a seat.
#[test]
fn whoever_has_a_promised_seat_comes_in_as_a_spectator_also_when_asking_for_a_seat() {
    let (mut harness, _) = after_a_round();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    assert_eq!(wish(&mut harness, 9, Some(BOT_SEAT)), None);
    harness.join(harness.hello(9, "Zoë", JoinMode::Seat));
    let mut restarted = restart(&harness);
    harness.handle(RoomInput::Disconnected(GuestId(9)));
    harness.room.settings.options.watching = false;
    for room in [&mut harness, &mut restarted] {
        room.join(room.hello(9, "Zoë", JoinMode::Seat));
        assert_eq!(room.refused(9), None);
        assert!(room.room.lobby().spectators.iter().any(|spectator| spectator.key == key(9)));
        assert_eq!(next(room, BOT_SEAT), Some(NextPlayer::Spectator(key(9))));
    }
    assert_eq!(wish(&mut restarted, 9, None), None);
    restarted.handle(RoomInput::Disconnected(GuestId(9)));
    restarted.join(restarted.hello(9, "Zoë", JoinMode::Seat));
    assert_eq!(restarted.refused(9), Some(Refusal::Full), "without the promise there is no seat");
}

#[test]
fn who_was_kicked_comes_back_under_their_name_and_everybody_sees_them_play() {
    let (mut harness, mut replicas) = after_a_round();
    assert!(deals_when_ready(&mut harness, &mut replicas, &[0, 1, 2]));
    let seat = harness.room.seating.seat_of(key(1)).expect("a seat");
    let stone = Some(harness.room.people.stone(key(1)));
    harness.command(HostCommand::Kick { who: key(1), ban: false });
    replicas.retain(|replica| replica.guest != 1);
    harness.take_messages(1);
    harness.join(harness.hello(3, "Ada", JoinMode::Watch));
    assert!(
        harness.last_messages[&GuestId(3)] == ToGuest::Refused(Refusal::NameTaken),
        "the name is nobody else's"
    );
    harness.join(JoinRequest { stone, ..harness.hello(1, "Ada", JoinMode::Watch) });
    assert!(harness.room.lobby().spectators.is_empty(), "the host decides, also at an open table");
    harness.command(HostCommand::AnswerKnock { who: key(1), name: Name::new("Ada"), admit: true });
    let spectators = harness.room.lobby().spectators;
    assert!(spectators.iter().any(|guest| guest.key == key(1) && &*guest.name == "Ada"));
    play_round(&mut harness, &mut replicas);
    assert_eq!(wish(&mut harness, 1, Some(seat)), None);
    replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
    replicas.push(GuestReplica::in_seat(&harness, 1, seat));
    assert!(deals_when_ready(&mut harness, &mut replicas, &[0, 1, 2]));
    assert_eq!(Some(harness.room.people.stone(key(1))), stone);
    let is_here = |message: &ToGuest| *message == ToGuest::Presence(PresenceEvent::Here(seat));
    assert!(harness.inboxes[&GuestId(2)].iter().any(is_here), "the computer player has gone");
    play_round(&mut harness, &mut replicas);
    assert!(
        replicas.iter().all(|replica| replica.verified),
        "{:?}",
        replicas.iter().map(|replica| replica.verdicts.last()).collect::<Vec<_>>()
    );
}

/// A computer player that goes on for somebody who was kicked is told apart at once. The round, which the person began, names her.
#[test]
fn who_plays_on_for_somebody_who_was_kicked_has_an_own_name_and_the_record_has_hers() {
    let (mut harness, mut replicas) = after_a_round();
    assert!(deals_when_ready(&mut harness, &mut replicas, &[0, 1, 2]));
    let seat = harness.room.seating.seat_of(key(1)).expect("a seat").index();
    harness.command(HostCommand::Kick { who: key(1), ban: true });
    replicas.retain(|replica| replica.guest != 1);
    let stand_in = harness.name_at(seat).expect("a computer player");
    assert!(skipstone_core::bot::Character::ALL.iter().any(|character| character.name() == stand_in));
    let (table, saved) = harness.saved.as_ref().expect("a kick is saved");
    assert_eq!((&*table.config.seats[seat].name, &*saved.names(&table.config)[seat]), ("Ada", &*stand_in));
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.join(harness.hello(3, "Ada", JoinMode::Watch));
    assert_eq!(harness.refused(3), Some(Refusal::NameTaken), "the round's contract has the name");
    play_round(&mut harness, &mut replicas);
    assert!(recorded_names(&harness, 2).contains(&"Ada".to_owned()), "she began the round");
    assert!(deals_when_ready(&mut harness, &mut replicas, &[0, 2]));
    play_round(&mut harness, &mut replicas);
    assert_eq!(harness.name_at(seat), Some(stand_in.clone()));
    let names = recorded_names(&harness, 3);
    assert!(names.contains(&stand_in) && !names.contains(&"Ada".to_owned()), "{names:?}");
    harness.join(harness.hello(3, "Ada", JoinMode::Watch));
    let spectators = harness.room.lobby().spectators;
    assert!(spectators.iter().any(|guest| &*guest.name == "Ada"), "and nobody else any more");
    assert!(replicas.iter().all(|replica| replica.verified), "{:?}", replicas[1].verdicts);
}

#[test]
fn the_seat_of_who_was_kicked_is_offered_whatever_was_planned_for_it() {
    let (mut harness, _) = after_a_round();
    let ada = harness.room.seating.seat_of(key(1)).expect("a seat");
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    harness.command(HostCommand::SetNextPlayer(ada, Some(NextPlayer::Computer)));
    harness.command(HostCommand::Kick { who: key(1), ban: false });
    assert_eq!(next(&harness, ada), None, "a computer player has it already");
    assert_eq!(wish(&mut harness, 9, Some(ada)), None);
    assert_eq!(next(&harness, ada), Some(NextPlayer::Spectator(key(9))));
}

#[test]
fn a_spectator_gets_a_computer_players_seat_in_the_lobby() {
    let mut harness = TestRoom::new(config(3, EntryPolicy::Open));
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.fill_with_bots();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    assert_eq!(wish(&mut harness, 1, Some(Seat::Three)), Some(Denial::SeatTaken), "a player stays");
    assert_eq!(wish(&mut harness, 9, Some(Seat::Two)), Some(Denial::SeatTaken));
    assert_eq!(wish(&mut harness, 9, Some(Seat::Three)), None);
    assert_eq!(harness.name_at(2).as_deref(), Some("Zoë"));
    assert_eq!(wish(&mut harness, 9, None), None);
    assert_eq!(harness.name_at(2).as_deref(), Some("Pebble 3"), "the computer player is back");
    // Also after a deal that she has declined.
    assert_eq!(wish(&mut harness, 9, Some(Seat::Three)), None);
    harness.start_round();
    harness.decline(9);
    assert!(harness.room.game.is_none(), "all are back in the lobby");
    harness.command(HostCommand::Kick { who: key(9), ban: true });
    assert_eq!(harness.name_at(2).as_deref(), Some("Pebble 3"));
    harness.start_round();
    assert!(harness.room.game.is_some(), "the host can begin");
}

/// Zoë takes the computer player's seat, declines the deal, and gives the seat up again.
#[test]
fn a_computer_player_whose_seat_was_taken_comes_back_as_it_was() {
    let (mut harness, mut replicas) = after_a_round();
    let before = harness.room.lobby().seats[BOT_SEAT.index()].clone();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    assert_eq!(wish(&mut harness, 9, Some(BOT_SEAT)), None);
    deals_when_ready(&mut harness, &mut replicas, &[0, 1, 2]);
    harness.ready(9, 1);
    let at = harness.log().position();
    harness.decline(9);
    assert_eq!(harness.name_at(BOT_SEAT.index()).as_deref(), Some("Zoë"));
    assert_eq!(wish(&mut harness, 9, None), None);
    assert_eq!(harness.log().position().proposal, at.proposal);
    deals_when_ready(&mut harness, &mut replicas, &[0, 1, 2]);
    assert_eq!(harness.log().position().proposal, at.proposal + 1, "it is dealt");
    assert_eq!(harness.room.lobby().seats[BOT_SEAT.index()], before);
    play_round(&mut harness, &mut replicas);
    assert!(replicas.iter().all(|replica| replica.verified), "{:?}", replicas[0].verdicts);
}

/// Hanna, Ada and Ben at a table whose first player goes by age, after a round. Ben is 32.
fn after_a_round_by_age(first_player: FirstPlayer) -> (TestRoom, Vec<GuestReplica>) {
    let mut config = config(3, EntryPolicy::Open);
    config.setup.rules.first_player = first_player;
    let (mut harness, mut replicas) = three_people_and_bots_at(config);
    for replica in &mut replicas {
        let age = LobbyRequest::Age(Some(30 + replica.guest as u8));
        replica.state.handle_room_request(RoomRequest::Lobby(age));
        replica.answer(&mut harness);
    }
    harness.start_round();
    play(&mut harness, &mut replicas, |_| false);
    (harness, replicas)
}

#[test]
fn a_seat_keeps_its_age_for_the_computer_player_that_gets_it() {
    for first_player in [FirstPlayer::Youngest, FirstPlayer::MiddleAge] {
        for is_kicked in [false, true] {
            let (mut harness, mut replicas) = after_a_round_by_age(first_player);
            let seat = replicas.pop().expect("Ben").seat;
            match is_kicked {
                true => harness.command(HostCommand::Kick { who: key(2), ban: false }),
                false => assert_eq!(wish(&mut harness, 2, None), None),
            }
            replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
            assert!(deals_when_ready(&mut harness, &mut replicas, &[0, 1]));
            let contract = harness.log().log().contract().expect("a contract");
            assert_eq!(contract.ages()[seat], Some(32));
            // Also after a restart, and in the round after that.
            let mut restarted = restart(&harness);
            assert_eq!(restarted.room.seating.age(seat), Some(32));
            restarted.handle(RoomInput::Tick);
            play_round(&mut harness, &mut replicas);
            assert!(replicas.iter().all(|replica| replica.verified), "{:?}", replicas[0].verdicts);
        }
    }
}

/// Ben goes to watch where nearly all places for spectators are taken.
#[test]
fn players_who_go_to_watch_have_their_places_before_others_come() {
    let (mut harness, mut replicas) = after_a_round();
    let seat = harness.room.seating.seat_of(key(1)).expect("a seat");
    for guest in 10..137 {
        harness.join(harness.hello(guest, &format!("W{guest}"), JoinMode::Watch));
    }
    assert_eq!(wish(&mut harness, 2, None), None);
    harness.join(harness.hello(137, "W137", JoinMode::Watch));
    assert_eq!(harness.refused(137), Some(Refusal::NoWatching));
    assert_eq!(wish(&mut harness, 1, None), Some(Denial::NotNow));
    assert_eq!(wish(&mut harness, 0, None), Some(Denial::NotNow), "nor does the host's own player go");
    harness.command(HostCommand::SetNextPlayer(seat, Some(NextPlayer::Computer)));
    assert_eq!(next(&harness, seat), None);
    assert!(deals_when_ready(&mut harness, &mut replicas, &[0, 1]));
    let lobby = harness.room.lobby();
    assert_eq!(lobby.spectators.len(), limits::SPECTATORS);
    let frame = Frame::new(&ToGuest::Lobby(Box::new(lobby))).expect("a frame");
    let mut decoder = Decoder::<ToGuest>::default();
    decoder.push(frame.as_ref());
    assert!(decoder.next_message().expect("a whole frame").is_ok());
}

#[test]
fn names_change_with_the_next_round_and_nobody_gets_anothers() {
    let (mut harness, mut replicas) = after_a_round();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    let ada = harness.room.seating.seat_of(key(1)).expect("a seat").index();
    let rename = |harness: &mut TestRoom, guest: u64, name: &str| {
        harness.send(guest, ToHost::LobbyRequest(LobbyRequest::Name(Name::new(name))));
    };
    rename(&mut harness, 1, "Augusta");
    rename(&mut harness, 2, "Augusta");
    harness.command(HostCommand::Rename(key(9), Name::new("AUGUSTA")));
    assert_eq!(harness.name_at(ada).as_deref(), Some("Ada"));
    let planned = vec![(key(1), Name::new("Augusta"))];
    assert_eq!(harness.room.lobby().next_names, planned, "everybody knows");
    rename(&mut harness, 1, "Ada");
    assert_eq!(harness.room.lobby().next_names, [], "she stays Ada");
    rename(&mut harness, 1, "Augusta");
    harness.command(HostCommand::Rename(key(9), Name::new("Zoë of Hill")));
    assert_eq!(&*harness.room.lobby().spectators[0].name, "Zoë of Hill", "who watches is in no contract");
    assert!(deals_when_ready(&mut harness, &mut replicas, &[0, 1, 2]));
    play_round(&mut harness, &mut replicas);
    assert_eq!(harness.name_at(ada).as_deref(), Some("Augusta"));
    assert_eq!(harness.room.lobby().next_names, []);
    assert_eq!(harness.name_at(2).as_deref(), Some("Ben"));
    assert!(replicas.iter().all(|replica| replica.verified));
}

#[test]
fn a_promised_name_is_kept_for_who_is_away_when_the_host_goes_to_the_lobby() {
    let (mut harness, _) = after_a_round();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.command(HostCommand::Rename(key(1), Name::new("Augusta")));
    harness.command(HostCommand::Rename(key(9), Name::new("Zoë of Hill")));
    [1, 9].into_iter().for_each(|guest| harness.handle(RoomInput::Disconnected(GuestId(guest))));
    harness.command(HostCommand::Rematch);
    returns(&mut harness, 1, "Ada");
    returns(&mut harness, 9, "Zoë");
    let lobby = harness.room.lobby();
    let name_of = |guest| lobby.name_of(key(guest)).map(|name| name.to_string());
    assert_eq!((name_of(1).as_deref(), name_of(9).as_deref()), (Some("Augusta"), Some("Zoë of Hill")));
}
