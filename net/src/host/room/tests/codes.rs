//! Tests of the short code: exchanges about it, and guests who guess, replay, drop and flood.

use super::*;
use crate::invite::{CodeExchange, Confirmations, ExchangeMessage, Proof, ShortCode, Side};
use crate::limits;
use crate::protocol::CodeAnswer;

/// A guest who is being let in by a code.
struct Caller {
    guest: u64,
    own: CodeExchange,
    message: ExchangeMessage,
}

/// What a caller knows after the room's answer.
struct Answered {
    answer: CodeAnswer,
    confirmations: Confirmations,
}

/// A code that isn't this one.
fn other_than(code: ShortCode) -> ShortCode {
    let codes = ["222-222", "333-333"].map(|code| code.parse().expect("a code"));
    codes.into_iter().find(|other| *other != code).expect("one of two")
}

impl TestRoom {
    /// A guest with a code, at the address with this last number.
    fn announce(&mut self, guest: u64, address: u8, code: ShortCode) -> Caller {
        self.announce_from(guest, address, code, false)
    }

    /// The same, on a phone if `is_phone`.
    fn announce_from(&mut self, guest: u64, address: u8, code: ShortCode, is_phone: bool) -> Caller {
        let mut request = self.hello(guest, &format!("Guest {guest}"), JoinMode::Watch);
        request.hello.proof = Some(Proof::EXCHANGE_FOLLOWS);
        request.address = IpAddr::from([192, 168, 7, address]);
        request.is_phone = is_phone;
        let (own, message) = CodeExchange::start(Side::Guest, &code, &request.binding).expect("random bytes");
        self.join(request);
        Caller { guest, own, message }
    }

    /// Sends the caller's message. `None` if the room doesn't answer it.
    fn exchange(&mut self, caller: Caller) -> Option<Answered> {
        self.send(caller.guest, ToHost::CodeExchange(caller.message));
        let messages = self.take_messages(caller.guest);
        let [ToGuest::CodeExchange(answer)] = &messages[..] else {
            assert_eq!(messages, [], "no other answer");
            return None;
        };
        let confirmations = caller.own.finish(&answer.message).expect("a point");
        Some(Answered { answer: **answer, confirmations })
    }

    /// Tries a wrong code from an address, and goes without a word. Returns the tries left, or `None` without an answer.
    pub(super) fn guess(&mut self, guest: u64, address: u8) -> Option<u32> {
        let wrong = other_than(self.room.short_code());
        let caller = self.announce(guest, address, wrong);
        let answered = self.exchange(caller);
        if let Some(Answered { answer, confirmations }) = &answered {
            assert!(answer.confirmation != confirmations.host, "the guest sees that its code is wrong");
        }
        self.handle(RoomInput::Disconnected(GuestId(guest)));
        answered.map(|answered| answered.answer.tries_left)
    }

    /// Comes with a code. Returns whether the guest is let in.
    pub(super) fn enter(&mut self, guest: u64, address: u8, code: ShortCode) -> bool {
        let caller = self.announce(guest, address, code);
        self.enter_as(caller)
    }

    /// Comes with a code from a phone. Returns whether the guest is let in.
    pub(super) fn enter_on_phone(&mut self, guest: u64, address: u8, code: ShortCode) -> bool {
        let caller = self.announce_from(guest, address, code, true);
        self.enter_as(caller)
    }

    fn enter_as(&mut self, caller: Caller) -> bool {
        let guest = caller.guest;
        let Some(Answered { answer, confirmations }) = self.exchange(caller) else { return false };
        if answer.confirmation != confirmations.host {
            self.handle(RoomInput::Disconnected(GuestId(guest)));
            return false;
        }
        self.send(guest, ToHost::CodeConfirmation(confirmations.guest));
        matches!(self.take_messages(guest)[..], [ToGuest::Welcome(_), ..])
    }

    /// The codes that the table has drawn because of wrong tries.
    pub(super) fn redrawn(&self) -> Vec<ShortCode> {
        let redrawn = |event: &HostEvent| match event {
            HostEvent::ShortCode { code, after_wrong_tries: true, .. } => Some(*code),
            _ => None,
        };
        self.host_events.iter().filter_map(redrawn).collect()
    }

    fn wait(&mut self, time: Duration) {
        self.now += time;
        self.handle(RoomInput::Tick);
    }

    fn last_message(&self, guest: u64) -> Option<&ToGuest> {
        self.last_messages.get(&GuestId(guest))
    }
}

#[test]
fn the_short_code_lets_in_like_the_invite_code() {
    for entry in [EntryPolicy::Code, EntryPolicy::Knock, EntryPolicy::Open] {
        let mut harness = TestRoom::new(config(4, entry));
        let code = harness.room.short_code();
        assert!(harness.enter(1, 1, code));
        let admitted = HostEvent::Admitted { who: key(1), name: Name::new("Guest 1") };
        assert_eq!(harness.host_events, [admitted], "a known player from now on, who hasn't knocked");
        assert!(!harness.enter(2, 1, other_than(code)));
        assert!(harness.enter(3, 1, code), "the code goes on");
    }
}

