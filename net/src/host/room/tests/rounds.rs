//! Tests of whole rounds, with guests who disconnect, return, are kicked, and send invalid requests.

use std::collections::BTreeSet;

use skipstone_core::table::{Intent, IntentError, Table, Update};
use skipstone_core::{Move, Replica};

use super::turn_limits::check_stand_ins;
use super::*;
use crate::client::{ClientEvent, ClientState, NoEvidenceStore, Verdict};
use crate::protocol::{Denial, PresenceEvent};

/// The program of a guest, or of the host's own player, with what its screen shows.
pub(super) struct GuestReplica {
    /// The number of its connection.
    pub(super) guest: u64,
    pub(super) seat: Seat,
    pub(super) state: ClientState,
    /// Whether the player agrees to the first round that is proposed of the current series.
    pub(super) agrees: bool,
    shown: Option<Replica>,
    /// The number of events that the screen was told.
    pub(super) seen: usize,
    /// Whether the last round was verified.
    pub(super) verified: bool,
    /// The turns of the last round in which computer players moved for people.
    pub(super) stand_in_turns: BTreeSet<u32>,
    pub(super) over: bool,
    /// The verdicts on all rounds.
    pub(super) verdicts: Vec<Verdict>,
}

impl GuestReplica {
    pub(super) fn new(harness: &TestRoom, guest: u64) -> GuestReplica {
        let seat = harness.room.seating.seat_of(harness.identity(guest).fingerprint()).expect("a seat");
        GuestReplica::in_seat(harness, guest, seat)
    }

    /// Of a guest who has this seat, or will have it.
    pub(super) fn in_seat(harness: &TestRoom, guest: u64, seat: Seat) -> GuestReplica {
        let identity = harness.identity(guest);
        let mut state = ClientState::new(identity, "0.1.0", Box::new(NoEvidenceStore));
        state.tell_time(harness.now);
        state.welcomed(harness.room.id, harness.room.host_key());
        GuestReplica {
            guest,
            seat,
            state,
            agrees: true,
            shown: None,
            seen: 0,
            verified: false,
            stand_in_turns: BTreeSet::new(),
            over: false,
            verdicts: Vec::new(),
        }
    }

    /// Applies the messages to this guest, and sends what its program answers.
    pub(super) fn receive(&mut self, harness: &mut TestRoom) {
        for message in harness.take_messages(self.guest) {
            self.state.tell_time(harness.now);
            self.state.handle_message(message).expect("the host is honest");
            let series = harness.room.series;
            agree(&mut self.state, harness.now, |proposal| {
                self.agrees && (proposal.series, proposal.round) == (series, 1)
            });
        }
        self.answer(harness);
    }

    /// Sends what the program has to say, and shows what it has to tell.
    pub(super) fn answer(&mut self, harness: &mut TestRoom) {
        for message in self.state.outputs.messages.drain(..).collect::<Vec<_>>() {
            harness.send(self.guest, message);
        }
        for event in self.state.outputs.events.drain(..).collect::<Vec<_>>() {
            self.show(event);
        }
    }

    /// Judges finished rounds, as its driver does a little later.
    pub(super) fn judge(&mut self, harness: &mut TestRoom) {
        for check in self.state.outputs.checks.drain(..).collect::<Vec<_>>() {
            self.state.finish_check(check.run());
        }
        self.state.settle();
        self.answer(harness);
    }

    fn show(&mut self, event: ClientEvent) {
        match event {
            // Only who plays decides anything.
            ClientEvent::Table(update) if self.state.screen_viewer() != Some(self.seat) => {
                self.over = matches!(update, Update::RoundEnded { .. });
            }
            ClientEvent::Table(Update::RoundBegan { events, .. } | Update::Snapshot { events, .. }) => {
                let mut replica = Replica::new(self.state.setup().expect("a lobby"), self.seat);
                events.iter().for_each(|event| replica.apply(event));
                (self.shown, self.seen, self.over) = (Some(replica), events.len(), false);
            }
            ClientEvent::Table(Update::Events(events)) => {
                let replica = self.shown.as_mut().expect("a round");
                events.iter().for_each(|event| replica.apply(event));
                self.seen += events.len();
            }
            ClientEvent::Table(Update::RoundEnded { .. }) => self.over = true,
            ClientEvent::RoundChecked { record, stand_in_turns, verdict, .. } => {
                check_stand_ins(record.as_deref(), &verdict, &stand_in_turns);
                self.stand_in_turns = stand_in_turns;
                self.verified = matches!(verdict, Verdict::Verified(_));
                self.verdicts.push(verdict);
            }
            _ => {}
        }
    }

