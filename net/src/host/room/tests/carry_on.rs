//! Series that go on at another computer: who carries them on can't bend them, and who follows sees what differs.

use skipstone_core::table::{Intent, SavedTable};
use skipstone_core::{Seat, Stone};

use super::clients::restarted;
use super::rounds::{GuestReplica, be_ready, play, three_people_and_bots_at};
use super::*;
use crate::client::{ClientEvent, Doubt, Evidence, EvidenceStore as _, RoomRequest, Surprise, Verdict};
use crate::host::{CarryOn, CarryOnError};
use crate::ids::SeriesKey;
use crate::protocol::Denial;
use crate::testing::MemoryEvidenceStore;

/// A series of Hanna's after a round, and what Ada and Ben have kept of it.
struct Before {
    series: SeriesKey,
    table: SavedTable,
    /// Hanna's table as it was saved.
    old: (SavedTable, SavedRoom),
    stores: [MemoryEvidenceStore; 2],
}

fn before() -> Before {
    before_then(|_, _| {})
}

/// The same after more has happened.
fn before_then(more: impl FnOnce(&mut TestRoom, &mut [GuestReplica])) -> Before {
    let (mut harness, mut replicas) = three_people_and_bots_at(config(4, EntryPolicy::Open));
    let stores = [1, 2].map(|_| MemoryEvidenceStore::default());
    for guest in [1, 2] {
        replicas[guest] = restarted(&harness, guest as u64, &stores[guest - 1]);
    }
    harness.start_round();
    play(&mut harness, &mut replicas, |_| false);
    for replica in &mut replicas {
        assert!(replica.verified, "{:?}", replica.verdicts);
        replica.state.tell_time(harness.now + Duration::from_secs(9));
    }
    more(&mut harness, &mut replicas);
    for replica in &mut replicas {
        replica.state.tell_time(harness.now + Duration::from_secs(99));
    }
    let series = SeriesKey { host: harness.room.host_key(), series: harness.room.series };
    let old = harness.saved.expect("a save");
    let table = old.0.clone();
    Before {
        series,
        old,
        table: SavedTable { round: None, seed: skipstone_core::Seed([7; 32]), ..table },
        stores,
    }
}

impl Before {
    fn carry_on(&self, own: u64, rounds: u32) -> Result<SavedRoom, CarryOnError> {
        let HostConfig { title, options, .. } = config(4, EntryPolicy::Open);
        let stones = Stone::OF_PEOPLE[..3].to_vec();
        let scores = self.table.rounds[0].points.to_vec();
        let (series, own_key) = (self.series, key(own));
        let carried = CarryOn { series, own: own_key, rounds, scores, stones, title, options, port: 7462 };
        let store = &mut self.stores[own as usize - 1].clone();
        carried.room(&store.load(self.series).expect("evidence"))
    }

    /// Ada's table, and the programs of her and Ben, who has joined it.
    fn at_ada(&self, saved: SavedRoom, table: SavedTable) -> (TestRoom, Vec<GuestReplica>) {
        let config = HostConfig { identity: identity(1), ..config(4, EntryPolicy::Knock) };
        let table = Table::resume(table).expect("a valid table");
        let mut harness = TestRoom::from_room(Room::resume(config, saved, table).expect("random bytes"));
        let ada = restarted(&harness, 0, &self.stores[0]);
        harness.join(harness.hello(2, "Whoever", JoinMode::Seat));
        let ben = restarted(&harness, 2, &self.stores[1]);
        (harness, vec![ada, ben])
    }
}

impl Before {
    /// Hanna's table once more, after the round that was played there, with the programs of all.
    fn at_hanna(&self) -> (TestRoom, Vec<GuestReplica>) {
        let (table, saved) = self.old.clone();
        let table = Table::resume(table).expect("a valid table");
        let config = config(4, EntryPolicy::Knock);
        let mut harness = TestRoom::from_room(Room::resume(config, saved, table).expect("random bytes"));
        let hanna = restarted(&harness, 0, &MemoryEvidenceStore::default());
        let others = [1, 2].map(|guest| {
            harness.join(harness.hello(guest, "Whoever", JoinMode::Seat));
            restarted(&harness, guest, &self.stores[guest as usize - 1])
        });
        (harness, [hanna].into_iter().chain(others).collect())
    }
}

