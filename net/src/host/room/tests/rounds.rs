//! Whole rounds, with people who leave, come back, and ask for what can't be.

use skipstone_core::record::Record;
use skipstone_core::table::{IntentError, Table};
use skipstone_core::{Move, Replica, VisibleEvent};

use super::*;
use crate::fair_deal::{DealTranscript, Share};
use crate::protocol::{Denial, NumberedRequest, PresenceEvent, TableRequest};

/// What one guest has made of what it was told.
struct GuestReplica {
    guest: u64,
    seat: Seat,
    replica: Replica,
    at: Revision,
    seen: Vec<VisibleEvent>,
    promise: Option<DealTranscript>,
    own: Option<Share>,
    verified: bool,
    over: bool,
}

impl GuestReplica {
    fn new(evening: &TestRoom, guest: u64) -> GuestReplica {
        let key = evening.room.guests.get(GuestId(guest)).expect("inside").key;
        let seat = evening.room.seating.seat_of(key).expect("a seat");
        let setup = evening.room.seating.setup().expect("a table");
        GuestReplica {
            guest,
            seat,
            replica: Replica::new(setup, seat),
            at: Revision::default(),
            seen: Vec::new(),
            promise: None,
            own: None,
            verified: false,
            over: false,
        }
    }

    /// Takes in what was told, and answers what programs answer by themselves.
    fn listen(&mut self, evening: &mut TestRoom) {
        for message in evening.take_messages(self.guest) {
            match message {
                ToGuest::Commitment { round, commitment } => {
                    let share = Share::generate().expect("random bytes");
                    self.own = Some(share);
                    let own = Some((self.seat, share));
                    self.promise = Some(DealTranscript { round, commitment, own, shares: [].into() });
                    evening.send(self.guest, ToHost::Share { round, share });
                    return self.listen(evening);
                }
                ToGuest::Shares { shares, .. } => {
                    if let Some(promise) = &mut self.promise {
                        promise.shares = shares;
                        assert_eq!(promise.check_own_share(), Ok(()));
                    }
                }
                ToGuest::Snapshot(standing) => {
                    (self.at, self.over) = (Revision { events: 0, ..standing.at }, false);
                    self.seen.clear();
                }
                ToGuest::Events { from, events } => {
                    assert_eq!(from, self.at);
                    events.iter().for_each(|event| self.replica.apply(event));
                    self.at.events += events.len() as u32;
                    self.seen.extend(events);
                }
                ToGuest::RoundEnded { .. } => self.over = true,
                ToGuest::Reveal { round, secret } => self.verify(evening, round, &secret),
                _ => {}
            }
        }
    }

    /// The record is what was promised, what the rules allow, and what was shown.
    fn verify(&mut self, evening: &mut TestRoom, round: u32, secret: &crate::fair_deal::DealSecret) {
        self.ask(evening, TableRequest::Record { round });
        let (guest, number, text) = evening.records.pop_front().expect("a record");
        assert_eq!((guest, number), (GuestId(self.guest), round));
        let record: Record = text.parse().expect("a record");
        let promise = self.promise.as_ref().expect("a promise");
        assert_eq!(promise.check(secret, &record.header.seed), Ok(()));
        skipstone_core::replay::replay(&record).expect("it follows the rules");
        self.verified = true;
    }

    fn ask(&self, evening: &mut TestRoom, request: TableRequest) {
        evening.send(self.guest, ToHost::TableRequest(NumberedRequest { number: 7, request }));
    }

    fn plays(&self, evening: &mut TestRoom, mv: Move) {
        self.ask(evening, TableRequest::Move { at: self.at, mv });
    }

    fn first_move(&self) -> Option<Move> {
        let view = self.replica.view();
        (view.ending().is_none() && view.turn() == self.seat).then(|| view.legal_moves().get(0)).flatten()
    }
}

/// Lets everyone move until something holds, or the round is over.
fn play(evening: &mut TestRoom, copies: &mut [GuestReplica], until: impl Fn(&[GuestReplica]) -> bool) {
    loop {
        let unheard =
            |copy: &GuestReplica, evening: &TestRoom| evening.told.contains_key(&GuestId(copy.guest));
        while copies.iter().any(|copy| unheard(copy, evening)) {
            copies.iter_mut().for_each(|copy| copy.listen(evening));
        }
        if copies[0].over || until(copies) {
            return;
        }
        match copies.iter().find_map(|copy| Some((copy, copy.first_move()?))) {
            Some((copy, mv)) => copy.plays(evening, mv),
            None => {
                evening.now = evening.room.wake_at().expect("a computer player's turn");
                evening.handle(RoomInput::Tick);
            }
        }
    }
}