    /// Asks for something. Who is ready has seen for long enough what is proposed.
    pub(super) fn intend(&mut self, harness: &mut TestRoom, intent: Intent) {
        if intent == Intent::NextRound {
            self.receive(harness);
            self.state.tell_time(harness.now + Duration::from_secs(1));
        }
        self.state.handle_intent(intent);
        self.answer(harness);
    }

    /// The first legal move, if it is this guest's turn.
    pub(super) fn first_move(&self) -> Option<Move> {
        let view = self.shown.as_ref()?.view();
        (view.ending().is_none() && view.turn() == self.seat).then(|| view.legal_moves().get(0)).flatten()
    }
}

/// Plays the first legal move of each turn until a condition holds or the round is over.
pub(super) fn play(
    harness: &mut TestRoom,
    replicas: &mut [GuestReplica],
    until: impl Fn(&[GuestReplica]) -> bool,
) {
    loop {
        let has_unread = |replica: &GuestReplica, harness: &TestRoom| {
            harness.inboxes.contains_key(&GuestId(replica.guest))
        };
        while replicas.iter().any(|replica| has_unread(replica, harness)) {
            replicas.iter_mut().for_each(|replica| replica.receive(harness));
        }
        replicas.iter_mut().for_each(|replica| replica.judge(harness));
        if replicas[0].over || until(replicas) {
            return;
        }
        match replicas.iter_mut().find_map(|replica| Some((replica.first_move()?, replica))) {
            Some((mv, replica)) => replica.intend(harness, Intent::Move(mv)),
            None => {
                harness.wait_until_due();
                harness.handle(RoomInput::Tick);
            }
        }
    }
}

/// A table of three people and a computer player, in the lobby.
pub(super) fn three_and_a_bot() -> (TestRoom, Vec<GuestReplica>) {
    three_people_and_bots_at(config(4, EntryPolicy::Open))
}

/// A table of three people, and computer players on all other seats.
pub(super) fn three_people_and_bots_at(config: HostConfig) -> (TestRoom, Vec<GuestReplica>) {
    let mut harness = TestRoom::new(config);
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.join(harness.hello(2, "Ben", JoinMode::Seat));
    harness.fill_with_bots();
    let replicas = (0..3).map(|guest| GuestReplica::new(&harness, guest)).collect();
    (harness, replicas)
}

/// Has players be ready for the next round. The host doesn't wait for others.
pub(super) fn be_ready(harness: &mut TestRoom, replicas: &mut [GuestReplica]) {
    let before = harness.log().position();
    replicas.iter_mut().for_each(|replica| replica.intend(harness, Intent::NextRound));
    if harness.log().position() == before {
        harness.begin_round();
    }
}

/// The denials of a guest's request number 7, or of any that its program made.
fn denials(harness: &mut TestRoom, guest: u64) -> Vec<Denial> {
    let denial = |message| match message {
        ToGuest::Denied { why, .. } => Some(why),
        _ => None,
    };
    harness.take_messages(guest).into_iter().filter_map(denial).collect()
}

/// The position from which the first log that a guest was sent goes on.
fn log_from(harness: &TestRoom, guest: u64) -> Option<u32> {
    harness.inboxes.get(&GuestId(guest))?.iter().find_map(|message| match message {
        ToGuest::Log(update) => Some(update.from.entries),
        _ => None,
    })
}

