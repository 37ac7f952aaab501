//! Tests of the rate limit: whatever a guest sends without end, it is disconnected.

use super::readiness::after_a_round;
use super::rounds::three_and_a_bot;
use super::*;
use crate::protocol::{Audience, ChatLine, Witness};
use crate::round_log::Statement;

/// What is sent without end: what it is called, by whom, and the message with this number.
type Flood = (&'static str, u64, fn(&TestRoom, u32) -> ToHost);

/// The floods for which nobody is disconnected, each sent by itself to a table like this.
fn unstopped(floods: &[Flood], table: impl Fn() -> TestRoom) -> Vec<&'static str> {
    let is_unstopped = |(_, guest, message): &&Flood| {
        let mut harness = table();
        harness.join(harness.hello(9, "Zoë", JoinMode::Watch));
        for number in 0..300 {
            let message = message(&harness, number);
            harness.send(*guest, message);
        }
        harness.last_messages.get(&GuestId(*guest)) != Some(&ToGuest::Goodbye(CloseReason::ProtocolError))
    };
    floods.iter().filter(is_unstopped).map(|(what, ..)| *what).collect()
}

fn ready(_: &TestRoom, number: u32) -> ToHost {
    let request = TableRequest::Ready { proposal: Digest::default() };
    ToHost::TableRequest(NumberedRequest { number, request })
}

fn share_in_round(round: u32) -> ToHost {
    let at = LogPosition { round, proposal: 1, entries: 2 };
    ToHost::Deal { at, given: DealContribution::Share(Share::from_bytes([7; 32])) }
}

#[test]
fn whoever_sends_without_end_what_changes_nothing_is_disconnected() {
    let empty_line =
        |_: &TestRoom, _| ToHost::Chat { to: Audience::Everyone, text: ChatLine::new(""), signed: None };
    let witness = |harness: &TestRoom, _| {
        let log = harness.log();
        let (at, head) = (log.position(), log.log().head());
        let signed = harness.room.signer.sign(log.log(), log.log().len()).expect("a head");
        let signature = identity(9).sign(&Statement::Witness { head }.digest());
        ToHost::Witness(Box::new(Witness { at, head, signed, signature }))
    };
    let floods: [Flood; 6] = [
        ("empty lines of chat", 2, empty_line),
        ("heads that a spectator was shown", 9, witness),
        ("shares of a spectator", 9, |_, _| share_in_round(1)),
        ("shares in invented rounds", 2, |_, number| share_in_round(number)),
        ("ready already", 2, ready),
        ("ready without a seat", 9, ready),
    ];
    assert_eq!(unstopped(&floods, || after_a_round().0), [""; 0]);

    let floods: [Flood; 2] =
        [("ready for what is being dealt", 2, ready), ("shares of a spectator", 9, |_, _| share_in_round(1))];
    let dealing = || {
        let (mut harness, _) = three_and_a_bot();
        harness.start_round();
        harness
    };
    assert_eq!(unstopped(&floods, dealing), [""; 0]);
}