fn three_and_a_bot() -> (TestRoom, Vec<GuestReplica>) {
    three_and_a_bot_at(opening(4, EntryPolicy::Open))
}

fn three_and_a_bot_at(opening: HostConfig) -> (TestRoom, Vec<GuestReplica>) {
    let mut evening = TestRoom::new(opening);
    evening.join(evening.hello(1, "Ada", JoinMode::Seat));
    evening.join(evening.hello(2, "Ben", JoinMode::Seat));
    evening.fill_with_bots();
    let copies = (0..3).map(|guest| GuestReplica::new(&evening, guest)).collect();
    (evening, copies)
}

#[test]
fn a_series_with_a_verified_deal_each_round_and_a_rematch() {
    let (mut evening, mut copies) = three_and_a_bot();
    evening.command(HostCommand::StartRound);
    play(&mut evening, &mut copies, |_| false);
    assert!(copies.iter().all(|copy| copy.verified && copy.over));
    assert_eq!(evening.room.table_info().free, 0);

    copies.iter_mut().for_each(|copy| copy.verified = false);
    copies[1].ask(&mut evening, TableRequest::NextRound);
    play(&mut evening, &mut copies, |copies| copies[0].at.round == 2);
    assert!(!copies[0].over);
    play(&mut evening, &mut copies, |_| false);
    assert!(copies.iter().all(|copy| copy.verified));

    let series = evening.room.series;
    evening.command(HostCommand::Rematch);
    assert!(!evening.room.lobby().begun && evening.room.series != series);
    assert_eq!(evening.name_at(1).as_deref(), Some("Ada"));
}

#[test]
fn nobody_plays_for_another_or_too_late() {
    let (mut evening, mut copies) = three_and_a_bot();
    evening.join(evening.hello(9, "Zoë", JoinMode::Watch));
    evening.command(HostCommand::StartRound);
    play(&mut evening, &mut copies, |copies| copies.iter().any(|copy| copy.first_move().is_some()));
    let on_turn = copies.iter().position(|copy| copy.first_move().is_some()).expect("somebody's turn");
    let mv = copies[on_turn].first_move().expect("a move");
    let other = &copies[(on_turn + 1) % 3];
    let before = evening.room.game.as_ref().expect("a game").revision;

    let denied = |evening: &mut TestRoom, guest| -> Vec<Denial> {
        let denial = |message| match message {
            ToGuest::Denied { ask: 7, why } => Some(why),
            _ => None,
        };
        evening.take_messages(guest).into_iter().filter_map(denial).collect()
    };
    other.plays(&mut evening, mv);
    assert!(matches!(denied(&mut evening, other.guest)[..], [Denial::Table(IntentError::Move { .. })]));
    other.ask(&mut evening, TableRequest::Agree { asked: copies[on_turn].seat, at: before, agreed: true });
    assert_eq!(denied(&mut evening, other.guest), [Denial::Stale], "nothing was asked");
    let stale = Revision { events: before.events - 1, ..before };
    copies[on_turn].ask(&mut evening, TableRequest::Move { at: stale, mv });
    assert_eq!(denied(&mut evening, copies[on_turn].guest), [Denial::Stale]);
    copies[on_turn].ask(&mut evening, TableRequest::NextRound);
    assert_eq!(denied(&mut evening, copies[on_turn].guest), [Denial::Table(IntentError::RoundGoesOn)]);
    evening.send(
        9,
        ToHost::TableRequest(NumberedRequest { number: 7, request: TableRequest::Move { at: before, mv } }),
    );
    assert_eq!(denied(&mut evening, 9), [Denial::NotSeated]);
    evening.send(9, ToHost::LobbyRequest(LobbyRequest::Seat(Some(copies[on_turn].seat))));
    assert_eq!(evening.take_messages(9), [ToGuest::Denied { ask: 0, why: Denial::NotNow }]);
    assert_eq!(evening.room.game.as_ref().expect("a game").revision, before, "nothing has changed");

    play(&mut evening, &mut copies, |_| false);
    assert!(copies.iter().all(|copy| copy.verified));
}