#[test]
fn a_series_with_a_verified_deal_each_round_and_a_rematch() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified && replica.over));
    assert_eq!(harness.room.table_info().free, 0);

    replicas.iter_mut().for_each(|replica| replica.verified = false);
    be_ready(&mut harness, &mut replicas);
    play(&mut harness, &mut replicas, |replicas| !replicas[0].over);
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified));
    let witnesses = |replica: &GuestReplica| match replica.verdicts.last() {
        Some(Verdict::Verified(summary)) => summary.witnesses.clone(),
        other => panic!("{other:?}"),
    };
    for replica in &replicas {
        let others: Vec<Seat> =
            replicas.iter().map(|other| other.seat).filter(|seat| *seat != replica.seat).collect();
        assert_eq!(witnesses(replica), others, "the others say that they were shown the same");
    }

    let series = harness.room.series;
    harness.command(HostCommand::Rematch);
    assert!(!harness.room.lobby().begun && harness.room.series != series);
    assert_eq!(harness.name_at(1).as_deref(), Some("Ada"));
}

#[test]
fn requests_for_another_seat_at_an_old_position_or_with_another_key_are_denied() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| {
        replicas.iter().any(|replica| replica.first_move().is_some())
    });
    let on_turn =
        replicas.iter().position(|replica| replica.first_move().is_some()).expect("a person's turn");
    let mv = replicas[on_turn].first_move().expect("a move");
    let (turn, seat) = (replicas[on_turn].guest, replicas[on_turn].seat);
    let other = &replicas[(on_turn + 1) % 3];
    let (other, other_seat) = (other.guest, other.seat);
    let before = harness.entries().len();

    let out_of_turn = harness.act(other, PlayerAction::OutOfTurn(other_seat, mv));
    harness.request(other, 7, out_of_turn);
    assert!(matches!(denials(&mut harness, other)[..], [Denial::Table(IntentError::Move { .. })]));
    let as_another = harness.act(other, PlayerAction::Move(mv));
    harness.request(other, 7, as_another);
    assert_eq!(denials(&mut harness, other), [Denial::NotSeated], "another one's turn");
    let (at, signature) = harness.signed(other, |head| Statement::TakeBack { head, asker: seat });
    harness.request(other, 7, TableRequest::Agree { asked: seat, at, signature: Some(signature) });
    assert_eq!(denials(&mut harness, other), [Denial::Stale], "there is no takeback request");
    let TableRequest::Act { at, action, signature } = harness.act(turn, PlayerAction::Move(mv)) else {
        panic!("a move")
    };
    let stale = LogPosition { entries: at.entries - 1, ..at };
    harness.request(turn, 7, TableRequest::Act { at: stale, action, signature });
    assert_eq!(denials(&mut harness, turn), [Denial::Stale]);
    harness.ready(turn, 7);
    assert_eq!(denials(&mut harness, turn), [Denial::Table(IntentError::RoundGoesOn)]);
    harness.request(9, 7, TableRequest::Act { at, action, signature });
    assert_eq!(denials(&mut harness, 9), [Denial::NotSeated]);
    harness.send(9, ToHost::LobbyRequest(LobbyRequest::Seat(Some(seat))));
    assert_eq!(harness.take_messages(9), [ToGuest::Denied { request: 0, why: Denial::SeatTaken }]);
    assert_eq!(harness.entries().len(), before, "nothing has changed");

    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified));
    // A move that is signed with another key is no move, whatever it is.
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[1].first_move().is_some());
    let mv = replicas[1].first_move().expect("a move");
    let before = harness.entries().len();
    let (at, action) = (harness.log().game_position(), PlayerAction::Move(mv));
    let (_, signature) = harness.signed(2, |head| Statement::Move { head, seat: replicas[1].seat, action });
    harness.request(1, 7, TableRequest::Act { at, action, signature });
    assert_eq!(harness.last_messages.get(&GuestId(1)), Some(&ToGuest::Goodbye(CloseReason::ProtocolError)));
    assert_eq!(harness.entries().len(), before);
}

