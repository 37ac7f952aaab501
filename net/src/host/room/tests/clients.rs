//! Client states at an honest room: restarts in the middle of a round, guests who come late or miss the end, takebacks, and messages
//! that no host sends.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use skipstone_core::table::{Intent, Update};
use skipstone_core::{Move, Replica};

use super::rounds::{GuestReplica, be_ready, play, three_and_a_bot, three_people_and_bots_at};
use super::seat_changes::restart;
use super::*;
use crate::client::{ClientEvent, ClientState, Doubt, EvidenceStore, NoEvidenceStore, Verdict};
use crate::codec::{Decoder, Frame};
use crate::fair_deal::FailedAttempt;
use crate::ids::SeriesKey;
use crate::testing::MemoryEvidenceStore;

/// A guest whose program keeps its evidence in this store, as after a restart.
pub(super) fn restarted(
    harness: &TestRoom,
    guest: u64,
    store: &(impl EvidenceStore + Clone + 'static),
) -> GuestReplica {
    restarted_in(harness, guest, GuestReplica::new(harness, guest).seat, store)
}

/// The same of a guest who had this seat, or will have it.
pub(super) fn restarted_in(
    harness: &TestRoom,
    guest: u64,
    seat: Seat,
    store: &(impl EvidenceStore + Clone + 'static),
) -> GuestReplica {
    let mut replica = GuestReplica::in_seat(harness, guest, seat);
    let identity = harness.identity(guest);
    replica.state = ClientState::new(identity, "0.1.0", Box::new(store.clone()));
    replica.state.tell_time(harness.now);
    replica.state.welcomed(harness.room.id, harness.room.host_key());
    replica
}

pub(super) fn rejoin(harness: &mut TestRoom, guest: u64) {
    harness.handle(RoomInput::Disconnected(GuestId(guest)));
    harness.take_messages(guest);
    harness.join(harness.hello(guest, "Whoever", JoinMode::Seat));
}

pub(super) fn doubt(replica: &GuestReplica) -> Option<Doubt> {
    match replica.verdicts.last() {
        Some(Verdict::NotProven(doubt)) => Some(*doubt),
        _ => None,
    }
}

/// A guest whose program is killed and started again at any moment verifies the round all the same: what it saw is on its disk.
#[test]
fn a_restarted_program_verifies_what_it_saw() {
    for stop_at in [0, 1, 2, 3, 4, 5, 9, 30] {
        let (mut harness, mut replicas) = three_and_a_bot();
        let store = MemoryEvidenceStore::default();
        replicas[1] = restarted(&harness, 1, &store);
        harness.start_round();
        // Message by message, as far as it comes.
        while (replicas[1].state.position().entries as usize) < stop_at {
            let mut messages = harness.take_messages(1);
            if !messages.is_empty() {
                let rest = messages.split_off(1);
                harness.inboxes.insert(GuestId(1), messages);
                replicas[1].receive(&mut harness);
                let newer = harness.take_messages(1);
                harness.inboxes.insert(GuestId(1), [rest, newer].concat());
                harness.inboxes.retain(|_, messages| !messages.is_empty());
                continue;
            }
            for other in [0, 2] {
                replicas[other].receive(&mut harness);
            }
            let moves = replicas.iter().position(|replica| replica.first_move().is_some());
            match moves {
                _ if harness.inboxes.contains_key(&GuestId(1)) => {}
                Some(at) => {
                    let mv = replicas[at].first_move().expect("a move");
                    replicas[at].intend(&mut harness, Intent::Move(mv));
                }
                None => {
                    // By lucky cards the round is over before.
                    let Some(turn_of_computer) = harness.room.wake_at() else { break };
                    harness.now = turn_of_computer;
                    harness.handle(RoomInput::Tick);
                }
            }
        }
        rejoin(&mut harness, 1);
        replicas[1] = restarted(&harness, 1, &store);
        play(&mut harness, &mut replicas, |_| false);
        // Whoever hasn't agreed by then isn't asked any more.
        let has_agreed = stop_at >= 2;
        assert_eq!(
            replicas[1].verified, has_agreed,
            "stopped after {stop_at} entries: {:?}",
            replicas[1].verdicts
        );
        // A verdict is given once, also if the program is started again after it, and what is saved soon was.
        replicas[1].state.tell_time(harness.now + Duration::from_secs(1));
        rejoin(&mut harness, 1);
        replicas[1] = restarted(&harness, 1, &store);
        play(&mut harness, &mut replicas, |_| true);
        assert_eq!(replicas[1].verdicts, []);
    }
}

#[test]
fn a_round_that_ended_before_a_restart_is_judged_after_it() {
    let (mut harness, mut replicas) = three_and_a_bot();
    let store = MemoryEvidenceStore::default();
    replicas[1] = restarted(&harness, 1, &store);
    harness.start_round();
    play(&mut harness, &mut replicas[..1], |_| true);
    play(&mut harness, &mut replicas, |replicas| replicas[1].state.outputs.checks.len() == 1);
    // Its program is gone before there is a verdict. The host starts the next round without it.
    let mut before = store.copy();
    let key = SeriesKey { host: harness.room.host_key(), series: harness.room.series };
    assert!(before.load(key).is_some());
    rejoin(&mut harness, 1);
    replicas[1] = restarted(&harness, 1, &before);
    play(&mut harness, &mut replicas, |_| true);
    assert!(replicas[1].verified || replicas[1].verdicts.is_empty());
}

/// It would have to ask about other scores at a table that carries the series on.
#[test]
fn a_program_that_is_killed_once_a_round_is_over_knows_its_end_afterwards() {
    let (mut harness, mut replicas) = three_and_a_bot();
    let mut store = MemoryEvidenceStore::default();
    replicas[1] = restarted(&harness, 1, &store);
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[1].state.outputs.checks.len() == 1);
    replicas[1].state.tell_time(harness.now);
    let key = SeriesKey { host: harness.room.host_key(), series: harness.room.series };
    let last = store.load(key).and_then(|evidence| evidence.last);
    assert_eq!(last.map(|last| last.round), Some(1));
}

#[test]
fn who_comes_after_the_deal_proves_nothing_but_reads_why() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[0].seen > 8);
    // A spectator who comes now, and a player whose program has lost everything.
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    rejoin(&mut harness, 1);
    replicas[1] = GuestReplica::new(&harness, 1);
    let mut zoe = spectator(&harness, 9);
    replicas[1].receive(&mut harness);
    assert!(replicas[1].seen > 8, "the whole round is shown at once");
    play(&mut harness, &mut replicas, |_| false);
    zoe.hear(&mut harness);
    assert_eq!(doubt(&replicas[1]), Some(Doubt::OwnShareMissing));
    assert!(
        matches!(zoe.verdicts[..], [Verdict::NotProven(Doubt::Watched { from: 2.. })]),
        "{:?}",
        zoe.verdicts
    );
    assert!(replicas[2].verified);
}