/// What the program of Ben says of the proposed round.
fn surprises(harness: &mut TestRoom, ben: &mut GuestReplica) -> Vec<Surprise> {
    let mut found = Vec::new();
    for message in harness.take_messages(ben.guest) {
        ben.state.handle_message(message).expect("the protocol is kept");
        for event in &ben.state.outputs.events {
            if let ClientEvent::Proposal(Some(shown)) = event {
                found = shown.surprises.clone();
            }
        }
    }
    found
}

/// All are ready, and the round is played to its end; at Ada's table Hanna is away.
fn play_a_round(harness: &mut TestRoom, replicas: &mut [GuestReplica]) {
    begin_a_round(harness, replicas);
    play(harness, replicas, |_| false);
}

fn begin_a_round(harness: &mut TestRoom, replicas: &mut [GuestReplica]) {
    replicas.iter_mut().for_each(|replica| replica.receive(harness));
    replicas.iter_mut().for_each(|replica| replica.intend(harness, Intent::NextRound));
    if harness.room.game.as_ref().is_some_and(|game| game.dealing.is_none()) {
        harness.begin_round();
    }
}

#[test]
fn a_series_goes_on_where_it_was_and_its_chain_of_verified_rounds_too() {
    let before = before();
    let saved = before.carry_on(1, 1).expect("a room");
    let (mut harness, mut replicas) = before.at_ada(saved, before.table.clone());
    assert_eq!(surprises(&mut harness, &mut replicas[1]), [], "it is as Ben has seen it");
    for round in [2, 3] {
        play_a_round(&mut harness, &mut replicas);
        let contract = harness.log().log().contract().expect("a contract").clone();
        assert_eq!((harness.log().position().round, contract.continues), (round, Some(before.series)));
        for replica in &replicas {
            assert!(replica.verified, "round {round}: {:?}", replica.verdicts);
        }
        let points = before.table.rounds[0].points.clone();
        assert!(round > 2 || *contract.scores == *points, "{:?} {points:?}", contract.scores);
    }
}

#[test]
fn a_new_host_that_says_something_else_is_found_out_before_anybody_agrees() {
    let before = before();
    let saved = || before.carry_on(1, 1).expect("a room");
    let own = before.table.rounds[0].points.clone();
    let other_points = Surprise::OtherScores { round: 1, own: own.to_vec() };
    // Other points.
    let mut table = before.table.clone();
    table.rounds[0].points.rotate_left(1);
    assert_ne!(table.rounds[0].points, own, "somebody has won it");
    // A round that was never played.
    let mut invented = before.table.clone();
    invented.rounds.push(before.table.rounds[0].clone());
    let mut later = saved();
    later.continues.as_mut().expect("a round before").round = 2;
    // Another end of the round.
    let mut other_head = saved();
    other_head.continues.as_mut().expect("a round before").head = Digest::of("another", &1u8);
    // Other rules.
    let mut other_rules = before.table.clone();
    other_rules.config.rules.hand = 6;
    // A round fewer: as if it hadn't been played.
    let mut earlier = saved();
    earlier.continues.as_mut().expect("a round before").round = 0;
    let none = SavedTable { rounds: Vec::new(), ..before.table.clone() };
    for (saved, table) in [
        (saved(), table),
        (later, invented),
        (other_head, before.table.clone()),
        (saved(), other_rules),
        (earlier, none),
    ] {
        let (mut harness, mut replicas) = before.at_ada(saved, table);
        let told = surprises(&mut harness, &mut replicas[1]);
        assert_eq!(told, std::slice::from_ref(&other_points));
        replicas[1].state.handle_intent(Intent::NextRound);
        assert!(replicas[1].state.outputs.messages.is_empty(), "nobody is ready for it by mistake");
    }
}

#[test]
fn between_rounds_the_table_is_handed_over_to_who_plays_at_a_computer() {
    let (mut harness, mut replicas) = three_people_and_bots_at(config(4, EntryPolicy::Open));
    harness.join(harness.hello(8, "Eve", JoinMode::Watch));
    let hand_over = |harness: &mut TestRoom, to| {
        harness.command(HostCommand::HandOver(to));
        harness.farewell
    };
    assert_eq!(hand_over(&mut harness, key(1)), None, "nothing is played yet");
    harness.start_round();
    assert_eq!(hand_over(&mut harness, key(1)), None, "in a round");
    play(&mut harness, &mut replicas, |_| false);
    harness.room.people.get_mut(key(2)).expect("Ben").is_phone = true;
    for (nobody, why) in [(harness.room.host_key(), "the host"), (key(8), "watches"), (key(2), "at a phone")]
    {
        assert_eq!(hand_over(&mut harness, nobody), None, "{why}");
    }
    assert_eq!(harness.host_events.last(), Some(&HostEvent::Denied(Denial::NotNow)));
    assert_eq!(hand_over(&mut harness, key(1)), Some(CloseReason::HandedOver(key(1))));
}