#[test]
fn a_disconnected_player_is_replaced_after_the_grace_period_and_returns_to_where_it_was() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[1].first_move().is_some());
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    replicas[1].state.tell_time(harness.now);
    replicas[1].state.disconnected();
    let away = ToGuest::Presence(PresenceEvent::Away { seat: replicas[1].seat, grace: 60_000 });
    assert!(harness.take_messages(2).contains(&away));

    let replace = Intent::Replace(replicas[1].seat);
    replicas[2].intend(&mut harness, replace);
    assert!(matches!(denials(&mut harness, 2)[..], [Denial::Table(IntentError::WaitedFor { .. })]));
    harness.now += Duration::from_secs(61);
    // The host would rather wait, and so does everybody.
    harness.command(HostCommand::KeepWaiting(replicas[1].seat));
    assert!(harness.take_messages(2).contains(&away));
    replicas[2].intend(&mut harness, replace);
    assert!(matches!(denials(&mut harness, 2)[..], [Denial::Table(IntentError::WaitedFor { .. })]));
    harness.now += Duration::from_secs(61);
    replicas[2].intend(&mut harness, replace);
    let replaced = ToGuest::Presence(PresenceEvent::Replaced(replicas[1].seat));
    assert!(harness.inboxes[&GuestId(2)].contains(&replaced));

    // A computer player plays for Ada until she returns over another connection and from another address.
    let mut ada = replicas.remove(1);
    let seen = ada.state.position();
    play(&mut harness, &mut replicas, |replicas| replicas[1].state.position().entries > seen.entries + 6);
    assert_eq!(harness.log().log().absent(), [ada.seat].into());
    let mode = JoinMode::Return { table: harness.room.id, seen };
    let request = harness.hello(8, "Countess", mode);
    harness.join(JoinRequest { key: key(1), address: [10, 0, 0, 9].into(), ..request });
    ada.guest = 8;
    ada.state.tell_time(harness.now);
    ada.state.reconnected();
    assert_eq!(log_from(&harness, 8), Some(seen.entries), "only the missed entries are sent");
    replicas.insert(1, ada);
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified), "{:?}", replicas[1].verdicts);
    assert_eq!(harness.name_at(1).as_deref(), Some("Ada"), "a player keeps its name during a series");
    assert!(harness.entries().contains(&LogEntry::Returned(replicas[1].seat)));
    assert!(harness.log().log().absent().is_empty());
}

#[test]
fn a_kicked_player_loses_the_seat_to_a_computer_player() {
    let host_config = config(4, EntryPolicy::Open);
    let (mut harness, mut replicas) = three_people_and_bots_at(host_config.clone());
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[1].first_move().is_some());
    let seat = replicas.remove(1).seat;
    harness.command(HostCommand::Kick { who: key(1), ban: false });
    assert!(harness.inboxes[&GuestId(2)].contains(&ToGuest::Presence(PresenceEvent::Replaced(seat))));
    assert!(matches!(harness.room.lobby().seats[1].occupant, Occupant::Bot { .. }));
    let table = harness.room.id;
    let told = Some(&ToGuest::Goodbye(CloseReason::Kicked));
    for mode in [JoinMode::Return { table, seen: replicas[1].state.position() }, JoinMode::Seat] {
        harness.join(harness.hello(1, "Ada", mode));
        assert_eq!(harness.last_messages.get(&GuestId(1)), told, "who was away reads why the seat is gone");
    }
    let elsewhere = JoinMode::Return { table: TableId([7; 16]), seen: LogPosition::default() };
    harness.join(harness.hello(1, "Ada", elsewhere));
    assert_eq!(
        harness.refused(1),
        Some(Refusal::NoSeat),
        "another table's seat isn't this one's to give away"
    );

    // The table can also be resumed from its last save.
    let (table, saved) = harness.saved.clone().expect("a save");
    let table = Table::resume(table).expect("a valid save");
    let mut harness = TestRoom::from_room(Room::resume(host_config, saved, table).expect("random bytes"));
    let mode = JoinMode::Return { table: harness.room.id, seen: replicas[1].state.position() };
    harness.join(harness.hello(2, "Ben", mode));
    replicas[1].state.tell_time(harness.now);
    replicas[1].state.reconnected();
    replicas[0] = GuestReplica::new(&harness, 0);
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas[1].verified, "{:?}", replicas[1].verdicts);
    assert_eq!(harness.log().log().absent(), [seat].into());
    // Round 2 has a computer player in its contract.
    be_ready(&mut harness, &mut replicas);
    play(&mut harness, &mut replicas, |replicas| !replicas[0].over);
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified), "{:?}", replicas[1].verdicts);
}