#[test]
fn who_is_lost_is_waited_for_replaced_and_comes_back_to_what_was_missed() {
    let (mut evening, mut copies) = three_and_a_bot();
    evening.command(HostCommand::StartRound);
    play(&mut evening, &mut copies, |copies| copies[1].first_move().is_some());
    evening.handle(RoomInput::Disconnected(GuestId(1)));
    let away = ToGuest::Presence(PresenceEvent::Away { seat: copies[1].seat, grace: 60_000 });
    assert!(evening.take_messages(2).contains(&away));

    let replace = TableRequest::Replace(copies[1].seat);
    copies[2].ask(&mut evening, replace);
    let waited = evening.take_messages(2);
    assert!(matches!(
        &waited[..],
        [ToGuest::Denied { why: Denial::Table(IntentError::WaitedFor { .. }), .. }]
    ));
    evening.now += Duration::from_secs(61);
    copies[2].ask(&mut evening, replace);
    let replaced = evening.take_messages(2);
    assert!(replaced.contains(&ToGuest::Presence(PresenceEvent::Replaced(copies[1].seat))));

    // A computer player goes on for Ada, who comes back by another connection and from another address.
    let mut ada = copies.remove(1);
    let seen = ada.at;
    play(&mut evening, &mut copies, |copies| copies[1].at.events > seen.events + 6);
    let back = JoinMode::Return { table: evening.room.id, seen };
    let arrival = evening.hello(8, "Countess", back);
    evening.join(JoinRequest { key: key(1), address: [10, 0, 0, 9].into(), ..arrival });
    ada.guest = 8;
    let told = evening.told.get(&GuestId(8)).expect("told");
    assert!(!told.iter().any(|message| matches!(message, ToGuest::Snapshot(_))), "only what was missed");
    copies.insert(1, ada);
    play(&mut evening, &mut copies, |_| false);
    assert!(copies.iter().all(|copy| copy.verified));
    assert_eq!(evening.name_at(1).as_deref(), Some("Ada"), "the name stays in a game");
}

#[test]
fn who_is_sent_away_loses_the_seat_to_a_computer_player() {
    let host = opening(4, EntryPolicy::Open);
    let (mut evening, mut copies) = three_and_a_bot_at(host.clone());
    evening.command(HostCommand::StartRound);
    play(&mut evening, &mut copies, |copies| copies[1].first_move().is_some());
    let seat = copies.remove(1).seat;
    evening.command(HostCommand::Kick { who: key(1), ban: false });
    assert!(evening.take_messages(2).contains(&ToGuest::Presence(PresenceEvent::Replaced(seat))));
    assert!(matches!(evening.room.lobby().seats[1].occupant, Occupant::Bot { .. }));
    evening.join(JoinRequest { key: key(1), ..evening.hello(7, "Ada", JoinMode::Seat) });
    assert_eq!(evening.refused(7), Some(Refusal::NameTaken), "nobody else is called like the seat");
    evening.join(JoinRequest { key: key(1), ..evening.hello(8, "Ada II", JoinMode::Seat) });
    assert_eq!(evening.refused(8), Some(Refusal::Full));

    // Also after the host was killed.
    let (table, kept) = evening.kept.clone().expect("it was kept");
    let table = Table::resume(table).expect("it goes on");
    let mut evening = TestRoom::of(Room::resume(host, kept, table).expect("random bytes"));
    let ben = JoinMode::Return { table: evening.room.id, seen: copies[1].at };
    evening.join(evening.hello(2, "Ben", ben));
    play(&mut evening, &mut copies, |_| false);
    assert!(copies.iter().all(|copy| copy.verified));
}

#[test]
fn a_killed_host_goes_on_at_the_same_card() {
    let host = opening(4, EntryPolicy::Open);
    let (mut evening, mut copies) = three_and_a_bot_at(host.clone());
    evening.command(HostCommand::StartRound);
    play(&mut evening, &mut copies, |copies| copies[2].at.events > 30);

    let (table, kept) = evening.kept.clone().expect("it was kept");
    let id = evening.room.id;
    let table = Table::resume(table).expect("it goes on");
    let mut evening = TestRoom::of(Room::resume(host, kept, table).expect("random bytes"));
    assert_eq!(evening.room.id, id);
    let ada = copies[0].seat;
    for copy in &mut copies[1..] {
        let back = JoinMode::Return { table: id, seen: copy.at };
        let arrival = evening.hello(copy.guest, "Whoever", back);
        evening.join(arrival);
        let told = evening.told.get(&GuestId(copy.guest)).expect("told");
        assert!(!told.iter().any(|message| matches!(message, ToGuest::Snapshot(_))), "nothing was missed");
        let away = |message: &ToGuest| matches!(message, ToGuest::Presence(PresenceEvent::Away { seat, .. }) if *seat == ada);
        assert!(!told.iter().any(away), "the host is back with its table");
    }
    play(&mut evening, &mut copies, |_| false);
    assert!(copies.iter().all(|copy| copy.verified));
}