/// A client state without a seat.
pub(super) struct Spectator {
    guest: u64,
    pub(super) state: ClientState,
    pub(super) verdicts: Vec<Verdict>,
    /// The failed attempts to deal, as they are told.
    repeated_deals: Vec<Vec<FailedAttempt>>,
}

pub(super) fn spectator(harness: &TestRoom, guest: u64) -> Spectator {
    let mut state = ClientState::new(identity(guest), "0.1.0", Box::new(NoEvidenceStore));
    state.tell_time(harness.now);
    state.welcomed(harness.room.id, harness.room.host_key());
    Spectator { guest, state, verdicts: Vec::new(), repeated_deals: Vec::new() }
}

impl Spectator {
    pub(super) fn hear(&mut self, harness: &mut TestRoom) {
        for message in harness.take_messages(self.guest) {
            self.state.tell_time(harness.now);
            self.state.handle_message(message).expect("an honest host");
        }
        for check in self.state.outputs.checks.drain(..).collect::<Vec<_>>() {
            self.state.finish_check(check.run());
        }
        self.state.settle();
        for event in self.state.outputs.events.drain(..) {
            match event {
                ClientEvent::RoundChecked { verdict, .. } => self.verdicts.push(verdict),
                ClientEvent::DealRepeated { failed, .. } => self.repeated_deals.push(failed),
                _ => {}
            }
        }
    }
}