#[test]
fn other_players_in_the_seats_of_a_series_are_told_of() {
    let before = before();
    let mut saved = before.carry_on(1, 1).expect("a room");
    let [ada, ben] = [1, 2].map(|guest| saved.seat_of(key(guest)).expect("a seat").index());
    saved.seats.swap(ada, ben);
    let (mut harness, mut replicas) = before.at_ada(saved, before.table.clone());
    let mut seats = vec![Seat::from_index(ada), Seat::from_index(ben)];
    seats.sort();
    assert_eq!(surprises(&mut harness, &mut replicas[1]), [Surprise::OtherPlayers { seats }]);
}

/// Whoever dislikes a deal can't have a friend carry the series on for another one without a word.
#[test]
fn a_deal_that_the_old_host_has_left_open_counts_against_the_next_round() {
    let before = before_then(|harness, replicas| {
        be_ready(harness, replicas);
        play(harness, replicas, |replicas| replicas[0].seen > 8);
        assert_eq!(harness.log().position().round, 2);
    });
    let saved = before.carry_on(1, 1).expect("a room");
    let (mut harness, mut replicas) = before.at_ada(saved, before.table.clone());
    play_a_round(&mut harness, &mut replicas);
    for replica in &replicas {
        let told = matches!(replica.verdicts[..], [Verdict::NotProven(Doubt::UnfinishedDeals { .. })]);
        assert!(told, "{:?}", replica.verdicts);
    }
    // The next one follows from a deal that was shown to its end.
    play_a_round(&mut harness, &mut replicas);
    assert!(replicas.iter().all(|replica| replica.verified), "{:?}", replicas[1].verdicts);
    // What was told is told once, and the old host can't finish that deal as if nothing had been.
    let mut store = before.stores[1].clone();
    let deals = store.load_unfinished_deals(before.series.host);
    assert!(deals.are_told(), "{deals:?}");
}

/// The host before may have shown two players two ends of a round: it isn't known which of them was told the truth.
#[test]
fn a_new_host_that_was_shown_another_end_isnt_accused_of_it() {
    let before = before();
    let mut saved = before.carry_on(1, 1).expect("a room");
    saved.continues.as_mut().expect("a round before").head = Digest::of("another", &1u8);
    let (mut harness, mut replicas) = before.at_ada(saved, before.table.clone());
    assert_ne!(surprises(&mut harness, &mut replicas[1]), [], "Ben is asked");
    replicas[1].state.handle_room_request(RoomRequest::ConfirmProposal);
    play_a_round(&mut harness, &mut replicas);
    assert_eq!(replicas[1].verdicts, [Verdict::NotProven(Doubt::OtherSeriesBefore)]);
}

/// Else the open deals of the host before would be forgotten on the way over a series that nobody has played.
#[test]
fn nothing_goes_on_from_a_series_that_was_only_begun() {
    let before = before_then(|harness, replicas| {
        be_ready(harness, replicas);
        play(harness, replicas, |replicas| replicas[0].seen > 8);
    });
    let (mut harness, mut replicas) =
        before.at_ada(before.carry_on(1, 1).expect("a room"), before.table.clone());
    harness.begin_round();
    replicas[1].receive(&mut harness);
    replicas[1].state.save_changes();
    let begun = SeriesKey { host: harness.room.host_key(), series: harness.room.series };
    assert!(before.stores[1].clone().load(begun).is_some(), "its contract was shown");
    let mut saved = before.carry_on(1, 1).expect("a room");
    saved.continues.as_mut().expect("a round before").series = begun;
    let (mut harness, mut replicas) = before.at_ada(saved, before.table.clone());
    assert_eq!(surprises(&mut harness, &mut replicas[1]), [Surprise::UnknownSeries]);
}

