//! Tests of whole rounds, with guests who disconnect, return, are kicked, and send invalid requests.

use skipstone_core::record::Record;
use skipstone_core::table::{IntentError, Table};
use skipstone_core::{Move, Replica, VisibleEvent};

use super::*;
use crate::fair_deal::{DealContext, DealTranscript, Share};
use crate::protocol::{DealContribution, DealStep, Denial, NumberedRequest, PresenceEvent, TableRequest};

/// The client's side of one guest: a replica built from the messages to it, and what it verifies of the deal.
pub(super) struct GuestReplica {
    guest: u64,
    pub(super) seat: Seat,
    replica: Replica,
    at: Revision,
    seen: Vec<VisibleEvent>,
    transcript: Option<DealTranscript>,
    pub(super) verified: bool,
    pub(super) over: bool,
}

impl GuestReplica {
    fn new(harness: &TestRoom, guest: u64) -> GuestReplica {
        let key = harness.room.guests.get(GuestId(guest)).expect("an admitted guest").key;
        let seat = harness.room.seating.seat_of(key).expect("a seat");
        let setup = harness.room.seating.setup().expect("a table");
        GuestReplica {
            guest,
            seat,
            replica: Replica::new(setup, seat),
            at: Revision::default(),
            seen: Vec::new(),
            transcript: None,
            verified: false,
            over: false,
        }
    }

    /// Applies the messages to this guest, and contributes to deals.
    pub(super) fn receive(&mut self, harness: &mut TestRoom) {
        for message in harness.take_messages(self.guest) {
            match message {
                ToGuest::Deal { attempt, step } => {
                    let given = self.handle_deal_step(harness.deal_context(attempt), step);
                    if let Some(given) = given {
                        harness.send(self.guest, ToHost::Deal { attempt, given });
                    }
                }
                ToGuest::Snapshot(snapshot) => {
                    (self.at, self.over) = (Revision { events: 0, ..snapshot.at }, false);
                    self.seen.clear();
                }
                ToGuest::Events { from, events } => {
                    assert_eq!(from, self.at);
                    events.iter().for_each(|event| self.replica.apply(event));
                    self.at.events += events.len() as u32;
                    self.seen.extend(events);
                }
                ToGuest::RoundEnded { .. } => self.over = true,
                ToGuest::Reveal { round, secret } => self.verify(harness, round, &secret),
                _ => {}
            }
        }
    }

    /// The contribution to a step of a deal.
    fn handle_deal_step(&mut self, context: DealContext, step: DealStep) -> Option<DealContribution> {
        match (step, &mut self.transcript) {
            (DealStep::Begun(commitment), _) => {
                let share = Share::generate().expect("random bytes");
                let own = (self.guest != 0).then_some((self.seat, share));
                let transcript = DealTranscript { context, commitment, own, list: None, shares: None };
                let hash = transcript.own_commitment();
                self.transcript = Some(transcript);
                hash.map(DealContribution::Commitment)
            }
            (DealStep::Committed(list), Some(transcript)) => {
                assert!(transcript.own.is_none_or(|(seat, _)| list.contains_key(&seat)));
                transcript.list = Some(list);
                transcript.own.map(|(_, share)| DealContribution::Share(share))
            }
            (DealStep::Revealed(shares), Some(transcript)) => {
                assert_eq!(transcript.check_shares(&shares), Ok(()));
                transcript.shares = Some(shares);
                None
            }
            (_, transcript) => {
                *transcript = None;
                None
            }
        }
    }

    /// Checks that the round's record matches the commitment and follows the rules.
    fn verify(&mut self, harness: &mut TestRoom, round: u32, secret: &crate::fair_deal::DealSecret) {
        self.ask(harness, TableRequest::Record { round });
        let (guest, number, text) = harness.records.pop_front().expect("a record");
        assert_eq!((guest, number), (GuestId(self.guest), round));
        let record: Record = text.parse().expect("a record");
        let transcript = self.transcript.as_ref().expect("a transcript");
        assert_eq!(transcript.check(secret, &record.header.seed), Ok(()));
        skipstone_core::replay::replay(&record).expect("a legal round");
        self.verified = true;
    }