/// Phones send theirs unencrypted: whoever records it can't come in with a program.
#[test]
fn the_code_for_phones_lets_in_phones_only() {
    for entry in [EntryPolicy::Code, EntryPolicy::Knock] {
        let mut harness = TestRoom::new(config(4, entry));
        let (code, for_phones) = (harness.room.short_code(), harness.room.phone_code());
        assert!(!harness.enter(1, 1, for_phones), "recorded, and typed into a program");
        assert!(!harness.enter_on_phone(2, 2, code), "no phone sends the code of the programs in vain");
        assert!(harness.enter_on_phone(3, 3, for_phones));
        assert!(harness.enter(4, 4, code));
        let known: Vec<Fingerprint> =
            harness.room.admission.players.names().iter().map(|(key, _)| *key).collect();
        assert_eq!(known, [key(3), key(4)]);
        // A phone's wrong tries count like any other's, and draw both codes anew, as the host's wish does.
        assert!(!(5..13).any(|guest| harness.enter_on_phone(guest, guest as u8, code)));
        assert_eq!((harness.redrawn().len(), harness.room.phone_code() == for_phones), (1, false));
        let redrawn = harness.room.phone_code();
        harness.command(HostCommand::RenewInvite);
        assert!(harness.room.phone_code() != redrawn);
    }
}

#[test]
fn five_wrong_tries_are_an_addresses_limit_and_dropping_the_connection_doesnt_help() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Code));
    let code = harness.room.short_code();
    let left: Vec<_> = (1..=5).map(|guest| harness.guess(guest, 1)).collect();
    assert_eq!(left, [4, 3, 2, 1, 0].map(Some));
    assert!(!harness.enter(6, 1, code), "the right code isn't looked at either");
    assert_eq!(harness.refused(6), Some(Refusal::WrongCode { tries_left: 0 }));
    // Nobody else is kept out, nor is the invite code.
    assert!(harness.enter(7, 2, code));
    let mut request = harness.hello(8, "Guest 8", JoinMode::Watch);
    request.address = IpAddr::from([192, 168, 7, 1]);
    request.hello.proof = Some(harness.room.secret().proof(Side::Guest, &request.binding));
    harness.join(request);
    assert!(harness.room.guests.is_inside(GuestId(8)));
    assert_eq!(harness.redrawn(), []);
}

#[test]
fn ten_wrong_tries_altogether_draw_a_new_code_after_a_pause() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Code));
    let code = harness.room.short_code();
    for guest in 1..=9 {
        assert!(harness.guess(guest, guest as u8).is_some());
    }
    // Right tries don't count, however many.
    for guest in 10..40 {
        assert!(harness.enter(guest, 3, code));
    }
    assert_eq!(harness.redrawn(), []);
    assert!(harness.guess(41, 41).is_some());
    let [new] = harness.redrawn()[..] else { panic!("{:?}", harness.redrawn()) };
    assert!(new == harness.room.short_code() && new != code);

    assert!(!harness.enter(42, 42, new));
    assert_eq!(harness.last_message(42), Some(&ToGuest::CodesPaused { seconds: 60 }));
    harness.wait(Duration::from_secs(59));
    assert_eq!(harness.guess(43, 43), None, "no guess in the pause");
    assert_eq!(harness.last_message(43), Some(&ToGuest::CodesPaused { seconds: 1 }));
    harness.wait(Duration::from_secs(1));
    assert!(!harness.enter(44, 44, code));
    assert!(harness.enter(45, 45, new));
}

/// Somebody with many addresses who keeps every exchange open.
#[test]
fn tries_that_are_held_open_count_and_keep_nobody_out() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Code));
    let code = harness.room.short_code();
    let wrong = other_than(code);
    let callers: Vec<Caller> = (1..=40).map(|guest| harness.announce(guest, guest as u8, wrong)).collect();
    let answered = callers.into_iter().filter_map(|caller| harness.exchange(caller)).count();
    assert_eq!(answered, limits::SHORT_CODE_TRIES as usize);
    assert_eq!(harness.redrawn().len(), 1, "at the next try");
    harness.wait(limits::SHORT_CODE_PAUSE);
    let new = harness.room.short_code();
    assert!(harness.enter(41, 41, new));
    assert_eq!((harness.redrawn().len(), harness.room.exchanges.count()), (1, 0), "the rest has timed out");
}

/// Who was answered before the draw comes in after it.
#[test]
fn a_code_that_was_right_when_it_was_answered_lets_in() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Code));
    let caller = harness.announce(1, 1, harness.room.short_code());
    let ada = harness.exchange(caller).expect("an answer");
    let answered = (2..=11).filter(|guest| harness.guess(*guest, *guest as u8).is_some()).count();
    assert_eq!(answered, 9, "hers is the tenth, as nobody knows yet that it is right");
    assert_eq!(harness.redrawn().len(), 1);
    harness.send(1, ToHost::CodeConfirmation(ada.confirmations.guest));
    assert!(harness.room.guests.is_inside(GuestId(1)));

    // Not after the host has asked for another one.
    harness.command(HostCommand::RenewInvite);
    let caller = harness.announce(12, 1, harness.room.short_code());
    let ben = harness.exchange(caller).expect("the pause is over too");
    harness.command(HostCommand::RenewInvite);
    assert_eq!(harness.refused(12), Some(Refusal::WrongCode { tries_left: 5 }));
    harness.send(12, ToHost::CodeConfirmation(ben.confirmations.guest));
    assert!(!harness.room.guests.is_inside(GuestId(12)));
}