#[test]
fn a_resumed_table_continues_at_the_last_entry() {
    let host_config = config(4, EntryPolicy::Open);
    let (mut harness, mut replicas) = three_people_and_bots_at(host_config.clone());
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[2].seen > 30);

    let (table, saved) = harness.saved.clone().expect("a save");
    let (id, entries) = (harness.room.id, harness.entries().to_vec());
    let table = Table::resume(table).expect("a valid save");
    let mut harness = TestRoom::from_room(Room::resume(host_config, saved, table).expect("random bytes"));
    assert_eq!(harness.room.id, id);
    assert_eq!(harness.entries()[..entries.len()], entries, "what is saved is all that there is");
    let host = replicas[0].seat;
    for replica in &mut replicas[1..] {
        let seen = replica.state.position();
        let request = harness.hello(replica.guest, "Whoever", JoinMode::Return { table: id, seen });
        harness.join(request);
        replica.state.tell_time(harness.now);
        replica.state.reconnected();
        assert!(log_from(&harness, replica.guest).is_none_or(|from| from == seen.entries));
        let is_away = |sent: &ToGuest| matches!(sent, ToGuest::Presence(PresenceEvent::Away { seat, .. }) if *seat == host);
        let messages = harness.inboxes.get(&GuestId(replica.guest)).expect("messages to the guest");
        assert!(!messages.iter().any(is_away), "the host's own player is present");
    }
    replicas[0] = GuestReplica::new(&harness, 0);
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified));
}

/// Granted requests are limited too: each pause is written to the host's disk and told to everyone.
#[test]
fn a_flood_of_granted_requests_is_stopped() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[0].seen > 0);
    harness.take_messages(1);
    for paused in (0..300).map(|number: u32| number.is_multiple_of(2)) {
        harness.pause(2, 7, paused);
    }
    let is_pause = |entry: &&LogEntry| matches!(entry, LogEntry::Paused(_) | LogEntry::Resumed(_));
    let pauses = harness.entries().iter().filter(is_pause).count();
    assert!(pauses <= 40, "{pauses}");
    assert_eq!(harness.last_messages.get(&GuestId(2)), Some(&ToGuest::Goodbye(CloseReason::ProtocolError)));
}

/// Whoever has reached its rate limit contributes to deals and verifies rounds all the same.
#[test]
fn the_rate_limit_keeps_nobody_from_verifying() {
    // People only: computer players would let time pass, and so refill the tokens.
    let (mut harness, mut replicas) = three_people_and_bots_at(config(3, EntryPolicy::Open));
    while !harness.room.guests.is_limited(GuestId(2), harness.now) {
        harness.send(2, ToHost::LobbyRequest(LobbyRequest::Age(None)));
    }
    harness.start_round();
    play(&mut harness, &mut replicas, |_| false);
    assert!(harness.room.guests.is_limited(GuestId(2), harness.now));
    assert!(replicas.iter().all(|replica| replica.verified));
}

/// Contributions beyond those that an attempt asks for count against the limit.
#[test]
fn a_flood_of_contributions_is_stopped() {
    let (mut harness, _) = three_and_a_bot();
    harness.start_round();
    for _ in 0..300 {
        let (at, given) = (harness.log().position(), DealContribution::Share(share(Seat::Two)));
        harness.send(2, ToHost::Deal { at, given });
    }
    assert_eq!(harness.last_messages.get(&GuestId(2)), Some(&ToGuest::Goodbye(CloseReason::ProtocolError)));
}

/// Many changes of the lobby at once are one message.
#[test]
fn changes_of_the_lobby_are_sent_together() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Open));
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.join(harness.hello(2, "Ben", JoinMode::Seat));
    harness.now += Duration::from_secs(1);
    harness.take_messages(1);
    (0..30).for_each(|age| harness.send(2, ToHost::LobbyRequest(LobbyRequest::Age(Some(age)))));
    harness.broadcast_lobby();
    let lobbies: Vec<ToGuest> = harness.take_messages(1);
    let [ToGuest::Lobby(_), ToGuest::Lobby(last)] = &lobbies[..] else {
        panic!("{} messages", lobbies.len())
    };
    assert_eq!(**last, harness.room.lobby());
    assert_eq!(harness.room.wake_at(), None);
}