/// There are words after the deal and at the end of the round, but only the deal names who has withheld a share.
#[test]
fn a_failed_deal_is_told_once() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    let mut zoe = spectator(&harness, 9);
    harness.start_round();
    replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
    replicas[..2].iter_mut().for_each(|replica| replica.receive(&mut harness));
    harness.now += Duration::from_secs(5);
    harness.handle(RoomInput::Tick);
    play(&mut harness, &mut replicas, |_| false);
    zoe.hear(&mut harness);
    let watched = Verdict::NotProven(Doubt::Watched { from: 1 });
    assert_eq!(zoe.verdicts, [watched]);
    assert_eq!(zoe.repeated_deals, [vec![vec![replicas[2].seat]]]);
}

/// Whoever watches gives no share, so they read only that what they saw fits together.
#[test]
fn a_spectator_verifies_nothing() {
    let mut harness = TestRoom::new(config(3, EntryPolicy::Open));
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.fill_with_bots();
    let mut replicas = [0, 1].map(|guest| GuestReplica::new(&harness, guest));
    let mut zoe = spectator(&harness, 9);
    harness.start_round();
    play(&mut harness, &mut replicas, |_| false);
    zoe.hear(&mut harness);
    assert_eq!(zoe.verdicts, [Verdict::NotProven(Doubt::Watched { from: 1 })]);
}

/// Who misses the end of a round is shown it when they come back, also if the next one has begun.
#[test]
fn a_missed_end_is_shown_later() {
    for next_has_begun in [false, true] {
        let (mut harness, mut replicas) = three_and_a_bot();
        harness.start_round();
        play(&mut harness, &mut replicas, |replicas| replicas[0].seen > 8);
        let mut ada = replicas.remove(1);
        harness.handle(RoomInput::Disconnected(GuestId(1)));
        ada.state.tell_time(harness.now);
        ada.state.disconnected();
        harness.now += Duration::from_secs(61);
        replicas[0].intend(&mut harness, Intent::Replace(ada.seat));
        play(&mut harness, &mut replicas, |_| false);
        if next_has_begun {
            be_ready(&mut harness, &mut replicas);
            play(&mut harness, &mut replicas, |replicas| replicas[0].seen > 8 && !replicas[0].over);
        }
        let mode = JoinMode::Return { table: harness.room.id, seen: ada.state.position() };
        harness.join(harness.hello(1, "Ada", mode));
        ada.state.tell_time(harness.now);
        ada.state.reconnected();
        replicas.insert(1, ada);
        play(&mut harness, &mut replicas, |_| true);
        assert!(matches!(replicas[1].verdicts[..], [Verdict::Verified(_)]), "{:?}", replicas[1].verdicts);
    }
}

/// A table of three people and a computer player at which one of them, for whom this holds, has just played a card from the hand that
/// revealed nothing: who, and how many entries there were before. In some rounds nobody does.
pub(super) fn after_a_hidden_card(
    is_wanted: impl Fn(usize) -> bool,
) -> (TestRoom, Vec<GuestReplica>, usize, usize) {
    after_a_hidden_card_with(&NoEvidenceStore, is_wanted)
}