#[test]
fn confirmations_of_others_and_messages_out_of_turn_end_the_connection() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Code));
    let code = harness.room.short_code();
    let caller = harness.announce(1, 1, code);
    let right = harness.exchange(caller).expect("an answer").confirmations.guest;
    /// What a guest sends in place of its confirmation, given the host's answer and the right confirmation of another exchange.
    type Offence = fn(&Answered, Proof) -> ToHost;
    let offences: [(&str, Offence); 4] = [
        ("the host's own", |answered, _| ToHost::CodeConfirmation(answered.answer.confirmation)),
        ("of another exchange", |_, right| ToHost::CodeConfirmation(right)),
        ("a second message", |answered, _| ToHost::CodeExchange(answered.answer.message)),
        ("something else", |_, _| ToHost::LobbyRequest(LobbyRequest::Age(None))),
    ];
    for (guest, (what, offence)) in (2..).zip(offences) {
        let caller = harness.announce(guest, guest as u8, code);
        let answered = harness.exchange(caller).expect("an answer");
        harness.send(guest, offence(&answered, right));
        let expected = ToGuest::Goodbye(CloseReason::ProtocolError);
        assert_eq!(harness.last_message(guest), Some(&expected), "{what}");
        harness.send(guest, ToHost::CodeConfirmation(answered.confirmations.guest));
        assert!(!harness.room.guests.is_inside(GuestId(guest)), "{what}: it is over");
    }
    // A confirmation before the answer, and a message by somebody who hasn't announced it.
    let Caller { guest, message, .. } = harness.announce(6, 6, code);
    harness.send(guest, ToHost::CodeConfirmation(right));
    assert_eq!(harness.last_message(6), Some(&ToGuest::Goodbye(CloseReason::ProtocolError)));
    harness.send(1, ToHost::CodeConfirmation(right));
    assert!(harness.room.guests.is_inside(GuestId(1)));
    harness.send(1, ToHost::CodeExchange(message));
    assert!(!harness.room.guests.is_inside(GuestId(1)));
}

#[test]
fn a_flood_of_announced_exchanges_takes_bounded_memory_and_stops_nobody() {
    let mut harness = TestRoom::new(config(4, EntryPolicy::Knock));
    let code = harness.room.short_code();
    harness.join(harness.hello(1, "Ada", JoinMode::Seat));
    harness.command(HostCommand::AnswerKnock { who: key(1), name: Name::new("Ada"), admit: true });
    for guest in 2..200 {
        drop(harness.announce(guest, guest as u8, code));
        assert!(harness.room.exchanges.count() <= limits::EXCHANGES);
    }
    assert!(harness.enter(200, 200, code));
    // One key has one exchange, and keeps its place at the table until another one has succeeded.
    for guest in 201..300 {
        let mut request = harness.hello(guest, "Ada", JoinMode::Seat);
        (request.key, request.hello.proof) = (key(1), Some(Proof::EXCHANGE_FOLLOWS));
        harness.join(request);
        // As fast as anybody may come again.
        harness.now += Duration::from_millis(100);
    }
    let of_ada = harness
        .last_messages
        .values()
        .filter(|last| **last == ToGuest::Goodbye(CloseReason::JoinedElsewhere));
    assert_eq!(of_ada.count(), 98);
    assert_eq!(harness.name_at(1).as_deref(), Some("Ada"));
    harness.wait(limits::EXCHANGE_TIMEOUT);
    assert_eq!(harness.room.exchanges.count(), 0);
    assert_eq!((harness.redrawn().len(), harness.room.wake_at()), (0, None), "nobody has guessed");
}

#[test]
fn whoever_has_no_place_is_refused_before_a_try() {
    let mut harness = TestRoom::new(config(2, EntryPolicy::Code));
    harness.fill_with_bots();
    let code = harness.room.short_code();
    let mut request = harness.hello(1, "Ada", JoinMode::Seat);
    request.hello.proof = Some(Proof::EXCHANGE_FOLLOWS);
    harness.join(request);
    assert_eq!(harness.refused(1), Some(Refusal::Full));
    harness.command(HostCommand::Kick { who: key(2), ban: true });
    drop(harness.announce(2, 2, code));
    assert_eq!(harness.refused(2), Some(Refusal::Banned));
    // Banned between the answer and the confirmation.
    let caller = harness.announce(3, 3, code);
    let answered = harness.exchange(caller).expect("an answer");
    harness.command(HostCommand::Kick { who: key(3), ban: true });
    harness.send(3, ToHost::CodeConfirmation(answered.confirmations.guest));
    assert_eq!(harness.refused(3), Some(Refusal::Banned));
}