    pub(super) fn ask(&self, harness: &mut TestRoom, request: TableRequest) {
        harness.send(self.guest, ToHost::TableRequest(NumberedRequest { number: 7, request }));
    }

    fn play(&self, harness: &mut TestRoom, mv: Move) {
        self.ask(harness, TableRequest::Move { at: self.at, mv });
    }

    /// The first legal move, if it is this guest's turn.
    fn first_move(&self) -> Option<Move> {
        let view = self.replica.view();
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
        if replicas[0].over || until(replicas) {
            return;
        }
        match replicas.iter().find_map(|replica| Some((replica, replica.first_move()?))) {
            Some((replica, mv)) => replica.play(harness, mv),
            None => {
                harness.now = harness.room.wake_at().expect("a computer player's turn");
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
fn three_people_and_bots_at(config: HostConfig) -> (TestRoom, Vec<GuestReplica>) {
    let mut harness = TestRoom::new(config);
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.join(harness.hello(2, "Ben", JoinMode::Seat));
    harness.fill_with_bots();
    let replicas = (0..3).map(|guest| GuestReplica::new(&harness, guest)).collect();
    (harness, replicas)
}

#[test]
fn a_series_with_a_verified_deal_each_round_and_a_rematch() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.command(HostCommand::StartRound);
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified && replica.over));
    assert_eq!(harness.room.table_info().free, 0);

    replicas.iter_mut().for_each(|replica| replica.verified = false);
    replicas[1].ask(&mut harness, TableRequest::NextRound);
    play(&mut harness, &mut replicas, |replicas| replicas[0].at.round == 2);
    assert!(!replicas[0].over);
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified));

    let series = harness.room.series;
    harness.command(HostCommand::Rematch);
    assert!(!harness.room.lobby().begun && harness.room.series != series);
    assert_eq!(harness.name_at(1).as_deref(), Some("Ada"));
}

#[test]
fn requests_for_another_seat_or_at_an_old_revision_are_denied() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
    harness.command(HostCommand::StartRound);
    play(&mut harness, &mut replicas, |replicas| {
        replicas.iter().any(|replica| replica.first_move().is_some())
    });
    let on_turn =
        replicas.iter().position(|replica| replica.first_move().is_some()).expect("a person's turn");
    let mv = replicas[on_turn].first_move().expect("a move");
    let other = &replicas[(on_turn + 1) % 3];
    let before = harness.room.game.as_ref().expect("a game").revision;

    let denied = |harness: &mut TestRoom, guest| -> Vec<Denial> {
        let denial = |message| match message {
            ToGuest::Denied { ask: 7, why } => Some(why),
            _ => None,
        };
        harness.take_messages(guest).into_iter().filter_map(denial).collect()
    };
    other.play(&mut harness, mv);
    assert!(matches!(denied(&mut harness, other.guest)[..], [Denial::Table(IntentError::Move { .. })]));
    other.ask(&mut harness, TableRequest::Agree { asked: replicas[on_turn].seat, at: before, agreed: true });
    assert_eq!(denied(&mut harness, other.guest), [Denial::Stale], "there is no takeback request");
    let stale = Revision { events: before.events - 1, ..before };
    replicas[on_turn].ask(&mut harness, TableRequest::Move { at: stale, mv });
    assert_eq!(denied(&mut harness, replicas[on_turn].guest), [Denial::Stale]);
    replicas[on_turn].ask(&mut harness, TableRequest::NextRound);
    assert_eq!(denied(&mut harness, replicas[on_turn].guest), [Denial::Table(IntentError::RoundGoesOn)]);
    harness.send(
        9,
        ToHost::TableRequest(NumberedRequest { number: 7, request: TableRequest::Move { at: before, mv } }),
    );
    assert_eq!(denied(&mut harness, 9), [Denial::NotSeated]);
    harness.send(9, ToHost::LobbyRequest(LobbyRequest::Seat(Some(replicas[on_turn].seat))));
    assert_eq!(harness.take_messages(9), [ToGuest::Denied { ask: 0, why: Denial::NotNow }]);
    assert_eq!(harness.room.game.as_ref().expect("a game").revision, before, "nothing has changed");

    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified));
}