/// The same, with this on the disk of guest 1.
pub(super) fn after_a_hidden_card_with(
    store: &(impl EvidenceStore + Clone + 'static),
    is_wanted: impl Fn(usize) -> bool,
) -> (TestRoom, Vec<GuestReplica>, usize, usize) {
    loop {
        let (mut harness, mut replicas) = three_and_a_bot();
        replicas[1] = restarted(&harness, 1, store);
        harness.start_round();
        while let Some((player, before)) = play_hidden_card(&mut harness, &mut replicas) {
            if is_wanted(player) {
                return (harness, replicas, player, before);
            }
        }
    }
}

fn play_hidden_card(harness: &mut TestRoom, replicas: &mut [GuestReplica]) -> Option<(usize, usize)> {
    while !replicas[0].over {
        play(harness, replicas, |replicas| replicas.iter().any(|replica| replica.first_move().is_some()));
        let on_turn = replicas.iter().position(|replica| replica.first_move().is_some())?;
        let before = harness.entries().len();
        let round = harness.room.game.as_ref().and_then(|game| game.table.round())?;
        let hidden = round.legal_moves().iter().find(|mv| {
            matches!(mv, Move::Put(skipstone_core::Source::Hand(_), skipstone_core::Target::Build(_)))
        });
        let may_stay = round.view(round.turn()).hand().iter().count() > 1;
        let mv = hidden.filter(|_| may_stay).or(replicas[on_turn].first_move())?;
        replicas[on_turn].intend(harness, Intent::Move(mv));
        play(harness, replicas, |_| true);
        if hidden.is_some() && may_stay {
            return Some((on_turn, before));
        }
    }
    None
}

#[test]
fn an_agreed_takeback_is_shown_and_verified() {
    let (mut harness, mut replicas, asker, before) = after_a_hidden_card(|_| true);
    let shown: Vec<usize> = replicas.iter().map(|replica| replica.seen).collect();
    replicas[asker].intend(&mut harness, Intent::Undo);
    play(&mut harness, &mut replicas, |_| true);
    for other in (0..3).filter(|other| *other != asker) {
        replicas[other].intend(&mut harness, Intent::Agree(true));
        play(&mut harness, &mut replicas, |_| true);
    }
    assert!(matches!(harness.entries()[before + 1..], [LogEntry::TakenBack { .. }]));
    assert!(replicas.iter().zip(shown).all(|(replica, shown)| replica.seen < shown), "the screens went back");
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified), "{:?}", replicas[0].verdicts);
}

/// A request for a takeback ends with the host's program, and whoever asked has to know.
#[test]
fn who_asked_for_a_takeback_is_told_that_a_restart_of_the_host_has_ended_it() {
    // The host's own player has no connection to lose.
    let (mut harness, mut replicas, asker, _) = after_a_hidden_card(|player| player != 0);
    replicas[asker].intend(&mut harness, Intent::Undo);
    play(&mut harness, &mut replicas, |_| true);
    let mut told = |harness: &mut TestRoom, other: usize| {
        let state = &mut replicas[other].state;
        let mode = JoinMode::Return { table: harness.room.id, seen: state.position() };
        harness.take_messages(other as u64);
        let key = key(other as u64);
        harness.join(JoinRequest { key, ..harness.hello(other as u64, "Whoever", mode) });
        state.reconnected();
        for message in harness.take_messages(other as u64) {
            state.handle_message(message).expect("the host is honest");
        }
        let events = std::mem::take(&mut state.outputs.events);
        let asks = |event: &ClientEvent| matches!(event, ClientEvent::Table(Update::TakebackAsked { .. }));
        (events.iter().any(asks), events.contains(&ClientEvent::TakebackLapsed))
    };
    let other = 3 - asker;
    assert_eq!(told(&mut harness, asker), (true, false), "the request is still open");
    let mut restarted = restart(&harness);
    assert_eq!(told(&mut restarted, asker), (false, true));
    assert_eq!(told(&mut restarted, other), (false, false), "nothing of theirs is gone");
    assert_eq!(told(&mut restarted, asker), (false, false), "once");
}

