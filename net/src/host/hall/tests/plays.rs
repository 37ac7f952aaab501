//! Whole rounds, with people who leave, come back, and ask for what can't be.

use skipstone_core::record::Record;
use skipstone_core::table::{Refused, Table};
use skipstone_core::{Mirror, Move, Seen};

use super::*;
use crate::fair::{Promise, Share};
use crate::protocol::{Ask, Denial, Presence, Request};

/// What one guest has made of what it was told.
struct Copy {
    guest: u64,
    seat: Seat,
    mirror: Mirror,
    at: Moment,
    seen: Vec<Seen>,
    promise: Option<Promise>,
    own: Option<Share>,
    verified: bool,
    over: bool,
}

impl Copy {
    fn new(evening: &Evening, guest: u64) -> Copy {
        let key = evening.hall.guests.get(GuestId(guest)).expect("inside").key;
        let seat = evening.hall.seating.seat_of(key).expect("a seat");
        let setup = evening.hall.seating.setup().expect("a table");
        Copy {
            guest,
            seat,
            mirror: Mirror::new(setup, seat),
            at: Moment::default(),
            seen: Vec::new(),
            promise: None,
            own: None,
            verified: false,
            over: false,
        }
    }

    /// Takes in what was told, and answers what programs answer by themselves.
    fn listen(&mut self, evening: &mut Evening) {
        for message in evening.heard(self.guest) {
            match message {
                ToGuest::Commitment { round, commitment } => {
                    let share = Share::generate().expect("random bytes");
                    self.own = Some(share);
                    let own = Some((self.seat, share));
                    self.promise = Some(Promise { round, commitment, own, shares: [].into() });
                    evening.says(self.guest, ToHost::Share { round, share });
                    return self.listen(evening);
                }
                ToGuest::Shares { shares, .. } => {
                    if let Some(promise) = &mut self.promise {
                        promise.shares = shares;
                        assert_eq!(promise.counts_me(), Ok(()));
                    }
                }
                ToGuest::Standing(standing) => {
                    (self.at, self.over) = (Moment { events: 0, ..standing.at }, false);
                    self.seen.clear();
                }
                ToGuest::Events { from, events } => {
                    assert_eq!(from, self.at);
                    events.iter().for_each(|event| self.mirror.apply(event));
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
    fn verify(&mut self, evening: &mut Evening, round: u32, secret: &crate::fair::Secret) {
        self.ask(evening, Request::Record { round });
        let (guest, number, text) = evening.records.pop_front().expect("a record");
        assert_eq!((guest, number), (GuestId(self.guest), round));
        let record: Record = text.parse().expect("a record");
        let promise = self.promise.as_ref().expect("a promise");
        assert_eq!(promise.check(secret, &record.header.seed), Ok(()));
        skipstone_core::replay::replay(&record).expect("it follows the rules");
        self.verified = true;
    }

    fn ask(&self, evening: &mut Evening, request: Request) {
        evening.says(self.guest, ToHost::Ask(Ask { number: 7, request }));
    }

    fn plays(&self, evening: &mut Evening, mv: Move) {
        self.ask(evening, Request::Move { at: self.at, mv });
    }

    fn first_move(&self) -> Option<Move> {
        let view = self.mirror.view();
        (view.ending().is_none() && view.turn() == self.seat).then(|| view.legal_moves().get(0)).flatten()
    }
}

/// Lets everyone move until something holds, or the round is over.
fn play(evening: &mut Evening, copies: &mut [Copy], until: impl Fn(&[Copy]) -> bool) {
    loop {
        let unheard = |copy: &Copy, evening: &Evening| evening.told.contains_key(&GuestId(copy.guest));
        while copies.iter().any(|copy| unheard(copy, evening)) {
            copies.iter_mut().for_each(|copy| copy.listen(evening));
        }
        if copies[0].over || until(copies) {
            return;
        }
        match copies.iter().find_map(|copy| Some((copy, copy.first_move()?))) {
            Some((copy, mv)) => copy.plays(evening, mv),
            None => {
                evening.now = evening.hall.wake_at().expect("a computer player's turn");
                evening.handle(Input::Tick);
            }
        }
    }
}

fn three_and_a_bot() -> (Evening, Vec<Copy>) {
    three_and_a_bot_at(opening(4, Entry::Open))
}

fn three_and_a_bot_at(opening: Opening) -> (Evening, Vec<Copy>) {
    let mut evening = Evening::new(opening);
    evening.comes(evening.hello(1, "Ada", Wanted::Seat));
    evening.comes(evening.hello(2, "Ben", Wanted::Seat));
    evening.fills();
    let copies = (0..3).map(|guest| Copy::new(&evening, guest)).collect();
    (evening, copies)
}

#[test]
fn a_series_with_a_verified_deal_each_round_and_a_rematch() {
    let (mut evening, mut copies) = three_and_a_bot();
    evening.orders(Order::Deal);
    play(&mut evening, &mut copies, |_| false);
    assert!(copies.iter().all(|copy| copy.verified && copy.over));
    assert_eq!(evening.hall.announcement().free, 0);

    copies.iter_mut().for_each(|copy| copy.verified = false);
    copies[1].ask(&mut evening, Request::NextRound);
    play(&mut evening, &mut copies, |copies| copies[0].at.round == 2);
    assert!(!copies[0].over);
    play(&mut evening, &mut copies, |_| false);
    assert!(copies.iter().all(|copy| copy.verified));

    let series = evening.hall.series;
    evening.orders(Order::Rematch);
    assert!(!evening.hall.lobby().begun && evening.hall.series != series);
    assert_eq!(evening.name_at(1).as_deref(), Some("Ada"));
}

#[test]
fn nobody_plays_for_another_or_too_late() {
    let (mut evening, mut copies) = three_and_a_bot();
    evening.comes(evening.hello(9, "Zoë", Wanted::Watch));
    evening.orders(Order::Deal);
    play(&mut evening, &mut copies, |copies| copies.iter().any(|copy| copy.first_move().is_some()));
    let on_turn = copies.iter().position(|copy| copy.first_move().is_some()).expect("somebody's turn");
    let mv = copies[on_turn].first_move().expect("a move");
    let other = &copies[(on_turn + 1) % 3];
    let before = evening.hall.game.as_ref().expect("a game").moment;

    let denied = |evening: &mut Evening, guest| -> Vec<Denial> {
        let denial = |message| match message {
            ToGuest::Denied { ask: 7, why } => Some(why),
            _ => None,
        };
        evening.heard(guest).into_iter().filter_map(denial).collect()
    };
    other.plays(&mut evening, mv);
    assert!(matches!(denied(&mut evening, other.guest)[..], [Denial::Table(Refused::Move { .. })]));
    other.ask(&mut evening, Request::Agree { asked: copies[on_turn].seat, at: before, agreed: true });
    assert_eq!(denied(&mut evening, other.guest), [Denial::Late], "nothing was asked");
    let stale = Moment { events: before.events - 1, ..before };
    copies[on_turn].ask(&mut evening, Request::Move { at: stale, mv });
    assert_eq!(denied(&mut evening, copies[on_turn].guest), [Denial::Late]);
    copies[on_turn].ask(&mut evening, Request::NextRound);
    assert_eq!(denied(&mut evening, copies[on_turn].guest), [Denial::Table(Refused::RoundGoesOn)]);
    evening.says(9, ToHost::Ask(Ask { number: 7, request: Request::Move { at: before, mv } }));
    assert_eq!(denied(&mut evening, 9), [Denial::NotSeated]);
    evening.says(9, ToHost::Wish(Wish::Seat(Some(copies[on_turn].seat))));
    assert_eq!(evening.heard(9), [ToGuest::Denied { ask: 0, why: Denial::NotNow }]);
    assert_eq!(evening.hall.game.as_ref().expect("a game").moment, before, "nothing has changed");

    play(&mut evening, &mut copies, |_| false);
    assert!(copies.iter().all(|copy| copy.verified));
}

#[test]
fn who_is_lost_is_waited_for_replaced_and_comes_back_to_what_was_missed() {
    let (mut evening, mut copies) = three_and_a_bot();
    evening.orders(Order::Deal);
    play(&mut evening, &mut copies, |copies| copies[1].first_move().is_some());
    evening.handle(Input::Lost(GuestId(1)));
    let away = ToGuest::Presence(Presence::Away { seat: copies[1].seat, grace: 60_000 });
    assert!(evening.heard(2).contains(&away));

    let replace = Request::Replace(copies[1].seat);
    copies[2].ask(&mut evening, replace);
    let waited = evening.heard(2);
    assert!(matches!(&waited[..], [ToGuest::Denied { why: Denial::Table(Refused::WaitedFor { .. }), .. }]));
    evening.now += Duration::from_secs(61);
    copies[2].ask(&mut evening, replace);
    let replaced = evening.heard(2);
    assert!(replaced.contains(&ToGuest::Presence(Presence::Replaced(copies[1].seat))));

    // A computer player goes on for Ada, who comes back by another connection and from another address.
    let mut ada = copies.remove(1);
    let seen = ada.at;
    play(&mut evening, &mut copies, |copies| copies[1].at.events > seen.events + 6);
    let back = Wanted::Return { table: evening.hall.id, seen };
    let arrival = evening.hello(8, "Countess", back);
    evening.comes(Arrival { key: key(1), address: [10, 0, 0, 9].into(), ..arrival });
    ada.guest = 8;
    let told = evening.told.get(&GuestId(8)).expect("told");
    assert!(!told.iter().any(|message| matches!(message, ToGuest::Standing(_))), "only what was missed");
    copies.insert(1, ada);
    play(&mut evening, &mut copies, |_| false);
    assert!(copies.iter().all(|copy| copy.verified));
    assert_eq!(evening.name_at(1).as_deref(), Some("Ada"), "the name stays in a game");
}

#[test]
fn who_is_sent_away_loses_the_seat_to_a_computer_player() {
    let host = opening(4, Entry::Open);
    let (mut evening, mut copies) = three_and_a_bot_at(host.clone());
    evening.orders(Order::Deal);
    play(&mut evening, &mut copies, |copies| copies[1].first_move().is_some());
    let seat = copies.remove(1).seat;
    evening.orders(Order::SendAway { who: key(1), for_good: false });
    assert!(evening.heard(2).contains(&ToGuest::Presence(Presence::Replaced(seat))));
    assert!(matches!(evening.hall.lobby().seats[1].occupant, Occupant::Bot { .. }));
    evening.comes(Arrival { key: key(1), ..evening.hello(7, "Ada", Wanted::Seat) });
    assert_eq!(evening.refused(7), Some(Refusal::NameTaken), "nobody else is called like the seat");
    evening.comes(Arrival { key: key(1), ..evening.hello(8, "Ada II", Wanted::Seat) });
    assert_eq!(evening.refused(8), Some(Refusal::Full));

    // Also after the host was killed.
    let (table, kept) = evening.kept.clone().expect("it was kept");
    let table = Table::resume(table).expect("it goes on");
    let mut evening = Evening::of(Hall::resume(host, kept, table).expect("random bytes"));
    let ben = Wanted::Return { table: evening.hall.id, seen: copies[1].at };
    evening.comes(evening.hello(2, "Ben", ben));
    play(&mut evening, &mut copies, |_| false);
    assert!(copies.iter().all(|copy| copy.verified));
}

#[test]
fn a_killed_host_goes_on_at_the_same_card() {
    let host = opening(4, Entry::Open);
    let (mut evening, mut copies) = three_and_a_bot_at(host.clone());
    evening.orders(Order::Deal);
    play(&mut evening, &mut copies, |copies| copies[2].at.events > 30);

    let (table, kept) = evening.kept.clone().expect("it was kept");
    let id = evening.hall.id;
    let table = Table::resume(table).expect("it goes on");
    let mut evening = Evening::of(Hall::resume(host, kept, table).expect("random bytes"));
    assert_eq!(evening.hall.id, id);
    let ada = copies[0].seat;
    for copy in &mut copies[1..] {
        let back = Wanted::Return { table: id, seen: copy.at };
        let arrival = evening.hello(copy.guest, "Whoever", back);
        evening.comes(arrival);
        let told = evening.told.get(&GuestId(copy.guest)).expect("told");
        assert!(!told.iter().any(|message| matches!(message, ToGuest::Standing(_))), "nothing was missed");
        let away = |message: &ToGuest| matches!(message, ToGuest::Presence(Presence::Away { seat, .. }) if *seat == ada);
        assert!(!told.iter().any(away), "the host is back with its table");
    }
    play(&mut evening, &mut copies, |_| false);
    assert!(copies.iter().all(|copy| copy.verified));
}