/// A contract that comes before anything is proposed silences nothing.
#[test]
fn other_scores_are_told_of_though_a_log_has_begun() {
    let before = before();
    let mut table = before.table.clone();
    table.rounds[0].points.rotate_left(1);
    let (mut harness, mut replicas) = before.at_ada(before.carry_on(1, 1).expect("a room"), table);
    harness.begin_round();
    let messages = harness.take_messages(replicas[1].guest);
    let (proposals, rest): (Vec<ToGuest>, Vec<ToGuest>) =
        messages.into_iter().partition(|message| matches!(message, ToGuest::Proposal(_)));
    assert!(rest.iter().any(|message| matches!(message, ToGuest::Log(_))), "a round has begun");
    harness.inboxes.insert(GuestId(replicas[1].guest), rest.into_iter().chain(proposals).collect());
    let told = surprises(&mut harness, &mut replicas[1]);
    assert!(matches!(told[..], [Surprise::OtherScores { round: 1, .. }]), "{told:?}");
}

/// Whoever was led to a table by its announcement is told if another series is played there.
#[test]
fn a_table_that_goes_on_from_something_else_than_it_said_is_found_out() {
    let before = before();
    let mut saved = before.carry_on(1, 1).expect("a room");
    saved.continues = None;
    let (mut harness, mut replicas) = before.at_ada(saved, before.table.clone());
    replicas[1].state.expect_series(Some(before.series));
    assert_eq!(surprises(&mut harness, &mut replicas[1]), [Surprise::OtherSeries]);
}

/// Nor can the friend drop one for whoever goes on with the old series.
#[test]
fn a_deal_that_a_friend_has_left_open_counts_at_the_old_hosts_table() {
    let before = before();
    let (mut harness, mut replicas) =
        before.at_ada(before.carry_on(1, 1).expect("a room"), before.table.clone());
    begin_a_round(&mut harness, &mut replicas);
    play(&mut harness, &mut replicas, |replicas| replicas[1].seen > 8);
    replicas[1].state.tell_time(harness.now + Duration::from_secs(9));
    let (mut harness, mut replicas) = before.at_hanna();
    play_a_round(&mut harness, &mut replicas);
    let told = |replica: &GuestReplica| {
        matches!(replica.verdicts[..], [Verdict::NotProven(Doubt::UnfinishedDeals { .. })])
    };
    assert!(told(&replicas[2]), "{:?}", replicas[2].verdicts);
    // Once.
    play_a_round(&mut harness, &mut replicas);
    assert!(replicas[2].verified, "{:?}", replicas[2].verdicts);
}

#[test]
fn who_says_that_it_carries_on_somebody_elses_series_is_no_host_of_it() {
    let before = before();
    // Eve, who has never played in it, but has got hold of everything that Ada has.
    let saved = before.carry_on(1, 1).expect("a room");
    let config = HostConfig { identity: identity(5), ..config(4, EntryPolicy::Open) };
    let table = Table::resume(before.table.clone()).expect("a valid table");
    let mut harness = TestRoom::from_room(Room::resume(config, saved, table).expect("random bytes"));
    harness.join(harness.hello(2, "Ben", JoinMode::Seat));
    let mut ben = restarted(&harness, 2, &before.stores[1]);
    assert_eq!(surprises(&mut harness, &mut ben), [Surprise::UnknownSeries]);
}

#[test]
fn only_who_has_played_it_to_its_last_round_carries_it_on() {
    let before = before();
    assert_eq!(before.carry_on(1, 2), Err(CarryOnError::RoundsMissing { seen: 1, stored: 2 }));
    let carried = before.carry_on(2, 1).expect("a room");
    let ben = before.carry_on(2, 1).expect("a room").seat_of(key(2));
    assert_eq!((carried.seat_of(key(2)), carried.seat_of(key(5))), (ben, None));
    assert!(ben.is_some() && carried.seat_of(before.series.host).is_some_and(|seat| seat == Seat::ONE));
    let HostConfig { title, options, .. } = config(4, EntryPolicy::Open);
    let eve = CarryOn {
        series: before.series,
        own: key(5),
        rounds: 1,
        scores: before.table.rounds[0].points.to_vec(),
        stones: Vec::new(),
        title,
        options,
        port: 7462,
    };
    let evidence = before.stores[0].clone().load(before.series).expect("evidence");
    assert_eq!(eve.clone().room(&evidence), Err(CarryOnError::NotPlayed));
    let ada = CarryOn { own: key(1), scores: vec![5; 4], ..eve.clone() };
    assert_eq!(ada.room(&evidence), Err(CarryOnError::OtherScores));
    assert_eq!(eve.room(&Evidence::default()), Err(CarryOnError::NothingSeen));
}