#[test]
fn a_disconnected_player_is_replaced_after_the_grace_period_and_returns_without_a_snapshot() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.command(HostCommand::StartRound);
    play(&mut harness, &mut replicas, |replicas| replicas[1].first_move().is_some());
    harness.handle(RoomInput::Disconnected(GuestId(1)));
    let away = ToGuest::Presence(PresenceEvent::Away { seat: replicas[1].seat, grace: 60_000 });
    assert!(harness.take_messages(2).contains(&away));

    let replace = TableRequest::Replace(replicas[1].seat);
    replicas[2].ask(&mut harness, replace);
    let denied = harness.take_messages(2);
    assert!(matches!(
        &denied[..],
        [ToGuest::Denied { why: Denial::Table(IntentError::WaitedFor { .. }), .. }]
    ));
    harness.now += Duration::from_secs(61);
    replicas[2].ask(&mut harness, replace);
    let messages = harness.take_messages(2);
    assert!(messages.contains(&ToGuest::Presence(PresenceEvent::Replaced(replicas[1].seat))));

    // A computer player plays for Ada until she returns over another connection and from another address.
    let mut ada = replicas.remove(1);
    let seen = ada.at;
    play(&mut harness, &mut replicas, |replicas| replicas[1].at.events > seen.events + 6);
    let mode = JoinMode::Return { table: harness.room.id, seen };
    let request = harness.hello(8, "Countess", mode);
    harness.join(JoinRequest { key: key(1), address: [10, 0, 0, 9].into(), ..request });
    ada.guest = 8;
    let messages = harness.inboxes.get(&GuestId(8)).expect("messages to the guest");
    assert!(
        !messages.iter().any(|message| matches!(message, ToGuest::Snapshot(_))),
        "only the missed events are sent"
    );
    replicas.insert(1, ada);
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified));
    assert_eq!(harness.name_at(1).as_deref(), Some("Ada"), "a player keeps its name during a series");
}

#[test]
fn a_kicked_player_loses_the_seat_to_a_computer_player() {
    let host_config = config(4, EntryPolicy::Open);
    let (mut harness, mut replicas) = three_people_and_bots_at(host_config.clone());
    harness.command(HostCommand::StartRound);
    play(&mut harness, &mut replicas, |replicas| replicas[1].first_move().is_some());
    let seat = replicas.remove(1).seat;
    harness.command(HostCommand::Kick { who: key(1), ban: false });
    assert!(harness.take_messages(2).contains(&ToGuest::Presence(PresenceEvent::Replaced(seat))));
    assert!(matches!(harness.room.lobby().seats[1].occupant, Occupant::Bot { .. }));
    harness.join(JoinRequest { key: key(1), ..harness.hello(7, "Ada", JoinMode::Seat) });
    assert_eq!(harness.refused(7), Some(Refusal::NameTaken), "the computer player has the name now");
    harness.join(JoinRequest { key: key(1), ..harness.hello(8, "Ada II", JoinMode::Seat) });
    assert_eq!(harness.refused(8), Some(Refusal::Full));

    // The table can also be resumed from its last save.
    let (table, saved) = harness.saved.clone().expect("a save");
    let table = Table::resume(table).expect("a valid save");
    let mut harness = TestRoom::from_room(Room::resume(host_config, saved, table).expect("random bytes"));
    let mode = JoinMode::Return { table: harness.room.id, seen: replicas[1].at };
    harness.join(harness.hello(2, "Ben", mode));
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified));
}