/// Messages repeated, reordered, dropped or corrupted never make the client emit anything that a screen can't apply.
#[test]
fn arbitrary_messages_never_break_the_client() {
    let (mut harness, mut replicas) = three_and_a_bot();
    let mut messages = Vec::new();
    harness.start_round();
    while !replicas[0].over && messages.len() < 400 {
        while !harness.inboxes.is_empty() {
            messages.extend(harness.inboxes.get(&GuestId(1)).cloned().unwrap_or_default());
            replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
        }
        if let Some(at) = replicas.iter().position(|replica| replica.first_move().is_some()) {
            let mv = replicas[at].first_move().expect("a move");
            replicas[at].intend(&mut harness, Intent::Move(mv));
        } else if !replicas[0].over {
            harness.wait_until_due();
            harness.handle(RoomInput::Tick);
        }
    }
    assert!(messages.len() > 20);
    let mut chance = ChaCha8Rng::seed_from_u64(8);
    let mut below = |bound: usize| chance.next_u32() as usize % bound;
    let lobby = ToGuest::Lobby(Box::new(harness.room.lobby()));
    for _ in 0..60 {
        let mut guest = GuestReplica::new(&harness, 1).state;
        guest.handle_message(lobby.clone()).expect("a lobby");
        let setup = guest.setup().expect("a lobby");
        let mut shown = Replica::new(setup, guest.seat());
        for at in 0..messages.len() {
            let at = if below(6) == 0 { below(messages.len()) } else { at };
            let mut bytes = Frame::new(&messages[at]).expect("it can be sent").as_ref().to_vec();
            if below(10) == 0 {
                let changed = 2 + below(bytes.len() - 2);
                bytes[changed] = below(256) as u8;
            }
            let mut decoder = Decoder::default();
            decoder.push(&bytes);
            // A malformed frame ends the connection before it gets here.
            let Some(Ok(message)) = decoder.next_message() else { continue };
            if guest.handle_message(message).is_err() {
                break;
            }
            for event in std::mem::take(&mut guest.outputs.events) {
                match event {
                    ClientEvent::Table(
                        Update::RoundBegan { events, .. } | Update::Snapshot { events, .. },
                    ) => {
                        shown = Replica::new(setup, guest.screen_viewer());
                        events.iter().for_each(|event| shown.apply(event));
                    }
                    ClientEvent::Table(Update::Events(events)) => {
                        events.iter().for_each(|event| shown.apply(event));
                    }
                    _ => {}
                }
            }
            assert!(guest.outputs.messages.len() <= 4 + 2 * messages.len());
        }
        assert!(!serde_json::to_string(&shown.view()).expect("a view is JSON").is_empty());
    }
}

/// Host and guests close their programs in the middle of a round, and go on with it another evening.
#[test]
fn a_round_that_goes_on_another_evening_is_verified_by_all() {
    for stop_at in [1, 12, 40] {
        let host_config = config(4, EntryPolicy::Open);
        let (mut harness, mut replicas) = three_people_and_bots_at(host_config.clone());
        let stores = [1, 2].map(|_| MemoryEvidenceStore::default());
        for guest in [1, 2] {
            replicas[guest] = restarted(&harness, guest as u64, &stores[guest - 1]);
        }
        harness.start_round();
        play(&mut harness, &mut replicas, |replicas| replicas[0].seen > stop_at);
        harness.command(HostCommand::Close { back_later: true });
        let (table, saved) = harness.saved.clone().expect("a save");
        let table = Table::resume(table).expect("a valid save");
        let mut harness = TestRoom::from_room(Room::resume(host_config, saved, table).expect("random bytes"));
        replicas[0] = GuestReplica::new(&harness, 0);
        for guest in [1, 2] {
            harness.join(harness.hello(guest as u64, "Whoever", JoinMode::Seat));
            replicas[guest] = restarted(&harness, guest as u64, &stores[guest - 1]);
        }
        for _ in 0..2 {
            play(&mut harness, &mut replicas, |_| false);
            assert!(replicas.iter().all(|replica| replica.verified), "{stop_at}: {:?}", replicas[1].verdicts);
            be_ready(&mut harness, &mut replicas);
            play(&mut harness, &mut replicas, |replicas| !replicas[0].over);
        }
    }
}