#[test]
fn a_resumed_table_continues_at_the_last_revision() {
    let host_config = config(4, EntryPolicy::Open);
    let (mut harness, mut replicas) = three_people_and_bots_at(host_config.clone());
    harness.command(HostCommand::StartRound);
    play(&mut harness, &mut replicas, |replicas| replicas[2].at.events > 30);

    let (table, saved) = harness.saved.clone().expect("a save");
    let id = harness.room.id;
    let table = Table::resume(table).expect("a valid save");
    let mut harness = TestRoom::from_room(Room::resume(host_config, saved, table).expect("random bytes"));
    assert_eq!(harness.room.id, id);
    let host = replicas[0].seat;
    for replica in &mut replicas[1..] {
        let mode = JoinMode::Return { table: id, seen: replica.at };
        let request = harness.hello(replica.guest, "Whoever", mode);
        harness.join(request);
        let messages = harness.inboxes.get(&GuestId(replica.guest)).expect("messages to the guest");
        assert!(
            !messages.iter().any(|message| matches!(message, ToGuest::Snapshot(_))),
            "no event was missed"
        );
        let is_away = |sent: &ToGuest| matches!(sent, ToGuest::Presence(PresenceEvent::Away { seat, .. }) if *seat == host);
        assert!(!messages.iter().any(is_away), "the host's own player is present");
    }
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified));
}

/// Granted requests are limited too: each pause is written to the host's disk and told to everyone.
#[test]
fn a_flood_of_granted_requests_is_stopped() {
    let (mut harness, mut replicas) = three_and_a_bot();
    harness.command(HostCommand::StartRound);
    play(&mut harness, &mut replicas, |replicas| replicas[0].at.round == 1);
    harness.take_messages(1);
    for paused in (0..300).map(|number: u32| number.is_multiple_of(2)) {
        replicas[2].ask(&mut harness, TableRequest::Pause(paused));
    }
    let pause = |message: &ToGuest| matches!(message, ToGuest::Presence(PresenceEvent::Paused(_)));
    let pauses = harness.take_messages(1).into_iter().filter(pause).count();
    assert!(pauses <= 40, "{pauses}");
    assert_eq!(harness.last_messages.get(&GuestId(2)), Some(&ToGuest::Goodbye(CloseReason::ProtocolError)));
}

/// Whoever has reached its rate limit when the round ends verifies it all the same.
#[test]
fn the_record_of_each_round_is_free_once() {
    // People only: computer players would let time pass, and so refill the tokens.
    let (mut harness, mut replicas) = three_people_and_bots_at(config(3, EntryPolicy::Open));
    harness.command(HostCommand::StartRound);
    play(&mut harness, &mut replicas, |replicas| replicas[0].at.round == 1);
    while !harness.room.guests.is_limited(GuestId(2), harness.now) {
        replicas[2].ask(&mut harness, TableRequest::Snapshot);
    }
    play(&mut harness, &mut replicas, |_| false);
    assert!(harness.room.guests.is_limited(GuestId(2), harness.now));
    assert!(replicas.iter().all(|replica| replica.verified));

    replicas[2].ask(&mut harness, TableRequest::Record { round: 1 });
    assert!(harness.records.is_empty());
}

/// Many changes of the lobby at once are one message.
#[test]
fn changes_of_the_lobby_are_sent_together() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Open));
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.join(harness.hello(2, "Ben", JoinMode::Seat));
    harness.now += Duration::from_secs(1);
    harness.take_messages(1);
    (0..30).for_each(|step| harness.send(2, ToHost::LobbyRequest(LobbyRequest::Ready(step % 2 == 1))));
    harness.broadcast_lobby();
    let lobbies: Vec<ToGuest> = harness.take_messages(1);
    let [ToGuest::Lobby(_), ToGuest::Lobby(last)] = &lobbies[..] else {
        panic!("{} messages", lobbies.len())
    };
    assert_eq!(**last, harness.room.lobby());
    assert_eq!(harness.room.wake_at(), None);
}
